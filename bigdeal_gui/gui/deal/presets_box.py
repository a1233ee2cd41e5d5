"""The presets: sessions that are dealt often, under names the user gives, chosen from one list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMenu, QToolButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import row_layout
from bigdeal_gui.pages.presets import (
    PresetDraft,
    asks_the_same,
    preset_name,
    preset_named,
    with_preset,
    without_preset,
)

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.storage.preset import Preset


class PresetsBox(QWidget):
    """The list of presets and the menu that saves and deletes them.

    `chosen` carries the preset picked by the user, None for none; `failed` the error when the settings could
    not be saved.
    `current` describes the session on the page, for saving under a name; `confirm` asks a yes or no, and
    `ask_draft` for the name of a preset and the folder of its sets.
    """

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        current: Callable[[str], Preset],
        confirm: Callable[[Question, QWidget], bool],
        parent: QWidget,
        ask_draft: Callable[[str, PresetDraft, QWidget], PresetDraft | None],
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._current = current
        self._confirm = confirm
        self._ask_draft = ask_draft
        self.combo = QComboBox(self)
        self.menu_button = QToolButton(self)
        self.save_action = QAction(self.tr("&Save this session as a preset…"), self)
        self.delete_action = QAction(self)
        self._build()
        self._fill()
        store.changed.connect(self._fill)

    def _build(self) -> None:
        label = PlainLabel(self.tr("&Preset"), self)
        label.setBuddy(self.combo)
        self.combo.setAccessibleName(self.tr("Preset"))
        self.combo.setToolTip(self.tr("Fill in a session that you saved earlier"))
        self.combo.setMinimumWidth(170)
        menu = QMenu(self)
        menu.addAction(self.save_action)
        menu.addAction(self.delete_action)
        self.menu_button.setText(self.tr("S&ave…"))
        self.menu_button.setAccessibleName(self.menu_button.text().replace("&", ""))
        self.menu_button.setToolTip(self.tr("Save this session as a preset, or delete one"))
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row_layout(label, self.combo, self.menu_button, on=self)
        self.combo.activated.connect(self._on_combo_activated)
        self.save_action.triggered.connect(self._on_save_action_triggered)
        self.delete_action.triggered.connect(self._on_delete_action_triggered)
        self.combo.currentIndexChanged.connect(self._on_combo_current_index_changed)

    def _fill(self) -> None:
        shown = self.selected
        presets = self._store.settings.presets
        self.combo.clear()
        self.combo.addItem(self.tr("No preset") if presets else self.tr("None saved yet"), "")
        for preset in presets:
            self.combo.addItem(preset.name, preset.name)
        self.combo.setEnabled(bool(presets))
        self.select(shown or self._store.settings.last_preset)

    def select(self, name: str) -> None:
        """Show `name` as chosen without filling the page; an unknown name shows none."""
        names = [preset.name for preset in self._store.settings.presets]
        self.combo.setCurrentIndex(names.index(name) + 1 if name in names else 0)

    def compare(self, request: Preset) -> None:
        """Say beside the chosen preset's name whether the page asks for something else: `request`."""
        preset = self.preset
        if preset is None:
            return
        is_changed = not asks_the_same(preset, request)
        text = self.tr("{name} (changed)").format(name=preset.name) if is_changed else preset.name
        if self.combo.currentText() != text:
            self.combo.setItemText(self.combo.currentIndex(), text)

    @property
    def selected(self) -> str:
        """The name of the chosen preset; empty for none."""
        return str(self.combo.currentData() or "")

    @property
    def preset(self) -> Preset | None:
        """The chosen preset; None for none."""
        return preset_named(self._store.settings.presets, self.selected)

    def save_as(self, name: str, folder: Path | None = None, *, is_direct: bool = False) -> None:
        """Save the page under `name`, in place of a preset of that name; its sets go into `folder`."""
        if trimmed := preset_name(name):
            new = replace(self._current(trimmed), folder=folder, is_direct=is_direct)
            self._replace(with_preset(self._store.settings.presets, new), trimmed)
            self.select(trimmed)

    def remember_folder(self, folder: Path) -> None:
        """Begin in `folder` the next time that the chosen preset asks for one."""
        preset = self.preset
        if preset is not None and not preset.is_direct and preset.folder != folder:
            presets = with_preset(self._store.settings.presets, replace(preset, folder=folder))
            self._replace(presets, preset.name)

    def delete(self, name: str) -> None:
        """Forget the preset `name`."""
        last = self._store.settings.last_preset
        self._replace(without_preset(self._store.settings.presets, name), "" if last == name else last)

    def _replace(self, presets: tuple[Preset, ...], last: str) -> None:
        try:
            self._store.replace(replace(self._store.settings, presets=presets, last_preset=last))
        except AppError as error:
            self.failed.emit(error)

    def _on_combo_activated(self, index: int) -> None:
        self.combo.setCurrentIndex(index)
        self._replace(self._store.settings.presets, self.selected)
        self.chosen.emit(self.preset)

    def _on_combo_current_index_changed(self) -> None:
        self.delete_action.setEnabled(bool(self.selected))
        self.delete_action.setText(
            self.tr("&Delete “{name}”").format(name=self.selected.replace("&", "&&"))
            if self.selected
            else self.tr("&Delete the selected preset")
        )

    def _on_save_action_triggered(self) -> None:
        kept = self.preset
        draft = PresetDraft(
            self.selected,
            (kept.folder if kept else None) or self._store.settings.folder,
            is_direct=kept is not None and kept.is_direct,
        )
        if decided := self._ask_draft(self.tr("Save preset"), draft, self):
            self.save_as(decided.name, decided.folder, is_direct=decided.is_direct)

    def _on_delete_action_triggered(self) -> None:
        from bigdeal_gui.pages.questions import Question  # noqa: PLC0415 - behind the first page

        name = self.selected
        question = Question(
            self.tr("Delete preset"),
            self.tr("Delete the preset “{name}”? Sets you dealt with it are not affected.").format(name=name),
            "",
            self.tr("&Delete"),
        )
        if self._confirm(question, self):
            self.delete(name)
