"""An exact solver of one suit, all cards in sight.

South and North lead to every trick, from either hand, and want tricks; West and East follow and want the
rest. A hand without cards of the suit plays none, and the play ends when South and North have no more.

A state is `bytes`: runs of cards of one side, the strongest first, a run of South and North (which may be
empty) at even places and one of West and East at odd places. A run is 16 times the cards of South (of West)
plus those of North (of East). Cards of one run take the same tricks, so they need no order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.holdings.words import OPPONENTS, SOUTH, Word

_FIRST: Final = 16
_SECOND: Final = 1
_TURNED: Final = bytes((run & 15) << 4 | run >> 4 for run in range(256))

_Hand = tuple[int, int]
"""Where a hand's runs begin (0, or 1 for the opponents), and what one of its cards adds to a run."""

_CLOCKWISE: Final[tuple[_Hand, ...]] = ((0, _FIRST), (1, _FIRST), (0, _SECOND), (1, _SECOND))
"""South, West, North, East."""

_FROM_SOUTH: Final = _CLOCKWISE[1:]
_FROM_NORTH: Final = (_CLOCKWISE[3], _CLOCKWISE[0], _CLOCKWISE[1])
_LEADS: Final = ((_CLOCKWISE[0], _FROM_SOUTH), (_CLOCKWISE[2], _FROM_NORTH))


@dataclass(frozen=True, slots=True)
class Difference:
    """A division of the opponents' cards in which two holdings take different tricks."""

    division: str
    """W or E for each card of the opponents, the strongest first."""

    tricks: tuple[int, int]


class Solver:
    """Solves suits and remembers what it met; forgets everything when that is more than `most_known`."""

    __slots__ = ("_known", "_most_known")

    def __init__(self, most_known: int = 1_000_000) -> None:
        self._known: dict[bytes, int] = {}
        self._most_known = most_known

    def tricks(self, word: Word, division: int) -> int:
        """Return the tricks that South and North take.

        Bit i of `division` says who holds the opponents' i-th strongest card: 0 West, 1 East.
        """
        return self._solved(_runs(word, division))

    def rest(self, runs: bytearray) -> int:
        """Return the tricks of South and North from a state on, in which runs may be empty."""
        return self._solved(_closed(runs))

    def profile(self, word: Word) -> bytes:
        """Return the tricks for every division, 0 … 2^e − 1."""
        return bytes(self.tricks(word, division) for division in range(1 << word.count(OPPONENTS)))

    def difference(self, word: Word, other: Word) -> Difference | None:
        """Return the first division in which two holdings with the same lengths differ, as they stand."""
        held = word.count(OPPONENTS)
        for division in range(1 << held):
            tricks = self.tricks(word, division), self.tricks(other, division)
            if tricks[0] != tricks[1]:
                return Difference("".join("WE"[division >> card & 1] for card in range(held)), tricks)
        return None

    def _solved(self, state: bytes) -> int:
        """Return the tricks of South and North from `state` on."""
        held = sum(state[::2])
        most = max(divmod(held, _FIRST))
        if most == 0 or len(state) == 1:
            return most
        key = min(state, state.translate(_TURNED))
        if (known := self._known.get(key)) is not None:
            return known
        runs = bytearray(state)
        best = 0
        for (begin, card), followers in _LEADS:
            for place in _places(runs, begin, card):
                runs[place] -= card
                best = self._followed(runs, followers, place, best, most)
                runs[place] += card
                if best == most:
                    break
        if len(self._known) >= self._most_known:
            self._known.clear()
        self._known[key] = best
        return best

    def _followed(self, runs: bytearray, followers: Sequence[_Hand], top: int, low: int, high: int) -> int:
        """Return the tricks of South and North, this one included, or the nearest of `low` and `high`.

        `top` is the place of the strongest card played so far.
        """
        if not followers:
            return min(high, max(low, self._solved(_closed(runs)) + (top % 2 == 0)))
        (begin, card), *rest = followers
        places = _places(runs, begin, card)
        if not places:
            return self._followed(runs, rest, top, low, high)
        for place in places:
            runs[place] -= card
            tricks = self._followed(runs, rest, min(top, place), low, high)
            runs[place] += card
            if begin:
                high = tricks
            else:
                low = tricks
            if low >= high:
                break
        return high if begin else low


def _runs(word: Word, division: int) -> bytes:
    """Return the state in which the opponents' cards are divided as the bits of `division` say."""
    runs = bytearray(1)
    for letter in word:
        if letter == OPPONENTS:
            begin, card = 1, _SECOND if division & 1 else _FIRST
            division >>= 1
        else:
            begin, card = 0, _FIRST if letter == SOUTH else _SECOND
        if len(runs) % 2 == begin:
            runs.append(0)
        runs[-1] += card
    return bytes(runs)


def _places(runs: bytearray, begin: int, card: int) -> list[int]:
    """Return the runs in which a hand has a card."""
    if card == _FIRST:
        return [place for place in range(begin, len(runs), 2) if runs[place] >= _FIRST]
    return [place for place in range(begin, len(runs), 2) if runs[place] % _FIRST]


def _closed(runs: bytearray) -> bytes:
    """Return the state without the runs that have become empty, their neighbours joined."""
    if runs.find(0, 1) < 0:
        return bytes(runs)
    closed = bytearray(1)
    for place, run in enumerate(runs):
        if run:
            if len(closed) % 2 == place % 2:
                closed.append(0)
            closed[-1] += run
    return bytes(closed)
