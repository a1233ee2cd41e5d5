"""Layouts card by card: a deal in 104 bits, two a card, any layout in 156, three a card.

Cards go ♠A ♠K … ♣2, ♠A in the highest bits. Two bits are the seat: 00, 01, 10, 11 for North, East, South,
West. Of three bits the first says that the card is used, and the others are the seat; an unused card has 000.
So not every number of so many bits is a deal, or a layout. The order of the cards is this program's.
Source: R. Pavlicek, Mapping Bridge Endings (rpbridge.net/7z72.htm).
"""

from __future__ import annotations

from typing import Final

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import UNUSED, Layout
from bigdeal_gui.words import translate

DEAL_BITS: Final = 104
LAYOUT_BITS: Final = 156

_USED: Final = 4


def deal_number(deal: Deal) -> int:
    """Return the 104 bits of `deal` as a number."""
    number = 0
    for owner in deal.owners():
        number = number << 2 | owner
    return number


def deal_of(number: int) -> Deal:
    """Undo `deal_number`.

    Raises:
        NumberOutOfRange: it has more bits.
        InvalidDeal: a seat has not 13 cards.
    """
    return Deal.from_hands(Layout.from_owners(_parts(number, "bits104", 2)).hands)


def layout_number(layout: Layout) -> int:
    """Return the 156 bits of `layout` as a number."""
    number = 0
    for owner in layout.owners():
        number = number << 3 | (0 if owner == UNUSED else _USED | owner)
    return number


def layout_of(number: int) -> Layout:
    """Undo `layout_number`.

    Raises:
        NumberOutOfRange: it has more bits.
        InvalidLayout: a card is unused and has a seat.
    """
    parts = _parts(number, "bits156", 3)
    astray = sum(0 < part < _USED for part in parts)
    if astray:
        told = translate("reasons", "cards marked unused that have a seat: {count}").format(count=astray)
        raise InvalidLayout(translate("reasons", "a layout"), (told,))
    return Layout.from_owners(bytes(part - _USED if part else UNUSED for part in parts))


def _parts(number: int, scheme: str, width: int) -> bytes:
    """Return the bits of each card, ♠A first, `width` a card."""
    limit = 1 << width * PACK_SIZE
    if not 0 <= number < limit:
        raise NumberOutOfRange(scheme, limit)
    mask = (1 << width) - 1
    return bytes(number >> width * place & mask for place in range(PACK_SIZE - 1, -1, -1))
