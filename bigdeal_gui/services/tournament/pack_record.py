"""The record in the public pack: what the journal tells of a tournament, in the organiser's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from bigdeal_gui.services.tournament.notes import AS_PUBLISHED, Note, NoteKind
from bigdeal_gui.services.tournament.publication import announcements
from bigdeal_gui.services.tournament.record import revealed_sessions
from bigdeal_gui.tournament.record_file import (
    Deviation,
    EarlyReveal,
    Publication,
    RecordFile,
    ReserveUse,
    ValueEntry,
)

_A_DAY: Final = timedelta(days=1)
"""Where the organiser is it may be tomorrow already."""


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
    for (where, since), note in zip(announcements(notes), announced, strict=True):
        moment = _moment(note)
        is_that_day = timedelta() <= since - moment.date() <= _A_DAY
        yield Publication(where, since, moment if is_that_day else None)


def _moment(note: Note) -> datetime:
    return datetime.fromisoformat(note.time)
