"""Asks what becomes of a file that shows boards which are still to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.records.sealing_box import SealingBox

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.pages.records import SealDraft
    from bigdeal_gui.services.printing.seals import SealWay

_WIDTH: Final = 760

translate = QCoreApplication.translate


class SealingDialog(FormDialog):
    """The ways, with what each needs; `title` names what is made."""

    def __init__(self, title: str, way: SealWay, parent: QWidget) -> None:
        super().__init__(
            title,
            translate("SealingBox", "These boards are still to be played: the file is sealed"),
            translate("SealingBox", "Go on"),
            parent,
            width=_WIDTH,
        )
        self.box = SealingBox(self.inside)
        self.box.choose(way)
        self.form.addWidget(self.box)
        self.box.changed.connect(self._on_box_changed)
        self.done_button.setDefault(True)
        self.box.passphrase.setFocus()
        self._on_box_changed()

    def _on_box_changed(self) -> None:
        self.show_problem(self.box.problem())


def ask_sealing(title: str, way: SealWay, parent: QWidget) -> SealDraft | None:
    """Return what was filled in for the file called `title`; None when the dialog was cancelled."""
    dialog = SealingDialog(title, way, parent)
    is_done = dialog.exec() == QDialog.DialogCode.Accepted
    draft = dialog.box.draft() if is_done else None
    dialog.box.forget()
    dialog.deleteLater()
    return draft
