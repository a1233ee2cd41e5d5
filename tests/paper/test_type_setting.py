"""Widths and lines of texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.paper.fonts.shaping import letters_of_font
from bigdeal_gui.paper.surface import POINT_MM, Align, Style, printable_line
from bigdeal_gui.paper.type_setting import (
    broken_lines,
    lacking_letters,
    line_height,
    placed_words,
    text_start,
    text_width,
)

STYLE = Style(10.0)


def test_a_line_ends_where_it_may() -> None:
    """At blanks, after dashes between letters, and within a word only where it is wider than a line."""
    width = text_width("Tuesday pairs", STYLE)
    assert broken_lines("Tuesday pairs in the club", STYLE, width + 0.01) == ["Tuesday pairs", "in the club"]
    assert broken_lines("Tuesday pairs", STYLE, width - 0.1) == ["Tuesday", "pairs"]
    assert broken_lines("", STYLE, 10) == [""]
    width = text_width("Wednesday-", STYLE)
    assert broken_lines("Wednesday-evening", STYLE, width + 0.01) == ["Wednesday-", "evening"]
    width = text_width("Boards 1–3", STYLE)
    assert broken_lines("Boards 1–36", STYLE, width) == ["Boards", "1–36"]
    assert broken_lines("on WWWWWW", STYLE, text_width("WWW", STYLE) + 0.01) == ["on", "WWW", "WWW"]
    assert broken_lines("WWWWWWW on", STYLE, text_width("WWW", STYLE) + 0.01) == ["WWW", "WWW", "W on"]
    assert broken_lines("WW", STYLE, 0.1) == ["W", "W"]


@given(text=st.text(st.sampled_from("abcW- –\n"), max_size=60), width=st.floats(5, 60))
def test_lines_fit_and_nothing_is_lost(text: str, width: float) -> None:
    """No line is wider than it may be, and all letters come in their order."""
    lines = broken_lines(text, STYLE, width)
    assert "".join(lines).replace(" ", "") == printable_line(text).replace(" ", "")
    assert all(text_width(line, STYLE) <= width + 1e-6 for line in lines)


def test_widths_follow_from_the_fonts() -> None:
    """Twice the size is twice the width; blanks and stretch count as they are set."""
    plain = text_width("A K Q", STYLE)
    assert text_width("A K Q", Style(20.0)) == pytest.approx(2 * plain)
    assert text_width("A K Q", Style(10.0, stretch=0.8)) == pytest.approx(0.8 * plain)
    assert text_width("A K Q", Style(10.0, gap_points=-1.0)) == pytest.approx(plain - 2 * POINT_MM)
    assert plain < text_width("A K Q", Style(10.0, is_bold=True))
    fixed = Style(10.0, is_fixed=True)
    assert text_width("iii", fixed) == pytest.approx(text_width("WWW", fixed))
    assert line_height(STYLE) == pytest.approx(1.15 * STYLE.height)


def test_a_line_begins_by_its_alignment() -> None:
    """Its left end, middle or right end stands at the place that is given."""
    width = text_width("Pairs", STYLE)
    begins = {align: text_start(50, "Pairs", Style(10.0, align=align)) for align in Align}
    assert begins == {
        Align.LEFT: 50,
        Align.CENTRE: pytest.approx(50 - width / 2),
        Align.RIGHT: pytest.approx(50 - width),
    }


def test_words_begin_where_the_line_has_them() -> None:
    """The place of each word is the width of what stands before it."""
    style = Style(10.0, gap_points=2.0)
    places = list(placed_words("A K 10", style))
    assert [word for _, word in places] == ["A", "K", "10"]
    assert [place for place, _ in places] == pytest.approx(
        [
            0.0,
            text_width("A K", style) - text_width("K", style),
            text_width("A K 10", style) - text_width("10", style),
        ]
    )


@pytest.mark.parametrize(
    ("text", "seen", "missing"),
    [
        ("Łódź ♠", "Łódź ♠", ""),
        ("\ufb01n\uff21l", "finAl", ""),
        ("q\u0304a", "qa", ""),
        ("囲碁 cup 囲", "□□ cup □", "囲碁"),
        ("□", "□", ""),
        ("\U0001f600!", "□!", "\U0001f600"),
    ],
)
def test_what_cannot_be_shown_is_plain_or_a_box(text: str, seen: str, missing: str) -> None:
    """A sign of several letters is these, an accent that no font has is left out, another script is boxes."""
    assert letters_of_font(printable_line(text), STYLE.face) == seen
    assert lacking_letters([text]) == missing
    assert text_width(text, STYLE) == pytest.approx(text_width(seen, STYLE))
