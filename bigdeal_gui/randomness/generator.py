"""The generator: from a seed and an owner to Big Deal's numbers, and so to deals.

Number k is the first 12 bytes, big-endian, of RIPEMD160(LE32(seq) || seed || RIPEMD160(owner)) for the
k-th seq = 1, 2, 3 … whose value is below D; other values are skipped, so every deal is equally likely.
The digest is never emitted whole nor fed back, so no number tells another.
Source: Big Deal 2.0 (behaviour), FORMATS "The generator".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.randomness import CounterExhausted
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.randomness import ripemd160

if TYPE_CHECKING:
    from bigdeal_gui.randomness.seed import Seed

LAST_COUNTER: Final = 2**32 - 1
"""The last seq that four little-endian bytes hold; past it is an error, never a wrap."""

NUMBER_BYTES: Final = 12

_LIMIT: Final = DEALS.to_bytes(NUMBER_BYTES, "big")


def deal_numbers(seed: Seed, owner: bytes, *, first_counter: int = 1) -> Iterator[int]:
    """Yield Big Deal's numbers, 0 <= number < DEALS, from `seed` and the owner's identification.

    Raises:
        CounterExhausted: when seq would pass 2^32 - 1.
    """
    yield from numbers_of_counters(seed, owner, range(first_counter, LAST_COUNTER + 1))
    raise CounterExhausted(LAST_COUNTER)


def numbers_of_counters(seed: Seed, owner: bytes, counters: range) -> Iterator[int]:
    """Yield the numbers that `counters`, from 1 to 2^32 - 1, give: those of `deal_numbers`."""
    tail = seed.reveal() + ripemd160.ripemd160(owner)
    empty = ripemd160.new()
    for counter in counters:
        running = empty.copy()
        running.update(counter.to_bytes(4, "little") + tail)
        leading = running.digest()[:NUMBER_BYTES]
        # Big-endian bytes compare as their numbers do: a rejected value never becomes an integer.
        if leading < _LIMIT:
            yield int.from_bytes(leading, "big")


def generated_deals(seed: Seed, owner: bytes, *, first_counter: int = 1) -> Iterator[Deal]:
    """Yield the deals of `seed` and `owner` from a counter on, in Big Deal's order.

    Raises:
        CounterExhausted: as `deal_numbers`.
    """
    return map(deal_of_number, deal_numbers(seed, owner, first_counter=first_counter))


def first_deals(seed: Seed, owner: bytes, count: int) -> list[Deal]:
    """Return the first `count` deals of `seed` and `owner`."""
    return list(islice(generated_deals(seed, owner), count))
