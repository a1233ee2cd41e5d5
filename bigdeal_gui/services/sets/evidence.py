"""What is known of a file's boards, and what the file only says: its set code, and the boards' numbers.

Known is what the journal bears out card by card. What a file says of itself is read; numbers that stand
nowhere are counted. Tells numbers of boards, and never a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.formats.caveats import CaveatKind
from bigdeal_gui.formats.table import format_by_name, format_of_file_name
from bigdeal_gui.formats.titles import ascii_title, title_line
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import number_runs
from bigdeal_gui.services.sets.contents import LookUp, bytes_on_disk, ignore_progress
from bigdeal_gui.services.sets.reading import file_contents
from bigdeal_gui.tournament.event_name import is_same_name
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Duplicate, Journal, JournalSet
    from bigdeal_gui.services.sets.contents import Contents, Pulse


class NumbersFrom(StrEnum):
    """Where the numbers of a file's boards come from; the values stand in JSON."""

    FILE = "file"
    """They stand in it."""
    JOURNAL = "journal"
    """The journal knows the cards, and their order."""
    STATED = "stated"
    """Counted from a first number that somebody gave."""
    OTHER_FILE = "other-file"
    """Counted from the first number of a file of the same name."""
    COUNTED = "counted"
    """Counted from 1: nothing else is known."""


@dataclass(frozen=True, slots=True)
class CodeClaim:
    """A set code that a file carries, and that its cards do not bear out.

    `differing` are the numbers, in the file, of boards that are not those of `found`, the set with that code:
    no more than can be told. `agreeing` counts those that are. Where that set was not dealt here, it is a
    file that was seen earlier, and nobody here can say which of the two is right. With `is_other`, `found`
    has another code, and all boards of the file are its.
    """

    found: JournalSet
    differing: tuple[int, ...] = ()
    agreeing: int = 0
    is_other: bool = False


@dataclass(frozen=True, slots=True)
class KnownContents:
    """What a file holds, the sets of the journal that share deals with it, and where its numbers are from."""

    contents: Contents
    hits: tuple[Duplicate, ...]
    numbers_from: NumbersFrom


def read_known_boards(  # noqa: PLR0913 - what a first number follows from, and what `file_contents` takes
    path: Path,
    journal: Journal,
    *,
    stated: int | None = None,
    other_file: int | None = None,
    read: Callable[[Path], bytes] = bytes_on_disk,
    pulse: Pulse = ignore_progress,
    begin: Callable[[], Callable[[Sequence[Board]], None]] = lambda: lambda _boards: None,
) -> KnownContents:
    """Return what the file `path` holds, and which of its boards the journal knows.

    Where the boards bring no numbers they are counted from `stated`; without it they have the journal's;
    where it knows none they count from `other_file`, the first number of a file of the same name, or from 1.
    `begin` is called for each reading and returns what takes its boards; the last reading counts. `read` and
    `pulse` are those of `file_contents`.

    Raises:
        AppError: it cannot be read as boards.
    """
    held: list[bytes] = []

    def read_once(place: Path) -> bytes:
        if not held:
            held.append(read(place))
        return held[0]

    def reading(first: int) -> tuple[Contents, tuple[Duplicate, ...]]:
        lookup, more = LookUp(journal), begin()

        def take(boards: Sequence[Board]) -> None:
            lookup.take(boards)
            more(boards)

        return file_contents(path, first, read=read_once, pulse=pulse, take=take), lookup.hits()

    first = stated or other_file or 1
    contents, hits = reading(first)
    if not is_all_counted(path, contents):
        return KnownContents(contents, hits, NumbersFrom.FILE)
    if stated is not None:
        return KnownContents(contents, hits, NumbersFrom.STATED)
    known = first_of_journal(hits, first, journal)
    if known is not None:
        if known != first:
            contents, hits = reading(known)
        return KnownContents(contents, hits, NumbersFrom.JOURNAL)
    if contents.numbered:
        return KnownContents(contents, hits, NumbersFrom.FILE)
    return KnownContents(contents, hits, NumbersFrom.OTHER_FILE if other_file else NumbersFrom.COUNTED)


def is_all_counted(path: Path, contents: Contents) -> bool:
    """Tell whether no board of a file brought a number that means anything.

    A dup file that begins with board 1 proves nothing: Big Deal writes it so for every range.
    """
    formats = format_of_file_name(path.name)
    if contents.numbered:
        return contents.first == 1 and any(format_.name == "dup" for format_ in formats)
    if not any(format_.is_numbered for format_ in formats):
        return True
    return any(
        remark.oddity is CaveatKind.COUNTED and remark.count >= contents.count for remark in contents.remarks
    )


def first_of_journal(hits: Iterable[Duplicate], counted_from: int, journal: Journal) -> int | None:
    """Return the number of the first board of a file whose boards were counted from `counted_from`.

    It is the journal's where all boards that it knows of a set agree with one order; sets dealt here count
    before files seen earlier, and of these only those that had numbers. None where nothing follows, or
    where sets disagree.
    """
    sets = [(journal.set_by_id(hit.id), hit) for hit in hits]
    for is_own in (True, False):
        shifts = {
            there - here
            for found, hit in sets
            if found.is_own is is_own and (is_own or _had_numbers(found))
            for there, here in hit.boards
        }
        if shifts:
            first = counted_from + shifts.pop()
            return None if shifts or first < 1 else first
    return None


def _had_numbers(found: JournalSet) -> bool:
    return any(format_by_name(name).is_numbered for name in found.formats)


def code_claim(contents: Contents, hits: Sequence[Duplicate], journal: Journal) -> CodeClaim | None:
    """Return what is wrong about the set code that a file carries; None where nothing is, or is known.

    `hits` are the sets that share deals with it. A set that was not dealt here can only be compared board by
    board: where numbers were counted, or are others, nothing follows.
    """
    if not contents.set_code:
        return None
    sets = journal.sets_with_code(contents.set_code)
    numbers = {number for session in contents.numbers for run in session for number in run}
    if not sets or not sets[-1].is_own:
        # What files seen earlier said of that code counts for less than a set dealt here.
        other = own_set_of_all(hits, len(numbers), journal)
        if other is not None or not sets:
            return CodeClaim(other, is_other=True) if other else None
    ids = {set_.id for set_ in sets}
    agreeing = {here for hit in hits if hit.id in ids for _there, here in hit.boards}
    others, found = numbers - agreeing, sets[-1]
    if not found.is_own:
        can_compare = contents.numbered and _had_numbers(found)
        others = {number for number in others if can_compare and number in found.boards}
    return CodeClaim(found, tuple(sorted(others)), len(agreeing)) if others else None


def own_set_of_all(hits: Sequence[Duplicate], count: int, journal: Journal) -> JournalSet | None:
    """Return the set dealt here that has all of `count` boards; None where none has."""
    for hit in hits:
        if hit.code and len({here for _there, here in hit.boards}) == count:
            found = journal.set_by_id(hit.id)
            if found.is_own:
                return found
    return None


def boards_with_other_numbers(hit: Duplicate) -> tuple[int, ...]:
    """Return the numbers, in the set `hit`, of boards that have another number here; empty for none."""
    same = {here for there, here in hit.boards if there == here}
    return tuple(sorted({there for there, here in hit.boards if here not in same}))


def numbers_words(numbers: Sequence[int]) -> str:
    """Return ascending numbers as people write them: `5`, `1 and 3`, `1–3 and 7`."""
    parts = [
        f"{first}–{last}" if last > first + 1 else ", ".join(map(str, sorted({first, last})))
        for first, last in number_runs(numbers)
    ]
    *before, last = ", ".join(parts).split(", ")
    if not before:
        return last
    return translate("reasons", "{numbers} and {last}").format(numbers=", ".join(before), last=last)


def which_boards_words(here: Sequence[int], everything: Sequence[int]) -> str:
    """Return which of a file's boards are meant, in the fewest words: `all but number 13`, or `1–3 and 7`."""
    others = sorted(set(everything) - set(here))
    if others and len(others) < len(here):
        text = (
            translate("reasons", "all but number {numbers}")
            if len(others) == 1
            else translate("reasons", "all but numbers {numbers}")
        )
        return text.format(numbers=numbers_words(others))
    return numbers_words(here)


def claim_sentence(claim: CodeClaim, set_code: str) -> str:
    """Return what is wrong about the set code of a file, as a sentence."""
    code = read_set_code(set_code) or set_code
    if claim.is_other:
        return translate(
            "reasons", "The file says set code {code}, but its boards are those of set {other}."
        ).format(code=code, other=claim.found.code)
    differing = numbers_words(claim.differing)
    if not claim.found.is_own:
        return translate(
            "reasons",
            "The file says set code {code}, as another file did that was seen here before."
            " Not the same in both: {boards}. This computer cannot say which is right.",
        ).format(code=code, boards=differing)
    if not claim.agreeing:
        return translate(
            "reasons", "The file says set code {code}, but none of its boards is of that set."
        ).format(code=code)
    text = (
        translate(
            "reasons",
            "The file says set code {code}. All its boards are of that set, except number {boards}.",
        )
        if len(claim.differing) == 1
        else translate(
            "reasons",
            "The file says set code {code}. All its boards are of that set, except numbers {boards}.",
        )
    )
    return text.format(code=code, boards=differing)


def names_event(told: str, event: str) -> bool:
    """Tell whether a file that says `told` may name `event`: formats drop accents and signs, or cut it."""
    return any(is_same_name(told, written) for written in (event, title_line(event), ascii_title(event)))


def numbers_contradict(hits: Sequence[Duplicate], journal: Journal) -> JournalSet | None:
    """Return a set dealt here some of whose boards have other numbers here, and the same in no other set."""
    own = [(found, hit) for hit in hits if (found := journal.set_by_id(hit.id)).is_own]
    fitting = {here for _found, hit in own for there, here in hit.boards if there == here}
    for found, hit in own:
        if any(here not in fitting for _there, here in hit.boards):
            return found
    return None


def known_code(hits: Sequence[Duplicate], count: int, journal: Journal) -> str:
    """Return the code of the set dealt here that has all of `count` boards; empty where none has."""
    found = own_set_of_all(hits, count, journal)
    return found.code if found else ""
