"""The generator in bulk says what the generator says, and ends where it ends."""

from __future__ import annotations

import pickle
from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.bulk import generator as bulk
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.errors.randomness import CounterExhausted, SelfTestFailed
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.randomness.generator import LAST_COUNTER, deal_numbers
from bigdeal_gui.randomness.ripemd160 import ripemd160
from bigdeal_gui.randomness.seed import Seed

OWNER = b"Test Club"


def numbers(words: np.ndarray) -> list[int]:
    """Return the numbers whose digits stand in three rows."""
    return [high << 64 | middle << 32 | low for high, middle, low in words.T.tolist()]


def generator(lanes: int = 64) -> BulkGenerator:
    """Return a generator of a fixed seed."""
    return BulkGenerator(Seed(bytes(range(20))), OWNER, lanes)


@pytest.mark.unwatched
@given(st.binary(min_size=20, max_size=20), st.binary(max_size=60), st.integers(1, 40))
def test_ranges_joined_are_the_generators_numbers(secret: bytes, owner: bytes, lanes: int) -> None:
    """Whatever the seed, the owner and the width of a range, the numbers are the same in the same order."""
    ranges = islice(BulkGenerator(Seed(secret), owner, lanes).ranges(), 5)
    found = [number for words in ranges for number in numbers(words)]
    assert found == list(islice(deal_numbers(Seed(secret), owner), len(found)))


def test_a_range_of_many_lanes_is_the_same() -> None:
    """Thousands of lanes at once hash as each would alone."""
    found = numbers(generator(bulk.LANES).words(1, bulk.LANES))
    assert found == list(islice(deal_numbers(Seed(bytes(range(20))), OWNER), len(found)))


def test_digests_are_the_hashes_first_bytes() -> None:
    """Accepted or not, each counter gives the first twelve bytes of its message's hash."""
    tail = bytes(range(20)) + ripemd160(OWNER)
    columns = np.stack(generator().digests(7, 20), axis=1).astype("<u4")
    expected = [ripemd160(counter.to_bytes(4, "little") + tail)[:12] for counter in range(7, 27)]
    assert [row.tobytes() for row in columns] == expected


def test_the_last_counters_count() -> None:
    """The range that ends at 2^32 - 1 is dealt whole, and then the generator stops."""
    first = LAST_COUNTER - 99
    expected = deal_numbers(Seed(bytes(range(20))), OWNER, first_counter=first)
    found: list[int] = []
    with pytest.raises(CounterExhausted):
        for words in generator().ranges(first):
            found += numbers(words)
    with pytest.raises(CounterExhausted):
        for number in expected:
            assert number == found.pop(0)
    assert not found


def test_the_last_counter_is_a_range_of_its_own() -> None:
    """From the last counter on there is one more range, and then an error."""
    ranges = generator().ranges(LAST_COUNTER)
    assert numbers(next(ranges)) == numbers(generator().words(LAST_COUNTER, 1))
    with pytest.raises(CounterExhausted):
        next(ranges)


def test_no_range_passes_the_last_counter() -> None:
    """A range that would wrap is an error, before anything is hashed."""
    with pytest.raises(CounterExhausted):
        generator().words(LAST_COUNTER, 2)


def test_numbers_at_the_limit_are_told_apart() -> None:
    """D - 1 is a deal's number; D and what lies above are not, whichever digit decides."""
    middle = 1 << 32
    edge = [
        DEALS - 1,
        DEALS,
        DEALS + 1,
        DEALS - middle,
        DEALS + middle,
        DEALS - (1 << 64),
        DEALS + (1 << 64),
        0,
    ]
    rows = [np.array([one >> shift & 0xFFFFFFFF for one in edge], np.uint32) for shift in (64, 32, 0)]
    assert bulk._is_below(rows).tolist() == [one < DEALS for one in edge]


def test_a_wrong_answer_ends_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the hash does not give a published answer, nothing is dealt."""
    bulk.check_bulk_generator()
    monkeypatch.setattr(bulk, "KNOWN_ANSWERS", ((b"abc", "00" * 20),))
    with pytest.raises(SelfTestFailed):
        bulk.check_bulk_generator()


def test_a_generator_shows_and_stores_nothing() -> None:
    """Its repr is bare, and pickling it is refused."""
    assert repr(generator()) == "BulkGenerator(hidden)"
    with pytest.raises(TypeError):
        pickle.dumps(generator())
