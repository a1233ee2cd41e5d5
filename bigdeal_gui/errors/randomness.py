"""No deal can be trusted, so none is made."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.words import translate, written_day

_FORMAT: Final = "format "
_READING: Final = "reading of "


class RandomnessError(AppError):
    """No deal can be trusted, so none is made."""


class SystemRandomnessMissing(RandomnessError):
    """The operating system delivered no random bytes."""

    sentence = "The computer’s own randomness is not available ({reason})."
    title = "No randomness from the computer"
    hint = "Nothing was dealt. Restart the computer. If that does not help, use another one."
    exit_code = ExitCode.SYSTEM

    reason: str


class CounterExhausted(RandomnessError):
    """The generator's counter reached 2^32 - 1, where it must stop."""

    sentence = "The generator has used all {last} values of its counter."
    title = "Too many boards from one seed"
    hint = "Nothing was written. Deal fewer boards at a time."
    exit_code = ExitCode.REFUSED

    last: int


class NotEnoughEntropy(RandomnessError):
    """A seed was asked for before the meter was full."""

    sentence = "Only {have_bits} of {want_bits} bits of randomness have been collected."
    title = "The meter is not full"
    hint = "Nothing was dealt. Type or move the mouse until it is full."
    exit_code = ExitCode.REFUSED

    have_bits: float
    want_bits: int

    def _values(self) -> dict[str, object]:
        return super()._values() | {"have_bits": int(self.have_bits)}


class SeedRepeated(RandomnessError):
    """A seed came that had come before; `path` is the file of digests that knew it."""

    sentence = "The randomness produced a seed that it had produced before (its digest is in “{path}”)."
    title = "The same seed twice"
    hint = "Nothing was dealt. Do not deal on this computer: its randomness is broken."
    exit_code = ExitCode.SYSTEM

    path: Path


class DealsRepeated(RandomnessError):
    """Deals came from fresh randomness that had come before; the fields name the earlier set."""

    sentence = "The randomness produced deals that it had produced before, in the set {named}."
    title = "The same deals twice"
    hint = "Nothing was written. Do not deal on this computer: its randomness is broken."
    exit_code = ExitCode.SYSTEM

    code: str
    event: str
    date: str

    def _values(self) -> dict[str, object]:
        named = " ".join(text for text in (self.code, self.event, written_day(self.date)) if text)
        return super()._values() | {"named": named}


class SelfTestFailed(RandomnessError):
    """A known answer came out wrong."""

    sentence = "The self-test of the {part} failed: this copy of the program is damaged."
    title = "The program must not deal"
    hint = "Nothing was dealt. Install the program again from a source you trust."
    exit_code = ExitCode.SYSTEM

    part: str

    def _values(self) -> dict[str, object]:
        return super()._values() | {"part": part_in_words(self.part)}


def part_in_words(part: str) -> str:
    """Return the name of a part that tests itself in the user's language."""
    if part.startswith(_FORMAT):
        return translate("errors", "format {name}").format(name=part.removeprefix(_FORMAT))
    if part.startswith(_READING):
        return translate("errors", "reading of {name}").format(name=part.removeprefix(_READING))
    names = {
        "hash": translate("errors", "hash"),
        "generator": translate("errors", "generator"),
        "generator in bulk": translate("errors", "generator in bulk"),
        "number map": translate("errors", "number map"),
        "bulk path": translate("errors", "bulk path"),
        "fresh boards": translate("errors", "fresh boards"),
        "computer's randomness": translate("errors", "computer’s randomness"),
    }
    return names.get(part, part)
