"""What was handed in to be verified: files, folders and archives, as names and contents of bounded size.

Nothing is unpacked onto the disk, and of the names in an archive only the last part is used.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path, PurePath, PurePosixPath
from typing import Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.formats import DamagedFile, FileTooLarge, NoHands
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.formats.format import MAX_FILE_BYTES
from bigdeal_gui.services.packs import NO_ARCHIVE, is_archive
from bigdeal_gui.services.tournament.layout import PLAN_SUFFIX
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.words import translate

MAX_FILES: Final = 3_000
MAX_TOTAL_BYTES: Final = 256 * 2**20

_DEPTH: Final = 3
_ENCRYPTED: Final = 0x1
_PACKINGS: Final = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
_END: Final = b"PK\x05\x06"
_LONGEST_END: Final = 22 + 0xFFFF
_LOCATOR: Final = b"PK\x06\x07"
_LOCATOR_BYTES: Final = 20
_ENTRY_BYTES: Final = 1_000
"""Room in the list for the longest names."""


@dataclass(frozen=True, slots=True)
class SubmittedFile:
    """One file: its name, without folders, and what it holds.

    `path` is None for one from an archive; `is_read` tells that it was looked into. `inside` is the folder or
    archive that was handed in as a whole; None for a file that was named by itself. `place` are the folders
    in there, each with a slash behind it; empty for a file that lies in none. `error` is why an archive that
    lay in a folder could not be opened; None for every other file.
    """

    name: str
    content: bytes = field(repr=False)
    path: Path | None = None
    is_read: bool = True
    inside: Path | None = None
    place: str = ""
    error: AppError | None = None

    def is_with(self, other: SubmittedFile) -> bool:
        """Tell whether the file was handed in with `other`: in the same folder, or in one of those in it."""
        return self.inside == other.inside and self.place.startswith(other.place)


def holds_plan(paths: Sequence[Path]) -> bool:
    """Tell whether the plan of a tournament is among `paths`, in a folder or in an archive among them.

    In what cannot be read there is none: reading it will tell.
    """
    return any(
        is_plan(file.name) or (is_archive(file) and any(map(is_plan, _names_in(file))))
        for path in paths
        for file in _files_at(path)
    )


def _files_at(path: Path) -> Sequence[Path]:
    with suppress(OSError):
        return list(path.iterdir()) if path.is_dir() else [path]
    return ()


def is_plan(name: str) -> bool:
    """Tell whether a file of this name is the plan of a tournament."""
    return name.lower().endswith(PLAN_SUFFIX)


def _names_in(path: Path) -> list[str]:
    """Return the names in an archive; none where it is no sound one: reading it will tell."""
    with suppress(OSError, *NO_ARCHIVE), zipfile.ZipFile(path) as archive:
        return archive.namelist()
    return []


def submitted_files(
    paths: Sequence[Path], is_wanted: Callable[[str], bool], check: Callable[[], None]
) -> tuple[SubmittedFile, ...]:
    """Return all files that `paths` name: files, those in folders, those in archives (`.zip`).

    Archives in folders are opened too, those in archives are not; one in a folder that cannot be opened is
    told, and the rest is read. Hidden files and links inside folders are left out, and what is not wanted by
    its name is not read.
    `check` is called before each file and may raise.

    Raises:
        CannotRead, FileTooLarge, DamagedFile: something cannot be read, or is no sound archive.
        Usage: there are more files, or more bytes, than any tournament has.
    """
    found = []
    for file in _bounded(file for path in paths for file in _files_of(path, is_wanted)):
        check()
        found.append(file)
    return tuple(found)


def _bounded(files: Iterable[SubmittedFile]) -> Iterator[SubmittedFile]:
    """Yield `files`; raise where they are more, or hold more, than any tournament's."""
    total = 0
    for count, file in enumerate(files, start=1):
        total += len(file.content)
        if count > MAX_FILES or total > MAX_TOTAL_BYTES:
            raise _too_many()
        yield file


def _too_many() -> Usage:
    return Usage(translate("reasons", "This is more files than any tournament has. Give fewer at a time."))


def _files_of(path: Path, is_wanted: Callable[[str], bool]) -> Iterator[SubmittedFile]:
    if path.is_dir():
        for inner in _walk(path):
            if is_archive(inner):
                yield from _unzipped_inside(inner, is_wanted)
                continue
            is_read, place = is_wanted(inner.name), _place(inner.relative_to(path))
            content = read_file(inner, MAX_FILE_BYTES) if is_read else b""
            yield SubmittedFile(inner.name, content, inner, is_read=is_read, inside=path, place=place)
    elif is_archive(path):
        yield from _unzipped(path, is_wanted)
    else:
        yield SubmittedFile(path.name, read_file(path, MAX_FILE_BYTES), path)


def _place(inner: PurePath) -> str:
    return "".join(f"{part}/" for part in inner.parent.parts if part.strip("/"))


def _walk(folder: Path) -> Iterator[Path]:
    def refuse(error: OSError) -> None:
        raise CannotRead(folder, disk.system_reason(error)) from error

    for place, folders, names in os.walk(folder, onerror=refuse):
        here = Path(place)
        depth = len(here.relative_to(folder).parts)
        folders[:] = sorted(name for name in folders if not name.startswith(".") and depth + 1 < _DEPTH)
        for name in sorted(names):
            if not name.startswith(".") and disk.file_status(here / name) is not None:
                yield here / name


def _unzipped_inside(path: Path, is_wanted: Callable[[str], bool]) -> tuple[SubmittedFile, ...]:
    """Return the files of an archive that lies in a folder: all of them, or none with the reason."""
    try:
        return tuple(_bounded(_unzipped(path, is_wanted)))
    except (CannotRead, FileTooLarge, DamagedFile, NoHands, Usage) as error:
        return (SubmittedFile(path.name, b"", path, is_read=False, error=error),)


def _unzipped(path: Path, is_wanted: Callable[[str], bool]) -> Iterator[SubmittedFile]:
    try:
        count = _checked_count(path)
        with zipfile.ZipFile(path) as archive:
            entries = archive.infolist()
            if len(entries) != count:
                raise zipfile.BadZipFile
            for entry in entries:
                inner = PurePosixPath(entry.filename.replace("\\", "/"))
                name = inner.name
                # Of an entry without a name the library cannot say whether it is a folder.
                if not name or name.startswith(".") or entry.is_dir():
                    continue
                is_read = is_wanted(name)
                content = _entry(archive, entry) if is_read else b""
                yield SubmittedFile(name, content, is_read=is_read, inside=path, place=_place(inner))
    except OSError as error:
        raise CannotRead(path, disk.system_reason(error)) from error
    except NO_ARCHIVE as error:
        reason = translate("reasons", "it is not a valid archive")
        raise DamagedFile("zip", path.name, reason) from error


def _checked_count(path: Path) -> int:
    """Return how many files an archive says that it holds, before the list of them is read.

    Raises:
        Usage: the list is longer than it may be.
        BadZipFile: it is one of the kind for archives beyond 4 GiB, which no tournament needs.
    """
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - _LONGEST_END))
        tail = file.read(_LONGEST_END)
    end = tail.rfind(_END)
    if end >= _LOCATOR_BYTES and tail.startswith(_LOCATOR, end - _LOCATOR_BYTES):
        raise zipfile.BadZipFile
    if end >= 0 and int.from_bytes(tail[end + 12 : end + 16], "little") > MAX_FILES * _ENTRY_BYTES:
        raise _too_many()
    return int.from_bytes(tail[end + 10 : end + 12], "little")


def _entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Return what an entry holds; what it says of its size is not trusted."""
    if entry.flag_bits & _ENCRYPTED:
        raise DamagedFile("zip", entry.filename[:60], translate("reasons", "it is encrypted"))
    if entry.compress_type not in _PACKINGS:
        # Python unpacks others without a limit: a few hundred bytes could fill the memory.
        raise zipfile.BadZipFile
    with archive.open(entry) as stream:
        content = stream.read(MAX_FILE_BYTES + 1)
    if len(content) > MAX_FILE_BYTES:
        raise FileTooLarge(max(entry.file_size, len(content)), MAX_FILE_BYTES)
    return content
