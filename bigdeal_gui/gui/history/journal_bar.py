"""The foot of the history: whether the record is as it was written, and the ways to hand it on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import NEAR, set_bar_margins
from bigdeal_gui.gui.parts.restore_button import RestoreButton
from bigdeal_gui.pages.history import Notice, notice_of_problems, record_words, unreadable_words

if TYPE_CHECKING:
    from bigdeal_gui.journal.check import ChainReport
    from bigdeal_gui.storage.settings import Settings

_MARK: Final = 22


class JournalBar(QFrame):
    """The verdict in words, shape and colour. The signals are emitted by the buttons of their names.

    `before` returns the settings in force, among which a backup's are put.
    """

    export_asked = Signal()
    backup_asked = Signal()

    def __init__(self, parent: QWidget, before: Callable[[], Settings]) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self.mark = Mark("collecting", _MARK, self)
        self.words = QLabel(self.tr("Checking the journal…"), self)
        self.export_button = QPushButton(self.tr("E&xport…"), self)
        self.backup_button = QPushButton(self.tr("&Back up…"), self)
        self.restore_button = RestoreButton(self, before)
        self.restore_button.setMinimumHeight(32)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.export_button.setToolTip(
            self.tr("Write the journal as text that anyone can check; it contains no cards")
        )
        self.backup_button.setToolTip(
            self.tr("Copy journal, settings, presets and logo into one file, on a USB drive for example")
        )
        row = QHBoxLayout(self)
        set_bar_margins(row)
        row.addWidget(self.mark)
        row.addWidget(self.words, 1)
        for button, signal in (
            (self.export_button, self.export_asked),
            (self.backup_button, self.backup_asked),
        ):
            button.setAutoDefault(False)
            button.setMinimumHeight(32)
            button.clicked.connect(signal)
        buttons = FlowLayout()
        buttons.setSpacing(NEAR)
        for button in (self.export_button, self.backup_button, self.restore_button):
            buttons.addWidget(button)
        row.addLayout(buttons)

    def show_report(self, report: ChainReport) -> None:
        """Show what a check of the record found."""
        counted = (
            self.tr("%Ln row(s)", "", report.rows)
            if report.is_sound
            else self.tr("%n problem(s)", "", len(report.problems))
        )
        self._show(record_words(report, counted), is_good=report.is_sound)

    def show_unreadable(self) -> None:
        """Show that the record could not be read."""
        self._show(unreadable_words(), is_good=False)

    def problems(self, report: ChainReport) -> Notice:
        """Return what is not as it was written, with what to do."""
        return notice_of_problems(report, lambda rest: self.tr("and %n more", "", rest))

    def _show(self, words: str, *, is_good: bool) -> None:
        role = QPalette.ColorRole.Accent if is_good else QPalette.ColorRole.BrightText
        self.mark.show_shape("check" if is_good else "error", role)
        self.words.setText(words)
