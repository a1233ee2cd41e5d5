"""What a reader tells of a file that it could read: what was odd, how often, and where.

A remark names lines or offsets and counts, never a card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bigdeal_gui.words import translate

SHOWN_PLACES: Final = 8
"""So many places of one oddity are kept; the count goes on."""


class CaveatKind(Enum):
    """What can be odd about a file that is read all the same; the values stand in JSON."""

    MERGED = "merged"
    """The same number with the same deal again: a game a table."""
    NO_HANDS = "without hands"
    """A game that holds no hands."""
    PARTIAL = "partial"
    """A game of which two hands or more are not told."""
    COUNTED = "counted"
    """A board that has no number of its own, or shares one with every other."""
    OTHER_CONDITIONS = "other conditions"
    """A dealer or a vulnerability that is not the number's."""
    UNKNOWN_CONDITIONS = "unknown conditions"
    """A dealer or a vulnerability in words that are not known; those of the number stand in for it."""
    SESSIONS = "sessions"
    """A number that stands for another deal than before: another session."""
    ENCODING = "encoding"
    """Text in another encoding than UTF-8."""
    OTHER_LETTERS = "other letters"
    """Cards named in another language."""
    PASSED_OVER = "passed over"
    """Lines, or bytes at the end, that belong to no board."""


@dataclass(frozen=True, slots=True)
class Caveat:
    """What is odd about a file: how often it was met, and the first places, in words, where it was.

    `oddity` is its kind: the name that docs/library.md gives it for programs of others.
    """

    oddity: CaveatKind
    count: int
    places: tuple[str, ...]
    detail: str = ""

    def __str__(self) -> str:
        places = ", ".join(self.places) + (" …" if self.count > len(self.places) else "")
        words = _SENTENCES[self.oddity]().format(count=self.count, detail=self.detail)
        return f"{words} ({places})" if self.places else words


class Caveats:
    """Gathers what is odd about one file; `place` says in words where a line or an offset is."""

    __slots__ = ("_found", "_place")

    def __init__(self, place: Callable[[int], str]) -> None:
        self._place = place
        self._found: dict[tuple[CaveatKind, str], tuple[int, list[int]]] = {}

    def note(self, oddity: CaveatKind, where: int | None = None, detail: str = "", count: int = 1) -> None:
        """Take an oddity met at line or offset `where`; None for one of the whole file."""
        met, places = self._found.get((oddity, detail), (0, []))
        if where is not None and len(places) < SHOWN_PLACES:
            places.append(where)
        self._found[oddity, detail] = met + count, places

    def all(self) -> tuple[Caveat, ...]:
        """Return what was gathered, in the order of its kinds."""
        order = list(CaveatKind)
        found = (
            Caveat(oddity, count, tuple(map(self._place, places)), detail)
            for (oddity, detail), (count, places) in self._found.items()
        )
        return tuple(sorted(found, key=lambda remark: order.index(remark.oddity)))


_SENTENCES: Final[dict[CaveatKind, Callable[[], str]]] = {
    CaveatKind.MERGED: lambda: translate("reasons", "Board repeated with the same deal: {count} ×"),
    CaveatKind.NO_HANDS: lambda: translate("reasons", "Game without hands, skipped: {count} ×"),
    CaveatKind.PARTIAL: lambda: translate("reasons", "Game with only some of the hands, skipped: {count} ×"),
    CaveatKind.COUNTED: lambda: translate("reasons", "Board without a number, counted on: {count} ×"),
    CaveatKind.OTHER_CONDITIONS: lambda: translate(
        "reasons", "Dealer or vulnerability does not match the board number, not for play: {count} ×"
    ),
    CaveatKind.UNKNOWN_CONDITIONS: lambda: translate(
        "reasons", "Dealer or vulnerability not understood, so the one of the board number is used: {count} ×"
    ),
    CaveatKind.SESSIONS: lambda: translate(
        "reasons", "The same board number with a different deal, taken as another session: {count} ×"
    ),
    CaveatKind.ENCODING: lambda: translate("reasons", "Text read as {detail}"),
    CaveatKind.OTHER_LETTERS: lambda: translate("reasons", "Cards named {detail}: {count} ×"),
    CaveatKind.PASSED_OVER: lambda: translate("reasons", "Belongs to no board, skipped: {count} ×"),
}
