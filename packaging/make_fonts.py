"""Cut the fonts out of DejaVu 2.37 (papers, codes) and Inter 4.1 (window), and give them names of their own.

Run from the top folder, with fontTools and brotli installed: `python packaging/make_fonts.py
FOLDER_OF_DEJAVU` for the papers, `python packaging/make_fonts.py InterVariable.woff2` for the window. The
results are kept in `resources/fonts`, beside the licences that travel with them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

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

WINDOW_FACES: Final = {"Regular": 400, "SemiBold": 600}
"""The weights of the window's face."""

_TEXT_SIZE: Final = 14
"""Inter's drawing for small text."""

_FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = 1, 2, 3, 4, 5, 6
_RENAMED: Final = {8, 16, 17, 18, 21, 22, 25}
_MEDIUM_WIDTH: Final = 5
_TYPOGRAPHIC_FAMILY, _TYPOGRAPHIC_STYLE = 16, 17
_WINDOWS, _UNICODE, _ENGLISH = 3, 1, 0x409


def make(source: Path, family: str, style: str) -> Path:
    """Write the part of `source` that is kept, under its new name, and return its file."""
    font = TTFont(source, recalcTimestamp=False)
    _cut(font, ["ccmp", "kern", "locl", "mark", "mkmk"])
    font["OS/2"].usWidthClass = _MEDIUM_WIDTH  # a family of its own, not the narrow one of another
    _name(font, family, style, "DejaVu 2.37")
    target = FOLDER / f"{family.replace(' ', '')}-{style}.ttf"
    font.save(target)
    return target


def make_for_window(source: Path, style: str, weight: int) -> Path:
    """Write one weight of the variable font `source`, cut as the others are, and return its file."""
    font = TTFont(source, recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": weight, "opsz": _TEXT_SIZE})
    font.flavor = None
    _cut(font, ["calt", "case", "ccmp", "kern", "locl", "mark", "mkmk", "tnum"])
    font["OS/2"].usWeightClass = weight
    _name(font, "Bigdeal Text", style, "Inter 4.1")
    target = FOLDER / "window" / f"BigdealText-{style}.ttf"
    font.save(target)
    return target


def _cut(font: TTFont, features: list[str]) -> None:
    """Leave of `font` what is kept, and these of its features."""
    options = Options()
    options.hinting = False  # paper has dots enough; Inter has none
    options.layout_features = features
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["FFTM", "STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(KEPT))
    subsetter.subset(font)


def _name(font: TTFont, family: str, style: str, origin: str) -> None:
    """Call `font` so; `origin` is the work that it comes from, with its version at the end."""
    version = f"Version {origin.rpartition(' ')[2]}"
    words = {
        _FAMILY: family,
        _STYLE: style,
        _UNIQUE: f"{family} {style}, from {origin}",
        _FULL: family if style == "Regular" else f"{family} {style}",
        _VERSION: version,
        _POSTSCRIPT: f"{family.replace(' ', '')}-{style}",
    }
    if style not in {"Regular", "Bold"}:  # the four styles that old programs know
        words |= {
            _FAMILY: f"{family} {style}",
            _STYLE: "Regular",
            _TYPOGRAPHIC_FAMILY: family,
            _TYPOGRAPHIC_STYLE: style,
        }
    names = font["name"]
    # One record a name: every system reads those of Windows.
    names.names = [
        name for name in names.names if name.platformID == _WINDOWS and name.nameID not in _RENAMED
    ]
    for identifier, text in words.items():
        names.setName(text, identifier, _WINDOWS, _UNICODE, _ENGLISH)


def main() -> None:
    """Make every face of the source that is named."""
    source = Path(sys.argv[1])
    if source.is_dir():
        made = [make(source / f"{name}.ttf", *words) for name, words in FACES.items()]
    else:
        made = [make_for_window(source, *face) for face in WINDOW_FACES.items()]
    for target in made:
        sys.stdout.write(f"{target.name}: {target.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
