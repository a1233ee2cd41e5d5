"""The program's own fonts, so that a page looks the same wherever it is made."""

from __future__ import annotations

from functools import cache
from struct import error as BadStructure  # noqa: N812 - the name says nothing by itself
from typing import Final

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.fonts.typeface import Typeface
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate

SANS: Final = "Bigdeal Sans"
NARROW: Final = SANS
"""The face is narrow enough to serve where space is scarce."""
MONO: Final = "Bigdeal Mono"
FAMILIES: Final = (SANS, MONO)


@cache
def font_file_stem(family: str, *, is_bold: bool) -> str:
    """Return the name of a font's file without its ending, which is its name in a document too."""
    return f"{family.replace(' ', '')}-{'Bold' if is_bold else 'Regular'}"


def font_data(stem: str) -> bytes:
    """Return the bytes of a font file.

    Raises:
        PrintingUnavailable: it is missing.
    """
    try:
        return (resource_folder() / "fonts" / f"{stem}.ttf").read_bytes()
    except OSError as error:
        raise PrintingUnavailable(translate("reasons", "a font of the program is missing")) from error


@cache
def program_typeface(stem: str) -> Typeface:
    """Return the font of a file.

    Raises:
        PrintingUnavailable: it is missing or damaged.
    """
    try:
        return Typeface(font_data(stem))
    except (BadStructure, KeyError, ValueError) as error:
        raise PrintingUnavailable(translate("reasons", "a font of the program cannot be used")) from error
