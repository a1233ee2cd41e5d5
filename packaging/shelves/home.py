"""Where the project lives: `python packaging/shelves/home.py OWNER/NAME` writes it wherever it has to stand.

Until that was done once, addresses hold a placeholder, and `release.py ready` says so. Standard library only.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[2]
PLACEHOLDER: Final = "OWNER/bigdeal-gui"
HOST: Final = "https://github.com/"
REPOSITORY: Final = "OWNER/bigdeal-gui"
HOME: Final = HOST + REPOSITORY

NAMED_IN: Final = (
    Path("packaging/shelves/home.py"),
    Path("pyproject.toml"),
    Path("packaging/linux/org.bigdeal_gui.bigdeal_gui.metainfo.xml"),
    Path("docs/download.md"),
)
"""The files that hold the address; everything else is made from it."""

_REPOSITORY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}")


def is_placeholder() -> bool:
    """Tell whether the project has no address yet."""
    return REPOSITORY == PLACEHOLDER


def download(version: str, name: str) -> str:
    """Return the address from which the file `name` of a release is fetched."""
    return f"{HOME}/releases/download/v{version}/{name}"


def settle(repository: str, top: Path = TOP) -> list[Path]:
    """Write `repository` (OWNER/NAME) in place of the one that stands there, and return the files changed.

    Raises:
        SystemExit: that is no name of a repository, or a file does not name the old one.
    """
    if not _REPOSITORY.fullmatch(repository):
        raise SystemExit(f"“{repository}” is not OWNER/NAME.")
    texts = {path: (top / path).read_text("utf-8") for path in NAMED_IN}
    for path, text in texts.items():
        if REPOSITORY not in text:
            raise SystemExit(f"{path} does not name {REPOSITORY}.")
    for path, text in texts.items():
        changed = text.replace(REPOSITORY, repository)
        # What a placeholder is stays what it was.
        changed = re.sub(r'^(PLACEHOLDER: Final = )".*"$', rf'\1"{PLACEHOLDER}"', changed, flags=re.MULTILINE)
        (top / path).write_text(changed, "utf-8", newline="\n")
    return list(texts)


def main(words: list[str] | None = None) -> int:
    """Settle the address that the command line names."""
    words = sys.argv[1:] if words is None else words
    if len(words) != 1:
        raise SystemExit("python packaging/shelves/home.py OWNER/NAME")
    for path in settle(words[0]):
        print(path)  # noqa: T201 - a script's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
