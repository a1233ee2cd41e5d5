"""The hint at the start: a dealing of a tournament that was broken off, and the way to deal it now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.services.tournament.interrupted import first_interrupted_step
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.services.tournament.interrupted import InterruptedStep


class InterruptedHint(NoteStrip):
    """Looks on its own thread; shows itself only where something was broken off.

    `deal_asked` carries the plan of the tournament that is to be opened.
    """

    deal_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Tone.WARNING, (), parent)
        self._plan: Path | None = None
        self.jobs = Jobs(self)
        self.add_button(self.tr("Deal it now"))
        self.add_button(self.tr("Later"))
        self.chosen.connect(self._on_chosen)

    def look(self, plans: Sequence[Path]) -> None:
        """Look whether a dealing of one of the tournaments with these `plans` was broken off."""
        self.jobs.run(lambda work: first_interrupted_step(plans, lambda: work.journal), self._show)

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        self.jobs.stop()

    def _show(self, found: tuple[Path, str, InterruptedStep] | None) -> None:
        if found is None:
            self.hide()
            return
        self._plan, name, interrupted_step = found
        self.say(with_name(name, interrupted_step.title), interrupted_step.text)

    def _on_chosen(self, place: int) -> None:
        if place == 0 and self._plan is not None:
            self.hide()
            self.deal_asked.emit(self._plan)
