"""Compare two builds of the program: `python packaging/compare.py ONE OTHER`.

ONE and OTHER are one-file programs, the zips of a release, or folders with everything in them, such as an
`.app`. Exit code 0: the same bytes; 1: what differs is listed, down to the Python module in the archive; 2:
something is not there.
"""

from __future__ import annotations

import hashlib
import io
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

import folder_zip
from PyInstaller.archive.readers import ArchiveReadError, CArchiveReader, ZlibArchiveReader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_WORDS: Final = 3
"""The program's own name and the two builds."""

_REST: Final = "(outside the archive)"
"""The loader with its table of sizes, and what a system adds: a version resource, a signature."""

_ORDER: Final = "(order of the parts)"
_PACKING: Final = "the same parts, packed in another way"


def differences(one: Path, other: Path) -> list[str]:
    """Return a line for each part in which `one` and `other` differ; none means the same bytes.

    Raises:
        OSError: a build cannot be read.
    """
    if one.is_dir() or other.is_dir():
        return _between(_in_folder(one), _in_folder(other))
    if one.read_bytes() == other.read_bytes():
        return []
    if one.suffix == other.suffix == ".zip":
        with tempfile.TemporaryDirectory() as place:
            first, second = (
                folder_zip.unpack(pack, Path(place, side)) for pack, side in ((one, "1"), (other, "2"))
            )
            return _between(_in_folder(first), _in_folder(second)) or [_PACKING]
    return _between(_in_program(one), _in_program(other)) or [_PACKING]


def _between(one: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    lines = [f"only in the first: {name}" for name in sorted(one.keys() - other.keys())]
    lines += [f"only in the second: {name}" for name in sorted(other.keys() - one.keys())]
    lines += [f"differs: {name}" for name in sorted(one.keys() & other.keys()) if one[name] != other[name]]
    return lines


def _in_folder(folder: Path) -> dict[str, str]:
    parts: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            parts[name] = f"link to {path.readlink()}"
        elif path.is_file():
            # A program in the folder holds an archive of its own.
            inner = _in_program(path)
            parts |= {f"{name}: {part}" if len(inner) > 1 else name: digest for part, digest in inner.items()}
    return parts


def _in_program(program: Path) -> dict[str, str]:
    """Return the digest of each part of `program`: only the whole, where it holds no archive."""
    data = program.read_bytes()
    try:
        archive = CArchiveReader(str(program))
    except ArchiveReadError:
        return {_REST: _digest(data)}
    start, end = archive._start_offset, archive._end_offset  # noqa: SLF001 - no public name in PyInstaller 6
    parts = {_REST: _digest(data[:start] + data[end:]), _ORDER: _digest(repr(list(archive.toc)).encode())}
    for name, (_, _, _, _, kind) in archive.toc.items():
        if kind == "z":
            modules = archive.open_embedded_archive(name)
            parts[f"{name} {_ORDER}"] = _digest(repr(list(modules.toc)).encode())
            parts |= {f"{name}: {module}": digest for module, digest in _in_modules(modules)}
        elif name.endswith(".zip"):
            data = archive.extract(name)
            parts[f"{name} {_ORDER}"] = _digest(_directory(data))
            parts |= {f"{name}: {member}": digest for member, digest in _in_zip(data)}
        else:
            parts[name] = f"{kind} {_digest(archive.extract(name))}"
    return parts


def _in_modules(modules: ZlibArchiveReader) -> Iterator[tuple[str, str]]:
    for module in modules.toc:
        code = modules.extract(module, raw=True)
        yield module, _digest(code or b"")


def _in_zip(data: bytes) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for member in archive.namelist():
            yield member, _digest(archive.read(member))


def _directory(data: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return repr([(one.filename, one.date_time, one.external_attr) for one in archive.infolist()]).encode()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def main(words: list[str]) -> int:
    """Compare the builds named in `words` and say what came of it."""
    if len(words) != _WORDS:
        print(__doc__, file=sys.stderr)  # noqa: T201 - it talks to a terminal
        return 2
    one, other = Path(words[1]), Path(words[2])
    try:
        found = differences(one, other)
    except OSError as error:
        print(error, file=sys.stderr)  # noqa: T201 - as above
        return 2
    for line in found:
        print(line)  # noqa: T201 - as above
    print(f"{len(found)} differences" if found else "the same bytes")  # noqa: T201 - as above
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
