"""A director reads a hand from a board that is wrong, and is told which board it is."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from bigdeal_gui.formats.table import format_by_name, parse_formats
from bigdeal_gui.gui.check.board.door import BoardDoor, BoardQuestions, SpotDialog, ask_spot_check
from bigdeal_gui.journal.journal import State
from bigdeal_gui.model.cards import suit_lengths
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.pages.board import BoardFacts
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.boards.spot_check import SpotQuestion
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.services.work import Work
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.model.double_dummy import Table

MAY_ASK = "Compare these hands with the boards known here"


@pytest.fixture
def made_door(store: SettingsStore, qtbot: QtBot) -> Iterator[Callable[[BoardQuestions], BoardDoor]]:
    """Return what puts the door on the screen."""
    doors = []

    def make(questions: BoardQuestions) -> BoardDoor:
        made = BoardDoor(store, questions=questions)
        doors.append(made)
        qtbot.addWidget(made)
        made.resize(900, 640)
        with qtbot.waitExposed(made):
            made.show()
        return made

    yield make
    for made in doors:
        made.stop()


@pytest.fixture
def door(made_door: Callable[[BoardQuestions], BoardDoor]) -> BoardDoor:
    """The door on the screen."""
    return made_door(BoardQuestions())


@pytest.fixture
def hands(sets: Path) -> list[str]:
    """The hands of board 13 of a set that was dealt here, as PBN writes them."""
    order = SessionOrder(
        parse_board_range("24"), parse_formats("pbn"), sets, "tuesday", b"club", event="Tuesday pairs"
    )
    deal_session(order, Seed(bytes([7] * 20)), Work(open_journal))
    boards = format_by_name("pbn").read((sets / "tuesday.pbn").read_bytes()).boards
    return [text.decode("ascii") for text in hands_text(boards[12].deal)]


def test_table_seven_says_that_the_board_is_wrong(door: BoardDoor, qtbot: QtBot, hands: list[str]) -> None:
    """The board was turned: the answer names it and says what to do; no card stays on the screen."""
    panel = door.panel
    assert not panel.button.isEnabled()
    for seat in SEATS:
        panel.hands[seat].setText(hands[seat - 1])
    panel.number.setText("13")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.answer.title.text().startswith("Board 13 of “Tuesday pairs”")
    assert "turned by 90°: North’s hand lies East" in panel.answer.title.text()
    assert "Law 87" in panel.answer.text.text()
    assert all(not line.text() and not line.isUndoAvailable() for line in panel.hands.values())
    assert panel.answer.accessibleName() == panel.answer.title.text()
    check_kept("turned", said("a board that was turned", panel.answer))


def test_one_hand_is_right(door: BoardDoor, qtbot: QtBot, hands: list[str]) -> None:
    """Return in a field asks; the number need not be known."""
    line = door.panel.hands[Seat.EAST]
    line.setText(hands[Seat.EAST])
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert "what you read is right; hands read: 1" in door.panel.answer.title.text()
    line.setText(hands[Seat.EAST])
    door.panel.dealer.setCurrentText("West")
    door.panel.vulnerable.setCurrentIndex(4)
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert "By its number: North deals." in door.panel.answer.text.text()
    assert (door.panel.dealer.currentIndex(), door.panel.vulnerable.currentIndex()) == (0, 0)


def test_what_is_no_hand_stays_to_be_corrected(door: BoardDoor, qtbot: QtBot) -> None:
    """The reason is told, and what was typed can be mended."""
    line = door.panel.hands[Seat.EAST]
    line.setText("AKQ")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert "not a hand of 13 different cards" in door.panel.answer.title.text()
    assert line.text() == "AKQ"
    line.clear()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert door.jobs.is_idle


def test_each_answer_is_brought_into_sight(
    made_door: Callable[[BoardQuestions], BoardDoor], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole: what a board is, when it happened, and how a spot check ended stand below what was asked."""
    door = made_door(BoardQuestions(ask_spot_check=lambda _questions, _parent: []))
    answer = BoardFacts("An answer", moment=MagicMock())
    brought: list[QWidget] = []
    monkeypatch.setattr(door.column, "ensureWidgetVisible", brought.append)
    monkeypatch.setattr(door.jobs, "run", lambda _work, then: then(answer))
    cards = []
    for asked, card in (
        (door.panel.asked, door.panel.answer),
        (door.moment.asked, door.moment.answer),
        (door.lookup.spot_asked, door.lookup.result),
    ):
        asked.emit("asked")
        assert card.title.text() == "An answer"
        cards.append(card)
        qtbot.waitUntil(lambda: brought == cards)


def test_the_short_fields_have_room_for_what_is_typed(door: BoardDoor) -> None:
    """The numbers of both boards alike, and the code of a set."""
    panel = door.panel
    metrics = panel.code.fontMetrics()
    assert panel.number.width() == panel.other_number.width() > metrics.horizontalAdvance("100")
    assert panel.code.width() > metrics.horizontalAdvance("WWWW-WWWW")


def test_when_it_happened(
    made_door: Callable[[BoardQuestions], BoardDoor],
    qtbot: QtBot,
    hands: list[str],
    sets: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The second question comes when play is over: results of a file, its rounds filled in, weighed."""
    results = sets / "results.csv"
    results.write_text(
        "Board,Table,Contract,NS/EW,Result\n" + "".join(f"13,{n},1 S,N,=\n" for n in "12345678")
    )
    questions = BoardQuestions(choose_results=lambda _title, _parent: [results])
    door = made_door(questions)

    def ask() -> None:
        for seat in SEATS:
            door.panel.hands[seat].setText(hands[seat - 1])
        with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
            door.panel.button.click()

    ask()
    assert door.moment.isHidden()
    assert "When play is over" in door.panel.answer.text.text()
    journal = open_journal()
    journal.change_states({journal.sets().sets[0].id: State.FINISHED})
    ask()
    assert door.moment.isVisible()
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.moment.file_button.click()
    assert "question mark" in door.moment.note.text()
    assert not door.moment.button.isEnabled()
    text = door.moment.lines.toPlainText()
    monkeypatch.setattr(
        "bigdeal_gui.services.boards.moment.double_dummy_tables", lambda *_more: (sure(7), sure(4))
    )
    lines = [line.replace("?", str(n), 1) for n, line in enumerate(text.splitlines(), start=1)]
    door.moment.lines.setPlainText("\n".join([*lines[:5], "6: 1S N 4", "7: 1S N 4", "what"]))
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.moment.button.click()
    assert "Line 8 is not a result" in door.moment.answer.title.text()
    door.moment.lines.setPlainText("\n".join([*lines[:5], "6: 1S N 4", "7: 1S N 4"]))
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.moment.button.click()
    assert door.moment.answer.title.text().startswith("After round 5, before round 6 (")
    ask()
    assert not door.moment.lines.toPlainText()


def test_files_and_a_second_board(
    made_door: Callable[[BoardQuestions], BoardDoor], qtbot: QtBot, hands: list[str], sets: Path
) -> None:
    """Files dropped or chosen stand in for the journal; two boards that are alike are told."""
    copy = sets / "elsewhere.pbn"
    copy.write_bytes((sets / "tuesday.pbn").read_bytes())
    folders = []
    door = made_door(BoardQuestions(choose_files=lambda folder, _parent: [folders.append(folder) or copy]))
    panel = door.panel
    (sets / "empty").mkdir()
    door.check([sets / "empty"])
    panel.hands[Seat.SOUTH].setText(hands[Seat.SOUTH])
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        panel.button.click()
    assert panel.answer.title.text() == "No set could be read here."
    assert panel.hands[Seat.SOUTH].text(), "the journal was not asked in its place"
    door.check([sets])
    assert sets.name in panel.compared.text()
    panel.files_button.click()
    assert "elsewhere.pbn" in panel.compared.text()
    assert folders == [sets]
    assert panel.journal_button.isVisible()
    assert not panel.second.isVisible()
    panel.pair.click()
    assert panel.second.isVisible()
    panel.hands[Seat.SOUTH].setText(hands[Seat.SOUTH])
    panel.number.setText("13")
    assert not panel.button.isEnabled()
    assert panel.button.toolTip() != MAY_ASK
    panel.other_number.setText("14")
    panel.other.setText(f"S {hands[Seat.SOUTH]}")
    assert panel.button.toolTip() == MAY_ASK
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        panel.button.click()
    assert panel.answer.title.text() == "These two boards are alike: 13 and 14."
    assert "Board 13 of" in panel.answer.text.text()
    assert not panel.other.text()
    panel.journal_button.click()
    assert panel.compared.text().endswith("journal")
    assert panel.journal_button.isHidden()


def test_a_spot_check_of_the_set_that_a_code_names(
    made_door: Callable[[BoardQuestions], BoardDoor], qtbot: QtBot, hands: list[str], sets: Path
) -> None:
    """All questions are answered before the outcome; before play is over a set is checked three times."""
    assert hands
    boards = format_by_name("pbn").read((sets / "tuesday.pbn").read_bytes()).boards
    wrong = [True]

    def answered(asked: Sequence[SpotQuestion], parent: QWidget) -> list[int] | None:
        dialog = SpotDialog(asked, parent)
        qtbot.addWidget(dialog)
        for question, field in zip(asked, dialog.fields, strict=True):
            assert not dialog.done_button.isEnabled()
            length = suit_lengths(boards[question.board - 1].deal.hands[question.seat])[question.suit]
            field.setValue(length + wrong[0])
        assert dialog.done_button.isEnabled()
        return dialog.answers

    door = made_door(BoardQuestions(ask_spot_check=answered))
    door.lookup.line.setText(open_journal().sets().sets[0].code)
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.lookup.button.click()
    for is_wrong in (True, False, False):
        wrong[0] = is_wrong
        with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
            door.lookup.spot_button.click()
        expected = "(12 of 12)" if is_wrong else "All answers are right. Boards asked about: 12."
        qtbot.waitUntil(lambda: expected in door.lookup.result.title.text(), timeout=20_000)  # noqa: B023 - at once
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.lookup.spot_button.click()
    assert "spot-checked 3 times" in door.strip.sentence.text()


@pytest.mark.parametrize("is_accepted", [True, False])
def test_a_spot_check_is_answered_or_given_up(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """The dialog gives its numbers in the order of the questions; cancelled, it gives nothing."""

    def answer(dialog: SpotDialog) -> QDialog.DialogCode:
        for number, field in enumerate(dialog.fields):
            field.setValue(number)
        return QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected

    parent = QWidget()
    qtbot.addWidget(parent)
    monkeypatch.setattr(SpotDialog, "exec", answer)
    questions = [SpotQuestion(7, Seat.EAST, 3), SpotQuestion(8, Seat.WEST, 0), SpotQuestion(9, Seat.WEST, 1)]
    assert ask_spot_check(questions, parent) == ([0, 1, 2] if is_accepted else None)


def sure(tricks: int) -> Table:
    """Return a table in which everybody takes as many tricks."""
    row = (tricks,) * 5
    return (row, row, row, row)
