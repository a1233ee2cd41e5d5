"""What an inspection finds: errors, which block, and warnings, which somebody must acknowledge."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """What a finding means for publishing."""

    ERROR = "error"
    """It must be corrected."""
    WARNING = "warning"
    """It can be meant so; then it is acknowledged."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found: `code` for programs, `text` a sentence or two for a person.

    `phase` is the number of the phase it is about (1, 2, 3 …), None where it is about the whole plan.
    """

    severity: Severity
    code: str
    text: str
    phase: int | None = None

    @property
    def key(self) -> str:
        """What this finding alone is acknowledged by: `unequal-boards:3`, or the code where it is one."""
        return self.code if self.phase is None else f"{self.code}:{self.phase}"

    @property
    def is_error(self) -> bool:
        """Whether it blocks."""
        return self.severity is Severity.ERROR


def blocking(code: str, text: str, phase: int | None = None) -> Finding:
    """Return a finding that blocks."""
    return Finding(Severity.ERROR, code, text, phase)


def doubting(code: str, text: str, phase: int | None = None) -> Finding:
    """Return a finding that must be acknowledged."""
    return Finding(Severity.WARNING, code, text, phase)
