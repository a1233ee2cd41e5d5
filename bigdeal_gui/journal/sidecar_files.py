"""The two small files beside the journal's database: its key, and the count of its rows.

The key stands beside the database and not in it, so that the database alone can be handed to somebody who is
to look into it: without the key its fingerprints cannot be searched and its chain cannot be written again.
A backup holds both.

The count is the second place that knows how far the chain had come, so that rows cut off at the end, or an
older copy of the database put in place of the newer, are found.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import stat
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import get_ident
from typing import Final

from bigdeal_gui.errors.journal import JournalKeyLost, JournalUnusable
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.retry import retry_while_denied
from bigdeal_gui.words import translate

KEY_BYTES: Final = 32
KEY_NAME: Final = "journal.key"
HEAD_NAME: Final = "journal.head"

_KEY_TEXT: Final = re.compile(r"bigdeal-gui journal key 1\n([0-9a-f]{64})\n?")
_HEAD_TEXT: Final = re.compile(r"bigdeal-gui journal head 1\n([0-9]{1,18}) ([0-9a-f]{64}) ([0-9a-f]{64})\n?")
_HEAD: Final = b"bigdeal-gui head 1\0"
_CHECK: Final = b"bigdeal-gui key 1\0"
_MAX_BYTES: Final = 1000


@dataclass(frozen=True, slots=True)
class Head:
    """How far the chain has come: the newest row's sequence (0: none) and hash."""

    sequence: int
    hash: bytes


def journal_key_path(database: Path) -> Path:
    """Return where the key of the journal `database` is kept."""
    return database.with_name(KEY_NAME)


def journal_head_path(database: Path) -> Path:
    """Return where the count of the journal `database` is kept."""
    return database.with_name(HEAD_NAME)


def journal_key_check(key: bytes) -> bytes:
    """Return the 32 bytes that tell a right key from a wrong one, and nothing of the key."""
    return hmac.digest(key, _CHECK, hashlib.sha256)


def read_journal_key(database: Path) -> bytes:
    """Return the 32 bytes of the journal's key.

    Raises:
        JournalKeyLost: the file is not there or does not read as a key.
    """
    path = journal_key_path(database)
    text = _read(path)
    if text is None:
        raise JournalKeyLost(path, translate("reasons", "is missing"))
    match = _KEY_TEXT.fullmatch(text)
    if match is None:
        raise JournalKeyLost(path, translate("reasons", "does not read as a key"))
    return bytes.fromhex(match[1])


def write_journal_key(database: Path, key: bytes) -> None:
    """Put the key beside `database`.

    Raises:
        JournalUnusable: the system refused.
    """
    path = journal_key_path(database)
    with disk.refused_as(JournalUnusable, path):
        _replace(path, f"bigdeal-gui journal key 1\n{key.hex()}\n")


def read_journal_head(database: Path, key: bytes) -> Head | None:
    """Return the count kept beside `database`; None where it is missing or does not bear the key's seal."""
    found = _head_match(database)
    if found is None:
        return None
    head = Head(int(found[1]), bytes.fromhex(found[2]))
    return head if hmac.compare_digest(_head_seal(key, head).hex(), found[3]) else None


def claimed_rows(database: Path) -> int:
    """Return how many rows the count beside `database` speaks of, for when the key cannot be asked."""
    found = _head_match(database)
    return int(found[1]) if found else 0


def write_journal_head(database: Path, key: bytes, head: Head) -> None:
    """Keep `head` beside `database`, unless a later one is there.

    Raises:
        OSError: the system refused; the count then lags behind until the next row.
    """
    present = read_journal_head(database, key)
    if present is None or present.sequence < head.sequence:
        replace_journal_head(database, key, head)


def replace_journal_head(database: Path, key: bytes, head: Head) -> None:
    """Keep `head` beside `database`, whatever is there.

    Raises:
        OSError: the system refused.
    """
    _replace(
        journal_head_path(database),
        f"bigdeal-gui journal head 1\n{head.sequence} {head.hash.hex()} {_head_seal(key, head).hex()}\n",
    )


def _head_match(database: Path) -> re.Match[str] | None:
    text = _read(journal_head_path(database))
    return None if text is None else _HEAD_TEXT.fullmatch(text)


def _head_seal(key: bytes, head: Head) -> bytes:
    return hmac.digest(key, _HEAD + head.sequence.to_bytes(8, "big") + head.hash, hashlib.sha256)


def _read(path: Path) -> str | None:
    # A pipe would be waited for: it is opened without, and then refused.
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    with (
        disk.refused_as(JournalUnusable, path),
        suppress(FileNotFoundError),
        os.fdopen(retry_while_denied(lambda: os.open(path, flags)), "rb") as file,
    ):
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise JournalUnusable(path, translate("reasons", "it is not a file"))
        return file.read(_MAX_BYTES).decode("ascii", "replace").replace("\r\n", "\n")
    return None


def _replace(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name}.new-{os.getpid()}-{get_ident()}")
    part.unlink(missing_ok=True)  # an earlier program of this number may have died here
    try:
        handle = disk.create_file(part)
        try:
            for name in (KEY_NAME, HEAD_NAME):
                disk.clear_drafts(part, path.with_name(name))
            disk.write_all(handle, text.encode("ascii"))
            os.fsync(handle)
        finally:
            os.close(handle)
        retry_while_denied(lambda: part.replace(path))
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
