"""What a board is, in sentences: for command and window. Names boards, seats and counts, never a card.

Source of the advice: Laws of Duplicate Bridge 2017, Laws 6D2, 15, 86B2 and 87.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.services.boards.identify import Answer, AnswerKind, Candidate, Place
from bigdeal_gui.services.sets.evidence import numbers_words
from bigdeal_gui.words import language, quoted_name, translate, written_day

if TYPE_CHECKING:
    from bigdeal_gui.services.boards.moment import Moment
    from bigdeal_gui.services.boards.spot_check import SpotResult


def answer_sentences(answer: Answer) -> list[str]:
    """Return what was found: a sentence, or several where several things fit."""
    sentences = []
    if answer.boards:
        words = (
            translate("BoardWords", "These two boards are alike: {numbers}.")
            if answer.kind is AnswerKind.TWO_ALIKE
            else translate("BoardWords", "These two boards are not alike: {numbers}.")
        )
        sentences.append(words.format(numbers=numbers_words(answer.boards)))
    if answer.kind is AnswerKind.UNKNOWN:
        return [*sentences, *_nothing(answer), *_conditions(answer)]
    if answer.kind is AnswerKind.SEVERAL:
        sentences.append(translate("BoardWords", "More than one thing fits. Read another hand to decide."))
    sentences += [_sentence(candidate, answer) for candidate in answer.candidates]
    return sentences + _conditions(answer)


def advice_sentences(answer: Answer) -> list[str]:
    """Return what a director does next, by the Laws."""
    kinds = {candidate.kind for candidate in answer.candidates} or {answer.kind}
    if kinds == {AnswerKind.UNKNOWN}:
        return [translate("BoardWords", "Check the hand, or name the files that hold the boards.")]
    if kinds == {AnswerKind.RIGHT} and answer.kind is not AnswerKind.TWO_ALIKE and answer.is_right:
        if answer.has_conditions:
            return []
        return [translate("BoardWords", "Compare dealer and vulnerability with the board number too.")]
    sentences = []
    if AnswerKind.OTHER_SET in kinds:
        sentences.append(
            translate(
                "BoardWords", "A deal of another session does not count for this one: see Laws 6D2 and 15."
            )
        )
    sentences += [
        translate("BoardWords", "Take the board out of play, and find out who played it like this."),
        translate(
            "BoardWords",
            "It is fouled if contestants to be compared did not all play it alike (Law 87)."
            " Dealer and vulnerability count.",
        ),
        translate("BoardWords", "In a match of teams see Law 86B2."),
    ]
    return sentences


def moment_sentences(moment: Moment) -> list[str]:
    """Return between which rounds a board was fouled, or that it cannot be told."""
    if not moment.can_tell:
        return [translate("BoardWords", "The results cannot tell when the board was fouled.")]
    rounds = moment.rounds
    if not moment.first:
        words = translate("BoardWords", "Before round {before} ({chance} %).")
    elif moment.last == len(rounds):
        words = translate("BoardWords", "After round {after} ({chance} %).")
    else:
        words = translate("BoardWords", "After round {after}, before round {before} ({chance} %).")
    return [
        words.format(
            after=rounds[moment.first - 1],
            before=rounds[min(moment.last, len(rounds) - 1)],
            chance=round(100 * moment.chance),
        ),
        translate("BoardWords", "Law 87: the tables before that moment and those after it are two groups."),
        translate(
            "BoardWords", "Tables are weighed by double dummy, so the percentage is a help and no proof."
        ),
    ]


def spot_sentences(result: SpotResult) -> list[str]:
    """Return what a spot check found, and what it proves."""
    if result.to_look_at:
        first = translate("BoardWords", "Boards to look at: {numbers} ({found} of {asked}).").format(
            numbers=numbers_words(result.to_look_at), found=len(result.to_look_at), asked=result.asked
        )
    else:
        first = translate("BoardWords", "All answers are right. Boards asked about: {count}.").format(
            count=result.asked
        )
    return [
        first,
        translate(
            "BoardWords", "Boards with whole hands wrong: at most {most} of {count} (90 % certain)."
        ).format(count=result.count, most=result.most_wrong),
        translate("BoardWords", "One exchanged card is hardly ever found like this."),
    ]


def _conditions(answer: Answer) -> list[str]:
    printed = words_of_paper(language())
    parts = []
    if answer.dealer is not None:
        parts.append(printed.dealer_of.format(seat=answer.dealer.in_words()))
    if answer.vulnerable is not None:
        parts.append(printed.vulnerable[answer.vulnerable])
    if not parts:
        return []
    return [translate("BoardWords", "By its number: {conditions}.").format(conditions=", ".join(parts))]


def _nothing(answer: Answer) -> list[str]:
    sentences = [translate("BoardWords", "No board that is known here has these hands.")]
    if answer.searched:
        sentences.append(translate("BoardWords", "Boards compared: {count}.").format(count=answer.searched))
    if answer.unreadable:
        sentences.append(
            translate(
                "BoardWords", "Not compared, because the files are gone, changed or not readable: {count}."
            ).format(count=answer.unreadable)
        )
    return sentences


def _sentence(candidate: Candidate, answer: Answer) -> str:
    change = candidate.change
    number = candidate.place.number
    where = board_place_words(candidate.place)
    parts = [translate("BoardWords", "Board {number} of {set}").format(number=number, set=where)]
    if candidate.kind is AnswerKind.OTHER_BOARD and answer.asked_number is not None:
        parts.append(translate("BoardWords", "not board {number}").format(number=answer.asked_number))
    if candidate.kind is AnswerKind.OTHER_SET:
        parts.append(translate("BoardWords", "another set than the one you named"))
    if change.turned_by:
        north_lies = SEATS[change.turned_by // 90]
        text = translate("BoardWords", "turned by {degrees}°: North’s hand lies {seat}")
        parts.append(text.format(degrees=change.turned_by, seat=north_lies.in_words()))
    if change.seats:
        parts.append(
            translate("BoardWords", "hands exchanged between {seats}").format(seats=_seats(change.seats))
        )
    if change.cards:
        parts.append(_cards(change.cards, change.card_seats))
    if change.is_none and candidate.kind is AnswerKind.RIGHT:
        parts.append(
            translate("BoardWords", "all hands are right")
            if answer.hands == len(SEATS)
            else translate("BoardWords", "what you read is right; hands read: {count}").format(
                count=answer.hands
            )
        )
    return translate("BoardWords", "{parts}.").format(parts=", ".join(parts))


def board_place_words(place: Place) -> str:
    """Return which set or file a board is of, and when it was dealt."""
    set_ = place.set
    if set_ is None:
        return quoted_name(place.source)
    words = (quoted_name(set_.event) if set_.event else "", set_.code, written_day(set_.date))
    return " · ".join(filter(None, words)) or quoted_name(", ".join(path.name for path in set_.planned_files))


def _seats(seats: Iterable[Seat]) -> str:
    *before, last = (seat.in_words() for seat in seats)
    if not before:
        return last
    return translate("reasons", "{numbers} and {last}").format(numbers=", ".join(before), last=last)


def _cards(count: int, seats: tuple[Seat, ...]) -> str:
    if not seats:
        return translate("BoardWords", "cards in the wrong hand: {count}").format(count=count)
    return translate("BoardWords", "cards exchanged: {count}, between {seats}").format(
        count=count, seats=_seats(seats)
    )
