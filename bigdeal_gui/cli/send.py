"""`bigdeal send`: a finished set as a file for a web site, a scorer or a program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import (
    echo,
    echo_file,
    echo_json,
    echo_notes,
    echo_warning_words,
    echo_words,
)
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.cli.parts.print_options import output_path, titles_options
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.services.printing.destinations import DESTINATIONS, Destination, destination_by_name
from bigdeal_gui.services.printing.send import make_file_to_send, sent_file_name
from bigdeal_gui.services.printing.subject import Titles, set_described, set_read

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json


@click.command("send")
@click.argument("code", metavar="CODE", required=False)
@click.option(
    "--to",
    "to_name",
    metavar="DESTINATION",
    type=click.Choice([row.name for row in DESTINATIONS]),
    help=f"The destination: {', '.join(row.name for row in DESTINATIONS)}.",
)
@click.option("-o", "target", metavar="FILE", help="The new file, or a folder for it.")
@click.option("--list", "is_list", is_flag=True, help="List all destinations, and what each takes.")
@titles_options
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def send_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    code: str | None, to_name: str | None, target: str | None, *, is_list: bool, titles: Titles, as_json: bool
) -> None:
    """Make the file of a finished set that a site or program takes.

    Nothing leaves this computer by itself: load the file where the answer says.

    Only for sets that the journal has as finished: “bigdeal journal state CODE finished”.
    """
    if is_list:
        echo_json([_json(row) for row in DESTINATIONS]) if as_json else _say_list()
        return
    if code is None or to_name is None or target is None:
        raise usage_error(
            "Give the code of a set, --to with a destination, and -o with the new file; or --list."
        )
    to = destination_by_name(to_name)
    journal = open_journal()
    found = journal.set_by_code(code)
    place = output_path(target, sent_file_name(set_described(found, titles), to))
    subject = set_read(journal, found, titles)
    with make_target_folder(place.parent), command_at_work(tr("Double dummy"), journal) as work:
        sent = make_file_to_send(subject, to, place, work)
    echo_notes(sent.notes)
    if not to.is_confirmed:
        echo_warning_words(
            "what {title} takes could not be confirmed: look at what it shows.", title=to.title
        )
    if as_json:
        echo_json(
            {
                "code": found.code,
                "to": to.name,
                "files": [{"path": str(sent.file.path), "bytes": sent.file.size_bytes}],
                "double_dummy": sent.has_results,
                "confirmed": to.is_confirmed,
            }
        )
        return
    echo_file(sent.file.path, sent.file.size_bytes)
    echo(f"{to.title}: {to.next_step}")


def _say_list() -> None:
    for row in DESTINATIONS:
        doubt = "" if row.is_confirmed else tr(", not confirmed")
        echo(f"{row.name}: {row.title}, {row.format_name}{doubt}")
        echo_words("  Inside: {inside}.", inside=row.inside)
        echo_words("  There: {next_step}", next_step=row.next_step)
        echo_words("  Source: {source}.", source=row.source)


def _json(row: Destination) -> dict[str, Json]:
    return {
        "name": row.name,
        "title": row.title,
        "format": row.format_name,
        "inside": row.inside,
        "next_step": row.next_step,
        "source": row.source,
        "confirmed": row.is_confirmed,
    }
