"""Words for a line of a file: clean, short and in the right letters."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.formats.titles import ascii_title, title_line


@pytest.mark.unwatched
@given(st.text(max_size=400))
def test_titles_are_clean(text: str) -> None:
    """A title is one line of at most 200 bytes without control, forbidden or stray blank characters."""
    clean = title_line(text, '"=')
    assert len(clean.encode("utf-8")) <= 200
    assert clean == " ".join(clean.split())
    assert not any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in clean)
    assert not set(clean) & set('"=')


@given(st.text(max_size=400))
def test_ascii_titles_are_ascii(text: str) -> None:
    """A title in ASCII is a title."""
    plain = ascii_title(text, "=")
    assert plain.isascii()
    assert plain == title_line(plain, "=")


@pytest.mark.parametrize(
    ("text", "clean", "plain"),
    [
        ("  Tuesday\t\r\npairs \x00\x85", "Tuesday pairs", "Tuesday pairs"),
        ('The "Gold" = Cup', "The Gold Cup", "The Gold Cup"),
        ("Łódź – Malmö’s", "Łódź – Malmö’s", "Lodz - Malmo's"),
        ("e\u0301te\u0301", "été", "ete"),
        ("bridge\udce9 東京", "bridge 東京", "bridge ??"),
        ("x" * 250, "x" * 200, "x" * 200),
        ("ü" * 150, "ü" * 100, "u" * 100),
        ("x" * 199 + "ü", "x" * 199, "x" * 199),
        ("", "", ""),
    ],
)
def test_examples(text: str, clean: str, plain: str) -> None:
    """Blanks are tidied, accents kept or dropped, surrogates left out, long texts cut between letters."""
    assert title_line(text, '"=') == clean
    assert ascii_title(text, '"=') == plain
