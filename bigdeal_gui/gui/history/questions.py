"""What the history asks in dialogs, above all before a set takes a step that matters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_folder, choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.dialogs.paper_dialog import ask_paper
from bigdeal_gui.pages.history import archive_folder_title, archive_question

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.print_requests import PaperAnswer, PaperQuestion
    from bigdeal_gui.pages.questions import Question


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


@dataclass(frozen=True, slots=True)
class HistoryQuestions:
    """What the page, and the hint at the start, ask in dialogs; tests put their answers in place of them."""

    ask_archive: Callable[[QWidget], ArchiveAnswer] = ask_archive
    confirm: Callable[[Question, QWidget], bool] = confirm
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
