"""The age format's head and payload: what the library and a second implementation make and read."""

from __future__ import annotations

import pyrage
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.seals import NotSealed, SealDamaged
from bigdeal_gui.seals.age_file import Stanza, age_payload, read_age_file, write_age_file
from tests.seals import age_by_hand as by_hand

KEY = by_hand.A_FILE_KEY
NONCE = b"n" * 16
SIZES = (0, 1, 65_535, 65_536, 65_537, 131_072, 200_000)
SEAL = "A" * 43


def scrypt_stanza(passphrase: str) -> Stanza:
    """Return the way to KEY by a passphrase."""
    salt = b"s" * 16
    body = by_hand.boxed(by_hand.scrypt_key(passphrase, salt, 8), bytes(12), KEY)
    return Stanza(("scrypt", by_hand.letters(salt), "8"), body)


@pytest.mark.parametrize("size", SIZES)
def test_the_library_opens_what_is_written(size: int) -> None:
    """Head and payload of every shape are those of the format."""
    content = bytes(range(256)) * (size // 256 + 1)
    sealed = write_age_file(KEY, [scrypt_stanza("six blind mice")], NONCE, content[:size])
    assert pyrage.passphrase.decrypt(sealed, "six blind mice") == content[:size]


@pytest.mark.parametrize("size", SIZES)
def test_what_the_library_seals_is_read(size: int) -> None:
    """The file key comes by another implementation; head and payload are read here."""
    content = bytes(range(256)) * (size // 256 + 1)
    identity = pyrage.x25519.Identity.generate()
    sealed = pyrage.encrypt(content[:size], [identity.to_public()])
    file = read_age_file(sealed)
    (stanza,) = (one for one in file.stanzas if one.arguments[0] == "X25519")
    file_key = by_hand.by_identity(by_hand.Stanza(list(stanza.arguments), stanza.body), str(identity))
    assert age_payload(file, file_key) == content[:size]


@given(st.lists(st.binary(max_size=200), min_size=1, max_size=4), st.binary(max_size=50))
def test_stanzas_come_back(bodies: list[bytes], content: bytes) -> None:
    """Bodies of any length, those that fill their lines and empty ones too."""
    stanzas = tuple(Stanza(("kind", str(place)), body) for place, body in enumerate(bodies))
    file = read_age_file(write_age_file(KEY, stanzas, NONCE, content))
    assert file.stanzas == stanzas
    assert age_payload(file, KEY) == content


def test_no_bit_can_be_changed() -> None:
    """Whatever it belongs to: intro, stanza, seal, nonce, content or tag."""
    sealed = write_age_file(KEY, [Stanza(("a", "b"), b"body")], NONCE, b"hands")
    for bit in range(8 * len(sealed)):
        number = int.from_bytes(sealed, "big") ^ 1 << bit
        with pytest.raises((NotSealed, SealDamaged)):
            age_payload(read_age_file(number.to_bytes(len(sealed), "big")), KEY)


@pytest.mark.parametrize("size", [1, 65_536, 65_537, 131_072])
def test_no_end_can_be_cut_off_or_put_on(size: int) -> None:
    """Neither a byte, nor a chunk, nor an empty chunk behind the last."""
    sealed = write_age_file(KEY, [Stanza(("a",), b"")], NONCE, bytes(size))
    start = len(sealed) - size - 16 * (-(-size // 65_536)) - 16
    cuts = {len(sealed) - 1, len(sealed) - 16, start, start + 15, start + 16, start + 16 + 65_552}
    for cut in sorted(cut for cut in cuts if cut < len(sealed)):
        with pytest.raises(SealDamaged):
            age_payload(read_age_file(sealed[:cut]), KEY)
    for tail in (b"\0", bytes(16), bytes(17), sealed[start + 16 :]):
        with pytest.raises(SealDamaged):
            age_payload(read_age_file(sealed + tail), KEY)


def test_an_empty_last_chunk_is_refused() -> None:
    """A content has a single spelling, although the tags of this one are right."""
    key = by_hand.hkdf(KEY, NONCE, b"payload")
    first = by_hand.boxed(key, bytes(12), bytes(65_536))
    empty = by_hand.boxed(key, (1).to_bytes(11, "big") + b"\1", b"")
    sealed = write_age_file(KEY, [Stanza(("a",), b"")], NONCE, b"")[:-16] + first + empty
    with pytest.raises(SealDamaged):
        age_payload(read_age_file(sealed), KEY)


@pytest.mark.parametrize(
    "untrusted",
    [
        b"",
        b"age-encryption.org/v2\n-> a\n\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\n\n",
        b"age-encryption.org/v1\n-> a\n\n--- " + SEAL.encode(),
        b"age-encryption.org/v1\n-> a\n\n--- " + SEAL.encode() + b"x",
        b"age-encryption.org/v1\n-> a\n\n---_" + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\n\n--- " + SEAL[:-1].encode() + b"B\n",
        b"age-encryption.org/v1\n-> a\n\n--- AAAA\n",
        b"age-encryption.org/v1\n-> a\n\n--- A\n",
        b"age-encryption.org/v1\n-> a\n\n--- \xff" + SEAL[1:].encode() + b"\n",
        b"age-encryption.org/v1\n-> \xc3\xa4\n\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a  b\n\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\na\n\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\n" + b"A" * 64 + b"\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\n" + b"A" * 68 + b"\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\nAAA=\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n-> a\nAAB\n--- " + SEAL.encode() + b"\n",
        b"age-encryption.org/v1\n" + b"-> a\n\n" * 4_000 + b"--- " + SEAL.encode() + b"\n",
    ],
)
def test_other_heads_are_refused(untrusted: bytes) -> None:
    """Each part of a head has one spelling, and there is an end to its length."""
    with pytest.raises((NotSealed, SealDamaged)):
        read_age_file(untrusted)


def test_a_head_ends_within_sixteen_kibibytes() -> None:
    """The sign of its end included; a byte more is damage."""
    start, end = b"age-encryption.org/v1\n-> a ", b"\n\n--- " + SEAL.encode() + b"\n"
    for length, is_read in ((16_384, True), (16_385, False)):
        untrusted = start + b"b" * (length - len(start) - 5) + end
        assert untrusted.find(b"---") + 3 == length
        if is_read:
            assert len(read_age_file(untrusted).stanzas) == 1
        else:
            with pytest.raises(SealDamaged):
                read_age_file(untrusted)


def test_what_was_never_sealed_is_called_so() -> None:
    """A file of boards that somebody takes for a box is no box whose header was cut."""
    with pytest.raises(NotSealed, match="does not start like an age file"):
        read_age_file(b"% PBN 2.1\n")
