"""What the records page asks in dialogs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QWidget

from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_folder, choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.dialogs.paper_dialog import ask_paper
from bigdeal_gui.gui.parts.fields.show_button import ShowButton
from bigdeal_gui.gui.parts.look.spacing import row_layout
from bigdeal_gui.gui.records.club_paper import PaperChosen, PaperState, choose_paper
from bigdeal_gui.gui.records.sealing_dialog import SealingOffer, ask_sealing

if TYPE_CHECKING:
    from bigdeal_gui.pages.print_requests import PaperAnswer, PaperQuestion
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.pages.records import SealDraft


translate = QCoreApplication.translate


class PassphraseDialog(FormDialog):
    """A line for the passphrase that opens the file `name`, unseen until it is to be shown."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(
            translate("RecordOpening", "Open a sealed record"),
            translate("RecordOpening", "Passphrase of “{name}”").format(name=name),
            translate("RecordOpening", "Open"),
            parent,
        )
        self.line = QLineEdit(self.inside)
        self.line.setAccessibleName(translate("RecordOpening", "Passphrase"))
        self.show_button = ShowButton(self.inside, self.line)
        row = row_layout((self.line, 1), self.show_button)
        self.form.addLayout(row)
        self.done_button.setDefault(True)
        self.line.setFocus()


def choose_sealed(folder: Path, parent: QWidget) -> Path | None:
    """Return the sealed file that the user picked, None when the dialog was cancelled."""
    name, _filter = QFileDialog.getOpenFileName(
        parent,
        translate("RecordOpening", "Open a sealed record"),
        str(folder),
        translate("RecordOpening", "Sealed files (*.age)"),
    )
    return Path(name) if name else None


def ask_passphrase(name: str, parent: QWidget) -> str:
    """Return the passphrase that the user typed, unseen; empty when the dialog was cancelled."""
    dialog = PassphraseDialog(name, parent)
    is_given = dialog.exec() == QDialog.DialogCode.Accepted
    text = dialog.line.text() if is_given else ""
    dialog.line.clear()
    dialog.deleteLater()
    return text


@dataclass(frozen=True, slots=True)
class RecordsQuestions:
    """What the page asks in dialogs; tests put their answers in place of them."""

    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    ask_paper: Callable[[PaperQuestion, QWidget], PaperAnswer | None] = ask_paper
    choose_sealed: Callable[[Path, QWidget], Path | None] = choose_sealed
    ask_passphrase: Callable[[str, QWidget], str] = ask_passphrase
    ask_sealing: Callable[[SealingOffer, QWidget], SealDraft | None] = ask_sealing
    confirm: Callable[[Question, QWidget], bool] = confirm
    choose_paper: Callable[[PaperState, QWidget], PaperChosen | None] = choose_paper
    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    open_folder: Callable[[Path], None] = open_in_desktop
