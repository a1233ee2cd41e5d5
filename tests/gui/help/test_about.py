"""The About box tells version, self-test, licences and folders."""

from __future__ import annotations

import hashlib
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QWidget

from bigdeal_gui import TITLE, __version__
from bigdeal_gui.gui.help import about
from bigdeal_gui.gui.help.about import LICENCES, AboutDialog, NoticeWindow
from bigdeal_gui.gui.help.page import HelpWindow
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.words import spoken_now, translate_with
from tests.gui.tree import check_kept

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot


def shown(qtbot: QtBot, parts: tuple[str, ...] = ("hash", "generator")) -> AboutDialog:
    """Return the box on the screen."""
    dialog = AboutDialog(parts)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def test_name_and_version_are_told(qtbot: QtBot) -> None:
    """Program and version stand in the title."""
    dialog = shown(qtbot)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert f"{TITLE} {__version__}" in texts
    assert any(not label.pixmap().isNull() for label in dialog.findChildren(QLabel)), "and its picture"


def test_the_parts_of_the_self_test_are_told(qtbot: QtBot) -> None:
    """Each part that was found sound is named."""
    dialog = shown(qtbot)
    assert dialog.self_test.text() == "Passed: hash, generator."


def test_the_parts_of_the_self_test_are_told_in_the_users_language(
    qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    """Every part that the self-test tries has words of its own, a format's with its name in them."""
    before = spoken_now()
    request.addfinalizer(lambda: translate_with(*before))
    translate_with(lambda context, text: f"<{context}: {text}>")
    parts = run_self_test()
    dialog = shown(qtbot, parts)
    told = dialog.self_test.text().removeprefix("Passed: ").removesuffix(".").split(", ")
    assert len(told) == len(parts)
    assert all(words.startswith("<errors: ") for words in told)
    assert "<errors: format pbn>" in told


def test_every_work_is_named_with_its_licence(qtbot: QtBot) -> None:
    """The list is as it was kept, with what may be done with Qt below it."""
    dialog = shown(qtbot)
    check_kept("licences", dialog.licences.toPlainText())


def test_a_self_test_without_answer_is_no_pass(qtbot: QtBot) -> None:
    """While nothing was found sound the box says that nothing can be dealt."""
    dialog = shown(qtbot, ())
    assert "Nothing can be dealt" in dialog.self_test.text()


def test_a_program_on_a_stick_says_that_it_keeps_things_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Carried about, the program shows its folders as those beside it."""
    box = shown(qtbot)
    here = {label.text() for label in box.findChildren(QLabel)}
    monkeypatch.setattr("bigdeal_gui.gui.help.about.portable_home", lambda: tmp_path)
    box = shown(qtbot)
    there = {label.text() for label in box.findChildren(QLabel)}
    assert here - there == {"Stored on this computer"}
    assert there - here == {"Stored beside the program"}


def test_licences_are_listed(qtbot: QtBot) -> None:
    """Every work the program contains stands there with its terms."""
    dialog = shown(qtbot)
    text = dialog.licences.toPlainText()
    for work, terms in LICENCES:
        assert f"{work}: {terms}" in text
    assert "replace" in text


def test_folders_and_the_sum_of_the_page_are_told_and_can_be_copied(qtbot: QtBot, own_home: Path) -> None:
    """The SHA-256 of verify.html, and the folders, stand in lines that can be read but not changed."""
    dialog = shown(qtbot)
    lines = dialog.findChildren(QLineEdit)
    digest = hashlib.sha256((resource_folder() / "verify" / "verify.html").read_bytes()).hexdigest()
    folders = [str(own_home / "config"), str(own_home / "data")]
    assert [line.text() for line in lines] == [digest, *folders]
    assert all(line.isReadOnly() for line in lines)
    assert [line.cursorPosition() for line in lines] == [0, 0, 0], "their beginnings are in sight"


def test_it_fits_the_screen_and_closes(qtbot: QtBot) -> None:
    """The box is no larger than the screen, and its button and Esc close it."""
    dialog = shown(qtbot)
    assert dialog.screen().availableGeometry().size().height() > dialog.height()
    close = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close)
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    dialog.show()
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_it_opens_as_large_as_its_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of some eighty letters, with the button below and the gap above it."""
    asked: list[tuple[QWidget, QWidget, int, int]] = []
    monkeypatch.setattr(about, "fit_to_text", lambda *given: asked.append(given))
    dialog = shown(qtbot)
    ((box, column, width, beside),) = asked
    assert box is dialog
    assert isinstance(column, ScrollColumn)
    assert 70 < width / dialog.fontMetrics().averageCharWidth() < 100
    buttons = dialog.findChild(QDialogButtonBox)
    assert beside == buttons.sizeHint().height() + dialog.layout().spacing()


def test_windows_to_read_in_are_large_and_can_be_larger(qtbot: QtBot) -> None:
    """The licences in full have room for many lines of eighty letters; help and they fill the screen."""
    parent = QWidget()
    qtbot.addWidget(parent)
    notice, help_window = NoticeWindow("text", parent), HelpWindow(parent)
    for window in (notice, help_window):
        assert window.windowFlags() & Qt.WindowType.WindowMaximizeButtonHint
    letters = notice.text.fontMetrics()
    assert notice.width() > letters.averageCharWidth() * 80
    assert notice.height() > letters.lineSpacing() * 20
    assert notice.width() > notice.height()


def test_the_frozen_program_shows_every_licence_in_full(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the program brings the notice of all it contains, a button opens it, and Esc closes it."""
    (tmp_path / "THIRD-PARTY.txt").write_text("Łódź Public License", "utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    dialog = shown(qtbot)
    qtbot.mouseClick(dialog.notice_button, Qt.MouseButton.LeftButton)
    (window,) = dialog.findChildren(NoticeWindow)
    assert window.text.toPlainText() == "Łódź Public License"
    assert window.text.isReadOnly()
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    assert window.text.font().family() == fixed.family()
    with qtbot.waitSignal(window.destroyed, timeout=1000):
        qtbot.keyClick(window, Qt.Key.Key_Escape)


def test_without_a_notice_there_is_no_button(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the sources each library brings its own licence, and the button would open nothing."""
    assert not shown(qtbot).notice_button.isVisible()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert not shown(qtbot).notice_button.isVisible()
