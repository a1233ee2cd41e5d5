"""The keys of a published tournament: sealed when they are made, and opened for dealing and revealing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import NotNow
from bigdeal_gui.seals.age import MAX_SEALED_BYTES, is_sealed, open_sealed, seal
from bigdeal_gui.storage.delivery import read_file
from bigdeal_gui.tournament.keys_file import check_published, read_keys
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys_file import Keys


@dataclass(frozen=True, slots=True)
class Seal:
    """How keys are sealed: with a passphrase, or for the owners of public keys (`age1…`); never both.

    A passphrase held by several officials is one as well: `storage.shares` makes it.
    """

    passphrase: str = field(default="", repr=False)
    recipients: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unlock:
    """What opens sealed keys: a passphrase, or secret keys (`AGE-SECRET-KEY-1…`)."""

    passphrase: str = field(default="", repr=False)
    identities: tuple[str, ...] = field(default=(), repr=False)


NOTHING: Final = Unlock()


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
