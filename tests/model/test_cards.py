"""The pack."""

from bigdeal_gui.model.cards import high_card_points, suit_lengths


def test_suit_lengths_counts_each_suit() -> None:
    """Lengths come in the order spades, hearts, diamonds, clubs."""
    assert suit_lengths(bytes([0, 1, 12, 13, 26, 51])) == (3, 1, 1, 1)


def test_points_are_milton_work() -> None:
    """Ace 4, king 3, queen 2, jack 1, the rest nothing: a suit holds 10, the pack 40."""
    assert high_card_points(bytes(range(13))) == 10
    assert high_card_points(bytes(range(52))) == 40
    assert high_card_points(bytes([4, 17, 30, 43])) == 0
