"""The keys of a published tournament: how they lie beside its plan, sealed or not, and what opens them."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AppError, NotNow
from bigdeal_gui.seals.age import (
    MAX_SEALED_BYTES,
    SealKind,
    is_sealed,
    open_sealed,
    read_identities,
    seal,
    seal_kind,
)
from bigdeal_gui.seals.shares import combine, read_share
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.tournament.keys_file import check_published, read_keys
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.seals.shares import Share, Sharing
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys_file import Keys

MAX_SHEET_BYTES: Final = 64 * 1024

_NUMBERED_WORD: Final = re.compile(r"\b\d{1,2}\. +([a-z]+)\b", re.IGNORECASE)


class KeysState(Enum):
    """How the keys lie beside the plan, and so what opens them."""

    NONE = auto()
    """There are none yet."""
    MISSING = auto()
    """They were made, and are somewhere else."""
    PLAIN = auto()
    PASSPHRASE = auto()
    """A passphrase, which several officials may hold together."""
    RECIPIENTS = auto()
    """The secret keys of those for whom they were sealed."""


@dataclass(frozen=True, slots=True)
class Seal:
    """How keys are sealed: with a passphrase, or for the owners of public keys (`age1…`); never both.

    A passphrase held by several officials is one as well: `storage.shares` makes it.
    """

    passphrase: str = field(default="", repr=False)
    recipients: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Custody:
    """Who keeps the keys: whoever opens the `seal`, officials by their `sharing`, with neither anybody."""

    seal: Seal | None = None
    sharing: Sharing | None = None


@dataclass(frozen=True, slots=True)
class Unlock:
    """What opens sealed keys: a passphrase, or secret keys (`AGE-SECRET-KEY-1…`)."""

    passphrase: str = field(default="", repr=False)
    identities: tuple[str, ...] = field(default=(), repr=False)


NOTHING: Final = Unlock()


@dataclass(frozen=True, slots=True)
class Unlocking:
    """What somebody gave to open the keys; the files that it names are read when `unlock` is called."""

    passphrase: str = field(default="", repr=False)
    shares: tuple[Share, ...] = ()
    identity_files: tuple[Path, ...] = ()

    def unlock(self) -> Unlock:
        """Return what opens the keys.

        Raises:
            AppError: the sheets do not fit together, or a file holds no keys.
        """
        if self.shares:
            return Unlock(passphrase=combine(self.shares))
        keys = tuple(key for path in self.identity_files for key in read_identity_file(path))
        return Unlock(self.passphrase, keys)


def keys_state(tournament: Tournament) -> KeysState:
    """Return how the keys of a published tournament lie beside its plan."""
    if tournament.has_plain_keys:
        return KeysState.PLAIN
    if not tournament.has_sealed_keys:
        return KeysState.MISSING
    return sealed_state(tournament.sealed_path)


def sealed_state(path: Path) -> KeysState:
    """Return what opens the sealed keys in the file `path`; one that cannot be read will tell when opened."""
    with suppress(AppError):
        if seal_kind(read_file(path, MAX_SEALED_BYTES)) is SealKind.RECIPIENTS:
            return KeysState.RECIPIENTS
    return KeysState.PASSPHRASE


def sealed(content: bytes, how: Seal) -> bytes:
    """Return `content` sealed; a passphrase was tried on it once.

    Raises:
        WeakPassphrase, UnfitRecipient: as `sealing.seal`.
    """
    made = seal(content, passphrase=how.passphrase, recipients=how.recipients)
    if not how.recipients and open_sealed(made, passphrase=how.passphrase) != content:
        raise ValueError("what was sealed does not open as it was")
    return made


def open_keys(tournament: Tournament, unlock: Unlock = NOTHING) -> Keys:
    """Return the keys that lie beside the plan, plain or sealed, and that were published with it.

    Raises:
        NotNow: the plan is not published, or there are no keys beside it.
        KeysNotPublished, KeysDoNotFit, DamagedKeys: they are others, or no keys.
        StorageError: the file cannot be read, or `unlock` does not open it.
    """
    paths = [path for path in (tournament.keys_path, tournament.sealed_path) if path.is_file()]
    if not paths:
        raise NotNow(
            translate("reasons", "The keys of this tournament are not beside its plan."),
            translate("reasons", "Put “{plain}” or “{sealed}” into the same folder.").format(
                plain=tournament.keys_path.name, sealed=tournament.sealed_path.name
            ),
        )
    keys = read_keys_file(paths[0], unlock)
    check_published(tournament.plan, keys)
    return keys


def read_keys_file(path: Path, unlock: Unlock = NOTHING) -> Keys:
    """Return the keys in the file `path`, plain or sealed.

    Raises:
        DamagedKeys: it holds none.
        StorageError: it cannot be read, or `unlock` does not open it.
    """
    return keys_in(read_file(path, MAX_SEALED_BYTES), unlock)


def keys_in(untrusted_content: bytes, unlock: Unlock = NOTHING) -> Keys:
    """Return the keys in the content of a file, plain or sealed.

    Raises:
        DamagedKeys, StorageError: as `read_keys_file`.
    """
    if is_sealed(untrusted_content):
        untrusted_content = open_sealed(
            untrusted_content, passphrase=unlock.passphrase, identities=unlock.identities
        )
    return read_keys(untrusted_content)


def read_share_sheet(path: Path) -> Share:
    """Return the share on an official's sheet, or in a file with nothing but its words.

    Raises:
        UnreadableShare: there is none.
        StorageError: the file cannot be read.
    """
    text = _text(path)
    return read_share(" ".join(_NUMBERED_WORD.findall(text)) or text)


def read_identity_file(path: Path) -> tuple[str, ...]:
    """Return the secret keys in a file as `age-keygen` writes it.

    Raises:
        UnfitIdentity: there are none.
        StorageError: the file cannot be read.
    """
    return read_identities(_text(path))


def _text(path: Path) -> str:
    return read_file(path, MAX_SHEET_BYTES).decode("utf-8", "replace")
