"""The sessions of a tournament: their seeds, boards and names, and the runs that are also one file.

The key of a session is cut in two. Its left half takes the place of the owner's identification; the seed is
the RIPEMD-160 of its right half, the outside value in base 64, `original` or `reserve`, and, in a phase whose
number of sessions is open, `ses` with the number of the session. Nobody who lacks the key, and nobody before
the value is known, can compute a deal.
Source: SquareDeal 2.7 (behaviour).
"""

from __future__ import annotations

import hmac
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.errors.tournament import BoardsNotGiven, InvalidField, NoSuchSession
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.tournament.plan import RESERVE, BoardsRule, Phase, Plan
from bigdeal_gui.words import board_words, translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.keys.keys_file import Keys, SessionKey

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | bool | None"

ALL: Final = "*"
SET_KEY_BYTES: Final = 16

_ORIGINAL: Final = b"original"
_SET_KEY: Final = b"bigdeal-gui tournament set 1\0"
_RANGE: Final = re.compile(r"([0-9]{1,4})(?:\s*[-–]\s*([0-9]{1,4}))?", re.ASCII)
_SHOWN: Final = 20


@dataclass(frozen=True, slots=True, order=True)
class SessionId:
    """Which session: `phase` and `session` count from 1."""

    phase: int
    session: int
    is_reserve: bool = False

    @property
    def counterpart(self) -> SessionId:
        """The reserve set of an original session, and the other way round."""
        return SessionId(self.phase, self.session, not self.is_reserve)


@dataclass(frozen=True, slots=True)
class SessionName:
    """How a session is called: its files, without suffix, and its `title` for people."""

    id: SessionId
    stem: str
    title: str

    def to_json(self) -> Json:
        """Return the session in terms of JSON."""
        return {
            "phase": self.id.phase,
            "session": self.id.session,
            "reserve": self.id.is_reserve,
            "files": self.stem,
            "title": self.title,
        }


@dataclass(frozen=True, slots=True)
class Session:
    """A session to be dealt: its boards, and how it is called as in `SessionName`.

    A single board of a reserve set is one as well: `whole` are all boards of that set, whose deal at the same
    place it is.
    """

    id: SessionId
    boards: BoardRange
    stem: str
    title: str
    whole: BoardRange | None = None

    @property
    def skipped(self) -> int:
        """How many deals of the session come before that of its first board."""
        return self.boards.first - self.whole.first if self.whole else 0


@dataclass(frozen=True, slots=True)
class Run:
    """Sessions whose boards follow one another from board 1 on, so that one file can hold them all."""

    sessions: tuple[Session, ...]
    stem: str
    title: str

    @property
    def boards(self) -> BoardRange:
        """The boards of all its sessions."""
        return BoardRange(self.sessions[0].boards.first, self.sessions[-1].boards.last)


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class SessionSecret:
    """What a session is dealt from: the `seed`, and the bytes in the owner's place. Shows itself nowhere."""

    seed: Seed
    owner: bytes

    def __repr__(self) -> str:
        return "SessionSecret(hidden)"


def phase_of(plan: Plan, number: int) -> Phase:
    """Return phase `number` (1, 2, 3 …) of `plan`.

    Raises:
        NoSuchSession: there is none.
    """
    if not 1 <= number <= len(plan.phases):
        reason = translate("reasons", "The number of phases is {count}, and there is no phase {number}.")
        raise NoSuchSession(reason.format(count=len(plan.phases), number=number))
    return plan.phases[number - 1]


def parse_sessions(text: str, phase: Phase) -> tuple[int, ...]:
    """Return the numbers of the sessions that `text` names in `phase`: `2`, `1-3`, `1,3-4`, or `*`.

    Raises:
        NoSuchSession: it names others, or all of a phase whose number of sessions is open.
    """
    trimmed = text.strip()
    if trimmed == ALL:
        if phase.is_open:
            reason = translate(
                "reasons", "The number of sessions of this phase is open: name the sessions, such as 1-3."
            )
            raise NoSuchSession(reason)
        return phase.key_sessions
    return tuple(dict.fromkeys(number for part in trimmed.split(",") for number in _numbers(part, phase)))


def _numbers(text: str, phase: Phase) -> range:
    trimmed = text.strip()
    match = _RANGE.fullmatch(trimmed)
    if match is None:
        reason = translate(
            "reasons", "“{text}” names no sessions: write a number, a range such as 1-3, or *."
        )
        raise NoSuchSession(reason.format(text=trimmed[:_SHOWN]))
    first, last = int(match[1]), int(match[2] or match[1])
    if not (first <= last and phase.has_session(first) and phase.has_session(last)):
        reason = translate("reasons", "The phase has no such sessions: {text}.")
        raise NoSuchSession(reason.format(text=trimmed))
    return range(first, last + 1)


def phase_sessions(
    plan: Plan,
    number: int,
    sessions: Sequence[int],
    *,
    asked: BoardsRule | None = None,
    is_reserve: bool = False,
) -> tuple[Session, ...]:
    """Return `sessions` of phase `number`; `asked` are the boards where the plan leaves them open.

    Raises:
        NoSuchSession: the phase has no such session.
        BoardsNotGiven: the plan leaves the boards open, and `asked` is None.
        InvalidField: boards were given that the plan has fixed.
    """
    phase = phase_of(plan, number)
    if phase.boards.is_asked and asked is None:
        raise BoardsNotGiven(number)
    if not phase.boards.is_asked and asked is not None:
        reason = translate("reasons", "the plan has fixed them for phase {number}")
        raise InvalidField("choice of boards", reason.format(number=number))
    return tuple(
        _session(phase, SessionId(number, session, is_reserve), asked or phase.boards) for session in sessions
    )


def _session(phase: Phase, id_: SessionId, rule: BoardsRule) -> Session:
    boards = rule.boards(id_.session)
    if not phase.has_session(id_.session) or boards is None:
        raise _no_session(id_)
    name = _name(phase, id_)
    return Session(id_, boards, name.stem, name.title)


def single_boards(session: Session, numbers: Sequence[int]) -> tuple[Session, ...]:
    """Return boards of a reserve set, each once and by itself, in files of its own: `rr2reserve-5`.

    Raises:
        InvalidField: the set does not have one of them.
    """
    for number in numbers:
        if not session.boards.first <= number <= session.boards.last:
            reason = translate("reasons", "{session} has {boards}, and no board {number}")
            words = reason.format(
                session=session.title, boards=board_words(session.boards.numbers), number=number
            )
            raise InvalidField("choice of boards", words)
    return tuple(
        single_board(SessionName(session.id, session.stem, session.title), number, session.boards)
        for number in sorted(set(numbers))
    )


def single_board(name: SessionName, number: int, whole: BoardRange) -> Session:
    """Return one board of the reserve set that is called `name` and has the boards `whole`."""
    return Session(name.id, BoardRange(number, number), f"{name.stem}-{number}", name.title, whole)


def parse_board_numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of boards in `text`: `5`, `5,7` or `5-7`; none where it is empty.

    Raises:
        InvalidField: it names no boards.
    """
    found: dict[int, None] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        match = _RANGE.fullmatch(part)
        if match is None:
            reason = translate("reasons", "write numbers of boards, such as 5 or 5,7")
            raise InvalidField("choice of boards", reason)
        found.update(dict.fromkeys(range(int(match[1]), int(match[2] or match[1]) + 1)))
    return tuple(found)


def session_name(plan: Plan, id_: SessionId) -> SessionName:
    """Return how session `id_`, which the plan has, is called."""
    return _name(plan.phases[id_.phase - 1], id_)


def _name(phase: Phase, id_: SessionId) -> SessionName:
    session, is_reserve = id_.session, id_.is_reserve
    stem, title = phase.file_stem(session, is_reserve=is_reserve), phase.title(session, is_reserve=is_reserve)
    return SessionName(id_, stem, title)


def session_runs(plan: Plan, sessions: Sequence[Session]) -> tuple[Run, ...]:
    """Return the runs of two or more of `sessions`, in order: boards 1-8 of one followed by 9-16 of the next.

    The file of a run is called after its first and last session, `rr1-2`; that of reserve sets keeps their
    ending, so it never takes the name of the original.
    """
    found: list[list[Session]] = []
    for session in sessions:
        if found and _follows(found[-1][-1], session):
            found[-1].append(session)
        elif session.boards.first == 1:
            found.append([session])
    return tuple(_run(plan, run) for run in found if len(run) > 1)


def _follows(before: Session, after: Session) -> bool:
    return (
        after.id == SessionId(before.id.phase, before.id.session + 1, before.id.is_reserve)
        and after.boards.first == before.boards.last + 1
    )


def _run(plan: Plan, sessions: list[Session]) -> Run:
    first, last = sessions[0].id, sessions[-1].id
    phase = plan.phases[first.phase - 1]
    numbers = f"{first.session}-{last.session}"
    return Run(
        tuple(sessions),
        phase.file_stem(numbers, is_reserve=first.is_reserve),
        phase.title(numbers, is_reserve=first.is_reserve),
    )


def session_secret(plan: Plan, keys: Keys, id_: SessionId) -> SessionSecret:
    """Return what session `id_` is dealt from; the plan's value must be known.

    Raises:
        NoSuchSession: the plan has no such session, or the keys none for it.
    """
    if plan.value is None:
        raise ValueError("the outside value is not known")
    phase = phase_of(plan, id_.phase)
    if not phase.has_session(id_.session):
        raise _no_session(id_)
    key = session_key(plan, keys, id_).reveal()
    half = len(key) // 2
    words = [
        key[half:],
        b64encode(plan.value_bytes),
        RESERVE.encode("ascii") if id_.is_reserve else _ORIGINAL,
    ]
    if phase.is_open:
        words.append(b"ses%d" % id_.session)
    return SessionSecret(Seed(ripemd160(b"".join(words))), key[:half])


def session_key(plan: Plan, keys: Keys, id_: SessionId) -> SessionKey:
    """Return the key from which session `id_` follows.

    Raises:
        NoSuchSession: there is none.
    """
    return keys.key(id_.phase, 0 if phase_of(plan, id_.phase).is_open else id_.session)


def deals_of_session(plan: Plan, keys: Keys, session: Session) -> list[Deal]:
    """Return the deals of the boards of `session`, lowest board first.

    Raises:
        NoSuchSession: as `session_secret`.
    """
    count = session.skipped + len(session.boards)
    return session_deals(plan, keys, session.id, count)[session.skipped :]


def session_deals(plan: Plan, keys: Keys, id_: SessionId, count: int) -> list[Deal]:
    """Return the first `count` deals of session `id_`, lowest board first.

    Raises:
        NoSuchSession: as `session_secret`.
    """
    secret = session_secret(plan, keys, id_)
    try:
        return first_deals(secret.seed, secret.owner, count)
    finally:
        secret.seed.wipe()


def set_key(plan: Plan, keys: Keys, id_: SessionId, stem: str) -> bytes:
    """Return the 16 bytes that hide the cards behind the set code of the files called `stem`.

    They follow from the session's key, so that a session dealt again bears the same code, and become known
    with the keys and not before.

    Raises:
        NoSuchSession: as `session_secret`.
    """
    key = session_key(plan, keys, id_).reveal()
    return hmac.digest(key, _SET_KEY + stem.encode("utf-8"), "sha256")[:SET_KEY_BYTES]


def _no_session(id_: SessionId) -> NoSuchSession:
    reason = translate("reasons", "Phase {phase} has no session {session}.")
    return NoSuchSession(reason.format(phase=id_.phase, session=id_.session))
