"""The public pack of a set after play: its boards in every form in which people read or replay them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.lin import lin_vugraph
from bigdeal_gui.formats.pbn.analysis import pbn_with_double_dummy
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.model.double_dummy import DoubleDummy
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.hand_records.hand_record_html import hand_record_html
from bigdeal_gui.services.packs import SUMS_NAME, ZIP_SUFFIX, checksum_lines, deliver_pack, require_free_pack
from bigdeal_gui.services.printing.double_dummy import looks_with_results, results_or_why_not
from bigdeal_gui.services.printing.hand_viewer import hand_viewer_address
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.subject import Subject, with_journal_row
from bigdeal_gui.services.sets.statistics import refuse_unfinished

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.services.work import Work


@dataclass(frozen=True, slots=True)
class PublicPack:
    """The pack, the names of the files in it, and what is to be said of it."""

    target: Path
    names: tuple[str, ...]
    notes: tuple[str, ...] = ()


def make_public_pack(target: Path, options: RecordOptions, subject: Subject, work: Work) -> PublicPack:
    """Make the public pack of `subject`, whose play is over: an archive where `target` ends in `.zip`.

    Otherwise it is a new folder.

    It holds PBN (with double-dummy results where they can be had), LIN by the line and as vugraph, CSV, the
    hand record as PDF and HTML, there with a link from each board to a hand viewer, and checksums.

    Raises:
        Refused: the journal says that the set is still to be played.
        AlreadyExists: there is something called `target`.
        Cancelled: the token was set; nothing is left.
        AppError: it cannot be made or written; nothing is left of it.
    """
    refuse_unfinished(subject.sets)
    journal = work.journal
    require_free_pack(target, key=journal.store.delivery_key)
    results, notes = results_or_why_not(subject, work) if options.double_dummy else (None, ())
    work.cancel.check()
    subject = with_journal_row(subject, journal)
    files = _files(options, subject, results)
    files[SUMS_NAME] = checksum_lines(files)
    work.cancel.check()
    names = tuple(files)
    set_id = subject.sets[0].id if subject.sets else None

    def told() -> None:
        journal.record(Kind.PUBLISH, set_id, {"pack": target.name, "files": list(names)})

    deliver_pack(target, files, told, key=journal.store.delivery_key)
    letters = letters_notes(subject.heading, options)
    return PublicPack(target, names, (*notes, *letters, *map(str, subject.remarks)))


def pack_name(subject: Subject) -> str:
    """Return the name that is proposed for a pack."""
    return subject.stem("public pack") + ZIP_SUFFIX


def heading_of_files(subject: Subject) -> Heading:
    """Return what files of `subject` say beside its boards."""
    numbers = BoardRange(min(run.first for run in subject.numbers), max(run.last for run in subject.numbers))
    heading = subject.heading
    day = f"{heading.day:%Y.%m.%d}" if heading.day else ""
    return Heading(
        numbers, PROGRAM, event=heading.event, site=heading.site, date=day, set_code=heading.set_code
    )


def _files(
    options: RecordOptions, subject: Subject, results: tuple[DoubleDummy, ...] | None
) -> dict[str, bytes]:
    boards, stem, heading = subject.boards, subject.stem(""), heading_of_files(subject)
    options = looks_with_results(options, results)
    viewer = [hand_viewer_address(heading, board) for board in boards]
    pbn = pbn_with_double_dummy(heading, boards, results) if results else _written("pbn", heading, subject)
    return {
        f"{stem}.pbn": pbn,
        f"{stem}.lin": _written("lin", heading, subject),
        f"{stem} vugraph.lin": lin_vugraph(heading, boards, subject.heading.session),
        f"{stem}.csv": _written("csv", heading, subject),
        f"{stem}.pdf": hand_record_pdf(boards, subject.heading, options, results),
        f"{stem}.html": hand_record_html(boards, subject.heading, options, results, viewer),
    }


def _written(name: str, heading: Heading, subject: Subject) -> bytes:
    return format_by_name(name).write(heading, subject.boards)
