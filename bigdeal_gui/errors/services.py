"""Use cases that ended without their result."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate


class ServiceError(AppError):
    """A use case that ended without its result."""


@dataclass(eq=False)
class Cancelled(ServiceError):
    """The user stopped the work."""

    def __str__(self) -> str:
        return translate("errors", "Cancelled.")


@dataclass(eq=False)
class WorkerLost(ServiceError):
    """A process that was dealing its share of a large set ended before it was done."""

    def __str__(self) -> str:
        return translate("errors", "One of the processes that were dealing has ended too early.")


@dataclass(eq=False)
class Usage(ServiceError):
    """A command given in a form that means nothing."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class Refused(ServiceError):
    """A wish that the program does not fulfil, and why."""

    reason: str

    def __str__(self) -> str:
        return self.reason


@dataclass(eq=False)
class BoardsUsed(ServiceError):
    """Boards that may have been seen at a table were to be used again; `code` and the rest name the set."""

    state: str
    code: str
    event: str
    date: str

    def __str__(self) -> str:
        event = f"“{self.event}”" if self.event else ""
        named = " ".join(word for word in (self.code, event, self.date) if word)
        return translate("errors", "These boards were dealt before and are {state}: set {named}.").format(
            state=translate("states", self.state), named=named
        )


@dataclass(eq=False)
class NotFinished(ServiceError):
    """Boards that are still to be played were to be looked at; `code` and the rest name the set."""

    state: str
    code: str
    event: str
    date: str

    def __str__(self) -> str:
        event = f"“{self.event}”" if self.event else ""
        named = " ".join(word for word in (self.code, event, self.date) if word)
        return translate(
            "errors", "Boards of a set that is {state}, not finished, are among these: set {named}."
        ).format(state=translate("states", self.state), named=named)
