"""Outside values, promises and commitments that are not what they must be."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class OutsideError(AppError):
    """An outside value, a promise or a commitment that is not what it must be."""


@dataclass(eq=False)
class InvalidValue(OutsideError):
    """A text that cannot be the outside value."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "This cannot be the outside value: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class InvalidRule(OutsideError):
    """A promise of an outside value that says too little, or too much."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "The outside value cannot be promised so: {reason}.").format(
            reason=self.reason
        )


@dataclass(eq=False)
class DamagedCommitment(OutsideError):
    """A commitment file that cannot be understood, or contradicts itself."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not a sound commitment file: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class CommitmentTooNew(OutsideError):
    """A commitment of a kind that only a newer program knows."""

    version: int

    def __str__(self) -> str:
        return translate(
            "errors", "The commitment file is of kind {version}, which this program does not know."
        ).format(version=self.version)
