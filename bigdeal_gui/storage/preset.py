"""A session as it is remembered: boards, formats, folder and number of sets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Preset:
    """A session that is dealt often, under the name that the user gave it.

    `folder` took its files last; with `is_direct` they go there always, and nobody is asked. `sets`, 1 to
    MOST_SETS, are dealt together.
    """

    name: str
    event: str
    first_board: int
    last_board: int
    formats: tuple[str, ...]
    folder: Path | None = None
    is_direct: bool = False
    sets: int = 1

    @property
    def direct_folder(self) -> Path | None:
        """The folder into which it is dealt without a question; None where one is asked."""
        return self.folder if self.is_direct else None
