"""The plan of a tournament: what will be dealt, from which outside value, and how the files are called.

A plan read from a file may hold what SquareDeal lets pass; a phase typed here is held to its stricter rules.
Source: SquareDeal 2.7 (behaviour).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, Self

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.tournament import InvalidField
from bigdeal_gui.model.plans import BoardRange, parse_board_ranges
from bigdeal_gui.tournament.fields import (
    MAX_PROMISE,
    MAX_TEXT,
    UNSET,
    prefix_problem,
    text_problem,
    with_session_number,
)
from bigdeal_gui.words import translate

MAX_PHASES: Final = 500
MAX_SESSIONS: Final = 9_999
"""The most sessions of a phase, and of a plan; also the highest number that a session can have."""
MAX_SESSION_BOARDS: Final = 999
MAX_BOARD_NUMBER: Final = 9_999
MAX_PLAN_BOARDS: Final = 100_000
"""The most boards of all sessions together: some fifty times the largest championships."""

ASKED: Final = "?"
"""Boards that are asked for when the session is dealt."""
PRACTICE: Final = "PRACTICE"
"""How the name of a tournament for trying out begins, in every language."""
PRACTICE_PREFIX: Final = "PRACTICE-"
"""How the names of its files begin."""
RESERVE: Final = "reserve"
"""What the names of files of a reserve set end with, before their suffix."""

_PLAIN_PREFIX: Final = re.compile(r"[A-Za-z][A-Za-z0-9#_-]{0,39}", re.ASCII)
_COUNT: Final = re.compile(r"[0-9]+", re.ASCII)
_KEYS_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


class PlanStage(Enum):
    """How far a plan has come, as its file shows it."""

    PLANNED = "planned"
    """It can still be changed."""
    PUBLISHED = "published"
    """The keys are made and bound; nothing but the outside value may be added."""
    VALUED = "valued"
    """The outside value is known: the sessions can be dealt."""


@dataclass(frozen=True, slots=True)
class BoardsRule:
    """Which boards the sessions of a phase have; `text` as it was written.

    The sessions take the `ranges` in turn; without any, the boards are asked for when dealing.
    """

    text: str
    ranges: tuple[BoardRange, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the rule written as `?`, `24`, `17-32`, `1-16,17-32` or `2x8` (which is `1-8,9-16`).

        Raises:
            InvalidPlan: anything else, or more boards than a session can have.
        """
        if text.strip() == ASKED:
            return cls(text, ())
        ranges = parse_board_ranges(text)
        for boards in ranges:
            _check_boards(boards)
        return cls(text, ranges)

    @property
    def is_asked(self) -> bool:
        """Whether the boards are asked for when dealing."""
        return not self.ranges

    @property
    def numbers(self) -> str:
        """The boards as people write them: `1-24`, `7` alone; several ranges, or none, as written."""
        return self.ranges[0].numbers if len(self.ranges) == 1 else self.text.strip()

    def boards(self, session: int) -> BoardRange | None:
        """Return the boards of session number `session` (1, 2, 3 …); None where they are asked for."""
        return self.ranges[(session - 1) % len(self.ranges)] if self.ranges else None

    def plain(self) -> Self:
        """Return the same rule as SquareDeal writes it: `?`, a number, or ranges with commas between."""
        trimmed = self.text.strip()
        is_short = self.is_asked or _COUNT.fullmatch(trimmed)
        return type(self)(trimmed if is_short else ",".join(map(str, self.ranges)), self.ranges)


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase: `sessions` is 0 where their number is open.

    In `prefix` (how the files' names begin) and `description` the first run of `#` stands for the number of
    the session, with zeros in front up to as many digits.

    Raises:
        InvalidField: a field is not what it must be.
    """

    sessions: int
    boards: BoardsRule
    prefix: str
    description: str

    def __post_init__(self) -> None:
        if not 0 <= self.sessions <= MAX_SESSIONS:
            raise InvalidField("number of sessions", _at_most(self.sessions, MAX_SESSIONS))
        for name, problem in (
            ("prefix", prefix_problem(self.prefix)),
            ("description", text_problem(self.description)),
        ):
            if problem:
                raise InvalidField(name, problem)

    @property
    def is_open(self) -> bool:
        """Whether the number of sessions is open, so that one key serves them all."""
        return self.sessions == 0

    @property
    def key_sessions(self) -> tuple[int, ...]:
        """The session numbers under which keys stand: 0 alone where the number of sessions is open."""
        return tuple(range(1, self.sessions + 1)) or (0,)

    def sessions_in_words(self) -> str:
        """Return how many sessions there are, such as “4 sessions”, in the user's language."""
        if self.is_open:
            return translate("TournamentWords", "as many sessions as needed")
        if self.sessions == 1:
            return translate("TournamentWords", "one session")
        return translate("TournamentWords", "{count} sessions").format(count=self.sessions)

    def has_session(self, session: int) -> bool:
        """Tell whether there is a session with this number (1, 2, 3 …)."""
        return 1 <= session <= (self.sessions or MAX_SESSIONS)

    def file_stem(self, session: int | str, *, is_reserve: bool = False) -> str:
        """Return how the files of a session, or a run, are called, without suffix: `rr1`, `rr1-2reserve`."""
        return with_session_number(self.prefix, session) + RESERVE * is_reserve

    def title(self, session: int | str, *, is_reserve: bool = False) -> str:
        """Return what a session, or a run such as `1-2`, is called: `Round robin 3/4 (reserve)`."""
        return with_session_number(self.description, session) + f" ({RESERVE})" * is_reserve

    def in_parts(self) -> tuple[str, str, str, str]:
        """Return sessions, boards, prefix and description, the same however its ranges are written."""
        boards = ",".join(map(str, self.boards.ranges)) or self.boards.text.strip()
        return str(self.sessions), boards, self.prefix, self.description


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament: its `name`, the `source` of the outside value in words, and its phases (1, 2, 3 …).

    `value` is the outside value once it is known, as it goes into the deals; `keys_hash` the SHA-256 of the
    file of keys once they are published, 64 lower-case hexadecimal digits. Name and source are empty until
    they are set. `charset` is how the plan's file writes letters beyond ASCII.

    Raises:
        InvalidField: a field is not what it must be, two phases have one prefix, or there are too many.
    """

    name: str = ""
    source: str = ""
    phases: tuple[Phase, ...] = ()
    value: str | None = None
    keys_hash: str | None = None
    charset: str = field(default="utf-8", compare=False)

    def __post_init__(self) -> None:
        for name, text, limit in (
            ("name", self.name, MAX_TEXT),
            ("source", self.source, MAX_PROMISE),
            ("value", self.value or "", MAX_PROMISE),
        ):
            if problem := text_problem(text, limit):
                raise InvalidField(name, problem)
        if self.keys_hash is not None and not _KEYS_HASH.fullmatch(self.keys_hash):
            raise InvalidField("hash of the keys", translate("reasons", "it is not 64 hexadecimal digits"))
        used: set[str] = set()
        for phase in self.phases:
            if phase.prefix in used:
                reason = translate("reasons", "two phases would use the file name “{prefix}”")
                raise InvalidField("plan", reason.format(prefix=phase.prefix))
            used.add(phase.prefix)
        for what, found, limit in (
            ("number of phases", len(self.phases), MAX_PHASES),
            ("number of sessions", sum(phase.sessions for phase in self.phases), MAX_SESSIONS),
            ("number of boards", sum(map(_most_boards, self.phases)), MAX_PLAN_BOARDS),
        ):
            if found > limit:
                raise InvalidField(what, _at_most(found, limit))

    @property
    def stage(self) -> PlanStage:
        """How far the plan has come."""
        if self.keys_hash is None:
            return PlanStage.PLANNED
        return PlanStage.PUBLISHED if self.value is None else PlanStage.VALUED

    @property
    def is_practice(self) -> bool:
        """Whether this is a tournament for trying out, which no verifier ever calls proved."""
        return self.name.startswith(PRACTICE)

    def as_practice(self) -> Plan:
        """Return the plan of a tournament for trying out: one can tell by its name and by all its files."""
        phases = tuple(
            phase
            if phase.prefix.startswith(PRACTICE)
            else replace(phase, prefix=PRACTICE_PREFIX + phase.prefix)
            for phase in self.phases
        )
        name = self.name if self.is_practice else f"{PRACTICE} {self.name}".rstrip()
        return replace(self, name=name, phases=phases)

    @property
    def value_bytes(self) -> bytes:
        """The outside value as the bytes that stand in the plan's file; empty while it is not known."""
        return (self.value or "").encode(self.charset)

    @property
    def key_places(self) -> tuple[tuple[int, int], ...]:
        """Phase and session of every key there must be, in the order of the file of keys."""
        return tuple(
            (number, session)
            for number, phase in enumerate(self.phases, start=1)
            for session in phase.key_sessions
        )


def new_phase(sessions: int, boards: str, prefix: str, description: str) -> Phase:
    """Return a phase as a person typed it, in the form that SquareDeal gives it.

    Where several sessions are to share a prefix or description without `#`, the marks are added: `rr` becomes
    `rr#`, `Round robin` becomes `Round robin #/4`.

    Raises:
        InvalidField: a field is empty or holds what SquareDeal cannot keep.
        InvalidPlan: the boards are not understood.
    """
    prefix, description = prefix.strip(), " ".join(description.split())
    if not _PLAIN_PREFIX.fullmatch(prefix):
        reason = translate(
            "reasons", "start with a letter, then use letters A to Z, digits, “-” and “_”, at most 40 in all"
        )
        raise InvalidField("prefix", reason)
    if not description:
        raise InvalidField("description", translate("reasons", "it is empty"))
    if ":" in description:
        reason = translate("reasons", "the sign “:” separates the fields of the file")
        raise InvalidField("description", reason)
    if sessions != 1:
        prefix += "#" * len(str(sessions)) * ("#" not in prefix)
        if "#" not in description:
            description += f" #/{sessions}" if sessions else " #"
    return Phase(sessions, BoardsRule.parse(boards).plain(), prefix, description)


def parse_asked_boards(text: str) -> BoardsRule:
    """Return the boards that are named when dealing, for a phase that leaves them open.

    Raises:
        InvalidPlan: as `BoardsRule.parse`; a question mark is no answer.
    """
    rule = BoardsRule.parse(text)
    if rule.is_asked:
        raise InvalidPlan(text.strip(), translate("reasons", "it is neither a number nor a range"))
    return rule


def new_plan_text(name: str, text: str) -> str:
    """Return `text` as the plan's `name` or `source`, trimmed and on one line.

    Raises:
        InvalidField: nothing is left of it, or it is too long or holds what cannot be seen.
    """
    trimmed = " ".join(text.split())
    problem = text_problem(trimmed, MAX_PROMISE if name == "source" else MAX_TEXT)
    if not trimmed:
        problem = translate("reasons", "it is empty")
    if trimmed == UNSET:
        problem = translate("reasons", "“{text}” is reserved for what is still to be decided").format(
            text=UNSET
        )
    if problem:
        raise InvalidField(name, problem)
    return trimmed


def _check_boards(boards: BoardRange) -> None:
    if len(boards) > MAX_SESSION_BOARDS:
        reason = translate("reasons", "a session has at most {count} boards")
        raise InvalidPlan(str(boards), reason.format(count=MAX_SESSION_BOARDS))
    if boards.last > MAX_BOARD_NUMBER:
        reason = translate("reasons", "the board numbers of a tournament end at {number}")
        raise InvalidPlan(str(boards), reason.format(number=MAX_BOARD_NUMBER))


def _most_boards(phase: Phase) -> int:
    return max(phase.sessions, 1) * max(map(len, phase.boards.ranges), default=1)


def _at_most(found: int, limit: int) -> str:
    return translate("reasons", "it is {found}; at most {limit} is possible").format(found=found, limit=limit)
