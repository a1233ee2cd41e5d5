"""The words of drawing, and texts that have to fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.paper.fitting import LEAST_STRETCH, fitted_text, squeezed_style
from bigdeal_gui.paper.surface import Raster, Style, printable_line
from bigdeal_gui.paper.type_setting import text_width

STYLE = Style(10.0, gap_points=-1.0)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Club  \n\tnight", "Club night"),
        (" a\x00b\x1bc ", "a b c"),
        ("left\u202eright", "left right"),
        ("e\u0301t\u00e9", "\u00e9t\u00e9"),
        ("\ud800x", "x"),
        ("♠♥♦♣ — Łódź", "♠♥♦♣ — Łódź"),
        ("", ""),
    ],
)
def test_what_is_printed_is_one_line(text: str, line: str) -> None:
    """Runs of blanks are one; nothing that controls the drawing of other letters gets through."""
    assert printable_line(text) == line


def test_a_style_knows_its_heights() -> None:
    """At 72 points an inch stands from the baseline to the top of the line and below, capitals lower."""
    style = Style(72.0)
    assert style.ascent == pytest.approx(25.4 * 0.94, abs=0.01)
    assert style.descent == pytest.approx(25.4 * 0.24, abs=0.01)
    assert style.height == style.ascent + style.descent
    assert style.cap_height == pytest.approx(25.4 * 0.715, abs=0.01)


@pytest.mark.parametrize(
    ("width", "height", "colours", "alpha"), [(0, 2, b"", b""), (1, 1, b"rg", b""), (1, 1, b"rgb", b"ab")]
)
def test_a_picture_has_its_bytes(width: int, height: int, colours: bytes, alpha: bytes) -> None:
    """A picture without dots, or with too few or too many bytes, is none."""
    with pytest.raises(ValueError, match="as many bytes"):
        Raster(width, height, colours, alpha)


def test_what_fits_is_left_alone() -> None:
    """A text within its width keeps its style."""
    width = text_width("Pairs", STYLE)
    assert fitted_text("Pairs", STYLE, width) == ("Pairs", STYLE)
    assert squeezed_style("Pairs", STYLE, width, 6.5) is STYLE


def test_a_text_is_squeezed_before_it_is_made_smaller() -> None:
    """First the letters are narrower, then smaller, and at last the text is cut with an ellipsis."""
    text = "Tuesday pairs in the club"
    full = text_width(text, STYLE)
    kept, style = fitted_text(text, STYLE, 0.9 * full)
    assert (kept, style.points, style.stretch) == (text, 10.0, pytest.approx(0.9))
    kept, style = fitted_text(text, STYLE, 0.6 * full)
    assert (kept, style.stretch) == (text, LEAST_STRETCH)
    assert (style.points, style.gap_points) == (pytest.approx(7.5), pytest.approx(-0.75))
    kept, style = fitted_text(text, STYLE, 0.3 * full)
    assert (style.points, style.stretch) == (6.0, LEAST_STRETCH)
    assert kept.endswith("…")
    assert text.startswith(kept[:-1])
    assert len(kept) > 5


@given(text=st.text("AKQJ 1098", min_size=1, max_size=60), part=st.floats(0.05, 1.5))
def test_a_fitted_text_fits(text: str, part: float) -> None:
    """Whatever the text and the width, it is no wider; squeezed, it is whole and not below its least size."""
    width = part * max(text_width(text, STYLE), 3.0)
    kept, style = fitted_text(text, STYLE, width)
    assert kept == "…" or text_width(kept, style) <= width * 1.002
    style = squeezed_style(text, STYLE, width, 6.5)
    assert text_width(text, style) <= width * 1.002
    assert style.points >= 6.5
