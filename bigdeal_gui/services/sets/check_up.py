"""A check-up of the sets that a club played: every file is read or named, every set counts once."""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from bigdeal_gui.analysis.batches import ListedBatch
from bigdeal_gui.analysis.check_up.played_set import figures_of_set
from bigdeal_gui.analysis.check_up.verdict import CheckUp, check_up_verdict
from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.services import NotFinished, Refused
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import holds_boards
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Table
from bigdeal_gui.model.plans import PLAYABLE_BOARDS
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.services.sets.reading import file_contents
from bigdeal_gui.services.sets.statistics import UNFINISHED, UnfinishedWatch
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.work import Work

_AT_ONCE: Final = 1_000
_PAGE: Final = 500
_LEAST_PARTS: Final = 2
_MONTH: Final = "2026.11"
"""How much of a day in the journal is its month."""


class Fate(StrEnum):
    """What happened to a file."""

    COUNTED = "counted"
    COPY = "copy"
    """All its boards are in other files, which count."""
    NO_BOARDS = "no-boards"
    """A file in a folder that by its ending holds no boards."""
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class CheckedUpFile:
    """A file, how many boards and sets it has, and its SHA-256 where it was read; `reason` where not."""

    path: Path
    fate: Fate
    boards: int = 0
    sets: int = 0
    sha256: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class NeverFinished:
    """Sets of an event and month that the journal knows as dealt and never as finished."""

    event: str
    month: str
    sets: int


@dataclass(frozen=True, slots=True)
class CheckUpReport:
    """The verdict, None where no set could be read; what happened to each file; and what else was dealt."""

    found: CheckUp | None
    files: tuple[CheckedUpFile, ...]
    never_finished: tuple[NeverFinished, ...] = ()
    known_sets: int = 0
    """So many of the sets the journal knows; of the others their files' owner says that they were played."""

    def of(self, fate: Fate) -> tuple[CheckedUpFile, ...]:
        """Return the files of one fate."""
        return tuple(file for file in self.files if file.fate is fate)

    @property
    def digest(self) -> str:
        """The SHA-256 of the sorted SHA-256 sums of all files that were read, a line each."""
        sums = sorted(file.sha256 for file in self.files if file.sha256)
        return hashlib.sha256("".join(f"{one}\n" for one in sums).encode("ascii")).hexdigest()

    @property
    def exit_code(self) -> ExitCode:
        """Not as chance deals comes before files that could not be read."""
        if self.found is not None and not self.found.is_as_chance:
            return ExitCode.CHECK_FAILED
        if self.found is None or self.of(Fate.UNREADABLE):
            return ExitCode.DAMAGED
        return ExitCode.DONE


@dataclass(slots=True, repr=False)
class _Unit:
    """The boards of one session in one file, as the seats of their cards."""

    file: int
    boards: tuple[bytes, ...]
    deals: frozenset[bytes]
    is_copy: bool = False


def check_up(
    paths: Sequence[Path],
    work: Work,
    *,
    although_unfinished: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
    solve: Callable[[Sequence[Deal]], Sequence[Table]] | None = None,
) -> CheckUpReport:
    """Return the verdict over the sets in `paths`, files and folders with all that lies in them.

    Copies of a set, whatever their format, name and place, count once. Whoever names files that the journal
    does not know says with it that they were played. With `solve`, which returns the double-dummy tricks of
    deals, games and slams are counted by tricks as well.

    Raises:
        NotFinished: the journal knows boards among them that are still to be played, and
            `although_unfinished` is False.
        Refused: more than PLAYABLE_BOARDS boards are to be solved.
        Cancelled: it was asked to stop.
    """
    places = list(dict.fromkeys(_files(paths)))
    watch = None if although_unfinished else UnfinishedWatch(work.journal)
    files: list[CheckedUpFile] = []
    units: list[_Unit] = []
    known = _Known(work.journal)
    for place, (path, is_named) in enumerate(places):
        work.cancel.check()
        work.progress(place, len(places))
        if not is_named and not holds_boards(path.name):
            files.append(CheckedUpFile(path, Fate.NO_BOARDS))
            continue
        try:
            sessions, digest = _read(path, read, watch, known)
        except NotFinished:
            raise
        except AppError as error:
            files.append(CheckedUpFile(path, Fate.UNREADABLE, reason=str(error)))
            continue
        units += (_Unit(place, boards, frozenset(boards)) for boards in sessions)
        count = sum(map(len, sessions))
        files.append(CheckedUpFile(path, Fate.COUNTED, count, len(sessions), digest))
    work.progress(len(places), len(places))
    _mark_copies(units)
    counted = [unit for unit in units if not unit.is_copy]
    by_file = {unit.file for unit in counted}
    files = [
        replace(file, fate=Fate.COPY) if file.fate is Fate.COUNTED and place not in by_file else file
        for place, file in enumerate(files)
    ]
    if not counted:
        return CheckUpReport(None, tuple(files))
    met = Counter(board for unit in counted for board in unit.boards)
    again = sum(times * (times - 1) // 2 for times in met.values())
    if len(met) > PLAYABLE_BOARDS and solve is not None:
        text = translate("reasons", "Double dummy of more than {most} boards is not worked out here.")
        raise Refused(text.format(most=PLAYABLE_BOARDS))
    tables = solve([Deal.from_owners(board) for board in met]) if solve is not None else ()
    found = check_up_verdict([figures_of_set(unit.boards) for unit in counted], again, tables)
    return CheckUpReport(found, tuple(files), known.never_finished(), known.count)


def _files(paths: Iterable[Path]) -> Iterator[tuple[Path, bool]]:
    """Yield every file, and whether it was named itself; hidden ones in folders are passed over."""

    def refuse(error: OSError) -> NoReturn:
        raise CannotRead(Path(error.filename), disk.system_reason(error)) from error

    for path in paths:
        if not path.is_dir():
            yield path, True
            continue
        for folder, below, names in os.walk(path, onerror=refuse):
            below[:] = sorted(name for name in below if not name.startswith("."))
            for name in sorted(names):
                if not name.startswith("."):
                    yield Path(folder, name), False


def _read(
    path: Path, read: Callable[[Path], bytes], watch: UnfinishedWatch | None, known: _Known
) -> tuple[list[tuple[bytes, ...]], str]:
    """Return the boards of each session of a file, and its SHA-256."""
    contents = file_contents(path, 1, read=read)
    sessions: list[list[bytes]] = []
    before = 0
    boards = contents.in_order()
    while some := list(islice(boards, _AT_ONCE)):
        if watch is not None:
            watch.look(ListedBatch([board.deal for board in some]))
        known.look(some)
        for board in some:
            if board.number <= before or not sessions:
                sessions.append([])
            before = board.number
            sessions[-1].append(board.deal.owners())
    return [tuple(session) for session in sessions], _digest(path, read)


def _digest(path: Path, read: Callable[[Path], bytes]) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:  # standard input, which is kept in memory
        return hashlib.sha256(read(path)).hexdigest()
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error


def _mark_copies(units: Sequence[_Unit]) -> None:
    """Mark the units that do not count, the longest first.

    Those whose boards are all in one that counts; and those that hold several others, and nothing else, as a
    combined file does: there the others count.
    """
    by_deal: dict[bytes, list[_Unit]] = {}
    for unit in units:
        for deal in unit.deals:
            by_deal.setdefault(deal, []).append(unit)
    for unit in sorted(units, key=lambda one: -len(one.deals)):
        near = {id(other): other for deal in unit.deals for other in by_deal[deal] if other is not unit}
        if any(
            not other.is_copy and unit.deals <= other.deals and _is_before(other, unit)
            for other in near.values()
        ):
            unit.is_copy = True
            continue
        inside = {other.deals for other in near.values() if other.deals < unit.deals}
        if len(inside) >= _LEAST_PARTS and frozenset().union(*inside) == unit.deals:
            unit.is_copy = True


def _is_before(other: _Unit, unit: _Unit) -> bool:
    """Return whether `other` is the one that counts of two with the same boards."""
    return len(other.deals) > len(unit.deals) or other.file < unit.file


class _Known:
    """Gathers what the journal knows of the sets, and what was dealt beside them."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._sets: dict[int, tuple[str, str]] = {}

    @property
    def count(self) -> int:
        """How many sets it knows."""
        return len(self._sets)

    def look(self, boards: Sequence[Board]) -> None:
        for hit in self._journal.seen_before(board.deal for board in boards):
            self._sets[hit.id] = (hit.event, hit.date[: len(_MONTH)])

    def never_finished(self) -> tuple[NeverFinished, ...]:
        """Return by event and month how many sets were dealt beside these and never finished."""
        wanted = set(self._sets.values())
        found: Counter[tuple[str, str]] = Counter()
        offset = 0
        while page := self._journal.sets(states=UNFINISHED, limit=_PAGE, offset=offset).sets:
            found.update((one.event, one.date[: len(_MONTH)]) for one in page if one.id not in self._sets)
            offset += _PAGE
        return tuple(
            NeverFinished(event, month, count)
            for (event, month), count in sorted(found.items())
            if (event, month) in wanted
        )
