"""Figures over boards: counted right, judged right, and as others published them."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from bigdeal_gui.analysis.counts import Group
from bigdeal_gui.analysis.statistics import Figure, Outlier, Statistics
from bigdeal_gui.library import statistics as statistics_of
from bigdeal_gui.model.cards import high_card_points
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

PUBLISHED = Path(__file__).parents[3] / "shared" / "data" / "wbg2024"
LINE = re.compile(r"(too \w+)\s+(.+?) Theory\s+([\d.]+): Set\s+(\d+) percentile ([\d.]+)%", re.IGNORECASE)


def suits_dealt_out() -> Deal:
    """Return the deal in which everybody holds a suit."""
    return Deal.from_hands([range(first, first + 13) for first in range(0, 52, 13)])


@pytest.fixture(scope="module")
def some() -> tuple[list[Deal], Statistics]:
    """Return 300 deals and their figures."""
    deals = first_deals(Seed(bytes(20)), b"club", 300)
    return deals, statistics_of(deals)


def test_every_group_shares_out_its_trials(some: tuple[list[Deal], Statistics]) -> None:
    """Each hand has its points and shape, each suit its length, each king its place, each card its seat."""
    _deals, found = some
    sizes = {Group.POINTS: 38, Group.SHAPES: 39, Group.LENGTHS: 14, Group.KINGS: 4, Group.CARDS: 208}
    for group, size in sizes.items():
        figures = found.of(group)
        assert len(figures) == size
        times = 52 if group is Group.CARDS else 1
        assert sum(one.count for one in figures) == times * figures[0].trials
        assert sum(one.expected for one in figures) == times * figures[0].trials


def test_what_stands_out_is_named_and_nothing_else(some: tuple[list[Deal], Statistics]) -> None:
    """Of three hundred figures some stand out by chance; they come in the order of the figures."""
    _deals, found = some
    assert 0 < len(found.outliers) < len(found.figures) / 5
    assert found.outliers == tuple(one for one in found.figures if one.mark is not Outlier.NONE)


def test_counts_agree_with_a_look_at_the_hands(some: tuple[list[Deal], Statistics]) -> None:
    """Ten points, a named shape and a named card, counted by hand."""
    deals, found = some
    count = {(one.group, one.name): one.count for one in found.figures}
    tens = sum(high_card_points(hand) == 10 for deal in deals for hand in deal.hands)
    assert count[Group.POINTS, "10"] == tens
    assert count[Group.CARDS, "W has HK"] == sum(14 in deal.hands[3] for deal in deals)
    behind = sum(
        deal.owners()[suit + 1] == (deal.owners()[suit] + 1) % 4 for deal in deals for suit in (0, 13, 26, 39)
    )
    assert count[Group.KINGS, "behind its ace"] == behind


def test_one_deal_of_whole_suits() -> None:
    """Four hands of ten points, thirteen cards in one suit, kings with their aces."""
    found = statistics_of([suits_dealt_out()])
    counted = {(one.group, one.name): one.count for one in found.figures if one.count}
    assert counted.pop((Group.POINTS, "10")) == 4
    assert counted.pop((Group.SHAPES, "13-0-0-0")) == 4
    assert counted.pop((Group.LENGTHS, "13")) == 4
    assert counted.pop((Group.LENGTHS, "0")) == 12
    assert counted.pop((Group.KINGS, "with its ace")) == 4
    assert set(counted.values()) == {1}


def test_equal_deals_are_counted_in_pairs() -> None:
    """Three times the same deal is three pairs; chance gives next to none."""
    found = statistics_of([suits_dealt_out()] * 3)
    assert found.repeated_pairs == 3
    assert 0 < found.expected_repeats < Fraction(1, 10**27)


def test_nothing_has_no_figures() -> None:
    """Without a deal there is nothing to say."""
    with pytest.raises(ValueError, match="no deals"):
        statistics_of([])


@pytest.mark.parametrize(
    ("count", "mark"),
    [
        (296, Outlier.NONE),
        (268, Outlier.NONE),
        (267, Outlier.FEW),
        (254, Outlier.VERY_FEW),
        (325, Outlier.NONE),
        (326, Outlier.MANY),
        (339, Outlier.VERY_MANY),
    ],
)
def test_marks_begin_at_one_in_forty_and_one_in_four_hundred(count: int, mark: Outlier) -> None:
    """On either side, by the chance of the count or a smaller one."""
    assert Figure(Group.CARDS, "N has SK", 1186, Fraction(1, 4), count).mark is mark


def test_once_in_forty_is_not_rarer_than_that() -> None:
    """The bound itself stands out in no way."""
    assert Figure(Group.CARDS, "N has SK", 1, Fraction(39, 40), 0).mark is Outlier.NONE


def test_none_of_something_rare_is_not_too_many() -> None:
    """That no hand has thirteen cards in a suit stands out in no way."""
    one = Figure(Group.SHAPES, "13-0-0-0", 4744, Fraction(4, 635_013_559_600), 0)
    assert one.percentile > 0.99
    assert one.mark is Outlier.NONE
    assert one.two_sided == 1.0


@pytest.mark.skipif(
    not PUBLISHED.is_dir(), reason="the World Bridge Games 2024 deals are not beside this copy"
)
def test_world_bridge_games_2024_stand_out_as_published() -> None:
    """The outliers among cards and shapes are the ones, to the digit, that the set's author published."""
    deals = [
        parse_deal(f"N:{line}")
        for line in (PUBLISHED / "allpbn.actual").read_text("ascii").splitlines()
        if line
    ]
    found = statistics_of(deals)
    ours = {
        (
            one.mark.value,
            one.name,
            f"{float(one.expected):.1f}",
            str(one.count),
            f"{100 * one.percentile:.6f}",
        )
        for one in found.outliers
        if one.group in {Group.CARDS, Group.SHAPES}
    }
    lines = (PUBLISHED / "out.actual").read_text("ascii").splitlines()
    theirs = {match.groups() for line in lines if (match := LINE.fullmatch(line.strip()))}
    assert lines[0] == f"read {found.deals}"
    assert len(theirs) == len(lines) - 1
    assert ours == theirs
    assert found.repeated_pairs == 0
