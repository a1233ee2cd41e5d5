"""Files that open when a public clock has signed a round: *tlock*, in the age format.

The file key is encrypted to the number of a round, whose signature by the clock's network is the one key that
opens it. Until the network signs, nobody has it: whoever made the lock neither. Afterwards everybody can ask
for it. What is written here is what drand's own tools write and read.

With 16 random bytes S and r = H3(S, key), the lock is U = r·G2, V = S ⊕ H2(e(Q, P)^r) and W = key ⊕ H4(S),
where Q is the round on the curve and P the network's key. With the signature Z of Q, e(Q, P)^r is e(Z, U);
a lock in which U is not r·G2 is refused, so no bit of it can be changed (Fujisaki and Okamoto, 1999).
Source: Gailly, Melissaris, Romailler, “tlock: Practical Timelock Encryption from Threshold BLS” (ePrint
2023/189); Boneh, Franklin (2001); drand/tlock and drand/kyber, encrypt/ibe.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.seals import NoTimeLock, OtherClock, WrongRound
from bigdeal_gui.seals.age import check_sealed_size, seal_damage, unarmoured
from bigdeal_gui.seals.age_file import (
    FILE_KEY_BYTES,
    NONCE_BYTES,
    Stanza,
    age_payload,
    read_age_file,
    write_age_file,
)
from bigdeal_gui.seals.key_stanza import KEY_KIND

if TYPE_CHECKING:
    from py_arkworks_bls12381 import GT, G1Point, G2Point

_KIND: Final = "tlock"
_POINT_BYTES: Final = 96
_BODY_BYTES: Final = _POINT_BYTES + 2 * FILE_KEY_BYTES
_NUMBER: Final = re.compile("[1-9][0-9]{0,8}")
_ARGUMENTS: Final = 3
_ORDER: Final = 0x73EDA753299D7D483339D80809A1D80553BDA402FFFE5BFEFFFFFFFF00000001


@dataclass(frozen=True, slots=True)
class Clock:
    """A network that signs the numbers of its rounds: signature in G1, key in G2 of BLS12-381.

    `chain` is its name, 64 hexadecimal digits; `public_key` has 96 bytes; `tag` parts its hashes to the curve
    from those of others.
    """

    chain: str
    public_key: bytes
    tag: bytes

    def hashed(self, number: int) -> G1Point:
        """Return the point of which the network makes the signature of round `number`."""
        from py_arkworks_bls12381 import G1Point  # noqa: PLC0415 - few start the program for it

        return G1Point.hash_to_curve(hashlib.sha256(number.to_bytes(8, "big")).digest(), self.tag)


def lock_until_round(  # noqa: PLR0913 - further ways to the file key are asked for by name
    content: bytes,
    file_key: bytes,
    number: int,
    clock: Clock,
    random_bytes: Callable[[int], bytes],
    *,
    others: Sequence[Stanza] = (),
) -> bytes:
    """Return `content`, which is not empty, as a file that opens with round `number` of `clock`.

    `file_key` are 16 fresh bytes. Who keeps them can open the file; they are for reading it back once.
    `others` are further ways to them.

    Raises:
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    check_sealed_size(content)
    if not content:
        raise ValueError("other tools cannot read a lock of nothing")
    body = _wrapped(file_key, number, clock, random_bytes(FILE_KEY_BYTES))
    stanza = Stanza((_KIND, str(number), clock.chain), body)
    return write_age_file(file_key, [stanza, *others], random_bytes(NONCE_BYTES), content)


def locked_round(content: bytes, clock: Clock) -> int:
    """Return the number of the round that opens a locked file, as its head tells.

    Raises:
        NoTimeLock: it is an age file, and not locked so.
        OtherClock: it is locked with another clock.
        NotSealed, SealDamaged: it is no age file, or not as it was made.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    return _found(read_age_file(unarmoured(content)).stanzas, clock)[0]


def has_second_key(content: bytes) -> bool:
    """Tell whether somebody's key opens a locked file as well, at any time, as its head tells.

    Raises:
        NotSealed, SealDamaged: it is no age file, or not as it was made.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    return any(stanza.arguments[0] == KEY_KIND for stanza in read_age_file(unarmoured(content)).stanzas)


def open_time_lock(content: bytes, number: int, signature: bytes, clock: Clock) -> bytes:
    """Return what is in a locked file, be it binary or in letters (armoured).

    `signature` is that of round `number`; that the network made it has been checked before.

    Raises:
        WrongRound: another round opens it.
        AppError: as `locked_round`.
    """
    file = read_age_file(unarmoured(content))
    needed, body = _found(file.stanzas, clock)
    if needed != number:
        raise WrongRound(needed, number)
    return age_payload(file, _unwrapped(body, signature))


def opened_with_file_key(content: bytes, file_key: bytes) -> bytes:
    """Return what is in a file that `lock` has made with `file_key`.

    Raises:
        NotSealed, SealDamaged: it is no longer so.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    return age_payload(read_age_file(unarmoured(content)), file_key)


def _found(stanzas: tuple[Stanza, ...], clock: Clock) -> tuple[int, bytes]:
    """Return round and body of the first stanza for `clock`; those of other kinds are passed over."""
    locks = [stanza for stanza in stanzas if stanza.arguments[0] == _KIND]
    if not locks:
        raise NoTimeLock
    for stanza in locks:
        if len(stanza.arguments) != _ARGUMENTS or not _NUMBER.fullmatch(stanza.arguments[1]):
            raise seal_damage()
        if stanza.arguments[2] == clock.chain:
            if len(stanza.body) != _BODY_BYTES:
                raise seal_damage()
            return int(stanza.arguments[1]), stanza.body
    raise OtherClock


def _wrapped(file_key: bytes, number: int, clock: Clock, sigma: bytes) -> bytes:
    from py_arkworks_bls12381 import GT, G2Point, Scalar  # noqa: PLC0415 - as above

    factor = Scalar.from_be_bytes(_factor(sigma, file_key))
    shared = GT.pairing(clock.hashed(number) * factor, G2Point.from_compressed_bytes(clock.public_key))
    point = (G2Point() * factor).to_compressed_bytes()
    return bytes(point) + _mixed(sigma, b"IBE-H2", _in_bytes(shared)) + _mixed(file_key, b"IBE-H4", sigma)


def _unwrapped(body: bytes, signature: bytes) -> bytes:
    from py_arkworks_bls12381 import GT, G1Point, G2Point, Scalar  # noqa: PLC0415 - as above

    compressed, wrapped = (body[:_POINT_BYTES], body[-FILE_KEY_BYTES:])
    try:
        point: G2Point = G2Point.from_compressed_bytes(compressed)
    except ValueError:
        raise seal_damage() from None
    shared = GT.pairing(G1Point.from_compressed_bytes(signature), point)
    sigma = _mixed(body[_POINT_BYTES:-FILE_KEY_BYTES], b"IBE-H2", _in_bytes(shared))
    file_key = _mixed(wrapped, b"IBE-H4", sigma)
    # Compared as bytes: of each point a single spelling counts.
    if (G2Point() * Scalar.from_be_bytes(_factor(sigma, file_key))).to_compressed_bytes() != compressed:
        raise seal_damage()
    return file_key


def _factor(sigma: bytes, file_key: bytes) -> bytes:
    """Return r, 32 bytes: the first of a row of hashes that lies below the order of the group.

    About one in ten locks needs a second one. Each hashes the same digest, behind a counter of its own.
    """
    digest = hashlib.sha256(b"IBE-H3" + sigma + file_key).digest()
    place = 1
    while True:
        tried = bytearray(hashlib.sha256(place.to_bytes(2, "little") + digest).digest())
        tried[0] >>= 1
        if int.from_bytes(tried, "big") < _ORDER:
            return bytes(tried)
        place += 1


def _mixed(data: bytes, label: bytes, secret: bytes) -> bytes:
    mask = hashlib.sha256(label + secret).digest()[: len(data)]
    return bytes(one ^ other for one, other in zip(data, mask, strict=True))


def _in_bytes(shared: GT) -> bytes:
    """Return the 576 bytes of an element of GT as drand's tools order them: the library's, from behind."""
    return bytes.fromhex(str(shared))[::-1]
