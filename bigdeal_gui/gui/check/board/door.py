"""What is this board? Hands that somebody reads from it, or the set code on its box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.errors import UnknownSet
from bigdeal_gui.gui.check.board.hands_panel import HandsPanel
from bigdeal_gui.gui.check.board.set_lookup import SetLookup
from bigdeal_gui.gui.check.door import DoorWidget
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.pages.board import TypedBoard, look_for
from bigdeal_gui.services.sets.history import SetDetails, details

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.work import Work


class BoardDoor(DoorWidget):
    """Answers for hands, and for set codes."""

    def __init__(self, _store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lookup = SetLookup(self.column.inside)
        self.panel = HandsPanel(self.column.inside)
        self.column.layout_in.addWidget(self.panel)
        self.column.layout_in.addSpacing(16)
        self.column.layout_in.addWidget(self.lookup)
        self.column.layout_in.addStretch(1)
        self.setFocusProxy(self.panel.hands[Seat.NORTH])
        self.lookup.asked.connect(self._on_lookup_asked)
        self.panel.asked.connect(self._on_panel_asked)

    def _on_panel_asked(self, typed: TypedBoard) -> None:
        self.jobs.run(lambda work: look_for(typed, work), self.panel.show_answer)

    def _on_lookup_asked(self, code: str) -> None:
        def step(work: Work) -> SetDetails | str:
            try:
                return details(work.journal, work.journal.set_by_code(code).id)
            except UnknownSet as error:
                return error.text

        def then(found: SetDetails | str) -> None:
            if isinstance(found, str):
                self.lookup.show_unknown(found)
            else:
                self.lookup.show_set(found)

        self.jobs.run(step, then)
