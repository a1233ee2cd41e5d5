"""The keys of a published tournament: how they lie beside its plan, sealed or not, and what opens them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import ReadBackDiffers
from bigdeal_gui.errors.tournament import StepNotAllowed
from bigdeal_gui.seals.age import (
    MAX_SEALED_BYTES,
    SealKind,
    is_sealed,
    open_sealed,
    read_identities,
    recipient_count,
    seal_kind,
)
from bigdeal_gui.seals.sealer import HERE, Sealer
from bigdeal_gui.seals.shares import Share, Sharing, combine_shares, read_share
from bigdeal_gui.services.tournament.commitment_check import require_bound
from bigdeal_gui.services.tournament.notes import KEPT, Note
from bigdeal_gui.services.tournament.plan import require_plan_stage
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.keys.keys_file import Keys, check_published_keys, read_keys
from bigdeal_gui.tournament.plan import PlanStage
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.plan import Tournament

MAX_SHEET_BYTES: Final = 64 * 1024

_NUMBERED_WORD: Final = re.compile(r"\b\d{1,2}\. +([a-z]+)\b", re.IGNORECASE)
_KEPT: Final = re.compile(r"(plain|passphrase|shares|recipients) ([0-9]{1,3}) ([0-9]{1,3})", re.ASCII)


class KeysState(Enum):
    """How the keys lie beside the plan, and so what opens them."""

    NONE = auto()
    """There are none yet."""
    MISSING = auto()
    """They were made, and are somewhere else."""
    PLAIN = auto()
    PASSPHRASE = auto()
    """A passphrase, which several officials may hold together: nothing here tells."""
    PASSPHRASE_ALONE = auto()
    """A passphrase that somebody has."""
    SHARES = auto()
    """The words of enough officials' sheets."""
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
            return Unlock(passphrase=combine_shares(self.shares))
        keys = tuple(key for path in self.identity_files for key in read_identity_file(path))
        return Unlock(self.passphrase, keys)


def keys_state(tournament: Tournament, notes: Sequence[Note] = ()) -> KeysState:
    """Return how the keys of a published tournament lie beside its plan; `notes` tell who keeps them."""
    if tournament.layout.keys.is_file():
        return KeysState.PLAIN
    sealed = tournament.layout.sealed
    if not sealed.is_file():
        return KeysState.MISSING
    state, kept = sealed_state(sealed), keeping_told(notes)
    if state is not KeysState.PASSPHRASE or kept is None:
        return state
    told = {Keeping.SHARES: KeysState.SHARES, Keeping.PASSPHRASE: KeysState.PASSPHRASE_ALONE}
    return told.get(kept.keeping, state)


def sealed_state(path: Path) -> KeysState:
    """Return what opens the sealed keys in the file `path`; one that cannot be read will tell when opened."""
    with suppress(AppError):
        if seal_kind(read_file(path, MAX_SEALED_BYTES)) is SealKind.RECIPIENTS:
            return KeysState.RECIPIENTS
    return KeysState.PASSPHRASE


class Keeping(Enum):
    """How the keys are kept, as everybody may know; those who keep them are not named."""

    PLAIN = "plain"
    PASSPHRASE = "passphrase"  # noqa: S105 - the kind, not one
    """Somebody has a passphrase."""
    SHARES = "shares"
    """Some of several officials open them together."""
    RECIPIENTS = "recipients"
    """Any one of several people opens them with a secret key."""


@dataclass(frozen=True, slots=True)
class KeptBy:
    """Who keeps the keys: of `count` people, `needed` must come together; both are 0 where nobody counts."""

    keeping: Keeping
    needed: int = 0
    count: int = 0

    def note(self) -> str:
        """Return it as the journal keeps it: `shares 2 3`."""
        return f"{self.keeping.value} {self.needed} {self.count}"

    @classmethod
    def of_note(cls, text: str) -> Self | None:
        """Return what `note` wrote; None where it is something else."""
        match = _KEPT.fullmatch(text)
        return cls(Keeping(match[1]), int(match[2]), int(match[3])) if match else None


def keys_kept_by(seal: Seal | None, sharing: Sharing | None = None) -> KeptBy:
    """Return who keeps keys that are sealed so."""
    if seal is None:
        return KeptBy(Keeping.PLAIN)
    if sharing is not None:
        return KeptBy(Keeping.SHARES, sharing.needed, sharing.count)
    if seal.recipients:
        return KeptBy(Keeping.RECIPIENTS, 1, len(set(seal.recipients)))
    return KeptBy(Keeping.PASSPHRASE)


def keeping_told(notes: Sequence[Note]) -> KeptBy | None:
    """Return who keeps the keys, as the journal's `notes` tell; None where they do not."""
    found = [KeptBy.of_note(note.more[KEPT]) for note in notes if KEPT in note.more]
    return found[-1] if found else None


def try_seal(path: Path, made: bytes, keys: Keys, how: Seal, sealer: Sealer = HERE) -> bool:
    """Make sure that what lies sealed in `path` is what was `made`, and open it again where that can be done.

    Return whether it opened as `keys`: with a passphrase it does. What was sealed for public keys opens only
    with secret keys that are not at hand: there it is counted that it was sealed for each of them.

    Raises:
        ReadBackDiffers: it is something else, or opens as other keys.
        AppError: it cannot be read or does not open.
    """
    content = read_file(path, MAX_SEALED_BYTES)
    if content != made:
        raise ReadBackDiffers(path)
    if how.recipients:
        if recipient_count(content) != keys_kept_by(how).count:
            raise ReadBackDiffers(path)
        return False
    opened = keys_in_content(content, Unlock(passphrase=how.passphrase), sealer)
    if opened.file_bytes() != keys.file_bytes():
        raise ReadBackDiffers(path)
    return True


def open_keys(tournament: Tournament, unlock: Unlock = NOTHING, sealer: Sealer = HERE) -> Keys:
    """Return the keys that lie beside the plan, plain or sealed, and that were published with it.

    Raises:
        StepNotAllowed: the plan is not published, or there are no keys beside it.
        NotAsCommitted: the plan is not the one that was published.
        KeysNotPublished, KeysDoNotFit, DamagedKeys: they are others, or no keys.
        StorageError: the file cannot be read, or `unlock` does not open it.
    """
    require_plan_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
    paths = [path for path in (tournament.layout.keys, tournament.layout.sealed) if path.is_file()]
    if not paths:
        raise StepNotAllowed(
            translate("reasons", "The keys of this tournament are not in the same folder as its plan."),
            translate("reasons", "Put “{plain}” or “{sealed}” into the same folder.").format(
                plain=tournament.layout.keys.name, sealed=tournament.layout.sealed.name
            ),
        )
    require_bound(tournament)
    keys = keys_in_content(read_file(paths[0], MAX_SEALED_BYTES), unlock, sealer)
    check_published_keys(tournament.plan, keys)
    return keys


def keys_in_content(untrusted_content: bytes, unlock: Unlock = NOTHING, sealer: Sealer = HERE) -> Keys:
    """Return the keys in the content of a file, plain or sealed.

    Raises:
        DamagedKeys: it holds none.
        StorageError: `unlock` does not open it.
    """
    if is_sealed(untrusted_content):
        untrusted_content = open_sealed(
            untrusted_content, passphrase=unlock.passphrase, identities=unlock.identities, sealer=sealer
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
