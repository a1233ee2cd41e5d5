"""The table of schemes, and records of one size."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.errors.numbering import DamagedNumbers, UnknownScheme
from bigdeal_gui.model.layouts import parse_layout
from bigdeal_gui.numbering.schemes import (
    NUMBER_SCHEMES,
    NumberScheme,
    layouts_of_records,
    scheme_by_name,
    scheme_record,
)

BYTES: Final = {"bigdeal": 12, "andrews": 12, "pavlicek": 12, "balanced": 14, "unbalanced": 15, "base5": 16}

each_scheme = pytest.mark.parametrize("scheme", NUMBER_SCHEMES, ids=lambda scheme: scheme.name)


def test_records_have_the_fewest_bytes() -> None:
    """12 bytes hold a deal, 14 a balanced ending, 15 an unbalanced one, 16 any layout; one less does not."""
    assert {scheme.name: scheme.record_bytes for scheme in NUMBER_SCHEMES} == BYTES
    for scheme in NUMBER_SCHEMES:
        assert 256 ** (scheme.record_bytes - 1) < scheme.count <= 256**scheme.record_bytes


@pytest.mark.unwatched
@each_scheme
@given(data=st.data())
def test_records_and_layouts_lead_to_each_other(scheme: NumberScheme, data: st.DataObject) -> None:
    """A file of any numbers reads as their layouts, which make the same file again."""
    numbers = data.draw(st.lists(st.integers(0, scheme.count - 1), max_size=5))
    packed = b"".join(number.to_bytes(scheme.record_bytes, "big") for number in numbers)
    layouts = list(layouts_of_records(scheme, packed))
    assert [scheme.number_of(layout) for layout in layouts] == numbers
    assert b"".join(scheme_record(scheme, layout) for layout in layouts) == packed


@each_scheme
def test_records_sort_as_their_numbers_do(scheme: NumberScheme) -> None:
    """The most significant byte comes first."""
    numbers = [0, 1, 255, 256, scheme.count // 3, scheme.count - 1]
    records = [scheme_record(scheme, scheme.layout_of(number)) for number in numbers]
    assert records == sorted(records)
    assert records[1] == b"\1".rjust(scheme.record_bytes, b"\0")


@each_scheme
def test_the_first_number_too_many_is_told_with_its_record(scheme: NumberScheme) -> None:
    """A number that is no layout's is out of range; those before it are given, and its place is told."""
    size = scheme.record_bytes
    data = bytes(size) + (scheme.count - 1).to_bytes(size, "big") + scheme.count.to_bytes(size, "big")
    found = layouts_of_records(scheme, data, first_record=101)
    assert [scheme.number_of(next(found)) for _record in range(2)] == [0, scheme.count - 1]
    with pytest.raises(DamagedNumbers, match=rf"record 103: its number is above {scheme.count - 1}\."):
        next(found)


@each_scheme
@pytest.mark.parametrize("left", [1, 11])
def test_a_record_that_is_cut_off_is_told(scheme: NumberScheme, left: int) -> None:
    """A file that ends within a record is no sound one, and the record is named."""
    found = layouts_of_records(scheme, bytes(scheme.record_bytes + left))
    assert scheme.number_of(next(found)) == 0
    with pytest.raises(DamagedNumbers, match=f"“{scheme.name}” numbers, record 2: it ends after {left} of"):
        next(found)


def test_an_ending_is_no_deal() -> None:
    """Schemes of deals refuse what is none."""
    with pytest.raises(InvalidDeal):
        scheme_record(scheme_by_name("pavlicek"), parse_layout("N:A... K... Q... J..."))


def test_a_scheme_that_is_none() -> None:
    """The names of all schemes are told, and a long name is cut."""
    with pytest.raises(UnknownScheme) as caught:
        scheme_by_name("x" * 1000)
    assert "x" * 41 not in str(caught.value)
    assert all(scheme.name in str(caught.value) for scheme in NUMBER_SCHEMES)
