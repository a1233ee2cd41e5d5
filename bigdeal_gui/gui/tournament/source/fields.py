"""The fields of one source of the outside value: which figure, and which value of the day."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import NEAR
from bigdeal_gui.tournament.value.calendars import exchange
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, Source, ValueKind

translate = QCoreApplication.translate

_HEIGHT: Final = 32


def kind_name(kind: ValueKind) -> str:
    """Return which value of the day is meant."""
    return {
        ValueKind.OPEN: translate("SourceFields", "opening value"),
        ValueKind.CLOSE: translate("SourceFields", "closing value"),
        ValueKind.FIX: translate("SourceFields", "fixing"),
    }[kind]


class SourceFields(QWidget):
    """`changed` is emitted after every choice. The labels carry the letters that Alt presses."""

    changed = Signal()

    def __init__(self, figure_label: str, kind_label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.figure = QComboBox(self)
        self.kind = QComboBox(self)
        for source in KNOWN_SOURCES:
            place = exchange(source.exchange)
            self.figure.addItem(f"{source.name}  ({place.title if place else source.publisher})")
        for kind in ValueKind:
            self.kind.addItem(kind_name(kind), kind)
        self.kind.setToolTip(self.tr("Which value of the day counts"))
        # The list is long; the dialog need not be as wide as its longest line.
        self.figure.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.figure.setMinimumContentsLength(24)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(NEAR)
        for words, field in ((figure_label, self.figure), (kind_label, self.kind)):
            field.setMinimumHeight(_HEIGHT)
            column.addWidget(buddy_label(words, field, self))
            column.addWidget(field)
        self._take_kind()
        self.figure.currentIndexChanged.connect(self._on_figure_current_index_changed)
        self.kind.currentIndexChanged.connect(self.changed)

    @property
    def source(self) -> Source:
        """What is chosen."""
        return replace(KNOWN_SOURCES[self.figure.currentIndex()], kind=self.kind.currentData())

    def set_source(self, source: Source) -> None:
        """Choose `source`, which is a known one."""
        names = [known.name for known in KNOWN_SOURCES]
        self.figure.setCurrentIndex(names.index(source.name))
        self.kind.setCurrentIndex(list(ValueKind).index(source.kind))

    def _take_kind(self) -> None:
        usual = KNOWN_SOURCES[self.figure.currentIndex()].kind
        tip = self.tr("A figure that anyone can look up for years")
        # With large text the field may be narrower than what is chosen.
        self.figure.setToolTip(f"{self.figure.currentText()}\n{tip}")
        self.kind.setCurrentIndex(list(ValueKind).index(usual))

    def _on_figure_current_index_changed(self) -> None:
        self._take_kind()
        self.changed.emit()
