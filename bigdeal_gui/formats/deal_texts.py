"""Whole deals as this program writes them, many at once: `AKQ.JT9.876.5432 …`, N, E, S, W, 67 bytes each.

Thirteen cards and three dots are sixteen bytes a hand, and a blank follows. What is spelt otherwise is left
to the readers that take a deal at a time and know how people write.

The bytes of many hands are one long integer here, the first byte lowest, so that a single addition serves
all of them: to shift it by eight bits moves every byte one place on. No byte ever exceeds 255, so that none
carries into the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from bigdeal_gui.formats.regular import deals_of_cards
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal

DEAL_TEXT_BYTES: Final = 67

_LETTERS: Final = RANKS.encode("ascii")
_MARKS: Final = b"... "
"""What is left of a hand without its letters."""
_HAND_BYTES: Final = HAND_SIZE + len(_MARKS)
_AT_ONCE: Final = 250
"""Other threads wait for each step over so many deals: a quarter of a millisecond."""

_NO_CARD: Final = 128
"""Stands for a dot or a blank, with what is added to it: no card has such a number."""
_NO_CARDS: Final = bytes(range(_NO_CARD, 256))
_CARDS_OF_A_SUIT: Final = bytes.maketrans(_LETTERS, bytes(range(SUIT_SIZE)))
_RANKS: Final = bytes(_CARDS_OF_A_SUIT[byte] if byte in _LETTERS else _NO_CARD for byte in range(256))
_SUIT_STEPS: Final = bytes(SUIT_SIZE * (byte == ord(".")) for byte in range(256))


def _kept(places: int) -> int:
    """Return what keeps all bytes of hands but the first `places` of each."""
    pattern = bytes(places) + b"\xff" * (_HAND_BYTES - places)
    return int.from_bytes(pattern * len(SEATS) * _AT_ONCE, "little")


_DOUBLING: Final = tuple((places, _kept(places)) for places in (1, 2, 4, 8))

_BEHIND_A_HAND: Final = bytes([PACK_SIZE, *[_NO_CARD] * (len(_MARKS) - 1)])
"""What becomes a blank, and room for three dots."""
_FROM_ONE: Final = bytes(range(1, _NO_CARD + 1)) + bytes(_NO_CARD)
"""Cards count from 1 while they are moved, and room is zeros."""
_ONES: Final = int.from_bytes(b"\1" * _HAND_BYTES * len(SEATS) * _AT_ONCE, "little")
_HIGHEST_BITS: Final = _ONES * _NO_CARD
_REACHING: Final = tuple(_ONES * (_NO_CARD - 1 - suit * SUIT_SIZE) for suit in range(len(SUITS) - 1, 0, -1))
"""What lifts the cards of a suit, and those behind it, to 128 and more: for clubs, diamonds and hearts."""
_SIGNS: Final = (b"." + _LETTERS * len(SUITS) + b" ").ljust(256)


def texts_of_deals(deals: Sequence[Deal]) -> list[bytes]:
    """Return the texts of `deals`, of DEAL_TEXT_BYTES each."""
    texts: list[bytes] = []
    for first in range(0, len(deals), _AT_ONCE):
        texts += _some_texts(deals[first : first + _AT_ONCE])
    return texts


def _some_texts(deals: Sequence[Deal]) -> list[bytes]:
    hands = chain.from_iterable(deal.hands for deal in deals)
    cards = int.from_bytes(_BEHIND_A_HAND.join((*hands, b"")).translate(_FROM_ONE), "little")
    for reaching in _REACHING:
        # Whatever begins with this suit or a later one goes a place on, and leaves a zero for the dot: to add
        # 255 times a byte takes it away and adds it to the next place.
        high = cards + reaching & _HIGHEST_BITS
        cards += (cards & (high - (high >> 7) | high)) * 255
    text = cards.to_bytes(_HAND_BYTES * len(SEATS) * len(deals), "little").translate(_SIGNS)
    return [text[start : start + DEAL_TEXT_BYTES] for start in range(0, len(text), DEAL_TEXT_BYTES + 1)]


def deals_of_texts(untrusted_texts: Sequence[bytes]) -> list[Deal] | None:
    """Return the deals of texts of DEAL_TEXT_BYTES each; None where one is spelt otherwise, or is no deal."""
    cards = cards_of_hands(b" ".join((*untrusted_texts, b"")))
    return None if cards is None else deals_of_cards(cards)


def cards_of_hands(untrusted_text: bytes) -> bytes | None:
    """Return the cards of hands of 16 bytes with a blank behind each, in their order.

    None where one is spelt otherwise.
    """
    cards: list[bytes] = []
    piece_bytes = _HAND_BYTES * len(SEATS) * _AT_ONCE
    for first in range(0, len(untrusted_text), piece_bytes):
        some = _cards(untrusted_text[first : first + piece_bytes])
        if some is None:
            return None
        cards.append(some)
    return b"".join(cards)


def _cards(untrusted_text: bytes) -> bytes | None:
    hands, rest = divmod(len(untrusted_text), _HAND_BYTES)
    # Every seventeenth byte is a blank, and each hand before one has three dots and so thirteen letters.
    if rest or untrusted_text[HAND_SIZE + len(SUITS) - 1 :: _HAND_BYTES] != b" " * hands:
        return None
    if untrusted_text.translate(None, _LETTERS) != _MARKS * hands:
        return None
    # A dot begins the next suit: after the sums over 2, 4, 8 and 16 places each byte has those of all dots
    # before it in its hand.
    suits = int.from_bytes(untrusted_text.translate(_SUIT_STEPS), "little")
    for places, kept in _DOUBLING:
        suits += suits << 8 * places & kept
    cards = suits + int.from_bytes(untrusted_text.translate(_RANKS), "little")
    return cards.to_bytes(len(untrusted_text), "little").translate(None, _NO_CARDS)
