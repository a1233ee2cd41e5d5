"""Asks what becomes of a file that shows boards which are still to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.records.sealing_box import SealingBox
from bigdeal_gui.services.printing.seals import SealWay

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.pages.records import SealDraft

_WIDTH: Final = 760

translate = QCoreApplication.translate


class SealingDialog(FormDialog):
    """The ways, with what each needs; `title` names what is made."""

    def __init__(self, title: str, way: SealWay, parent: QWidget, *, can_be_over: bool = True) -> None:
        super().__init__(
            title,
            translate("SealingBox", "The journal says that these boards are still to be played"),
            translate("SealingBox", "Continue"),
            parent,
            width=_WIDTH,
        )
        self.box = SealingBox(self.inside)
        self.box.ways[SealWay.FINISHED].setVisible(can_be_over)
        self.box.choose(way)
        self.form.addWidget(self.box)
        self.box.changed.connect(self._on_box_changed)
        self.done_button.setDefault(True)
        (self.box.passphrase if way is SealWay.PASSPHRASE else self.box.ways[way]).setFocus()
        self._on_box_changed()

    def _on_box_changed(self) -> None:
        self.show_problem(self.box.problem())


def ask_sealing(
    title: str,
    way: SealWay,
    can_be_over: bool,  # noqa: FBT001 - one of the answers
    parent: QWidget,
) -> SealDraft | None:
    """Return what was filled in for the file called `title`; None when the dialog was cancelled.

    `can_be_over`: play may be over, and the file left open; else it is for boards still to be dealt.
    """
    dialog = SealingDialog(title, way, parent, can_be_over=can_be_over)
    is_done = dialog.exec() == QDialog.DialogCode.Accepted
    draft = dialog.box.draft() if is_done else None
    dialog.box.forget()
    dialog.deleteLater()
    return draft
