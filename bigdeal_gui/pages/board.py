"""The door “What is this board?” without a screen: what was typed, and what is answered. Shows no card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import UnreadableHand
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.answer_words import advice_sentences, answer_sentences
from bigdeal_gui.services.boards.identify import AnswerKind, BoardQuestion, identify
from bigdeal_gui.services.boards.typed_hands import typed_deal, typed_hands
from bigdeal_gui.words import language, translate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bigdeal_gui.services.boards.identify import Answer
    from bigdeal_gui.services.work import Work

_DEAL_MARKS: Final = (":", "md|")


@dataclass(frozen=True, slots=True, repr=False)
class TypedBoard:
    """What stands in the fields: a hand for each seat, or a whole deal in one, number and set code."""

    hands: Mapping[Seat, str]
    number: str = ""
    set_code: str = ""

    @property
    def reason(self) -> str:
        """Why nothing can be looked for yet; empty where it can."""
        if not any(text.strip() for text in self.hands.values()):
            return translate("BoardPage", "Type at least one whole hand.")
        number = self.number.strip()
        if number and not (number.isascii() and number.isdigit() and 0 < int(number) <= MAX_BOARDS):
            return translate("BoardPage", "The board number is a number such as 13.")
        return ""

    def question(self) -> BoardQuestion:
        """Return what is asked.

        Raises:
            UnreadableHand: what was typed is no hand.
        """
        told = {seat: self.hands[seat].strip() for seat in SEATS if self.hands.get(seat, "").strip()}
        number = int(self.number) if self.number.strip() else None
        (first, *others) = told.values()
        if not others and any(mark in first.lower() for mark in _DEAL_MARKS):
            hands = typed_deal(first, language())
        else:
            hands = typed_hands([f"{seat.letter} {text}" for seat, text in told.items()], language())
        return BoardQuestion(hands, number, self.set_code.strip())


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """What is answered: the first sentence as `title`, the others as `lines`."""

    title: str
    lines: tuple[str, ...] = ()
    is_right: bool = False
    is_readable: bool = field(default=True)
    """Whether what was typed could be read, so that it need not be typed again."""


def look_for(typed: TypedBoard, work: Work) -> BoardFacts:
    """Return what the board is.

    Raises:
        UnknownSet: nobody here knows the set code.
        Cancelled: the token was set.
        StorageError: the journal cannot be read or written.
    """
    try:
        question = typed.question()
    except UnreadableHand as error:
        return BoardFacts(str(error), is_readable=False)
    return facts_of(identify(question, (), work))


def facts_of(answer: Answer) -> BoardFacts:
    """Return how the window tells an answer."""
    title, *lines = answer_sentences(answer)
    return BoardFacts(title, (*lines, *advice_sentences(answer)), answer.kind is AnswerKind.RIGHT)
