"""The presets: sessions that are dealt often, each under a name of its own, in the order of their names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.storage.preset import Preset

MAX_PRESET_NAME: Final = 40


def preset_name(typed: str) -> str:
    """Return the name that `typed` gives to a preset; empty where it gives none."""
    return typed.strip()[:MAX_PRESET_NAME]


def with_preset(presets: Iterable[Preset], new: Preset) -> tuple[Preset, ...]:
    """Return `presets` with `new`, in place of one of its name."""
    return _by_name((*without_preset(presets, new.name), new))


def without_preset(presets: Iterable[Preset], name: str) -> tuple[Preset, ...]:
    """Return `presets` but the one called `name`."""
    return _by_name(preset for preset in presets if preset.name != name)


def preset_named(presets: Iterable[Preset], name: str) -> Preset | None:
    """Return the one of `presets` called `name`; None where none is."""
    return next((preset for preset in presets if preset.name == name), None)


def asks_the_same(preset: Preset, request: Preset) -> bool:
    """Tell whether `request`, whatever its name and folder, asks for what `preset` does."""
    same = replace(request, name=preset.name, folder=preset.folder, is_direct=preset.is_direct)
    # The order in which formats were ticked is no wish.
    return replace(same, formats=()) == replace(preset, formats=()) and set(same.formats) == set(
        preset.formats
    )


@dataclass(frozen=True, slots=True)
class PresetDraft:
    """A preset as its dialog has it so far; `name` is as typed."""

    name: str
    folder: Path | None = None
    is_direct: bool = False

    def lacks_name(self) -> bool:
        """Tell whether it has no name yet."""
        return not preset_name(self.name)

    def lacks_folder(self) -> bool:
        """Tell whether the folder is missing into which its sets always go."""
        return self.is_direct and self.folder is None

    def put_into(self, preset: Preset) -> Preset:
        """Return `preset` with what was decided."""
        return replace(preset, name=preset_name(self.name), folder=self.folder, is_direct=self.is_direct)


def _by_name(presets: Iterable[Preset]) -> tuple[Preset, ...]:
    return tuple(sorted(presets, key=lambda preset: preset.name.casefold()))
