"""The parts of the value step: the fixed value, the words of the holders, and the promised round of drand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPlainTextEdit, QPushButton, QWidget

from bigdeal_gui.errors.tournament import NotTheWords
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.appearance import TextRole, repolish_style, set_text_role
from bigdeal_gui.gui.parts.look.labels import (
    BY_MOUSE_AND_KEYS,
    PlainLabel,
    buddy_label,
    section_label,
    text_label,
)
from bigdeal_gui.gui.parts.look.spacing import INSIDE, LINE, NEAR, column_layout, row_layout, set_margins
from bigdeal_gui.pages.path_words import breakable, unbroken_path
from bigdeal_gui.pages.tournament.texts import RoundBrought, look_at_pasted, round_in_lines
from bigdeal_gui.tournament.digest_forms import digest_groups
from bigdeal_gui.tournament.holders.holder_promise import Holder, PartKind, holder_part_kind, shared_value
from bigdeal_gui.tournament.holders.holder_words import require_holder_words
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.words import written_time

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bigdeal_gui.tournament.value.round_rule import RoundRule


_ROUND_LINES: Final = 4
_DIGITS: Final = re.compile("[0-9a-f]{64}")
_MOST_LARGE: Final = 24
_HEIGHT: Final = 32
_WORDS_LINES: Final = 2
"""The lines that twelve words take where there is some room."""


class RoundPart(QWidget):
    """`changed` is emitted when something else was brought, `file_asked` by the button.

    `qr_asked` carries a title and the address of the round.
    """

    changed = Signal()
    file_asked = Signal()
    qr_asked = Signal(str, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.brought = RoundBrought("")
        self.when = Explanation("", self, rank=2)
        self.address = text_label(self, select=BY_MOUSE_AND_KEYS)
        self.paste = QPlainTextEdit(self, tabChangesFocus=True)
        self.file_button = QPushButton(self.tr("Open a &file…"), self, autoDefault=False)
        self.qr_button = QPushButton(self.tr("&QR code…"), self, autoDefault=False)
        self.state = text_label(self)
        self.has_ended = CheckBox(
            self.tr("The network had en&ded: type the value promised for that case"), self
        )
        self._rule: RoundRule | None = None
        self._build()

    def _build(self) -> None:
        self.address.setAccessibleName(self.tr("Address of the round"))
        self.paste.setMaximumHeight(self.fontMetrics().lineSpacing() * _ROUND_LINES)
        self.paste.setToolTip(self.tr("Everything the address shows, or its three parts in any order"))
        self.file_button.setToolTip(self.tr("A file with what the address shows"))
        self.qr_button.setToolTip(self.tr("Shows the address for a telephone to read"))
        self.has_ended.setMinimumHeight(28)
        self.has_ended.setToolTip(self.tr("Everyone will see this, with your reason"))
        label = buddy_label(self.tr("&Paste number, signature and randomness"), self.paste, self)
        label.setWordWrap(True)
        self._bringing = (self.when, self.address, label, self.paste, self.file_button, self.qr_button)
        self.state.hide()
        column_layout(
            Explanation(self.tr("Enter the promised round"), self, role=TextRole.SECTION),
            self.when,
            row_layout((self.address, 1), self.qr_button),
            row_layout((label, 1), self.file_button),
            self.paste,
            self.state,
            self.has_ended,
            on=self,
        )
        self.paste.textChanged.connect(self._look)
        self.file_button.clicked.connect(self.file_asked)
        self.qr_button.clicked.connect(
            lambda: self.qr_asked.emit(self.address.accessibleName(), unbroken_path(self.address.text()))
        )
        self.has_ended.toggled.connect(self._on_has_ended_toggled)

    def show_rule(self, rule: RoundRule | None) -> None:
        """Show which round is wanted, and where a person finds it."""
        if rule == self._rule:
            return
        self._rule = rule
        self.begin()
        if rule is None:
            return
        words = self.tr(
            "Round {number} appears on {moment} by this computer’s clock. Open the address below on a "
            "telephone, or on a computer with a network, and enter here what it shows. The signature is "
            "checked here, so nobody has to look the value up."
        )
        shown = written_time(rule.moment.astimezone())
        self.when.setText(words.format(number=rule.number, moment=shown))
        self.address.setText(breakable(drand.relay_address(rule.number)))

    def begin(self) -> None:
        """Forget what was brought."""
        self.paste.clear()
        self.has_ended.setChecked(False)

    def take(self, found: drand.Round) -> None:
        """Show the round of a file."""
        self.paste.setPlainText(round_in_lines(found))

    def _on_has_ended_toggled(self, is_ended: bool) -> None:  # noqa: FBT001 - Qt's signal
        for part in self._bringing:
            part.setVisible(not is_ended)
        self._show_state()
        self.changed.emit()

    def _look(self) -> None:
        if self._rule is not None:
            self.brought = look_at_pasted(self.paste.toPlainText(), self._rule)
            self._show_state()
            self.changed.emit()

    def _show_state(self) -> None:
        words = "" if self.has_ended.isChecked() else self.brought.words
        self.state.setText(words)
        self.state.setVisible(bool(words))


class FixedValue(QFrame):
    """`outside` is shown large where it is short; 64 digits stand in groups, so that they fit in lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codeBox")
        self.outside, self.hands = (text_label(self, select=BY_MOUSE_AND_KEYS) for _ in range(2))
        column_layout(self.outside, self.hands, on=self, margin=INSIDE, spacing=LINE)

    def show_value(self, value: str, holders: Sequence[Holder]) -> None:
        """Show the `value` of a plan that promises these holders."""
        shared = shared_value(value, holders)
        outside = shared.outside
        is_short = max(map(len, outside.split()), default=0) <= _MOST_LARGE
        set_text_role(self.outside, TextRole.SET_CODE if is_short else TextRole.CODE)
        repolish_style(self.outside)
        self.outside.setText(digest_groups(outside) if _DIGITS.fullmatch(outside) else outside)
        parts = zip(holders, shared.parts or (), strict=False)
        self.hands.setText("\n".join(self._in_words(holder, part) for holder, part in parts))
        self.hands.setVisible(bool(self.hands.text()))

    def _in_words(self, holder: Holder, part: str) -> str:
        if holder_part_kind(part, holder) is PartKind.WITHHELD:
            words = self.tr("{name}: withheld; the promised hash is used instead")
            return words.format(name=holder.name)
        return f"{holder.name}: {part}"


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
        lines = max(_WORDS_LINES, round(self.document().size().height()))
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
        self.state = text_label(self)
        self._lines = QWidget(self)
        self.title = section_label(self.tr("The holders’ words"), self)
        self._column = column_layout(self.title, self._lines, self.state, on=self)

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
        label = PlainLabel(name, self._lines)
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
                    require_holder_words(typed, holder)
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
