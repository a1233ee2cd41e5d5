"""The help's pages: `python packaging/help_pages.py check | accept [LANGUAGE/PAGE.md ...] | reading`.

`check` finds translated pages that are missing, or were made from another English page than today's; `accept`
writes down that the pages named, or all of them, say what the English ones say. What each page was made from
stands in resources/help/made_from.json: the beginning of the English page's SHA-256.

`reading` measures how hard each page is to read and names the pages above the limits. English is measured by
the Flesch-Kincaid grade (Kincaid et al. 1975): 0.39 words a sentence + 11.8 syllables a word - 15.59. Words
that bridge players know, such as *tournament*, get no discount. The measure is made for English alone, so the
other languages are held to the words of a sentence: the mean of each page, and the longest sentence.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HELP: Final = Path(__file__).resolve().parents[1] / "resources" / "help"
ENGLISH: Final = "en"
MADE_FROM: Final = "made_from.json"
DIGITS: Final = 16

GRADE: Final = 7.0
"""The highest Flesch-Kincaid grade of an English page: a reader of twelve."""

MEAN: Final = 15.0
"""The most words of a sentence in the other languages, on average over a page."""

LONGEST, LONGEST_ENGLISH = 30, 25
"""The most words of any one sentence; the other languages need some more than English."""

_ASIDE: Final = re.compile(r"^(?:[#|][^\n]*|```.*?^```)$", re.MULTILINE | re.DOTALL)
"""Headings, tables and blocks of code, which are no sentences."""

_RUN_IN: Final = re.compile(r"^( *(?:- |\d+\. )?)\*\*[^*]*[.:?!”»“]\*\*", re.MULTILINE)
"""A title at the head of a paragraph: it is no sentence either."""

_LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
_END: Final = re.compile(r"[.?!…]+[”»“\")*’]*(?=\s|$)|\n\s*(?:\n|- |\d+\. )")
_WORD: Final = re.compile(r"\w[\w’'-]*")
_GROUP: Final = re.compile(r"[aeiouy]+?(?=as?$)|[aeiouy]+")
_SILENT: Final = re.compile(
    r"(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$|(?<=[^aeiouyscgxzhl])es$|(?<=[aeiouy]l)es$"
    r"|(?<=[^aeiouytd])ed$|(?<=[a-z]{2})e(?=(?:ly|ment|ful|less)s?$)"
)
"""The e that is written and not spoken: *made*, *hopes*, *sealed*, but not *table*, *boxes*, *dated*."""


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


class Reading(NamedTuple):
    """How hard a page is to read: words of a sentence, and in English the Flesch-Kincaid grade."""

    page: str
    mean: float
    longest: int
    grade: float | None

    def is_plain(self) -> bool:
        """Tell whether the page keeps the limits of its language."""
        if self.grade is None:
            return self.mean <= MEAN and self.longest <= LONGEST
        return self.grade <= GRADE and self.longest <= LONGEST_ENGLISH


def readings(folder: Path = HELP) -> Iterator[Reading]:
    """Yield how hard each page in `folder` is to read, English first."""
    for code in (ENGLISH, *_languages(folder)):
        for path in sorted((folder / code).glob("*.md")):
            parts = sentences(path.read_text("utf-8"))
            words = [word for part in parts for word in part]
            mean = len(words) / len(parts)
            spoken = sum(map(syllables, words))
            grade = 0.39 * mean + 11.8 * spoken / len(words) - 15.59 if code == ENGLISH else None
            yield Reading(f"{code}/{path.name}", mean, max(map(len, parts)), grade)


def sentences(text: str) -> list[list[str]]:
    """Return the words of each sentence of a page; headings, tables and code are left out."""
    prose = _LINK.sub(r"\1", _RUN_IN.sub(r"\1", _ASIDE.sub("", text)))
    return [words for part in _END.split(prose) if (words := _WORD.findall(part))]


def syllables(word: str) -> int:
    """Return how many syllables an English word has, by rule: groups of vowels without the silent e."""
    return max(1, len(_GROUP.findall(_SILENT.sub("", word.lower()))))


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
        case ["reading"]:
            rows = list(readings())
            for row in rows:
                grade = "" if row.grade is None else f"  grade {row.grade:.1f}"
                mark = "" if row.is_plain() else "  ABOVE THE LIMIT"
                sys.stdout.write(
                    f"{row.page:20} {row.mean:4.1f} words, at most {row.longest:2}{grade}{mark}\n"
                )
            return 0 if all(row.is_plain() for row in rows) else 1
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
