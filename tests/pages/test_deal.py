"""The order on the deal page: what is offered, what stands in the way, which names are proposed."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.deal import DealModel, Obstacle
from bigdeal_gui.pages.formats import FormatsModel

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 11, 21)


def ready() -> DealModel:
    """Return an order that can be dealt."""
    return DealModel(FormatsModel(chosen={"pbn"}), is_full=True, is_still=True, self_test=True)


def test_a_whole_order_has_no_obstacle() -> None:
    """Formats, a full meter, still hands and a sound program: it can be dealt."""
    assert ready().obstacle() is None


@pytest.mark.parametrize(
    ("field", "value", "obstacle"),
    [
        ("self_test", None, Obstacle.SELF_TEST_RUNNING),
        ("self_test", False, Obstacle.SELF_TEST_FAILED),
        ("formats", FormatsModel(), Obstacle.NO_FORMAT),
        ("formats", FormatsModel(boards=BoardRange(80, 103), chosen={"dlm"}), Obstacle.FORMAT_CANNOT_HOLD),
        ("is_full", False, Obstacle.METER_NOT_FULL),
        ("is_still", False, Obstacle.HANDS_NOT_STILL),
    ],
)
def test_each_lack_is_an_obstacle_of_its_own(field: str, value: object, obstacle: Obstacle) -> None:
    """One thing missing is enough, and it is named."""
    model = ready()
    setattr(model, field, value)
    assert model.obstacle() is obstacle


def test_a_damaged_program_comes_before_everything_else() -> None:
    """Where the self-test failed no other hint is given."""
    assert DealModel(self_test=False).obstacle() is Obstacle.SELF_TEST_FAILED


@pytest.mark.parametrize(("is_full", "is_still"), [(False, False), (True, False), (True, True)])
def test_only_the_meter_can_be_done_without(is_full: bool, is_still: bool) -> None:  # noqa: FBT001
    """Who cannot type may deal as soon as the rest is in order."""
    model = ready()
    model.is_full, model.is_still = is_full, is_still
    assert model.can_deal_without_meter()
    model.formats.chosen = set()
    assert not model.can_deal_without_meter()


def test_the_settings_can_do_without_the_meter() -> None:
    """With the computer's randomness alone an empty meter is no obstacle."""
    model = ready()
    model.is_full = model.is_still = False
    model.is_system_only = True
    assert model.obstacle() is None


def test_missing_bits_never_read_zero_before_the_meter_is_full() -> None:
    """212.9 bits leave one to be collected."""
    model = DealModel(meter_bits=212.9)
    assert model.missing_bits() == 1
    model.meter_bits = 213.4
    assert model.missing_bits() == 1
    model.is_full = True
    assert model.missing_bits() == 0
    assert DealModel(meter_bits=137.2).missing_bits() == 76


def test_the_proposed_name_is_the_event_and_the_day(tmp_path: Path) -> None:
    """A name in plain letters, with a number where it is taken."""
    model = ready()
    model.event = "Mémorial Łódź / Tuesday"
    assert model.proposed_name(tmp_path, DAY) == "Memorial-odz-Tuesday-2026-11-21"
    (tmp_path / "Memorial-odz-Tuesday-2026-11-21.pbn").touch()
    assert model.proposed_name(tmp_path, DAY) == "Memorial-odz-Tuesday-2026-11-21-2"
    model.event = ""
    assert model.proposed_name(tmp_path, DAY) == "session-2026-11-21"


def test_a_suffix_typed_with_the_name_is_taken_off() -> None:
    """Somebody who types tuesday.pbn means the set tuesday."""
    model = ready()
    assert model.set_name("tuesday.PBN") == "tuesday"
    assert model.set_name("tuesday.2") == "tuesday.2"
    assert model.set_name(".pbn") == ".pbn"
