"""Records of endings and layouts in bulk: arrays of owners to records, and back.

A row of owners is 52 bytes: who has ♠A ♠K … ♣2, a seat (0..3) or nobody (4). The numbers are those of
`endings`, `pavlicek` and `layouts`: for each card the ways that begin with an earlier owner are added, or
taken off. What is counted stands in tables; numbers are two words of 60 bits. Needs numpy.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np

from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, SUIT_SIZE, SUITS
from bigdeal_gui.model.layouts import UNUSED
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.numbering.endings import BALANCED_FIRSTS, pack_order
from bigdeal_gui.numbering.layouts import BASE
from bigdeal_gui.numbering.pavlicek import arrangements

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    Owners: TypeAlias = "NDArray[np.uint8]"
    Whole: TypeAlias = "NDArray[np.int64]"
    Words: TypeAlias = "NDArray[np.uint64]"

SCHEMES: Final = frozenset({"pavlicek", "balanced", "unbalanced", "base5"})
"""The schemes whose records are made here."""

_SEATS: Final = len(SEATS)
_RADIX_BITS: Final = 60
_RADIX_MASK: Final = 2**_RADIX_BITS - 1
_WORD_BITS: Final = 64
_WORD_MASK: Final = 2**_WORD_BITS - 1
_RECORD_BYTES: Final = 16
"""The widest record; narrower ones are filled up with zeros before them."""

_ROOMS: Final = HAND_SIZE + 2
"""A seat's room as a digit: the cards that it can still take, plus 1; 0 stands for one card too many."""
_STEPS: Final = np.array([*(_ROOMS**power for power in range(_SEATS - 1, -1, -1)), 0], np.int64)
_A_CARD_EACH: Final = int(_STEPS.sum())

_RANKED: Final = np.array(
    [place % len(SUITS) * SUIT_SIZE + place // len(SUITS) for place in range(PACK_SIZE)], np.int64
)
"""Where the cards ♠A ♥A ♦A ♣A ♠K … stand in a row of owners."""


class _Counts(NamedTuple):
    """How many ways there are to place the cards that are left, 0 … 51, when the seats have some room.

    Seats may change places without changing a count, so that few classes stand for all rooms; 0 is no way.
    `classes` is asked with the digits of the room, then `high` and `low` with the cards left and the class.
    """

    classes: NDArray[np.uint16]
    high: Whole
    low: Whole


def _counts(ways: Callable[[Sequence[int]], Sequence[int]]) -> _Counts:
    rooms = list(combinations_with_replacement(range(HAND_SIZE + 1), _SEATS))
    place_of = {room: place for place, room in enumerate(rooms, start=1)}
    codes = product(range(-1, HAND_SIZE + 1), repeat=_SEATS)
    classes = np.array([place_of.get(tuple(sorted(code)), 0) for code in codes], np.uint16)
    numbers = [[0] * PACK_SIZE, *(ways(room)[:PACK_SIZE] for room in rooms)]
    high = np.array([[number >> _RADIX_BITS for number in row] for row in numbers], np.int64)
    low = np.array([[number & _RADIX_MASK for number in row] for row in numbers], np.int64)
    # A row for each number of cards that are left.
    high, low = np.ascontiguousarray(high.T), np.ascontiguousarray(low.T)
    return _Counts(classes, high, low)


@cache
def _unbalanced_counts() -> _Counts:
    return _counts(pack_order().ways)


@cache
def _balanced_counts() -> _Counts:
    """Return the counts where all places, those that stay unused among them, are filled."""

    def ways(room: Sequence[int]) -> Sequence[int]:
        held = sum(room)
        return [arrangements((*room, left - held)) if left >= held else 0 for left in range(PACK_SIZE)]

    return _counts(ways)


# -- endings ----------------------------------------------------------------------------------------------


def _ranks_of(ranked: Owners, rooms: Whole, counts: _Counts) -> tuple[Whole, Whole]:
    """Return the places, from 0, of ways to give the cards, each a column of `ranked`; overwrites `rooms`."""
    high, low = np.zeros_like(rooms), np.zeros_like(rooms)
    for card, owners in enumerate(ranked):
        left = PACK_SIZE - 1 - card
        for seat in range(_SEATS):
            # All ones where the card went to somebody after this seat.
            passed = -(owners > seat).astype(np.int64)
            room = counts.classes.take(rooms - _STEPS[seat])
            low += counts.low[left].take(room) & passed
            high += counts.high[left].take(room) & passed
        high += low >> _RADIX_BITS
        low &= _RADIX_MASK
        rooms -= _STEPS.take(owners)
    return high, low


def _ranked_of(high: Whole, low: Whole, rooms: Whole, counts: _Counts) -> Owners:
    """Undo `_ranks_of`; overwrites what it is given."""
    ranked = np.empty((PACK_SIZE, len(rooms)), np.uint8)
    for card in range(PACK_SIZE):
        left = PACK_SIZE - 1 - card
        owners = np.zeros_like(rooms)
        is_at = np.full_like(rooms, -1)
        for seat in range(_SEATS):
            room = counts.classes.take(rooms - _STEPS[seat])
            seat_low, seat_high = counts.low[left].take(room), counts.high[left].take(room)
            # What is left of the number without this seat's ways: below zero where the seat gets the card.
            rest = high - seat_high
            rest += (low - seat_low) >> _RADIX_BITS
            np.right_shift(rest, _WORD_BITS - 1, out=rest)
            np.invert(rest, out=rest)
            is_at &= rest
            low -= seat_low & is_at
            high -= seat_high & is_at
            owners -= is_at
        high += low >> _RADIX_BITS
        low &= _RADIX_MASK
        rooms -= _STEPS.take(owners)
        ranked[card] = owners
    return ranked


_FIRST_WORDS: Final = (
    np.array([first >> _RADIX_BITS for first in BALANCED_FIRSTS], np.int64),
    np.array([first & _RADIX_MASK for first in BALANCED_FIRSTS], np.int64),
)


def is_fit(owners: Owners, scheme: str) -> NDArray[np.bool_]:
    """Tell of each row whether `scheme`, one of SCHEMES, has a number for it."""
    if scheme == "base5":
        return np.ones(len(owners), np.bool_)
    sizes = np.stack([(owners == seat).sum(axis=1, dtype=np.uint8) for seat in range(_SEATS)])
    is_small: NDArray[np.bool_] = np.all(sizes <= HAND_SIZE, axis=0)
    if scheme == "unbalanced":
        return is_small
    fewest = HAND_SIZE if scheme == "pavlicek" else 1
    is_balanced: NDArray[np.bool_] = np.all(sizes == sizes[0], axis=0) & is_small & (sizes[0] >= fewest)
    return is_balanced


def records_of(owners: Owners, scheme: str, record_bytes: int) -> bytes:
    """Return the records of rows that are all fit for `scheme`, one of SCHEMES."""
    ranked = np.ascontiguousarray(owners[:, _RANKED].T)
    if scheme == "base5":
        words = _words_of_digits(ranked)
    else:
        rooms = np.full(len(owners), _A_CARD_EACH * (HAND_SIZE + 1), np.int64)
        if scheme == "unbalanced":
            high, low = _ranks_of(ranked, rooms, _unbalanced_counts())
        else:
            cards = (owners == 0).sum(axis=1)
            high, low = _ranks_of(ranked, (cards + 1) * _A_CARD_EACH, _balanced_counts())
            high += _FIRST_WORDS[0].take(HAND_SIZE - cards)
            low += _FIRST_WORDS[1].take(HAND_SIZE - cards)
            high += low >> _RADIX_BITS
            low &= _RADIX_MASK
        words = np.empty((len(owners), 2), np.uint64)
        words[:, 0] = high >> (_WORD_BITS - _RADIX_BITS)
        words[:, 1] = low | high << _RADIX_BITS
    return words.astype(">u8").view(np.uint8)[:, _RECORD_BYTES - record_bytes :].tobytes()


def words_of(untrusted_data: bytes, record_bytes: int) -> Words:
    """Return the numbers of whole records, a row a record: its high 64 bits, and its low ones."""
    padded = np.zeros((len(untrusted_data) // record_bytes, _RECORD_BYTES), np.uint8)
    padded[:, _RECORD_BYTES - record_bytes :] = np.frombuffer(untrusted_data, np.uint8).reshape(
        -1, record_bytes
    )
    return padded.view(">u8").astype(np.uint64)


def is_in_range(words: Words, count: int) -> NDArray[np.bool_]:
    """Tell of each number whether it is below `count`."""
    high, low = np.uint64(count >> _WORD_BITS), np.uint64(count & _WORD_MASK)
    is_below: NDArray[np.bool_] = (words[:, 0] < high) | ((words[:, 0] == high) & (words[:, 1] < low))
    return is_below


def owners_of(words: Words, scheme: str) -> Owners:
    """Return the rows of owners with these numbers, all in the range of `scheme`, one of SCHEMES."""
    if scheme == "base5":
        ranked = _digits_of_words(words)
    else:
        spare = np.uint64(_WORD_BITS - _RADIX_BITS)
        high = (words[:, 0] << spare | words[:, 1] >> np.uint64(_RADIX_BITS)).astype(np.int64)
        low = (words[:, 1] & np.uint64(_RADIX_MASK)).astype(np.int64)
        rooms = np.full(len(words), _A_CARD_EACH * (HAND_SIZE + 1), np.int64)
        counts = _unbalanced_counts() if scheme == "unbalanced" else _balanced_counts()
        if scheme != "unbalanced":
            rooms = _leave_blocks(high, low)
        ranked = _ranked_of(high, low, rooms, counts)
    owners = np.empty((len(words), PACK_SIZE), np.uint8)
    owners[:, _RANKED] = ranked.T
    return owners


def _leave_blocks(high: Whole, low: Whole) -> Whole:
    """Take the first number of their size off balanced endings' numbers, and return the seats' rooms."""
    block = np.zeros(len(high), np.int64)
    for first_high, first_low in zip(*(words[1:-1] for words in _FIRST_WORDS), strict=True):
        block += (high > first_high) | ((high == first_high) & (low >= first_low))
    high -= _FIRST_WORDS[0].take(block)
    low -= _FIRST_WORDS[1].take(block)
    high += low >> _RADIX_BITS
    low &= _RADIX_MASK
    return (HAND_SIZE + 1 - block) * _A_CARD_EACH


# -- layouts ----------------------------------------------------------------------------------------------

_GROUP_DIGITS: Final = 13
_GROUP: Final = BASE**_GROUP_DIGITS
"""Thirteen digits are below 2^31, so that a remainder and 32 more bits are one word."""
_LIMB_BITS: Final = 32
_LIMB_MASK: Final = 2**_LIMB_BITS - 1
_DIGIT_OF: Final = np.array([1, 2, 3, 4, 0], np.uint8)
_OWNER_OF: Final = np.array([UNUSED, 0, 1, 2, 3], np.uint8)


def _words_of_digits(ranked: Owners) -> Words:
    """Return the numbers of layouts; `ranked` has a row a card, the least significant digit's first."""
    digits = _DIGIT_OF.take(ranked).astype(np.uint64)
    limbs = [np.zeros(ranked.shape[1], np.uint64) for _limb in range(_RECORD_BYTES * 8 // _LIMB_BITS)]
    for last in range(PACK_SIZE, 0, -_GROUP_DIGITS):
        carry = np.zeros(ranked.shape[1], np.uint64)
        for digit in digits[last - _GROUP_DIGITS : last][::-1]:
            carry = carry * np.uint64(BASE) + digit
        for limb in limbs:
            carry += limb * np.uint64(_GROUP)
            np.bitwise_and(carry, np.uint64(_LIMB_MASK), out=limb)
            carry >>= np.uint64(_LIMB_BITS)
    return np.stack(
        [limbs[3] << np.uint64(_LIMB_BITS) | limbs[2], limbs[1] << np.uint64(_LIMB_BITS) | limbs[0]], axis=1
    )


def _digits_of_words(words: Words) -> Owners:
    """Undo `_words_of_digits`."""
    shift, mask, group = np.uint64(_LIMB_BITS), np.uint64(_LIMB_MASK), np.uint64(_GROUP)
    limbs = [words[:, 0] >> shift, words[:, 0] & mask, words[:, 1] >> shift, words[:, 1] & mask]
    ranked = np.empty((PACK_SIZE, len(words)), np.uint8)
    for first in range(0, PACK_SIZE, _GROUP_DIGITS):
        rest = np.zeros(len(words), np.uint64)
        for place, limb in enumerate(limbs):
            part = rest << shift | limb
            limbs[place] = part // group
            rest = part - limbs[place] * group
        for card in range(first, first + _GROUP_DIGITS):
            above = rest // np.uint64(BASE)
            ranked[card] = _OWNER_OF.take((rest - above * np.uint64(BASE)).astype(np.int64))
            rest = above
    return ranked
