"""Equal deals among very many: sixteen bytes are kept of each."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.model.deals import Deal

_DIGEST_BYTES: Final = 16
"""Two of 10^9 different deals have the same digest with a chance of 10^-21."""
_LETTERS: Final = 256


def digests_of(cards: Iterable[bytes]) -> bytes:
    """Return sixteen bytes for each deal, which is given as its 52 cards, hand after hand, each ascending."""
    return b"".join(blake2b(of_deal, digest_size=_DIGEST_BYTES).digest() for of_deal in cards)


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
        self.add_digests(digests_of([b"".join(deal.hands)]))

    def add_digests(self, digests: bytes) -> None:
        """Take deals by what `digests_of` returned of them."""
        self._digests += digests

    def pairs(self) -> int:
        """Return how many pairs of equal deals there are."""
        return sum(len(places) * (len(places) - 1) // 2 for places in self.groups())

    def groups(self) -> list[list[int]]:
        """Return the places, from 0 and rising, of deals that came more than once, a list for each."""
        # Those that begin alike are looked through together, so that few are unpacked at a time.
        alike = [array("L") for _ in range(_LETTERS)]
        for place, letter in enumerate(self._digests[::_DIGEST_BYTES]):
            alike[letter].append(place)
        return sorted(group for places in alike for group in self._equal_among(places))

    def _equal_among(self, places: array[int]) -> list[list[int]]:
        met: dict[bytes, list[int]] = {}
        for place in places:
            digest = bytes(self._digests[_DIGEST_BYTES * place : _DIGEST_BYTES * (place + 1)])
            met.setdefault(digest, []).append(place)
        return [group for group in met.values() if len(group) > 1]
