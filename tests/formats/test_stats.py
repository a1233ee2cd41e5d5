"""The stats format: exact figures, whatever the number of boards."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.formats import stats
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import hands_by_points, high_card_points, suit_lengths
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

STATS = format_by_name("stats")


def figures(boards: list[Board], profile: Profile = Profile.STANDARD) -> list[str]:
    """Return the lines of the statistics of `boards`."""
    heading = Heading(BoardRange(1, len(boards)), "bigdeal-gui 1.0", profile)
    return STATS.write(heading, boards).decode("ascii").split("\r\n")


@given(st.lists(st.integers(0, DEALS - 1), min_size=1, max_size=12))
@settings(max_examples=40)
def test_figures_are_those_of_a_plain_count(numbers: list[int]) -> None:
    """Every figure is the one a direct count over the hands gives."""
    boards = [Board(number, deal_of_number(deal)) for number, deal in enumerate(numbers, start=1)]
    lines = figures(boards)
    hands = [board.deal.hands for board in boards]
    assert lines[0] == f"Number of deals: {len(boards)}"

    squares = sum(length**2 for four in hands for hand in four for length in suit_lengths(hand))
    assert abs(Fraction(lines[1].split(": ")[1]) - Fraction(squares, len(boards))) <= Fraction(1, 2)

    points = [[high_card_points(hand) for hand in four] for four in hands]
    averages = lines[2].split(": ")[1].split()
    for average, seat in zip(averages, zip(*points, strict=True), strict=True):
        assert abs(Fraction(average) - Fraction(sum(seat), len(boards))) <= Fraction(1, 200)

    counted = Counter(value for four in points for value in four)
    rows = [re.fullmatch(r"([ \d]\d) points: (\d+\.\d{4})% \(\d+\.\d{4}%\)", line) for line in lines]
    assert {int(row[1]) for row in rows if row} == set(counted)
    for row in filter(None, rows):
        exact = Fraction(100 * counted[int(row[1])], 4 * len(boards))
        assert abs(Fraction(row[2]) - exact) <= Fraction(1, 20000)

    start = lines.index("  Length   North    East   South    West Theory") + 1
    longest = [Counter(max(suit_lengths(four[seat])) for four in hands) for seat in range(4)]
    for line, length in zip(lines[start:-1], range(4, 14), strict=False):
        assert [int(word) for word in line.split()[:5]] == [length, *(counts[length] for counts in longest)]
    assert len(lines[start:-1]) == max(max(counts) for counts in longest) - 3


def test_theory_is_the_whole() -> None:
    """The hands by points, and by longest suit, are all hands there are; few points are counted out."""
    by_points, by_longest = hands_by_points(), stats._hands_by_longest()
    assert sum(by_points) == sum(by_longest.values()) == 635_013_559_600
    assert len(by_points) == 38
    assert by_points[37] == 4
    assert sorted(by_longest) == list(range(4, 14))
    assert by_longest[13] == 4


def test_theory_of_points_by_hand() -> None:
    """With honours drawn one by one, hands of 36 and 37 points come out as the table says."""
    honours = [4] * 4 + [3] * 4 + [2] * 4 + [1] * 4
    # So many points take 13 of the 16 honours, or 12 of them and one of 36 small cards.
    thirteen = Counter(sum(chosen) for chosen in combinations(honours, 13))
    twelve = Counter(sum(chosen) for chosen in combinations(honours, 12))
    by_points = hands_by_points()
    for points in (35, 36, 37):
        assert by_points[points] == thirteen[points] + 36 * twelve[points]


@pytest.mark.parametrize(("profile", "theory"), [(Profile.BIGDEAL, "0.0001"), (Profile.STANDARD, "0.0000")])
def test_theory_of_the_rarest_hands(profile: Profile, theory: str) -> None:
    """Big Deal gives one figure for all hands from 31 points; the standard profile the right one."""
    writer = stats.stats_writer(Heading(BoardRange(1, 1), "bigdeal-gui 1.0", profile))
    assert isinstance(writer, stats._StatsWriter)
    assert writer._point_theory(37, 4) == theory


@pytest.mark.parametrize("profile", Profile)
def test_large_sets_do_not_overflow(profile: Profile) -> None:
    """From the number of boards where Big Deal's figures turn negative, ours stay right."""
    board = Board(1, deal_of_number(10**28))
    heading = Heading(BoardRange(1, 6000), "bigdeal-gui 1.0", profile)
    lines = b"".join(STATS.chunks(heading, [[board] * 500] * 12)).decode("ascii").split("\r\n")
    counted = Counter(high_card_points(hand) for hand in board.deal.hands)
    for points, count in counted.items():
        assert any(line.startswith(f"{points:2} points: {25 * count}.0000% (") for line in lines)
    assert "-" not in "".join(lines)


@pytest.mark.parametrize("profile", Profile)
def test_sets_past_big_deals_scale(profile: Profile) -> None:
    """Above 10^8 boards, where Big Deal divides by zero, the expectation is exact."""
    writer = stats.stats_writer(Heading(BoardRange(1, 1), "bigdeal-gui 1.0", profile))
    assert isinstance(writer, stats._StatsWriter)
    assert writer._length_theory(635_013_559_600, 13, 4) == "4.0"


def test_few_boards_follow_big_deals_table() -> None:
    """The Big Deal profile divides Big Deal's table, slip and all; the standard one is exact."""
    theirs = stats.stats_writer(Heading(BoardRange(1, 1), "x", Profile.BIGDEAL))
    ours = stats.stats_writer(Heading(BoardRange(1, 1), "x", Profile.STANDARD))
    assert isinstance(theirs, stats._StatsWriter)
    assert isinstance(ours, stats._StatsWriter)
    hands = stats._hands_by_longest()
    lengths = (4, 5, 6, 11)
    assert [theirs._length_theory(10_000, length, hands[length]) for length in lengths] == [
        "3508.1", "4436.0", "1654.8", "0.0",
    ]  # fmt: skip
    assert [ours._length_theory(10_000, length, hands[length]) for length in lengths] == [
        "3508.1", "4434.0", "1654.8", "0.0",
    ]  # fmt: skip
    in_a_million = [float(theirs._length_theory(10**6, length, hands[length])) for length in range(4, 14)]
    assert in_a_million == [350_805, 443_596, 165_477, 35_265, 4_668, 370, 16, 0, 0, 0]
