"""The hash, from whichever library answers rightly."""

import hashlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.randomness import ripemd160
from bigdeal_gui.randomness.ripemd160 import (
    KNOWN_ANSWERS,
    Hash,
    agrees_with_published,
    choose_ripemd160,
    from_pycryptodome,
)


@pytest.mark.parametrize(("message", "answer"), KNOWN_ANSWERS, ids=lambda value: str(value)[:20])
def test_published_answers(message: bytes, answer: str) -> None:
    """The answers published with the algorithm come out."""
    assert ripemd160.ripemd160(message).hex() == answer


@given(st.binary(max_size=200))
def test_the_chosen_library_agrees_with_pycryptodome(message: bytes) -> None:
    """Whichever library was chosen, any message hashes as with the other one."""
    other = from_pycryptodome()
    other.update(message)
    assert ripemd160.ripemd160(message) == other.digest()


def missing() -> Hash:
    """Fail as an OpenSSL without its legacy provider does."""
    raise ValueError("unsupported hash type ripemd160")


def wrong() -> Hash:
    """Begin another hash under the name."""
    return hashlib.sha1(usedforsecurity=False)


@pytest.mark.parametrize("first", [missing, wrong])
def test_a_missing_or_wrong_library_is_passed_over(first: Callable[[], Hash]) -> None:
    """A library that lacks the hash, or gives another, is not used."""
    assert choose_ripemd160((first, from_pycryptodome)) is from_pycryptodome
    assert agrees_with_published(from_pycryptodome)
    assert not agrees_with_published(wrong)


def test_a_right_library_is_taken_first() -> None:
    """The first candidate that agrees wins."""
    assert choose_ripemd160((from_pycryptodome, wrong)) is from_pycryptodome
