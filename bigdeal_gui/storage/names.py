"""Which names a file may have: those that Windows, macOS and Linux all store; and how one is proposed.

Source: Microsoft, “Naming Files, Paths, and Namespaces”; POSIX.1-2017, 3.282 and XBD 4.8.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from datetime import date
from itertools import chain
from itertools import count as counted
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.storage import BadFileName
from bigdeal_gui.storage.disk import names_in
from bigdeal_gui.words import translate

MAX_NAME_BYTES: Final = 255

BOX_SUFFIX: Final = ".zip.age"
"""How the name of a locked box ends."""

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_HIDDEN_CATEGORIES: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_PORTS: Final = "0123456789¹²³"
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", "conin$", "conout$"}
    | {port + digit for port in ("com", "lpt") for digit in _PORTS}
)
_SHOWN: Final = 60
_PLAIN_LENGTH: Final = 40
_NOT_PLAIN: Final = re.compile(r"[^A-Za-z0-9]+")
_PLAIN_LETTERS: Final = str.maketrans(
    {"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ß": "ss"}
    | {"æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe"}
)
"""Letters that are not put together from a plain one and an accent."""
_NOT_IN_NAMES: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
_PART_LENGTH: Final = 60
_CODE_AT_END: Final = re.compile(r" [0-9A-Z]{4}-[0-9A-Z]{4}(?=\.)")


def check_file_name(name: str) -> None:
    """Make sure that every system can store a file called `name`.

    Raises:
        BadFileName: some system cannot, or would take it for something else.
    """
    if problem := _problem(name):
        raise BadFileName(_printable(name), problem)


def check_file_names(names: Iterable[str]) -> None:
    """Make sure that files called `names` can lie in one folder on every system.

    Raises:
        BadFileName: as `check_file_name`, or two names are the same but for capitals or accents' spelling.
    """
    seen: dict[str, str] = {}
    for name in names:
        check_file_name(name)
        key = same_name_key(name)
        if key in seen:
            reason = translate("reasons", "it is the same as “{name}” on systems that ignore capitals")
            raise BadFileName(name, reason.format(name=seen[key]))
        seen[key] = name


def same_name_key(name: str) -> str:
    """Return a key that is equal for names that some system takes for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def plain_name(text: str, between: str = "-") -> str:
    """Return `text` in at most 40 ASCII letters, digits and inner hyphens, fit for any disk and machine.

    `between` stands in place of the hyphens.
    """
    letters = unicodedata.normalize("NFKD", text.translate(_PLAIN_LETTERS))
    ascii_text = letters.encode("ascii", "ignore").decode("ascii")
    return _NOT_PLAIN.sub(between, ascii_text)[:_PLAIN_LENGTH].strip(between)


def set_stem(day: date, event: str) -> str:
    """Return what is proposed for the files of a set: `2026-11-22 Tuesday pairs`, in letters of any disk.

    Without an event they are called a session, in the language of the window.
    """
    named = plain_name(event, " ") or plain_name(translate("names", "session"), " ")
    return f"{day.isoformat()} {named}"


def set_words(number: int, count: int) -> str:
    """Return what tells set `number` of `count` from the others of one go: “set 2 of 3”; of one nothing."""
    if count == 1:
        return ""
    return translate("names", "set {number} of {count}").format(number=number, count=count)


def free_set_stem(folder: Path, stem: str, suffixes: Iterable[str], count: int = 1) -> str:
    """Return `stem` for `count` sets; where one in `folder` is called so, with words: `… second of the day`.

    A name is taken with each of `suffixes`, as a locked box, and with the set code of another set behind it.
    """
    ends = (*suffixes, BOX_SUFFIX)
    taken = set[str]()
    with suppress(OSError):
        taken = {same_name_key(_CODE_AT_END.sub("", name)) for name in names_in(folder)}
    stems = (" ".join(filter(None, (stem, plain_name(_which_words(which), " ")))) for which in counted(1))
    return next(
        free
        for free in stems
        if not any(same_name_key(name + end) in taken for name in set_names(free, count) for end in ends)
    )


def set_names(stem: str, count: int) -> tuple[str, ...]:
    """Return the names of `count` sets called `stem`: `… set 1 of 3`, in letters of any disk."""
    words = (plain_name(set_words(number, count), " ") for number in range(1, count + 1))
    return tuple(" ".join(filter(None, (stem, word))) for word in words)


def coded_name(name: str, code: str) -> str:
    """Return `name` with the set code at its end."""
    return f"{name} {code}"


def event_with_words(event: str, words: str) -> str:
    """Return the event of a set with the words that tell it from others: “Tuesday pairs, set 2 of 3”."""
    return ", ".join(filter(None, (event, words)))


def words_beside(name: str, stem: str) -> str:
    """Return what stands behind `stem` in the name of a set: “second of the day”; empty in any other name."""
    return name.removeprefix(stem).strip() if name.startswith(f"{stem} ") else ""


def _which_words(which: int) -> str:
    """Return what tells set `which` of one day and event from the first."""
    known = {
        1: "",
        2: translate("names", "second of the day"),
        3: translate("names", "third of the day"),
        4: translate("names", "fourth of the day"),
    }
    return known.get(which, translate("names", "number {number} of the day").format(number=which))


def paper_stem(day: date | None, *parts: str) -> str:
    """Return what a paper or a pack of a set is called: `2026-11-22 Tuesday pairs K7QC-M2PX labels`.

    `parts` follow the day: event, session, set code, and what it is. What no name may hold becomes a dash,
    and empty parts are left out.
    """
    names = (_NOT_IN_NAMES.sub("-", part)[:_PART_LENGTH].strip(" .-") for part in parts)
    return " ".join(filter(None, (day.isoformat() if day else "", *names)))


def numbered_name(stem: str, number: int) -> str:
    """Return the name of set `number` of several called `stem`: “Tuesday pairs 2”, “tuesday-2”."""
    return f"{stem}{' ' if ' ' in stem else '-'}{number}"


def free_name(folder: Path, stem: str, suffixes: Iterable[str]) -> str:
    """Return `stem`, with a number where it and one of `suffixes` is a name taken in `folder`.

    As for delivery, a name is taken by one that is the same but for capitals or accents' spelling.
    """
    ends, taken = tuple(suffixes), set[str]()
    # Nothing is taken in a folder that cannot be read; who writes there is told.
    with suppress(OSError):
        taken = {same_name_key(name) for name in names_in(folder)}
    names = chain((stem,), (f"{stem}-{number}" for number in counted(2)))
    return next(name for name in names if not any(same_name_key(name + end) in taken for end in ends))


def _problem(name: str) -> str:
    problems = (
        (not name, translate("reasons", "it is empty")),
        (
            any(letter in _FORBIDDEN for letter in name),
            translate("reasons", 'it has one of the characters < > : " / \\ | ? *'),
        ),
        (
            any(unicodedata.category(letter) in _HIDDEN_CATEGORIES or letter in _TURNING for letter in name),
            translate("reasons", "it has an invisible character"),
        ),
        (
            len(name.encode("utf-8", "surrogatepass")) > MAX_NAME_BYTES,
            translate("reasons", "it is longer than {max_name_bytes} bytes").format(
                max_name_bytes=MAX_NAME_BYTES
            ),
        ),
        (name.startswith((".", "-", " ")), translate("reasons", "it starts with a dot, a dash or a space")),
        (name.endswith((".", " ")), translate("reasons", "it ends with a dot or a space")),
        (
            name.partition(".")[0].rstrip(" ").casefold() in _RESERVED,
            translate("reasons", "Windows reserves it for a device"),
        ),
    )
    return next((problem for is_so, problem in problems if is_so), "")


def _printable(name: str) -> str:
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"
