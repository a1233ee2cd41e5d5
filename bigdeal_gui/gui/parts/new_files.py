"""Where a new file goes: asked for with a free name, in the folder that took the last one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.gui.parts.file_dialogs import choose_new_file
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


class NewFiles:
    """Asks over `window`. `choose_new_file` can be put in place of the dialog."""

    def __init__(
        self,
        store: SettingsStore,
        window: QWidget,
        choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file,
    ) -> None:
        self._store = store
        self._window = window
        self._choose = choose_new_file
        self._last: Path | None = None

    @property
    def folder(self) -> Path:
        """The folder of the last new file while it is there, else the work folder, else the user's own."""
        known = self._last if self._last is not None and self._last.is_dir() else None
        return known or self._store.settings.folder or Path.home()

    def ask(self, title: str, kind: str, stem: str, end: str) -> Path | None:
        """Ask for a file called `stem` and `end`; None when the dialog was cancelled.

        `kind` is the filter, such as `PDF (*.pdf)`. A number is put behind `stem` where such a file is.
        """
        folder = self.folder
        return self._choose(title, kind, folder / (free_name(folder, stem, [end]) + end), self._window)

    def remember(self, file: Path) -> None:
        """Propose the folder of `file`, which was made, the next time."""
        self._last = file.parent
