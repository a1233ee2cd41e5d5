"""What is typed behind the door “What is this board?”, and what is answered."""

import pytest

from bigdeal_gui.errors import UnreadableHand
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.board import TypedBoard, facts_of
from bigdeal_gui.services.boards.identify import Answer, AnswerKind

PLAIN = "AKT7.Q93.QJ4.A52"
LIN = "md|3SAKT7HQ93DQJ4CA52,SQJ98HAKJDT98CKQJ,S65432HT87DA76C43,|"


def test_nothing_is_looked_for_without_a_hand() -> None:
    """The reason is a sentence; a number has to be one."""
    assert "whole hand" in TypedBoard({Seat.NORTH: " "}).reason
    assert "number" in TypedBoard({Seat.NORTH: PLAIN}, "x1").reason
    assert "number" in TypedBoard({Seat.NORTH: PLAIN}, "0").reason
    assert TypedBoard({Seat.NORTH: PLAIN}, " 13 ").reason == ""


def test_a_hand_or_a_whole_deal_in_one_field() -> None:
    """A line of LIN or a deal may stand in any one field; what is no hand is told."""
    question = TypedBoard({Seat.EAST: PLAIN}, "13", " k7qm-2pxa ").question()
    assert (list(question.hands), question.number, question.set_code) == ([Seat.EAST], 13, "k7qm-2pxa")
    assert len(TypedBoard({Seat.WEST: LIN}).question().hands) == 4
    with pytest.raises(UnreadableHand):
        TypedBoard({Seat.EAST: "AKQ"}).question()


def test_an_unknown_board_is_no_fault() -> None:
    """The answer has a title, and what to do."""
    facts = facts_of(Answer(AnswerKind.UNKNOWN, 13, 1, searched=24))
    assert facts.title.startswith("No board")
    assert "Boards compared: 24." in facts.lines
    assert not facts.is_right
