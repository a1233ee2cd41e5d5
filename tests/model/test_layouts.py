"""Hands of any size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidDiagram, InvalidLayout
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.layouts import (
    UNUSED,
    Layout,
    layout_hands,
    layout_text,
    owner_word,
    parse_layout,
    parse_owner_word,
)

DEAL = "N:JT64.AQT93.962.5 AK7.J65.AK74.J98 Q985.K8742..QT63 32..QJT853.AK742"
FOULED = "N:AKQJT98765432.A.. ... .K..2 ..A."

OWNERS = st.lists(st.integers(0, UNUSED), min_size=52, max_size=52).map(bytes)


@given(OWNERS)
def test_owners_and_hands_agree(owners: bytes) -> None:
    """Whoever owns the cards, hands and text lead back to the owners."""
    layout = Layout.from_owners(owners)
    assert layout.owners() == owners
    assert Layout.from_hands(layout.hands) == layout
    assert parse_layout(layout_text(layout)) == layout
    assert layout.sizes == tuple(owners.count(seat) for seat in range(4))


def test_a_deal_is_a_layout() -> None:
    """A diagram of 52 cards gives the hands of the deal."""
    deal = parse_deal(DEAL)
    assert parse_layout(DEAL).hands == deal.hands == layout_hands(deal.owners())


def test_hands_may_have_any_size() -> None:
    """Fourteen cards, none, and cards in any order are read."""
    layout = parse_layout(FOULED)
    assert layout.sizes == (14, 0, 2, 1)
    assert layout_text(layout) == FOULED
    assert parse_layout("W:..a. 2K3... ... -") == parse_layout("N:K32... ... ... ..A.")


@pytest.mark.parametrize(
    ("hands", "problems"),
    [
        ([[0], [0], [1], [1]], ("2 cards that appear more than once",)),
        ([[0, 0], [], [], []], ("1 card that appears more than once",)),
        ([[52], [-1], [300], [0]], ("3 cards that do not exist",)),
        ([[52], [3], [], [3]], ("1 card that does not exist", "1 card that appears more than once")),
        ([[0], [1], [2]], ("4 hands are needed, not 3",)),
    ],
)
def test_what_cannot_lie_together_is_refused(hands: list[list[int]], problems: tuple[str, ...]) -> None:
    """All that is wrong is counted, and no card is named."""
    with pytest.raises(InvalidLayout) as caught:
        Layout.from_hands(hands)
    assert caught.value.problems == problems


def test_repeated_cards_of_a_diagram() -> None:
    """A card in two hands is found in text too; three hands are no diagram."""
    with pytest.raises(InvalidLayout, match=r"^Not a layout: 1 card that appears more than once\.$"):
        parse_layout("N:A... A... ... -")
    with pytest.raises(InvalidDiagram):
        parse_layout("N:A... - -")


def test_a_layout_hides_its_cards() -> None:
    """The repr shows nothing."""
    assert repr(parse_layout(FOULED)) == "Layout(hidden)"


@given(OWNERS)
def test_owner_words_lead_to_layouts(owners: bytes) -> None:
    """52 letters say who has each card, ♠A first; small letters are read as well."""
    layout = Layout.from_owners(owners)
    word = owner_word(layout)
    assert word == "".join("NESW-"[owner] for owner in owners)
    assert parse_owner_word(word.lower()) == layout


@pytest.mark.parametrize("word", ["", "N" * 51, "N" * 53, "N" * 51 + "X", "N" * 51 + "é"])
def test_what_is_no_owner_word(word: str) -> None:
    """Other letters, and another number of them, are refused without being repeated."""
    with pytest.raises(InvalidLayout, match="Not an owner word: it has 52 letters N, E, S, W or -"):
        parse_owner_word(word)
