"""Statistics over deals, beside what chance alone gives, and double-dummy results of many deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from operator import length_hint
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.library.dealing import Quoted, SeedDeals
from bigdeal_gui.library.packages import need_numpy
from bigdeal_gui.library.parts import PartsRun, Progress
from bigdeal_gui.library.spans import SomeDeals, Span, Spans, next_deals
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Table
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from bigdeal_gui.analysis.batches import Batch
    from bigdeal_gui.analysis.many_sets import ManySets, SetTallies
    from bigdeal_gui.analysis.statistics import Statistics

_COUNTERS: Final = 2**18
"""Of a span that is counted: half a second's work."""
_DEALS: Final = 10_000
"""Counted at once where they do not come from a seed; at least so many of sets."""
_MOST_SETS: Final = 1_000
_ENOUGH: Final = 2_000
"""Deals of sets that are counted in arrays."""
_SOLVED: Final = 32
"""Solved at once: some seconds of one processor."""


def statistics(
    dealt: Iterable[Deal],
    *,
    repeats: bool = True,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Statistics:
    """Count deals, one at least, and return every figure: points, shapes, lengths, kings, cards.

    What `deals` gives, untouched, is dealt and counted in parts, in arrays where there is numpy, by
    `executor` where there is one; other deals are sent to it. To look for `repeats`, 16 bytes of each deal
    are kept; without them `repeated_pairs` is None. `progress` takes the deals done and wanted, and may raise
    to stop.

    Raises:
        ValueError: there are no deals.
        WorkerLost: the executor broke; the error's `resume` goes on with another.
    """
    task = _Counting(dealt, repeats=repeats)
    run: PartsRun[Span | SomeDeals, _Counted, None] = PartsRun(task, progress)
    return run.found(executor, task.found)


class _Counted(NamedTuple):
    deals: int
    counts: list[int]
    digests: bytes


class _Counting:
    """Deals, counted."""

    def __init__(self, dealt: Iterable[Deal], *, repeats: bool) -> None:
        from bigdeal_gui.analysis.counts import Counts
        from bigdeal_gui.analysis.repeats import Repeats

        quoted = dealt.taken_whole() if isinstance(dealt, SeedDeals) else None
        self.done, self.total = 0, length_hint(dealt) if quoted is None else quoted.size
        self.work = partial(_counted, repeats=repeats)
        self._spans = None if quoted is None else Spans(quoted, _COUNTERS)
        self._rest = iter(dealt)
        self._counts = Counts()
        self._repeats = Repeats() if repeats else None

    def next_part(self) -> Span | SomeDeals | None:
        return next_deals(self._rest, _DEALS) if self._spans is None else self._spans.next()

    def take(self, part: Span | SomeDeals, result: _Counted) -> tuple[()]:
        if self._spans is None or (isinstance(part, Span) and self._spans.takes(part, result.deals)):
            self._counts.add_counts(result.deals, result.counts)
            self.done += result.deals
            if self._repeats is not None:
                self._repeats.add_digests(result.digests)
        return ()

    def found(self) -> Statistics:
        from bigdeal_gui.analysis.statistics import statistics_from

        return statistics_from(self._counts, None if self._repeats is None else self._repeats.pairs())


def _counted(part: Span | SomeDeals, *, repeats: bool) -> _Counted:
    from bigdeal_gui.analysis.counts import Counts
    from bigdeal_gui.analysis.repeats import deal_digests

    counts, digests = Counts(), bytearray()
    for batch in _batches(part):
        counts.add_counts(len(batch), batch.counts([len(batch)])[0])
        if repeats:
            digests += deal_digests(batch.cards())
    return _Counted(counts.deals, counts.counts, bytes(digests))


def _batches(part: Span | SomeDeals) -> Iterator[Batch]:
    from bigdeal_gui.analysis.batches import ListedBatch
    from bigdeal_gui.services.dealing.sources import BULK_BOARDS, has_bulk

    if isinstance(part, Span) and part.counters >= BULK_BOARDS and has_bulk():
        need_numpy()
        from bigdeal_gui.bulk.counts import ArrayBatch

        yield from (ArrayBatch(hands) for hands in part.arrays())
        return
    rest = part.deals()
    while some := list(islice(rest, _DEALS)):
        yield ListedBatch(some)


def statistics_of_sets(
    sets: Iterable[Iterable[Deal]], *, executor: Executor | None = None, progress: Progress | None = None
) -> ManySets:
    """Count each set by itself, and return how its figures are spread over all sets, beside chance.

    Some are held at a time. Sets that are empty are left out. Those that `deals` gives, untouched, are dealt
    where they are counted. `progress` takes the sets done and wanted, and may raise to stop.

    Raises:
        ValueError: no set has a deal.
        WorkerLost: as `statistics`.
    """
    task = _SetCounting(sets)
    return PartsRun(task, progress).found(executor, task.found)


class _SomeSets(NamedTuple):
    """Sets with their places, from 0. Never shows a card."""

    first: int
    sets: tuple[Quoted | SomeDeals, ...]


class _SetCounting:
    """Sets, counted one by one."""

    def __init__(self, sets: Iterable[Iterable[Deal]]) -> None:
        from bigdeal_gui.analysis.many_sets import SetTallies

        self.done, self.total = 0, length_hint(sets)
        self.work = _tallied
        self._rest = iter(sets)
        self._place = 0
        self._tallies = SetTallies()

    def next_part(self) -> _SomeSets | None:
        some: list[Quoted | SomeDeals] = []
        deals = 0
        while deals < _DEALS and len(some) < _MOST_SETS and (set_ := next(self._rest, None)) is not None:
            quoted = set_.taken_whole() if isinstance(set_, SeedDeals) else None
            some.append(SomeDeals.of(set_) if quoted is None else quoted)
            deals += some[-1].size
        first = self._place
        self._place += len(some)
        return _SomeSets(first, tuple(some)) if some else None

    def take(self, part: _SomeSets, result: SetTallies) -> tuple[()]:
        self._tallies.add_tallies(result)
        self.done += len(part.sets)
        return ()

    def found(self) -> ManySets:
        from bigdeal_gui.analysis.many_sets import judged_statistics

        if not self._tallies.totals.deals:
            raise ValueError("no deals, no statistics")
        return judged_statistics(self._tallies)


def _tallied(part: _SomeSets) -> SetTallies:
    from bigdeal_gui.analysis.counts import statistics_counts
    from bigdeal_gui.analysis.many_sets import SetTallies
    from bigdeal_gui.services.dealing.sources import has_bulk

    tallies = SetTallies()
    sets = [(place, set_) for place, set_ in enumerate(part.sets, part.first) if set_.size]
    quoted = [set_ for _place, set_ in sets if isinstance(set_, Quoted)]
    rows = _rows_of_sets(quoted) if sum(set_.size for set_ in quoted) >= _ENOUGH and has_bulk() else iter(())
    for place, set_ in sets:
        counts = next(rows, None) if isinstance(set_, Quoted) else None
        tallies.add(place, set_.size, statistics_counts(tuple(set_.deals())) if counts is None else counts)
    return tallies


def _rows_of_sets(sets: Sequence[Quoted]) -> Iterator[list[int]]:
    """Yield what is counted of each set, in arrays; the first deals are dealt the plain way too."""
    need_numpy()
    import numpy as np

    from bigdeal_gui.bulk.big_deal import bulk_hands
    from bigdeal_gui.bulk.counts import ArrayBatch
    from bigdeal_gui.services.dealing.bulk import check_first_hands

    records = b"".join(number.to_bytes(12, "big") for set_ in sets for number in set_.numbers())
    hands = bulk_hands(np.frombuffer(records, ">u4").reshape(-1, 3).T.astype(np.uint64))
    check_first_hands(hands[:, : sets[0].size], Seed(sets[0].seed), sets[0].owner)
    yield from ArrayBatch(hands).counts([set_.size for set_ in sets])


def double_dummy(
    dealt: Iterable[Deal], *, executor: Executor | None = None, progress: Progress | None = None
) -> Iterator[Table]:
    """Yield for each deal the tricks that N, E, S and W take as declarer, each in NT, ♠, ♥, ♦ and ♣.

    All processors of this computer work on it, or the workers of `executor`, to which the deals are sent,
    each with one thread and 120 MB. `progress` takes the deals done and wanted, and may raise to stop.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work, here or at a worker.
        WorkerLost: the executor broke; the error's `resume` yields the rest with another.
    """
    return PartsRun(_Solving(dealt, 0 if executor is None else 1), progress).pieces(executor)


class _Solving:
    """Deals, solved."""

    def __init__(self, dealt: Iterable[Deal], threads: int) -> None:
        self.done, self.total = 0, length_hint(dealt)
        self.work = partial(_solved, threads=threads)
        self._rest = iter(dealt)

    def next_part(self) -> SomeDeals | None:
        return next_deals(self._rest, _SOLVED)

    def take(self, _part: SomeDeals, result: tuple[Table, ...]) -> tuple[Table, ...]:
        self.done += len(result)
        return result


def _solved(part: SomeDeals, *, threads: int) -> tuple[Table, ...]:
    from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
    from bigdeal_gui.services.work import CancelToken

    return double_dummy_tables(tuple(part.deals()), lambda _done, _wanted: None, CancelToken(), threads)
