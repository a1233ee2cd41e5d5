"""The operating system's randomness, and what is not taken for it."""

import itertools
import os

import pytest

from bigdeal_gui.errors.randomness import SystemRandomnessMissing
from bigdeal_gui.randomness.system import system_bytes


class Read(bytes):
    """A read in which each search for the beginning goes on behind the last, and so comes to an end."""

    searched = 0

    def find(self, part: bytes, begin: int, end: int) -> int:  # type: ignore[override]
        """Search, and take note of where."""
        assert begin > self.searched
        self.searched = begin
        return super().find(part, begin, end)


def test_bytes_come_from_the_system() -> None:
    """As many bytes as asked for, different each time."""
    assert len(system_bytes(40)) == 40
    assert system_bytes(40) != system_bytes(40)
    assert system_bytes(0) == b""


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (NotImplementedError(), "NotImplementedError"),
        (NotImplementedError("no device"), "no device"),
        (OSError(5, "I/O error"), "I/O error"),
    ],
)
def test_a_system_without_randomness_is_an_error(error: Exception, words: str) -> None:
    """A failing source stops the program with the system's word for it."""

    def broken(_: int) -> bytes:
        raise error

    with pytest.raises(SystemRandomnessMissing, match=words):
        system_bytes(40, broken)


@pytest.mark.parametrize("given", [0, 1, 39, 41])
def test_a_read_of_another_length_is_refused(given: int) -> None:
    """Too few bytes, or too many, are a silent failure, and so an error."""
    with pytest.raises(SystemRandomnessMissing, match="too few"):
        system_bytes(40, lambda count: os.urandom(given if count == 40 else count))
    with pytest.raises(SystemRandomnessMissing, match="too few"):
        system_bytes(40, lambda count: os.urandom(given if count != 40 else count))


@pytest.mark.parametrize("count", [1, 15, 16, 40, 256])
@pytest.mark.parametrize("value", [0, 0x55, 0xFF])
def test_a_constant_is_refused(count: int, value: int) -> None:
    """Equal bytes are a fault, also where only few are asked for."""
    with pytest.raises(SystemRandomnessMissing, match="repeats the same values"):
        system_bytes(count, lambda wanted: bytes([value]) * wanted)


@pytest.mark.parametrize("count", [1, 16, 40, 256])
def test_two_equal_reads_are_refused(count: int) -> None:
    """A source that begins again with every read is a fault, however good one read looks."""
    stuck = os.urandom(256)
    with pytest.raises(SystemRandomnessMissing, match="repeats the same values"):
        system_bytes(count, lambda wanted: stuck[:wanted])


@pytest.mark.parametrize(("count", "period"), [(16, 4), (16, 2), (32, 16), (40, 20), (40, 7), (256, 128)])
def test_a_short_pattern_is_refused(count: int, period: int) -> None:
    """A pattern that comes over and over is a fault, in one read or from one into the next."""
    stream = itertools.cycle(os.urandom(period))
    with pytest.raises(SystemRandomnessMissing, match="repeats the same values"):
        system_bytes(count, lambda wanted: bytes(itertools.islice(stream, wanted)))


def test_what_may_happen_by_chance_is_no_fault() -> None:
    """A read whose last bytes repeat its first ones, but not its first half, is taken."""
    for count, period in ((32, 20), (32, 21), (16, 5)):
        read = Read((bytes(range(period)) * 4)[:count])
        reads = iter([bytes(range(100, 116)), read])
        assert system_bytes(count, lambda _count, reads=reads: next(reads)) == read


def test_a_beginning_that_comes_again_decides_nothing() -> None:
    """What begins again and goes on otherwise is taken; what only repeats is refused, begun again or not."""
    begun = bytes(range(12))
    delivered = Read(begun + b"x" + begun + bytes(range(50, 77)))
    reads = iter([bytes(range(100, 116)), delivered])
    assert system_bytes(len(delivered), lambda _count: next(reads)) == delivered
    assert delivered.searched == 14
    reads = iter([bytes(range(100, 116)), Read(2 * (begun + b"x" + begun + b"y"))])
    with pytest.raises(SystemRandomnessMissing, match="repeats the same values"):
        system_bytes(52, lambda _count: next(reads))


def test_each_read_is_judged_by_itself() -> None:
    """Nothing is remembered: the same bytes long after are no fault that could be seen."""
    reads = [os.urandom(16), os.urandom(40)]
    for _again in range(2):
        left = iter(reads)
        assert system_bytes(40, lambda _count, left=left: next(left)) == reads[1]
