"""Folders and archives as arguments of check and convert."""

from __future__ import annotations

import errno
import gzip
import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.storage import disk

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Answer

    Run = Callable[..., Answer]


@pytest.fixture
def folder(bigdeal: Run, tmp_path: Path) -> Path:
    """Return a folder with two sets, one in two formats, one packed, and the same as an archive."""
    assert bigdeal("deal", "-n", "4", "-f", "pbn,ber", "-o", "day/a").code == 0
    assert bigdeal("deal", "-n", "8", "-f", "lin", "-o", "day/b").code == 0
    place = tmp_path / "day"
    with zipfile.ZipFile(tmp_path / "day.zip", "w") as archive:
        for path in sorted(place.iterdir()):
            archive.write(path, f"sets/{path.name}")
    (place / "read.me").write_text("no boards")
    (place / "b.lin.gz").write_bytes(gzip.compress((place / "b.lin").read_bytes()))
    (place / "b.lin").unlink()
    return place


@pytest.mark.parametrize(("word", "count"), [("day", 3), ("day.zip", 3), ("day/b.lin.gz", 1)])
def test_everything_in_it_is_checked(word: str, count: int, folder: Path, bigdeal: Run) -> None:
    """Every file with boards is read, and known as the set it is."""
    assert folder.is_dir()
    answer = bigdeal("check", word, "--json")
    assert answer.code == 0, answer.err
    files = json.loads(answer.out)["files"]
    assert len(files) == count
    assert all(len(file["sets"]) == 1 for file in files)


@pytest.mark.parametrize("word", ["day", "day.zip"])
def test_every_set_in_it_is_converted(word: str, folder: Path, bigdeal: Run, tmp_path: Path) -> None:
    """Each set comes once, under its own name, in the folder that -o names."""
    assert folder.is_dir()
    answer = bigdeal("convert", word, "-f", "csv", "-o", "out", "--json")
    assert answer.code == 0, answer.err
    assert [one["count"] for one in json.loads(answer.out)] == [4, 8]
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["a.csv", "b.csv"]
    assert bigdeal("convert", word, "-f", "csv", "-o", "out").code == 3


def test_one_packed_file_is_a_file(folder: Path, bigdeal: Run, tmp_path: Path) -> None:
    """A .gz is converted like the file that is in it."""
    assert bigdeal("convert", str(folder / "b.lin.gz"), "-f", "ber", "-o", "x").code == 0
    assert (tmp_path / "x.ber").stat().st_size == 8 * 52


def test_nothing_to_read_is_told(bigdeal: Run, tmp_path: Path) -> None:
    """An empty folder, an archive without boards and one that is none are answered in words."""
    (tmp_path / "empty").mkdir()
    with zipfile.ZipFile(tmp_path / "empty.zip", "w") as archive:
        archive.writestr("read.me", "no boards")
    (tmp_path / "bad.zip").write_text("text")
    for word, code in (("empty", 2), ("empty.zip", 2), ("bad.zip", 4), ("none.zip", 5)):
        assert bigdeal("check", word).code == code
        assert bigdeal("convert", word, "-f", "ber", "-o", "x").code == code
    (tmp_path / "sound").mkdir()
    (tmp_path / "bad.zip").rename(tmp_path / "sound" / "bad.zip")
    bigdeal("deal", "-n", "2", "-f", "pbn", "-o", "sound/cup")
    answer = bigdeal("check", "sound")
    assert answer.code == 4
    assert "not a valid archive" in answer.out
    assert "cup.pbn: 2 boards" in answer.out


def test_a_disk_that_refuses_all_is_looked_into(
    bigdeal: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is there is not made again: what an earlier set left in it is named, come what may."""
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / ".bigdeal-gui-1.part-0").touch()

    def refused(path: Path) -> int:
        if path.parent.name == "stick":
            raise OSError(errno.EIO, "Input/output error")
        return real(path)

    def made(path: Path, *_mode: int, **_more: object) -> None:
        refused(path / "x")

    assert bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "before").code == 0
    real = disk.create_file
    monkeypatch.setattr(Path, "mkdir", made)
    monkeypatch.setattr(disk, "open_own", refused)
    monkeypatch.setattr(disk, "create_file", refused)
    answer = bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "stick/a")
    assert answer.code == 5
    assert "may hold boards, and could not be removed: “.bigdeal-gui-1.part-0”" in answer.err
