"""A finished set as a receiver takes it: the right file, with analysis inside, noted in the journal.

Nothing is sent by this program, which has no network: the file is for the receiver's own import.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.services import Refused, Usage
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.pbn.analysis import pbn_with_double_dummy
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.model.double_dummy import DoubleDummy
from bigdeal_gui.services.printing.destinations import HAND_VIEWER, PLAYED, Destination, destination_suffix
from bigdeal_gui.services.printing.double_dummy import results_or_why_not
from bigdeal_gui.services.printing.hand_viewer import links_page
from bigdeal_gui.services.printing.public_pack import heading_of_files
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.sets import JournalSet
    from bigdeal_gui.services.printing.subject import Subject
    from bigdeal_gui.services.work import Work

_ANALYSED: Final = "pbn"


@dataclass(frozen=True, slots=True)
class Sent:
    """The file that is ready for a receiver, and what is to be said of it."""

    file: DeliveredFile
    has_results: bool
    notes: tuple[str, ...] = ()


def check_played(set_: JournalSet) -> None:
    """Make sure that play of the set is over, as far as this journal knows.

    Raises:
        Refused: it does not say so.
    """
    if set_.state not in PLAYED:
        raise Refused(
            translate(
                "reasons", "Set {code} is {state}: it can be sent when it is marked as finished."
            ).format(code=set_.code or set_.event, state=translate("states", set_.state.value))
        )


def sent_file_name(subject: Subject, to: Destination) -> str:
    """Return the name that is proposed for the file."""
    return subject.stem("") + destination_suffix(to)


def make_file_to_send(subject: Subject, to: Destination, target: Path, work: Work) -> Sent:
    """Write the set `subject`, read with its boards, as the new file `target` for a receiver.

    Raises:
        Refused: the journal does not say that play is over, or the set cannot be read.
        Usage: the name has not the ending of the format.
        FormatCannotHold: the receiver's format has no room for these boards.
        Cancelled: the token was set; nothing is left.
        AppError: the file cannot be written; nothing is left of it.
    """
    for set_ in subject.sets:
        check_played(set_)
    if target.suffix.lower() != destination_suffix(to):
        reason = translate("reasons", "The file name must end with {suffixes}.")
        raise Usage(reason.format(suffixes=destination_suffix(to)))
    results, notes = results_or_why_not(subject, work) if to.format_name == _ANALYSED else (None, ())
    work.cancel.check()
    data = _written(subject, to, results)
    journal = work.journal

    def write_down(_file: object) -> None:
        row = {"to": to.name, "file": target.name}
        journal.record_all(Kind.SEND, [(set_.id, row) for set_ in subject.sets])

    file = deliver_file(target, lambda: data, key=journal.store.delivery_key, note=write_down)
    return Sent(file, results is not None, notes)


def _written(subject: Subject, to: Destination, results: tuple[DoubleDummy, ...] | None) -> bytes:
    boards, heading = subject.boards, heading_of_files(subject)
    if to.format_name == HAND_VIEWER:
        return links_page(heading, boards)
    format_ = format_by_name(to.format_name)
    others = sum(board.played_as is not None for board in boards)
    format_.check_holds_boards(heading.boards, Profile.STANDARD, len(boards), others)
    return pbn_with_double_dummy(heading, boards, results) if results else format_.write(heading, boards)
