"""The hint at the start by itself: what is told first, and where the files of finished sets go."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.history import archive_hint
from bigdeal_gui.gui.history.archive_hint import ArchiveHint
from bigdeal_gui.gui.history.questions import HistoryQuestions

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

FOLDER = Path("/archive")
LEFT = tuple(
    SimpleNamespace(of=SimpleNamespace(id=number), files=(Path(f"/sets/{number}.pbn"),) * number)
    for number in (1, 2)
)
NOTE = "Older versions cannot read it."


class Report(SimpleNamespace):
    """What was found at the start."""

    def __init__(self, *, left: int = 0, interrupted: tuple[str, ...] = (), note: str = "") -> None:
        super().__init__(left_over=LEFT[:left], interrupted=interrupted, note=note)


@pytest.fixture
def hint(
    store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[ArchiveHint]:
    """The hint in a window; the lines about the sets that are left have only their numbers."""
    monkeypatch.setattr(
        archive_hint, "left_over_lines", lambda left, more: [*(str(one.of.id) for one in left), more(3)]
    )
    store.replace(replace(store.settings, archive_folder=None))
    window = QWidget()
    qtbot.addWidget(window)
    made = ArchiveHint(store, window, questions=HistoryQuestions(choose_folder=lambda *_: tmp_path))
    with qtbot.waitExposed(window):
        window.show()
    yield made
    made.stop()
    window.close()


def look(hint: ArchiveHint, report: Report, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the hint find `report`."""
    monkeypatch.setattr(archive_hint, "recover_at_startup", lambda _journal, _folder: report)
    hint.look()
    qtbot.waitUntil(lambda: hint.jobs.is_idle)


@pytest.mark.parametrize(
    ("report", "lines"),
    [
        (Report(note=NOTE), ["Your journal was updated", NOTE]),
        (Report(interrupted=("One.", "Two.")), ["Writing the files had been interrupted", "One.", "Two."]),
        (Report(left=1), ["1 file of a finished set still lies in the work folder", "1", "and 3 more"]),
        (
            Report(left=2, interrupted=("One.",), note=NOTE),
            [
                "Your journal was updated", NOTE, "Writing the files had been interrupted", "One.",
                "3 files of 2 finished sets still lie in the work folder", "1", "2", "and 3 more",
            ],
        ),
    ],
)  # fmt: skip
def test_what_was_found_is_told_in_its_order(
    hint: ArchiveHint, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, report: Report, lines: list[str]
) -> None:
    """The first of it is the title; what is in order again is told no more."""
    look(hint, report, qtbot, monkeypatch)
    assert hint.isVisible()
    assert [hint.title.text(), *hint.text.text().split("\n")] == lines
    assert hint.move_button.isVisible() is bool(report.left_over)
    look(hint, Report(), qtbot, monkeypatch)
    assert hint.isHidden()


def test_files_that_are_left_on_purpose_are_not_told(
    hint: ArchiveHint, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless there is an archive all the same."""
    store.replace(replace(store.settings, leaves_files=True))
    look(hint, Report(left=2), qtbot, monkeypatch)
    assert hint.isHidden()
    store.replace(replace(store.settings, archive_folder=FOLDER))
    look(hint, Report(left=2), qtbot, monkeypatch)
    assert hint.isVisible()


def test_files_are_moved_to_the_archive_that_is_chosen(
    hint: ArchiveHint, store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The button rests meanwhile; what could not be moved is named, and cannot be moved again."""
    asked: list[tuple[object, ...]] = []
    go_on = threading.Event()

    def move(_journal: object, *given: object) -> SimpleNamespace:
        asked.append(given)
        go_on.wait(20)
        return SimpleNamespace(left_over=LEFT[1:])

    monkeypatch.setattr(archive_hint, "archive_finished_sets", move)
    look(hint, Report(left=2), qtbot, monkeypatch)
    hint.buttons[1].click()
    assert hint.jobs.is_idle
    look(hint, Report(left=2), qtbot, monkeypatch)
    hint.move_button.click()
    assert not hint.move_button.isEnabled()
    go_on.set()
    qtbot.waitUntil(lambda: hint.jobs.is_idle)
    assert asked == [([1, 2], tmp_path, store.settings.folder)]
    assert store.settings.archive_folder == tmp_path
    assert hint.move_button.isEnabled()
    assert hint.move_button.isHidden()
    assert hint.text.text() == "/sets/2.pbn\n/sets/2.pbn"
