"""The settings in use: read once at start, handed to whoever shows them, saved when they change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.storage import settings as settings_file

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Settings


class SettingsStore(QObject):
    """Holds the one `Settings` of this run.

    `changed` carries the new settings, after they are on the disk. Without a path they last for this run.
    """

    changed = Signal(object)

    def __init__(self, path: Path | None, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._settings = settings

    @property
    def settings(self) -> Settings:
        """What is in force now."""
        return self._settings

    @property
    def is_kept(self) -> bool:
        """Whether the settings outlast this run."""
        return self._path is not None

    def replace(self, settings: Settings) -> None:
        """Save `settings` and put them in force; equal settings change nothing.

        Raises:
            CannotWrite: they could not be saved; the old ones stay in force.
        """
        if settings == self._settings:
            return
        if self._path is not None:
            settings_file.save_settings(self._path, settings)
        self._settings = settings
        self.changed.emit(settings)
