"""Attached histories: journals of other computers, brought here from backups and asked beside this one.

Each lies in a folder beside the journal, `attached-1` and so on, with its own key and count, and is never
written again. A row of this journal binds the hash of its newest row. While both are asked, views join their
tables under the names that the journal's own tables have; what is written names its table with `main.`.

A row of history n has the number `row - n * 2**40`, so that it is told from this journal's rows, all of which
are positive, and comes before them. What becomes of a set of an attached history is a row of this journal, or
of another history to whose journal it was attached too. Such a row may name the set by another number, which
the history, or an older backup of it, had there: the hash that was bound tells which history it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bigdeal_gui.errors.journal import JournalDamaged, JournalUnusable
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.lists import naming_bad_row
from bigdeal_gui.journal.schema import (
    FAULTS,
    database_error,
    database_uri,
    plain_connection,
    reading_at_one_moment,
    recheck_database,
    translating_faults,
)
from bigdeal_gui.journal.sealed_secrets import read_row_secret
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.journal.sidecar_files import Head

if TYPE_CHECKING:
    import sqlite3

    from bigdeal_gui.journal.store import Adding, Store

MOST_ATTACHED: Final = 10
"""More databases SQLite does not join. Source: SQLite, "Implementation Limits"."""

_ROWS: Final = 2**40
_FOLDER: Final = "attached-"

_VIEWS: Final[Mapping[str, tuple[str, str]]] = {
    "entries": (
        "sequence, time, version, kind, set_id, clock_back, payload, previous, hash, seal",
        """sequence - {first}, time, version, kind, set_id - {set_first}, clock_back, payload, previous, hash,
        seal FROM {name}.entries WHERE sequence > {known} AND {condition}""",
    ),
    "sets": (
        "id, time, is_own, state, code, event, event_key, date, first_board, last_board, search",
        """id - {first}, time, is_own, coalesce({states}, state), code, event, event_key, date, first_board,
        last_board, search FROM {name}.sets AS old WHERE id > {known}""",
    ),
    "files": (
        "set_id, number, folder, name, size_bytes, digest, hiding_digest",
        """set_id - {first}, number, folder, name, size_bytes, digest, hiding_digest
        FROM {name}.files WHERE set_id > {known}""",
    ),
    "deals": (
        "set_id, board, fingerprint",
        "set_id - {first}, board, fingerprint FROM {name}.deals WHERE set_id > {known}",
    ),
}
"""Of each table the columns that the journal's own has, and what a history gives for them."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A history as row `bound_by` binds it: its newest row is `head`, and rows up to `known` are here too.

    `key` is empty where it, or the database, is missing: then the history cannot be asked.
    """

    number: int
    path: Path
    head: Head
    known: int
    bound_by: int
    key: bytes = field(repr=False)

    @property
    def first(self) -> int:
        """What is taken from a row's number in the history for the one that it has here."""
        return self.number * _ROWS

    @property
    def database(self) -> str:
        """The name of its database while it is asked."""
        return f"attached_{self.number}"


class _Name(NamedTuple):
    """A number by which rows of `journal`, None for the living one, name sets of a history.

    They are those after `known` and up to `newest`.
    """

    journal: Attached | None
    number: int
    known: int
    newest: int

    def database(self) -> str:
        """Return the name of the journal's database while it is asked."""
        return self.journal.database if self.journal else "main"

    def condition(self) -> str:
        """Return what is true of a row that speaks of such a set."""
        first = self.number * _ROWS
        return f"coalesce(set_id, 1) BETWEEN {self.known + 1 - first} AND {self.newest - first}"

    def state(self) -> str:
        """Return what selects the last state that the journal gave to the set `old`."""
        return (
            f"(SELECT json_extract(payload, '$.to') FROM {self.database()}.entries WHERE kind = 'state'"  # noqa: S608 - numbers
            f" AND set_id = old.id - {self.number * _ROWS} ORDER BY sequence DESC LIMIT 1)"
        )


def number_in_history(sequence: int) -> int:
    """Return the number that a row has in the journal that wrote it."""
    return sequence % _ROWS


def history_folder(path: Path, number: int) -> Path:
    """Return the folder of history `number` beside the journal `path`."""
    return path.with_name(f"{_FOLDER}{number}")


def free_history_number(connection: sqlite3.Connection, path: Path) -> int:
    """Return the number of the next history: no row binds it, and it has no folder.

    A program that died before it could bind what it brought has left a folder that nobody asks.
    """
    number = 1 + max((told["attached"] for _row, told in _bindings(connection)), default=0)
    while history_folder(path, number).exists():
        number += 1
    return number


def attached_histories(connection: sqlite3.Connection, path: Path) -> tuple[Attached, ...]:
    """Return the histories of the journal `path`, without those that a newer one contains.

    Raises:
        JournalDamaged: a row that binds one cannot be understood.
    """
    bindings = _bindings(connection)
    replaced = {number for _row, told in bindings for number in told["replaces"]}
    found = []
    for row, told in bindings:
        if (number := told["attached"]) not in replaced:
            database = history_folder(path, number) / path.name
            head = Head(told["rows"], bytes.fromhex(told["hash"]))
            found.append(Attached(number, database, head, told["known"], row, _key_of(database)))
    return tuple(found)


def _bindings(connection: sqlite3.Connection) -> list[tuple[int, dict[str, Any]]]:
    """Return the rows that bind histories, with what they tell."""
    found = []
    for row, payload in connection.execute(
        "SELECT sequence, payload FROM main.entries WHERE kind = ? ORDER BY sequence", (Kind.RESTORE,)
    ).fetchall():
        with naming_bad_row(connection, row):
            told = json.loads(payload)
            if "attached" in told:
                fields = {name: int(told[name]) for name in ("attached", "rows", "known")}
                hashes = bytes.fromhex(told["hash"]).hex()
                found.append((row, fields | {"hash": hashes, "replaces": tuple(told["replaces"])}))
    return found


def _key_of(database: Path) -> bytes:
    try:
        return sidecar_files.read_journal_key(database) if database.is_file() else b""
    except StorageError:
        return b""


@contextmanager
def unchanging_history(history: Attached) -> Iterator[sqlite3.Connection]:
    """Open a history for one block.

    Raises:
        StorageError: it cannot be read.
    """
    with (
        translating_faults(history.path),
        closing(plain_connection(history.path, "ro", is_unchanging=True)) as connection,
    ):
        yield connection


@contextmanager
def reading_all_journals(store: Store) -> Iterator[sqlite3.Connection]:
    """See a journal and its attached histories, as if they were one, at one moment.

    Raises:
        StorageError: one of them cannot be read.
    """
    with (
        store.connection() as connection,
        _asked_together(connection, attached_histories(connection, store.path)),
        reading_at_one_moment(connection),
    ):
        yield connection


@contextmanager
def adding_to_all_journals(store: Store) -> Iterator[Adding]:
    """Add rows to a journal, which may be about sets of its attached histories.

    Raises:
        StorageError: they could not be written.
    """
    with (
        store.shared_connection(),
        store.connection() as connection,
        _asked_together(connection, attached_histories(connection, store.path)),
        store.adding() as adding,
    ):
        yield adding


def fingerprint_keys(store: Store) -> tuple[bytes, ...]:
    """Return the keys under which deals and files are known, each once: the journal's own first."""
    with store.connection() as connection:
        histories = attached_histories(connection, store.path)
    return tuple(dict.fromkeys([store.key, *(history.key for history in histories if history.key)]))


def secret_of_row(store: Store, sequence: int) -> bytes | None:
    """Return the secret of a row, wherever it is kept; None where there is none, or it was changed."""
    with store.reading() as connection:
        histories = attached_histories(connection, store.path)
        history = next((one for one in histories if one.number == -(sequence // _ROWS)), None)
        if history is None:
            return read_row_secret(connection, store.key, sequence)
    with unchanging_history(history) as other:
        return read_row_secret(other, history.key, number_in_history(sequence))


@contextmanager
def _asked_together(connection: sqlite3.Connection, histories: Sequence[Attached]) -> Iterator[None]:
    """Have the tables of the journal behind `connection` hold those of `histories` too, within the block.

    Raises:
        JournalDamaged: one of the histories is no valid database, or a damaged one.
    """
    asked = [history for history in histories if history.key]
    if not asked:
        yield
        return
    joined: list[str] = []
    try:
        for history in asked:
            uri = f"{database_uri(history.path)}?mode=ro&immutable=1"
            connection.execute(f"ATTACH DATABASE ? AS {history.database}", (uri,))
            joined.append(history.database)
        _make_views(connection, asked)
        yield
    except FAULTS as error:
        # Joining ends at the first that is none; of those that were joined any may be.
        _blame(connection, asked[len(joined) :] or asked, error)
        raise
    finally:
        for table in _VIEWS:
            connection.execute(f"DROP VIEW IF EXISTS temp.{table}")
        for name in joined:
            connection.execute(f"DETACH DATABASE {name}")


def _make_views(connection: sqlite3.Connection, asked: Sequence[Attached]) -> None:
    names = _other_names(connection, asked)
    for table, (columns, given) in _VIEWS.items():
        parts = [f"{columns} FROM main.{table}"]
        for history in asked:
            # The living journal has the last word, under the newest number.
            own = _Name(None, history.number, 0, 0)
            states = ", ".join(name.state() for name in (own, *names[history]))
            parts.append(
                given.format(
                    first=history.first,
                    set_first=history.first,
                    name=history.database,
                    known=history.known,
                    states=states,
                    condition="coalesce(set_id, 1) > 0",
                )
            )
            for name in names[history] if table == "entries" else ():
                if name.journal is None:
                    parts[0] += f"{' AND' if ' WHERE ' in parts[0] else ' WHERE'} NOT {name.condition()}"
                parts.append(
                    given.format(
                        first=name.journal.first if name.journal else 0,
                        set_first=history.first - name.number * _ROWS,
                        name=name.database(),
                        known=name.journal.known if name.journal else 0,
                        condition=name.condition(),
                    )
                )
        whole = " UNION ALL ".join(f"SELECT {part}" for part in parts)
        connection.execute(f"CREATE TEMP VIEW {table} ({columns}) AS {whole}")


def _other_names(
    connection: sqlite3.Connection, asked: Sequence[Attached]
) -> Mapping[Attached, Sequence[_Name]]:
    """Return other numbers by which journals name sets of each history: the living one, and newest, first."""
    names: dict[Attached, list[_Name]] = {history: [] for history in asked}
    for journal in (None, *asked):
        with nullcontext(connection) if journal is None else unchanging_history(journal) as other:
            bindings = _bindings(other)
        for history, (_row, told) in product(asked, reversed(bindings)):
            if (journal, told["attached"]) != (None, history.number) and connection.execute(
                f"SELECT 1 FROM {history.database}.entries WHERE (sequence, hash) = (?, ?)",  # noqa: S608 - a number
                (told["rows"], bytes.fromhex(told["hash"])),
            ).fetchone():
                names[history].append(_Name(journal, told["attached"], history.known, told["rows"]))
    return names


def _blame(
    connection: sqlite3.Connection, suspects: Sequence[Attached], error: sqlite3.Error | UnicodeDecodeError
) -> None:
    """Name the first of the histories `suspects` that cannot be read, where it is not the journal itself.

    Raises:
        JournalDamaged: it is not the journal.
        JournalUnusable: the disk does not give it.
    """
    for history in suspects:
        found = database_error(history.path, error)
        if isinstance(found, JournalUnusable) and isinstance(recheck_database(history.path), JournalUnusable):
            raise found from error
        if isinstance(found, JournalDamaged):
            (verdict,) = connection.execute("PRAGMA main.quick_check(1)").fetchone()
            if verdict == "ok":
                raise found from error
