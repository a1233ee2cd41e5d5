"""The steps of a tournament by themselves: whatever changes in one, its buttons follow."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QWidget

from bigdeal_gui.errors.tournament import ValueNotAsPromised
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.source_wizard import SourceWizard
from bigdeal_gui.gui.tournament.steps.deal import DealStep
from bigdeal_gui.gui.tournament.steps.plan import PlanStep
from bigdeal_gui.gui.tournament.steps.publish import PublishStep
from bigdeal_gui.gui.tournament.steps.reveal import RevealStep
from bigdeal_gui.gui.tournament.steps.value import Turn, ValueStep
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.tournament.value.outside_value import value_cautions
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from bigdeal_gui.tournament.value.value_form import source_problem
from tests.gui.tournament.test_steps_told import SESSIONS, dealt, status

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import SignalInstance
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.steps.frame import StepFrame
    from bigdeal_gui.services.tournament.notes import Note

TODAY = date(2026, 11, 21)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """A window that the steps belong to."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def changes(step: StepFrame) -> Iterator[tuple[SignalInstance, tuple[object, ...]]]:
    """Yield the signals that tell of a change in a step, each with what it carries."""
    match step:
        case DealStep():
            yield from ((one.changed, ()) for one in (step.formats, step.folder, step.lock, step.keys))
            yield step.only.textChanged, ("5",)
            yield step.topics.opened, (1,)
            yield step.sessions.model.ticked_changed, ()
        case PublishStep():
            yield from ((one.changed, ()) for one in (step.findings, step.keys))
            yield step.where.textChanged, ("Bulletin",)
            yield from ((one.opened, (1,)) for one in (step.ahead, step.behind))
        case RevealStep():
            yield step.is_over.toggled, (True,)
            yield step.target.textChanged, ("x.zip",)
            yield step.keys.changed, ()
            yield step.sessions.sessions.ticked_changed, ()
            yield step.topics.opened, (1,)
        case ValueStep():
            yield from ((one.changed, ()) for one in (step.round, step.hands))
            yield from ((one.textChanged, ("5",)) for one in (*step.fields, step.reason))


@pytest.mark.parametrize("kind", [DealStep, PublishStep, RevealStep, ValueStep])
def test_whatever_changes_the_buttons_follow(
    kind: type[StepFrame], store: SettingsStore, parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part of a step has it looked at again what can be pressed."""
    looked: list[None] = []
    monkeypatch.setattr(kind, "_refresh", lambda *_told: looked.append(None))
    questions = Questions()
    step = {
        DealStep: lambda: DealStep(store, questions, parent),
        PublishStep: lambda: PublishStep(parent, lambda: TODAY),
        RevealStep: lambda: RevealStep(questions.choose_some, parent),
        ValueStep: lambda: ValueStep(parent),
    }[kind]()
    for place, (signal, told) in enumerate(changes(step)):
        before = len(looked)
        signal.emit(*told)
        assert len(looked) > before, place


@pytest.mark.parametrize(
    ("today", "day"),
    [(date(2026, 11, 19), 3), (date(2026, 11, 20), 4), (date(2026, 11, 21), 7), (date(2026, 11, 22), 7)],
)
def test_a_promise_begins_two_weeks_ahead_on_a_weekday(parent: QWidget, today: date, day: int) -> None:
    """Thursday and Friday stay, at a weekend it is the Monday after it."""
    dialog = SourceWizard(None, "", parent, today=lambda: today)
    assert dialog.calendar.selectedDate().toPython() == date(2026, 12, day)
    dialog.done(0)


def test_a_place_stands_there_since_today_at_the_latest(parent: QWidget) -> None:
    """Until somebody says another day, which stays while a place is typed."""
    step = PublishStep(parent, lambda: date(2026, 3, 9))
    step.show_status(status(Milestone.PUBLISHED))
    assert step.since.date() == step.since.maximumDate() == QDate(2026, 3, 9)
    step.where.setText("Bulletin 1")
    step.since.setDate(QDate(2026, 3, 2))
    step.show_status(status(Milestone.PUBLISHED))
    assert step.since.date() == QDate(2026, 3, 2)


@pytest.mark.parametrize("notes", [(), (dealt(*SESSIONS),)])
def test_who_goes_on_has_seen_what_was_dealt(
    store: SettingsStore, parent: QWidget, notes: tuple[Note, ...]
) -> None:
    """The sessions come again in its place; when all are dealt, the next step does."""
    step = DealStep(store, Questions(), parent)
    step.show_status(status(Milestone.DEALT, value="311", notes=notes))
    told: list[object] = []
    step.result_shown.connect(told.append)
    step.next_asked.connect(told.append)
    step.result.next_button.click()
    assert told == [False, *[TournamentStep.REVEAL] * len(notes)]
    assert not step.topics.isHidden()


def test_who_begins_again_has_empty_fields(parent: QWidget) -> None:
    """Nothing of what was typed is left for the first person to see."""
    step = ValueStep(parent)
    for field in (*step.fields, step.reason):
        field.setText("5")
    step.turn = Turn.AGREED
    step.begin()
    assert [field.text() for field in (*step.fields, step.reason)] == ["", "", ""]
    assert step.turn is Turn.FIRST


def test_what_is_odd_about_a_value_stands_line_by_line(parent: QWidget) -> None:
    """First that it is not as promised, then what looks odd in it."""
    rule = SourceRule(date(2027, 7, 6), KNOWN_SOURCES[:1])
    step = ValueStep(parent)
    step.show_status(status(Milestone.PUBLISHED, rule.in_words()))
    step.fields[0].setText("4 3 1O2é")
    problem = source_problem(step.fields[0].text(), rule.sources[0])
    lines = (str(ValueNotAsPromised(problem)), *value_cautions(step.fields[0].text()))
    assert len(lines) > 2
    assert step.cautions.text() == "\n".join(lines)


def test_a_name_that_is_being_typed_stays(parent: QWidget, qtbot: QtBot) -> None:
    """Until it is given, or another program gives another; an empty one is none."""
    step = PlanStep(parent)
    column_layout(step, on=parent)
    with qtbot.waitActive(parent):
        parent.show()
        parent.activateWindow()
    given: list[str] = []
    step.name_given.connect(given.append)
    step.show_status(status(Milestone.PLANNED, name="Cup"))
    step.name.setFocus()
    qtbot.waitUntil(step.name.hasFocus)
    qtbot.keyClicks(step.name, "  B")
    step.show_status(status(Milestone.PLANNED, name="Cup"))
    assert step.name.text() == "Cup  B"
    qtbot.keyClick(step.name, Qt.Key.Key_Return)
    assert given == ["Cup B"]
    step.show_status(status(Milestone.PLANNED, name="Cup"))
    assert step.name.text() == "Cup", "it could not be given"
    qtbot.keyClicks(step.name, "x")
    step.show_status(status(Milestone.PLANNED, name="Final"))
    assert step.name.text() == "Final"
    step.name.selectAll()
    qtbot.keyClick(step.name, Qt.Key.Key_Delete)
    qtbot.keyClick(step.name, Qt.Key.Key_Return)
    assert step.name.text() == "Final"
    qtbot.keyClick(step.name, Qt.Key.Key_Return)
    step.show_status(status(Milestone.PUBLISHED, name="Final"))
    step.name.setText("Other")
    step.name.editingFinished.emit()
    assert given == ["Cup B"]
