"""Equal deals: sixteen bytes are kept of each, in memory, or of any number in a file without a name.

The digests in the file are made under a key that nobody but `ManyRepeats` has, so that it tells nobody of a
card, and nothing at all once the object is gone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.model.deals import Deal

_DIGEST_BYTES: Final = 16
"""Two of 10^9 different deals have the same digest with a chance of 10^-21."""
_LETTERS: Final = 256
KEY_BYTES: Final = 32
_PLACE_BYTES: Final = 8
_RECORD_BYTES: Final = _DIGEST_BYTES + _PLACE_BYTES
HELD: Final = 500_000
"""So many digests are kept in memory: twelve megabytes."""


class ManyRepeats:
    """Takes deals as the seats of their 52 cards, and tells which are equal. Never shows a card in its repr.

    `key` are KEY_BYTES random bytes. `spill` opens a file for what memory does not hold; it is asked once.
    """

    def __init__(self, key: bytes, spill: Callable[[], BinaryIO]) -> None:
        self._key = key
        self._spill = spill
        self._file: BinaryIO | None = None
        self._buckets = [bytearray() for _ in range(_LETTERS)]
        self._parts = [array("Q") for _ in range(_LETTERS)]
        self._held = 0
        self._count = 0

    def __repr__(self) -> str:
        return f"ManyRepeats({len(self)} deals, hidden)"

    def __len__(self) -> int:
        return self._count

    def add(self, deals: Iterable[bytes]) -> None:
        """Take deals, each as the seats of its cards.

        Raises:
            OSError: the file cannot be written.
        """
        key, buckets, place = self._key, self._buckets, self._count
        for owners in deals:
            digest = blake2b(owners, digest_size=_DIGEST_BYTES, key=key).digest()
            buckets[digest[0]] += digest + place.to_bytes(_PLACE_BYTES, "big")
            place += 1
        self._held += place - self._count
        self._count = place
        if self._held >= HELD:
            self._write()

    def groups(self) -> Iterator[list[int]]:
        """Yield the places, from 0 and rising, of deals that came more than once, a list for each.

        Raises:
            OSError: the file cannot be read.
        """
        for letter in range(_LETTERS):
            yield from _equal_among(self._bucket(letter))

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self) -> None:
        if self._file is None:
            self._file = self._spill()
        at = self._file.seek(0, 2)
        for bucket, parts in zip(self._buckets, self._parts, strict=True):
            self._file.write(bucket)
            parts.extend((at, len(bucket)))
            at += len(bucket)
            bucket.clear()
        self._held = 0

    def _bucket(self, letter: int) -> bytes:
        records = bytearray()
        parts = self._parts[letter]
        if self._file is not None:
            for start, size in zip(parts[::2], parts[1::2], strict=True):
                self._file.seek(start)
                records += self._file.read(size)
        return bytes(records + self._buckets[letter])


def _equal_among(records: bytes) -> Iterator[list[int]]:
    starts = range(0, len(records), _RECORD_BYTES)
    met: set[bytes] = set()
    again: dict[bytes, list[int]] = {}
    for start in starts:
        digest = records[start : start + _DIGEST_BYTES]
        if digest in met:
            again[digest] = []
        met.add(digest)
    if not again:
        return
    for start in starts:
        places = again.get(records[start : start + _DIGEST_BYTES])
        if places is not None:
            places.append(int.from_bytes(records[start + _DIGEST_BYTES : start + _RECORD_BYTES], "big"))
    yield from again.values()


def deal_digests(cards: Iterable[bytes]) -> bytes:
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
        self.add_digests(deal_digests([b"".join(deal.hands)]))

    def add_digests(self, digests: bytes) -> None:
        """Take deals by what `deal_digests` returned of them."""
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
