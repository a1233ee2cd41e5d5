"""Questions and notices in the window's own style: one sentence, verbs on the buttons, a safe way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.pages.path_words import unbroken_path
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def box(qtbot: QtBot) -> MessageBox:
    """A question with two answers beside the safe one, on the screen."""
    parent = QWidget()
    qtbot.addWidget(parent)
    made = MessageBox("Finished sets", "Where to?", "You choose once.", ["&Choose…", "&Leave"], parent)
    made.owner = parent
    with qtbot.waitExposed(made):
        made.open()
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_keys_give_the_safe_answer(box: MessageBox, key: Qt.Key) -> None:
    """Esc and Return do nothing that matters."""
    assert box.safe_button.hasFocus()
    QTest.keyClick(box, key)
    assert not box.isVisible()
    assert box.answer == 2


def test_return_gives_the_safe_answer_wherever_the_focus_is(box: MessageBox) -> None:
    """On no button as well."""
    box.safe_button.clearFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert not box.isVisible()
    assert box.answer == 2


@pytest.mark.parametrize("place", [0, 1])
def test_a_button_gives_its_own_answer(box: MessageBox, place: int) -> None:
    """What was pressed is what is told."""
    box.buttons[place].click()
    assert not box.isVisible()
    assert box.answer == place


def test_return_presses_the_button_with_the_focus(box: MessageBox) -> None:
    """Who goes to another answer with Tab gets that one."""
    box.buttons[1].setFocus()
    QTest.keyClick(box.buttons[1], Qt.Key.Key_Space)
    assert box.answer == 1


def test_a_name_without_blanks_is_broken_where_it_must_be(qtbot: QtBot) -> None:
    """The box keeps its width, and nothing of the name is cut; a shorter one stays as it can be copied."""
    parent = QWidget()
    qtbot.addWidget(parent)
    long, usual = "x" * 300, "2026-11-28_Tuesday_pairs.pbn"
    box = MessageBox("Seal", f"Seal {long}?", usual, ["&Seal"], parent)
    with qtbot.waitExposed(box):
        box.open()
    assert (unbroken_path(box.sentence.text()), box.text.text()) == (f"Seal {long}?", usual)
    pieces = box.sentence.text().replace("\N{ZERO WIDTH SPACE}", " ").split()
    assert max(map(box.sentence.fontMetrics().horizontalAdvance, pieces)) <= box.sentence.width()


@pytest.mark.parametrize(("is_grave", "shape"), [(True, "warning"), (False, "help")])
def test_what_is_grave_has_a_sign_of_its_own(qtbot: QtBot, is_grave: bool, shape: str) -> None:  # noqa: FBT001
    """A question has the sign of a question, a loss that of a warning."""
    parent = QWidget()
    qtbot.addWidget(parent)
    box = MessageBox("Sets", "Where to?", "", ["&Leave"], parent, is_grave=is_grave)
    assert [mark.shape[0] for mark in box.findChildren(Mark)] == [shape]


def test_it_is_read_out_whole(box: MessageBox) -> None:
    """A screen reader says what is asked and why, and the window says what it is about."""
    assert box.windowTitle() == "Finished sets"
    assert box.accessibleName() == "Where to?"
    assert box.accessibleDescription() == "You choose once."


def test_a_notice_has_one_button(qtbot: QtBot) -> None:
    """Where nothing is asked there is only the way out, and no empty line of text."""
    notice = MessageBox("Fault", "Something failed.", "", [], None, safe="Close", is_grave=True)
    qtbot.addWidget(notice)
    assert (notice.buttons, notice.safe_button.text()) == ([], "Close")
    assert notice.text.isHidden()


def test_a_question_is_as_it_was_kept(box: MessageBox) -> None:
    """Its sign stands beside the words, which wrap at a width that can be read; the answers stand below."""
    check_kept("message_box", said("a question", box))
    (mark,) = box.findChildren(Mark)
    assert mark.shape[0] == "help", "nothing is lost, unless it is said"
    for label in (box.sentence, box.text):
        assert label.width() >= 56 * box.fontMetrics().averageCharWidth()
        assert mark.geometry().right() < label.x()
    assert box.sentence.y() < box.text.y()
    answers = [*box.buttons, box.safe_button]
    assert all(one.mapTo(box, one.rect().topLeft()).y() > box.text.geometry().bottom() for one in answers)
    assert [one.isDefault() for one in answers] == [False, False, True]
    assert box.safe_button.text() == "Cancel"


def test_the_answer_is_returned(box: MessageBox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whoever presses a button while the box is shown; the safe one without any."""
    presses = iter([box.buttons[1].click, box.reject])
    monkeypatch.setattr(QDialog, "exec", lambda _box: next(presses)())
    assert box.ask() == 1
    box.answer = 2
    assert box.ask() == 2
