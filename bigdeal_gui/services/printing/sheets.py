"""What sheets and labels are made of: a set's boards from its own files, its words from the journal.

The boards are those of the journal, deal by deal: no sheet is printed for another set by mistake. Labels and
checklists take what the journal says alone, where no card is.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors import BoardsUsed, FormatError, Refused, StorageError
from bigdeal_gui.formats.table import format_of_file_name, holds_boards, read_set
from bigdeal_gui.paper.record_options import RecordHeading
from bigdeal_gui.services.sets.check import USED_STATES, bytes_on_disk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.journal.sets import JournalSet
    from bigdeal_gui.model.boards import Board


def heading_of(found: JournalSet, *, site: str = "", section: str = "", session: str = "") -> RecordHeading:
    """Return what stands on the sheets of a set; what the journal does not know is given."""
    return RecordHeading(PROGRAM, found.event, site, section, session, _day(found.date), found.code)


def boards_of_set(
    journal: Journal,
    found: JournalSet,
    *,
    allow_used: bool = False,
    read: Callable[[Path], bytes] = bytes_on_disk,
) -> tuple[Board, ...]:
    """Return the boards of a set, as they stand in the first of its files that can be read.

    `read` returns what a file holds, or raises an AppError. `allow_used` lets sets pass that may have been
    seen at a table.

    Raises:
        BoardsUsed: the set is in play or was played, and `allow_used` is False.
        AppError: why its last file could not be read.
        Refused: no file of it holds deals, or they are not those of this set any more.
    """
    if found.state in USED_STATES and not allow_used:
        raise BoardsUsed(found.state.value, found.code, found.event, found.date)
    paths = [file.path for file in found.files if holds_boards(file.path.name)]
    if not paths:
        raise Refused(translate("reasons", "No file of this set holds its deals."))
    # Where numbers stand in the file, they are read rather than counted.
    paths.sort(key=lambda path: not any(one.is_numbered for one in format_of_file_name(path.name)))
    boards = _first_readable(paths, found.boards.first, read)
    if not _are_all(journal, found, boards):
        raise Refused(translate("reasons", "The files of this set hold other boards now than were dealt."))
    return boards


def _first_readable(
    paths: Sequence[Path], first_board: int, read: Callable[[Path], bytes]
) -> tuple[Board, ...]:
    *earlier, last = paths
    for path in earlier:
        try:
            return read_set(path.name, read(path), first_board).boards
        except (FormatError, StorageError):
            continue
    return read_set(last.name, read(last), first_board).boards


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
