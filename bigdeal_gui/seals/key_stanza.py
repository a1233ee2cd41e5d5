"""The stanza of an age file for the owner of a public key, where the file key must be one that was chosen.

The age library takes no file key, so what it would write is written here; it opens what this makes.
Source: C2SP, “age file encryption format”, X25519 recipient stanza; RFC 7748; BIP-173 (the letters of a key).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bigdeal_gui.seals.age import BECH32_LETTERS, CHECK_LETTERS, check_recipient
from bigdeal_gui.seals.age_file import Stanza, age_base64, derived_key

KEY_KIND: Final = "X25519"

_INFO: Final = b"age-encryption.org/v1/X25519"
_KEY_BYTES: Final = 32
_NONCE: Final = bytes(12)
_PRIME: Final = 2**255 - 19
_A24: Final = 121665
_BASE: Final = (9).to_bytes(32, "little")
_PREFIX: Final = "age1"


def key_stanza(recipient: str, file_key: bytes, random_bytes: Callable[[int], bytes]) -> Stanza:
    """Return what gives `file_key`, 16 bytes, to the owner of the public key `recipient`, at any time.

    Raises:
        UnfitRecipient: it is no public key of an age identity.
    """
    from Crypto.Cipher import ChaCha20_Poly1305  # noqa: PLC0415 - the start of the program does without it

    theirs = _key_bytes(check_recipient(recipient))
    secret = random_bytes(_KEY_BYTES)
    share = multiplied_point(secret, _BASE)
    key = derived_key(multiplied_point(secret, theirs), share + theirs, _INFO)
    sealed, tag = ChaCha20_Poly1305.new(key=key, nonce=_NONCE).encrypt_and_digest(file_key)
    return Stanza((KEY_KIND, age_base64(share)), sealed + tag)


def multiplied_point(secret: bytes, point: bytes) -> bytes:
    """Return `secret` times `point` on Curve25519: 32 bytes each, the smallest first."""
    factor = int.from_bytes(secret, "little") & ~7 | 2**254
    start = int.from_bytes(point, "little") & (2**255 - 1)
    x2, z2, x3, z3 = 1, 0, start, 1
    swap = 0
    for place in range(254, -1, -1):
        bit = factor >> place & 1
        if swap ^ bit:
            x2, z2, x3, z3 = x3, z3, x2, z2
        swap = bit
        total, rest = x2 + z2, x2 - z2
        squared, other = total * total % _PRIME, rest * rest % _PRIME
        gap = squared - other
        one, two = (x3 - z3) * total, (x3 + z3) * rest
        x3, z3 = (one + two) ** 2 % _PRIME, start * (one - two) ** 2 % _PRIME
        x2, z2 = squared * other % _PRIME, gap * (squared + _A24 * gap) % _PRIME
    # Bit 255 of a secret is not read, as RFC 7748 has it; the lowest are nought: nothing is exchanged.
    return (x2 * pow(z2, _PRIME - 2, _PRIME) % _PRIME).to_bytes(_KEY_BYTES, "little")


def _key_bytes(recipient: str) -> bytes:
    """Return the 32 bytes in a key whose letters were checked."""
    letters = recipient.lower().removeprefix(_PREFIX)[:-CHECK_LETTERS]
    number = 0
    for letter in letters:
        number = number << 5 | BECH32_LETTERS.index(letter)
    # Five bits a letter, 52 letters: four bits more than the key has, and these are nought.
    return (number >> 4).to_bytes(_KEY_BYTES, "big")
