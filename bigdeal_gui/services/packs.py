"""Several files handed on as one: with checksums, in an archive or a new folder, whole or not at all."""

from __future__ import annotations

import hashlib
import io
import os
import zipfile
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.storage import AlreadyExists
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import deliver
from bigdeal_gui.storage.names import check_file_names
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.storage.recovery import recover_deliveries

SUMS_NAME: Final = "SHA256SUMS.txt"
ZIP_SUFFIX: Final = ".zip"

NO_ARCHIVE: Final = (zipfile.BadZipFile, zlib.error, EOFError, LookupError, ValueError, RuntimeError)
"""What the library says of an archive that is none, is damaged or encrypted, or packed in a way it cannot
unpack (a NotImplementedError, which is a RuntimeError)."""

_UNIX: Final = 3
_FOLDER_MODE: Final = 0o755
_PUBLIC_MODE: Final = 0o644
_MOST_TEXT_BYTES: Final = 2**20


def checksum_lines(files: Mapping[str, bytes]) -> bytes:
    """Return the checksums as `sha256sum -c` reads them."""
    lines = (f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
    return "".join(lines).encode("utf-8")


def require_free_pack(target: Path, *, key: bytes = b"") -> None:
    """Make sure, before long work for it begins, that a pack can be called `target`.

    What a delivery that died left there is settled first, as the delivery itself does.

    Raises:
        AlreadyExists: there is something else than an empty folder called `target`.
    """
    if is_archive(target) and os.path.lexists(target):
        recover_deliveries(target.parent, key=key, names=[target.name])
    if os.path.lexists(target) and (is_archive(target) or not _is_empty(target, key)):
        raise AlreadyExists(target)


def deliver_pack(
    target: Path, files: Mapping[str, bytes], before: Callable[[], None] = lambda: None, *, key: bytes = b""
) -> None:
    """Put `files` into `target`: an archive where it ends in `.zip`, otherwise a new folder.

    `before` is called when all is written and nothing can be seen yet. Under `key` the remains of a pack
    that was cut off are known again.

    Raises:
        AlreadyExists: there is something else than an empty folder called `target`.
        StorageError: the pack could not be written; nothing is left of it.
    """
    check_file_names(files)
    if is_archive(target):
        deliver(target.parent, {target.name: _archive(files)}, key=key, before=before, is_public=True)
        return
    is_ours = False
    try:
        target.mkdir(mode=_FOLDER_MODE)
        is_ours = True
    except FileExistsError as error:
        # A program that was killed here before leaves its folder, with nothing in it.
        if not _is_empty(target, key):
            raise AlreadyExists(target) from error
    except OSError as error:
        raise disk.storage_error(target.parent, target, error) from error
    try:
        deliver(target, files, key=key, before=before, is_public=True)
    except BaseException:
        with suppress(OSError):
            if is_ours:
                target.rmdir()
        raise


def is_delivered_pack(target: Path, files: Mapping[str, bytes], *, key: bytes = b"") -> bool:
    """Tell whether `target` is this very pack, whole: then only the note of it can be missing.

    A delivery that died is settled first: as long as its trace is there, its files may be removed.
    """
    try:
        if is_archive(target):
            recover_deliveries(target.parent, key=key, names=[target.name])
            packed = _archive(files)
            return disk.file_status(target) is not None and read_file(target, len(packed)) == packed
        recover_deliveries(target, key=key)
        return (
            not target.is_symlink()
            and target.is_dir()
            and set(disk.names_in(target)) == set(files)
            and all(read_file(target / name, len(content)) == content for name, content in files.items())
        )
    except (AppError, OSError):
        return False


def text_in_pack(target: Path, name: str) -> bytes:
    """Return the text `name` of the pack `target`; nothing where there is none, or no pack of ours."""
    try:
        if not is_archive(target):
            return read_file(target / name, _MOST_TEXT_BYTES)
        with zipfile.ZipFile(target) as archive:
            entry = archive.getinfo(name)
            if entry.compress_type != zipfile.ZIP_DEFLATED or entry.file_size > _MOST_TEXT_BYTES:
                return b""
            with archive.open(entry) as file:
                return file.read(_MOST_TEXT_BYTES)
    except (AppError, OSError, *NO_ARCHIVE):
        return b""


def _archive(files: Mapping[str, bytes]) -> bytes:
    return zipped_files(files, zipfile.ZIP_DEFLATED, _PUBLIC_MODE)


def is_archive(target: Path) -> bool:
    """Tell whether a file is an archive by its name."""
    return target.name.lower().endswith(ZIP_SUFFIX)


def _is_empty(target: Path, key: bytes) -> bool:
    """Tell whether `target` is a folder with nothing in it, once a delivery that died is settled."""
    try:
        if target.is_symlink() or not target.is_dir():
            return False
        recover_deliveries(target, key=key)
        return not disk.names_in(target)
    except OSError:
        return False


def zipped_files(files: Mapping[str, bytes], packing: int, mode: int) -> bytes:
    """Return an archive that is the same whenever and wherever it is made; `mode` is that of each file."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = packing
            entry.create_system = _UNIX
            entry.external_attr = mode << 16
            archive.writestr(entry, content)
    return packed.getvalue()
