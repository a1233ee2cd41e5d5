"""The Merkle tree of RFC 6962, section 2.1: one hash that binds a list, so that each can be proved alone.

A leaf is SHA-256(00 ‖ entry), a node SHA-256(01 ‖ left ‖ right); a list is split at the largest power of two
below its length.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEAF: Final = b"\x00"
_NODE: Final = b"\x01"


def root(entries: Sequence[bytes]) -> bytes:
    """Return the 32 bytes that bind `entries` and their order."""
    if not entries:
        return hashlib.sha256().digest()
    if len(entries) == 1:
        return hashlib.sha256(_LEAF + entries[0]).digest()
    split = 1 << (len(entries) - 1).bit_length() - 1
    return hashlib.sha256(_NODE + root(entries[:split]) + root(entries[split:])).digest()
