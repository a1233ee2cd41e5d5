"""Folders and lists: which files are meant, one for each set."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.services.sets.find_sets import GivenFiles, find_sets, listed_names, one_file_a_set

if TYPE_CHECKING:
    from pathlib import Path


def made(folder: Path, *names: str) -> None:
    """Make files without content."""
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_a_folder_gives_each_set_once(tmp_path: Path) -> None:
    """The pbn file of a set in several formats, in order, folders below last; no records, nothing hidden."""
    made(tmp_path, "b.dup", "b.PBN", "b.pdf", "a.lin", "a.csv", "c.xyz", ".d.pbn", ".hidden/e.pbn")
    made(tmp_path, "z/a.bri", "m/q.txt", "m/a.goe", "noending")
    found = find_sets([tmp_path])
    names = [str(path.relative_to(tmp_path)) for path in found.paths]
    assert names == ["a.lin", "b.PBN", "m/a.goe", "z/a.bri"]
    assert (found.left_out, found.empty) == (2, ())


def test_files_are_taken_as_they_are_named(tmp_path: Path) -> None:
    """In their order, twice where they are named twice, whatever their ending, there or not."""
    made(tmp_path, "a.txt", "in/b.pbn")
    paths = [tmp_path / "a.txt", tmp_path / "none.pbn", tmp_path / "in", tmp_path / "a.txt"]
    found = find_sets(paths)
    assert found.paths == (paths[0], paths[1], tmp_path / "in" / "b.pbn", paths[0])
    assert find_sets([tmp_path / "x\0.pbn"]).paths == (tmp_path / "x\0.pbn",)


def test_a_folder_without_boards_is_told(tmp_path: Path) -> None:
    """Nobody takes it for a set of nothing."""
    made(tmp_path, "in/a.pdf")
    assert find_sets([tmp_path / "in"]).empty == (tmp_path / "in",)


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's reason is given."""

    def refuse(_path: object) -> None:
        raise PermissionError(13, "not for you")

    monkeypatch.setattr("os.scandir", refuse)
    with pytest.raises(CannotRead):
        find_sets([tmp_path])


def test_given_names_are_files_folders_and_archives(tmp_path: Path) -> None:
    """All files with boards of a folder or an archive; one that is none is told when it is read."""
    made(tmp_path, "in/b.pbn", "in/b.dup", "in/.c.pbn", "in/q.pdf", "in/.d.zip")
    (tmp_path / "in" / "b.pbn").write_bytes(b"boards")
    (tmp_path / "in" / "bad.zip").write_bytes(b"no archive")
    with ZipFile(tmp_path / "in" / "a.zip", "w") as archive:
        archive.writestr("x.pbn", b"packed")
    given = GivenFiles()
    inside, *rest = given.paths_of(tmp_path / "in")
    assert (inside.name, given.read(inside)) == ("x.pbn", b"packed")
    assert [path.name for path in rest] == ["b.dup", "b.pbn", "bad.zip"]
    assert given.read(rest[1]) == b"boards"
    with pytest.raises(AppError):
        given.read(rest[2])
    assert [*given.paths_of(tmp_path / "none.txt")] == [tmp_path / "none.txt"]


def test_of_each_set_one_file_is_read(tmp_path: Path) -> None:
    """The pbn file, or the first of the formats, folder by folder."""
    names = ["b/a.dup", "a/a.lin", "a/a.pbn", "a/c.lin", "a/c.dup"]
    chosen = one_file_a_set([tmp_path / name for name in names])
    assert [str(path.relative_to(tmp_path)) for path in chosen] == ["b/a.dup", "a/a.pbn", "a/c.dup"]


def test_a_list_has_a_name_a_line(tmp_path: Path) -> None:
    """With any line ends, a mark of UTF-8, and letters beyond ASCII; empty lines are nothing."""
    path = tmp_path / "list"
    path.write_bytes(b"\xef\xbb\xbfa.pbn\r\n\r\n  b b.pbn \n" + "Łódź.lin".encode())
    assert [str(one) for one in listed_names(path)] == ["a.pbn", "b b.pbn", "Łódź.lin"]
