"""Strips say what happened, aloud too; they are closed by their buttons and by Esc."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from bigdeal_gui.errors.services import Refused
from bigdeal_gui.gui.parts.escape import press_escape
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FOLDER = Path("sets")


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page on the screen."""
    made = QWidget()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_faults_of_the_program_say_what_is_safe(page: QWidget, aloud: list[str]) -> None:
    """While a set was dealt, that none is left; else what whoever tells of it knows."""
    strip = ErrorStrip(page)
    assert strip.isHidden()
    strip.show_fault("KeyError, there.py:1")
    kept = said("a fault", strip)
    strip.show_crash("All is well. (KeyError, there.py:1)")
    kept += said("a crash", strip)
    strip.show_note("Title", "Sentence.", "Hint.")
    check_kept("error_strip", kept + said("a note", strip))
    assert strip.isVisible()
    assert aloud[-1] == strip.accessibleDescription() == "Title. Sentence. Hint."


@pytest.mark.parametrize("way", ["button", "key", "escape"])
def test_a_strip_is_closed_and_tells_so(page: QWidget, qtbot: QtBot, way: str) -> None:
    """By its cross, and by Esc on the strip or anywhere on the page."""
    strip = ErrorStrip(page)
    assert not press_escape(page), "nothing is in sight"
    strip.show_note("Title", "Sentence.", "Hint.")
    with qtbot.waitSignal(strip.closed):
        if way == "button":
            strip.close_button.click()
        elif way == "key":
            QTest.keyClick(strip, Qt.Key.Key_Escape)
        else:
            assert press_escape(page)
    assert strip.isHidden()


def test_each_tone_has_its_sign(page: QWidget) -> None:
    """A hint, a success and a warning differ in drawing, colour and frame."""
    strips = [NoteStrip(tone, ("&Do it", "&Not now"), page) for tone in Tone]
    for strip in strips:
        strip.say("Title", "")
    check_kept("note_strips", "".join(said("strip", strip) for strip in strips))


@pytest.mark.parametrize("way", ["button", "key", "escape"])
def test_the_last_button_closes_a_note(page: QWidget, aloud: list[str], way: str) -> None:
    """Esc presses it, too; another button leaves the strip to whoever does what it says."""
    strip = NoteStrip(Tone.HINT, ("&Do it", "&Not now"), page)
    chosen: list[int] = []
    strip.chosen.connect(chosen.append)
    strip.say("Title", "text")
    assert aloud == [strip.accessibleDescription()] == ["Title. text"]
    strip.buttons[0].click()
    assert strip.isVisible()
    if way == "button":
        strip.buttons[1].click()
    elif way == "key":
        QTest.keyClick(strip, Qt.Key.Key_Escape)
    else:
        assert press_escape(page)
    assert strip.isHidden()
    assert chosen == [0, 1]


def test_strips_are_not_there_before_they_say_something(qtbot: QtBot) -> None:
    """On a page that is shown later, too."""
    page = QWidget()
    qtbot.addWidget(page)
    strips = [ErrorStrip(page), NoteStrip(Tone.HINT, (), page)]
    with qtbot.waitExposed(page):
        page.show()
    assert not any(strip.isVisible() for strip in strips)


def test_a_note_without_a_button_stays(page: QWidget) -> None:
    """Esc has nothing to press."""
    strip = NoteStrip(Tone.WARNING, (), page)
    strip.say("Title", "text")
    QTest.keyClick(strip, Qt.Key.Key_Escape)
    assert strip.isVisible()


def test_a_notice_opens_the_folder_of_what_was_made(page: QWidget) -> None:
    """Where there is one; closed, nothing is opened."""
    opened: list[Path] = []
    strip = NoticeStrip("&Open", opened.append, page)
    strip.tell("Made", "tuesday.pdf", None)
    assert strip.folder_button.isHidden()
    strip.folder_button.click()
    strip.tell("Made", "tuesday.pdf", FOLDER)
    assert not strip.folder_button.isHidden()
    strip.folder_button.click()
    assert opened == [FOLDER]
    assert (strip.title.text(), strip.text.text()) == ("Made", "tuesday.pdf")
    strip.buttons[1].click()
    assert strip.isHidden()
    assert opened == [FOLDER]


def test_an_error_says_its_title_itself_and_a_way_out(page: QWidget, aloud: list[str]) -> None:
    """One below the other, beside the cross."""
    strip = ErrorStrip(page)
    strip.show_error(Refused(reason="No."))
    assert (strip.title.text(), strip.sentence.text(), strip.hint.text()) == (
        "Refused",
        "No.",
        "Nothing was written.",
    )
    assert aloud == ["Refused. No. Nothing was written."]
    strip.resize(400, strip.sizeHint().height())
    QApplication.processEvents()
    assert strip.title.y() < strip.sentence.y() < strip.hint.y()
    assert strip.hint.geometry().right() < strip.close_button.x()
    assert strip.close_button.autoRaise()
    assert strip.layout().count() == 3


def test_a_strip_keeps_the_room_for_its_lines(page: QWidget) -> None:
    """However narrow it becomes; a word that is too long for it may be broken at its slashes."""
    strip = ErrorStrip(page)
    words, path = "Several words of a sentence. " * 4, "in /a/folder" + "/with/a/long/name/" * 4
    strip.resize(2_000, 400)
    strip.show_note(words, path, "short")
    lines = []
    for width in (2_000, 300):
        strip.resize(width, 400)
        QApplication.processEvents()
        lines.append(strip.title.minimumHeight())
        assert strip.title.minimumHeight() == strip.title.heightForWidth(strip.title.width())
        is_broken = "\N{ZERO WIDTH SPACE}" in strip.sentence.text()
        assert is_broken is (width == 300), width
        assert "\N{ZERO WIDTH SPACE}" not in strip.title.text() + strip.hint.text()
    assert lines[1] > lines[0]


def test_a_note_has_its_buttons_beside_its_words(page: QWidget) -> None:
    """What is added stands below the words."""
    strip = NoteStrip(Tone.HINT, ("&Do it", "&Not now"), page)
    strip.extra.addWidget(more := QLabel("more", strip))
    strip.say("Title", "text")
    strip.resize(600, strip.sizeHint().height())
    QApplication.processEvents()
    assert (strip.title.text(), strip.text.text()) == ("Title", "text")
    assert strip.title.y() < strip.text.y() < more.y()
    assert strip.title.geometry().right() < strip.buttons[0].x() < strip.buttons[1].x()
