"""The pack."""

from collections import Counter
from itertools import combinations
from math import comb

from bigdeal_gui.model.cards import RANKS, SUITS, hands_by_points, high_card_points, suit_lengths


def test_the_pack_has_thirteen_ranks_in_four_suits() -> None:
    """Each suit runs from the ace down to the two, the suits from spades to clubs."""
    assert (RANKS, SUITS) == ("AKQJT98765432", "SHDC")


def test_suit_lengths_counts_each_suit() -> None:
    """Lengths come in the order spades, hearts, diamonds, clubs."""
    assert suit_lengths(bytes([0, 1, 12, 13, 26, 51])) == (3, 1, 1, 1)


def test_points_are_milton_work() -> None:
    """Ace 4, king 3, queen 2, jack 1, the rest nothing: a suit holds 10, the pack 40."""
    assert high_card_points(bytes(range(13))) == 10
    assert high_card_points(bytes(range(52))) == 40
    assert high_card_points(bytes([4, 17, 30, 43])) == 0


def test_hands_by_points_are_those_counted_one_by_one() -> None:
    """Of one card and of two there are as many hands of each number of points as can be laid out."""
    for cards in (1, 2):
        counted = Counter(high_card_points(bytes(hand)) for hand in combinations(range(52), cards))
        assert hands_by_points(cards) == tuple(counted[points] for points in range(max(counted) + 1))


def test_hands_by_points_hold_every_hand() -> None:
    """No hand has more than 37 points, only four have as many, and all together are all hands."""
    hands, sides = hands_by_points(), hands_by_points(26)
    assert (len(hands), hands[0], hands[37], sum(hands)) == (38, comb(36, 13), 4, comb(52, 13))
    assert (len(sides), sides[0], sides[40], sum(sides)) == (41, comb(36, 26), comb(36, 10), comb(52, 26))
