"""The pool: everything that goes in changes what comes out."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.randomness.events import InputEvent, InputKind, encode_event
from bigdeal_gui.randomness.pool import SYSTEM_BYTES, Pool
from bigdeal_gui.randomness.ripemd160 import ripemd160
from tests.randomness import traces


class Counter:
    """Deterministic bytes in place of the operating system's, different at every call."""

    def __init__(self) -> None:
        self.calls: list[int] = []

    def __call__(self, count: int) -> bytes:
        """Return `count` bytes that tell this call from the others."""
        self.calls.append(count)
        return bytes((place * 7 + len(self.calls)) % 256 for place in range(count))


def drawn(records: list[bytes], moment: bytes = b"now") -> bytes:
    """Return the seed that records lead to, with the same system bytes each time."""
    pool = Pool(Counter())
    for record in records:
        pool.mix(record)
    return pool.seed(moment).reveal()


def record(data: bytes) -> bytes:
    """Return a record as the pool takes it in."""
    return len(data).to_bytes(4, "little") + data


def test_a_seed_is_the_hash_of_all_records() -> None:
    """The seed is RIPEMD-160 over the length-prefixed records, system bytes first and again at the end."""
    source = Counter()
    start, again = source(40), source(40)
    parts = [b"bigdeal-gui pool 1", start, b"event", again, b"clocks"]
    assert drawn([b"event"], b"clocks") == ripemd160(b"".join(map(record, parts)) + b"seed")


@settings(deadline=None)
@given(st.lists(st.binary(max_size=12), max_size=6), st.lists(st.binary(max_size=12), max_size=6))
def test_different_histories_lead_to_different_seeds(one: list[bytes], other: list[bytes]) -> None:
    """No two histories of records look alike, however they are cut."""
    assert (drawn(one) == drawn(other)) == (one == other)


@pytest.mark.parametrize("place", range(0, 40, 3))
def test_every_event_changes_the_digest(place: int) -> None:
    """T20: leave out any event, credited or not, and another seed comes out."""
    events = [*traces.human(7, 18), *traces.foreign(traces.human(8, 1)), InputEvent(1, InputKind.OTHER)]
    events.append(InputEvent(2, InputKind.PRESS, 1, is_repeat=True))
    records = [encode_event(event) for event in events]
    assert len(records) >= 40
    assert drawn(records) != drawn(records[:place] + records[place + 1 :])


def test_the_system_is_asked_at_the_start_and_at_every_seed() -> None:
    """40 bytes go in when the pool begins and 40 more before each seed."""
    source = Counter()
    pool = Pool(source)
    assert source.calls == [SYSTEM_BYTES]
    pool.seed(b"")
    pool.seed(b"")
    assert source.calls == [SYSTEM_BYTES] * 3
    assert SYSTEM_BYTES == 40


def test_no_seed_comes_twice() -> None:
    """The same system bytes and the same moment still give another seed, and the moment matters."""
    pool = Pool(lambda count: bytes(range(count)))
    assert len({pool.seed(b"now").reveal() for _ in range(50)}) == 50
    assert drawn([], b"now") != drawn([], b"then")


def test_a_seed_tells_nothing_of_the_next() -> None:
    """After a seed the pool goes on from another digest of all records; knowing the seed is no help."""
    source = Counter()
    start, again, once_more = source(40), source(40), source(40)
    parts = [b"bigdeal-gui pool 1", start, b"event", again, b"clocks"]
    state = ripemd160(b"".join(map(record, parts)) + b"pool")
    pool = Pool(Counter())
    pool.mix(b"event")
    given_out = pool.seed(b"clocks").reveal()
    following = [b"bigdeal-gui pool 1", state, b"later", once_more, b"then"]
    pool.mix(b"later")
    assert pool.seed(b"then").reveal() == ripemd160(b"".join(map(record, following)) + b"seed")
    assert given_out != state


def test_system_bytes_alone_decide_a_seed() -> None:
    """Two pools fed alike from the real system differ."""
    assert Pool().seed(b"").reveal() != Pool().seed(b"").reveal()


def test_without_the_system_there_is_no_pool_and_no_seed() -> None:
    """A source that fails at the start, or later, stops everything."""

    def dead(_: int) -> bytes:
        raise SystemRandomnessMissing("gone")

    with pytest.raises(SystemRandomnessMissing):
        Pool(dead)
    answers = iter([bytes(range(40))])

    def dying(count: int) -> bytes:
        return next(answers, None) or dead(count)

    pool = Pool(dying)
    with pytest.raises(SystemRandomnessMissing):
        pool.seed(b"")


def test_a_pool_shows_nothing_and_is_not_stored() -> None:
    """Neither repr nor pickle nor copy reveals it."""
    pool = Pool()
    assert repr(pool) == "Pool(hidden)"
    with pytest.raises(TypeError, match="never stored"):
        pickle.dumps(pool)
    with pytest.raises(TypeError, match="never stored"):
        copy.copy(pool)
