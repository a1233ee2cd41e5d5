"""The numbers of layouts, 0 … 5^52 − 1: any card anywhere, fouled boards too.

In base 5 each card has a digit, the least significant first, in Pavlicek's order ♠A ♥A ♦A ♣A ♠K … ♣2. Digit 0
is an unused card; 1, 2, 3, 4 are North, East, South, West.
"""

from __future__ import annotations

from typing import Final

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.layouts import UNUSED, Layout
from bigdeal_gui.numbering.pavlicek import by_rank, by_suit

BASE: Final = 5

LAYOUTS: Final = BASE**PACK_SIZE
"""The number of layouts: 2,220,446,049,250,313,080,847,263,336,181,640,625."""

_DIGITS: Final = b"12340".ljust(256)
_OWNERS: Final = (UNUSED, 0, 1, 2, 3)


def layout_of(number: int) -> Layout:
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
    return Layout.from_owners(by_suit(bytes(owners)))


def number_of(layout: Layout) -> int:
    """Return the number of `layout`, 0 <= number < LAYOUTS."""
    digits = by_rank(layout.owners()).translate(_DIGITS)
    return int(digits[::-1], BASE)
