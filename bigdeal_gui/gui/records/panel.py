"""What is chosen on the records page: which sets, and the paper that they are printed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.sets import day_words, set_title, state_icon, state_meaning
from bigdeal_gui.services.spoken import state_words

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import JournalSet

_MARK: Final = 20
_HEIGHT: Final = 36


class RecordsPanel(QFrame):
    """Names the chosen sets and sums the paper up; its button asks for another paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = QLabel(self)
        self.code = QLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = QLabel(self)
        self.summary = hint_label("", self)
        self.paper_button = QPushButton(self.tr("&Paper…"), self)
        self._build()

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        set_text_role(self.code, TextRole.CODE)
        for label in (self.title, self.code, self.state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.paper_button.setAutoDefault(False)
        self.paper_button.setMinimumHeight(_HEIGHT)
        self.paper_button.setToolTip(self.tr("Your club’s header and footer, and the page layout"))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.title, 1)
        head.addWidget(self.mark)
        head.addWidget(self.state)
        head.addWidget(self.code)
        paper = QHBoxLayout()
        paper.setSpacing(12)
        paper.addWidget(self.summary, 1)
        paper.addWidget(self.paper_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 8)
        whole.setSpacing(4)
        whole.addLayout(head)
        whole.addLayout(paper)

    def show_paper(self, words: str) -> None:
        """Show in `words` how it is printed."""
        self.summary.setText(words)
        self.paper_button.setAccessibleDescription(words)

    def show_sets(self, sets: Sequence[JournalSet]) -> None:
        """Show the chosen sets, one at least."""
        first = sets[0]
        is_one = len(sets) == 1
        for part in (self.mark, self.state, self.code):
            part.setVisible(is_one)
        if not is_one:
            self.title.setText(self.tr("%n set(s) chosen", "", len(sets)))
            self.setAccessibleDescription(", ".join(map(set_title, sets)))
        else:
            self.title.setText(f"{set_title(first)} · {day_words(first)} · {which_boards(first.boards)}")
            self.code.setText(first.code)
            self.code.setAccessibleName(self.tr("Set code {code}").format(code=first.code or self.tr("none")))
            self.mark.show_shape(state_icon(first.state), QPalette.ColorRole.WindowText)
            self.state.setText(state_words(first.state))
            self.state.setToolTip(state_meaning(first.state))
            self.setAccessibleDescription(f"{state_words(first.state)}. {state_meaning(first.state)}")
        self.setAccessibleName(self.title.text())
