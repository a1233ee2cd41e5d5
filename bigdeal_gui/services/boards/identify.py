"""What is this board? The hands read from a table, looked for in files and in the journal.

Whole deals are looked up by the journal's fingerprints: as they were dealt, with the hands at other seats,
with one card exchanged. One to three hands are compared with the boards of files alone: the journal keeps
nothing of a single hand, and so cannot be searched for one (docs/adr/031-what-is-this-board.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import combinations, permutations
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import UnknownSet
from bigdeal_gui.journal.journal import Journal, JournalSet, Kind, SetId, State
from bigdeal_gui.journal.sets import LIFE
from bigdeal_gui.model.boards import Vulnerability, dealer, vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.match import (
    card_changes_allowed,
    card_mask,
    hand_arrangements,
    hand_changes,
    hand_masks,
)
from bigdeal_gui.services.printing.subject import boards_read
from bigdeal_gui.services.sets.archives import archive_contents, is_archive_name
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.services.sets.evidence import KnownContents, read_known_boards

if TYPE_CHECKING:
    from bigdeal_gui.services.boards.match import Change, Masks
    from bigdeal_gui.services.boards.typed_hands import Hands
    from bigdeal_gui.services.work import Work

_OPEN_STATES: Final = frozenset({State.FINISHED, State.RELEASED})
"""Of sets in these states nothing has to be kept from anybody."""

_MOST_CANDIDATES: Final = 8


class AnswerKind(StrEnum):
    """What a board is; the values stand in JSON and in rows of the journal."""

    RIGHT = "right"
    TURNED = "turned"
    SEATS_EXCHANGED = "seats-exchanged"
    CARDS_EXCHANGED = "cards-exchanged"
    OTHER_BOARD = "other-board"
    OTHER_SET = "other-set"
    TWO_ALIKE = "two-alike"
    UNKNOWN = "unknown"
    SEVERAL = "several"
    """Fewer than four hands were read, and they fit more than one of these."""


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """What somebody read: the hands, the `number` on the board, and the code of the set it should be of.

    `dealer` and `vulnerable` are those that the board shows; None where nobody looked.
    """

    hands: Hands = field(repr=False)
    number: int | None = None
    set_code: str = ""
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A board that is known here: of a set of the journal, or of a file (`source`) that it does not know."""

    number: int
    set: JournalSet | None
    source: str = ""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that the board can be."""

    kind: AnswerKind
    place: Place
    change: Change


@dataclass(frozen=True, slots=True)
class Answer:
    """What the board is. `candidates` are more than one only where the kind is `several`.

    `hands` counts the hands that were read. `searched` counts the boards they were compared with,
    `unreadable` the sets whose files were not where they should be.
    """

    kind: AnswerKind
    asked_number: int | None
    hands: int
    candidates: tuple[Candidate, ...] = ()
    searched: int = 0
    unreadable: int = 0
    boards: tuple[int, ...] = ()
    """The numbers of two boards that were compared with each other; alike where the kind is `two-alike`."""
    dealer: Seat | None = None
    """The dealer by the number, where the board shows another."""
    vulnerable: Vulnerability | None = None
    """The vulnerability by the number, where the board shows another."""
    has_conditions: bool = False
    """Whether both were read, and could be compared with a number."""

    @property
    def is_right(self) -> bool:
        """Whether the board is as it was dealt, dealer and vulnerability included where they were read."""
        return self.kind is AnswerKind.RIGHT and self.dealer is None and self.vulnerable is None

    @property
    def first(self) -> Candidate | None:
        """The only thing that it can be; None where there is none, or more than one."""
        return self.candidates[0] if len(self.candidates) == 1 else None


@dataclass(frozen=True, slots=True, repr=False)
class _Known:
    place: Place
    hands: Masks


def identify_board(asked: BoardQuestion, files: Sequence[Path], work: Work) -> Answer:
    """Return what the board is whose hands were read, and write the question into the journal.

    `files`, archives among them, are looked at in place of those of the journal's sets, where there are any.

    Raises:
        UnknownSet: nobody here knows the set code.
        Cancelled: the token was set.
        StorageError: the journal cannot be read or written.
    """
    answer = _with_conditions(_identified(asked, files, work), asked)
    _write_down(answer, work.journal)
    return answer


def identify_two_boards(
    first: BoardQuestion, second: BoardQuestion, files: Sequence[Path], work: Work
) -> Answer:
    """Return whether two boards are alike, and which of the two it is; raises as `identify_board`."""
    numbers = tuple(number for number in (first.number, second.number) if number is not None)
    answer = replace(_with_conditions(_identified(first, files, work), first), boards=numbers)
    if first.hands == second.hands:
        answer = replace(answer, kind=AnswerKind.TWO_ALIKE)
    _write_down(answer, work.journal)
    return answer


def _with_conditions(answer: Answer, asked: BoardQuestion) -> Answer:
    """Return `answer` with what dealer and vulnerability should be where the board shows others."""
    number = asked.number or (answer.first.place.number if answer.first else None)
    if number is None:
        return answer
    right = (dealer(number), vulnerability(number))
    return replace(
        answer,
        dealer=right[0] if asked.dealer not in {None, right[0]} else None,
        vulnerable=right[1] if asked.vulnerable not in {None, right[1]} else None,
        has_conditions=None not in {asked.dealer, asked.vulnerable},
    )


def _write_down(answer: Answer, journal: Journal) -> None:
    """Add the row of a question: the set, the board, and the kind of answer; nothing of the hands."""
    sets = {candidate.place.set.id for candidate in answer.candidates if candidate.place.set}
    numbers = {candidate.place.number for candidate in answer.candidates}
    journal.record(
        Kind.QUESTION,
        sets.pop() if len(sets) == 1 else None,
        {
            "question": "board",
            "kind": answer.kind.value,
            "board": numbers.pop() if len(numbers) == 1 else answer.asked_number,
        },
    )


def _identified(asked: BoardQuestion, files: Sequence[Path], work: Work) -> Answer:
    journal = work.journal
    wanted = {set_.id for set_ in journal.sets_with_code(asked.set_code)} if asked.set_code else set()
    if asked.set_code and not wanted:
        raise UnknownSet(asked.set_code.strip()[:40])
    read = {seat: card_mask(asked.hands[seat]) for seat in SEATS if seat in asked.hands}
    search = _Search(asked, read, wanted, work)
    if len(read) == len(SEATS):
        found = search.by_fingerprint()
        if found:
            return search.answer(found)
    if files:
        return search.in_boards(lambda: _boards_of_files(files, work, search))
    near = search.in_boards(lambda: _boards_of_sets(journal, wanted, work, search)) if wanted else None
    if near is not None and near.kind is not AnswerKind.UNKNOWN:
        return near
    return search.in_boards(lambda: _boards_of_sets(journal, set(), work, search))


class _Search:
    """Looks for hands, and says what was found."""

    def __init__(
        self, asked: BoardQuestion, read: Mapping[Seat, int], wanted: set[SetId], work: Work
    ) -> None:
        self._asked = asked
        self._read = read
        self._wanted = wanted
        self._work = work
        self.searched = 0
        self.unreadable = 0

    def by_fingerprint(self) -> list[tuple[int, Candidate]]:
        """Return what the journal knows of a whole deal, by itself or as the nearest that it can know."""
        hands = tuple(bytes(sorted(self._asked.hands[seat])) for seat in SEATS)
        for changes, tries in ((0, [*permutations(hands)]), (2, _with_one_exchange(hands))):
            deals = [Deal((north, east, south, west)) for north, east, south, west in tries]
            numbers = range(len(deals))
            found = []
            for hit in self._work.journal.seen_before(deals, numbers):
                set_ = self._work.journal.set_by_id(hit.id)
                for there, which in hit.boards:
                    known = _Known(Place(there, set_), hand_masks(deals[which]))
                    found += [(changes, candidate) for candidate in self._candidates(known, changes)]
            if found:
                return found
        return []

    def in_boards(self, boards: Callable[[], Iterator[_Known]]) -> Answer:
        """Return what the hands are among `boards`; none is read behind one that nothing can be before."""
        known = []
        for one in boards():
            known.append(one)
            if self._is_best(one):
                break
        self.searched = len(known)
        most = card_changes_allowed(len(self._read), max(1, len(known)))
        found: list[tuple[int, Candidate]] = []
        for one in known:
            ways = hand_arrangements(self._read, one.hands, most)
            if ways:
                most = min(most, ways[0].changes)
                found += [(ways[0].changes, candidate) for candidate in self._candidates(one, most)]
        return self.answer(found)

    def _is_best(self, known: _Known) -> bool:
        """Tell whether all hands read are as `known` has them, and its number and set are those asked for."""
        set_ = known.place.set
        return (
            set_ is not None
            and set_.is_own
            and (not self._wanted or set_.id in self._wanted)
            and self._asked.number in {None, known.place.number}
            and all(known.hands[seat] == hand for seat, hand in self._read.items())
        )

    def _candidates(self, known: _Known, most: int) -> Iterator[Candidate]:
        for way in hand_arrangements(self._read, known.hands, most):
            for change in hand_changes(self._read, known.hands, way):
                # Whose the strange cards are would tell a player who knows one hand about the others.
                told = replace(change, card_seats=()) if self._is_secret(known.place) else change
                yield Candidate(self._kind(known.place, told), known.place, told)

    def _is_secret(self, place: Place) -> bool:
        """Tell whether fewer than four hands were read of a board that may still have to be played."""
        is_open = place.set is None or place.set.state in _OPEN_STATES
        return len(self._asked.hands) < len(SEATS) and not is_open

    def _kind(self, place: Place, change: Change) -> AnswerKind:
        if self._wanted and (place.set is None or place.set.id not in self._wanted):
            return AnswerKind.OTHER_SET
        if self._asked.number not in {None, place.number}:
            return AnswerKind.OTHER_BOARD
        if change.cards:
            return AnswerKind.CARDS_EXCHANGED
        if change.turned_by:
            return AnswerKind.TURNED
        return AnswerKind.SEATS_EXCHANGED if change.seats else AnswerKind.RIGHT

    def answer(self, found: Sequence[tuple[int, Candidate]]) -> Answer:
        """Return what follows from all that was found: of the fewest changes the plainest."""
        if not found:
            kind, candidates = AnswerKind.UNKNOWN, []
        else:
            fewest = min(changes for changes, _candidate in found)
            ranked = sorted((candidate for changes, candidate in found if changes == fewest), key=self._rank)
            best = self._rank(ranked[0])
            likely = [one for one in ranked if self._is_as_likely(one, ranked[0], best)]
            candidates = list(dict.fromkeys(likely[:_MOST_CANDIDATES]))
            kind = candidates[0].kind if len(candidates) == 1 else AnswerKind.SEVERAL
        return Answer(
            kind,
            self._asked.number,
            len(self._asked.hands),
            tuple(candidates),
            self.searched,
            self.unreadable,
        )

    def _rank(self, candidate: Candidate) -> tuple[int, ...]:
        set_ = candidate.place.set
        return (
            set_ is None or (bool(self._wanted) and set_.id not in self._wanted),
            self._asked.number not in {None, candidate.place.number},
            not (set_ and set_.is_own),
            bool(candidate.change.seats or candidate.change.turned_by),
            bool(candidate.change.seats),
        )

    def _is_as_likely(self, one: Candidate, best: Candidate, rank: tuple[int, ...]) -> bool:
        """Tell whether `one` fits what was read as well as the best, so that nobody can choose."""
        if one.place != best.place:
            # Another copy of the same board, or a board that is named on neither.
            return False
        if len(self._asked.hands) == len(SEATS) or best.change.is_none:
            return self._rank(one) == rank
        return True


def _with_one_exchange(hands: tuple[bytes, ...]) -> list[tuple[bytes, ...]]:
    """Return the deals in which one card of one hand is exchanged with one of another."""
    found = []
    for one, other in combinations(range(len(hands)), 2):
        for mine in hands[one]:
            for theirs in hands[other]:
                changed = list(hands)
                changed[one] = bytes(sorted({*hands[one], theirs} - {mine}))
                changed[other] = bytes(sorted({*hands[other], mine} - {theirs}))
                found.append(tuple(changed))
    return found


def _boards_of_sets(journal: Journal, wanted: set[SetId], work: Work, search: _Search) -> Iterator[_Known]:
    """Yield the boards of the journal's sets, those `wanted` or all, from the files where it left them."""
    sets = journal.sets(states=LIFE, limit=-1).sets
    for done, set_ in enumerate(sets):
        work.cancel.check()
        work.progress(done, len(sets))
        if wanted and set_.id not in wanted:
            continue
        try:
            boards = boards_read(journal, set_).boards
        except AppError:  # files that are gone or changed are counted
            search.unreadable += 1
            continue
        for board in boards:
            yield _Known(Place(board.number, set_), hand_masks(board.deal))


def _boards_of_files(files: Sequence[Path], work: Work, search: _Search) -> Iterator[_Known]:
    """Yield the boards of files, and of those in archives."""
    for done, path in enumerate(files):
        work.cancel.check()
        work.progress(done, len(files))
        try:
            inside = archive_contents(path) if is_archive_name(path) else {}
        except AppError:
            search.unreadable += 1
            continue
        for name in inside or (path,):
            try:
                known = read_known_boards(
                    name, work.journal, read=inside.__getitem__ if inside else bytes_on_disk
                )
            except AppError:
                search.unreadable += 1
            else:
                yield from _boards_known(known, name.name, work.journal)


def _boards_known(known: KnownContents, name: str, journal: Journal) -> Iterator[_Known]:
    """Yield the boards of a file; a set of the journal that has all boards of one lends it its name."""
    sets: dict[int, JournalSet] = {}
    for hit in reversed(known.hits):
        set_ = journal.set_by_id(hit.id)
        if set_.state in {*LIFE}:
            sets |= {here: set_ for _there, here in hit.boards}
    for board in known.contents.each():
        yield _Known(Place(board.number, sets.get(board.number), name), hand_masks(board.deal))
