"""Suits that are none."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class HoldingsError(AppError):
    """A holding of one suit that cannot be."""


@dataclass(eq=False)
class InvalidHolding(HoldingsError):
    """Text that is no holding of one suit in two hands. Names no card."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not a suit in two hands: {reason}.").format(reason=self.reason)
