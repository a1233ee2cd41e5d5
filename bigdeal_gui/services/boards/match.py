"""How the hands of a board lie against those that were dealt: turned, exchanged, some cards astray.

Pure reckoning with sets of cards as numbers of 52 bits; nothing here is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import comb
from typing import Final, NamedTuple

from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.seats import SEATS, Seat

CHANCE: Final = 1e-3
"""Fewer coincidences than this are expected among all boards that a search looks at."""

MOST_CHANGES: Final = 4
"""So many cards of one hand may be in other hands, whatever chance says."""

_QUARTERS: Final = len(SEATS)
_PAIR: Final = 2

Masks = tuple[int, int, int, int]


class Arrangement(NamedTuple):
    """Where the cards that lie at each seat come from: `origins[i]` for the i-th seat that was read."""

    origins: tuple[Seat, ...]
    changes: int
    """Cards of the hands read that are not of the hands they come from."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened between a dealt board and the hands read.

    `turned_by` is in degrees clockwise: 90 means that North's hand lies East. `seats` are the seats whose
    whole hands are exchanged, `cards` how many cards of a seat are astray, and `card_seats` between which
    seats, as far as it can be told.
    """

    turned_by: int = 0
    seats: tuple[Seat, ...] = ()
    cards: int = 0
    card_seats: tuple[Seat, ...] = ()

    @property
    def is_none(self) -> bool:
        """Whether everything lies as it was dealt."""
        return not (self.turned_by or self.seats or self.cards)


def card_mask(cards: Sequence[int] | frozenset[int] | bytes) -> int:
    """Return cards as a number with a bit for each."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def hand_masks(deal: Deal) -> Masks:
    """Return the four hands of a deal, N, E, S, W."""
    north, east, south, west = map(card_mask, deal.hands)
    return north, east, south, west


def card_changes_allowed(hands: int, boards: int) -> int:
    """Return how many cards may be astray in `hands` hands that are looked for among `boards` boards.

    No more than leave fewer than `CHANCE` coincidences to be expected. With n astray in all, one of k hands
    has at most n/k astray, and that is the chance counted here, for every hand and seat it could be of.
    """
    allowed = 0
    while (
        allowed < MOST_CHANGES * hands
        and boards * hands * _QUARTERS * _chance((allowed + 1) // hands) < CHANCE
    ):
        allowed += 1
    return allowed


@cache
def _chance(astray: int) -> float:
    """Return the chance that 13 cards of 52 have all but `astray` at most in common with 13 others."""
    return sum(
        comb(HAND_SIZE, HAND_SIZE - lost) * comb(PACK_SIZE - HAND_SIZE, lost) for lost in range(astray + 1)
    ) / comb(PACK_SIZE, HAND_SIZE)


def hand_arrangements(read: Mapping[Seat, int], dealt: Masks, most: int) -> list[Arrangement]:
    """Return the ways in which the hands `read` can come from those `dealt`, with the fewest cards astray.

    Empty where more than `most` would be. `read` is in the order of the seats.
    """
    lost = [[HAND_SIZE - (hand & other).bit_count() for other in dealt] for hand in read.values()]
    if min(map(min, lost)) * len(lost) > most:
        return []
    best = most
    found: list[Arrangement] = []
    for origins in permutations(SEATS, len(lost)):
        changes = sum(row[origin] for row, origin in zip(lost, origins, strict=True))
        if changes < best:
            best, found = changes, []
        if changes == best:
            found.append(Arrangement(origins, changes))
    return found


def hand_changes(read: Mapping[Seat, int], dealt: Masks, arrangement: Arrangement) -> tuple[Change, ...]:
    """Return what `arrangement` can mean for the hands `read`: two things where hands are too few.

    One hand at another seat may be of a board that was turned, or exchanged with one other hand; so may two
    that lie opposite each other.
    """
    pairs = list(zip(read, arrangement.origins, strict=True))
    steps = {(seat - origin) % _QUARTERS for seat, origin in pairs}
    turned = steps.pop() if len(steps) == 1 else 0
    seats = tuple(sorted({place for seat, origin in pairs if seat != origin for place in (seat, origin)}))
    astray = {seat: found for seat, origin in pairs if (found := read[seat] & ~dealt[origin])}
    cards = max((found.bit_count() for found in astray.values()), default=0)

    def change(step: int, exchanged: tuple[Seat, ...]) -> Change:
        now_at = {origin: seat for seat, origin in pairs}
        for origin in SEATS:
            now_at.setdefault(origin, SEATS[(origin + step) % _QUARTERS])
        owners = {now_at[owner] for found in astray.values() for owner in SEATS if found & dealt[owner]}
        return Change(90 * step, exchanged, cards, tuple(sorted({*astray, *owners})))

    if not turned:
        return (change(0, seats),)
    if len(seats) == _PAIR and len(read) < len(SEATS):
        return change(turned, ()), change(0, seats)
    return (change(turned, ()),)
