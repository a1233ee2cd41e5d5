"""`bigdeal public-pack`: the boards of a finished set in every form in which people read or replay them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_notes, echo_words
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.print_options import (
    SOURCE,
    numbering_options,
    options_of_print,
    output_path,
    subject_argument,
    titles_options,
)
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.services.printing.club_logo import kept_logo
from bigdeal_gui.services.printing.public_pack import make_public_pack, pack_name
from bigdeal_gui.services.sets.statistics import refuse_unfinished

if TYPE_CHECKING:
    from bigdeal_gui.cli.parts.print_options import Numbers
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.subject import Titles


@click.command("public-pack")
@click.argument("source", metavar=SOURCE)
@click.option(
    "-o",
    "target",
    metavar="PACK.zip",
    required=True,
    help="The archive; without .zip, a new folder. An existing folder gets an archive.",
)
@click.option(
    "--double-dummy/--no-double-dummy",
    "has_double_dummy",
    default=True,
    show_default=True,
    help="With double-dummy results, where available.",
)
@options_of_print("paper", "language")
@titles_options
@numbering_options
@format_option
def public_pack_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    source: str,
    target: str,
    *,
    has_double_dummy: bool,
    options: RecordOptions,
    titles: Titles,
    format_name: str | None,
    numbers: Numbers,
) -> None:
    """Pack the boards of a finished set for publication.

    FILE contains boards, CODE is the code of a set in the journal.

    The pack has PBN, LIN, CSV, hand record and checksums.

    Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.
    """
    journal = open_journal()
    subject = subject_argument(
        source, journal, replace(titles, logo=kept_logo()), InputFiles(format_name), numbers
    )
    refuse_unfinished(subject.sets)
    place = output_path(target, pack_name(subject))
    options = replace(options, double_dummy=has_double_dummy)
    with make_target_folder(place.parent), command_at_work(tr("Double dummy"), journal) as work:
        made = make_public_pack(place, options, subject, work)
    echo_words("{target}: {files} files", target=made.target, files=len(made.names))
    for name in made.names:
        echo(f"  {name}")
    echo_notes(made.notes)
