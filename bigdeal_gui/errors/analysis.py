"""Boards that cannot be analysed."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class AnalysisError(AppError):
    """Something that could not be found out about boards."""


@dataclass(eq=False)
class AnalysisUnavailable(AnalysisError):
    """This computer lacks what double-dummy results are computed with; `reason` says what."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Double-dummy results cannot be had on this computer: {reason}.").format(
            reason=self.reason
        )
