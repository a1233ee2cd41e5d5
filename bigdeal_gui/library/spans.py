"""Deals in parts that another process can be given: a span of a seed's counters, or some deals themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from bigdeal_gui.library.dealing import Quoted, study_seed
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number
from bigdeal_gui.randomness import generator
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from bigdeal_gui.bulk.big_deal import Words

_DEALS_A_COUNTER: Final = DEALS / 2**96
_SPREAD: Final = 4
"""Standard deviations by which a last span is longer than is expected to be enough."""


class Span(NamedTuple):
    """`counters` of a seed from `first` on, and at most so many deals of them. Never shows itself."""

    seed: bytes
    owner: bytes
    first: int
    counters: int
    most: int

    def __repr__(self) -> str:
        return "Span(hidden)"

    def deals(self) -> Iterator[Deal]:
        """Yield the deals, one by one."""
        counters = range(self.first, self.first + self.counters)
        numbers = generator.numbers_of_counters(Seed(self.seed), self.owner, counters)
        return map(deal_of_number, islice(numbers, self.most))

    def arrays(self) -> Iterator[Words]:
        """Yield the hands in arrays; the first deals of each are dealt the plain way too. Needs numpy.

        Raises:
            SelfTestFailed: they differ.
        """
        from bigdeal_gui.bulk.big_deal import bulk_hands
        from bigdeal_gui.bulk.generator import LANES, BulkGenerator
        from bigdeal_gui.services.dealing.bulk import check_first_hands

        seed, left = Seed(self.seed), self.most
        bulk = BulkGenerator(seed, self.owner)
        for first in range(self.first, self.first + self.counters, LANES):
            counters = min(LANES, self.first + self.counters - first)
            hands = bulk_hands(bulk.words(first, counters)[:, :left])
            check_first_hands(hands, seed, self.owner, first)
            left -= hands.shape[1]
            yield hands
            if not left:
                return


class Spans:
    """Cuts the first deals that are quoted into spans of so many `counters`, seed after seed.

    How many deals a span has is known when it is dealt. So there are as many spans as are likely to be
    enough, and more where they were not; what is too much at the end is left away.
    """

    def __init__(self, quoted: Quoted, counters: int) -> None:
        self._quoted = quoted
        self._counters = counters
        self._place = 0
        self._counters_out = 0
        self._last: Span | None = None
        self._is_cut = False
        self._left = quoted.size

    def next(self) -> Span | None:
        """Return the next span; None while those that are out are likely to be enough."""
        last, self._last = self._last, None
        wanted = self._left - self._counters_out * _DEALS_A_COUNTER
        if last is not None or self._is_cut or not self._left or wanted <= 0:
            return last
        which, first = divmod(self._place, generator.LAST_COUNTER)
        enough = wanted / _DEALS_A_COUNTER
        enough += _SPREAD * sqrt(enough) + _SPREAD
        counters = min(self._counters, generator.LAST_COUNTER - first, int(enough))
        self._place += counters
        self._counters_out += counters
        seed = study_seed(self._quoted.seed, which)
        return Span(seed, self._quoted.owner, first + 1, counters, counters)

    def take(self, span: Span, found: int) -> int:
        """Return how many of the deals that were `found` in a span are wanted."""
        wanted = min(found, self._left)
        self._counters_out -= span.counters
        self._left -= wanted
        return wanted

    def takes(self, span: Span, found: int) -> bool:
        """Tell whether all deals that were `found` in a span are wanted.

        Of the first that has too many, the next span is as many as are.
        """
        if self._is_cut and span.most == span.counters:
            return False
        self._is_cut = self._is_cut or found > self._left
        if found > self._left:
            self._last = span._replace(most=self._left) if self._left else None
            return False
        return self.take(span, found) == found


class SomeDeals(NamedTuple):
    """Deals as their cards, hand after hand: 52 bytes a deal. Never shows itself."""

    cards: bytes

    def __repr__(self) -> str:
        return "SomeDeals(hidden)"

    @classmethod
    def of(cls, deals: Iterable[Deal]) -> Self:
        """Return these deals."""
        return cls(b"".join(b"".join(deal.hands) for deal in deals))

    @property
    def size(self) -> int:
        """How many deals they are."""
        return len(self.cards) // PACK_SIZE

    def deals(self) -> Iterator[Deal]:
        """Yield the deals."""
        for start in range(0, len(self.cards), PACK_SIZE):
            north, east, south, west = (
                self.cards[first : first + HAND_SIZE] for first in range(start, start + PACK_SIZE, HAND_SIZE)
            )
            yield Deal((north, east, south, west))


def next_deals(rest: Iterator[Deal], count: int) -> SomeDeals | None:
    """Return the next of `rest`, `count` at most; None at its end."""
    some = SomeDeals.of(islice(rest, count))
    return some if some.cards else None
