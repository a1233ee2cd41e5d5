"""The generator against what Big Deal 2.0 dealt."""

import json
import re
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.randomness import CounterExhausted
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.numbering.big_deal import DEALS, number_of_deal
from bigdeal_gui.randomness import generator, ripemd160
from bigdeal_gui.randomness.generator import LAST_COUNTER, deal_numbers, first_deals
from bigdeal_gui.randomness.ripemd160 import from_pycryptodome
from bigdeal_gui.randomness.seed import Seed

CASES = sorted((Path(__file__).parents[1] / "vectors" / "formats").glob("*/case.json"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_the_same_deals_as_big_deal(path: Path) -> None:
    """From the same seed and identification come the same deals in the same order."""
    case = json.loads(path.read_text())
    owner = bytes.fromhex(case["wizard_bytes_hex"] or case["owner_bytes_hex"])
    dealt = re.findall(r'\[Deal "(.*)"\]', (path.parent / "deal.pbn").read_text())
    assert len(dealt) >= 1
    made = first_deals(Seed(bytes.fromhex(case["effective_seed_hex"])), owner, len(dealt))
    assert [deal_text(deal) for deal in made] == dealt


@settings(max_examples=25)
@given(st.binary(min_size=20, max_size=20), st.binary(max_size=40))
def test_numbers_follow_the_definition(secret: bytes, owner: bytes) -> None:
    """Counters are hashed one by one and values from D on are skipped, never folded."""
    expected = []
    counter = 0
    while len(expected) < 5:
        counter += 1
        message = counter.to_bytes(4, "little") + secret + ripemd160.ripemd160(owner)
        value = int.from_bytes(ripemd160.ripemd160(message)[:12], "big")
        if value < DEALS:
            expected.append(value)
    assert list(islice(deal_numbers(Seed(secret), owner), 5)) == expected
    assert [number_of_deal(deal) for deal in first_deals(Seed(secret), owner, 5)] == expected


def test_both_libraries_give_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where OpenSSL lacks RIPEMD-160, pycryptodome deals the same boards."""
    seed = Seed(bytes(range(20)))
    usual = list(islice(deal_numbers(seed, b"owner"), 20))
    monkeypatch.setattr(ripemd160, "new", from_pycryptodome)
    assert list(islice(deal_numbers(seed, b"owner"), 20)) == usual


def test_the_counter_never_wraps() -> None:
    """After the counter 2^32 - 1 comes an error, not counter 0 again."""
    seed = Seed(bytes(20))
    numbers = deal_numbers(seed, b"", first_counter=LAST_COUNTER)
    assert next(numbers) == next(generator.numbers_of_counters(seed, b"", range(2**32 - 1, 2**32)))
    with pytest.raises(CounterExhausted, match="4294967295"):
        next(numbers)


def test_a_rejected_value_is_at_least_d(monkeypatch: pytest.MonkeyPatch) -> None:
    """The border itself: D - 1 is a deal, D is skipped."""

    class Fixed:
        def __init__(self, digests: list[bytes]) -> None:
            self.digests = digests

        def copy(self) -> "Fixed":
            return self

        def update(self, data: bytes) -> None:
            pass

        def digest(self) -> bytes:
            return self.digests.pop(0)

    border = [value.to_bytes(12, "big") + bytes(8) for value in (DEALS, DEALS - 1, 2**96 - 1, 0)]
    digests = [bytes(20), *border]
    monkeypatch.setattr(generator.ripemd160, "new", lambda: Fixed(digests))
    assert list(islice(deal_numbers(Seed(bytes(20)), b""), 2)) == [DEALS - 1, 0]
