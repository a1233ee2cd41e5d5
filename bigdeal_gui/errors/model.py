"""Values of the game that cannot be."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class ModelError(AppError):
    """A value of the game that cannot be."""


@dataclass(eq=False)
class InvalidPlan(ModelError):
    """Boards asked for in words that make no plan."""

    text: str
    reason: str

    def __str__(self) -> str:
        return translate("errors", "“{text}” is no set of boards: {reason}.").format(
            text=self.text, reason=self.reason
        )


@dataclass(eq=False)
class InvalidDeal(ModelError):
    """Hands that are not 52 different cards, 13 to each seat. Names no card."""

    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "Not a deal: {problems}.").format(problems="; ".join(self.problems))


@dataclass(eq=False)
class InvalidDiagram(ModelError):
    """A diagram that does not read as four hands. Names no card."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "Not a diagram: {reason}.").format(reason=self.reason)


@dataclass(eq=False)
class InvalidLayout(ModelError):
    """Hands that cannot lie on a table together, or not in `kind` of diagram. Names no card."""

    kind: str
    problems: tuple[str, ...]

    def __str__(self) -> str:
        return translate("errors", "Not {kind}: {problems}.").format(
            kind=self.kind, problems="; ".join(self.problems)
        )
