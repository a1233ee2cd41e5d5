"""`bigdeal labels`: labels for boxes of boards and envelopes of records, without any card."""

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
from bigdeal_gui.paper.sheets.label_sheets import DEFAULT_LABELS, LABEL_SHEETS, label_sheet
from bigdeal_gui.paper.sheets.labels import LabelKind, LabelOptions
from bigdeal_gui.services.printing.labels import make_labels, typed_sections

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.printing.subject import Titles


@click.command("labels")
@click.argument("sources", metavar=f"{SOURCE}...", nargs=-1, required=True)
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@click.option(
    "--sheet",
    type=click.Choice([sheet.name for sheet in LABEL_SHEETS]),
    default=DEFAULT_LABELS.name,
    show_default=True,
    help="The sheets of labels; a4 and letter are whole pages, for envelopes.",
)
@click.option(
    "--for",
    "kind",
    type=click.Choice([kind.value for kind in LabelKind]),
    default=LabelKind.BOX.value,
    show_default=True,
    help="What they are for: boxes of boards, or envelopes of records.",
)
@click.option(
    "--copies", type=click.IntRange(1, 100), default=1, show_default=True, help="Copies of each label."
)
@click.option(
    "--first",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Where to begin on a sheet that was used before.",
)
@click.option("--sections", metavar="A,B", default="", help="A label for each of these sections.")
@options_of_print("language")
@titles_options
@format_option
def labels_command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    sources: tuple[str, ...],
    target: str,
    sheet: str,
    kind: str,
    copies: int,
    first: int,
    sections: str,
    options: RecordOptions,
    titles: Titles,
    format_name: str | None,
) -> None:
    """Print labels with the set code; they reveal nothing about the cards.

    FILE contains boards, CODE is the code of a set in the journal.
    """
    journal, inputs = journal_of_command(), InputFiles(format_name)
    subjects = [subject_argument(word, journal, titles, inputs, has_boards=False) for word in sources]
    looks = LabelOptions(label_sheet(sheet), options.language, LabelKind(kind), copies, first)
    place = output_path(target, subjects[0].stem("labels") + ".pdf")
    headings = [subject.heading for subject in subjects]
    print_into_file(
        place, lambda: make_labels(subjects, looks, place, journal, typed_sections(sections)), *headings
    )
