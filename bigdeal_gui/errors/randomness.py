"""No deal can be trusted, so none is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError

if TYPE_CHECKING:
    from pathlib import Path


class RandomnessError(AppError):
    """No deal can be trusted, so none is made."""


@dataclass(eq=False)
class SystemRandomnessMissing(RandomnessError):
    """The operating system delivered no random bytes."""

    reason: str

    def __str__(self) -> str:
        return f"The computer's own randomness is not available ({self.reason})."


@dataclass(eq=False)
class CounterExhausted(RandomnessError):
    """The generator's counter reached 2^32 - 1, where it must stop."""

    last: int

    def __str__(self) -> str:
        return f"The generator has used all {self.last} values of its counter."


@dataclass(eq=False)
class NotEnoughEntropy(RandomnessError):
    """A seed was asked for before the meter was full."""

    have_bits: float
    want_bits: int

    def __str__(self) -> str:
        return f"Only {int(self.have_bits)} of {self.want_bits} bits of randomness have been collected."


@dataclass(eq=False)
class SeedRepeated(RandomnessError):
    """A seed came that had come before; `path` is the file of digests that knew it."""

    path: Path

    def __str__(self) -> str:
        return f"The randomness gave a seed that it had given before (its digest stands in “{self.path}”)."


@dataclass(eq=False)
class DealsRepeated(RandomnessError):
    """Deals came from fresh randomness that had come before; the fields name the earlier set."""

    code: str
    event: str
    date: str

    def __str__(self) -> str:
        named = " ".join(word for word in (self.code, self.event, self.date) if word)
        return f"The randomness gave deals that it had given before, in the set {named}."


@dataclass(eq=False)
class SelfTestFailed(RandomnessError):
    """A known answer came out wrong."""

    part: str

    def __str__(self) -> str:
        return f"The self-test of the {self.part} failed: this copy of the program is damaged."
