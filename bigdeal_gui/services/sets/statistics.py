"""Statistics over files of boards, once nobody has to play them any more."""

from __future__ import annotations

import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.counts import Counts
from bigdeal_gui.analysis.many_sets import ManySets, SetTallies, judged
from bigdeal_gui.analysis.repeats import KEY_BYTES, ManyRepeats
from bigdeal_gui.analysis.statistics import Statistics, statistics_from
from bigdeal_gui.errors.services import NotFinished
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.services.sets.set_deals import Batched, DealFiles
from bigdeal_gui.storage import disk

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.analysis.batches import Batch
    from bigdeal_gui.formats.caveats import Caveat

UNFINISHED: Final = frozenset({State.BEGUN, State.DEALT, State.DUPLICATED, State.IN_PLAY})
"""Where somebody may still have to play the boards. Of sets from elsewhere nobody here can know."""

_NAMED_SETS: Final = 6
"""So many of the sets that share a board are named."""


@dataclass(frozen=True, slots=True)
class SharedBoards:
    """How many boards are the same in some sets, which are named by their places; in one, they come again.

    `sets` are the first of them, `more` how many others there are.
    """

    sets: tuple[int, ...]
    more: int
    boards: int


@dataclass(frozen=True, slots=True)
class ManyFiles:
    """What is to be said of many sets, and which of their boards are the same, most boards first."""

    found: ManySets
    shared: tuple[SharedBoards, ...]
    repeated_pairs: int


def statistics_of_files(
    paths: Sequence[Path],
    journal: Journal,
    *,
    although_unfinished: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
    tell: Callable[[Path, Sequence[Caveat]], None] = lambda _path, _remarks: None,
) -> Statistics:
    """Return the figures over all boards of `paths` together, in the same memory however many there are.

    Files that no format knows by their ending hold one deal a line, `N:` and four hands, or only the hands
    from North on. `read` returns what a file holds that is read at once, or raises an AppError; `tell` is
    told what was odd about a file, when all of it was read.

    Raises:
        NotFinished: the journal knows boards among them that are still to be played, and
            `although_unfinished` is False.
        FormatError, StorageError: a file cannot be read as boards.
    """
    counts, repeats = Counts(), _Repeated()
    watch = None if although_unfinished else UnfinishedWatch(journal)
    with repeats:
        for batched in DealFiles(read, tell).batches(paths):
            _look(watch, batched.batch)
            (row,) = batched.batch.counts([len(batched.batch)])
            counts.add_counts(len(batched.batch), row)
            repeats.add(batched.batch)
        pairs = sum(len(places) * (len(places) - 1) // 2 for places in repeats.groups())
    return statistics_from(counts, pairs)


def statistics_of_sets(
    paths: Sequence[Path],
    journal: Journal,
    *,
    although_unfinished: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
    tell: Callable[[Path, Sequence[Caveat]], None] = lambda _path, _remarks: None,
) -> ManyFiles:
    """Return what is to be said of many sets, a file each; as `statistics_of_files` otherwise."""
    tallies, repeats, starts = SetTallies(), _Repeated(), [0] * len(paths)
    watch = None if although_unfinished else UnfinishedWatch(journal)
    with repeats:
        for place, boards, counts in _whole_sets(
            _watched(DealFiles(read, tell).batches(paths), watch, repeats)
        ):
            tallies.add(place, boards, counts)
            starts[place] = tallies.totals.deals - boards
        shared: Counter[tuple[int, ...]] = Counter()
        pairs = 0
        for places in repeats.groups():
            pairs += len(places) * (len(places) - 1) // 2
            shared[tuple(sorted({bisect_right(starts, place) - 1 for place in places}))] += 1
    found = (
        SharedBoards(sets[:_NAMED_SETS], len(sets[_NAMED_SETS:]), boards) for sets, boards in shared.items()
    )
    return ManyFiles(judged(tallies), tuple(sorted(found, key=lambda one: -one.boards)), pairs)


def _watched(
    batches: Iterable[Batched], watch: UnfinishedWatch | None, repeats: _Repeated
) -> Iterator[Batched]:
    for batched in batches:
        _look(watch, batched.batch)
        repeats.add(batched.batch)
        yield batched


def _whole_sets(batches: Iterable[Batched]) -> Iterator[tuple[int, int, Sequence[int]]]:
    """Yield place, number of boards and counts of each set, whose boards may come in several batches."""
    place, boards = -1, 0
    counts: Sequence[int] = ()
    for batched in batches:
        rows = batched.batch.counts([size for _place, size in batched.sizes])
        for (of_set, size), row in zip(batched.sizes, rows, strict=True):
            if of_set == place:
                boards += size
                counts = [sum(pair) for pair in zip(counts, row, strict=True)]
                continue
            if boards:
                yield place, boards, counts
            place, boards, counts = of_set, size, row
    if boards:
        yield place, boards, counts


class _Repeated:
    """Equal deals, with a file of the system's temporary folder that has no name."""

    def __init__(self) -> None:
        self._repeats = ManyRepeats(system_bytes(KEY_BYTES), _new_file)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        self._repeats.close()

    def add(self, batch: Batch) -> None:
        try:
            self._repeats.add(batch.owners())
        except OSError as error:
            raise _refused(error) from error

    def groups(self) -> Iterator[list[int]]:
        try:
            yield from self._repeats.groups()
        except OSError as error:
            raise _refused(error) from error


def _new_file() -> BinaryIO:
    return tempfile.TemporaryFile()


def _refused(error: OSError) -> CannotWrite:
    return CannotWrite(Path(tempfile.gettempdir()), disk.reason(error))


def _look(watch: UnfinishedWatch | None, batch: Batch) -> None:
    if watch is not None:
        watch.look(batch)


class UnfinishedWatch:
    """Looks whether boards are still to be played."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._unfinished = journal.fingerprints_of(UNFINISHED)

    def look(self, batch: Batch) -> None:
        """Look at some deals.

        Raises:
            NotFinished: the journal knows that one of them is still to be played.
        """
        if not self._unfinished:
            return
        met = self._unfinished.intersection(self._journal.fingerprints_everywhere(batch.deals()))
        for hit in self._journal.known(met):
            if hit.state in UNFINISHED:
                raise NotFinished(hit.state.value, hit.code, hit.event, hit.date)
