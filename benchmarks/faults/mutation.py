"""Damage done to files: the same for the same seed, so that what was found is found again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

LONGEST: Final = 2**16
"""Bytes of the longest input."""

TOKENS: Final = (
    b"[", b"]", b"{", b"}", b'"', b"|", b";", b"%", b",", b".", b":", b"=", b"-", b"\n", b"\r\n", b"\r",
    b"\0", b" ", b"\t", b"\x1a", b"\xef\xbb\xbf", b"\xff", b"\xa0", b"\xc3\xa9", b"\xed\xa0\x80", b"0",
    b"1", b"99", b"100", b"255", b"256", b"65536", b"250001", b"1000000000", b"1000000001",
    b"9999999999", b"-1", b"1e999", b"NaN", b"null", b"true", b"[]", b"{}", b"10", b"T", b"x",
    b"qx|o1|", b"qx|c1|", b"md|3", b"ah|Board 1|", b"sv|o|", b'[Board "1"]', b'[Deal "N:',
    b'[Dealer "N"]', b'[Vulnerable "None"]', b"% PBN 2.1", b"Board 01=", b"[Document]", b"From board=1",
    b"To board=99", b"Checksum=", b"N:", b"...", b"\\u0000", b"\\ud800",
)  # fmt: skip

_Item = TypeVar("_Item")

_MASK: Final = 2**64 - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15
_MOST_CHANGES: Final = 4


class Draws:
    """Numbers that follow from a seed. Source: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1."""
        self._state = (self._state + _GOLDEN) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return (mixed ^ mixed >> 31) % limit

    def one_of(self, items: Sequence[_Item]) -> _Item:
        """Return one of `items`, each as likely."""
        return items[self.below(len(items))]

    def some_of(self, items: Iterable[_Item], count: int) -> list[_Item]:
        """Return `count` different ones of `items`."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def some_bytes(self, count: int) -> bytes:
        """Return `count` bytes."""
        return bytes(self.below(256) for _ in range(count))


def damaged(seeds: Sequence[bytes], draws: Draws) -> bytes:
    """Return one of `seeds` with one to four changes."""
    data = bytearray(draws.one_of(seeds))
    for _ in range(1 + draws.below(_MOST_CHANGES)):
        draws.one_of(_CHANGES)(data, seeds, draws)
    return bytes(data[:LONGEST])


def _place(data: bytes | bytearray, draws: Draws) -> int:
    return draws.below(len(data) + 1)


def _piece(data: bytes | bytearray, draws: Draws) -> tuple[int, int]:
    first = _place(data, draws)
    # Short pieces more often than long ones.
    length = draws.below(1 << draws.below(max(1, len(data)).bit_length()))
    return first, first + length


def _flip_bit(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    if data:
        data[draws.below(len(data))] ^= 1 << draws.below(8)


def _set_byte(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    if data:
        data[draws.below(len(data))] = draws.below(256)


def _remove(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    first, last = _piece(data, draws)
    del data[first:last]


def _repeat(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    first, last = _piece(data, draws)
    place = _place(data, draws)
    data[place:place] = data[first:last] * (1 + draws.below(3))


def _swell(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    # Rarely and to the full: what takes time or room takes it here.
    if draws.below(100) == 0:
        first, last = _piece(data, draws)
        piece = bytes(data[first:last][:64]) or draws.one_of(TOKENS)
        place = _place(data, draws)
        data[place:place] = piece * ((LONGEST - len(data)) // len(piece))


def _insert_token(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    place = _place(data, draws)
    data[place:place] = draws.one_of(TOKENS)


def _overwrite_token(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    place, token = _place(data, draws), draws.one_of(TOKENS)
    data[place : place + len(token)] = token


def _insert_bytes(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    place = _place(data, draws)
    data[place:place] = draws.some_bytes(1 + draws.below(8))


def _splice(data: bytearray, seeds: Sequence[bytes], draws: Draws) -> None:
    other = draws.one_of(seeds)
    first, last = _piece(other, draws)
    start, stop = _piece(data, draws)
    data[start:stop] = other[first:last]


def _cut(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    del data[_place(data, draws) :]


def _change_digit(data: bytearray, _seeds: Sequence[bytes], draws: Draws) -> None:
    if data:
        start = draws.below(len(data))
        for place in range(start, min(len(data), start + 200)):
            if 0x30 <= data[place] <= 0x39:
                data[place] = 0x30 + draws.below(10)
                return


_CHANGES: Final[tuple[Callable[[bytearray, Sequence[bytes], Draws], None], ...]] = (
    _flip_bit, _set_byte, _remove, _repeat, _swell, _insert_token, _overwrite_token, _insert_bytes, _splice,
    _cut, _change_digit,
)  # fmt: skip
