"""Fonts packed for the web."""

from __future__ import annotations

import zlib
from base64 import b64decode
from re import findall
from struct import pack, unpack_from

from bigdeal_gui.paper.fonts.program_fonts import SANS, font_data, font_file_stem
from bigdeal_gui.paper.hand_records.hand_record_html import font_faces, woff_font

FONT = font_data(font_file_stem(SANS, is_bold=False))


def test_every_table_comes_back() -> None:
    """Unpacked as the standard says, each table is what it was, with its sum and its place in steps of 4."""
    packed = woff_font(FONT)
    name, flavour, length, count, _, whole_bytes = unpack_from(">4s4sL2HL", packed)
    assert (name, flavour, length) == (b"wOFF", FONT[:4], len(packed))
    assert count == unpack_from(">H", FONT, 4)[0]
    tables = {}
    for number in range(count):
        tag, place, small, large, checksum = unpack_from(">4s4L", packed, 44 + 20 * number)
        data = packed[place : place + small]
        assert small <= large
        tables[tag] = (checksum, data if small == large else zlib.decompress(data))
        assert place % 4 == 0
        assert len(tables[tag][1]) == large
    for number in range(count):
        tag, checksum, place, large = unpack_from(">4s3L", FONT, 12 + 16 * number)
        assert tables[tag] == (checksum, FONT[place : place + large])
    assert whole_bytes == 12 + 16 * count + sum(len(data) + -len(data) % 4 for _, data in tables.values())
    assert len(packed) < 0.7 * len(FONT)


def test_a_table_that_packs_no_smaller_is_stored_as_it_is() -> None:
    """Of equal lengths too: by its length alone a reader knows whether a table is packed."""
    packs_smaller = bytes(40)
    shapes = ((count, zeros) for count in range(1, 40) for zeros in range(40))
    shaped = (bytes(range(count)) + bytes(zeros) for count, zeros in shapes)
    packs_alike = next(data for data in shaped if len(zlib.compress(data, 9)) == len(data))
    for table, is_packed in ((packs_alike, False), (b"abc", False), (packs_smaller, True)):
        font = pack(">4sH6x", b"\0\1\0\0", 1) + pack(">4s3L", b"test", 7, 28, len(table)) + table
        packed = woff_font(font)
        _tag, place, small, large, _sum = unpack_from(">4s4L", packed, 44)
        assert (small < large) is is_packed
        data = packed[place : place + small]
        assert (zlib.decompress(data) if small < large else data) == table


def test_both_weights_are_named() -> None:
    """The rules hold the regular and the bold face, whole."""
    rules = font_faces()
    assert findall("font-weight: ([0-9]+)", rules) == ["400", "700"]
    fonts = [b64decode(data) for data in findall("base64,([^)]+)", rules)]
    assert fonts == [woff_font(font_data(font_file_stem(SANS, is_bold=bold))) for bold in (False, True)]
