"""Where a new file is proposed, and what is asked about a paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles, NewPaper, always_saved
from bigdeal_gui.pages.print_requests import PaperAction, PaperAnswer, PaperQuestion

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

QUESTION = PaperQuestion("Labels", "labels.pdf", boxes=2)


class Files(NewFiles):
    """Answers every question, and remembers it."""

    def __init__(self, store: SettingsStore, qtbot: QtBot, answer: PaperAnswer | None = None) -> None:
        window = QWidget()
        qtbot.addWidget(window)
        self.asked: list[tuple[str, str, Path]] = []
        self.target: Path | None = None
        super().__init__(store, window, self._choose_file, lambda _question, _window: answer)
        self.over = window

    def _choose_file(self, title: str, kind: str, proposed: Path, window: QWidget) -> Path | None:
        assert window is self.over
        self.asked.append((title, kind, proposed))
        return self.target


def test_a_file_is_proposed_in_the_work_folder_under_a_free_name(
    store: SettingsStore, qtbot: QtBot, sets: Path
) -> None:
    """A number is put behind a name that is taken; title and kind are the question's."""
    files = Files(store, qtbot)
    (sets / "labels.pdf").touch()
    assert files.ask("Labels", "PDF (*.pdf)", "labels", ".pdf") is None
    assert files.asked == [("Labels", "PDF (*.pdf)", sets / "labels-2.pdf")]
    assert files.window is files.over


def test_the_folder_of_the_last_file_is_proposed_while_it_is_there(
    store: SettingsStore, qtbot: QtBot, sets: Path, tmp_path: Path
) -> None:
    """A drive that was taken out is not."""
    files = Files(store, qtbot)
    drive = tmp_path / "drive"
    drive.mkdir()
    files.remember(drive / "labels.pdf")
    assert files.proposed("labels", ".pdf") == drive / "labels.pdf"
    drive.rmdir()
    assert files.folder == sets
    files.remember(tmp_path / ("x" * 300) / "labels.pdf")
    assert files.folder == sets, "the system refuses to look at a name so long"
    files.begin_in(tmp_path)
    assert files.folder == tmp_path


@pytest.mark.parametrize(
    ("answer", "target", "asks"),
    [
        (None, "here.pdf", 0),
        (PaperAnswer(PaperAction.OPEN, 2), "labels.pdf", 0),
        (PaperAnswer(PaperAction.SAVE, 2), "here.pdf", 1),
    ],
)
def test_a_paper_is_opened_from_the_folder_or_saved_where_one_says(
    store: SettingsStore, qtbot: QtBot, sets: Path, answer: PaperAnswer | None, target: str, asks: int
) -> None:
    """Only what is saved asks for a place; a question given up makes nothing."""
    files = Files(store, qtbot, answer)
    files.target = sets / "here.pdf"
    paper = files.ask_paper(QUESTION, "PDF (*.pdf)", "labels", ".pdf")
    assert paper == (None if answer is None else NewPaper(answer, sets / target))
    assert files.asked == [("Labels", "PDF (*.pdf)", sets / "labels.pdf")] * asks
    files.target = None
    if asks:
        assert files.ask_paper(QUESTION, "PDF (*.pdf)", "labels", ".pdf") is None


def test_papers_are_saved_where_nothing_is_asked() -> None:
    """As every other file."""
    assert always_saved(QUESTION, None) == PaperAnswer(PaperAction.SAVE)  # type: ignore[arg-type] # not looked at
