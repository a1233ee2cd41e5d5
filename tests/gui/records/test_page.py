"""The records page: sets are printed, sealed while they are to be played, and published after play."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QLineEdit, QWidget

from bigdeal_gui.analysis.double_dummy import DealSolver
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.layout.tab_order import tab_stops
from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
from bigdeal_gui.gui.post_deal_actions import PaperQuestions, PostDealActions
from bigdeal_gui.gui.records import page as records_page
from bigdeal_gui.gui.records.club_paper import PaperChosen, PaperState, club_paper_choices
from bigdeal_gui.gui.records.page import RecordOpening, RecordsPage, RecordsPanel
from bigdeal_gui.gui.records.questions import (
    PassphraseDialog,
    RecordsQuestions,
    ask_passphrase,
    choose_sealed,
)
from bigdeal_gui.gui.set_pages import SetPages
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Kind, SeenSet, State
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.pages import records as records_of_the_window
from bigdeal_gui.pages import sets as sets_of_the_window
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion
from bigdeal_gui.pages.records import SealDraft
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.seals.age import SealKind
from bigdeal_gui.services import seal_process
from bigdeal_gui.services.dealing.session import DealtSets, SessionOrder, deal_session
from bigdeal_gui.services.printing.choices import print_choices
from bigdeal_gui.services.printing.records import MadeSheets, SheetKind
from bigdeal_gui.services.printing.seals import Sealed, SealWay
from bigdeal_gui.services.printing.subject import NO_TITLES, Titles
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.at_once import WORK, JobsAtOnce
from tests.gui.heart import Heart
from tests.gui.parts.sets.test_model import journal_set
from tests.gui.tree import Story, check_kept, said

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.records.sealing_dialog import SealingOffer
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.services.dealing.session import DealtSession
    from bigdeal_gui.services.printing.records import SheetsOrder
    from bigdeal_gui.storage.settings import Choice

    DealSet = Callable[..., DealtSession]

PASSPHRASE = "correct horse battery"  # noqa: S105 - a test's


@pytest.fixture
def deal_set(sets: Path) -> DealSet:
    """Return a function that deals a set into `sets`."""

    def deal(name: str = "tuesday", event: str = "Tuesday pairs", secret: int = 7) -> DealtSession:
        order = SessionOrder(parse_board_range("2"), parse_formats("pbn"), sets, name, b"club", event=event)
        return deal_session(order, Seed(bytes([secret] * 20)), Work(open_journal))

    return deal


class Desk:
    """The page with its dialogs answered by the test: a proposed name is taken, unless there is another."""

    def __init__(self, store: SettingsStore, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.store = store
        self.is_cancelling = False
        self.action = PaperAction.SAVE
        self.name = ""
        self.sealed: Path | None = None
        self.passphrase = PASSPHRASE
        self.proposed: list[str] = []
        self.opened: list[Path] = []
        self.draft: SealDraft | None = SealDraft(SealWay.PASSPHRASE, PASSPHRASE, PASSPHRASE)
        self.ways: list[SealWay] = []
        self.offers: list[SealingOffer] = []
        self.paper: PaperChosen | None = None
        self.states: list[PaperState] = []
        self.folder: Path | None = None
        self.asked: list[Question] = []
        self.is_sure = True
        self.page = RecordsPage(
            store,
            questions=RecordsQuestions(
                choose_new_file=self.choose_new_file,
                ask_paper=self.ask_paper,
                choose_sealed=self.choose_sealed,
                ask_passphrase=self.ask_passphrase,
                ask_sealing=self.ask_sealing,
                choose_paper=self.choose_paper,
                choose_folder=self.choose_folder,
                confirm=self.confirm,
                open_folder=self.opened.append,
            ),
        )
        qtbot.addWidget(self.page)
        self.page.resize(900, 700)
        self.story = Story(self.page)

    def told(self, parent: QWidget, *told: object) -> None:
        """Take down what was asked above the page."""
        assert parent is self.page
        self.story.tell("asked", *told)

    def ask_paper(self, question: PaperQuestion, parent: QWidget) -> PaperAnswer:
        """Answer what is done with a paper."""
        self.told(parent, question)
        return PaperAnswer(self.action, question.boxes or 1)

    def choose_sealed(self, folder: Path, parent: QWidget) -> Path | None:
        """Answer what is to be opened."""
        self.told(parent, folder)
        return self.sealed

    def ask_passphrase(self, name: str, parent: QWidget) -> str:
        """Answer what opens it."""
        self.told(parent, name)
        return self.passphrase

    def choose_folder(self, title: str, folder: Path, parent: QWidget) -> Path | None:
        """Answer where several files go."""
        self.told(parent, title, folder)
        return self.folder

    def choose_new_file(self, title: str, kind: str, proposed: Path, parent: QWidget) -> Path | None:
        """Answer the dialog."""
        self.told(parent, title, kind, proposed.name)
        self.proposed.append(proposed.name)
        if self.is_cancelling:
            return None
        return proposed.with_name(self.name or proposed.name)

    def ask_sealing(self, offer: SealingOffer, parent: QWidget) -> SealDraft | None:
        """Answer how it is sealed."""
        self.told(parent, *offer)
        self.offers.append(offer)
        self.ways.append(offer.way)
        return self.draft

    def confirm(self, question: Question, parent: QWidget) -> bool:
        """Answer with yes or no."""
        self.told(parent, question)
        self.asked.append(question)
        return self.is_sure

    def choose_paper(self, state: PaperState, parent: QWidget) -> PaperChosen | None:
        """Answer how it is printed."""
        self.told(parent, state.titles, state.event, state.is_one_set, state.solver_problem)
        self.states.append(state)
        return self.paper

    def print_on(self, titles: Titles = NO_TITLES, **kept: Choice) -> None:
        """Choose a paper in the dialog."""
        self.paper = PaperChosen(kept, titles)
        self.page.panel.paper_button.click()

    def is_idle(self) -> bool:
        """Tell whether nothing is in progress."""
        return self.page.reader.is_idle and self.page.worker.is_idle

    def open(self) -> None:
        """Show the page, and wait for its list."""
        with self.qtbot.waitExposed(self.page):
            self.page.show()
        self.wait()

    def wait(self) -> None:
        """Wait for the end of what is in progress."""
        self.qtbot.waitUntil(self.is_idle, timeout=30_000)
        self.story.look()

    def press(self, button: QWidget) -> None:
        """Press a button, and wait for what it asked for."""
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        self.wait()

    @property
    def said(self) -> str:
        """What the strip of success says; empty where it is hidden."""
        note = self.page.note
        return "" if note.isHidden() else f"{note.title.text()} {note.text.text()}"


@pytest.fixture
def desk(store: SettingsStore, qtbot: QtBot) -> Iterator[Desk]:
    """The page, not shown yet."""
    made = Desk(store, qtbot)
    yield made
    made.page.stop()


@pytest.fixture
def story(desk: Desk, request: pytest.FixtureRequest) -> Iterator[None]:
    """What the page asks, says and shows while a test works on it is as it was kept."""
    yield
    check_kept(f"records/{request.node.name.removeprefix('test_')}", desk.story.text)


def finish() -> None:
    """Mark the newest set as finished."""
    journal = open_journal()
    journal.change_states({journal.sets().sets[0].id: State.FINISHED})


# -- the list ---------------------------------------------------------------------------------------------


def test_without_sets_the_page_says_what_it_is_for(desk: Desk) -> None:
    """An empty list is no empty page."""
    desk.open()
    assert "you print its records and labels here" in desk.page.sets.table.empty.text()
    assert desk.page.panel.isHidden()
    desk.page.sets.filter.line.setText("cup")
    desk.qtbot.waitUntil(lambda: "No sets match" in desk.page.sets.table.empty.text())
    desk.page.make_sheets(SheetKind.RECORD)
    for button in (desk.page.bar.labels_button, desk.page.bar.checklist_button):
        button.click()
    desk.page.bar.publish_button.setEnabled(True)
    desk.page.bar.publish_button.click()
    assert desk.proposed == []


def test_sets_are_listed_by_state(desk: Desk, deal_set: DealSet) -> None:
    """Sets dealt here are listed, those from elsewhere are not; another choice shows another set."""
    deal_set()
    deal_set("cup", "Cup", secret=8)
    open_journal().see_set(SeenSet("other.pbn", parse_board_range("1")), [deal_of_number(12345)])
    desk.open()
    assert desk.page.sets.model.rowCount() == 2
    assert desk.page.panel.title.text().startswith("Cup")
    check_kept("records", said("two sets", desk.page))
    desk.page.sets.table.view.selectRow(1)
    desk.qtbot.waitUntil(lambda: desk.page.panel.title.text().startswith("Tuesday"))
    desk.page.sets.filter.box.setCurrentIndex(desk.page.sets.filter.box.findData(State.FINISHED))
    desk.page.sets.filter.changed.emit()
    desk.wait()
    assert desk.page.sets.model.rowCount() == 0
    assert desk.page.sets.filter.box.findData(State.SEEN) == -1


def test_long_lists_are_fetched_as_they_are_looked_at(
    desk: Desk, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next page of the list comes when the end of the first is in sight."""
    monkeypatch.setattr(sets_of_the_window, "PAGE", 1)
    deal_set()
    deal_set("cup", "Cup", secret=8)
    desk.open()
    desk.qtbot.waitUntil(lambda: desk.page.sets.model.rowCount() == 2)


def test_a_low_window_leaves_what_is_said_of_the_buttons_to_a_tool_tip(desk: Desk, deal_set: DealSet) -> None:
    """The list keeps its room where an error stands below it in large letters."""
    deal_set()
    desk.open()
    bar, line = desk.page.bar, desk.page.fontMetrics().height()
    for lines, is_shown in ((19, False), (21, True)):
        desk.page.resize(900, lines * line)
        desk.qtbot.waitUntil(lambda: bar.words.isVisible() is is_shown)  # noqa: B023 - at once
        assert bar.toolTip() == bar.words.text() != ""


def test_nothing_is_asked_for_while_something_is_made(desk: Desk, deal_set: DealSet) -> None:
    """The list keeps the keyboard; what was told before goes."""
    deal_set()
    desk.open()
    page = desk.page
    page.note.tell("Made", "text", None)
    page.strip.show_note("Title", "Sentence.", "Hint.")
    parts = (page.panel, page.bar, page.open_button)
    page.open_button.setFocus()
    page.worker.began.emit()
    assert [part.isEnabled() for part in parts] == [False] * 3
    assert (page.note.isVisible(), page.strip.isVisible()) == (False, False)
    assert page.focusWidget() is page.sets.table.view
    page.worker.idle.emit()
    assert [part.isEnabled() for part in parts] == [True] * 3


# -- sealing ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_what_shows_the_cards_is_sealed(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """While a set is to be played it is asked how a file is sealed; cancelled, nothing is made."""
    deal_set()
    desk.open()
    record = desk.page.bar.sheets[SheetKind.RECORD]
    assert "not played yet" in desk.page.bar.words.text().lower()
    assert "not dealt again" not in desk.page.bar.words.text()
    draft, desk.draft = desk.draft, None
    desk.press(record)
    assert desk.proposed == []
    desk.draft = draft
    with Heart() as heart:
        desk.press(record)
    assert heart.is_even, "the window stood still while the seal was made"
    assert "Hand record made" in desk.said
    assert "Sealed with your passphrase" in desk.said
    (sealed,) = sets.glob("*.age")
    assert "hand-record" in sealed.name
    assert not list(sets.glob("*.pdf"))
    assert desk.ways == [SealWay.PASSPHRASE] * 2
    desk.press(desk.page.note.buttons[0])
    assert desk.opened == [sets]


@pytest.mark.usefixtures("story")
def test_after_play_record_and_pack_are_made_at_once(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """Nothing more is asked; the record opens for printing, and the choice is remembered."""
    deal_set()
    desk.open()
    desk.draft = SealDraft(SealWay.FINISHED, with_pack=True)
    desk.press(desk.page.bar.sheets[SheetKind.RECORD])
    assert desk.offers[0].pack_folder == sets
    (record,), (pack,) = sets.glob("*hand-record*.pdf"), sets.glob("*public pack*.zip")
    assert desk.proposed == []
    assert desk.opened == [record]
    assert pack.name in desk.said
    assert "play is over" in desk.said
    assert desk.store.settings.records["with_pack"] is True
    assert club_paper_choices(desk.store.settings).with_pack
    assert not print_choices({"with_pack": False}, RecordOptions()).with_pack


def test_a_record_is_told_of_where_its_pack_fails(
    desk: Desk, deal_set: DealSet, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there and it opens; the strip says what happened to the pack."""

    def draw(order: SheetsOrder, *_more: object) -> MadeSheets:
        order.target.write_bytes(b"%PDF")
        return MadeSheets(DeliveredFile(order.target, 4), SealWay.FINISHED)

    def fail(target: Path, *_more: object) -> None:
        raise CannotWrite(target, "no room")

    monkeypatch.setattr(records_of_the_window, "make_sheets", draw)
    monkeypatch.setattr(records_of_the_window, "make_public_pack", fail)
    deal_set()
    desk.open()
    desk.draft = SealDraft(SealWay.FINISHED, with_pack=True)
    desk.press(desk.page.bar.sheets[SheetKind.RECORD])
    (record,) = sets.glob("*hand-record*.pdf")
    assert desk.opened == [record]
    assert desk.said.startswith("Hand record made")
    assert record.name in desk.said
    assert "no room" in desk.page.strip.sentence.text()


@pytest.mark.parametrize("sections", ["", "A, B"])
@pytest.mark.usefixtures("story")
def test_play_is_over_finishes_the_set(
    desk: Desk, deal_set: DealSet, sets: Path, tmp_path: Path, sections: str
) -> None:
    """Of a set dealt today it is asked once more; then the journal says so, and its files are put away."""
    desk.store.replace(replace(desk.store.settings, archive_folder=tmp_path / "archive"))
    desk.print_on(sections=sections)
    deal_set()
    desk.open()
    desk.folder = sets
    desk.draft, desk.is_sure = SealDraft(SealWay.FINISHED), False
    record = desk.page.bar.sheets[SheetKind.RECORD]
    desk.press(record)
    assert "“Tuesday pairs”" in desk.asked[0].explanation
    assert "from board 1" in desk.asked[0].explanation
    assert not list(sets.glob("*.pdf"))
    desk.is_sure = True
    desk.press(record)
    assert "play is over" in desk.said
    assert "in the archive now" in desk.said
    assert len(list(sets.glob("*hand-record*.pdf"))) == (2 if sections else 1)
    assert open_journal().sets().sets[0].state is State.FINISHED
    assert "seal" not in desk.store.settings.records
    assert (tmp_path / "archive").is_dir()


def test_a_sealing_that_breaks_off_leaves_nothing(
    desk: Desk, deal_set: DealSet, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the process that seals is killed it is told, no file is accused, and none is left."""
    begin = seal_process.begin_process

    def killed(module: str, word: str, broke: type[AppError]) -> subprocess.Popen[bytes]:
        process = begin(module, word, broke)
        process.kill()
        return process

    deal_set()
    desk.open()
    record = desk.page.bar.sheets[SheetKind.RECORD]
    before, rows = sorted(sets.iterdir()), verify_journal(open_journal().store).rows
    monkeypatch.setattr(seal_process, "begin_process", killed)
    desk.press(record)
    strip = desk.page.strip
    assert "was interrupted" in strip.title.text()
    assert "damage" not in f"{strip.title.text()} {strip.sentence.text()}".lower()
    assert sorted(sets.iterdir()) == before
    assert verify_journal(open_journal().store).rows == rows


@pytest.mark.usefixtures("story")
def test_a_time_seals_and_opens(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """A record sealed until a time is refused before it, and opens when the set is finished."""
    deal_set()
    desk.open()
    desk.draft = SealDraft(SealWay.RELEASE, release_at=datetime.now(UTC) + timedelta(hours=1))
    desk.name = "mine"
    desk.press(desk.page.bar.sheets[SheetKind.DEALING_SHEETS])
    assert "Sealed until" in desk.said
    desk.sealed = sets / "mine.pdf.age"
    assert desk.sealed.exists()
    assert desk.store.settings.records["seal"] == "release"
    desk.name = ""
    desk.press(desk.page.open_button)
    assert "Cannot be opened yet" in desk.page.strip.title.text()
    finish()
    desk.press(desk.page.open_button)
    assert "Record opened" in desk.said
    assert (sets / "mine.pdf").read_bytes().startswith(b"%PDF-")


def test_an_open_record_is_not_the_next_ones(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """A record that is left open says what it shows; the choice is not the next one's."""
    deal_set()
    desk.open()
    desk.draft = SealDraft(SealWay.OPEN, is_understood=True)
    desk.press(desk.page.bar.sheets[SheetKind.CURTAIN_CARDS])
    assert "anyone who has it can see all hands" in desk.said
    assert len(list(sets.glob("*curtain-cards*.pdf"))) == 1
    assert print_choices(desk.store.settings.records, RecordOptions()).seal is SealWay.PASSPHRASE


def test_what_the_buttons_need_stands_before_them(desk: Desk, deal_set: DealSet) -> None:
    """Sets and paper first, for the eye and for Tab."""
    deal_set()
    desk.open()
    panel, bar = desk.page.panel, desk.page.bar
    way = tab_stops(desk.page)
    order = [way.index(control) for control in (panel.paper_button, bar.sheets[SheetKind.RECORD])]
    assert order == sorted(order)
    parts = (desk.page.sets.table, panel, bar.labels_button)
    tops = [part.mapTo(desk.page, QPoint(0, 0)).y() for part in parts]
    assert tops == sorted(tops)


@pytest.mark.usefixtures("story")
def test_a_passphrase_opens_a_record(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """Cancelled dialogs open nothing; the passphrase does."""
    deal_set()
    desk.open()
    desk.press(desk.page.bar.sheets[SheetKind.RECORD])
    desk.press(desk.page.open_button)
    (sealed,) = sets.glob("*.age")
    desk.sealed = sealed
    desk.passphrase = ""
    desk.press(desk.page.open_button)
    desk.passphrase, desk.is_cancelling = PASSPHRASE, True
    desk.press(desk.page.open_button)
    assert not list(sets.glob("*.pdf"))
    desk.is_cancelling = False
    with Heart() as heart:
        desk.press(desk.page.open_button)
    assert heart.is_even, "the window stood still while the seal was opened"
    assert len(list(sets.glob("*.pdf"))) == 1


@pytest.mark.parametrize(
    ("found", "is_opened"),
    [
        (Sealed(SealKind.PASSPHRASE), True),
        (Sealed(SealKind.RECIPIENTS, is_due=True), True),
        (Sealed(SealKind.RECIPIENTS), False),
    ],
)
def test_a_sealed_file_is_opened_beside_itself(
    desk: Desk, sets: Path, monkeypatch: pytest.MonkeyPatch, found: Sealed, *, is_opened: bool
) -> None:
    """With a name that is free; only what waits for a passphrase asks for one; what is not due says so."""
    orders: list[tuple[object, ...]] = []

    def opened(path: Path, target: Path | None, work: object, *, passphrase: str) -> DeliveredFile:
        assert work is WORK
        orders.append((path, target, passphrase))
        return DeliveredFile(target or path, 1)

    monkeypatch.setattr(records_page, "look_at_sealed", lambda journal, path: (journal, path) and found)
    monkeypatch.setattr(records_page, "unseal", opened)
    asked: list[tuple[object, ...]] = []
    target = sets / "mine.pdf"

    def choose(path: Path | None) -> Callable[..., Any]:
        return lambda *what: asked.append(what) or path

    questions = RecordsQuestions(
        choose_sealed=choose(sets / "a.pdf.age"), choose_new_file=choose(target),
        ask_passphrase=lambda name, parent: asked.append((name, parent)) or PASSPHRASE,
    )  # fmt: skip
    (sets / "a.pdf").touch()
    window = desk.page
    opening = RecordOpening(desk.store, JobsAtOnce(window), questions, window)
    said: list[tuple[object, ...]] = []
    opening.opened.connect(lambda *what: said.append(what))
    opening.begin()
    has_passphrase = found.kind is SealKind.PASSPHRASE
    place = ("The opened record", "Records (*.pdf)", sets / "a-2.pdf", window)
    passphrases = [("a.pdf.age", window)] * has_passphrase
    assert asked == [(sets, window), *passphrases, *[place] * is_opened]
    assert orders == [(sets / "a.pdf.age", target if is_opened else None, PASSPHRASE * has_passphrase)]
    if is_opened:
        shows = "The file is not sealed: anyone who has it can see all hands."
        assert said == [("Record opened", f"mine.pdf in {sets}\n{shows}", sets)]


def test_the_panel_names_what_is_chosen(qtbot: QtBot) -> None:
    """A set by event, day, boards, state and code; several by their number, each to a screen reader."""
    window = QWidget()
    qtbot.addWidget(window)
    panel = RecordsPanel(window)
    told = ""
    cup, seen = journal_set(2, State.FINISHED, event="Cup"), journal_set(3, State.SEEN)
    for sets in ((journal_set(1),), (cup, journal_set(1)), (seen,)):
        panel.show_sets(sets)
        told += said(f"{len(sets)} set(s)", panel)
    panel.show_paper("A4")
    assert panel.paper_button.accessibleDescription() == panel.summary.text() == "A4"
    check_kept("records panel", told)


# -- after play -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_after_play_everything_is_open(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """A finished set is printed open and published, and not dealt again by hand."""
    deal_set()
    finish()
    desk.open()
    assert not desk.page.bar.sheets[SheetKind.DEALING_SHEETS].isEnabled()
    desk.print_on(
        Titles(session="2"), layout="large", web_page=True, language="nl", double_dummy=True, club="Ours"
    )
    for words in ("2 · Ours", "Nederlands", "with double dummy", "as a web page"):
        assert words in desk.page.panel.summary.text()
    desk.press(desk.page.bar.sheets[SheetKind.RECORD])
    assert desk.ways == []
    (page,) = sets.glob("*.html")
    for words in ("Noord", "Ours", "Zitting 2"):
        assert words in page.read_text("utf-8")
    desk.press(desk.page.bar.publish_button)
    assert "7 file" in desk.said
    assert len(list(sets.glob("*public pack*.zip"))) == 1
    assert desk.store.settings.records["layout"] == "large"
    desk.is_cancelling = True
    before = sorted(sets.iterdir())
    others = (desk.page.bar.publish_button, desk.page.bar.labels_button, desk.page.bar.checklist_button)
    for button in (desk.page.bar.sheets[SheetKind.RECORD], *others):
        desk.press(button)
    assert sorted(sets.iterdir()) == before


@pytest.mark.parametrize("place", range(4))
@pytest.mark.usefixtures("story")
def test_players_paper_needs_no_seal(desk: Desk, deal_set: DealSet, sets: Path, place: int) -> None:
    """Before play as after: there is no card in it."""
    deal_set()
    desk.open()
    with desk.qtbot.waitSignal(desk.page.worker.idle, timeout=20_000):
        desk.page.bar.players_menu.actions()[place].trigger()
    assert "Players’ paper made" in desk.said
    name = ("travellers", "pickup-slips", "scorecards", "table-cards")[place]
    assert len(list(sets.glob(f"*{name}*.pdf"))) == 1
    assert desk.ways == []


@pytest.mark.usefixtures("story")
def test_labels_and_checklist_need_no_seal(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """They are made while the set is to be played."""
    deal_set()
    desk.open()
    desk.print_on(sections="A, B")
    desk.press(desk.page.bar.labels_button)
    assert "Labels made" in desk.said
    desk.press(desk.page.bar.checklist_button)
    assert "Checklist made" in desk.said
    assert len(list(sets.glob("*.pdf"))) == 2


def test_letters_that_paper_cannot_show_are_told(desk: Desk, deal_set: DealSet) -> None:
    """An event in another script is boxes on labels and checklist; each says so."""
    deal_set(event="囲碁")
    desk.open()
    desk.press(desk.page.bar.labels_button)
    assert "has the letters 囲 碁" in desk.said
    desk.press(desk.page.bar.checklist_button)
    assert "has the letters 囲 碁" in desk.said
    assert "Checklist made" in desk.said


# -- several sets -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("story")
def test_several_sets_and_sections_are_printed_together(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """Those chosen in the list have a file for each section, in one folder; cancelled, nothing is made."""
    deal_set()
    deal_set("cup", "Cup", secret=8)
    desk.open()
    desk.print_on(sections="A, B")
    desk.page.sets.table.view.selectAll()
    desk.qtbot.waitUntil(lambda: desk.page.panel.title.text() == "2 sets chosen")
    bar = desk.page.bar
    assert (bar.checklist_button.isEnabled(), bar.publish_button.isEnabled()) == (False, False)
    assert "one set at a time" in bar.words.text()
    desk.page.panel.paper_button.click()
    assert not desk.states[-1].is_one_set
    desk.draft = SealDraft(SealWay.RELEASE, release_at=datetime.now(UTC) + timedelta(hours=1))
    desk.press(bar.sheets[SheetKind.RECORD])
    assert not list(sets.glob("*.age"))
    desk.folder = sets
    desk.press(bar.sheets[SheetKind.RECORD])
    assert "4 files in" in desk.said
    assert "Sealed until" in desk.said
    sections = sorted(path.name.split()[-3] for path in sets.glob("*.age"))
    assert sections == ["A", "A", "B", "B"]
    desk.press(bar.sheets[SheetKind.RECORD])
    assert len(list(sets.glob("*-2.pdf.age"))) == 4
    desk.press(bar.labels_button)
    assert "Labels made" in desk.said


@pytest.mark.usefixtures("story")
def test_one_section_stands_on_the_record(desk: Desk, deal_set: DealSet, sets: Path) -> None:
    """A single section needs no folder: it heads the record and stands in the name."""
    deal_set()
    finish()
    desk.open()
    desk.print_on(Titles(event="Autumn cup"), sections="C", web_page=True)
    desk.press(desk.page.bar.sheets[SheetKind.RECORD])
    (page,) = sets.glob("*Autumn cup C *.html")
    assert "Section C" in page.read_text("utf-8")


@pytest.mark.usefixtures("story")
def test_event_and_session_are_for_one_set(desk: Desk, deal_set: DealSet) -> None:
    """What is printed this time goes when another set is chosen, and stays when the list is read again."""
    deal_set()
    deal_set("cup", "Cup", secret=8)
    desk.open()
    desk.print_on(Titles("Autumn cup", session="2"), club="Ours")
    assert desk.states[-1].event == "Cup"
    desk.page.reload()
    desk.wait()
    assert desk.page.panel.summary.text().startswith("Autumn cup · 2 · Ours")
    desk.page.sets.table.view.selectRow(1)
    desk.qtbot.waitUntil(lambda: desk.page.panel.summary.text().startswith("Ours"))
    desk.paper = None
    desk.page.panel.paper_button.click()
    assert desk.states[-1].titles == NO_TITLES


# -- the edges --------------------------------------------------------------------------------------------


def test_without_a_solver_results_cannot_be_asked_for(
    store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, deal_set: DealSet
) -> None:
    """The dialog is told why."""

    def missing() -> None:
        raise AnalysisUnavailable("it is not there")

    monkeypatch.setattr(records_page, "check_double_dummy_solver", missing)
    deal_set()
    desk = Desk(store, qtbot)
    desk.open()
    desk.page.panel.paper_button.click()
    assert "not there" in desk.states[0].solver_problem
    desk.page.stop()


def test_faults_and_settings_that_cannot_be_kept_are_told(
    desk: Desk, deal_set: DealSet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A strip says what happened; progress shows boards."""
    deal_set()
    desk.open()

    def refuse(_settings: object) -> None:
        raise CannotWrite(tmp_path, "no room")

    monkeypatch.setattr(desk.store, "replace", refuse)
    desk.print_on(double_dummy=True)
    assert not desk.page.strip.isHidden()
    desk.page.worker.crashed.emit("KeyError, records.py:1")
    assert "Something went wrong inside the program" in desk.page.strip.title.text()
    desk.page.worker.progressed.emit(3, 24)
    assert "3 of 24" in desk.page.foot.words.text()


def test_icons_follow_the_colours(desk: Desk, deal_set: DealSet) -> None:
    """Light and dark repaint what is drawn."""
    deal_set()
    desk.open()
    record = desk.page.bar.sheets[SheetKind.RECORD]
    before = record.icon().cacheKey()
    palette = QPalette(desk.page.palette())
    palette.setColor(QPalette.ColorRole.ButtonText, Qt.GlobalColor.red)
    desk.page.bar.setPalette(palette)
    assert record.icon().cacheKey() != before


def test_controls_have_names(desk: Desk, deal_set: DealSet) -> None:
    """A screen reader has a name for each field and button, and no letter is underlined twice."""
    deal_set()
    desk.open()
    panel = desk.page.panel
    named = [
        panel.paper_button,
        *desk.page.bar.sheets.values(),
        desk.page.bar.labels_button,
        desk.page.bar.checklist_button,
        desk.page.bar.publish_button,
    ]
    for control in named:
        name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert name.strip(), control
        assert "&" not in name
    letters = []
    for widget in desk.page.findChildren(QWidget):
        text = str(widget.property("text") or "")
        if widget.isVisible() and (not isinstance(widget, QLabel) or widget.buddy() is not None):
            letters += [text[place + 1].upper() for place, one in enumerate(text[:-1]) if one == "&"]
    assert sorted(letters) == sorted(set(letters))


def test_dialogs_of_the_system_are_asked(desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file comes from the system's dialog; cancelled, there is none."""
    chosen = str(tmp_path / "a.age")
    answers = iter([(chosen, ""), ("", "")])
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *what: asked.append(what) or next(answers))
    assert choose_sealed(tmp_path, desk.page) == tmp_path / "a.age"
    assert choose_sealed(tmp_path, desk.page) is None
    assert asked == [(desk.page, "Open a sealed record", str(tmp_path), "Sealed files (*.age)")] * 2


@pytest.mark.parametrize("is_given", [True, False])
def test_a_passphrase_is_asked_for_unseen(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    is_given: bool,  # noqa: FBT001 - a case
) -> None:
    """Return takes it, and can be pressed at once; it can be shown, and cancelled there is none."""
    seen: list[PassphraseDialog] = []

    def execute(dialog: PassphraseDialog) -> QDialog.DialogCode:
        seen.append(dialog)
        assert "a.age" in " ".join(label.text() for label in dialog.findChildren(QLabel))
        assert dialog.done_button.isDefault()
        assert dialog.line.echoMode() is QLineEdit.EchoMode.Password
        dialog.line.setText(PASSPHRASE)
        dialog.show_button.click()
        assert dialog.line.echoMode() is QLineEdit.EchoMode.Normal
        return QDialog.DialogCode.Accepted if is_given else QDialog.DialogCode.Rejected

    monkeypatch.setattr(PassphraseDialog, "exec", execute)
    assert ask_passphrase("a.age", desk.page) == (PASSPHRASE if is_given else "")
    assert seen[0].line.text() == ""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert desk.page.findChildren(PassphraseDialog) == []


# -- after dealing ----------------------------------------------------------------------------------------


def test_the_result_leads_to_labels_and_certificate(
    store: SettingsStore, deal_set: DealSet, qtbot: QtBot, sets: Path
) -> None:
    """Both buttons make the file of the set that is shown; a set without code has neither."""
    folders: list[Path] = []
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = ResultPanel(parent, folders.append)
    dealt = deal_set()
    panel.show_session(dealt, "Tuesday pairs")
    opened: list[Path] = []
    boxes: list[int | None] = []

    def answers(question: PaperQuestion, _parent: QWidget) -> PaperAnswer:
        boxes.append(question.boxes)
        return PaperAnswer(PaperAction.OPEN if question.boxes else PaperAction.SAVE, boxes=3)

    helper = PostDealActions(
        store,
        panel,
        questions=PaperQuestions(lambda _title, _kind, proposed, _parent: proposed, answers, opened.append),
    )
    panel.labels_asked.connect(helper.labels)
    panel.certificate_asked.connect(helper.certify)

    def is_idle() -> bool:
        return helper.finder.is_idle and helper.worker.is_idle

    made = ((panel.labels_button, "Labels made"), (panel.certificate_button, "Certificate made"))
    for button, word in made:
        button.click()
        qtbot.waitUntil(is_idle, timeout=30_000)
        assert word in panel.note.title.text()
        assert button.isEnabled()
    names = [path.name.partition(dealt.set_code)[2] for path in sorted(sets.glob("*.pdf"))]
    assert names == [" certificate.pdf", " labels.pdf"]
    assert boxes == [1, None]
    assert [path.name for path in opened] == [path.name for path in sets.glob("*labels.pdf")]
    panel.note.chosen.emit(0)
    panel.note.chosen.emit(1)
    assert folders == [sets]
    panel.show_session(replace(dealt, set_code=""), "")
    assert not panel.labels_button.isEnabled()
    helper.stop()


def test_several_sets_have_their_labels_and_certificates_in_one_file(
    store: SettingsStore, deal_set: DealSet, qtbot: QtBot, sets: Path
) -> None:
    """The file is called by what the events share; of one set that is chosen it has its own name."""
    parent = QWidget()
    qtbot.addWidget(parent)
    panel = ResultPanel(parent, lambda _folder: None)
    dealt = [deal_set(str(number), f"Tuesday pairs {number}", number) for number in (1, 2, 3)]
    panel.show_sets(DealtSets(tuple(dealt)), "Tuesday pairs")
    helper = PostDealActions(
        store,
        panel,
        questions=PaperQuestions(
            lambda _title, _kind, proposed, _parent: proposed,
            lambda _question, _parent: PaperAnswer(PaperAction.SAVE, boxes=1),
        ),
    )
    panel.labels_asked.connect(helper.labels)
    panel.certificate_asked.connect(helper.certify)

    def make() -> None:
        for button in (panel.labels_button, panel.certificate_button):
            button.click()
            qtbot.waitUntil(lambda: helper.finder.is_idle and helper.worker.is_idle, timeout=30_000)

    make()
    assert panel.note.title.text() == "Certificates made, one for each set"
    panel.sets.table.choose(1)
    make()
    names = sorted(path.name for path in sets.glob("*.pdf"))
    stems = ("Tuesday pairs", f"Tuesday pairs 2 {dealt[1].set_code}")
    kinds = ("certificate", "labels")
    assert [name[11:] for name in names] == sorted(f"{stem} {kind}.pdf" for stem in stems for kind in kinds)
    prints = [row for row in open_journal().rows() if row.kind == Kind.PRINT]
    assert sum("certificate" in row.payload for row in prints) == 4
    helper.stop()


def test_the_window_serves_the_result(store: SettingsStore, qtbot: QtBot) -> None:
    """The helper is made when it is first asked; an unknown set is told."""
    window = MainWindow()
    qtbot.addWidget(window)
    panel = ResultPanel(window)
    pages = SetPages(window, store)
    pages.serve(panel)
    failures: list[object] = []
    pages.failed.connect(failures.append)
    panel.labels_asked.emit(("AAAA-AAAA",))
    panel.certificate_asked.emit(("AAAA-AAAA",))
    qtbot.waitUntil(lambda: len(failures) == 2, timeout=10_000)
    window.show_page("Hand records")
    assert pages.records_page is not None or window.open_page is not None
    pages.stop()


def test_nothing_is_begun_after_the_end(store: SettingsStore, qtbot: QtBot) -> None:
    """A window that is closed at once looks for no earlier sets any more."""
    window = MainWindow()
    qtbot.addWidget(window)
    store.replace(replace(store.settings, is_first_run=False))
    pages = SetPages(window, store)
    pages.begin(window)
    pages.stop()
    later: list[bool] = []
    QTimer.singleShot(0, lambda: later.append(True))
    qtbot.waitUntil(lambda: bool(later))
    assert pages.archive_hint is None


def test_results_are_worked_out_once_and_can_be_stopped(
    desk: Desk, deal_set: DealSet, sets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first print counts boards and stops at Cancel without a file; once worked out, they are there."""
    deal_set()
    finish()
    desk.open()
    record = desk.page.bar.sheets[SheetKind.RECORD]
    desk.print_on(double_dummy=True)
    makes, asked, may_go_on = DealSolver.makes, Event(), Event()

    def held(solver: DealSolver, deal: Deal, *rest: Any) -> tuple[int, int, int, int]:  # noqa: ANN401 - as the solver takes it
        asked.set()
        assert may_go_on.wait(30)
        return makes(solver, deal, *rest)

    monkeypatch.setattr(DealSolver, "makes", held)
    desk.qtbot.mouseClick(record, Qt.MouseButton.LeftButton)
    desk.qtbot.waitUntil(asked.is_set)
    desk.qtbot.waitUntil(desk.page.foot.isVisible)
    desk.qtbot.waitUntil(lambda: "0 of 2 boards" in desk.page.foot.words.text())
    desk.qtbot.mouseClick(desk.page.foot.cancel_button, Qt.MouseButton.LeftButton)
    may_go_on.set()
    desk.wait()
    assert not list(sets.glob("*hand-record*"))
    desk.press(record)
    assert len(list(sets.glob("*hand-record*.pdf"))) == 1
    monkeypatch.delattr(DealSolver, "makes")
    desk.name = "again.pdf"
    desk.press(record)
    assert (sets / "again.pdf").is_file()
    desk.name = ""
    desk.press(desk.page.bar.publish_button)
    assert len(list(sets.glob("*public pack.zip"))) == 1
    assert desk.page.strip.isHidden()
