"""Sealed files: what any age tool opens, and what it says of those that do not open."""

from __future__ import annotations

import base64
import subprocess
import sys
import unicodedata
from typing import TYPE_CHECKING

import pyrage
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.seals import (
    NotForThisKey,
    NotSealed,
    SealAsksTooMuch,
    SealDamaged,
    SealNeedsKey,
    SealNeedsPassphrase,
    SealTooMuchWork,
    UnfitIdentity,
    UnfitRecipient,
    WeakPassphrase,
    WrongPassphrase,
)
from bigdeal_gui.seals import age as sealing
from bigdeal_gui.seals.age import (
    KeyPair,
    SealKind,
    check_recipient,
    check_sealed_size,
    is_sealed,
    new_identity,
    open_sealed,
    read_identities,
    seal,
    seal_kind,
    unarmoured,
)
from tests.seals import age_by_hand

if TYPE_CHECKING:
    from collections.abc import Callable

CONTENT = b"1,1:" + b"k" * 60 + b"\r\n"
WORDS = "seven crossed ruffs and a squeeze"
ANOTHER = "seven crossed ruffs and a finesse"


@pytest.fixture(scope="module")
def alice() -> KeyPair:
    """Return somebody's keys."""
    return new_identity()


@pytest.fixture(scope="module")
def bob() -> KeyPair:
    """Return somebody else's keys."""
    return new_identity()


@pytest.fixture(scope="module")
def for_alice(alice: KeyPair) -> bytes:
    """Return a file that Alice can open."""
    return seal(CONTENT, recipients=[alice.recipient])


@pytest.fixture(scope="module")
def with_passphrase() -> bytes:
    """Return a file that opens with WORDS, with few rounds, so that tests can open it often."""
    return age_by_hand.written(CONTENT, WORDS)


def test_what_a_passphrase_seals_is_an_age_file() -> None:
    """A reader written from the specification opens the file, and so does the program."""
    sealed = seal(CONTENT, passphrase=WORDS)
    assert is_sealed(sealed)
    assert seal_kind(sealed) is SealKind.PASSPHRASE
    assert CONTENT not in sealed
    assert age_by_hand.opened(sealed, WORDS) == CONTENT
    assert open_sealed(sealed, passphrase=WORDS) == CONTENT


def test_what_is_sealed_for_keys_is_an_age_file(alice: KeyPair, for_alice: bytes) -> None:
    """A reader written from the specification opens the file, and so does the program."""
    assert is_sealed(for_alice)
    assert seal_kind(for_alice) is SealKind.RECIPIENTS
    assert CONTENT not in for_alice
    assert age_by_hand.opened(for_alice, alice.identity) == CONTENT
    assert open_sealed(for_alice, identities=[alice.identity]) == CONTENT


def test_what_another_tool_sealed_is_opened(with_passphrase: bytes) -> None:
    """A file written from the specification opens with its passphrase."""
    assert seal_kind(with_passphrase) is SealKind.PASSPHRASE
    assert open_sealed(with_passphrase, passphrase=WORDS) == CONTENT


def test_each_recipient_opens_alone(alice: KeyPair, bob: KeyPair) -> None:
    """A file for two people opens with the key of either, among other keys and however it is pasted."""
    sealed = seal(CONTENT, recipients=[alice.recipient, bob.recipient, f" {alice.recipient}\n"])
    assert sealed.count(b"-> X25519 ") == 2
    for person in (alice, bob):
        assert open_sealed(sealed, identities=[f" {person.identity.lower()} "]) == CONTENT
    assert open_sealed(sealed, identities=[new_identity().identity, bob.identity]) == CONTENT


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n"])
def test_a_file_in_letters_is_opened(alice: KeyPair, end: bytes) -> None:
    """An armoured file, as it is pasted into a mail, opens like a binary one."""
    armoured: bytes = pyrage.encrypt(
        CONTENT * 40, [pyrage.x25519.Recipient.from_str(alice.recipient)], armored=True
    )
    if end == b"\r\n":
        armoured = armoured.replace(b"\n", end)
    armoured = armoured.rstrip() + end
    assert is_sealed(armoured)
    assert seal_kind(armoured) is SealKind.RECIPIENTS
    assert open_sealed(armoured, identities=[alice.identity]) == CONTENT * 40


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_no_letter_of_a_file_in_letters_is_lost(end: bytes) -> None:
    """Whatever letters its lines end with, and the first line begins with, they count."""
    lines = (b"-----BEGIN AGE ENCRYPTED FILE-----", b"xAAx", b"rAAr", b"-----END AGE ENCRYPTED FILE-----")
    assert unarmoured(end.join(lines)) == base64.b64decode(b"xAAxrAAr")
    with pytest.raises(SealDamaged):
        unarmoured(end.join((lines[0] + b"x", *lines[1:])))


def test_a_passphrase_is_the_same_on_every_keyboard() -> None:
    """Accents typed in one sign or two, and blanks around it, make no other passphrase."""
    composed = unicodedata.normalize("NFC", "fünf gekreuzte Schnäpper")
    sealed = age_by_hand.written(CONTENT, composed)
    for typed in (composed, unicodedata.normalize("NFD", composed), f"  {composed}\n"):
        assert open_sealed(sealed, passphrase=typed) == CONTENT


def test_a_passphrase_of_another_tool_is_tried_as_it_is_typed() -> None:
    """A file sealed elsewhere with a blank at the end of its passphrase opens with that blank."""
    words = "ends with a blank "
    sealed = age_by_hand.written(CONTENT, words)
    assert open_sealed(sealed, passphrase=words) == CONTENT
    with pytest.raises(WrongPassphrase):
        open_sealed(sealed, passphrase=words.rstrip())


def test_wrong_keys_are_told_from_damage(
    with_passphrase: bytes, for_alice: bytes, bob: KeyPair, alice: KeyPair
) -> None:
    """The errors say whether the passphrase, the key, or the kind of both is wrong, and hold neither."""
    cases: list[tuple[type[AppError], Callable[[], object]]] = [
        (WrongPassphrase, lambda: open_sealed(with_passphrase, passphrase=ANOTHER)),
        (NotForThisKey, lambda: open_sealed(for_alice, identities=[bob.identity])),
        (SealNeedsPassphrase, lambda: open_sealed(with_passphrase, identities=[alice.identity])),
        (SealNeedsKey, lambda: open_sealed(for_alice, passphrase=WORDS)),
    ]
    for kind, call in cases:
        with pytest.raises(kind) as caught:
            call()
        assert ANOTHER not in repr(caught.value)
        assert not vars(caught.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda _: b"", "does not start"),
        (lambda _: b"age-encryption.org/v2\n", "does not start"),
        (lambda _: b"PK\x03\x04", "does not start"),
        (lambda data: data[:22], "header is not complete"),
        (lambda data: data[:22] + b"--- \n", "header is not complete"),
        (lambda data: data[:40], "header is not complete"),
        (lambda data: data.replace(b" 10\n", b" 010\n"), "header is not complete"),
        (lambda data: data.replace(b"---", b"--"), "header is not complete"),
        (lambda data: data.replace(b"---", b"-> x y\n" * 3000 + b"---"), "header is not complete"),
        (lambda data: data[:-1], "changed or is incomplete"),
        (lambda data: data + b"x", "changed or is incomplete"),
        (lambda data: data[:-1] + bytes([data[-1] ^ 1]), "changed or is incomplete"),
        (lambda _: b"-----BEGIN AGE ENCRYPTED FILE-----", "first or last line"),
        (lambda _: b"-----BEGIN AGE ENCRYPTED FILE-----x\nYQ==\n", "first or last line"),
        (lambda _: b"-----BEGIN AGE ENCRYPTED FILE-----\nYQ==\n", "first or last line"),
        (
            lambda _: b"-----BEGIN AGE ENCRYPTED FILE-----\nY?==\n-----END AGE ENCRYPTED FILE-----",
            "wrong character",
        ),
        (
            lambda _: b"-----BEGIN AGE ENCRYPTED FILE-----\nYQ==\n-----END AGE ENCRYPTED FILE-----",
            "does not start",
        ),
    ],
)
def test_damage_is_named(with_passphrase: bytes, change: Callable[[bytes], bytes], reason: str) -> None:
    """A file that is none, was cut off or changed is refused with the reason."""
    with pytest.raises((NotSealed, SealDamaged), match=reason):
        open_sealed(change(with_passphrase), passphrase=WORDS)


@pytest.mark.parametrize("factor", [b"21", b"999"])
def test_absurd_work_is_refused_before_a_passphrase_is_asked_for(
    with_passphrase: bytes, factor: bytes
) -> None:
    """The file may be sound: nobody says that it is damaged."""
    asking = with_passphrase.replace(b" 10\n", b" %b\n" % factor)
    with pytest.raises(SealAsksTooMuch, match="too long") as caught:
        seal_kind(asking)
    assert "damage" not in error_advice(caught.value).title.lower()
    with pytest.raises(SealAsksTooMuch):
        open_sealed(asking, passphrase=WORDS)


def test_more_work_than_this_computer_does_at_once_accuses_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the library itself finds too much work may be sound all the same."""
    monkeypatch.setattr(sealing, "_MAX_WORK", 99)
    sealed = age_by_hand.written(CONTENT, WORDS).replace(b" 10\n", b" 60\n")
    with pytest.raises(SealTooMuchWork):
        open_sealed(sealed, passphrase=WORDS)


def test_a_computer_that_was_busy_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library measures the computer each time; one slow moment keeps nobody from the keys."""
    asked = []

    def decrypt(content: bytes, passphrase: str) -> bytes:
        asked.append(passphrase)
        if len(asked) == 1:
            raise pyrage.DecryptError("Excessive work parameter for passphrase")
        return content

    monkeypatch.setattr(pyrage.passphrase, "decrypt", decrypt)
    sealed = age_by_hand.written(CONTENT, WORDS)
    assert open_sealed(sealed, passphrase=WORDS) == sealed
    assert asked == [WORDS, WORDS]


def test_every_changed_byte_is_noticed(alice: KeyPair, for_alice: bytes) -> None:
    """No file with one bit turned opens."""
    for place in range(len(for_alice)):
        changed = bytearray(for_alice)
        changed[place] ^= 1 << place % 8
        with pytest.raises((NotSealed, SealDamaged, NotForThisKey, SealNeedsPassphrase)):
            open_sealed(bytes(changed), identities=[alice.identity])


HEADS = st.sampled_from(
    [
        b"",
        b"age-encryption.org/v1\n",
        b"age-encryption.org/v1\n-> X25519 ",
        b"-----BEGIN AGE ENCRYPTED FILE-----\n",
    ]
)


@settings(max_examples=300)
@given(HEADS, st.binary(max_size=300))
def test_no_bytes_do_worse_than_an_error(head: bytes, rest: bytes) -> None:
    """Whatever a file holds, opening it ends in an error that the program knows."""
    some_identity = "AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX"
    with pytest.raises((NotSealed, SealDamaged, NotForThisKey, SealNeedsPassphrase)):
        open_sealed(head + rest, identities=[some_identity])


@settings(max_examples=100)
@given(st.binary(max_size=200))
def test_no_bytes_behind_a_passphrase_do_worse_than_an_error(rest: bytes) -> None:
    """Whatever follows the head of a file with a passphrase, opening it ends in an error that is known."""
    head = age_by_hand.written(CONTENT, WORDS).split(b" 10\n")[0] + b" 10\n"
    with pytest.raises((SealDamaged, WrongPassphrase)):
        open_sealed(head + rest, passphrase=WORDS)


def test_one_way_to_open_is_asked_for(alice: KeyPair) -> None:
    """Sealing takes a passphrase or recipients, never both, and never nothing."""
    with pytest.raises(ValueError, match="not both"):
        seal(CONTENT, passphrase=WORDS, recipients=[alice.recipient])
    with pytest.raises(WeakPassphrase, match="empty"):
        seal(CONTENT)


def test_sizes_are_bounded(monkeypatch: pytest.MonkeyPatch, alice: KeyPair) -> None:
    """Nothing larger than the limit is sealed or looked at."""
    monkeypatch.setattr(sealing, "MAX_SEALED_BYTES", 1000)
    for call in (
        lambda: seal(bytes(1001), recipients=[alice.recipient]),
        lambda: open_sealed(bytes(1001), passphrase=WORDS),
        lambda: seal_kind(bytes(1001)),
    ):
        with pytest.raises(FileTooLarge):
            call()
    check_sealed_size(bytes(1000))
    monkeypatch.undo()
    start, end = b"age-encryption.org/v1\n-> a ", b"\n---"
    assert seal_kind(start.ljust(16_380, b"b") + end) is SealKind.RECIPIENTS
    with pytest.raises(SealDamaged, match="header is not complete"):
        seal_kind(start.ljust(16_381, b"b") + end)


def test_recipients_are_looked_at_before_anything_is_sealed(alice: KeyPair) -> None:
    """What is no public key is refused with its place, and a secret key is never repeated."""
    good = alice.recipient
    turned = good[:-1] + ("q" if good[-1] != "q" else "p")
    for bad, reason in (
        ("", "it is not"),
        ("age1short", "it is not"),
        ("ssh-ed25519 AAAA", "it is not"),
        (turned, "one of its letters"),
        (alice.identity, "secret key"),
        (alice.identity.lower(), "secret key"),
    ):
        with pytest.raises(UnfitRecipient, match=reason) as caught:
            seal(CONTENT, recipients=[good, bad])
        assert caught.value.place == 2
        assert not bad or bad not in str(caught.value)
    assert open_sealed(seal(CONTENT, recipients=[good] * 20), identities=[alice.identity]) == CONTENT
    with pytest.raises(UnfitRecipient, match="more than 20") as caught:
        seal(CONTENT, recipients=[good] * 21)
    assert caught.value.place == 21
    with pytest.raises(UnfitRecipient) as caught:
        check_recipient("age1short")
    assert caught.value.place == 1
    assert check_recipient(f" {good} ") == good


def test_secret_keys_are_read_as_age_keygen_writes_them(alice: KeyPair, bob: KeyPair) -> None:
    """A file of keys may have comments and several keys; one line may be pasted alone."""
    comments = f"# created: 2026-01-05T19:30:00Z\n# public key: {alice.recipient}\r\n"
    text = f"{comments}{alice.identity}\n\n{bob.identity}"
    assert read_identities(text) == (alice.identity, bob.identity)
    assert read_identities(f"  {alice.identity} ") == (alice.identity,)


def test_what_is_no_secret_key_is_refused_and_not_repeated(alice: KeyPair) -> None:
    """The error says what is wrong and holds nothing of the text."""
    identity = alice.identity
    turned = identity[:-1] + ("Q" if identity[-1] != "Q" else "P")
    for bad, reason in (
        ("", "none"),
        ("# only a comment", "none"),
        (alice.recipient, "it is not"),
        (identity[:-1], "it is not"),
        (turned, "one of its letters"),
        ("x" * 10_001, "too long"),
    ):
        with pytest.raises(UnfitIdentity, match=reason) as caught:
            read_identities(bad)
        assert identity[20:40] not in repr(vars(caught.value))
        assert caught.value.__context__ is None or identity[20:40] not in str(caught.value.__context__)


def test_fresh_keys_are_fresh_and_hidden() -> None:
    """Each pair is another one, and only the public half shows itself."""
    pairs = [new_identity() for _ in range(3)]
    assert len({pair.identity for pair in pairs}) == 3
    assert all(pair.identity not in repr(pair) and pair.recipient in repr(pair) for pair in pairs)
    assert all(check_recipient(pair.recipient) for pair in pairs)


def test_the_libraries_are_loaded_when_they_are_needed() -> None:
    """Importing the module loads neither the age library nor that of shares."""
    script = (
        "import sys\n"
        "from bigdeal_gui.seals import age, passphrases, shares\n"
        "assert not {'pyrage', 'shamir_mnemonic'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
