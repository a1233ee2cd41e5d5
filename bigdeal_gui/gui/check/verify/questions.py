"""What is asked in dialogs where a tournament is verified."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some, choose_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class TournamentQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_tournament` takes the folder to start from, `choose_some` a title.
    """

    choose_tournament: Callable[[Path, QWidget], Sequence[Path]] = choose_tournament
    choose_some: Callable[[str, QWidget], Sequence[Path]] = choose_some
