"""What is typed behind the door “What is this board?”, and what is answered."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bigdeal_gui.errors.services import UnreadableHand
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages import board as board_module
from bigdeal_gui.pages.board import (
    BoardFacts,
    MomentAsked,
    TypedBoard,
    board_answer_facts,
    compared_words,
    lines_reason,
    look_for_board,
    results_as_lines,
    results_notes,
    spot_facts,
    spot_questions,
    spot_words,
    weigh_results,
)
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.boards.answer_words import moment_sentences, spot_sentences
from bigdeal_gui.services.boards.identify import Answer, AnswerKind, Candidate, Place
from bigdeal_gui.services.boards.match import Change
from bigdeal_gui.services.boards.moment import Moment, typed_results
from bigdeal_gui.services.boards.results_files import ResultLines
from bigdeal_gui.services.boards.spot_check import SpotQuestion, SpotResult
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.pages.test_check import write
from tests.pages.test_history import SET

PLAIN = "AKT7.Q93.QJ4.A52"
LIN = "md|3SAKT7HQ93DQJ4CA52,SQJ98HAKJDT98CKQJ,S65432HT87DA76C43,|"


def test_nothing_is_looked_for_without_a_hand() -> None:
    """The reason is a sentence; a number has to be one."""
    assert "whole hand" in TypedBoard({Seat.NORTH: " "}).reason
    assert "number" in TypedBoard({Seat.NORTH: PLAIN}, "x1").reason
    assert "number" in TypedBoard({Seat.NORTH: PLAIN}, "0").reason
    assert TypedBoard({Seat.NORTH: PLAIN, Seat.EAST: " "}, " 13 ").reason == ""
    for number, other in (("13", ("", LIN)), ("", ("14", LIN)), ("13", ("14", " "))):
        assert "both boards" in TypedBoard({Seat.NORTH: PLAIN}, number, other=other).reason
    assert "such as 13" in TypedBoard({Seat.NORTH: PLAIN}, "13", other=("x", LIN)).reason
    assert TypedBoard({Seat.NORTH: PLAIN}, "13", other=("14", LIN)).reason == ""


def test_a_hand_or_a_whole_deal_in_one_field() -> None:
    """A line of LIN or a deal may stand in any one field; what is no hand is told."""
    question = TypedBoard({Seat.EAST: PLAIN}, "13", " k7qm-2pxa ").question()
    assert (list(question.hands), question.number, question.set_code) == ([Seat.EAST], 13, "k7qm-2pxa")
    assert len(TypedBoard({Seat.WEST: LIN}).question().hands) == 4
    with pytest.raises(UnreadableHand):
        TypedBoard({Seat.EAST: "AKQ"}).question()


def test_an_unknown_board_is_no_fault() -> None:
    """The answer has a title, and what to do."""
    asked = TypedBoard({Seat.EAST: PLAIN}, "13").question()
    facts = board_answer_facts(Answer(AnswerKind.UNKNOWN, 13, 1, searched=24), asked)
    assert facts.title.startswith("No board")
    assert "Boards compared: 24." in facts.lines
    assert not facts.is_right
    assert facts.is_readable


def test_an_answer_is_right_only_where_that_is_said() -> None:
    """What was typed for it could be read, and nothing more is asked."""
    assert BoardFacts("Something") == BoardFacts("Something", (), False, True, None)  # as it stands there


@pytest.mark.parametrize(("boards", "questions"), [(range(1, 5), 4), (range(1, 37), 12)])
def test_a_spot_check_asks_of_twelve_boards_or_all(
    monkeypatch: pytest.MonkeyPatch, boards: range, questions: int
) -> None:
    """Of a small set of each."""
    asked: list[int] = []
    monkeypatch.setattr(board_module, "check_may_ask", lambda _found, _work: None)
    monkeypatch.setattr(
        board_module, "draw_questions", lambda _boards, count, _work: asked.append(count) or ()
    )
    found = replace(SET, boards=BoardRange(boards[0], boards[-1]))
    assert spot_questions(found, Work(open_journal)) == ()
    assert asked == [questions]


@pytest.mark.parametrize(
    ("kind", "typed", "board"),
    [
        (AnswerKind.OTHER_BOARD, "5", 5),
        (AnswerKind.OTHER_BOARD, "", 7),
        (AnswerKind.CARDS_EXCHANGED, "5", 7),
        (AnswerKind.RIGHT, "7", 0),
    ],
)
def test_it_can_be_asked_when_a_board_became_wrong(kind: AnswerKind, typed: str, board: int) -> None:
    """Of the number that it bears, of a set that is finished; while play goes on only that it can be."""
    asked = TypedBoard({Seat.WEST: LIN}, typed).question()
    for state in (State.FINISHED, State.IN_PLAY):
        place = Place(7, replace(SET, state=state))
        facts = board_answer_facts(Answer(kind, asked.number, 4, (Candidate(kind, place, Change()),)), asked)
        is_asked = bool(board) and state is State.FINISHED
        assert (facts.moment.board if facts.moment is not None else 0) == board * is_asked
        is_told = any("When play is over" in line for line in facts.lines)
        assert is_told is (bool(board) and state is State.IN_PLAY)


def test_a_board_is_looked_for_in_files_that_were_named(tmp_path: Path) -> None:
    """Its answer is of them; where none of them can be read nothing is looked for."""
    deals = first_deals(Seed(bytes(20)), b"board", 2)
    write(tmp_path / "club.pbn", deals)
    hands = {Seat.NORTH: deal_text(deals[1])}
    found = look_for_board(TypedBoard(hands, "2", files=(tmp_path,)), Work(open_journal))
    assert (found.is_readable, found.is_right) == (True, True), found.title
    (tmp_path / "empty").mkdir()
    none = look_for_board(TypedBoard(hands, "2", files=(tmp_path / "empty",)), Work(open_journal))
    assert (none.title, none.is_readable) == ("No set could be read here.", False)


def test_a_second_board() -> None:
    """Both boards are typed by the same seats, each a whole deal, a line of LIN or one hand."""
    work = Work(open_journal)
    one = TypedBoard({Seat.NORTH: PLAIN}, "3", other=("4", f"N {PLAIN}"))
    assert look_for_board(one, work).title == "These two boards are alike: 3 and 4."
    turned = TypedBoard(
        {Seat.NORTH: LIN}, "3", other=("4", LIN.replace("AKT7", "QJ98").replace("SQJ98HA", "SAKT7HA"))
    )
    assert look_for_board(turned, work).title == "These two boards are not alike: 3 and 4."
    deal = "W:AKT7.Q93.QJ4.A52 QJ98.AKJ.T98.KQJ 65432.T87.A76.43 -"
    assert "not alike" in look_for_board(TypedBoard({Seat.NORTH: LIN}, "3", other=("4", deal)), work).title
    other_seat = look_for_board(TypedBoard({Seat.NORTH: PLAIN}, "3", other=("4", f"E {PLAIN}")), work)
    assert "same seats" in other_seat.title
    assert not other_seat.is_readable


def test_results_are_weighed_of_the_set_as_it_is_now(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Lines that are none are told; the others say between which rounds, which may be hard to tell."""
    hands = TypedBoard({Seat.WEST: LIN}).question().hands
    asked = MomentAsked(SET, 13, hands)
    now = replace(SET, state=State.FINISHED)
    work = cast("Work", SimpleNamespace(journal=SimpleNamespace(set_by_id={SET.id: now}.get)))
    assert "Line 2 is not a result" in weigh_results(asked, "3: 4S N 9\nx", work).title
    given: list[tuple[object, ...]] = []
    moment = Moment((2, 4, 7), (0.07, 0.33, 0.6, 0.0), 1, 2, 0.93)
    monkeypatch.setattr(board_module, "moment_of_fouling", lambda *words: given.append(words) or moment)
    said = weigh_results(asked, "3: 4S N 9", work)
    assert [said.title, *said.lines] == [*moment_sentences(moment)]
    assert said.is_right
    assert given == [(now, 13, hands, typed_results(["3: 4S N 9"]), work)]
    moment = replace(moment, first=0, last=3)
    assert not weigh_results(asked, "3: 4S N 9", work).is_right
    (tmp_path / "results.txt").write_text("3: 4S N 9\n")
    assert results_as_lines(tmp_path / "results.txt", asked).lines == ("3: 4S N 9",)


def test_a_spot_check_is_right_where_no_board_has_to_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions and answers are judged as they came."""
    given: list[tuple[object, ...]] = []
    result = SpotResult(4, 24, (), 5, SET)
    monkeypatch.setattr(board_module, "judge_answers", lambda *words: given.append(words) or result)
    work = Work(open_journal)
    questions = (SpotQuestion(7, Seat.EAST, 3),)
    said = spot_facts(SET, questions, (4,), work)
    assert given == [(SET, questions, (4,), work)]
    assert [said.title, *said.lines] == [*spot_sentences(result)]
    assert said.is_right
    result = replace(result, to_look_at=(7,))
    assert not spot_facts(SET, questions, (4,), work).is_right


def test_what_is_still_to_be_done() -> None:
    """Words for the files compared with, the lines of a file, and each question of a spot check."""
    assert compared_words(()).endswith("journal")
    assert compared_words((Path("a/b.pbn"),)).endswith("“b.pbn”")
    assert compared_words((Path("a"), Path("b"))).endswith(": 2")
    assert results_notes(ResultLines(("3: 4S N 9",))) == ""
    assert results_notes(ResultLines(("?: 4S N 9",), ("A", "B"))).startswith("Sections: A, B.")
    assert lines_reason(" ")
    assert "question mark" in lines_reason("3: 4S N 9\n ?: 4S N 9")
    assert lines_reason("3: 4S N 9  # 3?") == ""
    assert spot_words(SpotQuestion(7, Seat.EAST, 3)) == "Board 7, East: how many clubs?"
