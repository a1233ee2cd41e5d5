"""Deals in arrays: the counts, seats and cards of those in lists, set by set."""

from __future__ import annotations

import pytest

from bigdeal_gui.analysis.batches import ListedBatch
from bigdeal_gui.formats.deal_texts import texts_of_deals
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

pytest.importorskip("numpy")
counts = pytest.importorskip("bigdeal_gui.bulk.counts")
diagrams = pytest.importorskip("bigdeal_gui.bulk.diagrams")

SIZES = [1, 7, 2, 30, 3]
LISTED = [deal_of_number(DEALS // 43 * place + place) for place in range(42)]
SUIT_EACH = Deal(tuple(bytes(range(first, first + 13)) for first in (0, 13, 26, 39)))  # type: ignore[arg-type]


@pytest.fixture(params=[4096, 5, 1])
def batch(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> object:
    """Return the deals in arrays, a few of which are looked at together."""
    monkeypatch.setattr(counts, "_AT_ONCE", request.param)
    return counts.ArrayBatch(diagrams.hands_of_texts(texts_of_deals([*LISTED, SUIT_EACH])))


def test_arrays_are_as_lists(batch: object) -> None:
    """Whatever is taken of deals is the same, wherever the sets and the pieces begin."""
    listed = ListedBatch([*LISTED, SUIT_EACH])
    assert len(batch) == len(listed) == sum(SIZES)  # type: ignore[arg-type]
    for what in ("owners", "cards", "deals"):
        assert list(getattr(batch, what)()) == list(getattr(listed, what)()), what
    assert batch.counts(SIZES) == listed.counts(SIZES)  # type: ignore[attr-defined]
    assert repr(batch) == "ArrayBatch(43 deals, hidden)"


TEXT = texts_of_deals(LISTED[:1])[0]


@pytest.mark.parametrize(
    "text",
    [
        TEXT.replace(b" ", b".", 1),
        TEXT.replace(b".", b" ", 1),
        TEXT.replace(b"A", b"K", 1),
        TEXT.replace(b"A", b"a", 1),
        TEXT[1:] + TEXT[:1],
        b"." + TEXT[1:],
    ],
)
def test_texts_of_no_deal_are_left_to_others(text: bytes) -> None:
    """One that is spelt otherwise, or has a card twice, and those beside it with it."""
    good = texts_of_deals(LISTED[1:3])
    assert diagrams.hands_of_texts(good) is not None
    assert diagrams.hands_of_texts([good[0], text, good[1]]) is None
