"""Chi-squares of counts, and how many of them are held against chance together."""

from __future__ import annotations

import pytest

from bigdeal_gui.analysis.expectations import chi_square_tail
from bigdeal_gui.analysis.goodness import ChiSquare, adjusted_by_holm, chi_square


def test_counts_are_held_against_their_expectations() -> None:
    """Four faces with 100 expected each: the squares of the strays over 100, three degrees of freedom."""
    found = chi_square("faces", [90, 110, 100, 100], [0.25] * 4)
    assert (found.name, found.freedom) == ("faces", 3)
    assert found.statistic == pytest.approx(2.0)


def test_rare_outcomes_are_counted_together() -> None:
    """What chance gives fewer than ten times joins others, until there are ten, whatever their order."""
    found = chi_square("rare", [4, 80, 3, 13], [0.06, 0.8, 0.05, 0.09])
    assert found.freedom == 1
    assert found.statistic == pytest.approx(0.0)
    found = chi_square("rarer", [60, 31, 9], [0.6, 0.31, 0.09])
    assert found.freedom == 1
    assert found.statistic == pytest.approx(0.0)


def test_too_few_counts_say_nothing() -> None:
    """One outcome is left of all: no degree of freedom, and no test."""
    found = chi_square("few", [1, 2], [0.5, 0.5])
    assert (found.freedom, found.statistic) == (0, 0.0)
    assert adjusted_by_holm([found]) == []


def test_fits_that_are_too_good_count_as_well() -> None:
    """A chi-square near nothing is as unlikely as a large one, and Holm's factors go down the list."""
    findings = [ChiSquare("too good", 1.0, 30), ChiSquare("fair", 30.0, 30), ChiSquare("bad", 90.0, 30)]
    found = adjusted_by_holm(findings)
    assert [one.finding.name for one in found] == ["too good", "bad", "fair"]
    assert found[0].adjusted == pytest.approx(3 * found[0].chance)
    assert found[1].adjusted == pytest.approx(2 * found[1].chance)
    assert found[2].adjusted == pytest.approx(found[2].chance)
    assert found[1].chance == pytest.approx(2 * chi_square_tail(90.0, 30))


def test_an_adjusted_chance_never_falls_along_the_list_nor_passes_one() -> None:
    """Of equals each is as unlikely as the first of them."""
    found = adjusted_by_holm([ChiSquare(str(place), 30.0, 30) for place in range(4)])
    assert {one.adjusted for one in found} == {1.0}
    found = adjusted_by_holm([ChiSquare("a", 60.0, 30), ChiSquare("b", 60.1, 30)])
    assert found[1].adjusted >= found[0].adjusted


def test_a_line_of_a_report_holds_all_figures() -> None:
    """Name, chi-square, freedom, chance and adjusted chance stand in their columns."""
    (one,) = adjusted_by_holm([ChiSquare("points, North", 33.5, 30)])
    assert str(one).split() == ["points,", "North", "33.50", "30", f"{one.chance:.6f}", f"{one.adjusted:.4f}"]
