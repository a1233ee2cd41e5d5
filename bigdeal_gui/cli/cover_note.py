"""`bigdeal cover-note`: the note that goes with a locked box, and the page that opens it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import echo_file
from bigdeal_gui.cli.parts.print_options import options_of_print
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.services.boxes.cover_note import write_cover_note

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions


@click.command("cover-note")
@click.argument("box", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "folder",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="The folder. Without it, beside the box.",
)
@options_of_print("paper", "language")
def cover_note_command(box: Path, folder: Path | None, options: RecordOptions) -> None:
    """Write the note that goes with a locked box.

    It is text and PDF, with unlock.html, which opens the box in a browser. It says when and how the box
    opens, where its round will be, and the hash of the box, and nothing about the contents.
    """
    target = box.parent if folder is None else folder
    with make_target_folder(target):
        files = write_cover_note(box, target, options.language, options.paper)
    for file in files:
        echo_file(file.path, file.size_bytes)
