"""What is said of many sets, to the letter."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.counts import FigureKind, Group
from bigdeal_gui.analysis.many_sets import ManySets, OddSet, SpreadTest
from bigdeal_gui.cli.parts.set_figures import CHECK_UP, echo_set_figures
from bigdeal_gui.services.sets.statistics import ManyFiles, SharedBoards

if TYPE_CHECKING:
    import pytest

KIND: Final = FigureKind(Group.KINGS, "behind its ace", 4, Fraction(1, 3))
PATHS: Final = [Path(f"{place}.pbn") for place in range(20)]


def told(capsys: pytest.CaptureFixture[str], found: ManyFiles) -> list[str]:
    """Return the lines that are said."""
    echo_set_figures(found, PATHS)
    return capsys.readouterr().out.splitlines()


def odd(place: int, count: int, chance: float) -> OddSet:
    """Return a finding of a set."""
    return OddSet(place, 24, KIND, 8.04, count, chance, chance * 100)


def test_what_chance_does_not_explain_is_told_of_each_set_once(capsys: pytest.CaptureFixture[str]) -> None:
    """By what is least likely of it, and how many figures there are besides."""
    odd_sets = (odd(2, 24, 0.0), odd(0, 23, 1e-9), odd(2, 22, 1e-8), odd(1, 21, 1e-7), odd(2, 20, 1e-6))
    odd_sets += (odd(0, 19, 1e-5),)
    test = SpreadTest(KIND, 100.04, 99, 0.5, 0.1, 0.25, 3.0, 0.125, 0.75)
    few = SpreadTest(KIND, 100.04, 99, 0.5, 0.1, 0.25, None, None, 0.01)
    sets = ManySets(5, 3, 120, {24: 4, 36: 1}, (few, test), odd_sets, ())
    shared = (SharedBoards((0,), 0, 3), SharedBoards((0, 1), 0, 2), SharedBoards((1, 2), 4, 1))
    assert told(capsys, ManyFiles(sets, shared, 6)) == [
        "5 sets, 120 deals: 4 of 24 boards, 1 of 36 boards",
        "Sets of more than 1000 boards count in the sums alone: 2",
        "",
        "Figures over all sets, least likely  expected    dealt        sum   distance    squares  of all",
        "  kings: behind its ace                 100.0       99        0.5       0.25          -    0.01",
        "  kings: behind its ace                 100.0       99        0.5       0.25       0.12    0.75",
        "",
        "Figures that chance does not explain: 0 of 2",
        "Sets that chance does not explain: 3 of 3",
        "  1.pbn: kings: behind its ace: 21 in 24 boards, by chance 8.0, so far out once in 1e+07",
        (
            "  2.pbn: kings: behind its ace: 24 in 24 boards, by chance 8.0, so far out once in 1e+22"
            ", and figures besides: 2"
        ),
        (
            "  0.pbn: kings: behind its ace: 23 in 24 boards, by chance 8.0, so far out once in 1e+09"
            ", and figures besides: 1"
        ),
        "Pairs of equal deals: 6",
        "  deals that come again in 0.pbn: 3",
        "  deals that are the same in 0.pbn, 1.pbn: 2",
        "  deals that are the same in 1.pbn, 2.pbn and 4 more: 1",
        "",
        "5 tests, held against each other: a perfect dealer is accused in 0.1% of all runs at the most.",
        "Chance does not explain this.",
    ]


def test_what_is_much_is_cut(capsys: pytest.CaptureFixture[str]) -> None:
    """Twelve of each kind are told in full, of a thirteenth that it is there."""
    for count in (12, 13):
        sizes = dict.fromkeys(range(1, count + 1), 1)
        test = SpreadTest(KIND, 1.0, 1, 0.5, 0.1, 0.25, None, None)
        odd_sets = tuple(odd(place, 24, 1e-9) for place in range(count))
        shared = (SharedBoards((0, 1), 0, 1),) * count
        lines = told(capsys, ManyFiles(ManySets(13, 13, 91, sizes, (test,) * count, odd_sets, ()), shared, 1))
        assert lines[0].endswith("1 of 12 boards" + (" and 1 sizes more" if count > 12 else ""))
        assert sum("0.5" in line for line in lines) == 12
        assert [line.split(":")[0] for line in lines if ".pbn: kings" in line] == [
            f"  {place}.pbn" for place in range(12)
        ]
        assert sum("the same in 0.pbn, 1.pbn: 1" in line for line in lines) == 12
        assert ("  and 1 more groups of sets" in lines) == (count > 12)


def test_where_nothing_is_odd_it_says_what_was_not_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    """Chance explains all of it."""
    lines = told(capsys, ManyFiles(ManySets(1, 1, 24, {24: 1}, (), (), ()), (), 0))
    assert lines[-2:] == [
        "None of these counts is beyond chance: points, shapes, suit lengths, kings, cards, equal boards.",
        f"Not looked at: points between the sides, neighbouring boards. {CHECK_UP}",
    ]
    assert not any("count in the sums" in line for line in lines)
