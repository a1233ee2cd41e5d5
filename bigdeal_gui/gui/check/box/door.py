"""Open a locked box: boxes are dropped, and each opens with the answer of a public clock.

Asks no network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.gui.check.box.card import BoxCard
from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some
from bigdeal_gui.pages.boxes import open_box, read_given

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.boxes import Box


class BoxDoor(FilesDoorWidget):
    """Shows boxes and opens them. `choose` stands in for the dialog that asks for files."""

    def __init__(
        self,
        _store: SettingsStore,
        parent: QWidget | None = None,
        *,
        choose: Callable[[str, QWidget], Sequence[Path]] = choose_some,
    ) -> None:
        super().__init__(
            DropWords(
                self.tr("Drop a locked box here"),
                self.tr("A box (.zip.age) opens with what a public clock publishes at its time."),
                self.tr("Choose a &box…"),
                self.tr("See when a box opens, and open it"),
            ),
            parent,
        )
        self._choose = choose
        self.cards: list[BoxCard] = []
        self.results.layout_in.addStretch(1)
        self.area.choose_asked.connect(self._on_area_choose_asked)

    def check(self, paths: Sequence[Path]) -> None:
        """Show the boxes among `paths`; an answer among them goes into the field of each."""
        self.jobs.cancel()
        files = tuple(paths)
        self.jobs.run(lambda _work: read_given(files), lambda given: self._show(*given))

    def _show(self, boxes: Sequence[Box], answer: str) -> None:
        for box in boxes:
            self._card_of(box).show_box(box)
        for card in self.cards if answer else ():
            card.answer.setPlainText(answer)
        self.show_results(is_shown=bool(self.cards))

    def _card_of(self, box: Box) -> BoxCard:
        """Return the card of a box; the newest stands first."""
        known = next((card for card in self.cards if card.box.path == box.path), None)
        if known is not None:
            return known
        card = BoxCard(box, self.results.inside)
        card.open_asked.connect(self._on_card_open_asked)
        self.results.layout_in.insertWidget(0, card)
        self.cards.insert(0, card)
        return card

    def _on_area_choose_asked(self) -> None:
        if paths := self._choose(self.tr("Choose a locked box"), self):
            self.handed.emit(paths)

    def _on_card_open_asked(self, box: Box, answer: str) -> None:
        card = next(card for card in self.cards if card.box is box)
        self.jobs.run(lambda work: open_box(box.path, answer, work), card.show_files)
