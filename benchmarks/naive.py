"""The number map by walking over the cards: the plain way, kept as the measure of the fast one."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE
from bigdeal_gui.randomness import ripemd160

if TYPE_CHECKING:
    from collections.abc import Iterator

DEALS = comb(52, 13) * comb(39, 13) * comb(26, 13)


def numbers(seed: bytes, owner: bytes) -> Iterator[int]:
    """Yield the numbers of a seed as the definition says."""
    tail = seed + ripemd160.ripemd160(owner)
    counter = 0
    while True:
        counter += 1
        number = int.from_bytes(ripemd160.ripemd160(counter.to_bytes(4, "little") + tail)[:12], "big")
        if number < DEALS:
            yield number


def hands(number: int) -> list[list[int]]:
    """Return the four hands of a number, walking over the cards as the definition says.

    Seat after seat looks at the cards left, from ♠A down: it takes a card unless the number lies beyond all
    the deals in which it does.
    """
    deck = list(range(PACK_SIZE))
    dealt: list[list[int]] = []
    while deck:
        hand: list[int] = []
        for place, card in enumerate(deck):
            wanted = HAND_SIZE - len(hand)
            deals = ways(len(deck) - place - 1, wanted - 1, len(deck) - HAND_SIZE) if wanted else 0
            if number < deals:
                hand.append(card)
            else:
                number -= deals
        dealt.append(hand)
        deck = [card for card in deck if card not in hand]
    return dealt


def ways(cards_left: int, wanted: int, others: int) -> int:
    """Return how often a seat can take `wanted` of `cards_left` cards while the next seats share `others`."""
    deals = comb(cards_left, wanted)
    for cards in range(others, 0, -HAND_SIZE):
        deals *= comb(cards, HAND_SIZE)
    return deals


def hand_text(hand: list[int]) -> str:
    """Return a hand as PBN writes it."""
    suits: list[list[str]] = [[], [], [], []]
    for card in hand:
        suits[card // SUIT_SIZE].append(RANKS[card % SUIT_SIZE])
    return ".".join("".join(suit) for suit in suits)
