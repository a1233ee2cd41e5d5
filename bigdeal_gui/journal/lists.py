"""The lists of sets and files: what the record says, in a form that can be searched.

One function turns a row of the record into its change of the lists. It is used when the row is written and
again when the journal is verified, so a list that was tampered with differs from the record.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from pathlib import Path
from sys import intern
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from bigdeal_gui.errors.journal import JournalDamaged, UnknownSet
from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.journal.chain import Payload, Row, canonical_text
from bigdeal_gui.journal.sets import JournalFile, JournalSet, Kind, SetId, State, event_key, printable_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    import sqlite3

_SET_COLUMNS: Final = (
    "id, code, event, date, first_board, last_board, state, sets.time, is_own, version, payload"
)

_LOOKED_UP_AT_ONCE: Final = 500
_ROWS_AT_ONCE: Final = 250
"""Rows added by one statement, which takes two thirds of the time of as many statements."""


class ListChange(NamedTuple):
    """What a row changes of the lists; `payload` is the row's, where that was read.

    `listed` and the entries of `files` have a value for each column of their table. `state` is the set's new
    one; the files `numbers` of the set lie in `folder` now.
    """

    payload: Mapping[str, object]
    listed: tuple[object, ...] = ()
    files: Sequence[tuple[object, ...]] = ()
    state: str = ""
    numbers: Sequence[int] = ()
    folder: str = ""


def change_of_row(row: Row) -> ListChange:
    """Return what `row` changes of the lists; nonsense raises as it comes."""
    make = _CHANGES.get(row.kind)
    return ListChange({}) if make is None else make(row, json.loads(row.payload))


def apply_row(connection: sqlite3.Connection, row: Row) -> None:
    """Change the lists as `row`, the newest of the record, says."""
    change = change_of_row(row)
    if change.listed:
        connection.execute("INSERT INTO main.sets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", change.listed)
    elif change.state:
        connection.execute("UPDATE main.sets SET state = ? WHERE id = ?", (change.state, row.set_id))
    connection.executemany("INSERT INTO main.files VALUES (?, ?, ?, ?, ?, ?, ?)", change.files)
    connection.executemany(
        "UPDATE main.files SET folder = ? WHERE set_id = ? AND number = ?",
        ((change.folder, row.set_id, number) for number in change.numbers),
    )


def _begin(row: Row, payload: dict[str, object]) -> ListChange:
    is_own = row.kind == Kind.DEAL
    first, last = cast("list[int]", payload["boards"])
    code, event, date = (str(payload[name]) for name in ("code", "event", "date"))
    names = cast("list[str]", payload["files"])
    formats = cast("list[str]", payload["formats"])
    words = [event_key(event), date, code.replace("-", ""), *formats, *names]
    listed = (
        row.set_id,
        row.time,
        int(is_own),
        (State.BEGUN if is_own else State.SEEN).value,
        code,
        event,
        words[0],
        date,
        first,
        last,
        printable_text("\n".join(words).casefold()),
    )
    return ListChange(payload, listed)


def _deliver(row: Row, payload: dict[str, object]) -> ListChange:
    files = [
        (
            row.set_id,
            number,
            intern(canonical_text(str(file["folder"]))),  # one for many: a check keeps all of them
            canonical_text(str(file["name"])),
            file["size"],
            bytes.fromhex(str(file["digest"])),
            bytes.fromhex(str(file["hiding_digest"])),
        )
        for number, file in enumerate(cast("list[dict[str, str | int]]", payload["files"]))
    ]
    return ListChange(payload, files=files, state=State.DEALT.value)


def _fail(_row: Row, payload: dict[str, object]) -> ListChange:
    return ListChange(payload, state=State.FAILED.value)


def _step(_row: Row, payload: dict[str, object]) -> ListChange:
    return ListChange(payload, state=State(str(payload["to"])).value)


def _move(_row: Row, payload: dict[str, object]) -> ListChange:
    numbers = cast("list[int]", payload["files"])
    return ListChange(payload, numbers=numbers, folder=canonical_text(str(payload["to"])))


_CHANGES: Final[Mapping[str, Callable[[Row, dict[str, object]], ListChange]]] = {
    Kind.DEAL: _begin,
    Kind.SEEN: _begin,
    Kind.DELIVERY: _deliver,
    Kind.FAILURE: _fail,
    Kind.STATE: _step,
    Kind.MOVE: _move,
}


def select_rows(connection: sqlite3.Connection, set_id: int | None = None) -> Iterator[Row]:
    """Yield the rows of the record, or those of one set, oldest first.

    Raises:
        JournalDamaged: the database is so damaged that a row has no number.
    """
    columns = "sequence, time, version, kind, set_id, clock_back, payload, previous, hash, seal"
    condition, values = ("1", ()) if set_id is None else ("set_id = ?", (set_id,))
    for row in connection.execute(
        f"SELECT {columns} FROM entries WHERE {condition} ORDER BY sequence",  # noqa: S608 - literals above
        values,
    ):
        if not isinstance(row[0], int):
            raise JournalDamaged(database_path(connection), translate("reasons", "a row has no number"))
        yield Row._make(row)


def select_sets(
    connection: sqlite3.Connection, condition: str, values: Iterable[str | int | bytes]
) -> tuple[JournalSet, ...]:
    """Return the sets that fulfil `condition`, a literal of SQL after WHERE (order and limit may follow).

    Raises:
        JournalDamaged: one of them cannot be understood.
    """
    # First which ones: what is asked of each is then looked up by its number, in attached histories too.
    ids = connection.execute(f"SELECT id FROM sets WHERE {condition}", tuple(values)).fetchall()  # noqa: S608 - as above
    sets: list[JournalSet] = []
    for first in range(0, len(ids), _LOOKED_UP_AT_ONCE):
        some = [number for (number,) in ids[first : first + _LOOKED_UP_AT_ONCE]]
        marks = marks_of(some)
        found = connection.execute(
            f"SELECT {_SET_COLUMNS} FROM sets JOIN entries ON sequence = id"  # noqa: S608 - literals above
            f" WHERE id IN ({marks}) AND sequence IN ({marks})",
            (*some, *some),
        ).fetchall()
        claims = _claims(connection, [row[1] for row in found if row[1] and not row[8]])
        rows = {row[0]: row for row in found}
        for row in filter(None, map(rows.get, some)):
            with naming_bad_row(connection, row[0]):
                sets.append(_listed(connection, row, claims))
    return tuple(sets)


def _claims(connection: sqlite3.Connection, codes: Sequence[object]) -> dict[object, int]:
    """Return of each of `codes`, which sets of other origin bear, the set that has the first right to it."""
    found = connection.execute(
        f"SELECT code, id FROM sets WHERE code IN ({marks_of(codes)}) ORDER BY is_own, id DESC",  # noqa: S608 - question marks alone
        codes,
    )
    return dict(found.fetchall())


def marks_of(values: Sized) -> str:
    """Return what stands for `values` in a list of SQL."""
    return ", ".join("?" * len(values))


def select_set(connection: sqlite3.Connection, set_id: SetId) -> JournalSet:
    """Return a set.

    Raises:
        UnknownSet: there is none.
    """
    found = select_sets(connection, "id = ?", [set_id])
    if not found:
        raise UnknownSet(str(set_id))
    return found[0]


def add_fingerprints(
    connection: sqlite3.Connection, set_id: int, numbered: Sequence[tuple[int, bytes]]
) -> None:
    """Keep the fingerprints of a set's deals with their board numbers."""
    for first in range(0, len(numbered), _ROWS_AT_ONCE):
        some = numbered[first : first + _ROWS_AT_ONCE]
        connection.execute(
            f"INSERT INTO main.deals VALUES {', '.join(['(?, ?, ?)'] * len(some))}",  # noqa: S608 - question marks alone
            [value for board, fingerprint in some for value in (set_id, board, fingerprint)],
        )


def select_matches(
    connection: sqlite3.Connection, fingerprints: Sequence[bytes]
) -> Iterator[tuple[int, int, bytes]]:
    """Yield set, board and fingerprint of every deal of the journal that has one of `fingerprints`.

    Raises:
        JournalDamaged: set or board of one is no number.
    """
    for first in range(0, len(fingerprints), _LOOKED_UP_AT_ONCE):
        some = fingerprints[first : first + _LOOKED_UP_AT_ONCE]
        for match in connection.execute(
            f"SELECT set_id, board, fingerprint FROM deals WHERE fingerprint IN ({marks_of(some)})",  # noqa: S608 - question marks alone
            some,
        ):
            with naming_bad_row(connection, match[0]):
                if not all(isinstance(number, int) for number in match[:2]):
                    raise TypeError
            yield match


def known_set(connection: sqlite3.Connection, numbered: Sequence[tuple[int, bytes]]) -> SetId | None:
    """Return the newest set with the very boards and deals of `numbered`."""
    found = connection.execute(
        "SELECT set_id FROM deals WHERE fingerprint = ? ORDER BY set_id DESC",
        (numbered[0][1] if numbered else b"",),
    )
    for (set_id,) in found.fetchall():
        deals = connection.execute(
            "SELECT board, fingerprint FROM deals WHERE set_id = ? ORDER BY board", (set_id,)
        )
        if deals.fetchall() == list(numbered):
            return SetId(set_id)
    return None


def require_understood_row(set_id: int | None, payload: Mapping[str, object]) -> None:
    """Do nothing where `_listed` can make a set of what began it; nonsense raises as it comes."""
    int.bit_length(cast("int", set_id))
    BoardRange(*cast("list[int]", payload["boards"]))
    bytes.fromhex(str(payload["identification"]))
    for name in ("profile", "randomness", "folder"):
        str(payload[name])
    for name in ("formats", "files"):
        "".join(cast("list[str]", payload[name]))


@contextmanager
def naming_bad_row(connection: sqlite3.Connection, sequence: object) -> Iterator[None]:
    """Name row `sequence` where the block cannot make sense of it, as when it was tampered with.

    Raises:
        JournalDamaged: the block raised what nonsense raises.
    """
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError, InvalidPlan) as error:
        raise JournalDamaged(
            database_path(connection),
            translate("reasons", "row {sequence} cannot be understood").format(sequence=sequence),
        ) from error


def database_path(connection: sqlite3.Connection) -> Path:
    """Return the path of the database behind `connection`."""
    (_, _, path) = connection.execute("PRAGMA database_list").fetchone()
    return Path(path)


def _listed(
    connection: sqlite3.Connection, row: tuple[object, ...], claims: Mapping[object, int]
) -> JournalSet:
    (number, code, event, date, first, last, state, time, is_own, version, payload_text) = cast(
        "tuple[int, str, str, str, int, int, str, str, int, str, str]", row
    )
    payload: Payload = json.loads(payload_text)
    folder = Path(str(payload["folder"]))
    return JournalSet(
        id=SetId(number),
        code=code,
        event=event,
        date=date,
        boards=BoardRange(first, last),
        state=State(state),
        dealt_at=time,
        is_own=bool(is_own),
        formats=tuple(cast("list[str]", payload["formats"])),
        identification=bytes.fromhex(str(payload["identification"])),
        profile=str(payload["profile"]),
        randomness=str(payload["randomness"]),
        version=version,
        folder=folder,
        planned_files=tuple(folder / name for name in cast("list[str]", payload["files"])),
        files=select_files(connection, number),
        dealing=str(payload.get("dealing", "")),
        is_claimed=bool(code and not is_own and claims[code] != number),
    )


def select_files(connection: sqlite3.Connection, set_id: int) -> tuple[JournalFile, ...]:
    """Return the delivered files of a set, in the order of their formats."""
    found = connection.execute(
        "SELECT folder, name, size_bytes, digest, hiding_digest FROM files WHERE set_id = ? ORDER BY number",
        (set_id,),
    )
    return tuple(map(file_of_row, found))


def file_of_row(entry: tuple[object, ...]) -> JournalFile:
    """Return a file as the list of files has it, from its folder on."""
    folder, name, size, digest, hiding = cast("tuple[str, str, int, bytes, bytes]", entry)
    return JournalFile(Path(json.loads(folder)) / json.loads(name), size, digest, hiding)
