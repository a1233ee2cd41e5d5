"""The log in a tournament's folder: read wherever the folder is, written with every step.

Its rows are read as notes, like those of this computer's journal.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.services.tournament.notes import AS_PUBLISHED, DIGEST, KEPT, SINCE, WITHHELD, Note, NoteKind
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.sessions import SessionId, phase_sessions, session_name
from bigdeal_gui.tournament.tournament_log import MAX_BYTES, DealtBoards, LogRow, TournamentLog, read_log
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Row
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.plan import Plan

_COMPUTER_DIGITS: Final = 16
_MOST_FILES: Final = 40

TOURNAMENT_KINDS: Final = frozenset({Kind.PUBLISH, Kind.REVEAL, Kind.TOURNAMENT})
"""The rows of a journal that tell of tournaments."""
LOG_ROW: Final = "log"
"""Of each row of the journal: the hash of the row of the tournament's log that tells the same."""
_MAX_NOTICE_BYTES: Final = 2**16
_FIRST_LINE: Final = 3
"""Of a notice: title, an empty line, the tournament's name; then sessions or what was done otherwise."""
_DASH: Final = "- "
_DAY: Final = re.compile(r"(\d{4})\.(\d{2})\.(\d{2})")
_FOR_EVERYBODY: Final = frozenset({DIGEST, KEPT, SINCE, AS_PUBLISHED, WITHHELD})
"""What the log may tell: no path."""


def tournament_log(tournament: Tournament) -> TournamentLog:
    """Return the log of a published tournament: of all files of it, copies of a cloud too.

    Raises:
        AppError: a file of it cannot be read.
    """
    if tournament.plan.keys_hash is None:
        return TournamentLog()
    files = tournament.layout.logs()[:_MOST_FILES]
    return read_log((read_file(path, MAX_BYTES) for path in files), tournament.plan.keys_hash)


def main_tournament_log(tournament: Tournament) -> TournamentLog:
    """Return what the log itself has, without its copies.

    Raises:
        AppError: it cannot be read.
    """
    path = tournament.layout.log
    content = read_file(path, MAX_BYTES) if path.is_file() else b""
    return read_log([content], tournament.plan.keys_hash or "")


def add_log_row(tournament: Tournament, row: LogRow) -> None:
    """Write a row behind the others, on the disk when this returns.

    Raises:
        StorageError: it could not be written; no step may be taken then.
    """
    path = tournament.layout.log
    try:
        is_new = not path.exists()
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), disk.PUBLIC)
        try:
            start = b"" if _ends_whole(handle) else b"\n"
            disk.write_all(handle, start + row.line())
            os.fsync(handle)
        finally:
            os.close(handle)
        if is_new:
            disk.let_others_read(path)
            disk.system_disk().flush_folder(path.parent)
    except OSError as error:
        raise disk.storage_error(path.parent, path, error) from error


def _ends_whole(handle: int) -> bool:
    """Tell whether the last line has its end; one that was cut off is ended, and stays what it is."""
    size = os.fstat(handle).st_size
    if not size:
        return True
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1) == b"\n"


def computer_digits(journal: Journal) -> str:
    """Return the digits by which logs tell this computer from others; they follow from its journal's key."""
    key = journal.store.delivery_key
    return hashlib.sha256(b"bigdeal-gui computer " + key).hexdigest()[:_COMPUTER_DIGITS]


def _commitment_digest(tournament: Tournament) -> str:
    """Return the digest of the commitment beside the plan; empty where there is none, or a damaged one."""
    path: Path = tournament.layout.commitment
    with suppress(AppError, OSError):
        if path.is_file():
            return commitment.commitment_from_json(read_file(path, commitment.MAX_FILE_BYTES)).digest
    return ""


def log_row_time() -> str:
    """Return the moment as rows have it."""
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%f}Z"


@dataclass(frozen=True, slots=True)
class LogState:
    """How the log in the tournament's folder stands.

    `is_new_here` tells that this computer's journal knows nothing of the tournament, and the log does.
    `is_cut` tells that something of it is damaged or missing, `heads` are its newest rows: several where two
    computers went on without each other.
    """

    is_new_here: bool = False
    is_cut: bool = False
    heads: tuple[str, ...] = ()
    is_branched: bool = False

    @classmethod
    def of(cls, log: TournamentLog, *, is_new_here: bool) -> LogState:
        """Return what is known of `log`."""
        return cls(is_new_here and bool(log.rows), log.is_cut, log.heads, log.is_branched)

    @property
    def told(self) -> tuple[str, ...]:
        """What should be known before the next step, in sentences; nothing where all is as it should be."""
        found = (
            (
                self.is_new_here,
                translate(
                    "reasons",
                    "This computer has not seen this tournament before. The log in its folder shows what "
                    "was done elsewhere, and that counts here too.",
                ),
            ),
            (
                self.is_cut,
                translate(
                    "reasons",
                    "Part of the tournament log is damaged or missing. Ask what was done on other "
                    "computers before you deal or reveal.",
                ),
            ),
            (
                len(self.heads) > 1,
                translate(
                    "reasons",
                    "Two computers continued this tournament without knowing of each other. Compare what "
                    "they dealt, and record a deviation that says how this happened: it joins the two.",
                ),
            ),
        )
        return tuple(text for is_so, text in found if is_so)


def public_pack_there(tournament: Tournament) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the name of the pack with all keys, empty where none is, and the places whose session's pack is.

    They are looked for under the names that the program gives them: where the log is missing they tell what
    everybody may know.
    """
    layout, plan = tournament.layout, tournament.plan
    whole = layout.pack_called(layout.pack.name)
    places = tuple(
        (number, session)
        for number, phase in enumerate(plan.phases, start=1)
        for session in phase.key_sessions
        if session and layout.pack_called(layout.session_pack(phase.file_stem(session)).name).is_file()
    )
    return whole.name if whole.is_file() else "", places


def notices_there(tournament: Tournament) -> list[Note]:
    """Return what notices tell of reserve sets and deviations, where they lie; none is moved.

    Where the log is missing they tell what everybody may know. One that somebody wrote otherwise, or in a
    language that calls the sessions otherwise, tells nothing.
    """
    found: list[Note] = []
    for folder in tournament.layout.folders:
        for path in sorted(folder.glob("*.txt")):
            is_reserve = "-notice" in path.stem
            if is_reserve or path.stem.startswith(f"{tournament.layout.stem}-deviation"):
                with suppress(AppError, ValueError, LookupError):
                    text = read_file(path, _MAX_NOTICE_BYTES).decode("utf-8")
                    if (tournament.plan.name if is_reserve else tournament.plan.keys_hash or "") in text:
                        lines = text.splitlines()[_FIRST_LINE:]
                        found += _notice_note(lines, tournament.plan, is_reserve=is_reserve)
    return found


def _notice_note(lines: list[str], plan: Plan, *, is_reserve: bool) -> Iterator[Note]:
    """Yield the note that a notice tells; its lines stand in one order in every language."""
    dealt = []
    while is_reserve and lines[0].startswith(_DASH):
        title, _colon, numbers = lines.pop(0).removeprefix(_DASH).rpartition(": ")
        dealt.append(_boards_of(plan, title, numbers))
    text, day = lines[0].partition(": ")[2], _DAY.search(lines[1])
    if text and day and bool(dealt) is is_reserve:
        kind = NoteKind.RESERVE if is_reserve else NoteKind.DEVIATION
        yield Note(kind, "-".join(day.groups()) + "T00:00:00.000000Z", text, tuple(dealt))


def _boards_of(plan: Plan, title: str, numbers: str) -> DealtBoards:
    """Return the boards of the reserve set that is called `title`; without a dash it is one of the set's.

    Raises:
        LookupError, AppError: there is none, or nothing says which boards the set has.
    """
    for number, phase in enumerate(plan.phases, start=1):
        for session in filter(None, phase.key_sessions):
            id_ = SessionId(number, session, is_reserve=True)
            if session_name(plan, id_).title == title:
                if not numbers.isdecimal():
                    return DealtBoards(id_, parse_board_range(numbers))
                (whole,) = phase_sessions(plan, number, [session], is_reserve=True)
                return DealtBoards(id_, BoardRange(int(numbers), int(numbers)), whole.boards)
    raise LookupError(title)


def log_row_of_note(note: Note, tournament: Tournament, journal: Journal, after: tuple[str, ...]) -> LogRow:
    """Return the row of a log that tells what `note` tells; `after` are the hashes of the rows before."""
    return LogRow(
        tournament.plan.keys_hash or "",
        _commitment_digest(tournament),
        note.time,
        computer_digits(journal),
        note.kind.value,
        note.text,
        note.sessions,
        {name: value for name, value in note.more.items() if name in _FOR_EVERYBODY},
        after,
    )


def notes_without_row(notes: Iterable[Note], log: TournamentLog) -> Iterator[Note]:
    """Yield what of `notes` stands in no row of the log; of sessions dealt together those that do not."""
    told = {(row.step, row.text) for row in log.rows}
    dealt = {(row.step, one) for row in log.rows for one in row.sessions}
    for note in notes:
        left = tuple(one for one in note.sessions if (note.kind.value, one) not in dealt)
        if left or (not note.sessions and (note.kind.value, note.text) not in told):
            yield replace(note, sessions=left)


def done_elsewhere(log: TournamentLog, rows: Iterable[Row], keys_hash: str, computer: str) -> list[Note]:
    """Return what the log tells and the journal does not, oldest first, without what was taken back.

    The newest row of this computer that the journal does not have is of a step that was never taken: the
    journal is written behind the log, and before anything is seen.
    """
    payloads = [json.loads(row.payload) | {"at": row.time} for row in rows if row.kind in TOURNAMENT_KINDS]
    mine = [payload for payload in payloads if payload.get("tournament") == keys_hash]
    known = {payload.get(LOG_ROW) for payload in mine} | {
        (payload["at"], payload["step"]) for payload in mine
    }
    unknown = [row for row in log.rows if row.hash not in known and (row.time, row.step) not in known]
    if unknown and unknown[-1].computer == computer and unknown[-1].hash in log.heads:
        unknown.pop()
    kinds = {kind.value for kind in NoteKind}
    notes: dict[str, list[Note]] = {}
    for row in unknown:
        if row.step not in kinds:
            continue
        before = notes.setdefault(row.computer, [])
        if row.step == NoteKind.UNDONE.value:
            if before and before[-1].kind.value == row.text:
                before.pop()
            continue
        before.append(Note(NoteKind(row.step), row.time, row.text, row.sessions, row.more))
    return sorted((note for each in notes.values() for note in each), key=lambda note: note.time)
