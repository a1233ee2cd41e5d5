"""The presets, each under a name of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from bigdeal_gui.pages.presets import (
    MAX_PRESET_NAME,
    PresetDraft,
    asks_the_same,
    preset_name,
    preset_named,
    with_preset,
    without_preset,
)
from bigdeal_gui.storage.preset import Preset


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


def test_a_preset_goes_by_its_name() -> None:
    """Others stay, and an unknown name takes none away."""
    assert without_preset(TWO, "friday") == (preset("Tuesday"),)
    assert without_preset(TWO, "Monday") == TWO


def test_a_preset_is_known_again_by_what_it_asks_for() -> None:
    """Name, folder and the order of the formats are no wish; boards, event and formats are."""
    kept = Preset("Tuesday", "Pairs", 1, 24, ("pbn", "dlm"))
    assert asks_the_same(kept, Preset("", "Pairs", 1, 24, ("dlm", "pbn"), Path("sets"), is_direct=True))
    for other in (
        Preset("Tuesday", "Pairs", 1, 24, ("pbn",)),
        Preset("Tuesday", "Pairs", 1, 30, ("pbn", "dlm")),
        Preset("Tuesday", "Teams", 1, 24, ("pbn", "dlm")),
    ):
        assert not asks_the_same(kept, other)


def test_a_preset_is_found_by_its_name() -> None:
    """The name counts letter by letter."""
    assert preset_named(TWO, "Tuesday") == TWO[1]
    assert preset_named(TWO, "tuesday") is None


@pytest.mark.parametrize(
    ("draft", "lacks"),
    [
        (PresetDraft("Tuesday"), (False, False)),
        (PresetDraft("  "), (True, False)),
        (PresetDraft("Tuesday", is_direct=True), (False, True)),
        (PresetDraft("Tuesday", Path("sets"), is_direct=True), (False, False)),
    ],
)
def test_a_draft_needs_a_name_and_the_folder_it_always_goes_into(
    draft: PresetDraft, lacks: tuple[bool, bool]
) -> None:
    """A folder is needed only where nobody is asked for one."""
    assert (draft.lacks_name(), draft.lacks_folder()) == lacks


def test_a_draft_changes_name_and_folder_alone() -> None:
    """Event, boards and formats stay."""
    changed = PresetDraft(" Late ", Path("sets"), is_direct=True).put_into(TWO[1])
    assert changed == Preset("Late", "", 1, 24, ("pbn",), Path("sets"), is_direct=True)
