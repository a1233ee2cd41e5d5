"""Big Deal's number map in bulk: arrays of numbers to arrays of hands.

A hand is a 64-bit word whose bit 51 - card is set for each of its cards: clubs from the deuce up in bits
0 … 12, then diamonds, hearts and spades. Read so, the number map counted from its far end ranks
hands by their words, and a hand is found by bisection, some bits at a time. Needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering.big_deal import DEALS, EASTS, SOUTHS

if TYPE_CHECKING:
    from numpy.typing import NDArray

Words: TypeAlias = "NDArray[np.uint64]"

_LAST_BITS: Final = 16
"""The lowest bits of a hand, which are looked up."""
_BISECTED: Final = {
    PACK_SIZE: (12, 12, 12),
    PACK_SIZE - HAND_SIZE: (12, 11),
    PACK_SIZE - 2 * HAND_SIZE: (10,),
}
"""How many bits each bisection settles of those above, from the highest, for decks of three sizes."""
_NIBBLE: Final = 7
"""Bits that one look-up spreads."""
_DIGIT: Final = 32
_WORD_BITS: Final = 64
_SPLIT: Final = 31
"""C(39,13) has 33 bits: its remainder and 31 more bits are one word."""

_EVERY_CARD: Final = np.uint64(2**PACK_SIZE - 1)


def bulk_hands(numbers: Words) -> Words:
    """Return four rows, the hands N, E, S, W, of the deals with Big Deal's `numbers`; a column a deal.

    `numbers` has three rows, base-2^32 digits from the highest.

    Raises:
        NumberOutOfRange: a number is not below DEALS.
    """
    north_rank, east_rank, south_rank = _ranks(numbers)
    hands = np.empty((4, numbers.shape[1]), np.uint64)
    hands[0] = _hands_of_ranks(north_rank, PACK_SIZE)
    rest = hands[0] ^ _EVERY_CARD
    hands[1] = _spread(_hands_of_ranks(east_rank, PACK_SIZE - HAND_SIZE), rest)
    np.bitwise_xor(rest, hands[1], out=rest)
    hands[2] = _spread(_hands_of_ranks(south_rank, PACK_SIZE - 2 * HAND_SIZE), rest)
    np.bitwise_xor(rest, hands[2], out=hands[3])
    return hands


def _ranks(numbers: Words) -> tuple[Words, Words, Words]:
    """Return the ranks of North's, East's and South's cards, counted from the far end of the map."""
    high, middle, low = _reversed(numbers)
    souths, easts = np.uint64(SOUTHS), np.uint64(EASTS)
    digit, split = np.uint64(_DIGIT), np.uint64(_SPLIT)
    # The quotient by C(26,13), three digits, below 2^73.
    first = high // souths
    part = (high - first * souths) << digit | middle
    second = part // souths
    part = (part - second * souths) << digit | low
    third = part // souths
    south_rank = part - third * souths
    # That by C(39,13), in two parts that leave room for the remainder.
    top = first << np.uint64(2 * _DIGIT - _SPLIT) | second << np.uint64(_DIGIT - _SPLIT) | third >> split
    north_high = top // easts
    part = (top - north_high * easts) << split | third & np.uint64(2**_SPLIT - 1)
    north_low = part // easts
    return north_high << split | north_low, part - north_low * easts, south_rank


def _reversed(numbers: Words) -> tuple[Words, Words, Words]:
    """Return DEALS - 1 - number in digits.

    Raises:
        NumberOutOfRange: where that is below zero.
    """
    low, middle, high = numbers[2], numbers[1], numbers[0]
    digits = [np.uint64((DEALS - 1) >> shift & (2**_DIGIT - 1)) for shift in (0, _DIGIT, 2 * _DIGIT)]
    mask, sign = np.uint64(2**_DIGIT - 1), np.uint64(63)
    low = digits[0] - low
    middle = digits[1] - middle - (low >> sign)
    high = digits[2] - high - (middle >> sign)
    if (high >> sign).any():
        raise NumberOutOfRange("bigdeal", DEALS)
    return high, middle & mask, low & mask


_COUNTS: Final = np.array([pattern.bit_count() for pattern in range(2**_LAST_BITS)], np.int64)
_BY_COUNT: Final = np.argsort(_COUNTS, kind="stable").astype(np.uint16)
"""All patterns of 16 bits, those with few bits first, and then in ascending order."""
_FIRST_OF_COUNT: Final = np.cumsum(np.bincount(_COUNTS)) - np.bincount(_COUNTS)


@cache
def _starts(bits: int, below: int) -> NDArray[np.int64]:
    """Return, for 0 … 13 cards to place, the rank at which each pattern of the next `bits` begins.

    `below` cards lie under these bits. Every rank is one less, so that "begins at or before" is a sign.
    """
    cards = range(HAND_SIZE + 1)
    ways = [[comb(below, wanted - here) if here <= wanted else 0 for here in cards] for wanted in cards]
    sizes = np.array(ways, np.int64)[:, _COUNTS[: 2**bits]]
    return (np.cumsum(sizes, axis=1) - sizes - 1).ravel()


def _hands_of_ranks(ranks: Words, deck_size: int) -> Words:
    """Return the hands of 13 with `ranks` among the words of `deck_size` bits; overwrites `ranks`."""
    rest = ranks.view(np.int64)
    cards = np.full(len(rest), HAND_SIZE, np.int64)
    hands = np.zeros(len(rest), np.uint64)
    found, scratch = np.empty_like(rest), np.empty_like(rest)
    below = deck_size
    for bits in _BISECTED[deck_size]:
        below -= bits
        starts = _starts(bits, below)
        np.left_shift(cards, bits, out=found)
        for bit in range(bits - 1, -1, -1):
            # A table that begins `step` later saves adding `step` to every index.
            starts[1 << bit :].take(found, out=scratch, mode="clip")
            np.subtract(scratch, rest, out=scratch)
            signs = scratch.view(np.uint64)
            np.right_shift(signs, np.uint64(63 - bit), out=signs)
            np.bitwise_and(scratch, 1 << bit, out=scratch)
            np.add(found, scratch, out=found)
        starts.take(found, out=scratch, mode="clip")
        np.subtract(rest, scratch, out=rest)
        np.subtract(rest, 1, out=rest)
        np.bitwise_and(found, 2**bits - 1, out=found)
        _COUNTS.take(found, out=scratch, mode="clip")
        np.subtract(cards, scratch, out=cards)
        np.left_shift(hands, np.uint64(bits), out=hands)
        np.bitwise_or(hands, found.view(np.uint64), out=hands)
    _FIRST_OF_COUNT.take(cards, out=found, mode="clip")
    np.add(found, rest, out=found)
    np.left_shift(hands, np.uint64(_LAST_BITS), out=hands)
    return hands | _BY_COUNT.take(found, mode="clip")


@cache
def _spread_table() -> Words:
    """Return, at free << 7 | pattern, the low bits of `pattern` laid into the set bits of `free`."""
    free, pattern = np.divmod(np.arange(2 ** (2 * _NIBBLE), dtype=np.uint64), np.uint64(2**_NIBBLE))
    table = np.zeros_like(free)
    one = np.uint64(1)
    for place in map(np.uint64, range(_NIBBLE)):
        is_free = free >> place & one
        table |= (pattern & is_free) << place
        pattern >>= is_free
    return table


def _spread(patterns: Words, free: Words) -> Words:
    """Return the low bits of `patterns` laid into the set bits of `free`, in their order."""
    table = _spread_table()
    counts = _COUNTS[: 2**_NIBBLE].astype(np.uint64)
    low = np.uint64(2**_NIBBLE - 1)
    rest = patterns.copy()
    spread = np.zeros_like(free)
    places, index = np.empty_like(free), np.empty_like(free)
    for first in range(0, PACK_SIZE, _NIBBLE):
        shift = np.uint64(first)
        np.right_shift(free, shift, out=places)
        np.bitwise_and(places, low, out=places)
        np.bitwise_and(rest, low, out=index)
        widths = counts.take(places.view(np.int64), mode="clip")
        np.right_shift(rest, widths, out=rest)
        np.left_shift(places, np.uint64(_NIBBLE), out=places)
        np.bitwise_or(places, index, out=places)
        table.take(places.view(np.int64), out=index, mode="clip")
        np.left_shift(index, shift, out=index)
        np.bitwise_or(spread, index, out=spread)
    return spread


def _cards_of(hands: Words) -> NDArray[np.uint8]:
    """Return 52 bits for each hand of each deal, set for its cards, ♠A first; rows N E S W N E …."""
    bits = np.unpackbits(hands.T.astype(">u8", order="C").view(np.uint8), axis=None).reshape(-1, _WORD_BITS)
    # Read from the front a word's bits are the cards in ascending order, behind twelve that stand for none.
    return bits[:, _WORD_BITS - PACK_SIZE :]


def bulk_owners(hands: Words) -> NDArray[np.uint8]:
    """Return a row of 52 seats (0..3, N E S W) for each deal of `hands`, four rows of words."""
    bits = _cards_of(hands).reshape(-1, len(hands), PACK_SIZE)
    # Each card is with one seat alone.
    owners: NDArray[np.uint8] = bits[:, 1] + 2 * bits[:, 2] + 3 * bits[:, 3]
    return owners


def bulk_cards(hands: Words) -> Iterator[bytes]:
    """Yield 52 bytes for each deal of `hands`: its cards, hand after hand, each ascending."""
    found = np.flatnonzero(_cards_of(hands))
    cards = (found % PACK_SIZE).astype(np.uint8).tobytes()
    return (cards[first : first + PACK_SIZE] for first in range(0, len(cards), PACK_SIZE))


def bulk_deals(hands: Words) -> Iterator[Deal]:
    """Yield the deals of `hands`, four rows N, E, S, W, one after another."""
    for cards in bulk_cards(hands):
        north, east, south, west = (
            cards[first : first + HAND_SIZE] for first in range(0, PACK_SIZE, HAND_SIZE)
        )
        yield Deal((north, east, south, west))


def suit_holdings(hands: Words) -> list[NDArray[np.int64]]:
    """Return the 13 bits of each suit, spades first, of each of `hands`: bit 12 the ace, bit 0 the deuce."""
    shifts = range(PACK_SIZE - SUIT_SIZE, -1, -SUIT_SIZE)
    return [(hands >> np.uint64(shift) & np.uint64(2**SUIT_SIZE - 1)).view(np.int64) for shift in shifts]
