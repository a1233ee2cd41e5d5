"""Fonts inside a PDF: the letters that its pages show, and no others.

Source: ISO 32000-1, 9.7 (composite fonts) and 9.10 (extraction of text).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

import pydyf

if TYPE_CHECKING:
    from bigdeal_gui.paper.fonts.typeface import Typeface

_FIXED: Final = 1
_OWN_LETTERS: Final = 4
"""Flags of a font: of one width; with letters beyond the common ones."""
_STEM: Final = 80
_BOLD_STEM: Final = 140
_TAG_LETTERS: Final = 6
_ROWS: Final = 100
"""No more stand in one part of a map from numbers to letters."""

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
        glyphs = [0, *map(self.face.glyph, self._numbers)]
        data = self.face.part(glyphs)
        name = f"/{_tag(data)}+{self._name}"
        file = pydyf.Stream([data], {"Length1": len(data)}, compress=True)
        described = pydyf.Dictionary(
            {
                "Type": "/FontDescriptor",
                "FontName": name,
                "Flags": self._flags,
                "FontBBox": pydyf.Array(self.face.box),
                "ItalicAngle": 0,
                "Ascent": round(1000 * self.face.ascent),
                "Descent": -round(1000 * self.face.descent),
                "CapHeight": round(1000 * self.face.cap_height),
                "StemV": self._stem,
            }
        )
        widths = pydyf.Array(round(1000 * self.face.glyph_advance(glyph), 3) for glyph in glyphs)
        letters = pydyf.Dictionary(
            {
                "Type": "/Font",
                "Subtype": "/CIDFontType2",
                "BaseFont": name,
                "CIDSystemInfo": "<</Registry (Adobe)/Ordering (Identity)/Supplement 0>>",
                "CIDToGIDMap": "/Identity",
                "W": pydyf.Array([0, widths]),
            }
        )
        font = pydyf.Dictionary(
            {"Type": "/Font", "Subtype": "/Type0", "BaseFont": name, "Encoding": "/Identity-H"}
        )
        letter_map = pydyf.Stream([_MAP_START, *self._map_parts(), _MAP_END], compress=True)
        for part in (file, described, letters, letter_map, font):
            pdf.add_object(part)
        described["FontFile2"] = file.reference
        letters["FontDescriptor"] = described.reference
        font["DescendantFonts"] = pydyf.Array([letters.reference])
        font["ToUnicode"] = letter_map.reference
        reference: bytes = font.reference
        return reference

    def _map_parts(self) -> list[str]:
        """Return what letter each number is, for who copies from the page or has it read aloud."""
        rows = [
            f"<{number:04x}> <{letter.encode('utf-16-be').hex()}>" for letter, number in self._numbers.items()
        ]
        parts = (rows[start : start + _ROWS] for start in range(0, len(rows), _ROWS))
        return ["\n".join((f"{len(part)} beginbfchar", *part, "endbfchar")) for part in parts]


def _tag(data: bytes) -> str:
    """Return the letters before the name of a part of a font: other parts have others."""
    rest, letters = crc32(data), ""
    for _ in range(_TAG_LETTERS):
        rest, place = divmod(rest, 26)
        letters += chr(ord("A") + place)
    return letters
