"""What is counted over very many fresh boards, and the tests of the counts against exact expectations.

It needs no arrays: a column of one card over thousands of boards is one long integer, a byte a board, and
such integers are added and compared whole.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from math import fsum
from typing import Final

from bigdeal_gui.analysis.expectations import DEALS, HANDS, hands_by_length, hands_by_shape, king_after_ace
from bigdeal_gui.analysis.goodness import ChiSquare, chi_square
from bigdeal_gui.model.cards import HONOUR_POINTS, PACK_SIZE, RANKS, SUIT_SIZE, SUITS, hands_by_points
from bigdeal_gui.model.seats import SEATS

LAGS: Final = (1, 2, 3, 4, 8, 16, 32, 36)
"""How far apart two boards are whose hands are compared."""

SLICES: Final = 1000
"""Equal parts of all numbers, in which the deals' numbers are counted."""

LOW_BITS: Final = 12
EVEN_BITS: Final = 86
"""So many of a number's last bits are as good as independent; the slices hold those above."""

_NUMBER_BYTES: Final = 12
_SIDES: Final = len(SEATS)
_BYTE: Final = 8
_KEPT_BITS: Final = 64
_IS_SEAT: Final = tuple(
    bytes(place == seat for place in range(_SIDES)).ljust(256, b"\0") for seat in range(_SIDES)
)
"""For each seat the table that turns owners into 1, where it is this seat, and 0."""


class FreshBoards:
    """Counts boards in the order they were dealt. Shows none of them."""

    def __init__(self) -> None:
        self.boards = 0
        self._cards = [[0] * _SIDES for _ in range(PACK_SIZE)]
        self._points = [Counter[int]() for _ in SEATS]
        self._point_pairs = [Counter[tuple[int, int]]() for _ in SEATS]
        self._odd_points = [b""] * _SIDES
        self._lengths = [Counter[tuple[int, ...]]() for _ in SEATS]
        self._overlaps = {lag: [Counter[int]() for _ in SEATS] for lag in LAGS}
        self._kings = [Counter[tuple[int, int]]() for _ in SUITS]
        self._slices = Counter[int]()
        self._low_bits = Counter[int]()
        self._bits = [0] * (_BYTE * _NUMBER_BYTES)
        self._before = b""
        self._kept = tuple(array("Q") for _ in range(2**_BYTE))

    def __repr__(self) -> str:
        return f"FreshBoards({self.boards} boards, hidden)"

    def take(self, numbers: Sequence[int], owners: bytes) -> None:
        """Count the next boards: their numbers, and 52 bytes a board, the seat (0..3) of each card."""
        self._slices.update(number * SLICES // DEALS for number in numbers)
        self._low_bits.update(number & (2**LOW_BITS - 1) for number in numbers)
        for number in numbers:
            self._kept[number & (2**_BYTE - 1)].append(number >> _BYTE & (2**_KEPT_BITS - 1))
        self._take_bits(b"".join(number.to_bytes(_NUMBER_BYTES, "little") for number in numbers))
        for suit, kings in enumerate(self._kings):
            ace = suit * SUIT_SIZE
            kings.update(zip(owners[ace::PACK_SIZE], owners[ace + 1 :: PACK_SIZE], strict=True))
        joined = self._before + owners
        for seat in SEATS:
            self._take_seat(seat, joined.translate(_IS_SEAT[seat]), len(numbers))
        self._before = joined[-max(LAGS) * PACK_SIZE :]
        self.boards += len(numbers)

    def _take_bits(self, written: bytes) -> None:
        lowest = int.from_bytes(b"\1" * (len(written) // _NUMBER_BYTES), "little")
        for place in range(_NUMBER_BYTES):
            column = int.from_bytes(written[place::_NUMBER_BYTES], "little")
            for bit in range(_BYTE):
                self._bits[_BYTE * place + bit] += (column >> bit & lowest).bit_count()

    def _take_seat(self, seat: int, held: bytes, fresh: int) -> None:
        """Count the hands of one seat: `held` has a byte a card, of boards before and `fresh` ones."""
        boards = len(held) // PACK_SIZE
        columns = [int.from_bytes(held[card::PACK_SIZE], "little") for card in range(PACK_SIZE)]
        for card, column in enumerate(columns):
            # All that is set are single bits of the bytes.
            self._cards[card][seat] += (column >> _BYTE * (boards - fresh)).bit_count()
        lengths = [sum(columns[first : first + SUIT_SIZE]) for first in range(0, PACK_SIZE, SUIT_SIZE)]
        points = sum(
            value * columns[suit * SUIT_SIZE + rank]
            for suit in range(len(SUITS))
            for rank, value in enumerate(HONOUR_POINTS)
        )
        by_suit = [self._fresh(total, boards, fresh) for total in lengths]
        self._lengths[seat].update(zip(*by_suit, strict=True))
        self._take_points(seat, self._fresh(points, boards, fresh))
        for lag, overlaps in self._overlaps.items():
            shift = _BYTE * lag
            shared = sum(column & column << shift for column in columns)
            # A board is compared where its earlier one is among those kept.
            known = min(fresh, max(boards - lag, 0))
            overlaps[seat].update(self._fresh(shared & ((1 << _BYTE * boards) - 1), boards, known))

    def _take_points(self, seat: int, points: bytes) -> None:
        self._points[seat].update(points)
        # Pairs 1-2, 3-4 …: pairs that share no board are independent of each other.
        points = self._odd_points[seat] + points
        even = len(points) // 2 * 2
        self._odd_points[seat] = points[even:]
        self._point_pairs[seat].update(zip(points[0:even:2], points[1:even:2], strict=True))

    @staticmethod
    def _fresh(column: int, boards: int, fresh: int) -> bytes:
        return column.to_bytes(boards, "little")[boards - fresh :]

    @property
    def repeated(self) -> int:
        """How many boards came that had come before; by chance one in 10^28 pairs.

        Of each number 72 bits are compared: two of 10^7 different ones are taken for equal once in 10^8 runs.
        """
        return sum(len(kept) - len(set(kept)) for kept in self._kept)

    def findings(self) -> Iterator[ChiSquare]:
        """Yield every test there is."""
        by_points = [ways / HANDS for ways in hands_by_points()]
        shapes = hands_by_shape()
        by_shape = [ways / HANDS for ways in shapes.values()]
        by_length = [ways / HANDS for ways in hands_by_length()]
        values = range(len(by_points))
        pairs = [(one, two) for one in values for two in values]
        by_pair = [by_points[one] * by_points[two] for one, two in pairs]
        for seat in SEATS:
            name = seat.name.title()
            sorted_lengths = Counter[tuple[int, ...]]()
            for lengths, count in self._lengths[seat].items():
                sorted_lengths[tuple(sorted(lengths, reverse=True))] += count
            yield chi_square(f"points, {name}", [self._points[seat][value] for value in values], by_points)
            yield chi_square(f"shapes, {name}", [sorted_lengths[shape] for shape in shapes], by_shape)
            counts = [self._point_pairs[seat][pair] for pair in pairs]
            yield chi_square(f"points of boards 1 and 2, 3 and 4 …, {name}", counts, by_pair)
        for lag, overlaps in self._overlaps.items():
            for seat in SEATS:
                counts = [overlaps[seat][count] for count in range(len(by_length))]
                yield chi_square(f"cards held again {lag} later, {seat.name.title()}", counts, by_length)
        yield from self._cards_findings()
        yield from self._kings_findings()
        yield from self._numbers_findings()

    def _numbers_findings(self) -> Iterator[ChiSquare]:
        share = [1 / SLICES] * SLICES
        counts = [self._slices[place] for place in range(SLICES)]
        yield chi_square(f"the number in {SLICES} slices", counts, share)
        bits = range(2**LOW_BITS)
        counts = [self._low_bits[place] for place in bits]
        yield chi_square(f"the number's last {LOW_BITS} bits", counts, [1 / len(bits)] * len(bits))
        strays = 0.0
        for bit in range(EVEN_BITS):
            chance = _ones(bit) / DEALS
            expected = self.boards * chance
            strays += (self._bits[bit] - expected) ** 2 / (expected * (1 - chance))
        yield ChiSquare(f"each of the number's last {EVEN_BITS} bits", strays, EVEN_BITS)

    def _cards_findings(self) -> Iterator[ChiSquare]:
        """Yield the test of each card over the seats, and that of all cards and seats together."""
        for card, counts in enumerate(self._cards):
            name = SUITS[card // SUIT_SIZE] + RANKS[card % SUIT_SIZE]
            yield chi_square(f"seats of {name}", counts, [1 / _SIDES] * _SIDES)
        expected = self.boards / _SIDES
        strays = fsum((count - expected) ** 2 for counts in self._cards for count in counts)
        # Thirteen cards a seat bind the counts: 51 x 3 are free, and each strays 52/51 times as far.
        statistic = strays / expected * (PACK_SIZE - 1) / PACK_SIZE
        yield ChiSquare("every card in every seat", statistic, (PACK_SIZE - 1) * (_SIDES - 1))

    def _kings_findings(self) -> Iterator[ChiSquare]:
        chances = [float(chance) for chance in king_after_ace()]
        for suit, letter in enumerate(SUITS):
            turns = [0] * _SIDES
            for (ace, king), count in self._kings[suit].items():
                turns[(king - ace) % _SIDES] += count
            yield chi_square(f"the king's seat from the ace's, {letter}", turns, chances)


def _ones(bit: int) -> int:
    """Return how many of the numbers below DEALS have `bit` set."""
    whole, rest = divmod(DEALS, 2 << bit)
    return (whole << bit) + max(0, rest - (1 << bit))
