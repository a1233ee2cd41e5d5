"""The manifest of a delivery: its files, and what proves that a file found later is one of them."""

from __future__ import annotations

import hmac
import json
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import BadFileName
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content
from bigdeal_gui.storage.disk import Way
from bigdeal_gui.storage.names import check_name

if TYPE_CHECKING:
    from pathlib import Path

_MARK: Final = "bigdeal-gui delivery 1"
_CLAIM_NS: Final = 60 * 10**9
"""How long after the manifest an empty claim can have been made: names are taken at once."""
_PURPOSE: Final = b"bigdeal-gui delivery 1\0"


@dataclass(frozen=True, slots=True)
class FileRecord:
    """One file of a delivery: what proves that a file found under its name is the delivery's own.

    `digest` is that of the content under the key of the delivery (`content_digest`), empty where a manifest
    was read that has none.
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

    @property
    def has_digests(self) -> bool:
        """Whether the content of the files can be known again, by those who have the key."""
        return any(record.digest for record in self.records)

    def to_bytes(self, *, with_digests: bool) -> bytes:
        """Return what `parse_manifest` reads."""
        files = [
            {
                "name": record.name,
                "part": record.part,
                "size_bytes": record.size_bytes,
                "device": record.device,
                "inode": record.inode,
                "mtime_ns": record.mtime_ns,
                "digest": record.digest.hex() if with_digests else "",
            }
            for record in self.records
        ]
        return json.dumps({"is": _MARK, "way": self.way.value, "files": files}).encode("ascii")


def parse_manifest(untrusted_data: bytes, mtime_ns: int) -> Manifest:
    """Return what `to_bytes` wrote; anything else, be it empty, torn or strange, lists no file."""
    try:
        top = _object(json.loads(untrusted_data))
        if top["is"] == _MARK and isinstance(files := top["files"], list):
            records = tuple(_record(_object(file)) for file in files)
            return Manifest(Way(_text(top["way"])), records, mtime_ns)
    except (ValueError, KeyError, TypeError, RecursionError, BadFileName):
        pass
    return Manifest(Way.LINK, ())


def is_own(record: FileRecord, folder: Path, key: bytes) -> bool:
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
    if not record.digest or not record.size_bytes:
        return False
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
    name, part = _text(untrusted["name"]), _text(untrusted["part"])
    check_name(name)
    if "/" in part or "\\" in part:
        raise ValueError("no part")
    return FileRecord(
        name,
        part,
        _integer(untrusted["size_bytes"]),
        _integer(untrusted["device"]),
        _integer(untrusted["inode"]),
        _integer(untrusted["mtime_ns"]),
        bytes.fromhex(_text(untrusted["digest"])),
    )


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError("no object")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _integer(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError("no integer")
    return value
