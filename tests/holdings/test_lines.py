"""Lines of play: followed against every division they claim, whatever the opponents play."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.holdings.chances import Chance, Suit
from bigdeal_gui.holdings.lines import Cash, Line, line_of_play
from bigdeal_gui.holdings.words import holding_word

RANKS = "AKQJT98765432"
SMALL = st.text("SNO", min_size=2, max_size=9).filter(
    lambda word: word.count("O") <= 5 and len(word) - word.count("O") <= 6
)
WHOLE = (
    st.lists(st.sampled_from("SNOO"), min_size=13, max_size=13)
    .map("".join)
    # Where a hand has next to nothing a suit may take minutes.
    .filter(lambda word: min(word.count("S"), word.count("N")) > 1)
)


def strength(cards: str) -> list[int]:
    """Return the places of cards in the suit, 0 for the ace."""
    return [RANKS.index(card) for card in cards]


class Walk:
    """Follows a line against one division."""

    def __init__(self, hands: dict[str, str], tricks: int) -> None:
        """Take the cards of S, W, N and E, and the tricks that are wanted."""
        self.hands = hands
        self.tricks = tricks

    def takes(self, line: Line | Cash) -> bool:
        """Tell whether the line takes the tricks whatever West and East play."""
        return self._on(self.hands, line, self.tricks)

    def _on(self, hands: dict[str, str], line: Line | Cash, wanted: int) -> bool:
        if isinstance(line, Cash):
            if not line.tricks:
                return wanted <= 0
            theirs = strength(hands["W"] + hands["E"])
            above = [place for place in strength(hands[line.hand]) if place < min(theirs, default=13)]
            return len(above) >= line.tricks >= wanted
        order = {"S": "WNE", "N": "ESW"}[line.hand]
        assert line.card in hands[line.hand]
        for second in hands[order[0]] or "-":
            (branch,) = [one for one in line.branches if held(second, one.cards)]
            assert branch.third in hands[order[1]] if branch.third else not hands[order[1]]
            for fourth in hands[order[2]] or "-":
                (end,) = [one for one in branch.ends if held(fourth, one.cards)]
                played = {line.hand: line.card, order[0]: second, order[1]: branch.third, order[2]: fourth}
                left = {
                    owner: cards.replace(played[owner], "") if played[owner] else cards
                    for owner, cards in hands.items()
                }
                best = min(
                    (RANKS.index(card), owner) for owner, card in played.items() if card not in ("", "-")
                )
                if not self._on(left, end.then, wanted - (best[1] in "SN")):
                    return False
        return True


def held(card: str, groups: frozenset[str]) -> bool:
    """Tell whether a card is of one of the groups; "-" is none."""
    return "" in groups if card == "-" else any(card in group for group in groups)


def check(suit: Suit, chance: Chance) -> None:
    """Follow the line of a chance in every division of the single cards of every lie it claims."""
    line = line_of_play(suit, chance)
    theirs = [rank for rank, owner in zip(RANKS, suit.word, strict=False) if owner == "O"]
    mine = {
        owner: "".join(rank for rank, one in zip(RANKS, suit.word, strict=False) if one == owner)
        for owner in "SN"
    }
    claimed = {west for number, west in enumerate(suit.lies.west()) if chance.lies >> number & 1}
    for division in range(1 << len(theirs)):
        west = [rank for place, rank in enumerate(theirs) if division >> place & 1]
        first, counts = 0, []
        for size in suit.lies.groups:
            counts.append(sum(rank in west for rank in theirs[first : first + size]))
            first += size
        if tuple(counts) in claimed:
            east = "".join(rank for rank in theirs if rank not in west)
            assert Walk({**mine, "W": "".join(west), "E": east}, chance.tricks).takes(line)


@settings(max_examples=60, deadline=None)
@given(SMALL)
def test_a_line_wins_where_it_says(word: str) -> None:
    """Small suits: the line takes its tricks in every division of its lies, against every defence."""
    suit = Suit(word)
    for chance in suit.chances():
        check(suit, chance)


@pytest.mark.unwatched
@settings(max_examples=15, deadline=None)
@given(WHOLE)
def test_a_line_of_a_whole_suit_wins_where_it_says(word: str) -> None:
    """Thirteen cards do as well."""
    suit = Suit(word)
    for chance in suit.chances():
        check(suit, chance)


@pytest.mark.parametrize(("tricks", "lead"), [(6, ("S", "A")), (7, ("N", "4"))])
def test_what_is_wanted_decides_the_lead(tricks: int, lead: tuple[str, str]) -> None:
    """AQT9876 facing 54, an example of Warmerdam's: the ace for six tricks, low to the queen for seven."""
    suit = Suit(holding_word("AQT9876", "54"))
    line = line_of_play(suit, suit.chance(tricks))
    assert isinstance(line, Line)
    assert (line.hand, line.card) == lead


def test_a_finesse_is_a_finesse() -> None:
    """AQJ facing 432: low from North, and the ace only on the king."""
    suit = Suit(holding_word("AQJ", "432"))
    line = line_of_play(suit, suit.chance(3))
    assert isinstance(line, Line)
    assert (line.hand, line.card) == ("N", "2")
    assert {branch.third: branch.cards for branch in line.branches} == {
        "A": frozenset({"K"}),
        "J": frozenset({"T98765"}),
    }


def test_sure_tricks_are_cashed() -> None:
    """Where the tricks are there from the top, the line says no more than that."""
    suit = Suit(holding_word("AKQ", "432"))
    assert line_of_play(suit, suit.chance(3)) == Cash("S", 3)


def test_ways_to_go_on_that_are_the_same_are_one() -> None:
    """The ace, and the jack from the other hand: whether the king falls or not, the line goes on alike."""
    suit = Suit("SONN")
    line = line_of_play(suit, suit.chance(2))
    assert isinstance(line, Line)
    (branch,) = line.branches
    assert [(end.cards, end.then) for end in branch.ends] == [(frozenset({"", "K"}), Cash("N", 1))]
