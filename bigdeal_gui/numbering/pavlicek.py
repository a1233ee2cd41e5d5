"""Pavlicek's number of a deal, 0 … D − 1: the space is split card by card in proportion to vacant places.

Cards go by rank: ♠A ♥A ♦A ♣A ♠K … ♣2. The numbers that are left are cut into pieces for N, E, S, W in this
order, each as large as its share of the vacant places; the piece in which the number lies gets the card.
Every cut is exact, since a piece is as large as the number of ways to go on.
Source: R. Pavlicek, Mapping Bridge Deals (rpbridge.net/7z68.htm).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from typing import Final

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE, SUITS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import layout_hands
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.numbering.big_deal import DEALS

_HANDS: Final = (HAND_SIZE,) * len(SEATS)


def deal_of_number(number: int) -> Deal:
    """Return the deal with Pavlicek's `number`, 0 <= number < DEALS.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < DEALS:
        raise NumberOutOfRange("pavlicek", DEALS)
    return Deal(layout_hands(owners_by_suit(arrangement_of_rank(number, _HANDS))))


def number_of_deal(deal: Deal) -> int:
    """Return Pavlicek's number of `deal`, 0 <= number < DEALS."""
    return arrangement_rank(owners_by_rank(deal.owners()), _HANDS)


def owners_by_rank(owners: bytes) -> bytes:
    """Return the owners ♠A ♠K … ♣2 of the 52 cards in the order ♠A ♥A ♦A ♣A ♠K … ♣2."""
    ranked = bytearray(PACK_SIZE)
    for suit in range(len(SUITS)):
        ranked[suit :: len(SUITS)] = owners[suit * SUIT_SIZE : (suit + 1) * SUIT_SIZE]
    return bytes(ranked)


def owners_by_suit(ranked: bytes) -> bytes:
    """Undo `owners_by_rank`."""
    return b"".join(ranked[suit :: len(SUITS)] for suit in range(len(SUITS)))


def arrangements(vacant: Sequence[int]) -> int:
    """Return how many ways there are to fill places of which there are `vacant[i]` of kind i."""
    return factorial(sum(vacant)) // prod(map(factorial, vacant))


def arrangement_rank(places: bytes, vacant: Sequence[int]) -> int:
    """Return the place, from 0, of an arrangement among all with `vacant[i]` places of kind i, in order."""
    room = list(vacant)
    left = sum(room)
    space = arrangements(room)
    number = 0
    for place in places:
        number += space * sum(room[:place]) // left
        space = space * room[place] // left
        room[place] -= 1
        left -= 1
    return number


def arrangement_of_rank(number: int, vacant: Sequence[int]) -> bytes:
    """Undo `arrangement_rank`, 0 <= number < arrangements(vacant)."""
    room = list(vacant)
    space = arrangements(room)
    places = bytearray()
    for left in range(sum(room), 0, -1):
        # Of `left` equal parts of the space the number lies in this one: a vacant place each.
        part = number * left // space
        place = passed = 0
        while part >= passed + room[place]:
            passed += room[place]
            place += 1
        number -= space * passed // left
        space = space * room[place] // left
        room[place] -= 1
        places.append(place)
    return bytes(places)
