"""The page that opens a locked box: `python packaging/unlock_page.py build | check`.

`build` puts the parts in packaging/unlock_page together to resources/verify/unlock.html, one file that
needs nothing else. With verify.html (`verify_page.py`) it shares how it is built, its look, hashes, archives,
the rounds of drand, and the texts that both say.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import verify_page

from bigdeal_gui.services.boxes.lock_time import RELAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

PARTS: Final = Path(__file__).resolve().parent / "unlock_page"
PAGE: Final = verify_page.PAGE.with_name("unlock.html")
SHARED: Final = ("bytes", "digest", "archive", "round")
"""What it takes of the page that verifies, in the order in which it is read."""
SHARED_TEXTS: Final = (
    *("language", "languageLabel", "inGroups", "inWords", "true", "version"),
    *("r_randomness", "r_unsigned"),
)


def words() -> dict[str, dict[str, str]]:
    """Return what the page says, by language and name."""
    shared = verify_page.words()
    return {
        file.stem: {
            **{name: shared[file.stem][name] for name in SHARED_TEXTS},
            **json.loads(file.read_text("utf-8")),
        }
        for file in sorted((PARTS / "words").glob("*.json"))
    }


def built(old: str = "") -> str:
    """Return the page; `old` is the page before, whose packed words stay where they say the same."""
    core = "\n".join([*(verify_page.part(f"{name}.js") for name in SHARED), _part("seal.js")])
    return verify_page.assembled(
        _part("page.html"),
        verify_page.filled(verify_page.slim(core), verify_page.clock()),
        verify_page.filled(_part("page.js"), {"RELAYS": json.dumps(RELAYS)[1:-1]}),
        verify_page.part("style.css") + _part("style.css"),
        words(),
        old,
    )


def _part(name: str) -> str:
    return (PARTS / name).read_text("utf-8")


def main(arguments: Sequence[str]) -> int:
    """Build or check the page, and return 1 where something is wrong."""
    return verify_page.built_or_checked(PAGE, words(), built, is_built=[*arguments] == ["build"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
