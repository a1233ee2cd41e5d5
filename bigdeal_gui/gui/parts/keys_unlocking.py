"""What opens sealed keys: a passphrase, the sheets of enough officials, or files with secret age keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.fields.choice_group import ChoiceGroup
from bigdeal_gui.gui.parts.fields.show_button import ShowButton
from bigdeal_gui.gui.parts.look.labels import buddy_label, hint_label, text_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, row_layout
from bigdeal_gui.seals.shares import Share, read_share
from bigdeal_gui.services.tournament.keys import KeysState, Unlocking, read_share_sheet


class KeysUnlocking(QWidget):
    """Asks for what the keys need. `changed` is emitted after every change, `failed` carries an AppError.

    `choose_files` takes a title and returns the files picked.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, parent: QWidget, choose_files: Callable[[str, QWidget], Sequence[Path]]) -> None:
        super().__init__(parent)
        self._choose_files = choose_files
        self.state = KeysState.NONE
        self.words = text_label(self)
        self.way = ChoiceGroup[bool](
            self.tr("What opens the keys"),
            (
                (True, self.tr("The &passphrase"), self.tr("As chosen when the plan was published.")),
                (False, self.tr("Off&icials’ sheets"), self.tr("The words of as many officials as needed.")),
            ),
            self,
        )
        self.passphrase = self._secret(self.tr("The passphrase (hidden)"))
        self.words_line = self._secret(self.tr("The words of one sheet, in order (hidden)"))
        self.show_button = ShowButton(self, self.passphrase)
        self.show_words_button = ShowButton(self, self.words_line)
        self.add_button = self._button(self.tr("Add t&hese words"), self.tr("Add the words of this official"))
        self.sheets_button = self._button(self.tr("From files…"), self.tr("Read sheets from files"))
        self.clear_button = self._button(self.tr("Star&t again"), self.tr("Forget the sheets"))
        self.given = text_label(self)
        self.files_button = self._button(
            self.tr("Choose the &key file…"), self.tr("A file with secret keys, as age-keygen makes it")
        )
        self._shares: tuple[Share, ...] = ()
        self._files: tuple[Path, ...] = ()
        self._build()
        self._connect()
        self._refresh()

    def _secret(self, tip: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setToolTip(tip)
        return line

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words, self, autoDefault=False)
        button.setToolTip(tip)
        return button

    def _build(self) -> None:
        self.passphrase_row = QWidget(self)
        label = buddy_label(self.tr("Pa&ssphrase"), self.passphrase, self.passphrase_row)
        row_layout(label, (self.passphrase, 1), self.show_button, on=self.passphrase_row, spacing=12)
        self.sheets = QWidget(self)
        hint = self.tr("All 20 words, separated by spaces; the first four letters of each are enough.")
        column_layout(
            buddy_label(self.tr("Words of one sheet"), self.words_line, self.sheets),
            row_layout((self.words_line, 1), self.show_words_button, spacing=12),
            hint_label(hint, self.sheets),
            row_layout(self.add_button, self.sheets_button, self.clear_button, STRETCH),
            on=self.sheets,
        )
        files = row_layout(self.files_button, STRETCH)
        column_layout(self.words, self.way, self.passphrase_row, self.sheets, files, self.given, on=self)
        self.way.set_value(True)

    def _connect(self) -> None:
        self.way.chosen.connect(self._refresh)
        self.passphrase.textChanged.connect(self._refresh)
        self.words_line.textChanged.connect(self._refresh)
        self.words_line.returnPressed.connect(self._on_add_button_clicked)
        self.add_button.clicked.connect(self._on_add_button_clicked)
        self.sheets_button.clicked.connect(self._on_sheets_button_clicked)
        self.clear_button.clicked.connect(self.forget)
        self.files_button.clicked.connect(self._on_files_button_clicked)

    # -- asking -------------------------------------------------------------------------------------------

    def show_state(self, state: KeysState) -> None:
        """Ask for what keys in `state` need."""
        if state is not self.state:
            self.state = state
            self.forget()
        self._refresh()

    @property
    def unlocking(self) -> Unlocking | None:
        """What was given; None while something is missing."""
        if self.state is KeysState.PLAIN:
            return Unlocking()
        if self.state is KeysState.RECIPIENTS:
            return Unlocking(identity_files=self._files) if self._files else None
        if not self._is_sealed():
            return None
        if self._is_phrase():
            text = self.passphrase.text()
            return Unlocking(passphrase=text) if text else None
        return Unlocking(shares=self._shares) if self._has_enough() else None

    def missing_words(self) -> str:
        """Return what is still to be given; empty where the keys can be opened."""
        if self.unlocking is not None:
            return ""
        if self.state is KeysState.MISSING:
            return self.tr("The keys are missing.")
        return self.tr("Choose what opens the keys.")

    def forget(self) -> None:
        """Empty all fields: they hold secrets."""
        self._shares, self._files = (), ()
        self.passphrase.clear()
        self.words_line.clear()
        self._refresh()

    def _is_sealed(self) -> bool:
        """Tell whether a passphrase opens the keys, which one has or several have together."""
        return self.state in {KeysState.PASSPHRASE, KeysState.PASSPHRASE_ALONE, KeysState.SHARES}

    def _is_phrase(self) -> bool:
        """Tell whether the passphrase itself is asked for: where nothing tells, it can be chosen."""
        if self.state is KeysState.PASSPHRASE:
            return self.way.value
        return self.state is KeysState.PASSPHRASE_ALONE

    def _has_enough(self) -> bool:
        return bool(self._shares) and len(self._shares) >= self._shares[0].needed

    def _take(self, share: Share) -> None:
        if share.words not in [given.words for given in self._shares]:
            self._shares = (*self._shares, share)

    # -- showing ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self.way.setVisible(self.state is KeysState.PASSPHRASE)
        self.passphrase_row.setVisible(self._is_phrase())
        self.sheets.setVisible(self._is_sealed() and not self._is_phrase())
        self.files_button.setVisible(self.state is KeysState.RECIPIENTS)
        self.add_button.setEnabled(bool(self.words_line.text().strip()))
        self.clear_button.setEnabled(bool(self._shares))
        words = {
            KeysState.MISSING: self.tr(
                "The keys are not in the same folder as the plan. Put the key file there, and open the "
                "tournament again."
            ),
            KeysState.PLAIN: self.tr("The keys are in the plan’s folder and not locked: nothing is needed."),
            KeysState.RECIPIENTS: self.tr("The keys are sealed for owners of age keys."),
            KeysState.SHARES: self.tr(
                "The words of the officials’ sheets open the keys: one sheet after the other, in any order."
            ),
        }.get(self.state, "")
        self.words.setText(words)
        self.words.setVisible(bool(words))
        given = self._given_words()
        self.given.setText(given)
        self.given.setVisible(bool(given))
        self.changed.emit()

    def _given_words(self) -> str:
        if self.state is KeysState.RECIPIENTS:
            return ", ".join(path.name for path in self._files)
        if self._is_phrase() or not self._is_sealed() or not self._shares:
            return ""
        numbers = ", ".join(str(share.number) for share in self._shares)
        needed = self._shares[0].needed
        if self._has_enough():
            return self.tr("Sheets {numbers}: enough.").format(numbers=numbers)
        missing = needed - len(self._shares)
        return self.tr("Sheet {numbers}; %n more needed.", "", missing).format(numbers=numbers)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_add_button_clicked(self) -> None:
        try:
            self._take(read_share(self.words_line.text()))
        except AppError as error:
            self.failed.emit(error)
            return
        self.words_line.clear()
        self._refresh()

    def _on_sheets_button_clicked(self) -> None:
        try:
            for path in self._choose_files(self.tr("Sheets of the officials"), self):
                self._take(read_share_sheet(path))
        except AppError as error:
            self.failed.emit(error)
        self._refresh()

    def _on_files_button_clicked(self) -> None:
        chosen = tuple(self._choose_files(self.tr("Files with secret age keys"), self))
        if chosen:
            self._files = chosen
            self._refresh()
