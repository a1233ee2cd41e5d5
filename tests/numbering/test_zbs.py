"""Suit words against their definition."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import DamagedNumbers, InvalidWords
from bigdeal_gui.model.layouts import Layout, layout_text, owner_letters, parse_layout
from bigdeal_gui.numbering.zbs import (
    SUIT_LAYOUTS,
    Words,
    layout_of_zbs_words,
    parse_zbs_words,
    zbs_hexadecimal,
    zbs_record,
    zbs_text,
    zbs_texts,
    zbs_words,
    zbs_words_of_bytes,
    zbs_words_of_text,
)

SUIT = st.one_of(
    st.integers(0, SUIT_LAYOUTS - 1), st.integers(0, 1000), st.integers(SUIT_LAYOUTS - 1000, SUIT_LAYOUTS - 1)
)


def slow_words(layout: Layout) -> list[int]:
    """Return the words by the definition: digits 1 … 4 for W, N, E, S, powers from the ace down."""
    north, east, south, west = layout.hands
    words = [2**31, 2**31, 2**31, 0]
    for digit, hand in enumerate((west, north, east, south), start=1):
        for card in hand:
            words[card // 13] += digit * 5 ** (card % 13)
    return words


@given(st.tuples(SUIT, SUIT, SUIT, SUIT))
def test_words_and_layouts_agree(suits: Words) -> None:
    """Any four suits make a layout whose words they are, by the map and by the definition."""
    spades, hearts, diamonds, clubs = suits
    words = (spades + 2**31, hearts + 2**31, diamonds + 2**31, clubs)
    layout = layout_of_zbs_words(words)
    assert Layout.from_hands(layout.hands) == layout
    assert zbs_words(layout) == words == tuple(slow_words(layout))
    assert parse_zbs_words(zbs_hexadecimal(words)) == words


@given(st.lists(st.integers(0, 4), min_size=52, max_size=52).map(bytes))
def test_every_layout_has_its_words(owners: bytes) -> None:
    """Every layout, fouled or not, has words that make it again."""
    layout = Layout.from_owners(owners)
    assert layout_of_zbs_words(zbs_words(layout)) == layout


@pytest.mark.parametrize(
    ("words", "diagram"),
    [
        ("80000000 80000000 80000000 00000000", "N:... ... ... ..."),
        ("80000001 80000000 80000000 00000000", "N:... ... ... A..."),
        ("80000002 80000000 80000000 00000000", "N:A... ... ... ..."),
        ("80000000 80000003 80000000 00000000", "N:... .A.. ... ..."),
        ("80000000 80000000 80000014 00000000", "N:... ... ..K. ..."),
        # 4 · 5^12 = 976,562,500
        ("80000000 80000000 80000000 3A352944", "N:... ... ...2 ..."),
        ("C8C27394 C8C27394 C8C27394 48C27394", "N:... ... " + ".".join(["AKQJT98765432"] * 4) + " ..."),
    ],
)
def test_worked_examples(words: str, diagram: str) -> None:
    """The ace is the least significant digit; 1 to 4 are West, North, East, South."""
    assert layout_text(layout_of_zbs_words(parse_zbs_words(words))) == diagram
    assert zbs_hexadecimal(zbs_words(parse_layout(diagram))) == words


def test_small_letters_are_read() -> None:
    """Hexadecimal digits may be small."""
    assert parse_zbs_words("c8c27394 0000000a") == (0xC8C27394, 10)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("80000000 80000000 80000000", "3 instead of 4"),
        ("80000000 80000000 80000000 00000000 00000000", "5 instead of 4"),
        ("", "0 instead of 4"),
        ("00000000 80000000 80000000 00000000", "that of the spades runs from 80000000 to C8C27394"),
        ("80000000 C8C27395 80000000 00000000", "that of the hearts runs from 80000000 to C8C27394"),
        ("80000000 80000000 00000001 00000000", "that of the diamonds runs"),
        ("80000000 80000000 80000000 C8C27395", "that of the clubs runs from 80000000 to C8C27394"),
        ("80000000 80000000 80000000 48C27395", "that of the clubs runs from 00000000 to 48C27394"),
        ("80000000 8000000 80000000 00000000", "number 2 is not eight hexadecimal digits"),
        ("80000000 80000000 80000000 0x000000", "number 4 is not eight hexadecimal digits"),
        ("800000000 80000000 80000000 00000000", "number 1 is not eight hexadecimal digits"),
    ],
)
def test_what_is_no_diagram_is_refused(text: str, reason: str) -> None:
    """A wrong number of words, a wrong bit 31, too large a word and other text are told apart."""
    with pytest.raises(InvalidWords, match=f"^Not four suit words: {reason}"):
        zbs_text(parse_zbs_words(text))


# -- suits by themselves, and files -----------------------------------------------------------------------


@given(st.lists(st.integers(0, 4), min_size=13, max_size=13).map(bytes))
def test_a_suit_by_itself_has_a_word_without_the_flag(owners: bytes) -> None:
    """Its 13 letters and its four bytes lead to each other."""
    letters = owner_letters(owners)
    record = zbs_record(letters)
    (word,) = zbs_words_of_text(letters)
    assert int.from_bytes(record, "big") == word < SUIT_LAYOUTS
    assert zbs_text([word]) == letters
    assert [*zbs_texts(zbs_words_of_bytes([record]))] == [letters]


@given(st.lists(st.integers(0, 4), min_size=52, max_size=52).map(bytes))
def test_a_deals_words_carry_the_flag(owners: bytes) -> None:
    """In a file all four do; with the clubs' bit clear, as in text, they are read too."""
    text = layout_text(Layout.from_owners(owners))
    record = zbs_record(text)
    assert all(byte >= 0x80 for byte in record[::4])
    assert [*zbs_texts(zbs_words_of_bytes([record]))] == [text]
    assert [*zbs_texts(zbs_words(Layout.from_owners(owners)))] == [text]


def test_suits_and_deals_stand_in_one_file() -> None:
    """The flag tells them apart, wherever the file is cut into chunks."""
    texts = ["WS-----------", "N:A... ... ... ...2", "-------------", "N:... ... ... ..."]
    data = b"".join(map(zbs_record, texts))
    assert [*zbs_texts(zbs_words_of_bytes([data[:8], data[8:]]))] == texts
    assert data[:4].hex() == "00000015"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("00000015 0000", "record 2: it ends after 2 of 4 bytes"),
        ("00000015 80000000 80000000", "record 2: 2 instead of 4"),
        ("00000015 48C27395", "record 2: a suit by itself ends at 48C27394"),
        ("80000000 00000000 80000000 80000000", "record 1: that of the hearts runs from 80000000"),
    ],
)
def test_damaged_files_of_words_name_the_word(data: str, message: str) -> None:
    """A word cut off, a diagram that lacks some and a word of no suit are told with their place."""
    with pytest.raises(DamagedNumbers, match=message):
        list(zbs_texts(zbs_words_of_bytes([bytes.fromhex(data)])))


def test_what_is_no_suit() -> None:
    """13 characters are the letters of one suit, or nothing."""
    with pytest.raises(InvalidLayout, match="it has 13 letters N, E, S, W or -"):
        zbs_record("NESWNESWNESWX")
