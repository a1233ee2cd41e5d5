"""Says before dealing that the clock was set back, and lets the day of the set be corrected."""

from __future__ import annotations

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QDateEdit, QWidget

from bigdeal_gui.errors.base import error_advice
from bigdeal_gui.errors.journal import ClockSetBack
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, row_layout
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone


class ClockStrip(NoteStrip):
    """Hidden until the clock is in doubt. `day_said` carries the day that somebody confirmed."""

    day_said = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Tone.WARNING, (), parent)
        self.day = QDateEdit(self)
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("yyyy-MM-dd")
        self.day.setToolTip(self.tr("This day goes into the names and files; the journal keeps the clock’s"))
        row = row_layout(buddy_label(self.tr("Da&y of the set"), self.day, self), self.day, STRETCH)
        self.extra.addLayout(row)
        self.add_button(self.tr("&Use this day"))
        self.chosen.connect(self._on_chosen)

    def show_error(self, error: ClockSetBack) -> None:
        """Say what the clock says and what the journal knows, and propose the later day."""
        title, hint = error_advice(error)
        self.day.setDate(QDate(error.later.year, error.later.month, error.later.day))
        self.say(title, f"{error} {hint}")

    def _on_chosen(self) -> None:
        self.day_said.emit(self.day.date().toPython())
