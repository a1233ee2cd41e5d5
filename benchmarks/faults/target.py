"""What every target of damaged inputs is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Target:
    """`take` does with an input what the program does, and tells whether it was taken for sound.

    Refusing is done by an `AppError`; whatever else `take` raises is a fault.
    """

    name: str
    seeds: tuple[bytes, ...]
    take: Callable[[bytes], bool]
    cost: int = 1
    """How many inputs of a plain reader one of these takes the time of."""
