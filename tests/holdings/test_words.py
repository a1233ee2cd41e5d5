"""Words: reading and writing hands, exchange, order, sinking."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.holdings import InvalidHolding
from bigdeal_gui.holdings.positions import holding_position
from bigdeal_gui.holdings.words import (
    NORTH,
    OPPONENTS,
    SOUTH,
    all_holding_words,
    canonical_word,
    canonical_words,
    exchanged_word,
    hand_in_word,
    holding_word,
    longer_south_word,
    master_count,
    ordered_word,
    standing_words,
    word_has_equal_hands,
    word_with_lowest,
)

WORDS = st.text("SNO", max_size=13)
SUITS = st.text("SNO", min_size=13, max_size=13)


def blocks(word: str) -> list[str]:
    """Return the longest runs without O, one more than there are O's; some may be empty."""
    return word.split(OPPONENTS)


@pytest.mark.parametrize(
    ("south", "north"), [("AX95", "Q4"), ("ax95", "q4"), ("A1095", "Q4"), ("59TA", "4Q"), ("AT95", "Q4")]
)
def test_hands_are_read_in_any_order_and_spelling(south: str, north: str) -> None:
    """Capitals, the order of cards and the spelling of the ten make no difference."""
    assert holding_word(south, north) == "SONOSSOOOSNOO"


def test_the_articles_letters_are_read() -> None:
    """King, queen and jack may be R, D and V, as in French; the ten is X."""
    assert holding_word("ARDVX", "9") == holding_word("AKQJT", "9")
    assert holding_word("av2", "d") == holding_word("AJ2", "Q")


@pytest.mark.parametrize(("south", "north"), [("", "-"), ("-", "")])
def test_a_void_is_a_dash_or_nothing(south: str, north: str) -> None:
    """A hand without cards is read as a dash or as nothing, and written as a dash."""
    word = holding_word(south, north)
    assert word == OPPONENTS * 13
    assert hand_in_word(word, SOUTH) == hand_in_word(word, NORTH) == "-"


@pytest.mark.parametrize(("south", "north"), [("A1", "K"), ("A", "K Q"), ("AB", ""), ("É", "")])
def test_what_is_no_card_is_refused(south: str, north: str) -> None:
    """A character that names no card is an error that does not repeat it."""
    with pytest.raises(InvalidHolding, match=r"cards are A, K, Q, J \(R, D, V\), T or X, 9"):
        holding_word(south, north)


@pytest.mark.parametrize(("south", "north"), [("AA", ""), ("AT", "KX"), ("", "99")])
def test_a_card_stands_once(south: str, north: str) -> None:
    """The same card twice, in one hand or in both, is an error."""
    with pytest.raises(InvalidHolding, match="twice"):
        holding_word(south, north)


@given(SUITS)
def test_words_and_hands_are_one_to_one(word: str) -> None:
    """Writing the hands of a word and reading them gives the word back."""
    assert holding_word(hand_in_word(word, SOUTH), hand_in_word(word, NORTH)) == word


@given(WORDS)
def test_exchange_undoes_itself(word: str) -> None:
    """Exchanging South and North twice changes nothing, and the opponents stay where they are."""
    assert exchanged_word(exchanged_word(word)) == word
    assert [len(block) for block in blocks(exchanged_word(word))] == [len(block) for block in blocks(word)]


@given(WORDS)
def test_order_changes_no_block_but_its_order(word: str) -> None:
    """Ordering keeps each block's cards, puts S before N, and does so once and for all."""
    after = ordered_word(word)
    assert [sorted(block) for block in blocks(after)] == [sorted(block) for block in blocks(word)]
    assert "NS" not in after
    assert ordered_word(after) == after


@given(WORDS)
def test_exchange_and_order_stand_in_any_sequence(word: str) -> None:
    """The canonical word is the same for a word, its exchange, and both of them ordered."""
    forms = {
        canonical_word(one)
        for one in (word, exchanged_word(word), ordered_word(word), ordered_word(exchanged_word(word)))
    }
    assert forms == {canonical_word(word)}
    assert canonical_word(canonical_word(word)) == canonical_word(word)


@given(WORDS)
def test_one_of_two_exchanged_words_stands(word: str) -> None:
    """Of a word and its exchange the same one stands for both, and its South is not the shorter."""
    assert longer_south_word(word) == longer_south_word(exchanged_word(word))
    assert longer_south_word(word) in {word, exchanged_word(word)}
    assert longer_south_word(word).count(SOUTH) >= longer_south_word(word).count(NORTH)
    assert word_has_equal_hands(word) == (word.count(SOUTH) == word.count(NORTH))


def test_masters_are_the_cards_above_every_opponent() -> None:
    """Of AKQ5 and J32 the hands hold three masters and one, as the ten is the opponents'."""
    word = holding_word("AKQ5", "J32")
    assert (master_count(word, SOUTH), master_count(word, NORTH)) == (3, 1)


@given(WORDS, st.sets(st.integers(0, 12)))
def test_sunk_cards_are_the_lowest(word: str, places: set[int]) -> None:
    """The cards sunk stand last, and those that stay keep their order."""
    chosen = sorted(place for place in places if place < len(word))
    after = word_with_lowest(word, chosen)
    assert after[len(word) - len(chosen) :] == "".join(word[place] for place in chosen)
    assert after[: len(word) - len(chosen)] == "".join(
        letter for place, letter in enumerate(word) if place not in chosen
    )


def test_words_come_in_the_order_south_north_opponents() -> None:
    """All words of two cards, in their order."""
    assert list(all_holding_words(2)) == ["SS", "SN", "SO", "NS", "NN", "NO", "OS", "ON", "OO"]


@pytest.mark.parametrize("size", range(6))
def test_those_that_stand_for_others_come_in_the_same_order(size: int) -> None:
    """The words that stand for their exchange, and the canonical ones, are those that map to themselves."""
    assert list(standing_words(size)) == [
        word for word in all_holding_words(size) if longer_south_word(word) == word
    ]
    assert list(canonical_words(size)) == [
        word for word in all_holding_words(size) if canonical_word(word) == word
    ]


def test_words_have_thirteen_letters_unless_told() -> None:
    """Without a size a word is a suit of the pack."""
    assert list(islice(all_holding_words(), 2)) == ["S" * 13, "S" * 12 + "N"]
    assert next(standing_words()) == next(canonical_words()) == "S" * 13


@pytest.mark.parametrize(
    ("word", "position"),
    [("", (0,)), ("S", (16,)), ("O", (0, 1, 0)), ("SON", (16, 1, 1)), ("SOONSO", (16, 2, 17, 1, 0))],
)
def test_a_word_is_a_position_of_groups(word: str, position: tuple[int, ...]) -> None:
    """Declarer's groups stand at even places, and there is one at either end, be it empty."""
    assert holding_position(word) == position
