"""The rows of the table of advice for seals, shares, outside values and commitments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors.advice import Advice
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.outside import CommitmentTooNew, DamagedCommitment, InvalidRule, InvalidValue
from bigdeal_gui.errors.seals import (
    NotForThisKey,
    SealDamaged,
    SealNeedsKey,
    SealNeedsPassphrase,
    TooFewShares,
    UnfitIdentity,
    UnfitRecipient,
    UnfitShares,
    UnfitSharing,
    UnreadableShare,
    WeakPassphrase,
    WrongPassphrase,
)

if TYPE_CHECKING:
    from bigdeal_gui.errors.base import AppError

OUTSIDE_ROWS: dict[type[AppError], Advice] = {
    WeakPassphrase: Advice(
        "Passphrase too weak",
        "Nothing was sealed. Take several words that do not belong together, or let the program make them.",
        ExitCode.USAGE,
    ),
    WrongPassphrase: Advice(
        "Wrong passphrase",
        "The file was left as it is. Mind capitals and the layout of the keyboard, then try again.",
        ExitCode.REFUSED,
    ),
    NotForThisKey: Advice(
        "Not the right key",
        "The file was left as it is. Use the secret key of one of those for whom it was sealed.",
        ExitCode.REFUSED,
    ),
    SealNeedsPassphrase: Advice(
        "A passphrase is needed",
        "The file was left as it is. Give the passphrase, or put the officials' lists of words together.",
        ExitCode.USAGE,
    ),
    SealNeedsKey: Advice(
        "A secret key is needed",
        "The file was left as it is. Give the secret key of one of those for whom it was sealed.",
        ExitCode.USAGE,
    ),
    SealDamaged: Advice(
        "Damaged sealed file", "The file was left as it is. Use another copy of it.", ExitCode.DAMAGED
    ),
    UnfitRecipient: Advice(
        "Public key not understood",
        "Nothing was sealed. A public key is one line that begins with age1.",
        ExitCode.USAGE,
    ),
    UnfitIdentity: Advice(
        "Secret key not understood",
        "Nothing was opened. A secret key is one line that begins with AGE-SECRET-KEY-1.",
        ExitCode.USAGE,
    ),
    UnfitSharing: Advice(
        "Shares that cannot be made", "Nothing was sealed. Take two of three, for example.", ExitCode.USAGE
    ),
    UnreadableShare: Advice(
        "List of words not understood",
        "Nothing was opened. Compare it with the sheet, word by word.",
        ExitCode.USAGE,
    ),
    TooFewShares: Advice(
        "More officials are needed",
        "Nothing was opened. Enter the list of words of another sheet as well.",
        ExitCode.REFUSED,
    ),
    UnfitShares: Advice(
        "Lists of words that do not fit",
        "Nothing was opened. Use sheets with the same set number.",
        ExitCode.REFUSED,
    ),
    InvalidValue: Advice(
        "Not an outside value",
        "Nothing was written. Type the value as it was published, on one line.",
        ExitCode.USAGE,
    ),
    InvalidRule: Advice(
        "Promise not understood", "Nothing was written. Correct what is named.", ExitCode.USAGE
    ),
    DamagedCommitment: Advice(
        "Damaged commitment file",
        "The file was left as it is. Fetch it again from where it was published.",
        ExitCode.DAMAGED,
    ),
    CommitmentTooNew: Advice(
        "Commitment of a newer version",
        "The file was left as it is. Use the newer program.",
        ExitCode.REFUSED,
    ),
}
