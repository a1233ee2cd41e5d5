"""Cut the fonts of the printed papers out of DejaVu 2.37, and give them names of their own.

Run from the top folder, with fontTools installed: `python packaging/make_fonts.py FOLDER_OF_DEJAVU`. The
results are kept in `resources/fonts`, beside the licence that travels with them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "fonts"

FACES: Final = {
    "DejaVuSans": ("Bigdeal Sans", "Regular"),
    "DejaVuSans-Bold": ("Bigdeal Sans", "Bold"),
    "DejaVuSansCondensed": ("Bigdeal Narrow", "Regular"),
    "DejaVuSansCondensed-Bold": ("Bigdeal Narrow", "Bold"),
    "DejaVuSansMono": ("Bigdeal Mono", "Regular"),
    "DejaVuSansMono-Bold": ("Bigdeal Mono", "Bold"),
}

# Latin with the letters of all Europe and Vietnam, Greek, Cyrillic; the signs of texts; suits, arrows, boxes,
# ticks. A name in another script is printed with a font of the computer.
KEPT: Final = (
    "20-7E,A0-17F,18F,192,1A0-1A1,1AF-1B0,1CD-1D4,1E6-1E7,1EA-1EB,1FA-1FF,218-21B,259,2BC,2C6-2C7,2D8-2DD,"
    "384-3CE,400-45F,490-491,4A2-4A3,4AE-4B1,4D8-4D9,4E8-4E9,1E80-1E85,1E9E-1EF9,2009-200A,2010-2015,"
    "2018-201E,2020-2022,2026,202F-2030,2032-2033,2039-203A,20AC,2116,2122,2190-2193,2212,2264-2265,"
    "25A0-25A1,25B2,25BC,25CF,2610-2611,2660-2667,2702,2713-2714"
)

_FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = 1, 2, 3, 4, 5, 6
_RENAMED: Final = {8, 16, 17, 18, 21, 22, 25}
_MEDIUM_WIDTH: Final = 5
_WINDOWS, _UNICODE, _ENGLISH = 3, 1, 0x409


def make(source: Path, family: str, style: str) -> Path:
    """Write the part of `source` that is kept, under its new name, and return its file."""
    options = Options()
    options.hinting = False  # paper has dots enough
    options.layout_features = ["ccmp", "kern", "locl", "mark", "mkmk"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["FFTM"]
    font = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(KEPT))
    subsetter.subset(font)
    font["OS/2"].usWidthClass = _MEDIUM_WIDTH  # a family of its own, not the narrow one of another
    postscript = f"{family.replace(' ', '')}-{style}"
    words = {
        _FAMILY: family,
        _STYLE: style,
        _UNIQUE: f"{family} {style}, from DejaVu 2.37",
        _FULL: family if style == "Regular" else f"{family} {style}",
        _VERSION: "Version 2.37",
        _POSTSCRIPT: postscript,
    }
    names = font["name"]
    # One record a name: every system reads those of Windows.
    names.names = [
        name for name in names.names if name.platformID == _WINDOWS and name.nameID not in _RENAMED
    ]
    for identifier, text in words.items():
        names.setName(text, identifier, _WINDOWS, _UNICODE, _ENGLISH)
    target = FOLDER / f"{postscript}.ttf"
    font.save(target)
    return target


def main() -> None:
    """Make every face."""
    for name, (family, style) in FACES.items():
        target = make(Path(sys.argv[1]) / f"{name}.ttf", family, style)
        sys.stdout.write(f"{target.name}: {target.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
