"""Cut the fonts out of Source Sans 3.052, Source Code Pro 1.026 and Inter 4.1, and give them other names.

Run from the top folder, with fontTools and brotli installed: `python packaging/make_fonts.py FOLDER` for the
papers, where FOLDER holds SourceSans3VF-Upright.ttf and SourceCodeVF-Upright.ttf (npm: source-sans,
source-code-pro), `python packaging/make_fonts.py InterVariable.woff2` for the window. The results are kept in
`resources/fonts`, beside the licences that travel with them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "fonts"

SOURCES: Final = {
    "SourceSans3VF-Upright.ttf": ("Bigdeal Sans", "Source Sans 3.052"),
    "SourceCodeVF-Upright.ttf": ("Bigdeal Mono", "Source Code Pro 1.026"),
}
PAPER_WEIGHTS: Final = {"Regular": 440, "Bold": 640}
"""Plain letters are a little stronger than usual: small figures are read by old eyes, from a wall."""

_CAP_HEIGHT: Final = 0.72
"""Of capitals and figures, as a part of the size: Source draws them small, 0.66."""
_ASCENT: Final = 0.94
_DESCENT: Final = 0.24
_UNITS: Final = 2000
_SUITS: Final = (0x2660, 0x2663, 0x2665, 0x2666)
_SUIT_SIZE: Final = 0.92
"""Suit signs are drawn as high as figures, so that lines close together keep apart."""

# Latin with the letters of all Europe and Vietnam, Greek, Cyrillic; the signs of texts; suits, arrows, boxes,
# ticks. Of a name in another script boxes are printed.
KEPT: Final = (
    "20-7E,A0-17F,18F,192,1A0-1A1,1AF-1B0,1CD-1D4,1E6-1E7,1EA-1EB,1FA-1FF,218-21B,259,2BC,2C6-2C7,2D8-2DD,"
    "384-3CE,400-45F,490-491,4A2-4A3,4AE-4B1,4D8-4D9,4E8-4E9,1E80-1E85,1E9E-1EF9,2009-200A,2010-2015,"
    "2018-201E,2020-2022,2026,202F-2030,2032-2033,2039-203A,20AC,2116,2122,2190-2193,2212,2264-2265,"
    "25A0-25A1,25B2,25BC,25CF,2610-2611,2660,2663,2665-2666,2713-2714"
)

WINDOW_FACES: Final = {"Regular": 400, "SemiBold": 600}
"""The weights of the window's face."""

_TEXT_SIZE: Final = 14
"""Inter's drawing for small text."""

_FAMILY, _STYLE, _UNIQUE, _FULL, _VERSION, _POSTSCRIPT = 1, 2, 3, 4, 5, 6
_RENAMED: Final = {8, 16, 17, 18, 21, 22, 25}
_TYPOGRAPHIC_FAMILY, _TYPOGRAPHIC_STYLE = 16, 17
_WINDOWS, _UNICODE, _ENGLISH = 3, 1, 0x409


def make(source: Path, style: str, weight: int) -> Path:
    """Write one weight of the variable font `source`, cut and as large as papers need it; return its file."""
    family, origin = SOURCES[source.name]
    font = TTFont(source, recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": weight})
    _cut(font, ["ccmp", "kern", "locl", "mark", "mkmk"])
    _resize_suits(font)
    # Fewer units in the em make every letter larger in it.
    font["head"].unitsPerEm = round(font["OS/2"].sCapHeight / _CAP_HEIGHT)
    scale_upem(font, _UNITS)
    _set_heights(font)
    font["OS/2"].usWeightClass = {"Regular": 400, "Bold": 700}[style]
    _name(font, family, style, origin)
    target = FOLDER / f"{family.replace(' ', '')}-{style}.ttf"
    font.save(target)
    return target


def _resize_suits(font: TTFont) -> None:
    shapes, names = font.getGlyphSet(), font.getBestCmap()
    for sign in _SUITS:
        name = names[sign]
        pen = TTGlyphPen(None)
        shapes[name].draw(TransformPen(pen, (_SUIT_SIZE, 0, 0, _SUIT_SIZE, 0, 0)))
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        advance, _ = font["hmtx"][name]
        glyph.coordinates.translate((round(advance * (1 - _SUIT_SIZE) / 2), 0))
        glyph.recalcBounds(font["glyf"])
        font["glyf"][name] = glyph
        font["hmtx"][name] = advance, glyph.xMin


def _set_heights(font: TTFont) -> None:
    ascent, descent = round(_ASCENT * _UNITS), round(_DESCENT * _UNITS)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = ascent, -descent, 0
    table = font["OS/2"]
    table.sTypoAscender, table.sTypoDescender, table.sTypoLineGap = ascent, -descent, 0
    table.usWinAscent, table.usWinDescent = ascent, descent


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
    options.drop_tables += ["FFTM", "STAT", "meta"]
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
        made = [make(source / name, *face) for name in SOURCES for face in PAPER_WEIGHTS.items()]
    else:
        made = [make_for_window(source, *face) for face in WINDOW_FACES.items()]
    for target in made:
        sys.stdout.write(f"{target.name}: {target.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
