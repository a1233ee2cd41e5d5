"""Where the steps of the reduction lead to."""

from __future__ import annotations

from bigdeal_gui.holdings.reduction import reduction_steps
from bigdeal_gui.holdings.rules import Level, Reading


def reduced(word: str, reading: Reading, level: Level = Level.SENTINEL) -> str:
    """Return the canonical form of `word` at `level`."""
    for step in reduction_steps(word, reading, level):
        word = step.word
    return word
