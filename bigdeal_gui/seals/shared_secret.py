"""Keys made of a secret that several hold alike: each of them opens what any of them sealed.

Source: BIP 173 (Bech32); C2SP, “age file encryption format”, native X25519 recipients.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bigdeal_gui.seals.age import KeyPair

SECRET_BYTES: Final = 32

_PREFIX: Final = "age-secret-key-"
_LETTERS: Final = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
_GENERATOR: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_CHECK_LETTERS: Final = 6
_BITS: Final = 5


def key_pair_of(secret: bytes) -> KeyPair:
    """Return the age keys whose secret scalar is `secret`: 32 bytes that nobody can guess.

    Nobody but those who hold `secret` knows the public key either, so what opens was sealed by one of them.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret of {len(secret)} bytes instead of {SECRET_BYTES}")
    from pyrage import x25519  # noqa: PLC0415 - the start of the program does without it

    identity = _bech32(_PREFIX, secret).upper()
    return KeyPair(identity, str(x25519.Identity.from_str(identity).to_public()))


def _bech32(prefix: str, data: bytes) -> str:
    values = list(_groups(data))
    spread = [ord(letter) >> _BITS for letter in prefix] + [0] + [ord(letter) & 31 for letter in prefix]
    check = _remainder([*spread, *values, *[0] * _CHECK_LETTERS]) ^ 1
    values += [check >> _BITS * place & 31 for place in reversed(range(_CHECK_LETTERS))]
    return prefix + "1" + "".join(_LETTERS[value] for value in values)


def _groups(data: bytes) -> Iterator[int]:
    """Yield the bits of `data`, five at a time, the last ones filled up with zeros."""
    count = -(-len(data) * 8 // _BITS)
    bits = int.from_bytes(data, "big") << count * _BITS - len(data) * 8
    return (bits >> _BITS * place & 31 for place in reversed(range(count)))


def _remainder(values: Iterable[int]) -> int:
    found = 1
    for value in values:
        top = found >> 25
        found = (found & 0x1FFFFFF) << _BITS ^ value
        for place, generator in enumerate(_GENERATOR):
            if top >> place & 1:
                found ^= generator
    return found
