"""The order on the deal page: what is offered, what stands in the way, which names are proposed."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import FORMATS, format_by_name
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.deal import DealModel, Obstacle, Problem, plain_name, typed_range

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 11, 21)


def ready() -> DealModel:
    """Return an order that can be dealt."""
    return DealModel(FORMATS, chosen={"pbn"}, is_full=True, is_still=True, self_test=True)


def test_every_format_but_statistics_is_offered() -> None:
    """The common formats come first; statistics before play are not to be had."""
    names = [kind.name for kind in DealModel(FORMATS).offered]
    assert names[:4] == ["dlm", "pbn", "dup", "lin"]
    assert sorted([*names, "stats"]) == sorted(kind.name for kind in FORMATS)


def test_a_whole_order_has_no_obstacle() -> None:
    """Formats, a full meter, still hands and a sound program: it can be dealt."""
    assert ready().obstacle() is None


@pytest.mark.parametrize(
    ("field", "value", "obstacle"),
    [
        ("self_test", None, Obstacle.SELF_TEST_RUNNING),
        ("self_test", False, Obstacle.SELF_TEST_FAILED),
        ("chosen", set(), Obstacle.NO_FORMAT),
        ("chosen", {"pbn", "dlm"}, Obstacle.FORMAT_CANNOT_HOLD),
        ("is_full", False, Obstacle.METER_NOT_FULL),
        ("is_still", False, Obstacle.HANDS_NOT_STILL),
    ],
)
def test_each_lack_is_an_obstacle_of_its_own(field: str, value: object, obstacle: Obstacle) -> None:
    """One thing missing is enough, and it is named."""
    model = ready()
    model.first = 80
    setattr(model, field, value)
    assert model.obstacle() is obstacle


def test_a_damaged_program_comes_before_everything_else() -> None:
    """Where the self-test failed no other hint is given."""
    assert DealModel(FORMATS, self_test=False).obstacle() is Obstacle.SELF_TEST_FAILED


@pytest.mark.parametrize(("is_full", "is_still"), [(False, False), (True, False), (True, True)])
def test_only_the_meter_can_be_done_without(is_full: bool, is_still: bool) -> None:  # noqa: FBT001
    """Who cannot type may deal as soon as the rest is in order."""
    model = ready()
    model.is_full, model.is_still = is_full, is_still
    assert model.can_deal_without_meter()
    model.chosen = set()
    assert not model.can_deal_without_meter()


def test_the_settings_can_do_without_the_meter() -> None:
    """With the computer's randomness alone an empty meter is no obstacle."""
    model = ready()
    model.is_full = model.is_still = False
    model.is_system_only = True
    assert model.obstacle() is None


def test_a_format_with_too_few_board_numbers_says_how_many() -> None:
    """Boards above 99 do not go into dlm, whether it is ticked or not."""
    model = DealModel(FORMATS, first=76, count=25, chosen={"dlm"})
    for name in ("dlm", "dup"):
        problem = model.problem_of(format_by_name(name))
        assert problem is not None
        assert problem.max_board == 99
    assert model.unfit() == (format_by_name("dlm"),)
    model.count = 24
    assert model.unfit() == ()


def test_a_second_format_of_one_file_names_the_first() -> None:
    """Dlmblind would write the file that dlm writes."""
    model = DealModel(FORMATS, chosen={"dlm"})
    assert model.problem_of(format_by_name("dlmblind")) == Problem(same_file_as="dlm")
    assert model.problem_of(format_by_name("dlm")) is None


def test_a_profile_may_refuse_boards() -> None:
    """What the standard profile refuses has a reason in words; Big Deal's own profile takes it."""
    model = DealModel(FORMATS, first=2, count=10, chosen={"borel"})
    problem = model.problem_of(format_by_name("borel"))
    assert problem is not None
    assert problem.reason
    assert problem.max_board is None
    model.profile = Profile.BIGDEAL
    assert model.problem_of(format_by_name("borel")) is None


def test_ticking_from_a_list_leaves_out_what_cannot_be() -> None:
    """Unknown names, statistics and second formats of one file are not ticked."""
    model = DealModel(FORMATS)
    model.choose(["dlm", "dlmblind", "stats", "nonsense", "pbn"])
    assert model.chosen == {"dlm", "pbn"}


def test_missing_bits_never_read_zero_before_the_meter_is_full() -> None:
    """212.9 bits leave one to be collected."""
    model = DealModel(FORMATS, meter_bits=212.9)
    assert model.missing_bits() == 1
    model.meter_bits = 213.4
    assert model.missing_bits() == 1
    model.is_full = True
    assert model.missing_bits() == 0
    assert DealModel(FORMATS, meter_bits=137.2).missing_bits() == 76


def test_the_proposed_name_is_the_event_and_the_day(tmp_path: Path) -> None:
    """A name in plain letters, with a number where it is taken."""
    model = ready()
    model.event = "Mémorial Łódź / Tuesday"
    assert model.proposed_name(tmp_path, DAY) == "Memorial-odz-Tuesday-2026-11-21"
    (tmp_path / "Memorial-odz-Tuesday-2026-11-21.pbn").touch()
    assert model.proposed_name(tmp_path, DAY) == "Memorial-odz-Tuesday-2026-11-21-2"
    model.event = ""
    assert model.proposed_name(tmp_path, DAY) == "session-2026-11-21"


@given(st.text(max_size=80))
def test_plain_names_fit_every_disk(text: str) -> None:
    """Only ASCII letters, digits and inner hyphens are left of any event."""
    name = plain_name(text)
    assert name.isascii()
    assert all(letter.isalnum() or letter == "-" for letter in name)
    assert len(name) <= 40
    assert not name.startswith("-")
    assert not name.endswith("-")


def test_a_suffix_typed_with_the_name_is_taken_off() -> None:
    """Somebody who types tuesday.pbn means the set tuesday."""
    model = ready()
    assert model.set_name("tuesday.PBN") == "tuesday"
    assert model.set_name("tuesday.2") == "tuesday.2"
    assert model.set_name(".pbn") == ".pbn"


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("11-20", BoardRange(11, 20)),
        (" 11 – 20 ", BoardRange(11, 20)),
        ("24", None),
        ("20-11", None),
        ("0-3", None),
        ("1-101", None),
        ("11-", None),
        ("9999-10000", BoardRange(9999, 10000)),
        ("99999-99999", None),
    ],
)
def test_a_range_typed_for_a_number_is_understood(text: str, boards: BoardRange | None) -> None:
    """Two numbers with a dash are a range of at most 100 boards; anything else is not."""
    assert typed_range(text) == boards
