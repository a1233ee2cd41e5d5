"""Drafts of the program's own files that a killed program left are removed, and nothing else is."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from benchmarks.faults.targets import open_at
from bigdeal_gui.journal.backup import back_up_journal
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.storage import disk, settings

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

HOUR = 3600


def leave(path: Path, age_seconds: int) -> Path:
    """Leave a draft behind that was last written so long ago."""
    path.write_bytes(b"half")
    written = path.stat().st_mtime - age_seconds
    os.utime(path, (written, written))
    return path


def test_a_row_clears_up_after_the_dead(tmp_path: Path) -> None:
    """Old drafts of the key and of the count go with the next row; a young one may be another program's."""
    journal = open_at(tmp_path / "journal.sqlite3")
    key = leave(tmp_path / ".journal.key.new-4711-140233", 2 * HOUR)
    count = leave(tmp_path / ".journal.head.new-4711-140233", 2 * HOUR)
    young = leave(tmp_path / ".journal.head.new-4712-140233", HOUR // 2)
    journal.record(Kind.CHECK, None, {})
    assert not key.exists()
    assert not count.exists()
    assert young.exists()


def test_settings_clear_up_after_the_dead(tmp_path: Path) -> None:
    """Only what is called as a draft of this very file goes."""
    path = tmp_path / "settings.json"
    draft = leave(tmp_path / ".settings.json.new-4711", 2 * HOUR)
    others = [
        leave(tmp_path / name, 2 * HOUR)
        for name in (
            ".settings.json.new-mine",
            ".settings-json.new-4711",
            ".other.json.new-4711",
            "settings.json~",
        )
    ]
    settings.save_settings(path, settings.Settings())
    assert not draft.exists()
    assert all(other.exists() for other in others)


def test_a_backup_clears_up_after_the_dead(tmp_path: Path) -> None:
    """What a killed backup left holds the key, and goes with its logs when the backup is made again."""
    journal = open_at(tmp_path / "journal.sqlite3")
    drafts = [leave(tmp_path / f".copy.new-4711{end}", 2 * HOUR) for end in ("", "-wal", "-shm", "-journal")]
    back_up_journal(journal.store, tmp_path / "copy")
    assert not any(draft.exists() for draft in drafts)
    assert (tmp_path / "copy").exists()


def test_what_cannot_be_cleared_up_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft that the system does not let go stays, and the file is kept all the same."""
    draft = leave(tmp_path / ".settings.json.new-4711", 2 * HOUR)
    path = tmp_path / "settings.json"
    unlink = type(path).unlink

    def refuse(of: Path, *, missing_ok: bool = False) -> None:
        if of == draft:
            raise PermissionError(1, "Operation not permitted")
        unlink(of, missing_ok=missing_ok)

    monkeypatch.setattr(type(path), "unlink", refuse)
    disk.replace_own(path, b"{}", disk.system_disk())
    assert path.read_bytes() == b"{}"
    assert draft.exists()
