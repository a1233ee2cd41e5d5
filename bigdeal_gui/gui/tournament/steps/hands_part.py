"""The words of the holders whom a plan promises: a line for each, compared while it is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from bigdeal_gui.errors import NotTheWords
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.labels import section_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, NEAR, set_margins
from bigdeal_gui.tournament.holders.holder_words import require_words

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.tournament.holders.holder_promise import Holder

_HEIGHT: Final = 32
_LINES: Final = 2
"""So many the twelve words take where there is some room."""


class WordsField(QPlainTextEdit):
    """Shows all the words that are typed: it is as high as they need. Tab leads on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.textChanged.connect(self._fit)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Break the lines again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = max(_LINES, round(self.document().size().height()))
        around = self.height() - self.viewport().height() + 2 * round(self.document().documentMargin())
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + around)


class HandsPart(QWidget):
    """`changed` is emitted when something else was typed. It has as many lines as there are holders."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.holders: tuple[Holder, ...] = ()
        self.fields: list[WordsField] = []
        self.withheld: list[CheckBox] = []
        self.state = QLabel(self)
        self.state.setWordWrap(True)
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self._lines = QWidget(self)
        self._column = QVBoxLayout(self)
        set_margins(self._column)
        self.title = section_label(self.tr("The holders’ words"), self)
        self._column.addWidget(self.title)
        self._column.addWidget(self._lines)
        self._column.addWidget(self.state)

    def show_holders(self, holders: tuple[Holder, ...]) -> None:
        """Have a line for each of `holders`."""
        if holders == self.holders:
            return
        self.holders, self.fields, self.withheld = holders, [], []
        before, self._lines = self._lines, QWidget(self)
        self._column.replaceWidget(before, self._lines)
        before.hide()
        before.deleteLater()
        grid = QGridLayout(self._lines)
        set_margins(grid)
        grid.setHorizontalSpacing(INSIDE)
        grid.setVerticalSpacing(NEAR)
        grid.setColumnStretch(0, 1)
        for place, holder in enumerate(holders):
            self._add(grid, 2 * place, holder.name)
        self._refresh()

    def _add(self, grid: QGridLayout, row: int, name: str) -> None:
        label = QLabel(name, self._lines)
        label.setTextFormat(Qt.TextFormat.PlainText)
        field = WordsField(self._lines)
        field.setAccessibleName(self.tr("Words of {name}").format(name=name))
        field.setToolTip(self.tr("The twelve words on the slip; the first four letters of each are enough"))
        box = CheckBox(self.tr("withheld"), self._lines)
        box.setMinimumHeight(_HEIGHT)
        box.setAccessibleName(self.tr("Words of {name} are withheld").format(name=name))
        box.setToolTip(self.tr("The promised hash is used instead, and every check names the holder"))
        grid.addWidget(label, row, 0)
        grid.addWidget(box, row, 1)
        grid.addWidget(field, row + 1, 0, 1, 2)
        QWidget.setTabOrder(field, box)
        field.textChanged.connect(self._refresh)
        box.toggled.connect(self._refresh)
        self.fields.append(field)
        self.withheld.append(box)

    def begin(self) -> None:
        """Forget what was typed."""
        for field, box in zip(self.fields, self.withheld, strict=True):
            field.clear()
            box.setChecked(False)

    @property
    def words(self) -> dict[str, str | None]:
        """What was given, by the name of the holder; None where words are withheld."""
        return {
            holder.name: None if box.isChecked() else field.toPlainText()
            for holder, field, box in zip(self.holders, self.fields, self.withheld, strict=True)
        }

    @property
    def first_missing(self) -> WordsField | None:
        """The first field where words are still to be typed; None when there is none."""
        return next(iter(self._empty().values()), None)

    @property
    def withheld_by(self) -> tuple[str, ...]:
        """The names of those who withhold their words."""
        return tuple(name for name, words in self.words.items() if words is None)

    @property
    def is_whole(self) -> bool:
        """Whether all words are there and right, or said to be withheld."""
        return not self._problems() and not self._empty()

    def _empty(self) -> dict[str, WordsField]:
        """Return the fields where nothing is typed and nothing withheld, by the name of the holder."""
        return {
            holder.name: field
            for holder, field in zip(self.holders, self.fields, strict=True)
            if self.words[holder.name] is not None and not field.toPlainText().strip()
        }

    def _problems(self) -> list[str]:
        found = []
        for holder in self.holders:
            typed = self.words[holder.name]
            if typed is not None and typed.strip():
                try:
                    require_words(typed, holder)
                except NotTheWords as error:
                    found.append(str(error))
        return found

    def _missing_words(self) -> str:
        if names := ", ".join(self._empty()):
            words = self.tr(
                "Type the words of: {names}. Tick “withheld” for anyone who does not give theirs."
            )
            return words.format(names=names)
        return self.tr("Nothing is missing.")

    def _refresh(self) -> None:
        for field, box in zip(self.fields, self.withheld, strict=True):
            field.setEnabled(not box.isChecked())
        self.state.setText("\n".join(self._problems()) or self._missing_words())
        self.changed.emit()
