"""Which boards are wanted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.model.plans import MAX_BOARDS, BoardRange, parse_plan, parse_range


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
    assert parse_range(text) == BoardRange(first, last)


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
        parse_range(text)


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
    assert ",".join(map(str, parse_plan(text))) == plan


@pytest.mark.parametrize(
    "text",
    ["0x7", "3x0", "3x", "20000x1", "1," * 60_000 + "1", "1," * 10_001 + "1", ",", "1,,2", "2x900000000"],
)
def test_plans_that_mean_nothing_are_refused(text: str) -> None:
    """Empty parts, zero sessions and absurd lists are errors, and quickly so."""
    with pytest.raises(InvalidPlan):
        parse_plan(text)


@given(st.integers(1, 10**6), st.integers(0, 10**6))
def test_a_range_reads_back(first: int, more: int) -> None:
    """The text of a range is the range, and its length counts both ends."""
    boards = BoardRange(first, first + more)
    assert parse_range(str(boards)) == boards
    assert len(boards) == more + 1
    assert next(iter(boards)) == first
