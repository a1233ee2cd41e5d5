"""The program's own fonts inside a web page, so that it looks and prints alike on every computer.

Source: WOFF File Format 1.0, W3C Recommendation of 13 December 2012.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from struct import Struct
from typing import Final
from zlib import compress

from bigdeal_gui.paper.fonts.program_fonts import SANS, file_stem, font_data

_SFNT_HEAD: Final = Struct(">4sH6x")
_SFNT_TABLE: Final = Struct(">4s3L")
_WOFF_HEAD: Final = Struct(">4s4sL2HL2H5L")
_WOFF_TABLE: Final = Struct(">4s4L")
_STRONGEST: Final = 9


@cache
def font_faces() -> str:
    """Return the style rules that name the regular and the bold face, with the fonts in them.

    Raises:
        PrintingUnavailable: a font of the program is missing.
    """
    return "".join(_rule(weight, is_bold=is_bold) for weight, is_bold in ((400, False), (700, True)))


def _rule(weight: int, *, is_bold: bool) -> str:
    packed = b64encode(woff(font_data(file_stem(SANS, is_bold=is_bold)))).decode("ascii")
    source = f'url(data:font/woff;base64,{packed}) format("woff")'
    return f'@font-face {{ font-family: "{SANS}"; font-weight: {weight}; src: {source}; }}\n'


def woff(font: bytes) -> bytes:
    """Return a TrueType font packed for the web."""
    flavour, count = _SFNT_HEAD.unpack_from(font)
    place = _WOFF_HEAD.size + count * _WOFF_TABLE.size
    rows, packed, whole_bytes = [], [], _SFNT_HEAD.size + count * _SFNT_TABLE.size
    for number in range(count):
        name, checksum, start, length = _SFNT_TABLE.unpack_from(
            font, _SFNT_HEAD.size + number * _SFNT_TABLE.size
        )
        table = font[start : start + length]
        # Of two that are as long the first: one that would not be smaller must not be compressed.
        smaller = min(table, compress(table, _STRONGEST), key=len)
        rows.append(_WOFF_TABLE.pack(name, place, len(smaller), length, checksum))
        packed.append(smaller + bytes(-len(smaller) % 4))
        place += len(packed[-1])
        whole_bytes += length + -length % 4
    head = _WOFF_HEAD.pack(b"wOFF", flavour, place, count, 0, whole_bytes, 1, 0, 0, 0, 0, 0, 0)
    return head + b"".join(rows) + b"".join(packed)
