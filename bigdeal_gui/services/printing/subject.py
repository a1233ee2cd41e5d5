"""What is printed: the boards of a set in the journal, or of a file and the sets it is known by.

The boards of a set come from its own files and are those of the journal, deal by deal: no sheet is printed
for another set by mistake. Labels and checklists take what the journal says alone, where no card is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.errors.services import NumbersContradict, Refused
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.formats.table import format_by_name, format_of_file_name, holds_boards, read_boards_file
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Table
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.record_options import JournalRow, RecordHeading
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.services.sets.evidence import (
    NumbersFrom,
    claim_sentence,
    code_claim,
    names_event,
    numbers_contradict,
    own_set_of_all,
    read_known_boards,
)
from bigdeal_gui.services.sets.statistics import UNFINISHED
from bigdeal_gui.storage.names import BOX_SUFFIX, paper_stem
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.formats.format import SetRead
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.journal.sets import JournalSet
    from bigdeal_gui.paper.surface import Raster


@dataclass(frozen=True, slots=True)
class Titles:
    """What people say of a set beside what journal and file know; an empty event or day is theirs."""

    event: str = ""
    site: str = ""
    section: str = ""
    session: str = ""
    day: date | None = None
    director: str = ""
    logo: Raster | None = field(default=None, repr=False)


NO_TITLES: Final = Titles()


@dataclass(frozen=True, slots=True)
class Subject:
    """Boards in the order of their numbers, what stands above them, and the sets of the journal they are of.

    The boards are left out where they do not matter, as for labels.
    """

    heading: RecordHeading
    numbers: tuple[BoardRange, ...]
    sets: tuple[JournalSet, ...]
    boards: tuple[Board, ...] = field(default=(), repr=False)
    remarks: tuple[Caveat | str, ...] = ()
    """What was odd about the file that they were read from, or is not known about it."""
    tables: Mapping[Deal, Table] = field(default_factory=dict, repr=False)
    """The double-dummy tricks that the file brought, by deal; nobody has checked whether they are right."""

    @property
    def unfinished(self) -> tuple[JournalSet, ...]:
        """The sets that somebody may still have to play."""
        return tuple(set_ for set_ in self.sets if set_.state in UNFINISHED)

    @property
    def used(self) -> tuple[JournalSet, ...]:
        """The sets that may have been seen at a table."""
        return tuple(set_ for set_ in self.sets if set_.state in USED_STATES)

    @property
    def range(self) -> BoardRange:
        """The numbers of the boards, where they follow one another.

        Raises:
            Refused: they do not.
        """
        if len(self.numbers) != 1:
            raise Refused(translate("reasons", "The board numbers are not consecutive."))
        return self.numbers[0]

    def stem(self, what: str) -> str:
        """Return a file's name without its ending: day, event, session, section, set code, and `what` it is.

        Where there is no set code the numbers of the boards stand in its place.
        """
        heading = self.heading
        numbers = ",".join(run.numbers for run in self.numbers[:3])
        which = heading.set_code or f"boards {numbers}"
        return paper_stem(heading.day, heading.event, heading.session, heading.section, which, what)


def subject_in_sections(subject: Subject, sections: Sequence[str]) -> tuple[Subject, ...]:
    """Return the same boards once for each of `sections`, headed with it; without any, as they are."""
    heading = subject.heading
    return tuple(
        replace(subject, heading=replace(heading, section=section))
        for section in sections or (heading.section,)
    )


def subject_stem(subjects: Sequence[Subject], what: str) -> str:
    """Return a file's name without its ending, as `Subject.stem`; several go by what their events share."""
    first = subjects[0]
    if len(subjects) == 1:
        return first.stem(what)
    words = zip(*(subject.heading.event.split() for subject in subjects), strict=False)
    shared = [same[0] for same in takewhile(lambda same: len(set(same)) == 1, words)]
    return paper_stem(first.heading.day, " ".join(shared), first.heading.session, what)


def with_journal_row(subject: Subject, journal: Journal) -> Subject:
    """Return `subject` with the journal's newest row on its sheets, where the journal knows its boards.

    Raises:
        StorageError: the journal cannot be read.
    """
    row = journal.newest_row() if subject.sets else None
    if row is None:
        return subject
    return replace(subject, heading=replace(subject.heading, newest=JournalRow(row.sequence, row.hash)))


def set_heading(found: JournalSet) -> RecordHeading:
    """Return what stands on the sheets of a set, as far as the journal knows it."""
    return RecordHeading(PROGRAM, found.event, day=_day(found.date), set_code=found.code)


def set_described(found: JournalSet, titles: Titles = NO_TITLES) -> Subject:
    """Return what the journal alone says of a set; no file is read."""
    return Subject(_titled(set_heading(found), titles), (found.boards,), (found,))


def set_read(journal: Journal, found: JournalSet, titles: Titles = NO_TITLES) -> Subject:
    """Return a set with its boards, from its own files.

    Raises:
        AppError: as `boards_read`.
    """
    read = boards_read(journal, found)
    return replace(set_described(found, titles), boards=read.boards, tables=read.tables)


def file_read(  # noqa: PLR0913 - what is printed, and how its boards are numbered
    journal: Journal,
    path: Path,
    titles: Titles = NO_TITLES,
    *,
    first_board: int | None = None,
    allow_numbers: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
) -> Subject:
    """Return the boards of a file, with every set of the journal that shares a deal with them.

    `read` returns what the file holds, or raises an AppError. Boards without numbers have the journal's, or
    count from `first_board`. `allow_numbers` lets numbers pass that are not the journal's.

    Raises:
        FormatError, StorageError: it cannot be read as boards.
        NumbersContradict: the journal knows boards of it by other numbers, and `allow_numbers` is False.
    """
    known = read_known_boards(path, journal, stated=first_board, read=read)
    found, hits = known.contents, known.hits
    boards = tuple(found.one_by_one())
    other = numbers_contradict(hits, journal)
    if other is not None and not allow_numbers:
        raise NumbersContradict(path.name, other.code or other.event)
    sets = tuple(journal.set_by_id(hit.id) for hit in hits)
    whole = own_set_of_all(hits, len(boards), journal)
    heading = (
        replace(set_heading(whole), event=_event_of_file(found.event, whole.event))
        if whole
        else RecordHeading(PROGRAM, event=found.event)
    )
    claim = code_claim(found, hits, journal)
    notes = (claim_sentence(claim, found.set_code),) if claim else ()
    if known.numbers_from is NumbersFrom.COUNTED:
        text = translate("reasons", "The file has no board numbers: they are counted from {first}.")
        notes = (*notes, text.format(first=found.first))
    runs = tuple(run for session in found.numbers for run in session)
    return Subject(_titled(heading, titles), runs, sets, boards, (*found.remarks, *notes), found.tables)


def _event_of_file(event: str, dealt_for: str) -> str:
    """Return what is printed of a file: its own event, in the journal's spelling where both name one."""
    return event if event and not names_event(event, dealt_for) else dealt_for


def _titled(heading: RecordHeading, titles: Titles) -> RecordHeading:
    return replace(
        heading,
        event=titles.event or heading.event,
        site=titles.site,
        section=titles.section,
        session=titles.session,
        day=titles.day or heading.day,
        director=titles.director,
        logo=titles.logo,
    )


def boards_read(journal: Journal, found: JournalSet) -> SetRead:
    """Return the boards of a set and what comes with them in the first of its files that can be read.

    Raises:
        AppError: why its files could not be read, one after another.
        Refused: no file of it holds deals, or they are not those of this set any more.
    """
    paths = [file.path for file in found.files if holds_boards(file.path.name)]
    boxes = [file.path for file in found.files if file.path.name.endswith(BOX_SUFFIX)]
    if boxes and not paths:
        # An open box has its files beside it, with the names that they were dealt under.
        ends = [format_by_name(name).suffix for name in found.formats]
        beside = [box.with_name(box.name.removesuffix(BOX_SUFFIX) + end) for box in boxes for end in ends]
        paths = [path for path in beside if holds_boards(path.name) and path.is_file()]
    if boxes and not paths:
        raise Refused(
            translate("reasons", "The boards of this set are only in a locked box. Open it at its time.")
        )
    if not paths:
        raise Refused(translate("reasons", "No file of this set contains its deals."))
    # Where numbers stand in the file, they are read rather than counted.
    paths.sort(key=lambda path: not any(format_.is_numbered for format_ in format_of_file_name(path.name)))
    whole = _first_readable(paths, found.boards.first)
    if not _are_all(journal, found, whole.boards):
        raise Refused(
            translate("reasons", "The files of this set no longer contain the boards that were dealt.")
        )
    return whole


def _first_readable(paths: Sequence[Path], first_board: int) -> SetRead:
    failed: list[FormatError | StorageError] = []
    for path in paths:
        try:
            return read_boards_file(path.name, bytes_on_disk(path), first_board)
        except (FormatError, StorageError) as error:
            failed.append(error)
    for before in failed[:-1]:
        failed[-1].add_note(str(before))
    raise failed[-1]


def _are_all(journal: Journal, found: JournalSet, boards: Sequence[Board]) -> bool:
    """Tell whether `boards` are all of the set's, each with its number."""
    numbers = [board.number for board in boards]
    met = {
        pair
        for hit in journal.seen_before([board.deal for board in boards], numbers)
        if hit.id == found.id
        for pair in hit.boards
    }
    return numbers == list(found.boards) and all((number, number) in met for number in numbers)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text.replace(".", "-"))
    except ValueError:
        return None
