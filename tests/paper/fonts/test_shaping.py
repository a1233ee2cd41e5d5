"""Lines of other scripts: their order, and which face shows what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.paper.fonts.program_fonts import program_typeface
from bigdeal_gui.paper.fonts.shaping import GlyphRun, isolated_script, line_read_aloud, script_runs
from tests.paper.fonts.faces import STEM, font_of, use_fonts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HEBREW = dict(zip("אבגדהוזחטי\u05b0", "ABCDEFGHIJ'", strict=True))
OTHER = {"囲": "X", "碁": "Y", "\u0e01": "Z"}


@pytest.fixture(autouse=True)
def other_fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have a face of Hebrew letters, and one of others."""
    (tmp_path / "Hebrew.ttf").write_bytes(font_of(HEBREW))
    (tmp_path / "Other.ttf").write_bytes(font_of(OTHER))
    use_fonts(monkeypatch, tmp_path)
    yield
    monkeypatch.undo()
    use_fonts(monkeypatch, tmp_path / "none")


def drawn(line: str) -> str:
    """Return the shapes of a line from left to right; those of faces of the system stand in brackets."""
    face = program_typeface(STEM)
    letters = {face.glyph(shape): shape for shape in (HEBREW | OTHER).values()}
    return "".join(
        f"[{''.join(letters[glyph.number] for glyph in run.glyphs)}]" if isinstance(run, GlyphRun) else run
        for run in script_runs(line, face)
    )


@pytest.mark.parametrize(
    ("line", "shapes"),
    [
        ("囲碁 cup", "[XY] cup"),
        ("囲א", "[X][A]"),
        ("אבג", "[CBA]"),
        ("אב גד", "[DC] [BA]"),
        ("Cup אבג 12 end", "Cup 12 [CBA] end"),
        ("אב (2026)", "(2026) [BA]"),
        ("אב [x", "x] [BA]"),
        (f"Cup {isolated_script('אב')}, 24 Nov", "Cup [BA], 24 Nov"),
        ("Cup אב, 24 Nov", "Cup 24 ,[BA] Nov"),
        (f"{isolated_script('אב 7')} · {isolated_script('גד')}", "7 [BA] · [DC]"),
        ("\u2068אב", "[BA]"),
        ("אב\u2069 x", "x [BA]"),
        ("אב\u2068", "[BA]"),
        ("\u2068\u2069אב", "[BA]"),
        ("\u2068א\u2068ב 7\u2069\u2069 x", "7 [BA] x"),
        ("שx", "x□"),
        ("א\u200cב", "[BA]"),
        ("ﬁn 囲", "fin [X]"),
        ("א囲א\u200cx", "x[A][X][A]"),
        ("a\u200db", "ab"),
        ("\u2068ab\u2069", "ab"),
    ],
)
def test_order_of_print(line: str, shapes: str) -> None:
    """What is read from right to left stands so, and what is beside it stays where it is."""
    assert drawn(line) == shapes


def test_a_mark_stays_with_its_letter() -> None:
    """One face shows both, and together they are read once."""
    (run,) = script_runs("א\u05b0ב", program_typeface(STEM))
    assert isinstance(run, GlyphRun)
    assert sorted("".join(glyph.letters for glyph in run.glyphs)) == sorted("א\u05b0ב")
    assert run.advance == sum(glyph.advance for glyph in run.glyphs) > 0


def test_only_a_text_from_right_to_left_is_isolated() -> None:
    """Nothing else changes by a letter; what isolates is not read aloud."""
    assert isolated_script("Tuesday – Łódź 囲碁") == "Tuesday – Łódź 囲碁"
    assert line_read_aloud(isolated_script("\u2069אב\u2068")) == "אב"
    assert len(isolated_script("אב")) == 4
