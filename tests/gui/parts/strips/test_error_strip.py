"""Strips say what happened, aloud too; they are closed by their buttons and by Esc."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

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


@pytest.fixture
def aloud(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told."""
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event.message()))
    return heard


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
    strip.buttons[1].click()
    assert strip.isHidden()
    assert opened == [FOLDER]
