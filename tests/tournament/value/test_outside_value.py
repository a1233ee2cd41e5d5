"""The outside value: one spelling for all, and an honest word on how much of it is news."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.tournament.value.outside_value import (
    ENOUGH_BITS,
    MAX_VALUE,
    canonical_value,
    explain_bits,
    join_values,
    typing_difference,
    unpredictable_bits,
    value_cautions,
)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("43275.91", "4327591"),
        ("44901,92", "4490192"),
        ("43,275.91", "4327591"),
        ("1.234.567,89", "123456789"),
        ("1,2,3", "12,3"),
        ("3,7,9,21,33,41", "37,9213341"),
        ("3,7 9,21", "37 921"),
        ("  43275.91\t\n", "4327591"),
        ("Paris  \t 14", "Paris 14"),
        ("12. March", "12. March"),
        ("a.b,c", "a.b,c"),
        ("1., 2", "1., 2"),
        ("1.,2", "1.,2"),
        ("44\u00a0901,92", "44 90192"),
        ("44\u202f901,92", "44 90192"),
        ("Zu\u0308rich 5.5", "Z\u00fcrich 55"),
        ("3 17 22", "3 17 22"),
        ("box 7", "box 7"),
        ("1" * 500, "1" * 500),
    ],
)
def test_one_value_has_one_spelling(typed: str, value: str) -> None:
    """Blanks around go, inside they become one; stops and commas between digits go; accents are composed."""
    assert canonical_value(typed) == value


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", "empty"),
        (" \t\n ", "empty"),
        ("1" * 501, "longer than 500"),
        (" " * MAX_VALUE + "1", "longer than"),
        ("43275\n91", "more than one line"),
        ("43275\u202891", "more than one line"),
        ("43275\x1f91", "more than one line"),
        ("432\x0075", "character 4 is invisible"),
        ("432\u200b75", "character 4 is invisible"),
        ("\u202e43275", "character 1 is invisible"),
        ("\ufeff43275", "character 1 is invisible"),
        ("432\ud80075", "character 4 is invisible"),
        ("432\u037875", "character 4 is invisible"),
        ("432\ue00075", "character 4 is invisible"),
        ("4327\uff15", "character 5 only looks like a digit"),
        ("\u0664327", "character 1 only looks like a digit"),
        ("43275²", "character 6 only looks like a digit"),
    ],
)
def test_what_nobody_could_type_again_is_refused(typed: str, reason: str) -> None:
    """A value is one line of signs that can be seen, and its digits are 0 to 9."""
    with pytest.raises(InvalidValue, match=reason):
        canonical_value(typed)


def test_a_value_that_grows_when_it_is_composed_is_bounded_too() -> None:
    """The bound holds for what is written, not only for what is typed."""
    with pytest.raises(InvalidValue, match="longer than"):
        canonical_value("\u0958" * MAX_VALUE)


@given(st.text(max_size=40))
def test_a_canonical_value_stays_as_it_is(typed: str) -> None:
    """What was made canonical once is canonical, on one line, and has bytes in UTF-8."""
    try:
        value = canonical_value(typed)
    except InvalidValue:
        return
    assert canonical_value(value) == value
    assert value.strip() == value
    assert len(value.splitlines()) == 1
    assert value.encode("utf-8")


@given(st.integers(1, 10**9), st.integers(0, 99))
def test_all_ways_to_write_a_figure_are_one_value(whole: int, cents: int) -> None:
    """Thousands may be grouped or not, with either sign: the digits are the value."""
    plain = f"{whole}{cents:02}"
    continental = f"{whole:,}.{cents:02}".translate(str.maketrans(",.", ".,"))
    for typed in (f"{whole}.{cents:02}", f"{whole},{cents:02}", f"{whole:,}.{cents:02}", continental):
        assert canonical_value(typed) == plain


def test_two_values_are_joined_by_a_blank() -> None:
    """The canonical forms stand in their order, and joining before or after makes no difference."""
    assert canonical_value(join_values([" 43275.91", "19,657.37 "])) == "4327591 1965737"
    assert canonical_value(join_values(["3,7,9,21", "4"])) == "37,921 4", "the marks are looked at once"
    with pytest.raises(InvalidValue, match="empty"):
        join_values(["43275.91", ""])


@pytest.mark.parametrize(("first", "second"), [("43275.91", "43,275.91"), (" 44901,92", "44901.92\n")])
def test_two_typings_of_one_value_do_not_differ(first: str, second: str) -> None:
    """A second person who writes the same figure in another way confirms it."""
    assert typing_difference(first, second) == ""


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        ("43275", "43285", "Character 4 is the digit 7 here and the digit 8 there."),
        ("43275", "4327", "Character 5 is the digit 5 here and missing there."),
        (
            "432O5",
            "43205",
            "They look alike: character 4 is the capital letter O here and the digit 0 there.",
        ),
        ("l1", "11", "They look alike: character 1 is the small letter l here and the digit 1 there."),
        ("43 275", "43275", "They look alike: character 3 is a space here and the digit 2 there."),
        (
            "5-3",
            "5\u22123",
            "They look alike: character 2 is the sign - (hyphen-minus) here and the sign \u2212",
        ),
        (
            "paris",
            "Paris",
            "They look alike: character 1 is the small letter p here and the capital letter P",
        ),
    ],
)
def test_two_values_that_differ_are_told_apart_in_words(first: str, second: str, sentence: str) -> None:
    """The first difference is named, by what it is where the eye would not see it."""
    assert typing_difference(first, second).startswith(sentence)
    assert typing_difference(second, first)


@pytest.mark.parametrize(
    ("typed", "other"),
    [
        *(("1-2", f"1{sign}2") for sign in "–—−"),
        *(("1'2", f"1{sign}2") for sign in "’‘"),
        *(("112", f"1{sign}2") for sign in "il|I"),
        *(("102", f"1{sign}2") for sign in "oO"),
        ("12", "1 2"),
    ],
)
def test_signs_that_look_alike_are_called_so(typed: str, other: str) -> None:
    """Dashes, apostrophes, letters like 1 and 0, and blanks."""
    assert typing_difference(typed, other).startswith("They look alike: character 2 is ")


@pytest.mark.parametrize(
    ("typed", "part"),
    [
        ("44 901,92", "a space between digits"),
        ("1 234 567", "a space between digits"),
        ("4327O.91", "a letter among the digits"),
        ("43275.9l", "a letter among the digits"),
        ("44'901.92", "a sign between digits"),
        ("44’901.92", "a sign between digits"),
        ("Zürich 55", "Some keyboards lack"),
        ("Headline of the day", "It has no digit"),
    ],
)
def test_what_looks_odd_is_pointed_out(typed: str, part: str) -> None:
    """Each oddity has its sentence; it may be right all the same."""
    assert any(part in sentence for sentence in value_cautions(typed))


@pytest.mark.parametrize("typed", ["43275.91", "44,901.92", "3 17 22 31 40 49", "14:30 5/7", "Oslo 12.5"])
def test_nothing_is_said_about_plain_values(typed: str) -> None:
    """Figures, draws and places with a figure are not doubted."""
    assert value_cautions(typed) == ()


@pytest.mark.parametrize(
    ("typed", "bits"),
    [
        ("43275.91", 16),
        ("44901,92", 16),
        ("2345.60", 13),
        ("43275.91 19657.37", 33),
        ("3 17 22 31 40 49", 18),
        ("7", 3),
        ("100", 3),
        ("12 March 2026", 3),
        ("2026", 0),
        ("Headline of the day", 0),
    ],
)
def test_bits_are_counted_on_the_low_side(typed: str, bits: int) -> None:
    """The first two digits of a figure are no news, nor are words and years; short numbers count 3 bits."""
    assert unpredictable_bits(typed) == bits


def test_the_bits_are_explained() -> None:
    """The explanation gives the odds, and says whether that is enough."""
    assert ENOUGH_BITS == 16
    enough, little = explain_bits("43275.91"), explain_bits("2345.60")
    assert "About 16 bits" in enough
    assert "65,536" in enough
    assert "That is enough." in enough
    assert "That is little: add a second source" in little
    assert "once in 2^83 tries" in explain_bits("1" * 27)
