"""What a dealing of sessions delivered: for each session its boards, set code and files. Never a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.pages.boards import boards_words

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.services.tournament.deal import SessionsDealt

_MARK: Final = 40
_MOST: Final = 60
_SELECTABLE: Final = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class DealtList(QFrame):
    """Hidden until something was dealt. `folder_asked` carries the folder of the files."""

    folder_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codeBox")
        self.title = QLabel(self)
        self.advice = hint_label("", self)
        self.rows = QGridLayout()
        self.folder_button = QPushButton(self.tr("Open folder with the &boards"), self)
        self._folder: Path | None = None
        set_text_role(self.title, TextRole.SECTION)
        mark = Mark("check", _MARK, self)
        mark.show_shape("check", QPalette.ColorRole.Accent)
        self.title.setWordWrap(True)
        self.folder_button.setAutoDefault(False)
        self.folder_button.setMinimumHeight(32)
        self.folder_button.setToolTip(self.tr("Show the files in their folder"))
        self.folder_button.setIcon(icons.icon("folder", self.palette()))
        self.folder_button.clicked.connect(self._on_folder_button_clicked)
        self.rows.setHorizontalSpacing(20)
        self.rows.setVerticalSpacing(4)
        self.rows.setColumnStretch(3, 1)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(mark)
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.advice)
        column.addLayout(self.rows)
        column.addWidget(self.folder_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_dealt(self, dealt: SessionsDealt) -> None:
        """Show what was delivered."""
        self._clear()
        sessions = dealt.sessions
        boards = sum(len(session.boards) for session, _made in sessions)
        self.title.setText(
            self.tr("%n session(s) dealt, {boards} boards, read back and compared", "", len(sessions)).format(
                boards=boards
            )
        )
        advice = self.tr("Write the set code on the label of each box.")
        if dealt.notice is not None:
            advice += " " + self.tr("Put “{notice}” on the wall: it tells the players the reason.").format(
                notice=dealt.notice.name
            )
        self.advice.setText(advice)
        heads = (self.tr("Session"), self.tr("Boards"), self.tr("Set code"), self.tr("Files"))
        for column, text in enumerate(heads):
            self.rows.addWidget(hint_label(text, self), 0, column)
        told = [(session.title, session.boards, made) for session, made in sessions[:_MOST]]
        together = self.tr("{sessions}, together")
        told += [(together.format(sessions=run.title), run.boards, made) for run, made in dealt.runs[:_MOST]]
        for row, (title, numbers, made) in enumerate(told, start=1):
            names = ", ".join(file.path.name for file in made.files)
            self._add(row, title, boards_words(numbers), made.set_code, names)
        if len(sessions) > _MOST:
            more = self.tr("and %n more; History lists all.", "", len(sessions) - _MOST)
            self.rows.addWidget(hint_label(more, self), len(told) + 1, 0, 1, 4)
        first = [file for _session, made in sessions for file in made.files][:1]
        self._folder = first[0].path.parent if first else None
        self.folder_button.setEnabled(self._folder is not None)
        self.show()

    def _add(self, row: int, *texts: str) -> None:
        for column, text in enumerate(texts):
            label = QLabel(text, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(column in {0, 3})
            label.setTextInteractionFlags(_SELECTABLE)
            if column == 2:  # noqa: PLR2004 - the set code
                set_text_role(label, TextRole.CODE)
            self.rows.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)

    def _clear(self) -> None:
        while (item := self.rows.takeAt(0)) is not None:
            if (label := item.widget()) is not None:
                label.hide()
                label.deleteLater()

    def _on_folder_button_clicked(self) -> None:
        if self._folder is not None:
            self.folder_asked.emit(self._folder)
