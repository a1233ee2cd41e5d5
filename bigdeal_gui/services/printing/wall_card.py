"""The card for the wall, as a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.paper.wall_card import wall_card_pdf
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import PaperSize

PDF = ".pdf"


def make_wall_card(target: Path, paper: PaperSize, language: str) -> DeliveredFile:
    """Make the card in `language` as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    if target.suffix.lower() != PDF:
        raise Usage(translate("reasons", "The file name must end with {suffixes}.").format(suffixes=PDF))
    return deliver_file(target, lambda: wall_card_pdf(PROGRAM, paper, language))
