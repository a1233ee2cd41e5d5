"""The seed: 160 bits from which a whole set follows."""

from __future__ import annotations

from typing import Final

SEED_BYTES: Final = 20


class Seed:
    """20 secret bytes that show themselves nowhere and can be wiped.

    Python may have made copies of the bytes before they came here; SECURITY.md says how far wiping goes.
    """

    __slots__ = ("_buffer",)

    def __init__(self, secret: bytes | bytearray) -> None:
        if len(secret) != SEED_BYTES:
            raise ValueError("a seed has 20 bytes")
        self._buffer = bytearray(secret)

    def __repr__(self) -> str:
        return "Seed(hidden)"

    def __reduce__(self) -> str:
        raise TypeError("a seed is never stored")

    def reveal(self) -> bytes:
        """Return the 20 bytes, for the generator and for nothing else."""
        return bytes(self._buffer)

    def view(self) -> memoryview:
        """Return the buffer itself, through which the bytes go elsewhere without another copy."""
        return memoryview(self._buffer)

    def wipe(self) -> None:
        """Overwrite the bytes; the seed is all zeros from then on."""
        self._buffer[:] = bytes(SEED_BYTES)
