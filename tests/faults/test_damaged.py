"""Inputs that once went through as something else than an error of the tree; each has its error beside it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults.targets import open_at, sound_journal
from bigdeal_gui.errors.base import error_kinds_below
from bigdeal_gui.journal.archive import settle_file_moves
from bigdeal_gui.journal.backup import restore_backup
from bigdeal_gui.journal.check import verify_journal
from bigdeal_gui.journal.journal import Kind
from bigdeal_gui.storage import settings

if TYPE_CHECKING:
    from collections.abc import Callable

VECTORS = sorted((Path(__file__).parents[1] / "vectors" / "damaged").glob("*.json"))
ERRORS = {kind.__name__: kind for kind in error_kinds_below()}
ALWAYS = {"about", "target", "expect", "says"}


def edited(name: str, scenario: dict[str, object]) -> bytes:
    """Return a sound file with the scenario's edits, each at its first place, no byte longer or shorter."""
    data = sound_journal()[name]
    for old, new in scenario["edits"]:
        before, after = old.encode("latin-1"), new.encode("latin-1")
        assert before in data
        assert len(before) == len(after)
        data = data.replace(before, after, 1)
    return data


def sound_at(folder: Path) -> Path:
    """Put a sound journal into `folder`."""
    for name in ("journal.sqlite3", "journal.key", "journal.head"):
        (folder / name).write_bytes(sound_journal()[name])
    return folder / "journal.sqlite3"


def take_backup(folder: Path, scenario: dict[str, object]) -> None:
    """Bring a damaged backup back."""
    (folder / "backup").write_bytes(edited("backup", scenario))
    restore_backup(folder / "backup", folder / "new", clock=lambda: None, version="1.0")


def take_journal(folder: Path, scenario: dict[str, object]) -> None:
    """Use a damaged journal."""
    path = sound_at(folder)
    path.write_bytes(edited("journal.sqlite3", scenario))
    open_at(path).sets()


def take_list(folder: Path, scenario: dict[str, object]) -> None:
    """Use a journal that was tampered with in SQLite's own language."""
    path = sound_at(folder)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(scenario["statement"])
    open_at(path).sets()
    verify_journal(open_at(path).store)


def take_rows(folder: Path, scenario: dict[str, object]) -> None:
    """Use a journal with a nonsensical row under its seal, which a check names first."""
    journal = open_at(sound_at(folder))
    with journal.store.adding() as adding:
        adding.add(Kind(scenario["kind"]), 1, scenario["payload"])
    assert [str(problem) for problem in verify_journal(journal.store).problems] == [
        "row 6: cannot be understood"
    ]
    settle_file_moves(journal)


def take_settings(folder: Path, scenario: dict[str, object]) -> None:
    """Read settings and keep them."""
    path = folder / "settings.json"
    path.write_text(scenario["text"])
    read = settings.load_settings(path)
    try:
        settings.save_settings(path, read)
    finally:
        assert path.read_text() == scenario["text"]


TAKES: dict[str, Callable[[Path, dict[str, object]], None]] = {
    "backup": take_backup,
    "journal": take_journal,
    "list": take_list,
    "rows": take_rows,
    "settings": take_settings,
}
DETAILS = {
    "backup": {"edits"},
    "journal": {"edits"},
    "list": {"statement"},
    "rows": {"kind", "payload"},
    "settings": {"text"},
}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda path: path.stem)
def test_what_once_failed_is_an_error_in_words(tmp_path: Path, vector: Path) -> None:
    """The error is the one that the vector expects, and its sentence says why."""
    scenario = json.loads(vector.read_text("ascii"))
    assert scenario.keys() == ALWAYS | DETAILS[scenario["target"]]
    with pytest.raises(ERRORS[scenario["expect"]]) as caught:
        TAKES[scenario["target"]](tmp_path, scenario)
    assert scenario["says"] in str(caught.value)


def test_a_column_too_many_is_named_by_the_check(tmp_path: Path) -> None:
    """A list with another layout is one problem, and everything else is compared all the same."""
    path = sound_at(tmp_path)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(
            "ALTER TABLE sets ADD COLUMN more TEXT; UPDATE sets SET code = 'X' WHERE id = 1"
        )
    assert [str(problem) for problem in verify_journal(open_at(path).store).problems] == [
        "the structure of “sets” was changed",
        "row 1: is in the list of sets with a different code",
    ]


def test_the_journal_behind_the_vectors_is_sound(tmp_path: Path) -> None:
    """What the vectors damage was whole before, so it is the damage that is found."""
    journal = open_at(sound_at(tmp_path))
    assert verify_journal(journal.store).is_sound
    assert len(journal.rows()) == 5
