"""The help in other languages: `python packaging/help_pages.py check | accept [LANGUAGE/PAGE.md ...]`.

`check` finds translated pages that are missing, or were made from another English page than today's; `accept`
writes down that the pages named, or all of them, say what the English ones say. What each page was made from
stands in resources/help/made_from.json: the beginning of the English page's SHA-256.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HELP: Final = Path(__file__).resolve().parents[1] / "resources" / "help"
ENGLISH: Final = "en"
MADE_FROM: Final = "made_from.json"
DIGITS: Final = 16


def faults(folder: Path = HELP) -> Iterator[str]:
    """Yield what is wrong with the translated pages in `folder`, and what to do about it."""
    english, languages = _pages(folder / ENGLISH), _languages(folder)
    made_from = _made_from(folder)
    wanted = set().union(*languages.values())
    for name in sorted(wanted - english.keys()):
        yield f"help/{ENGLISH}/{name} is missing: other languages have this page"
    for code, pages in languages.items():
        for name in sorted(wanted & english.keys()):
            page = f"{code}/{name}"
            if name not in pages:
                yield f"help/{page} is missing: translate it, as in the other languages"
            elif made_from.get(page) != english[name]:
                yield (
                    f"help/{page} was made from another {ENGLISH}/{name}: bring it up to date, "
                    f"then run packaging/help_pages.py accept {page}"
                )
    for page in sorted(made_from.keys() - {f"{code}/{name}" for code in languages for name in wanted}):
        yield f"help/{page} is gone: run packaging/help_pages.py accept"


def accept(names: Sequence[str], folder: Path = HELP) -> None:
    """Write down that the pages `names`, such as `de/deal.md`, are made from today's English; none means all.

    Raises:
        KeyError: there is no such page, or no English one.
    """
    english, languages = _pages(folder / ENGLISH), _languages(folder)
    there = {f"{code}/{name}": name for code, pages in languages.items() for name in pages}
    kept = {page: digest for page, digest in _made_from(folder).items() if page in there}
    kept |= {page: english[there[page]] for page in names or there}
    (folder / MADE_FROM).write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", "utf-8")


def _languages(folder: Path) -> dict[str, set[str]]:
    """Return the names of each language's pages, English aside."""
    return {
        path.name: {page.name for page in path.glob("*.md")}
        for path in sorted(folder.iterdir())
        if path.is_dir() and path.name != ENGLISH
    }


def _pages(folder: Path) -> dict[str, str]:
    """Return name and digest of each page, which counts the same with the line ends of any system."""
    return {
        path.name: hashlib.sha256(path.read_text("utf-8").encode()).hexdigest()[:DIGITS]
        for path in folder.glob("*.md")
    }


def _made_from(folder: Path) -> dict[str, str]:
    path = folder / MADE_FROM
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def main(arguments: list[str]) -> int:
    """Do what `arguments` say; return 1 when `check` found something."""
    match arguments:
        case ["check"]:
            found = list(faults())
            sys.stdout.writelines(fault + "\n" for fault in found)
            return 1 if found else 0
        case ["accept", *names]:
            accept(names)
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
