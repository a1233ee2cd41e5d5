"""`bigdeal identify`: which board the hands on a table are, and what has happened to it. Shows no card."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_json, echo_words_stderr
from bigdeal_gui.cli.parts.inputs import STANDARD_INPUT
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.model.boards import Vulnerability
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.services.boards.answer_words import advice_sentences, answer_sentences
from bigdeal_gui.services.boards.identify import (
    AnswerKind,
    BoardQuestion,
    identify_board,
    identify_two_boards,
)
from bigdeal_gui.services.boards.typed_hands import HONOURS, typed_deal, typed_hands
from bigdeal_gui.services.sets.find_sets import find_sets
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.services.boards.identify import Answer, Candidate

_PAIR: Final = 2
_SEATS: Final[dict[str | None, Seat]] = {seat.letter: seat for seat in SEATS}
_SIDES: Final[dict[str | None, Vulnerability]] = dict(
    zip(("none", "ns", "ew", "all"), Vulnerability, strict=True)
)
_MOST_TYPED: Final = 10_000


@click.command("identify")
@click.argument("files", metavar="[FILE|FOLDER]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--set", "set_code", metavar="CODE", default="", help="The set being played.")
@click.option(
    "--board",
    "numbers",
    metavar="N",
    multiple=True,
    type=click.IntRange(1, MAX_BOARDS),
    help="The number on the board.",
)
@click.option(
    "--deal", "deals", metavar="TEXT", multiple=True, help="N:hand hand hand hand, or a line of LIN."
)
@click.option(
    "--hand", "hands", metavar="TEXT", multiple=True, help="E AK7.T93.QJ4.A852; may be given for each seat."
)
@click.option(
    "--letters",
    "language",
    type=click.Choice(sorted(HONOURS)),
    help="The language of the card letters, beside English. Without it, that of the settings.",
)
@click.option("--dealer", type=click.Choice(["N", "E", "S", "W"]), help="The dealer shown on the board.")
@click.option(
    "--vulnerable",
    type=click.Choice(["none", "ns", "ew", "all"]),
    help="The vulnerability shown on the board.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.pass_context
def identify_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[Path, ...],
    set_code: str,
    numbers: tuple[int, ...],
    deals: tuple[str, ...],
    hands: tuple[str, ...],
    language: str | None,
    dealer: str | None,
    vulnerable: str | None,
    *,
    as_json: bool,
) -> None:
    """Tell which board the hands on a table are.

    Type one to four hands of 13 cards: spades, hearts, diamonds and clubs with dots between, “-” for a
    void. “--hand -” and “--deal -” read them from standard input, so that your shell's history does not
    keep them.

    Without FILE the boards are those of the journal. One or two hands are looked for in the sets' files,
    where the journal left them. --board N --deal TEXT, given twice, compares two boards.

    Every question is recorded in the journal, without the hands. No card is ever shown.

    Exit codes: 0 the board is right, 1 anything else, 2 this is not a hand.
    """
    letters = language or kept_settings().language or "en"
    journal = journal_of_command()
    found = find_sets(files)
    if found.empty and not found.paths:
        raise usage_error("There is no file with boards in “{folder}”.", folder=found.empty[0])
    with command_at_work(tr("Comparing"), journal) as work:
        if len(deals) == _PAIR and len(numbers) == _PAIR and not hands:
            if dealer or vulnerable:
                raise usage_error(
                    "--dealer and --vulnerable are for one board: two are compared without them."
                )
            first, second = (
                BoardQuestion(typed_deal(text, letters), number, set_code)
                for text, number in zip(deals, numbers, strict=True)
            )
            answer = identify_two_boards(first, second, found.paths, work)
        else:
            asked = _asked(set_code, numbers, deals, hands, letters)
            shows = replace(asked, dealer=_SEATS.get(dealer), vulnerable=_SIDES.get(vulnerable))
            answer = identify_board(shows, found.paths, work)
    echo_json(_json(answer)) if as_json else _say(answer)
    context.exit(0 if answer.is_right else 1)


def _asked(
    set_code: str, numbers: tuple[int, ...], deals: tuple[str, ...], hands: tuple[str, ...], letters: str
) -> BoardQuestion:
    if len(numbers) > 1 or len(deals) + bool(hands) != 1:
        raise usage_error("Give one --deal, or a --hand for each hand, or two of --board N --deal TEXT.")
    number = numbers[0] if numbers else None
    if deals:
        text = _typed()[0] if deals == (STANDARD_INPUT,) else deals[0]
        return BoardQuestion(typed_deal(text, letters), number, set_code)
    lines = _typed() if hands == (STANDARD_INPUT,) else list(hands)
    return BoardQuestion(typed_hands(lines, letters), number, set_code)


def _typed() -> list[str]:
    """Return the lines of standard input, one at least."""
    text = sys.stdin.read(_MOST_TYPED) if sys.stdin else ""
    return [line for line in text.splitlines() if line.strip()] or [""]


def _say(answer: Answer) -> None:
    for sentence in answer_sentences(answer):
        echo(one_line_name(sentence))
    for sentence in advice_sentences(answer):
        echo(f"  {sentence}")
    if answer.unreadable and answer.kind is not AnswerKind.UNKNOWN:
        echo_words_stderr(
            "not compared, because the files are gone, changed or not readable: {count}",
            count=answer.unreadable,
        )


def _json(answer: Answer) -> dict[str, Json]:
    first = _candidate_json(answer.first) if answer.first else _NOTHING
    return {
        **first,
        "kind": answer.kind.value,
        "hands": answer.hands,
        "dealer_differs": answer.dealer is not None,
        "vulnerability_differs": answer.vulnerable is not None,
        "boards_alike": list(answer.boards) if answer.kind is AnswerKind.TWO_ALIKE else [],
        "candidates": [_candidate_json(candidate) for candidate in answer.candidates],
        "boards_compared": answer.searched,
        "not_compared": answer.unreadable,
        "advice": list(advice_sentences(answer)),
    }


_NOTHING: Final[dict[str, Json]] = {
    "kind": None,
    "set": None,
    "board": None,
    "turned_by": 0,
    "seats": [],
    "cards": 0,
}


def _candidate_json(candidate: Candidate) -> dict[str, Json]:
    place, change = candidate.place, candidate.change
    return {
        "kind": candidate.kind.value,
        "set": place.set.code if place.set else None,
        "file": place.source,
        "board": place.number,
        "turned_by": change.turned_by,
        "seats": [seat.letter for seat in change.seats or change.card_seats],
        "cards": change.cards,
    }
