"""Completions of a template: every deal with its cards, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import Layout, parse_layout
from bigdeal_gui.numbering import pavlicek
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.numbering.endings import completion, completions
from bigdeal_gui.randomness import completions as drawn
from bigdeal_gui.randomness.seed import Seed

TWO_TO_THREE = parse_layout("N:AKQJT98765432... .AKQJT9876543.. ..AKQJT98765432. ...AKQJT987654")
"""♥2, ♣3 and ♣2 are left: one for East, two for West."""

ONE_OF_ELEVEN = parse_layout("N:AKQJT9876543... .AKQ.. ..AKQJT98765432. ...AKQJT98765432")
"""♠2 and ten hearts are left: one card for North, ten for East. D is no multiple of eleven."""


def test_every_completion_has_one_number() -> None:
    """Where three cards are left, the three deals come out, and fixed cards stay."""
    assert completions(TWO_TO_THREE) == 3
    deals = [completion(TWO_TO_THREE, number) for number in range(3)]
    assert len({deal.hands for deal in deals}) == 3
    for deal in deals:
        assert Deal.from_hands(deal.hands) == deal
        fixed = zip(TWO_TO_THREE.hands, deal.hands, strict=True)
        assert all(set(held) <= set(hand) for held, hand in fixed)


@given(st.integers(0, DEALS - 1))
def test_the_empty_template_has_every_deal(number: int) -> None:
    """Its completions are the deals in Pavlicek's order, and a deal completes itself alone."""
    deal = completion(parse_layout("N:- - - -"), number)
    assert deal == pavlicek.deal_of_number(number)
    assert completions(Layout(deal.hands)) == 1
    assert completion(Layout(deal.hands), 0) == deal


def test_a_hand_of_fourteen_has_no_completion() -> None:
    """It is told by its size."""
    with pytest.raises(InvalidLayout, match="Not a part of a deal: cards held: North 14"):
        drawn.completions(Seed(bytes(20)), parse_layout("N:AKQJT98765432.A.. - - -"))


def test_completions_are_equally_likely() -> None:
    """Of 3,000 draws among three, each is within five standard deviations of a third."""
    counts = Counter(deal.hands for deal in islice(drawn.completions(Seed(bytes(20)), TWO_TO_THREE), 3_000))
    assert len(counts) == 3
    assert all(abs(count - 1_000) < 130 for count in counts.values())


def test_numbers_beyond_the_last_part_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The D numbers are cut into equal parts; what is left of them after the last part draws nothing."""
    part, beyond = divmod(DEALS, completions(ONE_OF_ELEVEN))
    assert beyond
    numbers = iter([part - 1, DEALS - 1, part])
    monkeypatch.setattr(drawn, "deal_numbers", lambda _seed, _owner: numbers)
    made = list(drawn.completions(Seed(bytes(20)), ONE_OF_ELEVEN))
    assert made == [completion(ONE_OF_ELEVEN, number) for number in (0, 1)]
