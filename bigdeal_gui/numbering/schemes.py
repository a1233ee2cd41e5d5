"""The table of number schemes: what each numbers, how many there are, and both directions.

A deal is a layout too. The number of a record is kept in as many bytes as the largest needs, the most
significant first, so that records sort as their numbers do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.numbering import UnknownScheme
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.layouts import Layout, parse_layout
from bigdeal_gui.numbering import andrews, big_deal, endings, layouts, pavlicek


@dataclass(frozen=True, slots=True)
class NumberScheme:
    """One way to number `count` layouts, from 0 to `count` - 1.

    `number_of` raises InvalidDeal or InvalidLayout for a layout that has no number, `layout_of`
    NumberOutOfRange for a number that is no layout's.
    """

    name: str
    count: int
    number_of: Callable[[Layout], int]
    layout_of: Callable[[int], Layout]
    parse: Callable[[str], Layout] = parse_layout
    """Reads a diagram of what is numbered, and raises what is wrong with it."""

    @property
    def record_bytes(self) -> int:
        """How many bytes hold any of its numbers: 12 for deals, 14 to 16 for what is left of them."""
        return ((self.count - 1).bit_length() + 7) // 8


def _of_deals(
    name: str,
    number_of: Callable[[Deal], int],
    deal_of: Callable[[int], Deal],
    count: int = big_deal.DEALS,
) -> NumberScheme:
    return NumberScheme(
        name,
        count,
        lambda layout: number_of(Deal.from_hands(layout.hands)),
        lambda number: Layout(deal_of(number).hands),
        lambda text: Layout(parse_deal(text).hands),
    )


NUMBER_SCHEMES: Final = (
    _of_deals("bigdeal", big_deal.number_of, big_deal.deal_of),
    _of_deals("andrews", andrews.number_of, andrews.deal_of),
    _of_deals("pavlicek", pavlicek.number_of, pavlicek.deal_of),
    NumberScheme(
        "balanced",
        endings.BALANCED,
        endings.balanced_number,
        endings.balanced_ending,
    ),
    NumberScheme(
        "unbalanced",
        endings.UNBALANCED,
        endings.unbalanced_number,
        endings.unbalanced_ending,
    ),
    NumberScheme("base5", layouts.LAYOUTS, layouts.number_of, layouts.layout_of),
)

BIT_FORMS: Final = (
    _of_deals("bits104", layouts.bits_of_deal, layouts.deal_of_bits, 1 << layouts.DEAL_BITS),
    NumberScheme("bits156", 1 << layouts.LAYOUT_BITS, layouts.bits_of_layout, layouts.layout_of_bits),
)
"""Forms of so many bits. Most of their numbers are no layout's: for these `layout_of` raises a ModelError."""

_SHOWN_CHARACTERS: Final = 40


def scheme_by_name(name: str) -> NumberScheme:
    """Return the scheme called `name`.

    Raises:
        UnknownScheme: there is none.
    """
    known = (*NUMBER_SCHEMES, *BIT_FORMS)
    for scheme in known:
        if scheme.name == name:
            return scheme
    raise UnknownScheme(name[:_SHOWN_CHARACTERS], tuple(scheme.name for scheme in known))
