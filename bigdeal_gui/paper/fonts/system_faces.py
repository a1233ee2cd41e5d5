"""Faces of the system, for letters that the program's own fonts lack.

They are looked for in the folders where the system keeps fonts, or in what `BIGDEAL_FONTS` names. A face
serves if its licence bits allow it to be put into a document, and if it has outlines: TrueType's, or
those of Type 2 whose numbers a PDF can carry. HarfBuzz reads, shapes and cuts it (`uharfbuzz`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import islice
from pathlib import Path
from struct import error as BadStructure  # noqa: N812 - the name says nothing by itself
from struct import unpack_from
from typing import Any, Final

FONTS_VARIABLE: Final = "BIGDEAL_FONTS"
"""Names a font file, or a folder of them, to be used instead of the system's."""

_ENDINGS: Final = frozenset({".ttf", ".ttc", ".otf", ".otc"})
_MOST_FILES: Final = 5000
"""Of a folder with more, the rest is not looked at."""

_KNOWN_GOOD: Final = (
    "notosans",
    "notonaskh",
    "segoeui",
    "arial",
    "leelawui",
    "nirmala",
    "msyh",
    "yugoth",
    "malgun",
    "dejavusans",
    "droidsans",
    "wqy",
)
"""How the names of plain upright faces begin, the better first."""
_SPECIAL: Final = (
    "bold",
    "italic",
    "oblique",
    "light",
    "thin",
    "black",
    "mono",
    "serif",
    "emoji",
    "condensed",
)
"""What is in the names of faces that are taken only where no plain one has the letters."""

_EMBEDDING_AT: Final = 8
"""Where the licence bits are in the table OS/2."""
_FORBIDDEN: Final = 0x0002 | 0x0100 | 0x0200
"""Not to be put into a document, not to be cut, or only as dots."""
_NOT_IN_A_PDF: Final = (b"GSUB", b"GPOS", b"GDEF", b"name", b"post")
_REGISTRY: Final = b"\x0c\x1e"
"""The operator of Type 2 outlines that have numbers of their own, beside the order in the file."""
_SAME_NUMBERS: Final = b"AdobeIdentity"
"""The names of the collection whose numbers are the order in the file."""


_UNREADABLE: Final = (
    *(ImportError, OSError, MemoryError, RuntimeError),
    *(BadStructure, ValueError, LookupError, ArithmeticError),
)
"""What is raised where there is no library to read fonts, no file, or a damaged one."""


class SystemFace:
    """A face: what it is called, its letters, its outlines; `upem` units are the size of its letters."""

    def __init__(self, path: Path, index: int = 0) -> None:
        import uharfbuzz  # noqa: PLC0415

        self._face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path)), index)
        self.font: Final[Any] = uharfbuzz.Font(self._face)
        self.upem: Final[int] = self._face.upem
        self.letters: Final = frozenset(self._face.unicodes)
        tables = frozenset(self._face.table_tags)
        self.is_truetype: Final = "glyf" in tables
        self._is_carried = self.is_truetype or ("CFF " in tables and _has_plain_numbers(self._table("CFF ")))
        head = unpack_from(">4h", self._table("head"), 36)
        self.box: Final = tuple(round(1000 * side / self.upem) for side in head)
        """The box around all letters, in thousandths of their size."""
        self.name: Final = "".join(filter(str.isalnum, self._face.get_name(6) or path.stem)) or "Face"

    @property
    def serves(self) -> bool:
        """Whether a PDF may and can have letters of it."""
        rights = self._table("OS/2")[_EMBEDDING_AT : _EMBEDDING_AT + 2]
        return self._is_carried and not int.from_bytes(rights, "big") & _FORBIDDEN

    @cached_property
    def can_be_cut(self) -> bool:
        """Whether there is a part of it to be had: of a damaged face there may be none."""
        try:
            self.part(frozenset({0}))
        except RuntimeError:
            return False
        return True

    def glyph_advance(self, glyph: int) -> float:
        """Return how far the next glyph stands, as a part of the letters' size."""
        advance: int = self.font.get_glyph_h_advance(glyph)
        return advance / self.upem

    def part(self, glyphs: frozenset[int]) -> bytes:
        """Return a font of these glyphs and their parts, each with the number that it has."""
        import uharfbuzz as hb  # noqa: PLC0415

        wanted = hb.SubsetInput()
        wanted.glyph_set.update(glyphs)
        wanted.flags = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NOTDEF_OUTLINE | hb.SubsetFlags.NO_HINTING
        wanted.drop_table_tag_set.update(int.from_bytes(name, "big") for name in _NOT_IN_A_PDF)
        wanted.pin_all_axes_to_default(self._face)
        data: bytes = hb.subset(self._face, wanted).blob.data
        return data

    def _table(self, name: str) -> bytes:
        data: bytes = self._face.reference_table(name).data
        return data


def face_for(letters: str) -> SystemFace | None:
    """Return the first face that has all of `letters`; None where there is none, or no library to read it."""
    return _face_for(frozenset(map(ord, letters)))


@cache
def _face_for(letters: frozenset[int]) -> SystemFace | None:
    return next((face for face in _faces() if letters <= face.letters and face.can_be_cut), None)


def _faces() -> Iterator[SystemFace]:
    """Yield the faces that serve, the better first; each file is read once."""
    for path in _files():
        yield from _faces_in(path)


@cache
def _faces_in(path: Path) -> tuple[SystemFace, ...]:
    """Return the faces of a file that serve: of a collection the first, the others are its kin."""
    try:
        face = SystemFace(path)
        serves = face.serves
    except _UNREADABLE:
        return ()
    return (face,) if serves else ()


@cache
def _files() -> tuple[Path, ...]:
    """Return the font files there are: plain faces, then the others."""
    named = os.environ.get(FONTS_VARIABLE)
    if named and Path(named).is_file():
        return (Path(named),)
    folders = (Path(named),) if named else font_folders()
    return tuple(sorted((file for folder in folders for file in _in_folder(folder)), key=_rank))


def _in_folder(folder: Path) -> list[Path]:
    files = (Path(inside, name) for inside, _, names in os.walk(folder) for name in names)
    return list(islice((file for file in files if file.suffix.lower() in _ENDINGS), _MOST_FILES))


def _rank(path: Path) -> tuple[bool, int, int, str]:
    name = "".join(filter(str.isalnum, path.stem.lower()))
    known = (place for place, start in enumerate(_KNOWN_GOOD) if name.startswith(start))
    special = any(word in name for word in _SPECIAL)
    return special, next(known, len(_KNOWN_GOOD)), len(name), str(path)


def font_folders(
    system: str = sys.platform, environ: Mapping[str, str] = os.environ, home: Path | None = None
) -> tuple[Path, ...]:
    """Return where a system keeps fonts, the user's own first; they need not exist."""
    home = home or Path.home()
    if system == "win32":
        own = Path(environ.get("LOCALAPPDATA", str(home / "AppData/Local"))) / "Microsoft/Windows/Fonts"
        return own, Path(environ.get("WINDIR", "C:/Windows")) / "Fonts"
    if system == "darwin":
        return home / "Library/Fonts", Path("/Library/Fonts"), Path("/System/Library/Fonts")
    data = environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    own = Path(environ.get("XDG_DATA_HOME") or home / ".local/share")
    return own / "fonts", home / ".fonts", *(Path(folder) / "fonts" for folder in data.split(":") if folder)


def _has_plain_numbers(outlines: bytes) -> bool:
    """Tell whether the numbers of Type 2 outlines are their order; source: Adobe's notes 5176, 5014."""
    _, top_end, top = _first_of_index(outlines, _first_of_index(outlines, outlines[2])[1])
    if _REGISTRY not in top:
        return True
    return _SAME_NUMBERS in outlines[top_end : top_end + 2 * len(_SAME_NUMBERS) + 64]


def _first_of_index(data: bytes, at: int) -> tuple[int, int, bytes]:
    """Return where an index at `at` has its first entry, where the index ends, and the first entry."""
    count, size = unpack_from(">HB", data, at)
    offsets = [
        int.from_bytes(data[at + 3 + size * row : at + 3 + size * (row + 1)], "big")
        for row in range(count + 1)
    ]
    base = at + 2 + size * (count + 1)
    return base + offsets[0], base + offsets[-1], data[base + offsets[0] : base + offsets[1]]
