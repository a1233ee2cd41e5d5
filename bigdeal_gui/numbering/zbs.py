"""Layouts as four suit words of 32 bits: spades, hearts, diamonds, clubs.

A word holds 13 digits in base 5, the ace's least significant. Digit 0 is an unused card; 1, 2, 3, 4 are West,
North, East, South. In text a word is eight hexadecimal digits, and bit 31 says that the next word belongs to
the same diagram: it is set in three words, and clear in the clubs'. In files bit 31 says that a word is part
of a deal, the clubs' too; a word without it is a suit by itself. Both are read from both. In files the most
significant byte of a word comes first, which is this program's order.
Sources: R. Pavlicek, Mapping Bridge Endings (rpbridge.net/7z72.htm); Bridge File Converter, format ZBS
(rpbridge.net/7a14.htm).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias

from bigdeal_gui.errors.numbering import DamagedNumbers, InvalidWords
from bigdeal_gui.model.cards import SUIT_SIZE, SUITS, suit_name
from bigdeal_gui.model.layouts import (
    UNUSED,
    Layout,
    layout_text,
    owner_letters,
    owners_of_letters,
    parse_layout,
)
from bigdeal_gui.words import translate

Words: TypeAlias = tuple[int, int, int, int]

BASE: Final = 5

SUIT_LAYOUTS: Final = BASE**SUIT_SIZE
"""The number of ways to place a suit: 1,220,703,125, which leaves bit 31 free."""

_CONTINUES: Final = 2**31
_DIGITS: Final = b"23410".ljust(256)
_OWNERS: Final = (UNUSED, 3, 0, 1, 2)
WORD_BYTES: Final = 4
_LAST: Final = f"{SUIT_LAYOUTS - 1:08X}"
_WORD: Final = re.compile(r"[0-9A-Fa-f]{8}")


def zbs_words(layout: Layout) -> Words:
    """Return the suit words of `layout`, each below 2^32."""
    owners = layout.owners()
    spades, hearts, diamonds, clubs = (
        _suit_word(owners[first : first + SUIT_SIZE]) for first in range(0, len(owners), SUIT_SIZE)
    )
    return spades | _CONTINUES, hearts | _CONTINUES, diamonds | _CONTINUES, clubs


def layout_of_zbs_words(words: Sequence[int]) -> Layout:
    """Return the layout of four suit words.

    Raises:
        InvalidWords: not four words, bit 31 not as it must be, or a word that places no suit.
    """
    if len(words) != len(SUITS):
        raise InvalidWords(translate("reasons", "{count} instead of 4").format(count=len(words)))
    owners = b""
    for suit, word in enumerate(words):
        continues = _CONTINUES if suit != len(SUITS) - 1 else word & _CONTINUES
        number = word - continues
        if not 0 <= number < SUIT_LAYOUTS:
            most = continues + SUIT_LAYOUTS - 1
            text = translate("reasons", "that of the {suit} runs from {first} to {last}")
            raise InvalidWords(
                text.format(suit=suit_name(suit), first=f"{continues:08X}", last=f"{most:08X}")
            )
        owners += _suit_owners(number)
    return Layout.from_owners(owners)


def _suit_owners(number: int) -> bytes:
    owners = bytearray()
    for _card in range(SUIT_SIZE):
        number, digit = divmod(number, BASE)
        owners.append(_OWNERS[digit])
    return bytes(owners)


def _suit_word(owners: bytes) -> int:
    return int(owners.translate(_DIGITS)[::-1], BASE)


# -- suits by themselves, and files -----------------------------------------------------------------------


def zbs_words_of_text(text: str) -> tuple[int, ...]:
    """Return the four words of a diagram, or that of one suit: 13 letters N, E, S, W or -, the ace's first.

    Raises:
        InvalidDiagram, InvalidLayout: the text is neither.
    """
    if len(text) == SUIT_SIZE and ":" not in text:
        return (_suit_word(owners_of_letters(text, SUIT_SIZE)),)
    return zbs_words(parse_layout(text))


def zbs_text(words: Sequence[int]) -> str:
    """Return the diagram of four words, or the 13 letters of one without a flag.

    Raises:
        InvalidWords: as `layout_of_zbs_words`, or the one word places no suit.
    """
    if len(words) != 1 or words[0] & _CONTINUES:
        return layout_text(layout_of_zbs_words(words))
    (word,) = words
    if word >= SUIT_LAYOUTS:
        raise InvalidWords(translate("reasons", "a suit by itself ends at {last}").format(last=_LAST))
    return owner_letters(_suit_owners(word))


def zbs_record(text: str) -> bytes:
    """Return the words of a text in a file: 16 bytes for a diagram, 4 for a suit.

    Raises:
        InvalidDiagram, InvalidLayout: as `zbs_words_of_text`.
    """
    words = zbs_words_of_text(text)
    flag = _CONTINUES if len(words) > 1 else 0
    return struct.pack(f">{len(words)}I", *(word | flag for word in words))


def zbs_words_of_bytes(untrusted_chunks: Iterable[bytes]) -> Iterator[int]:
    """Yield the words of a file that comes in chunks, all but the last a multiple of four bytes long.

    Raises:
        DamagedNumbers: the last word is cut off.
    """
    place = 1
    for chunk in untrusted_chunks:
        whole = len(chunk) // WORD_BYTES
        yield from struct.unpack_from(f">{whole}I", chunk)
        place += whole
        if left := len(chunk) % WORD_BYTES:
            reason = translate("reasons", "it ends after {count} of {size} bytes")
            raise DamagedNumbers("zbs", place, reason.format(count=left, size=WORD_BYTES))


def zbs_texts(words: Iterable[int]) -> Iterator[str]:
    """Yield what words place: the diagram of four, or the 13 letters of a suit by itself.

    Raises:
        DamagedNumbers: a word is none, or the last diagram lacks some; the error says which word.
    """
    numbered = enumerate(words, start=1)
    for place, word in numbered:
        try:
            more = islice(numbered, 3 if word & _CONTINUES else 0)
            text = zbs_text((word, *(later for _, later in more)))
        except InvalidWords as error:
            raise DamagedNumbers("zbs", place, error.reason) from error
        yield text


def zbs_hexadecimal(words: Sequence[int]) -> str:
    """Return the words as hexadecimal digits, capitals, with a blank between two."""
    return " ".join(f"{word:08X}" for word in words)


def parse_zbs_words(text: str) -> tuple[int, ...]:
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
