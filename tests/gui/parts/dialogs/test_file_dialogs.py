"""What the system's own windows for files are asked to show, and how their answers are taken."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from bigdeal_gui.formats.table import BOARD_SUFFIXES
from bigdeal_gui.gui.history.questions import HistoryQuestions
from bigdeal_gui.gui.parts.dialogs import file_dialogs
from bigdeal_gui.gui.parts.restore_button import choose_backup

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

FOLDER = Path("sets", "club")
HOME = "~"
ALL = "All files (*)"
BOARDS = f"Files of boards ({' '.join(f'*{suffix}' for suffix in (*BOARD_SUFFIXES, '.zip', '.gz'))})"


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """What the dialogs stand over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("ask", "shown"),
    [
        (
            lambda parent: file_dialogs.choose_files(FOLDER, parent),
            ("Files of boards to check", str(FOLDER), f"{BOARDS};;{ALL}"),
        ),
        (
            lambda parent: file_dialogs.choose_tournament(FOLDER, parent),
            ("Verify a tournament", str(FOLDER), f"Packs and plans (*.zip *.sqd);;{ALL}"),
        ),
        (
            lambda parent: file_dialogs.choose_plan(FOLDER, parent),
            ("Open a tournament", str(FOLDER), f"Plans of tournaments (*.sqd);;{ALL}"),
        ),
        (lambda parent: file_dialogs.choose_some("Sheets", parent), ("Sheets",)),
        (lambda parent: file_dialogs.choose_folder("Archive", FOLDER, parent), ("Archive", str(FOLDER))),
        (choose_backup, ("Restore a backup", HOME, f"Backup (*.backup);;{ALL}")),
    ],
    ids=["files", "tournament", "plan", "some", "folder", "backup"],
)
def test_each_dialog_shows_what_is_asked_for(
    ask: Callable[[QWidget], Any], shown: tuple[str, ...], parent: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Title, folder and kinds of files are the question's; the answer is the file, or nothing."""
    asked: list[tuple[object, ...]] = []
    answer = ["chosen"]

    def ask_one(*what: object) -> tuple[str, str]:
        asked.append(what)
        return "".join(answer), ""

    def ask_many(*what: object) -> tuple[list[str], str]:
        asked.append(what)
        return answer, ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask_one)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", ask_many)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *what: ask_one(*what)[0])
    assert ask(parent) in ("chosen", Path("chosen"), [Path("chosen")])
    answer.clear()
    assert not ask(parent)
    expected = [str(Path.home()) if part == HOME else part for part in shown]
    assert asked == [(parent, *expected)] * 2


@pytest.mark.parametrize("is_accepted", [True, False])
def test_a_new_file_is_asked_for_without_an_offer_to_overwrite(
    parent: QWidget,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    is_accepted: bool,  # noqa: FBT001 - a case
) -> None:
    """The name proposed stands there; a name typed without an ending gets the one proposed."""
    dialogs: list[QFileDialog] = []

    def answer(dialog: QFileDialog) -> QDialog.DialogCode:
        dialogs.append(dialog)
        return QDialog.DialogCode.Accepted if is_accepted else QDialog.DialogCode.Rejected

    monkeypatch.setattr(QFileDialog, "exec", answer)
    proposed = tmp_path / "tuesday.pdf"
    wanted = proposed if is_accepted else None
    assert file_dialogs.choose_new_file("Certificate", "PDF (*.pdf)", proposed, parent) == wanted
    set_ = tmp_path / "tuesday"
    wanted = set_ if is_accepted else None
    assert file_dialogs.ask_set_name("Deal", "Go", set_, parent) == wanted
    assert file_dialogs.choose_set_name(tmp_path, "tuesday", parent) == wanted
    one, several, converted = dialogs
    for dialog in dialogs:
        assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        assert dialog.fileMode() is QFileDialog.FileMode.AnyFile
        assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
        assert dialog.directory().absolutePath() == str(tmp_path)
    assert (one.windowTitle(), one.nameFilters(), one.defaultSuffix()) == (
        "Certificate", ["PDF (*.pdf)"], "pdf"
    )  # fmt: skip
    label = QFileDialog.DialogLabel
    assert (several.windowTitle(), several.labelText(label.Accept)) == ("Deal", "Go")
    assert several.labelText(label.FileName) == "Name of the set:"
    assert several.nameFilters() == ["All files of the set (*)"]
    assert (converted.windowTitle(), converted.labelText(label.Accept)) == (
        "Convert: name of the new files", "Convert"
    )  # fmt: skip


def test_a_folder_is_shown_by_the_desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is handed on as a file of this computer."""
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    file_dialogs.open_in_desktop(tmp_path)
    assert shown == [QUrl.fromLocalFile(str(tmp_path))]


def test_of_what_is_dragged_files_of_this_computer_are_taken(tmp_path: Path) -> None:
    """Addresses elsewhere are none."""
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.pbn"), QUrl.fromLocalFile(str(tmp_path / "a.pbn"))])
    assert file_dialogs.dropped_paths(data) == [tmp_path / "a.pbn"]


def test_the_history_asks_in_the_program_s_own_dialogs() -> None:
    """Where nothing stands in for them."""
    assert HistoryQuestions().choose_folder is file_dialogs.choose_folder
