"""Converting a file of boards into other formats, with other numbers where they are wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors import BoardsUsed, Refused
from bigdeal_gui.formats.format import CRLF, Heading, Profile
from bigdeal_gui.formats.table import check_suffixes, read_set
from bigdeal_gui.journal.journal import Kind, SeenSet, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing.files import SetFiles
from bigdeal_gui.services.sets.check import USED_STATES, bytes_on_disk
from bigdeal_gui.storage.delivery import check_targets
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from bigdeal_gui.formats.format import Format, SetRead
    from bigdeal_gui.formats.remarks import Remark
    from bigdeal_gui.journal.journal import Hit, Journal
    from bigdeal_gui.storage.delivery import DeliveredFile


@dataclass(frozen=True, slots=True)
class Conversion:
    """What is wanted: `plan` gives the new numbers in order, empty to keep those of the file.

    `allow_used` lets boards pass that may have been seen at a table.
    """

    source: Path
    formats: tuple[Format, ...]
    folder: Path
    name: str
    plan: tuple[BoardRange, ...] = ()
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    allow_used: bool = False


@dataclass(frozen=True, slots=True)
class Converted:
    """What was delivered, and every set of the journal that shares deals with it.

    `boards` goes from the first number to the last; `count` are the boards, and `remarks` what was odd about
    the source.
    """

    boards: BoardRange
    count: int
    set_code: str
    files: tuple[DeliveredFile, ...]
    hits: tuple[Hit, ...]
    remarks: tuple[Remark, ...] = ()


def convert(
    order: Conversion, journal: Journal, *, read: Callable[[Path], bytes] = bytes_on_disk
) -> Converted:
    """Read the source, number its boards, and deliver them in the wanted formats.

    `read` returns what the source holds, or raises an AppError.

    Raises:
        Refused: the plan does not fit.
        BoardsUsed: they may have been seen at a table, and `allow_used` is False.
        AppError: the source is damaged, a format cannot hold the boards, or the files cannot be written.
    """
    formats = order.formats
    check_suffixes(formats)
    if statistics := [format_.name for format_ in formats if format_.reader is None]:
        raise Refused(translate("reasons", "“{name}” is no format for boards.").format(name=statistics[0]))
    source = read_set(order.source.name, read(order.source), _first(order.plan))
    boards = _numbered(source, order.plan)
    numbers = BoardRange(boards[0].number, boards[-1].number)
    for format_ in formats:
        format_.check_holds_boards(boards, order.profile)
    names = tuple(order.name + format_.suffix for format_ in formats)
    key = journal.store.delivery_key
    check_targets(order.folder, names, key=key)
    deals = [board.deal for board in boards]
    hits = journal.seen_before(deals, [board.number for board in boards])
    _refuse_used(order, hits)
    code = next((hit.code for hit in hits if len(hit.boards) >= len(boards)), source.set_code)
    if not any(len(hit.boards) >= len(boards) for hit in hits) and len(numbers) == len(boards):
        journal.see_set(SeenSet(order.source.name, numbers, source.set_code, source.event), deals)
    heading = Heading(numbers, PROGRAM, order.profile, order.line_end, source.event, set_code=code)
    with SetFiles(order.folder, order.name, formats, heading, key=key) as files:
        files.write(boards)
        delivered = files.commit(deals)
    journal.record(
        Kind.CHECK, hits[0].id if hits else None, {"converted": order.source.name, "files": list(names)}
    )
    return Converted(numbers, len(boards), code, delivered, hits, source.remarks)


def _first(plan: Sequence[BoardRange]) -> int:
    return plan[0].first if plan else 1


def _numbered(read: SetRead, plan: Sequence[BoardRange]) -> list[Board]:
    boards = [board for session in read.sessions for board in sorted(session, key=_number)]
    if not boards:
        raise Refused(translate("reasons", "The file holds no board."))
    if plan:
        numbers = [number for part in plan for number in part][: len(boards) + 1]
        if len(numbers) != len(boards):
            raise Refused(
                translate(
                    "reasons", "The file holds {count} boards; the numbers given are for another count."
                ).format(count=len(boards))
            )
        boards = [Board(number, board.deal) for number, board in zip(numbers, boards, strict=True)]
    elif read.session_lengths:
        raise Refused(
            translate(
                "reasons",
                "The file holds {count} sessions, in which board numbers come again: give new ones.",
            ).format(count=len(read.sessions))
        )
    return boards


def _number(board: Board) -> int:
    return board.number


def _refuse_used(order: Conversion, hits: Sequence[Hit]) -> None:
    for hit in hits:
        if hit.state in USED_STATES - {State.RELEASED} and not order.allow_used:
            raise BoardsUsed(hit.state.value, hit.code, hit.event, hit.date)
