"""What a row of the table of advice is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bigdeal_gui.errors.base import ExitCode


@dataclass(frozen=True, slots=True)
class Advice:
    """How an error is presented: a title, what is safe and what to do next, and the exit code."""

    title: str
    hint: str
    exit_code: ExitCode
