"""Check and History within the window: files dropped anywhere, the hint at the start, and no card."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.gui.check.board.door import BoardDoor
from bigdeal_gui.gui.check.files.door import FilesDoor
from bigdeal_gui.gui.check.files.file_card import FileCard
from bigdeal_gui.gui.history.questions import HistoryQuestions
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.layout.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.session import WindowSession
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number, number_of_deal
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing import session as deal_session_module
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.history import change_state
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from bigdeal_gui.storage.settings import Settings
from tests.journals import as_layout_1

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QEvent
    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.check.page import CheckPage
    from bigdeal_gui.gui.history.archive_hint import ArchiveHint
    from bigdeal_gui.gui.history.page import HistoryPage
    from bigdeal_gui.journal.journal import SetId
    from bigdeal_gui.model.deals import Deal

ROLES = range(64)
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QAbstractItemView)


def deal_set(folder: Path, name: str = "tuesday", secret: int = 7, event: str = "Tuesday pairs") -> SetId:
    """Deal a set of 12 boards into `folder`."""
    order = SessionOrder(
        parse_board_range("12"), parse_formats("pbn,dlm,goedel,csv"), folder, name, b"club", event=event
    )
    journal = open_journal()
    dealt = deal_session(order, Seed(bytes([secret] * 20)), Work(lambda: journal))
    return journal.set_by_code(dealt.set_code).id


@pytest.fixture
def session(qtbot: QtBot, store: SettingsStore, looks: None) -> Iterator[WindowSession]:  # noqa: ARG001
    """The whole window, not open yet."""
    made = WindowSession(MainWindow(), store, lambda _progress, _cancel: ("hash",))
    qtbot.addWidget(made.window)
    yield made
    made.window.close()
    made.deleteLater()


@pytest.fixture
def window(session: WindowSession, qtbot: QtBot) -> WindowSession:
    """The whole window on the screen, nothing in progress."""
    with qtbot.waitExposed(session.window):
        session.open()
    qtbot.waitUntil(
        lambda: session.records.archive_hint is not None and session.records.archive_hint.jobs.is_idle
    )
    return session


def check_page(session: WindowSession, qtbot: QtBot) -> CheckPage:
    """Return the check page once it has nothing to do."""
    page = session.records.check_page
    assert page is not None
    qtbot.waitUntil(page.isVisible)
    qtbot.waitUntil(lambda: page.jobs.is_idle and page.open.jobs.is_idle, timeout=20_000)
    qtbot.waitUntil(lambda: all(card.isVisible() for card in page.open.findChildren(FileCard)))
    return page


def cards(page: CheckPage) -> list[FileCard]:
    """Return the cards of the files that were checked."""
    door = page.open
    assert isinstance(door, FilesDoor)
    return door.cards


def history_page(session: WindowSession, qtbot: QtBot) -> HistoryPage:
    """Open the history page and return it once it has nothing to do."""
    session.window.show_page("History")
    page = session.records.history_page
    assert page is not None
    qtbot.waitUntil(page.isVisible)
    qtbot.waitUntil(lambda: page.reader.is_idle and page.checker.is_idle, timeout=20_000)
    return page


# -- files dropped on the window --------------------------------------------------------------------------


def dragged(*paths: Path, words: str = "") -> QMimeData:
    """Return what a file manager drags."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    if words:
        data.setText(words)
    return data


def event_of(kind: type[QDragEnterEvent | QDropEvent], data: QMimeData) -> QDropEvent:
    """Return the event of a drag over, or a drop on, a window."""
    place = QPointF(300, 300) if kind is QDropEvent else QPointF(300, 300).toPoint()
    return kind(
        place,
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )


def send(window: QWidget, event: QEvent) -> None:
    """Hand `event` to the window."""
    QApplication.sendEvent(window, event)


def test_files_dropped_on_any_page_are_checked(window: WindowSession, qtbot: QtBot, sets: Path) -> None:
    """The check page opens by itself; the files are never moved, whatever was offered."""
    deal_set(sets)
    data = dragged(sets / "tuesday.pbn", sets / "tuesday.dlm")
    later = QWidget(window.window)
    later.hide()
    enter = event_of(QDragEnterEvent, data)
    send(window.window, enter)
    assert enter.isAccepted()
    assert enter.dropAction() == Qt.DropAction.CopyAction
    veil = window.records.drops.veil
    assert veil.isVisible()
    children = window.window.children()
    assert children.index(veil) > children.index(later), "it lies on top of all"
    assert veil.geometry() == window.window.rect().adjusted(8, 8, -8, -8)
    assert (veil.text(), veil.objectName()) == ("Drop the files here to check them", "dropVeil")
    drop = event_of(QDropEvent, data)
    send(window.window, drop)
    assert drop.dropAction() == Qt.DropAction.CopyAction
    assert not window.records.drops.veil.isVisible()
    page = check_page(window, qtbot)
    assert page.isVisible()
    assert [card.name.text() for card in cards(page)] == ["Tuesday pairs"]


def test_a_drag_that_leaves_takes_the_veil_away(window: WindowSession, sets: Path) -> None:
    """Nothing stays over the window."""
    data = dragged(sets / "tuesday.pbn")  # Qt's event does not keep it
    send(window.window, event_of(QDragEnterEvent, data))
    send(window.window, QDragLeaveEvent())
    assert not window.records.drops.veil.isVisible()
    assert window.records.check_page is None


def test_words_are_no_files(window: WindowSession) -> None:
    """A text dragged over the window is not taken."""
    data = dragged(words="S:AKQ")
    event = event_of(QDragEnterEvent, data)
    send(window.window, event)
    assert not event.isAccepted()
    assert not window.records.drops.veil.isVisible()


@pytest.mark.parametrize("page", ["Check", "History", "Hand records"])
def test_no_field_of_a_page_that_is_made_takes_a_drop(window: WindowSession, page: str) -> None:
    """From the first moment on."""
    window.window.show_page(page)
    made = window.window.open_page
    assert made is not None
    assert not [part for part in made.findChildren(QWidget) if part.acceptDrops()]


def test_no_field_takes_a_dropped_file_as_words(window: WindowSession, qtbot: QtBot) -> None:
    """A file dropped on a line of text is a file as well."""
    window.window.show_page("Check")
    check_page(window, qtbot)
    history_page(window, qtbot)
    window.window.show_page("Settings")
    lines = window.window.findChildren(QLineEdit)
    window.window.activateWindow()
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not any(line.acceptDrops() for line in lines))
    assert len(lines) > 4


# -- the hint at the start --------------------------------------------------------------------------------


def strip_of(session: WindowSession) -> ArchiveHint:
    """Return the hint."""
    strip = session.records.archive_hint
    assert strip is not None
    return strip


def opened(session: WindowSession, qtbot: QtBot) -> ArchiveHint:
    """Open the window and return its hint once the look is over."""
    with qtbot.waitExposed(session.window):
        session.open()
    qtbot.waitUntil(lambda: session.records.archive_hint is not None and strip_of(session).jobs.is_idle)
    return strip_of(session)


def test_files_of_a_finished_set_are_named_and_moved(
    session: WindowSession, store: SettingsStore, qtbot: QtBot, sets: Path, tmp_path: Path
) -> None:
    """The hint names the set; one click, and the folder the first time, and the files are away."""
    change_state(open_journal(), deal_set(sets), State.FINISHED)
    strip = opened(session, qtbot)
    assert strip.isVisible()
    assert strip.title.text() == "4 files of a finished set still lie in the work folder"
    assert strip.text.text().startswith("Tuesday pairs, ")
    strip._questions = HistoryQuestions(choose_folder=lambda *_: None)
    QTest.mouseClick(strip.move_button, Qt.MouseButton.LeftButton)
    assert len(list(sets.iterdir())) == 4
    strip._questions = HistoryQuestions(choose_folder=lambda *_: tmp_path / "archive")
    QTest.mouseClick(strip.move_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not strip.isVisible())
    assert store.settings.archive_folder == tmp_path / "archive"
    assert list(sets.iterdir()) == []


def test_copies_are_left_to_their_owner(
    session: WindowSession, store: SettingsStore, qtbot: QtBot, sets: Path, tmp_path: Path
) -> None:
    """What is not the set's own file is named, and stays."""
    store.replace(replace(store.settings, archive_folder=tmp_path / "archive"))
    change_state(open_journal(), deal_set(sets), State.FINISHED)
    (sets / "copy.pbn").write_bytes((sets / "tuesday.pbn").read_bytes())
    strip = opened(session, qtbot)
    QTest.mouseClick(strip.move_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "copies" in strip.title.text())
    assert strip.text.text() == str(sets / "copy.pbn")
    assert not strip.move_button.isVisible()
    assert [path.name for path in sets.iterdir()] == ["copy.pbn"]


def test_several_sets_are_counted(session: WindowSession, qtbot: QtBot, sets: Path) -> None:
    """The hint stays short; Not now puts it away for this time."""
    for number in range(1, 5):
        change_state(open_journal(), deal_set(sets, f"set{number}", number), State.FINISHED)
    strip = opened(session, qtbot)
    assert strip.title.text() == "16 files of 4 finished sets still lie in the work folder"
    assert strip.text.text().endswith("and 1 more")
    QTest.mouseClick(strip.buttons[-1], Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    assert len(list(sets.iterdir())) == 16


def test_one_file_is_one(session: WindowSession, qtbot: QtBot, sets: Path) -> None:
    """The words fit a single file; a window with nothing to tell shows nothing."""
    change_state(open_journal(), deal_set(sets), State.FINISHED)
    for name in ("tuesday.dlm", "tuesday.goe", "tuesday.csv"):
        (sets / name).unlink()
    assert opened(session, qtbot).title.text() == "1 file of a finished set still lies in the work folder"
    (sets / "tuesday.pbn").unlink()
    strip_of(session).look()
    qtbot.waitUntil(lambda: strip_of(session).jobs.is_idle)
    assert not strip_of(session).isVisible()


def test_a_journal_that_was_converted_is_told_of_once(
    session: WindowSession, qtbot: QtBot, sets: Path
) -> None:
    """At the first start after an update, and not again."""
    deal_set(sets)
    journal = open_journal()
    as_layout_1(journal.store.path, journal.store.key)
    strip = opened(session, qtbot)
    assert strip.title.text() == "Your journal was updated"
    assert "Older versions of this program can no longer use it" in strip.text.text()
    assert not strip.move_button.isVisible()
    strip.look()
    qtbot.waitUntil(lambda: strip.jobs.is_idle)
    assert not strip.isVisible()


def test_settings_that_cannot_be_saved_are_told(
    session: WindowSession, qtbot: QtBot, sets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a folder that can be remembered nothing moves."""

    def refuse(_store: SettingsStore, _settings: Settings) -> None:
        raise CannotWrite(tmp_path, "read-only")

    change_state(open_journal(), deal_set(sets), State.FINISHED)
    strip = opened(session, qtbot)
    monkeypatch.setattr(SettingsStore, "replace", refuse)
    strip._questions = HistoryQuestions(choose_folder=lambda *_: tmp_path / "archive")
    QTest.mouseClick(strip.move_button, Qt.MouseButton.LeftButton)
    assert session.deal_page.strip.title.text() == "The files could not be written"
    assert len(list(sets.iterdir())) == 4


def test_a_journal_that_cannot_be_used_is_told_at_the_start(
    session: WindowSession, qtbot: QtBot, sets: Path, own_home: Path
) -> None:
    """Nobody fills the meter for a set that could not be dealt."""
    deal_set(sets)
    (own_home / "data" / "journal.key").unlink()
    opened(session, qtbot)
    assert session.deal_page.strip.title.text() == "The journal’s key is missing"


@pytest.mark.parametrize("is_first_run", [True, False])
def test_the_first_run_has_no_earlier_days(
    qtbot: QtBot,
    looks: None,
    own_home: Path,
    tmp_path: Path,
    is_first_run: bool,  # noqa: FBT001 - a case
) -> None:
    """Neither a first run nor one without a home makes a journal before it is needed."""
    path = tmp_path / "settings.json" if is_first_run else None
    store = SettingsStore(path, Settings(is_first_run=is_first_run))
    made = WindowSession(MainWindow(), store, lambda _progress, _cancel: ("hash",))
    qtbot.addWidget(made.window)
    made.records.begin(made.deal_page)
    qtbot.wait(20)
    assert made.records.archive_hint is None
    assert not (own_home / "data").exists()
    assert looks is None


# -- names and strips -------------------------------------------------------------------------------------


def test_every_control_has_a_name_and_a_size(window: WindowSession, qtbot: QtBot, sets: Path) -> None:
    """What can be pressed or filled in is named, reached by Tab, and large enough."""
    deal_set(sets)
    (sets / "letter.doc").write_text("hello")
    window.records.drops.dropped.emit([sets / "tuesday.pbn", sets / "letter.doc"])
    for open_page in (check_page, history_page):
        page, found = open_page(window, qtbot), 0
        for widget in page.findChildren(QWidget):
            if not isinstance(widget, CONTROLS) or isinstance(widget, QHeaderView):
                continue
            if isinstance(widget.parentWidget(), QComboBox) or not widget.isVisibleTo(page):
                continue
            found += 1
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert name.strip(), widget
            assert "&" not in name
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, name
            assert not isinstance(widget, QPushButton) or widget.toolTip(), name
        assert found >= 4


@pytest.mark.parametrize("page_name", ["Check", "History"])
def test_no_letter_is_underlined_twice(
    window: WindowSession, qtbot: QtBot, sets: Path, page_name: str
) -> None:
    """On each page Alt and a letter means one thing."""
    change_state(open_journal(), deal_set(sets), State.IN_PLAY)
    window.records.drops.dropped.emit([sets / "tuesday.pbn"])
    page: QWidget = check_page(window, qtbot) if page_name == "Check" else history_page(window, qtbot)
    letters = []
    for widget in page.findChildren(QWidget):
        text = str(widget.property("text") or "")
        if widget.isVisible() and (not isinstance(widget, QLabel) or widget.buddy() is not None):
            letters += [text[place + 1].upper() for place, one in enumerate(text[:-1]) if one == "&"]
    assert letters
    assert sorted(letters) == sorted(set(letters))


def test_escape_presses_the_last_button_of_a_strip(qtbot: QtBot) -> None:
    """A strip goes as a message does; other keys are none of its business."""
    holder = QWidget()
    qtbot.addWidget(holder)
    strip = NoteStrip(Tone.DONE, ("Open", "Close"), holder)
    strip.say("Done", "")
    assert not strip.text.isVisibleTo(strip)
    with qtbot.waitSignal(strip.chosen) as chosen:
        QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert chosen.args == [1]
    assert not strip.isVisibleTo(holder)
    other = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(strip, other)
    assert not other.isAccepted()


def test_a_row_that_is_too_long_goes_on_below(qtbot: QtBot) -> None:
    """Controls that do not fit side by side stand in lines; hidden ones take no room."""
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder)
    flow.setSpacing(4)
    labels = [QLabel("word", holder) for _ in range(4)]
    for label in labels:
        label.setFixedSize(50, 20)
        flow.addWidget(label)
    labels[3].hide()
    assert (flow.heightForWidth(200), flow.heightForWidth(110), flow.heightForWidth(60)) == (20, 44, 68)
    assert (flow.sizeHint().width(), flow.minimumSize().width(), flow.hasHeightForWidth()) == (158, 50, True)
    labels[1].setFixedSize(50, 77)
    assert flow.sizeHint().height() == 77
    assert flow.itemAt(9) is flow.takeAt(9) is None
    assert flow.takeAt(3) is not None
    assert flow.count() == 3
    assert flow.expandingDirections() == Qt.Orientation(0)


def test_a_row_fills_its_lines_and_keeps_to_them(qtbot: QtBot) -> None:
    """What expands takes the rest of its line; words wider than the line go on below."""
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = FlowLayout(holder)
    flow.setSpacing(4)
    title, count, words = (QLabel(text, holder) for text in ("Title", "7", "many words " * 9))
    title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    words.setWordWrap(True)
    for label in (title, count, words):
        flow.addWidget(label)
    holder.resize(120, 400)
    with qtbot.waitExposed(holder):
        holder.show()
    assert count.geometry().right() == holder.rect().right()
    assert words.width() == holder.width()
    assert words.height() == words.heightForWidth(120) > 2 * count.height()


# -- no card anywhere -------------------------------------------------------------------------------------


def canaries() -> list[Deal]:
    """Return 12 deals that are known here."""
    return [deal_of_number(DEALS * place // 13) for place in range(1, 13)]


def spellings(deal: Deal) -> Iterator[str]:
    """Yield the ways in which a text might give a hand of `deal` away."""
    yield str(number_of_deal(deal))
    yield f"{number_of_deal(deal):x}"
    yield deal.owners().hex()
    for dotted, hand in zip(hands_text(deal), deal.hands, strict=True):
        suits = dotted.decode().split(".")
        yield dotted.decode()
        yield " ".join(suits)
        yield "".join(letter + ranks for letter, ranks in zip("SHDC", suits, strict=True))
        yield hand.hex()
        yield repr(hand)
        # Digits alone may stand in a time or a digest by chance.
        yield from (ranks for ranks in suits if len(ranks) > 4 and not ranks.isdigit())


def told_by(widget: QWidget) -> Iterator[str]:
    """Yield every text that `widget` holds for eyes or ears, every role of its model among them."""
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.objectName())
    for name in ("text", "title", "placeholderText", "toPlainText", "currentText", "format"):
        if callable(ask := getattr(widget, name, None)):
            yield str(ask())
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is not None:
        for kind in (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description):
            yield interface.text(kind)
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    for row in range(model.rowCount() if model is not None else 0):
        for column in range(model.columnCount()):
            for role in ROLES:
                yield str(model.data(model.index(row, column), role))


def test_no_page_tells_a_card(
    window: WindowSession, qtbot: QtBot, sets: Path, monkeypatch: pytest.MonkeyPatch, own_home: Path
) -> None:
    """After known deals were checked, listed and looked up, nothing on the screen holds a hand of them."""
    deals = canaries()
    monkeypatch.setattr(deal_session_module, "first_deals", lambda _seed, _owner, count: deals[:count])
    set_id = deal_set(sets)
    change_state(open_journal(), set_id, State.IN_PLAY)
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    forbidden = {text for deal in deals for text in spellings(deal)}
    written = (sets / "tuesday.pbn").read_text("ascii")
    assert any(text in written for text in forbidden), "the canaries were not dealt"
    (sets / "broken.pbn").write_text(written.replace('[Deal "N:', '[Deal "N:2', 3), "ascii")
    (sets / "cut.csv").write_bytes((sets / "tuesday.csv").read_bytes()[:700])

    window.records.drops.dropped.emit([sets])
    page = check_page(window, qtbot)
    assert len(cards(page)) == 3
    board = page.open_door("board")
    assert isinstance(board, BoardDoor)
    board.lookup.line.setText(open_journal().set_by_id(set_id).code)
    QTest.mouseClick(board.lookup.button, Qt.MouseButton.LeftButton)
    check_page(window, qtbot)
    assert history_page(window, qtbot).sets.model.rowCount() >= 1

    told = [text for widget in QApplication.allWidgets() for text in told_by(widget)]
    told.append(clipboard.text())
    for text in told:
        assert not [hand for hand in forbidden if hand in text]
    assert clipboard.text() == "before"
    gc.collect()
    alive = [thing for thing in gc.get_objects() if type(thing).__name__ == "Deal"]
    held = [one for one in alive if one in deals and not any(one is canary for canary in deals)]
    assert held == []
    for path in own_home.rglob("*"):
        if path.is_file():
            data = path.read_bytes()
            assert not [hand for hand in forbidden if hand.encode() in data], path
