"""The measures of fonts, and parts of them."""

from __future__ import annotations

import io
from itertools import chain
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.fonts.program_fonts import FAMILIES, SANS, font_data, font_file_stem, program_typeface
from bigdeal_gui.paper.fonts.typeface import Typeface, _parts_of

if TYPE_CHECKING:
    from pathlib import Path

STEMS = [font_file_stem(family, is_bold=bold) for family in FAMILIES for bold in (False, True)]

fonttools = pytest.importorskip("fontTools.ttLib")


@pytest.mark.parametrize("stem", STEMS)
def test_measures_are_those_that_another_reader_finds(stem: str) -> None:
    """Letters, widths and heights agree with what fontTools reads."""
    face, theirs = program_typeface(stem), fonttools.TTFont(io.BytesIO(font_data(stem)))
    units = theirs["head"].unitsPerEm
    letters = theirs.getBestCmap()
    assert len(letters) > 400
    for number in (*letters, 0xE000, 0x1F600):
        letter = chr(number)
        glyph = letters.get(number, ".notdef")
        assert face.has(letter) is (number in letters)
        assert face.glyph(letter) == theirs.getGlyphID(glyph)
        assert face.advance(letter) * units == pytest.approx(theirs["hmtx"][glyph][0])
    assert face.ascent * units == pytest.approx(theirs["hhea"].ascent)
    assert face.descent * units == pytest.approx(-theirs["hhea"].descent)
    assert face.cap_height * units == pytest.approx(theirs["glyf"]["H"].yMax)
    head = theirs["head"]
    box = [round(1000 * side / units) for side in (head.xMin, head.yMin, head.xMax, head.yMax)]
    assert list(face.box) == box


@pytest.mark.parametrize("stem", STEMS)
def test_a_part_holds_the_outlines_of_its_letters(stem: str) -> None:
    """Each letter is drawn as in the whole font, also one put together of others, or asked for twice."""
    whole = fonttools.TTFont(io.BytesIO(font_data(stem)))
    face = program_typeface(stem)
    letters = "♠A Äẽé10AŁй"
    part = fonttools.TTFont(io.BytesIO(face.part([0, *map(face.glyph, letters)])), checkChecksums=2)
    order = part.getGlyphOrder()
    for place, letter in enumerate(letters, start=1):
        name = whole.getBestCmap()[ord(letter)]
        ours, theirs = part["glyf"][order[place]], whole["glyf"][name]
        assert part["hmtx"][order[place]] == whole["hmtx"][name]
        assert ours.getCoordinates(part["glyf"])[0] == theirs.getCoordinates(whole["glyf"])[0]
    assert len(part["glyf"].keys()) >= len(letters) + 1
    assert part["maxp"].numGlyphs == len(order)


def letters_of(segments: list[tuple[int, int, int, int]], glyphs: bytes) -> dict[int, int]:
    """Return the letters of a font whose cmap has these segments: first, last, delta and offset."""
    columns = list(zip(*segments, strict=True))
    form = b"".join(
        chain(
            (number.to_bytes(2, "big") for number in columns[1]),
            [b"\0\0"],
            *((number.to_bytes(2, "big") for number in columns[place]) for place in (0, 2, 3)),
        )
    )
    twice = (2 * len(segments)).to_bytes(2, "big")
    table = b"\0\4" + bytes(4) + twice + bytes(6) + form + glyphs
    records = b"\0\0\0\1" + b"\0\3\0\1" + (12).to_bytes(4, "big")
    from bigdeal_gui.paper.fonts import typeface as module  # noqa: PLC0415 - what it finds in a table of its own

    return module._letters(records + table)


def test_parts_of_a_glyph_are_found_whatever_stands_between() -> None:
    """Offsets of one or two bytes, no scale, one, two or four: the next part begins behind them."""
    more, words, one, two, four = 0x20, 0x1, 0x8, 0x40, 0x80
    kinds = [(words, 0), (0, one), (words, two), (0, four), (words | one, 0)]
    outline, places = bytearray(b"\xff\xff" + bytes(8)), []
    for place, (size, scale) in enumerate(kinds):
        places.append(len(outline) + 2)
        flags = size | scale | (more if place < len(kinds) - 1 else 0)
        between = (4 if size & words else 2) + {0: 0, one: 2, two: 4, four: 8}[(size | scale) & ~words]
        outline += flags.to_bytes(2, "big") + b"\0\7" + bytes(between)
    assert list(_parts_of(outline)) == places
    assert list(_parts_of(bytearray())) == list(_parts_of(bytearray(b"\0\1" + bytes(20)))) == []


def test_letters_are_found_by_their_segments() -> None:
    """A segment gives its glyphs by a distance, or by a row of its own in which 0 is none."""
    found = letters_of(
        [(65, 67, 0xFFFF - 64 + 11, 0), (97, 99, 1, 4), (0xFFFF, 0xFFFF, 1, 0)], b"\0\5\0\0\0\7"
    )
    assert found == {65: 11, 66: 12, 67: 13, 97: 6, 99: 8}


def test_a_font_without_such_letters_is_none() -> None:
    """A table of another kind is not guessed at."""
    from bigdeal_gui.paper.fonts import typeface as module  # noqa: PLC0415 - as above

    with pytest.raises(ValueError, match="cmap"):
        module._letters(b"\0\0\0\1" + b"\0\1\0\0" + (12).to_bytes(4, "big") + b"\0\4")


def test_a_missing_or_damaged_font_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is printed, and the message says why."""
    monkeypatch.setattr("bigdeal_gui.paper.fonts.program_fonts.resource_folder", lambda: tmp_path)
    program_typeface.cache_clear()
    stem = font_file_stem(SANS, is_bold=True)
    with pytest.raises(PrintingUnavailable, match="font of the program is missing"):
        program_typeface(stem)
    (tmp_path / "fonts").mkdir()
    for damaged in (b"", bytes(40)):
        (tmp_path / "fonts" / f"{stem}.ttf").write_bytes(damaged)
        with pytest.raises(PrintingUnavailable, match="font of the program cannot be used"):
            program_typeface(stem)
    program_typeface.cache_clear()


def test_glyphs_after_the_last_with_a_width_of_its_own_share_it() -> None:
    """In a font of one width a single one stands for all, and each keeps its own left edge."""
    data = bytearray(font_data(font_file_stem(SANS, is_bold=False)))
    face = Typeface(bytes(data))
    face._advances = face._advances[:3]
    assert face.glyph_advance(face.glyph("A")) == face.glyph_advance(2)
    assert isinstance(face._bearing(5), int)
