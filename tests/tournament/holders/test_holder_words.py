"""The words of a holder: where they come from, and what is said of those that were mistyped."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shamir_mnemonic.wordlist import WORDLIST

from bigdeal_gui.errors.tournament import NotTheWords
from bigdeal_gui.tournament.holders.holder_findings import holder_findings, holders_praise
from bigdeal_gui.tournament.holders.holder_promise import Holder, SharedPromise, hash_of_words
from bigdeal_gui.tournament.holders.holder_words import (
    is_easily_found,
    is_holder_slip,
    new_holder_words,
    require_holder_words,
    words_on_slip,
)

if TYPE_CHECKING:
    from bigdeal_gui.tournament.findings import Finding

WORDS = "hawk-sister-response-makeup-axis-visitor-decrease-furl-clothes-maximum-genius-facility"
LIST = WORDS.split("-")
TEAM_B = Holder("Team B", "b740475f3e05f512d0273ec3f0f77e5c21baa021859b593255baac753366563c")


@given(st.binary(min_size=15, max_size=15))
def test_words_are_the_bits_they_are_made_of(bits: bytes) -> None:
    """Ten bits a word: twelve words for 120 bits, and no other bits make the same words."""
    words = new_holder_words(lambda count: bits if count == 15 else b"").split("-")
    places = [list(WORDLIST).index(word) for word in words]
    assert len(words) == 12
    assert sum(place << 10 * at for at, place in enumerate(places)).to_bytes(15, "big") == bits


@pytest.mark.parametrize(
    "typed",
    [
        WORDS,
        WORDS.upper(),
        " ".join(LIST),
        ",\n".join(f"{place}. {word}" for place, word in enumerate(LIST, start=1)),
        " ".join(word[:4] for word in LIST),
    ],
)
def test_words_are_taken_however_they_are_typed(typed: str) -> None:
    """Their form is one: small letters with hyphens between; four letters of each are enough."""
    assert require_holder_words(typed, TEAM_B) == WORDS


def test_words_of_another_list_are_taken_where_their_hash_is_right() -> None:
    """Who made words with dice and another book gave their hash, and that decides."""
    assert require_holder_words("Zug Luft", Holder("Team B", hash_of_words("zug-luft"))) == "zug-luft"


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "no words were given"),
        (" 1. 2. ", "no words were given"),
        ("-".join(LIST[:-1]), "11 words were given, and a slip has 12"),
        ("-".join([*LIST, "hawk"]), "13 words were given"),
        (WORDS.replace("axis", "axle"), "word 5 differs from the slip"),
        (WORDS.replace("axis", "axxs"), "word 5 is not in the word list"),
        (WORDS.replace("axis", "axiz").replace("hawk", "falcon"), "not in the word list: 1, 5"),
        ("-".join([LIST[1], LIST[0], *LIST[2:]]), "words 1 and 2 are swapped"),
        ("-".join([LIST[11], *LIST[1:11], LIST[0]]), "words 1 and 12 are swapped"),
        (WORDS.replace("axis", "axle").replace("hawk", "zero"), "several differ from the slip, or"),
        ("x" * 5000, "1 words were given"),
    ],
)
def test_slips_of_the_fingers_are_told_by_their_place(typed: str, why: str) -> None:
    """No word is named, and nobody is accused."""
    with pytest.raises(NotTheWords, match=why) as raised:
        require_holder_words(typed, TEAM_B)
    assert raised.value.name == "Team B"
    assert not any(word in str(raised.value) for word in ("axis", "hawk", "facility"))


def test_words_are_found_in_the_text_of_a_slip() -> None:
    """Twelve joined words stand there once; what else it says does not matter."""
    assert (
        words_on_slip(f"Keep these twelve-fold words:\r\n\r\n    {WORDS}\r\n\r\nthe end-less rest") == WORDS
    )
    assert words_on_slip("hawk sister") == "hawk sister"
    assert words_on_slip(f"{WORDS}-more") == f"{WORDS}-more"
    assert is_holder_slip(f"Words: {WORDS}\n")
    for other in (WORDS.replace("axis", "axxs"), "hawk sister", "-".join(LIST[:-1])):
        assert not is_holder_slip(other)


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n", "0", "1\n", "academic", "password\n", "-".join(["zero"] * 12), "-".join(["word"] * 12)),
        *("-".join(list(WORDLIST)[:12]), " ".join(list(WORDLIST)[-12:]), "-".join(list(WORDLIST)[11::-1])),
        " ".join(["abandon"] * 11 + ["about"]),
    ],
)
def test_what_everybody_would_try_is_easily_found(text: str) -> None:
    """Nothing, one word, the same again and again, the beginning of the list."""
    assert is_easily_found(hashlib.sha256(text.encode()).hexdigest())
    assert not is_easily_found(TEAM_B.words_hash)


def found(*holders: Holder, outside: str = "The draw") -> dict[str, Finding]:
    """Return what the inspector finds about holders, by its code."""
    return {finding.code: finding for finding in holder_findings(SharedPromise(outside, holders))}


def test_good_holders_are_no_finding_but_praised() -> None:
    """They are named; without holders nothing is said."""
    both = (TEAM_B, Holder("Team C", hash_of_words("zug-luft")))
    assert found(*both) == {}
    assert holders_praise(SharedPromise("The draw", both)).endswith(": Team B, Team C.")
    assert holders_praise(SharedPromise("The draw")) == ""


@pytest.mark.parametrize(
    ("holders", "code", "is_error"),
    [
        ((TEAM_B, Holder("team b", hash_of_words("x-y"))), "same-holder", True),
        ((TEAM_B, Holder("C", hash_of_words("x-y")), Holder("Team D", TEAM_B.words_hash)), "same-hash", True),
        ((Holder("Team B", hash_of_words("")),), "words-known", True),
        ((Holder("Team B", "0" * 64),), "odd-hash", False),
        (tuple(Holder(f"{n}", hash_of_words(f"x-{n}")) for n in range(9)), "too-many-holders", True),
    ],
)
def test_what_is_wrong_about_holders_is_found(
    holders: tuple[Holder, ...], code: str, *, is_error: bool
) -> None:
    """Names and hashes that stand there twice, hashes of known words, hashes that are none, too many."""
    findings = found(*holders)
    assert {one: finding.is_error for one, finding in findings.items()} == {code: is_error}
    assert holders_praise(SharedPromise("The draw", holders), findings.values()) == ""


def test_a_hash_in_own_words_is_noticed() -> None:
    """No check would understand it, so it is said before publication."""
    text = "The draw; then the words of Team B, whose SHA-256 is known"
    assert [(code, one.is_error) for code, one in found(outside=text).items()] == [
        ("holders-not-understood", False)
    ]
