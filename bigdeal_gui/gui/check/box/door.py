"""Open a locked box: boxes are dropped, and each opens with the answer of a public clock.

Whoever sends boxes writes the note that goes with one here, and makes a box for receivers to try.

Asks no network.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QWidget

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_new_file, choose_some
from bigdeal_gui.gui.parts.languages import language_of_system
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, PlainLabel, buddy_label, text_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, STRETCH, column_layout, row_layout
from bigdeal_gui.pages.boxes import Box, make_trial_box, open_box, read_given_boxes
from bigdeal_gui.services.boxes.cover_note import write_cover_note
from bigdeal_gui.services.printing.choices import print_choices_in
from bigdeal_gui.storage.names import BOX_SUFFIX, free_name
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.storage.delivery import DeliveredFile


_LINES: Final = 4
_LOOK_AGAIN_MS: Final = 20_000


class BoxCard(QFrame):
    """`open_asked` carries the box and the answer that was given for it, `note_asked` the box."""

    open_asked = Signal(object, str)
    note_asked = Signal(object)

    def __init__(self, box: Box, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.box = box
        self.title = PlainLabel(one_line_name(box.path.name), self)
        self.when = text_label(self, select=BY_MOUSE_AND_KEYS)
        self.code = text_label(self, select=BY_MOUSE_AND_KEYS)
        self.warning = text_label(self, select=BY_MOUSE_AND_KEYS)
        self.where = text_label(self, select=BY_MOUSE_AND_KEYS)
        self.answer = QPlainTextEdit(self, tabChangesFocus=True)
        self.button = QPushButton(self.tr("&Open the box"), self, autoDefault=False)
        self.note_button = QPushButton(self.tr("Write a cover &note"), self, autoDefault=False)
        self.result = text_label(self, select=BY_MOUSE_AND_KEYS)
        self._clock = QTimer(self)
        self._build()
        self._show()

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        set_text_role(self.warning, TextRole.SECTION)
        self.answer.setMaximumHeight(self.fontMetrics().lineSpacing() * (_LINES + 1))
        self.answer.setToolTip(self.tr("All that one of the addresses shows"))
        self.button.setToolTip(self.tr("Save its files beside the box"))
        self.button.setEnabled(False)
        self.note_button.setToolTip(
            self.tr("When and how the box opens, as text and PDF, and a page that opens it")
        )
        column_layout(
            self.title,
            self.when,
            self.warning,
            self.code,
            self.where,
            buddy_label(self.tr("&Answer of an address"), self.answer, self),
            self.answer,
            row_layout(self.button, self.note_button, STRETCH, spacing=INSIDE),
            self.result,
            on=self,
            margin=INSIDE,
            spacing=INSIDE,
        )
        self.result.hide()
        self.answer.textChanged.connect(self._on_answer_text_changed)
        self.button.clicked.connect(self._on_button_clicked)
        self.note_button.clicked.connect(self._on_note_button_clicked)
        self._clock.timeout.connect(self._show)
        self._clock.start(_LOOK_AGAIN_MS)

    def _show(self) -> None:
        box = self.box
        self.when.setText(f"{box.opens_at_words()}\n{box.wait_words(datetime.now(UTC))}")
        code = self.tr("Hash of the box: {groups}").format(groups=box.code_groups)
        self.code.setText(f"{code}\n{box.code_words}")
        self.warning.setText(self.tr("The owner of another key can open this box at any time."))
        self.warning.setVisible(box.has_second_key)
        ask = self.tr("At its time, open one of these addresses, and paste the answer below.")
        self.where.setText("\n".join((ask, *box.lock.addresses)))

    def show_box(self, box: Box) -> None:
        """Show the box as it is now: its file was given again."""
        self.box = box
        self.result.hide()
        self._on_answer_text_changed()
        self._show()

    def show_files(self, files: Sequence[DeliveredFile]) -> None:
        """Tell what came out of the box."""
        self._tell(self.tr("The box is open. Saved beside it:"), files)
        self.button.setEnabled(False)

    def show_note(self, files: Sequence[DeliveredFile]) -> None:
        """Tell what was written to go with the box."""
        self._tell(self.tr("To send with the box. Saved beside it:"), files)

    def _tell(self, saved: str, files: Sequence[DeliveredFile]) -> None:
        self.result.setText("\n".join((saved, *(file.path.name for file in files))))
        self.result.show()

    def _on_answer_text_changed(self) -> None:
        self.button.setEnabled(bool(self.answer.toPlainText().strip()))

    def _on_button_clicked(self) -> None:
        self.open_asked.emit(self.box, self.answer.toPlainText())

    def _on_note_button_clicked(self) -> None:
        self.note_asked.emit(self.box)


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
        self.trial_button = QPushButton(self.tr("&Make a trial box…"), self.column.inside, autoDefault=False)
        self.trial_button.setToolTip(self.tr("For receivers to try: no boards, and it opens in two minutes"))
        self.column.layout_in.insertWidget(1, self.trial_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.trial_button.clicked.connect(self._on_trial_button_clicked)
        self.cards: list[BoxCard] = []
        self.results.layout_in.addStretch(1)
        self.area.button.clicked.connect(self._on_area_button_clicked)

    def check(self, paths: Sequence[Path]) -> None:
        """Show the boxes among `paths`; an answer among them goes into the field of each."""
        self.jobs.cancel()
        files = tuple(paths)
        self.jobs.run(lambda _work: read_given_boxes(files), lambda given: self._show(*given))

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

    def _on_area_button_clicked(self) -> None:
        if paths := self._choose(self.tr("Choose a locked box"), self):
            self.handed.emit(paths)

    def _on_card_open_asked(self, box: Box, answer: str) -> None:
        card = self._card_of(box)
        self.jobs.run(lambda work: open_box(box.path, answer, work), card.show_files)

    def _on_card_note_asked(self, box: Box) -> None:
        choices = print_choices_in(self._store.settings, QLocale.system().name(), language_of_system())
        language, paper = choices.options.language, choices.options.paper
        card = self._card_of(box)
        self.jobs.run(
            lambda _work: write_cover_note(box.path, box.path.parent, language, paper), card.show_note
        )

    def _on_trial_button_clicked(self) -> None:
        folder = self._store.settings.folder or Path.home()
        proposed = folder / (free_name(folder, "trial", [BOX_SUFFIX]) + BOX_SUFFIX)
        kind = self.tr("Locked boxes ({suffix})").format(suffix=f"*{BOX_SUFFIX}")
        target = self._choose_new(self.tr("Make a trial box"), kind, proposed, self)
        if target is not None:
            self.jobs.run(lambda work: make_trial_box(target, work), lambda file: self.check([file.path]))
