"""Passphrases: which are taken, and those that the program makes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shamir_mnemonic.wordlist import WORDLIST

from bigdeal_gui.errors.seals import WeakPassphrase
from bigdeal_gui.seals.passphrases import MAX_PASSPHRASE, check_passphrase, new_passphrase, spelt_passphrase


@pytest.mark.parametrize(
    ("passphrase", "reason"),
    [
        ("", "it is empty"),
        ("   ", "it is empty"),
        ("fourteen chars", "fewer than 15"),
        ("fourteen chars ", "fewer than 15"),
        ("aAaAaAbbbbccccc", "repeats"),
        ("abcdEABCDeabcde", "repeats"),
        ("two lines\nof a passphrase", "invisible"),
        ("a tabulator\tin a passphrase", "invisible"),
        ("abcdef" * 200, "more than 1000"),
    ],
)
def test_weak_ones_are_refused_and_not_repeated(passphrase: str, reason: str) -> None:
    """The error says why, and does not hold the passphrase."""
    with pytest.raises(WeakPassphrase, match=reason) as caught:
        check_passphrase(passphrase)
    assert not passphrase.strip() or passphrase not in str(vars(caught.value))


@pytest.mark.parametrize(
    "passphrase",
    [
        "fifteen letters",
        "zwölf Boxer jagen",
        "abcdefabcdefabc",
        " 123456789012345",
        "abcdef" + "x" * (MAX_PASSPHRASE - 6),
    ],
)
def test_good_ones_are_taken(passphrase: str) -> None:
    """Fifteen characters are enough, six of them different."""
    check_passphrase(passphrase)


@given(st.text(max_size=50))
def test_the_spelling_is_settled(passphrase: str) -> None:
    """A passphrase that was spelt once stays so."""
    assert spelt_passphrase(spelt_passphrase(passphrase)) == spelt_passphrase(passphrase)


@given(st.binary(min_size=10, max_size=10))
def test_ten_bits_make_a_word(random: bytes) -> None:
    """All 80 bits can be read from the eight words, so no two inputs make one passphrase."""
    words = new_passphrase(lambda count: random[:count]).split("-")
    assert len(words) == 8
    bits = sum(WORDLIST.index(word) << 10 * place for place, word in enumerate(words))
    assert bits == int.from_bytes(random, "big")


def test_a_made_passphrase_is_taken() -> None:
    """What the program makes is strong enough for itself, even with the shortest words."""
    shortest = min(WORDLIST, key=len)
    place = WORDLIST.index(shortest)
    bits = sum(place + step << 10 * step for step in range(8))
    check_passphrase(new_passphrase(lambda count: bits.to_bytes(count, "big")))
