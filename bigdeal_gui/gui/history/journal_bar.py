"""The foot of the history: whether the record is as it was written, and the ways to hand it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from bigdeal_gui.gui.parts.mark import Mark

if TYPE_CHECKING:
    from bigdeal_gui.journal.check import ChainReport

_MARK: Final = 22
_MOST_PROBLEMS: Final = 10


class JournalBar(QFrame):
    """The verdict in words, shape and colour. The signals are emitted by the buttons of their names."""

    export_asked = Signal()
    backup_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self.mark = Mark("collecting", _MARK, self)
        self.words = QLabel(self.tr("Checking the record…"), self)
        self.export_button = QPushButton(self.tr("E&xport…"), self)
        self.backup_button = QPushButton(self.tr("&Back up…"), self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.export_button.setToolTip(self.tr("Write the record as text that anybody can check; no cards"))
        self.backup_button.setToolTip(
            self.tr("Copy the record and its key into one file, on a stick for example")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(8)
        row.addWidget(self.mark)
        row.addWidget(self.words, 1)
        for button, signal in (
            (self.export_button, self.export_asked),
            (self.backup_button, self.backup_asked),
        ):
            button.setAutoDefault(False)
            button.setMinimumHeight(32)
            button.clicked.connect(signal)
            row.addWidget(button)

    def show_report(self, report: ChainReport) -> None:
        """Show what a check of the record found."""
        if not report.is_sound:
            count = len(report.problems)
            words = self.tr("%n problem(s)", "", count)
            self._show([self.tr("The record was changed: {problems}").format(problems=words)], is_good=False)
            return
        words = self.tr("%Ln row(s)", "", report.rows)
        notes = (
            (report.clock_set_back, self.tr("clock set back at row {rows}")),
            (report.alarms, self.tr("count begun anew at row {rows}")),
            (report.restores, self.tr("brought back from a backup at row {rows}")),
        )
        told = [note.format(rows=", ".join(map(str, found))) for found, note in notes if found]
        self._show([self.tr("The record is sound: {rows}").format(rows=words), *told], is_good=True)

    def show_unreadable(self) -> None:
        """Show that the record could not be read."""
        self._show([self.tr("The record could not be read")], is_good=False)

    def problem_words(self, report: ChainReport) -> tuple[str, str]:
        """Return a title and what is not as it was written, with what to do."""
        told = [str(problem) for problem in report.problems[:_MOST_PROBLEMS]]
        lines = [f"{problem[:1].upper()}{problem[1:]}." for problem in told]
        if (rest := len(report.problems) - _MOST_PROBLEMS) > 0:
            lines.append(self.tr("and %n more", "", rest))
        lines.append(
            self.tr(
                "Nothing was repaired. Keep a copy of the record, and compare it with a certificate or an"
                " export made earlier."
            )
        )
        return self.tr("The record is not as it was written"), "\n".join(lines)

    def _show(self, words: list[str], *, is_good: bool) -> None:
        role = QPalette.ColorRole.Accent if is_good else QPalette.ColorRole.BrightText
        self.mark.show_shape("check" if is_good else "error", role)
        self.words.setText(" · ".join(words))
