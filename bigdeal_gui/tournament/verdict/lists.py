"""What the verifiers say of a tournament: one verdict, and four lists of which it follows.

Proved is what follows from the files alone, left to you what only a person can look up, chosen what the
organiser could still choose when the value was known, contradicted what cannot be true together. Window,
command and page give the same lists; the names here are what other programs may rely on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.sessions import Json, SessionName


class VerdictWord(StrEnum):
    """The verdict: green, amber or red."""

    PROVED = "proved"
    """Nothing is left, and nothing was chosen."""
    OPEN = "open"
    """True as far as it goes: the lists say what is left, and what was chosen."""
    FALSE = "false"
    """Something contradicts."""


class ListName(StrEnum):
    """The four lists, as programs know them."""

    PROVED = "proved"
    LEFT_TO_YOU = "left_to_you"
    CHOSEN = "chosen"
    CONTRADICTED = "contradicted"

    def in_words(self) -> str:
        """Return what the list is called in the user's language."""
        return {
            ListName.PROVED: translate("verdict", "Proved"),
            ListName.LEFT_TO_YOU: translate("verdict", "Left to you"),
            ListName.CHOSEN: translate("verdict", "Still chosen by the organiser"),
            ListName.CONTRADICTED: translate("verdict", "Not as promised"),
        }[self]


class EntryKind(StrEnum):
    """What an entry is about. A kind may stand in several lists: `value` is left to you, then proved."""

    BOARDS = "boards"
    COMPLETE = "complete"
    KEYS = "keys"
    SESSION_KEY = "session-key"
    PLAN = "plan"
    CHECKSUMS = "checksums"
    DIGEST = "digest"
    KEPT_PLAN = "kept-plan"
    VALUE = "value"
    HOLDER = "holder"
    PREVIOUS = "previous"
    FIRST_PROMISE = "first-promise"
    PLAYED = "played"
    PUBLISHED = "published"
    UNPUBLISHED = "unpublished"
    BRING_KEYS = "bring-keys"
    BRING_VALUE = "bring-value"
    BRING_BOARDS = "bring-boards"
    BRING_COMMITMENT = "bring-commitment"
    OTHER_SESSIONS = "other-sessions"
    UNREADABLE = "unreadable"
    PRACTICE = "practice"
    NO_COMMITMENT = "no-commitment"
    VALUE_SPELLING = "value-spelling"
    VALUE_FORM = "value-form"
    VALUE_EARLY = "value-early"
    FALLBACK = "fallback"
    WITHHELD = "withheld"
    LATE_PUBLICATION = "late-publication"
    EARLIER_PROMISE = "earlier-promise"
    OTHER_PLAN = "other-plan"
    KEYS_ALONE = "keys-alone"
    WEAK_KEYS = "weak-keys"
    WEAK_WORDS = "weak-words"
    ONE_HOLDER = "one-holder"
    NOT_PLAYED = "not-played"
    OPEN_SESSIONS = "open-sessions"
    OPEN_BOARDS = "open-boards"
    RESERVE = "reserve"
    BURNT_RESERVE = "burnt-reserve"
    MISSING_SESSION = "missing-session"
    MISSING_BOARDS = "missing-boards"
    MISNAMED = "misnamed"
    ORDER = "order"
    MISSING_FILE = "missing-file"
    LOG = "log"
    DEVIATION = "deviation"
    COMMITMENT = "commitment"
    BOARD = "board"
    CHECKSUM = "checksum"


_K = EntryKind
ORDER: Final[Mapping[ListName, tuple[EntryKind, ...]]] = {
    ListName.PROVED: (
        *(_K.BOARDS, _K.COMPLETE, _K.KEYS, _K.SESSION_KEY, _K.PLAN, _K.CHECKSUMS, _K.DIGEST),
        *(_K.PUBLISHED, _K.KEPT_PLAN, _K.VALUE, _K.HOLDER, _K.PREVIOUS, _K.FIRST_PROMISE, _K.PLAYED),
    ),
    ListName.LEFT_TO_YOU: (
        *(_K.PUBLISHED, _K.VALUE, _K.PLAYED, _K.FIRST_PROMISE, _K.UNPUBLISHED, _K.BRING_KEYS, _K.BRING_VALUE),
        *(_K.BRING_BOARDS, _K.BRING_COMMITMENT, _K.UNREADABLE, _K.OTHER_SESSIONS),
    ),
    ListName.CHOSEN: (
        *(_K.PRACTICE, _K.NO_COMMITMENT, _K.KEYS_ALONE, _K.WEAK_KEYS, _K.VALUE_SPELLING, _K.VALUE_FORM),
        *(_K.VALUE_EARLY, _K.FALLBACK, _K.WITHHELD, _K.WEAK_WORDS, _K.ONE_HOLDER, _K.LATE_PUBLICATION),
        *(_K.PREVIOUS, _K.EARLIER_PROMISE, _K.KEPT_PLAN, _K.OTHER_PLAN, _K.NOT_PLAYED, _K.OPEN_SESSIONS),
        *(_K.OPEN_BOARDS, _K.RESERVE, _K.BURNT_RESERVE, _K.MISSING_SESSION, _K.MISSING_BOARDS),
        *(_K.MISNAMED, _K.ORDER, _K.MISSING_FILE, _K.LOG, _K.DEVIATION),
    ),
    ListName.CONTRADICTED: (
        *(_K.KEYS, _K.SESSION_KEY, _K.PLAN, _K.COMMITMENT, _K.DIGEST, _K.VALUE, _K.HOLDER),
        *(_K.KEPT_PLAN, _K.OTHER_PLAN, _K.BOARD, _K.CHECKSUM),
    ),
}
"""The kinds of each list, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: its `kind`, and its `text` for people.

    `session`, `phase` (from 1), `boards` (their numbers), `file` and `holder` (a name) say what it is about,
    where they can.
    """

    kind: EntryKind
    text: str
    session: SessionName | None = None
    phase: int | None = None
    boards: tuple[int, ...] = ()
    file: str = ""
    holder: str = ""

    def to_json(self) -> dict[str, Json]:
        """Return the entry in terms of JSON."""
        about: dict[str, Json] = {"holder": self.holder} if self.holder else {}
        return {
            "kind": self.kind.value,
            "session": self.session.to_json() if self.session else None,
            "phase": self.phase,
            "boards": list(self.boards),
            "file": self.file,
            **about,
            "text": self.text,
        }


Found: TypeAlias = Iterator[tuple[ListName, Entry]]
"""What a part of the judgement yields: entries, each with its list."""


@dataclass(frozen=True, slots=True)
class FourLists:
    """The four lists, and the verdict that follows from them."""

    proved: tuple[Entry, ...] = ()
    left_to_you: tuple[Entry, ...] = ()
    chosen: tuple[Entry, ...] = ()
    contradicted: tuple[Entry, ...] = ()

    @classmethod
    def of(cls, found: Iterable[tuple[ListName, Entry]]) -> FourLists:
        """Return the verdict on what was `found`, each list in its order: by kind, session and file."""
        entries = list(found)
        return cls(*(_sorted(name, entries) for name in ListName))

    @property
    def word(self) -> VerdictWord:
        """Red, green or amber: amber wherever something is left or was chosen, or no board is proved."""
        if self.contradicted:
            return VerdictWord.FALSE
        is_whole = not self.left_to_you and not self.chosen and self.board_count > 0
        return VerdictWord.PROVED if is_whole else VerdictWord.OPEN

    @property
    def board_count(self) -> int:
        """How many boards are proved; one that stands in two files is one board."""
        return count_of_boards(self.proved)

    def entries(self, name: ListName) -> tuple[Entry, ...]:
        """Return one of the four lists."""
        return {
            ListName.PROVED: self.proved,
            ListName.LEFT_TO_YOU: self.left_to_you,
            ListName.CHOSEN: self.chosen,
            ListName.CONTRADICTED: self.contradicted,
        }[name]

    def to_json(self) -> dict[str, Json]:
        """Return the verdict in terms of JSON."""
        lists: dict[str, Json] = {
            name.value: [entry.to_json() for entry in self.entries(name)] for name in ListName
        }
        return {"verdict": self.word.value, "boards": self.board_count, **lists}


def count_of_boards(entries: Iterable[Entry]) -> int:
    """Return how many boards `entries` tell of; one that stands in two files is one board."""
    return len(
        {
            (entry.session and entry.session.id, board)
            for entry in entries
            if entry.kind is EntryKind.BOARDS
            for board in entry.boards
        }
    )


def _sorted(name: ListName, found: Sequence[tuple[ListName, Entry]]) -> tuple[Entry, ...]:
    ranks = {kind: rank for rank, kind in enumerate(ORDER[name])}

    def place(entry: Entry) -> tuple[int, int, int, bool, str]:
        id_ = entry.session.id if entry.session else None
        phase = id_.phase if id_ else entry.phase or 0
        session, is_reserve = (id_.session, id_.is_reserve) if id_ else (0, False)
        return ranks[entry.kind], phase, session, is_reserve, entry.file

    mine = dict.fromkeys(entry for list_, entry in found if list_ is name)
    return tuple(sorted(mine, key=place))
