"""Layouts as four suit words of 32 bits: spades, hearts, diamonds, clubs.

A word holds 13 digits in base 5, the ace's least significant. Digit 0 is an unused card; 1, 2, 3, 4 are West,
North, East, South. Bit 31 says that the next word belongs to the same diagram: it is set in three words, and
clear in the clubs'. In text a word is eight hexadecimal digits.
Source: R. Pavlicek, Bridge File Converter, format ZBS (rpbridge.net/7a14.htm).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.errors import InvalidWords
from bigdeal_gui.model.cards import SUIT_SIZE, SUITS
from bigdeal_gui.model.layouts import UNUSED, Layout
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence

Words: TypeAlias = tuple[int, int, int, int]

BASE: Final = 5

SUIT_LAYOUTS: Final = BASE**SUIT_SIZE
"""The number of ways to place a suit: 1,220,703,125, which leaves bit 31 free."""

_CONTINUES: Final = 2**31
_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
_DIGITS: Final = b"23410".ljust(256)
_OWNERS: Final = (UNUSED, 3, 0, 1, 2)
_WORD: Final = re.compile(r"[0-9A-Fa-f]{8}")


def words_of(layout: Layout) -> Words:
    """Return the suit words of `layout`, each below 2^32."""
    digits = layout.owners().translate(_DIGITS)
    spades, hearts, diamonds, clubs = (
        int(digits[first : first + SUIT_SIZE][::-1], BASE) for first in range(0, len(digits), SUIT_SIZE)
    )
    return spades | _CONTINUES, hearts | _CONTINUES, diamonds | _CONTINUES, clubs


def _suit(name: str) -> str:
    """Return the name of a suit in the user's language."""
    return {
        "spades": translate("reasons", "spades"),
        "hearts": translate("reasons", "hearts"),
        "diamonds": translate("reasons", "diamonds"),
        "clubs": translate("reasons", "clubs"),
    }[name]


def layout_of(words: Sequence[int]) -> Layout:
    """Return the layout of four suit words.

    Raises:
        InvalidWords: not four words, bit 31 not as it must be, or a word that places no suit.
    """
    if len(words) != len(SUITS):
        raise InvalidWords(translate("reasons", "{count} instead of 4").format(count=len(words)))
    owners = bytearray()
    for name, word in zip(_NAMES, words, strict=True):
        continues = _CONTINUES if name != _NAMES[-1] else 0
        number = word - continues
        if not 0 <= number < SUIT_LAYOUTS:
            most = continues + SUIT_LAYOUTS - 1
            text = translate("reasons", "that of the {suit} runs from {first} to {last}")
            raise InvalidWords(text.format(suit=_suit(name), first=f"{continues:08X}", last=f"{most:08X}"))
        for _card in range(SUIT_SIZE):
            number, digit = divmod(number, BASE)
            owners.append(_OWNERS[digit])
    return Layout.from_owners(bytes(owners))


def words_text(words: Words) -> str:
    """Return the words as hexadecimal digits, capitals, with a blank between two."""
    return " ".join(f"{word:08X}" for word in words)


def parse_words(text: str) -> tuple[int, ...]:
    """Return the words of a text, any number of them, with blanks between.

    Raises:
        InvalidWords: one of them is not eight hexadecimal digits.
    """
    words = text.split()
    for place, word in enumerate(words, start=1):
        if _WORD.fullmatch(word) is None:
            text = translate("reasons", "number {place} is not eight hexadecimal digits")
            raise InvalidWords(text.format(place=place))
    return tuple(int(word, 16) for word in words)
