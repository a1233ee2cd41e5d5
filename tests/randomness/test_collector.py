"""The collector: pool and meter together."""

import pytest

from bigdeal_gui.errors.randomness import NotEnoughEntropy, SystemRandomnessMissing
from bigdeal_gui.randomness.collector import Collector
from bigdeal_gui.randomness.credit import EntropyMeter, InputEvent, InputKind, MeterMessage, encode_event
from bigdeal_gui.randomness.pool import Pool
from tests.randomness import traces


class Spy(Pool):
    """A pool that notes what is mixed."""

    __slots__ = ("records",)

    def __init__(self) -> None:
        self.records: list[bytes] = []
        super().__init__()

    def mix(self, record: bytes) -> None:
        """Note and mix."""
        self.records.append(record)
        super().mix(record)


@pytest.fixture
def collector() -> Collector:
    """Return a collector on an empty meter."""
    return Collector(Pool(), EntropyMeter())


def test_every_event_is_mixed_also_what_earns_nothing() -> None:
    """Repeats, foreign events, other events and credited ones all reach the pool, in order."""
    pool, meter = Spy(), EntropyMeter()
    collector = Collector(pool, meter)
    before = len(pool.records)
    events = [
        InputEvent(1, InputKind.OTHER),
        InputEvent(2, InputKind.PRESS, 1, is_repeat=True),
        InputEvent(3, InputKind.PRESS, 1, is_spontaneous=False),
        *traces.human(7, 60),
    ]
    bits = [collector.feed(event) for event in events]
    assert pool.records[before:] == [encode_event(event) for event in events]
    assert bits[:3] == [0.0] * 3
    assert sum(bits) == pytest.approx(meter.credit_bits)
    assert meter.credit_bits > 50


def test_where_no_seed_was_taken_nothing_is_given_back(collector: Collector) -> None:
    """An empty meter stays empty."""
    collector.give_back()
    assert collector.meter.credit_bits == 0.0


def test_no_seed_before_the_meter_is_full(collector: Collector) -> None:
    """A seed asked for too early is refused with the bits so far, and nothing is lost."""
    for event in traces.human(7, 60):
        collector.feed(event)
    bits = collector.meter.credit_bits
    with pytest.raises(NotEnoughEntropy) as caught:
        collector.seed(b"now")
    assert (caught.value.have_bits, caught.value.want_bits) == (bits, 213)
    assert collector.meter.credit_bits == bits


def test_a_seed_empties_the_meter(collector: Collector) -> None:
    """A full meter gives one seed and starts again from nothing."""
    for event in traces.human(7, 160):
        collector.feed(event)
    first = collector.seed(b"now").reveal()
    assert collector.meter.credit_bits == 0.0
    assert collector.meter.message is MeterMessage.BEGIN
    with pytest.raises(NotEnoughEntropy):
        collector.seed(b"now")
    assert collector.seed(b"now", system_only=True).reveal() != first


def test_a_seed_that_nobody_used_costs_nothing(collector: Collector) -> None:
    """What it took is credited again, once; the next seed is another one."""
    for event in traces.human(7, 160):
        collector.feed(event)
    bits = collector.meter.credit_bits
    first = collector.seed(b"now").reveal()
    collector.give_back()
    assert collector.meter.credit_bits == bits
    assert collector.seed(b"now").reveal() != first
    collector.give_back()
    collector.give_back()
    assert collector.meter.credit_bits == bits


def test_the_computer_alone_is_asked_only_by_choice(collector: Collector) -> None:
    """With `system_only` an empty meter gives a seed."""
    assert len(collector.seed(b"now", system_only=True).reveal()) == 20


def test_a_failing_system_leaves_the_meter_full() -> None:
    """Where the system fails at the seed, there is no seed and the credit stays."""
    answers = [bytes(range(40))]

    def dying(_: int) -> bytes:
        if not answers:
            raise SystemRandomnessMissing("gone")
        return answers.pop()

    collector = Collector(Pool(dying), EntropyMeter())
    for event in traces.human(7, 160):
        collector.feed(event)
    with pytest.raises(SystemRandomnessMissing):
        collector.seed(b"now")
    assert collector.meter.is_full


def test_an_interruption_reaches_the_meter(collector: Collector) -> None:
    """After a loss of focus no key counts as held."""
    collector.feed(InputEvent(1, InputKind.PRESS, 1))
    collector.interrupted()
    assert collector.meter.keys_down == 0
