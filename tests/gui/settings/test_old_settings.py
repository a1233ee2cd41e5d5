"""The button that takes over Big Deal's settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.gui.settings.old_settings import OldSettingsButton
from bigdeal_gui.pages.settings import OldSettings

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize(("content", "kind"), [(None, CannotRead), (b"\xff\xfeo\0", DamagedFile)])
def test_the_button_tells_what_went_wrong(
    tmp_path: Path, qtbot: QtBot, content: bytes | None, kind: type[Exception]
) -> None:
    """A file that cannot be read, or is none of Big Deal's, is told as the error."""
    path = tmp_path / "bigdeal.ini"
    if content is not None:
        path.write_bytes(content)
    parent = QWidget()
    qtbot.addWidget(parent)
    button = OldSettingsButton(parent, lambda _parent: str(path))
    with qtbot.waitSignal(button.failed, timeout=1000) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(told.args[0], kind)


def test_a_cancelled_dialog_brings_nothing(qtbot: QtBot) -> None:
    """Without a choice nothing is told."""
    parent = QWidget()
    qtbot.addWidget(parent)
    button = OldSettingsButton(parent, lambda _parent: "")
    with qtbot.assertNotEmitted(button.imported), qtbot.assertNotEmitted(button.failed):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_dialog_shows_hidden_files(tmp_path: Path, qtbot: QtBot) -> None:
    """The real dialog finds `.bigdealrc`, and what was chosen in it is read."""
    path = tmp_path / ".bigdealrc"
    path.write_bytes(b"owner=Utrecht\n")
    parent = QWidget()
    qtbot.addWidget(parent)
    button = OldSettingsButton(parent)

    def drive() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        dialog.findChild(QLineEdit, "fileNameEdit").setText(str(path))
        dialog.accept()
        if dialog.isVisible():  # no test may wait for a person
            dialog.reject()

    QTimer.singleShot(200, drive)
    with qtbot.waitSignal(button.imported, timeout=5000) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args[0] == OldSettings(b"Utrecht", None)
