"""Fonts inside a PDF: the letters that its pages show, and no others.

Source: ISO 32000-1, 9.7 (composite fonts) and 9.10 (extraction of text).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

import pydyf

if TYPE_CHECKING:
    from bigdeal_gui.paper.fonts.shaping import Glyph
    from bigdeal_gui.paper.fonts.system_faces import SystemFace
    from bigdeal_gui.paper.fonts.typeface import Typeface

_FIXED: Final = 1
_OWN_LETTERS: Final = 4
"""Flags of a font: of one width; with letters beyond the common ones."""
_STEM: Final = 80
_BOLD_STEM: Final = 140
_TAG_LETTERS: Final = 6
_ROWS: Final = 100
"""No more stand in one part of a map from numbers to letters."""

_NO_LETTER: Final = "\u200b"
"""What a glyph is whose letters another one of its cluster has."""

_MAP_START: Final = b"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange"""
_MAP_END: Final = b"""endcmap
CMapName currentdict /CMap defineresource pop
end
end"""


class PdfFont:
    """One face in a PDF. Letters get their numbers when they are first shown."""

    def __init__(self, face: Typeface, name: str, *, is_bold: bool, is_fixed: bool) -> None:
        self.face: Final = face
        self._name = name
        self._stem = _BOLD_STEM if is_bold else _STEM
        self._flags = _OWN_LETTERS | (_FIXED if is_fixed else 0)
        self._numbers: dict[str, int] = {}

    def encoded(self, text: str) -> str:
        """Return the numbers of letters that the face has, as a string of a content stream."""
        numbers = self._numbers
        return "".join(f"{numbers.setdefault(letter, len(numbers) + 1):04x}" for letter in text)

    def write(self, pdf: pydyf.PDF) -> bytes:
        """Put the font into `pdf`, and return the reference to it."""
        face, glyphs = self.face, [0, *map(self.face.glyph, self._numbers)]
        data = face.part(glyphs)
        widths = [0, pydyf.Array(round(1000 * face.glyph_advance(glyph), 3) for glyph in glyphs)]
        measures: dict[str, object] = {
            "Flags": self._flags,
            "FontBBox": pydyf.Array(face.box),
            "ItalicAngle": 0,
            "Ascent": round(1000 * face.ascent),
            "Descent": -round(1000 * face.descent),
            "CapHeight": round(1000 * face.cap_height),
            "StemV": self._stem,
        }
        letters = {number: letter for letter, number in self._numbers.items()}
        return _write_font(pdf, (data, self._name, measures), widths, letters)


class PdfGlyphs:
    """Shapes of a face of the system in a PDF; they keep the numbers that they have in its file."""

    def __init__(self, face: SystemFace) -> None:
        self.face: Final = face
        self._letters: dict[int, str] = {}

    def encoded(self, glyph: Glyph) -> str:
        """Return the number of a glyph, as a string of a content stream."""
        self._letters.setdefault(glyph.number, glyph.letters or _NO_LETTER)
        return f"{glyph.number:04x}"

    def write(self, pdf: pydyf.PDF) -> bytes:
        """Put the font into `pdf`, and return the reference to it."""
        face, numbers = self.face, sorted(self._letters)
        data = face.part(frozenset(numbers))
        widths: list[object] = []
        for number in numbers:
            widths += [number, pydyf.Array([round(1000 * face.glyph_advance(number), 3)])]
        box = face.box
        measures: dict[str, object] = {
            "Flags": _OWN_LETTERS,
            "FontBBox": pydyf.Array(box),
            "ItalicAngle": 0,
            "Ascent": box[3],
            "Descent": box[1],
            "CapHeight": box[3],
            "StemV": _STEM,
        }
        letters = {number: self._letters[number] for number in numbers}
        return _write_font(pdf, (data, face.name, measures), widths, letters, is_truetype=face.is_truetype)


def _write_font(
    pdf: pydyf.PDF,
    font_file: tuple[bytes, str, dict[str, object]],
    widths: list[object],
    letters: dict[int, str],
    *,
    is_truetype: bool = True,
) -> bytes:
    """Put a font into `pdf` (its bytes, name and measures), and return the reference to it.

    Its codes are the numbers of its glyphs; `letters` has what each shows.
    """
    data, called, measures = font_file
    name = f"/{_tag(data)}+{called}"
    kind = {"Length1": len(data)} if is_truetype else {"Subtype": "/OpenType"}
    file = pydyf.Stream([data], kind, compress=True)
    described = pydyf.Dictionary({"Type": "/FontDescriptor", "FontName": name, **measures})
    shapes = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/CIDFontType2" if is_truetype else "/CIDFontType0",
            "BaseFont": name,
            "CIDSystemInfo": "<</Registry (Adobe)/Ordering (Identity)/Supplement 0>>",
            **({"CIDToGIDMap": "/Identity"} if is_truetype else {}),
            "W": pydyf.Array(widths),
        }
    )
    font = pydyf.Dictionary(
        {"Type": "/Font", "Subtype": "/Type0", "BaseFont": name, "Encoding": "/Identity-H"}
    )
    letter_map = pydyf.Stream([_MAP_START, *_map_parts(letters), _MAP_END], compress=True)
    for part in (file, described, shapes, letter_map, font):
        pdf.add_object(part)
    described["FontFile2" if is_truetype else "FontFile3"] = file.reference
    shapes["FontDescriptor"] = described.reference
    font["DescendantFonts"] = pydyf.Array([shapes.reference])
    font["ToUnicode"] = letter_map.reference
    reference: bytes = font.reference
    return reference


def _map_parts(letters: dict[int, str]) -> list[str]:
    """Return what letters each number is, for who copies from the page or has it read aloud."""
    rows = [f"<{number:04x}> <{letter.encode('utf-16-be').hex()}>" for number, letter in letters.items()]
    parts = (rows[start : start + _ROWS] for start in range(0, len(rows), _ROWS))
    return ["\n".join((f"{len(part)} beginbfchar", *part, "endbfchar")) for part in parts]


def _tag(data: bytes) -> str:
    """Return the letters before the name of a part of a font: other parts have others."""
    rest, letters = crc32(data), ""
    for _ in range(_TAG_LETTERS):
        rest, place = divmod(rest, 26)
        letters += chr(ord("A") + place)
    return letters
