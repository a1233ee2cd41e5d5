"""Hand records, dealing sheets and curtain cards: made in memory, sealed where they have to be, delivered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import BoardsUsed, Usage
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.curtain_cards import curtain_cards_pdf
from bigdeal_gui.paper.hand_record import hand_record_pdf
from bigdeal_gui.paper.hand_record_html import hand_record_html
from bigdeal_gui.paper.record_options import RecordOptions
from bigdeal_gui.paper.sheets import dealing_sheets_pdf
from bigdeal_gui.seals.age import SUFFIX
from bigdeal_gui.seals.sealer import HERE
from bigdeal_gui.services.printing.double_dummy import results_or_why_not, with_results
from bigdeal_gui.services.printing.seals import (
    UNDECIDED,
    Sealing,
    SealWay,
    check_sealing,
    is_sealed_by,
    sealed_content,
)
from bigdeal_gui.services.printing.subject import witnessed
from bigdeal_gui.storage.delivery import DeliveredFile, Delivery
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.seals.sealer import Sealer
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.printing.subject import Subject

PDF: Final = ".pdf"
HTML: Final = (".html", ".htm")
AS_USUAL: Final = RecordOptions()

_ROOM: Final = 1.25
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

    @property
    def in_names(self) -> str:
        """What stands in a file's name: it tells what is inside."""
        return "hand-record" if self is SheetKind.RECORD else self.value


@dataclass(frozen=True, slots=True)
class SheetsOrder:
    """What is wanted. `target` ends with `.pdf`, or `.html` for a record; sealed files add `.age`."""

    kind: SheetKind
    target: Path
    options: RecordOptions = AS_USUAL
    sealing: Sealing = UNDECIDED


@dataclass(frozen=True, slots=True)
class MadeSheets:
    """The file, the way it was sealed (UNDECIDED: it did not have to be), and what is to be said of it."""

    file: DeliveredFile
    way: SealWay
    release_at: datetime | None = None
    notes: tuple[str, ...] = ()


def make_sheets(  # noqa: PLR0913, PLR0917 - what is wanted, of what, and what the caller owns
    order: SheetsOrder,
    subject: Subject,
    journal: Journal,
    progress: Callable[[int, int], None],
    cancel: CancelToken,
    sealer: Sealer = HERE,
) -> MadeSheets:
    """Make the sheets of `subject` and deliver them, sealed where the set is still to be played.

    `progress` is told the boards whose double-dummy results are known; `sealer` does the work that a
    passphrase makes. What is not sealed is in memory alone
    until it has its place; nothing is overwritten.

    Raises:
        SealWanted: the set is still to be played, and nobody said what becomes of its record.
        BoardsUsed: sheets to deal a set that was in play.
        Usage: the name ends in a way that means nothing.
        Cancelled: the token was set; no file is left.
        AppError: the file cannot be drawn, sealed or written; nothing is left of it.
    """
    is_sealed = check_sealing(subject, order.sealing, journal.store.now())
    _check_used(order.kind, subject)
    name = _file_name(order, is_sealed=is_sealed)
    with Delivery(order.target.parent, [name], key=journal.store.delivery_key) as delivery:
        results, notes = _double_dummy(order, subject, progress, cancel)
        subject = witnessed(subject, journal)
        cancel.check()
        content = _drawn(order, subject, results)
        cancel.check()
        way = order.sealing.way if is_sealed or subject.unfinished else SealWay.UNDECIDED
        told = {"sheet": order.kind.value, "file": name, "seal": way.value}
        sealing = replace(order.sealing, way=way)
        least_bytes = _least_bytes(order, subject, results) if is_sealed_by(way) else 0
        delivery.write(name, sealed_content(content, sealing, subject, journal, told, least_bytes, sealer))
        (file,) = delivery.commit()
    release_at = order.sealing.release_at if way is SealWay.RELEASE else None
    return MadeSheets(file, way, release_at, (*notes, *_origin_notes(subject), *map(str, subject.remarks)))


def sheet_name(kind: SheetKind, subject: Subject, suffix: str = PDF, *, is_sealed: bool = False) -> str:
    """Return the name that is proposed for a file: it says whose it is, and what."""
    return subject.stem(kind.in_names) + suffix + (SUFFIX if is_sealed else "")


def _file_name(order: SheetsOrder, *, is_sealed: bool) -> str:
    name = order.target.name
    if name.lower().endswith(SUFFIX):
        if not is_sealed:
            raise Usage(
                translate("reasons", "The name ends with “{suffix}”, but nothing is to be sealed.").format(
                    suffix=SUFFIX
                )
            )
        name = name[: -len(SUFFIX)]
    suffixes = (PDF, *HTML) if order.kind is SheetKind.RECORD else (PDF,)
    if not name.lower().endswith(suffixes):
        raise Usage(
            translate("reasons", "The file's name has to end with {suffixes}.").format(
                suffixes=", ".join(suffixes)
            )
        )
    return name + SUFFIX if is_sealed else name


def _check_used(kind: SheetKind, subject: Subject) -> None:
    if kind is not SheetKind.RECORD and subject.used:
        set_ = subject.used[0]
        raise BoardsUsed(set_.state.value, set_.code, set_.event, set_.date)


def _double_dummy(
    order: SheetsOrder, subject: Subject, progress: Callable[[int, int], None], cancel: CancelToken
) -> tuple[tuple[DoubleDummy, ...] | None, tuple[str, ...]]:
    """Return the results, or why they are left out."""
    if not order.options.double_dummy or order.kind is not SheetKind.RECORD:
        return None, ()
    if not (_is_html(order) or order.options.layout.has_room_for_double_dummy):
        count = order.options.layout.boards
        words = translate("notices", "With {count} boards a page there is no room for double-dummy results.")
        return None, (words.format(count=count),)
    return results_or_why_not(subject, progress, cancel)


def _is_html(order: SheetsOrder) -> bool:
    return order.target.name.lower().removesuffix(SUFFIX).endswith(HTML)


def _drawn(order: SheetsOrder, subject: Subject, results: tuple[DoubleDummy, ...] | None) -> bytes:
    boards, heading, options = subject.boards, subject.heading, order.options
    if order.kind is SheetKind.DEALING_SHEETS:
        return dealing_sheets_pdf(boards, heading, options)
    if order.kind is SheetKind.CURTAIN_CARDS:
        return curtain_cards_pdf(boards, heading, options)
    options = with_results(options, results)
    if _is_html(order):
        return hand_record_html(boards, heading, options, results)
    return hand_record_pdf(boards, heading, options, results)


def _least_bytes(order: SheetsOrder, subject: Subject, results: tuple[DoubleDummy, ...] | None) -> int:
    """Return the size to fill a sealed file up to: that of other boards with the same numbers, and room."""
    boards = tuple(Board(board.number, _PLAIN_DEAL, board.played_as) for board in subject.boards)
    plain = _drawn(order, replace(subject, boards=boards), results and (_PLAIN_RESULT,) * len(boards))
    return int(len(plain) * _ROOM)


def _origin_notes(subject: Subject) -> tuple[str, ...]:
    if subject.sets:
        return ()
    return (
        translate(
            "notices",
            "The journal of this computer does not know these boards, so nobody here can tell whether they"
            " were played.",
        ),
    )
