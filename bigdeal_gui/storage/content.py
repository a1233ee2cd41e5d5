"""What a file holds, as one number: hashed once, and then hidden under as many keys as ask for it.

The plain SHA-256 of a file of boards could be searched (a player knows a quarter of every deal), so it is
never written down or shown: only its HMAC under a key is. To authenticate the hash instead of a long file is
as safe as SHA-256 is free of collisions, and costs one pass over the file instead of one for each key.
Source: FIPS 180-4 (SHA-256), RFC 2104 (HMAC).
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

_PIECE_BYTES: Final = 2**16
"""The whole of most files; `hashlib.file_digest` makes room for four times as much first."""


@dataclass(frozen=True, slots=True)
class Content:
    """The SHA-256 of all that a file holds, 32 bytes. No repr shows it."""

    sha256: bytes = field(repr=False)

    @classmethod
    def on_disk(cls, path: Path) -> Self:
        """Return what the file `path` holds, read from its beginning to its end.

        Raises:
            OSError: it cannot be read.
        """
        running = hashlib.sha256()
        with path.open("rb", buffering=0) as file:
            while piece := file.read(_PIECE_BYTES):
                running.update(piece)
        return cls(running.digest())

    @classmethod
    def of(cls, data: bytes) -> Self:
        """Return what a file holds of which `data` are all bytes."""
        return cls(hashlib.sha256(data).digest())

    def hidden(self, key: bytes, purpose: bytes) -> bytes:
        """Return the 32 bytes by which the holder of `key` knows the content again.

        A purpose leads every message, so that no value made for one can pass for another.
        """
        return hmac.digest(key, purpose + self.sha256, "sha256")
