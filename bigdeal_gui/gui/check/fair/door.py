"""Is our machine fair? Last year's files, a bar, one sentence, and a sheet to print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QWidget

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_folder, choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, text_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout
from bigdeal_gui.gui.parts.strips.note_strip import NoticeStrip
from bigdeal_gui.pages.fairness import Fairness, look_at_played, played_question

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.storage.delivery import DeliveredFile


@dataclass(frozen=True, slots=True)
class FairQuestions:
    """What is asked in dialogs; tests put their answers in place of them."""

    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    confirm: Callable[[Question, QWidget], bool] = confirm
    open_folder: Callable[[Path], None] = open_in_desktop


class FairDoor(FilesDoorWidget):
    """Checks up the sets that a club played. `questions` stands in for the dialogs."""

    keeps_drops = True

    def __init__(
        self, store: SettingsStore, parent: QWidget | None = None, *, questions: FairQuestions | None = None
    ) -> None:
        super().__init__(
            DropWords(
                self.tr("Drop last year’s files here"),
                self.tr("Files or folders, any format. A set that is there twice counts once."),
                self.tr("Choose a &folder…"),
                self.tr("Choose a folder of played sets"),
            ),
            parent,
        )
        self._store = store
        self._questions = questions or FairQuestions()
        self._shown: Fairness | None = None
        self._last_folder: Path | None = None
        self._is_stated = False
        listed = self.results.inside
        self.made = NoticeStrip(self.tr("&Open folder"), self._questions.open_folder, listed)
        self.sentence = text_label(listed)
        self.details = text_label(listed, select=BY_MOUSE)
        self.print_button = QPushButton(self.tr("&Print…"), listed, autoDefault=False)
        self._build()
        self.area.button.clicked.connect(self._on_area_button_clicked)
        self.print_button.clicked.connect(self._on_print_button_clicked)

    def _build(self) -> None:
        set_text_role(self.sentence, TextRole.TITLE)
        self.print_button.setToolTip(self.tr("A sheet for the notice board, as PDF"))
        column = self.results.layout_in
        add_to_layout(column, self.made, self.sentence, self.details)
        add_to_layout(column, (self.print_button, 0, Qt.AlignmentFlag.AlignLeft), STRETCH)

    def check(self, paths: Sequence[Path]) -> None:
        """Check up the sets in `paths`. What was shown before goes."""
        self.jobs.cancel()
        self.made.hide()
        self.show_results(is_shown=False)
        files = tuple(paths)
        self._last_folder = files[0] if files[0].is_dir() else files[0].parent
        self.jobs.run(lambda work: look_at_played(files, work), self._show)

    def _show(self, found: Fairness | None) -> None:
        if found is not None and found.is_to_be_confirmed and not self._is_stated:
            if not self._questions.confirm(played_question(), self):
                return
            self._is_stated = True
        self._shown = found
        self.sentence.setText(found.sentence if found else self.tr("No set could be read here."))
        self.details.setText(found.details if found else "")
        self.print_button.setVisible(found is not None)
        self.show_results(is_shown=True)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sentence, self.sentence.text()))

    def _on_area_button_clicked(self) -> None:
        start = self._last_folder or self._store.settings.folder or Path.home()
        title = self.tr("Choose a folder of played sets")
        if folder := self._questions.choose_folder(title, start, self):
            self.check([folder])

    def _on_print_button_clicked(self) -> None:
        found = self._shown
        if found is None:
            return
        proposed = (self._last_folder or Path.home()) / "check-up.pdf"
        target = self._questions.choose_new_file(
            self.tr("Print the check-up"), self.tr("PDF (*.pdf)"), proposed, self
        )
        if target is not None:
            self.jobs.run(lambda work: found.print_sheet(target, work), self._on_printed)

    def _on_printed(self, file: DeliveredFile) -> None:
        self.made.tell(self.tr("The sheet is saved"), file.path.name, file.path.parent)
        self.results.ensureWidgetVisible(self.made)
