"""Packed files of boards, `.zip` and `.gz`, read like a folder: bounded, into memory, never onto a disk."""

from __future__ import annotations

import gzip
import os
import zipfile
from collections.abc import Iterable, Iterator
from itertools import chain, count
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge, ReadLimit
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.table import holds_boards
from bigdeal_gui.services.packs import NO_ARCHIVE
from bigdeal_gui.services.sets.contents import bytes_on_disk
from bigdeal_gui.storage import disk
from bigdeal_gui.words import translate

MAX_UNPACKED_BYTES: Final = 64 * 2**20
MAX_MEMBERS: Final = 1_000

ONE_FILE: Final = ".gz"
"""The ending of an archive of a single file."""
_PACKINGS: Final = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
_ENCRYPTED: Final = 0x1
_END: Final = b"PK\5\6"
_END_BYTES: Final = 22 + 65_535
_LONGEST_ENTRY: Final = 400
"""Bytes of a member in the list of an archive: its name, and what is said of it."""


def is_archive_name(path: Path) -> bool:
    """Tell by its name whether a file is read as an archive."""
    return path.suffix.lower() in {".zip", ONE_FILE}


def archive_contents(path: Path) -> dict[Path, bytes]:
    """Return what an archive holds of boards, by names to speak of it: `pack.zip/tuesday.pbn`.

    They are no places: nothing is ever read or written under them. An archive within one is not opened.

    Raises:
        CannotRead: the system refused.
        DamagedFile: it is no sound archive, or encrypted.
        FileTooLarge: it holds more than MAX_UNPACKED_BYTES.
        ReadLimit: it holds more than MAX_MEMBERS files.
    """
    try:
        if path.suffix.lower() == ONE_FILE:
            with gzip.open(path) as stream:
                return {path / path.stem: _bounded(stream.read(MAX_UNPACKED_BYTES + 1), 0)}
        return _named(path, _members(path))
    except gzip.BadGzipFile as error:
        raise _no_archive(path) from error
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error
    except NO_ARCHIVE as error:
        raise _no_archive(path) from error


def bytes_in_archive_or_file(path: Path) -> bytes:
    """Return what a file holds, be it on the disk or, by a name that `archive_contents` gave, in an archive.

    Raises:
        AppError: as `archive_contents` and `bytes_on_disk`.
    """
    return archive_contents(path.parent)[path] if is_archive_name(path.parent) else bytes_on_disk(path)


def _named(path: Path, members: Iterable[tuple[str, bytes]]) -> dict[Path, bytes]:
    """Return members by their names without folders; two of one name are two files."""
    found: dict[Path, bytes] = {}
    for name, data in members:
        stem, dot, end = name.rpartition(".")
        names = chain((name,), (f"{stem} {number}{dot}{end}" for number in count(2)))
        found[next(place for place in map(path.joinpath, names) if place not in found)] = data
    return found


def _members(path: Path) -> Iterator[tuple[str, bytes]]:
    _check_list(path)
    total = 0
    with zipfile.ZipFile(path) as archive:
        entries = archive.infolist()
        if len(entries) > MAX_MEMBERS:
            raise _too_many(path)
        for entry in entries:
            name = entry.filename.replace("\\", "/").rpartition("/")[2]
            if not name or name.startswith(".") or entry.is_dir() or not holds_boards(name):
                continue
            if entry.flag_bits & _ENCRYPTED:
                raise DamagedFile("zip", name[:60], translate("reasons", "it is encrypted"))
            if entry.compress_type not in _PACKINGS:
                # Python unpacks others without a limit: a few hundred bytes could fill the memory.
                raise zipfile.BadZipFile
            with archive.open(entry) as stream:
                # What an entry says of its size is not trusted.
                data = _bounded(stream.read(MAX_UNPACKED_BYTES - total + 1), total)
            total += len(data)
            yield name, data


def _check_list(path: Path) -> None:
    """Make sure that the list of members, which is read whole, is not longer than it may be."""
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - _END_BYTES))
        tail = file.read(_END_BYTES)
    end = tail.rfind(_END)
    if end >= 0 and int.from_bytes(tail[end + 12 : end + 16], "little") > MAX_MEMBERS * _LONGEST_ENTRY:
        raise _too_many(path)


def _bounded(data: bytes, before: int) -> bytes:
    if before + len(data) > MAX_UNPACKED_BYTES:
        raise FileTooLarge(before + len(data), MAX_UNPACKED_BYTES)
    return data


def _no_archive(path: Path) -> DamagedFile:
    return DamagedFile(
        path.suffix.lower().removeprefix("."), path.name, translate("reasons", "it is not a valid archive")
    )


def _too_many(path: Path) -> ReadLimit:
    reason = translate("reasons", "more than {count} files").format(count=MAX_MEMBERS)
    return ReadLimit("zip", path.name, reason)
