"""The log in a tournament's folder: read wherever the folder is, written with every step."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import commitment
from bigdeal_gui.tournament.tournament_log import MAX_BYTES, LogRow, TournamentLog, read_log

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.tournament.plan import Tournament

_COMPUTER_DIGITS: Final = 16
_MOST_FILES: Final = 40


def log_of(tournament: Tournament) -> TournamentLog:
    """Return the log of a published tournament: of all files of it, copies of a cloud too.

    Raises:
        AppError: a file of it cannot be read.
    """
    if tournament.plan.keys_hash is None:
        return TournamentLog()
    files = tournament.layout.logs()[:_MOST_FILES]
    return read_log((read_file(path, MAX_BYTES) for path in files), tournament.plan.keys_hash)


def main_log_of(tournament: Tournament) -> TournamentLog:
    """Return what the log itself has, without its copies.

    Raises:
        AppError: it cannot be read.
    """
    path = tournament.layout.log
    content = read_file(path, MAX_BYTES) if path.is_file() else b""
    return read_log([content], tournament.plan.keys_hash or "")


def add_row(tournament: Tournament, row: LogRow) -> None:
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


def computer_of(journal: Journal) -> str:
    """Return the digits by which logs tell this computer from others; they follow from its journal's key."""
    key = journal.store.delivery_key
    return hashlib.sha256(b"bigdeal-gui computer " + key).hexdigest()[:_COMPUTER_DIGITS]


def digest_of(tournament: Tournament) -> str:
    """Return the digest of the commitment beside the plan; empty where there is none, or a damaged one."""
    path: Path = tournament.layout.commitment
    with suppress(AppError, OSError):
        if path.is_file():
            return commitment.from_json(read_file(path, commitment.MAX_FILE_BYTES)).digest
    return ""


def now() -> str:
    """Return the moment as rows have it."""
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%f}Z"
