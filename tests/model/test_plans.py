"""Which boards are wanted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.model.plans import (
    MAX_BOARDS,
    MOST_SETS,
    PLAYABLE_BOARDS,
    BoardRange,
    parse_board_range,
    parse_board_ranges,
)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("36", 1, 36),
        (" 1 ", 1, 1),
        ("11-20", 11, 20),
        ("11 – 20", 11, 20),
        ("7-7", 7, 7),
        ("1000000000", 1, MAX_BOARDS),
    ],
)
def test_a_number_or_a_range(text: str, first: int, last: int) -> None:
    """A number means boards 1 to it; a range both its ends."""
    assert parse_board_range(text) == BoardRange(first, last)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0-2",
        "20-11",
        "11-",
        "-5",
        "a",
        "1.5",
        "1000000001",
        "1-1000000001",
        "٣",
        "99999999999",
        "1,2",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    """Board 0, empty and backward ranges, words, other scripts' digits and absurd counts are errors."""
    with pytest.raises(InvalidPlan):
        parse_board_range(text)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("36", "1-36"),
        ("11-20", "11-20"),
        ("3x7", "1-7,8-14,15-21"),
        ("2×8", "1-8,9-16"),
        ("1-16,17-32", "1-16,17-32"),
        ("1-16, 17-23", "1-16,17-23"),
    ],
)
def test_plans(text: str, plan: str) -> None:
    """Ranges, lists and times read as players write them."""
    assert ",".join(map(str, parse_board_ranges(text))) == plan


@pytest.mark.parametrize(
    "text",
    ["0x7", "3x0", "3x", "20000x1", "1," * 60_000 + "1", "1," * 10_001 + "1", ",", "1,,2", "2x900000000"],
)
def test_plans_that_mean_nothing_are_refused(text: str) -> None:
    """Empty parts, zero sessions and absurd lists are errors, and quickly so."""
    with pytest.raises(InvalidPlan):
        parse_board_ranges(text)


@given(st.integers(1, 10**6), st.integers(0, 10**6))
def test_a_range_reads_back(first: int, more: int) -> None:
    """The text of a range is the range, and its length counts both ends."""
    boards = BoardRange(first, first + more)
    assert parse_board_range(str(boards)) == boards
    assert len(boards) == more + 1
    assert next(iter(boards)) == first


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0", "at least one board is needed"),
        ("0-2", "boards are numbered from 1"),
        ("20-11", "the last board comes before the first"),
        ("1-1000000001", "board numbers end at 1000000000"),
        ("1-99999999999", "board numbers end at 1000000000"),
        ("11-", "it is neither a number nor a range"),
        ("0x7", "at least one session of one board is needed"),
        ("3x0", "at least one session of one board is needed"),
        ("10001x1", "more than 10000 ranges"),
    ],
)
def test_a_refusal_says_what_was_asked_for_and_what_is_wrong(text: str, reason: str) -> None:
    """The sentence has the words as they were written, and one reason."""
    with pytest.raises(InvalidPlan) as caught:
        parse_board_ranges(text)
    assert str(caught.value) == f"“{text}” is not a set of boards: {reason}."


def test_the_most_that_a_plan_may_have() -> None:
    """Ten thousand ranges, written singly or at once, and a hundred thousand letters are read, no more."""
    assert len(parse_board_ranges("10000x1")) == len(parse_board_ranges("1," * 9_999 + "1")) == 10_000
    assert parse_board_ranges("36".ljust(100_000)) == (BoardRange(1, 36),)
    for text, reason in (("1," * 10_001, "more than 10000 ranges"), ("36".ljust(100_001), "it is too long")):
        with pytest.raises(InvalidPlan) as caught:
            parse_board_ranges(text)
        assert (caught.value.text, caught.value.reason) == (text[:40], reason)


def test_a_refusal_repeats_forty_letters_at_most() -> None:
    """Who pastes a page where boards are asked for gets its beginning back."""
    with pytest.raises(InvalidPlan) as caught:
        parse_board_range("x" * 50)
    assert caught.value.text == "x" * 40


def test_times_may_be_one() -> None:
    """One session, and sessions of one board, are plans as well."""
    assert parse_board_ranges("1x7") == (BoardRange(1, 7),)
    assert parse_board_ranges("2x1") == (BoardRange(1, 1), BoardRange(2, 2))


def test_the_most_that_may_be_asked_for() -> None:
    """A billion boards, ten thousand where they are compared card by card, and twenty sets at once."""
    assert (MAX_BOARDS, PLAYABLE_BOARDS, MOST_SETS) == (10**9, 10_000, 20)


def test_a_range_is_written_as_people_write_it() -> None:
    """Both ends, or one number alone; and every board of it comes in its turn."""
    assert [BoardRange(1, 24).numbers, BoardRange(7, 8).numbers, BoardRange(7, 7).numbers] == [
        "1-24",
        "7-8",
        "7",
    ]
    assert [*BoardRange(11, 13)] == [11, 12, 13]
