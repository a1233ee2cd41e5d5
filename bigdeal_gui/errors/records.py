"""Records of sets that are still to be played, and seals that do not open yet."""

from __future__ import annotations

from dataclasses import dataclass

from bigdeal_gui.errors.services import ServiceError
from bigdeal_gui.words import translate


@dataclass(eq=False)
class SealWanted(ServiceError):
    """A sheet with the cards of a set that is still to be played; `code` and the rest name the set."""

    state: str
    code: str
    event: str
    date: str

    def __str__(self) -> str:
        event = f"“{self.event}”" if self.event else ""
        named = " ".join(word for word in (self.code, event, self.date) if word)
        return translate(
            "errors",
            "Set {named} is {state}, not finished: what shows its cards is sealed, or left open on purpose.",
        ).format(state=self.state, named=named)


@dataclass(eq=False)
class SealNotDue(ServiceError):
    """A sealed record that opens later; `release_at` is the time on this computer's wall."""

    release_at: str

    def __str__(self) -> str:
        return translate("errors", "The sealed record opens on {release_at}, not before.").format(
            release_at=self.release_at
        )


@dataclass(eq=False)
class SealKeyElsewhere(ServiceError):
    """A sealed file for which this computer's journal holds no key."""

    def __str__(self) -> str:
        return translate("errors", "The journal of this computer holds no key for this sealed file.")
