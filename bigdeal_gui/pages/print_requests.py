"""A paper of a set, such as its labels: what is asked before it is made, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

MOST_BOXES = 100
"""As many labels of a kind as one order makes."""


class PaperAction(Enum):
    """What is done with a paper."""

    OPEN = auto()
    """Made beside the set and shown by the system's own program for PDF, which prints it."""
    SAVE = auto()


@dataclass(frozen=True, slots=True)
class PaperQuestion:
    """What is asked: `title` names the paper, `file_name` the file that is made.

    `boxes` are proposed where the paper is one for each box; None where it is not.
    """

    title: str
    file_name: str
    boxes: int | None = None


@dataclass(frozen=True, slots=True)
class PaperAnswer:
    """What was chosen, and for how many boxes."""

    action: PaperAction
    boxes: int = 1
