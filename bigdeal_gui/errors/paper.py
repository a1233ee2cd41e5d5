"""Pages that cannot be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class PaperError(AppError):
    """Something that could not be put on paper."""


@dataclass(eq=False)
class PrintingUnavailable(PaperError):
    """This computer lacks what pages are drawn with; `reason` says what."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Nothing can be printed on this computer: {reason}.").format(
            reason=self.reason
        )
