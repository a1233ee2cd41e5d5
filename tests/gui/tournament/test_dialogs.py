"""The dialogs of the tournament page: a phase, the outside value, a line of text, the last question."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, Qt, QTime, QTimer
from PySide6.QtGui import QAccessible, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCalendarWidget,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_plan, choose_some, choose_tournament
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.tournament import source_wizard
from bigdeal_gui.gui.tournament.findings_list import FindingsList
from bigdeal_gui.gui.tournament.holder_dialogs import (
    HoldersDialog,
    NewHolder,
    NewHolderDialog,
    ask_holder,
    ask_holders,
)
from bigdeal_gui.gui.tournament.new_dialog import NewDialog, NewTournament, ask_new, ask_practice
from bigdeal_gui.gui.tournament.questions import (
    PhaseDialog,
    QrDialog,
    TextDialog,
    TextQuestion,
    ask_phase,
    ask_text,
    show_qr,
)
from bigdeal_gui.gui.tournament.source_wizard import PromiseWay, SourceWizard, ask_source
from bigdeal_gui.gui.tournament.steps.deal import OpenPhases
from bigdeal_gui.gui.tournament.steps.line import StepLine
from bigdeal_gui.gui.tournament.steps.plan import PhaseColumn, PhaseRow, PhasesModel
from bigdeal_gui.gui.tournament.view import GuidePanel
from bigdeal_gui.pages.path_words import breakable, unbroken_path
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.tournament.sessions import PhaseRequest
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.pages.tournament.texts import Guide
from bigdeal_gui.services.tournament.plan import Tournament
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.status import TournamentStatus
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.findings import blocking, doubting
from bigdeal_gui.tournament.holders.holder_promise import SharedPromise
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.round_rule import RoundRule
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule, ValueKind
from tests.gui.test_names_of_controls import controls
from tests.gui.tree import check_kept, said, story_of
from tests.services.tournament.verdict_hands import BOTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.tournament.value.round_rule import PromisedRule

TODAY = date(2026, 11, 21)
ROBIN = new_phase(4, "1-6,7-12", "rr", "Round robin")
QUESTION = TextQuestion("Title", "Explanation", "&Reason", "such as this", "&Go")


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A window that the dialogs belong to."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


# -- a phase ----------------------------------------------------------------------------------------------


def test_a_new_phase_is_told_while_it_is_typed(parent: QWidget) -> None:
    """Name, sessions and boards say what the phase means; a file name is proposed from the name."""
    dialog = PhaseDialog(None, (), parent)
    assert dialog.phase is None
    assert not dialog.done_button.isEnabled()
    QTest.keyClicks(dialog.name, "Round robin")
    assert dialog.prefix.text() == "rr"
    dialog.sessions.setValue(4)
    dialog.boards.setText("1-6,7-12")
    assert dialog.phase == ROBIN
    assert "4 sessions, boards 1–6 and 7–12 in turn" in dialog.meaning.text()
    QTest.keyClicks(dialog.prefix, "x")
    QTest.keyClicks(dialog.name, " two")
    assert dialog.prefix.text() == "rrx"
    dialog.is_open.setChecked(True)
    assert not dialog.sessions.isEnabled()
    assert dialog.phase is not None
    assert dialog.phase.is_open


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        ("name", "", "Give the phase a name"),
        ("boards", " ", "the boards"),
        ("boards", "1-", "1-"),
        ("prefix", "../x", "letter"),
        ("prefix", "fin", "another phase"),
    ],
)
def test_what_is_wrong_with_a_phase_is_said(parent: QWidget, field: str, text: str, words: str) -> None:
    """The button waits, and the words say for what."""
    dialog = PhaseDialog(new_phase(1, "20", "a", "Final"), {"fin"}, parent)
    assert dialog.done_button.isEnabled()
    getattr(dialog, field).setText(text)
    assert dialog.phase is None
    assert words.lower() in dialog.problem.text().lower()
    assert not dialog.done_button.isEnabled()


def test_a_phase_is_changed_without_the_marks_that_the_program_adds(parent: QWidget) -> None:
    """The numbering of names is left to the program, so that another count of sessions is right at once."""
    dialog = PhaseDialog(ROBIN, (), parent)
    assert (dialog.name.text(), dialog.prefix.text()) == ("Round robin", "rr")
    dialog.sessions.setValue(12)
    assert dialog.phase is not None
    assert (dialog.phase.description, dialog.phase.prefix) == ("Round robin #/12", "rr##")
    swiss = new_phase(0, "?", "sw", "Swiss")
    assert PhaseDialog(swiss, (), parent).phase == swiss


# -- the outside value ------------------------------------------------------------------------------------


def wizard(parent: QWidget, rule: PromisedRule | None = None, sentence: str = "") -> SourceWizard:
    """Return the wizard on a fixed day."""
    return SourceWizard(rule, sentence, parent, today=lambda: TODAY)


def test_every_control_of_the_dialogs_has_a_name(parent: QWidget, tmp_path: Path) -> None:
    """A screen reader names what takes the focus or a click, the inside of the calendar too."""
    for dialog in (wizard(parent), NewDialog(tmp_path, parent), PhaseDialog(None, set(), parent)):
        for control in (*controls(dialog), *dialog.findChildren(QCalendarWidget)):
            name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
            inner = isinstance(control.parentWidget(), QAbstractSpinBox | QAbstractItemView)
            assert name.strip() or inner, (dialog, control)


def test_the_whole_sentence_is_shown_as_it_will_be_published(parent: QWidget) -> None:
    """A known figure, the value of the day and a second figure make the sentence."""
    dialog = wizard(parent)
    dialog.calendar.setSelectedDate(QDate(2027, 1, 14))
    dialog.first.kind.setCurrentIndex(list(ValueKind).index(ValueKind.OPEN))
    assert dialog.rule is not None
    assert dialog.sentence.text() == dialog.rule.in_words()
    assert dialog.sentence.text().startswith(
        "Opening value of the Dow Jones Industrial Average on Thursday 14"
    )
    dialog.has_second.setChecked(True)
    assert "Both are written in this order" in dialog.sentence.text()
    dialog.second.set_source(dialog.first.source)
    assert dialog.rule is None
    assert not dialog.done_button.isEnabled()
    dialog.done(0)


def choices(dialog: SourceWizard) -> Iterator[str]:
    """Each kind of promise, and what can be chosen in it."""
    dialog.first.figure.setCurrentIndex(3)
    yield "another figure"
    dialog.first.kind.setCurrentIndex(0)
    yield "another value of the day"
    dialog.has_second.setChecked(True)
    yield "two figures"
    dialog.second.figure.setCurrentIndex(3)
    yield "twice the same"
    dialog.second.kind.setCurrentIndex(1)
    dialog.calendar.setSelectedDate(QDate(2026, 12, 25))
    yield "a closed day"
    dialog.way.set_value(PromiseWay.ROUND)
    dialog.way.chosen.emit()
    yield "a round"
    dialog.round.time.setTime(QTime(9, 30))
    dialog.round.instead.figure.setCurrentIndex(2)
    yield "another hour, and another figure"
    dialog.calendar.setSelectedDate(QDate(2026, 11, 21))
    yield "today"
    dialog.way.set_value(PromiseWay.OWN)
    dialog.way.chosen.emit()
    yield "own words"
    dialog.words.setPlainText("  the   lottery  ")
    yield "typed"
    dialog.has_day.setChecked(True)
    yield "with a day"


def test_what_the_wizard_says_from_choice_to_choice_is_as_it_was_kept(
    parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown and open, the sentence, and what the calendars say of it."""
    monkeypatch.setattr(source_wizard, "_PATIENCE_MS", 0)
    noon = datetime.combine(TODAY, time(12), UTC)
    dialog = SourceWizard(None, "", parent, today=lambda: TODAY, now=lambda: noon)

    def seen() -> list[str]:
        QCoreApplication.processEvents()
        qtbot.waitUntil(lambda: dialog.jobs.is_idle)
        # What is gone is gone when Qt comes to it: sooner or later, as the computer has time.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return said("wizard", dialog).splitlines()

    check_kept("wizard", "\n".join(story_of(seen, choices(dialog))) + "\n")
    dialog.done(0)


def test_a_closed_day_is_told_at_once(parent: QWidget, qtbot: QtBot) -> None:
    """New Year's Day gets a warning, the day after New Year's weekend none."""
    dialog = wizard(parent)
    dialog.calendar.setSelectedDate(QDate(2027, 1, 1))
    qtbot.waitUntil(lambda: bool(dialog.findings.rows), timeout=20_000)
    assert "New Year" in dialog.findings.rows[0].text.text()
    dialog.calendar.setSelectedDate(QDate(2027, 1, 14))
    qtbot.waitUntil(lambda: not dialog.findings.rows, timeout=20_000)
    assert dialog.findings.none.isVisibleTo(dialog)
    dialog.done(0)


def test_ones_own_words_with_or_without_a_day(parent: QWidget, qtbot: QtBot) -> None:
    """Words of one's own are taken as they are, on one line; a day is written behind them."""
    dialog = wizard(parent)
    dialog.way.set_value(PromiseWay.OWN)
    dialog.way.chosen.emit()
    assert "Write your words" in dialog.problem.text()
    qtbot.waitUntil(lambda: dialog.jobs.is_idle and dialog.findings.isHidden())
    dialog.words.setPlainText("the numbers\nof the lottery")
    assert dialog.sentence.text() == "the numbers of the lottery"
    dialog.calendar.setSelectedDate(QDate(2027, 1, 16))
    dialog.has_day.setChecked(True)
    sentence = "the numbers of the lottery (Saturday 16 January 2027)"
    assert dialog.sentence.text() == sentence
    dialog.done(0)
    again = wizard(parent, dialog.rule, sentence)
    assert again.words.toPlainText() == "the numbers of the lottery"
    assert again.has_day.isChecked()
    assert again.sentence.text() == sentence
    again.done(0)


def local(*parts: int) -> datetime:
    """Return, in UTC, a moment by the clock of this computer."""
    return datetime(*parts).astimezone(UTC)  # type: ignore[arg-type,misc]


def test_a_round_of_drand_is_chosen_by_day_and_hour(parent: QWidget, qtbot: QtBot) -> None:
    """The number of the round follows; what counts otherwise is a figure of the day after."""
    dialog = wizard(parent)
    dialog.way.set_value(PromiseWay.ROUND)
    dialog.way.chosen.emit()
    assert dialog.round.isVisibleTo(dialog)
    assert not dialog.known.isVisibleTo(dialog)
    dialog.calendar.setSelectedDate(QDate(2027, 1, 14))
    dialog.round.time.setTime(QTime(18, 30))
    moment = local(2027, 1, 14, 18, 30)
    rule = dialog.rule
    assert isinstance(rule, RoundRule)
    assert rule.moment == moment
    assert f"Round {rule.number}: {moment:%H:%M} UTC" in dialog.round.number.text()
    assert dialog.sentence.text() == breakable(rule.in_words()) != rule.in_words(), "a hash is very wide"
    assert rule.or_else == SourceRule((moment + timedelta(days=1)).date(), (KNOWN_SOURCES[0],))
    dialog.round.instead.set_source(KNOWN_SOURCES[5])
    assert "DAX" in dialog.sentence.text()
    qtbot.waitUntil(lambda: dialog.findings.none.isVisibleTo(dialog), timeout=20_000)
    assert dialog.done_button.isEnabled()
    dialog.done(0)


def test_a_day_beyond_every_calendar_promises_no_round(parent: QWidget, qtbot: QtBot) -> None:
    """A figure of the day after the last day of the calendar is refused; no later day can be chosen."""
    dialog = wizard(parent)
    dialog.way.set_value(PromiseWay.ROUND)
    dialog.way.chosen.emit()
    for day in (QDate(2099, 12, 31), QDate(9999, 12, 31)):
        dialog.calendar.setSelectedDate(day)
        assert dialog.calendar.selectedDate() == QDate(2099, 12, 31)
        qtbot.waitUntil(lambda: dialog.jobs.is_idle)
        assert dialog.rule is None
        assert not dialog.done_button.isEnabled()
        assert dialog.problem.text()
    dialog.done(0)


def test_a_round_that_comes_too_soon_is_told_at_once(parent: QWidget, qtbot: QtBot) -> None:
    """It has to be an hour ahead when the plan is sealed."""
    now = local(2027, 1, 14, 18, 0)
    dialog = SourceWizard(None, "", parent, today=lambda: date(2027, 1, 14), now=lambda: now)
    dialog.way.set_value(PromiseWay.ROUND)
    dialog.calendar.setSelectedDate(QDate(2027, 1, 14))
    dialog.round.time.setTime(QTime(18, 30))
    qtbot.waitUntil(lambda: bool(dialog.findings.rows), timeout=20_000)
    assert dialog.findings.rows[0].finding.code == "round-too-early"
    dialog.done(0)


def test_a_promised_round_is_shown_again(parent: QWidget) -> None:
    """Day, hour, figure and how many days later it counts; what the fields cannot show stands in words."""
    moment = local(2027, 2, 3, 19, 45)
    number = drand.round_at(moment)
    rule = RoundRule(number, SourceRule(date(2027, 2, 8), (KNOWN_SOURCES[5],)))
    dialog = wizard(parent, rule, rule.in_words())
    assert dialog.way.value is PromiseWay.ROUND
    assert dialog.rule == rule
    dialog.done(0)
    own = RoundRule(number, SourceRule(None, text="the lottery"))
    dialog = wizard(parent, own, own.in_words())
    assert dialog.way.value is PromiseWay.OWN
    assert unbroken_path(dialog.sentence.text()) == own.in_words()
    dialog.done(0)


def test_the_promise_that_is_there_is_shown_first(parent: QWidget) -> None:
    """A known rule fills the fields, other words stand as they are; a new one begins on a weekday."""
    figures = (KNOWN_SOURCES[3], KNOWN_SOURCES[5])
    rule = SourceRule(date(2027, 2, 3), figures)
    dialog = wizard(parent, rule, rule.in_words())
    assert dialog.rule == rule
    dialog.done(0)
    dialog = wizard(parent, None, "the lottery")
    assert dialog.rule == SourceRule(None, text="the lottery")
    dialog.done(0)
    dialog = wizard(parent)
    assert dialog.calendar.selectedDate().dayOfWeek() <= 5
    dialog.done(0)


# -- asking -----------------------------------------------------------------------------------------------


def test_a_line_of_text_may_not_stay_empty(parent: QWidget) -> None:
    """Blanks are no answer, and what cannot be seen is told."""
    dialog = TextDialog(QUESTION, parent)
    assert not dialog.done_button.isEnabled()
    dialog.line.setText("  two   words ")
    assert dialog.text == "two words"
    assert dialog.done_button.isEnabled()
    dialog.line.setText("a\N{ZERO WIDTH SPACE}b")
    assert not dialog.done_button.isEnabled()
    assert dialog.problem.text() == "The reason is not valid: it has an invisible character."


@pytest.mark.parametrize("is_taken", [True, False])
def test_dialogs_answer_only_when_they_are_accepted(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    is_taken: bool,  # noqa: FBT001 - a parameter
) -> None:
    """Esc and Cancel change nothing."""

    def run(dialog: QDialog) -> int:
        if isinstance(dialog, TextDialog | NewDialog | NewHolderDialog):
            dialog.line.setText("reason")
        dialog.done(int(is_taken))
        return int(is_taken)

    for module in (PhaseDialog, SourceWizard, TextDialog, NewDialog, NewHolderDialog, HoldersDialog):
        monkeypatch.setattr(module, "exec", run)
    assert ask_text(QUESTION, parent) == ("reason" if is_taken else "")
    assert ask_phase(ROBIN, (), parent) == (ROBIN if is_taken else None)
    assert bool(ask_source(None, "", parent)) is is_taken
    made = NewTournament("reason", tmp_path / "reason.sqd")
    assert ask_new(tmp_path, parent) == (made if is_taken else None)
    practice = NewTournament("reason", tmp_path / "PRACTICE-reason.sqd", is_practice=True)
    assert ask_practice(tmp_path, parent) == (practice if is_taken else None)
    assert ask_holder(tmp_path, parent) == (NewHolder("reason", tmp_path) if is_taken else None)
    assert ask_holders(SharedPromise("The draw", BOTH), parent) == (BOTH if is_taken else None)


def test_dialogs_begin_where_somebody_types(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first field has the focus, or the first button; what is asked and shown is what was given."""
    begun: list[QDialog] = []

    def run(dialog: QDialog) -> int:
        begun.append(dialog)
        return 0

    for module in (FormDialog, QrDialog):
        monkeypatch.setattr(module, "exec", run)
    assert ask_text(QUESTION, parent) == ""
    assert ask_phase(ROBIN, (), parent) is None
    assert ask_new(tmp_path, parent) is None
    assert ask_practice(tmp_path, parent) is None
    assert ask_holder(tmp_path, parent) is None
    assert ask_holders(SharedPromise("The draw", ()), parent) is None
    assert ask_source(None, "", parent) == ""
    names = [dialog.focusWidget().accessibleName() for dialog in begun]
    assert names[:3] == ["Reason", "Name of the phase", "Name of the tournament"]
    assert names[3:5] == ["Name of the tournament", "Name of the holder"]
    assert isinstance(begun[5], HoldersDialog)
    assert begun[5].focusWidget() is begun[5].file_button
    assert isinstance(begun[6], SourceWizard)
    assert begun[6].focusWidget() is begun[6].way.buttons[0]
    begun[6].done(0)
    show_qr("The check code", "ABC123", parent)
    assert isinstance(begun[7], QrDialog)
    assert (begun[7].windowTitle(), begun[7].text.text()) == ("The check code", "ABC123")
    assert all(dialog.parent() is parent for dialog in begun)


def test_a_closed_wizard_asks_no_calendar(parent: QWidget) -> None:
    """What was about to be looked at is not looked at any more."""
    dialog = wizard(parent)
    assert dialog._patience.isActive()
    dialog.done(0)
    assert not dialog._patience.isActive()


def test_fields_of_another_plan_take_the_place_of_the_old(parent: QWidget) -> None:
    """What was typed for the same plan stays; another plan has fields of its own, and none is left over."""
    parent.show()
    made = OpenPhases(parent)
    made.show()
    swiss = new_phase(0, "?", "sw", "Swiss")
    made.show_plan(Plan("Cup", source="x", phases=(swiss,)))
    made.sessions[1].setText("1-3")
    made.show_plan(Plan("Cup again", source="x", phases=(swiss,)))
    assert made.requests == {1: PhaseRequest("1-3", "")}
    made.show_plan(Plan("Cup", source="x", phases=(ROBIN, new_phase(1, "?", "fin", "Final"))))
    assert made.requests == {2: PhaseRequest("", "")}
    QApplication.processEvents()
    shown = [field for field in made.findChildren(QLineEdit) if field.isVisible()]
    assert [field.accessibleName() for field in shown] == ["Final: boards"]
    made.show_plan(Plan("Cup", source="x", phases=(ROBIN,)))
    assert made.isHidden()


def test_esc_closes_a_form(parent: QWidget, qtbot: QtBot) -> None:
    """Esc is the way out of every form."""
    dialog = TextDialog(QUESTION, parent)
    with qtbot.waitExposed(dialog):
        dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


@pytest.mark.parametrize("is_yes", [True, False])
def test_the_last_question_is_answered_by_its_own_button(parent: QWidget, is_yes: bool) -> None:  # noqa: FBT001
    """The button says what yes does; the default is Cancel."""
    seen = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, MessageBox)
        seen.append(box.safe_button.text())
        seen.append(box.safe_button.isDefault())
        seen.extend((box.windowTitle(), box.sentence.text(), box.text.text()))
        (box.buttons[0] if is_yes else box.safe_button).click()

    QTimer.singleShot(0, answer)
    question = Question("Publish the plan", "Publish?", "For good.", "&Publish")
    assert confirm(question, parent) is is_yes
    assert seen == ["Cancel", True, "Publish the plan", "Publish?", "For good."]


def test_files_are_asked_for_with_their_kinds(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The dialogs offer plans and packs first, and nothing picked is nothing."""
    asked: list[str] = []
    picked = [str(tmp_path / "cup.sqd")]

    def several(*arguments: object) -> tuple[list[str], str]:
        asked.extend(str(one) for one in arguments[3:])
        return picked, ""

    def single(*arguments: object) -> tuple[str, str]:
        asked.extend(str(one) for one in arguments[3:])
        return (picked or [""])[0], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", several)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", single)
    assert choose_tournament(tmp_path, parent) == [tmp_path / "cup.sqd"]
    assert choose_plan(tmp_path, parent) == tmp_path / "cup.sqd"
    assert choose_some("Sheets", parent) == [tmp_path / "cup.sqd"]
    assert "*.zip *.sqd" in asked[0]
    assert "*.sqd" in asked[1]
    picked.clear()
    assert choose_plan(tmp_path, parent) is None


# -- tables and panels ------------------------------------------------------------------------------------


def test_the_phases_are_a_sound_model(qtmodeltester: ModelTester) -> None:
    """Qt's rules hold for an empty table and for one with remarks, which are words and not colours alone."""
    model = PhasesModel()
    qtmodeltester.check(model)
    found = (blocking("a", "one", 1), doubting("b", "two", 1), doubting("c", "three", 2))
    phases = (ROBIN, new_phase(0, "?", "sw", "Swiss"), new_phase(1, "20", "fin", "Final"))
    rows = [
        PhaseRow(phase, tuple(finding for finding in found if finding.phase == number), is_inspected=True)
        for number, phase in enumerate(phases, start=1)
    ]
    model.show_rows(rows)
    qtmodeltester.check(model)
    shown = [[model.index(row, column).data() for column in PhaseColumn] for row in range(3)]
    assert shown == [
        ["Round robin", "4", "1-6,7-12", "rr1 … rr4", "1 to correct"],
        ["Swiss", "open", "asked", "sw1, sw2 …", "1 to look at"],
        ["Final", "1", "20", "fin", "in order"],
    ]
    drawn: list[str] = []
    model.draw_with(lambda shape: drawn.append(shape) or QIcon())
    for row in range(3):
        model.index(row, PhaseColumn.REMARKS).data(Qt.ItemDataRole.DecorationRole)
    assert drawn == ["error", "warning", "check"]
    assert model.index(0, PhaseColumn.REMARKS).data(Qt.ItemDataRole.ToolTipRole) == "one\ntwo"
    assert "turn" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Sessions: open"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Phase"
    assert model.headerData(9, Qt.Orientation.Horizontal) is None
    model.show_rows([PhaseRow(phase) for phase in phases])
    assert model.index(0, PhaseColumn.REMARKS).data() == ""


def test_findings_keep_their_ticks_while_others_come_and_go(parent: QWidget) -> None:
    """What somebody looked at stays looked at; errors have no tick."""
    made = FindingsList(parent, has_ticks=True)
    first, second = doubting("a", "one"), doubting("b", "two", 3)
    made.show_findings((first, second))
    assert made.rows[1].seen is not None
    made.rows[1].seen.setChecked(True)
    assert made.acknowledged == ("b:3",)
    assert made.open_count == 1
    made.show_findings((blocking("e", "wrong"), second))
    assert made.acknowledged == ("b:3",)
    assert made.rows[0].seen is None
    assert "phase 3" in made.rows[1].title.text()
    made.show_findings([doubting(f"w{number}", "x") for number in range(205)])
    assert "5" in made.more.text()
    made.show_findings(())
    assert made.open_count == 0
    assert not made.none.isHidden()


def test_the_panel_says_nothing_in_words(parent: QWidget) -> None:
    """Where there is nothing to publish or to keep, the panel says so; long names may be folded."""
    made = GuidePanel(parent)
    made.show_guide(Guide((), ("a-very-long.sqk.age",), "Go on."))
    assert made.publish.text() == "Nothing at this step."
    assert made.secret.text().replace("\N{ZERO WIDTH SPACE}", "") == "• a-very-long.sqk.age"
    assert made.next.text() == "Go on."


def test_a_narrow_line_of_steps_keeps_its_words(parent: QWidget) -> None:
    """Arrows go first, then numbers; the words stay, in one row, and none is cut."""
    made = StepLine(parent)
    parent.resize(1500, 200)
    parent.show()
    looks = set()
    for width in (1400, 440, 330):
        made.resize(width, 80)
        button = made.buttons[TournamentStep.PLAN]
        assert "Plan" in button.text()
        assert "\n" not in button.text()
        looks.add((button.text()[0] == "1", button.iconSize().width()))
        made.layout().activate()
        right = made.buttons[TournamentStep.REVEAL].geometry().right()
        assert right < width
    assert len(looks) == 3


def test_the_steps_are_radio_buttons_that_say_where_they_stand(parent: QWidget) -> None:
    """To a screen reader one of many is open, and each says in words whether it is done; none is a tick."""
    made = StepLine(parent)
    parent.show()
    chosen: list[TournamentStep] = []
    made.chosen.connect(chosen.append)
    plan = Plan("Cup", source="x", phases=())
    made.show_status(
        TournamentStatus(Tournament(Path("/there/cup.sqd"), Description(plan), b""), Milestone.PLANNED),
        TournamentStep.PLAN,
    )
    assert chosen == []
    for button in made.buttons.values():
        assert QAccessible.queryAccessibleInterface(button).role() is QAccessible.Role.RadioButton
    assert [step for step, button in made.buttons.items() if button.isChecked()] == [TournamentStep.PLAN]
    names = [button.accessibleName() for button in made.buttons.values()]
    assert names[:2] == ["Step 1, Plan: done", "Step 2, Publish: now"]
    made.buttons[TournamentStep.PUBLISH].setChecked(True)  # as assistive programs do
    assert chosen == [TournamentStep.PUBLISH]


def test_a_new_tournament_is_called_and_placed(qtbot: QtBot, tmp_path: Path) -> None:
    """Name and place make a folder that is free; what is missing keeps the button closed."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewDialog(tmp_path, parent)
    assert not dialog.done_button.isEnabled()
    dialog.line.setText("  Spring   cup ")
    assert dialog.answer == NewTournament("Spring cup", tmp_path / "Spring-cup.sqd")
    assert dialog.made.text() == f"Its folder: {tmp_path / 'Spring-cup'}"
    (tmp_path / "Spring-cup").mkdir()
    dialog.line.setText("Spring cup")
    assert dialog.answer == NewTournament("Spring cup", tmp_path / "Spring-cup-2.sqd")
    dialog.line.setText("???")
    assert dialog.answer == NewTournament("???", tmp_path / "tournament.sqd")
    dialog.folder.line.setText(str(tmp_path / "none"))
    assert dialog.answer is None
    assert dialog.problem.text() == "Choose an existing folder."
    dialog.line.setText("Cup\N{RIGHT-TO-LEFT OVERRIDE}")
    assert dialog.problem.text() == "The name is not valid: it has an invisible character."
    assert not dialog.done_button.isEnabled()


def test_practice_is_proposed_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    """Trying out needs nothing but a press of the button; its folder is called PRACTICE."""
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewDialog(tmp_path, parent, is_practice=True)
    assert dialog.done_button.isEnabled()
    assert dialog.answer == NewTournament("PRACTICE", tmp_path / "PRACTICE-1.sqd", is_practice=True)
    dialog.line.setText("PRACTICE Cup")
    assert dialog.answer == NewTournament("PRACTICE Cup", tmp_path / "PRACTICE-Cup.sqd", is_practice=True)
