"""Where rows are kept: opening, or making, the journal's database and adding to its chain."""

from __future__ import annotations

import hmac
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from bigdeal_gui.errors.journal import (
    JournalDamaged,
    JournalDoubtful,
    JournalKeyLost,
    JournalMissing,
    JournalTooNew,
    JournalUncertain,
    JournalUnusable,
)
from bigdeal_gui.errors.storage import StorageError
from bigdeal_gui.journal import sidecar_files
from bigdeal_gui.journal.chain import Payload, Row, canonical_json, genesis_hash, sealed_row
from bigdeal_gui.journal.lists import apply_row
from bigdeal_gui.journal.schema import (
    APPLICATION_ID,
    FAULTS,
    FIRST_LAYOUT,
    LAYOUT,
    create_tables,
    database_error,
    database_layout,
    empty_log,
    is_database_cut,
    is_write_protected,
    new_connection,
    open_database,
    reading_at_one_moment,
    translating_faults,
    writing_alone,
)
from bigdeal_gui.journal.sealed_secrets import convert_secrets
from bigdeal_gui.journal.sets import Kind
from bigdeal_gui.journal.sidecar_files import HEAD_NAME, KEY_BYTES, Head
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    import sqlite3

_TIME: Final = "%Y-%m-%dT%H:%M:%S.%fZ"
_DELIVERY: Final = b"bigdeal-gui delivery 1"
_RESULTS: Final = b"bigdeal-gui results 1"
_LAST_ROW: Final = 2**40


@dataclass(frozen=True, slots=True)
class Tip:
    """The point after which the next row comes; `time` is the newest row's, empty where there is none."""

    head: Head
    time: str


class _Shared(threading.local):
    """The connection that a thread's calls share, where one does."""

    connection: sqlite3.Connection | None = None


class Store:
    """The record's rows on the disk. Any thread and any number of programs may use it at once."""

    __slots__ = ("_clock", "_shared", "_version", "doubt", "key", "path", "rights", "was_converted")

    def __init__(self, path: Path, key: bytes, clock: Callable[[], datetime], version: str) -> None:
        self.doubt = ""
        """Why the journal is not what it was when it was last open; empty where it is, or it is known."""
        self.rights = ""
        """What has to be said of who could read or change the journal's folder; empty where nothing has."""
        self.was_converted = False
        """Whether this opening brought the journal to the newest layout, which older versions cannot use."""
        self.path: Final = path
        self.key: Final = key
        self._clock = clock
        self._version = version
        self._shared = _Shared()

    def __repr__(self) -> str:
        return f"Store({self.path})"

    @classmethod
    @contextmanager
    def opened(
        cls, path: Path, *, random_bytes: Callable[[int], bytes], clock: Callable[[], datetime], version: str
    ) -> Iterator[Self]:
        """Open the journal `path` for the block, as `shared_connection`; afterwards each call does by itself.

        It is made, with a new key, where nothing is or was.

        Raises:
            StorageError: one of the journal's leaves; what is there stays as it is.
        """
        path = path.absolute()
        # The key first: another program that makes the journal makes its key after the database.
        was_gone = sidecar_files.journal_key_path(path).exists() and not path.exists()
        rights = _make_place(path)
        with ExitStack() as stack:
            with translating_faults(path):
                connection = stack.enter_context(closing(new_connection(path)))
                # At one moment: another program may be making the journal just now.
                with reading_at_one_moment(connection):
                    is_empty = is_new_journal(connection, path)
                if is_empty:
                    _lay_out(connection, path, random_bytes)
                empty_log(connection)
                key = sidecar_files.read_journal_key(path)
                (check,) = connection.execute("SELECT key_check FROM identity").fetchone() or (b"",)
            if not isinstance(check, bytes) or not hmac.compare_digest(
                check, sidecar_files.journal_key_check(key)
            ):
                reason = translate("reasons", "belongs to another journal")
                raise JournalKeyLost(sidecar_files.journal_key_path(path), reason)
            store = cls(path, key, clock, version)
            store.rights = rights
            stack.enter_context(store._sharing(connection))
            store._look_for_doubt(was_gone=was_gone)
            if not store.doubt:
                store._bring_up_to_date()
            yield store

    @contextmanager
    def shared_connection(self) -> Iterator[None]:
        """Have this thread's calls within the block share one connection; between them nothing is locked.

        Raises:
            StorageError: the journal cannot be opened.
        """
        with ExitStack() as stack:
            if self._shared.connection is None:
                with translating_faults(self.path):
                    connection = stack.enter_context(closing(new_connection(self.path)))
                stack.enter_context(self._sharing(connection))
            yield

    @contextmanager
    def _sharing(self, connection: sqlite3.Connection) -> Iterator[None]:
        self._shared.connection = connection
        try:
            yield
        finally:
            self._shared.connection = None

    @contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """Give the connection that this thread's calls share, or one for this block alone.

        Raises:
            StorageError: as `database_error` says, of the block as well.
        """
        shared = self._shared.connection
        if shared is None:
            with open_database(self.path) as own:
                yield own
        else:
            with translating_faults(self.path):
                yield shared

    def _look_for_doubt(self, *, was_gone: bool) -> None:
        if was_gone:
            self.doubt = translate("reasons", "it was missing, and a new one was started with its old key")
            # At once: the next opening finds nothing strange about it any more.
            with self.adding():
                pass
            return
        with self.connection() as connection:
            if is_database_cut(connection, self.path):
                self.doubt = translate("reasons", "its file is shorter than it was")
                return
        with self.reading() as connection:
            self.doubt = self.doubt_of(connection)

    def _bring_up_to_date(self) -> None:
        """Convert a journal of an older layout, unless nothing can be written where it is."""
        with self.connection() as connection:
            if database_layout(connection) != LAYOUT and not is_write_protected(self.path):
                convert_secrets(connection, self.key)
                self.was_converted = True

    def doubt_of(self, connection: sqlite3.Connection) -> str:
        """Return why the rows are not those that were last written, or a doubt that nobody has answered.

        Raises:
            JournalDamaged: the newest row is no row.
        """
        # Read before the rows: another program may add some meanwhile, but never takes any away.
        outside = sidecar_files.read_journal_head(self.path, self.key)
        (last,) = connection.execute("SELECT max(sequence) FROM entries").fetchone()
        known = self._newest(connection, outside).head.sequence
        if known > (last or 0):
            text = translate("reasons", "it ends at row {last}, but it had reached row {known}")
            return text.format(last=last or 0, known=known)
        if outside is None and last:
            return _headless()
        if outside is not None and outside.sequence:
            found = connection.execute(
                "SELECT hash FROM entries WHERE sequence = ?", (outside.sequence,)
            ).fetchone()
            if found != (outside.hash,):
                return translate("reasons", "its rows are not the ones that the count beside it names")
        return _open_doubt(connection)

    def accept_doubt(self) -> None:
        """Write down that somebody who was told of the doubt goes on all the same; without one do nothing.

        Raises:
            StorageError: it could not be written.
        """
        if self.doubt:
            with self.adding() as adding:
                adding.add(Kind.ALARM, None, {"accepted": self.doubt})
            self.doubt = ""
            self._bring_up_to_date()

    def require_no_doubt(self) -> None:
        """Do nothing where the journal is what it was.

        Raises:
            JournalDoubtful: it is not, and nobody said that this is known.
        """
        if self.doubt:
            raise JournalDoubtful(self.path, self.doubt)

    @property
    def genesis(self) -> bytes:
        """The hash that the first row names as the one before."""
        return genesis_hash(sidecar_files.journal_key_check(self.key))

    @property
    def delivery_key(self) -> bytes:
        """The 32 bytes under which files on their way are known again after a crash, on this computer."""
        return hmac.digest(self.key, _DELIVERY, "sha256")

    @property
    def results_key(self) -> bytes:
        """The 32 bytes without which results of boards, kept beside the journal, cannot be looked for."""
        return hmac.digest(self.key, _RESULTS, "sha256")

    def now(self) -> datetime:
        """Return the time of the clock, with its zone."""
        return self._clock()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """See the journal as it is at one moment.

        Raises:
            StorageError: it cannot be read.
        """
        with self.connection() as connection, reading_at_one_moment(connection):
            yield connection

    def newest(self, connection: sqlite3.Connection) -> Tip:
        """Return the farthest point that the rows or either count know of.

        Where rows were cut off at the end, the next one goes on after them: the gap stays for ever.

        Raises:
            JournalDamaged: the newest row is no row.
        """
        return self._newest(connection, sidecar_files.read_journal_head(self.path, self.key))

    def _newest(self, connection: sqlite3.Connection, outside: Head | None) -> Tip:
        last = connection.execute(
            "SELECT sequence, hash, time FROM main.entries ORDER BY sequence DESC LIMIT 1"
        ).fetchone() or (0, self.genesis, "")
        if not _is_sound(newest := Head(*last[:2])):
            raise JournalDamaged(self.path, translate("reasons", "nothing can follow its newest row"))
        counts = [Head(*row) for row in connection.execute("SELECT sequence, hash FROM head")]
        if outside is not None:
            counts.append(outside)
        known = [newest, *filter(_is_sound, counts)]
        return Tip(max(known, key=lambda head: head.sequence), str(last[2]))

    @contextmanager
    def adding(self) -> Iterator[Adding]:
        """Add rows, all or none of them: they are on the disk when the block has ended.

        Raises:
            JournalUncertain: the system failed while they were made to last; they may be there.
            StorageError: they could not be written; the chain is as it was.
        """
        with self.connection() as connection:
            is_whole = False
            try:
                with writing_alone(connection):
                    adding = Adding(self, connection)
                    yield adding
                    is_whole = True
            except FAULTS as error:
                found = database_error(self.path, error)
                if is_whole and isinstance(found, JournalUnusable):
                    # The rows may be in the log all the same: then the next program finds them.
                    raise JournalUncertain(found.path, found.reason) from error
                raise
            finally:
                # After an error too: rows that the disk refused to flush would be back after a crash.
                empty_log(connection)
            head = adding.head
        # The rows stand. A count that could not be written lags, and is right again with the next row.
        with suppress(OSError, StorageError):
            sidecar_files.write_journal_head(self.path, self.key, head)

    def new_row(self, tip: Tip, kind: Kind, set_id: int | None, payload: Payload) -> Row:
        """Return the sealed row that follows `tip`. A clock that was set back is noted, never fatal."""
        time = self._clock().astimezone(UTC).strftime(_TIME)
        return sealed_row(
            Row(
                sequence=tip.head.sequence + 1,
                time=time,
                version=self._version,
                kind=kind.value,
                set_id=set_id,
                clock_back=int(time < tip.time),
                payload=canonical_json(payload),
                previous=tip.head.hash,
            ),
            self.key,
        )


class Adding:
    """Rows being added to a store, within one transaction."""

    __slots__ = ("_store", "_tip", "connection", "key")

    def __init__(self, store: Store, connection: sqlite3.Connection) -> None:
        self._store = store
        self.connection: Final = connection
        self.key: Final = store.key
        self._tip = store.newest(connection)
        if (
            not store.doubt
            and self.head.sequence
            and sidecar_files.read_journal_head(store.path, store.key) is None
        ):
            store.doubt = _headless()  # it went while the journal was open
        if store.doubt and _open_doubt(connection) != store.doubt:
            self.add(Kind.ALARM, None, {"doubt": store.doubt})

    @property
    def head(self) -> Head:
        """How far the chain has come."""
        return self._tip.head

    def add(self, kind: Kind, set_id: int | None, payload: Payload) -> Row:
        """Add a row and bring the lists up to date."""
        row = self._store.new_row(self._tip, kind, set_id, payload)
        self.connection.execute("INSERT INTO main.entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        self.connection.execute("UPDATE head SET sequence = ?, hash = ?", (row.sequence, row.hash))
        apply_row(self.connection, row)
        self._tip = Tip(Head(row.sequence, row.hash), row.time)
        return row

    def begin(self, kind: Kind, payload: Payload) -> Row:
        """Add the row of a new set, whose number is the row's own sequence."""
        return self.add(kind, self.head.sequence + 1, payload)


def _open_doubt(connection: sqlite3.Connection) -> str:
    """Return the newest doubt that a row tells of and none after it accepts; empty where there is none."""
    for (payload,) in connection.execute(
        "SELECT payload FROM main.entries WHERE kind = ? ORDER BY sequence DESC", (Kind.ALARM,)
    ):
        with suppress(ValueError, TypeError, AttributeError, RecursionError):
            told = json.loads(payload)
            if "accepted" in told:
                return ""
            if doubt := told.get("doubt"):
                return str(doubt)
    return ""


def _headless() -> str:
    text = translate("reasons", "the count beside it, “{name}”, is missing or not its own")
    return text.format(name=HEAD_NAME)


def _is_sound(head: Head) -> bool:
    sequence: object = head.sequence
    row_hash: object = head.hash  # what a damaged database holds may be of any type
    return isinstance(sequence, int) and 0 <= sequence < _LAST_ROW and isinstance(row_hash, bytes)


def _make_place(path: Path) -> str:
    """Make the journal's folder and file where they are missing; return what is to be said of their rights.

    Raises:
        JournalUnusable: the system refused, or the folder is another user's who lets us write there.
    """
    with disk.refused_as(JournalUnusable, path):
        disk.make_folder(path.parent)
        found = disk.mend_rights(path.parent)
        if found is disk.Rights.FOREIGN and os.access(path.parent, os.W_OK):
            raise JournalUnusable(path, translate("reasons", "its folder is another user’s"))
        if not path.exists():
            _refuse_lost(path)
            with suppress(FileExistsError):  # another was quicker
                os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, disk.OWNER_ONLY))
    rights = [found]
    for file in (path, sidecar_files.journal_key_path(path), sidecar_files.journal_head_path(path)):
        with suppress(OSError):
            rights.append(disk.mend_rights(file))
    if disk.Rights.OPEN in rights:
        return translate(
            "notes", "Others may read the journal in “{folder}”, and that cannot be changed there."
        ).format(folder=path.parent)
    notes = []
    if disk.Rights.MENDED in rights:
        text = translate(
            "notes", "Others could read or change the journal in “{folder}”. It is yours alone now."
        )
        notes.append(text.format(folder=path.parent))
    with suppress(OSError):
        if (parent := disk.open_parent(path.parent)) is not None:
            text = translate(
                "notes",
                "Other users can write in “{folder}”, and so can replace the journal below it. Take that "
                "right from them: chmod go-w “{folder}”.",
            )
            notes.append(text.format(folder=parent))
    return " ".join(notes)


def _refuse_lost(path: Path) -> None:
    if rows := sidecar_files.claimed_rows(path):
        raise JournalMissing(path, rows)


def is_new_journal(connection: sqlite3.Connection, path: Path) -> bool:
    """Tell whether the database is still empty, and refuse one that is not a journal.

    Raises:
        JournalDamaged: it bears no mark of a journal.
        JournalTooNew: its layout is another one.
    """
    layout = database_layout(connection)
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    is_marked = layout or application
    if not is_marked and connection.execute("SELECT 1 FROM sqlite_schema").fetchone() is None:
        return True
    if application != APPLICATION_ID:
        raise JournalDamaged(path, translate("reasons", "it is the database of another program"))
    if layout not in {FIRST_LAYOUT, LAYOUT}:
        raise JournalTooNew(path)
    return False


def _lay_out(connection: sqlite3.Connection, path: Path, random_bytes: Callable[[int], bytes]) -> None:
    with writing_alone(connection):
        # Another program may have been quicker, or the database may have been emptied.
        if not is_new_journal(connection, path):
            return
        _refuse_lost(path)
        if sidecar_files.journal_key_path(path).exists():
            key = sidecar_files.read_journal_key(path)
        else:
            key = random_bytes(KEY_BYTES)
            sidecar_files.write_journal_key(path, key)
        check = sidecar_files.journal_key_check(key)
        head = Head(0, genesis_hash(check))
        create_tables(connection)
        connection.execute("INSERT INTO identity VALUES (1, ?)", (check,))
        connection.execute("INSERT INTO head VALUES (1, ?, ?)", (head.sequence, head.hash))
        with disk.refused_as(JournalUnusable, path):
            sidecar_files.write_journal_head(path, key, head)
