"""Small programs as PyInstaller writes them, with whatever a test wants inside."""

from __future__ import annotations

import struct
import zipfile
from typing import TYPE_CHECKING, Final

import pefile
from PyInstaller.archive.writers import CArchiveWriter, ZlibArchiveWriter

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LOADERS: Final = {"linux": b"\x7fELF loader ", "darwin": b"\xcf\xfa\xed\xfe loader "}

_SECTION_AT: Final = 0x1000
_FILE_ALIGNMENT: Final = 0x200


def write_program(
    path: Path,
    files: Mapping[str, bytes],
    modules: Mapping[str, str],
    *,
    loader: bytes = LOADERS["linux"],
    archive: Path | None = None,
) -> Path:
    """Write a program of one file and return it.

    Args:
        path: Where to.
        files: What it holds beside its modules, by name.
        modules: The sources of its modules, by name; `__file__` of their code is the name of the module.
        loader: What comes before the archive.
        archive: An archive of modules to hold instead of one of `modules`.
    """
    work = path.with_name(f"{path.name}-parts")
    work.mkdir()
    code = {name: compile(source, name, "exec") for name, source in modules.items()}
    ZlibArchiveWriter(str(work / "PYZ"), [(name, f"{name}.py", "PYMODULE") for name in code], code)
    with zipfile.ZipFile(work / "base_library.zip", "w") as packed:
        packed.writestr("codecs.pyc", b"header of 16 byt")
    entries = [
        ("PYZ.pyz", str(archive or work / "PYZ"), False, "z"),
        ("base_library.zip", str(work / "base_library.zip"), True, "x"),
    ]
    for number, (name, data) in enumerate(files.items()):
        (work / str(number)).write_bytes(data)
        entries.append((name, str(work / str(number)), True, "x"))
    CArchiveWriter(str(work / "package"), entries, "libpython3.11.so.1.0")
    path.write_bytes(loader + (work / "package").read_bytes())
    return path


def windows_loader(texts: Mapping[str, str]) -> bytes:
    """Return the least that is a program for Windows, with `texts` in its version resource.

    Source: Microsoft, “PE Format” and “VS_VERSIONINFO”.
    """
    version = _version_resource(texts)
    # Three folders, one in the other: kind 16 (version), number 1, language 0x409; then where the data lies.
    folder = struct.pack("<IIHHHH", 0, 0, 0, 0, 0, 1)
    places = [struct.pack("<II", kind, 0x8000_0000 | at) for kind, at in ((16, 24), (1, 48))]
    leaf = struct.pack("<II", 0x409, 72) + struct.pack("<IIII", _SECTION_AT + 88, len(version), 0, 0)
    section = b"".join((folder, places[0], folder, places[1], folder, leaf, version))
    raw = section.ljust(-(-len(section) // _FILE_ALIGNMENT) * _FILE_ALIGNMENT, b"\0")
    dos = b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40)
    header = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, 0x22)
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, 0, len(raw), 0, 0, 0)
    optional += struct.pack("<QII", 0x1_4000_0000, 0x1000, _FILE_ALIGNMENT)
    optional += struct.pack("<HHHHHHI", 6, 0, 0, 0, 6, 0, 0)
    optional += struct.pack("<IIIHH", _SECTION_AT + 0x1000, _FILE_ALIGNMENT, 0, 2, 0)
    optional += struct.pack("<QQQQII", 0x10_0000, 0x1000, 0x10_0000, 0x1000, 0, 16)
    directories = [(0, 0)] * 16
    directories[2] = (_SECTION_AT, len(section))
    optional += b"".join(struct.pack("<II", *one) for one in directories)
    table = struct.pack(
        "<8sIIIIIIHHI",
        b".rsrc",
        len(section),
        _SECTION_AT,
        len(raw),
        _FILE_ALIGNMENT,
        *(0, 0, 0, 0),
        0x4000_0040,
    )
    return (dos + header + optional + table).ljust(_FILE_ALIGNMENT, b"\0") + raw


def set_checksum(program: Path) -> None:
    """Write the right checksum into a program for Windows, as PyInstaller does."""
    with pefile.PE(data=program.read_bytes()) as found:
        found.OPTIONAL_HEADER.CheckSum = found.generate_checksum()
        program.write_bytes(bytes(found.write()))


def _version_resource(texts: Mapping[str, str]) -> bytes:
    fixed = struct.pack("<II", 0xFEEF04BD, 0x10000) + bytes(44)
    strings = b"".join(_block(name, f"{text}\0".encode("utf-16-le"), [], 1) for name, text in texts.items())
    table = _block("040904B0", b"", [strings], 1)
    info = _block("StringFileInfo", b"", [table], 1)
    return _block("VS_VERSION_INFO", fixed, [info], 0)


def _block(name: str, value: bytes, kids: list[bytes], kind: int) -> bytes:
    """Return one node: its length, its value's (in letters if text), its kind, its name, value, kids."""
    head = _to_four(bytes(6) + f"{name}\0".encode("utf-16-le"))
    body = head + _to_four(value) + b"".join(kids)
    length = len(value) // 2 if kind == 1 else len(value)
    return struct.pack("<HHH", len(body), length, kind) + body[6:]


def _to_four(data: bytes) -> bytes:
    return data.ljust(-(-len(data) // 4) * 4, b"\0")
