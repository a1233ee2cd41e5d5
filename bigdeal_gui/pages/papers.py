"""A paper of a set, such as its labels: what is asked before it is made, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

MOST_BOXES = 100
"""As many labels of a kind as one order makes."""


class PaperAction(Enum):
    """What is done with a paper."""

    PRINT = auto()
    OPEN = auto()
    SAVE = auto()


@dataclass(frozen=True, slots=True)
class PaperQuestion:
    """What is asked: `title` names the paper, `file_name` the file that is made where it is not printed.

    `boxes` are proposed where the paper is one for each box; None where it is not. `can_print`: it can go
    to a printer without a file.
    """

    title: str
    file_name: str
    boxes: int | None = None
    can_print: bool = False


@dataclass(frozen=True, slots=True)
class PaperAnswer:
    """What was chosen, and for how many boxes."""

    action: PaperAction
    boxes: int = 1
