"""Seals, passphrases and shares that do not open, or should not be made; none of these holds a secret."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.words import translate


@dataclass(eq=False)
class WeakPassphrase(StorageError):
    """A passphrase that is not taken. Does not name it."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "This passphrase is not taken: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class WrongPassphrase(StorageError):
    """A passphrase that does not open the seal. Does not name it."""

    def __str__(self) -> str:
        return translate("errors", "The passphrase does not open this sealed file.")


@dataclass(eq=False)
class NotForThisKey(StorageError):
    """A file sealed for other keys. Does not name the key."""

    def __str__(self) -> str:
        return translate("errors", "The file is sealed for another key than the one given.")


@dataclass(eq=False)
class SealNeedsPassphrase(StorageError):
    """A file that opens with a passphrase, where only a key was given."""

    def __str__(self) -> str:
        return translate("errors", "This file opens with a passphrase, not with a key.")


@dataclass(eq=False)
class SealNeedsKey(StorageError):
    """A file that opens with somebody's secret key, where only a passphrase was given."""

    def __str__(self) -> str:
        return translate("errors", "This file opens with a secret key, not with a passphrase.")


@dataclass(eq=False)
class SealDamaged(StorageError):
    """A sealed file that is not as it was made, or is none."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not a sound sealed file: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class UnfitRecipient(StorageError):
    """A public key for which nothing can be sealed; `place` counts from 1."""

    place: int
    reason: str

    def __str__(self) -> str:
        return translate("errors", "Public key {place} cannot be used: {reason}.").format(
            place=self.place, reason=self.reason
        )


@dataclass(eq=False)
class UnfitIdentity(StorageError):
    """A secret key that is none. Does not name it."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "The secret key cannot be used: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class UnfitSharing(StorageError):
    """A number of shares, or of those who must come together, that cannot be."""

    needed: int
    count: int
    reason: str

    def __str__(self) -> str:
        return translate("errors", "{needed} of {count} shares cannot be: {reason}.").format(
            needed=self.needed, count=self.count, reason=self.reason
        )


@dataclass(eq=False)
class UnreadableShare(StorageError):
    """A list of words that is no share. Names places, never words."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "The list of words cannot be read: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class TooFewShares(StorageError):
    """Fewer different shares than must come together."""

    have: int
    needed: int

    def __str__(self) -> str:
        return translate(
            "errors", "Lists of words from different sheets: {have}; needed to open the file: {needed}."
        ).format(have=self.have, needed=self.needed)


@dataclass(eq=False)
class UnfitShares(StorageError):
    """Shares that do not belong together."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "These lists of words do not fit together: {reason}.").format(
            reason=self.reason
        )
