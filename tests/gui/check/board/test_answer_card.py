"""An answer is seen and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.board.answer_card import AnswerCard
from bigdeal_gui.pages.board import BoardFacts
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_an_answer_is_as_it_was_kept(qtbot: QtBot, aloud: list[str]) -> None:
    """What is right, what is not, and words alone, without a mark; each is said aloud."""
    window = QWidget()
    qtbot.addWidget(window)
    card = AnswerCard(window)
    kept = said("no answer", card)
    assert card.isHidden()
    assert card.layout().count() == 2
    card.tell("No set", "")
    assert not card.isHidden()
    kept += said("words alone", card)
    card.show_facts(BoardFacts("In order", ("One line.", "Another."), is_right=True))
    kept += said("right", card)
    card.show_facts(BoardFacts("Turned", ("Two cards.",), is_right=False))
    check_kept("answer_card", kept + said("wrong", card))
    assert aloud == ["No set ", "In order One line.\nAnother.", "Turned Two cards."]
