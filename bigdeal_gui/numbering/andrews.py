"""Andrews' number of a deal, 0 … D − 1: three hands in squashed order, mixed.

With the cards counted ♠A = 0 … ♣2 = 51, a hand's place in squashed order is C(c1,1) + C(c2,2) + … + C(c13,13)
for its cards c1 < c2 < …; East's and South's cards are counted among those that are left. The number is
N·C(39,13)·C(26,13) + E·C(26,13) + S.

The sequences of a deal are the places of North's cards in the pack, of East's among the 39 left, and of
South's among the 26 left; the triple is their places in squashed order.

Big Deal counts the same sums from the other end of the pack and the other end of the range. So the number is
Big Deal's number of the deal with every card c replaced by 51 − c, subtracted from D − 1.
Sources: T. Andrews, Encoding Bridge Deals, and The Impossible Bridge Book, Andrews edition (whose first page
is 1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import Final, TypeAlias

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering import big_deal
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.words import translate

Three: TypeAlias = tuple[int, int, int]
Sequences: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

# translate() needs 256 entries; no card reaches the padding.
_TURNED: Final = bytes(range(PACK_SIZE - 1, -1, -1)).ljust(256)


def deal_of_number(number: int) -> Deal:
    """Return the deal with Andrews' `number`, 0 <= number < DEALS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < DEALS:
        raise NumberOutOfRange("andrews", DEALS)
    return _turned(big_deal.deal_of_number(DEALS - 1 - number))


def number_of_deal(deal: Deal) -> int:
    """Return Andrews' number of `deal`, 0 <= number < DEALS."""
    return DEALS - 1 - big_deal.number_of_deal(_turned(deal))


def _turned(deal: Deal) -> Deal:
    """Return the deal with every card c replaced by 51 − c, hands ascending again."""
    north, east, south, west = (hand.translate(_TURNED)[::-1] for hand in deal.hands)
    return Deal((north, east, south, west))


# -- the parts of the number ------------------------------------------------------------------------------


_PACKS: Final = (PACK_SIZE, PACK_SIZE - HAND_SIZE, PACK_SIZE - 2 * HAND_SIZE)
TRIPLE_LIMITS: Final[Three] = (comb(52, 13), comb(39, 13), comb(26, 13))
"""How many hands North, East and South can have: each number of a triple is below its own."""


def squashed_index(members: Iterable[int]) -> int:
    """Return how many sets of as many whole numbers stand before this one in squashed order.

    Sets are compared by their largest members, then by the next: 012 013 023 123 014 …

    Raises:
        InvalidLayout: a member is negative, or stands twice.
    """
    ascending = sorted(members)
    if min(ascending, default=0) < 0 or len(set(ascending)) < len(ascending):
        raise _no_set(translate("reasons", "different whole numbers from 0 on"))
    return sum(comb(member, size) for size, member in enumerate(ascending, start=1))


def squashed_set(index: int, size: int) -> tuple[int, ...]:
    """Undo `squashed_index` for sets of `size` members: return them, ascending.

    Raises:
        InvalidLayout: the index or the size is negative, or the size is 0 and the index is not.
    """
    if index < 0 or size < 0 or (index and not size):
        raise _no_set(translate("reasons", "no set of this size has this index"))
    found = []
    for left in range(size, 0, -1):
        member = _largest(index, left)
        index -= comb(member, left)
        found.append(member)
    return tuple(reversed(found))


def _largest(index: int, size: int) -> int:
    """Return the largest n with C(n, size) <= index."""
    span = 1
    while comb(size - 1 + span, size) <= index:
        span *= 2
    low, high = size - 1, size - 1 + span
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if comb(middle, size) <= index else (low, middle)
    return low


def _no_set(problem: str) -> InvalidLayout:
    return InvalidLayout(translate("reasons", "a set of numbers"), (problem,))


def sequences_of(deal: Deal) -> Sequences:
    """Return the places of North's cards, from ♠A = 0, of East's among the others, of South's in the rest."""
    left = list(range(PACK_SIZE))
    found = []
    for hand in deal.hands[:3]:
        found.append(tuple(left.index(card) for card in hand))
        left = [card for card in left if card not in hand]
    north, east, south = found
    return north, east, south


def deal_of_sequences(sequences: Sequence[Iterable[int]]) -> Deal:
    """Undo `sequences_of`; the members of a sequence may stand in any order.

    Raises:
        InvalidLayout: not three sequences of 13 different places, below 52, 39 and 26.
    """
    chosen = [sorted(members) for members in sequences]
    if len(chosen) != len(_PACKS) or not all(
        len(places) == len(set(places)) == HAND_SIZE and places[0] >= 0 and places[-1] < size
        for places, size in zip(chosen, _PACKS, strict=True)
    ):
        raise InvalidLayout(
            translate("reasons", "the sequences of a deal"),
            (translate("reasons", "three times 13 different places, below 52, 39 and 26"),),
        )
    left = list(range(PACK_SIZE))
    hands = []
    for places in chosen:
        hands.append(bytes(left[place] for place in places))
        left = [card for card in left if card not in hands[-1]]
    north, east, south = hands
    return Deal((north, east, south, bytes(left)))


def triple_of(deal: Deal) -> Three:
    """Return the places of the three sequences in squashed order, each below its TRIPLE_LIMITS."""
    north, east, south = map(squashed_index, sequences_of(deal))
    return north, east, south


def deal_of_triple(triple: Sequence[int]) -> Deal:
    """Undo `triple_of`.

    Raises:
        InvalidLayout: not three numbers from 0, below TRIPLE_LIMITS.
    """
    if len(triple) != len(_PACKS) or not all(
        0 <= index < limit for index, limit in zip(triple, TRIPLE_LIMITS, strict=True)
    ):
        raise InvalidLayout(
            translate("reasons", "the triple of a deal"),
            (translate("reasons", "three numbers from 0, below C(52,13), C(39,13) and C(26,13)"),),
        )
    return deal_of_sequences([squashed_set(index, HAND_SIZE) for index in triple])
