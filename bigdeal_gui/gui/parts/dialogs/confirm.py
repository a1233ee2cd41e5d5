"""A question with yes or no whose safe answer is no."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.pages.questions import Question


def confirm(question: Question, parent: QWidget) -> bool:
    """Ask `question`, with Cancel under Return; return whether the answer was yes."""
    from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox  # noqa: PLC0415 - behind the first page

    box = MessageBox(
        question.title,
        question.question,
        question.explanation,
        [question.button],
        parent,
        is_grave=question.is_final,
    )
    is_yes = box.ask() == 0
    box.deleteLater()
    return is_yes
