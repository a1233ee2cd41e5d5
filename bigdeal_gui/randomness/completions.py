"""Deals that complete a template of fixed cards: for study, since the fixed cards are known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import Layout
from bigdeal_gui.numbering import endings
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.randomness.generator import deal_numbers

if TYPE_CHECKING:
    from bigdeal_gui.randomness.seed import Seed

_OWNER: Final = b"completion"
"""Hashed as a set's owner is, so that completions tell nothing of a set of the same seed."""


def completions(seed: Seed, template: Layout) -> Iterator[Deal]:
    """Return an endless stream of deals in which each seat has the cards of `template`, all equally likely.

    The D numbers of deals are cut into as many equal parts as there are completions. The part in which the
    next number of the generator lies is the completion's number; numbers beyond the last part are skipped.

    Raises:
        InvalidLayout: a hand has more than 13 cards.
        CounterExhausted: while the deals are taken, as `deal_numbers`.
    """
    count = endings.completions(template)
    part = DEALS // count
    drawn = (number // part for number in deal_numbers(seed, _OWNER))
    return (endings.completion(template, number) for number in drawn if number < count)
