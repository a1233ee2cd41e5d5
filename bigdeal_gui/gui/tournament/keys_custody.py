"""Who keeps the keys of a tournament: one passphrase, several officials, owners of age keys, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QSpinBox, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.choice_group import ChoiceGroup
from bigdeal_gui.gui.parts.fields.show_button import ShowButton
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, grid_layout, row_layout
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.seals.age import check_recipient
from bigdeal_gui.seals.passphrases import check_passphrase, spelt_passphrase
from bigdeal_gui.seals.shares import MAX_SHARES, TWO_OF_THREE, Sharing
from bigdeal_gui.services.tournament.keys import Custody, Seal


class KeysWay(Enum):
    """How the keys are kept."""

    PASSPHRASE = auto()
    OFFICIALS = auto()
    RECIPIENTS = auto()
    PLAIN = auto()


class KeysCustody(QWidget):
    """Who keeps the keys; `details`, to be put elsewhere, asks for what that needs.

    `changed` is emitted after every change, `sheet_asked` when the program is to make a passphrase.
    """

    changed = Signal()
    sheet_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.way = ChoiceGroup[KeysWay](self.tr("Who keeps the keys"), self._rows(), self)
        self.first = self._secret(self.tr("The passphrase (hidden)"))
        self.second = self._secret(self.tr("The same passphrase again (hidden)"))
        self.show_button = ShowButton(self, self.first, self.second)
        self.sheet_button = QPushButton(self.tr("&Make one for me, on a sheet…"), self, autoDefault=False)
        self.needed = QSpinBox(self)
        self.count = QSpinBox(self)
        self.recipients = QPlainTextEdit(self, tabChangesFocus=True)
        self.is_plain_meant = CheckBox(
            self.tr("I &understand: anyone who reads this file can compute every board"), self
        )
        self.problem = PlainLabel(self, wordWrap=True)
        self.details = QWidget(self)
        self.panels: dict[KeysWay, QWidget] = {}
        self._build()
        self._connect()
        self._refresh()

    def _rows(self) -> Sequence[tuple[KeysWay, str, str]]:
        return (
            (
                KeysWay.PASSPHRASE,
                self.tr("One &passphrase"),
                self.tr("Good if you trust one person to keep it."),
            ),
            (
                KeysWay.OFFICIALS,
                self.tr("Several offi&cials together"),
                self.tr("Each gets a sheet of words. Any two of three can open the keys; one alone cannot."),
            ),
            (
                KeysWay.RECIPIENTS,
                self.tr("Owners of &age keys"),
                self.tr("For people who use the program age: paste their public keys."),
            ),
            (
                KeysWay.PLAIN,
                self.tr("P&lain, not locked"),
                self.tr("As SquareDeal does it. Anyone who reads the file can know the boards."),
            ),
        )

    def _secret(self, tip: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setToolTip(tip)
        return line

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.panels = {
            KeysWay.PASSPHRASE: self._passphrase_panel(),
            KeysWay.OFFICIALS: self._officials_panel(),
            KeysWay.RECIPIENTS: self._recipients_panel(),
            KeysWay.PLAIN: self._plain_panel(),
        }
        column_layout(self.way, on=self)
        column_layout(*self.panels.values(), self.problem, on=self.details)
        self.way.set_value(KeysWay.PASSPHRASE)

    def _passphrase_panel(self) -> QWidget:
        panel = QWidget(self.details)
        self.sheet_button.setToolTip(
            self.tr("Writes eight words into a file for you to print and put away; they are never shown here")
        )
        grid = grid_layout(
            (buddy_label(self.tr("Pa&ssphrase"), self.first, panel), self.first),
            (buddy_label(self.tr("Onc&e more"), self.second, panel), self.second),
        )
        row = row_layout(self.sheet_button, self.show_button, STRETCH)
        column_layout(self._warning(self._loss_words()), grid, row, on=panel)
        return panel

    def _loss_words(self) -> str:
        return self.tr(
            "If you lose the passphrase, you lose the tournament. No person and no program can open the "
            "keys again, and no board can be dealt. Write it on paper, and keep it in two places."
        )

    def _officials_panel(self) -> QWidget:
        panel = QWidget(self.details)
        self.needed.setRange(2, MAX_SHARES)
        self.count.setRange(2, MAX_SHARES)
        self.needed.setValue(TWO_OF_THREE.needed)
        self.count.setValue(TWO_OF_THREE.count)
        self.needed.setToolTip(self.tr("How many sheets are needed to open the keys"))
        self.count.setToolTip(self.tr("How many officials get a sheet"))
        needed = buddy_label(self.tr("&Needed"), self.needed, panel)
        count = buddy_label(self.tr("of off&icials"), self.count, panel)
        for field in (self.needed, self.count):
            field.setMinimumWidth(72)
        words = self.tr(
            "If too few sheets are left, the tournament is lost: nobody can open the keys again. "
            "The program asks for a folder for the sheets, ideally on a USB drive. Print each "
            "sheet, give it to its official in an envelope, and delete the files."
        )
        row = row_layout(needed, self.needed, count, self.count, STRETCH)
        column_layout(self._warning(words), row, on=panel)
        return panel

    def _recipients_panel(self) -> QWidget:
        panel = QWidget(self.details)
        self.recipients.setMaximumHeight(self.fontMetrics().lineSpacing() * 5)
        self.recipients.setPlaceholderText(self.tr("age1…, one on each line"))
        self.recipients.setToolTip(self.tr("Public keys; each of their owners can open the keys alone"))
        column_layout(buddy_label(self.tr("Public &keys"), self.recipients, panel), self.recipients, on=panel)
        return panel

    def _plain_panel(self) -> QWidget:
        panel = QWidget(self.details)
        self.is_plain_meant.setMinimumHeight(28)
        self.is_plain_meant.setToolTip(self.tr("Allows the plan to be published with plain keys"))
        words = self.tr(
            "Anyone at this computer could read the keys on its disk. Once the outside value is known, "
            "the file gives away every board."
        )
        column_layout(self._warning(words), self.is_plain_meant, on=panel)
        return panel

    def _warning(self, words: str) -> QWidget:
        strip = NoteStrip(Tone.WARNING, (), self)
        strip.title.setText(self.tr("Before you choose"))
        strip.text.setText(words)
        strip.setAccessibleDescription(words)
        strip.show()
        return strip

    def _connect(self) -> None:
        for line in (self.first, self.second):
            line.textChanged.connect(self._refresh)
        for field in (self.needed, self.count):
            field.valueChanged.connect(self._refresh)
        self.recipients.textChanged.connect(self._refresh)
        self.is_plain_meant.toggled.connect(self._refresh)
        self.way.chosen.connect(self._refresh)
        self.sheet_button.clicked.connect(self.sheet_asked)

    # -- asking -------------------------------------------------------------------------------------------

    @property
    def custody(self) -> Custody | None:
        """What was chosen; None while something is missing or wrong."""
        return self._read()[0]

    def take_passphrase(self, passphrase: str) -> None:
        """Put a passphrase that was written on a sheet into both fields, unseen."""
        self.first.setText(passphrase)
        self.second.setText(passphrase)

    def forget(self) -> None:
        """Empty the fields with secrets."""
        self.first.clear()
        self.second.clear()
        self.is_plain_meant.setChecked(False)

    def _read(self) -> tuple[Custody | None, str]:
        """Return what was chosen, or what is missing or wrong."""
        way = self.way.value
        try:
            if way is KeysWay.OFFICIALS:
                return Custody(sharing=Sharing(self.needed.value(), self.count.value())), ""
            if way is KeysWay.RECIPIENTS:
                lines = [line for line in self.recipients.toPlainText().splitlines() if line.strip()]
                keys = tuple(check_recipient(line, place) for place, line in enumerate(lines, start=1))
                words = "" if keys else self.tr("Paste at least one public key.")
                return Custody(Seal(recipients=keys)) if keys else None, words
            if way is KeysWay.PLAIN:
                is_confirmed = self.is_plain_meant.isChecked()
                return Custody() if is_confirmed else None, "" if is_confirmed else self.tr(
                    "Tick that you understand."
                )
            return self._passphrase()
        except AppError as error:
            return None, str(error)

    def _passphrase(self) -> tuple[Custody | None, str]:
        first, second = self.first.text(), self.second.text()
        if not first:
            return None, self.tr("Type a passphrase of several words, 15 letters or more.")
        check_passphrase(first)
        if first != second:
            return None, self.tr("Type the same again.") if not second else self.tr("The two do not match.")
        return Custody(Seal(passphrase=spelt_passphrase(first))), ""

    def _refresh(self) -> None:
        for way, panel in self.panels.items():
            panel.setVisible(way is self.way.value)
        _custody, words = self._read()
        self.problem.setText(words or self.tr("The keys can be kept this way."))
        self.changed.emit()
