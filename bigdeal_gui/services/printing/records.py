"""Hand records, dealing sheets and curtain cards: made in memory, sealed where they have to be, delivered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import BoardsUsed, Usage
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.hand_records.hand_record_html import hand_record_html
from bigdeal_gui.paper.record_options import Binding, RecordOptions
from bigdeal_gui.paper.sheets.curtain_cards import curtain_cards_pdf
from bigdeal_gui.paper.sheets.dealing_sheets import dealing_sheets_pdf
from bigdeal_gui.seals.age import SUFFIX
from bigdeal_gui.services.printing.double_dummy import (
    MOST_SOLVED_UNASKED,
    looks_with_results,
    results_or_why_not,
)
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.seals import (
    UNDECIDED,
    Sealing,
    SealWay,
    check_sealing,
    is_sealed_by,
    sealed_content,
    sealed_suffix,
)
from bigdeal_gui.services.printing.subject import Subject, with_journal_row
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery, check_targets
from bigdeal_gui.storage.names import BOX_SUFFIX
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.services.work import Work

PDF: Final = ".pdf"
HTML: Final = (".html", ".htm")
AS_USUAL: Final = RecordOptions()

_ROOM: Final = 1.4
"""A sealed file is as long as that of plain boards with this much room: more than any boards take."""
_PLAIN_DEAL: Final = Deal.from_owners([card % len(SEATS) for card in range(PACK_SIZE)])
_PLAIN_TRICKS: Final = (10, 10, 10, 10, 10)
_PLAIN_RESULT: Final = DoubleDummy(
    (_PLAIN_TRICKS, _PLAIN_TRICKS, _PLAIN_TRICKS, _PLAIN_TRICKS),
    420,
    (Contract(4, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), is_doubled=False, over=0),),
)


class SheetKind(Enum):
    """What shows the cards of a set."""

    RECORD = "record"
    """For after play."""
    DEALING_SHEETS = "dealing-sheets"
    """To deal a sorted pack by list."""
    CURTAIN_CARDS = "curtain-cards"
    """Each hand on a card of its own, to lie in the board with it."""


@dataclass(frozen=True, slots=True)
class SheetsOrder:
    """What is wanted. `target` ends with `.pdf`, or `.html` for a record; what seals it adds its own.

    `has_asked_for_results`: double dummy was chosen by somebody, and is not there because it is usual.
    """

    kind: SheetKind
    target: Path
    options: RecordOptions = AS_USUAL
    sealing: Sealing = UNDECIDED
    has_asked_for_results: bool = False


@dataclass(frozen=True, slots=True)
class MadeSheets:
    """The file, the way it was sealed (UNDECIDED: it did not have to be), and what is to be said of it."""

    file: DeliveredFile
    way: SealWay
    release_at: datetime | None = None
    notes: tuple[str, ...] = ()


def check_places(orders: Sequence[SheetsOrder], key: bytes) -> None:
    """Make sure, before a passphrase is asked for, that `orders` can have their files in their one folder.

    Raises:
        Usage, StorageError: a name means nothing, or as `check_targets`; the folder may still be to be made.
    """
    folder, names = orders[0].target.parent, [_file_name(order) for order in orders]
    if folder.is_dir():
        check_targets(folder, names, key=key)


def make_sheets(order: SheetsOrder, subject: Subject, work: Work) -> MadeSheets:
    """Make the sheets of one subject, as `make_all_sheets`."""
    (made,) = make_all_sheets([(order, subject)], work)
    return made


def make_all_sheets(orders: Sequence[tuple[SheetsOrder, Subject]], work: Work) -> tuple[MadeSheets, ...]:
    """Make sheets and deliver them into one folder, all or none; sealed where a set is still to be played.

    The progress is in boards whose double-dummy results are known. What is not sealed is in memory alone
    until it has its place; nothing is overwritten.

    Raises:
        SealWanted: a set is still to be played, and nobody said what becomes of its record.
        BoardsUsed: sheets to deal a set that was in play.
        Usage: a name ends in a way that means nothing, or the files would not lie in one folder.
        Cancelled: the token was set; no file is left.
        AppError: a file cannot be drawn, sealed or written; nothing is left of any.
    """
    folder = orders[0][0].target.parent
    if any(order.target.parent != folder for order, _subject in orders):
        raise Usage(translate("reasons", "All sheets made together must go into one folder."))
    store = work.journal.store
    sheets = [_checked(order, subject, store.now()) for order, subject in orders]
    with Delivery(folder, [one.name for one in sheets], key=store.delivery_key) as delivery:
        solving = _Solving(sheets, work)
        drawn = [one.drawn(solving) for one in sheets]
        work.cancel.check()
        for one in drawn:
            delivery.write(one.sheets.name, one.sealed(work))
            work.cancel.check()
        files = delivery.commit()
    return tuple(one.made(file) for one, file in zip(drawn, files, strict=True))


@dataclass(frozen=True, slots=True)
class _Sheets:
    """What is made of one subject: the name of its file, and the way that it goes."""

    order: SheetsOrder
    subject: Subject
    name: str
    way: SealWay

    def drawn(self, solving: _Solving) -> _DrawnSheets:
        results, notes = solving.results(self)
        subject = with_journal_row(self.subject, solving.work.journal)
        solving.work.cancel.check()
        content = _drawn(self.order, subject, results)
        least_bytes = _least_bytes(self.order, subject, results) if is_sealed_by(self.way) else 0
        return _DrawnSheets(self, content, least_bytes, notes)


@dataclass(frozen=True, slots=True)
class _DrawnSheets:
    """Sheets in memory; sealed, they are filled up to `least_bytes`."""

    sheets: _Sheets
    content: bytes = field(repr=False)
    least_bytes: int
    notes: tuple[str, ...]

    def sealed(self, work: Work) -> bytes:
        one = self.sheets
        told = {"sheet": one.order.kind.value, "file": one.name, "seal": one.way.value}
        sealing = replace(one.order.sealing, way=one.way)
        return sealed_content(self.content, sealing, one.subject, told, self.least_bytes, work)

    def made(self, file: DeliveredFile) -> MadeSheets:
        one = self.sheets
        release_at = one.order.sealing.release_at if one.way in {SealWay.RELEASE, SealWay.LOCKED} else None
        if _is_html(one.order):
            # The browser has letters of its own for a page of the web.
            of_paper = _binding_notes(one.order)
        else:
            of_paper = letters_notes(one.subject.heading, one.order.options)
        notes = (*self.notes, *of_paper, *_origin_notes(one.subject), *map(str, one.subject.remarks))
        return MadeSheets(file, one.way, release_at, notes)


class _Solving:
    """Solves boards as they are wanted, and those that several sections share once."""

    def __init__(self, sheets: Sequence[_Sheets], work: Work) -> None:
        self.work = work
        self._wanted = sum({id(one.subject.boards): len(one.subject.boards) for one in sheets}.values())
        self._solved: dict[int, tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]] = {}
        self._done = 0

    def results(self, one: _Sheets) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
        """Return the results of a subject, or why they are left out."""
        boards = one.subject.boards
        if id(boards) not in self._solved:
            before = self._done

            def progress(done: int, _wanted: int) -> None:
                self.work.progress(before + done, self._wanted)

            part = replace(self.work, progress=progress)
            self._solved[id(boards)] = _double_dummy(one.order, one.subject, part)
            self._done += len(boards)
        return self._solved[id(boards)]


def require_pdf(target: Path, others: tuple[str, ...] = ()) -> Path:
    """Return `target`, whose name ends with .pdf or one of `others`.

    Raises:
        Usage: it does not.
    """
    if target.suffix.lower() not in {PDF, *others}:
        named = ", ".join((PDF, *others))
        raise Usage(translate("reasons", "The file name must end with {suffixes}.").format(suffixes=named))
    return target


def sheet_name(kind: SheetKind, subject: Subject, suffix: str = PDF) -> str:
    """Return the name that is proposed for a file: it says whose it is, and what."""
    return subject.stem("hand-record" if kind is SheetKind.RECORD else kind.value) + suffix


def _file_name(order: SheetsOrder) -> str:
    name, seal = order.target.name, sealed_suffix(order.sealing.way)
    if not seal and name.lower().endswith(SUFFIX):
        reason = translate("reasons", "The name ends with “{suffix}”, but nothing will be sealed.")
        raise Usage(reason.format(suffix=SUFFIX))
    if seal and name.lower().endswith(seal):
        name = name[: -len(seal)]
    return require_pdf(Path(name), HTML if order.kind is SheetKind.RECORD else ()).name + seal


def _checked(order: SheetsOrder, subject: Subject, now: datetime) -> _Sheets:
    is_sealed = check_sealing(subject, order.sealing, now)
    if order.kind is not SheetKind.RECORD and subject.used:
        set_ = subject.used[0]
        raise BoardsUsed(set_.state.value, set_.code, set_.event, set_.date)
    way = order.sealing.way if is_sealed or subject.unfinished else SealWay.UNDECIDED
    return _Sheets(order, subject, _file_name(order), way)


def _double_dummy(
    order: SheetsOrder, subject: Subject, work: Work
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return the results, or why they are left out."""
    if not order.options.double_dummy or order.kind is not SheetKind.RECORD:
        return None, ()
    if not (_is_html(order) or order.options.layout.has_room_for_double_dummy):
        if not order.has_asked_for_results:
            return None, ()
        count = order.options.layout.boards
        words = translate(
            "notices", "With {count} boards on a page there is no room for double-dummy results."
        )
        return None, (words.format(count=count),)
    if len(subject.boards) > MOST_SOLVED_UNASKED and not order.has_asked_for_results:
        words = translate(
            "notices", "Double-dummy results of more than {count} boards are worked out only when asked for."
        )
        return None, (words.format(count=MOST_SOLVED_UNASKED),)
    return results_or_why_not(subject, work)


def _is_html(order: SheetsOrder) -> bool:
    return order.target.name.lower().removesuffix(BOX_SUFFIX).removesuffix(SUFFIX).endswith(HTML)


def _drawn(order: SheetsOrder, subject: Subject, results: tuple[DoubleDummy, ...] | None) -> bytes:
    boards, heading, options = subject.boards, subject.heading, order.options
    if order.kind is SheetKind.DEALING_SHEETS:
        return dealing_sheets_pdf(boards, heading, options)
    if order.kind is SheetKind.CURTAIN_CARDS:
        return curtain_cards_pdf(boards, heading, options)
    options = looks_with_results(options, results)
    if _is_html(order):
        return hand_record_html(boards, heading, options, results)
    return hand_record_pdf(boards, heading, options, results)


def _least_bytes(order: SheetsOrder, subject: Subject, results: tuple[DoubleDummy, ...] | None) -> int:
    """Return the size to fill a sealed file up to: that of other boards with the same numbers, and room."""
    boards = tuple(Board(board.number, _PLAIN_DEAL, board.played_as) for board in subject.boards)
    plain = _drawn(order, replace(subject, boards=boards), results and (_PLAIN_RESULT,) * len(boards))
    return int(len(plain) * _ROOM)


def _binding_notes(order: SheetsOrder) -> tuple[str, ...]:
    """Return what has to be said of the binding of a page of the web."""
    if order.options.binding is not Binding.BOOKLET:
        return ()
    return (translate("notices", "A web page prints page by page: use the PDF for a folded booklet."),)


def _origin_notes(subject: Subject) -> tuple[str, ...]:
    if subject.sets:
        return ()
    return (
        translate(
            "notices",
            "This computer’s journal does not know these boards, so it cannot tell whether they have been "
            "played.",
        ),
    )
