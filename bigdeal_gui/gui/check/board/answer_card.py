"""An answer about a board or a set, for eyes and ears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.mark import Mark

if TYPE_CHECKING:
    from bigdeal_gui.pages.board import BoardFacts

_MARK: Final = 32


class AnswerCard(QFrame):
    """A sentence and what else is said, with a mark or without; hidden until there is an answer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.mark = Mark("check", _MARK, self)
        self.title = QLabel(self)
        self.text = QLabel(self)
        set_text_role(self.title, TextRole.SECTION)
        self.words = QVBoxLayout()
        self.words.setSpacing(4)
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.words.addWidget(label)
        inside = QHBoxLayout(self)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.setSpacing(12)
        inside.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        inside.addLayout(self.words, 1)
        self.hide()

    def show_facts(self, facts: BoardFacts) -> None:
        """Show what was found, with a mark."""
        shape, role = (
            ("check", QPalette.ColorRole.Accent)
            if facts.is_right
            else ("warning", QPalette.ColorRole.BrightText)
        )
        self.mark.show_shape(shape, role)
        self.tell(facts.title, "\n".join(facts.lines), is_marked=True)

    def tell(self, title: str, text: str, *, is_marked: bool = False) -> None:
        """Show words, and say them."""
        self.mark.setVisible(is_marked)
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title} {text}"))
