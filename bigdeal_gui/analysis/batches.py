"""Deals of some sets together, and what is taken from them: counts, and bytes to know them again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Protocol

from bigdeal_gui.analysis.counts import statistics_counts

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal


class Batch(Protocol):
    """Some deals, in lists or in arrays. Never shows a card in its repr."""

    def __len__(self) -> int:
        """Return how many they are."""
        ...

    def counts(self, sizes: Sequence[int]) -> list[list[int]]:
        """Return a row of counts for each of the sets they are of, which have so many boards each."""
        ...

    def owners(self) -> Iterator[bytes]:
        """Yield 52 bytes for each deal: the seat (0..3) of each card, ♠A first."""
        ...

    def cards(self) -> Iterator[bytes]:
        """Yield 52 bytes for each deal: its cards, hand after hand, each ascending."""
        ...

    def deals(self) -> Iterator[Deal]:
        """Yield the deals."""
        ...


class ListedBatch:
    """Deals in a list."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self._deals = deals

    def __repr__(self) -> str:
        return f"ListedBatch({len(self)} deals, hidden)"

    def __len__(self) -> int:
        return len(self._deals)

    def counts(self, sizes: Sequence[int]) -> list[list[int]]:
        """Return a row of counts for each set."""
        rest = iter(self._deals)
        return [statistics_counts(list(islice(rest, size))) for size in sizes]

    def owners(self) -> Iterator[bytes]:
        """Yield the seats of the cards of each deal."""
        return (deal.owners() for deal in self._deals)

    def cards(self) -> Iterator[bytes]:
        """Yield the cards of each deal."""
        return (b"".join(deal.hands) for deal in self._deals)

    def deals(self) -> Iterator[Deal]:
        """Yield the deals."""
        return iter(self._deals)
