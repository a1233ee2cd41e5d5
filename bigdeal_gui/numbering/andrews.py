"""Andrews' number of a deal, 0 … D − 1: three hands in squashed order, mixed.

With the cards counted ♠A = 0 … ♣2 = 51, a hand's place in squashed order is C(c1,1) + C(c2,2) + … + C(c13,13)
for its cards c1 < c2 < …; East's and South's cards are counted among those that are left. The number is
N·C(39,13)·C(26,13) + E·C(26,13) + S.

Big Deal counts the same sums from the other end of the pack and the other end of the range. So this is Big
Deal's number of the deal with every card c replaced by 51 − c, subtracted from D − 1.
Source: T. Andrews, The Impossible Bridge Book, Andrews edition (whose first page is 1).
"""

from __future__ import annotations

from typing import Final

from bigdeal_gui.errors import NumberOutOfRange
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering import big_deal
from bigdeal_gui.numbering.big_deal import DEALS

# translate() needs 256 entries; no card reaches the padding.
_TURNED: Final = bytes(range(PACK_SIZE - 1, -1, -1)).ljust(256)


def deal_of(number: int) -> Deal:
    """Return the deal with Andrews' `number`, 0 <= number < DEALS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < DEALS:
        raise NumberOutOfRange("andrews", DEALS)
    return _turned(big_deal.deal_of(DEALS - 1 - number))


def number_of(deal: Deal) -> int:
    """Return Andrews' number of `deal`, 0 <= number < DEALS."""
    return DEALS - 1 - big_deal.number_of(_turned(deal))


def _turned(deal: Deal) -> Deal:
    """Return the deal with every card c replaced by 51 − c, hands ascending again."""
    north, east, south, west = (hand.translate(_TURNED)[::-1] for hand in deal.hands)
    return Deal((north, east, south, west))
