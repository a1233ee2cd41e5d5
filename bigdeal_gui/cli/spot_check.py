"""`bigdeal spot-check`: questions drawn by lot about duplicated boards, judged together. Shows no card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_json
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.questions import ask_until
from bigdeal_gui.cli.parts.set_texts import set_words
from bigdeal_gui.model.cards import HAND_SIZE, suit_name
from bigdeal_gui.services.boards.answer_words import spot_sentences
from bigdeal_gui.services.boards.spot_check import FEWEST_BOARDS, check_may_ask, draw_questions, judge_answers

if TYPE_CHECKING:
    from bigdeal_gui.services.boards.spot_check import SpotQuestion, SpotResult

_USUAL: Final = 12


@click.command("spot-check")
@click.argument("code")
@click.option(
    "--boards",
    "number",
    metavar="N",
    type=click.IntRange(FEWEST_BOARDS),
    help=f"How many boards to ask about, two questions each. Without it, {_USUAL}, or all of fewer.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.pass_context
def spot_check_command(context: click.Context, code: str, number: int | None, *, as_json: bool) -> None:
    """Check duplicated boards by questions drawn by lot.

    Each question asks how many cards of one suit a hand of the set CODE has, two for each board. At the end
    you learn which boards to look at, never which answer was wrong. The journal records the check.

    A wrong deal, turned or with whole hands exchanged, passes with 30 % at most. One exchanged card is
    hardly ever found. Before play is over, a set can be checked three times.

    Exit codes: 0 every answer is right, 1 there are boards to look at, 2 the answers ended too early.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    with command_at_work(tr("Spot check"), journal) as work:
        check_may_ask(found, work)
        questions = draw_questions(found.boards, number or min(_USUAL, len(found.boards)), work)
        answers = [ask_until(_words(question), _length) for question in questions]
        result = judge_answers(found, questions, answers, work)
    echo_json(_json(result)) if as_json else _say(result)
    context.exit(1 if result.to_look_at else 0)


def _words(question: SpotQuestion) -> str:
    return tr(
        "Board {board}, {seat}: how many {suit}? ",
        board=question.board,
        seat=question.seat.in_words(),
        suit=suit_name(question.suit),
    )


def _length(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= HAND_SIZE):
        raise usage_error("Type a number from 0 to {count}.", count=HAND_SIZE)
    return int(text)


def _say(result: SpotResult) -> None:
    words = set_words(result.set)
    echo(words[0].upper() + words[1:])
    for sentence in spot_sentences(result):
        echo(sentence)


def _json(result: SpotResult) -> dict[str, int | str | list[int]]:
    return {
        "set": result.set.code,
        "asked": result.asked,
        "boards": result.count,
        "to_look_at": list(result.to_look_at),
        "most_wrong": result.most_wrong,
        "sure": "0.9",
    }
