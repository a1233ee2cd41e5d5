"""Hands in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidDeal, InvalidDiagram
from bigdeal_gui.model.diagrams import (
    deal_text,
    hand_printer,
    hands_text,
    parse_deal,
    parse_hand,
    parse_hands,
)
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

TEXT = "N:JT64.AQT93.962.5 AK7.J65.AK74.J98 Q985.K8742..QT63 32..QJT853.AK742"


@given(st.integers(0, DEALS - 1), st.sampled_from(Seat))
def test_a_diagram_reads_back(number: int, first: Seat) -> None:
    """Whoever comes first, the same deal is read."""
    deal = deal_of_number(number)
    text = deal_text(deal, first)
    assert text.startswith(f"{first.letter}:")
    assert parse_deal(text) == deal


def test_voids_and_rotation() -> None:
    """A void is nothing between the dots; hands go clockwise from the first seat."""
    deal = parse_deal(TEXT)
    assert deal_text(deal) == TEXT
    north, east, south, west = TEXT[2:].split()
    assert deal_text(deal, Seat.SOUTH) == f"S:{south} {west} {north} {east}"
    assert hands_text(deal)[2] == south.encode()


def test_other_spellings() -> None:
    """Lower case, 10 for T, blanks around and dashes for no cards are read."""
    assert parse_deal(TEXT.lower().replace("t", "10")) == parse_deal(f"  {TEXT} \n")
    assert parse_hands("w:- - - 2...") == [[], [], [12], []]
    assert parse_hands("N:... ... ... ...") == [[], [], [], []]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "start"),
        ("X:a", "start"),
        ("N", "start"),
        ("N:A.. K.. Q..", "needed, not 3"),
        ("N:A.K.Q ... ... ...", "North has 3 suits"),
        ("E:... A..Z. ... ...", "South has a letter"),
    ],
)
def test_what_is_no_diagram_is_refused(text: str, reason: str) -> None:
    """The error says what is wrong and whose hand it is."""
    with pytest.raises(InvalidDiagram, match=reason):
        parse_hands(text)


def test_hands_that_are_no_deal_are_refused() -> None:
    """A readable diagram of too few cards is not a deal."""
    with pytest.raises(InvalidDeal):
        parse_deal("N:A... K... Q... J...")
    assert parse_hand("A.K..", Seat.NORTH) == [0, 14]


def test_a_printer_puts_its_marks() -> None:
    """Each suit is led by its own mark and the hand closed by the last."""
    deal = parse_deal(TEXT)
    _, east, south, west = deal.hands
    printed = hand_printer(("S", "H", "D", "C"), ",")
    assert printed(east + south + west) == b"SJT64HAQT93D962C5,"
