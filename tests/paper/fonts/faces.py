"""Font files for tests: the program's own shapes under the letters of other scripts."""

from __future__ import annotations

from struct import pack
from typing import TYPE_CHECKING

from bigdeal_gui.paper.fonts import shaping, system_faces
from bigdeal_gui.paper.fonts import typeface as own
from bigdeal_gui.paper.fonts.program_fonts import font_data, program_typeface

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

STEM = "BigdealSans-Regular"


def font_of(letters: dict[str, str], rights: int = 0) -> bytes:
    """Return a font that shows each letter by the shape of another one; `rights` are its licence bits."""
    tables = own._tables(font_data(STEM))
    rows = sorted((ord(letter), program_typeface(STEM).glyph(shape)) for letter, shape in letters.items())
    groups = b"".join(pack(">3I", code, code, glyph) for code, glyph in rows)
    table = pack(">2H3I", 12, 0, 16 + len(groups), 0, len(rows)) + groups
    tables["cmap"] = pack(">4HI", 0, 1, 3, 10, 12) + table
    tables["OS/2"] = tables["OS/2"][:8] + pack(">H", rights) + tables["OS/2"][10:]
    return own._font_file(tables)


def use_fonts(monkeypatch: pytest.MonkeyPatch, place: Path) -> None:
    """Let the font file or the folder of them be what there is, during a test."""
    monkeypatch.setenv(system_faces.FONTS_VARIABLE, str(place))
    forget_faces()


def forget_faces() -> None:
    """Look for faces again when the next text asks."""
    for function in (
        system_faces._files, system_faces._faces_in, system_faces._face_for, shaping.script_runs
    ):  # fmt: skip
        function.cache_clear()
