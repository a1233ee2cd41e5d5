"""Whether the journal is as it was written, and its record as text for others to check."""

from __future__ import annotations

import errno
import hashlib
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from operator import attrgetter
from typing import TYPE_CHECKING, Final, TextIO, TypeAlias

from bigdeal_gui.errors.journal import JournalChanged, JournalDamaged, JournalUnusable
from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.attached import Attached, attached_histories, unchanging_history
from bigdeal_gui.journal.chain import Problem, Row, chain_problems, genesis_hash
from bigdeal_gui.journal.file_moves import MOVES, understood_file_move
from bigdeal_gui.journal.fingerprints import FINGERPRINT_BYTES, fingerprints_digest
from bigdeal_gui.journal.lists import (
    ListChange,
    change_of_row,
    database_path,
    file_of_row,
    require_understood_row,
    select_rows,
)
from bigdeal_gui.journal.schema import database_layout_problems, is_refused_page
from bigdeal_gui.journal.sealed_secrets import secret_digests
from bigdeal_gui.journal.sets import JournalFile, Kind
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.journal.timed_seals import seal_key_digest
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from bigdeal_gui.journal.store import Store

_EXPORT_TITLE: Final = "bigdeal-gui journal export 1"
_EXPORT_HELP: Final = (
    "# Each line holds a row's hash, a blank, and the row. The hash is the SHA-256 of the row's bytes, and",
    "# the row names the hash of the one before as “previous”. The first names the start given here.",
)
_ATTACHED: Final = "attached"
_NOTED: Final = frozenset({Kind.ALARM, Kind.RESTORE})
_List: TypeAlias = dict[tuple[object, ...], tuple[object, ...]]
"""The entries of a list by the columns of their keys."""

_COLUMNS: Final[Mapping[str, Mapping[str, type]]] = {
    "sets": {
        "id": int, "time": str, "is_own": int, "state": str, "code": str, "event": str, "event_key": str,
        "date": str, "first_board": int, "last_board": int, "search": str,
    },
    "files": {
        "set_id": int, "number": int, "folder": str, "name": str, "size_bytes": int, "digest": bytes,
        "hiding_digest": bytes,
    },
}  # fmt: skip
"""The lists, their columns, and what type was written there."""
_TYPES: Final = {table: [*columns.values()] for table, columns in _COLUMNS.items()}
_KEYS: Final = {"sets": 1, "files": 2}
"""Of how many leading columns the keys of the lists consist."""
_STATE: Final = [*_COLUMNS["sets"]].index("state")
_FOLDER: Final = [*_COLUMNS["files"]].index("folder")

_CACHE_KIB: Final = 3 * 2**15
"""What a check may keep of the database in memory: it looks every fingerprint up in its index."""

_SETS_AT_ONCE: Final = 2_000
"""Rows whose fingerprints are put together in one text."""

_NO_ROW: Final = (
    LookupError, TypeError, ValueError, AttributeError, RecursionError, InvalidPlan, sqlite3.Error
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ChainReport:
    """What a check of the journal found.

    `problems` lists everything that is not as it was written. `clock_set_back` and `alarms` are the rows
    that noted at their time a clock set back, or a count that was gone; `restores` those that tell of a
    backup brought back, `attached` those that bind an attached history: strange, perhaps, but honestly
    recorded.
    `head` is the newest row's: a copy held elsewhere shows later whether history was rewritten as a whole.
    """

    rows: int
    head: Head
    problems: tuple[Problem, ...]
    clock_set_back: tuple[int, ...]
    alarms: tuple[int, ...]
    restores: tuple[int, ...]
    attached: tuple[int, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether everything is as it was written, as far as the journal itself can tell."""
        return not self.problems

    def require_sound(self) -> None:
        """Do nothing where the journal is as it was written.

        Raises:
            JournalChanged: it is not; every problem is listed.
        """
        if self.problems:
            raise JournalChanged(tuple(map(str, self.problems)))


def newest_row_time(store: Store) -> str:
    """Return the latest time in the last hundred rows, in UTC as the rows have it; empty without a row.

    Not that of the last row alone: a clock that was set back may have written some already.

    Raises:
        StorageError: the database cannot be read.
    """
    with store.reading() as connection:
        (newest,) = connection.execute(
            "SELECT max(time) FROM (SELECT time FROM entries ORDER BY sequence DESC LIMIT 100)"
        ).fetchone()
    return newest or ""


def verify_journal(store: Store) -> ChainReport:
    """Check every row, seal, count and list of `store`, and of the histories attached to it.

    Raises:
        StorageError: the database cannot be read to its end.
    """
    # Read before the rows: another program may add some meanwhile, but never takes any away.
    outside = sidecar_files.read_journal_head(store.path, store.key)
    with store.reading() as connection:
        report = verify_rows(connection, store.key, store.genesis, outside, store.connection)
        histories = attached_histories(connection, store.path)
    faults = tuple(fault for history in histories for fault in _attached_problems(history))
    return replace(report, problems=report.problems + faults)


def _attached_problems(history: Attached) -> Iterator[Problem]:
    """Say of a history that is missing, or not the one that was bound, where it should be.

    Raises:
        JournalUnusable: the system does not let us look.
    """
    try:
        outside = sidecar_files.read_journal_head(history.path, history.key)
        with unchanging_history(history) as connection:
            start = genesis_hash(sidecar_files.journal_key_check(history.key))
            found = verify_rows(connection, history.key, start, outside, lambda: unchanging_history(history))
        if found.is_sound and found.head == history.head:
            return
    except StorageError as error:
        if isinstance(error, JournalUnusable) and history.path.exists():
            raise  # it is there, and nobody can tell whether it was changed
    text = translate("reasons", "the attached journal in “{folder}” is missing or was changed")
    yield Problem(history.bound_by, text.format(folder=history.path.parent))


def verify_rows(
    connection: sqlite3.Connection,
    key: bytes,
    genesis: bytes,
    outside: Head | None,
    another: Callable[[], AbstractContextManager[sqlite3.Connection]],
) -> ChainReport:
    """Check the journal behind `connection`; `outside` is the count kept outside it.

    `another` opens the same database once more: SQLite checks it and groups the fingerprints there meanwhile.
    What gives row after row stays here, as two threads that both need Python hold each other up.
    """
    (last,) = connection.execute("SELECT coalesce(max(sequence), 0) FROM entries").fetchone()
    with ThreadPoolExecutor(1) as pool:
        damage = pool.submit(_database_problems, another)
        digests = pool.submit(_deal_digests, another, last)
        try:
            replay = _Replay(connection, key, Head(0, genesis))
            problems = []
            # Each row is read once: the chain looks at it before it is followed.
            for problem in chain_problems(replay.rows(), key, genesis, lambda: select_rows(connection)):
                replay.known.add(problem.sequence)
                problems.append(problem)
            lists = [*_list_problems(connection, "sets", replay.sets)]
            lists += _list_problems(connection, "files", replay.files)
        finally:
            # What the disk refused comes first, whatever became of the rows read.
            problems_of_database = damage.result()
        deals = digests.result()
    # Above `last` the other connection may see sets that were dealt meanwhile.
    deals |= _digests_of(connection, "WHERE set_id < 1 OR set_id > ?", (last,))
    problems += sorted([*replay.deal_problems(deals), *replay.problems], key=attrgetter("sequence"))
    (found,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    problems = [*problems_of_database, *problems, *lists, *_strays(connection, deals, replay.secrets)]
    problems += _count_problems(connection, key, replay.last, outside)
    clock_set_back, alarms, restores, attached = map(tuple, replay.noted.values())
    return ChainReport(found, replay.last, tuple(problems), clock_set_back, alarms, restores, attached)


class _Replay:
    """The lists as the rows alone make them, and what is wrong with what the rows hold.

    A value of a type that was never written is a TypeError, an entry that is there already a ValueError.
    """

    def __init__(self, connection: sqlite3.Connection, key: bytes, start: Head) -> None:
        self.last = start
        self.sets: _List = {}
        self.files: _List = {}
        self.secrets = secret_digests(connection, key)
        self.known: set[int | None] = set()
        """The rows that the chain finds wrong, up to the newest."""
        self.noted: dict[str, list[int]] = {"clock": [], Kind.ALARM: [], Kind.RESTORE: [], _ATTACHED: []}
        self.deal_digests: dict[int, object] = {}
        """What the rows of sets say of their fingerprints."""
        self.problems: list[Problem] = []
        self._connection = connection

    def rows(self) -> Iterator[Row]:
        """Yield every row, and follow it when the next one is asked for."""
        for row in select_rows(self._connection):
            yield row
            self.last = Head(row.sequence, row.hash)
            if row.clock_back:
                self.noted["clock"].append(row.sequence)
            if row.kind in _NOTED:
                # Of a damaged row the payload may be of any type.
                is_binding = row.kind == Kind.RESTORE and f'"{_ATTACHED}":' in str(row.payload)
                self.noted[_ATTACHED if is_binding else row.kind].append(row.sequence)
            try:
                self.problems += self._followed(row)
            except _NO_ROW:
                if row.sequence not in self.known:
                    self.problems.append(Problem(row.sequence, translate("reasons", "cannot be understood")))

    def _followed(self, row: Row) -> Iterator[Problem]:
        change = change_of_row(row)
        self._apply(row.set_id, change)
        if row.kind in MOVES:
            understood_file_move(row, self._files_of(row.set_id))
        if change.listed:
            require_understood_row(row.set_id, change.payload)
            self.deal_digests[row.sequence] = change.payload["deals_digest"]
            expected = change.payload["set_key_digest"] if row.kind == Kind.DEAL else ""
            if self.secrets.get(row.sequence, "") != expected:
                yield Problem(row.sequence, translate("reasons", "the key of its set was changed"))
        if row.kind == Kind.PRINT and self.secrets.get(row.sequence, "") != seal_key_digest(row.payload):
            yield Problem(row.sequence, translate("reasons", "the key of its sealed file was changed"))

    def _apply(self, set_id: int | None, change: ListChange) -> None:
        if change.listed:
            _keep(self.sets, "sets", change.listed)
        elif change.state and (listed := self.sets.get((set_id,))):
            self.sets[set_id,] = (*listed[:_STATE], change.state, *listed[_STATE + 1 :])
        for file in change.files:
            _keep(self.files, "files", file)
        for number in change.numbers:
            if listed := self.files.get((set_id, number)):
                self.files[set_id, number] = (*listed[:_FOLDER], change.folder, *listed[_FOLDER + 1 :])

    def _files_of(self, set_id: int | None) -> list[JournalFile]:
        found: list[JournalFile] = []
        while file := self.files.get((set_id, len(found))):
            found.append(file_of_row(file[_FOLDER:]))
        return found

    def deal_problems(self, deals: Mapping[object, str]) -> Iterator[Problem]:
        """Yield the sets whose fingerprints, with the digests `deals`, are not those that were written."""
        for set_id, digest in self.deal_digests.items():
            if deals.get(set_id) != digest and not self._has_deals(set_id, digest):
                yield Problem(set_id, translate("reasons", "the fingerprints of its deals were changed"))

    def _has_deals(self, set_id: int, digest: object) -> bool:
        deals = self._connection.execute(
            "SELECT board, fingerprint FROM deals WHERE set_id = ? ORDER BY board", (set_id,)
        ).fetchall()
        are_plain = all(isinstance(board, int) and isinstance(mark, bytes) for board, mark in deals)
        return are_plain and fingerprints_digest(deals) == digest


def _keep(entries: _List, table: str, entry: tuple[object, ...]) -> None:
    """Add `entry` to the list `table`, as a database would that is strict about types."""
    key = entry[: _KEYS[table]]
    if [*map(type, entry)] != _TYPES[table]:
        raise TypeError(table)
    if key in entries:
        raise ValueError(table)
    entries[key] = entry


def _deal_digests(
    another: Callable[[], AbstractContextManager[sqlite3.Connection]], last: int
) -> dict[object, str]:
    """Return the digests of the sets from row 1 to `last`."""
    digests: dict[object, str] = {}
    with another() as connection:
        for first in range(1, last + 1, _SETS_AT_ONCE):
            end = min(first + _SETS_AT_ONCE - 1, last)
            digests |= _digests_of(connection, "WHERE set_id >= ? AND set_id <= ?", (first, end))
    return digests


def _digests_of(connection: sqlite3.Connection, condition: str, values: tuple[int, ...]) -> dict[object, str]:
    """Return of each set what `fingerprints_digest` gives; empty where that takes a closer look.

    SQLite puts together the boards of each set, and the fingerprints of all: this thread needs Python once.
    A board that is no number could have the digits of one, and bytes of another length would move the rest;
    many boards are looked at one by one.
    """
    sets, marks = connection.execute(
        "SELECT group_concat(number || ':' || CASE WHEN is_plain THEN boards ELSE '' END, ';'),"  # noqa: S608 - literals
        " CAST(group_concat(CASE WHEN is_plain THEN marks ELSE '' END, '') AS BLOB) FROM ("
        "SELECT number, boards, marks, size <= 1000 AND length(CAST(marks AS BLOB)) = ? * size AS is_plain"
        " FROM ("
        "SELECT CASE typeof(set_id) WHEN 'integer' THEN set_id ELSE quote(hex(set_id)) END AS number,"
        " group_concat(board) AS boards, count(*) AS size, group_concat(CASE WHEN typeof(board) = 'integer'"
        " AND typeof(fingerprint) = 'blob' AND length(fingerprint) = ? THEN fingerprint END, '') AS marks"
        f" FROM deals {condition} GROUP BY set_id))",
        (FINGERPRINT_BYTES, FINGERPRINT_BYTES, *values),
    ).fetchone()
    digests: dict[object, str] = {}
    first = 0
    for text in sets.split(";") if sets else ():
        number, _, boards = text.partition(":")
        end = first + FINGERPRINT_BYTES * (boards.count(",") + 1 if boards else 0)
        lines = _lines(boards) % tuple(marks[first:end].hex(" ", FINGERPRINT_BYTES).split())
        digest = hashlib.sha256(lines.encode()).hexdigest() if lines else ""
        digests[number if number.startswith("'") else int(number)] = digest
        first = end
    return digests


@lru_cache(16)
def _lines(boards: str) -> str:
    return "".join(f"{board} %s\n" for board in boards.split(",")) if boards else ""


def _database_problems(another: Callable[[], AbstractContextManager[sqlite3.Connection]]) -> list[Problem]:
    with another() as connection:
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        found = [str(fault) for (fault,) in connection.execute("PRAGMA integrity_check(10)")]
        if any(map(is_refused_page, found)):
            raise JournalUnusable(database_path(connection), os.strerror(errno.EIO))
        changed = database_layout_problems(connection)
    damaged = translate("reasons", "the database is damaged: {fault}")
    other = translate("reasons", "the structure of “{name}” was changed")
    return [
        *(Problem(None, damaged.format(fault=fault)) for fault in found if found != ["ok"]),
        *(Problem(None, other.format(name=name)) for name in changed),
    ]


def _list_problems(connection: sqlite3.Connection, table: str, recorded: _List) -> Iterator[Problem]:
    order = ", ".join([*_COLUMNS[table]][: _KEYS[table]])
    rows = f"SELECT * FROM {table} ORDER BY {order}"  # noqa: S608 - names of this program alone
    both = zip_longest(connection.execute(rows), map(recorded.__getitem__, sorted(recorded)))
    # A number and the same number as a fraction are equal; what was written is of one type.
    types = _TYPES[table]
    if all(here == there and [*map(type, here)] == types for here, there in both):
        return
    listed = {row[: _KEYS[table]]: row for row in connection.execute(rows)}
    for key in sorted(listed.keys() | recorded.keys(), key=repr):
        here, there = listed.get(key), recorded.get(key)
        if here is None or there is None:
            text = (
                translate("reasons", "is missing from the list of {table}")
                if here is None
                else translate("reasons", "is without an entry in the list of {table}")
            )
            yield Problem(_sequence(key), text.format(table=table))
        else:
            # Columns too many or too few are a fault of the layout, which is named already.
            for column, value, wanted in zip(_COLUMNS[table], here, there, strict=False):
                if (type(value), value) != (type(wanted), wanted):
                    text = translate("reasons", "is in the list of {table} with a different {column}")
                    yield Problem(_sequence(key), text.format(table=table, column=column))


def _sequence(key: tuple[object, ...]) -> int | None:
    return key[0] if isinstance(key[0], int) else None


def _strays(
    connection: sqlite3.Connection, deals: Collection[object], secrets: Collection[int]
) -> Iterator[Problem]:
    """Yield fingerprints and keys that belong to no set; a key may be a sealed file's."""
    for kept, reason, other in (
        (deals, translate("reasons", "has fingerprints but is not a set"), Kind.SEEN),
        (secrets, translate("reasons", "has a key but is not a set"), Kind.PRINT),
    ):
        owners = connection.execute(
            "SELECT sequence FROM entries WHERE kind IN (?, ?, ?)", (Kind.DEAL, Kind.SEEN, other)
        )
        for number in sorted(set(kept).difference(*zip(*owners, strict=True)), key=repr):
            yield Problem(_sequence((number,)), reason)


def _count_problems(
    connection: sqlite3.Connection, key: bytes, last: Head, outside: Head | None
) -> Iterator[Problem]:
    identity = connection.execute("SELECT key_check FROM identity").fetchall()
    if identity != [(sidecar_files.journal_key_check(key),)]:
        yield Problem(None, translate("reasons", "the mark of the journal’s key was changed"))
    inside = connection.execute("SELECT sequence, hash FROM head").fetchall()
    if inside != [(last.sequence, last.hash)]:
        yield _cut_off(last, inside[0][0] if inside else 0, translate("reasons", "the count in the journal"))
    if outside is None:
        yield Problem(
            None, translate("reasons", "the count beside the journal is missing, or from another journal")
        )
    elif outside.sequence > last.sequence:
        yield _cut_off(last, outside.sequence, translate("reasons", "the count beside the journal"))
    elif outside.sequence:
        found = connection.execute(
            "SELECT hash FROM entries WHERE sequence = ?", (outside.sequence,)
        ).fetchone()
        if found != (outside.hash,):
            yield Problem(
                outside.sequence,
                translate("reasons", "is not the row that the count beside the journal names"),
            )


def _cut_off(last: Head, counted: object, who: str) -> Problem:
    first = last.sequence + 1
    if not isinstance(counted, int) or counted < first:
        return Problem(None, translate("reasons", "{who} was changed").format(who=who))
    if counted == first:
        return Problem(
            first, translate("reasons", "is missing at the end, according to {who}").format(who=who)
        )
    text = translate("reasons", "and all up to row {last} are missing at the end, according to {who}")
    return Problem(first, text.format(last=counted, who=who))


def export_text(store: Store, stream: TextIO) -> None:
    """Write every row's hash and line to `stream`, with the start and the end of the chain.

    Raises:
        JournalDamaged: a row cannot be read; `verify_journal` names it.
        StorageError: the journal cannot be read.
    """
    lines = [_EXPORT_TITLE, *_EXPORT_HELP, f"start {store.genesis.hex()}"]
    last = Head(0, store.genesis)
    with store.reading() as connection:
        stream.writelines(line + "\n" for line in lines)
        for row in select_rows(connection):
            try:
                stream.write(f"{row.hash.hex()} {row.line()}\n")
            except (AttributeError, TypeError, ValueError):
                raise JournalDamaged(
                    store.path,
                    translate("reasons", "row {sequence} cannot be read").format(sequence=row.sequence),
                ) from None
            last = Head(row.sequence, row.hash)
    stream.write(f"end {last.sequence} {last.hash.hex()}\n")
