"""Files of the one-file program that are unpacked when they are needed: Qt, for the window alone.

They are in the program's archive of modules, which is not unpacked at the start. They go into the private
folder that PyInstaller's loader made for this run, and at the end the loader removes them with it.
"""

from __future__ import annotations

import importlib
import lzma
import sys
import zlib
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

PACKAGES: Final = frozenset({"PySide6", "shiboken6"})
"""The packages whose first import unpacks the files."""

FILE: Final = 2
"""How PyInstaller's archive of modules marks an entry that is a file (`PYZ_ITEM_DATA`)."""

PACKED: Final = b"\xfd7zXZ\x00"
"""How files begin that LZMA has packed too: Qt's bindings, which repeat themselves over long distances."""

_THREADS: Final = 2
"""zlib and the disk work without Python's lock. As many files are in memory at the same time."""


class LazyFiles:
    """Unpacks `files` (their sizes by their names) into `folder` when one of PACKAGES is first imported.

    It is put before Python's own finders, and finds no module itself. `read` returns the bytes of a file.
    """

    def __init__(self, files: Mapping[str, int], read: Callable[[str], bytes], folder: Path) -> None:
        self._files = files
        self._read = read
        self._folder = folder
        self._is_unpacked = False
        self._lock = Lock()

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        """Unpack the files if `name` needs them.

        Raises:
            ImportError: they cannot be unpacked.
        """
        if name.partition(".")[0] in PACKAGES:
            with self._lock:
                if not self._is_unpacked:
                    self._unpack()

    def _unpack(self) -> None:
        # The largest first, so that all threads end at about the same time; each takes the next that is left.
        names = iter(sorted(self._files, key=lambda name: -self._files[name]))
        problems: list[BaseException] = []
        threads = [Thread(target=self._write, args=(names, problems)) for _ in range(_THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if problems:
            raise ImportError(f"Qt cannot be unpacked into “{self._folder}” ({problems[0]})")
        self._is_unpacked = True
        importlib.invalidate_caches()

    def _write(self, names: Iterator[str], problems: list[BaseException]) -> None:
        for name in names:
            target = self._folder / name
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(unpacked(self._read, name))
            # The second is what PyInstaller's reader raises where the program was moved meanwhile.
            except (OSError, SystemExit, lzma.LZMAError, zlib.error) as error:
                problems.append(error)
                return


def unpacked(read: Callable[[str], bytes], name: str) -> bytes:
    """Return the bytes of a file that `read` takes from the archive.

    Raises:
        lzma.LZMAError: they are damaged.
    """
    content = read(name)
    return lzma.decompress(content) if content.startswith(PACKED) else content


def install(table: Mapping[str, tuple[int, int, int]], read: Callable[[str], bytes], folder: Path) -> None:
    """Have the files of the program's archive unpacked into `folder` when they are needed.

    `table` gives, by their names, what its entries are, where they begin and how many bytes they take; `read`
    returns one of them.
    """
    files = {name: packed_bytes for name, (kind, _, packed_bytes) in table.items() if kind == FILE}
    # A process that this program has started shares its folder; and who put a Qt of their own there keeps it.
    if files and not any((folder / name).exists() for name in files):
        sys.meta_path.insert(0, LazyFiles(files, read, folder))
