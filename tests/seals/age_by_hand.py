"""The age format written and read by its specification alone, as a second opinion on what the library does.

Source: C2SP, “age file encryption format”; RFC 5869 (HKDF), RFC 7748 (X25519), RFC 7914 (scrypt), BIP 173.
"""

import base64
import hashlib
import hmac
from typing import NamedTuple

from Crypto.Cipher import ChaCha20_Poly1305
from Crypto.Protocol.DH import import_x25519_private_key, import_x25519_public_key, key_agreement

INTRO = b"age-encryption.org/v1\n"
CHUNK = 64 * 1024
BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
A_FILE_KEY = b"YELLOW SUBMARINE"


class Stanza(NamedTuple):
    """One recipient's part of the head."""

    arguments: list[str]
    body: bytes


def written(content: bytes, passphrase: str, work: int = 10, *, salt: bytes = b"s" * 16) -> bytes:
    """Return `content` sealed with a passphrase; 2^`work` rounds, so few that a test may open many."""
    key = scrypt_key(passphrase, salt, work)
    return with_stanza(f"scrypt {letters(salt)} {work}", boxed(key, bytes(12), A_FILE_KEY), content)


def with_stanza(arguments: str, body: bytes, content: bytes = b"content") -> bytes:
    """Return a file with one recipient."""
    head = INTRO + f"-> {arguments}\n{letters(body)}\n---".encode()
    nonce = b"n" * 16
    return head + b" " + letters(mac(A_FILE_KEY, head)).encode() + b"\n" + nonce + stream(nonce, content)


def opened(data: bytes, secret: str) -> bytes:
    """Return what is sealed in `data`, for a passphrase or an identity (AGE-SECRET-KEY-1…)."""
    head, stanza, payload = parted(data)
    unwrap = by_identity if secret.startswith("AGE-SECRET-KEY-1") else by_passphrase
    file_key = unwrap(stanza, secret)
    end = head.index(b"\n---") + 4
    assert head[end:].strip().decode() == letters(mac(file_key, head[:end]))
    key = hkdf(file_key, payload[:16], b"payload")
    chunks = [payload[start : start + CHUNK + 16] for start in range(16, len(payload), CHUNK + 16)]
    plain = [
        unboxed(key, place.to_bytes(11, "big") + bytes([chunk is chunks[-1]]), chunk)
        for place, chunk in enumerate(chunks)
    ]
    return b"".join(plain)


def parted(data: bytes) -> tuple[bytes, Stanza, bytes]:
    """Return the head, its one stanza, and the payload."""
    assert data.startswith(INTRO)
    end = data.index(b"\n", data.index(b"\n---") + 1) + 1
    first, second = data[len(INTRO) :].split(b"\n")[:2]
    arguments = first.decode().split(" ")
    assert arguments.pop(0) == "->"
    return data[:end], Stanza(arguments, from_letters(second.decode())), data[end:]


def by_passphrase(stanza: Stanza, passphrase: str) -> bytes:
    """Return the file's key."""
    kind, salt, work = stanza.arguments
    assert kind == "scrypt"
    return unboxed(scrypt_key(passphrase, from_letters(salt), int(work)), bytes(12), stanza.body)


def by_identity(stanza: Stanza, identity: str) -> bytes:
    """Return the file's key."""
    kind, share = stanza.arguments
    assert kind == "X25519"
    private = import_x25519_private_key(bech32_bytes(identity))
    public = private.public_key().export_key(format="raw")
    shared = key_agreement(
        static_priv=private,
        static_pub=import_x25519_public_key(from_letters(share)),
        kdf=lambda secret: secret,
    )
    key = hkdf(shared, from_letters(share) + public, b"age-encryption.org/v1/X25519")
    return unboxed(key, bytes(12), stanza.body)


def scrypt_key(passphrase: str, salt: bytes, work: int) -> bytes:
    """Return the key that wraps the file's key."""
    label = b"age-encryption.org/v1/scrypt"
    memory = 128 * 8 * 2**work + 2**22
    return hashlib.scrypt(
        passphrase.encode(), salt=label + salt, n=2**work, r=8, p=1, maxmem=memory, dklen=32
    )


def stream(nonce: bytes, content: bytes) -> bytes:
    """Return the payload behind its nonce."""
    key = hkdf(A_FILE_KEY, nonce, b"payload")
    chunks = [content[start : start + CHUNK] for start in range(0, len(content), CHUNK)] or [b""]
    return b"".join(
        boxed(key, place.to_bytes(11, "big") + bytes([place == len(chunks) - 1]), chunk)
        for place, chunk in enumerate(chunks)
    )


def mac(file_key: bytes, head: bytes) -> bytes:
    """Return what proves the head."""
    return hmac.digest(hkdf(file_key, b"", b"header"), head, "sha256")


def hkdf(secret: bytes, salt: bytes, info: bytes) -> bytes:
    """Return 32 bytes of HKDF-SHA-256."""
    return hmac.digest(hmac.digest(salt or bytes(32), secret, "sha256"), info + b"\1", "sha256")


def boxed(key: bytes, nonce: bytes, content: bytes) -> bytes:
    """Return ChaCha20-Poly1305 of `content`, with its tag behind."""
    return b"".join(ChaCha20_Poly1305.new(key=key, nonce=nonce).encrypt_and_digest(content))


def unboxed(key: bytes, nonce: bytes, content: bytes) -> bytes:
    """Return what `boxed` took."""
    return ChaCha20_Poly1305.new(key=key, nonce=nonce).decrypt_and_verify(content[:-16], content[-16:])


def bech32_bytes(text: str) -> bytes:
    """Return the bytes behind the last 1 of a Bech32 text; its six letters of checksum are not looked at."""
    bits = "".join(f"{BECH32.index(letter):05b}" for letter in text.lower().rpartition("1")[2][:-6])
    return bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits) // 8 * 8, 8))


def letters(data: bytes) -> str:
    """Return base 64 without its padding."""
    return base64.b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    """Return what `letters` took."""
    return base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
