"""Packs: an archive or a folder, whole or not there, and known again by what is in it."""

from __future__ import annotations

import hashlib
import io
import stat
import zipfile
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.storage import AlreadyExists, BadFileName, CannotWrite, FolderMissing
from bigdeal_gui.services import packs
from bigdeal_gui.services.packs import (
    checksum_lines,
    deliver_pack,
    is_delivered_pack,
    require_free_pack,
    text_in_pack,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FILES = {"a.pbn": b"boards", "README.txt": "gelesen — ja".encode()}
each_kind = pytest.mark.parametrize("name", ["pack.zip", "PACK.ZIP", "pack"])


def broken() -> None:
    """Break off before anything can be seen."""
    raise ZeroDivisionError


def test_checksums_are_those_of_sha256sum() -> None:
    """A line a file: digits, two blanks, the name."""
    digits = hashlib.sha256(b"boards").hexdigest()
    assert checksum_lines({"a.pbn": b"boards"}) == f"{digits}  a.pbn\n".encode()


@each_kind
def test_a_pack_is_written_once_and_known_again(tmp_path: Path, name: str) -> None:
    """It holds its files, for everybody to read; a second is refused, and another is not this one."""
    target = tmp_path / name
    done: list[str] = []
    require_free_pack(target)
    deliver_pack(target, FILES, lambda: done.extend(path.name for path in tmp_path.rglob("[!.]*")))
    assert done in ([], ["pack"])
    assert text_in_pack(target, "README.txt") == FILES["README.txt"]
    assert text_in_pack(target, "none.txt") == text_in_pack(tmp_path / "none.zip", "a") == b""
    assert is_delivered_pack(target, FILES)
    assert not is_delivered_pack(target, {**FILES, "a.pbn": b"others"})
    assert not is_delivered_pack(target, {"a.pbn": b"boards"})
    assert not is_delivered_pack(tmp_path / f"other-{name}", FILES)
    file = target if target.is_file() else target / "a.pbn"
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    for again in (lambda: require_free_pack(target), lambda: deliver_pack(target, FILES)):
        with pytest.raises(AlreadyExists):
            again()


def test_an_archive_is_the_same_wherever_it_is_made(tmp_path: Path) -> None:
    """Its files are compressed, of no moment, and readable for everybody."""
    deliver_pack(tmp_path / "pack.zip", FILES)
    with zipfile.ZipFile(tmp_path / "pack.zip") as archive:
        assert {one.filename: archive.read(one) for one in archive.infolist()} == FILES
        for one in archive.infolist():
            assert (one.compress_type, one.create_system) == (zipfile.ZIP_DEFLATED, 3)
            assert (one.external_attr >> 16, one.date_time[0]) == (0o644, 1980)


@each_kind
def test_what_breaks_off_leaves_nothing(tmp_path: Path, name: str) -> None:
    """Neither a file nor the folder that was made for them."""
    with pytest.raises(ZeroDivisionError):
        deliver_pack(tmp_path / name, FILES, broken)
    assert not list(tmp_path.iterdir())


def test_an_empty_folder_becomes_the_pack_and_stays_where_it_fails(tmp_path: Path) -> None:
    """Somebody made it; what is in one is never mixed with a pack."""
    target = tmp_path / "pack"
    target.mkdir()
    require_free_pack(target)
    with pytest.raises(ZeroDivisionError):
        deliver_pack(target, FILES, broken)
    assert target.is_dir()
    deliver_pack(target, FILES)
    assert sorted(path.name for path in target.iterdir()) == sorted(FILES)


def linked(target: Path) -> None:
    """Put a link to an empty folder there."""
    (target.parent / "elsewhere").mkdir()
    target.symlink_to(target.parent / "elsewhere")


@pytest.mark.parametrize(
    "put",
    [
        lambda target: target.write_bytes(b""),
        lambda target: (target.mkdir(), (target / "mine.txt").write_bytes(b"")),
        linked,
    ],
    ids=["a file", "a folder with a file", "a link"],
)
def test_what_is_there_is_left_alone(tmp_path: Path, put: Callable[[Path], object]) -> None:
    """Before long work begins, and when it is done."""
    target = tmp_path / "pack"
    put(target)
    for attempt in (lambda: require_free_pack(target), lambda: deliver_pack(target, FILES)):
        with pytest.raises(AlreadyExists):
            attempt()
    assert not is_delivered_pack(target, {})


@pytest.mark.parametrize(("name", "settled"), [("pack.zip", [(b"key", ["pack.zip"])]), ("pack.txt", [])])
def test_an_archive_that_is_there_is_settled_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, settled: list[tuple[bytes, list[str]]]
) -> None:
    """A delivery that died may have left it; where nothing is, or a file of another kind, nothing is done."""
    seen: list[tuple[bytes, list[str]]] = []
    monkeypatch.setattr(packs, "recover_deliveries", lambda _folder, key, names: seen.append((key, names)))
    require_free_pack(tmp_path / name, key=b"key")
    assert not seen
    (tmp_path / name).write_bytes(b"")
    with pytest.raises(AlreadyExists):
        require_free_pack(tmp_path / name, key=b"key")
    assert seen == settled


def test_a_folder_that_cannot_be_read_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows what is in it."""
    (tmp_path / "pack").mkdir()

    def unreadable(_folder: Path) -> list[str]:
        raise PermissionError

    monkeypatch.setattr(packs.disk, "names_in", unreadable)
    assert not is_delivered_pack(tmp_path / "pack", {})


def test_names_and_folders_are_checked_first(tmp_path: Path) -> None:
    """A name that is none, and a place that is not there."""
    with pytest.raises(BadFileName):
        deliver_pack(tmp_path / "pack", {"a/b": b""})
    with pytest.raises((FolderMissing, CannotWrite)):
        deliver_pack(tmp_path / "none" / "pack", FILES)
    assert not list(tmp_path.iterdir())


def test_a_text_is_read_out_of_packs_of_ours_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not out of what is stored otherwise, is too long or no archive at all."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("a.txt", b"text")
    (tmp_path / "stored.zip").write_bytes(made.getvalue())
    (tmp_path / "none.zip").write_bytes(b"no archive")
    deliver_pack(tmp_path / "pack.zip", {"a.txt": b"text"})
    assert (
        text_in_pack(tmp_path / "stored.zip", "a.txt") == text_in_pack(tmp_path / "none.zip", "a.txt") == b""
    )
    monkeypatch.setattr(packs, "_MOST_TEXT_BYTES", 4)
    assert text_in_pack(tmp_path / "pack.zip", "a.txt") == b"text"
    monkeypatch.setattr(packs, "_MOST_TEXT_BYTES", 3)
    assert text_in_pack(tmp_path / "pack.zip", "a.txt") == b""
