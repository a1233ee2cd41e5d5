"""Counts of deals: lists and arrays give the same, for one set and for many."""

from __future__ import annotations

import numpy as np
import pytest

from bigdeal_gui.analysis.batches import ListedBatch
from bigdeal_gui.analysis.counts import Counts, counted_kinds, shape_name, statistics_counts
from bigdeal_gui.bulk.counts import ArrayBatch, bulk_counts
from bigdeal_gui.bulk.diagrams import hands_of_texts
from bigdeal_gui.formats.deal_texts import DEAL_TEXT_BYTES, deals_of_texts
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

SIZES = [1, 36, 200, 5_000, 3]


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    """Return as many deals as the sets have."""
    return first_deals(Seed(bytes(20)), b"counts", sum(SIZES))


def texts_of(deals: list[Deal]) -> list[bytes]:
    """Return deals as they are written."""
    return [b" ".join(hands_text(deal)) for deal in deals]


def test_shapes_are_written_as_people_do() -> None:
    """Digits alone where each is one."""
    assert (shape_name((4, 4, 3, 2)), shape_name((10, 2, 1, 0))) == ("4432", "10-2-1-0")


def test_arrays_and_lists_are_the_same_deals(deals: list[Deal]) -> None:
    """Their counts, set by set, their cards and themselves."""
    hands = hands_of_texts(texts_of(deals))
    assert hands is not None
    arrays, lists = ArrayBatch(hands), ListedBatch(deals)
    assert len(arrays) == len(lists) == len(deals)
    assert arrays.counts(SIZES) == lists.counts(SIZES)
    assert list(arrays.owners()) == list(lists.owners()) == [deal.owners() for deal in deals]
    assert list(arrays.deals()) == list(lists.deals()) == deals
    assert "hidden" in repr(arrays)
    assert "hidden" in repr(lists)


def test_sets_together_are_all_deals(deals: list[Deal]) -> None:
    """The rows of the sets add up to the counts of everything."""
    hands = hands_of_texts(texts_of(deals))
    assert hands is not None
    rows = bulk_counts(hands, np.array(SIZES))
    counts = Counts()
    for size, row in zip(SIZES, rows.tolist(), strict=True):
        counts.add_counts(size, row)
    assert (counts.deals, counts.counts) == (len(deals), statistics_counts(deals))
    assert len(counts.counts) == len(counted_kinds()) == 303


def test_whole_suits_are_counted() -> None:
    """Everybody holds a suit: ten points each, kings with their aces."""
    deal = Deal.from_hands([range(first, first + 13) for first in range(0, 52, 13)])
    counted = {
        kind.name: count
        for kind, count in zip(counted_kinds(), statistics_counts([deal]), strict=True)
        if count
    }
    assert counted.pop("10") == 4
    assert counted.pop("13-0-0-0") == 4
    assert counted.pop("13") == 4
    assert counted.pop("0") == 12
    assert counted.pop("with its ace") == 4
    assert len(counted) == 52


def test_texts_are_read_into_arrays_as_into_lists(deals: list[Deal]) -> None:
    """Whatever is no deal for the one is none for the other."""
    texts = texts_of(deals[:40])
    plain = b"AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    for text in (
        plain,
        plain.replace(b"AK", b"KA"),
        plain.replace(b"AK", b"AA"),
        plain.replace(b"AK", b"A."),
        plain.replace(b"AK", b"..", 1),
        plain.replace(b"A", b"a"),
        plain.replace(b"2... .A", b"... .2A"),
        plain.replace(b" ", b"."),
        plain.replace(b"32... .A", b"3...2 .A"),
    ):
        assert len(text) == DEAL_TEXT_BYTES
        arrays, lists = hands_of_texts([*texts, text]), deals_of_texts([*texts, text])
        assert (arrays is None) == (lists is None)
        assert arrays is None or list(ArrayBatch(arrays).deals()) == lists
