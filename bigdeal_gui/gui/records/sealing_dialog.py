"""Asks what becomes of a file that shows boards which are still to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.records.sealing_box import SealingBox
from bigdeal_gui.services.printing.seals import SealWay

if TYPE_CHECKING:
    from pathlib import Path

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


class SealingOffer(NamedTuple):
    """What the dialog is about, and the `way` that it begins with; `title` names the file.

    `can_be_over`: play may be over, and the file left open; else it is for boards still to be dealt.
    `pack_folder`: there the public pack can be made too; `with_pack` where that is usual.
    """

    title: str
    way: SealWay
    can_be_over: bool = True
    pack_folder: Path | None = None
    with_pack: bool = True


def ask_sealing(offer: SealingOffer, parent: QWidget) -> SealDraft | None:
    """Return what was filled in; None when the dialog was cancelled."""
    dialog = SealingDialog(offer.title, offer.way, parent, can_be_over=offer.can_be_over)
    if offer.pack_folder is not None:
        dialog.box.offer_pack(offer.pack_folder, is_usual=offer.with_pack)
    is_done = dialog.exec() == QDialog.DialogCode.Accepted
    draft = dialog.box.draft() if is_done else None
    dialog.box.forget()
    dialog.deleteLater()
    return draft
