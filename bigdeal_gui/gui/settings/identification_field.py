"""The identification as a control: letters, the code page they are shown in, the hash that is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, PlainLabel, buddy_label, hint_label
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout
from bigdeal_gui.pages.settings import CODE_PAGES, Identification, chosen_identification
from bigdeal_gui.storage.big_deal_ini import MAX_VALUE_BYTES

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

_GROUP: Final = 8


class IdentificationField(QWidget):
    """One line to type in; the code page shows only where the letters depend on it.

    `edited` is emitted at every change by the user, `changed` when the user has finished one.
    """

    edited = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._value = Identification()
        self._finished = b""
        self.line = QLineEdit(self, placeholderText=self.tr("for example: Tuesday Bridge Club, Utrecht"))
        self.code_page = QComboBox(self)
        self.compare = hint_label(self.tr("Its number, to compare it with another computer’s:"), self)
        self.fingerprint = PlainLabel(self)
        self.warning = hint_label("", self)
        self._code_page_row = QWidget(self)
        self._build()
        self._show()
        self.line.textEdited.connect(self._on_line_text_edited)
        self.line.editingFinished.connect(self._on_line_editing_finished)
        self.code_page.currentIndexChanged.connect(self._on_code_page_current_index_changed)

    def _build(self) -> None:
        self.line.setAccessibleName(self.tr("Identification"))
        for name, title in self._code_pages():
            self.code_page.addItem(title, name)
        label = buddy_label(self.tr("Letters &written in"), self.code_page, self._code_page_row)
        row_layout(label, (self.code_page, 1), on=self._code_page_row)
        set_text_role(self.fingerprint, TextRole.CODE)
        self.fingerprint.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        self.fingerprint.setToolTip(
            self.tr(
                "The RIPEMD-160 hash of the identification. If the numbers are equal, the identifications "
                "are too."
            )
        )
        column_layout(self.line, self._code_page_row, self.compare, self.fingerprint, self.warning, on=self)
        self.setFocusProxy(self.line)

    def _code_pages(self) -> tuple[tuple[str, str], ...]:
        titles = {
            "utf-8": self.tr("today’s programs (UTF-8)"),
            "cp1252": self.tr("Windows, Western Europe (1252)"),
            "cp850": self.tr("DOS window, Western Europe (850)"),
            "cp437": self.tr("DOS window, United States (437)"),
            "cp1250": self.tr("Windows, Central Europe (1250)"),
            "cp852": self.tr("DOS window, Central Europe (852)"),
        }
        return tuple((name, titles[name]) for name in CODE_PAGES)

    @property
    def owner(self) -> bytes:
        """The bytes that go into every deal."""
        return self._value.owner

    def set_owner(self, owner: bytes) -> None:
        """Show `owner`, in the first code page that can; what is shown already stays in its own."""
        self._finished = owner
        if owner != self.owner:
            self._value = chosen_identification(owner)
            self._show()

    def _show(self) -> None:
        value = self._value
        if self.line.text() != value.text:
            self.line.setText(value.text)
        with QSignalBlocker(self.code_page):
            self.code_page.setCurrentIndex(CODE_PAGES.index(value.code_page))
        self.line.setReadOnly(not value.is_editable)
        self._code_page_row.setVisible(not value.is_ascii)
        digits = value.fingerprint
        groups = " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))
        self.fingerprint.setText(groups)
        for shown in (self.compare, self.fingerprint):
            shown.setVisible(bool(value.owner))
        self.fingerprint.setAccessibleName(self.tr("Hash of the identification: {hash}").format(hash=groups))
        self.warning.setText(self._warning())
        self.warning.setVisible(bool(self.warning.text()))

    def _warning(self) -> str:
        if len(self._value.owner) > MAX_VALUE_BYTES:
            return self.tr("Too long for Big Deal. Shorten it if you want to compare boards with Big Deal’s.")
        if not self._value.is_editable:
            return self.tr(
                "Some letters cannot be shown in this encoding. Choose another one to edit the text."
            )
        if self._value.has_hidden:
            return self.tr("It has spaces at one end, or invisible characters. They count too.")
        return ""

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show a long identification from its beginning."""
        super().showEvent(event)
        self.line.home(False)

    def _on_line_text_edited(self, text: str) -> None:
        self._value = self._value.typed(text)
        self._show()
        self.edited.emit()

    def _on_line_editing_finished(self) -> None:
        if self.owner != self._finished:
            self._finished = self.owner
            self.changed.emit()

    def _on_code_page_current_index_changed(self, index: int) -> None:
        self._value = Identification(self._value.owner, CODE_PAGES[index])
        self._show()
