"""`bigdeal checklist`: the list on which two people sign each board that was duplicated."""

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
from bigdeal_gui.services.printing.labels import make_checklist, typed_sections

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
def checklist_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
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
    subject = subject_argument(source, journal, titles, InputFiles(format_name), has_boards=False)
    place = output_path(target, subject.stem("checklist") + ".pdf")
    listed = typed_sections(sections)
    print_into_file(
        place, lambda: make_checklist(subject, place, journal, options, listed, copies), subject.heading
    )
