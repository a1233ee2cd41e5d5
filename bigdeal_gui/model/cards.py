"""The pack.

A card is an integer 0..51 in the order of Big Deal: ♠A = 0, ♠K = 1 … ♠2 = 12, ♥A = 13 … ♣2 = 51.
A hand is `bytes`, its cards ascending: suits spades to clubs, each from the ace down.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from math import comb
from typing import Final

from bigdeal_gui.words import translate

RANKS: Final = "AKQJT98765432"
SUITS: Final = "SHDC"
PACK_SIZE: Final = 52
HAND_SIZE: Final = 13
SUIT_SIZE: Final = 13

HONOUR_POINTS: Final = (4, 3, 2, 1)
"""Milton Work's, of ace, king, queen and jack."""


def suit_name(suit: int) -> str:
    """Return the name of the suit at place `suit` of `SUITS` in the user's language."""
    return (
        translate("reasons", "spades"),
        translate("reasons", "hearts"),
        translate("reasons", "diamonds"),
        translate("reasons", "clubs"),
    )[suit]


def suit_lengths(hand: bytes) -> tuple[int, int, int, int]:
    """Return how many spades, hearts, diamonds and clubs `hand` holds."""
    spades, hearts, diamonds, clubs = (
        sum(first <= card < first + SUIT_SIZE for card in hand) for first in range(0, PACK_SIZE, SUIT_SIZE)
    )
    return spades, hearts, diamonds, clubs


def high_card_points(hand: bytes) -> int:
    """Return the Milton Work points of `hand`: ace 4, king 3, queen 2, jack 1."""
    ranks = (card % SUIT_SIZE for card in hand)
    return sum(HONOUR_POINTS[rank] for rank in ranks if rank < len(HONOUR_POINTS))


@cache
def hands_by_points(cards: int = HAND_SIZE) -> tuple[int, ...]:
    """Return how many of all hands of `cards` cards, 13, or 26 for a side, hold 0, 1, 2 … points."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for value in HONOUR_POINTS:
        grown: Counter[tuple[int, int]] = Counter()
        for ((honours, points), count), held in product(ways.items(), range(len(SUITS) + 1)):
            grown[honours + held, points + held * value] += count * comb(len(SUITS), held)
        ways = grown
    small_cards = PACK_SIZE - len(HONOUR_POINTS) * len(SUITS)
    totals: Counter[int] = Counter()
    for (honours, points), count in ways.items():
        if honours <= cards:
            totals[points] += count * comb(small_cards, cards - honours)
    return tuple(totals[points] for points in range(max(totals) + 1))
