"""The numbers of layouts against an independent program and the definition."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.layouts import Layout, layout_text, parse_layout
from bigdeal_gui.numbering.layouts import LAYOUTS, layout_of_number, number_of_layout

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())
DIAGRAMS = VECTORS["endings"] + VECTORS["layouts"]


def slow_number(layout: Layout) -> int:
    """Return the number of `layout` by the definition, hand after hand."""
    return sum(
        digit * 5 ** (card % 13 * 4 + card // 13)
        for digit, hand in enumerate(layout.hands, start=1)
        for card in hand
    )


def test_count_of_layouts() -> None:
    """Each of 52 cards is in one of five places."""
    assert LAYOUTS == 2_220_446_049_250_313_080_847_263_336_181_640_625


@pytest.mark.parametrize("vector", DIAGRAMS, ids=lambda vector: vector["base5"])
def test_an_independent_program_agrees(vector: dict[str, str]) -> None:
    """Published pairs of layout and number hold in both directions."""
    number = int(vector["base5"])
    assert number_of_layout(parse_layout(vector["diagram"])) == number
    assert layout_text(layout_of_number(number)) == vector["diagram"]


@given(st.one_of(st.integers(0, LAYOUTS - 1), st.integers(0, 1000), st.integers(LAYOUTS - 1000, LAYOUTS - 1)))
def test_both_directions_agree_with_the_definition(number: int) -> None:
    """Every number makes a layout whose number it is, by the map and by the sum of its digits."""
    layout = layout_of_number(number)
    assert Layout.from_hands(layout.hands) == layout
    assert number_of_layout(layout) == number
    assert slow_number(layout) == number


@given(st.lists(st.integers(0, 4), min_size=52, max_size=52).map(bytes))
def test_every_layout_has_its_number(owners: bytes) -> None:
    """Every layout, fouled or not, has a number that makes it again."""
    layout = Layout.from_owners(owners)
    assert 0 <= number_of_layout(layout) < LAYOUTS
    assert layout_of_number(number_of_layout(layout)) == layout


@pytest.mark.parametrize(
    ("number", "diagram"),
    [
        (0, "N:... ... ... ..."),
        (1, "N:A... ... ... ..."),
        (4, "N:... ... ... A..."),
        (5, "N:.A.. ... ... ..."),
        (5**4, "N:K... ... ... ..."),
        (3 * 5**51, "N:... ... ...2 ..."),
        (LAYOUTS - 1, "N:... ... ... " + ".".join(["AKQJT98765432"] * 4)),
    ],
)
def test_single_digits(number: int, diagram: str) -> None:
    """The first digit is ♠A, the next ♥A, the fifth ♠K, the last ♣2; all fours give West the pack."""
    assert layout_text(layout_of_number(number)) == diagram
    assert number_of_layout(parse_layout(diagram)) == number


@pytest.mark.parametrize("number", [-1, LAYOUTS])
def test_numbers_outside_are_refused(number: int) -> None:
    """Numbers outside the range are refused."""
    with pytest.raises(NumberOutOfRange, match=f"base5.*{LAYOUTS - 1}"):
        layout_of_number(number)
