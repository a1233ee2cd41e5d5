"""What stands around the steps of a tournament, where no story tells it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.view import TournamentView
from bigdeal_gui.pages.tournament.steps import TournamentStep
from bigdeal_gui.services.tournament.record import Milestone
from tests.gui.tournament.test_steps_told import status

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """A window for the view."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_the_folder_of_the_boards_is_asked_for(store: SettingsStore, window: QWidget, tmp_path: Path) -> None:
    """From the one that is shown on; who chooses none keeps it."""
    asked: list[tuple[object, ...]] = []
    answers = [None, tmp_path]

    def choose(title: str, folder: Path, parent: QWidget) -> Path | None:
        asked.append((title, folder, parent))
        return answers.pop(0)

    foot = ProgressFooter(Jobs(window), window)
    view = TournamentView(store, Questions(choose_folder=choose), lambda: date(2026, 11, 21), foot, window)
    view.show_status(status(Milestone.VALUED, value="311"))
    before = view.deal.folder.folder
    view.deal.folder.button.click()
    assert view.deal.folder.folder == before
    view.deal.folder.button.click()
    assert view.deal.folder.folder == tmp_path
    assert asked == [("Folder for the boards", before, view)] * 2


def test_a_step_that_is_asked_for_has_the_focus_in_the_line(
    store: SettingsStore, window: QWidget, qtbot: QtBot
) -> None:
    """The step’s own button is gone with it."""
    foot = ProgressFooter(Jobs(window), window)
    view = TournamentView(store, Questions(), lambda: date(2026, 11, 21), foot, window)
    view.resize(900, 700)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    view.show_status(status(Milestone.VALUED, value="311"))
    view.plan.next_asked.emit(TournamentStep.DEAL)
    assert view.opened is TournamentStep.DEAL
    assert window.focusWidget() is view.line.buttons[TournamentStep.DEAL]
