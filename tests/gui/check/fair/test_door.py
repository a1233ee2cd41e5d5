"""Is our machine fair? Files are dropped, one sentence answers, and a sheet is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.check.fair.door import FairDoor, FairQuestions
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

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
        self.folder: Path | None = None
        self.target: Path | None = None

    def questions(self) -> FairQuestions:
        """Return the questions that these answers stand in for."""
        return FairQuestions(
            lambda _title, _start, _parent: self.folder,
            lambda _title, _kind, _proposed, _parent: self.target,
            lambda question, _parent: self.asked.append(question) or self.says_yes,
            lambda _folder: None,
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
