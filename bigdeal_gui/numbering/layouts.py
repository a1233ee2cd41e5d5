"""The numbers of layouts card by card: any card anywhere, fouled boards too.

In base 5, 0 … 5^52 − 1, each card has a digit, the least significant first, in Pavlicek's order ♠A ♥A ♦A ♣A
♠K … ♣2. Digit 0 is an unused card; 1, 2, 3, 4 are North, East, South, West.

A deal has 104 bits, two a card, and any layout 156, three a card. Cards go ♠A ♠K … ♣2, ♠A in the highest
bits. Two bits are the seat: 00, 01, 10, 11 for North, East, South, West. Of three bits the first says that
the card is used, and the others are the seat; an unused card has 000. So not every number of so many bits is
a deal, or a layout. The order of the cards is this program's.
Source: R. Pavlicek, Mapping Bridge Endings (rpbridge.net/7z72.htm).
"""

from __future__ import annotations

from typing import Final

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import UNUSED, Layout
from bigdeal_gui.numbering.pavlicek import owners_by_rank, owners_by_suit
from bigdeal_gui.words import translate

BASE: Final = 5

LAYOUTS: Final = BASE**PACK_SIZE
"""The number of layouts: 2,220,446,049,250,313,080,847,263,336,181,640,625."""

_DIGITS: Final = b"12340".ljust(256)
_OWNERS: Final = (UNUSED, 0, 1, 2, 3)

DEAL_BITS: Final = 104
LAYOUT_BITS: Final = 156
_USED: Final = 4


def layout_of_number(number: int) -> Layout:
    """Return the layout with this number, 0 <= number < LAYOUTS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < LAYOUTS:
        raise NumberOutOfRange("base5", LAYOUTS)
    owners = bytearray()
    for _card in range(PACK_SIZE):
        number, digit = divmod(number, BASE)
        owners.append(_OWNERS[digit])
    return Layout.from_owners(owners_by_suit(bytes(owners)))


def number_of_layout(layout: Layout) -> int:
    """Return the number of `layout`, 0 <= number < LAYOUTS."""
    digits = owners_by_rank(layout.owners()).translate(_DIGITS)
    return int(digits[::-1], BASE)


def bits_of_deal(deal: Deal) -> int:
    """Return the 104 bits of `deal` as a number."""
    number = 0
    for owner in deal.owners():
        number = number << 2 | owner
    return number


def deal_of_bits(number: int) -> Deal:
    """Undo `bits_of_deal`.

    Raises:
        NumberOutOfRange: it has more bits.
        InvalidDeal: a seat has not 13 cards.
    """
    return Deal.from_hands(Layout.from_owners(_parts(number, "bits104", 2)).hands)


def bits_of_layout(layout: Layout) -> int:
    """Return the 156 bits of `layout` as a number."""
    number = 0
    for owner in layout.owners():
        number = number << 3 | (0 if owner == UNUSED else _USED | owner)
    return number


def layout_of_bits(number: int) -> Layout:
    """Undo `bits_of_layout`.

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
