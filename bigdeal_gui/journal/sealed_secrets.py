"""Secrets in the journal's database, sealed under its key: keys of sets, and of files sealed until a time.

Whoever has the database alone learns nothing from them, and can test no guess of a deal. The seal is
deterministic: the tag is an HMAC of the secret and of its row, and the pad follows from the tag, so no two
secrets share a pad, even where an older copy of the database is put back and goes another way.
Source: RFC 5297 (a tag that is the nonce), RFC 2104 (HMAC), FIPS 180-4 (SHA-256).

In layout 1 they were plain. `convert_secrets` seals them once; what it frees is overwritten.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from bigdeal_gui.journal.chain import Mac, keyed_mac
from bigdeal_gui.journal.schema import (
    LAYOUT,
    OWN_TABLES,
    database_layout,
    empty_log,
    sql_statements,
    writing_alone,
)

if TYPE_CHECKING:
    import sqlite3

_TAG: Final = b"bigdeal-gui secret 2\0"
_PAD: Final = b"bigdeal-gui secret pad 2\0"
_TAG_BYTES: Final = 32


def seal_secret(key: bytes, sequence: int, secret: bytes) -> bytes:
    """Return `secret`, which belongs to row `sequence`, sealed: a tag of 32 bytes, then as many as it has."""
    tag = keyed_mac(key, _TAG)(_bound(sequence, secret))
    return tag + _padded(keyed_mac(key, _PAD), tag, secret)


def secret_opener(key: bytes) -> Callable[[int, bytes], bytes | None]:
    """Return what opens what `seal_secret` sealed; it gives None for what was changed or is another row's."""
    tags, pads = keyed_mac(key, _TAG), keyed_mac(key, _PAD)

    def opened(sequence: int, sealed: bytes) -> bytes | None:
        tag = sealed[:_TAG_BYTES]
        secret = _padded(pads, tag, sealed[_TAG_BYTES:])
        return secret if hmac.compare_digest(tag, tags(_bound(sequence, secret))) else None

    return opened


def keep_row_secret(connection: sqlite3.Connection, key: bytes, sequence: int, secret: bytes) -> None:
    """Keep the secret of row `sequence`, within the caller's transaction."""
    if database_layout(connection) == LAYOUT:
        row = sequence, seal_secret(key, sequence, secret)
        connection.execute("INSERT INTO sealed_secrets VALUES (?, ?)", row)
    else:  # a doubtful journal, which nobody has answered for yet
        connection.execute("INSERT INTO secrets VALUES (?, ?)", (sequence, secret))


def read_row_secret(connection: sqlite3.Connection, key: bytes, sequence: int) -> bytes | None:
    """Return the secret of row `sequence`; None where there is none, or it is not as it was written."""
    return dict(_secrets(connection, key, "WHERE set_id = ?", (sequence,))).get(sequence)


def secret_digests(connection: sqlite3.Connection, key: bytes) -> dict[int, str]:
    """Return the SHA-256, in hex, of each row's secret; “changed” where it is not as it was written."""
    return {
        sequence: "changed" if secret is None else hashlib.sha256(secret).hexdigest()
        for sequence, secret in _secrets(connection, key)
    }


def _secrets(
    connection: sqlite3.Connection, key: bytes, condition: str = "", values: tuple[int, ...] = ()
) -> Iterator[tuple[int, bytes | None]]:
    is_sealed = database_layout(connection) == LAYOUT
    opened = secret_opener(key)
    for sequence, kept in connection.execute(
        f"SELECT set_id, kept FROM ({secret_rows(connection)}) {condition}",  # noqa: S608 - literals above
        values,
    ):
        secret = kept if isinstance(kept, bytes) else None
        yield sequence, opened(sequence, secret) if is_sealed and secret is not None else secret


def secret_rows(connection: sqlite3.Connection) -> str:
    """Return the SQL that selects, as `set_id`, the rows that have a secret, and as `kept` what is kept."""
    if database_layout(connection) == LAYOUT:
        return "SELECT sequence AS set_id, sealed AS kept FROM sealed_secrets"
    return "SELECT set_id, set_key AS kept FROM secrets"


def convert_secrets(connection: sqlite3.Connection, key: bytes) -> None:
    """Bring a journal of layout 1 to the newest: all of it, or nothing where the program dies before the end.

    The database is rewritten first, so that no copy of a secret is left in pages that are free; then the
    secrets are sealed in one transaction, which overwrites what it frees. What a dead program left in the log
    is carried over by the next opening, over the old pages. Old sectors of an SSD or a USB drive may survive.
    Source: SQLite, "PRAGMA secure_delete", "VACUUM", "PRAGMA wal_checkpoint".

    Raises:
        sqlite3.Error: it could not be written; the journal is as it was.
    """
    connection.execute("PRAGMA secure_delete = ON").fetchone()
    connection.execute("VACUUM")
    empty_log(connection)
    with writing_alone(connection):
        if database_layout(connection) == LAYOUT:  # another program was quicker
            return
        plain = connection.execute("SELECT set_id, set_key FROM secrets ORDER BY set_id").fetchall()
        connection.execute("DROP TABLE secrets")
        for statement in sql_statements(OWN_TABLES[LAYOUT]):
            connection.execute(statement)
        connection.executemany(
            "INSERT INTO sealed_secrets VALUES (?, ?)",
            (
                # What is no secret was put there by somebody else; the check names it.
                (sequence, seal_secret(key, sequence, secret) if isinstance(secret, bytes) else secret)
                for sequence, secret in plain
            ),
        )
        connection.execute(f"PRAGMA user_version = {LAYOUT}")
    empty_log(connection)


def _bound(sequence: int, secret: bytes) -> bytes:
    return sequence.to_bytes(8, "big") + secret


def _padded(pads: Mac, tag: bytes, text: bytes) -> bytes:
    pad = b"".join([pads(tag + bytes([block])) for block in range(-(-len(text) // _TAG_BYTES))])
    both = int.from_bytes(text, "big") ^ int.from_bytes(pad[: len(text)], "big")
    return both.to_bytes(len(text), "big")
