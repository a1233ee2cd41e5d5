"""The first start: three pages, each optional."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QScrollBar, QWidget

from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.appearance import BODY_POINTS
from bigdeal_gui.gui.settings import first_run
from bigdeal_gui.gui.settings.first_run import FirstRun, documents_folder
from bigdeal_gui.pages.path_words import unbroken_path
from bigdeal_gui.pages.settings import MACHINES
from bigdeal_gui.services.moving import back_up_club
from bigdeal_gui.services.sets.open_journal import open_journal
from bigdeal_gui.storage import places
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Settings
from tests.gui.tree import Story, check_kept

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

WORDS = "several words that nobody would guess"


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    """Return the name of old settings, to be written by the test."""
    return tmp_path / "bigdeal.ini"


@pytest.fixture
def dialog(ini: Path, tmp_path: Path, qtbot: QtBot) -> FirstRun:
    """Return the questions on the screen."""
    made = FirstRun(
        Settings(),
        choose_file=lambda _parent: str(ini),
        choose_folder=lambda _start: str(tmp_path / "boards"),
    )
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def press_next(dialog: FirstRun, qtbot: QtBot) -> None:
    """Press the button that goes on."""
    qtbot.mouseClick(dialog.next_button, Qt.MouseButton.LeftButton)


def test_another_language_ends_the_dialog_to_be_asked_again(qtbot: QtBot) -> None:
    """With what was typed so far. The one in force may be chosen again; an unknown one is English."""
    first = FirstRun(Settings(language="de"))
    qtbot.addWidget(first)
    with qtbot.waitExposed(first):
        first.show()
    assert first.languages.currentText() == "Deutsch"
    assert first.languages.hasFocus() or not first.isActiveWindow()
    first.languages.activated.emit(first.languages.currentIndex())
    assert first.isVisible()
    qtbot.keyClicks(first.identification.line, "Utrecht")
    with qtbot.waitSignal(first.finished, timeout=1000) as ended:
        qtbot.keyClick(first.languages, Qt.Key.Key_Down)
    assert ended.args == [FirstRun.OTHER_LANGUAGE]
    assert first.result_settings() == Settings(owner=b"Utrecht", language="es")
    assert FirstRun(Settings(language="xx")).language == "en"


def test_large_letters_fit_a_small_screen(qapp: QApplication, qtbot: QtBot) -> None:
    """At the largest text size no page is wider than a screen of 800 pixels beside its bars."""
    before = qapp.font()
    large = QFont(before)
    large.setPointSizeF(2 * BODY_POINTS)
    qapp.setFont(large)
    try:
        dialog = FirstRun(Settings())
        qtbot.addWidget(dialog)
        dialog.show()
        for page in range(3):
            dialog._open(page)
            assert dialog.minimumSizeHint().width() <= 720
    finally:
        qapp.setFont(before)


def test_three_answers_become_settings(dialog: FirstRun, tmp_path: Path, qtbot: QtBot) -> None:
    """Identification, machine and folder are taken over, and the questions do not come again."""
    qtbot.keyClicks(dialog.identification.line, "Utrecht")
    press_next(dialog, qtbot)
    dialog.machines["duplimate"].click()
    dialog.machines["bbo"].click()
    press_next(dialog, qtbot)
    qtbot.mouseClick(dialog.folder.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dialog.accepted, timeout=1000):
        press_next(dialog, qtbot)
    assert dialog.result() == QDialog.DialogCode.Accepted
    buttons = (dialog.skip_button, dialog.back_button, dialog.next_button)
    assert [button.accessibleName() for button in buttons] == ["Skip the rest", "Back", "Finish"]
    assert dialog.languages.accessibleName() == "Language"
    assert (tmp_path / "boards").is_dir()
    assert dialog.result_settings() == Settings(
        owner=b"Utrecht",
        machine=("duplimate", "bbo"),
        formats=("dlm", "lin"),
        folder=tmp_path / "boards",
        last_session=(Preset("", "", 1, 24, ("dlm", "lin"), tmp_path / "boards", is_direct=True),),
        is_first_run=False,
    )


def test_it_opens_as_large_as_its_largest_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of some eighty letters, with the step above, the buttons below, and a gap at each."""
    asked: list[tuple[QWidget, ScrollColumn, int, int]] = []
    monkeypatch.setattr(first_run, "fit_to_text", lambda *given: asked.append(given))
    dialog = FirstRun(Settings())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    ((box, column, width, beside),) = asked
    assert box is dialog
    pages = dialog.findChildren(ScrollColumn)
    assert column.height_for(width) == max(page.height_for(width) for page in pages)
    assert 70 < width / dialog.fontMetrics().averageCharWidth() < 100
    gaps = 2 * dialog.layout().spacing()
    assert beside == dialog.step.sizeHint().height() + 40 + gaps


def test_a_folder_that_cannot_be_made_is_told(dialog: FirstRun, tmp_path: Path, qtbot: QtBot) -> None:
    """The questions stay open where the folder that was typed cannot be made."""
    for _page in range(2):
        press_next(dialog, qtbot)
    (tmp_path / "file").write_bytes(b"")
    dialog.folder.line.setText(str(tmp_path / "file" / "boards"))
    press_next(dialog, qtbot)
    assert dialog.isVisible()
    assert dialog.strip.isVisible()
    assert str(tmp_path / "file" / "boards") in unbroken_path(dialog.strip.sentence.text())


def test_a_backup_answers_all_questions(dialog: FirstRun, tmp_path: Path, qtbot: QtBot) -> None:
    """What is no backup is told; with one the old computer's settings are in force, nothing more is asked."""
    (tmp_path / "text").write_bytes(b"text")
    dialog.restore_button.choose_file = lambda _parent: ""
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    dialog.restore_button.choose_file = lambda _parent: str(tmp_path / "text")
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    assert dialog.strip.isVisible()
    club = Settings(owner=b"Utrecht", is_first_run=False)
    bare, sealed = tmp_path / "bare.backup", tmp_path / "sealed.backup"
    journal = open_journal(tmp_path / "old" / "journal.sqlite3")
    back_up_club(journal, bare)
    settings_file.save_settings(places.settings_path(), club)
    back_up_club(journal, sealed, passphrase=WORDS)
    dialog.restore_button.choose_file = lambda _parent: str(bare)
    qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    assert dialog.imported.text() == "The journal is back. This backup has no settings."
    assert dialog.imported.isVisible()
    assert not dialog.strip.isVisible(), "what was wrong before is mended"
    for path in list(places.data_folder().iterdir()):
        path.unlink()
    dialog.restore_button.choose_file = lambda _parent: str(sealed)
    dialog.restore_button.ask = lambda _name, _parent: WORDS
    with qtbot.waitSignal(dialog.accepted, timeout=20000):
        qtbot.mouseClick(dialog.restore_button, Qt.MouseButton.LeftButton)
    assert dialog.result_settings() == club


def test_return_goes_on_from_the_line(dialog: FirstRun, qtbot: QtBot) -> None:
    """Typing and Return lead through the first page by keyboard alone."""
    qtbot.keyClicks(dialog.identification.line, "Utrecht")
    qtbot.keyClick(dialog.identification.line, Qt.Key.Key_Return)
    assert dialog.stack.currentIndex() == 1
    assert dialog.step.text() == "Step 2 of 3"


def test_what_each_page_says_is_as_it_was_kept(dialog: FirstRun, qtbot: QtBot) -> None:
    """There and back, with what is told of the machines that are ticked, and what has the focus."""
    story = Story(dialog)
    story.look()
    for _page in range(2):
        press_next(dialog, qtbot)
        story.look()
    for _page in range(2):
        dialog.back_button.click()
        story.look()
    press_next(dialog, qtbot)
    for box in dialog.machines.values():
        box.click()
    story.look()
    check_kept("first run", story.text)


def test_skipping_leaves_everything_and_never_asks_again(dialog: FirstRun, qtbot: QtBot) -> None:
    """Skip at once keeps the defaults, whatever was half typed."""
    qtbot.keyClicks(dialog.identification.line, "half")
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        qtbot.mouseClick(dialog.skip_button, Qt.MouseButton.LeftButton)
    assert dialog.result_settings() == Settings(is_first_run=False)


def test_skipping_the_rest_keeps_what_was_passed(dialog: FirstRun, qtbot: QtBot) -> None:
    """Pages passed with Next count; Esc skips those that follow."""
    qtbot.keyClicks(dialog.identification.line, "Utrecht")
    press_next(dialog, qtbot)
    dialog.machines["kops"].click()
    with qtbot.waitSignal(dialog.rejected, timeout=1000):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result_settings() == Settings(owner=b"Utrecht", is_first_run=False)


def test_back_leads_back(dialog: FirstRun, qtbot: QtBot) -> None:
    """Back opens the page before; the first page has none before it."""
    press_next(dialog, qtbot)
    qtbot.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    assert dialog.stack.currentIndex() == 0
    assert dialog.identification.line.hasFocus() or not dialog.isActiveWindow()
    assert not dialog.back_button.isVisible()


def test_no_machine_leaves_the_usual_formats(dialog: FirstRun, qtbot: QtBot) -> None:
    """With nothing ticked the formats stay as they were."""
    press_next(dialog, qtbot)
    press_next(dialog, qtbot)
    assert dialog.result_settings().formats == Settings().formats


def test_the_files_are_told_while_ticking(dialog: FirstRun, qtbot: QtBot) -> None:
    """Below the machines stands which files they give."""
    press_next(dialog, qtbot)
    dialog.machines["dupsoft"].click()
    assert ".dup" in dialog.ticked.text()
    assert ".pbn" not in dialog.ticked.text()


def test_old_settings_come_byte_for_byte(dialog: FirstRun, ini: Path, qtbot: QtBot) -> None:
    """An identification in an old code page is shown, with its number, and kept as it is."""
    ini.write_bytes(b"no settings\n")
    qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    ini.write_bytes(b"formats=dup,pbn,zzz\r\nowner= K\x94ln\r\n")
    qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    assert dialog.identification.code_page.isVisible()
    assert dialog.identification.fingerprint.isVisible()
    assert "zzz" in dialog.imported.text()
    assert not dialog.strip.isVisible(), "what was wrong before is mended"
    press_next(dialog, qtbot)
    press_next(dialog, qtbot)
    assert dialog.result_settings().owner == b" K\x94ln"
    assert dialog.result_settings().formats == ("dup", "pbn")


@pytest.mark.parametrize("content", [b"askformats=no\n", b"formats=\n"])
def test_an_import_without_anything_says_so(
    dialog: FirstRun, ini: Path, content: bytes, qtbot: QtBot
) -> None:
    """A file that names neither identification nor formats changes nothing."""
    ini.write_bytes(content)
    qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    assert "nothing to import" in dialog.imported.text()
    assert dialog.identification.owner == b""


def test_a_damaged_import_is_said_and_forgotten(dialog: FirstRun, ini: Path, qtbot: QtBot) -> None:
    """What is wrong with a file stands in the strip until the page is left."""
    ini.write_bytes(b"no settings\n")
    qtbot.mouseClick(dialog.import_button, Qt.MouseButton.LeftButton)
    assert dialog.strip.isVisible()
    press_next(dialog, qtbot)
    assert not dialog.strip.isVisible()


def test_it_fits_the_screen(dialog: FirstRun) -> None:
    """The questions are no larger than the screen."""
    room = dialog.screen().availableGeometry().size()
    assert dialog.height() <= room.height()
    assert dialog.width() <= room.width()


@pytest.mark.parametrize("machine", MACHINES)
def test_every_machine_has_formats_that_exist(dialog: FirstRun, machine: str) -> None:
    """Each machine has a box, and its formats are in the table and offered."""
    assert dialog.machines[machine].text()
    assert MACHINES[machine]
    for name in MACHINES[machine]:
        assert format_by_name(name).name == name
        assert format_by_name(name).is_offered


def test_a_page_that_was_passed_counts_after_going_back(dialog: FirstRun, qtbot: QtBot) -> None:
    """Whatever page the questions are left on."""
    press_next(dialog, qtbot)
    dialog.machines["kops"].click()
    press_next(dialog, qtbot)
    for _page in range(2):
        dialog.back_button.click()
    press_next(dialog, qtbot)
    dialog.reject()
    assert dialog.result_settings().machine == ("kops",)


@pytest.mark.parametrize("name", ["", "there", "new/er"])
def test_the_folder_is_made_where_it_is_missing(
    dialog: FirstRun, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    """However deep; without one there is nothing to make."""
    (tmp_path / "there").mkdir()
    for _page in range(2):
        press_next(dialog, qtbot)
    dialog.folder.line.setText(str(tmp_path / name) if name else "")
    press_next(dialog, qtbot)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.result_settings().folder == (tmp_path / name if name else None)
    assert (tmp_path / name).is_dir()


def test_documents_are_where_the_system_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it names a folder, and that is there."""
    named = iter([str(tmp_path), str(tmp_path / "gone"), ""])
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: next(named))
    assert [documents_folder() for _time in range(3)] == [tmp_path, None, None]


def test_no_page_has_to_be_scrolled(dialog: FirstRun, qtbot: QtBot) -> None:
    """Opened, the questions are as high as the highest of them needs."""
    for _page in range(2):
        assert all(bar.maximum() == 0 for bar in dialog.findChildren(QScrollBar) if bar.isVisibleTo(dialog))
        press_next(dialog, qtbot)
