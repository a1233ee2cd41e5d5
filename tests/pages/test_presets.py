"""The presets, each under a name of its own."""

from __future__ import annotations

import pytest

from bigdeal_gui.pages.presets import (
    MAX_PRESET_NAME,
    has_preset,
    preset_name,
    renamed_preset,
    with_preset,
    without_preset,
)
from bigdeal_gui.storage.settings import Preset


def preset(name: str, boards: int = 24) -> Preset:
    """Return a preset called `name`."""
    return Preset(name, "", 1, boards, ("pbn",))


TWO = (preset("friday"), preset("Tuesday"))


@pytest.mark.parametrize(
    ("typed", "name"), [("  Late ", "Late"), ("   ", ""), ("x" * 50, "x" * MAX_PRESET_NAME)]
)
def test_a_name_is_trimmed(typed: str, name: str) -> None:
    """Blanks around it do not count, and it has at most 40 letters."""
    assert preset_name(typed) == name


def test_one_name_is_one_preset() -> None:
    """A new preset takes the place of its namesake; capitals do not change the order."""
    assert with_preset(TWO, preset("Tuesday", 30)) == (preset("friday"), preset("Tuesday", 30))
    assert [found.name for found in with_preset(TWO, preset("Monday"))] == ["friday", "Monday", "Tuesday"]
    assert has_preset(TWO, "Tuesday")
    assert not has_preset(TWO, "tuesday")


def test_a_preset_goes_by_its_name() -> None:
    """Others stay, and an unknown name takes none away."""
    assert without_preset(TWO, "friday") == (preset("Tuesday"),)
    assert without_preset(TWO, "Monday") == TWO


def test_renaming_may_replace_another() -> None:
    """The renamed preset keeps its content, and the place follows the name."""
    assert renamed_preset(TWO, TWO[0], "Wednesday") == (preset("Tuesday"), preset("Wednesday"))
    assert renamed_preset((preset("a", 8), preset("b")), preset("a", 8), "b") == (preset("b", 8),)
