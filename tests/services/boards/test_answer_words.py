"""What was found about a board, in sentences for a director."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.services.boards.answer_words import advice_sentences, answer_sentences, spot_sentences
from bigdeal_gui.services.boards.identify import Answer, AnswerKind, Candidate, Place
from bigdeal_gui.services.boards.match import Change
from bigdeal_gui.services.boards.spot_check import SpotResult

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal, JournalSet
    from bigdeal_gui.services.dealing.session import DealtSession

PLACE = Place(7, None, "a.pbn")
HERE = "Board 7 of “a.pbn”"


@pytest.fixture
def found(dealt: Callable[..., DealtSession], journal: Journal) -> JournalSet:
    """Return a set of the journal."""
    dealt()
    return journal.sets().sets[0]


@pytest.mark.parametrize(
    ("kind", "change", "words"),
    [
        (AnswerKind.RIGHT, Change(), "all hands are right"),
        (AnswerKind.OTHER_BOARD, Change(), "not board 3"),
        (AnswerKind.OTHER_SET, Change(), "another set than the one you named"),
        (AnswerKind.TURNED, Change(90), "turned by 90°: North’s hand lies East"),
        (AnswerKind.TURNED, Change(270), "turned by 270°: North’s hand lies West"),
        (
            AnswerKind.SEATS_EXCHANGED,
            Change(seats=(Seat.NORTH, Seat.EAST, Seat.SOUTH)),
            "hands exchanged between North, East and South",
        ),
        (AnswerKind.CARDS_EXCHANGED, Change(cards=2), "cards in the wrong hand: 2"),
        (
            AnswerKind.CARDS_EXCHANGED,
            Change(cards=1, card_seats=(Seat.NORTH, Seat.WEST)),
            "cards exchanged: 1, between North and West",
        ),
    ],
)
def test_a_board_and_what_happened_to_it(kind: AnswerKind, change: Change, words: str) -> None:
    """One sentence: where it is known from, and each thing that is not as it was dealt."""
    answer = Answer(kind, 3, 4, (Candidate(kind, PLACE, change),))
    assert answer_sentences(answer) == [f"{HERE}, {words}."]


def test_what_was_read_is_counted_where_it_is_no_whole_deal() -> None:
    """A hand that is right says nothing of the other three."""
    one = Answer(AnswerKind.RIGHT, 7, 1, (Candidate(AnswerKind.RIGHT, PLACE, Change()),))
    assert answer_sentences(one) == [f"{HERE}, what you read is right; hands read: 1."]
    unasked = Answer(AnswerKind.OTHER_BOARD, None, 4, (Candidate(AnswerKind.OTHER_BOARD, PLACE, Change()),))
    assert answer_sentences(unasked) == [f"{HERE}."]


def test_dealer_and_vulnerability_are_told_where_they_differ() -> None:
    """Behind what was found, also where no board was."""
    told = Answer(
        AnswerKind.UNKNOWN, 7, 4, searched=8, unreadable=2, dealer=Seat.SOUTH, vulnerable=Vulnerability.ALL
    )
    none, compared, not_compared, conditions = answer_sentences(told)
    assert none.startswith("No board")
    assert (compared, not_compared[-2:]) == ("Boards compared: 8.", "2.")
    assert conditions.startswith("By its number: ")
    assert "South" in conditions
    assert ", " in conditions
    assert len(answer_sentences(Answer(AnswerKind.UNKNOWN, 7, 4))) == 1


def test_two_boards_are_alike_or_not() -> None:
    """First of all, and then each of the things that fit."""
    two = (Candidate(AnswerKind.RIGHT, PLACE, Change()), Candidate(AnswerKind.OTHER_BOARD, PLACE, Change()))
    alike = answer_sentences(Answer(AnswerKind.TWO_ALIKE, 7, 4, two, boards=(7, 8)))
    assert alike[0] == "These two boards are alike: 7 and 8."
    assert len(alike) == 3
    several = answer_sentences(Answer(AnswerKind.SEVERAL, 7, 4, two, boards=(7, 8)))
    assert several[0] == "These two boards are not alike: 7 and 8."
    assert several[1].startswith("More than one thing fits")
    assert len(several) == 4


def test_a_director_is_told_what_to_do_next() -> None:
    """Nothing with a right board whose dealer and vulnerability were read; else by the Laws."""

    def advice(kind: AnswerKind, **more: bool) -> list[str]:
        return advice_sentences(Answer(kind, 7, 4, (Candidate(kind, PLACE, Change()),), **more))

    assert advice(AnswerKind.RIGHT, has_conditions=True) == []
    assert advice(AnswerKind.RIGHT)[0].startswith("Compare dealer")
    assert advice_sentences(Answer(AnswerKind.UNKNOWN, 7, 4))[0].startswith("Check the hand")
    wrong, other_set = advice(AnswerKind.TURNED), advice(AnswerKind.OTHER_SET)
    assert [law for law in ("87", "86B2") if law in " ".join(wrong)] == ["87", "86B2"]
    assert "6D2" in other_set[0]
    assert other_set[1:] == wrong
    alike = Answer(AnswerKind.TWO_ALIKE, 7, 4, (Candidate(AnswerKind.RIGHT, PLACE, Change()),))
    assert advice_sentences(alike) == wrong


def test_a_spot_check_says_what_it_proves(found: JournalSet) -> None:
    """What was asked, what has to be looked at, and how many boards may be wrong all the same."""
    right = spot_sentences(SpotResult(4, 24, (), 10, found))
    assert (right[0][-2:], "at most 10 of 24" in right[1], len(right)) == ("4.", True, 3)
    wrong = spot_sentences(SpotResult(4, 24, (3, 9), 12, found))
    assert wrong[0] == "Boards to look at: 3 and 9 (2 of 4)."
    assert "at most 12 of 24" in wrong[1]
