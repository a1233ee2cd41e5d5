"""Where a new file goes: asked for with a free name, in the folder that took the last one."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_new_file
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


def always_saved(_question: PaperQuestion, _parent: QWidget) -> PaperAnswer:
    """Save every paper where the dialog for new files says."""
    return PaperAnswer(PaperAction.SAVE)


@dataclass(frozen=True, slots=True)
class NewPaper:
    """What is done with a paper, for how many boxes, and its new file."""

    answer: PaperAnswer
    target: Path


class NewFiles:
    """Asks over `window`. `choose_new_file` can be put in place of the dialog.

    `ask_paper` says what is done with a paper; without it papers are saved like every file.
    """

    def __init__(
        self,
        store: SettingsStore,
        window: QWidget,
        choose_new_file: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file,
        ask_paper: Callable[[PaperQuestion, QWidget], PaperAnswer | None] = always_saved,
    ) -> None:
        self._store = store
        self._window = window
        self._choose = choose_new_file
        self._ask_paper = ask_paper
        self._last: Path | None = None

    @property
    def window(self) -> QWidget:
        """The widget over which is asked."""
        return self._window

    @property
    def folder(self) -> Path:
        """The folder of the last new file while it is there, else the work folder, else the user's own."""
        known = self._last if self._last and os.path.isdir(self._last) else None  # noqa: PTH112 - never raises
        return known or self._store.settings.folder or Path.home()

    def ask(self, title: str, kind: str, stem: str, end: str) -> Path | None:
        """Ask for a file called `stem` and `end`; None when the dialog was cancelled.

        `kind` is the filter, such as `PDF (*.pdf)`. A number is put behind `stem` where such a file is.
        """
        return self._choose(title, kind, self.proposed(stem, end), self._window)

    def ask_paper(self, question: PaperQuestion, kind: str, stem: str, end: str) -> NewPaper | None:
        """Ask what is done with a paper, and where it is saved; None when a dialog was cancelled."""
        answer = self._ask_paper(question, self._window)
        if answer is None:
            return None
        if answer.action is PaperAction.OPEN:
            return NewPaper(answer, self.proposed(stem, end))
        target = self.ask(question.title, kind, stem, end)
        return None if target is None else NewPaper(answer, target)

    def begin_in(self, folder: Path) -> None:
        """Propose `folder` the next time."""
        self._last = folder

    def remember(self, file: Path) -> None:
        """Propose the folder of `file`, which was made, the next time."""
        self._last = file.parent

    def proposed(self, stem: str, end: str) -> Path:
        """Return the place that is proposed for a file called `stem` and `end`."""
        folder = self.folder
        return folder / (free_name(folder, stem, [end]) + end)
