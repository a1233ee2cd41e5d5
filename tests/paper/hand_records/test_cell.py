"""One board of a hand record, on a surface that needs no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.hand_records.cell import Cell
from bigdeal_gui.paper.hand_records.grid import record_grid
from bigdeal_gui.paper.record_options import RecordOptions, SuitColours
from bigdeal_gui.paper.record_text import board_texts
from bigdeal_gui.paper.surface import Role
from bigdeal_gui.paper.words import words_of_paper

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.paper.surface import Surface

    NewSurface = Callable[[float, float], Surface]

DEAL = Deal.from_owners(bytes(range(4)) * 13)
CELL = (64.6, 44.0)
SIDES = {
    Vulnerability.NONE: set(),
    Vulnerability.NORTH_SOUTH: {"N", "S"},
    Vulnerability.EAST_WEST: {"E", "W"},
    Vulnerability.ALL: {"N", "E", "S", "W"},
}


def drawn(recorder: NewSurface, number: int, colours: SuitColours) -> Surface:
    """Return a surface with board `number` on it."""
    surface = recorder(200, 200)
    language = words_of_paper("en")
    options = RecordOptions(colours=colours)
    texts = board_texts([Board(number, DEAL)], language, options, None)
    grid = record_grid(*CELL, language, texts)
    Cell(surface, language, colours, grid).draw(10.0, 20.0, texts[0])
    return surface


@pytest.mark.parametrize("colours", SuitColours)
@pytest.mark.parametrize("number", range(1, 17))
def test_the_compass_shows_who_deals_and_who_is_vulnerable(
    recorder: NewSurface, number: int, colours: SuitColours
) -> None:
    """Vulnerable seats stand on a light tint, the dealer's letter is bold and underlined."""
    surface = drawn(recorder, number, colours)
    tinted = [area for area in surface.rectangles if area.fill is not None]
    assert len(tinted) == len(SIDES[vulnerability(number)])
    assert {area.fill for area in tinted} <= {colours.tint}
    letters = [one for one in surface.runs if one.text in set("NESW")]
    behind = {
        run.text
        for run in letters
        for left, top, width, height in (area.box for area in tinted)
        if left < run.left + run.width / 2 < left + width and top < run.baseline < top + height
    }
    assert behind == SIDES[vulnerability(number)]
    assert [run.text for run in letters if run.style.is_bold] == [dealer(number).letter]
    (line,) = surface.strokes
    left, top, right, bottom = line.ends
    (run,) = (one for one in surface.runs if one.text == dealer(number).letter)
    assert (left, right) == pytest.approx((run.left, run.left + run.width))
    assert top == bottom
    assert 0 < top - run.baseline < 1


@pytest.mark.parametrize("colours", SuitColours)
def test_suits_have_their_colours(recorder: NewSurface, colours: SuitColours) -> None:
    """Each symbol stands four times in its colour; the cards are black."""
    runs = drawn(recorder, 1, colours).runs
    for symbol, colour in zip("♠♥♦♣", colours.of_suits, strict=True):
        assert [one.style.colour for one in runs if one.text == symbol] == [colour] * 4
    cards = [one for one in runs if " " in one.text and set(one.text) <= set("AKQJ1098765432 ")]
    assert len(cards) == 16
    assert {one.style.colour for one in cards} == {"#000000"}


def test_a_hand_follows_its_seat(recorder: NewSurface) -> None:
    """Who listens hears the seat, then its four suits, seat by seat; and the points at the end."""
    texts = [one.text for one in drawn(recorder, 4, SuitColours.TWO).runs]
    assert texts[:3] == ["4", "West deals", "Both vul"]
    starts = [texts.index(seat) for seat in "NESW"]
    assert starts == [3, 12, 21, 30]
    for start in starts:
        assert texts[start + 1 : start + 9 : 2] == ["♠", "♥", "♦", "♣"]
    assert texts[39] == "HCP"
    assert sum(map(int, texts[40:])) == 40


def test_a_board_is_read_aloud_in_words(recorder: NewSurface) -> None:
    """Who has the page read hears the board, seats and suits by their names, and of a void that it is one."""
    surface, english = recorder(200, 200), words_of_paper("en")
    board = Board(4, Deal.from_hands([range(first, first + 13) for first in (0, 13, 26, 39)]))
    found = DoubleDummy(
        ((13, 0, 0, 0, 0),) * 4, 1520, (Contract(7, Strain.HEARTS, (Seat.EAST,), is_doubled=False, over=0),)
    )
    texts = board_texts([board], english, RecordOptions(double_dummy=True), [found])
    grid = record_grid(*CELL, english, texts)
    Cell(surface, english, SuitColours.TWO, grid).draw(0.0, 0.0, texts[0])
    said = [(part.role, part.spoken) for part in surface.parts]
    assert said[0] == (Role.HEADING, "Board 4")
    assert [spoken for role, spoken in said if role is Role.SUBHEADING] == ["North", "East", "South", "West"]
    assert [spoken for role, spoken in said if role is Role.LABEL] == list(english.suits) * 4
    assert [spoken for role, spoken in said if role is Role.BODY].count(english.void) == 12
    assert [spoken for role, spoken in said if role is Role.PARAGRAPH and "hearts" in spoken.lower()] == [
        f"E 7 {english.suits[1]} ="
    ]
    assert [spoken for role, spoken in said if role is Role.COLUMN_HEAD] == ["", *english.suits]
    assert [spoken for role, spoken in said if role is Role.ROW_HEAD] == ["North South", "East West"]
    assert said[-1] == (Role.SECTION, "")
