"""Several files handed on as one: with checksums, in an archive or a new folder, whole or not at all."""

from __future__ import annotations

import hashlib
import io
import zipfile
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import AlreadyExists
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery
from bigdeal_gui.storage.names import check_names

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

SUMS_NAME: Final = "SHA256SUMS.txt"
ZIP_SUFFIX: Final = ".zip"

_UNIX: Final = 3
_FOLDER_MODE: Final = 0o700
_PUBLIC_MODE: Final = 0o644 << 16


def sums_of(files: Mapping[str, bytes]) -> bytes:
    """Return the checksums as `sha256sum -c` reads them."""
    lines = (f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
    return "".join(lines).encode("utf-8")


def deliver_pack(target: Path, files: Mapping[str, bytes], before: Callable[[], None] = lambda: None) -> None:
    """Put `files` into `target`: an archive where it ends in `.zip`, otherwise a new folder.

    `before` is called when all is written and nothing can be seen yet.

    Raises:
        AlreadyExists: there is something called `target`.
        StorageError: the pack could not be written; nothing is left of it.
    """
    check_names(files)
    if target.name.lower().endswith(ZIP_SUFFIX):
        _deliver(target.parent, {target.name: _zipped(files)}, before)
        return
    try:
        target.mkdir(mode=_FOLDER_MODE)
    except FileExistsError as error:
        raise AlreadyExists(target) from error
    except OSError as error:
        raise disk.storage_error(target.parent, target, error) from error
    try:
        _deliver(target, files, before)
    except BaseException:
        with suppress(OSError):
            target.rmdir()
        raise


def _zipped(files: Mapping[str, bytes]) -> bytes:
    """Return an archive that is the same whenever and wherever it is made."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = _UNIX
            entry.external_attr = _PUBLIC_MODE
            archive.writestr(entry, content)
    return packed.getvalue()


def _deliver(folder: Path, files: Mapping[str, bytes], before: Callable[[], None]) -> None:
    with Delivery(folder, list(files)) as delivery:
        for name, content in files.items():
            delivery.write(name, content)
        before()
        delivery.commit(lambda _name, _path: None)
