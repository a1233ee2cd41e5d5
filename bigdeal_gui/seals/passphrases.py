"""Passphrases worth sealing with: how long, how spelt, and made by the program where that is wanted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

from bigdeal_gui.errors.seals import WeakPassphrase
from bigdeal_gui.words import translate

MIN_PASSPHRASE: Final = 15
"""The shortest passphrase, in characters. Source: NIST SP 800-63B-4, 3.1.1.2 (nothing beside it)."""
MAX_PASSPHRASE: Final = 1000

_LEAST_DIFFERENT: Final = 6
_WORDS: Final = 8
_WORD_BITS: Final = 10

NEW_PASSPHRASE_BITS: Final = _WORDS * _WORD_BITS
"""What somebody would have to guess of a passphrase that the program made."""


def check_passphrase(passphrase: str) -> None:
    """Make sure that a passphrase is worth sealing with.

    Raises:
        WeakPassphrase: it is short, repeats itself, or cannot be typed again.
    """
    text = spelt_passphrase(passphrase)
    if not text:
        raise WeakPassphrase(translate("reasons", "it is empty"))
    if not text.isprintable():
        raise WeakPassphrase(translate("reasons", "it has an invisible character"))
    if len(text) < MIN_PASSPHRASE:
        reason = translate("reasons", "it has fewer than {count} letters").format(count=MIN_PASSPHRASE)
        raise WeakPassphrase(reason)
    if len(text) > MAX_PASSPHRASE:
        reason = translate("reasons", "it has more than {count} letters").format(count=MAX_PASSPHRASE)
        raise WeakPassphrase(reason)
    if len(set(text.casefold())) < _LEAST_DIFFERENT:
        raise WeakPassphrase(translate("reasons", "it repeats a few letters"))


def new_passphrase(random_bytes: Callable[[int], bytes]) -> str:
    """Return eight words with dashes between them, 80 bits of `random_bytes`.

    The 1,024 words are those of SLIP-39: each stands for ten bits, so all passphrases are equally likely.
    """
    from shamir_mnemonic.wordlist import WORDLIST  # noqa: PLC0415 - the start of the program does without it

    bits = int.from_bytes(random_bytes(NEW_PASSPHRASE_BITS // 8), "big")
    places = (bits >> place * _WORD_BITS & 2**_WORD_BITS - 1 for place in range(_WORDS))
    return "-".join(WORDLIST[place] for place in places)


def spelt_passphrase(passphrase: str) -> str:
    """Return a passphrase as every keyboard gives it: accents composed, no blanks around it."""
    return unicodedata.normalize("NFC", passphrase).strip()
