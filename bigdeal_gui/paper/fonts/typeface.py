"""The measures of a TrueType font, and a part of it to be put into a document.

Source: OpenType 1.9: the tables head, hhea, maxp, cmap (format 4), hmtx, loca and glyf.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from struct import Struct, calcsize, pack, unpack_from
from typing import Final

_ADJUSTED_SUM: Final = 0xB1B0AFBA
_HINTS: Final = ("cvt ", "fpgm", "prep")
_WINDOWS_UNICODE: Final = (3, 1)
_SEGMENTS: Final = 4
"""The number of the form of a cmap that holds the letters of the first plane in segments."""

_DIRECTORY: Final = Struct(">4s3I")
_WORDS, _SCALE, _MORE, _TWO_SCALES, _MATRIX = 0x1, 0x8, 0x20, 0x40, 0x80
"""Flags of a part of a composite glyph: what follows it, and whether another part does."""


class Typeface:
    """A font's letters and measures; heights are parts of the letters' size, `box` is in thousandths of it.

    Raises:
        struct.error, KeyError, ValueError: the bytes are no TrueType font with letters of Unicode.
    """

    def __init__(self, data: bytes) -> None:
        self._tables = _tables(data)
        head, hhea = self._tables["head"], self._tables["hhea"]
        self._units: int = unpack_from(">H", head, 18)[0]
        ascent, descent = unpack_from(">2h", hhea, 4)
        self.ascent: float = ascent / self._units
        self.descent: float = -descent / self._units
        self.box = tuple(round(1000 * side / self._units) for side in unpack_from(">4h", head, 36))
        self._glyphs = _letters(self._tables["cmap"])
        self._advances = self._read_advances()
        self._widths = _Widths(self.glyph_advance(0))
        for letter, glyph in self._glyphs.items():
            self._widths[chr(letter)] = self.glyph_advance(glyph)
        # Older fonts do not say it anywhere else.
        (top,) = unpack_from(">h", self._outline(self.glyph("H")), 8)
        self.cap_height: float = top / self._units

    def has(self, letters: str) -> bool:
        """Tell whether the font can show all of `letters`."""
        return self._widths.keys() >= set(letters)

    def glyph(self, letter: str) -> int:
        """Return the number of the glyph of `letter`; 0, the empty one, where there is none."""
        return self._glyphs.get(ord(letter), 0)

    def advance(self, letters: str) -> float:
        """Return how far the next letter after these stands, as a part of the letters' size."""
        return sum(map(self._widths.__getitem__, letters))

    def glyph_advance(self, glyph: int) -> float:
        """Return the same of a glyph alone."""
        return self._wide(glyph) / self._units

    def part(self, glyphs: Sequence[int]) -> bytes:
        """Return a font of these glyphs alone, in this order, with those that they are put together of.

        It has what a document needs that names glyphs by their places; the first has to be 0.
        """
        outlines, order = self._outlines(glyphs)
        places, shapes = [0], b""
        for outline in outlines:
            shapes += outline + bytes(-len(outline) % 4)
            places.append(len(shapes))
        tables: dict[str, bytes] = {name: self._tables[name] for name in _HINTS if name in self._tables}
        head, hhea, maxp = (bytearray(self._tables[name]) for name in ("head", "hhea", "maxp"))
        head[8:12] = bytes(4)
        head[50:52] = pack(">h", 1)
        hhea[34:36] = maxp[4:6] = pack(">H", len(order))
        measures = (pack(">Hh", self._wide(glyph), self._bearing(glyph)) for glyph in order)
        tables |= {
            "glyf": shapes,
            "head": bytes(head),
            "hhea": bytes(hhea),
            "hmtx": b"".join(measures),
            "loca": pack(f">{len(places)}I", *places),
            "maxp": bytes(maxp),
        }
        return _font_file(tables)

    def _read_advances(self) -> tuple[tuple[int, int], ...]:
        """Return advance and left bearing of the glyphs that have an advance of their own."""
        (count,) = unpack_from(">H", self._tables["hhea"], 34)
        pairs = unpack_from(">" + "Hh" * count, self._tables["hmtx"])
        return tuple(zip(pairs[::2], pairs[1::2], strict=True))

    def _wide(self, glyph: int) -> int:
        return self._advances[min(glyph, len(self._advances) - 1)][0]

    def _bearing(self, glyph: int) -> int:
        count = len(self._advances)
        if glyph < count:
            return self._advances[glyph][1]
        bearing: int = unpack_from(">h", self._tables["hmtx"], 4 * count + 2 * (glyph - count))[0]
        return bearing

    def _outline(self, glyph: int) -> bytes:
        is_long = unpack_from(">h", self._tables["head"], 50)[0] == 1
        form, step = (">2I", 1) if is_long else (">2H", 2)
        start, end = unpack_from(form, self._tables["loca"], glyph * calcsize(form) // 2)
        return self._tables["glyf"][start * step : end * step]

    def _outlines(self, glyphs: Sequence[int]) -> tuple[list[bytes], list[int]]:
        """Return the outlines of glyphs and of their parts, and which those are."""
        order = list(glyphs)
        places = {glyph: place for place, glyph in reversed(list(enumerate(order)))}
        outlines = []
        for glyph in order:  # it grows meanwhile
            outline = bytearray(self._outline(glyph))
            for at in _parts_of(outline):
                (part,) = unpack_from(">H", outline, at)
                if part not in places:
                    places[part] = len(order)
                    order.append(part)
                outline[at : at + 2] = pack(">H", places[part])
            outlines.append(bytes(outline))
        return outlines, order


class _Widths(dict[str, float]):
    """How wide each letter is; every other one is as wide as the empty glyph."""

    def __init__(self, empty: float) -> None:
        super().__init__()
        self._empty = empty

    def __missing__(self, letter: str) -> float:
        return self._empty


def _tables(data: bytes) -> dict[str, bytes]:
    (count,) = unpack_from(">H", data, 4)
    found = {}
    for row in range(count):
        name, _, start, length = _DIRECTORY.unpack_from(data, 12 + row * _DIRECTORY.size)
        found[name.decode("latin-1")] = data[start : start + length]
    return found


def _letters(cmap: bytes) -> dict[int, int]:
    """Return the glyphs of the letters, by their numbers in Unicode."""
    (count,) = unpack_from(">H", cmap, 2)
    for row in range(count):
        platform, encoding, start = unpack_from(">2HI", cmap, 4 + 8 * row)
        if (platform, encoding) == _WINDOWS_UNICODE and unpack_from(">H", cmap, start) == (_SEGMENTS,):
            return _segments(cmap[start:])
    raise ValueError("cmap")


def _segments(table: bytes) -> dict[int, int]:
    twice = unpack_from(">H", table, 6)[0]
    form = f">{twice // 2}H"
    ends = unpack_from(form, table, 14)
    starts = unpack_from(form, table, 16 + twice)
    deltas = unpack_from(form, table, 16 + 2 * twice)
    ranges_at = 16 + 3 * twice
    ranges = unpack_from(form, table, ranges_at)
    found = {}
    for place, (first, last, delta, offset) in enumerate(zip(starts, ends, deltas, ranges, strict=True)):
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                (glyph,) = unpack_from(">H", table, ranges_at + 2 * place + offset + 2 * (letter - first))
            if not offset or glyph:
                found[letter] = (glyph + delta) & 0xFFFF
    return found


def _parts_of(outline: bytearray) -> Iterator[int]:
    """Yield the places of the numbers of the glyphs that a composite glyph is put together of."""
    if not outline or unpack_from(">h", outline)[0] >= 0:
        return
    at, flags = 10, _MORE
    while flags & _MORE:
        (flags,) = unpack_from(">H", outline, at)
        yield at + 2
        at += 8 if flags & _WORDS else 6
        at += 2 if flags & _SCALE else 4 if flags & _TWO_SCALES else 8 if flags & _MATRIX else 0


def _font_file(tables: Mapping[str, bytes]) -> bytes:
    """Return tables as a file, with their sums."""
    count = len(tables)
    power = count.bit_length() - 1
    rows, body = [], b""
    place = 12 + count * _DIRECTORY.size
    head_at = 0
    for name in sorted(tables):
        content = tables[name]
        if name == "head":
            head_at = place + len(body)
        rows.append(_DIRECTORY.pack(name.encode(), _sum(content), place + len(body), len(content)))
        body += content + bytes(-len(content) % 4)
    start = pack(">I4H", 0x10000, count, 16 << power, power, 16 * count - (16 << power))
    data = bytearray(start + b"".join(rows) + body)
    data[head_at + 8 : head_at + 12] = pack(">I", (_ADJUSTED_SUM - _sum(data)) & 0xFFFFFFFF)
    return bytes(data)


def _sum(content: bytes | bytearray) -> int:
    whole = bytes(content) + bytes(-len(content) % 4)
    total: int = sum(unpack_from(f">{len(whole) // 4}I", whole))
    return total & 0xFFFFFFFF
