"""The presets kept: a list from which they are renamed and deleted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.dialogs.preset_dialog import ask_draft
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import boards_in_line
from bigdeal_gui.pages.presets import PresetDraft, has_preset, with_preset, without_preset

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Preset, Settings

_ROWS: Final = 4


class PresetsList(QWidget):
    """`changed` is emitted after the user changed or deleted a preset.

    `ask_draft` asks for name and folder; `confirm` takes a name and returns whether it may go.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QWidget,
        confirm: Callable[[str], bool],
        ask_draft: Callable[[str, PresetDraft, QWidget], PresetDraft | None] = ask_draft,
    ) -> None:
        super().__init__(parent)
        self._presets: tuple[Preset, ...] = ()
        self._confirm = confirm
        self._ask_draft = ask_draft
        self._names: dict[str, str] = {}
        self.list = QListWidget(self)
        self.change_button = QPushButton(self.tr("Name, folde&r…"), self)
        self.delete_button = QPushButton(self.tr("&Delete…"), self)
        self.empty = hint_label(self.tr("None yet. You save a session as a preset on the Deal page."), self)
        self._build()

    def _build(self) -> None:
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.setFixedHeight(self.list.fontMetrics().lineSpacing() * _ROWS * 3 // 2)
        self.change_button.setAccessibleName(self.tr("Name, folder… of the selected preset"))
        tip = self.tr("Rename the preset, or let it always deal into one folder")
        self.change_button.setToolTip(tip)
        delete = self.tr("Delete the selected preset")
        self.delete_button.setAccessibleName(delete)
        self.delete_button.setToolTip(delete)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.change_button)
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
        self.change_button.clicked.connect(self._on_change_button_clicked)
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
        for shown in (self.list, self.change_button, self.delete_button):
            shown.setVisible(bool(presets))
        self.empty.setVisible(not presets)

    def applied_to(self, settings: Settings) -> Settings:
        """Return `settings` with the presets as they are; the one used last is known by its new name."""
        last = self._names.get(settings.last_preset, settings.last_preset)
        return replace(settings, presets=self._presets, last_preset=last)

    def _line(self, preset: Preset) -> str:
        line = self.tr("{name}: {boards}, {formats}").format(
            name=preset.name,
            boards=boards_in_line(BoardRange(preset.first_board, preset.last_board)),
            formats=", ".join(preset.formats) or self.tr("no files"),
        )
        if preset.direct_folder is None:
            return line
        return self.tr("{preset}, always into {folder}").format(preset=line, folder=preset.direct_folder)

    def _replace(self, presets: tuple[Preset, ...]) -> None:
        self.set_presets(presets)
        self.changed.emit()

    def _on_list_current_row_changed(self, row: int) -> None:
        self.change_button.setEnabled(row >= 0)
        self.delete_button.setEnabled(row >= 0)

    def _on_change_button_clicked(self) -> None:
        preset = self._presets[self.list.currentRow()]
        before = PresetDraft(preset.name, preset.folder, is_direct=preset.is_direct)
        decided = self._ask_draft(self.tr("Preset"), before, self)
        if decided is None or decided == before:
            return
        new = decided.put_into(preset)
        if new.name != preset.name and has_preset(self._presets, new.name) and not self._confirm(new.name):
            return
        self._names = {preset.name: new.name}
        self._replace(with_preset(without_preset(self._presets, preset.name), new))

    def _on_delete_button_clicked(self) -> None:
        name = self._presets[self.list.currentRow()].name
        if self._confirm(name):
            self._names = {name: ""}
            self._replace(without_preset(self._presets, name))
