"""No deal can be trusted, so none is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from pathlib import Path


class RandomnessError(AppError):
    """No deal can be trusted, so none is made."""


@dataclass(eq=False)
class SystemRandomnessMissing(RandomnessError):
    """The operating system delivered no random bytes."""

    reason: str

    def __str__(self) -> str:
        return translate("errors", "The computer's own randomness is not available ({reason}).").format(
            reason=self.reason
        )


@dataclass(eq=False)
class CounterExhausted(RandomnessError):
    """The generator's counter reached 2^32 - 1, where it must stop."""

    last: int

    def __str__(self) -> str:
        return translate("errors", "The generator has used all {last} values of its counter.").format(
            last=self.last
        )


@dataclass(eq=False)
class NotEnoughEntropy(RandomnessError):
    """A seed was asked for before the meter was full."""

    have_bits: float
    want_bits: int

    def __str__(self) -> str:
        return translate(
            "errors", "Only {have_bits} of {want_bits} bits of randomness have been collected."
        ).format(have_bits=int(self.have_bits), want_bits=self.want_bits)


@dataclass(eq=False)
class SeedRepeated(RandomnessError):
    """A seed came that had come before; `path` is the file of digests that knew it."""

    path: Path

    def __str__(self) -> str:
        return translate(
            "errors", "The randomness gave a seed that it had given before (its digest stands in “{path}”)."
        ).format(path=self.path)


@dataclass(eq=False)
class DealsRepeated(RandomnessError):
    """Deals came from fresh randomness that had come before; the fields name the earlier set."""

    code: str
    event: str
    date: str

    def __str__(self) -> str:
        named = " ".join(word for word in (self.code, self.event, self.date) if word)
        return translate(
            "errors", "The randomness gave deals that it had given before, in the set {named}."
        ).format(named=named)


@dataclass(eq=False)
class SelfTestFailed(RandomnessError):
    """A known answer came out wrong."""

    part: str

    def __str__(self) -> str:
        return translate(
            "errors", "The self-test of the {part} failed: this copy of the program is damaged."
        ).format(part=self.part)
