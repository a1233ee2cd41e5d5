"""The Merkle tree of RFC 6962, section 2.1: one hash that binds a list, so that each can be proved alone.

A leaf is SHA-256(00 ‖ entry), a node SHA-256(01 ‖ left ‖ right); a list is split at the largest power of two
below its length. The audit path of an entry (section 2.1.1) is what stands beside it on the way up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

_LEAF: Final = b"\x00"
_NODE: Final = b"\x01"


class Side(StrEnum):
    """Where a hash of an audit path stands beside what is proved."""

    LEFT = "LEFT"
    RIGHT = "RIGHT"


AuditPath: TypeAlias = tuple[tuple[Side, bytes], ...]
"""What stands beside an entry, from its leaf upwards: on which side, and the 32 bytes."""


def merkle_root(entries: Sequence[bytes]) -> bytes:
    """Return the 32 bytes that bind `entries` and their order."""
    if not entries:
        return hashlib.sha256().digest()
    if len(entries) == 1:
        return hashlib.sha256(_LEAF + entries[0]).digest()
    split = _split(len(entries))
    return _node(merkle_root(entries[:split]), merkle_root(entries[split:]))


def audit_path(entries: Sequence[bytes], index: int) -> AuditPath:
    """Return what proves entry `index`, counted from 0, under the root of `entries`."""
    if len(entries) == 1:
        return ()
    split = _split(len(entries))
    if index < split:
        return (*audit_path(entries[:split], index), (Side.RIGHT, merkle_root(entries[split:])))
    return (*audit_path(entries[split:], index - split), (Side.LEFT, merkle_root(entries[:split])))


def path_sides(index: int, size: int) -> tuple[Side, ...]:
    """Return on which sides the path of entry `index`, counted from 0, has its hashes in a list of `size`."""
    if size == 1:
        return ()
    split = _split(size)
    if index < split:
        return (*path_sides(index, split), Side.RIGHT)
    return (*path_sides(index - split, size - split), Side.LEFT)


def merkle_root_above(entry: bytes, path: AuditPath) -> bytes:
    """Return the root to which `path` leads from `entry`: that of its list where the path is true."""
    found = hashlib.sha256(_LEAF + entry).digest()
    for side, beside in path:
        found = _node(beside, found) if side is Side.LEFT else _node(found, beside)
    return found


def _split(size: int) -> int:
    """Return the largest power of two below `size`, which is at least 2."""
    return 1 << (size - 1).bit_length() - 1


def _node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(_NODE + left + right).digest()
