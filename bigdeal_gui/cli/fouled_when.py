"""`bigdeal fouled-when`: between which rounds a board was fouled, from the tables' results. Shows no card."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_json, echo_words_stderr
from bigdeal_gui.cli.parts.inputs import STANDARD_INPUT
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.services.boards.answer_words import moment_sentences
from bigdeal_gui.services.boards.moment import Moment, moment_of_fouling, typed_results
from bigdeal_gui.services.boards.results_files import MOST_BYTES, results_lines
from bigdeal_gui.services.boards.typed_hands import typed_deal
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json


@click.command("fouled-when")
@click.argument("code")
@click.option(
    "--board", metavar="N", type=click.IntRange(1, MAX_BOARDS), required=True, help="The number on the board."
)
@click.option("--deal", metavar="TEXT", required=True, help="Its four hands now: N:hand hand hand hand.")
@click.option(
    "--results",
    metavar="FILE",
    default=STANDARD_INPUT,
    help="A line a table, such as “3: 4S N 9” (round: contract declarer tricks); or a "
    "file: PBN, USEBIO, ACBL JSON, or Bridgemate’s ReceivedData as CSV.",
)
@click.option("--section", metavar="NAME", default="", help="The section, such as A.")
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.pass_context
def fouled_when_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    context: click.Context, code: str, board: int, deal: str, results: str, section: str, *, as_json: bool
) -> None:
    """Tell between which rounds a board was fouled.

    Every table's tricks are compared with double dummy, in the right deal and in the fouled one. How often
    players reach double dummy is an assumption, so the percentage is a help and no proof.

    Only for finished sets. Without --results, lines are read from standard input. If a file has no rounds,
    its results are printed: replace each question mark with the round, and give them with --results.

    Exit codes: 0 done, 2 rounds are missing or this is not a hand, 3 refused.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    hands = typed_deal(deal, kept_settings().language or "en")
    if results == STANDARD_INPUT:
        data = sys.stdin.buffer.read(MOST_BYTES + 1) if sys.stdin else b""
        if len(data) > MOST_BYTES:
            raise FileTooLarge(len(data), MOST_BYTES)
    else:
        data = read_file(Path(results), MOST_BYTES)
    told = results_lines(data, board, section)
    if told.sections:
        raise usage_error(
            "The file has sections: {sections}. Name one with --section.", sections=", ".join(told.sections)
        )
    if told.lacks_rounds:
        echo_json({"lines": list(told.lines)}) if as_json else echo("\n".join(told.lines))
        echo_words_stderr(
            "the file gives no rounds: put each in place of “?”, and give the lines with --results"
        )
        context.exit(ExitCode.USAGE)
    results_told = typed_results(told.lines)
    with command_at_work(tr("Double dummy"), journal) as work:
        moment = moment_of_fouling(found, board, hands, results_told, work)
    echo_json(_json(moment)) if as_json else echo("\n".join(moment_sentences(moment)))


def _json(moment: Moment) -> dict[str, Json]:
    return {
        "can_tell": moment.can_tell,
        "after_round": moment.rounds[moment.first - 1] if moment.first else None,
        "before_round": moment.rounds[moment.last] if moment.last < len(moment.rounds) else None,
        "chance": f"{moment.chance:.4f}",
        "rounds": list(moment.rounds),
        "chances": [f"{chance:.4f}" for chance in moment.chances],
    }
