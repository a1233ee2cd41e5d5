"""Values of the game that cannot be."""

from __future__ import annotations

from bigdeal_gui.errors.base import AppError, ExitCode


class ModelError(AppError):
    """A value of the game that cannot be."""


class InvalidPlan(ModelError):
    """Boards asked for in words that make no plan."""

    sentence = "“{text}” is not a set of boards: {reason}."
    title = "Boards not understood"
    hint = "Write a number such as 24, or a range such as 11-20."
    exit_code = ExitCode.USAGE

    text: str
    reason: str


class InvalidDeal(ModelError):
    """Hands that are not 52 different cards, 13 to each seat. Names no card."""

    sentence = "Not a deal: {problems}."
    title = "Not a deal"
    hint = "Check the hands: 52 different cards, 13 to each seat."
    exit_code = ExitCode.DAMAGED

    problems: tuple[str, ...]


class InvalidDiagram(ModelError):
    """A diagram that does not read as four hands. Names no card."""

    sentence = "Not a diagram: {reason}."
    title = "Hands not understood"
    hint = "Write N: and four hands, suits in the order spades.hearts.diamonds.clubs."
    exit_code = ExitCode.USAGE

    reason: str


class InvalidLayout(ModelError):
    """Hands that cannot lie on a table together, or not in `kind` of diagram. Names no card."""

    sentence = "Not {kind}: {problems}."
    title = "Hands that do not fit"
    hint = "Check the hands: no card twice, and as many cards to each seat as the scheme allows."
    exit_code = ExitCode.USAGE

    kind: str
    problems: tuple[str, ...]
