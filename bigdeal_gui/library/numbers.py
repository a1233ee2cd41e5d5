"""The one-to-one maps between numbers and deals, endings, layouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import Layout
from bigdeal_gui.numbering.packed import layouts_of_records, record_of
from bigdeal_gui.numbering.schemes import scheme_by_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def scheme_count(scheme: str) -> int:
    """Return how many deals, endings or layouts the scheme numbers, from 0 to one less.

    Raises:
        UnknownScheme: there is no such scheme.
    """
    return scheme_by_name(scheme).count


def number_of(layout: Deal | Layout, scheme: str = "bigdeal") -> int:
    """Return the number of a deal, an ending or any other layout.

    Raises:
        UnknownScheme: there is no such scheme.
        InvalidDeal, InvalidLayout: the scheme has no number for such a layout.
    """
    return scheme_by_name(scheme).number_of(Layout(layout.hands))


def deal_of(number: int, scheme: str = "bigdeal") -> Deal:
    """Return the deal with this number.

    Raises:
        UnknownScheme: there is no such scheme.
        NumberOutOfRange: the scheme has no such number.
        InvalidDeal: the number is that of an ending, or of another layout that is no deal.
    """
    return Deal.from_hands(layout_of(number, scheme).hands)


def layout_of(number: int, scheme: str) -> Layout:
    """Return the layout with this number; deals are layouts too.

    Raises:
        UnknownScheme, NumberOutOfRange: as `deal_of`.
    """
    return scheme_by_name(scheme).layout_of(number)


def pack(layouts: Iterable[Deal | Layout], scheme: str) -> bytes:
    """Return the numbers of layouts as records of 12 to 16 bytes, one after another, big-endian.

    Raises:
        UnknownScheme, InvalidDeal, InvalidLayout: as `number_of`.
    """
    chosen = scheme_by_name(scheme)
    return b"".join(record_of(chosen, Layout(layout.hands)) for layout in layouts)


def unpack(data: bytes, scheme: str) -> Iterator[Layout]:
    """Yield the layouts of records that `pack` made.

    Raises:
        UnknownScheme: as `number_of`.
        DamagedNumbers: a record is cut off or out of range; the error says which. Those before it were given.
    """
    return layouts_of_records(scheme_by_name(scheme), data)
