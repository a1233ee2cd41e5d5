"""Statistics over files of boards, once nobody has to play them any more.

Deals are counted in arrays where numpy is installed, in lists where it is not. Regular pbn files are read as
texts of deals, whatever their length; others by the readers of their formats.
"""

from __future__ import annotations

import os
import stat
import tempfile
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple

from bigdeal_gui.analysis.batches import Batch, ListedBatch
from bigdeal_gui.analysis.counts import Counts
from bigdeal_gui.analysis.many_sets import ManySets, SetTallies, judged_statistics
from bigdeal_gui.analysis.repeats import KEY_BYTES, ManyRepeats
from bigdeal_gui.analysis.statistics import Statistics, statistics_from
from bigdeal_gui.errors.formats import DamagedFile
from bigdeal_gui.errors.model import InvalidDeal, InvalidDiagram
from bigdeal_gui.errors.services import NotFinished, Refused
from bigdeal_gui.errors.storage import CannotRead, CannotWrite
from bigdeal_gui.formats.deal_texts import deals_of_texts, texts_of_deals
from bigdeal_gui.formats.pbn.pattern import Irregular
from bigdeal_gui.formats.pbn.stream import RegularPbn
from bigdeal_gui.formats.table import format_by_name, holds_boards, read_boards_file
from bigdeal_gui.formats.text import TextStream, error_at_line
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.sources import has_bulk
from bigdeal_gui.services.sets.archives import is_archive_name
from bigdeal_gui.services.sets.contents import bytes_on_disk, stream_reader, streamed_boards
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.journal.journal import Duplicate, JournalSet
    from bigdeal_gui.services.sets.contents import Stream

_PBN: Final = format_by_name("pbn")
_ONE_A_LINE: Final = "one deal a line"
_REMARKS: Final = (b"#", b"%", b";")
_AT_ONCE: Final = 2_000
_BATCH: Final = 4_000
"""Deals that are counted at once."""


class SetPart(NamedTuple):
    """Texts of deals of one file, by its place among the files, some at a time."""

    place: int
    texts: Sequence[bytes]
    batch: Batch | None
    """The same deals where they were checked already."""


class Batched(NamedTuple):
    """Deals of some files: how many of each, by its place."""

    sizes: list[tuple[int, int]]
    batch: Batch


def deals_batch(untrusted_texts: Sequence[bytes]) -> Batch | None:
    """Return the deals of texts; None where one of them is none."""
    if has_bulk():
        from bigdeal_gui.bulk.counts import ArrayBatch  # noqa: PLC0415 - numpy costs 60 ms
        from bigdeal_gui.bulk.diagrams import hands_of_texts  # noqa: PLC0415 - as above

        hands = hands_of_texts(untrusted_texts)
        return None if hands is None else ArrayBatch(hands)
    deals = deals_of_texts(untrusted_texts)
    return None if deals is None else ListedBatch(deals)


class DealFiles:
    """Reads the deals of files one after another.

    `read` returns what a file holds that is no regular pbn file, or raises an AppError; `tell` is told what
    was odd about a file when all of it was read.
    """

    def __init__(
        self,
        read: Callable[[Path], bytes] = bytes_on_disk,
        tell: Callable[[Path, Sequence[Caveat]], None] = lambda _path, _remarks: None,
    ) -> None:
        self._read = read
        self._tell = tell
        self._regular = RegularPbn()

    def batches(self, paths: Iterable[Path]) -> Iterator[Batched]:
        """Yield the deals of all files, in their order, some thousands at a time.

        Raises:
            FormatError, StorageError: a file cannot be read as boards.
        """
        waiting: list[tuple[Path, SetPart]] = []
        deals = 0
        for place, path in enumerate(paths):
            for part in self._parts(place, path):
                waiting.append((path, part))
                deals += len(part.texts)
                if deals >= _BATCH:
                    yield from self._together(waiting)
                    waiting, deals = [], 0
        yield from self._together(waiting)

    def _together(self, waiting: Sequence[tuple[Path, SetPart]]) -> Iterator[Batched]:
        """Yield the deals of parts of files: all at once where each is what it seems to be."""
        if not waiting:
            return
        if len(waiting) == 1 and waiting[0][1].batch is not None:
            part = waiting[0][1]
            yield Batched([(part.place, len(part.texts))], waiting[0][1].batch)
            return
        batch = deals_batch([text for _path, part in waiting for text in part.texts])
        if batch is not None:
            yield Batched([(part.place, len(part.texts)) for _path, part in waiting], batch)
            return
        for path, part in waiting:
            batch = deals_batch(part.texts)
            if batch is not None:
                yield Batched([(part.place, len(part.texts))], batch)
                continue
            for other in self._others(part.place, path, 0):
                yield from self._together([(path, other)])

    def _parts(self, place: int, path: Path) -> Iterator[SetPart]:
        """Yield the deals of a file; those of a long one are checked."""
        done = 0
        if path.suffix.lower() == _PBN.suffix and os.path.isfile(path):  # noqa: PTH113 - never raises
            try:
                for part in self._regular_parts(place, path):
                    yield part
                    done += len(part.texts)
            except Irregular:
                pass
            except OSError as error:
                raise CannotRead(path, disk.system_reason(error)) from error
            else:
                if self._regular.remarks:
                    self._tell(path, self._regular.remarks)
                return
        yield from self._others(place, path, done)

    def _regular_parts(self, place: int, path: Path) -> Iterator[SetPart]:
        """Yield the deals of a regular pbn file.

        Raises:
            Irregular: it is none.
        """
        with path.open("rb") as file:
            _require_file(path, file)
            for texts, is_all in self._regular.runs(file):
                batch = None if is_all else deals_batch(texts)
                if batch is None and not is_all:
                    raise Irregular
                yield SetPart(place, texts, batch)

    def _others(self, place: int, path: Path, done: int) -> Iterator[SetPart]:
        """Yield the deals of any file, but for the first, of which so many are `done`."""
        deals = islice(self._deals_of(path), done, None)
        while some := list(islice(deals, _AT_ONCE)):
            yield SetPart(place, texts_of_deals(some), ListedBatch(some))

    def _deals_of(self, path: Path) -> Iterator[Deal]:
        """Yield the deals of a file; one that is long is read as a stream where its format can be."""

        def boards(found: Stream) -> Iterator[Board]:
            end = yield from streamed_boards(path, found, 1)
            self._tell(path, end.remarks)

        stream = stream_reader(path)
        if stream is not None:
            yield from (board.deal for board in boards(stream))
        elif holds_boards(path.name):
            found = read_boards_file(path.name, self._read(path))
            self._tell(path, found.remarks)
            yield from (board.deal for board in found.boards)
        elif is_archive_name(path) and os.path.isfile(path):  # noqa: PTH113 - never raises
            raise CannotRead(path, translate("reasons", "it is a compressed file: unpack it first"))
        else:
            yield from _deals_of_lines(path)


def _require_file(path: Path, file: BinaryIO) -> None:
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise CannotRead(path, translate("reasons", "it is not a file"))


def _deals_of_lines(path: Path) -> Iterator[Deal]:
    """Yield the deals of a file of any length that has one a line, `N:` and four hands, or only the hands."""
    try:
        with path.open("rb") as file:
            _require_file(path, file)
            deals = _deals_in(TextStream(_ONE_A_LINE, file).lines())
            first = next(deals, None)
            if first is None:
                raise DamagedFile(_ONE_A_LINE, error_at_line(1), translate("reasons", "it has no boards"))
            yield from chain([first], deals)
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error
    except ValueError:
        raise CannotRead(path, translate("reasons", "it is not a file name")) from None


def _deals_in(untrusted_lines: Iterable[tuple[int, bytes]]) -> Iterator[Deal]:
    lines = (
        (line, text.removeprefix(b"N:"))
        for line, raw in untrusted_lines
        if (text := raw.strip()) and not text.startswith(_REMARKS)
    )
    while some := list(islice(lines, _AT_ONCE)):
        # Lines as this program writes them are read at once; the first that is none says where it is.
        plain = all(len(text) == len(some[0][1]) for _line, text in some)
        deals = deals_of_texts([text for _line, text in some]) if plain else None
        yield from (_deal_in(line, text) for line, text in some) if deals is None else deals


def _deal_in(line: int, untrusted_text: bytes) -> Deal:
    diagram = untrusted_text.decode("ascii", "replace")
    try:
        return parse_deal(diagram if ":" in diagram else f"N:{diagram}")
    except (InvalidDeal, InvalidDiagram) as error:
        raise DamagedFile(_ONE_A_LINE, error_at_line(line), str(error).rstrip(".")) from error


UNFINISHED: Final = frozenset({State.BEGUN, State.DEALT, State.DUPLICATED, State.IN_PLAY})
"""Where somebody may still have to play the boards. Of sets from elsewhere nobody here can know."""

_NAMED_SETS: Final = 6
"""So many of the sets that share a board are named."""


def refuse_unfinished(sets: Iterable[JournalSet | Duplicate]) -> None:
    """Make sure that nobody still has to play the boards of `sets`, for what may be published after play.

    Raises:
        Refused: the journal knows that somebody has to.
    """
    for known in sets:
        if known.state in UNFINISHED:
            raise Refused(
                translate(
                    "reasons", "Set {code} is {state}: it can be published when it is marked as finished."
                ).format(code=known.code or known.event, state=translate("states", known.state.value))
            )


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
    files: DealFiles | None = None,
    *,
    although_unfinished: bool = False,
) -> Statistics:
    """Return the figures over all boards of `paths` together, in the same memory however many there are.

    Files that no format knows by their ending hold one deal a line, `N:` and four hands, or only the hands
    from North on. `files` reads them all.

    Raises:
        NotFinished: the journal knows boards among them that are still to be played, and
            `although_unfinished` is False.
        FormatError, StorageError: a file cannot be read as boards.
    """
    counts = Counts()
    batches = (files or DealFiles()).batches(paths)
    watch = None if although_unfinished else UnfinishedWatch(journal)
    with _many_repeats() as repeats:
        for _sizes, batch in _watched(batches, watch, repeats):
            (row,) = batch.counts([len(batch)])
            counts.add_counts(len(batch), row)
        pairs = sum(len(places) * (len(places) - 1) // 2 for places in repeats.groups())
    return statistics_from(counts, pairs)


def statistics_of_sets(
    paths: Sequence[Path],
    journal: Journal,
    files: DealFiles | None = None,
    *,
    although_unfinished: bool = False,
) -> ManyFiles:
    """Return what is to be said of many sets, a file each; as `statistics_of_files` otherwise."""
    tallies, starts = SetTallies(), [0] * len(paths)
    batches = (files or DealFiles()).batches(paths)
    watch = None if although_unfinished else UnfinishedWatch(journal)
    with _many_repeats() as repeats:
        for place, boards, counts in _whole_sets(_watched(batches, watch, repeats)):
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
    return ManyFiles(judged_statistics(tallies), tuple(sorted(found, key=lambda one: -one.boards)), pairs)


def _watched(
    batches: Iterable[Batched], watch: UnfinishedWatch | None, repeats: ManyRepeats
) -> Iterator[Batched]:
    for batched in batches:
        if watch is not None:
            watch.look(batched.batch)
        repeats.add(batched.batch.owners())
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


@contextmanager
def _many_repeats() -> Iterator[ManyRepeats]:
    """Give what finds equal deals, with a file of the system's temporary folder that has no name."""
    try:
        with closing(ManyRepeats(system_bytes(KEY_BYTES), tempfile.TemporaryFile)) as repeats:
            yield repeats
    except OSError as error:
        raise CannotWrite(Path(tempfile.gettempdir()), disk.system_reason(error)) from error


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
