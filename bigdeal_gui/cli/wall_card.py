"""`bigdeal wall-card`: one page for the wall, with what to do and what never to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.print_options import options_of_print, output_path, print_into_file
from bigdeal_gui.services.printing.labels import make_wall_card

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions


@click.command("wall-card")
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@options_of_print("paper", "language")
def wall_card_command(target: str, options: RecordOptions) -> None:
    """Print one page for the wall: deal, duplicate, print."""
    place = output_path(target, "wall-card.pdf")
    print_into_file(place, lambda: make_wall_card(place, options.paper, options.language))
