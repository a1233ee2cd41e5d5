"""A locked box in the window: dropped, told, opened with an answer."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.box.door import BoxCard, BoxDoor
from bigdeal_gui.gui.check.page import CheckPage
from bigdeal_gui.pages.boxes import read_given_boxes
from bigdeal_gui.seals.age import new_identity
from bigdeal_gui.seals.key_stanza import key_stanza
from bigdeal_gui.seals.time_lock import lock_until_round
from bigdeal_gui.services.boxes.content import padded_zip
from bigdeal_gui.services.boxes.lock_time import QUICKNET, LockTime
from bigdeal_gui.storage.delivery import DeliveredFile
from tests.gui.tree import check_kept, said
from tests.pages.test_boxes import ANSWERS, box_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


@pytest.fixture
def page(store: SettingsStore, qtbot: QtBot) -> Iterator[CheckPage]:
    """The page on the screen."""
    made = CheckPage(store)
    qtbot.addWidget(made)
    made.resize(900, 640)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


def dropped(page: CheckPage, qtbot: QtBot, *paths: Path) -> BoxDoor:
    """Drop files and return the door that they open."""
    with qtbot.waitSignal(page.jobs.idle, timeout=20_000):
        page.check(paths)
    door = page.open
    assert isinstance(door, BoxDoor)
    qtbot.waitUntil(lambda: door.jobs.is_idle, timeout=20_000)
    return door


def opened(door: BoxDoor, qtbot: QtBot) -> None:
    """Press the button of the first box and wait."""
    QTest.mouseClick(door.cards[0].button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: door.jobs.is_idle, timeout=20_000)


def test_a_dropped_box_opens_its_door_and_then_itself(page: CheckPage, qtbot: QtBot, tmp_path: Path) -> None:
    """When, where and by which code; the button waits for an answer; the files are told by name alone."""
    box = box_in(tmp_path, padded_zip({"sim.pbn": b"boards", "sim.dlm": b"more"}))
    door = dropped(page, qtbot, box)
    (card,) = door.cards
    assert "It can be opened now." in card.when.text()
    assert "Hash of the box: " in card.code.text()
    assert all(address in card.where.text() for address in LockTime(1000).addresses)
    assert not card.warning.isVisibleTo(card)
    assert not card.button.isEnabled()
    card.answer.setPlainText(ANSWERS[1000])
    opened(door, qtbot)
    check_kept("box", said("a box that is open", card))
    assert card.result.text().splitlines()[1:] == ["sim.pbn", "sim.dlm"]
    assert (tmp_path / "sim.pbn").read_bytes() == b"boards"
    assert not card.button.isEnabled()
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.check([box])
    assert not card.result.isVisible(), "given again, it is a box to be opened"
    assert card.button.isEnabled()


def test_a_box_tells_how_long_it_still_takes(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time left is told again and again, as long as the card is there."""
    monkeypatch.setattr("bigdeal_gui.gui.check.box.door._LOOK_AGAIN_MS", 1)
    boxes, _answer = read_given_boxes([box_in(tmp_path, b"boards")])
    parent = QWidget()
    qtbot.addWidget(parent)
    card = BoxCard(boxes[0], parent)
    card.when.clear()
    qtbot.waitUntil(lambda: "It can be opened now." in card.when.text())


def test_a_wrong_answer_is_told_and_the_right_file_of_an_answer_opens_it(
    page: CheckPage, qtbot: QtBot, tmp_path: Path
) -> None:
    """The strip names both rounds; an answer that is dropped goes into the field."""
    door = dropped(page, qtbot, box_in(tmp_path, padded_zip({"sim.pbn": b"boards"})))
    door.cards[0].answer.setPlainText(ANSWERS[1001])
    opened(door, qtbot)
    assert door.strip.isVisible()
    assert not (tmp_path / "sim.pbn").exists()
    (tmp_path / "1000").write_text(ANSWERS[1000])
    door.check([tmp_path / "1000"])
    qtbot.waitUntil(lambda: door.jobs.is_idle, timeout=20_000)
    opened(door, qtbot)
    assert (tmp_path / "sim.pbn").exists()


@pytest.fixture
def door(store: SettingsStore, qtbot: QtBot, tmp_path: Path) -> Iterator[BoxDoor]:
    """The door on the screen; two boxes, one with a second key, are chosen in its dialog."""
    stanza = key_stanza(new_identity().recipient, bytes(16), bytes)
    second = tmp_path / "b.zip.age"
    second.write_bytes(lock_until_round(b"boards", bytes(16), 37150312, QUICKNET, bytes, others=[stanza]))
    paths = [box_in(tmp_path, b"boards", "a.zip.age"), second]

    def choose(title: str, parent: QWidget) -> list[Path]:
        assert (title, parent) == ("Choose a locked box", made)
        return paths

    def choose_new(title: str, kind: str, proposed: Path, parent: QWidget) -> Path:
        assert (title, kind, parent) == ("Make a trial box", "Locked boxes (*.zip.age)", made)
        assert proposed.parent == store.settings.folder
        return tmp_path / proposed.name

    made = BoxDoor(store, choose=choose, choose_new=choose_new)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


def test_a_second_key_is_told_and_several_boxes_are_listed(
    door: BoxDoor, qtbot: QtBot, tmp_path: Path
) -> None:
    """Each has a card with its time, the newest first; given again it keeps its card."""
    check_kept("box door", said("no box yet", door))
    handed = []
    door.handed.connect(handed.append)
    QTest.mouseClick(door.area.button, Qt.MouseButton.LeftButton)
    for _time in range(2):
        with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
            door.check(handed[0])
        assert [card.title.text() for card in door.cards] == ["b.zip.age", "a.zip.age"]
    assert [card.warning.isVisibleTo(card) for card in door.cards] == [True, False]
    assert "2027-03-05T13:45:00Z" in door.cards[0].when.text()
    assert (tmp_path / "a.zip.age").exists()
    qtbot.waitUntil(lambda: door.cards[0].y() < door.cards[1].y())
    assert door.area.y() < door.trial_button.y() < door.results.y()


def test_a_trial_box_and_a_cover_note_are_made_here(
    door: BoxDoor, qtbot: QtBot, tmp_path: Path, sets: Path
) -> None:
    """The trial box is shown at once; its note and the page that opens it come beside it."""
    (sets / "trial.zip.age").touch()
    QTest.mouseClick(door.trial_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(door.cards) == 1 and door.jobs.is_idle, timeout=20_000)
    (card,) = door.cards
    assert card.title.text() == "trial-2.zip.age"
    assert card.box.wait_words(datetime.now(UTC)).startswith("Opens in 0 d 0 h")
    QTest.mouseClick(card.note_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: door.jobs.is_idle, timeout=20_000)
    names = ["trial-2.note.txt", "trial-2.note.pdf", "unlock.html"]
    assert card.result.text().splitlines() == ["To send with the box. Saved beside it:", *names]
    assert all((tmp_path / name).is_file() for name in names)


def test_a_cover_note_is_in_the_language_of_the_system(
    door: BoxDoor, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing else was chosen for papers, whoever gets the box reads what its sender speaks."""
    monkeypatch.setattr("bigdeal_gui.gui.check.box.door.language_of_system", lambda: "de")
    with qtbot.waitSignal(door.jobs.idle, timeout=20_000):
        door.check([tmp_path / "a.zip.age"])
    door.cards[0].note_button.click()
    qtbot.waitUntil(lambda: door.jobs.is_idle, timeout=20_000)
    assert "Öffnet" in (tmp_path / "a.note.txt").read_text("utf-8")


def test_a_trial_box_without_a_work_folder_begins_at_home(store: SettingsStore, qtbot: QtBot) -> None:
    """Cancelled, none is made."""
    store.replace(replace(store.settings, folder=None))
    proposed: list[Path] = []
    door = BoxDoor(store, choose_new=lambda _title, _kind, path, _parent: proposed.append(path))
    qtbot.addWidget(door)
    door.trial_button.click()
    assert proposed == [Path.home() / "trial.zip.age"]
    assert door.jobs.is_idle


def test_what_is_asked_of_a_box_is_asked_for_it(qtbot: QtBot, tmp_path: Path) -> None:
    """With its answer, which is more than blanks; what came out is forgotten when it is given again."""
    (box,), _answer = read_given_boxes([box_in(tmp_path, b"boards")])
    parent = QWidget()
    qtbot.addWidget(parent)
    card = BoxCard(box, parent)
    asked: list[tuple[object, ...]] = []
    card.open_asked.connect(lambda *what: asked.append(what))
    card.note_asked.connect(lambda *what: asked.append(what))
    card.answer.setPlainText(" ")
    assert not card.button.isEnabled()
    card.answer.setPlainText(" an answer")
    card.button.click()
    card.note_button.click()
    assert asked == [(box, " an answer"), (box,)]
    card.show_files([DeliveredFile(tmp_path / "a.pbn", 1)])
    assert card.result.text() == "The box is open. Saved beside it:\na.pbn"
    assert (card.result.isHidden(), card.button.isEnabled()) == (False, False)
    other = replace(box, path=tmp_path / "other.zip.age")
    card.show_box(other)
    assert (card.box, card.result.isHidden(), card.button.isEnabled()) == (other, True, True)
