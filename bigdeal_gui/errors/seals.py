"""Seals, passphrases and shares that do not open, or should not be made; none of these holds a secret."""

from __future__ import annotations

from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.storage import StorageError


class WeakPassphrase(StorageError):
    """A passphrase that is not taken. Does not name it."""

    sentence = "This passphrase is not accepted: {reason}."
    title = "Passphrase too weak"
    hint = "Nothing was sealed. Use several unrelated words, or let the program make them up."
    exit_code = ExitCode.USAGE

    reason: str


class WrongPassphrase(StorageError):
    """A passphrase that does not open the seal. Does not name it."""

    sentence = "The passphrase does not open this sealed file."
    title = "Wrong passphrase"
    hint = "The file was not changed. Check capital letters and the keyboard layout, then try again."
    exit_code = ExitCode.REFUSED


class NotForThisKey(StorageError):
    """A file sealed for other keys. Does not name the key."""

    sentence = "The file is sealed for a different key."
    title = "Not the right key"
    hint = "The file was not changed. Use the secret key of one of the people it was sealed for."
    exit_code = ExitCode.REFUSED


class SealNeedsPassphrase(StorageError):
    """A file that opens with a passphrase, where only a key was given."""

    sentence = "This file opens with a passphrase, not with a key."
    title = "A passphrase is needed"
    hint = "The file was not changed. Enter the passphrase, or the words from the officials’ sheets."
    exit_code = ExitCode.USAGE


class SealNeedsKey(StorageError):
    """A file that opens with somebody's secret key, where only a passphrase was given."""

    sentence = "This file opens with a secret key, not with a passphrase."
    title = "A secret key is needed"
    hint = "The file was not changed. Give the secret key of one of the people it was sealed for."
    exit_code = ExitCode.USAGE


class NotSealed(StorageError):
    """A file that does not begin as sealed files and boxes do."""

    sentence = "This is neither a sealed file nor a locked box: it does not start like an age file."
    title = "Neither a sealed file nor a locked box"
    hint = "The file was not changed. Choose the sealed file or the box, or another copy of it."
    exit_code = ExitCode.DAMAGED


class SealDamaged(StorageError):
    """A sealed file that is not as it was made."""

    sentence = "Not a valid sealed file: {reason}."
    title = "Damaged sealed file"
    hint = "The file was not changed. Use another copy of it."
    exit_code = ExitCode.DAMAGED

    reason: str


class SealAsksTooMuch(StorageError):
    """A file, perhaps sound, whose passphrase was made to take hours or more to try."""

    sentence = "Opening this sealed file would take too long: it was sealed with a very high work factor."
    title = "Opening would take too long"
    hint = "The file was not changed. Ask the person who sealed it to seal it again in the usual way."
    exit_code = ExitCode.DAMAGED


class NoTimeLock(StorageError):
    """A sealed file that no round opens."""

    sentence = "This file is sealed, but not locked until a time."
    title = "Not a locked box"
    hint = "The file was not changed. It opens with a passphrase or a key."
    exit_code = ExitCode.USAGE


class OtherClock(StorageError):
    """A file locked with a public clock whose key this program does not have."""

    sentence = "This box is locked with a public clock other than quicknet."
    title = "Another public clock"
    hint = "The file was not changed. Ask the person who made it how to open it."
    exit_code = ExitCode.REFUSED


class WrongRound(StorageError):
    """A box, and a round that does not open it."""

    sentence = "Round {needed} opens this box, not round {given}."
    title = "Another round"
    hint = "The box was not changed. Get the round that the box names, and try again."
    exit_code = ExitCode.REFUSED

    needed: int
    given: int


class SealTooMuchWork(StorageError):
    """A sound file, sealed on a computer so much quicker that this one would take too long to open it."""

    sentence = "This computer is too slow, or too busy, to open the sealed file."
    title = "Too much work for this computer"
    hint = "The file was not changed. Close other programs and try again, or use a faster computer."
    exit_code = ExitCode.SYSTEM


class SealingBroke(StorageError):
    """The process that seals and opens could not begin, or ended before it was done. Accuses no file."""

    sentence = "Sealing or opening was interrupted: the part of the program that does it has stopped."
    title = "Sealing or opening was interrupted"
    hint = "No file was written or changed. This needs a lot of memory: close other programs and try again."
    exit_code = ExitCode.SYSTEM


class UnfitRecipient(StorageError):
    """A public key for which nothing can be sealed; `place` counts from 1."""

    sentence = "Public key {place} cannot be used: {reason}."
    title = "Public key not understood"
    hint = "Nothing was sealed. A public key is one line that starts with age1."
    exit_code = ExitCode.USAGE

    place: int
    reason: str


class UnfitIdentity(StorageError):
    """A secret key that is none. Does not name it."""

    sentence = "The secret key cannot be used: {reason}."
    title = "Secret key not understood"
    hint = "Nothing was opened. A secret key is one line that starts with AGE-SECRET-KEY-1."
    exit_code = ExitCode.USAGE

    reason: str


class UnfitSharing(StorageError):
    """A number of shares, or of those who must come together, that cannot be."""

    sentence = "{needed} of {count} sheets are not possible: {reason}."
    title = "These sheets cannot be made"
    hint = "Nothing was sealed. Use two of three, for example."
    exit_code = ExitCode.USAGE

    needed: int
    count: int
    reason: str


class UnreadableShare(StorageError):
    """A list of words that is no share. Names places, never words."""

    sentence = "The words cannot be read: {reason}."
    title = "List of words not understood"
    hint = "Nothing was opened. Compare it with the sheet, word by word."
    exit_code = ExitCode.USAGE

    reason: str


class TooFewShares(StorageError):
    """Fewer different shares than must come together."""

    sentence = "Sheets entered: {have}; needed to open the file: {needed}."
    title = "More officials are needed"
    hint = "Nothing was opened. Enter the words of another sheet as well."
    exit_code = ExitCode.REFUSED
    event_case = 2

    have: int
    needed: int


class UnfitShares(StorageError):
    """Shares that do not belong together."""

    sentence = "These sheets do not belong together: {reason}."
    title = "Sheets that do not belong together"
    hint = "Nothing was opened. Use sheets with the same set number."
    exit_code = ExitCode.REFUSED

    reason: str
