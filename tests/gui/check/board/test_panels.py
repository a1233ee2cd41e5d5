"""The parts behind the door for a board: fields for hands, numbers of a spot check, results of the tables."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.gui.check.board.door import MomentPanel, SetLookup, SpotDialog, ask_spot_check
from bigdeal_gui.gui.check.board.hands_panel import HandsPanel
from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.board import BoardFacts, TypedBoard
from bigdeal_gui.services.boards.results_files import ResultLines
from bigdeal_gui.services.boards.spot_check import SpotQuestion
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

QUESTIONS = (SpotQuestion(3, Seat.NORTH, 0), SpotQuestion(7, Seat.WEST, 3))
HAND = "AK7.T93.QJ4.A852"


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the parts stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_parts_are_as_they_were_kept(window: QWidget) -> None:
    """Empty, and with all that can be asked for."""
    panel, moment, lookup = HandsPanel(window), MomentPanel(window), SetLookup(window)
    kept = said("hands", panel) + said("moment", moment) + said("set", lookup)
    panel.pair.setChecked(True)
    panel.show_files([Path("sets/a.pbn"), Path("sets/b.pbn")])
    moment.show_question(is_shown=True)
    moment.show_lines(ResultLines(("1: 4S N 9",), ("A", "B")))
    kept += said("two boards", panel) + said("lines", moment)
    check_kept("board_parts", kept + said("spot check", SpotDialog(QUESTIONS, window)))


def test_what_is_typed_is_asked(window: QWidget, qtbot: QtBot) -> None:
    """All of it, by the button or Return; an answer that could be read empties the hands alone."""
    panel = HandsPanel(window)
    with qtbot.assertNotEmitted(panel.asked):
        QTest.keyClick(panel.number, Qt.Key.Key_Return)
    assert not panel.button.isEnabled()
    panel.hands[Seat.NORTH].setText(HAND)
    assert panel.button.isEnabled()
    panel.number.setText("5")
    panel.code.setText("K7QM-2PXA")
    panel.pair.setChecked(True)
    assert not panel.button.isEnabled(), "the other one is not typed yet"
    panel.other_number.setText("6")
    panel.other.setText(HAND)
    panel.dealer.setCurrentIndex(2)
    panel.vulnerable.setCurrentIndex(1)
    panel.show_files([Path("a.pbn")])
    hands = dict.fromkeys(panel.hands, "") | {Seat.NORTH: HAND}
    sides = next(iter(Vulnerability))
    dealer = list(panel.hands)[1]
    wanted = TypedBoard(hands, "5", "K7QM-2PXA", (Path("a.pbn"),), ("6", HAND), dealer, sides)
    for act in (panel.button.click, lambda: QTest.keyClick(panel.code, Qt.Key.Key_Return)):
        with qtbot.waitSignal(panel.asked) as asked:
            act()
        assert asked.args == [wanted]
    panel.show_answer(BoardFacts("It cannot be read.", is_readable=False))
    assert panel.typed == wanted
    panel.show_answer(BoardFacts("It is board 5."))
    emptied = TypedBoard(dict.fromkeys(panel.hands, ""), "5", "K7QM-2PXA", (Path("a.pbn"),), ("6", ""))
    assert panel.typed == emptied
    panel.journal_button.click()
    assert (panel.typed.files, panel.journal_button.isHidden()) == ((), True)


def test_a_spot_check_is_judged_when_all_is_answered(window: QWidget) -> None:
    """From none to thirteen cards of a suit."""
    dialog = SpotDialog(QUESTIONS, window)
    assert (dialog.answers, dialog.done_button.isEnabled()) == ([-1, -1], False)
    for field, number in zip(dialog.fields, (0, 13), strict=True):
        assert (field.minimum(), field.maximum()) == (-1, 13)
        field.setValue(number)
    assert (dialog.answers, dialog.done_button.isEnabled()) == ([0, 13], True)
    assert dialog.fields[0].text() == "0"
    dialog.fields[0].setValue(-1)
    assert (dialog.fields[0].text(), dialog.done_button.isEnabled()) == ("–", False)


@pytest.mark.parametrize("is_done", [True, False])
def test_a_spot_check_begins_with_its_first_question(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, *, is_done: bool
) -> None:
    """Cancelled, nothing is judged."""
    focused: list[bool] = []

    def execute(dialog: SpotDialog) -> int:
        focused.append(dialog.focusWidget() is dialog.fields[0])
        return int(QDialog.DialogCode.Accepted if is_done else QDialog.DialogCode.Rejected)

    monkeypatch.setattr(SpotDialog, "exec", execute)
    assert ask_spot_check(QUESTIONS, window) == ([-1, -1] if is_done else None)
    assert focused == [True]


def test_results_are_weighed_once_they_can_be_read(window: QWidget, qtbot: QtBot) -> None:
    """Lines of another board are forgotten; the field is as high as six lines."""
    panel = MomentPanel(window)
    assert panel.isHidden()
    panel.show_question(is_shown=True)
    assert not panel.button.isEnabled()
    panel.lines.setPlainText("3: 4S N 9")
    assert panel.button.isEnabled()
    with qtbot.waitSignal(panel.asked) as asked:
        panel.button.click()
    assert asked.args == ["3: 4S N 9"]
    panel.answer.tell("It was fouled", "")
    panel.show_lines(ResultLines(("1: 4S N 9", "2: 4S N 10")))
    assert (panel.lines.toPlainText(), panel.answer.isHidden()) == ("1: 4S N 9\n2: 4S N 10", True)
    assert panel.note.isHidden() is not bool(panel.note.text())
    assert panel.lines.height() == 6 * panel.fontMetrics().lineSpacing() + 16
    panel.show_question(is_shown=False)
    assert (panel.isHidden(), panel.lines.toPlainText()) == (True, "")
