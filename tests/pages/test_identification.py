"""The identification: bytes stay as they are until somebody types."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.pages.settings import CODE_PAGES, Identification, chosen_identification
from bigdeal_gui.randomness.ripemd160 import ripemd160

KOELN = "Bridgeclub Köln".encode("cp850")


@given(st.binary(max_size=120))
def test_any_bytes_can_be_shown_and_kept(owner: bytes) -> None:
    """Every identification has letters in some code page, and showing it changes no byte."""
    shown = chosen_identification(owner)
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
    assert Identification(KOELN, "cp850").typed("Köln") == Identification("Köln".encode("cp850"), "cp850")
    assert Identification(KOELN, "cp850").is_editable


def test_control_characters_are_shown_and_counted() -> None:
    """A carriage return at the end is shown as a picture, told, and kept."""
    shown = chosen_identification(b"Utrecht\r")
    assert shown.text == "Utrecht␍"
    assert shown.has_hidden
    assert shown.typed("Arnhem␍").owner == b"Arnhem\r"
    hidden = {b"Utrecht": False, b"U t": False, b"U\tt": True, b"U\x7ft": True, b" U": True, b"U ": True}
    assert {owner: chosen_identification(owner).has_hidden for owner in hidden} == hidden
    assert chosen_identification(b"\x00\x1f\x7f").text == "␀␟␡"


def test_a_picture_in_the_bytes_is_not_taken_for_a_control_character() -> None:
    """An identification that holds such a picture itself cannot be edited into something else."""
    assert not chosen_identification("␍".encode()).is_editable


def test_the_fingerprint_is_the_hash_that_goes_into_deals() -> None:
    """The number shown is the RIPEMD-160 of the bytes; of the empty ones the published answer."""
    assert chosen_identification(b"").fingerprint == "9c1185a5c5e9fc54612808977ee8f548b2258d31"
    assert chosen_identification(KOELN).fingerprint == ripemd160(KOELN).hex()
