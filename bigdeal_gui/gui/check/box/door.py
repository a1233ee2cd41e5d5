"""Open a locked box: boxes are dropped, and each opens with the answer of a public clock.

Whoever sends boxes writes the note that goes with one here, and makes a box for receivers to try.

Asks no network.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QPushButton

from bigdeal_gui.gui.check.box.card import BoxCard
from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_new_file, choose_some
from bigdeal_gui.gui.parts.languages import language_of_system
from bigdeal_gui.pages.boxes import make_trial, open_box, read_given
from bigdeal_gui.services.boxes.content import BOX_SUFFIX
from bigdeal_gui.services.boxes.cover_note import write_note
from bigdeal_gui.services.printing.choices import choices_in
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.boxes import Box


class BoxDoor(FilesDoorWidget):
    """Shows boxes and opens them. `choose` and `choose_new` stand in for the dialogs that ask for files."""

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        choose: Callable[[str, QWidget], Sequence[Path]] = choose_some,
        choose_new: Callable[[str, str, Path, QWidget], Path | None] = choose_new_file,
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
        self._store = store
        self._choose = choose
        self._choose_new = choose_new
        self.trial_button = QPushButton(self.tr("&Make a trial box…"), self.column.inside)
        self.trial_button.setToolTip(self.tr("For receivers to try: no boards, and it opens in two minutes"))
        self.trial_button.setAutoDefault(False)
        self.column.layout_in.insertWidget(1, self.trial_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.trial_button.clicked.connect(self._on_trial_button_clicked)
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
        card.note_asked.connect(self._on_card_note_asked)
        self.results.layout_in.insertWidget(0, card)
        self.cards.insert(0, card)
        return card

    def _on_area_choose_asked(self) -> None:
        if paths := self._choose(self.tr("Choose a locked box"), self):
            self.handed.emit(paths)

    def _on_card_open_asked(self, box: Box, answer: str) -> None:
        card = self._card_of(box)
        self.jobs.run(lambda work: open_box(box.path, answer, work), card.show_files)

    def _on_card_note_asked(self, box: Box) -> None:
        choices = choices_in(self._store.settings, QLocale.system().name(), language_of_system())
        language, paper = choices.options.language, choices.options.paper
        card = self._card_of(box)
        self.jobs.run(lambda _work: write_note(box.path, box.path.parent, language, paper), card.show_note)

    def _on_trial_button_clicked(self) -> None:
        folder = self._store.settings.folder or Path.home()
        proposed = folder / (free_name(folder, "trial", [BOX_SUFFIX]) + BOX_SUFFIX)
        kind = self.tr("Locked boxes ({suffix})").format(suffix=f"*{BOX_SUFFIX}")
        target = self._choose_new(self.tr("Make a trial box"), kind, proposed, self)
        if target is not None:
            self.jobs.run(lambda work: make_trial(target, work), lambda file: self.check([file.path]))
