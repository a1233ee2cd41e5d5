"""Reading a file whole: no more than is allowed, and nothing that is no file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bigdeal_gui.errors.formats import FileTooLarge
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.storage.reading import read_file, refused_looks_told


def test_read_file_returns_the_bytes_up_to_its_limit(tmp_path: Path) -> None:
    """A file of exactly the limit is read; one byte more is an error that names both sizes."""
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(FileTooLarge) as caught:
        read_file(path, 4)
    assert (caught.value.size_bytes, caught.value.limit_bytes) == (5, 4)


def test_read_file_refuses_what_is_no_file(tmp_path: Path) -> None:
    """Missing files, folders, pipes that nobody writes to, endless devices and impossible names raise."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "absent", tmp_path, tmp_path / "pipe", Path("/dev/zero"), Path("a\0b")):
        with pytest.raises(CannotRead) as caught:
            read_file(path, 10)
        assert caught.value.path == path


def test_a_refused_look_is_told_and_another_fault_is_none() -> None:
    """A path at which the system lets nobody look is named; what else fails goes on as it is."""
    path = Path("x" * 300)
    with pytest.raises(CannotRead) as caught, refused_looks_told():
        path.stat()
    assert caught.value.path == path
    for beyond in (os.listdir, os.stat):
        with pytest.raises(OSError, match="x" * 300) as passed, refused_looks_told():
            beyond(path)
        assert not isinstance(passed.value, CannotRead)
