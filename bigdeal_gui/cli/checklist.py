"""`bigdeal checklist`: the list on which two people sign each board that was duplicated."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.print_options import (
    SOURCE,
    options_of_print,
    place_of,
    print_into,
    subject_of,
    titles_options,
)
from bigdeal_gui.services.printing.labels import make_checklist, sections_in

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.subject import Titles


@click.command("checklist")
@click.argument("source", metavar=SOURCE)
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@click.option("--sections", metavar="A,B", default="", help="The sections that get the boards.")
@click.option(
    "--copies", type=click.IntRange(1, 20), default=1, show_default=True, help="Copies for each section."
)
@options_of_print("paper", "language")
@titles_options
@format_option
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    source: str,
    target: str,
    sections: str,
    copies: int,
    options: RecordOptions,
    titles: Titles,
    format_name: str | None,
) -> None:
    """Print a checklist for duplicating.

    FILE contains boards, CODE is the code of a set in the journal.

    Every board is on it, for every section and copy, and no card.
    """
    journal = journal_of_command()
    subject = subject_of(source, journal, titles, InputFiles(format_name), has_boards=False)
    place = place_of(target, subject.stem("checklist") + ".pdf")
    listed = sections_in(sections)
    print_into(
        place, lambda: make_checklist(subject, place, journal, options, listed, copies), subject.heading
    )
