"""Is our machine fair? Files are dropped, one sentence answers, and a sheet is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.check.fair import door as fair_door
from bigdeal_gui.gui.check.fair.door import FairDoor, FairQuestions
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.questions import Question


class Answers:
    """What a person answers."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.says_yes = True
        self.over: list[object] = []
        self.opened: list[Path] = []
        self.folder: Path | None = None
        self.target: Path | None = None

    def questions(self) -> FairQuestions:
        """Return the questions that these answers stand in for."""
        return FairQuestions(
            lambda *asked: self.over.append(asked) or self.folder,
            lambda *asked: self.over.append(asked) or self.target,
            lambda question, parent: self.asked.append(question) or self.over.append(parent) or self.says_yes,
            self.opened.append,
        )


@pytest.fixture
def answers() -> Answers:
    """Yes to everything, and no folder."""
    return Answers()


@pytest.fixture
def door(store: SettingsStore, qtbot: QtBot, answers: Answers) -> Iterator[FairDoor]:
    """The door on the screen."""
    made = FairDoor(store, questions=answers.questions())
    qtbot.addWidget(made)
    made.resize(900, 640)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A folder with three sets from elsewhere."""
    folder = tmp_path / "club"
    folder.mkdir()
    deals = first_deals(Seed(bytes(20)), b"fair door", 60)
    for part in range(3):
        boards = [Board(number, deal) for number, deal in enumerate(deals[20 * part : 20 * part + 20], 1)]
        data = format_by_name("pbn").write(Heading(BoardRange(1, len(boards)), "test"), boards)
        (folder / f"{part}.pbn").write_bytes(data)
    (folder / "broken.pbn").write_text("x")
    return folder


def test_a_folder_becomes_a_sentence_and_a_sheet(
    door: FairDoor, qtbot: QtBot, answers: Answers, club: Path, tmp_path: Path
) -> None:
    """It is asked once whether the boards were played; the sheet is a new PDF."""
    answers.folder = club
    for _time in range(2):
        with qtbot.waitSignal(door.jobs.idle, timeout=60_000):
            QTest.mouseClick(door.area.button, Qt.MouseButton.LeftButton)
    assert len(answers.asked) == 1
    assert door.sentence.text() == "As chance alone would deal them."
    for part in ("Sets: 3. Boards: 60.", "broken.pbn: ", "points evened out between the sides: "):
        assert part in door.details.text()
    QTest.mouseClick(door.print_button, Qt.MouseButton.LeftButton)
    assert door.jobs.is_idle
    answers.target = tmp_path / "sheet.pdf"
    with qtbot.waitSignal(door.jobs.idle, timeout=60_000):
        QTest.mouseClick(door.print_button, Qt.MouseButton.LeftButton)
    assert answers.target.read_bytes().startswith(b"%PDF")
    assert door.made.isVisible()


def test_boards_that_were_not_played_are_not_judged(
    door: FairDoor, qtbot: QtBot, answers: Answers, club: Path
) -> None:
    """Who answers no sees nothing, and is asked again the next time."""
    answers.says_yes = False
    for times in (1, 2):
        with qtbot.waitSignal(door.jobs.idle, timeout=60_000):
            door.check([club / "0.pbn"])
        assert not door.sentence.isVisible()
        assert len(answers.asked) == times


def test_a_folder_without_sets_says_so(
    door: FairDoor, qtbot: QtBot, answers: Answers, tmp_path: Path
) -> None:
    """There is nothing to print then, and nothing happens where no folder is chosen."""
    QTest.mouseClick(door.area.button, Qt.MouseButton.LeftButton)
    assert door.jobs.is_idle
    empty = tmp_path / "empty"
    empty.mkdir()
    with qtbot.waitSignal(door.jobs.idle, timeout=60_000):
        door.check([empty])
    assert door.sentence.text() == "No set could be read here."
    assert not door.print_button.isVisible()
    door.print_button.click()
    assert door.jobs.is_idle
    assert answers.asked == []


class Verdict(NamedTuple):
    """A verdict that is known at once."""

    is_to_be_confirmed: bool
    sentence: str = "As chance alone would deal them."
    details: str = "Sets: 3."

    def print_sheet(self, target: Path, _work: object) -> DeliveredFile:
        """Say that it is printed."""
        return DeliveredFile(target, 1)


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, ...]]:
    """The files that are looked at; some of them have to be confirmed."""
    seen: list[tuple[Path, ...]] = []
    verdicts = iter([False, True, True, False])
    monkeypatch.setattr(
        fair_door, "look_at_played", lambda files, _work: seen.append(files) or Verdict(next(verdicts))
    )
    return seen


def test_where_one_looks_and_prints_is_where_the_files_are(
    door: FairDoor,
    qtbot: QtBot,
    answers: Answers,
    club: Path,
    looked_at: list[tuple[Path, ...]],
    aloud: list[str],
    sets: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Dialogs begin in the folder of the files; the verdict is said aloud, and asked about only once."""
    kept = said("nothing yet", door)

    def press(button: QWidget) -> None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: door.jobs.is_idle)

    press(door.area.button)
    assert answers.over.pop() == ("Choose a folder of played sets", sets, door)
    answers.folder = club
    press(door.area.button)
    assert (looked_at, answers.asked, aloud) == ([(club,)], [], [door.sentence.text()])
    for _time in range(2):
        door.check([club / "0.pbn", club / "1.pbn"])
        assert door.results.isHidden()
        qtbot.waitUntil(lambda: door.jobs.is_idle)
    assert (len(answers.asked), answers.over.pop()) == (1, door)
    press(door.area.button)
    assert answers.over.pop() == ("Choose a folder of played sets", club, door)
    answers.target, brought = club.parent / "mine.pdf", list[QWidget]()
    monkeypatch.setattr(door.results, "ensureWidgetVisible", brought.append)
    press(door.print_button)
    assert answers.over.pop() == ("Print the check-up", "PDF (*.pdf)", club / "check-up.pdf", door)
    assert brought == [door.made]
    check_kept("fair", kept + said("printed", door))
    press(door.made.folder_button)
    assert answers.opened == [club.parent]
    tops = [part.y() for part in (door.made, door.sentence, door.details, door.print_button)]
    assert tops == sorted(set(tops))
    looked_at.clear()
    monkeypatch.setattr(fair_door, "look_at_played", lambda _files, _work: None)
    door.check([club])
    qtbot.waitUntil(lambda: door.jobs.is_idle)
    assert (door.made.isVisible(), door.details.text(), door.print_button.isVisible()) == (False, "", False)
