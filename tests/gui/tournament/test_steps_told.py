"""What each step of a tournament says and lets do, from state to state, without files and without a page."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QTableView, QWidget

from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
from bigdeal_gui.gui.tournament.keys_custody import KeysWay
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.steps.deal import DealStep
from bigdeal_gui.gui.tournament.steps.plan import PlanStep
from bigdeal_gui.gui.tournament.steps.publish import PublishStep
from bigdeal_gui.gui.tournament.steps.reveal import RevealStep
from bigdeal_gui.gui.tournament.steps.value import ValueStep
from bigdeal_gui.gui.tournament.view import TournamentView
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.keys import KeysState
from bigdeal_gui.services.tournament.log_file import LogState
from bigdeal_gui.services.tournament.notes import SINCE, Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament
from bigdeal_gui.services.tournament.record import Milestone
from bigdeal_gui.services.tournament.reveal import Revealed
from bigdeal_gui.services.tournament.status import TournamentStatus
from bigdeal_gui.tournament.description_file import Description
from bigdeal_gui.tournament.holders.holder_promise import SharedPromise
from bigdeal_gui.tournament.inspector import inspect_plan
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.sessions import SessionId
from bigdeal_gui.tournament.tournament_log import DealtBoards
from bigdeal_gui.tournament.value.known_rules import rule_in_words
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, SourceRule
from tests.gui.tree import cells, check_kept, lines, said, story_of
from tests.services.tournament.verdict_cups import ROUND_RULE, ROUNDS
from tests.services.tournament.verdict_hands import B_WORDS, BOTH, C_WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.steps.frame import StepFrame

    Way = Callable[[StepFrame], Iterator[str]]

TODAY = date(2026, 11, 21)
TIME = "2026-11-21T10:00:00.000000Z"
ROBIN = new_phase(2, "1-6,7-12", "rr", "Round robin")
FINAL = new_phase(1, "20", "fin", "Final")
OPEN = new_phase(0, "?", "sw", "Swiss")
SESSIONS = (SessionId(1, 1), SessionId(1, 2), SessionId(2, 1))
FIGURES = SourceRule(date(2027, 7, 6), (KNOWN_SOURCES[0], KNOWN_SOURCES[5]))


def status(
    milestone: Milestone, source: str = "the lottery", value: str | None = None, **more: object
) -> TournamentStatus:
    """Return how a tournament without files stands."""
    name, phases = more.pop("name", "Spring cup"), more.pop("phases", (ROBIN, FINAL))
    keys_hash = None if milestone is Milestone.PLANNED else "0123456789abcdef" * 4
    plan = Plan(name, source, phases, value, keys_hash)
    if milestone is Milestone.PLANNED:
        more["findings"] = inspect_plan(
            plan, parse_formats("pbn,dlm"), rule=rule_in_words(source), today=TODAY
        )
    tournament = Tournament(Path("/there/cup.sqd"), Description(plan), b"")
    return TournamentStatus(tournament, milestone, rule=rule_in_words(source), **more)


def dealt(*ids: SessionId) -> Note:
    """Return the note of what was dealt."""
    boards = FINAL.boards.ranges[0]
    return Note(NoteKind.DEALT, TIME, "", tuple(DealtBoards(one, boards) for one in ids))


def plan_way(step: PlanStep) -> Iterator[str]:
    """An empty plan is filled, and sealed."""
    step.show_status(status(Milestone.PLANNED, "", phases=()))
    yield "empty"
    step.show_status(status(Milestone.PLANNED, phases=()))
    yield "promised"
    step.show_status(
        status(Milestone.PLANNED, phases=(new_phase(2, "1-6,7-13", "rr", "Round robin"), FINAL, OPEN))
    )
    yield "with phases"
    for number in (2, 3):
        step.phases.view.choose(number - 1)
        yield f"phase {number} chosen"
    step.topics.open(1)
    yield "at the phases"
    step.show_status(status(Milestone.PLANNED, SharedPromise(ROUND_RULE.in_words(), BOTH).in_words()))
    yield "in order"
    step.show_status(status(Milestone.PUBLISHED))
    yield "sealed"


def publish_way(step: PublishStep) -> Iterator[str]:
    """What is doubtful is ticked, a way to keep the keys is chosen, and the place is entered."""
    step.show_status(status(Milestone.PLANNED, "", phases=()))
    yield "errors"
    step.show_status(status(Milestone.PLANNED, phases=(ROBIN, FINAL)))
    yield "warnings"
    for row in step.findings.rows:
        if row.seen is not None:
            row.seen.setChecked(True)
    yield "ticked"
    step.ahead.open(1)
    for way in KeysWay:
        step.keys.way.set_value(way)
        step.keys.way.chosen.emit()
        yield f"keys: {way.name}"
    step.keys.is_plain_meant.setChecked(True)
    yield "meant"
    step.ahead.open(2)
    yield "at the last topic"
    step.show_status(status(Milestone.PUBLISHED))
    yield "sealed elsewhere, without a digest"
    published = Note(NoteKind.PUBLISHED, TIME)
    step.show_status(status(Milestone.PUBLISHED, digest="0123456789abcdef" * 4, notes=(published,)))
    yield "sealed"
    step.behind.open(1)
    yield "at the place"
    step.where.setText("Bulletin 1")
    yield "with a place"
    stands = Note(NoteKind.ANNOUNCED, TIME, "Bulletin 1", more={SINCE: "2026-11-20"})
    step.show_status(status(Milestone.PUBLISHED, digest="0123456789abcdef" * 4, notes=(published, stands)))
    yield "published"


def value_way(step: ValueStep) -> Iterator[str]:
    """Two persons differ, agree, and correct the value."""
    step.show_status(status(Milestone.PUBLISHED))
    yield "nothing typed"
    for text, title in (
        ("44,901.92", "typed"),
        ("\x01", "impossible"),
        ("–", "without a digit"),
        ("0.5%", "doubtful"),
        ("3 11", "good"),
    ):
        step.fields[0].setText(text)
        yield title
    step.go_button.click()
    yield "handed over"
    step.fields[0].setText("3 12")
    step.go_button.click()
    yield "different"
    step.again_button.click()
    for _person in range(2):
        step.fields[0].setText("3 11")
        step.go_button.click()
    yield "agreed"
    step.show_status(status(Milestone.VALUED, value="311"))
    yield "fixed"
    step.correct_button.click()
    yield "corrected"
    step.show_status(status(Milestone.VALUED, value="0123456789abcdef" * 4, is_value_fixed=True))
    yield "fixed for good"


def figures_way(step: ValueStep) -> Iterator[str]:
    """Each figure has its field; another form needs a reason."""
    step.show_status(status(Milestone.PUBLISHED, FIGURES.in_words(), is_day_to_come=True))
    yield "nothing typed"
    step.show_status(status(Milestone.PUBLISHED, FIGURES.in_words()))
    yield "the day has come"
    step.fields[0].setText("44,901.9")
    yield "one typed"
    step.fields[1].setText("1,2")
    yield "both typed"
    step.reason.setText("misprint")
    yield "with a reason"
    step.show_status(status(Milestone.VALUED, FIGURES.in_words(), "4490192 12"))
    yield "fixed"


def round_way(step: ValueStep) -> Iterator[str]:
    """A round is pasted, the holders' words are typed, or a value where the network had ended."""
    promise = SharedPromise(ROUND_RULE.in_words(), BOTH).in_words()
    step.show_status(status(Milestone.PUBLISHED, promise))
    yield "nothing there"
    step.round.paste.setPlainText("nonsense")
    yield "wrong"
    step.round.paste.setPlainText("\n".join(str(part) for part in ROUNDS[0].values()))
    yield "right"
    step.go_button.click()
    yield "at the words"
    step.hands.fields[0].setPlainText("wrong words")
    yield "wrong words"
    step.hands.fields[0].setPlainText(B_WORDS)
    yield "one has typed"
    step.hands.withheld[1].setChecked(True)
    yield "one withholds"
    step.hands.withheld[1].setChecked(False)
    step.hands.fields[1].setPlainText(C_WORDS)
    yield "both have typed"
    step.again_button.click()
    step.round.has_ended.setChecked(True)
    yield "the network had ended"
    step.fields[0].setText("15,621.49")
    yield "typed instead"
    value = f"{ROUNDS[0]['randomness']} {BOTH[0].words_hash} {C_WORDS}"
    step.show_status(status(Milestone.VALUED, promise, value))
    yield "fixed"


def deal_way(step: DealStep) -> Iterator[str]:
    """Sessions are ticked, what the plan leaves open is typed, and all is dealt."""
    step.show_status(status(Milestone.PUBLISHED))
    yield "too early"
    step.show_status(status(Milestone.VALUED, value="311", keys=KeysState.PASSPHRASE, phases=(ROBIN, OPEN)))
    yield "valued"
    step.open_phases.sessions[2].setText("1-2")
    yield "sessions typed"
    step.open_phases.boards[2].setText("x")
    yield "wrong boards"
    step.open_phases.boards[2].setText("24")
    yield "boards typed"
    step.sessions.all_button.click()
    yield "ticked"
    step.only.setText("5")
    yield "single boards of several"
    step.sessions.model.tick_all(is_on=False)
    step.only.clear()
    step.show_status(status(Milestone.DEALT, value="311", keys=KeysState.PLAIN, notes=(dealt(*SESSIONS),)))
    yield "all dealt"
    step.sessions.all_button.click()
    yield "ticked again"
    step.sessions.model.tick_all(is_on=False)
    first = step.sessions.model.index(0, 0)
    step.sessions.model.setData(first, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    for numbers in ("5", "5,6", "5,30", "x", ""):
        step.only.setText(numbers)
        yield f"one is ticked, and of it {numbers or 'all'}"
    for name in tuple(step.formats_model.chosen):
        step.formats.choices[name].box.click()
    yield "no format"
    step.formats.choices["pbn"].box.click()
    step.folder.line.setText("/nowhere")
    yield "no folder"
    step.show_status(status(Milestone.REVEALED, value="311", notes=(dealt(*SESSIONS),)))
    yield "revealed"


def reveal_way(step: RevealStep) -> Iterator[str]:
    """One session by itself, all together, and a pack that is lost."""
    notes = (dealt(SESSIONS[0], SESSIONS[2]),)
    step.show_status(
        status(Milestone.DEALT, value="311", keys=KeysState.PLAIN, notes=notes, binds_each_key=True)
    )
    yield "while play goes on"
    step.sessions.sessions.tick_all(is_on=True)
    yield "ticked"
    step.sessions.sessions.tick_all(is_on=False)
    step.topics.open(1)
    yield "at all sessions"
    step.is_over.setChecked(True)
    yield "all play is over"
    step.target.setText(" ")
    yield "no target"
    step.set_target(Path("/there/pack"))
    step.show_status(status(Milestone.DEALT, value="311", keys=KeysState.PASSPHRASE, notes=notes))
    yield "locked, and bound together"
    done = (*notes, Note(NoteKind.REVEALED, TIME, "cup-public.zip"))
    step.show_status(status(Milestone.REVEALED, value="311", keys=KeysState.PLAIN, notes=done))
    yield "lost"
    step.show_revealed(Revealed(Path(__file__), ("plan.sqd", "keys.txt"), ()))
    step.show_status(status(Milestone.REVEALED, value="311", keys=KeysState.PLAIN, notes=done))
    yield "revealed"


WAYS: dict[str, Way] = {
    "plan": plan_way,
    "publish": publish_way,
    "value": value_way,
    "two figures": figures_way,
    "round": round_way,
    "deal": deal_way,
    "reveal": reveal_way,
}


@pytest.mark.parametrize("name", WAYS)
def test_what_a_step_says_from_state_to_state_is_as_it_was_kept(
    name: str, store: SettingsStore, qtbot: QtBot
) -> None:
    """All of it when it is new, and then what is another than before."""
    parent = QWidget()
    qtbot.addWidget(parent)
    questions = Questions()
    step = {
        "plan": lambda: PlanStep(parent),
        "publish": lambda: PublishStep(parent, lambda: TODAY),
        "deal": lambda: DealStep(store, questions, parent),
        "reveal": lambda: RevealStep(questions.choose_some, parent),
    }.get(name, lambda: ValueStep(parent))()
    column_layout((step, 1), step.foot, on=parent)
    step.foot.show()
    parent.resize(1000, 3000)
    with qtbot.waitExposed(parent):
        parent.show()

    def seen() -> list[str]:
        tables = [line for table in step.findChildren(QTableView) for line in cells(table)]
        return [*said(name, parent).splitlines(), *tables]

    check_kept(f"steps/{name}", "\n".join(story_of(seen, WAYS[name](step))) + "\n")


def test_another_tournament_is_not_over(qtbot: QtBot) -> None:
    """That play is over was said of the one before; of the same one it stays said."""
    parent = QWidget()
    qtbot.addWidget(parent)
    step = RevealStep(Questions().choose_some, parent)
    first = status(Milestone.DEALT, value="311")
    step.show_status(first)
    step.is_over.setChecked(True)
    step.show_status(first)
    assert step.is_over.isChecked()
    step.show_status(replace(first, tournament=replace(first.tournament, path=Path("/another/cup.sqd"))))
    assert not step.is_over.isChecked()


def view_way(view: TournamentView) -> Iterator[str]:
    """What stands around the steps, in a window that becomes narrow and low."""
    view.show_status(status(Milestone.PLANNED))
    yield "planned"
    view.line.buttons[TournamentStep.PUBLISH].click()
    view.say("Saved", "In its folder")
    yield "at another step, with a note"
    view.show_status(status(Milestone.VALUED, value="311"))
    yield "valued meanwhile"
    view.open_step(TournamentStep.DEAL)
    yield "at the dealing"
    view.set_open(is_open=False)
    yield "shut"
    view.set_open(is_open=True)
    yield "open again"
    view.window().resize(420, 700)
    yield "narrow"
    view.guide_button.click()
    yield "the guide asked for"
    view.window().resize(420, 300)
    yield "low"
    view.open_step(TournamentStep.VALUE)
    yield "at the value"
    view.window().resize(1300, 700)
    yield "wide again"
    view.forget()
    view.show_status(status(Milestone.PLANNED, log=LogState(is_cut=True), name="PRACTICE 1"))
    yield "another one"


@pytest.mark.usefixtures("looks")
def test_what_stands_around_the_steps_is_as_it_was_kept(store: SettingsStore, qtbot: QtBot) -> None:
    """Name, line of steps, note, guide and foot."""
    window = QWidget()
    qtbot.addWidget(window)
    work = ProgressFooter(Jobs(window), window)
    work.hide()
    view = TournamentView(store, Questions(), lambda: TODAY, work, window)
    column_layout((view, 1), view.bar, on=window)
    window.resize(1300, 700)
    with qtbot.waitExposed(window):
        window.show()
    parts = (
        view.title,
        view.practice,
        view.close_button,
        view.guide_button,
        view.line,
        view.note,
        view.guide,
    )

    def seen() -> list[str]:
        QCoreApplication.processEvents()
        feet = [f"foot {step.name}" for step, frame in view.steps.items() if frame.foot.isVisible()]
        steps = [f"step {step.name}" for step, frame in view.steps.items() if not frame.isHidden()]
        column = ["column"] * view.column.isVisible() + ["bar"] * view.bar.isVisible()
        ahead = ["next above"] * view.column.isAncestorOf(view.guide.first)
        return [line for part in parts for line in lines(part, window)] + steps + feet + column + ahead

    check_kept("steps/view", "\n".join(story_of(seen, view_way(view))) + "\n")
