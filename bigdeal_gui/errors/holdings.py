"""Suits that are none."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


class HoldingsError(AppError):
    """A holding of one suit that cannot be."""


class InvalidHolding(HoldingsError):
    """Text that is no holding of one suit in two hands. Names no card."""

    sentence = "Not a holding of one suit: {reason}."
    title = "Holding not understood"
    hint = "Write South’s cards, a space, and North’s, such as AT95 Q4; a hand without cards is “-”."
    exit_code = ExitCode.USAGE

    reason: str
