"""The identification: bytes stay as they are until somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from bigdeal_gui.gui.settings.identification_field import IdentificationField
from bigdeal_gui.pages.identification import CODE_PAGES, Identification, identification_of
from bigdeal_gui.randomness.ripemd160 import ripemd160

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

KOELN = "Bridgeclub Köln".encode("cp850")


@given(st.binary(max_size=120))
def test_any_bytes_can_be_shown_and_kept(owner: bytes) -> None:
    """Every identification has letters in some code page, and showing it changes no byte."""
    shown = identification_of(owner)
    assert shown.owner == owner
    assert "\N{REPLACEMENT CHARACTER}" not in shown.text or b"\xef\xbf\xbd" in owner
    assert all(letter.isprintable() or ord(letter) > 0x7F for letter in shown.text)


@given(st.binary(max_size=120), st.sampled_from(CODE_PAGES))
def test_editable_letters_lead_back_to_the_same_bytes(owner: bytes, code_page: str) -> None:
    """Where the text may be edited, typing it as it stands gives the same bytes."""
    shown = Identification(owner, code_page)
    if shown.is_editable:
        assert shown.typed(shown.text) == shown


@given(st.text(max_size=60))
def test_any_text_can_be_typed(text: str) -> None:
    """Whatever is typed becomes bytes, in UTF-8 where the code page has no such letter."""
    typed = Identification(KOELN, "cp850").typed(text)
    assert typed.code_page in {"cp850", "utf-8"}


def test_letters_outside_the_code_page_turn_it_into_utf_8() -> None:
    """A letter that the old code page lacks is kept, all of it in UTF-8."""
    typed = Identification(KOELN, "cp850").typed("Köln ♠")
    assert typed == Identification("Köln ♠".encode(), "utf-8")


def test_control_characters_are_shown_and_counted() -> None:
    """A carriage return at the end is shown as a picture, told, and kept."""
    shown = identification_of(b"Utrecht\r")
    assert shown.text == "Utrecht␍"
    assert shown.has_hidden
    assert shown.typed("Arnhem␍").owner == b"Arnhem\r"
    assert not identification_of(b"Utrecht").has_hidden


def test_a_picture_in_the_bytes_is_not_taken_for_a_control_character() -> None:
    """An identification that holds such a picture itself cannot be edited into something else."""
    assert not identification_of("␍".encode()).is_editable


def test_the_fingerprint_is_the_hash_that_goes_into_deals() -> None:
    """The number shown is the RIPEMD-160 of the bytes; of the empty ones the published answer."""
    assert identification_of(b"").fingerprint == "9c1185a5c5e9fc54612808977ee8f548b2258d31"
    assert identification_of(KOELN).fingerprint == ripemd160(KOELN).hex()


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


@pytest.mark.parametrize(
    ("owner", "word"), [(b"x" * 100, "Longer"), (b"Utrecht ", "cannot be seen"), (b"Utrecht", "")]
)
def test_what_the_eye_misses_is_said(field: IdentificationField, owner: bytes, word: str) -> None:
    """Too long a text and hidden characters are told; a plain one needs no words."""
    field.set_owner(owner)
    assert word in field.warning.text()
    assert field.warning.isVisible() == bool(word)
