"""Numbers and words outside their scheme."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class NumberingError(AppError):
    """A number outside its scheme."""


@dataclass(eq=False)
class NumberOutOfRange(NumberingError):
    """A number that no arrangement of the scheme carries."""

    scheme: str
    limit: int

    def __str__(self) -> str:
        return translate("errors", "The scheme “{scheme}” numbers from 0 to {last}.").format(
            scheme=self.scheme, last=self.limit - 1
        )


@dataclass(eq=False)
class InvalidWords(NumberingError):
    """Text that is no four suit words. Names no card."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not four suit words: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class UnfitValue(NumberingError):
    """A value in a row of values that cannot be turned; `place` says where it stands, never what it is."""

    place: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "{place}: {reason}").format(
            place=self.place.capitalize(), reason=self.reason
        )
