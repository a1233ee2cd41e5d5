"""Equal deals among very many: sixteen bytes are kept of each."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal

_DIGEST_BYTES: Final = 16
"""Two of 10^9 different deals have the same digest with a chance of 10^-21."""


class Repeats:
    """Takes deals one by one and tells which of them are equal. Never shows a card in its repr."""

    __slots__ = ("_digests",)

    def __init__(self) -> None:
        self._digests = bytearray()

    def __len__(self) -> int:
        return len(self._digests) // _DIGEST_BYTES

    def __repr__(self) -> str:
        return f"Repeats({len(self)} deals, hidden)"

    def add(self, deal: Deal) -> None:
        """Take a deal."""
        self._digests += blake2b(b"".join(deal.hands), digest_size=_DIGEST_BYTES).digest()

    def groups(self) -> list[list[int]]:
        """Return the places, from 0 and rising, of deals that came more than once, a list for each."""
        # The library for arrays is loaded where there are deals to compare.
        import numpy as np  # noqa: PLC0415

        words = np.frombuffer(bytes(self._digests), np.uint64).reshape(-1, 2)
        order = np.lexsort((words[:, 1], words[:, 0]))
        ordered = words[order]
        is_new = np.ones(len(order) + 1, bool)
        is_new[1:-1] = (ordered[1:] != ordered[:-1]).any(axis=1)
        starts = np.flatnonzero(is_new)
        lengths = np.diff(starts)
        return [
            order[start : start + length].tolist()
            for start, length in zip(starts[:-1][lengths > 1], lengths[lengths > 1], strict=True)
        ]
