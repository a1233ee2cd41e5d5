"""The program's own fonts, so that a page looks the same wherever it is made."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bigdeal_gui.errors import PrintingUnavailable

SANS: Final = "Bigdeal Sans"
NARROW: Final = "Bigdeal Narrow"
MONO: Final = "Bigdeal Mono"

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_FOLDERS: Final = (_PACKAGE / "resources" / "fonts", _PACKAGE.parent / "resources" / "fonts")
"""In the wheel; by the sources and in the frozen program."""

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
    folder = next((folder for folder in _FOLDERS if folder.is_dir()), _FOLDERS[-1])
    try:
        return tuple((folder / name).read_bytes() for name in _FILES)
    except OSError as error:
        raise PrintingUnavailable("a font of the program is missing") from error
