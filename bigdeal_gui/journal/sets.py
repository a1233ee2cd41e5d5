"""Sets as the journal knows them: what is given, what is told, and the steps a set can take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, NewType

from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Profile

SetId = NewType("SetId", int)
"""A set's number in the journal: the sequence of the row that began it."""


class Kind(StrEnum):
    """What a row tells."""

    DEAL = "deal"
    """A set is about to be dealt; no file of it can be seen yet."""
    DELIVERY = "delivery"
    FAILURE = "failure"
    SEEN = "seen"
    """A set of other origin was loaded, checked or converted for the first time."""
    CHECK = "check"
    STATE = "state"
    MOVE_BEGUN = "move begun"
    MOVE = "move"
    """The files of a set are in their new folder; those in the old one are superfluous."""
    MOVE_ENDED = "move ended"
    PRINT = "print"
    LOCK = "lock"
    """Files were locked in a box until a time, or a box was opened with its round."""
    QUESTION = "question"
    """Somebody asked what a board is, or drew a spot check: which set and board, and nothing of a hand."""
    PUBLISH = "publish"
    SEND = "send"
    """A file of a finished set was made for a receiver."""
    REVEAL = "reveal"
    TOURNAMENT = "tournament"
    """A step of a tournament: its value, what was dealt, a reserve set and its reason, a deviation."""
    RESTORE = "restore"
    """The journal was brought back from a backup; rows made after that backup are not in it."""
    ALARM = "alarm"
    """The count beside the database was gone or had been tampered with, and was begun again."""


FREE_KINDS: Final = frozenset(
    {Kind.CHECK, Kind.LOCK, Kind.PRINT, Kind.QUESTION, Kind.PUBLISH, Kind.SEND, Kind.REVEAL, Kind.TOURNAMENT}
)
"""Rows that change nothing about a set."""


class State(StrEnum):
    """Where a set stands."""

    BEGUN = "begun"
    """Being dealt, or the program died while dealing it."""
    FAILED = "failed"
    """No file was left."""
    DEALT = "dealt"
    DUPLICATED = "duplicated"
    IN_PLAY = "in play"
    FINISHED = "finished"
    RELEASED = "released"
    SEEN = "seen"
    """Not dealt here, as far as the journal knows."""


LIFE: Final = (State.DEALT, State.DUPLICATED, State.IN_PLAY, State.FINISHED, State.RELEASED)
"""The states that a person orders, in the order of a set's life."""

STEPS: Final[dict[State, frozenset[State]]] = {
    State.BEGUN: frozenset(),
    State.FAILED: frozenset(),
    State.DEALT: frozenset({State.DUPLICATED, State.IN_PLAY, State.FINISHED}),
    State.DUPLICATED: frozenset({State.DEALT, State.IN_PLAY, State.FINISHED}),
    State.IN_PLAY: frozenset({State.DEALT, State.DUPLICATED, State.FINISHED}),
    State.FINISHED: frozenset({State.DEALT, State.DUPLICATED, State.IN_PLAY, State.RELEASED}),
    State.RELEASED: frozenset(),
    State.SEEN: frozenset(),
}
"""Every step a person can order. Steps back correct a slip of the hand; what is released stays so."""


class Grade(StrEnum):
    """How something about a set is known."""

    KNOWN = "known"
    """It was dealt here."""
    READ = "read"
    """A file said so, and nothing here speaks against it."""
    CLAIMED = "claimed"
    """A file said so, and another set of the journal has that code."""


class Randomness(StrEnum):
    """How the randomness of a set came about."""

    METER = "meter"
    """From a full meter and the system together."""
    KEYBOARD = "keyboard"
    """From keys alone, on a computer that has no randomness of its own."""
    SYSTEM = "system"
    """From the system alone, as the user chose."""
    GIVEN = "given"
    """From a seed that was given: a set that can be made again."""
    TOURNAMENT = "tournament"
    """From the keys of a tournament and its outside value."""

    @property
    def source(self) -> str:
        """What it came from, in a few words of English: the same in window, certificate and history."""
        return _SOURCES[self]


_SOURCES: Final = {
    Randomness.METER: "your typing and the computer",
    Randomness.KEYBOARD: "only your typing",
    Randomness.SYSTEM: "only the computer",
    Randomness.GIVEN: "a seed that was given",
    Randomness.TOURNAMENT: "the tournament’s keys",
}


@dataclass(frozen=True, slots=True)
class SetToDeal:
    """What is known of a set before any file of it can be seen.

    `set_key` are 16 secret random bytes, `code` the set code under them (empty for sets too large to play),
    `date` empty (today) or YYYY.MM.DD, `identification` the hash of the owner's text, never the text.
    """

    set_key: bytes = field(repr=False)
    code: str
    boards: BoardRange
    formats: tuple[str, ...]
    folder: Path
    file_names: tuple[str, ...]
    identification: bytes
    profile: Profile
    randomness: Randomness
    event: str = ""
    date: str = ""
    lock: Mapping[str, str | int] | None = None
    """The round that opens its files, and when that appears, where they are locked in a box."""
    dealing: str = ""
    """The name of the lock that whoever deals it holds for as long as that lasts."""


@dataclass(frozen=True, slots=True)
class SeenSet:
    """What is known of a set of other origin. `source` is a file's name; empty fields are unknown."""

    source: str
    boards: BoardRange
    code: str = ""
    event: str = ""
    date: str = ""
    formats: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class JournalFile:
    """A file of a set: where it was last known to be, and the digests by which it is known again.

    `digest` is under the journal's key and stays here; `hiding_digest` is under the set's key, may be shown
    at any time, and can be recomputed by anybody once that key is revealed. 32 bytes each.
    """

    path: Path
    size_bytes: int
    digest: bytes
    hiding_digest: bytes


@dataclass(frozen=True, slots=True)
class JournalSet:
    """A set as listed. `dealt_at` is UTC, ISO 8601; `is_own` tells sets dealt here from sets only seen.

    `planned_files` are those named for `folder` before dealing, `files` those delivered, where they are now.
    """

    id: SetId
    code: str
    event: str
    date: str
    boards: BoardRange
    state: State
    dealt_at: str
    is_own: bool
    formats: tuple[str, ...]
    identification: bytes
    profile: str
    randomness: str
    version: str
    folder: Path
    planned_files: tuple[Path, ...]
    files: tuple[JournalFile, ...]
    dealing: str = ""
    """The name of the lock that its dealer held; empty of sets that earlier versions began."""
    is_claimed: bool = False
    """Whether another set of the journal, dealt here or met before, has its code: its file only said so."""

    @property
    def code_grade(self) -> Grade | None:
        """How its code is known; None for a set without one."""
        if not self.code:
            return None
        return Grade.KNOWN if self.is_own else Grade.CLAIMED if self.is_claimed else Grade.READ


@dataclass(frozen=True, slots=True)
class SetPage:
    """A page of a listing: `total` counts all sets that fit, `sets` are those of this page, newest first."""

    total: int
    sets: tuple[JournalSet, ...]


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A set some of whose deals were met again. `boards` pairs its board numbers with those met now."""

    id: SetId
    code: str
    event: str
    date: str
    state: State
    boards: tuple[tuple[int, int], ...]


def event_key(event: str) -> str:
    """Return what two ways of typing the same event have in common."""
    return " ".join(event.casefold().split())


def printable_text(text: str) -> str:
    """Return `text` with “?” in place of what no text can hold, such as halves of characters."""
    return text.encode("utf-8", "replace").decode("utf-8")
