"""What is taken over from Big Deal's own settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from bigdeal_gui.errors import CannotRead, DamagedFile
from bigdeal_gui.gui.settings.old_settings import OldSettings, OldSettingsButton, read_old_settings

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

TEXT = b"[BigDeal]\r\nformats=dup,PBN,zzz,stats,dup\r\naskformats=no\r\nowner= K\x94ln \r\n"


def test_a_file_of_windows_is_read_as_windows_reads_it(tmp_path: Path) -> None:
    """The end of a line is no part of the identification; blanks and foreign letters are."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(TEXT)
    assert read_old_settings(path) == OldSettings(b" K\x94ln ", ("dup", "pbn"), ("zzz", "stats"))


def test_a_file_of_unix_is_read_as_unix_reads_it(tmp_path: Path) -> None:
    """There a carriage return belongs to the identification, as it went into the deals."""
    path = tmp_path / ".bigdealrc"
    path.write_bytes(TEXT)
    assert read_old_settings(path).owner == b" K\x94ln \r"


def test_what_the_file_does_not_say_is_none(tmp_path: Path) -> None:
    """A file without identification and formats brings neither."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(b"askformats=yes\n")
    assert read_old_settings(path) == OldSettings(None, None)


def test_an_empty_identification_is_one(tmp_path: Path) -> None:
    """An empty identification is taken over as such."""
    path = tmp_path / "bigdeal.ini"
    path.write_bytes(b"owner=\nformats=\n")
    assert read_old_settings(path) == OldSettings(b"", ())


def test_the_identification_is_not_shown_by_accident() -> None:
    """It is not in the text of the object, so that no log holds it."""
    assert "secret" not in repr(OldSettings(b"secret club", ()))


@pytest.mark.parametrize(
    ("content", "kind"), [(None, CannotRead), (b"owner=a\nowner=b\n", DamagedFile), (b"words\n", DamagedFile)]
)
def test_the_button_tells_what_went_wrong(
    tmp_path: Path, qtbot: QtBot, content: bytes | None, kind: type[Exception]
) -> None:
    """A file that cannot be read, or is none of Big Deal's, is told as the error."""
    path = tmp_path / "bigdeal.ini"
    if content is not None:
        path.write_bytes(content)
    parent = QWidget()
    qtbot.addWidget(parent)
    button = OldSettingsButton(parent, lambda: str(path))
    with qtbot.waitSignal(button.failed, timeout=1000) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(told.args[0], kind)


def test_a_cancelled_dialog_brings_nothing(qtbot: QtBot) -> None:
    """Without a choice nothing is told."""
    parent = QWidget()
    qtbot.addWidget(parent)
    button = OldSettingsButton(parent, lambda: "")
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
