"""The form of a value as it is typed and as it is stored: the two say the same."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from hypothesis import example, given
from hypothesis import strategies as st

from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.tournament.value.outside_value import canonical_value
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, MAX_DECIMALS, SourceRule
from bigdeal_gui.tournament.value.value_form import form_problem, is_in_form, readable_value

DAY = date(2027, 7, 6)
DECIMALS = st.lists(st.integers(0, MAX_DECIMALS), min_size=1, max_size=2)
TYPED = st.text(alphabet="0123456789.,  \t\n'x٣", max_size=24)
NUMBERS = st.tuples(st.integers(0, 10**9), st.integers(0, MAX_DECIMALS)).map(
    lambda number: f"{number[0]:,}" + (f".{number[0] % 10 ** number[1]:0{number[1]}}" if number[1] else "")
)


def rule_of(decimals: list[int]) -> SourceRule:
    """Return a promise of so many figures with these decimals."""
    return SourceRule(
        DAY, tuple(replace(KNOWN_SOURCES[place], decimals=count) for place, count in enumerate(decimals))
    )


@given(
    DECIMALS,
    TYPED | NUMBERS | st.tuples(NUMBERS, NUMBERS).map(" ".join) | st.tuples(TYPED, NUMBERS).map("".join),
)
@example([0], "0")
@example([2], "0.50")
@example([1], "1.234,5")
@example([2, 0], "43,275.91\t7")
@example([0, 0], "1\n2")
def test_what_is_typed_in_form_is_stored_in_form(decimals: list[int], typed: str) -> None:
    """No value passes when it is typed and is found in another form by those who check it."""
    rule = rule_of(decimals)
    if form_problem(typed, rule):
        return
    try:
        stored = canonical_value(typed)
    except InvalidValue:
        return
    assert is_in_form(rule, stored)


@given(DECIMALS, st.lists(st.integers(0, 10**12), min_size=2, max_size=2))
def test_what_is_stored_in_form_can_be_typed(decimals: list[int], numbers: list[int]) -> None:
    """A value in form, read out as people write it and typed again, is as promised and the same value."""
    rule = rule_of(decimals)
    stored = " ".join(f"{number:0{count + 1}}" for number, count in zip(numbers, decimals, strict=False))
    assert is_in_form(rule, stored)
    typed = readable_value(rule, stored)
    assert form_problem(typed, rule) == ""
    assert canonical_value(typed) == stored
