"""The settings of this run: saved and told when they become others."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.storage.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("is_kept", [True, False])
def test_other_settings_are_saved_and_told_once(
    qtbot: QtBot,  # noqa: ARG001 - Qt must be there
    tmp_path: Path,
    is_kept: bool,  # noqa: FBT001 - a case
) -> None:
    """Equal ones change nothing; without a place they last for this run."""
    path = tmp_path / "settings.json"
    store = SettingsStore(path if is_kept else None, Settings())
    told: list[object] = []
    store.changed.connect(told.append)
    other = replace(store.settings, text_percent=150)
    for _time in range(2):
        store.replace(other)
    assert (store.settings, told, store.is_kept) == (other, [other], is_kept)
    assert path.exists() is is_kept


def test_what_cannot_be_saved_is_not_in_force(qtbot: QtBot, tmp_path: Path) -> None:  # noqa: ARG001 - as above
    """The old ones stay, and nobody is told of new ones."""
    store = SettingsStore(tmp_path / "no folder" / "settings.json", Settings())
    (tmp_path / "no folder").touch()
    told: list[object] = []
    store.changed.connect(told.append)
    with pytest.raises(CannotWrite):
        store.replace(replace(Settings(), text_percent=150))
    assert (store.settings, told) == (Settings(), [])
