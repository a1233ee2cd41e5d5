"""The age format's head and payload, for a file key wrapped in a way that the age library does not know.

Everything else that is sealed goes through the library (`age`); this is only for `time_lock`. Of a head that
was read nothing is true before `payload` has compared its seal.
Source: C2SP, “age file encryption format” (age-encryption.org/v1); RFC 5869 (HKDF); RFC 8439.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.seals import NotSealed
from bigdeal_gui.seals.age import INTRO, MAX_HEAD_BYTES, damaged_age_head, seal_damage

FILE_KEY_BYTES: Final = 16
NONCE_BYTES: Final = 16

_ARROW: Final = "-> "
_END: Final = "---"
_COLUMNS: Final = 64
_ARGUMENT: Final = re.compile("[!-~]+")
_SEAL_BYTES: Final = 32
_TAG_BYTES: Final = 16
_CHUNK_BYTES: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class Stanza:
    """One way to the file key: its kind and arguments, words of visible ASCII, and its body."""

    arguments: tuple[str, ...]
    body: bytes


@dataclass(frozen=True, slots=True)
class AgeFile:
    """A file parted into its stanzas and the rest, none of it believed yet."""

    stanzas: tuple[Stanza, ...]
    head: bytes
    """What is sealed: from the first byte to the three dashes."""
    seal: bytes
    untrusted_payload: bytes


def write_age_file(file_key: bytes, stanzas: Sequence[Stanza], nonce: bytes, content: bytes) -> bytes:
    """Return the binary age file of `content`, with a fresh key and a fresh nonce of 16 bytes each."""
    lines = [line for stanza in stanzas for line in _lines(stanza)]
    head = INTRO + "\n".join([*lines, _END]).encode("ascii")
    seal = age_base64(_seal(file_key, head)).encode("ascii")
    chunks = [content[at : at + _CHUNK_BYTES] for at in range(0, len(content), _CHUNK_BYTES)] or [b""]
    key = derived_key(file_key, nonce, b"payload")
    return b"".join([head, b" ", seal, b"\n", nonce, *_sealed_chunks(key, chunks)])


def read_age_file(untrusted: bytes) -> AgeFile:
    """Return the parts of a binary age file.

    Raises:
        NotSealed: it does not begin as such files do.
        SealDamaged: its head is not one of the format, each part of which has a single spelling.
    """
    if not untrusted.startswith(INTRO):
        raise NotSealed
    end = untrusted.find(b"\n---", 0, MAX_HEAD_BYTES) + 1
    stop = untrusted.find(b"\n", end, end + 100)
    if not end or stop < 0:
        raise damaged_age_head()
    head = untrusted[: end + len(_END)]
    try:
        lines = head[len(INTRO) :].decode("ascii").split("\n")
        last = untrusted[len(head) : stop].decode("ascii")
    except UnicodeDecodeError:
        raise damaged_age_head() from None
    seal = _bytes(last.removeprefix(" "))
    if not last.startswith(" ") or len(seal) != _SEAL_BYTES:
        raise damaged_age_head()
    return AgeFile(tuple(_stanzas(lines[:-1])), head, seal, untrusted[stop + 1 :])


def age_payload(file: AgeFile, file_key: bytes) -> bytes:
    """Return what the file holds, whole.

    Raises:
        SealDamaged: head or payload is not what was written with this key.
    """
    from Crypto.Cipher import ChaCha20_Poly1305  # noqa: PLC0415 - the start of the program does without it

    if not hmac.compare_digest(_seal(file_key, file.head), file.seal):
        raise seal_damage()
    nonce, rest = file.untrusted_payload[:NONCE_BYTES], file.untrusted_payload[NONCE_BYTES:]
    key = derived_key(file_key, nonce, b"payload")
    step = _CHUNK_BYTES + _TAG_BYTES
    last = max(0, -(-len(rest) // step) - 1)
    content = []
    for place in range(last + 1):
        chunk = rest[place * step : (place + 1) * step]
        # Only a file of nothing may end with a chunk of nothing: so each content has a single spelling.
        if len(chunk) < _TAG_BYTES + bool(place):
            raise seal_damage()
        cipher = ChaCha20_Poly1305.new(key=key, nonce=_nonce(place, is_last=place == last))
        try:
            content.append(cipher.decrypt_and_verify(chunk[:-_TAG_BYTES], chunk[-_TAG_BYTES:]))
        except ValueError:
            raise seal_damage() from None
    return b"".join(content)


def _lines(stanza: Stanza) -> Iterator[str]:
    yield _ARROW + " ".join(stanza.arguments)
    letters = age_base64(stanza.body)
    # The last line is always a short one, be it an empty one.
    for at in range(0, len(letters) + 1, _COLUMNS):
        yield letters[at : at + _COLUMNS]


def _stanzas(lines: Sequence[str]) -> Iterator[Stanza]:
    rest = iter(lines)
    for first in rest:
        arguments = tuple(first.removeprefix(_ARROW).split(" "))
        if not first.startswith(_ARROW) or not all(map(_ARGUMENT.fullmatch, arguments)):
            raise damaged_age_head()
        body = ""
        for line in rest:
            body += line
            if len(line) != _COLUMNS:
                break
        else:
            raise damaged_age_head()
        if len(line) > _COLUMNS:
            raise damaged_age_head()
        yield Stanza(arguments, _bytes(body))


def _sealed_chunks(key: bytes, chunks: Sequence[bytes]) -> Iterator[bytes]:
    from Crypto.Cipher import ChaCha20_Poly1305  # noqa: PLC0415 - as above

    for place, chunk in enumerate(chunks):
        nonce = _nonce(place, is_last=place == len(chunks) - 1)
        yield from ChaCha20_Poly1305.new(key=key, nonce=nonce).encrypt_and_digest(chunk)


def _nonce(place: int, *, is_last: bool) -> bytes:
    return place.to_bytes(11, "big") + bytes([is_last])


def _seal(file_key: bytes, head: bytes) -> bytes:
    return hmac.digest(derived_key(file_key, b"", b"header"), head, "sha256")


def derived_key(file_key: bytes, salt: bytes, purpose: bytes) -> bytes:
    """Return the 32 bytes of HKDF-SHA-256, whose empty salt is as one of zeros."""
    return hmac.digest(hmac.digest(salt, file_key, "sha256"), purpose + b"\1", "sha256")


def age_base64(data: bytes) -> str:
    """Return bytes in base 64 as heads have it: without signs at the end."""
    return base64.b64encode(data).decode("ascii").rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        data = base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
    except binascii.Error:
        raise damaged_age_head() from None
    if age_base64(data) != letters:
        raise damaged_age_head()
    return data
