"""What is in a public pack, beside keys: what was published, boards, the page, the organiser's record.

A pack is looked at as a player will look at it before anybody gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.tournament import PackNotProved
from bigdeal_gui.formats.format import Heading
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.journal.attached import number_in_history
from bigdeal_gui.journal.set_code import set_code
from bigdeal_gui.model.boards import Board
from bigdeal_gui.services.packs import deliver_pack, is_delivered_pack, text_in_pack
from bigdeal_gui.services.tournament.keys import NOTHING
from bigdeal_gui.services.tournament.layout import PREVIOUS_NAME
from bigdeal_gui.services.tournament.log_file import tournament_log
from bigdeal_gui.services.tournament.notes import AS_PUBLISHED, Note, NoteKind
from bigdeal_gui.services.tournament.plan import Tournament, show_plan
from bigdeal_gui.services.tournament.publish import plan_announcements
from bigdeal_gui.services.tournament.readme import witness_in
from bigdeal_gui.services.tournament.record import revealed_sessions
from bigdeal_gui.services.tournament.submitted_files import SubmittedFile
from bigdeal_gui.services.tournament.verify_files import FilesGiven, is_tournament_file
from bigdeal_gui.services.tournament.verify_report import VerifyReport
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import recover_deliveries
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.record_file import (
    Deviation,
    EarlyReveal,
    Publication,
    RecordFile,
    ReserveUse,
    ValueEntry,
)
from bigdeal_gui.tournament.sessions import Session, deals_of_session, set_key
from bigdeal_gui.tournament.tournament_log import TournamentLog, read_log
from bigdeal_gui.tournament.value import drand

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.journal.sidecar_files import Head
    from bigdeal_gui.services.work import CancelToken
    from bigdeal_gui.tournament.keys.keys_file import Keys
    from bigdeal_gui.tournament.plan import Plan

README_NAME: Final = "README.txt"

_A_DAY: Final = timedelta(days=1)
"""Where the organiser is it may be tomorrow already."""


def published_files(tournament: Tournament, keys_files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the plan, `keys_files`, and what was published beside it, by name.

    Raises:
        AppError: a file cannot be read.
    """
    layout = tournament.layout
    files = {tournament.path.name: tournament.content, **keys_files}
    for path, name, most_bytes in (
        (layout.commitment, layout.commitment.name, commitment.MAX_FILE_BYTES),
        (layout.round, layout.round.name, drand.MAX_FILE_BYTES),
        (layout.previous, PREVIOUS_NAME, commitment.MAX_FILE_BYTES),
    ):
        if path.is_file():
            files[name] = read_file(path, most_bytes)
    return files


def session_pbn(plan: Plan, keys: Keys, session: Session) -> bytes:
    """Return the boards of a session as PBN."""
    deals = deals_of_session(plan, keys, session)
    heading = Heading(
        boards=session.boards,
        program=PROGRAM,
        event=", ".join(filter(None, (plan.name, session.title))),
        set_code=set_code(set_key(plan, keys, session.id, session.stem), session.boards, deals),
    )
    return format_by_name("pbn").write(heading, map(Board, session.boards, deals))


def log_for(tournament: Tournament, target: Path) -> TournamentLog:
    """Return the log as a pack has it: of one made before, as it was then, so that it stays the same pack.

    Raises:
        AppError: the log cannot be read.
    """
    log = tournament_log(tournament)
    before = read_log([text_in_pack(target, tournament.layout.log.name)], tournament.plan.keys_hash or "")
    is_part = {row.hash for row in before.rows} <= {row.hash for row in log.rows}
    return before if before.rows and is_part and not before.is_cut else log


def log_files(tournament: Tournament, log: TournamentLog) -> dict[str, bytes]:
    """Return the file of a pack that is its log; none where there are no rows."""
    content = b"".join(row.line() for row in log.rows)
    return {tournament.layout.log.name: content} if content else {}


def newest_journal_row(target: Path, journal: Journal) -> Head | None:
    """Return the row that the text of a pack names: of one made before, that which was the newest then."""
    before = witness_in(text_in_pack(target, README_NAME))
    if before is not None:
        row = journal.row_by_hash(before.hash.hex())
        if row is not None and number_in_history(row) == before.sequence:
            return before
    return journal.newest_row()


def require_proven_pack(files: Mapping[str, bytes], cancel: CancelToken) -> None:
    """Look at a pack as a player will, before anybody gets it.

    Raises:
        PackNotProved: something in it contradicts, or cannot be read.
    """
    given = [
        SubmittedFile(name, content if is_tournament_file(name) else b"", is_read=is_tournament_file(name))
        for name, content in files.items()
    ]
    looked_at = FilesGiven(tuple(given))
    evidence = looked_at.evidence(NOTHING, lambda _done, _total: None, cancel.check)
    report = VerifyReport(evidence, unreadable=tuple(looked_at.unreadable))
    if not report.is_ok:
        raise PackNotProved(report.problems or tuple(str(file.error) for file in report.unreadable))


def deliver_public_pack(
    tournament: Tournament,
    target: Path,
    files: Mapping[str, bytes],
    key: bytes,
    before: Callable[[], None] = lambda: None,
) -> None:
    """Make the pack `target`, which others can read, and its folder if that is the tournament's own.

    This very pack counts as made.

    `before` and `key` are those of `deliver_pack`.

    Raises:
        AlreadyExists: there is something else called `target`.
        StorageError: the pack could not be written; nothing is left of it.
    """
    if target.parent == tournament.layout.publish:
        tournament.layout.make(target.parent)
    _settle_sheet(tournament, key)
    show_plan(tournament)  # where the program died before the value was shown
    if not is_delivered_pack(target, files, key=key):
        deliver_pack(target, files, before, key=key)
    _copy_log(tournament, files)


def _copy_log(tournament: Tournament, files: Mapping[str, bytes]) -> None:
    """Put the pack's log beside what is published, where everybody sees it."""
    layout = tournament.layout
    copy = layout.publish / layout.log.name
    if not layout.is_own or layout.log.name not in files:
        return
    layout.make(layout.publish)
    try:
        disk.replace_own(copy, files[layout.log.name], disk.system_disk())
        disk.let_others_read(copy)
    except OSError as error:
        raise disk.storage_error(copy.parent, copy, error) from error


def _settle_sheet(tournament: Tournament, key: bytes) -> None:
    """Let nothing hidden stay of a publication sheet whose program died while it was drawn."""
    sheet = tournament.layout.sheet
    with suppress(AppError):  # the pack's own delivery says what the folder refuses
        recover_deliveries(sheet.parent, key=key, names={sheet.name})


def record_of_notes(notes: Sequence[Note]) -> RecordFile:
    """Return what `notes`, oldest first, tell everybody: the same notes make the same record."""
    valued = [note for note in notes if note.kind is NoteKind.VALUED]
    return RecordFile(
        tuple(_publications(notes)),
        ValueEntry(_moment(valued[-1]), valued[-1].more.get(AS_PUBLISHED, "")) if valued else None,
        tuple(
            ReserveUse(
                session.id.phase,
                session.id.session,
                tuple(session.boards) if session.whole else (),
                note.text,
                _moment(note),
            )
            for note in notes
            if note.kind is NoteKind.RESERVE
            for session in note.sessions
        ),
        tuple(Deviation(note.text, "", _moment(note)) for note in notes if note.kind is NoteKind.DEVIATION),
        tuple(EarlyReveal(*place, _moment(note)) for place, note in revealed_sessions(notes)),
    )


def _publications(notes: Sequence[Note]) -> Iterator[Publication]:
    """Yield where the promise stands, with the moment where it was written down on the day itself."""
    announced = (note for note in notes if note.kind is NoteKind.ANNOUNCED)
    for (where, since), note in zip(plan_announcements(notes), announced, strict=True):
        moment = _moment(note)
        is_that_day = timedelta() <= since - moment.date() <= _A_DAY
        yield Publication(where, since, moment if is_that_day else None)


def _moment(note: Note) -> datetime:
    return datetime.fromisoformat(note.time)
