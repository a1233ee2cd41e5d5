"""What the journal remembers of a tournament: how far it has come, reserve sets and deviations, and why.

Rows are found again by the hash of the keys, which no two tournaments share. Deviations and reserve sets are
also told in a text file that can be put on the wall.

What is written down before a step is an intention. A session counts as dealt when the journal knows its set
as delivered; a value counts as set when it is in the plan. So a program that dies in between leaves nothing
here that did not happen, and what it was about is known: see `Record.begun`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.formats.format import CRLF, LF, Profile
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament import log_file
from bigdeal_gui.services.tournament.log_file import LOG_ROW, TOURNAMENT_KINDS, LogState
from bigdeal_gui.services.tournament.notes import Note, NoteKind
from bigdeal_gui.tournament.sessions import Session, SessionId, session_name, single_board
from bigdeal_gui.tournament.tournament_log import DealtBoards

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json, Row
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys.keys_file import Place
    from bigdeal_gui.tournament.plan import Plan
    from bigdeal_gui.tournament.tournament_log import LogRow


class Milestone(Enum):
    """How far a tournament has come, in order."""

    PLANNED = "planned"
    PUBLISHED = "published"
    VALUED = "valued"
    DEALT = "dealt"
    REVEALED = "revealed"


_DEALING: Final = frozenset({NoteKind.DEALT, NoteKind.RESERVE})
_BROKEN_OFF: Final = "broken off"
"""Why a set failed whose program had died."""
_DAY: Final = len("2026-03-01")


@dataclass(frozen=True, slots=True)
class OrderNote:
    """What an order was, as far as it was written down: `asked` are boards by the number of their phase.

    `only` are the single boards of a reserve set; none where it was the whole one.
    """

    formats: tuple[str, ...]
    folder: Path
    profile: Profile = Profile.STANDARD
    line_end: bytes = CRLF
    asked: Mapping[int, str] = field(default_factory=dict)
    reason: str = ""
    only: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BegunDealing:
    """A dealing that was begun and has not ended: `missing` are those of its `sessions` not delivered since.

    With none missing, only what is made of several sessions together may be.
    """

    sessions: tuple[SessionId, ...]
    missing: tuple[DealtBoards, ...]
    order: OrderNote


@dataclass(frozen=True, slots=True)
class Record:
    """What the journal tells of a tournament: the `notes` of what happened, oldest first.

    `begun` is a dealing that has not ended: broken off, or still in progress. `is_fixed` tells that boards
    may have been seen which follow from the value. `revealing` are the places of keys whose session's pack
    was to be made by a program that died then: it may be there, or not.
    """

    notes: tuple[Note, ...] = ()
    begun: BegunDealing | None = None
    is_fixed: bool = False
    revealing: tuple[Place, ...] = ()
    log: LogState = field(default_factory=LogState)

    @property
    def known_keys(self) -> frozenset[Place]:
        """The places of keys that others may know: revealed by themselves, or nearly."""
        return frozenset(self.revealing) | {place for place, _note in revealed_sessions(self.notes)}

    def milestone(self, plan: Plan) -> Milestone:
        """Return how far the tournament has come."""
        kinds = {note.kind for note in self.notes}
        if NoteKind.REVEALED in kinds:
            return Milestone.REVEALED
        return Milestone.DEALT if kinds & _DEALING else Milestone(plan.stage.value)


def tournament_record(tournament: Tournament, journal: Journal) -> Record:
    """Return what was done with a tournament, here and elsewhere; of one not published, nothing.

    This computer's journal tells what was done here, the log in the tournament's folder what was done
    anywhere. Sessions that were dealt one behind the other, on one day and for one reason, are one note.

    Raises:
        StorageError: the journal cannot be read.
        AppError: the log cannot be read.
    """
    if tournament.plan.keys_hash is None:
        return Record()
    rows = journal.rows()
    reader = _Reader(tournament.plan, rows)
    log = log_file.tournament_log(tournament)
    elsewhere = log_file.done_elsewhere(
        log, rows, tournament.plan.keys_hash, log_file.computer_digits(journal)
    )
    for row in rows:
        while elsewhere and elsewhere[0].time <= row.time:
            reader.take_elsewhere(elsewhere.pop(0))
        reader.read(row)
    for note in elsewhere:
        reader.take_elsewhere(note)
    record = replace(reader.record(), log=LogState.of(log, is_new_here=reader.is_new_here))
    return _with_packs(record, tournament) if reader.is_new_here or log.is_cut else record


def _with_packs(record: Record, tournament: Tournament) -> Record:
    """Return a record with what packs and notices in the folder tell, where the log may lack it."""
    whole, places = log_file.public_pack_there(tournament)
    known = {place for place, _note in revealed_sessions(record.notes)}
    notes = record.notes
    if whole and not any(note.kind is NoteKind.REVEALED for note in notes):
        notes = (*notes, Note(NoteKind.REVEALED, log_file.log_row_time(), whole))
    more = tuple(place for place in places if place not in known)
    dealt = {session for note in notes for session in note.sessions}
    texts = {note.text for note in notes if note.kind is NoteKind.DEVIATION}
    for note in log_file.notices_there(tournament):
        left = tuple(session for session in note.sessions if session not in dealt)
        if left or (not note.sessions and note.text not in texts):
            notes = (*notes, replace(note, sessions=left))
    return replace(record, notes=notes, revealing=tuple(dict.fromkeys((*record.revealing, *more))))


def tournament_has_gone_on(keys_hash: str, journal: Journal) -> bool:
    """Tell whether the journal knows more of the keys with this hash than that they were to be published.

    Raises:
        StorageError: the journal cannot be read.
    """
    before = {NoteKind.PUBLISHED.value, NoteKind.UNDONE.value}
    return any(
        payload["step"] not in before
        for row in journal.rows()
        if row.kind in TOURNAMENT_KINDS
        and (payload := json.loads(row.payload)).get("tournament") == keys_hash
    )


class _Reader:
    """Reads the rows of a journal, oldest first, for one tournament.

    The set of a session is the newest of its file names and boards that was begun before the session's note.
    """

    def __init__(self, plan: Plan, rows: Iterable[Row]) -> None:
        self._plan = plan
        self._delivered = {row.set_id for row in rows if row.kind == Kind.DELIVERY}
        self._failed = {
            row.set_id
            for row in rows
            if row.kind == Kind.FAILURE and json.loads(row.payload)["reason"] != _BROKEN_OFF
        }
        self._sets: dict[tuple[str, BoardRange], tuple[int, OrderNote]] = {}
        self._notes: list[Note] = []
        self._begun: tuple[tuple[SessionId, ...], OrderNote] | None = None
        self._missing: dict[DealtBoards, None] = {}
        self._is_within = False
        self._is_fixed = False
        self._revealing: list[Place] = []
        self.is_new_here = True

    def take_elsewhere(self, note: Note) -> None:
        """Take in what another computer did: of its dealings the log tells no more than that they were."""
        if note.kind in _DEALING:
            self._is_fixed = True
            self._add_dealt(note)
        elif note.kind not in (NoteKind.BEGUN, NoteKind.ENDED):
            self._take(note, None)

    def read(self, row: Row) -> None:
        """Take in the next row."""
        if row.kind == Kind.DEAL and row.set_id is not None:
            payload = json.loads(row.payload)
            begun = row.set_id, _order_of_set(payload)
            for name in payload["files"]:
                self._sets[name.rpartition(".")[0], BoardRange(*payload["boards"])] = begun
        elif row.kind in TOURNAMENT_KINDS:
            payload = json.loads(row.payload)
            if payload.get("tournament") == self._plan.keys_hash:
                self.is_new_here = False
                self._take(_note(row, payload), payload.get("order"))

    def _take(self, note: Note, order: Mapping[str, Any] | None) -> None:
        if note.kind is NoteKind.BEGUN and order is not None:
            ids = dict.fromkeys(session.id for session in note.sessions)
            self._begun = tuple(ids), _order(order, note.text)
            self._missing = dict.fromkeys(note.sessions)
            self._is_within = True
        elif note.kind is NoteKind.ENDED:
            self._begun, self._missing, self._is_within = None, {}, False
        elif note.kind is NoteKind.REVEALING:
            self._revealing += _places(note)
        elif note.kind is NoteKind.UNDONE and note.text == NoteKind.REVEALING.value:
            self._revealing = self._revealing[:-1]
        elif note.kind is NoteKind.UNDONE:
            if self._notes and self._notes[-1].kind.value == note.text:
                self._notes.pop()
        elif note.kind in _DEALING:
            self._is_fixed = True
            if dealt := tuple(session for session in note.sessions if self._is_dealt(session, note)):
                self._add_dealt(replace(note, sessions=dealt))
        else:
            self._is_fixed |= note.kind is NoteKind.REVEALED
            self._notes.append(note)
            if note.kind is NoteKind.SESSION_REVEALED:
                self._take_revealed(_places(note))

    def _take_revealed(self, places: Sequence[Place]) -> None:
        """Take in that the keys at `places` are out: their reserve sets are not missing, but burnt."""
        self._revealing = [place for place in self._revealing if place not in places]
        if self._begun is None:
            return
        burnt = {SessionId(*place, is_reserve=True) for place in places}
        self._missing = {dealt: None for dealt in self._missing if dealt.id not in burnt}
        ids = tuple(id_ for id_ in self._begun[0] if id_ not in burnt)
        self._begun, self._is_within = ((ids, self._begun[1]), self._is_within) if ids else (None, False)

    def _add_dealt(self, note: Note) -> None:
        if self._notes and _what(self._notes[-1]) == _what(note):
            before = self._notes[-1]
            self._notes[-1] = replace(before, sessions=before.sessions + note.sessions)
        else:
            self._notes.append(note)

    def _is_dealt(self, session: DealtBoards, note: Note) -> bool:
        set_id, order = self._sets.get((named_dealing(self._plan, session).stem, session.boards), (0, None))
        if set_id in self._delivered:
            self._missing.pop(session, None)
            return True
        # Older journals tell of no orders: there each session stands for itself.
        if not self._is_within and order is not None and set_id not in self._failed:
            self._missing[session] = None
            self._begun = tuple(one.id for one in self._missing), replace(order, reason=note.text)
        return False

    def record(self) -> Record:
        """Return what was read."""
        valued = [note for note in self._notes if note.kind is NoteKind.VALUED]
        notes = tuple(
            note for note in self._notes if note not in valued[-1:] or note.text == self._plan.value
        )
        is_over = any(note.kind is NoteKind.REVEALED for note in notes)
        begun = None
        if self._begun is not None and not is_over and (self._is_within or self._missing):
            begun = BegunDealing(self._begun[0], tuple(self._missing), self._begun[1])
        revealing = () if is_over else tuple(dict.fromkeys(self._revealing))
        return Record(notes, begun, self._is_fixed, revealing)


def _note(row: Row, payload: Mapping[str, Any]) -> Note:
    sessions = tuple(map(_dealt_boards, payload.get("sessions", ())))
    kind, text = NoteKind(payload["step"]), payload.get("text", "")
    return Note(kind, row.time, text, sessions, payload.get("more", {}))


def _places(note: Note) -> list[Place]:
    return list(dict.fromkeys((session.id.phase, session.id.session) for session in note.sessions))


def revealed_sessions(notes: Iterable[Note]) -> tuple[tuple[Place, Note], ...]:
    """Return the sessions that were revealed by themselves, in the order of that, each with its note."""
    found: dict[Place, Note] = {}
    for note in notes:
        if note.kind is NoteKind.SESSION_REVEALED:
            for place in _places(note):
                found.setdefault(place, note)
    return tuple(found.items())


def session_notes(notes: Sequence[Note], place: Place) -> tuple[Note, ...]:
    """Return those of `notes` that the pack of the session at `place` may tell: nothing of other sessions.

    Deviations stay, since their words alone say which sessions they are about.
    """
    found = []
    for note in notes:
        mine = tuple(one for one in note.sessions if (one.id.phase, one.id.session) == place)
        if note.kind is not NoteKind.SESSION_REVEALED and (mine or not note.sessions):
            found.append(replace(note, sessions=mine))
    return tuple(found)


def _what(note: Note) -> tuple[NoteKind, str, str]:
    return note.kind, note.text, note.time[:_DAY]


def _order_of_set(payload: Mapping[str, Any]) -> OrderNote:
    return OrderNote(tuple(payload["formats"]), Path(payload["folder"]), Profile(payload["profile"]))


def _order(written: Mapping[str, Any], reason: str) -> OrderNote:
    asked = {int(number): text for number, text in written["asked"].items()}
    line_end = LF if written["line_end"] == "lf" else CRLF
    only = tuple(written.get("only", ()))
    return replace(_order_of_set(written), line_end=line_end, asked=asked, reason=reason, only=only)


def dealt_sessions(plan: Plan, notes: Sequence[Note]) -> tuple[Session, ...]:
    """Return every session that `notes` say was dealt, once, in the order of the plan, originals first.

    Single boards of a reserve set follow the set.
    """
    last = {
        (session.id, session.boards if session.whole else None): session
        for note in notes
        for session in note.sessions
    }
    found = [named_dealing(plan, dealt) for dealt in last.values()]
    found.sort(key=lambda one: (one.id.is_reserve, one.id, one.whole is not None, one.boards.first))
    return tuple(found)


def named_dealing(plan: Plan, dealt: DealtBoards) -> Session:
    """Return what was dealt with its name: a session, or a single board of a reserve set."""
    name = session_name(plan, dealt.id)
    if dealt.whole is not None:
        return single_board(name, dealt.boards.first, dealt.whole)
    return Session(dealt.id, dealt.boards, name.stem, name.title)


def note_step(  # noqa: PLR0913 - the tournament, the journal, and what a note can hold
    tournament: Tournament,
    journal: Journal,
    kind: NoteKind,
    text: str = "",
    sessions: Sequence[Session] = (),
    *,
    order: OrderNote | None = None,
    more: Mapping[str, str] | None = None,
    is_joining: bool = False,
) -> None:
    """Write down a step of a published tournament. `text` holds no key and no card; BEGUN has an `order`.

    `is_joining` says that it follows all of the log's newest rows, and not this computer's alone.

    Raises:
        StorageError: it could not be written down.
    """
    row_kind = {NoteKind.PUBLISHED: Kind.PUBLISH, NoteKind.REVEALED: Kind.REVEAL}.get(kind, Kind.TOURNAMENT)
    listed = [_written(session) for session in sessions]
    payload: dict[str, Json] = {
        "tournament": tournament.plan.keys_hash or "",
        "name": tournament.plan.name,
        "step": kind.value,
        "text": text,
        "sessions": listed,
    }
    if more:
        payload["more"] = dict(more)
    if order is not None:
        payload["order"] = _order_written(order)
    if NoteKind.PUBLISHED.value not in (kind.value, text if kind is NoteKind.UNDONE else ""):
        dealt = tuple(DealtBoards(one.id, one.boards, one.whole) for one in sessions)
        note = Note(kind, log_file.log_row_time(), text, dealt, more or {})
        row = _log_row(note, tournament, journal, is_joining=is_joining)
        log_file.add_log_row(tournament, row)
        payload[LOG_ROW] = row.hash
    journal.record(row_kind, None, payload)


def _written(session: Session) -> Json:
    """Return a session as a row of the journal has it: of a single board with those it is one `of`."""
    written: dict[str, Json] = {
        "phase": session.id.phase,
        "session": session.id.session,
        "reserve": session.id.is_reserve,
        "boards": [session.boards.first, session.boards.last],
    }
    if session.whole:
        written["of"] = [session.whole.first, session.whole.last]
    return written


def _order_written(order: OrderNote) -> Json:
    written: dict[str, Json] = {
        "formats": list(order.formats),
        "folder": str(order.folder),
        "profile": order.profile.value,
        "line_end": "lf" if order.line_end == LF else "crlf",
        "asked": {str(number): text for number, text in order.asked.items()},
    }
    if order.only:
        written["only"] = list(order.only)
    return written


def begin_tournament_log(tournament: Tournament, journal: Journal) -> tuple[str, ...]:
    """Begin the log of a published tournament with what the journal knows; return the newest rows' hashes.

    To a log that is there is added what it lost: rows that a copy of it has, and steps that only this
    computer knows.

    Raises:
        StorageError: it could not be written.
    """
    log = log_file.tournament_log(tournament)
    kept = {row.hash for row in log_file.main_tournament_log(tournament).rows}
    for row in log.rows:
        if row.hash not in kept:
            log_file.add_log_row(tournament, row)
    heads = log.heads
    for note in log_file.notes_without_row(tournament_record(tournament, journal).notes, log):
        row = log_file.log_row_of_note(note, tournament, journal, heads)
        log_file.add_log_row(tournament, row)
        heads = (row.hash,)
    return heads


def _log_row(note: Note, tournament: Tournament, journal: Journal, *, is_joining: bool) -> LogRow:
    """Return the next row of the tournament's log, behind what this computer did last."""
    is_within = note.kind in _DEALING | {NoteKind.ENDED}  # behind the row of what was begun
    heads = (
        log_file.tournament_log(tournament).heads if is_within else begin_tournament_log(tournament, journal)
    )
    log = log_file.tournament_log(tournament)
    computer = log_file.computer_digits(journal)
    mine = [row.hash for row in log.rows if row.computer == computer and row.hash in heads]
    after = heads if is_joining else tuple(mine[-1:]) or heads[-1:]
    return log_file.log_row_of_note(note, tournament, journal, after)


def take_back_note(tournament: Tournament, journal: Journal, kind: NoteKind) -> None:
    """Write down that the step noted last failed; where not even this can be written, reading tells."""
    with suppress(StorageError):
        note_step(tournament, journal, NoteKind.UNDONE, kind.value)


def _dealt_boards(written: dict[str, Any]) -> DealtBoards:
    first, last = written["boards"]
    return DealtBoards(
        SessionId(written["phase"], written["session"], written["reserve"]),
        BoardRange(first, last),
        BoardRange(*written["of"]) if "of" in written else None,
    )
