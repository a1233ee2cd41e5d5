"""The frame of dialogs with a form: what is wrong stays readable with large letters too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QScrollArea, QWidget

from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from tests.gui.tree import check_kept, said

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


@pytest.mark.parametrize("times", [1])
def test_a_form_is_as_it_was_kept(dialog: FormDialog) -> None:
    """Rows with and without a tip, another answer, and a button that waits while something is wrong."""
    dialog.add_row("A &row", QLineEdit(dialog.inside))
    dialog.add_line("A &line", "an example", 7, "A tip")
    more = dialog.add_button("Something &else")
    kept = said(dialog.windowTitle(), dialog)
    dialog.show_problem("")
    check_kept("form_dialog", kept + said("nothing is wrong", dialog))
    for button, code in ((dialog.done_button, QDialog.DialogCode.Accepted), (more, None)):
        dialog.setResult(-1)
        button.click()
        assert dialog.result() == (-1 if code is None else code.value)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert (dialog.isVisible(), dialog.result()) == (False, QDialog.DialogCode.Rejected.value)
    (cancel,) = (one for one in dialog.findChildren(QPushButton) if "Cancel" in one.text())
    dialog.setResult(-1)
    cancel.click()
    assert dialog.result() == QDialog.DialogCode.Rejected.value


def test_a_form_without_an_explanation_keeps_room_for_what_may_come(qtbot: QtBot) -> None:
    """As wide as it is asked to be; `spare` is room below the form."""
    parent = QWidget()
    qtbot.addWidget(parent)
    heights = []
    for spare in (100, 150):
        made = FormDialog("Open", "", "Open", parent, width=500, spare=spare)
        with qtbot.waitExposed(made):
            made.show()
        assert made.width() == 500
        heights.append(made.height())
    assert heights[1] - heights[0] == 50
