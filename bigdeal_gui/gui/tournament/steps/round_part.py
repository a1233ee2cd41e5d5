"""Where the promised round of drand is brought: the address for a telephone, a field to paste, a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.appearance import TextRole
from bigdeal_gui.gui.parts.look.labels import buddy_label
from bigdeal_gui.gui.parts.look.spacing import set_margins
from bigdeal_gui.pages.tournament.rounds import RoundBrought, in_lines, look_at
from bigdeal_gui.tournament.value import drand

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.round_rule import RoundRule

_LINES: Final = 4


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
        self.address = QLabel(self)
        self.paste = QPlainTextEdit(self)
        self.file_button = QPushButton(self.tr("Open a &file…"), self)
        self.qr_button = QPushButton(self.tr("&QR code…"), self)
        self.state = QLabel(self)
        self.has_ended = CheckBox(
            self.tr("The network had en&ded: type the value promised for that case"), self
        )
        self._rule: RoundRule | None = None
        self._build()

    def _build(self) -> None:
        for label in (self.address, self.state):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.address.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.address.setAccessibleName(self.tr("Address of the round"))
        self.paste.setTabChangesFocus(True)
        self.paste.setMaximumHeight(self.fontMetrics().lineSpacing() * _LINES)
        self.paste.setToolTip(self.tr("Everything the address shows, or its three parts in any order"))
        self.file_button.setToolTip(self.tr("A file with what the address shows"))
        self.qr_button.setToolTip(self.tr("Shows the address for a telephone to read"))
        for button in (self.file_button, self.qr_button):
            button.setMinimumHeight(32)
            button.setAutoDefault(False)
        self.has_ended.setMinimumHeight(28)
        self.has_ended.setToolTip(self.tr("Everyone will see this, with your reason"))
        column = QVBoxLayout(self)
        set_margins(column)
        label = buddy_label(self.tr("&Paste number, signature and randomness"), self.paste, self)
        self._bringing = (self.when, self.address, label, self.paste, self.file_button, self.qr_button)
        self.state.hide()
        head = QHBoxLayout()
        head.addWidget(label, 1)
        head.addWidget(self.file_button)
        column.addWidget(Explanation(self.tr("Enter the promised round"), self, role=TextRole.SECTION))
        column.addWidget(self.when)
        where = QHBoxLayout()
        where.addWidget(self.address, 1)
        where.addWidget(self.qr_button)
        column.addLayout(where)
        column.addLayout(head)
        column.addWidget(self.paste)
        column.addWidget(self.state)
        column.addWidget(self.has_ended)
        self.paste.textChanged.connect(self._look)
        self.file_button.clicked.connect(self.file_asked)
        self.qr_button.clicked.connect(
            lambda: self.qr_asked.emit(self.address.accessibleName(), self.address.text())
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
        moment = QDateTime.fromSecsSinceEpoch(int(rule.moment.timestamp()))
        words = self.tr(
            "Round {number} appears on {moment} by this computer’s clock. Open the address below on a "
            "telephone, or on a computer with a network, and enter here what it shows. The signature is "
            "checked here, so nobody has to look the value up."
        )
        shown = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        self.when.setText(words.format(number=rule.number, moment=shown))
        self.address.setText(drand.relay_address(rule.number))

    def begin(self) -> None:
        """Forget what was brought."""
        self.paste.clear()
        self.has_ended.setChecked(False)

    def take(self, found: drand.Round) -> None:
        """Show the round of a file."""
        self.paste.setPlainText(in_lines(found))

    def _on_has_ended_toggled(self, is_ended: bool) -> None:  # noqa: FBT001 - Qt's signal
        for part in self._bringing:
            part.setVisible(not is_ended)
        self._show_state()
        self.changed.emit()

    def _look(self) -> None:
        if self._rule is not None:
            self.brought = look_at(self.paste.toPlainText(), self._rule)
            self._show_state()
            self.changed.emit()

    def _show_state(self) -> None:
        words = "" if self.has_ended.isChecked() else self.brought.words
        self.state.setText(words)
        self.state.setVisible(bool(words))
