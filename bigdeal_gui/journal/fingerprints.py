"""Keyed fingerprints: how the journal recognises a deal or a file without holding anything of it.

A player knows 13 cards of a deal, and the other 39 can fall in only 2^56 ways: a plain hash could be
searched. Under a secret key of 32 bytes it cannot, as long as the key stays with its owner.
Source: RFC 2104 (HMAC), FIPS 180-4 (SHA-256).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.journal.chain import keyed_mac
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.content import Content

FINGERPRINT_BYTES: Final = 16

# A purpose leads every message, so that no value made for one can pass for another.
_DEAL: Final = b"bigdeal-gui deal 1\0"
_FILE: Final = b"bigdeal-gui file 2\0"


def deal_fingerprints(key: bytes, deals: Iterable[Deal]) -> list[bytes]:
    """Return the 16 bytes by which the holder of `key` knows each of `deals` again.

    They are the first of the deal's HMAC-SHA256.
    """
    mac = keyed_mac(key, _DEAL)
    return [mac(deal.owners())[:FINGERPRINT_BYTES] for deal in deals]


def fingerprints_digest(numbered: Iterable[tuple[int, bytes]]) -> str:
    """Return the SHA-256, in hex, of board numbers with their fingerprints: what binds them to the chain."""
    lines = "".join([f"{board} {fingerprint.hex()}\n" for board, fingerprint in numbered])
    return hashlib.sha256(lines.encode("ascii")).hexdigest()


def file_digests(path: Path, *keys: bytes) -> tuple[bytes, ...]:
    """Return for each key the 32 bytes by which its holder knows the content of the file `path` again.

    Raises:
        CannotRead: the system refused.
    """
    return content_digests(read_content(path), *keys)


def read_content(path: Path) -> Content:
    """Return what the file `path` holds.

    Raises:
        CannotRead: the system refused.
    """
    with disk.refused_as(CannotRead, path):
        return Content.on_disk(path)


def content_digests(content: Content, *keys: bytes) -> tuple[bytes, ...]:
    """Return the digests of a file that holds `content`: HMAC-SHA256 of its SHA-256 under each key."""
    return tuple(content.hidden(key, _FILE) for key in keys)
