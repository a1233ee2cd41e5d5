"""An answer about a board or a set, for eyes and ears."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import QFrame, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, text_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import LINE, column_layout, row_layout

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
        self.title, self.text = text_label(self, select=BY_MOUSE), text_label(self, select=BY_MOUSE)
        set_text_role(self.title, TextRole.SECTION)
        self.words = column_layout(self.title, self.text, spacing=LINE)
        row_layout((self.mark, 0, Qt.AlignmentFlag.AlignTop), (self.words, 1), on=self, margin=12, spacing=12)
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
