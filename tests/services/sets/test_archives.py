"""Packed files: they are read within limits, names are words alone, and hostile ones are refused."""

from __future__ import annotations

import gzip
import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge, ReadLimit
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.services.sets import archives
from bigdeal_gui.services.sets.archives import archive_contents, is_archive_name

if TYPE_CHECKING:
    from pathlib import Path


def packed(path: Path, members: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> Path:
    """Write an archive."""
    with zipfile.ZipFile(path, "w", packing) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return path


def test_files_of_boards_are_read(tmp_path: Path) -> None:
    """Only they, whatever folder they are in; names that climb are words, and two alike are two."""
    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        archive.writestr("deep.pbn", b"deep")
    path = packed(
        tmp_path / "all.ZIP",
        {
            "a.pbn": b"1",
            "day/b.ber": b"2",
            "day\\b.ber": b"3",
            "../../etc/c.lin": b"4",
            "/d.pbn": b"5",
            ".hidden.pbn": b"6",
            "read.me": b"7",
            "in.zip": inner.getvalue(),
            "folder/": b"",
        },
    )
    assert is_archive_name(path)
    found = archive_contents(path)
    assert {name.relative_to(path).as_posix(): data for name, data in found.items()} == {
        "a.pbn": b"1",
        "b.ber": b"2",
        "b 2.ber": b"3",
        "c.lin": b"4",
        "d.pbn": b"5",
    }


def test_one_packed_file(tmp_path: Path) -> None:
    """What gzip packed has the name without its ending."""
    path = tmp_path / "a.pbn.gz"
    path.write_bytes(gzip.compress(b"boards"))
    assert archive_contents(path) == {path / "a.pbn": b"boards"}


def test_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than is read is a limit, in one file or in all together, whatever the archive says of sizes."""
    monkeypatch.setattr(archives, "MAX_UNPACKED_BYTES", 1000)
    monkeypatch.setattr(archives, "MAX_MEMBERS", 3)
    with pytest.raises(FileTooLarge):
        archive_contents(packed(tmp_path / "one.zip", {"a.pbn": b"x" * 1001}))
    with pytest.raises(FileTooLarge):
        archive_contents(packed(tmp_path / "two.zip", {"a.pbn": b"x" * 600, "b.pbn": b"x" * 401}))
    assert (
        len(archive_contents(packed(tmp_path / "fits.zip", {"a.pbn": b"x" * 600, "b.pbn": b"x" * 400}))) == 2
    )
    (tmp_path / "a.pbn.gz").write_bytes(gzip.compress(b"x" * 1001))
    with pytest.raises(FileTooLarge):
        archive_contents(tmp_path / "a.pbn.gz")
    with pytest.raises(ReadLimit, match="more than 3 files"):
        archive_contents(packed(tmp_path / "many.zip", {f"{number}.txt": b"" for number in range(4)}))
    monkeypatch.setattr(archives, "_LONGEST_ENTRY", 10)
    with pytest.raises(ReadLimit):
        archive_contents(tmp_path / "fits.zip")


@pytest.mark.parametrize("name", ["a.zip", "a.pbn.gz"])
def test_what_is_none_is_damaged(name: str, tmp_path: Path) -> None:
    """Text, an archive cut short and one with a changed byte are no sound archives."""
    path = tmp_path / name
    whole = (
        gzip.compress(b"boards" * 100)
        if name.endswith("gz")
        else packed(tmp_path / "whole.zip", {"a.pbn": b"boards" * 100}).read_bytes()
    )
    damaged = bytearray(whole)
    damaged[len(whole) // 3] ^= 0xFF
    for data in (b"text", whole[: len(whole) // 2], bytes(damaged)):
        path.write_bytes(data)
        with pytest.raises(DamagedFile):
            archive_contents(path)


def test_strange_archives_are_refused(tmp_path: Path) -> None:
    """Encrypted members, and packings that have no limit, are not unpacked; a missing file is told."""
    path = packed(tmp_path / "a.zip", {"a.pbn": b"boards"}, zipfile.ZIP_STORED)
    data = path.read_bytes()
    at = data.index(b"PK\x01\x02")
    path.write_bytes(data[: at + 8] + b"\x01" + data[at + 9 :])
    with pytest.raises(DamagedFile, match="encrypted"):
        archive_contents(path)
    with pytest.raises(DamagedFile):
        archive_contents(packed(tmp_path / "b.zip", {"a.pbn": b"boards" * 9}, zipfile.ZIP_LZMA))
    for name in ("none.zip", "none.gz"):
        with pytest.raises(CannotRead):
            archive_contents(tmp_path / name)
