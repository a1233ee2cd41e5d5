"""Journals as tests want them: opened, closed again until they are asked, their connections counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.journal import schema

if TYPE_CHECKING:
    import sqlite3
    from contextlib import AbstractContextManager
    from pathlib import Path

    import pytest

    from bigdeal_gui.journal.journal import Journal


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
