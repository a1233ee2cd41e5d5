"""The presets kept: a list from which they are renamed and deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QListWidget, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.pages.presets import has_preset, preset_name, renamed_preset, without_preset

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.storage.settings import Preset

_ROWS: Final = 4


class PresetsList(QWidget):
    """`changed` is emitted after the user renamed or deleted a preset.

    `ask_name` takes the present name and returns the new one, empty when the dialog was cancelled;
    `confirm` takes a name and returns whether it may go.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QWidget,
        confirm: Callable[[str], bool],
        ask_name: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._presets: tuple[Preset, ...] = ()
        self._confirm = confirm
        self._ask_name = ask_name or self._ask
        self.list = QListWidget(self)
        self.rename_button = QPushButton(self.tr("&Rename…"), self)
        self.delete_button = QPushButton(self.tr("&Delete…"), self)
        self.empty = hint_label(self.tr("None yet. A session is saved as a preset on the page “Deal”."), self)
        self._build()

    def _build(self) -> None:
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.setFixedHeight(self.list.fontMetrics().lineSpacing() * _ROWS * 3 // 2)
        self.rename_button.setAccessibleName(self.tr("Rename the chosen preset"))
        self.delete_button.setAccessibleName(self.tr("Delete the chosen preset"))
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.rename_button)
        buttons.addWidget(self.delete_button)
        buttons.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.empty)
        column.addLayout(row)
        self.setFocusProxy(self.list)
        self.list.currentRowChanged.connect(self._on_list_current_row_changed)
        self.rename_button.clicked.connect(self._on_rename_button_clicked)
        self.delete_button.clicked.connect(self._on_delete_button_clicked)

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The presets as they are now."""
        return self._presets

    def set_presets(self, presets: tuple[Preset, ...]) -> None:
        """Show `presets`; the row chosen before stays chosen where it can."""
        row = self.list.currentRow()
        self._presets = presets
        self.list.clear()
        self.list.addItems([self._line(preset) for preset in presets])
        self.list.setCurrentRow(min(max(row, 0), len(presets) - 1))
        for shown in (self.list, self.rename_button, self.delete_button):
            shown.setVisible(bool(presets))
        self.empty.setVisible(not presets)

    def _line(self, preset: Preset) -> str:
        return self.tr("{name}: boards {first} to {last}, {formats}").format(
            name=preset.name,
            first=preset.first_board,
            last=preset.last_board,
            formats=", ".join(preset.formats) or self.tr("no files"),
        )

    def _ask(self, name: str) -> str:
        text, is_given = QInputDialog.getText(
            self, self.tr("Rename preset"), self.tr("New name of the preset:"), text=name
        )
        return text if is_given else ""

    def _replace(self, presets: tuple[Preset, ...]) -> None:
        self.set_presets(presets)
        self.changed.emit()

    def _on_list_current_row_changed(self, row: int) -> None:
        self.rename_button.setEnabled(row >= 0)
        self.delete_button.setEnabled(row >= 0)

    def _on_rename_button_clicked(self) -> None:
        preset = self._presets[self.list.currentRow()]
        name = preset_name(self._ask_name(preset.name))
        if not name or name == preset.name:
            return
        if not has_preset(self._presets, name) or self._confirm(name):
            self._replace(renamed_preset(self._presets, preset, name))

    def _on_delete_button_clicked(self) -> None:
        name = self._presets[self.list.currentRow()].name
        if self._confirm(name):
            self._replace(without_preset(self._presets, name))
