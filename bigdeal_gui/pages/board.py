"""The door “What is this board?” without a screen: what was typed, and what is answered. Shows no card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import Refused, UnreadableHand
from bigdeal_gui.journal.journal import JournalSet, State
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.answer_words import (
    advice_sentences,
    answer_sentences,
    moment_sentences,
    spot_sentences,
)
from bigdeal_gui.services.boards.identify import (
    Answer,
    AnswerKind,
    BoardQuestion,
    identify_board,
    identify_two_boards,
)
from bigdeal_gui.services.boards.moment import moment_of_fouling, typed_results
from bigdeal_gui.services.boards.results_files import MOST_BYTES, UNKNOWN_ROUND, ResultLines, results_lines
from bigdeal_gui.services.boards.spot_check import SpotQuestion, check_may_ask, draw_questions, judge_answers
from bigdeal_gui.services.boards.typed_hands import Hands, typed_deal, typed_hands
from bigdeal_gui.services.sets.find_sets import find_sets
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import language, quoted_name, translate

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Vulnerability
    from bigdeal_gui.services.work import Work

_USUAL_SPOTS: Final = 12
"""So many boards are asked about, or all of fewer."""


@dataclass(frozen=True, slots=True, repr=False)
class TypedBoard:
    """What stands in the fields: a hand for each seat, or a whole deal in one, number and set code.

    `files` are looked at in place of the journal's sets; `other` are number and hands of a second board.
    """

    hands: Mapping[Seat, str]
    number: str = ""
    set_code: str = ""
    files: tuple[Path, ...] = ()
    other: tuple[str, str] | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None

    @property
    def reason(self) -> str:
        """Why nothing can be looked for yet; empty where it can."""
        if not any(text.strip() for text in self.hands.values()):
            return translate("BoardPage", "Type at least one whole hand.")
        numbers = [self.number.strip(), *([self.other[0].strip()] if self.other else [])]
        if any(number and not _is_number(number) for number in numbers):
            return translate("BoardPage", "The board number is a number such as 13.")
        if self.other and not (all(numbers) and self.other[1].strip()):
            return translate("BoardPage", "Type numbers and hands of both boards.")
        return ""

    def question(self) -> BoardQuestion:
        """Return what is asked.

        Raises:
            UnreadableHand: what was typed is no hand.
        """
        told = {seat: self.hands[seat].strip() for seat in SEATS if self.hands.get(seat, "").strip()}
        number = int(self.number) if self.number.strip() else None
        (first, *others) = told.values()
        if not others and any(mark in first.lower() for mark in (":", "md|")):
            hands = typed_deal(first, language())
        else:
            hands = typed_hands([f"{seat.letter} {text}" for seat, text in told.items()], language())
        return BoardQuestion(hands, number, self.set_code.strip(), self.dealer, self.vulnerable)

    def second(self) -> BoardQuestion | None:
        """Return the same question about the second board; None without one. Raises as `question`."""
        if self.other is None:
            return None
        number, text = self.other
        hands_told = text.partition(":")[2].split()
        is_deal = "md|" in text.lower() or ("." in text and len(hands_told) == len(SEATS))
        hands = typed_deal(text, language()) if is_deal else typed_hands([text], language())
        return BoardQuestion(hands, int(number), self.set_code.strip())


@dataclass(frozen=True, slots=True, repr=False)
class MomentAsked:
    """A board of a finished set that is wrong: of which it can be asked when that happened."""

    set: JournalSet
    board: int
    lies: Hands


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What is answered: the first sentence as `title`, the others as `lines`."""

    title: str
    lines: tuple[str, ...] = ()
    is_right: bool = False
    is_readable: bool = True
    """Whether what was typed could be read and compared, so that it need not be typed again."""
    moment: MomentAsked | None = None


def look_for_board(typed: TypedBoard, work: Work) -> BoardFacts:
    """Return what the board is.

    Raises:
        UnknownSet: nobody here knows the set code.
        CannotRead: a folder cannot be read.
        Cancelled: the token was set.
        StorageError: the journal cannot be read or written.
    """
    try:
        question = typed.question()
        second = typed.second()
    except UnreadableHand as error:
        return BoardFacts(str(error), is_readable=False)
    if second and second.hands.keys() != question.hands.keys():
        return BoardFacts(
            translate("BoardPage", "Type the hands of the same seats of both boards."), is_readable=False
        )
    files = find_sets(typed.files).paths
    if typed.files and not files:
        return BoardFacts(translate("BoardPage", "No set could be read here."), is_readable=False)
    answer = (
        identify_two_boards(question, second, files, work)
        if second
        else identify_board(question, files, work)
    )
    return board_answer_facts(answer, question)


def board_answer_facts(answer: Answer, asked: BoardQuestion) -> BoardFacts:
    """Return how the window tells an answer."""
    title, *lines = [*answer_sentences(answer), *advice_sentences(answer)]
    moment = _moment_asked(answer, asked)
    if moment and moment.set.state not in {State.FINISHED, State.RELEASED}:
        lines.append(translate("BoardPage", "When play is over, results can tell when it happened."))
        moment = None
    return BoardFacts(title, tuple(lines), answer.is_right, moment=moment)


def _moment_asked(answer: Answer, asked: BoardQuestion) -> MomentAsked | None:
    found = answer.first
    if found is None or found.place.set is None or len(asked.hands) < len(SEATS):
        return None
    if answer.kind in {AnswerKind.RIGHT, AnswerKind.TWO_ALIKE, AnswerKind.OTHER_SET}:
        return None
    number = asked.number if answer.kind is AnswerKind.OTHER_BOARD else found.place.number
    return MomentAsked(found.place.set, number or found.place.number, asked.hands)


def compared_words(files: Sequence[Path]) -> str:
    """Return what hands are compared with."""
    if not files:
        return translate("BoardPage", "Compared with the sets of the journal")
    if len(files) == 1:
        return translate("BoardPage", "Compared with {file}").format(file=quoted_name(files[0].name))
    return translate("BoardPage", "Files compared with: {count}").format(count=len(files))


def results_as_lines(path: Path, asked: MomentAsked) -> ResultLines:
    """Return the results of a file as lines to type.

    Raises:
        Refused, CannotRead, FileTooLarge: there are none.
    """
    return results_lines(read_file(path, MOST_BYTES), asked.board)


def results_notes(found: ResultLines) -> str:
    """Return what is still to be done with the lines of a file; empty where nothing is."""
    notes = []
    if found.sections:
        notes.append(
            translate(
                "BoardPage", "Sections: {names}. Delete the lines of those that had boards of their own."
            ).format(names=", ".join(found.sections))
        )
    if found.lacks_rounds:
        notes.append(translate("BoardPage", "Put the round in place of each question mark."))
    return " ".join(notes)


def lines_reason(text: str) -> str:
    """Return why results cannot be weighed yet; empty where they can."""
    if not text.strip():
        return translate("BoardPage", "Type a line for each table, or open a file of results.")
    if any(line.lstrip().startswith(UNKNOWN_ROUND) for line in text.splitlines()):
        return translate("BoardPage", "Put the round in place of each question mark.")
    return ""


def weigh_results(asked: MomentAsked, text: str, work: Work) -> BoardFacts:
    """Return when a board was fouled, by the results in `text`; raises as `moment_of_fouling`."""
    try:
        results = typed_results(text.splitlines())
    except Refused as error:
        return BoardFacts(str(error))
    found = work.journal.set_by_id(asked.set.id)
    moment = moment_of_fouling(found, asked.board, asked.lies, results, work)
    title, *lines = moment_sentences(moment)
    return BoardFacts(title, tuple(lines), moment.can_tell)


def spot_questions(found: JournalSet, work: Work) -> tuple[SpotQuestion, ...]:
    """Return the questions of a spot check of a set; raises as `check_may_ask`."""
    check_may_ask(found, work)
    return draw_questions(found.boards, min(_USUAL_SPOTS, len(found.boards)), work)


def spot_words(question: SpotQuestion) -> str:
    """Return a question of a spot check."""
    suits = (
        translate("BoardPage", "Board {number}, {seat}: how many spades?"),
        translate("BoardPage", "Board {number}, {seat}: how many hearts?"),
        translate("BoardPage", "Board {number}, {seat}: how many diamonds?"),
        translate("BoardPage", "Board {number}, {seat}: how many clubs?"),
    )
    return suits[question.suit].format(number=question.board, seat=question.seat.in_words())


def spot_facts(
    found: JournalSet, questions: Sequence[SpotQuestion], answers: Sequence[int], work: Work
) -> BoardFacts:
    """Return what the answers prove; raises as `judge`."""
    result = judge_answers(found, questions, answers, work)
    title, *lines = spot_sentences(result)
    return BoardFacts(title, tuple(lines), not result.to_look_at)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and 0 < int(text) <= MAX_BOARDS
