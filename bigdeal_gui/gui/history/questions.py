"""What the history asks in dialogs, above all before a set takes a step that matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.errors.seals import WeakPassphrase
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_folder, choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.dialogs.paper_dialog import ask_paper
from bigdeal_gui.gui.parts.fields.show_button import ShowButton
from bigdeal_gui.pages.history import archive_folder_title, archive_question
from bigdeal_gui.seals.passphrases import check_passphrase

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.print_requests import PaperAnswer, PaperQuestion
    from bigdeal_gui.pages.questions import Question


_LETTERS: Final = 500

translate = QCoreApplication.translate


class ArchiveAnswer(Enum):
    """Where the files of finished sets go, as asked the first time."""

    CHOOSE = auto()
    LEAVE = auto()
    CANCEL = auto()


def ask_archive(parent: QWidget) -> ArchiveAnswer:
    """Ask where the files of finished sets go."""
    question = archive_question()
    answers = [question.choose, question.leave]
    box = MessageBox(question.title, question.question, question.explanation, answers, parent)
    answer = (ArchiveAnswer.CHOOSE, ArchiveAnswer.LEAVE, ArchiveAnswer.CANCEL)[box.ask()]
    box.deleteLater()
    return answer


class BackupSealDialog(FormDialog):
    """The passphrase that seals a backup, twice and unseen; the second button leaves the backup open."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(
            translate("BackupSeal", "Seal the backup?"),
            translate(
                "BackupSeal",
                "Anyone who can read an unsealed backup can recognize deals that were dealt here. Sealed, "
                "only the passphrase opens it. If you lose the passphrase, you lose the backup.",
            ),
            translate("BackupSeal", "&Seal it"),
            parent,
        )
        self.first = self.add_line(translate("BackupSeal", "&Passphrase"), "", _LETTERS)
        self.second = self.add_line(translate("BackupSeal", "&Again"), "", _LETTERS)
        show = ShowButton(self.inside, self.first, self.second)
        self.form.addWidget(show, 0, Qt.AlignmentFlag.AlignLeft)
        self.open_button = self.add_button(translate("BackupSeal", "&Leave it unsealed"))
        self.open_button.setAutoDefault(False)  # Enter never leaves a backup open
        self.open_button.clicked.connect(self._on_open_button_clicked)
        for line in (self.first, self.second):
            line.textChanged.connect(self._on_line_text_changed)
        self.done_button.setDefault(True)
        self.first.setFocus()
        self._on_line_text_changed()

    def _on_line_text_changed(self) -> None:
        try:
            check_passphrase(self.first.text())
        except WeakPassphrase as error:
            self.show_problem(str(error) if self.first.text() else "")
            self.done_button.setEnabled(False)
        else:
            is_same = self.first.text() == self.second.text()
            self.show_problem("" if is_same else translate("BackupSeal", "Type the same passphrase again"))

    def _on_open_button_clicked(self) -> None:
        self.first.clear()
        self.accept()


def ask_backup_seal(parent: QWidget) -> str | None:
    """Return the passphrase for a backup, empty to leave it open; None when the dialog was cancelled."""
    dialog = BackupSealDialog(parent)
    is_answered = dialog.exec() == QDialog.DialogCode.Accepted
    passphrase = dialog.first.text()
    dialog.deleteLater()
    return passphrase if is_answered else None


@dataclass(frozen=True, slots=True)
class HistoryQuestions:
    """What the page, and the hint at the start, ask in dialogs; tests put their answers in place of them."""

    ask_archive: Callable[[QWidget], ArchiveAnswer] = ask_archive
    confirm: Callable[[Question, QWidget], bool] = confirm
    ask_backup_seal: Callable[[QWidget], str | None] = ask_backup_seal
    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    ask_paper: Callable[[PaperQuestion, QWidget], PaperAnswer | None] = ask_paper
    open_folder: Callable[[Path], None] = open_in_desktop

    def choose_archive(self, store: SettingsStore, window: QWidget) -> Path | None:
        """Have the archive folder chosen and keep it in `store`; None when the dialog was cancelled.

        Raises:
            StorageError: the settings could not be saved.
        """
        start = store.settings.folder or Path.home()
        folder = self.choose_folder(archive_folder_title(), start, window)
        if folder is not None:
            store.replace(replace(store.settings, archive_folder=folder, leaves_files=False))
        return folder
