"""The chances of a whole board: they add up, agree with those of a hand, and with what is dealt."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.analysis import board_chances
from bigdeal_gui.analysis.counts import chances_of_kinds, counted_kinds, statistics_counts
from bigdeal_gui.analysis.expectations import DEALS, chi_square_tail, hands_by_shape
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from bigdeal_gui.analysis.board_chances import Chances

DEALT = 6_000


@pytest.fixture(scope="module")
def rows() -> list[list[int]]:
    """Return the counts of each of some thousand deals."""
    return [statistics_counts([deal]) for deal in first_deals(Seed(bytes(range(20))), b"chances", DEALT)]


def test_chances_add_up_and_have_the_mean_of_their_trials() -> None:
    """Of each figure: one in all, and on the average its trials times the chance of one."""
    for kind, chances in zip(counted_kinds(), chances_of_kinds(), strict=True):
        assert len(chances) == kind.trials + 1
        assert sum(chances) == pytest.approx(1, abs=1e-13)
        assert board_chances.mean_board_chance(chances) == pytest.approx(
            kind.trials * float(kind.chance), rel=1e-11
        )


@pytest.mark.unwatched
def test_boards_that_are_dealt_show_it_as_often(rows: list[list[int]]) -> None:
    """How many boards of six thousand show each figure 0, 1, 2 … times is what chance gives."""
    least = 1.0
    for place, chances in enumerate(chances_of_kinds()[:95]):
        met = Counter(row[place] for row in rows)
        least = min(least, _chance(met, chances))
    assert 1e-4 < least < 0.1


def _chance(met: Counter[int], chances: Chances) -> float:
    """Return how likely chance alone strays so far, rare outcomes thrown together."""
    pairs = [(met[times], DEALT * chance) for times, chance in enumerate(chances)]
    common = [(count, expected) for count, expected in pairs if expected >= 10]
    rest = (DEALT - sum(count for count, _ in common), DEALT - sum(expected for _, expected in common))
    parts = [*common, rest] if rest[1] > 3 else common
    if len(parts) < 2:
        return 1.0
    return chi_square_tail(sum((count - wanted) ** 2 / wanted for count, wanted in parts), len(parts) - 1)


def test_four_hands_of_one_suit_each_are_as_rare_as_they_are() -> None:
    """Everybody holds a suit in 24 of all deals."""
    chances = board_chances.chances_by_shape()[list(hands_by_shape()).index((13, 0, 0, 0))]
    deals = 53_644_737_765_488_792_839_237_440_000
    assert chances[4] == pytest.approx(24 / deals, rel=1e-9)


def test_long_holdings_are_as_rare_as_they_are() -> None:
    """Four suits of thirteen come in 24 ways; four of twelve with each odd card in a strange hand."""
    by_length = board_chances.chances_by_length()
    assert by_length[13][4] * DEALS == pytest.approx(24, rel=1e-12)
    assert by_length[13][3] == 0
    assert by_length[12][4] * DEALS == pytest.approx(24 * 13**4 * 9, rel=1e-12)
    assert [len(chances) for chances in by_length] == [17] * 14


def test_four_kings_lie_with_their_aces_as_often_as_places_allow() -> None:
    """Two suits with one hand take 13·12·11·10 of its places, two hands each two: place by place."""
    total = 0.0
    for holders in product(range(4), repeat=4):
        ways = 1
        free = [13] * 4
        for seat in holders:
            ways *= free[seat] * (free[seat] - 1)
            free[seat] -= 2
        total += ways
    places = prod(range(45, 53))
    assert board_chances.chances_by_king()[0][4] == pytest.approx(total / places, rel=1e-12)
