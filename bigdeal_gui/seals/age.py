"""Sealing of what must stay secret until it is revealed: files in the age format, which any `age` tool opens.

Encryption, and the randomness in it, is that of the age library; nothing here is of our own. It is loaded
when something is sealed or opened for the first time.
Source: C2SP, “age file encryption format” (age-encryption.org/v1).
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

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
    WrongPassphrase,
)
from bigdeal_gui.seals.passphrases import check_passphrase, spelt_passphrase
from bigdeal_gui.seals.sealer import HERE, NotOpened, Sealer
from bigdeal_gui.words import translate

SUFFIX: Final = ".age"
"""What the name of a sealed file ends with, after the name of what is in it."""
MAX_SEALED_BYTES: Final = 64 * 2**20
MAX_RECIPIENTS: Final = 20

_MAX_IDENTITIES_TEXT: Final = 10_000
_MAX_WORK: Final = 20
"""The largest work factor (2^20: 1 GiB, some seconds) that a file may ask for; age's own tool makes 18."""
MAX_HEAD_BYTES: Final = 16 * 1024
"""Room for MAX_RECIPIENTS of any kind; the library takes the square of the time for a longer head."""

INTRO: Final = b"age-encryption.org/v1\n"
_ARMOUR: Final = b"-----BEGIN AGE ENCRYPTED FILE-----"
_ARMOUR_END: Final = b"-----END AGE ENCRYPTED FILE-----"
_SCRYPT: Final = re.compile(rb"-> scrypt [A-Za-z0-9+/]{22} ([1-9][0-9]{0,2})\n")
_HEAD_END: Final = b"\n---"
_STANZA: Final = re.compile(rb"-> [!-~]")
_FOR_KEY: Final = re.compile(rb"^-> X25519 [A-Za-z0-9+/]{43}$", re.MULTILINE)
_RECIPIENT: Final = re.compile("age1[0-9a-z]{58}")
_IDENTITY: Final = re.compile("AGE-SECRET-KEY-1[0-9A-Z]{58}")

# What pyrage says where the key is wrong rather than the file; everything else is damage.
_OTHER_PHRASE: Final = "Decryption failed"
_OTHER_KEY: Final = "No matching keys found"
_TOO_MUCH: Final = "Excessive work"
_TRIALS: Final = 3
"""The library measures the computer again each time: one that was busy for a moment is asked again."""

SECRET_BYTES: Final = 32
_PREFIX: Final = "age-secret-key-"
BECH32_LETTERS: Final = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
_GENERATOR: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
CHECK_LETTERS: Final = 6
_BITS: Final = 5


class SealKind(Enum):
    """What a sealed file opens with."""

    PASSPHRASE = auto()
    RECIPIENTS = auto()
    """The secret key of one of those for whom it was sealed."""


@dataclass(frozen=True, slots=True)
class KeyPair:
    """A secret key, `identity`, and the public key for which others seal, `recipient`."""

    identity: str = field(repr=False)
    recipient: str


def is_sealed(content: bytes) -> bool:
    """Return whether `content` is the beginning of an age file, be it binary or in letters (armoured)."""
    return content.startswith((INTRO, _ARMOUR))


def seal_kind(content: bytes) -> SealKind:
    """Return what a sealed file asks for.

    Raises:
        NotSealed, SealDamaged, SealAsksTooMuch: as `open_sealed`.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    return _kind(unarmoured(content))


def recipient_count(content: bytes) -> int:
    """Return for how many public keys a file was sealed, as its head tells; 0 where a passphrase opens it.

    Raises:
        NotSealed, SealDamaged, SealAsksTooMuch: as `open_sealed`.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    binary = unarmoured(content)
    kind = _kind(binary)
    head = binary[: binary.index(_HEAD_END)]
    return len(_FOR_KEY.findall(head)) if kind is SealKind.RECIPIENTS else 0


def seal(
    content: bytes, *, passphrase: str = "", recipients: Sequence[str] = (), sealer: Sealer = HERE
) -> bytes:
    """Return `content` sealed with a passphrase or for the owners of the public keys `recipients`.

    A passphrase takes about a second of `sealer`'s: the library makes it as much work as that on this
    computer.

    Raises:
        WeakPassphrase: the passphrase is empty or too easily guessed.
        UnfitRecipient: something else than the public key of an age identity.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    check_sealed_size(content)
    if not recipients:
        check_passphrase(passphrase)
        return sealer.seal(content, spelt_passphrase(passphrase))
    if passphrase:
        raise ValueError("a file is sealed with a passphrase or for recipients, not both")
    import pyrage  # noqa: PLC0415 - the start of the program does without it

    keys = _checked_recipients(recipients)
    return bytes(pyrage.encrypt(content, [pyrage.x25519.Recipient.from_str(key) for key in keys]))


def open_sealed(
    content: bytes, *, passphrase: str = "", identities: Sequence[str] = (), sealer: Sealer = HERE
) -> bytes:
    """Return what was sealed; `sealer` does the work that a passphrase makes.

    Raises:
        NotSealed, SealDamaged: it is no age file, or was changed.
        SealAsksTooMuch: it asks for more work than is reasonable.
        SealTooMuchWork: this computer is too slow, or too busy, for a sound file.
        WrongPassphrase: the passphrase is another one.
        NotForThisKey: it was sealed for other keys than `identities`.
        SealNeedsPassphrase: it opens with a passphrase and none was given.
        SealNeedsKey: it opens with a secret key and none was given.
        UnfitIdentity: one of `identities` is no secret key.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    binary = unarmoured(content)
    if _kind(binary) is SealKind.PASSPHRASE:
        if not passphrase:
            raise SealNeedsPassphrase
        return _opened_with_passphrase(binary, passphrase, sealer)
    if not identities:
        raise SealNeedsKey
    return _opened_with_keys(binary, identities)


def new_identity() -> KeyPair:
    """Return a fresh pair of keys, from the age library's own use of the system's randomness."""
    from pyrage import x25519  # noqa: PLC0415 - as above

    identity = x25519.Identity.generate()
    return KeyPair(str(identity), str(identity.to_public()))


def check_recipient(text: str, place: int = 1) -> str:
    """Return the public key that `text` holds; `place` is its number among those asked for.

    Raises:
        UnfitRecipient: it holds none. The text is not repeated: it may be a secret key.
    """
    key = text.strip()
    if _IDENTITY.match(key.upper()):
        raise UnfitRecipient(place, translate("reasons", "it is a secret key; keep it to yourself"))
    if not _RECIPIENT.fullmatch(key):
        raise UnfitRecipient(place, translate("reasons", "it is not “age1” and 58 letters and digits"))
    import pyrage  # noqa: PLC0415 - as above

    try:
        pyrage.x25519.Recipient.from_str(key)
    except pyrage.RecipientError:
        raise UnfitRecipient(place, translate("reasons", "one of its letters is wrong")) from None
    return key


def read_identities(text: str) -> tuple[str, ...]:
    """Return the secret keys in `text`: a line each, as `age-keygen` writes them, or one that was pasted.

    Raises:
        UnfitIdentity: there are none, or some line is none.
    """
    if len(text) > _MAX_IDENTITIES_TEXT:
        raise UnfitIdentity(translate("reasons", "the file is too long for a key file"))
    lines = (line.strip() for line in text.splitlines())
    keys = tuple(line for line in lines if line and not line.startswith("#"))
    if not keys:
        raise UnfitIdentity(translate("reasons", "there is none"))
    for key in keys:
        _identity(key)
    return keys


def _opened_with_passphrase(binary: bytes, passphrase: str, sealer: Sealer) -> bytes:
    # As typed first: another tool may have sealed with blanks around it, or with accents spelt otherwise.
    for spelling in dict.fromkeys((passphrase, spelt_passphrase(passphrase))):
        for _trial in range(_TRIALS):
            try:
                return sealer.open(binary, spelling)
            except NotOpened as error:
                said = error.said
            if not said.startswith(_TOO_MUCH):
                break
        if said.startswith(_TOO_MUCH):
            raise SealTooMuchWork
        if said != _OTHER_PHRASE:
            raise seal_damage()
    raise WrongPassphrase


def _opened_with_keys(binary: bytes, identities: Sequence[str]) -> bytes:
    keys = [_identity(key) for key in identities]
    import pyrage  # noqa: PLC0415 - as above

    try:
        return bytes(pyrage.decrypt(binary, keys))
    except pyrage.DecryptError as error:
        if str(error) == _OTHER_KEY:
            raise NotForThisKey from error
        raise seal_damage() from error


def _identity(key: str) -> object:
    """Return the library's form of a secret key; no error here repeats it."""
    import pyrage  # noqa: PLC0415 - as above

    letters = key.strip().upper()
    if not _IDENTITY.fullmatch(letters):
        reason = translate("reasons", "it is not “AGE-SECRET-KEY-1” and 58 letters and digits")
        raise UnfitIdentity(reason)
    try:
        return pyrage.x25519.Identity.from_str(letters)
    except pyrage.IdentityError:
        raise UnfitIdentity(translate("reasons", "one of its letters is wrong")) from None


def _checked_recipients(recipients: Sequence[str]) -> tuple[str, ...]:
    if len(recipients) > MAX_RECIPIENTS:
        reason = translate("reasons", "there are more than {count}").format(count=MAX_RECIPIENTS)
        raise UnfitRecipient(MAX_RECIPIENTS + 1, reason)
    keys = (check_recipient(text, place) for place, text in enumerate(recipients, start=1))
    return tuple(dict.fromkeys(keys))


def seal_damage() -> SealDamaged:
    """Return the error of a sealed file that is not as it was made."""
    return SealDamaged(translate("reasons", "it was changed or is incomplete"))


def damaged_age_head() -> SealDamaged:
    """Return the error of a sealed file whose head cannot be read."""
    return SealDamaged(translate("reasons", "its header is not complete"))


def check_sealed_size(content: bytes) -> None:
    """Make sure that `content` can be sealed or opened.

    Raises:
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    if len(content) > MAX_SEALED_BYTES:
        raise FileTooLarge(len(content), MAX_SEALED_BYTES)


def unarmoured(content: bytes) -> bytes:
    """Return an age file without its armour.

    Raises:
        SealDamaged: the armour is not whole.
        FileTooLarge: more than MAX_SEALED_BYTES.
    """
    check_sealed_size(content)
    if not content.startswith(_ARMOUR):
        return content
    first, *lines = content.strip().splitlines()
    if first != _ARMOUR or not lines or lines.pop() != _ARMOUR_END:
        raise SealDamaged(translate("reasons", "its first or last line was changed"))
    try:
        return base64.b64decode(b"".join(lines), validate=True)
    except binascii.Error as error:
        raise SealDamaged(translate("reasons", "it contains a wrong character, or is incomplete")) from error


def _kind(binary: bytes) -> SealKind:
    if not binary.startswith(INTRO):
        raise NotSealed
    if _HEAD_END not in binary[:MAX_HEAD_BYTES]:
        raise damaged_age_head()
    if binary.startswith(b"-> scrypt ", len(INTRO)):
        match = _SCRYPT.match(binary, len(INTRO))
        if match is None:
            raise damaged_age_head()
        if int(match[1]) > _MAX_WORK:
            raise SealAsksTooMuch
        return SealKind.PASSPHRASE
    if _STANZA.match(binary, len(INTRO)):
        return SealKind.RECIPIENTS
    raise damaged_age_head()


def key_pair_of(secret: bytes) -> KeyPair:
    """Return the age keys whose secret scalar is `secret`: 32 bytes that nobody can guess.

    Whoever has `secret` opens what any of them sealed. Nobody else knows the public key either, so what
    opens was sealed by one of them.

    Source: BIP 173 (Bech32); C2SP, “age file encryption format”, native X25519 recipients.
    """
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a secret of {len(secret)} bytes instead of {SECRET_BYTES}")
    from pyrage import x25519  # noqa: PLC0415 - the start of the program does without it

    identity = _bech32(_PREFIX, secret).upper()
    return KeyPair(identity, str(x25519.Identity.from_str(identity).to_public()))


def _bech32(prefix: str, data: bytes) -> str:
    values = list(_groups(data))
    spread = [ord(letter) >> _BITS for letter in prefix] + [0] + [ord(letter) & 31 for letter in prefix]
    check = _remainder([*spread, *values, *[0] * CHECK_LETTERS]) ^ 1
    values += [check >> _BITS * place & 31 for place in reversed(range(CHECK_LETTERS))]
    return prefix + "1" + "".join(BECH32_LETTERS[value] for value in values)


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
