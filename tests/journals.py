"""Journals as tests want them: opened, closed again until they are asked, their connections counted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from bigdeal_gui.journal import schema, sealed_secrets

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    import pytest

    from bigdeal_gui.journal.journal import Journal, SetToDeal
    from bigdeal_gui.journal.sets import SetId
    from bigdeal_gui.model.deals import Deal


def closed(opened: AbstractContextManager[Journal]) -> Journal:
    """Return the journal that is `opened`; each of its calls has a connection of its own."""
    with opened as journal:
        return journal


def connections_made(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return a list to which each new connection adds its database."""
    made: list[Path] = []
    real = schema.plain_connection

    def counted(path: Path, mode: str, *, is_unchanging: bool = False) -> sqlite3.Connection:
        made.append(path)
        return real(path, mode, is_unchanging=is_unchanging)

    monkeypatch.setattr(schema, "plain_connection", counted)
    return made


def begin_set(journal: Journal, order: SetToDeal, deals: Sequence[Deal]) -> SetId:
    """Write down a set that is about to be delivered, and return its number."""
    (set_id,) = journal.begin_sets([(order, journal.fingerprints(deals))])
    return set_id


def as_layout_1(path: Path, key: bytes) -> None:
    """Lay the closed journal `path` out as the first version did: with its secrets plain."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        secrets = [
            (sequence, sealed_secrets.secret_opener(key)(sequence, sealed))
            for sequence, sealed in connection.execute("SELECT * FROM sealed_secrets")
        ]
        for kind, name in connection.execute(
            "SELECT type, name FROM sqlite_schema"
            " WHERE name IN ('sealed_secrets', 'entries_by_kind', 'sets_by_state')"
        ).fetchall():
            connection.execute(f"DROP {kind} {name}")
        for statement in schema.sql_statements(schema.OWN_TABLES[schema.FIRST_LAYOUT]):
            connection.execute(statement)
        connection.executemany("INSERT INTO secrets VALUES (?, ?)", secrets)
        connection.execute(f"PRAGMA user_version = {schema.FIRST_LAYOUT}")
