"""The number map in bulk agrees with the plain one, at every edge of its parts."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.bulk.big_deal import bulk_deals, bulk_hands, bulk_owners
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.numbering.big_deal import DEALS, EASTS, SOUTHS, deal_of_number


def digits(numbers: list[int]) -> np.ndarray:
    """Return numbers as three rows of base-2^32 digits, the highest first."""
    rows = [[number >> shift & 0xFFFFFFFF for number in numbers] for shift in (64, 32, 0)]
    return np.array(rows, np.uint64).reshape(3, -1)


@given(st.lists(st.integers(0, DEALS - 1), max_size=40))
def test_arrays_of_numbers_give_the_deals_of_each(numbers: list[int]) -> None:
    """Every number leads to the deal that the plain map gives, in the same order."""
    assert list(bulk_deals(bulk_hands(digits(numbers)))) == list(map(deal_of_number, numbers))
    owners = bulk_owners(bulk_hands(digits(numbers)))
    assert [row.tobytes() for row in owners] == [deal_of_number(number).owners() for number in numbers]


@pytest.mark.parametrize("step", [1, SOUTHS, EASTS * SOUTHS, 1 << 32, 1 << 64])
def test_the_edges_of_every_hand_and_digit(step: int) -> None:
    """Where North's, East's or South's rank begins or ends, and where a digit carries, nothing slips."""
    edges = [
        number
        for near in (0, step, 2 * step, DEALS // 2 // step * step, (DEALS - 1) // step * step, DEALS - 1)
        for number in range(near - 2, near + 3)
        if 0 <= number < DEALS
    ]
    assert list(bulk_deals(bulk_hands(digits(edges)))) == list(map(deal_of_number, edges))


def test_hands_are_words_of_bits() -> None:
    """Bit 51 - card is set for each card, and the four words of a deal share no bit."""
    hands = bulk_hands(digits([0]))
    assert hands[0, 0] == sum(1 << (51 - card) for card in deal_of_number(0).hands[0])
    assert int(np.bitwise_or.reduce(hands[:, 0])) == 2**52 - 1


@pytest.mark.parametrize("number", [DEALS, DEALS + (1 << 32), 2**96 - 1])
def test_no_deal_has_a_number_past_the_last(number: int) -> None:
    """One number out of range among good ones is an error."""
    with pytest.raises(NumberOutOfRange):
        bulk_hands(digits([0, number, 1]))
