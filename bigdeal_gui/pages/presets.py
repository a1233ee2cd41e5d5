"""The presets: sessions that are dealt often, each under a name of its own, in the order of their names."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigdeal_gui.storage.settings import Preset

MAX_PRESET_NAME: Final = 40


def preset_name(typed: str) -> str:
    """Return the name that `typed` gives to a preset; empty where it gives none."""
    return typed.strip()[:MAX_PRESET_NAME]


def has_preset(presets: Iterable[Preset], name: str) -> bool:
    """Tell whether one of `presets` is called `name`."""
    return any(preset.name == name for preset in presets)


def with_preset(presets: Iterable[Preset], new: Preset) -> tuple[Preset, ...]:
    """Return `presets` with `new`, in place of one of its name."""
    return _by_name((*without_preset(presets, new.name), new))


def without_preset(presets: Iterable[Preset], name: str) -> tuple[Preset, ...]:
    """Return `presets` but the one called `name`."""
    return _by_name(preset for preset in presets if preset.name != name)


def renamed_preset(presets: Iterable[Preset], old: Preset, name: str) -> tuple[Preset, ...]:
    """Return `presets` with `old` called `name`, in place of another of that name."""
    return with_preset(without_preset(presets, old.name), replace(old, name=name))


def _by_name(presets: Iterable[Preset]) -> tuple[Preset, ...]:
    return tuple(sorted(presets, key=lambda preset: preset.name.casefold()))
