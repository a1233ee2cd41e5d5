"""The field for the digest that somebody found where it was published: compared while it is typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QVBoxLayout, QWidget

from bigdeal_gui.gui.check.verify.light_mark import light_colour
from bigdeal_gui.gui.parts.look.labels import hint_label
from bigdeal_gui.pages.verify import Light
from bigdeal_gui.tournament.digest_forms import compare


class DigestField(QFrame):
    """`changed` is emitted with every letter."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._digest = ""
        self.label = QLabel(self.tr("The &digest that you found"), self)
        self.field = QLineEdit(self)
        self.field.setMinimumHeight(32)
        self.field.setMaxLength(400)
        self.field.setClearButtonEnabled(True)
        self.field.setToolTip(self.tr("From the notice board, the bulletin or the web page of the event"))
        self.label.setBuddy(self.field)
        self.hint = hint_label(
            self.tr("Type or paste the digits or the 13 words. They are compared as you type."), self
        )
        self.result = QLabel(self)
        self.result.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.label, self.hint, self.field, self.result):
            column.addWidget(part)
        self.result.hide()
        self.field.textChanged.connect(self._on_field_changed)

    @property
    def typed(self) -> str:
        """What was typed."""
        return self.field.text()

    def compare_with(self, digest: str) -> None:
        """Compare with `digest` from now on, and forget what was typed; hide where there is none."""
        self._digest = digest
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        self.result.hide()
        self.setVisible(bool(digest))

    def _on_field_changed(self) -> None:
        found = compare(self.typed, self._digest)
        light = Light.GREEN if found.is_whole else Light.RED if found.is_wrong else Light.NONE
        palette = self.result.palette()
        ground = self.palette()
        ink = ground.windowText().color() if light is Light.NONE else light_colour(light, ground)
        palette.setColor(QPalette.ColorRole.WindowText, ink)
        self.result.setPalette(palette)
        self.result.setText(("✓ " if found.is_whole else "✗ " if found.is_wrong else "") + found.text)
        self.result.setVisible(bool(self.typed.strip()))
        self.field.setAccessibleDescription(found.text)
        self.changed.emit()
