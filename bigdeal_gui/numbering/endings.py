"""The numbers of endings: four hands of one size (balanced), or of 0 to 13 cards each (unbalanced).

Both count the ways to give each card, ♠A ♥A ♦A ♣A ♠K … ♣2, to North, East, South, West or nobody, in this
order. Balanced endings stand by size: deals first, then 12 cards a hand … then 1; within a size the order is
that of `pavlicek`, nobody being the fifth place. Unbalanced endings stand in one lexicographic order, cut
into pieces by counts that a table holds; docs/numbers.md proves that this leaves no gap.
Source of the balanced ones: R. Pavlicek, Mapping Bridge Endings (rpbridge.net/7z72.htm).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, combinations_with_replacement, islice, product
from typing import Final

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import UNUSED, Layout, layout_hands
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.numbering.pavlicek import (
    arrangement_of_rank,
    arrangement_rank,
    arrangements,
    owners_by_rank,
    owners_by_suit,
)
from bigdeal_gui.words import translate

_SEATS: Final = len(SEATS)


def _vacant(cards: int) -> tuple[int, ...]:
    """Return the places for `cards` cards a hand: four hands and the unused ones."""
    return (*(cards,) * _SEATS, PACK_SIZE - _SEATS * cards)


BALANCED_FIRSTS: Final = tuple(
    accumulate((arrangements(_vacant(cards)) for cards in range(HAND_SIZE, 0, -1)), initial=0)
)
"""The first numbers of 13 cards a hand, of 12 … of 1, and the end."""

BALANCED: Final = BALANCED_FIRSTS[-1]
"""The number of balanced endings: 2,058,009,868,335,972,036,308,496,616,883,640."""

UNBALANCED: Final = 1_068_380_067_768_858_063_542_620_835_042_803_325
"""The number of unbalanced endings, every balanced one and the empty table among them."""


# -- balanced ---------------------------------------------------------------------------------------------


def balanced_ending(number: int) -> Layout:
    """Return the balanced ending with this number, 0 <= number < BALANCED.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < BALANCED:
        raise NumberOutOfRange("balanced", BALANCED)
    block = bisect_right(BALANCED_FIRSTS, number) - 1
    places = arrangement_of_rank(number - BALANCED_FIRSTS[block], _vacant(HAND_SIZE - block))
    return Layout.from_owners(owners_by_suit(places))


def balanced_number(ending: Layout) -> int:
    """Return the number of a balanced ending, 0 <= number < BALANCED.

    Raises:
        InvalidLayout: the hands have different sizes, or none from 1 to 13.
    """
    cards = ending.sizes[0]
    if len(set(ending.sizes)) != 1 or not 1 <= cards <= HAND_SIZE:
        raise InvalidLayout(
            translate("reasons", "a balanced ending"),
            (_sizes_in_words(ending), translate("reasons", "each needs the same, 1 to 13")),
        )
    return BALANCED_FIRSTS[HAND_SIZE - cards] + arrangement_rank(
        owners_by_rank(ending.owners()), _vacant(cards)
    )


def _sizes_in_words(ending: Layout) -> str:
    held = (f"{seat.in_words()} {size}" for seat, size in zip(SEATS, ending.sizes, strict=True))
    return translate("reasons", "cards held: {sizes}").format(sizes=", ".join(held))


# -- unbalanced -------------------------------------------------------------------------------------------


class CappedOrder:
    """All ways to give `cards` cards to four seats or to nobody, no seat more than `most`, in order.

    `_rows[room][left]` is the number of ways to place `left` cards when the seats can take what `room` says:
    four digits, each the cards a seat can still take plus 1. A digit 0 stands for one card too many: no way.
    """

    __slots__ = ("_all_room", "_cards", "_rows", "_steps")

    def __init__(self, cards: int, most: int) -> None:
        none = (0,) * (cards + 1)
        # The counts do not change when seats change places, so each set of rooms is counted once.
        counts: dict[tuple[int, ...], tuple[int, ...]] = {}
        for room in combinations_with_replacement(range(most + 1), _SEATS):
            taken = (counts.get(_less_one(room, seat), none) for seat in range(_SEATS))
            # One card more: one of the seats takes it, or nobody, as the count before says.
            ways = accumulate(map(sum, zip(*taken, strict=True)), initial=1)
            counts[room] = tuple(islice(ways, cards + 1))
        base = most + 2
        self._rows = [
            counts.get(tuple(sorted(room)), none) for room in product(range(-1, most + 1), repeat=_SEATS)
        ]
        self._steps: tuple[int, ...] = (*(base**power for power in range(_SEATS - 1, -1, -1)), 0)
        self._all_room = len(self._rows) - 1
        self._cards = cards

    @property
    def count(self) -> int:
        """How many ways there are."""
        return self._rows[self._all_room][self._cards]

    def ways(self, room: Sequence[int]) -> Sequence[int]:
        """Return how many ways there are to place 0, 1, … cards when the seats can take `room[seat]` more."""
        code = sum((most + 1) * step for most, step in zip(room, self._steps[:_SEATS], strict=True))
        return self._rows[code]

    def rank_of(self, owners: Iterable[int]) -> int:
        """Return the place, from 0, of the way in which card i goes to `owners[i]`, 4 being nobody."""
        rows, steps, room, left = self._rows, self._steps, self._all_room, self._cards
        number = 0
        for owner in owners:
            left -= 1
            for step in steps[:owner]:
                number += rows[room - step][left]
            room -= steps[owner]
        return number

    def owners_of(self, number: int) -> bytes:
        """Undo `rank_of`, 0 <= number < count."""
        rows, steps, room = self._rows, self._steps, self._all_room
        owners = bytearray()
        for left in range(self._cards - 1, -1, -1):
            owner = 0
            while number >= (ways := rows[room - steps[owner]][left]):
                number -= ways
                owner += 1
            room -= steps[owner]
            owners.append(owner)
        return bytes(owners)


def _less_one(room: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the rooms, ascending, after one card to a seat."""
    return tuple(sorted((*room[:seat], room[seat] - 1, *room[seat + 1 :])))


@cache
def pack_order() -> CappedOrder:
    """Return the order of the whole pack; made at the first call, 6 MB."""
    return CappedOrder(PACK_SIZE, HAND_SIZE)


def unbalanced_ending(number: int) -> Layout:
    """Return the unbalanced ending with this number, 0 <= number < UNBALANCED.

    Raises:
        NumberOutOfRange: any other number.
    """
    if not 0 <= number < UNBALANCED:
        raise NumberOutOfRange("unbalanced", UNBALANCED)
    return Layout.from_owners(owners_by_suit(pack_order().owners_of(number)))


def unbalanced_number(ending: Layout) -> int:
    """Return the number of an unbalanced ending, 0 <= number < UNBALANCED.

    Raises:
        InvalidLayout: a hand has more than 13 cards.
    """
    if max(ending.sizes) > HAND_SIZE:
        raise InvalidLayout(
            translate("reasons", "an unbalanced ending"),
            (_sizes_in_words(ending), translate("reasons", "at most 13")),
        )
    return pack_order().rank_of(owners_by_rank(ending.owners()))


# -- completions ------------------------------------------------------------------------------------------


def completions(template: Layout) -> int:
    """Return how many deals there are in which each seat has the cards of `template` and others.

    Raises:
        InvalidLayout: a hand has more than 13 cards.
    """
    return arrangements(_missing(template))


def completion(template: Layout, number: int) -> Deal:
    """Return one of them, 0 <= number < completions(template): the unused cards go out in Pavlicek's order.

    Raises:
        InvalidLayout: a hand has more than 13 cards.
    """
    places = iter(arrangement_of_rank(number, _missing(template)))
    ranked = (next(places) if owner == UNUSED else owner for owner in owners_by_rank(template.owners()))
    return Deal(layout_hands(owners_by_suit(bytes(ranked))))


def _missing(template: Layout) -> tuple[int, ...]:
    if max(template.sizes) > HAND_SIZE:
        raise InvalidLayout(
            translate("reasons", "a part of a deal"),
            (_sizes_in_words(template), translate("reasons", "at most 13")),
        )
    return tuple(HAND_SIZE - size for size in template.sizes)
