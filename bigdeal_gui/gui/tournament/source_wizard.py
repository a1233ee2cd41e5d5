"""Where the outside value will come from: a figure of a day, a round of drand, or one's own words.

The calendars are asked on a thread of their own: loading them takes longer than a key stroke may.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QPalette, QTextCharFormat
from PySide6.QtWidgets import (
    QBoxLayout,
    QCalendarWidget,
    QComboBox,
    QDialog,
    QFrame,
    QPlainTextEdit,
    QTimeEdit,
    QWidget,
)

from bigdeal_gui.errors.tournament import InvalidRule
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.choice_group import ChoiceGroup
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, buddy_label, hint_label, section_label, text_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.services.dealing.clock import local_today
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.calendars import LAST_YEAR, exchange_by_code
from bigdeal_gui.tournament.value.round_rule import (
    NEXT_DAY,
    PromisedRule,
    RoundRule,
    round_or_figure,
    round_promise_findings,
)
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, Source, SourceRule, ValueKind

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.tournament.findings import Finding


def value_kind_name(kind: ValueKind) -> str:
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
            place = exchange_by_code(source.exchange)
            self.figure.addItem(f"{source.name}  ({place.title if place else source.publisher})")
        for kind in ValueKind:
            self.kind.addItem(value_kind_name(kind), kind)
        self.kind.setToolTip(self.tr("Which value of the day counts"))
        # The list is long; the dialog need not be as wide as its longest line.
        self.figure.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.figure.setMinimumContentsLength(24)
        of_figure = buddy_label(figure_label, self.figure, self)
        column_layout(of_figure, self.figure, buddy_label(kind_label, self.kind, self), self.kind, on=self)
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


_EVENING: Final = QTime(20, 0)

translate = QCoreApplication.translate

_PATIENCE_MS: Final = 120
_FRIDAY: Final = 4
_AHEAD: Final = timedelta(days=14)
_WIDTH: Final = 980
_SPARE: Final = 40
"""Room for the second figure and for what the calendars say."""
_LINE: Final = 17
_BESIDE: Final = 860
"""The width from which the calendar stands beside the figures."""


class RoundFields(QWidget):
    """`changed` is emitted after every choice. The labels carry the letters that Alt presses."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.time = QTimeEdit(_EVENING, self)
        self.time.setToolTip(self.tr("By this computer’s clock"))
        self.number = hint_label("", self)
        self.instead = SourceFields(self.tr("Figure &instead"), self.tr("&Value of that day"), self)
        self._later = NEXT_DAY
        hour = buddy_label(self.tr("&Hour"), self.time, self)
        when = row_layout(hour, self.time, (self.number, 1), spacing=12)
        otherwise = self.tr("If that network has ended before then, a figure of the next day counts:")
        column_layout(when, hint_label(otherwise, self), self.instead, on=self)
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


def fields_can_show(rule: PromisedRule | None) -> bool:
    """Tell whether the fields can show `rule`: a round, and one known figure for what counts otherwise."""
    names = {source.name for source in KNOWN_SOURCES}
    return isinstance(rule, RoundRule) and [source.name in names for source in rule.or_else.sources] == [True]


def utc_now() -> datetime:
    """Return the moment."""
    return datetime.now(UTC)


class PromiseWay(Enum):
    """What kind of promise it is."""

    FIGURE = auto()
    ROUND = auto()
    OWN = auto()


class SourceWizard(FormDialog):
    """`rule` is what is chosen, None while it is no promise."""

    def __init__(
        self,
        rule: PromisedRule | None,
        sentence: str,
        parent: QWidget,
        *,
        today: Callable[[], date] = local_today,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(
            translate("SourceWizard", "Where will the outside value come from?"),
            translate(
                "SourceWizard",
                "Promise a figure that nobody can know today and everyone can look up later. Together "
                "with the secret keys it determines the deals.",
            ),
            translate("SourceWizard", "&Use this promise"),
            parent,
            width=_WIDTH,
            spare=_SPARE,
        )
        self._today = today
        self._now = now
        self.jobs = Jobs(self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self.way = ChoiceGroup[PromiseWay](
            self.tr("Kind of promise"),
            (
                (
                    PromiseWay.FIGURE,
                    self.tr("A figure of the stock &market (the usual way)"),
                    self.tr("The program writes the sentence and knows when the exchange is closed."),
                ),
                (
                    PromiseWay.ROUND,
                    self.tr("A number of the public &clock drand, which proves itself"),
                    self.tr(
                        "The network signs it at that moment, and every check tests the signature. Nobody "
                        "has to look anything up."
                    ),
                ),
                (
                    PromiseWay.OWN,
                    self.tr("Something else, in my &own words"),
                    self.tr(
                        "Such as the numbers of a lottery draw. Write exactly which draw, and what counts "
                        "if it does not take place."
                    ),
                ),
            ),
            self.inside,
        )
        self.known = QWidget(self.inside)
        self.first = SourceFields(self.tr("&Figure"), self.tr("&Value of the day"), self.known)
        self.has_second = CheckBox(self.tr("Add a &second figure: even harder to foresee"), self.known)
        self.second = SourceFields(self.tr("Second fi&gure"), self.tr("Its va&lue"), self.known)
        self.round = RoundFields(self.inside)
        self.own = QWidget(self.inside)
        self.words = QPlainTextEdit(self.own, tabChangesFocus=True)
        self.has_day = CheckBox(self.tr("It belongs to a &day"), self.own)
        self.calendar = QCalendarWidget(self.inside)
        self.sentence = text_label(self.inside, select=BY_MOUSE)
        self.findings = FindingsList(
            self.inside, none=self.tr("The calendars show no problem with this day.")
        )
        self._build()
        self._take(rule, sentence)
        self._connect()
        self._refresh()

    def _build(self) -> None:
        self.second.figure.setCurrentIndex(1)
        self.has_second.setToolTip(self.tr("Both values are typed, one after the other"))
        self.has_day.setToolTip(self.tr("The day is added to your words, and checked"))
        self.words.setMaximumHeight(self.fontMetrics().lineSpacing() * 5)
        self.words.setToolTip(self.tr("What will be published, word for word"))
        self._build_calendar()
        column_layout(self.first, self.has_second, self.second, on=self.known)
        label = buddy_label(self.tr("Your &words"), self.words, self.own)
        column_layout(label, self.words, self.has_day, on=self.own)
        box = QFrame(self.inside)
        box.setObjectName("codeBox")
        column_layout(self.sentence, on=box, margin=12)
        what = column_layout(self.way, self.known, self.round, self.own, STRETCH)
        when = column_layout(
            section_label(self.tr("The day"), self.inside),
            hint_label(self.tr("Some weeks ahead, so that everyone has the plan before then."), self.inside),
            self.calendar,
            self.findings,
            STRETCH,
        )
        self._columns = column_layout((what, 1), (when, 1), spacing=24)
        published = section_label(self.tr("This will be published"), self.inside)
        add_to_layout(self.form, self._columns, published, box)
        self._fit()

    def _build_calendar(self) -> None:
        names = {
            "qt_calendar_calendarview": self.tr("Day of the value"),
            "qt_calendar_prevmonth": self.tr("Previous month"),
            "qt_calendar_nextmonth": self.tr("Next month"),
        }
        self.calendar.setAccessibleName(names["qt_calendar_calendarview"])
        for part in self.calendar.findChildren(QWidget):
            part.setAccessibleName(names.get(part.objectName(), part.accessibleName()))
        self.calendar.setToolTip(self.tr("The day whose value counts"))
        self.calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.calendar.setFirstDayOfWeek(QLocale().firstDayOfWeek())
        self.calendar.setMinimumHeight(self.fontMetrics().height() * 12)
        self.calendar.setMaximumDate(QDate(LAST_YEAR, 12, 31))
        self.calendar.setSelectedDate(_qdate(_weekday(self._today() + _AHEAD)))

    def _fit(self) -> None:
        """Put the calendar beside the figures where the screen has room, and show weekends as such."""
        is_wide = self.screen().availableGeometry().width() >= _BESIDE * self.fontMetrics().height() / _LINE
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight if is_wide else way.TopToBottom)
        weekend = QTextCharFormat()
        weekend.setForeground(self.palette().color(QPalette.ColorRole.BrightText))
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            self.calendar.setWeekdayTextFormat(day, weekend)

    def _take(self, rule: PromisedRule | None, sentence: str) -> None:
        """Begin with the promise that the plan has."""
        is_known = isinstance(rule, SourceRule) and bool(rule.sources)
        self.way.set_value(PromiseWay.FIGURE if is_known or not sentence else PromiseWay.OWN)
        if isinstance(rule, RoundRule) and fields_can_show(rule):
            self.way.set_value(PromiseWay.ROUND)
            self.calendar.setSelectedDate(self.round.take(rule))
        elif isinstance(rule, SourceRule) and is_known:
            self.first.set_source(rule.sources[0])
            self.has_second.setChecked(len(rule.sources) > 1)
            if len(rule.sources) > 1:
                self.second.set_source(rule.sources[1])
            if rule.day is not None:
                self.calendar.setSelectedDate(_qdate(rule.day))
        elif isinstance(rule, SourceRule) and rule.day is not None:
            self.words.setPlainText(rule.text)
            self.has_day.setChecked(True)
            self.calendar.setSelectedDate(_qdate(rule.day))
        else:
            self.words.setPlainText(sentence)

    def _connect(self) -> None:
        for signal in (
            self.way.chosen,
            self.first.changed,
            self.second.changed,
            self.round.changed,
            self.has_second.toggled,
            self.has_day.toggled,
            self.words.textChanged,
            self.calendar.selectionChanged,
        ):
            signal.connect(self._refresh)
        self._patience.timeout.connect(self._look)
        self.finished.connect(self._on_finished)

    @property
    def rule(self) -> PromisedRule | None:
        """The promise; None while something is missing or wrong."""
        return self._read()[0]

    def _read(self) -> tuple[PromisedRule | None, str]:
        """Return the promise, or what is wrong with it."""
        day = self.calendar.selectedDate()
        when = date(day.year(), day.month(), day.day())
        try:
            if self.way.value is PromiseWay.ROUND:
                return self.round.rule(day), ""
            if self.way.value is PromiseWay.OWN:
                text = " ".join(self.words.toPlainText().split())
                if not text:
                    return None, self.tr("Write your words.")
                return SourceRule(when if self.has_day.isChecked() else None, text=text), ""
            sources = (self.first.source, *([self.second.source] if self.has_second.isChecked() else []))
            return SourceRule(when, sources), ""
        except InvalidRule as error:
            return None, str(error)

    def _refresh(self) -> None:
        way = self.way.value
        self.known.setVisible(way is PromiseWay.FIGURE)
        self.round.setVisible(way is PromiseWay.ROUND)
        self.own.setVisible(way is PromiseWay.OWN)
        self.second.setVisible(self.has_second.isChecked())
        self.calendar.setEnabled(way is not PromiseWay.OWN or self.has_day.isChecked())
        rule, problem = self._read()
        self.show_problem(problem)
        self.round.show_rule(rule)
        # The hash of a network's key would be wider than a small screen in large letters.
        self.sentence.setText(breakable(rule.in_words()) if rule else problem)
        self._patience.start()

    def _look(self) -> None:
        """Have the calendars asked about the promise as it is now."""
        rule, _problem = self._read()
        if rule is None:
            self.findings.show_findings(())
            self.findings.hide()
            return
        day, moment = self._today(), self._now()

        def step(_work: Work) -> tuple[Finding, ...]:
            return round_promise_findings(rule, today=day, now=moment)

        def answer(found: tuple[Finding, ...]) -> None:
            if self._read()[0] == rule:
                self.findings.show_findings(found)
                self.findings.show()

        self.jobs.run(step, answer)

    def _on_finished(self) -> None:
        self._patience.stop()
        self.jobs.stop()


def ask_source(rule: PromisedRule | None, sentence: str, parent: QWidget) -> str:
    """Return the promise in words, empty when the dialog was cancelled.

    `rule` and `sentence` are those of the plan; `rule` is None where the sentence is in somebody's words.
    """
    dialog = SourceWizard(rule, sentence, parent)
    dialog.way.buttons[0].setFocus()
    is_taken = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.rule
    return chosen.in_words() if is_taken and chosen is not None else ""


def _weekday(day: date) -> date:
    """Return `day`, or the Monday after it at a weekend."""
    return day + timedelta(days=max(0, 7 - day.weekday()) if day.weekday() > _FRIDAY else 0)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
