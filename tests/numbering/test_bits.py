"""Layouts in 104 and 156 bits, card by card."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidDeal, InvalidLayout
from bigdeal_gui.errors.numbering import DamagedNumbers, NumberOutOfRange
from bigdeal_gui.model.layouts import Layout, parse_layout
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.numbering.schemes import NumberScheme, layouts_of_records, scheme_by_name, scheme_record

DEALS_104 = scheme_by_name("bits104")
ANY_156 = scheme_by_name("bits156")


@given(st.integers(0, DEALS - 1))
def test_two_bits_a_card(number: int) -> None:
    """The first card stands in the highest bits: 00, 01, 10, 11 for North, East, South, West."""
    layout = Layout(deal_of_number(number).hands)
    bits = "".join(f"{owner:02b}" for owner in layout.owners())
    assert DEALS_104.number_of(layout) == int(bits, 2)
    assert DEALS_104.layout_of(int(bits, 2)) == layout


@given(st.lists(st.integers(0, 4), min_size=52, max_size=52).map(bytes))
def test_three_bits_a_card(owners: bytes) -> None:
    """The first of three bits says that the card is used; any layout has its bits."""
    layout = Layout.from_owners(owners)
    bits = "".join("000" if owner == 4 else f"1{owner:02b}" for owner in owners)
    assert ANY_156.number_of(layout) == int(bits, 2)
    assert ANY_156.layout_of(int(bits, 2)) == layout


def test_bits_fill_13_and_20_bytes() -> None:
    """104 bits are 13 bytes; 156 bits are 20, of which four bits are empty."""
    deal = Layout(deal_of_number(0).hands)
    assert scheme_record(DEALS_104, deal) == bytes.fromhex("0000001555555aaaaaabffffff")
    assert [*layouts_of_records(DEALS_104, scheme_record(DEALS_104, deal))] == [deal]
    ending = parse_layout("N:A... ... ... ...2")
    assert scheme_record(ANY_156, ending) == bytes.fromhex("08" + "00" * 18 + "07")


def test_most_bits_are_no_deal() -> None:
    """Hands of other sizes than 13 are told as such, and in a file as damage."""
    with pytest.raises(InvalidDeal):
        DEALS_104.layout_of(1)
    with pytest.raises(InvalidLayout, match="Not a layout: cards marked unused that have a seat: 2"):
        ANY_156.layout_of(0o12)
    with pytest.raises(DamagedNumbers, match="record 1: its bits are not those of a layout"):
        next(layouts_of_records(DEALS_104, bytes(13)))


@pytest.mark.parametrize("scheme", [DEALS_104, ANY_156], ids=lambda scheme: scheme.name)
def test_more_bits_are_out_of_range(scheme: NumberScheme) -> None:
    """A number of more bits is refused."""
    with pytest.raises(NumberOutOfRange):
        scheme.layout_of(scheme.count)
