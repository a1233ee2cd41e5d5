"""What the journal remembers of a tournament: how far it has come, reserve sets and deviations, and why.

Rows are found again by the hash of the keys, which no two tournaments share. Deviations and reserve sets are
also told in a text file that can be put on the wall.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.tournament.plan import open_tournament, require_stage
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.tournament.plan import PlanStage, new_text
from bigdeal_gui.tournament.sessions import Session, SessionId, session_name
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.storage.delivery import DeliveredFile
    from bigdeal_gui.tournament.plan import Plan

_KINDS: Final = frozenset({Kind.PUBLISH, Kind.REVEAL, Kind.TOURNAMENT})
_TEXT: Final = ".txt"
_CRLF: Final = "\r\n"


class Milestone(Enum):
    """How far a tournament has come, in order."""

    PLANNED = "planned"
    PUBLISHED = "published"
    VALUED = "valued"
    DEALT = "dealt"
    REVEALED = "revealed"


class NoteKind(Enum):
    """What a row of the journal tells of a tournament."""

    PUBLISHED = "published"
    VALUED = "valued"
    DEALT = "dealt"
    RESERVE = "reserve"
    DEVIATION = "deviation"
    REVEALED = "revealed"


_DEALING: Final = frozenset({NoteKind.DEALT, NoteKind.RESERVE})
_DAY: Final = len("2026-03-01")


@dataclass(frozen=True, slots=True)
class DealtBoards:
    """A session that was dealt here, and its boards."""

    id: SessionId
    boards: BoardRange


@dataclass(frozen=True, slots=True)
class Note:
    """One row: `time` is UTC, ISO 8601; `text` a reason, a value or what happened; `sessions` those dealt."""

    kind: NoteKind
    time: str
    text: str = ""
    sessions: tuple[DealtBoards, ...] = ()


def notes_of(tournament: Tournament, journal: Journal) -> tuple[Note, ...]:
    """Return what this computer's journal tells of a published tournament, oldest first.

    Raises:
        StorageError: the journal cannot be read.
    """
    keys_hash = tournament.plan.keys_hash
    return () if keys_hash is None else notes_of_hash(keys_hash, journal)


def notes_of_hash(keys_hash: str, journal: Journal) -> tuple[Note, ...]:
    """Return as `notes_of` what is told of the tournament whose keys have this hash.

    Sessions that were dealt one behind the other, on one day and for one reason, are one note.

    Raises:
        StorageError: the journal cannot be read.
    """
    found: list[Note] = []
    for row in journal.rows():
        if row.kind in _KINDS:
            payload = json.loads(row.payload)
            if payload.get("tournament") == keys_hash:
                sessions = tuple(map(_dealt_boards, payload.get("sessions", ())))
                note = Note(NoteKind(payload["step"]), row.time, payload.get("text", ""), sessions)
                if found and note.kind in _DEALING and _what(found[-1]) == _what(note):
                    found[-1] = replace(found[-1], sessions=found[-1].sessions + sessions)
                else:
                    found.append(note)
    return tuple(found)


def _what(note: Note) -> tuple[NoteKind, str, str]:
    return note.kind, note.text, note.time[:_DAY]


def milestone_of(tournament: Tournament, journal: Journal) -> Milestone:
    """Return how far a tournament has come, as its plan and this computer's journal tell.

    Raises:
        StorageError: the journal cannot be read.
    """
    kinds = {note.kind for note in notes_of(tournament, journal)}
    if NoteKind.REVEALED in kinds:
        return Milestone.REVEALED
    if kinds & {NoteKind.DEALT, NoteKind.RESERVE}:
        return Milestone.DEALT
    return Milestone(tournament.plan.stage.value)


def dealt_sessions(plan: Plan, notes: Sequence[Note]) -> tuple[Session, ...]:
    """Return every session that `notes` say was dealt, once, in the order of the plan, originals first."""
    boards = {session.id: session.boards for note in notes for session in note.sessions}
    found = []
    for id_ in sorted(boards, key=lambda id_: (id_.is_reserve, id_)):
        name = session_name(plan, id_)
        found.append(Session(id_, boards[id_], name.stem, name.title))
    return tuple(found)


def take_note(
    tournament: Tournament,
    journal: Journal,
    kind: NoteKind,
    text: str = "",
    sessions: Sequence[Session] = (),
) -> None:
    """Write down a step of a published tournament. `text` holds no key and no card.

    Raises:
        StorageError: it could not be written down.
    """
    row_kind = {NoteKind.PUBLISHED: Kind.PUBLISH, NoteKind.REVEALED: Kind.REVEAL}.get(kind, Kind.TOURNAMENT)
    listed: list[Json] = [
        {
            "phase": session.id.phase,
            "session": session.id.session,
            "reserve": session.id.is_reserve,
            "boards": [session.boards.first, session.boards.last],
        }
        for session in sessions
    ]
    journal.record(
        row_kind,
        None,
        {
            "tournament": tournament.plan.keys_hash or "",
            "name": tournament.plan.name,
            "step": kind.value,
            "text": text,
            "sessions": listed,
        },
    )


def record_deviation(path: Path, text: str, *, journal: Journal) -> DeliveredFile:
    """Write down in the journal, and in a notice beside the plan, where play did not follow the plan.

    Raises:
        NotNow: the plan is not published.
        InvalidField: the text is empty or cannot be read.
        StorageError: it could not be written.
    """
    tournament = open_tournament(path)
    require_stage(tournament, PlanStage.PUBLISHED, PlanStage.VALUED)
    said = reason_text(text)
    take_note(tournament, journal, NoteKind.DEVIATION, said)
    lines = (
        translate("notices", "Deviation from the published plan"),
        "",
        translate("notices", "Tournament: {name}").format(name=tournament.plan.name),
        translate("notices", "What was done otherwise: {text}").format(text=said),
        translate("notices", "Recorded on {date}.").format(date=journal.today()),
        "",
        translate("notices", "The deals are those that were bound by the published hash:"),
        tournament.plan.keys_hash or "",
    )
    return deliver_notice(path.parent, f"{tournament.stem}-deviation", lines)


def reason_text(text: str) -> str:
    """Return a reason as a person typed it, on one line.

    Raises:
        InvalidField: it is empty, too long, or holds what cannot be seen.
    """
    return new_text("reason", text)


def deliver_notice(folder: Path, stem: str, lines: Sequence[str]) -> DeliveredFile:
    """Write a notice into a new text file in `folder`, called `stem`, with a number where that is taken.

    Raises:
        StorageError: it could not be written.
    """
    name = free_name(folder, stem, [_TEXT]) + _TEXT
    (file,) = deliver(folder, {name: "".join(line + _CRLF for line in lines).encode("utf-8")})
    return file


def _dealt_boards(written: dict[str, Any]) -> DealtBoards:
    first, last = written["boards"]
    return DealtBoards(
        SessionId(written["phase"], written["session"], written["reserve"]), BoardRange(first, last)
    )
