"""What a frozen program holds, read on any system: one file (ELF, exe) or a folder (onedir, .app).

PyInstaller's own reader does the unpacking; nothing is executed.
"""

from __future__ import annotations

import importlib.util
import io
import marshal
import zipfile
from dataclasses import dataclass, field
from functools import partial
from types import CodeType
from typing import TYPE_CHECKING, Final

import lazy_files
import pefile
from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

MAGIC: Final = {
    b"\x7fELF": "linux",
    b"MZ": "win32",
    b"\xcf\xfa\xed\xfe": "darwin",
    b"\xca\xfe\xba\xbe": "darwin",  # for two processors at once
}
"""The first bytes of a program, and the `sys.platform` it is for."""

CONTENTS: Final = ("_internal", "Contents/Frameworks", "Contents/Resources")
"""Where a folder keeps what one file holds inside."""

BASE_LIBRARY: Final = "base_library.zip"
_PYC_HEADER: Final = 16
_SCRIPTS: Final = "sm"
_FILES: Final = "bx"


@dataclass(frozen=True, slots=True)
class Frozen:
    """A frozen program: `files` by their names inside (with “/”), `modules` by their names in Python.

    Both give bytes when they are called; a module's are its marshalled code, which only the Python that made
    it can read.
    """

    path: Path
    system: str
    size_bytes: int
    programs: tuple[Path, ...]
    is_our_python: bool
    files: dict[str, Callable[[], bytes]] = field(default_factory=dict)
    modules: dict[str, Callable[[], bytes]] = field(default_factory=dict)

    def code(self, module: str) -> CodeType | None:
        """Return the code of a module; None for a package without any, or for another Python's."""
        data = self.modules[module]() if self.is_our_python else b""
        found = marshal.loads(data) if data else None  # noqa: S302 - of a program that is run anyway
        return found if isinstance(found, CodeType) else None


class NotFrozen(Exception):
    """A file or folder that PyInstaller did not make; the sentence says which."""


def read(path: Path) -> Frozen:
    """Return what the program `path` holds.

    Raises:
        NotFrozen: it is none.
    """
    if path.is_dir():
        return _read_folder(path)
    frozen = Frozen(path, _system(path), path.stat().st_size, (path,), _is_our_python(path))
    _add_archive(frozen, path)
    return frozen


def windows_facts(program: Path) -> tuple[dict[str, str], bool]:
    """Return the texts of the version resource of a program for Windows, and if its checksum is right."""
    with pefile.PE(str(program)) as found:
        kids = [kid for info in getattr(found, "FileInfo", []) for kid in info]
        tables = [table for kid in kids for table in getattr(kid, "StringTable", [])]
        texts = {
            name.decode("utf-8", "replace"): text.decode("utf-8", "replace")
            for table in tables
            for name, text in table.entries.items()
        }
        return texts, bool(found.verify_checksum())


def _read_folder(folder: Path) -> Frozen:
    programs = tuple(_programs_in(folder))
    if not programs:
        raise NotFrozen(f"“{folder}” holds no program that PyInstaller made.")
    inside = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in inside)
    frozen = Frozen(folder, _system(programs[0]), size, programs, _is_our_python(programs[0]))
    for root in (folder / name for name in CONTENTS):
        for path in inside:
            if path.is_relative_to(root):
                frozen.files[path.relative_to(root).as_posix()] = path.read_bytes
    for program in programs:
        _add_archive(frozen, program)
    return frozen


def _programs_in(folder: Path) -> Iterator[Path]:
    for place in (folder, folder / "Contents" / "MacOS"):
        for path in sorted(place.iterdir()) if place.is_dir() else ():
            try:
                if path.is_file() and _system(path):
                    CArchiveReader(str(path))
                    yield path
            except (ArchiveReadError, NotFrozen):
                continue


def _system(program: Path) -> str:
    with program.open("rb") as file:
        start = file.read(4)
    for magic, system in MAGIC.items():
        if start.startswith(magic):
            return system
    raise NotFrozen(f"“{program}” is no program.")


def _is_our_python(program: Path) -> bool:
    archive = _archive(program)
    name = next((name for name, entry in archive.toc.items() if entry[4] == "z"), None)
    if name is None:
        raise NotFrozen(f"“{program}” holds no modules.")
    start = archive.extract(name)[4:8]
    return bool(start == importlib.util.MAGIC_NUMBER)


def _archive(program: Path) -> CArchiveReader:
    try:
        return CArchiveReader(str(program))
    except ArchiveReadError as error:
        raise NotFrozen(f"“{program}” was not made by PyInstaller.") from error


def _add_archive(frozen: Frozen, program: Path) -> None:
    archive = _archive(program)
    for raw_name, (*_, kind) in archive.toc.items():
        name = raw_name.replace("\\", "/")
        if kind in _FILES:
            frozen.files[name] = partial(archive.extract, raw_name)
        elif kind in _SCRIPTS:
            frozen.modules[name] = partial(archive.extract, raw_name)
        elif kind == "z":
            modules = archive.open_embedded_archive(raw_name)
            for entry, row in modules.toc.items():
                if row[0] == lazy_files.FILE:
                    frozen.files[entry] = partial(lazy_files.unpacked, modules.extract, entry)
                else:
                    frozen.modules[entry] = partial(_module_bytes, modules.extract, entry)
    if BASE_LIBRARY in frozen.files:
        _add_base_library(frozen)


def _module_bytes(extract: Callable[..., bytes | None], module: str) -> bytes:
    return extract(module, raw=True) or b""


def _add_base_library(frozen: Frozen) -> None:
    with zipfile.ZipFile(io.BytesIO(frozen.files[BASE_LIBRARY]())) as library:
        for name in library.namelist():
            module = name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
            data = library.read(name)[_PYC_HEADER:]
            frozen.modules[module] = partial(bytes, data)
