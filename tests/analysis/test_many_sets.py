"""Many sets against chance: fair ones are not accused, whatever was planted is found."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bigdeal_gui.analysis import many_sets
from bigdeal_gui.analysis.chart import sets_chart
from bigdeal_gui.analysis.counts import Group, counted_kinds, statistics_counts
from bigdeal_gui.analysis.many_sets import ManySets, SetTallies, judged_statistics
from bigdeal_gui.analysis.picture import chart_svg
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.counts import bulk_counts
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

BOARDS = 36


@cache
def hands(seed: int, boards: int) -> NDArray[np.uint64]:
    """Return the hands of fair boards."""
    parts, there = [], 0
    for numbers in BulkGenerator(Seed(bytes([seed]) * 20), b"many sets").ranges():
        parts.append(bulk_hands(numbers))
        there += parts[-1].shape[1]
        if there >= boards:
            break
    return np.concatenate(parts, axis=1)[:, :boards]


def five_card_suits(some: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Return how many suits of five cards the hands of each board have."""
    held = [np.bitwise_count(some >> np.uint64(first) & np.uint64(0x1FFF)) for first in range(0, 52, 13)]
    return (np.array(held) == 5).sum(axis=(0, 1))


def tallied(some: NDArray[np.uint64], sizes: Sequence[int]) -> SetTallies:
    """Return the tallies of sets of so many boards each."""
    tallies = SetTallies()
    for place, (size, row) in enumerate(zip(sizes, bulk_counts(some, np.array(sizes)).tolist(), strict=True)):
        tallies.add(place, size, row)
    return tallies


def test_sets_too_large_to_be_held_together_count_in_the_sums_alone() -> None:
    """A set of more than 1,000 boards is counted, and held against nothing."""
    large = judged_statistics(tallied(hands(0, 1_037), [1_001, 36]))
    assert (large.sets, large.tested, large.deals) == (2, 1, 1_037)
    alone = judged_statistics(tallied(hands(0, 1_001), [1_001]))
    assert (alone.tested, alone.test_count, alone.suspects) == (0, 606, ())


def test_tallies_of_parts_are_those_of_the_whole() -> None:
    """Whatever sizes each part has, in whichever order; the first set with a count is the whole's."""
    sizes = [4, 6, 4, 8, 6, 4, 9]
    rows = bulk_counts(hands(0, sum(sizes)), np.array(sizes)).tolist()
    whole, parts = SetTallies(), [SetTallies(), SetTallies(), SetTallies()]
    for place, (size, row) in enumerate(zip(sizes, rows, strict=True)):
        whole.add(place, size, row)
        parts[place // 3].add(place, size, row)
    joined, *later = parts
    for part in later:
        joined.add_tallies(part)
    assert (joined.sizes, joined.totals.counts) == (whole.sizes, whole.totals.counts)
    for figure in range(len(counted_kinds())):
        assert list(joined.of(figure)) == list(whole.of(figure))


def test_chances_are_adjusted_for_all_that_were_looked_at() -> None:
    """Never less than by themselves, never beyond one, and in the order of the figures."""
    found = judged_statistics(tallied(hands(0, 40), [8] * 5))
    least = [min(test.chances) for test in found.tests]
    assert least == sorted(least)
    assert found.tests[0].adjusted == pytest.approx(min(1, least[0] * found.test_count))
    adjusted = [test.adjusted for test in found.tests]
    assert adjusted == sorted(adjusted)
    assert all(own <= more <= 1 for own, more in zip(least, adjusted, strict=True))
    near = [replace(found.tests[0], adjusted=many_sets.FALSE_ALARMS * share) for share in (0.49, 0.51)]
    assert replace(found, tests=tuple(near)).suspects == (near[0],)


@pytest.mark.parametrize(
    ("group", "name", "distance", "squares", "chance"),
    [
        (Group.CARDS, "N has SA", 0.0292638553, 0.431153632, 0.444825932),
        (Group.POINTS, "0", 0.0149656573, 0.0291583854, 0.802508245),
        (Group.POINTS, "10", 0.0293681863, 0.391609115, 0.452516806),
        (Group.LENGTHS, "0", 0.0204274342, 0.135657618, 0.762732385),
        (Group.LENGTHS, "10", 0.00197340826, 0.00084091642, 0.96475432),
    ],
)
def test_distances_and_squares_are_what_they_always_were(
    group: Group, name: str, distance: float, squares: float, chance: float
) -> None:
    """Verdicts of before hang on them: of 150 sets each of 36 and of 24 boards."""
    (test,) = (one for one in of_two_sizes().tests if (one.kind.group, one.kind.name) == (group, name))
    found = (test.distance, test.squares, test.squares_chance)
    assert found == pytest.approx((distance, squares, chance), rel=1e-6)


@cache
def of_two_sizes() -> ManySets:
    """Return what is to be said of 300 fair sets, long and short in turn."""
    return judged_statistics(tallied(hands(0, 150 * 60), [36, 24] * 150))


def test_sets_that_are_too_even_are_found() -> None:
    """Every set has the very same counts: sums are right, and the spread is not."""
    row = statistics_counts(first_deals(Seed(bytes(20)), b"even", BOARDS))
    tallies = SetTallies()
    for place in range(500):
        tallies.add(place, BOARDS, row)
    found = judged_statistics(tallies)
    assert len(found.suspects) > 200
    assert sum(test.distance_chance < 1e-6 for test in found.tests) > 200


def test_a_stuck_set_is_found_by_itself() -> None:
    """One set of a thousand has one deal over and over: it is named, with counts no other set could have."""
    some = hands(2, 1_000 * BOARDS).copy()
    some[:, 400 * BOARDS : 401 * BOARDS] = some[:, 400 * BOARDS : 400 * BOARDS + 1]
    found = judged_statistics(tallied(some, [BOARDS] * 1_000))
    assert {odd.place for odd in found.odd_sets} == {400}
    assert found.odd_sets[0].chance <= found.odd_sets[-1].chance < 1e-8
    assert any(odd.chance == 0 for odd in found.odd_sets)
    assert sum(odd.count in {0, BOARDS} and odd.kind.group is Group.CARDS for odd in found.odd_sets) > 50


def test_the_chart_shows_every_group_and_figure() -> None:
    """Five panels of ten bars, and a bar for each figure, those beyond chance in another colour."""
    some = hands(2, 300 * BOARDS)
    fair = chart_svg(sets_chart(judged_statistics(tallied(some, [BOARDS] * 300))))
    assert all(str(group) in fair for group in Group)
    assert fair.count("<rect") == 1 + 50 + 303
    assert "#e6550d" not in fair
    tallies = SetTallies()
    row = statistics_counts(first_deals(Seed(bytes(20)), b"even", BOARDS))
    for place in range(500):
        tallies.add(place, BOARDS, row)
    stuck = chart_svg(sets_chart(judged_statistics(tallies)))
    assert "#e6550d" in stuck


# -- many sets, unwatched: what was made under watch is kept for them -------------------------------------


@pytest.mark.unwatched
@pytest.mark.parametrize("seed", range(4))
def test_fair_sets_are_not_accused(seed: int) -> None:
    """A thousand sets of 36 boards: no figure and no set is beyond chance, and the chances are even."""
    found = judged_statistics(tallied(hands(seed, 1_000 * BOARDS), [BOARDS] * 1_000))
    assert (found.sets, found.tested, found.deals) == (1_000, 1_000, 36_000)
    assert not found.suspects
    assert not found.odd_sets
    squares = [test.squares_chance for test in found.tests if test.squares_chance is not None]
    assert len(squares) > 250
    assert 0.4 < sum(squares) / len(squares) < 0.6
    assert found.test_count == 2 * 303 + len(squares)


@pytest.mark.unwatched
def test_sets_of_several_sizes_are_held_together() -> None:
    """Each against what its own size gives."""
    sizes = [24, 27, 30, 36, 8] * 200
    found = judged_statistics(tallied(hands(0, sum(sizes)), sizes))
    assert not found.suspects
    assert found.sizes == {8: 200, 24: 200, 27: 200, 30: 200, 36: 200}
    for tenths in found.tenths:
        assert sum(tenths.counted) == 1_000 * sum(kind.group is tenths.group for kind in counted_kinds())
        assert sum(tenths.expected) == pytest.approx(sum(tenths.counted))


@pytest.mark.unwatched
def test_one_percent_more_of_a_suit_length_is_found() -> None:
    """Five-card suits come 1 % too often in 8,000 sets: they lead what chance does not explain."""
    fair = hands(9, 330_000)
    lengths = five_card_suits(fair)
    none = np.flatnonzero(lengths == 0)
    kept = np.setdiff1d(np.arange(fair.shape[1]), none[::9])[: 8_000 * BOARDS]
    share = lengths[kept].sum() / len(kept) / (lengths.sum() / len(lengths))
    assert share == pytest.approx(1.01, abs=0.002)
    found = judged_statistics(tallied(fair[:, kept], [BOARDS] * 8_000))
    first = found.suspects[0]
    assert (first.kind.group, first.kind.name) == (Group.LENGTHS, "5")
    assert max(first.count_chance, first.distance_chance, first.squares_chance or 1) < 1e-6
    assert not judged_statistics(tallied(fair[:, : 8_000 * BOARDS], [BOARDS] * 8_000)).suspects


@pytest.mark.unwatched
def test_squares_that_are_too_small_are_found() -> None:
    """Counts spread exactly as they should be, set for set, are too good to be chance."""
    spread: Counter[int] = Counter()
    first, chances = many_sets.sum_chances(many_sets.chances_of_kinds()[-1], BOARDS)
    for count, chance in enumerate(chances, start=first):
        spread[count] = round(4_000 * chance)
    tallies = SetTallies()
    fair = bulk_counts(hands(1, 4_000 * BOARDS), np.full(4_000, BOARDS)).tolist()
    for place, (row, count) in enumerate(zip(fair, spread.elements(), strict=False)):
        tallies.add(place, BOARDS, [*row[:-1], count])
    test = next(test for test in judged_statistics(tallies).tests if test.kind.name == "W has C2")
    assert test.squares is not None
    assert test.squares < 0.01
    assert test.squares_chance is not None
    assert test.squares_chance < 1e-5
    assert test.distance_chance > 0.99
