"""The frame of dialogs with a form: what is wrong stays readable with large letters too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PROBLEM = "The file “holder.age” is not there; perhaps it was renamed or moved."


@pytest.fixture
def dialog(qtbot: QtBot, times: float) -> FormDialog:
    """A dialog on the screen with a problem, its letters `times` as large."""
    parent = QWidget()
    qtbot.addWidget(parent)
    font = parent.font()
    font.setPointSizeF(font.pointSizeF() * times)
    parent.setFont(font)
    made = FormDialog("Open the share", "An explanation.", "Open the holder's share", parent)
    made.owner = parent
    made.setFont(font)
    line = QLineEdit(made.inside)
    line.setAccessibleName("Share")
    made.form.addWidget(line)
    with qtbot.waitExposed(made):
        made.show()
    made.show_problem(PROBLEM)
    qtbot.waitUntil(lambda: made.problem.height() >= made.problem.heightForWidth(made.problem.width()))
    return made


@pytest.mark.parametrize("times", [1])
def test_a_problem_stands_beside_the_buttons(dialog: FormDialog) -> None:
    """So the dialog stays low where there is room."""
    button = dialog.done_button.mapTo(dialog, dialog.done_button.rect().topLeft())
    assert dialog.problem.geometry().right() < button.x()


@pytest.mark.parametrize("times", [1, 1.5, 2])
def test_a_problem_has_nearly_half_of_the_width_at_least(dialog: FormDialog) -> None:
    """Beside buttons with large letters it would be a column of single words."""
    assert dialog.problem.width() >= dialog.width() * 0.45


@pytest.mark.parametrize("times", [1, 1.5, 2])
def test_a_short_form_needs_no_scrolling(dialog: FormDialog) -> None:
    """The room that buttons and a problem take is reckoned with the letters."""
    assert dialog.findChild(QScrollArea).verticalScrollBar().maximum() == 0
