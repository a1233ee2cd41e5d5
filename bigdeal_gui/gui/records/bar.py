"""The foot of the records page: what is made of the sets that are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QWidget

from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.pages.records import record_offer
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.services.printing.records import SheetKind

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from bigdeal_gui.journal.journal import JournalSet

_LINES_FOR_WORDS: Final = 20
"""The height of the window, in lines of text, from which there is room for words below the buttons."""


class RecordsBar(QFrame):
    """`sheets_asked` carries a SheetKind, `players_asked` a PlayersPaper."""

    sheets_asked = Signal(object)
    players_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self.sheets = {
            SheetKind.RECORD: IconButton("records", self.tr("&Hand record…"), self),
            SheetKind.DEALING_SHEETS: IconButton("deal", self.tr("&Dealing sheets…"), self),
            SheetKind.CURTAIN_CARDS: IconButton("boxes", self.tr("C&urtain cards…"), self),
        }
        self.labels_button = QPushButton(self.tr("&Labels…"), self)
        self.checklist_button = IconButton("check", self.tr("Chec&klist…"), self)
        self.publish_button = IconButton("elsewhere", self.tr("Pu&blish…"), self)
        self.players_button = QPushButton(self.tr("Pla&yers’ paper"), self)
        self.players_menu = QMenu(self.players_button)
        self.words = hint_label("", self)
        self._build()
        self.show_sets(())

    def _build(self) -> None:
        self._explain()
        row = flow_row(
            *self.sheets.values(),
            self.labels_button,
            self.checklist_button,
            self.players_button,
            self.publish_button,
        )
        column_layout(row, self.words, on=self, margin=(16, 8, 16, 8), spacing=4)

    def _explain(self) -> None:
        tips = {
            SheetKind.RECORD: self.tr("The deals of the set on paper, for after play"),
            SheetKind.DEALING_SHEETS: self.tr("For dealing a sorted pack by list, without seeing a hand"),
            SheetKind.CURTAIN_CARDS: self.tr("Each hand on its own card, to go into the board"),
        }
        for kind, sheets in self.sheets.items():
            sheets.setToolTip(tips[kind])
            sheets.setProperty("kind", kind.value)
            sheets.clicked.connect(self._on_sheets_clicked)
        self.labels_button.setToolTip(self.tr("Labels for boxes, with the set code; no cards"))
        self.checklist_button.setToolTip(self.tr("A list to sign while duplicating; no cards"))
        self.publish_button.setToolTip(self.tr("One file with everything for the web page, after play"))
        self.players_button.setToolTip(
            self.tr("Travellers, slips, scorecards and table cards, without a card in them")
        )
        for paper, text in (
            (PlayersPaper.TRAVELLERS, self.tr("&Travellers…")),
            (PlayersPaper.PICKUP_SLIPS, self.tr("&Pickup slips…")),
            (PlayersPaper.SCORECARDS, self.tr("Personal &scorecards…")),
            (PlayersPaper.TABLE_CARDS, self.tr("Table &cards…")),
        ):
            action = self.players_menu.addAction(text)
            action.setData(paper)
        self.players_menu.triggered.connect(self._on_players_menu_triggered)
        self.players_button.setMenu(self.players_menu)

    def show_sets(self, sets: Sequence[JournalSet]) -> None:
        """Offer what can be made of the chosen sets. Without one, go."""
        self.setVisible(bool(sets))
        if not sets:
            return
        offers = [record_offer(set_) for set_ in sets]
        is_one = len(sets) == 1
        for kind, button in self.sheets.items():
            button.setEnabled(all(offer.has(kind) for offer in offers))
        self.checklist_button.setEnabled(is_one)
        self.players_button.setEnabled(is_one)
        self.publish_button.setEnabled(is_one and offers[0].is_over)
        lines = []
        if any(offer.is_sealed for offer in offers):
            lines.append(self.tr("Not played yet, so prints that show cards will be sealed."))
        if any(offer.is_used for offer in offers):
            lines.append(
                self.tr("Boards that have been played cannot be dealt again with sheets or curtain cards.")
            )
        if not is_one:
            lines.append(self.tr("Checklists and packs are made for one set at a time."))
        elif not offers[0].is_over:
            lines.append(self.tr("You can publish it once it is marked as finished on the Journal page."))
        self.words.setText(" ".join(lines))
        self.setToolTip(self.words.text())
        self.fit()

    def fit(self) -> None:
        """Leave the words to the tool tip where the window is low for its letters."""
        has_room = self.window().height() >= self.fontMetrics().height() * _LINES_FOR_WORDS
        self.words.setVisible(has_room and bool(self.words.text()))

    def _on_players_menu_triggered(self, action: QAction) -> None:
        self.players_asked.emit(action.data())

    def _on_sheets_clicked(self) -> None:
        asked = self.sender()
        if asked is not None:
            self.sheets_asked.emit(SheetKind(asked.property("kind")))
