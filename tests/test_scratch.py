"""The folder in memory is taken where it serves, held as long as its run goes on, and removed after it."""

from __future__ import annotations

import os
import sys
import tempfile
from typing import TYPE_CHECKING

import pytest

from tests import scratch

if TYPE_CHECKING:
    from pathlib import Path

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="memory that looks like a folder")


@pytest.fixture(autouse=True)
def _no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has chosen a place; what a test chooses ends with it."""
    for name in scratch.CHOSEN_BY:
        monkeypatch.setenv(name, "")
    monkeypatch.setattr(tempfile, "tempdir", tempfile.gettempdir())
    monkeypatch.setattr(scratch, "_MINE", {})


@needs_linux
def test_temporary_files_go_to_memory_and_leave_it(tmp_path: Path) -> None:
    """This process and those it starts use the new folder, which is gone in the end."""
    made = scratch.move_in(tmp_path, 1)
    assert made is not None
    assert [*tmp_path.iterdir()] == [made]
    assert os.environ["TMPDIR"] == tempfile.gettempdir() == str(made)
    (made / "home").mkdir()
    scratch.move_out()
    assert not [*tmp_path.iterdir()]


@needs_linux
def test_what_an_ended_run_left_is_removed(tmp_path: Path) -> None:
    """The next run clears up, and leaves the folder of a run that goes on."""
    for name in ("left", "held"):
        (tmp_path / f"{scratch.PREFIX}{name}").mkdir()
    handle = scratch.locked(tmp_path / f"{scratch.PREFIX}held")
    made = scratch.move_in(tmp_path, 1)
    assert {*tmp_path.iterdir()} == {made, tmp_path / f"{scratch.PREFIX}held"}
    os.close(handle)
    scratch.move_out()


@needs_linux
@pytest.mark.parametrize("name", scratch.CHOSEN_BY)
def test_a_chosen_place_is_kept(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who wants the files elsewhere, or on a real disk, has them there."""
    monkeypatch.setenv(name, "/elsewhere")
    assert scratch.move_in(tmp_path, 1) is None


@needs_linux
def test_too_little_memory_is_left_alone(tmp_path: Path) -> None:
    """A container has 64 MB of it, and some systems none."""
    disk = os.statvfs(tmp_path)
    assert scratch.move_in(tmp_path, disk.f_blocks * disk.f_frsize + 1) is None
    assert scratch.move_in(tmp_path / "none", 1) is None
    assert not [*tmp_path.iterdir()]
