"""Hands as the formats spell them, and back: four hands to text, letters to cards, owners to hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from bigdeal_gui.model.cards import PACK_SIZE, RANKS, SUIT_SIZE, SUITS
from bigdeal_gui.model.seats import SEATS

FourHands: TypeAlias = tuple[bytes, bytes, bytes, bytes]
"""The card numbers of North, East, South and West."""

STRANGER: Final = 255
"""What a reader takes for a card when the file names none of the pack."""

PACK: Final = bytes(range(PACK_SIZE))


def _rank_table(suit: int) -> bytes:
    table = bytearray([STRANGER]) * 256
    for rank, letter in enumerate(RANKS):
        table[ord(letter)] = table[ord(letter.lower())] = suit * SUIT_SIZE + rank
    return bytes(table)


_RANK_TABLES: Final = tuple(map(_rank_table, range(len(SUITS))))
_HONOURS: Final = {
    frozenset(letters): letters
    # German, Dutch, French, Italian, Danish and Norwegian, Swedish, Polish; ace to jack.
    for letters in ("AKDB", "AHVB", "ARDV", "ARDF", "EKDB", "EKDN", "AKDW")
}
_OTHER_SIGNS: Final = frozenset("T98765432. -")
_OUR_SIGNS: Final = b"AKQJTakqjt98765432. -"
_OWNER_SHIFT: Final = PACK_SIZE.bit_length()
"""The bits below those of the owner tell which card it is."""
_CARDS: Final = int.from_bytes(PACK, "big")
_WITHOUT_OWNER: Final = bytes(byte & (1 << _OWNER_SHIFT) - 1 for byte in range(256))
_NOT_NORTHS, _NOT_EASTS, _NOT_SOUTHS, _NOT_WESTS = (
    bytes(byte for byte in range(256) if byte >> _OWNER_SHIFT != seat) for seat in SEATS
)


def cards_of_ranks(suits: Sequence[bytes]) -> bytes:
    """Return the cards of a hand from its rank letters in spades, hearts, diamonds and clubs.

    Either case is read; a letter that is no rank becomes STRANGER.
    """
    return b"".join(map(bytes.translate, suits, _RANK_TABLES))


def national_hands(untrusted_text: bytes) -> tuple[bytes, str]:
    """Return hands whose honours are named in another language, in this program's letters, and theirs.

    A whole deal has all of a language's letters, and no two of these have the same. Where they do not tell,
    text comes back as it was.
    """
    if not untrusted_text.translate(None, _OUR_SIGNS):
        return untrusted_text, ""
    present = frozenset(untrusted_text.decode("latin-1").upper()) - _OTHER_SIGNS
    letters = _HONOURS.get(present)
    if letters is None:
        return untrusted_text, ""
    ours = letters.encode("ascii")
    return untrusted_text.translate(bytes.maketrans(ours + ours.lower(), b"AKQJakqj")), letters


def hands_of_owners(owners: bytes) -> FourHands:
    """Return the hands in which card i lies with seat `owners[i]` (0..3); they need not be a deal."""
    owned = (int.from_bytes(owners, "big") << _OWNER_SHIFT | _CARDS).to_bytes(PACK_SIZE, "big")
    return (
        owned.translate(_WITHOUT_OWNER, _NOT_NORTHS),
        owned.translate(_WITHOUT_OWNER, _NOT_EASTS),
        owned.translate(_WITHOUT_OWNER, _NOT_SOUTHS),
        owned.translate(_WITHOUT_OWNER, _NOT_WESTS),
    )
