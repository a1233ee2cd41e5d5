"""The field of the identification: what is shown, and what is told of typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from bigdeal_gui.gui.settings.identification_field import IdentificationField
from bigdeal_gui.pages.settings import CODE_PAGES
from bigdeal_gui.storage.big_deal_ini import MAX_VALUE_BYTES

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

KOELN = "Bridgeclub Köln".encode("cp850")


@pytest.fixture
def field(qtbot: QtBot) -> IdentificationField:
    """Return the control, shown."""
    made = IdentificationField(None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_typing_is_told_when_it_is_finished(field: IdentificationField, qtbot: QtBot) -> None:
    """A finished change is told once, with the bytes of what was typed."""
    with qtbot.waitSignal(field.changed, timeout=1000):
        qtbot.keyClicks(field.line, "Utrecht")
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert field.owner == b"Utrecht"
    with qtbot.assertNotEmitted(field.changed):
        qtbot.keyClick(field.line, Qt.Key.Key_Return)


def test_the_code_page_changes_letters_alone(field: IdentificationField, qtbot: QtBot) -> None:
    """Choosing other letters shows them and leaves the bytes; plain ASCII needs no choice."""
    field.set_owner(b"Utrecht")
    assert not field.code_page.isVisible()
    field.set_owner(KOELN)
    assert field.code_page.isVisible()
    with qtbot.assertNotEmitted(field.changed):
        field.code_page.setCurrentIndex(CODE_PAGES.index("cp850"))
    assert field.line.text() == "Bridgeclub Köln"
    assert field.owner == KOELN
    qtbot.keyClicks(field.line, "!")
    assert field.owner == KOELN + b"!"


def test_letters_that_cannot_be_shown_cannot_be_edited(field: IdentificationField) -> None:
    """In a code page that lacks some letters the line is only for reading, and says so."""
    field.set_owner(KOELN)
    field.code_page.setCurrentIndex(CODE_PAGES.index("utf-8"))
    assert field.line.isReadOnly()
    assert field.warning.isVisible()
    assert field.owner == KOELN


def test_the_number_is_shown_for_comparison(field: IdentificationField) -> None:
    """The hash stands below in groups, for the eye and for a screen reader; not for an empty line."""
    assert not field.fingerprint.isVisible()
    field.set_owner(b"a")
    assert field.fingerprint.text().replace(" ", "") == "0bdc9d2d256b3ee9daae347be6f4dc835a467ffe"
    assert field.fingerprint.text() in field.fingerprint.accessibleName()
    assert {len(group) for group in field.fingerprint.text().split()} == {8}
    assert field.compare.isVisible()


@pytest.mark.parametrize(
    ("owner", "word"),
    [(b"x" * 100, "Too long"), (b"x" * MAX_VALUE_BYTES, ""), (b"Utrecht ", "invisible"), (b"Utrecht", "")],
)
def test_what_the_eye_misses_is_said(field: IdentificationField, owner: bytes, word: str) -> None:
    """Too long a text and hidden characters are told; a plain one needs no words."""
    field.set_owner(owner)
    assert word in field.warning.text()
    assert field.warning.isVisible() == bool(word)


def test_what_is_shown_already_stays_in_its_letters(field: IdentificationField, qtbot: QtBot) -> None:
    """What comes from the settings is told to nobody, and does not choose other letters."""
    field.set_owner(KOELN)
    field.code_page.setCurrentIndex(CODE_PAGES.index("cp850"))
    field.set_owner(KOELN)
    assert field.code_page.currentIndex() == CODE_PAGES.index("cp850")
    field.set_owner(b"Arnhem")
    with qtbot.assertNotEmitted(field.changed):
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
    with qtbot.waitSignal(field.edited, timeout=1000):
        qtbot.keyClicks(field.line, "!")


def test_a_long_identification_is_shown_from_its_beginning(field: IdentificationField) -> None:
    """With nothing marked."""
    field.hide()
    field.set_owner(b"Tuesday " * 20)
    field.show()
    assert (field.line.cursorPosition(), field.line.hasSelectedText()) == (0, False)
