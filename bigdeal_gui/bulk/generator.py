"""The generator in bulk: the numbers of `randomness.generator`, thousands of counters hashed side by side.

Only the message's first word, the counter, differs between lanes; the other fifteen are constants that
are added to the round constants beforehand. Needs numpy, which small sessions never load.
Source: Dobbertin, Bosselaers, Preneel, "RIPEMD-160: a strengthened version of RIPEMD" (1996).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np

from bigdeal_gui.errors.randomness import CounterExhausted, SelfTestFailed
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.randomness.generator import LAST_COUNTER, NUMBER_BYTES
from bigdeal_gui.randomness.ripemd160 import KNOWN_ANSWERS, ripemd160

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bigdeal_gui.randomness.seed import Seed

LANES: Final = 2**15
"""Counters hashed at once: enough to hide the cost of a call, few enough to stay in the cache."""

_Lanes: TypeAlias = "NDArray[np.uint32]"

_BLOCK_BYTES: Final = 64
_WORD_BYTES: Final = 4
_MASK: Final = 2**32 - 1
_START: Final = (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0)
_TURN: Final = 10
"""By how many bits every step turns its third word."""

_ORDER: Final = (7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8)
"""The permutation that leads from one round's order of message words to the next."""

# fmt: off
_SHIFTS: Final = (
    (11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8),
    (12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7),
    (13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9),
    (14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6),
    (15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5),
)
# fmt: on
"""By how many bits each message word's step turns its sum, a row a round."""

_LEFT_KEYS: Final = (0, 0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xA953FD4E)
_RIGHT_KEYS: Final = (0x50A28BE6, 0x5C4DD124, 0x6D703EF3, 0x7A6D76E9, 0)


def _round_orders(first: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    orders = [tuple(first)]
    while len(orders) < len(_SHIFTS):
        orders.append(tuple(_ORDER[word] for word in orders[-1]))
    return tuple(orders)


_LEFT_ORDERS: Final = _round_orders(range(16))
_RIGHT_ORDERS: Final = _round_orders([(9 * place + 5) % 16 for place in range(16)])


class _Compressor:
    """RIPEMD-160's compression of one block a lane; the memory it works in is taken once."""

    def __init__(self, lanes: int) -> None:
        self._buffers: list[_Lanes] = [np.empty(lanes, np.uint32) for _ in range(13)]

    def leading_words(self, firsts: _Lanes, rest: Sequence[int]) -> tuple[_Lanes, _Lanes, _Lanes]:
        """Return the digests' first three words of the blocks that begin with each of `firsts`.

        `rest` holds the blocks' other fifteen words. Words are as the algorithm counts them, little-endian.
        """
        count = len(firsts)
        buffers = [buffer[:count] for buffer in self._buffers]
        words = (0, *rest)
        # Only the last buffer is free again after the first line.
        left = self._line(buffers[6:], range(5), _LEFT_KEYS, _LEFT_ORDERS, firsts, words)
        right = self._line(
            [*buffers[:6], buffers[-1]], range(4, -1, -1), _RIGHT_KEYS, _RIGHT_ORDERS, firsts, words
        )
        return (
            left[2] + right[3] + np.uint32(_START[1]),
            left[3] + right[4] + np.uint32(_START[2]),
            left[4] + right[0] + np.uint32(_START[3]),
        )

    @staticmethod
    def _line(  # noqa: PLR0913, PLR0917 - one of the two lines differs from the other in all of them
        buffers: list[_Lanes],
        functions: Sequence[int],
        keys: Sequence[int],
        orders: Sequence[Sequence[int]],
        firsts: _Lanes,
        words: Sequence[int],
    ) -> tuple[_Lanes, _Lanes, _Lanes, _Lanes, _Lanes]:
        """Run the 80 steps of one line and return its five words; `buffers` are these and two to spare."""
        a, b, c, d, e, spare, turned = buffers
        for word, start in zip((a, b, c, d, e), _START, strict=True):
            word.fill(start)
        for function, key, order, shifts in zip(functions, keys, orders, _SHIFTS, strict=True):
            for index in order:
                _mix(function, b, c, d, spare)
                np.add(spare, a, out=spare)
                if constant := (words[index] + key) & _MASK:
                    np.add(spare, np.uint32(constant), out=spare)
                if index == 0:
                    np.add(spare, firsts, out=spare)
                _turn(spare, shifts[index], turned)
                np.add(spare, e, out=spare)
                _turn(c, _TURN, turned)
                a, b, c, d, e, spare = e, spare, b, c, d, a
        return a, b, c, d, e


def _turn(word: _Lanes, bits: int, scratch: _Lanes) -> None:
    np.left_shift(word, np.uint32(bits), out=scratch)
    np.right_shift(word, np.uint32(32 - bits), out=word)
    np.bitwise_or(word, scratch, out=word)


def _mix(function: int, x: _Lanes, y: _Lanes, z: _Lanes, out: _Lanes) -> None:
    """Set `out` to the algorithm's function number `function` of x, y and z."""
    match function:
        case 0:  # x ^ y ^ z
            np.bitwise_xor(x, y, out=out)
            np.bitwise_xor(out, z, out=out)
        case 1:  # (x & y) | (~x & z)
            np.bitwise_xor(y, z, out=out)
            np.bitwise_and(out, x, out=out)
            np.bitwise_xor(out, z, out=out)
        case 2:  # (x | ~y) ^ z
            np.invert(y, out=out)
            np.bitwise_or(out, x, out=out)
            np.bitwise_xor(out, z, out=out)
        case 3:  # (x & z) | (y & ~z)
            np.bitwise_xor(x, y, out=out)
            np.bitwise_and(out, z, out=out)
            np.bitwise_xor(out, y, out=out)
        case _:  # x ^ (y | ~z)
            np.invert(z, out=out)
            np.bitwise_or(out, y, out=out)
            np.bitwise_xor(out, x, out=out)


def _rest_of_block(message: bytes) -> tuple[int, list[int]]:
    """Return the words of a message's one padded block: the first, and the fifteen others."""
    padded = message + b"\x80"
    block = padded.ljust(_BLOCK_BYTES - 8, b"\0") + (8 * len(message)).to_bytes(8, "little")
    words = [int.from_bytes(block[at : at + 4], "little") for at in range(0, _BLOCK_BYTES, _WORD_BYTES)]
    return words[0], words[1:]


def check_bulk_generator() -> None:
    """Hash the messages published with the algorithm that fit one block.

    Raises:
        SelfTestFailed: an answer is wrong; nothing must be dealt with this copy.
    """
    compressor = _Compressor(1)
    for message, answer in KNOWN_ANSWERS:
        if len(message) < _BLOCK_BYTES - 8:
            first, rest = _rest_of_block(message)
            words = compressor.leading_words(np.array([first], np.uint32), rest)
            leading = b"".join(word.astype("<u4").tobytes() for word in words)
            if leading.hex() != answer[: 2 * NUMBER_BYTES]:
                raise SelfTestFailed("generator in bulk")


check_bulk_generator()


class BulkGenerator:
    """The numbers of one seed and identification, range after range of counters.

    Its fields are as secret as the seed; it shows nothing of itself.
    """

    __slots__ = ("_compressor", "_rest", "lanes")

    def __init__(self, seed: Seed, owner: bytes, lanes: int = LANES) -> None:
        message = bytes(_WORD_BYTES) + seed.reveal() + ripemd160(owner)
        _, self._rest = _rest_of_block(message)
        self._compressor = _Compressor(lanes)
        self.lanes: Final = lanes

    def __repr__(self) -> str:
        return "BulkGenerator(hidden)"

    def __reduce__(self) -> str:
        raise TypeError("a generator is never stored")

    def digests(self, first_counter: int, count: int) -> list[NDArray[np.uint32]]:
        """Return the first 12 bytes that each of `count` counters gives, as three columns of four bytes.

        Raises:
            CounterExhausted: a counter is above 2^32 - 1.
        """
        if first_counter + count - 1 > LAST_COUNTER:
            raise CounterExhausted(LAST_COUNTER)
        counters = np.arange(first_counter, first_counter + count).astype(np.uint32)
        return list(self._compressor.leading_words(counters, self._rest))

    def words(self, first_counter: int, count: int) -> NDArray[np.uint64]:
        """Return the numbers below DEALS of `count` counters from `first_counter` on, in their order.

        The array has three rows, the numbers' base-2^32 digits from the highest; a column a number.

        Raises:
            CounterExhausted: as `digests`.
        """
        # Numbers are read from the digests big-endian.
        rows = [word.byteswap() for word in self.digests(first_counter, count)]
        kept = np.flatnonzero(_is_below(rows))
        return np.array([row[kept] for row in rows], np.uint64)

    def ranges(self, first_counter: int = 1) -> Iterator[NDArray[np.uint64]]:
        """Yield `words` of one range of counters after another.

        Raises:
            CounterExhausted: the counter has reached 2^32 - 1.
        """
        while first_counter <= LAST_COUNTER:
            count = min(self.lanes, LAST_COUNTER + 1 - first_counter)
            yield self.words(first_counter, count)
            first_counter += count
        raise CounterExhausted(LAST_COUNTER)


def _is_below(rows: Sequence[_Lanes]) -> NDArray[np.bool_]:
    """Tell of each number, given by its digits from the highest, whether it is below DEALS."""
    high, middle, low = rows
    limits = [np.uint32(DEALS >> shift & _MASK) for shift in (64, 32, 0)]
    is_below: NDArray[np.bool_] = high < limits[0]
    # One in four thousand million is decided by its second digit.
    for lane in np.flatnonzero(high == limits[0]):
        is_below[lane] = (middle[lane], low[lane]) < (limits[1], limits[2])
    return is_below
