"""The tournament page: a whole tournament through its widgets, and what keeps somebody from a mistake."""

from __future__ import annotations

import json
import re
import threading
import zipfile
from dataclasses import replace
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import read_boards_file
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.appearance import WindowLook
from bigdeal_gui.gui.tournament.keys_custody import KeysWay
from bigdeal_gui.gui.tournament.new_dialog import NewTournament
from bigdeal_gui.gui.tournament.page import TournamentPage
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.sessions_table import SessionColumn
from bigdeal_gui.gui.tournament.steps.reveal import RevealColumn
from bigdeal_gui.gui.tournament.steps.value import Turn
from bigdeal_gui.journal.journal import Journal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.pages.path_words import unbroken_path
from bigdeal_gui.pages.tournament.reveals import RevealState, reveal_rows
from bigdeal_gui.pages.tournament.steps import TournamentStep, step_due
from bigdeal_gui.resource_files import style_sheet
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.services.dealing.crash_recovery import InterruptedDelivery, Outcome
from bigdeal_gui.services.dealing_process import DealingProcess
from bigdeal_gui.services.seal_process import SubprocessSealer
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.tournament import deal as deal_module
from bigdeal_gui.services.tournament import keys as keys_module
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament import publish as publish_module
from bigdeal_gui.services.tournament.keys import Custody
from bigdeal_gui.services.tournament.layout import tournament_layout
from bigdeal_gui.services.tournament.notes import NoteKind
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.publish import inspect_tournament, publish_tournament
from bigdeal_gui.services.tournament.record import Milestone, note_step
from bigdeal_gui.services.tournament.reveal import reveal_unlocked
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage import places
from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words
from bigdeal_gui.tournament.plan import new_phase
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from bigdeal_gui.words import written_day
from tests.gui.tree import Story, check_kept, said
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.questions import TextQuestion
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.seals.sealer import Sealer
    from bigdeal_gui.tournament.plan import Phase

SMALL_WINDOW = 640
TODAY = date(2026, 11, 21)
SENTENCE = "the numbers of the lottery draw of Saturday 16 January 2027 in the order of their size"
ROBIN = new_phase(2, "1-2,3-4", "rr", "Round robin")
CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)


class Desk:
    """The page with its dialogs answered by the test, which may look at what was asked."""

    def __init__(self, store: SettingsStore, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.texts = ["Spring cup"]
        self.phases: list[Phase | None] = []
        self.files: list[Path] = []
        self.new_files: list[Path | None] = []
        self.proposed: list[Path] = []
        self.plan: Path | None = None
        self.is_confirmed = True
        self.today = TODAY
        self.now = datetime.combine(TODAY, time(), UTC)
        self.asked: list[Question | TextQuestion] = []
        self.opened: list[Path] = []
        self.page = TournamentPage(
            store,
            questions=Questions(
                choose_plan=lambda _folder, _parent: self.plan,
                ask_new=self._new,
                ask_practice=self._practice,
                choose_new_file=self._new_file,
                choose_folder=self._choose_folder,
                choose_some=self._choose_some,
                ask_phase=self._phase,
                ask_source=self._source,
                ask_text=self._text,
                confirm=self._confirm,
                open_folder=self.opened.append,
            ),
            today=lambda: self.today,
            now=lambda: self.now,
        )
        self.story = Story(self.page)
        self.page.final.began.connect(self.story.tell)

    def _choose_folder(self, title: str, folder: Path, parent: QWidget) -> Path:
        self._asked(parent, title, folder)
        return self.folder

    def _choose_some(self, title: str, parent: QWidget) -> list[Path]:
        self._asked(parent, title)
        return self.files

    def _asked(self, parent: QWidget, *told: object) -> None:
        assert parent.window() is self.page.window()
        self.story.tell("asked", *told)

    def _new(self, folder: Path, parent: QWidget) -> NewTournament | None:
        self._asked(parent, folder)
        self.proposed.append(folder)
        return NewTournament(self.texts.pop(0), self.path) if self.texts else None

    def _practice(self, folder: Path, parent: QWidget) -> NewTournament | None:
        self._asked(parent, folder)
        self.proposed.append(folder)
        return NewTournament("PRACTICE cup", self.folder / "PRACTICE-cup.sqd", is_practice=True)

    def _new_file(self, title: str, kind: str, proposed: Path, parent: QWidget) -> Path | None:
        self._asked(parent, title, kind, proposed.name)
        return self.new_files.pop(0) if self.new_files else self.folder / proposed.name

    def _phase(self, before: Phase | None, taken: Collection[str], parent: QWidget) -> Phase | None:
        self._asked(parent, before and before.description, sorted(taken))
        assert before is None or before.prefix not in taken
        return self.phases.pop(0)

    def _source(self, rule: SourceRule | None, sentence: str, parent: QWidget) -> str:
        self._asked(parent, rule, sentence)
        return "" if sentence else SENTENCE

    def _text(self, question: TextQuestion, parent: QWidget) -> str:
        self._asked(parent, question)
        self.asked.append(question)
        return self.texts.pop(0) if self.texts else ""

    def _confirm(self, question: Question, parent: QWidget) -> bool:
        self._asked(parent, question)
        self.asked.append(question)
        return self.is_confirmed

    def done(self, act: Callable[[], object]) -> None:
        """Do `act`, and wait until what it began has ended."""
        self.look()
        with self.qtbot.waitSignal(self.page.jobs.idle, timeout=20_000):
            act()
        self.look()

    def look(self) -> None:
        """Take down what has changed; what the result of the sets before said is gone when Qt comes to it."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.story.look()

    def press(self, button: QAbstractButton) -> None:
        """Press `button`, and wait until what it began has ended."""
        self.bring(button)
        if not button.isVisible():
            self.go_on()
        assert button.isEnabled(), button.text()
        assert button.isVisible(), button.text()
        self.done(button.click)

    def bring(self, control: QWidget) -> None:
        """Open the topic of the step that holds `control`, as somebody does who looks for it."""
        for topics in self.page.findChildren(Sections):
            topics.bring(control)

    def go_on(self) -> None:
        """Let the main button of the step lead from topic to topic, as far as it does."""
        lead = self.page.view.steps[self.page.view.opened].lead_button
        while lead.isVisible():
            lead.click()

    @property
    def path(self) -> Path:
        """The plan."""
        return self.folder / "Spring-cup.sqd"

    @property
    def names(self) -> set[str]:
        """The files in the folder."""
        return {one.name for one in self.folder.iterdir()}

    def say_value(self, first: str = "3 11 17 25 38 44", second: str = "") -> None:
        """Have two persons type a value."""
        step = self.page.view.value
        step.fields[0].setText(first)
        self.story.look()
        step.go_button.click()
        self.story.look()
        assert step.fields[0].text() == ""
        step.fields[0].setText(second or first)
        step.go_button.click()


@pytest.fixture
def desk(store: SettingsStore, qtbot: QtBot, sets: Path) -> Iterator[Desk]:
    """The page on the screen."""
    made = Desk(store, qtbot, sets)
    qtbot.addWidget(made.page)
    made.page.resize(1000, 700)
    with qtbot.waitExposed(made.page):
        made.page.show()
    made.story.begin()
    yield made
    made.page.stop()


@pytest.fixture
def story(desk: Desk, request: pytest.FixtureRequest) -> Iterator[None]:
    """What the page asks, says and shows while a test leads it is as it was kept."""
    yield
    desk.story.look()
    check_kept(f"tournament/{request.node.name.removeprefix('test_')}", desk.story.text)


@pytest.fixture
def planned(desk: Desk) -> Desk:
    """A complete plan."""
    plan_files.new_tournament(desk.path, "Spring cup", SENTENCE)
    plan_files.add_phase(desk.path, ROBIN)
    desk.done(lambda: desk.page.open(desk.path))
    desk.story.begin()
    return desk


@pytest.fixture
def published(planned: Desk) -> Desk:
    """A published plan with plain keys."""
    view = planned.page.view
    view.plan.next_button.click()
    for row in view.publish.findings.rows:
        assert row.seen is not None
        row.seen.setChecked(True)
    view.publish.keys.way.set_value(KeysWay.PLAIN)
    view.publish.keys.way.chosen.emit()
    view.publish.keys.is_plain_meant.setChecked(True)
    planned.press(view.publish.publish_button)
    planned.story.begin()
    return planned


@pytest.fixture
def valued(published: Desk) -> Desk:
    """A tournament whose value is known."""
    published.page.view.open_step(TournamentStep.VALUE)
    published.say_value()
    published.press(published.page.view.value.go_button)
    published.page.view.deal.sessions.all_button.click()
    published.story.begin()
    return published


def test_the_main_button_is_always_in_sight(valued: Desk) -> None:
    """In a window of 900 × 600 the button of every step stands below what scrolls; work takes its place."""
    page, view = valued.page, valued.page.view
    page.resize(820, 600)
    buttons = {
        TournamentStep.PLAN: view.plan.next_button,
        TournamentStep.PUBLISH: view.publish.lead_button,
        TournamentStep.VALUE: view.value.next_button,
        TournamentStep.DEAL: view.deal.deal_button,
    }
    for step, button in buttons.items():
        view.open_step(step)
        QApplication.processEvents()
        assert button.isVisible()
        assert page.rect().contains(QRect(button.mapTo(page, QPoint()), button.size()))
        assert not any(other.isVisible() for other in buttons.values() if other is not button)
    page.foot.announce("Dealing")
    assert page.foot.isVisible()
    assert not view.deal.deal_button.isVisible()
    page.foot.hide()
    assert view.deal.deal_button.isVisible()
    page.close_tournament()
    assert view.bar.isHidden()


def test_the_focus_waits_on_cancel_while_something_is_under_way(valued: Desk) -> None:
    """What had the focus is shut then; it does not wander off to the side bar."""
    page, deal = valued.page, valued.page.view.deal
    page.view.open_step(TournamentStep.DEAL)
    deal.deal_button.setFocus()
    page.final.began.emit("Dealing")
    assert page.focusWidget() is page.foot.cancel_button
    page.foot.hide()
    page.view.set_open(is_open=True)


def test_a_step_that_failed_has_the_tournament_looked_at_again(valued: Desk) -> None:
    """Some of it may have been done; where nothing failed, or nothing was in progress, once is enough."""
    final = valued.page.final
    assert not final.end()
    final.has_failed()
    assert not final.end()
    assert not final.end()
    valued.page.view.open_step(TournamentStep.DEAL)
    valued.bring(valued.page.view.deal.keys)
    valued.page.view.deal.deal_button.click()
    final.has_failed()
    assert final.end()
    valued.page.stop()


@pytest.mark.usefixtures("story")
def test_nothing_is_left_to_deal(valued: Desk) -> None:
    """With all sessions dealt nothing is ticked, and the way leads on; what is ticked is dealt again."""
    valued.page.view.open_step(TournamentStep.DEAL)
    deal = valued.page.view.deal
    valued.page.view.say("Something", "of before")
    valued.press(deal.deal_button)
    assert valued.page.view.note.isHidden()
    assert deal.result.isVisible()
    assert deal.result.next_button.text() == deal.next_button.text() == "&Go to Reveal"
    assert not valued.page.view.bar.isVisible()
    deal.result.next_button.click()
    assert valued.page.view.opened is TournamentStep.REVEAL
    assert not deal.result.foot.isVisible()
    valued.page.view.open_step(TournamentStep.DEAL)
    assert deal.topics.isVisible()
    assert deal.sessions.model.ticked == ()
    assert deal.deal_button.isHidden()
    assert deal.next_button.objectName() == "dealButton"
    assert deal.missing.text() == ""
    deal.sessions.all_button.click()
    assert deal.deal_button.isVisible()
    assert deal.next_button.objectName() == ""


@pytest.mark.usefixtures("story")
def test_a_closed_tournament_keeps_nothing_typed(valued: Desk) -> None:
    """What was dealt, and a second key that was typed, belong to the visit before."""
    page, deal = valued.page, valued.page.view.deal
    page.view.open_step(TournamentStep.DEAL)
    valued.press(deal.deal_button)
    deal.lock.box.click()
    deal.lock.key.setText("age1")
    page.view.close_button.click()
    valued.done(lambda: page.open(valued.path))
    page.view.open_step(TournamentStep.DEAL)
    assert deal.result.isHidden()
    assert deal.topics.isVisible()
    assert (deal.lock.until, deal.lock.or_for) == (None, "")


def test_progress_speaks_of_boards(valued: Desk) -> None:
    """While sessions are dealt eyes and screen readers are told of boards, not of files that are checked."""
    told: list[str] = []
    foot = valued.page.foot
    valued.page.jobs.progressed.connect(lambda *_counts: told.append(foot.words.text()))
    valued.page.view.open_step(TournamentStep.DEAL)
    valued.page.view.deal.formats_model.choose(["pbn"])
    valued.page.view.deal.formats.refresh()
    valued.press(valued.page.view.deal.deal_button)
    assert told[-1] == "4 of 4 boards"
    said = f"{foot.progress.accessibleName()} {foot.progress.toolTip()} {foot.cancel_button.toolTip()}"
    assert "Boards done" in said
    assert "iles" not in said
    assert "check" not in said


def test_what_is_there_before_a_tournament_is_open(desk: Desk) -> None:
    """The start view, and behind it all that waits for one; messages stand above the buttons."""
    page = desk.page
    check_kept("tournament/nothing open", said("nothing open", page))
    assert page.focusProxy() is page.start.new_button
    page.open(desk.path)
    desk.qtbot.waitUntil(page.strip.isVisible)
    page.view.deal.result.foot.show()
    QApplication.processEvents()
    assert page.strip.geometry().bottom() < page.view.deal.result.foot.y()


def test_a_final_step_takes_the_page(planned: Desk) -> None:
    """What it does is said at once, beside the button that stops it, and nothing else can be pressed."""
    page = planned.page
    page.final.began.emit("Dealing")
    assert (page.foot.words.text(), page.foot.isVisible()) == ("Dealing", True)
    assert page.foot.cancel_button.hasFocus()
    assert not page.view.close_button.isEnabled()


def test_a_later_phase_is_asked_for_as_it_is(planned: Desk) -> None:
    """The dialog begins with what the plan has, and knows what the other phases are called."""
    plan_files.add_phase(planned.path, new_phase(1, "4", "fin", "Final"))
    planned.done(lambda: planned.page.open(planned.path))
    planned.story.begin()
    planned.phases = [None, None]
    for number in (2, 1):
        planned.page.view.plan.phases.edit_asked.emit(number)
    planned.phases = [new_phase(1, "4", "fin", "Last")]
    planned.done(lambda: planned.page.view.plan.phases.edit_asked.emit(2))
    assert planned.page.view.plan.phases.number == 2
    assert planned.page.view.status is not None
    assert planned.page.view.status.plan.phases[1].description == "Last"
    asked = [line for line in planned.story.text.splitlines() if line.startswith("asked")]
    assert asked[:2] == ["asked | Final | ['rr#']", "asked | Round robin #… | ['fin']"]


@pytest.mark.usefixtures("story")
def test_a_whole_tournament_is_led_through_its_widgets(  # noqa: PLR0915 - it is one story
    desk: Desk, tmp_path: Path
) -> None:
    """From “New tournament…” to the public pack, with sealed keys, and every file where it belongs.

    What stands in the steps on the way is as it was kept.
    """
    page, view = desk.page, desk.page.view
    desk.press(page.start.new_button)
    top = desk.folder / "Spring-cup"
    assert page.opened == top / "Spring-cup.sqd"
    assert view.title.text() == "Spring cup"
    assert view.opened is TournamentStep.PLAN
    assert not view.line.buttons[TournamentStep.VALUE].isEnabled()

    desk.press(view.plan.source_button)
    desk.phases = [ROBIN, new_phase(1, "4", "fin", "Final")]
    desk.press(view.plan.phases.add_button)
    desk.press(view.plan.phases.add_button)
    assert view.plan.phases.number == 2
    assert view.status is not None
    assert not view.status.errors
    kept = said("planned", view.plan)
    view.plan.next_button.click()
    assert view.opened is TournamentStep.PUBLISH

    pair = new_identity()
    step = view.publish
    step.keys.way.set_value(KeysWay.RECIPIENTS)
    step.keys.way.chosen.emit()
    step.keys.recipients.setPlainText(pair.recipient)
    for row in step.findings.rows:
        assert not step.publish_button.isEnabled()
        assert row.seen is not None
        row.seen.setChecked(True)
    kept += said("to be published", view.publish)
    desk.press(step.publish_button)
    assert "for good" in desk.asked[-1].question  # type: ignore[union-attr]
    assert {"Spring-cup.sqd", "Spring-cup.commit.json"} <= names_in(top / "publish")
    assert names_in(top / "secret") == {"Spring-cup.sqk.age"}
    assert "commit" in view.guide.publish.text()
    assert "sqk" not in view.guide.publish.text()
    assert "sqk" in view.guide.secret.text()
    assert view.plan.name.isReadOnly()
    assert not view.plan.phases.add_button.isVisible()

    assert not step.next_button.isVisible(), "sealed is not published"
    desk.go_on()
    # The journal notes the day of the sealing by the computer's clock; no place is believed before it.
    desk.today = datetime.now(UTC).date()
    step.propose_today()
    step.where.setText("Bulletin 1")
    desk.press(step.stands_button)
    kept += said("published", view.publish)
    step.next_button.click()
    kept += said("to be valued", view.value)
    desk.say_value()
    desk.press(view.value.go_button)
    assert view.status.milestone is Milestone.VALUED
    assert view.value.fixed.outside.text() == "3 11 17 25 38 44"

    kept += said("valued", view.value)
    view.value.next_button.click()
    kept += said("to be dealt", view.deal)
    assert not view.deal.deal_button.isEnabled()
    identity = tmp_path / "identity.txt"
    identity.write_text(pair.identity)
    desk.files = [identity]
    view.deal.keys.files_button.click()
    assert [row.stem for row in view.deal.sessions.model.ticked] == ["rr1"]
    view.deal.sessions.all_button.click()
    desk.press(view.deal.deal_button)
    assert view.deal.result.isVisible()
    assert view.deal.result.next_button.text() == "&Go to Reveal"
    assert {"rr1.pbn", "rr2.dlm", "rr1-2.pbn", "fin.dlm"} <= names_in(top / "boards")
    assert step_due(view.status) is TournamentStep.REVEAL
    assert view.deal.keys.unlocking is None

    view.deal.result.next_button.click()
    kept += said("to be revealed", view.reveal)
    assert not view.reveal.reveal_button.isEnabled()
    view.reveal.is_over.setChecked(True)
    view.reveal.keys.files_button.click()
    desk.press(view.reveal.reveal_button)
    assert "Spring-cup-public.zip" in names_in(top / "publish")
    assert step_due(view.status) is None
    with desk.qtbot.waitSignal(page.verify_asked) as asked:
        view.reveal.verify_button.click()
    assert asked.args == [[top / "publish/Spring-cup-public.zip"]]
    for part in TournamentStep:
        view.line.buttons[part].click()
        assert view.opened is part
    assert page.strip.isHidden()
    check_kept("tournament", kept + said("revealed", view.reveal) + said("beside it", view.guide))


@pytest.mark.usefixtures("story")
def test_a_pack_that_is_lost_is_made_again(valued: Desk, tmp_path: Path) -> None:
    """The step tells that it is gone, and makes the same again."""
    view, step = valued.page.view, valued.page.view.reveal
    view.value.next_button.click()
    valued.press(view.deal.deal_button)
    view.open_step(TournamentStep.REVEAL)
    step.is_over.setChecked(True)
    valued.press(step.reveal_button)
    (pack,) = valued.folder.rglob("*-public.zip")
    assert step.topics.isHidden()
    view.open_step(TournamentStep.DEAL)
    view.deal.result.next_button.click()
    assert view.deal.topics.isHidden(), "nothing can be dealt any more"
    before = boards_in(pack.rename(tmp_path / pack.name))
    valued.page.close_tournament()
    valued.done(lambda: valued.page.open(valued.path))
    assert view.opened is TournamentStep.REVEAL
    assert "is not in the tournament’s folder" in step.done.text()
    step.is_over.setChecked(True)
    valued.press(step.reveal_button)
    assert boards_in(pack) == before
    assert step.topics.isHidden()


def boards_in(pack: Path) -> dict[str, bytes]:
    """Return the files of boards in a public pack."""
    with zipfile.ZipFile(pack) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith(".pbn")}


def names_in(folder: Path) -> set[str]:
    """Return what lies in a folder."""
    return {one.name for one in folder.iterdir()}


@pytest.mark.usefixtures("story")
def test_trying_it_out(desk: Desk) -> None:
    """From “Try it out…” to the value without a warning and without waiting, with the mark on every step."""
    page, view = desk.page, desk.page.view
    desk.press(page.start.practice_button)
    assert page.opened == desk.folder / "PRACTICE-cup/PRACTICE-cup.sqd"
    assert view.status is not None
    assert not view.status.findings
    view.plan.next_button.click()
    view.publish.keys.way.set_value(KeysWay.PLAIN)
    view.publish.keys.way.chosen.emit()
    view.publish.keys.is_plain_meant.setChecked(True)
    desk.press(view.publish.publish_button)
    view.open_step(TournamentStep.VALUE)
    assert "any figure" in view.guide.next.text()
    desk.say_value("7")
    desk.press(view.value.go_button)
    view.value.next_button.click()
    assert [row.stem for row in view.deal.sessions.model.ticked] == ["PRACTICE-rr1"]
    desk.press(view.deal.deal_button)
    assert all(name.startswith("PRACTICE-rr1.") for name in names_in(page.opened.parent / "boards"))
    assert [row.stem for row in view.deal.sessions.model.ticked] == ["PRACTICE-rr2"], "the next one"
    for part in TournamentStep:
        view.open_step(part)
        assert view.practice.isVisible()
    page.close_tournament()
    desk.press(page.start.new_button)
    assert desk.proposed == [desk.folder, desk.folder], "beside the folder of the one before"
    assert view.practice.isHidden()


@pytest.mark.usefixtures("story")
def test_a_plan_is_changed_until_it_is_published(planned: Desk) -> None:
    """Name and phases change at once, and the chosen phase stays chosen."""
    plan = planned.page.view.plan
    plan.name.setText("Autumn cup")
    planned.done(plan.name.editingFinished.emit)
    assert planned.page.view.title.text() == "Autumn cup"
    assert planned.page.view.title.toolTip() == f"Autumn cup\n{planned.path}"
    plan.name.setText("  ")
    plan.name.editingFinished.emit()
    assert plan.name.text() == "Autumn cup"
    planned.phases = [new_phase(1, "8", "fin", "Final"), new_phase(1, "12", "fin", "Grand final")]
    planned.press(plan.phases.add_button)
    planned.press(plan.phases.edit_button)
    assert plan_files.open_tournament(planned.path).plan.phases[1].description == "Grand final"
    planned.press(plan.phases.up_button)
    assert plan.phases.number == 1
    assert not plan.phases.up_button.isEnabled()
    planned.press(plan.phases.down_button)
    planned.done(lambda: QTest.keyClick(plan.phases.view, Qt.Key.Key_Delete))
    assert [one.prefix for one in plan_files.open_tournament(planned.path).plan.phases] == ["rr#"]
    planned.phases = [None]
    QTest.keyClick(plan.phases.view, Qt.Key.Key_Return)
    assert planned.phases == []


@pytest.mark.usefixtures("story")
def test_errors_keep_a_plan_from_being_published(planned: Desk) -> None:
    """Without phases nothing is published, and the page says where to go."""
    view = planned.page.view
    planned.press(view.plan.phases.remove_button)
    view.plan.next_button.click()
    assert not view.publish.publish_button.isEnabled()
    assert "go back to Plan" in view.publish.missing.text()
    assert view.publish.findings.rows[0].seen is None


@pytest.mark.usefixtures("story")
def test_no_is_the_safe_answer(planned: Desk) -> None:
    """Who does not confirm has published nothing."""
    planned.is_confirmed = False
    view = planned.page.view
    view.plan.next_button.click()
    for row in view.publish.findings.rows:
        assert row.seen is not None
        row.seen.setChecked(True)
    view.publish.keys.take_passphrase("correct horse battery staple")
    view.publish.publish_button.click()
    assert len(planned.asked) == 1
    assert planned.names == {"Spring-cup.sqd", "Spring-cup.sqd.bak"}


def test_passphrases_are_typed_twice(planned: Desk) -> None:
    """Short ones and different ones are told; the two same ones are taken."""
    keys = planned.page.view.publish.keys
    assert keys.custody is None
    keys.first.setText("short")
    assert "15" in keys.problem.text()
    keys.first.setText("correct horse battery staple")
    assert "Type the same again" in keys.problem.text()
    keys.second.setText("correct horse battery stable")
    assert "do not match" in keys.problem.text()
    keys.second.setText("correct horse battery staple")
    assert keys.custody is not None
    assert "horse" not in repr(keys.custody)
    assert keys.first.echoMode() is QLineEdit.EchoMode.Password


def test_the_other_ways_to_keep_keys_say_what_is_missing(planned: Desk) -> None:
    """Impossible shares, no public key, a wrong one, and plain keys that nobody meant."""
    keys = planned.page.view.publish.keys

    def choose(way: KeysWay) -> None:
        keys.way.set_value(way)
        keys.way.chosen.emit()

    choose(KeysWay.OFFICIALS)
    assert keys.custody is not None
    keys.needed.setValue(5)
    assert keys.custody is None
    choose(KeysWay.RECIPIENTS)
    assert keys.custody is None
    keys.recipients.setPlainText("age1nonsense")
    assert "age1" in keys.problem.text()
    choose(KeysWay.PLAIN)
    assert keys.custody is None
    keys.is_plain_meant.setChecked(True)
    assert keys.custody is not None


@pytest.mark.usefixtures("story")
def test_a_passphrase_is_made_on_a_sheet_and_shown_nowhere(planned: Desk) -> None:
    """Eight words go into the file that was chosen; on the page stand dots."""
    view = planned.page.view
    view.plan.next_button.click()
    planned.press(view.publish.keys.sheet_button)
    sheet = (planned.folder / "Spring-cup-passphrase.txt").read_text("utf-8")
    passphrase = next(line.strip() for line in sheet.splitlines() if line.count("-") == 7)
    assert view.publish.keys.first.text() == passphrase
    shown = " ".join(label.text() for label in planned.page.findChildren(QLabel))
    assert passphrase not in shown
    planned.new_files = [None]
    view.publish.keys.sheet_button.click()
    assert planned.new_files == []


@pytest.mark.usefixtures("story")
def test_one_board_of_a_reserve_set_is_dealt(valued: Desk) -> None:
    """The boards typed are dealt of the one ticked session; of several sessions, or not of it, none is."""
    deal = valued.page.view.deal
    valued.page.view.value.next_button.click()
    deal.only.setText("2")
    assert not deal.reserve_button.isEnabled()
    deal.sessions.none_button.click()
    first = deal.sessions.model.index(0, 0)
    deal.sessions.model.setData(first, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    for text, is_right in (("five", False), ("99", False), ("2,", True)):
        deal.only.setText(text)
        assert deal.reserve_button.isEnabled() is is_right
    valued.texts = ["board 2 was seen"]
    valued.press(deal.reserve_button)
    assert "2" in valued.asked[-1].explanation
    assert {"rr1reserve-2.pbn", "rr1reserve-2.dlm"} <= valued.names
    assert deal.only.text() == ""


@pytest.mark.usefixtures("story")
def test_sessions_are_dealt_into_boxes(valued: Desk) -> None:
    """No open file of boards is left; a time that is past keeps the button off; the next are not locked."""
    deal = valued.page.view.deal
    valued.page.view.value.next_button.click()
    deal.lock.box.click()
    assert "these boards again" in deal.lock.words.text()
    time = deal.lock.time.dateTime()
    deal.lock.time.setDateTime(time.addDays(-9))
    assert not deal.deal_button.isEnabled()
    assert "five years" in deal.missing.text()
    assert deal.order() is None
    deal.lock.time.setDateTime(time)
    before = valued.names
    valued.press(deal.deal_button)
    assert {name[-4:] for name in valued.names - before if name.startswith("rr")} == {".age"}
    assert deal.lock.until is None


@pytest.fixture
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seal with a passphrase at once: the slow derivation has tests of its own, and a process of its own."""

    def quick(content: bytes, *, passphrase: str, recipients: Sequence[str], sealer: Sealer) -> bytes:
        assert not recipients
        assert isinstance(sealer, SubprocessSealer)
        head = b"age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 10\n"
        return head + passphrase.encode() + b"\n" + content

    def opened(content: bytes, *, passphrase: str, identities: Sequence[str], sealer: Sealer) -> bytes:
        assert not identities
        assert isinstance(sealer, SubprocessSealer)
        _version, _stanza, secret, rest = content.split(b"\n", 3)
        assert secret.decode() == passphrase
        return rest

    monkeypatch.setattr(publish_module, "seal", quick)
    monkeypatch.setattr(keys_module, "open_sealed", opened)


def publish_for_officials(desk: Desk, sheets: Path) -> None:
    """Publish with keys that any two of three officials open."""
    view = desk.page.view
    view.plan.next_button.click()
    for row in view.publish.findings.rows:
        assert row.seen is not None
        row.seen.setChecked(True)
    view.publish.keys.way.set_value(KeysWay.OFFICIALS)
    view.publish.keys.way.chosen.emit()
    folder, desk.folder = desk.folder, sheets
    desk.press(view.publish.publish_button)
    desk.folder = folder


@pytest.mark.usefixtures("quick_seal", "story")
def test_two_of_three_officials_open_the_keys(planned: Desk, tmp_path: Path) -> None:
    """Three sheets are written; two of them, typed or read, deal the boards."""
    sheets = tmp_path / "stick"
    sheets.mkdir()
    publish_for_officials(planned, sheets)
    files = sorted(sheets.iterdir())
    assert [one.name for one in files] == [f"Spring-cup-share-{number}.txt" for number in (1, 2, 3)]
    view = planned.page.view
    assert "Spring-cup-share-1.txt" in view.note.text.text()
    view.open_step(TournamentStep.VALUE)
    planned.say_value()
    planned.press(view.value.go_button)
    view.value.next_button.click()
    keys = view.deal.keys
    assert keys.way.isHidden()
    assert keys.passphrase_row.isHidden()
    assert not keys.sheets.isHidden()
    planned.files = [files[0]]
    keys.sheets_button.click()
    assert "1 more" in keys.given.text()
    assert keys.unlocking is None
    keys.words_line.setText("nothing of the kind")
    keys.add_button.click()
    assert planned.page.strip.isVisible()
    words = re.findall(r"\b\d{1,2}\. +([a-z]+)\b", files[2].read_text("utf-8"))
    keys.words_line.setText(" ".join(words))
    keys.add_button.click()
    assert "enough" in keys.given.text()
    assert words[0] not in repr(keys.unlocking)
    planned.press(view.deal.deal_button)
    assert "rr1.pbn" in planned.names


@pytest.mark.usefixtures("quick_seal")
def test_sheets_go_again_where_publishing_fails(planned: Desk, tmp_path: Path) -> None:
    """A plan that another program published meanwhile leaves no sheets that open nothing."""
    sheets = tmp_path / "stick"
    sheets.mkdir()
    (planned.folder / "Spring-cup.commit.json").write_text("{}")
    publish_for_officials(planned, sheets)
    assert list(sheets.iterdir()) == []
    assert planned.page.strip.isVisible()
    assert planned.page.view.column.inside.isEnabled()


@pytest.mark.usefixtures("story")
def test_two_persons_must_type_the_same(published: Desk) -> None:
    """A difference is named, nothing is fixed, and both begin again."""
    step = published.page.view.value
    published.page.view.publish.next_button.click()
    assert not step.go_button.isEnabled()
    step.fields[0].setText("44,901.92")
    assert step.form.text() == "4490192"
    assert "bits" in step.bits.text()
    step.fields[0].clear()
    published.say_value("44,901.92", "44901,29")
    assert step.turn is Turn.SECOND
    assert "Character 6" in step.problem.text.text()
    step.again_button.click()
    assert step.turn is Turn.FIRST
    assert step.problem.isHidden()
    step.fields[0].setText("\N{FULLWIDTH DIGIT FOUR}4")
    assert not step.go_button.isEnabled()
    assert step.cautions.text()
    published.say_value("44,901.92", "44901.92")
    assert step.turn is Turn.AGREED
    assert step.fields[0].isReadOnly()


@pytest.mark.usefixtures("story")
def test_a_value_is_corrected_while_nothing_is_dealt(valued: Desk) -> None:
    """The fixed value is typed again by two persons, as long as no board follows from it."""
    step = valued.page.view.value
    step.correct_button.click()
    valued.say_value("3 11 17 25 38 45")
    valued.press(step.go_button)
    assert plan_files.open_tournament(valued.path).plan.value == "3 11 17 25 38 45"
    assert step.fixed.outside.text() == "3 11 17 25 38 45"


def test_two_figures_have_a_field_each(desk: Desk) -> None:
    """Where two figures were promised both are typed, and joined as the promise says."""
    figures = tuple(one for one in KNOWN_SOURCES if one.name in {"DAX", "CAC 40"})
    sentence = SourceRule(date(2027, 1, 15), figures).in_words()
    plan_files.new_tournament(desk.path, "Spring cup", sentence)
    desk.done(lambda: desk.page.open(desk.path))
    step = desk.page.view.value
    assert [label.text().strip() for label in step.labels] == ["DAX", "CAC 40"]
    step.fields[0].setText("21,054.33")
    assert step.form.isHidden()
    assert step.cautions.isHidden()
    assert not step.go_button.isEnabled()
    step.fields[1].setText("8000,12")
    assert step.typed == "21,054.33 8000,12"
    assert "so nobody can know" in step.turn_hint.text()


@pytest.fixture
def promised(desk: Desk) -> Desk:
    """A sealed plan that promises round 1000 of drand, which has appeared."""
    plan_files.new_tournament(desk.path, "Spring cup", ROUND_RULE.in_words())
    plan_files.add_phase(desk.path, ROBIN)
    before = datetime(2023, 8, 1, tzinfo=UTC)
    findings = inspect_tournament(desk.path, (), rule=ROUND_RULE, today=before.date(), now=before)
    publish_tournament(
        desk.path,
        Work(open_journal),
        custody=Custody(),
        formats=(),
        rule=ROUND_RULE,
        acknowledged={finding.key for finding in findings},
        today=before.date(),
        now=before,
    )
    desk.done(lambda: desk.page.open(desk.path))
    desk.page.view.open_step(TournamentStep.VALUE)
    desk.story.begin()
    return desk


@pytest.mark.usefixtures("story")
def test_a_promised_round_is_pasted_and_taken(promised: Desk) -> None:
    """The address is shown, what is pasted is looked at at once, and only the genuine round can be taken."""
    step = promised.page.view.value
    assert "/public/1000" in unbroken_path(step.round.address.text())
    assert not step.fields[0].isVisible()
    assert not step.go_button.isEnabled()
    step.round.paste.setPlainText("1000")
    assert "signature" in step.round.state.text()
    step.round.paste.setPlainText(json.dumps(ROUNDS[1]))
    assert "round 1000 was promised" in step.round.state.text()
    assert not step.go_button.isEnabled()
    step.round.paste.setPlainText(json.dumps(ROUNDS[0]))
    assert "Genuine" in step.round.state.text()
    promised.press(step.go_button)
    assert plan_files.open_tournament(promised.path).plan.value == ROUNDS[0]["randomness"]
    assert "Spring-cup.round.json" in promised.names
    assert step.fixed.outside.text().replace(" ", "") == ROUNDS[0]["randomness"]
    assert not step.round.isVisible()


@pytest.mark.usefixtures("story")
def test_a_promised_round_comes_as_a_file(promised: Desk) -> None:
    """What is in it stands in the field; a file that is none is told, and changes nothing."""
    step = promised.page.view.value
    file = promised.folder / "phone.json"
    file.write_text(json.dumps(ROUNDS[0]))
    promised.files = [file]
    promised.press(step.round.file_button)
    assert step.round.brought.round is not None
    file.write_text("nothing")
    step.round.paste.clear()
    promised.press(step.round.file_button)
    assert step.round.brought.round is None
    assert promised.page.strip.isVisible()


@pytest.mark.usefixtures("story")
def test_where_the_network_ended_the_other_value_is_typed_with_a_reason(promised: Desk) -> None:
    """By two persons, as ever; everybody will read why."""
    step = promised.page.view.value
    step.round.has_ended.setChecked(True)
    assert step.fields[0].isVisible()
    step.fields[0].setText("15,621.49")
    assert "round of drand was promised" in step.cautions.text()
    assert not step.go_button.isEnabled()
    step.reason.setText("the network ended in May")
    promised.say_value("15,621.49")
    promised.press(step.go_button)
    assert plan_files.open_tournament(promised.path).plan.value == "1562149"
    step.correct_button.click()
    assert step.round.isVisible()
    assert not step.round.has_ended.isChecked()
    step.round.paste.setPlainText(json.dumps(ROUNDS[0]))
    promised.press(step.go_button)
    assert plan_files.open_tournament(promised.path).plan.value == ROUNDS[0]["randomness"]


def test_the_plan_praises_a_value_that_proves_itself(desk: Desk) -> None:
    """Beside what the inspector finds; nothing is said of another promise."""
    desk.now = datetime(2023, 8, 1, tzinfo=UTC)
    plan_files.new_tournament(desk.path, "Spring cup", ROUND_RULE.in_words())
    desk.done(lambda: desk.page.open(desk.path))
    assert "proves itself" in desk.page.view.plan.praise.text()
    desk.now = datetime(2026, 11, 21, tzinfo=UTC)
    desk.done(lambda: desk.page.open(desk.path))
    assert desk.page.view.plan.praise.isHidden()
    desk.done(lambda: desk.page.work.edit(plan_files.set_plan_source, desk.path, SENTENCE))
    assert desk.page.view.plan.praise.isHidden()


def test_the_value_is_taken_when_it_may_be_known_at_the_exchange(desk: Desk) -> None:
    """West of the source it may still be the evening before; what counts is the clock there."""
    figures = tuple(one for one in KNOWN_SOURCES if one.name == "Nikkei 225")
    promise = SourceRule(date(2026, 11, 24), figures)
    plan_files.new_tournament(desk.path, "Spring cup", promise.in_words())
    plan_files.add_phase(desk.path, ROBIN)
    journal = open_journal()
    findings = inspect_tournament(desk.path, (), rule=promise, today=TODAY)
    publish_tournament(
        desk.path,
        Work(lambda: journal),
        custody=Custody(),
        formats=(),
        rule=promise,
        acknowledged={finding.key for finding in findings},
        today=TODAY,
    )
    desk.now = datetime(2026, 11, 24, 2, 59, tzinfo=UTC)
    desk.done(lambda: desk.page.open(desk.path))
    step = desk.page.view.value
    assert "so nobody can know" in step.turn_hint.text()
    desk.now = datetime(2026, 11, 24, 3, 0, tzinfo=UTC)
    desk.done(lambda: desk.page.open(desk.path))
    assert "still in the future" not in step.turn_hint.text()
    desk.page.view.open_step(TournamentStep.VALUE)
    desk.say_value("40,123.45")
    desk.press(step.go_button)
    assert plan_files.open_tournament(desk.path).plan.value == "4012345"


@pytest.mark.usefixtures("story")
def test_another_form_than_promised_asks_for_a_reason(desk: Desk) -> None:
    """What is not as promised is told, and goes on only with a reason; the reason goes when it is right."""
    figures = tuple(one for one in KNOWN_SOURCES if one.name == "DAX")
    plan_files.new_tournament(desk.path, "Cup", SourceRule(date(2026, 1, 15), figures).in_words())
    desk.done(lambda: desk.page.open(desk.path))
    step = desk.page.view.value
    step.fields[0].setText("21,054.3")
    assert "promised 2, typed 1" in step.cautions.text()
    assert not step.reason.isHidden()
    assert not step.go_button.isEnabled()
    step.reason.setText("so it stood")
    assert step.go_button.isEnabled()
    step.fields[0].setText("21,054.33")
    assert step.reason.isHidden()
    assert step.go_button.isEnabled()
    step.begin()
    assert step.reason.text() == ""


@pytest.mark.usefixtures("story")
def test_the_digest_is_shown_and_copied(published: Desk) -> None:
    """Groups and words stand at the step, and go onto the clipboard in the same form."""
    step = published.page.view.publish
    digest = json.loads(published.path.with_name(f"{published.path.stem}.commit.json").read_text("utf-8"))[
        "digest"
    ]
    shown = " ".join(step.digest.text().split())
    assert shown == f"{digest_groups(digest)} {' '.join(digest_words(digest))}"
    step.copy_button.click()
    assert (
        QGuiApplication.clipboard().text() == f"{digest_groups(digest)}\n{' '.join(digest_words(digest))}\n"
    )


def test_a_sealed_plan_opens_at_its_digest(published: Desk) -> None:
    """What is to be published comes first; the topic that somebody opens then stays open."""
    view = published.page.view
    assert view.publish.digest.isVisible()
    view.publish.behind.open(1)
    published.done(lambda: published.page.work.look(published.path))
    assert (view.publish.behind.place, view.opened) == (1, TournamentStep.PUBLISH)


@pytest.mark.usefixtures("story")
def test_the_sheet_for_the_notice_board_is_saved(published: Desk) -> None:
    """The button draws the sheet where it was wanted, and says where it is."""
    view = published.page.view
    published.press(view.publish.page_button)
    (sheet,) = published.folder.glob("*-sheet.pdf")
    assert sheet.read_bytes().startswith(b"%PDF")
    assert str(sheet) in view.note.text.text()


@pytest.mark.usefixtures("story")
def test_publishing_is_done_when_somebody_says_where_it_stands(published: Desk) -> None:
    """A sealed plan waits to be published; the place is noted, and the next step is due."""
    view = published.page.view
    assert view.status is not None
    assert step_due(view.status) is TournamentStep.PUBLISH
    assert view.publish.done.text().startswith("Sealed ")
    assert view.publish.missing.text().startswith("Not published yet")
    assert view.publish.stands.isHidden()
    assert "enter where" in view.guide.next.text()
    assert not view.publish.stands_button.isEnabled()
    # The journal notes the day of the sealing by the computer's clock; no place is believed before it.
    published.today = datetime.now(UTC).date()
    view.publish.propose_today()
    view.publish.where.setText("Bulletin 1")
    published.press(view.publish.stands_button)
    assert view.publish.stands.text() == f"Published: Bulletin 1, since {written_day(published.today)}"
    assert view.publish.missing.text() == ""
    assert view.publish.where.text() == ""
    assert step_due(view.status) is TournamentStep.VALUE


@pytest.mark.usefixtures("story")
def test_the_day_since_which_it_stands_can_be_said(published: Desk) -> None:
    """Today is proposed and is the last day; another one goes along, and is not lost to another button."""
    step = published.page.view.publish
    assert step.since.date() == step.since.maximumDate() == QDate(TODAY.year, TODAY.month, TODAY.day)
    step.where.setText("Bulletin 1")
    step.since.setDate(QDate(2026, 11, 20))
    published.press(step.page_button)
    with published.qtbot.waitSignal(step.stands_asked) as asked:
        published.press(step.stands_button)
    assert asked.args == ["Bulletin 1", date(2026, 11, 20)]


@pytest.mark.usefixtures("story")
def test_only_the_ticked_sessions_are_dealt(valued: Desk) -> None:
    """The space bar unticks one; it is not dealt, and stays to be dealt."""
    view = valued.page.view
    view.value.next_button.click()
    table = view.deal.sessions
    table.view.selectRow(1)
    QTest.keyClick(table.view, Qt.Key.Key_X)
    assert [one.stem for one in table.model.ticked] == ["rr1", "rr2"]
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert [one.stem for one in table.model.ticked] == ["rr1"]
    valued.press(view.deal.deal_button)
    assert "rr1.pbn" in valued.names
    assert "rr2.pbn" not in valued.names
    states = [table.model.index(row, SessionColumn.STATE).data() for row in range(2)]
    assert states == ["dealt", "not dealt"]
    assert [one.stem for one in table.model.ticked] == ["rr2"], "the next one"
    table.all_button.click()
    assert len(table.model.ticked) == 2
    table.none_button.click()
    assert "Tick at least" in view.deal.missing.text()
    view.deal.result.open_button.click()
    assert valued.opened == [valued.folder]


@pytest.mark.usefixtures("story")
def test_what_was_broken_off_is_told_and_dealt(valued: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dealing that died is no dealing: the page says so and offers it, until it is dealt."""
    view = valued.page.view
    view.open_step(TournamentStep.DEAL)
    view.deal.formats_model.choose(["pbn"])
    view.deal.formats.refresh()

    def noted(tournament: Any, journal: Any, kind: NoteKind, *words: Any, **named: Any) -> None:  # noqa: ANN401
        if kind is not NoteKind.ENDED:
            note_step(tournament, journal, kind, *words, **named)

    def refuse(*_words: object) -> None:
        raise CannotWrite(valued.path, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Journal, "sets_delivered", refuse)
        patched.setattr(Journal, "sets_failed", lambda *_words: None)
        patched.setattr(deal_module, "note_step", noted)
        valued.press(view.deal.deal_button)
    valued.page.close_tournament()
    valued.done(lambda: valued.page.open(valued.path))
    assert view.opened is TournamentStep.DEAL
    strip = view.deal.interrupted_step
    assert strip.isVisible()
    assert strip.title.text() == "Dealing was interrupted at Round robin 1/2"
    assert strip.text.text().endswith("Nothing is left of it. Deal it now?")
    assert "interrupted" in view.guide.next.text()
    assert not valued.names & {"rr1.pbn", "rr2.pbn"}
    strip.buttons[1].click()
    assert strip.isHidden()
    valued.page.close_tournament()
    valued.done(lambda: valued.page.open(valued.path))
    valued.press(strip.buttons[0])
    assert strip.isHidden()
    assert view.status is not None
    assert view.status.has_all_dealt
    assert {"rr1.pbn", "rr2.pbn", "rr1-2.pbn"} <= valued.names


@pytest.mark.usefixtures("story")
def test_what_was_broken_off_waits_for_the_keys(valued: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they are not open yet the strip says so, and leads to them."""
    deal = valued.page.view.deal
    valued.page.view.open_step(TournamentStep.DEAL)
    monkeypatch.setattr(deal.keys, "missing_words", lambda: "Type the passphrase.")
    asked: list[None] = []
    deal.again_asked.connect(lambda: asked.append(None))
    deal.interrupted_step.say("Dealing was interrupted", "Deal it now?")
    deal.interrupted_step.chosen.emit(0)
    assert deal.interrupted_step.text.text() == "Type the passphrase."
    assert deal.keys.isVisible()
    assert deal.keys.isAncestorOf(valued.page.focusWidget())
    assert asked == []
    monkeypatch.setattr(deal.keys, "missing_words", str)
    deal.interrupted_step.chosen.emit(0)
    assert asked == [None]


@pytest.mark.usefixtures("story")
def test_the_folder_of_the_boards_can_be_chosen(valued: Desk, tmp_path: Path) -> None:
    """The dialog begins where the boards would go, and who cancels it changes nothing."""
    deal = valued.page.view.deal
    valued.page.view.open_step(TournamentStep.DEAL)
    valued.bring(deal.folder)
    before = deal.folder.folder
    valued.folder = tmp_path / "usb"
    valued.folder.mkdir()
    deal.folder.button.click()
    assert deal.folder.folder == tmp_path / "usb"
    assert deal.deal_button.isEnabled()
    object.__setattr__(valued.page._questions, "choose_folder", lambda *_asked: None)
    deal.folder.button.click()
    assert deal.folder.folder == tmp_path / "usb" != before
    deal.folder.set_folder(tmp_path / "gone")
    deal.folder.changed.emit()
    assert deal.missing.text() == "Choose a folder for the boards."


def test_a_long_name_stands_above_the_buttons_of_a_narrow_page(planned: Desk) -> None:
    """In a low window it has one line, and what it says of practice is left to it."""
    page, view = planned.page, planned.page.view
    name = "The Spring Championship of the Bridge Club by the River, with Guests of Many Clubs from Abroad"
    plan_files.set_tournament_name(planned.path, name)
    planned.done(lambda: page.open(planned.path))
    page.resize(1400, 900)
    QApplication.processEvents()
    assert view.title.geometry().bottom() >= view.close_button.geometry().top()
    assert view.title.text() == name
    assert view.guide_button.isHidden()
    edges = view.bar.layout().contentsMargins().top()
    page.setMinimumSize(1, 1)
    page.resize(500, 900)
    QApplication.processEvents()
    assert view.title.geometry().bottom() < view.close_button.geometry().top()
    assert view.title.text() == name
    page.resize(500, 320)
    QApplication.processEvents()
    assert "…" in view.title.text()
    assert view.title.accessibleName() == name
    assert view.bar.layout().contentsMargins().top() < edges
    view.guide_button.click()
    assert not view.column.isVisible()
    view.open_step(TournamentStep.PUBLISH)
    assert view.column.isVisible()
    assert not view.guide_button.isChecked()


@pytest.mark.usefixtures("story")
def test_a_doubtful_journal_is_asked_about(valued: Desk) -> None:
    """No leaves the error on the strip and deals nothing; yes deals, and the answer is kept."""
    view = valued.page.view
    view.open_step(TournamentStep.DEAL)
    database = places.journal_path()
    earlier = database.read_bytes()
    record_deviation(valued.path, "late", journal=open_journal())
    database.write_bytes(earlier)
    valued.is_confirmed = False
    rows = open_journal().newest_row()
    valued.press(view.deal.deal_button)
    valued.qtbot.waitUntil(lambda: valued.asked[-1].question == "Deal anyway?")
    assert "it had reached row" in valued.asked[-1].explanation
    valued.qtbot.waitUntil(lambda: valued.page.jobs.is_idle)
    assert valued.page.strip.isVisible()
    assert (open_journal().newest_row(), "rr1.pbn" in valued.names) == (rows, False)
    valued.is_confirmed = True
    view.deal.deal_button.click()
    valued.qtbot.waitUntil(lambda: "rr2.pbn" in valued.names and valued.page.jobs.is_idle, timeout=20_000)
    valued.qtbot.waitUntil(valued.page.strip.isHidden)
    assert open_journal().store.doubt == ""


@pytest.mark.usefixtures("story")
def test_what_had_been_cut_off_is_told_after_dealing(valued: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on the page Deal: which files of an earlier delivery were taken back, or finished."""
    cut = InterruptedDelivery(Outcome.TAKEN_BACK, (valued.folder / "tuesday.pbn",), "K7QM-2PXA")
    monkeypatch.setattr(deal_module, "check_orders", lambda *_words: (cut,))
    view = valued.page.view
    view.open_step(TournamentStep.DEAL)
    valued.press(view.deal.deal_button)
    note = view.deal.result.note
    assert note.isVisible()
    assert note.title.text() == "Writing the files had been interrupted"
    assert "K7QM-2PXA" in note.text.text()


@pytest.mark.usefixtures("story")
def test_reserve_sets_need_a_reason(valued: Desk) -> None:
    """Without a reason nothing is dealt; with one there is a notice with it."""
    view = valued.page.view
    view.value.next_button.click()
    valued.texts = []
    view.deal.reserve_button.click()
    assert "Law 6D" in valued.asked[-1].explanation
    assert not any("reserve" in name for name in valued.names)
    valued.texts = ["the records were handed out"]
    valued.press(view.deal.reserve_button)
    assert {"rr1reserve.pbn", "rr2reserve.dlm"} <= valued.names
    (notice,) = (one for one in valued.folder.iterdir() if one.name.endswith("notice.txt"))
    assert "the records were handed out" in notice.read_text("utf-8")
    assert notice.name in view.note.title.text()


@pytest.mark.usefixtures("story")
def test_a_deviation_is_recorded(valued: Desk) -> None:
    """What was done otherwise stands in a notice."""
    view = valued.page.view
    view.value.next_button.click()
    valued.texts = ["session 2 was played first"]
    valued.press(view.deal.deviation_button)
    assert "Spring-cup-deviation.txt" in valued.names
    assert view.note.isVisible()


@pytest.mark.usefixtures("story")
def test_what_the_plan_leaves_open_is_asked(desk: Desk) -> None:
    """A phase with open sessions and boards has fields; what is typed wrong is told."""
    plan_files.new_tournament(desk.path, "Spring cup", SENTENCE)
    plan_files.add_phase(desk.path, new_phase(0, "?", "sw", "Swiss"))
    desk.done(lambda: desk.page.open(desk.path))
    desk = _publish_plainly(desk)
    desk.page.view.open_step(TournamentStep.VALUE)
    desk.say_value()
    desk.press(desk.page.view.value.go_button)
    desk.page.view.value.next_button.click()
    step = desk.page.view.deal
    step.open_phases.sessions[1].setText("1-x")
    step.open_phases.boards[1].setText("2")
    assert "1-x" in step.open_phases.problem.text()
    step.open_phases.sessions[1].setText("1-3")
    assert step.open_phases.problem.isHidden()
    assert [row.stem for row in step.sessions.model.ticked] == ["sw1"]
    step.sessions.all_button.click()
    desk.press(step.deal_button)
    assert {"sw1.pbn", "sw3.pbn"} <= desk.names


def _publish_plainly(desk: Desk) -> Desk:
    view = desk.page.view
    view.plan.next_button.click()
    for row in view.publish.findings.rows:
        assert row.seen is not None
        row.seen.setChecked(True)
    view.publish.keys.way.set_value(KeysWay.PLAIN)
    view.publish.keys.way.chosen.emit()
    view.publish.keys.is_plain_meant.setChecked(True)
    desk.press(view.publish.publish_button)
    return desk


@pytest.mark.usefixtures("story")
def test_a_wrong_file_in_the_way_is_told_and_nothing_is_lost(valued: Desk) -> None:
    """Another file of that name is left alone; the strip says so, and the page goes on."""
    view = valued.page.view
    view.value.next_button.click()
    (valued.folder / "rr2.pbn").write_text("mine")
    valued.press(view.deal.deal_button)
    valued.qtbot.waitUntil(lambda: valued.page.jobs.is_idle)
    assert valued.page.strip.isVisible()
    assert (valued.folder / "rr2.pbn").read_text() == "mine"
    assert view.column.inside.isEnabled()


def test_a_tournament_opened_before_is_offered_by_its_very_name(desk: Desk) -> None:
    """The sign for a shortcut is seen, and nothing in it breaks the line or turns it round."""
    start = desk.page.start
    start.show_recent([Path("/b\n/R&D \u202edqs.sqd")])
    assert start.recent[0].text() == "R&&D \ufffddqs.sqd  in /b\ufffd"
    assert start.recent[0].accessibleName() == "Open R&D \ufffddqs.sqd again"


def test_a_long_path_opened_before_fits_into_a_small_window(desk: Desk) -> None:
    """Its middle is left out; the whole is in the tool tip."""
    start, path = desk.page.start, Path("/" + "b" * 300, "cup.sqd")
    start.show_recent([path])
    assert start.minimumSizeHint().width() < SMALL_WINDOW
    assert "…" in start.recent[0].text()
    assert start.recent[0].toolTip() == str(path)


@pytest.mark.usefixtures("story")
def test_tournaments_opened_before_are_offered(planned: Desk, store: SettingsStore, tmp_path: Path) -> None:
    """They are kept in the settings; one whose plan is gone is offered no more once somebody met that."""
    assert json.loads((tmp_path / "settings.json").read_text())["recent_tournaments"] == [str(planned.path)]
    planned.page.view.close_button.click()
    assert planned.page.opened is None
    planned.press(planned.page.start.recent[0])
    assert planned.page.opened == planned.path
    planned.page.view.close_button.click()
    planned.path.unlink()
    planned.press(planned.page.start.recent[0])
    assert planned.page.opened is None
    assert planned.page.strip.isVisible()
    assert store.settings.recent_tournaments == ()
    assert planned.page.start.recent == []


def test_one_that_the_system_refuses_to_look_at_is_as_one_that_is_gone(
    planned: Desk, store: SettingsStore, tmp_path: Path
) -> None:
    """A new tournament is not proposed beside it, and it is offered no more."""
    planned.page.close_tournament()
    refused = tmp_path / ("x" * 300) / "cup.sqd"
    store.replace(replace(store.settings, recent_tournaments=(refused, planned.path)))
    planned.texts = []
    planned.page.start.new_button.click()
    assert planned.proposed[-1] == tournament_layout(planned.path).place
    planned.page.close_tournament()
    planned.press(planned.page.start.recent[0])
    assert planned.page.strip.isVisible()
    assert store.settings.recent_tournaments == (planned.path,)


def test_help_is_what_goes_wrong_once_a_tournament_is_open(planned: Desk) -> None:
    """F1 leads from every step to the nine cases, and from the start view to the five steps."""
    assert planned.page.help_topic == "event"
    planned.page.close_tournament()
    assert planned.page.help_topic == "tournament"


def test_esc_cancels_what_is_in_progress_and_no_other_key_does(
    planned: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is, there is nothing to cancel; a message of before goes when something begins."""
    page, go_on, cancelled = planned.page, threading.Event(), []
    monkeypatch.setattr(page.jobs, "cancel", lambda: cancelled.append(True))
    page.strip.show_note("Something", "of before", "")
    QTest.keyClick(page, Qt.Key.Key_Escape)
    page.jobs.run(lambda _work: go_on.wait(20), lambda _done: None)
    QTest.keyClick(page, Qt.Key.Key_A)
    assert page.strip.isHidden()
    assert cancelled == []
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert cancelled == [True]
    go_on.set()
    planned.qtbot.waitUntil(lambda: page.jobs.is_idle)


@pytest.mark.usefixtures("story")
def test_opening_and_cancelling(planned: Desk) -> None:
    """A plan is picked in the dialog; a dialog that is cancelled changes nothing."""
    page = planned.page
    page.view.close_button.click()
    page.start.open_button.click()
    assert page.opened is None
    planned.plan = planned.path
    planned.press(page.start.open_button)
    assert page.opened == planned.path
    page.view.guide.folder_button.click()
    assert planned.opened == [planned.folder]
    page.view.close_button.click()
    planned.texts = []
    page.start.new_button.click()
    assert page.jobs.is_idle
    assert planned.proposed == [planned.folder]


@pytest.mark.usefixtures("story")
def test_changes_of_other_programs_are_seen(planned: Desk) -> None:
    """When the page is shown again the files are read again."""
    plan_files.set_tournament_name(planned.path, "Changed elsewhere")
    planned.page.hide()
    planned.done(planned.page.show)
    assert planned.page.view.plan.name.text() == "Changed elsewhere"


@pytest.mark.usefixtures("story")
def test_a_tournament_from_another_computer_says_so(
    valued: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The first look says what is known of it, and from where."""
    valued.page.view.close_button.click()
    monkeypatch.setenv("BIGDEAL_HOME", str(tmp_path / "another computer"))
    valued.plan = valued.path
    valued.press(valued.page.start.open_button)
    note = valued.page.view.note
    assert note.isVisible()
    assert "has not seen this tournament before" in note.text.text()


@pytest.mark.usefixtures("story")
def test_the_target_of_the_pack_can_be_chosen(valued: Desk, tmp_path: Path) -> None:
    """The pack goes where the dialog said, and always ends in .zip."""
    view = valued.page.view
    view.value.next_button.click()
    valued.press(view.deal.deal_button)
    view.open_step(TournamentStep.REVEAL)
    view.reveal.topics.open(1)
    view.reveal.is_over.setChecked(True)
    valued.new_files = [tmp_path / "pack"]
    view.reveal.target_button.click()
    assert view.reveal.pack == tmp_path / "pack.zip"
    view.reveal.target.clear()
    assert view.reveal.pack is None
    assert "where to save the pack" in view.reveal.missing.text()
    view.reveal.set_target(tmp_path / "pack.zip")
    valued.press(view.reveal.reveal_button)
    assert (tmp_path / "pack.zip").is_file()
    assert "rr1.pbn" in view.reveal.contents.text()


def test_keys_are_made_and_opened_in_a_process_that_ends(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Publishing, dealing and the reveal of a session leave no key in the window's memory."""
    done: list[object] = []
    do = DealingProcess.do

    def noted(self: DealingProcess, job: Any, work: Work, **given: bool) -> object:  # noqa: ANN401 - a partial
        done.append(job.func)
        return do(self, job, work, **given)

    monkeypatch.setattr(DealingProcess, "do", noted)
    desk: Desk = request.getfixturevalue("valued")
    view = desk.page.view
    view.value.next_button.click()
    desk.press(view.deal.deal_button)
    view.open_step(TournamentStep.REVEAL)
    rows = view.reveal.sessions.sessions
    rows.setData(rows.index(0, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    desk.press(view.reveal.sessions_button)
    assert done == [publish_tournament, deal_module.deal_unlocked, reveal_unlocked]


@pytest.mark.usefixtures("story")
def test_a_session_is_revealed_on_its_evening(valued: Desk) -> None:
    """Ticked by somebody, asked with what is burnt, made, shown as revealed, and never to be ticked again."""
    view, top = valued.page.view, valued.path.parent
    view.value.next_button.click()
    view.deal.sessions.none_button.click()
    model = view.deal.sessions.model
    model.setData(model.index(0, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    valued.press(view.deal.deal_button)
    view.open_step(TournamentStep.REVEAL)
    step = view.reveal
    rows = step.sessions.sessions
    assert step.topics.place == 0, "while play goes on single sessions come first"
    assert [(row.title, row.pack) for row in rows.rows] == [("Round robin 1/2", "Spring-cup-rr1-public.zip")]
    assert rows.ticked == ()
    assert rows.index(0, RevealColumn.STATE).data() == "secret"
    assert "Tick the sessions" in step.missing.text()
    assert not step.sessions_button.isVisible()
    QTest.keyClick(step.sessions, Qt.Key.Key_Space)
    step.sessions.setCurrentIndex(rows.index(0, RevealColumn.STATE))
    if not rows.ticked:
        QTest.keyClick(step.sessions, Qt.Key.Key_Space)
    assert step.sessions_button.isVisible()
    assert not step.reveal_button.isVisible()
    assert "can reveal a session on its own" in view.guide.next.text()
    valued.is_confirmed = False
    step.sessions_button.click()
    assert not list(top.rglob("*-rr1-public.zip"))
    question = valued.asked[-1]
    assert "Round robin 1/2" in question.question  # type: ignore[union-attr]
    assert "can no longer be used: Round robin 1/2" in question.explanation  # type: ignore[union-attr]
    valued.is_confirmed = True
    valued.press(step.sessions_button)
    (pack,) = top.rglob("*-rr1-public.zip")
    assert pack.name in view.note.text.text()
    assert "Spring-cup-rr1-public.zip" in view.guide.publish.text().replace("\u200b", "")
    assert rows.ticked == ()
    state = str(rows.index(0, RevealColumn.STATE).data())
    assert state.startswith(f"revealed {written_day(datetime.now(UTC).astimezone().date())} ")
    assert not rows.setData(rows.index(0, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert rows.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is None
    rows.tick_all(is_on=True)
    assert rows.ticked == ()
    with valued.qtbot.waitSignal(valued.page.verify_asked) as asked:
        step.verify_button.click()
    assert asked.args == [[pack]]
    view.open_step(TournamentStep.DEAL)
    assert model.index(0, SessionColumn.STATE).data() == "revealed"
    assert view.status is not None
    assert view.status.revealed == {(1, 1)}


@pytest.mark.usefixtures("story")
def test_a_session_whose_reserve_set_was_dealt_is_no_news(valued: Desk) -> None:
    """It is named as burnt only where it could still have been used; a reveal that died is told."""
    view = valued.page.view
    view.value.next_button.click()
    valued.press(view.deal.deal_button)
    view.deal.result.next_button.click()
    assert view.opened is TournamentStep.REVEAL, "all are dealt"
    view.open_step(TournamentStep.DEAL)
    view.deal.sessions.all_button.click()
    valued.texts = ["records were seen"]
    valued.press(view.deal.reserve_button)
    assert view.status is not None
    assert [row.has_reserve for row in reveal_rows(view.status)] == [True, True]
    half = replace(view.status, revealing=((1, 2),))
    states = [row.state for row in reveal_rows(half)]
    assert states == [RevealState.SECRET, RevealState.BROKEN_OFF]
    step = view.reveal
    step.show_status(half)
    rows = step.sessions.sessions
    assert rows.index(0, RevealColumn.STATE).data() == "secret, reserve dealt"
    assert rows.index(1, RevealColumn.STATE).data() == "interrupted; its key may be known"
    step.show_status(view.status)
    view.open_step(TournamentStep.REVEAL)
    rows.tick_all(is_on=True)
    valued.is_confirmed = False
    step.sessions_button.click()
    assert "Reserve sets that cannot" not in valued.asked[-1].explanation  # type: ignore[union-attr]


@pytest.mark.usefixtures("story")
def test_keys_that_were_bound_together_have_no_evening(valued: Desk) -> None:
    """Under a commitment of version 1, or none, only all sessions can be revealed."""
    view = valued.page.view
    view.value.next_button.click()
    valued.press(view.deal.deal_button)
    assert view.status is not None
    assert reveal_rows(replace(view.status, binds_each_key=False)) == ()
    view.reveal.show_status(replace(view.status, binds_each_key=False))
    assert view.reveal.topics.place == 1
    assert view.reveal.topics.buttons[0].isHidden()


def test_no_card_and_no_key_is_on_the_page(valued: Desk) -> None:
    """Whatever was dealt, no widget tells a hand, and none a key."""
    view = valued.page.view
    view.value.next_button.click()
    valued.press(view.deal.deal_button)
    shown = []
    for widget in valued.page.findChildren(QWidget):
        shown += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            shown.append(widget.text())
    text = "\n".join(shown)
    deals = [
        board.deal for board in read_boards_file("rr1.pbn", (valued.folder / "rr1.pbn").read_bytes()).boards
    ]
    for deal in deals:
        for hand in hands_text(deal):
            assert hand.decode("ascii") not in text
    for line in (valued.folder / "Spring-cup.sqk").read_text().splitlines():
        assert line.partition(":")[2] not in text


# -- everybody can use it ---------------------------------------------------------------------------------


@pytest.fixture
def own_looks(looks: None) -> Iterator[None]:  # noqa: ARG001 - they are put back
    """Put the program's own look in force while a test runs."""
    made = WindowLook(style_sheet())
    made.apply("light")
    yield
    made.deleteLater()


def letters_shown(page: QWidget) -> list[str]:
    """Return the letters that Alt presses on what is visible and enabled."""
    letters = []
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.isEnabled() and isinstance(widget, QAbstractButton | QLabel):
            if isinstance(widget, QLabel) and (widget.buddy() is None or not widget.buddy().isVisible()):
                continue
            letters += re.findall(r"(?<!&)&([^&\s])", widget.text())
    return sorted(letter.upper() for letter in letters)


@pytest.mark.usefixtures("own_looks")
def test_every_control_is_named_reached_and_large_enough(valued: Desk) -> None:
    """On each step: names without marks, tool tips, targets of 24 pixels, no letter twice."""
    view = valued.page.view
    for part in (TournamentStep.PLAN, TournamentStep.PUBLISH, TournamentStep.VALUE, TournamentStep.DEAL):
        view.open_step(part)
        QApplication.processEvents()
        letters = letters_shown(valued.page)
        assert letters == sorted(set(letters)), part
        for widget in valued.page.findChildren(QWidget):
            inner = isinstance(widget.parentWidget(), QComboBox | QAbstractItemView)
            if not isinstance(widget, CONTROLS) or inner or not widget.isVisible():
                continue
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert name.strip(), widget
            assert "&" not in name
            if isinstance(widget, QAbstractButton):
                assert widget.height() >= 24, name
            if isinstance(widget, QPushButton):
                assert widget.toolTip(), name


@pytest.mark.usefixtures("own_looks")
@pytest.mark.parametrize("way", list(KeysWay))
def test_no_letter_is_underlined_twice_while_publishing(planned: Desk, way: KeysWay) -> None:
    """However the keys are to be kept, Alt and a letter means one thing."""
    view = planned.page.view
    view.open_step(TournamentStep.PUBLISH)
    view.publish.keys.way.set_value(way)
    view.publish.keys.way.chosen.emit()
    letters = letters_shown(planned.page)
    assert letters == sorted(set(letters))


def reached_by_tab(page: QWidget) -> list[QWidget]:
    """Return what Tab leads to, from what has the focus until it comes back."""
    found: list[QWidget] = []
    while (here := QApplication.focusWidget()) is not None and here not in found:
        found.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    assert found[0] is QApplication.focusWidget(), "Tab goes in a circle that leaves something out"
    return [one for one in found if page.isAncestorOf(one)]


def test_tab_goes_from_top_to_bottom(planned: Desk) -> None:
    """The keyboard meets every control of a step, in the order of the eye; also those that came late."""
    view = planned.page.view
    planned.phases = [new_phase(3, "4,6", "fin", "Final")]
    planned.press(view.plan.phases.add_button)
    view.open_step(TournamentStep.PUBLISH)
    view.line.buttons[TournamentStep.PUBLISH].setFocus()
    reached = reached_by_tab(planned.page)
    ticks = [row.seen for row in view.publish.findings.rows]
    assert len(ticks) > 1
    first = reached.index(ticks[0])
    assert reached[first : first + len(ticks)] == ticks
    assert view.guide.folder_button in reached
    planned.bring(view.publish.keys.way)
    assert set(view.publish.keys.way.buttons) & set(reached_by_tab(planned.page))


def test_tab_reaches_what_was_opened_lately(planned: Desk) -> None:
    """On the start view Tab goes through the buttons and the tournaments of before."""
    planned.page.view.close_button.click()
    start = planned.page.start
    start.new_button.setFocus()
    assert reached_by_tab(planned.page) == [
        start.new_button,
        start.practice_button,
        start.open_button,
        start.words_button,
        *start.recent,
    ]
