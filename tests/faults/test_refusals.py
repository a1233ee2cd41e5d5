"""The system refusing: a clear message, exit code 5, nothing half-delivered, and it works the next time."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from benchmarks.faults import refusals
from benchmarks.faults.sandbox import Order, Sandbox
from benchmarks.faults.shim import Fault
from tests.journal.conftest import Desk

if TYPE_CHECKING:
    from pathlib import Path

_ACCUSED = """
import sqlite3, sys
from pathlib import Path
from bigdeal_gui.journal.schema import database_error
error = sqlite3.DatabaseError("database disk image is malformed")
error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
print(type(database_error(Path(sys.argv[1]), error)).__name__)
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="mounts and LD_PRELOAD as on Linux")


@pytest.mark.parametrize(
    ("number", "place", "stride"),
    [
        (errno.ENOSPC, (False, "folder"), 5),
        (errno.ENOSPC, (True, "home"), 30),
        (errno.EDQUOT, (False, "home"), 20),
        (errno.EROFS, (False, "folder"), 9),
        (errno.EROFS, (True, "home"), 40),
        (errno.EIO, (False, "folder"), 12),
        (errno.EIO, (False, "home"), 40),
    ],
    ids=str,
)
def test_an_error_at_some_calls(library: Path, number: int, place: tuple[bool, str], stride: int) -> None:
    """Once and for good, under the boards and under the journal, of a new home and of an old one."""
    report = refusals.refuse_every_call(library, stride=stride, errors=[number], places=[place])
    assert report.problems == []
    assert report.runs > report.ended_well


def test_writes_that_the_system_takes_half_of(library: Path) -> None:
    """They are made up for, and nothing is wrong."""
    report = refusals.write_in_halves(library, stride=45)
    assert report.problems == []
    assert report.ended_well == report.runs > 0


@pytest.mark.parametrize(("place", "last", "step"), [("folder", 8, 4), ("home", 80, 40)])
def test_a_disk_with_few_free_pages(place: str, last: int, step: int) -> None:
    """From none to enough: refused first, dealt at last."""
    try:
        report = refusals.fill_every_page(place, last, step=step)
    except refusals.MountRefused as error:
        pytest.skip(f"mounting needs rights: {error}")
    assert report.problems == []
    assert 0 < report.ended_well < report.runs


def test_the_library_refuses_as_it_is_told(library: Path, tmp_path: Path) -> None:
    """The system's word is in the message, and the hint says that nothing was left behind."""
    sandbox = Sandbox(tmp_path)
    fault = Fault(sandbox.folder, "l", 2, str(errno.EDQUOT))
    outcome = sandbox.deal(Order("set", 3, "pbn,dlm,lin"), fault.environment(library))
    assert outcome.code == 5
    message, hint = outcome.output.splitlines()
    assert message == f"bigdeal: “{sandbox.folder / 'set.dlm'}” could not be written: Disk quota exceeded."
    assert hint.startswith("No unfinished file of it was left behind.")
    assert list(sandbox.folder.iterdir()) == []


@pytest.mark.parametrize("at", [2, 8])
def test_pages_that_the_disk_does_not_give_are_no_damage(library: Path, tmp_path: Path, at: int) -> None:
    """SQLite calls them damaged; the disk is accused, be it the first page that is refused or another."""
    desk = Desk(tmp_path)
    desk.deliver()
    with closing(sqlite3.connect(desk.database)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    fault = Fault(desk.database, "r", at, str(errno.EIO), "r")
    found = subprocess.run(
        [sys.executable, "-c", _ACCUSED, desk.database],
        capture_output=True,
        check=True,
        text=True,
        env=os.environ | fault.environment(library),
    )
    assert found.stdout == "JournalUnusable\n"
