"""The steps that cannot be taken back, without files: what each asks, calls and says."""

from __future__ import annotations

from contextlib import contextmanager
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.errors.journal import JournalDoubtful
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look.spacing import column_layout
from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
from bigdeal_gui.gui.tournament import final_steps
from bigdeal_gui.gui.tournament.final_steps import FinalSteps
from bigdeal_gui.gui.tournament.keys_custody import KeysWay
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.view import TournamentView
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.deal import DealingOrder
from bigdeal_gui.services.tournament.keys import KeysState
from bigdeal_gui.services.tournament.record import Milestone
from tests.gui.tournament.test_steps_told import ROBIN, SESSIONS, dealt, status
from tests.gui.tree import check_kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

TODAY = date(2026, 11, 21)
NOW = datetime(2026, 11, 21, 10, tzinfo=UTC)
CALLED = (
    "publish_tournament", "write_publication_sheet", "announce_plan", "set_plan_value", "set_plan_round",
    "deal_unlocked", "record_deviation",
    "reveal_tournament", "reveal_unlocked", "open_keys", "open_tournament", "write_passphrase",
)  # fmt: skip
PACK = SimpleNamespace(target=Path("/there/cup-public.zip"))


class Work(SimpleNamespace):
    """What a step is given to work with, by name."""

    def __init__(self) -> None:
        super().__init__(journal="the journal", sealer="the sealer", random_bytes="random bytes")


class Stage:
    """The view of a tournament, and stand-ins for all that its final steps ask and call; they tell of it."""

    def __init__(self, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        self.qtbot = qtbot
        self.told: list[str] = []
        self.answers: dict[str, Any] = {
            "new file": Path("/there/new"), "files": [Path("/there/round.json")],
            "folder": Path("/usb"), "yes": True, "text": "a reason",
        }  # fmt: skip
        self.made: Any = None
        self.is_dealing = False
        self.jobs = SimpleNamespace(run=lambda call, then: self.run(Path("no plan"), call, then))
        self.formats = "the formats"
        self.window = QWidget()
        qtbot.addWidget(self.window)
        foot = ProgressFooter(Jobs(self.window), self.window)
        foot.hide()
        questions = Questions(
            choose_new_file=lambda *asked: self._answer("new file", *asked),
            choose_some=lambda *asked: self._answer("files", *asked),
            choose_folder=lambda *asked: self._answer("folder", *asked),
            confirm=lambda *asked: self._answer("yes", *asked),
            ask_text=lambda *asked: self._answer("text", *asked),
        )
        self.view = TournamentView(store, questions, self.today, foot, self.window)
        column_layout((self.view, 1), self.view.bar, on=self.window)
        self.final = FinalSteps(self.view, self, questions, self.window)  # type: ignore[arg-type]
        self.final.began.connect(partial(self.tell, "begun"))
        for name in CALLED:
            monkeypatch.setattr(final_steps, name, partial(self._call, name))
        monkeypatch.setattr(final_steps, "_apart", self._apart)
        with qtbot.waitExposed(self.window):
            self.window.show()

    def today(self) -> date:
        """The day of the steps."""
        return TODAY

    def now(self) -> datetime:
        """The time of the steps."""
        return NOW

    def tell(self, *told: object) -> None:
        """Take down what happened."""
        self.told.append(" | ".join(map(str, told)))

    def _answer(self, name: str, *asked: object) -> Any:  # noqa: ANN401 - whatever answers
        assert asked[-1] is self.window
        self.tell("asked", *asked[:-1])
        answer = self.answers[name]
        return answer() if callable(answer) else answer

    def _call(self, name: str, *given: object, **named: object) -> Any:  # noqa: ANN401 - what the step makes
        for order in given:
            if isinstance(order, DealingOrder):
                named |= {"sessions": [str(one) for one in order.sessions], "reason": order.reason}
        told = [one for one in given if not isinstance(one, DealingOrder | Work)]
        self.tell("called", name, *told, *(f"{key}={value}" for key, value in named.items()))
        return {"open_keys": "the keys", "open_tournament": "the tournament"}.get(name, self.made)

    def _apart(self, job: Callable[[Work], object], *, although_journal: bool = False) -> object:
        self.tell("apart", "although the journal is in doubt" if although_journal else "as always")
        return job

    def run(
        self,
        path: Path,
        call: Callable[[Work], object],
        then: Callable[[Any], object],
        failed: Callable[[Any], object] = lambda _error: None,
    ) -> None:
        """Do what the step has called, and tell what it says then; an error is made by nothing but a test."""
        self.tell("run for", path, "dealing" if self.is_dealing else "not dealing")
        if isinstance(self.made, Exception):
            failed(self.made)
            self.final.has_failed()
        else:
            then(call(Work()))  # type: ignore[arg-type]
        looks_again = self.final.end()
        note = self.view.note
        self.tell("says", note.title.text(), note.text.text()) if note.isVisible() else self.tell("no note")
        self.tell("looks again" if looks_again else "ends")
        focus = self.window.focusWidget()
        self.tell("focus", focus.text() if focus is not None else "nowhere")  # type: ignore[attr-defined]

    def open(self, step: TournamentStep, milestone: Milestone, **more: object) -> None:
        """Open a tournament at `step`, with nothing said of it."""
        self.view.show_status(status(milestone, **more))
        self.view.open_step(step)
        self.view.note.hide()
        self.view.close_button.setFocus()

    @contextmanager
    def part(self, title: str, last: str = "focus") -> Iterator[None]:
        """Wait for the end of what is begun, if anything is: a line that begins with `last`."""
        self.tell(f"-- {title}")
        self.is_dealing = False
        begun = len(self.told)
        yield
        if any(told.startswith("begun") for told in self.told[begun:]):
            self.qtbot.waitUntil(lambda: self.told[-1].startswith(last))
        self.view.close_button.setFocus()
        self.view.note.hide()


@pytest.fixture
def stage(
    store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Stage]:
    """The view with its final steps, whose story is compared with the one that was kept."""
    made = Stage(store, qtbot, monkeypatch)
    yield made
    text = "\n".join(made.told).replace(str(store.settings.folder), "…")
    check_kept(f"final steps/{request.node.name.removeprefix('test_')}", text + "\n")


def test_publishing(stage: Stage) -> None:
    """The keys are kept by nobody, or by officials; each question can be answered with no."""
    step = stage.view.publish
    stage.open(TournamentStep.PUBLISH, Milestone.PLANNED)
    with stage.part("nobody said who keeps the keys"):
        step.publish_asked.emit()
    step.keys.way.set_value(KeysWay.PLAIN)
    step.keys.is_plain_meant.setChecked(True)
    stage.made = SimpleNamespace(sheets=(), interrupted="")
    stage.answers["yes"] = False
    with stage.part("not meant"):
        step.publish_asked.emit()
    stage.answers["yes"] = True
    with stage.part("plain keys"):
        step.publish_asked.emit()
    assert not step.keys.is_plain_meant.isChecked()
    step.keys.way.set_value(KeysWay.OFFICIALS)
    stage.made = SimpleNamespace(
        sheets=(Path("/usb/1.txt"), Path("/usb/2.txt")), interrupted="Something was cut off."
    )
    with stage.part("officials"):
        step.publish_asked.emit()
    stage.answers["folder"] = None
    with stage.part("officials without a folder"):
        step.publish_asked.emit()


def test_a_sheet_with_a_passphrase(stage: Stage) -> None:
    """Both fields hold what is on it."""
    step = stage.view.publish
    with stage.part("no tournament"):
        step.keys.sheet_asked.emit()
    stage.open(TournamentStep.PUBLISH, Milestone.PLANNED)
    stage.made = "eight words"
    with stage.part("a sheet"):
        step.keys.sheet_asked.emit()
    assert (step.keys.first.text(), step.keys.second.text()) == ("eight words", "eight words")
    stage.answers["new file"] = None
    with stage.part("no file"):
        step.keys.sheet_asked.emit()


def test_the_place_of_publication(stage: Stage) -> None:
    """The sheet for the wall is drawn, and the place recorded."""
    step = stage.view.publish
    stage.open(TournamentStep.PUBLISH, Milestone.PUBLISHED)
    stage.made = SimpleNamespace(path=Path("/there/sheet.pdf"))
    with stage.part("the sheet"):
        step.page_asked.emit()
    step.where.setText("Bulletin 1")
    with stage.part("the place"):
        step.stands_asked.emit("Bulletin 1", date(2026, 11, 20))
    assert step.where.text() == ""
    stage.answers["new file"] = None
    with stage.part("no sheet"):
        step.page_asked.emit()


def test_the_value(stage: Stage) -> None:
    """It is put into the plan when somebody has agreed; a round comes as a file as well."""
    step = stage.view.value
    with stage.part("no tournament"):
        step.fix_asked.emit("3 11")
        stage.final.bring_round(Path("/there/round.json"))
    stage.open(TournamentStep.VALUE, Milestone.PUBLISHED)
    step.reason.setText("as in the paper")
    with stage.part("typed"):
        step.fix_asked.emit("3  11")
    with stage.part("a round"):
        step.round_asked.emit(SimpleNamespace(value="0123"))
    stage.answers["yes"] = False
    with stage.part("not meant"):
        step.fix_asked.emit("3 11")
    stage.answers["files"] = []
    with stage.part("no file"):
        step.round.file_asked.emit()


def test_dealing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the result shows is what was made, and the notice of reserve sets is told."""
    step = stage.view.deal
    shown: list[object] = []
    monkeypatch.setattr(step, "show_dealt", shown.append)
    with stage.part("no tournament"):
        step.deal_asked.emit()
    stage.open(TournamentStep.DEAL, Milestone.VALUED, value="311", keys=KeysState.PASSPHRASE, phases=(ROBIN,))
    for name in ("deal", "again", "reserve"):
        with stage.part(f"{name}, without keys"):
            getattr(step, f"{name}_asked").emit()
    stage.open(TournamentStep.DEAL, Milestone.VALUED, value="311", keys=KeysState.PLAIN, phases=(ROBIN,))
    with stage.part("again, with nothing that was broken off"):
        step.again_asked.emit()
    step.sessions.all_button.click()
    stage.made = SimpleNamespace(notice=None)
    with stage.part("two sessions"):
        step.deal_asked.emit()
    stage.made = SimpleNamespace(notice=Path("/there/notice.txt"))
    with stage.part("reserve sets"):
        step.reserve_asked.emit()
    stage.answers["text"] = ""
    with stage.part("reserve sets without a reason"):
        step.reserve_asked.emit()
    assert shown == [SimpleNamespace(notice=None), stage.made]


def test_dealing_with_a_doubtful_journal(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked about when the work has ended, and done again; another failure is not."""
    step = stage.view.deal
    shown: list[object] = []
    monkeypatch.setattr(step, "show_dealt", shown.append)
    stage.open(TournamentStep.DEAL, Milestone.VALUED, value="311", keys=KeysState.PLAIN, phases=(ROBIN,))
    step.sessions.all_button.click()
    stage.made = CannotWrite(Path("/there"), "full")
    with stage.part("a full disk"):
        step.deal_asked.emit()
    stage.made = JournalDoubtful(Path("/journal"), "it is short")
    stage.answers["yes"] = False
    with stage.part("in doubt, and left so", "asked"):
        step.deal_asked.emit()

    def agree() -> bool:
        stage.made = SimpleNamespace(notice=None)
        return True

    stage.answers["yes"] = agree
    with stage.part("in doubt, and dealt"):
        step.deal_asked.emit()
        stage.qtbot.waitUntil(lambda: bool(shown))
    assert shown == [stage.made]


def test_a_deviation(stage: Stage) -> None:
    """It is recorded with its words, and its notice named."""
    stage.open(TournamentStep.DEAL, Milestone.VALUED, value="311")
    stage.made = SimpleNamespace(path=Path("/there/notice.txt"))
    with stage.part("told"):
        stage.view.deal.deviation_asked.emit()
    stage.answers["text"] = ""
    with stage.part("nothing told"):
        stage.view.deal.deviation_asked.emit()


def test_revealing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """All sessions into one pack, or some of them, each into its own."""
    step = stage.view.reveal
    for name in ("show_revealed", "show_sessions_revealed"):
        monkeypatch.setattr(step, name, partial(stage.tell, "shown", name))
    more = {"value": "311", "notes": (dealt(*SESSIONS),), "binds_each_key": True}
    stage.open(TournamentStep.REVEAL, Milestone.DEALT, keys=KeysState.PASSPHRASE, **more)
    for name in ("reveal", "sessions"):
        with stage.part(f"{name}, without keys"):
            getattr(step, f"{name}_asked").emit()
    stage.open(TournamentStep.REVEAL, Milestone.DEALT, keys=KeysState.PLAIN, **more)
    with stage.part("no session"):
        step.sessions_asked.emit()
    step.sessions.sessions.tick_all(is_on=True)
    stage.answers["yes"] = False
    for name in ("reveal", "sessions"):
        with stage.part(f"{name}, not meant"):
            getattr(step, f"{name}_asked").emit()
    stage.answers["yes"] = True
    stage.made = PACK
    with stage.part("all"):
        step.reveal_asked.emit()
    stage.made = [PACK, PACK]
    with stage.part("some"):
        step.sessions_asked.emit()
    with stage.part("another place"):
        step.target_asked.emit()
    stage.tell("pack", step.pack)
    stage.answers["new file"] = None
    with stage.part("no other place"):
        step.target_asked.emit()
    stage.tell("pack", step.pack)
    step.target.setText(" ")
    with stage.part("nowhere"):
        step.reveal_asked.emit()
        step.target_asked.emit()
