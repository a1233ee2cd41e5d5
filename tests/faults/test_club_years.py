"""Ten years of a club under random faults: nothing is lost, repeated, half or mis-said."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults.club_years import EVENINGS, RULES, Draw, play

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="LD_PRELOAD as on Linux")


def test_ten_years_leave_nothing_untrue(library: Path) -> None:
    """Whatever happened on an evening, disk, journal, exit code and words agree with what is so."""
    report = play(library, 10, "club")
    assert report.problems == []
    assert report.steps.total() == report.years * EVENINGS == 120
    assert len(report.steps) >= 10


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_that_is_taken_out_is_found(library: Path, rule: str) -> None:
    """Without it some year has an evening after which something is untrue."""
    deeds = ("killed", "killed", "pulled", "nothing")
    assert any(play(library, 1, f"rules {year}", RULES[rule], deeds).problems for year in range(1, 9))


def test_the_years_follow_from_their_seed() -> None:
    """The same numbers come on every computer, each as likely as the others."""
    draw, again = Draw("x"), Draw("x")
    numbers = [draw.below(6) for _ in range(600)]
    assert numbers == [again.below(6) for _ in range(600)]
    assert all(60 < numbers.count(number) < 140 for number in range(6))
