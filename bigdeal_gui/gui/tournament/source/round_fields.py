"""The fields of a promised round of drand: its hour, and what counts should the network have ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QTime, Signal
from PySide6.QtWidgets import QGridLayout, QTimeEdit, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.labels import buddy_label, hint_label
from bigdeal_gui.gui.tournament.source.fields import SourceFields
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.round_rule import NEXT_DAY, RoundRule, round_or_figure
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES

if TYPE_CHECKING:
    from PySide6.QtCore import QDate

    from bigdeal_gui.tournament.value.round_rule import PromisedRule

_HEIGHT: Final = 32
_EVENING: Final = QTime(20, 0)


class RoundFields(QWidget):
    """`changed` is emitted after every choice. The labels carry the letters that Alt presses."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.time = QTimeEdit(_EVENING, self)
        self.time.setMinimumHeight(_HEIGHT)
        self.time.setToolTip(self.tr("By this computer’s clock"))
        self.number = hint_label("", self)
        self.instead = SourceFields(self.tr("Figure &instead"), self.tr("&Value of that day"), self)
        self._later = NEXT_DAY
        when = QGridLayout()
        when.setHorizontalSpacing(12)
        when.setColumnStretch(2, 1)
        when.addWidget(buddy_label(self.tr("&Hour"), self.time, self), 0, 0)
        when.addWidget(self.time, 0, 1)
        when.addWidget(self.number, 0, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(when)
        column.addWidget(
            hint_label(
                self.tr("If that network has ended before then, a figure of the next day counts:"), self
            )
        )
        column.addWidget(self.instead)
        self.time.timeChanged.connect(self.changed)
        self.instead.changed.connect(self.changed)

    def rule(self, day: QDate) -> RoundRule:
        """Return the promise for the hour that is chosen, on `day` by the clock of this computer.

        Raises:
            InvalidRule: there is no such round, or no such day for the figure.
        """
        moment = datetime.fromtimestamp(QDateTime(day, self.time.time()).toSecsSinceEpoch(), UTC)
        return round_or_figure(drand.round_at(moment), self.instead.source, self._later)

    def show_rule(self, rule: PromisedRule | None) -> None:
        """Say which round it is."""
        words = ""
        if isinstance(rule, RoundRule):
            words = self.tr("Round {number}: {time} UTC")
            words = words.format(number=rule.number, time=f"{rule.moment:%H:%M}")
        self.number.setText(words)

    def take(self, rule: RoundRule) -> QDate:
        """Show the promise that a plan has, and return its day by the clock of this computer."""
        moment = QDateTime.fromSecsSinceEpoch(int(rule.moment.timestamp()))
        self.time.setTime(moment.time())
        self.instead.set_source(rule.or_else.sources[0])
        if rule.or_else.day is not None:
            self._later = rule.or_else.day - rule.day
        return moment.date()


def can_show(rule: PromisedRule | None) -> bool:
    """Tell whether the fields can show `rule`: a round, and one known figure for what counts otherwise."""
    names = {source.name for source in KNOWN_SOURCES}
    return isinstance(rule, RoundRule) and [source.name in names for source in rule.or_else.sources] == [True]
