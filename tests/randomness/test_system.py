"""The operating system's randomness, and what is not taken for it."""

import pytest

from bigdeal_gui.errors import SystemRandomnessMissing
from bigdeal_gui.randomness.system import system_bytes


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


@pytest.mark.parametrize("delivered", [b"", bytes(range(39)), bytes(range(41)), bytes(40), b"\xff" * 40])
def test_bytes_that_cannot_be_random_are_refused(delivered: bytes) -> None:
    """Too few, too many, or all alike: a silent failure is an error too."""
    with pytest.raises(SystemRandomnessMissing):
        system_bytes(40, lambda _: delivered)


def test_few_equal_bytes_may_happen() -> None:
    """Up to 15 equal bytes are no proof of a fault."""
    assert system_bytes(15, bytes) == bytes(15)
    with pytest.raises(SystemRandomnessMissing):
        system_bytes(16, bytes)
