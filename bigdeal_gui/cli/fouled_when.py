"""`bigdeal fouled-when`: between which rounds a board was fouled, from the tables' results. Shows no card."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, say_json
from bigdeal_gui.cli.parts.inputs import STANDARD_INPUT
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import at_work
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.services.boards.moment import moment_of_fouling, typed_results
from bigdeal_gui.services.boards.typed_hands import typed_deal
from bigdeal_gui.storage.reading import read_file

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.services.boards.moment import Moment

_MOST_BYTES: Final = 100_000


@click.command("fouled-when", short_help="Tell between which rounds a board was fouled.")
@click.argument("code")
@click.option("--board", metavar="N", type=click.IntRange(1, MAX_BOARDS), required=True, help="The board.")
@click.option(
    "--deal", metavar="TEXT", required=True, help="How its four hands lie now: N:hand hand hand hand."
)
@click.option(
    "--results",
    metavar="FILE",
    default=STANDARD_INPUT,
    help="A line a table, “round: contract declarer tricks”, such as “3: 4S N 9” or “3: 4S N -1”.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def command(
    code: str,
    board: int,
    deal: str,
    results: str,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Tell between which rounds a board of the finished set CODE came to lie as it does now.

    Each table's tricks are weighed by double dummy, under the right deal and the fouled one. How far
    declarers are from double dummy is assumed (exactly there 40 %, one trick off 20 % each way), and tables
    are taken to be independent. So the percentage is a help, and no proof.

    Only for finished sets. Without --results the lines are read from standard input.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    hands = typed_deal(deal, kept_settings().language or "en")
    if results == STANDARD_INPUT:
        text = sys.stdin.read(_MOST_BYTES) if sys.stdin else ""
    else:
        text = read_file(Path(results), _MOST_BYTES).decode("utf-8", "replace")
    told = typed_results(text.splitlines())
    with at_work("Double dummy", journal) as work:
        moment = moment_of_fouling(found, board, hands, told, work)
    say_json(_json(moment)) if as_json else _say(moment)


def _say(moment: Moment) -> None:
    if not moment.can_tell:
        say("The results cannot tell when the board was fouled.")
        return
    say(f"{_between(moment)} ({moment.chance:.0%}).")
    say("Law 87: score the rounds before that moment and those after it as two groups.")


def _between(moment: Moment) -> str:
    rounds = moment.rounds
    after = f"After round {rounds[moment.first - 1]}" if moment.first else "From the beginning"
    before = f"before round {rounds[moment.last]}" if moment.last < len(rounds) else "to the end"
    return f"{after}, {before}"


def _json(moment: Moment) -> dict[str, Json]:
    return {
        "can_tell": moment.can_tell,
        "after_round": moment.rounds[moment.first - 1] if moment.first else None,
        "before_round": moment.rounds[moment.last] if moment.last < len(moment.rounds) else None,
        "chance": f"{moment.chance:.4f}",
        "rounds": list(moment.rounds),
        "chances": [f"{chance:.4f}" for chance in moment.chances],
    }
