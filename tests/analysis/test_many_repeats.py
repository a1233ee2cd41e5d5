"""Equal deals among any number: found in memory and in the file, which tells nothing of a card."""

from __future__ import annotations

import io

import pytest

from bigdeal_gui.analysis import repeats as equal_deals
from bigdeal_gui.analysis.repeats import KEY_BYTES, ManyRepeats

DEALS = [place.to_bytes(2, "big") * 26 for place in range(1_000)]


def repeats(spilt: io.BytesIO | None = None) -> ManyRepeats:
    """Return one that writes into `spilt`."""
    return ManyRepeats(bytes(KEY_BYTES), lambda: io.BytesIO() if spilt is None else spilt)


@pytest.mark.parametrize("held", [equal_deals.HELD, 400, 1])
def test_deals_that_come_again_are_found(held: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs and threes, by their places, however few are held in memory."""
    monkeypatch.setattr(equal_deals, "HELD", held)
    found = repeats()
    found.add(DEALS)
    found.add([DEALS[7], DEALS[999], b"new"])
    found.add([DEALS[7]])
    assert sorted(found.groups()) == [[7, 1_000, 1_003], [999, 1_001]]
    assert sorted(found.groups()) == [[7, 1_000, 1_003], [999, 1_001]]
    assert len(found) == 1_004
    assert repr(found) == "ManyRepeats(1004 deals, hidden)"
    found.close()


def test_the_file_holds_no_card_and_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written differs with the key, and nothing of a deal stands in it."""
    monkeypatch.setattr(equal_deals, "HELD", 10)
    texts = []
    for key in (bytes(KEY_BYTES), bytes(range(KEY_BYTES))):
        spilt = io.BytesIO()
        found = ManyRepeats(key, lambda spilt=spilt: spilt)  # type: ignore[misc] - bound for this turn
        found.add(DEALS[:20])
        texts.append(spilt.getvalue())
        found.close()
        found.close()
        assert spilt.closed
    assert len(texts[0]) == 20 * 24
    assert texts[0] != texts[1]
    assert all(deal[:4] not in text for deal in DEALS[3:20] for text in texts)
