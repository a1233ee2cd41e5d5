"""Takes the folders of the building machine out of the libraries that go into a program.

A Python that was compiled on the machine writes into each of its libraries where to look for others: a folder
that users do not have, and that nobody else should be able to fill.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import contents

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

BESIDE: Final = b"$ORIGIN"
"""The folder that the library itself is in."""

_LIBRARIES: Final = {"BINARY", "EXTENSION"}
"""PyInstaller's words for what is linked."""

_RUN_PATH: Final = re.compile(r"^ +(?:RUNPATH|RPATH) +(/\S*)$", re.MULTILINE)


def without_run_paths(
    table: Iterable[contents.Entry], folder: Path, headers_of: Callable[[str], str] = contents.elf_headers
) -> list[contents.Entry]:
    """Return `table` with a copy in `folder` instead of each library that names a folder of this machine.

    Raises:
        SystemExit: a library names one in a way that cannot be undone.
    """
    return [
        (target, _clean(Path(source), folder / target, headers_of), kind) if kind in _LIBRARIES else entry
        for entry in table
        for target, source, kind in [entry]
    ]


def _clean(library: Path, copy: Path, headers_of: Callable[[str], str]) -> str:
    found = _RUN_PATH.search(headers_of(str(library)))
    if found is None:
        return str(library)
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(_without(library, found[1].encode()))
    copy.chmod(0o755)
    return str(copy)


def _without(library: Path, place: bytes) -> bytes:
    data = library.read_bytes()
    text = b"\0" + place + b"\0"
    if data.count(text) != 1 or len(place) < len(BESIDE):
        raise SystemExit(f"“{library}” looks for libraries in “{place.decode()}”, which cannot be undone.")
    return data.replace(text, b"\0" + BESIDE.ljust(len(place), b"\0") + b"\0")
