"""The proof: whether boards that were played are those that plan, keys and outside value make.

Every board of a file has to be a deal of some session, original or reserve, and to bear the number it has
there. What a file is called tells which session to expect; what it holds decides. Nothing here names a card.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.tournament.keys.keys_file import Keys, check_published_keys
from bigdeal_gui.tournament.origins import Names, Origin, Origins
from bigdeal_gui.tournament.sessions import Json, SessionId, SessionName, session_name
from bigdeal_gui.words import comma_list, quoted_name, translate, with_name

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan

MOST_NAMED: Final = 8

_AN_EVENING: Final = 64
"""More boards than anybody plays in one session: so many are tried where a file has no numbers."""


@dataclass(frozen=True, slots=True)
class GivenFile:
    """A file of boards to be proved. `is_numbered` tells that the numbers of the boards stand in the file."""

    name: str
    boards: tuple[Board, ...] = field(repr=False)
    is_numbered: bool = True

    @property
    def stem(self) -> str:
        """The name without its suffix."""
        return self.name.rpartition(".")[0] or self.name


@dataclass(frozen=True, slots=True)
class BoardProof:
    """What happened to one board: green, or red for a `reason` in words."""

    number: int
    is_ok: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PartProof:
    """The boards of one session in one file; `session` is None for those that belong to none.

    `missing` are boards of the session that are not in the file. `first` is the first board of the session,
    as the plan or, where that leaves it open, this file has it. `is_reordered` tells that the boards, which
    have no numbers in the file, stand in another order than the session's.
    """

    session: SessionName | None
    boards: tuple[BoardProof, ...]
    missing: tuple[int, ...] = ()
    first: int = 1
    is_reordered: bool = False

    @property
    def good(self) -> tuple[int, ...]:
        """The numbers of the boards that are green."""
        return tuple(board.number for board in self.boards if board.is_ok)

    @property
    def bad(self) -> tuple[int, ...]:
        """The numbers of the boards that are red."""
        return tuple(board.number for board in self.boards if not board.is_ok)

    @property
    def is_ok(self) -> bool:
        """Whether every board is."""
        return all(board.is_ok for board in self.boards)


@dataclass(frozen=True, slots=True)
class FileProof:
    """What happened to one file. `remarks` are sentences on what is right but should be known.

    `named` are the sessions that the name of the file means, where its boards are of others. `unjudged` are
    the numbers of boards of which nothing can be said, since the key of their session may not be here.
    """

    name: str
    parts: tuple[PartProof, ...]
    remarks: tuple[str, ...] = ()
    named: tuple[SessionName, ...] = ()
    unjudged: tuple[int, ...] = ()

    @property
    def has_boards(self) -> bool:
        """Whether any board is in the file."""
        return bool(self.parts or self.unjudged)

    @property
    def is_ok(self) -> bool:
        """Whether the file holds boards, and every one that can be judged is green."""
        return self.has_boards and all(part.is_ok for part in self.parts)

    @property
    def difference(self) -> str:
        """The first difference in words: “board 7: not the deal of this session”. Empty where all is well."""
        if not self.has_boards:
            return translate("reasons", "the file has no boards")
        red = [board for part in self.parts for board in part.boards if not board.is_ok]
        if not red:
            return ""
        text = translate("reasons", "board {number}: {reason}")
        return text.format(number=red[0].number, reason=red[0].reason)


@dataclass(frozen=True, slots=True)
class Proof:
    """All that was proved. `keys_problem` is empty where the keys are those that were published.

    `missing` are sessions of the plan of which no board was given.
    """

    keys_problem: str
    files: tuple[FileProof, ...]
    missing: tuple[SessionName, ...] = ()

    @property
    def is_right(self) -> bool:
        """Whether every board given is green."""
        return all(part.is_ok for file in self.files for part in file.parts)

    @property
    def is_ok(self) -> bool:
        """Whether the keys and every board given are what was published."""
        return not self.problems

    @property
    def problems(self) -> tuple[str, ...]:
        """All that does not hold, a sentence for the keys and for each file."""
        files = [
            with_name(quoted_name(file.name), f"{file.difference}.") for file in self.files if not file.is_ok
        ]
        return tuple(([self.keys_problem] if self.keys_problem else []) + files)

    @property
    def board_count(self) -> int:
        """How many boards were looked at."""
        judged = sum(len(part.boards) for file in self.files for part in file.parts)
        return judged + sum(len(file.unjudged) for file in self.files)

    def to_json(self) -> dict[str, Json]:
        """Return the proof in terms of JSON."""
        return {
            "ok": self.is_ok,
            "keys": {"ok": not self.keys_problem, "problem": self.keys_problem},
            "files": [_file_json(file) for file in self.files],
            "sessions_without_boards": [name.to_json() for name in self.missing],
        }


def prove_tournament(
    plan: Plan, keys: Keys, files: Sequence[GivenFile], *, check: Callable[[], None] = lambda: None
) -> Proof:
    """Return what happened to `files` under `plan`, with its value, and `keys`.

    Where these are keys of some sessions only, nothing is said of boards that may be of others. `check` is
    called between sessions and may raise to stop.

    Raises:
        StepNotAllowed: the plan has no outside value yet.
    """
    if plan.value is None:
        raise StepNotAllowed(
            translate("reasons", "The outside value is not in the plan yet."),
            translate("reasons", "Use the file as it was published after the value was known."),
        )
    names = Names(plan)
    named = {file.name: names.sessions(file.stem) for file in files}
    origins = Origins(plan, keys, _most_boards(files), check)
    origins.learn(session for sessions in named.values() for session in sessions)
    proved = tuple(_prove_file(plan, keys, file, named[file.name], origins) for file in files)
    return Proof(_keys_problem(plan, keys), proved, _missing(plan, proved))


def _keys_problem(plan: Plan, keys: Keys) -> str:
    """Return why `keys` are not those that were published; of single ones that is judged before."""
    if not keys.is_part:
        try:
            check_published_keys(plan, keys)
        except AppError as error:
            return str(error)
    return ""


def _most_boards(files: Sequence[GivenFile]) -> int:
    """Return how far sessions have to be computed whose boards the plan leaves open.

    A file may hold the last boards of one alone, so numbers count, and where there are none a whole evening.
    """
    numbers = [board.number for file in files if file.is_numbered for board in file.boards]
    return max([_AN_EVENING, *numbers, *(len(file.boards) for file in files)])


def _prove_file(
    plan: Plan, keys: Keys, given: GivenFile, named: Sequence[SessionId], origins: Origins
) -> FileProof:
    found = [(board.number, origins.of(board.deal, named)) for board in given.boards]
    in_file = list(dict.fromkeys(origin.session for _, origin in found if origin))
    expected = [id_ for id_ in named if id_ in in_file]
    # A board of a session may have been replaced by that of its reserve set.
    expected += [id_ for id_ in in_file if id_ not in expected and id_.counterpart in expected]
    reordered: set[SessionId] = set()
    if not given.is_numbered:
        found, reordered = _numbered(found, expected or in_file, origins)
    ranges = {id_: origins.boards(id_) or _own_range(id_, found) for id_ in expected or in_file or named}
    unjudged: tuple[int, ...] = ()
    if keys.is_part:
        found, unjudged = _judgeable(found, _Claims(plan, keys, named, ranges, origins))
    parts: dict[SessionId | None, list[BoardProof]] = {}
    for number, origin in found:
        home, board = _judged(plan, number, origin, ranges)
        parts.setdefault(home, []).append(board)
    proofs = tuple(
        PartProof(
            session_name(plan, home) if home else None,
            tuple(boards),
            _lacking(ranges, parts, home),
            ranges[home].first if home else 1,
            home in reordered,
        )
        for home, boards in parts.items()
    )
    is_misnamed = bool(named and in_file and not expected)
    remarks = [_misnamed(plan, named, in_file)] if is_misnamed else []
    remarks += [
        _replaced(part.session, part.boards)
        for part in proofs
        if part.session and part.session.id.is_reserve and part.session.id.counterpart in parts
    ]
    remarks += [_incomplete(part.session, part.missing) for part in proofs if part.session and part.missing]
    meant = tuple(session_name(plan, id_) for id_ in named) if is_misnamed else ()
    return FileProof(given.name, proofs, tuple(remarks), meant, unjudged)


class _Claims:
    """Which sessions a file says that its boards are of, where the keys of some sessions alone are here."""

    def __init__(
        self,
        plan: Plan,
        keys: Keys,
        named: Sequence[SessionId],
        ranges: Mapping[SessionId, BoardRange],
        origins: Origins,
    ) -> None:
        self._named = [(id_, origins.boards(id_)) for id_ in named]
        self._ranges = ranges
        self._has_key = {id_: keys.has(plan, id_.phase, id_.session) for id_ in named}

    def contradict(self, number: int, taken: Container[tuple[int, int, int]]) -> bool:
        """Tell whether board `number`, which is of no session whose key is here, is one that should be.

        By the name of the file, or because it stands among the boards of such a session; `taken` are phase,
        session and number of those that are.
        """
        if self._named:
            meant = [id_ for id_, boards in self._named if boards is None or number in boards]
            return all(self._has_key[id_] for id_ in meant or self._has_key)
        return any(
            boards.first <= number <= boards.last and (id_.phase, id_.session, number) not in taken
            for id_, boards in self._ranges.items()
        )


def _judgeable(
    found: Sequence[tuple[int, Origin | None]], claims: _Claims
) -> tuple[list[tuple[int, Origin | None]], tuple[int, ...]]:
    """Return the boards of which something can be said, and the numbers of the others."""
    taken = {
        (origin.session.phase, origin.session.session, number)
        for number, origin in found
        if origin is not None
    }
    judged = [(number, origin) for number, origin in found if origin or claims.contradict(number, taken)]
    return judged, tuple(number for number, origin in found if (number, origin) not in judged)


def _judged(
    plan: Plan, number: int, origin: Origin | None, ranges: Mapping[SessionId, BoardRange]
) -> tuple[SessionId | None, BoardProof]:
    """Return the session under which a board is shown, and what happened to it."""
    if origin is not None and origin.session in ranges:
        right = ranges[origin.session].first + origin.place
        if number == right:
            return origin.session, BoardProof(number, is_ok=True)
        reason = translate("reasons", "it is the deal of board {number}").format(number=right)
        return origin.session, BoardProof(number, is_ok=False, reason=reason)
    homes = [id_ for id_, boards in ranges.items() if boards.first <= number <= boards.last] or list(ranges)
    home = homes[0] if len({(id_.phase, id_.session) for id_ in homes}) == 1 else None
    if origin is not None:
        reason = translate("reasons", "it is a deal of “{session}”")
        return home, BoardProof(
            number, False, reason.format(session=session_name(plan, origin.session).title)
        )
    if home is None:
        return home, BoardProof(number, False, translate("reasons", "not a deal of this tournament"))
    return home, BoardProof(number, False, translate("reasons", "not the deal of this session"))


def _numbered(
    found: Sequence[tuple[int, Origin | None]], homes: Sequence[SessionId], origins: Origins
) -> tuple[list[tuple[int, Origin | None]], set[SessionId]]:
    """Return the boards of a file without numbers, each with the number that its deal has in `homes`.

    And the sessions whose boards do not stand in their order; those of a reserve set stand among the others.
    """
    numbered: list[tuple[int, Origin | None]] = []
    reordered: set[SessionId] = set()
    highest: dict[tuple[int, int], int] = {}
    for counted, origin in found:
        number = numbered[-1][0] + 1 if numbered else counted
        if origin is not None and origin.session in homes:
            id_ = origin.session
            boards = origins.boards(id_)
            number = (boards.first if boards else 1) + origin.place
            session = (id_.phase, id_.session)
            before = highest.get(session, 0)
            if number <= before:
                reordered.add(id_)
            highest[session] = max(number, before)
        numbered.append((number, origin))
    return numbered, reordered


def _own_range(id_: SessionId, found: Sequence[tuple[int, Origin | None]]) -> BoardRange:
    """Return the boards of a session that the plan leaves open, as its first board in the file has them."""
    places = [(number, origin.place) for number, origin in found if origin and origin.session == id_]
    first = max(1, places[0][0] - places[0][1]) if places else 1
    return BoardRange(first, max([first, *(number for number, _ in places)]))


def _lacking(
    ranges: Mapping[SessionId, BoardRange],
    parts: Mapping[SessionId | None, Sequence[BoardProof]],
    home: SessionId | None,
) -> tuple[int, ...]:
    """Return the boards of a session that neither it nor its reserve set has in the file, told once."""
    if home is None or (home.counterpart in parts and home.is_reserve):
        return ()
    there = {board.number for id_ in (home, home.counterpart) for board in parts.get(id_, ())}
    return tuple(number for number in ranges[home] if number not in there)


def _misnamed(plan: Plan, named: Sequence[SessionId], found: Sequence[SessionId]) -> str:
    meant, held = (
        ", ".join(quoted_name(session_name(plan, id_).title) for id_ in some[:MOST_NAMED])
        for some in (named, found)
    )
    words = translate("reasons", "The name of the file says {meant}; the boards are those of {held}.")
    return words.format(meant=meant, held=held)


def _replaced(name: SessionName, boards: Sequence[BoardProof]) -> str:
    words = translate("reasons", "Boards of “{session}” that replace the original ones: {numbers}.")
    return words.format(session=name.title, numbers=comma_list([board.number for board in boards]))


def _incomplete(name: SessionName, missing: Sequence[int]) -> str:
    words = translate("reasons", "Boards of “{session}” that are not in the file: {numbers}.")
    return words.format(session=name.title, numbers=comma_list(missing))


def _missing(plan: Plan, proved: Sequence[FileProof]) -> tuple[SessionName, ...]:
    there = {part.session.id for file in proved for part in file.parts if part.session}
    sessions = (
        SessionId(number, session)
        for number, phase in enumerate(plan.phases, start=1)
        for session in range(1, phase.sessions + 1)
    )
    return tuple(session_name(plan, id_) for id_ in sessions if id_ not in there)


def _file_json(file: FileProof) -> Json:
    return {
        "name": file.name,
        "ok": file.is_ok,
        "difference": file.difference,
        "remarks": list(file.remarks),
        "sessions": [
            {
                "session": part.session.to_json() if part.session else None,
                "ok": part.is_ok,
                "boards": [
                    {"number": board.number, "ok": board.is_ok, "reason": board.reason}
                    for board in part.boards
                ],
                "missing": list(part.missing),
            }
            for part in file.parts
        ],
    }
