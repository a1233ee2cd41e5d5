"""What strangers feed a club with that waits for its boards: locked boxes, and archives inside them."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from benchmarks.faults.target import Target
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.seals import time_lock
from bigdeal_gui.services.boxes.content import box_files
from bigdeal_gui.services.boxes.lock_time import QUICKNET, lock_time_of
from bigdeal_gui.storage.names import check_file_names

if TYPE_CHECKING:
    from collections.abc import Callable

_VECTORS: Final = Path(__file__).parents[2] / "tests" / "vectors" / "tlock" / "boxes.json"
_KEY: Final = bytes(range(16))
_COST: Final = 3


def _box() -> Target:
    """Take boxes: what opens with the right round holds what was locked, and nothing else ever does."""
    vectors = json.loads(_VECTORS.read_text("utf-8"))["boxes"]
    signatures = {box["round"]: bytes.fromhex(box["signature"]) for box in vectors}
    contents = {box["plain"].encode() for box in vectors} | {b"boards"}
    ours = time_lock.lock_until_round(b"boards", _KEY, vectors[0]["round"], QUICKNET, _same_bytes)

    def take(data: bytes) -> bool:
        try:
            number = lock_time_of(data).round
            signature = signatures.get(number, next(iter(signatures.values())))
            content = time_lock.open_time_lock(data, number, signature, QUICKNET)
        except AppError as error:
            str(error)
            return False
        if content not in contents:
            raise AssertionError("a changed box opened")
        return True

    return Target("locked box", (ours, *(box["box"].encode() for box in vectors)), take, _COST)


def _content() -> Target:
    """Take archives that a malicious maker locked: names are names of files, and there is an end to all."""

    def take(data: bytes) -> bool:
        try:
            files = box_files(data)
        except AppError as error:
            str(error)
            return False
        check_file_names(files)
        return True

    return Target("box content", (_zipped("a.pbn", "padding"), _zipped("ä.dlm", "b", "padding")), take)


def _zipped(*names: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name in names:
            archive.writestr(zipfile.ZipInfo(name), b"content of " + name.encode())
    return made.getvalue()


def _same_bytes(count: int) -> bytes:
    return hashlib.shake_128(b"box").digest(count)


TARGETS: Final[dict[str, Callable[[], Target]]] = {"locked box": _box, "box content": _content}
