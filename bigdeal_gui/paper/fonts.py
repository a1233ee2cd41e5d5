"""The program's own fonts, so that a page looks the same wherever it is made."""

from __future__ import annotations

from typing import Final

from bigdeal_gui.errors import PrintingUnavailable
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate

SANS: Final = "Bigdeal Sans"
NARROW: Final = "Bigdeal Narrow"
MONO: Final = "Bigdeal Mono"

_FILES: Final = tuple(
    f"{family.replace(' ', '')}-{weight}.ttf"
    for family in (SANS, NARROW, MONO)
    for weight in ("Regular", "Bold")
)


def font_data() -> tuple[bytes, ...]:
    """Return the font files' bytes.

    Raises:
        PrintingUnavailable: one is missing.
    """
    folder = resource_folder() / "fonts"
    try:
        return tuple((folder / name).read_bytes() for name in _FILES)
    except OSError as error:
        raise PrintingUnavailable(translate("reasons", "a font of the program is missing")) from error
