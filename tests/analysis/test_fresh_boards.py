"""What is counted over fresh boards: the same as by arrays, and every planted fault shows."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from benchmarks.tallies import Tally
from bigdeal_gui.analysis.fresh_boards import FreshBoards
from bigdeal_gui.analysis.goodness import adjusted_by_holm
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.counts import ArrayBatch
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.randomness.generator import deal_numbers
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

BOARDS = 20_000


@cache
def dealt(boards: int = BOARDS) -> list[int]:
    """Return the numbers of a fair generator's first boards, those of fewer among them."""
    return list(islice(deal_numbers(Seed(bytes(range(20))), b"fresh"), boards))


def in_arrays(numbers: Sequence[int]) -> NDArray[np.uint64]:
    """Return the numbers in three rows, 32 bits each, the highest first."""
    return np.array([[one >> shift & 0xFFFFFFFF for one in numbers] for shift in (64, 32, 0)], np.uint64)


def owners(numbers: Sequence[int]) -> bytes:
    """Return the seats of all cards of all boards."""
    return b"".join(ArrayBatch(bulk_hands(in_arrays(numbers))).owners())


@cache
def dealt_owners() -> bytes:
    """Return the seats of all cards of the boards dealt."""
    return owners(dealt())


def counted(numbers: list[int], cards: bytes, *cuts: int) -> FreshBoards:
    """Return the count of boards that came in pieces, cut at `cuts`."""
    found = FreshBoards()
    for first, last in zip((0, *cuts), (*cuts, len(numbers)), strict=True):
        found.take(numbers[first:last], cards[52 * first : 52 * last])
    return found


def failing(found: FreshBoards) -> set[str]:
    """Return the tests that chance cannot explain."""
    return {one.finding.name for one in adjusted_by_holm(found.findings()) if one.adjusted < 1e-6}


def test_boards_in_arrays_are_the_boards() -> None:
    """Every board has the seats that its number gives by itself."""
    numbers = dealt()[:500]
    assert owners(numbers) == b"".join(deal_of_number(number).owners() for number in numbers)


def test_counts_are_those_of_arrays() -> None:
    """Each of the 103 tests that both have gives the chi-square of a wholly different way of counting."""
    numbers = dealt()[:5000]
    rows = in_arrays(numbers)
    arrays = Tally()
    arrays.take(rows, bulk_hands(rows))
    expected = {one.name: (pytest.approx(one.statistic), one.freedom) for one in arrays.findings()}
    found = {
        one.name: (one.statistic, one.freedom)
        for one in counted(numbers, dealt_owners()[: 52 * 5000], 1000).findings()
    }
    assert found.keys() - expected.keys() == {"each of the number's last 86 bits"}
    assert {name: found[name] for name in expected} == expected
    assert len(expected) == 103


def test_each_bit_is_held_against_its_own_chance() -> None:
    """Bit by bit: of the numbers of all deals a high bit is set in fewer than half."""
    numbers = dealt()[:5000]
    strays = 0.0
    for bit in range(86):
        blocks, rest = divmod(DEALS, 1 << bit)
        chance = ((blocks // 2 << bit) + (rest if blocks % 2 else 0)) / DEALS
        met = sum(number >> bit & 1 for number in numbers)
        strays += (met - 5000 * chance) ** 2 / (5000 * chance * (1 - chance))
    found = list(counted(numbers, dealt_owners()[: 52 * 5000]).findings())[-1]
    assert (found.statistic, found.freedom) == (pytest.approx(strays, rel=1e-12), 86)


def test_boards_are_known_again_by_their_last_72_bits() -> None:
    """Numbers that differ in one of them are different boards; one that differs above is the same."""
    numbers = [0, *(1 << bit for bit in range(72))]
    found = counted(numbers, dealt_owners()[: 52 * len(numbers)])
    assert found.repeated == 0
    found.take([1 << 72], dealt_owners()[:52])
    assert found.repeated == 1


def test_hands_are_held_against_those_of_boards_before() -> None:
    """Of the last boards, of those two, four, eight … before, and of the set before."""
    names = [finding.name for finding in counted(dealt()[:40], dealt_owners()[: 52 * 40]).findings()]
    lags = [name.split()[3] for name in names if name.startswith("cards held again") and "North" in name]
    assert lags == ["1", "2", "3", "4", "8", "16", "32", "36"]


@pytest.mark.parametrize("cuts", [(1,), (1, 2, 3), (35, 36, 37), (20, 40, 60, 400), (399,)])
def test_counts_do_not_depend_on_where_runs_are_cut(cuts: tuple[int, ...]) -> None:
    """Boards in one piece, in odd pieces or one by one give the same findings."""
    numbers, cards = dealt()[:401], dealt_owners()[: 52 * 401]
    assert list(counted(numbers, cards, *cuts).findings()) == list(counted(numbers, cards).findings())


def test_fair_boards_pass() -> None:
    """Nothing stands out of a fair generator's boards, and none came twice."""
    found = counted(dealt(), dealt_owners())
    assert failing(found) == set()
    assert (found.boards, found.repeated) == (20_000, 0)
    assert repr(found) == "FreshBoards(20000 boards, hidden)"


@pytest.mark.unwatched
@pytest.mark.parametrize(
    ("fault", "shown_by"),
    [
        (lambda number: number // 2, "the number in 1000 slices"),
        *(
            (lambda number, bit=bit: number & ~(1 << bit), "each of the number's last 86 bits")
            for bit in (0, 13, 40, 70, 85)
        ),
        (lambda number: number & ~(1 << 86), "the number in 1000 slices"),
        (lambda number: number & ~(1 << 94), "every card in every seat"),
    ],
)
def test_faults_of_the_numbers_show(fault: Callable[[int], int], shown_by: str) -> None:
    """Numbers that are not even over all deals fail the test that is made for it."""
    numbers = [fault(number) % DEALS for number in dealt()]
    assert shown_by in failing(counted(numbers, owners(numbers)))


def test_a_card_that_leans_to_a_seat_shows() -> None:
    """The ace of spades, changed with a card of North's in one board of five, is North's too often."""
    cards = bytearray(dealt_owners())
    for first in range(0, len(cards), 5 * 52):
        other = cards.index(0, first + 1)
        cards[first], cards[other] = cards[other], cards[first]
    assert "seats of SA" in failing(counted(dealt(), bytes(cards)))


@pytest.mark.unwatched
def test_the_last_twelve_bits_are_held_together_too() -> None:
    """Numbers whose lowest two bits are never alike have each bit even, and fail nevertheless."""
    numbers = [number & ~2 | (~number & 1) << 1 for number in dealt(42_000)]
    found = failing(counted(numbers, owners(numbers)))
    assert "the number's last 12 bits" in found
    assert "each of the number's last 86 bits" not in found


@pytest.mark.unwatched
@pytest.mark.parametrize("lag", [1, 36])
def test_boards_that_remember_earlier_ones_show(lag: int) -> None:
    """One board in fifty that is the one before shows at that distance, and as a board that came again."""
    numbers = list(dealt())
    for place in range(lag, len(numbers), 50):
        numbers[place] = numbers[place - lag]
    found = counted(numbers, owners(numbers), 10_000)
    assert f"cards held again {lag} later, North" in failing(found)
    assert found.repeated >= len(range(lag, len(numbers), 50)) - 1
