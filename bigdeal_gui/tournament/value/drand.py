"""Rounds of the public clock *quicknet* (drand, the League of Entropy): a value that proves itself.

Every three seconds the members of the network together sign the number of the round. Nobody can know a round
before it appears, and anybody can check it for ever, without a network: the key is pinned here, and it has
one signature for each number. The randomness is the SHA-256 of the signature.

A signature is BLS on the curve BLS12-381 (signature in G1, key in G2) over the SHA-256 of the round as eight
bytes, the largest first, hashed to the curve by RFC 9380.
Source: drand's scheme `bls-unchained-g1-rfc9380`; the parameters of quicknet as its relays serve them.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from bigdeal_gui.errors.tournament import DamagedRound, RoundNotSigned
from bigdeal_gui.tournament.fields import unique_names
from bigdeal_gui.words import translate

NETWORK: Final = "quicknet"
CHAIN: Final = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
PUBLIC_KEY: Final = bytes.fromhex(
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
)
GENESIS: Final = datetime(2023, 8, 23, 15, 9, 27, tzinfo=UTC)
PERIOD_S: Final = 3
SUFFIX: Final = ".round.json"
MAX_FILE_BYTES: Final = 20_000
MAX_NUMBER: Final = 999_999_999
"""The last number of nine digits; it appears in 2118."""

TAG: Final = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
_SIGNATURE_BYTES: Final = 48
_NUMBER: Final = re.compile(r"(?<![0-9A-Za-z])[1-9][0-9]{0,8}(?![0-9A-Za-z])")
_SIGNATURE: Final = re.compile(r"(?<![0-9A-Za-z])[0-9A-Fa-f]{96}(?![0-9A-Za-z])")
_RANDOMNESS: Final = re.compile(r"(?<![0-9A-Za-z])[0-9A-Fa-f]{64}(?![0-9A-Za-z])")


@dataclass(frozen=True, slots=True)
class Round:
    """A round as somebody hands it in: nothing of it is true before `require_signed`.

    `signature` has 48 bytes, `randomness` 32.
    """

    number: int
    signature: bytes
    randomness: bytes

    @property
    def value(self) -> str:
        """The randomness as it goes into the deals: 64 hexadecimal digits in small letters."""
        return self.randomness.hex()


def round_appears_at(number: int) -> datetime:
    """Return the moment, in UTC, at which round `number` (1, 2, 3 …) appears."""
    return GENESIS + timedelta(seconds=PERIOD_S * (number - 1))


def round_at(moment: datetime) -> int:
    """Return the first round that appears at `moment`, which has a time zone, or after it."""
    late = -((GENESIS - moment) // timedelta(seconds=PERIOD_S))
    return max(1, late + 1)


def relay_address(number: int) -> str:
    """Return where a person finds the round; the program itself never asks a network."""
    return f"https://api.drand.sh/{CHAIN}/public/{number}"


def read_round(untrusted: bytes | str) -> Round:
    """Return a round as a relay serves it (JSON), or as somebody pasted its three parts, in any order.

    Where the randomness is not told, as in newer answers of relays, it is that of the signature.

    Raises:
        DamagedRound: a part is missing, told twice, or something else.
    """
    if len(untrusted) > MAX_FILE_BYTES:
        raise DamagedRound(translate("reasons", "it is too long"))
    try:
        text = untrusted if isinstance(untrusted, str) else untrusted.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DamagedRound(translate("reasons", "it is not UTF-8 text")) from None
    return _from_json(text) if text.lstrip().startswith("{") else _from_lines(text)


def round_json(one: Round) -> bytes:
    """Return the file of a round, as relays serve it: the same round always makes the same bytes."""
    whole = {"round": one.number, "randomness": one.value, "signature": one.signature.hex()}
    return (json.dumps(whole, separators=(",", ":")) + "\n").encode("ascii")


def round_fault(one: Round, key: bytes = PUBLIC_KEY) -> str:
    """Return what is wrong with a round; empty where the network whose `key` it is signed all of it."""
    if hashlib.sha256(one.signature).digest() != one.randomness:
        return translate("reasons", "the randomness does not match the signature; one of them is wrong")
    # Loaded here, since few start the program for it.
    from py_arkworks_bls12381 import GT, G1Point, G2Point  # noqa: PLC0415 - see above

    try:
        public = G2Point.from_compressed_bytes(key)
    except ValueError:
        return translate("reasons", "the key is not a key of such a network")
    try:
        signature = G1Point.from_compressed_bytes(one.signature)
    except ValueError:
        return translate("reasons", "the signature is not valid; one of its digits is wrong")
    # Of each point a single spelling counts.
    if signature.to_compressed_bytes() != one.signature or public.to_compressed_bytes() != key:
        return translate("reasons", "the signature is not valid; one of its digits is wrong")
    message = hashlib.sha256(one.number.to_bytes(8, "big")).digest()
    hashed = G1Point.hash_to_curve(message, TAG)
    if not GT.pairing_check([signature, hashed], [-G2Point(), public]):
        text = translate(
            "reasons",
            "the network did not sign round {number} like this; the number or the signature is wrong",
        )
        return text.format(number=one.number)
    return ""


def require_signed(one: Round) -> None:
    """Make sure that the network signed the whole round.

    Raises:
        RoundNotSigned: it did not; the error says what is wrong.
    """
    if problem := round_fault(one):
        raise RoundNotSigned(problem)


def _from_json(text: str) -> Round:
    try:
        top = json.loads(text, object_pairs_hook=unique_names)
    except (ValueError, RecursionError):
        raise DamagedRound(translate("reasons", "it is not valid JSON")) from None
    number, signature, randomness = (top.get(name) for name in ("round", "signature", "randomness"))
    if type(number) is not int or not 1 <= number <= MAX_NUMBER:
        raise DamagedRound(translate("reasons", "its number is missing or impossible"))
    if not isinstance(signature, str) or not _SIGNATURE.fullmatch(signature):
        raise _no_signature()
    if randomness is not None and not (isinstance(randomness, str) and _RANDOMNESS.fullmatch(randomness)):
        raise _no_randomness()
    return _made(number, signature, randomness)


def _from_lines(text: str) -> Round:
    numbers, signatures, values = (
        {found[0].lower() for found in kind.finditer(text)} for kind in (_NUMBER, _SIGNATURE, _RANDOMNESS)
    )
    if len(numbers) != 1:
        raise DamagedRound(translate("reasons", "its number is missing or impossible"))
    if len(signatures) != 1:
        raise _no_signature()
    if len(values) > 1:
        raise _no_randomness()
    return _made(int(numbers.pop()), signatures.pop(), values.pop() if values else None)


def _made(number: int, signature: str, randomness: str | None) -> Round:
    signed = bytes.fromhex(signature)
    told = hashlib.sha256(signed).digest() if randomness is None else bytes.fromhex(randomness)
    return Round(number, signed, told)


def _no_signature() -> DamagedRound:
    text = translate("reasons", "its signature is not {count} hexadecimal digits")
    return DamagedRound(text.format(count=2 * _SIGNATURE_BYTES))


def _no_randomness() -> DamagedRound:
    return DamagedRound(translate("reasons", "its randomness is not 64 hexadecimal digits"))
