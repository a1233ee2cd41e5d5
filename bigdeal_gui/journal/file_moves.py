"""Moves of a set's files to another folder, as the journal sees them.

Three rows: the move has begun (copies may lie in the new folder), it is made (the copies are the files now,
and those in the old folder are superfluous), it has ended. Whoever finds the last of them missing knows what
is left to do. Rows are added, and copies removed, while the database is held, so two programs never decide
differently about one move.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from bigdeal_gui.errors.journal import WrongState
from bigdeal_gui.journal.lists import naming_bad_row, select_files, select_rows, select_set
from bigdeal_gui.journal.sets import JournalFile, Kind, SetId

if TYPE_CHECKING:
    import sqlite3

    from bigdeal_gui.journal.chain import Payload, Row
    from bigdeal_gui.journal.store import Adding, Store

MOVES: Final = (Kind.MOVE_BEGUN, Kind.MOVE)
"""Rows that tell of a whole move."""

_KINDS: Final = (*MOVES, Kind.MOVE_ENDED)


@dataclass(frozen=True, slots=True)
class MovedFile:
    """A file on its way: `number` is its place among the set's files, `digest` under the journal's key."""

    number: int
    source: Path
    target: Path
    digest: bytes


@dataclass(frozen=True, slots=True)
class Move:
    """A move that has begun and not ended; `is_made` tells whether the copies count as the files."""

    set_id: SetId
    begun: int
    folder: Path
    files: tuple[MovedFile, ...]
    is_made: bool = False


def begin_file_move(store: Store, set_id: SetId, folder: Path, numbers: Sequence[int]) -> Move:
    """Write down that the files `numbers` of a set are about to be copied into `folder`.

    Raises:
        UnknownSet: there is no such set.
        WrongState: another move of the set has not ended.
    """
    with store.adding() as adding:
        found = select_set(adding.connection, set_id)
        if _open_move(adding.connection, set_id) is not None:
            raise WrongState(found.code or str(set_id), "being moved", "moved")
        payload: Payload = {"to": str(folder), "files": list(numbers)}
        row = adding.add(Kind.MOVE_BEGUN, set_id, payload)
        return _move(adding.connection, row)


@contextmanager
def file_move_begun(store: Store, move: Move) -> Iterator[None]:
    """Write down that `move` is made, once the block, which looks at the copies a last time, has ended.

    Raises:
        WrongState: another program gave the move up meanwhile.
    """
    with store.adding() as adding:
        if _open_move(adding.connection, move.set_id) != move:
            raise WrongState(_code(adding, move), "no longer being moved", "moved")
        yield
        payload: Payload = {
            "begun": move.begun,
            "to": str(move.folder),
            "files": [file.number for file in move.files],
            "from": [str(file.source.parent) for file in move.files],
        }
        adding.add(Kind.MOVE, move.set_id, payload)


@contextmanager
def file_move_ended(store: Store, move: Move) -> Iterator[bool]:
    """Write down that `move`, as it was read, has ended, once the block has cleared up.

    The block is told whether the copies are superfluous: they are unless the journal calls them the files.
    Nothing is written where another program has ended the move, or taken it further.
    """
    with store.adding() as adding:
        is_open = _open_move(adding.connection, move.set_id) == move
        places = {file.path for file in select_files(adding.connection, move.set_id)}
        yield places.isdisjoint(file.target for file in move.files)
        if is_open:
            outcome = "moved" if move.is_made else "given up"
            adding.add(Kind.MOVE_ENDED, move.set_id, {"begun": move.begun, "outcome": outcome})


def open_file_moves(store: Store) -> tuple[Move, ...]:
    """Return the moves that have begun and not ended."""
    with store.reading() as connection:
        begun = connection.execute(
            "SELECT DISTINCT set_id FROM entries WHERE kind = ? ORDER BY set_id", (Kind.MOVE_BEGUN,)
        ).fetchall()
        moves = [_open_move(connection, SetId(set_id)) for (set_id,) in begun]
    return tuple(move for move in moves if move is not None)


def _open_move(connection: sqlite3.Connection, set_id: SetId) -> Move | None:
    rows = [row for row in select_rows(connection, set_id) if row.kind in _KINDS]
    return None if not rows or rows[-1].kind == Kind.MOVE_ENDED else _move(connection, rows[-1])


def _move(connection: sqlite3.Connection, row: Row) -> Move:
    """Return the move of which `row` is the newest.

    Raises:
        JournalDamaged: the row cannot be understood.
    """
    with naming_bad_row(connection, row.sequence):
        return understood_file_move(row, select_files(connection, SetId(cast("int", row.set_id))))


def understood_file_move(row: Row, files: Sequence[JournalFile]) -> Move:
    """Return the move of which `row` is the newest, of a set with `files`; nonsense raises as it comes."""
    payload = json.loads(row.payload)
    folder = Path(payload["to"])
    is_made = row.kind == Kind.MOVE
    sources = payload["from"] if is_made else [files[number].path.parent for number in payload["files"]]
    return Move(
        set_id=SetId(cast("int", row.set_id)),
        begun=payload["begun"] if is_made else row.sequence,
        folder=folder,
        files=tuple(
            MovedFile(
                number,
                Path(source) / files[number].path.name,
                folder / files[number].path.name,
                files[number].digest,
            )
            for number, source in zip(payload["files"], sources, strict=True)
        ),
        is_made=is_made,
    )


def _code(adding: Adding, move: Move) -> str:
    return select_set(adding.connection, move.set_id).code or str(move.set_id)
