"""Whether the journal is as it was written, and its record as text for others to check."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import InvalidPlan, JournalChanged, JournalDamaged, StorageError
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.attached import attached_to, unchanging
from bigdeal_gui.journal.chain import Problem, Row, chain_problems, genesis
from bigdeal_gui.journal.file_moves import MOVES, understood_move
from bigdeal_gui.journal.fingerprints import fingerprints_digest
from bigdeal_gui.journal.lists import apply, require_understood, select_rows
from bigdeal_gui.journal.schema import create_lists, layout_problems
from bigdeal_gui.journal.sealed_secrets import secret_digests, secret_rows
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.journal.sidecar_files import Head
from bigdeal_gui.journal.timed_seals import seal_key_digest
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import TextIO

    from bigdeal_gui.journal.attached import Attached
    from bigdeal_gui.journal.store import Store

_EXPORT_TITLE: Final = "bigdeal-gui journal export 1"
_EXPORT_HELP: Final = (
    "# Each line holds a row's hash, a blank, and the row. The hash is the SHA-256 of the row's bytes, and",
    "# the row names the hash of the one before as “previous”. The first names the start given here.",
)
_ATTACHED: Final = "attached"
_LISTS: Final = {"sets": 1, "files": 2}
"""The tables of lists, and of how many leading columns their keys consist."""

_CACHE_KIB: Final = 2**17
"""What a check may keep of the database in memory: it looks every fingerprint up in its index."""

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


def newest_time(store: Store) -> str:
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


def verify(store: Store) -> ChainReport:
    """Check every row, seal, count and list of `store`, and of the histories attached to it.

    Raises:
        StorageError: the database cannot be read to its end.
    """
    # Read before the rows: another program may add some meanwhile, but never takes any away.
    outside = sidecar_files.read_head(store.path, store.key)
    with store.reading() as connection:
        report = verify_rows(connection, store.key, store.genesis, outside)
        histories = attached_to(connection, store.path)
    faults = tuple(fault for history in histories for fault in _attached_problems(history))
    return replace(report, problems=report.problems + faults)


def _attached_problems(history: Attached) -> Iterator[Problem]:
    """Say of a history that is missing, or not the one that was bound, where it should be."""
    try:
        outside = sidecar_files.read_head(history.path, history.key)
        with unchanging(history) as connection:
            start = genesis(sidecar_files.key_check(history.key))
            found = verify_rows(connection, history.key, start, outside)
        if found.is_sound and found.head == history.head:
            return
    except StorageError:
        pass
    text = translate("reasons", "the attached journal in “{folder}” is missing or was changed")
    yield Problem(history.bound_by, text.format(folder=history.path.parent))


def verify_rows(
    connection: sqlite3.Connection, key: bytes, genesis: bytes, outside: Head | None
) -> ChainReport:
    """Check the journal behind `connection`; `outside` is the count kept outside it."""
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    problems = [*_database_problems(connection)]
    chain = list(chain_problems(lambda: select_rows(connection), key, genesis))
    problems += chain
    (found,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    last = Head(0, genesis)
    noted: dict[str, list[int]] = {"clock": [], Kind.ALARM: [], Kind.RESTORE: [], _ATTACHED: []}
    with closing(sqlite3.connect(":memory:")) as model:
        create_lists(model)
        known = {problem.sequence for problem in chain}
        secrets = secret_digests(connection, key)
        for row in select_rows(connection):
            last = Head(row.sequence, row.hash)
            is_binding = row.kind == Kind.RESTORE and f'"{_ATTACHED}":' in row.payload
            for note in ("clock" if row.clock_back else "", _ATTACHED if is_binding else row.kind):
                if note in noted:
                    noted[note].append(row.sequence)
            problems += _content_problems(connection, secrets, model, row, known)
        for table, key_columns in _LISTS.items():
            problems += _list_problems(connection, model, table, key_columns)
    problems += _strays(connection)
    problems += _count_problems(connection, key, last, outside)
    clock_set_back, alarms, restores, attached = map(tuple, noted.values())
    return ChainReport(found, last, tuple(problems), clock_set_back, alarms, restores, attached)


def _database_problems(connection: sqlite3.Connection) -> Iterator[Problem]:
    found = [str(fault) for (fault,) in connection.execute("PRAGMA integrity_check(10)")]
    if found != ["ok"]:
        text = translate("reasons", "the database is damaged: {fault}")
        yield from (Problem(None, text.format(fault=fault)) for fault in found)
    text = translate("reasons", "the structure of “{name}” was changed")
    yield from (Problem(None, text.format(name=name)) for name in layout_problems(connection))


def _content_problems(
    connection: sqlite3.Connection,
    secrets: Mapping[int, str],
    model: sqlite3.Connection,
    row: Row,
    known: set[int | None],
) -> Iterator[Problem]:
    """Follow `row` in the model of the lists, and check what it names only by digest."""
    try:
        payload = apply(model, row)
        if row.kind in MOVES:
            understood_move(model, row)
        if row.kind in (Kind.DEAL, Kind.SEEN):
            require_understood(row.set_id, payload)
            if fingerprints_digest(_numbered(connection, row.sequence)) != payload["deals_digest"]:
                yield Problem(
                    row.sequence, translate("reasons", "the fingerprints of its deals were changed")
                )
            expected = payload["set_key_digest"] if row.kind == Kind.DEAL else ""
            if secrets.get(row.sequence, "") != expected:
                yield Problem(row.sequence, translate("reasons", "the key of its set was changed"))
        if row.kind == Kind.PRINT and secrets.get(row.sequence, "") != seal_key_digest(row.payload):
            yield Problem(row.sequence, translate("reasons", "the key of its sealed file was changed"))
    except _NO_ROW:
        if row.sequence not in known:
            yield Problem(row.sequence, translate("reasons", "cannot be understood"))


def _numbered(connection: sqlite3.Connection, set_id: int) -> list[tuple[int, bytes]]:
    found = connection.execute(
        "SELECT board, fingerprint FROM deals WHERE set_id = ? ORDER BY board", (set_id,)
    ).fetchall()
    # Anything but bytes has no hex and counts as changed.
    return [(board, digest if isinstance(digest, bytes) else b"") for board, digest in found]


def _list_problems(
    connection: sqlite3.Connection, model: sqlite3.Connection, table: str, key_columns: int
) -> Iterator[Problem]:
    columns = [name for (name,) in model.execute("SELECT name FROM pragma_table_info(?)", (table,))]
    order = ", ".join(columns[:key_columns])
    rows = f"SELECT * FROM {table} ORDER BY {order}"  # noqa: S608 - names of this program alone
    both = zip_longest(connection.execute(rows), model.execute(rows), fillvalue=())
    # A number and the same number as a fraction are equal; what was written is of one type.
    if all(here == there and [*map(type, here)] == [*map(type, there)] for here, there in both):
        return
    listed, recorded = (_by_key(database, table, key_columns) for database in (connection, model))
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
            for column, value, wanted in zip(columns, here, there, strict=False):
                if (type(value), value) != (type(wanted), wanted):
                    text = translate("reasons", "is in the list of {table} with a different {column}")
                    yield Problem(_sequence(key), text.format(table=table, column=column))


def _by_key(
    connection: sqlite3.Connection, table: str, key_columns: int
) -> dict[tuple[object, ...], tuple[object, ...]]:
    found = connection.execute(f"SELECT * FROM {table}")  # noqa: S608 - a name of _LISTS
    return {row[:key_columns]: row for row in found}


def _sequence(key: tuple[object, ...]) -> int | None:
    return key[0] if isinstance(key[0], int) else None


def _strays(connection: sqlite3.Connection) -> Iterator[Problem]:
    """Yield fingerprints and keys that belong to no set; a key may be a sealed file's."""
    owners = (
        ("SELECT set_id FROM deals", translate("reasons", "has fingerprints but is not a set"), Kind.SEEN),
        (secret_rows(connection), translate("reasons", "has a key but is not a set"), Kind.PRINT),
    )
    for rows, reason, other in owners:
        for (set_id,) in connection.execute(
            f"SELECT DISTINCT set_id FROM ({rows}) WHERE set_id NOT IN (SELECT sequence FROM entries"  # noqa: S608 - literals above
            " WHERE kind IN (?, ?, ?))",
            (Kind.DEAL, Kind.SEEN, other),
        ):
            yield Problem(_sequence((set_id,)), reason)


def _count_problems(
    connection: sqlite3.Connection, key: bytes, last: Head, outside: Head | None
) -> Iterator[Problem]:
    identity = connection.execute("SELECT key_check FROM identity").fetchall()
    if identity != [(sidecar_files.key_check(key),)]:
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
        JournalDamaged: a row cannot be read; `verify` names it.
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
