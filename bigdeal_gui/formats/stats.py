"""The stats format: figures over a set, which holds no deals.

Counts only, so that any number of boards takes the same memory. Figures are exact integers, rounded half up.
Big Deal's own overflow from about 5,700 boards on; ours do not, in either profile.
Source: Big Deal 2.0 (behaviour).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.format import Heading, Profile, SetWriter
from bigdeal_gui.model.cards import HAND_SIZE, HONOUR_POINTS, PACK_SIZE, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.plans import BoardRange

_HANDS: Final = comb(PACK_SIZE, HAND_SIZE)
_POINTS: Final = bytes(HONOUR_POINTS).ljust(SUIT_SIZE, b"\0") * len(SUITS)
_POINTS_TABLE: Final = _POINTS.ljust(256, b"\0")
_SHORTEST_LONGEST: Final = 4
"""Thirteen cards in four suits: one suit has four at least."""

_FLAT_FROM: Final = 31
"""From here on Big Deal gives 0.0001 % as theory."""

_SOUND_BOARDS: Final = 5_000
"""Up to here no count of Big Deal's can overflow in practice."""

_BIG_DEAL_LONGEST: Final = (350_805, 443_596, 165_477, 35_265, 4_668, 370, 16, 0, 0, 0)
"""Big Deal's theory of the longest suit, 4 … 13 cards, hands in a million. The 443,596 should be 443,397."""

_BIG_DEAL_SCALE: Final = 10**8


@cache
def _hands_by_longest() -> Counter[int]:
    """Return how many of the C(52,13) hands have a longest suit of 4 … 13 cards."""
    suit = [comb(SUIT_SIZE, length) for length in range(SUIT_SIZE + 1)]
    totals: Counter[int] = Counter()
    for spades in range(HAND_SIZE + 1):
        for hearts in range(HAND_SIZE + 1 - spades):
            for diamonds in range(HAND_SIZE + 1 - spades - hearts):
                clubs = HAND_SIZE - spades - hearts - diamonds
                ways = suit[spades] * suit[hearts] * suit[diamonds] * suit[clubs]
                totals[max(spades, hearts, diamonds, clubs)] += ways
    return totals


def _rounded(numerator: int, denominator: int, decimals: int) -> str:
    """Return the quotient with `decimals` digits behind the point, rounded half up."""
    scaled = (2 * numerator * 10**decimals + denominator) // (2 * denominator)
    if not decimals:
        return str(scaled)
    whole, rest = divmod(scaled, 10**decimals)
    return f"{whole}.{rest:0{decimals}}"


class _StatsWriter:
    def __init__(self, heading: Heading) -> None:
        self._heading = heading
        self._points: tuple[Counter[int], ...] = tuple(Counter() for _ in Seat)
        self._lengths: tuple[Counter[tuple[int, int, int]], ...] = tuple(Counter() for _ in Seat)

    def start(self) -> bytes:
        return b""

    def boards(self, boards: Sequence[Board]) -> bytes:
        for board in boards:
            for seat, hand in enumerate(board.deal.hands):
                self._points[seat][sum(hand.translate(_POINTS_TABLE))] += 1
                # How many cards lie above hearts, diamonds and clubs: hands are sorted.
                ends = (bisect_left(hand, 13), bisect_left(hand, 26), bisect_left(hand, 39))
                self._lengths[seat][ends] += 1
        return b""

    def end(self) -> bytes:
        boards = self._points[Seat.NORTH].total()
        squares, longest = self._suits()
        averages = " ".join(
            _rounded(sum(points * hands for points, hands in counted.items()), boards, 2)
            for counted in self._points
        )
        lines = [
            f"Number of deals: {boards}",
            f"Average sum of squares: {_rounded(squares, boards, 0)}",
            f"Average points NESW: {averages}",
            "Frequency of high card points per hand:",
            *self._point_rows(boards),
            "Frequency of longest suitlength per compass:",
            "  Length   North    East   South    West Theory",
            *self._length_rows(boards, longest),
            "",
        ]
        return self._heading.text_end.join(line.encode("ascii") for line in lines)

    def _suits(self) -> tuple[int, tuple[Counter[int], ...]]:
        """Return the sum of the squares of all suit lengths, and the longest suits of each seat's hands."""
        squares = 0
        longest: tuple[Counter[int], ...] = tuple(Counter() for _ in Seat)
        for seat, counted in enumerate(self._lengths):
            for (hearts, diamonds, clubs), hands in counted.items():
                lengths = s, h, d, c = hearts, diamonds - hearts, clubs - diamonds, HAND_SIZE - clubs
                squares += hands * (s * s + h * h + d * d + c * c)
                longest[seat][max(lengths)] += hands
        return squares, longest

    def _point_rows(self, boards: int) -> list[str]:
        totals = sum(self._points, Counter[int]())
        theory = hands_by_points()
        return [
            f"{points:2} points: {_rounded(100 * totals[points], len(Seat) * boards, 4)}% "
            f"({self._point_theory(points, theory[points])}%)"
            for points in sorted(totals)
        ]

    def _point_theory(self, points: int, hands: int) -> str:
        if self._heading.profile is Profile.BIGDEAL and points >= _FLAT_FROM:
            return "0.0001"
        return _rounded(100 * hands, _HANDS, 4)

    def _length_rows(self, boards: int, longest: tuple[Counter[int], ...]) -> list[str]:
        theory = _hands_by_longest()
        last = max(max(counted) for counted in longest)
        return [
            f"{length:8}"
            + "".join(f"{counted[length]:8}" for counted in longest)
            + f" {self._length_theory(boards, length, theory[length])}"
            for length in range(min(theory), last + 1)
        ]

    def _length_theory(self, boards: int, length: int, hands: int) -> str:
        if self._heading.profile is Profile.BIGDEAL and boards <= _BIG_DEAL_SCALE:
            in_a_million = _BIG_DEAL_LONGEST[length - _SHORTEST_LONGEST]
            return _rounded(100 * in_a_million, _BIG_DEAL_SCALE // boards, 1)
        return _rounded(hands * boards, _HANDS, 1)


def stats_writer(heading: Heading) -> SetWriter:
    """Return the writer of stats files; it counts the boards and says everything at the end."""
    return _StatsWriter(heading)


def stats_doubt(boards: BoardRange) -> str:
    """Return where the figures of `boards` may differ from Big Deal's; empty for a few thousand boards."""
    if len(boards) <= _SOUND_BOARDS:
        return ""
    return translate("reasons", "Big Deal’s own figures overflow above about 5,700 boards; these are correct")
