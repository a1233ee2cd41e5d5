"""The manifest of a delivery: its files, and what proves that a file found later is one of them.

It is a hidden file of lines, each a JSON object and its HMAC under the key of the delivery; the last whole
line counts. So a line torn by a crash takes nothing back, and nobody without the key can have the program
believe, or remove, anything: a manifest with another seal, or of another user, is not looked into.
"""

from __future__ import annotations

import hmac
import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeVar

from bigdeal_gui.errors.storage import BadFileName
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.storage.names import check_file_name

_MARK: Final = "bigdeal-gui delivery 2"
_CLAIM_NS: Final = 60 * 10**9
"""How long after the manifest an empty claim can have been made: names are taken at once."""
_PURPOSE: Final = b"bigdeal-gui delivery 1\0"
_SEAL: Final = b"bigdeal-gui manifest 2\0"
_SEAL_DIGITS: Final = 64

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class FileRecord:
    """One file of a delivery: what proves that a file found under its name is the delivery's own.

    `digest` is that of the content under the key of the delivery (`content_digest`).
    """

    name: str
    part: str
    size_bytes: int
    device: int
    inode: int
    mtime_ns: int
    digest: bytes

    def is_identity_of(self, status: os.stat_result) -> bool:
        """Return whether `status` is of the very file, untouched since it was written."""
        return (self.device, self.inode, self.size_bytes, self.mtime_ns) == (
            status.st_dev,
            status.st_ino,
            status.st_size,
            status.st_mtime_ns,
        )


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a delivery may have put in place, and how; `mtime_ns` is when it said so."""

    way: Way
    records: tuple[FileRecord, ...]
    mtime_ns: int = 0
    is_withdrawn: bool = False
    """Whether the program that wrote it meant to take the files back: then they never count as delivered."""
    sets: tuple[int, ...] = ()
    """The journal's numbers of the sets that are delivered; none for other files."""

    def to_line(self, key: bytes) -> bytes:
        """Return the line that `parse_manifest` reads; without a key it bears no seal and is not believed."""
        top = {
            "is": _MARK,
            "way": self.way.value,
            "withdrawn": self.is_withdrawn,
            "sets": [*self.sets],
            "files": [asdict(record) | {"digest": record.digest.hex()} for record in self.records],
        }
        return sealed_line(json.dumps(top).encode("ascii"), key)


def sealed_line(text: bytes, key: bytes) -> bytes:
    """Return the line of a manifest that says `text`, with the seal of `key`, if there is one."""
    return text + (b" " + _seal(text, key) if key else b"") + b"\n"


def parse_manifest(untrusted_data: bytes, key: bytes, mtime_ns: int) -> Manifest | None:
    """Return what the last whole line of a manifest says; None where another key than `key` sealed it.

    What no key has sealed, be it empty, torn or strange, lists no file.
    """
    nothing = Manifest(Way.LINK, (), mtime_ns)
    found: Manifest | None = nothing
    for line in untrusted_data.split(b"\n")[:-1]:
        text, _blank, seal = line.rpartition(b" ")
        if len(seal) != _SEAL_DIGITS or not text:
            continue
        if not key or not hmac.compare_digest(seal, _seal(text, key)):
            return None
        found = _parsed(text, mtime_ns) or nothing
    return found


def _parsed(untrusted_text: bytes, mtime_ns: int) -> Manifest | None:
    with suppress(ValueError, KeyError, TypeError, RecursionError, BadFileName):
        top = _typed(json.loads(untrusted_text), dict)
        if top["is"] == _MARK:
            sets = _typed(top.get("sets", []), list)  # earlier versions named none
            return Manifest(
                Way(_typed(top["way"], str)),
                tuple(_record(_typed(file, dict)) for file in _typed(top["files"], list)),
                mtime_ns,
                is_withdrawn=top["withdrawn"] is True,
                sets=tuple(_typed(number, int) for number in sets),
            )
    return None


def _seal(text: bytes, key: bytes) -> bytes:
    return hmac.digest(key, _SEAL + text, "sha256").hex().encode("ascii")


def is_own_file(record: FileRecord, folder: Path, key: bytes) -> bool:
    """Return whether the file under the final name of `record` is provably the one that was delivered.

    While its hidden name exists it must be the same file (an equal one may be another delivery's);
    after that the untouched file that was written, or one that is equal to it in every byte.
    """
    status = disk.file_status(folder / record.name)
    if status is None or status.st_size != record.size_bytes:
        return False
    part = disk.file_status(folder / record.part)
    if part is not None:
        return os.path.samestat(part, status) and status.st_mtime_ns == record.mtime_ns
    if record.is_identity_of(status):
        return True
    # Any two empty files are alike, so that says nothing.
    return bool(record.size_bytes) and _has_content(record, folder, key)


def is_whole_file(record: FileRecord, folder: Path, key: bytes) -> bool:
    """Return whether a file lies under the final name of `record` with every byte that was delivered."""
    status = disk.file_status(folder / record.name)
    return status is not None and status.st_size == record.size_bytes and _has_content(record, folder, key)


def _has_content(record: FileRecord, folder: Path, key: bytes) -> bool:
    content = Content.on_disk(folder / record.name)
    return hmac.compare_digest(content_digest(content, key), record.digest)


def content_digest(content: Content, key: bytes) -> bytes:
    """Return the 32 bytes by which a delivery with `key` knows again what it wrote."""
    return content.hidden(key, _PURPOSE)


def empty_claim(manifest: Manifest, folder: Path) -> Path | None:
    """Return the one name that may hold an empty claim of a program that died while taking it.

    Names are taken in the order of the manifest, and a part is gone once it has its name.
    """
    if manifest.way is not Way.CLAIM:
        return None
    for record in manifest.records:
        part = disk.file_status(folder / record.part)
        if part is not None:
            target = folder / record.name
            status = disk.file_status(target)
            is_claim = (
                status is not None
                and status.st_size == 0
                and status.st_uid == part.st_uid
                and abs(status.st_mtime_ns - manifest.mtime_ns) <= _CLAIM_NS
            )
            return target if is_claim else None
    return None


def _record(untrusted: dict[str, object]) -> FileRecord:
    name, part = _typed(untrusted["name"], str), _typed(untrusted["part"], str)
    check_file_name(name)
    if "/" in part or "\\" in part:
        raise ValueError("no part")
    return FileRecord(
        name,
        part,
        _typed(untrusted["size_bytes"], int),
        _typed(untrusted["device"], int),
        _typed(untrusted["inode"], int),
        _typed(untrusted["mtime_ns"], int),
        bytes.fromhex(_typed(untrusted["digest"], str)),
    )


def _typed(value: object, kind: type[_Value]) -> _Value:
    if not isinstance(value, kind):
        raise TypeError(f"no {kind.__name__}")
    return value
