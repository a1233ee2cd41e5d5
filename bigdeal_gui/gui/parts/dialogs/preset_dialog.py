"""What a preset is called, and whether its sets always go into one folder."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.spacing import add_to_layout
from bigdeal_gui.pages.presets import MAX_PRESET_NAME, PresetDraft

translate = QCoreApplication.translate

_WIDTH: Final = 560


def ask_draft(title: str, draft: PresetDraft, parent: QWidget) -> PresetDraft | None:
    """Ask for what `draft` holds; None when the dialog was cancelled."""
    dialog = PresetDialog(title, draft, parent)
    done = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.draft if done else None


class PresetDialog(FormDialog):
    """Name and folder of a preset."""

    def __init__(self, title: str, draft: PresetDraft, parent: QWidget) -> None:
        super().__init__(
            title,
            translate("PresetDialog", "Saves event, boards and formats under a name, but never the date."),
            translate("PresetDialog", "&Save"),
            parent,
            width=_WIDTH,
        )
        self.name = self.add_line(self.tr("&Name"), self.tr("such as Tuesday"), MAX_PRESET_NAME)
        self.always = CheckBox(self.tr("&Always deal into this folder without asking"), self.inside)
        self.folder = FolderField(self.tr("Folder of the preset"), self.tr("&Choose…"), self.inside)
        hint = self.tr(
            "“Deal session” then shows the folder and only waits for a full meter. Nothing is "
            "ever overwritten."
        )
        add_to_layout(self.form, self.always, self.folder, hint_label(hint, self.inside))
        self.name.setText(draft.name)
        self.folder.set_folder(draft.folder)
        self.always.setChecked(draft.is_direct)
        self.name.textChanged.connect(self._refresh)
        self.always.toggled.connect(self._refresh)
        self.folder.line.textChanged.connect(self._refresh)
        self._refresh()
        self.name.setFocus()

    @property
    def draft(self) -> PresetDraft:
        """What was decided so far."""
        return PresetDraft(self.name.text(), self.folder.folder, is_direct=self.always.isChecked())

    def _refresh(self) -> None:
        self.folder.setEnabled(self.always.isChecked())
        if self.draft.lacks_name():
            self.show_problem(self.tr("Give the preset a name."))
        elif self.draft.lacks_folder():
            self.show_problem(self.tr("Choose a folder."))
        else:
            self.show_problem("")
