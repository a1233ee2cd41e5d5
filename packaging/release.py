"""The small steps of a release: `python packaging/release.py STEP ...`.

ready TAG              version, change log, known answers and addresses agree, or it is said what does not
notes                  what the change log says of this version, and the SHA-256 of its pages
gather FROM TO SYSTEM  copies what was built under names that tell version and system
sums FOLDER            writes SHA256SUMS

Standard library only.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import sys
from pathlib import Path
from typing import Final

import contents

TOP: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(TOP / "packaging" / "shelves"))

import home  # noqa: E402 - the scripts import each other by their plain names

SUMS: Final = "SHA256SUMS"
PAGES: Final = {"verify.html": "the page for players", "unlock.html": "the page that opens locked boxes"}
"""Pages that organisers hand out, and for whom they are: here people find what they must be."""
FOLDER: Final = Path("resources") / "verify"
_ENDINGS: Final = (".cdx.json", ".exe", ".zip")


def problems(tag: str, top: Path = TOP) -> list[str]:
    """Return a sentence for each thing that keeps `tag` from being released; none means ready."""
    version = contents.version_of(top)
    found = []
    if tag != f"v{version}":
        found.append(f"The tag is {tag}, but the sources are version {version}.")
    if not re.search(rf"^## \[{re.escape(version)}\] – \d{{4}}-\d\d-\d\d$", _change_log(top), re.MULTILINE):
        found.append(f"CHANGELOG.md gives no date for {version}.")
    answers = top / "tests" / "vectors" / "versions" / f"{version}.json"
    if not answers.is_file() or json.loads(answers.read_text("utf-8"))["version"] != version:
        found.append(f"{version} has no known answers: packaging/known_answers.py writes them.")
    if home.is_placeholder():
        found.append("The project has no address yet: packaging/shelves/home.py OWNER/NAME writes it.")
    elif os.environ.get("GITHUB_REPOSITORY", home.REPOSITORY) != home.REPOSITORY:
        found.append(f"The addresses lead to {home.REPOSITORY}: packaging/shelves/home.py changes them.")
    return found


def notes(top: Path = TOP) -> str:
    """Return what the change log says of this version, and the SHA-256 of each of its pages.

    Raises:
        SystemExit: the change log says nothing.
    """
    version = contents.version_of(top)
    section = re.search(
        rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## |\Z)", _change_log(top), re.MULTILINE | re.DOTALL
    )
    if section is None or not section[1].strip():
        raise SystemExit(f"CHANGELOG.md says nothing of {version}.")
    digests = {name: hashlib.sha256((top / FOLDER / name).read_bytes()).hexdigest() for name in PAGES}
    told = "".join(f"\n`{name}`, {use}: SHA-256 `{digests[name]}`\n" for name, use in PAGES.items())
    return f"{section[1].strip()}\n{told}"


def gather(built: Path, out: Path, system: str, top: Path = TOP) -> list[Path]:
    """Copy the files in `built` into the folder `out`, and return the copies.

    A name that does not tell the version gets it, and `system`.

    Raises:
        SystemExit: there is nothing to copy, or two files would get one name.
    """
    version = contents.version_of(top)
    out.mkdir(parents=True, exist_ok=True)
    copies = []
    for file in sorted(built.iterdir()):
        if not file.is_file() or file.name.startswith(".") or file.suffix == ".lock":
            continue
        ending = next((one for one in _ENDINGS if file.name.endswith(one)), "")
        stem = file.name.removesuffix(ending)
        copy = out / (file.name if version in stem else f"{stem}-{version}-{system}{ending}")
        if copy.exists():
            raise SystemExit(f"{copy.name} is there twice.")
        shutil.copy2(file, copy)
        copies.append(copy)
    if not copies:
        raise SystemExit(f"There is nothing in {built}.")
    return copies


def sums(folder: Path) -> str:
    """Return the SHA-256 sums of the files in `folder`, in the form that `sha256sum --check` reads."""
    files = (file for file in sorted(folder.iterdir()) if file.is_file() and file.name != SUMS)
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def add_pages(folder: Path, top: Path = TOP) -> None:
    """Copy the pages into `folder`, so that their sums are published with the others.

    A player should not take one from whom it is to prove something about.
    """
    for name in PAGES:
        stem = name.removesuffix(".html")
        shutil.copy2(top / FOLDER / name, folder / f"{stem}-{contents.version_of(top)}.html")


def _change_log(top: Path) -> str:
    return (top / "CHANGELOG.md").read_text("utf-8")


def main(words: list[str] | None = None) -> int:
    """Do the one step that the command line names."""
    parser = argparse.ArgumentParser(description="The small steps of a release.")
    steps = parser.add_subparsers(dest="step", required=True)
    steps.add_parser("ready").add_argument("tag")
    steps.add_parser("notes")
    gathering = steps.add_parser("gather")
    gathering.add_argument("built", type=Path)
    gathering.add_argument("out", type=Path)
    gathering.add_argument("system")
    steps.add_parser("sums").add_argument("folder", type=Path)
    asked = parser.parse_args(words)
    if asked.step == "ready":
        found = problems(asked.tag)
        sys.stdout.write("".join(f"{line}\n" for line in found) or f"{asked.tag} is ready.\n")
        return 1 if found else 0
    if asked.step == "notes":
        sys.stdout.write(notes())
    elif asked.step == "gather":
        copies = gather(asked.built, asked.out, asked.system)
        sys.stdout.write("".join(f"{copy}\n" for copy in copies))
    else:
        add_pages(asked.folder)
        (asked.folder / SUMS).write_text(sums(asked.folder), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
