"""A spot check after duplicating: questions drawn by lot, judged together, and what the answers prove.

Each question asks how many cards of a suit a seat of a board holds. They are drawn before any card is read:
of each board drawn two, about two seats. What comes out is how many boards to look at, and which; never which
answer was wrong.

A board that is wrong gives right answers by chance, as `PASSES` says. One exchanged card is hardly found.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.journal.journal import JournalSet, Kind, State
from bigdeal_gui.model.cards import suit_lengths
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.printing.subject import boards_read
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work

FEWEST_BOARDS: Final = 4
"""Fewer would prove nothing."""

PASSES: Final = Fraction(218_007_047_742_536_641_381, 736_835_756_254_292_923_200)
"""The chance that a wrong board has both answers right: 29.6 %, exactly, for two hands that were exchanged.

So it is for two different seats and two suits drawn by lot. Of every other way to have whole hands wrong it
is less: three hands in a ring 10.5 %, quite another deal 4.3 %, a board that was turned 2.9 to 3.9 %.
"""

SURE: Final = Fraction(9, 10)
"""How sure the bound is that is given."""

MOST_BEFORE_PLAY: Final = 3
"""How often a set can be spot-checked before its play is over.

Each time tells of some boards whether two lengths were guessed right: enough to mend a set and ask again, and
too little for anybody who would guess the hands.
"""

_SPOT_CHECK: Final = "spot-check"
_SUITS: Final = 4


@dataclass(frozen=True, slots=True)
class SpotQuestion:
    """How many cards of a suit (0..3, spades to clubs) the hand at a seat holds."""

    board: int
    seat: Seat
    suit: int


@dataclass(frozen=True, slots=True)
class SpotResult:
    """What a spot check found: of `asked` boards those `to_look_at`.

    With `SURE` no more than `most_wrong_boards` of all `count` boards of the set have whole hands wrong.
    """

    asked: int
    count: int
    to_look_at: tuple[int, ...]
    most_wrong: int
    set: JournalSet


def check_may_ask(found: JournalSet, work: Work) -> None:
    """Make sure that the set has not been spot-checked too often while it is to be played.

    Raises:
        Refused: it has; every row of it is in the journal.
    """
    if found.state in {State.FINISHED, State.RELEASED}:
        return
    rows = (row for row in work.journal.rows(found.id) if row.kind == Kind.QUESTION)
    if sum(json.loads(row.payload).get("question") == _SPOT_CHECK for row in rows) >= MOST_BEFORE_PLAY:
        reason = translate(
            "reasons",
            "This set was spot-checked {count} times before play. It can be checked again when play is over.",
        )
        raise Refused(reason.format(count=MOST_BEFORE_PLAY))


def draw_questions(boards: BoardRange, number: int, work: Work) -> tuple[SpotQuestion, ...]:
    """Return two questions each about `number` of `boards`, every choice as likely as every other.

    Raises:
        Refused: there are not so many boards, or fewer than `FEWEST_BOARDS` are wanted.
    """
    if not FEWEST_BOARDS <= number <= len(boards):
        reason = translate("reasons", "A spot check asks about {fewest} boards at least, and {most} at most.")
        raise Refused(reason.format(fewest=FEWEST_BOARDS, most=len(boards)))
    rest = list(boards)
    drawn = [rest.pop(_below(len(rest), work)) for _question in range(number)]
    questions: list[SpotQuestion] = []
    for board in sorted(drawn):
        seats = list(SEATS)
        for _question in range(2):
            seat = seats.pop(_below(len(seats), work))
            questions.append(SpotQuestion(board, seat, _below(_SUITS, work)))
    return tuple(questions)


def judge_answers(
    found: JournalSet, questions: Sequence[SpotQuestion], answers: Sequence[int], work: Work
) -> SpotResult:
    """Return what the answers to all `questions` prove, and write the spot check into the journal.

    Raises:
        Refused: as `check_may_ask`.
        AppError: the boards of the set cannot be read from its files.
    """
    check_may_ask(found, work)
    journal = work.journal
    lengths = {
        board.number: [suit_lengths(hand) for hand in board.deal.hands]
        for board in boards_read(journal, found).boards
    }
    asked = len({question.board for question in questions})
    wrong = tuple(
        sorted(
            {
                question.board
                for question, answer in zip(questions, answers, strict=True)
                if lengths[question.board][question.seat][question.suit] != answer
            }
        )
    )
    result = SpotResult(asked, len(lengths), wrong, most_wrong_boards(len(lengths), asked, len(wrong)), found)
    journal.record(
        Kind.QUESTION,
        found.id,
        {"question": _SPOT_CHECK, "boards": asked, "kind": "right" if not wrong else "to-look-at"},
    )
    return result


def most_wrong_boards(boards: int, asked: int, found: int) -> int:
    """Return how many of `boards` are wrong at most, as `SURE` says, where `found` of those asked were.

    It is the largest number with which so few would have been found more often than one time in ten.
    """
    most = found
    while most < boards and _chance_of_so_few(boards, most + 1, asked, found) > 1 - SURE:
        most += 1
    return most


def _chance_of_so_few(boards: int, wrong: int, asked: int, found: int) -> Fraction:
    """Return the chance that at most `found` of `asked` boards are found, `wrong` of `boards` being wrong."""
    seen = 1 - PASSES
    total = Fraction(0)
    for drawn in range(min(wrong, asked) + 1):
        if asked - drawn > boards - wrong:
            continue
        ways = Fraction(comb(wrong, drawn) * comb(boards - wrong, asked - drawn), comb(boards, asked))
        few = sum(
            (
                comb(drawn, hits) * seen**hits * (1 - seen) ** (drawn - hits)
                for hits in range(min(found, drawn) + 1)
            ),
            Fraction(0),
        )
        total += ways * few
    return total


def _below(limit: int, work: Work) -> int:
    """Return a number below `limit`, 10,000 at most, each as likely: what does not fit is drawn again."""
    each = 2**16 // limit
    while (number := int.from_bytes(work.random_bytes(2), "big") // each) >= limit:
        pass
    return number
