"""What the tournament page asks in dialogs; tests put their answers in place of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.gui.parts.confirm import Question, confirm
from bigdeal_gui.gui.parts.file_dialogs import choose_folder, choose_new_file, choose_plan, choose_some
from bigdeal_gui.gui.parts.result_panel import open_in_desktop
from bigdeal_gui.gui.tournament.phases.dialog import ask_phase
from bigdeal_gui.gui.tournament.source.wizard import ask_source
from bigdeal_gui.gui.tournament.text_question import TextQuestion, ask_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.tournament.plan import Phase
    from bigdeal_gui.tournament.sources import SourceRule


@dataclass(frozen=True, slots=True)
class Questions:
    """Every dialog of the page."""

    choose_plan: Callable[[Path, QWidget], Path | None] = choose_plan
    choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file
    choose_folder: Callable[[str, Path, QWidget], Path | None] = choose_folder
    choose_some: Callable[[str, QWidget], Sequence[Path]] = choose_some
    ask_phase: Callable[[Phase | None, Collection[str], QWidget], Phase | None] = ask_phase
    ask_source: Callable[[SourceRule | None, str, QWidget], str] = ask_source
    ask_text: Callable[[TextQuestion, QWidget], str] = ask_text
    confirm: Callable[[Question, QWidget], bool] = confirm
    open_folder: Callable[[Path], None] = open_in_desktop
