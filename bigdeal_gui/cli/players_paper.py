"""`bigdeal players-paper`: travellers, pickup slips, personal scorecards and table cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.print_options import (
    SOURCE,
    options_of_print,
    output_path,
    print_into_file,
    subject_argument,
    titles_options,
)
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.services.printing.labels import make_players_paper

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.subject import Titles


@click.command("players-paper")
@click.argument("source", metavar=SOURCE)
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@click.option(
    "--kind",
    type=click.Choice([kind.value for kind in PlayersPaper]),
    default=PlayersPaper.TRAVELLERS.value,
    show_default=True,
    help="What to print.",
)
@options_of_print("paper", "language")
@titles_options
@format_option
def players_paper_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    source: str, target: str, kind: str, options: RecordOptions, titles: Titles, format_name: str | None
) -> None:
    """Print travellers, slips, scorecards or table cards.

    FILE contains boards, CODE is the code of a set in the journal.

    No card is printed. Pairs and movements are left to the scorer.
    """
    journal = journal_of_command()
    subject = subject_argument(source, journal, titles, InputFiles(format_name), has_boards=False)
    place = output_path(target, subject.stem(kind) + ".pdf")
    paper = PlayersPaper(kind)
    print_into_file(
        place, lambda: make_players_paper(paper, subject, place, journal, options), subject.heading
    )
