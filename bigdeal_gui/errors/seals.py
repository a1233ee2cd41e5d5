"""Seals, passphrases and shares that do not open, or should not be made; none of these holds a secret."""

from __future__ import annotations

from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.storage import StorageError


class WeakPassphrase(StorageError):
    """A passphrase that is not taken. Does not name it."""

    sentence = "This passphrase is not taken: {reason}."
    title = "Passphrase too weak"
    hint = "Nothing was sealed. Take several words that do not belong together, or let the program make them."
    exit_code = ExitCode.USAGE

    reason: str


class WrongPassphrase(StorageError):
    """A passphrase that does not open the seal. Does not name it."""

    sentence = "The passphrase does not open this sealed file."
    title = "Wrong passphrase"
    hint = "The file was left as it is. Mind capitals and the layout of the keyboard, then try again."
    exit_code = ExitCode.REFUSED


class NotForThisKey(StorageError):
    """A file sealed for other keys. Does not name the key."""

    sentence = "The file is sealed for another key than the one given."
    title = "Not the right key"
    hint = "The file was left as it is. Use the secret key of one of those for whom it was sealed."
    exit_code = ExitCode.REFUSED


class SealNeedsPassphrase(StorageError):
    """A file that opens with a passphrase, where only a key was given."""

    sentence = "This file opens with a passphrase, not with a key."
    title = "A passphrase is needed"
    hint = "The file was left as it is. Give the passphrase, or put the officials' lists of words together."
    exit_code = ExitCode.USAGE


class SealNeedsKey(StorageError):
    """A file that opens with somebody's secret key, where only a passphrase was given."""

    sentence = "This file opens with a secret key, not with a passphrase."
    title = "A secret key is needed"
    hint = "The file was left as it is. Give the secret key of one of those for whom it was sealed."
    exit_code = ExitCode.USAGE


class SealDamaged(StorageError):
    """A sealed file that is not as it was made, or is none."""

    sentence = "Not a sound sealed file: {reason}."
    title = "Damaged sealed file"
    hint = "The file was left as it is. Use another copy of it."
    exit_code = ExitCode.DAMAGED

    reason: str


class NoTimeLock(StorageError):
    """A sealed file that no round opens."""

    sentence = "This file is sealed, but not locked until a time."
    title = "Not a locked box"
    hint = "The file was left as it is. It opens with a passphrase or a key."
    exit_code = ExitCode.USAGE


class OtherClock(StorageError):
    """A file locked with a public clock whose key this program does not have."""

    sentence = "This box is locked with another public clock than quicknet."
    title = "Another public clock"
    hint = "The file was left as it is. Ask whoever made it how it opens."
    exit_code = ExitCode.REFUSED


class WrongRound(StorageError):
    """A box, and a round that does not open it."""

    sentence = "Round {needed} opens this box, not round {given}."
    title = "Another round"
    hint = "The box was left as it is. Get the round that the box names, and try again."
    exit_code = ExitCode.REFUSED

    needed: int
    given: int


class SealTooMuchWork(StorageError):
    """A sound file, sealed on a computer so much quicker that this one would take too long to open it."""

    sentence = "This computer is too slow, or too busy, to open the sealed file."
    title = "Too much work for this computer"
    hint = "The file was left as it is. Close other programs and try again, or use a quicker computer."
    exit_code = ExitCode.SYSTEM


class SealingBroke(StorageError):
    """The process that seals and opens could not begin, or ended before it was done. Accuses no file."""

    sentence = "Sealing or opening was broken off: the part of the program that does it has ended."
    title = "Sealing or opening broke off"
    hint = "No file was written or changed. Close other programs, as this needs much memory, and try again."
    exit_code = ExitCode.SYSTEM


class UnfitRecipient(StorageError):
    """A public key for which nothing can be sealed; `place` counts from 1."""

    sentence = "Public key {place} cannot be used: {reason}."
    title = "Public key not understood"
    hint = "Nothing was sealed. A public key is one line that begins with age1."
    exit_code = ExitCode.USAGE

    place: int
    reason: str


class UnfitIdentity(StorageError):
    """A secret key that is none. Does not name it."""

    sentence = "The secret key cannot be used: {reason}."
    title = "Secret key not understood"
    hint = "Nothing was opened. A secret key is one line that begins with AGE-SECRET-KEY-1."
    exit_code = ExitCode.USAGE

    reason: str


class UnfitSharing(StorageError):
    """A number of shares, or of those who must come together, that cannot be."""

    sentence = "{needed} of {count} shares cannot be: {reason}."
    title = "Shares that cannot be made"
    hint = "Nothing was sealed. Take two of three, for example."
    exit_code = ExitCode.USAGE

    needed: int
    count: int
    reason: str


class UnreadableShare(StorageError):
    """A list of words that is no share. Names places, never words."""

    sentence = "The list of words cannot be read: {reason}."
    title = "List of words not understood"
    hint = "Nothing was opened. Compare it with the sheet, word by word."
    exit_code = ExitCode.USAGE

    reason: str


class TooFewShares(StorageError):
    """Fewer different shares than must come together."""

    sentence = "Lists of words from different sheets: {have}; needed to open the file: {needed}."
    title = "More officials are needed"
    hint = "Nothing was opened. Enter the list of words of another sheet as well."
    exit_code = ExitCode.REFUSED

    have: int
    needed: int


class UnfitShares(StorageError):
    """Shares that do not belong together."""

    sentence = "These lists of words do not fit together: {reason}."
    title = "Lists of words that do not fit"
    hint = "Nothing was opened. Use sheets with the same set number."
    exit_code = ExitCode.REFUSED

    reason: str
