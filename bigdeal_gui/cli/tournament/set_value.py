"""`bigdeal tournament set-value`: the value nobody knew, and the words of the holders."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts import moments
from bigdeal_gui.cli.parts.boundary import echo, echo_notes, echo_words
from bigdeal_gui.cli.parts.language import usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.tournament.arguments import plan_argument
from bigdeal_gui.cli.tournament.holder import holder_words_argument
from bigdeal_gui.cli.tournament.texts import echo_next
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.value import set_plan_round
from bigdeal_gui.services.tournament.value import set_plan_value as fix_value
from bigdeal_gui.tournament.holders.holder_promise import (
    PartKind,
    holder_part_kind,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.value.outside_value import (
    canonical_value,
    explain_bits,
    typing_difference,
    value_cautions,
)

if TYPE_CHECKING:
    from bigdeal_gui.tournament.plan import Plan


@click.command("set-value")
@plan_argument
@click.argument("value", nargs=-1)
@click.option(
    "--round",
    "round_file",
    metavar="FILE",
    type=click.Path(),
    help="The promised round of drand, as a relay serves it, or its three parts; “-” is standard input.",
)
@click.option("--again", metavar="VALUE", help="The value as a second person typed it.")
@click.option("--correct", is_flag=True, help="Replace a value from which nothing was dealt yet.")
@click.option(
    "--as-published",
    metavar="REASON",
    default="",
    help="Accept a value that is not written as promised, and tell everybody why.",
)
@click.option(
    "--words", metavar="NAME=WORDS", multiple=True, help="A promised holder's words: “Team B=hawk-sister-…”."
)
@click.option(
    "--words-file",
    "words_files",
    metavar="NAME=FILE",
    multiple=True,
    help="The same, from the slip's text file.",
)
@click.option(
    "--withheld",
    metavar="NAME",
    multiple=True,
    help="A holder who did not give the words: their SHA-256 takes their place, and everybody sees that.",
)
def set_value_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    plan: Path,
    value: tuple[str, ...],
    round_file: str | None,
    again: str | None,
    *,
    correct: bool,
    as_published: str,
    words: tuple[str, ...],
    words_files: tuple[str, ...],
    withheld: tuple[str, ...],
) -> None:
    """Put the outside value into the published plan.

    Type it as its source publishes it, with all decimals: 43,275.91. Spaces around it are left out, and “.”
    and “,” between digits. Before it can be known it is refused: on the promised day a closing value before
    noon, an opening value or a fixing before eight, by the clock of its exchange.

    A promised round of drand is given as its file, with --round. Its signature is checked here, without a
    network.

    Every promised holder is needed: --words or --words-file for each, or --withheld. The words are compared
    with the promised hash.
    """
    if (round_file is None) == (not value) or (round_file is not None and (again or as_published)):
        raise usage_error(
            "Type the value, or give the promised round with --round; --again is for typed values."
        )
    given = holder_words_argument(words, words_files, withheld)
    if round_file is not None:
        one = moments.given_round(round_file)
        made = set_plan_round(plan, one, journal=journal_of_command(), is_correction=correct, words=given)
        echo_words("The network signed it. As it goes into the plan: {value}", value=one.value)
        echo_words("In the public pack: {path}", path=made.layout.round)
        _say_hands(made.plan)
        echo_next(Milestone.VALUED)
        return
    text = " ".join(value)
    if again is not None and (different := typing_difference(text, again)):
        raise usage_error("The two people did not type the same: {difference}", difference=different)
    echo_notes(value_cautions(text))
    made = fix_value(
        plan,
        text,
        journal=journal_of_command(),
        is_correction=correct,
        as_published=as_published,
        now=moments.now(),
        words=given,
    )
    echo_words("As it goes into the plan: {value}", value=canonical_value(text))
    echo(explain_bits(canonical_value(text)))
    _say_hands(made.plan)
    echo_next(Milestone.VALUED)


def _say_hands(plan: Plan) -> None:
    """Write whose words went into the value, and who withheld them."""
    holders = shared_promise(plan.source).holders
    parts = shared_value(plan.value or "", holders).parts or ()
    kinds = {holder: holder_part_kind(part, holder) for holder, part in zip(holders, parts, strict=False)}
    given = [one.name for one, kind in kinds.items() if kind is PartKind.WORDS]
    withheld = [one.name for one, kind in kinds.items() if kind is PartKind.WITHHELD]
    if given:
        echo_words(
            "It contains the words of {names}: 120 bits each that nobody else could know.",
            names=", ".join(given),
        )
    if withheld:
        echo_words(
            "Withheld, so it contains their SHA-256, and every check will say so: {names}.",
            names=", ".join(withheld),
        )
