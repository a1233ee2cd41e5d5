"""The archive of the one-file program: what is unpacked at each start, and what only when it is needed.

The loader unpacks a whole program at each start. Qt is three quarters of that, and commands do not need it;
so Qt's files, and the libraries of the system that Qt alone needs, are put into the archive of modules, from
which `lazy_files.py` takes them.
"""

from __future__ import annotations

import lzma
import marshal
import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import contents
import lazy_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LEVEL: Final = 8
"""How hard modules and files are packed: 9 takes half as long again and saves half a thousandth."""

BINDINGS: Final = (".abi3.so", ".pyd")
"""How Qt's bindings end: LZMA packs them a third smaller, and unpacks them in a tenth of a second."""

_OFFSET_AT: Final = 8
"""Where the header of PyInstaller's archive of modules has the place of its table, as `!i`."""


def parts(
    binaries: Iterable[contents.Entry], needed_by: Callable[[str], Iterable[str]] | None = None
) -> tuple[list[contents.Entry], list[contents.Entry]]:
    """Return those of `binaries` that are unpacked at each start, and those that Qt alone needs.

    `needed_by` gives the names of the libraries that a file asks for itself; on Linux, where libraries of the
    system are among them.
    """
    table = list(binaries)
    at_once = [one for one in table if Path(one[0].replace("\\", "/")).parts[0] not in lazy_files.PACKAGES]
    if needed_by is not None:
        at_once = contents.without_orphans(at_once, needed_by)
    return at_once, [one for one in table if one not in at_once]


def add_files(modules: Path, files: Iterable[contents.Entry], target: Path) -> None:
    """Write PyInstaller's archive of modules, with `files` added, to `target`."""
    before = modules.read_bytes()
    (table_at,) = struct.unpack_from("!i", before, _OFFSET_AT)
    table = marshal.loads(before[table_at:])  # noqa: S302 - PyInstaller has just written it
    data = bytearray(before[:table_at])
    for name, source, _kind in files:
        content = Path(source).read_bytes()
        if name.endswith(BINDINGS):
            content = lzma.compress(content, check=lzma.CHECK_NONE)
        packed = zlib.compress(content, LEVEL)
        table.append((name.replace("\\", "/"), (lazy_files.FILE, len(data), len(packed))))
        data += packed
    struct.pack_into("!i", data, _OFFSET_AT, len(data))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data + marshal.dumps(table))
