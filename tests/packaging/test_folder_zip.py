"""The zip of the program beside its libraries: the same bytes every time, and unpacked the program."""

from __future__ import annotations

import stat
import sys
import zipfile
from typing import TYPE_CHECKING

import archives
import contents
import folder_zip
import pytest

if TYPE_CHECKING:
    from pathlib import Path

PARTS = {"bigdeal-gui": b"program", "_internal/lib.so": b"library" * 100, "_internal/words/de.qm": b"words"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a program beside its libraries."""
    made = tmp_path / "dist" / "bigdeal-gui.d"
    for name, data in PARTS.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_bytes(data)
    return made


def test_the_same_folder_gives_the_same_zip(folder: Path, tmp_path: Path) -> None:
    """Age and permissions on the disk that built it make no difference."""
    first = folder_zip.make(folder, tmp_path).read_bytes()
    for path in folder.rglob("*"):
        path.chmod(0o700)
    (folder / "_internal" / "lib.so").touch()
    assert folder_zip.make(folder, tmp_path).read_bytes() == first


def test_unpacked_it_is_the_program(folder: Path, tmp_path: Path) -> None:
    """There is one folder in it; the program at its top may be started, whichever tool unpacks it."""
    pack = folder_zip.make(folder, tmp_path)
    unpacked = folder_zip.unpack(pack, tmp_path / "somewhere")
    assert unpacked == tmp_path / "somewhere" / "bigdeal-gui"
    found = {path.relative_to(unpacked).as_posix(): path for path in unpacked.rglob("*") if path.is_file()}
    assert {name: path.read_bytes() for name, path in found.items()} == PARTS
    if sys.platform != "win32":
        modes = {name: stat.filemode(path.stat().st_mode) for name, path in found.items()}
        assert {modes.pop("bigdeal-gui")} == {"-rwxr-xr-x"}
        assert set(modes.values()) == {"-rw-r--r--"}


def test_a_link_is_refused(folder: Path, tmp_path: Path) -> None:
    """A USB drive cannot keep it, and some tools that unpack write a file of text instead."""
    (folder / "_internal" / "libz.so").symlink_to("lib.so")
    with pytest.raises(SystemExit, match=r"libz\.so.* is a link"):
        folder_zip.make(folder, tmp_path)


@pytest.mark.frozen
def test_the_zip_holds_what_the_folder_holds(program: Path, tmp_path: Path) -> None:
    """Of the program that was built nothing is lost on the way, and nothing comes along."""
    folder = program.parent / contents.FOLDER
    if not folder.is_dir():
        pytest.skip("only the one file was built")
    pack = folder_zip.make(folder, tmp_path, level=1)
    with zipfile.ZipFile(pack) as archive:
        packed = {name: archive.read(name) for name in archive.namelist()}
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert packed == {
        f"bigdeal-gui/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in files
    }
    assert archives.read(folder_zip.unpack(pack, tmp_path)).programs
