"""Questions drawn by lot after duplicating, and what the answers prove."""

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import factorial, prod

import pytest

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Journal, Kind, State
from bigdeal_gui.model.cards import suit_lengths
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.boards.spot_check import (
    PASSES,
    check_may_ask,
    draw_questions,
    judge_answers,
    most_wrong_boards,
)
from bigdeal_gui.services.dealing.session import DealtSession
from bigdeal_gui.services.work import Work

Dealt = Callable[..., DealtSession]


def test_questions_are_drawn_evenly_and_each_of_another_board(journal: Journal) -> None:
    """Boards come once, in order; seats and suits come from bytes that are not folded."""
    work = Work(lambda: journal)
    seen: dict[int, int] = {}
    for _time in range(300):
        questions = draw_questions(BoardRange(5, 10), 4, work)
        boards = [question.board for question in questions[::2]]
        assert boards == sorted(set(boards))
        for question, other in zip(questions[::2], questions[1::2], strict=True):
            assert question.board == other.board
            assert question.seat != other.seat
            seen[question.board] = seen.get(question.board, 0) + 1
            assert 0 <= question.suit < 4
    assert set(seen) == set(range(5, 11))
    assert all(150 < times < 250 for times in seen.values())  # 200 expected, deviation 8


def test_what_does_not_fit_is_drawn_again(journal: Journal) -> None:
    """The highest values, which would favour some boards, are thrown away."""
    values = iter([b"\xff\xff"] + [b"\0\0"] * 40)
    questions = draw_questions(
        BoardRange(1, 6), 4, Work(lambda: journal, random_bytes=lambda _n: next(values))
    )
    assert [question.board for question in questions] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize("number", [3, 7])
def test_too_few_and_too_many_questions_are_refused(number: int, journal: Journal) -> None:
    """Less than four would show which answer was wrong; more than there are boards cannot be."""
    with pytest.raises(Refused):
        draw_questions(BoardRange(1, 6), number, Work(lambda: journal))


def test_answers_are_judged_together(dealt: Dealt, journal: Journal) -> None:
    """Right answers leave nothing to look at; a wrong one names the board; the journal has a row."""
    session = dealt()
    found = journal.set_by_code(session.set_code)
    path = next(file.path for file in session.files if file.path.suffix == ".pbn")
    boards = {board.number: board for board in format_by_name("pbn").read(path.read_bytes()).boards}
    work = Work(lambda: journal)
    questions = draw_questions(found.boards, 12, work)
    right = [suit_lengths(boards[q.board].deal.hands[q.seat])[q.suit] for q in questions]
    result = judge_answers(found, questions, right, work)
    assert (result.asked, result.count, result.to_look_at) == (12, 24, ())
    wrong = [right[0] + 1, *right[1:]]
    assert judge_answers(found, questions, wrong, work).to_look_at == (questions[0].board,)
    rows = [json.loads(row.payload) for row in journal.rows(found.id) if row.kind == Kind.QUESTION]
    assert rows == [
        {"question": "spot-check", "boards": 12, "kind": "right"},
        {"question": "spot-check", "boards": 12, "kind": "to-look-at"},
    ]


def test_before_play_is_over_a_set_is_checked_three_times(dealt: Dealt, journal: Journal) -> None:
    """A fourth could tell the cards of a set that is to be played; afterwards nothing is left to tell."""
    found = journal.set_by_code(dealt().set_code)
    work = Work(lambda: journal)
    questions = draw_questions(found.boards, 12, work)
    for _time in range(3):
        check_may_ask(found, work)
        judge_answers(found, questions, [0] * len(questions), work)
    with pytest.raises(Refused):
        check_may_ask(found, work)
    check_may_ask(replace(found, state=State.FINISHED), work)


def test_the_chance_that_a_wrong_board_passes_is_exact() -> None:
    """Two hands exchanged pass where the seats asked are others, or hold as many: summed over all deals."""
    suits = [(n, e, s, 13 - n - e - s) for n in range(14) for e in range(14 - n) for s in range(14 - n - e)]

    def ways(*lengths: tuple[int, ...]) -> int:
        rest = [13 - sum(of_seat) for of_seat in zip(*lengths, strict=True)]
        if min(rest) < 0:
            return 0
        product = 1
        for suit in (*lengths, rest):
            product *= factorial(sum(suit)) // prod(map(factorial, suit))
        return product

    deals = factorial(52) // factorial(13) ** 4
    one = {suit: ways(suit) for suit in suits}
    assert sum(one.values()) == deals
    # North and South exchanged. Of two seats asked one is of them in 4 draws of 6, both in 1, none in 1.
    of_one = Fraction(sum(count for suit, count in one.items() if suit[0] == suit[2]), deals)
    level = [suit for suit in suits if suit[0] == suit[2]]
    of_both = Fraction(sum(ways(first, second) for first in level for second in level), deals)
    both = Fraction(1, 4) * of_one + Fraction(3, 4) * of_both
    assert Fraction(1, 6) + Fraction(4, 6) * of_one + Fraction(1, 6) * both == PASSES


def test_the_bound_is_the_largest_that_is_not_unlikely() -> None:
    """The more boards are asked, the fewer can be wrong; those that were found are."""
    bounds = [most_wrong_boards(24, asked, 0) for asked in (4, 8, 12, 16, 20, 24)]
    assert bounds == sorted(bounds, reverse=True)
    assert most_wrong_boards(24, 24, 0) == 1  # two wrong boards both pass with 8.8 %
    assert most_wrong_boards(24, 24, 24) == 24
    assert most_wrong_boards(24, 4, 4) == 24
