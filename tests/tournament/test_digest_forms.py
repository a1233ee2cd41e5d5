"""The digest in groups and words, and what is said while somebody types it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.tournament.digest_forms import (
    Agreement,
    compare_digest,
    digest_groups,
    digest_words,
    is_complete_digest,
)

DIGEST = "60fc4b8616a3095e53a48c05a1d66677c1ecfe5e89b960470795fa1e16ff66fc"
GROUPS = "60fc4b86 16a3095e 53a48c05 a1d66677 c1ecfe5e 89b96047 0795fa1e 16ff66fc"
IN_WORDS = "gather usual regret living payroll clock thunder traveler manual bolt campus numb island"
WORDS = tuple(IN_WORDS.split())
digests = st.text("0123456789abcdef", min_size=64, max_size=64)


def test_the_known_forms() -> None:
    """Groups are eight digits each; words are ten bits each, the highest first."""
    assert digest_groups(DIGEST) == GROUPS
    assert digest_words(DIGEST) == WORDS
    assert digest_words("0" * 64) == ("academic",) * 13
    assert digest_words("f" * 64) == ("zero",) * 13
    # 130 bits are 32 digits and half of one: the rest is in no word.
    assert digest_words("0" * 32 + "4" + "0" * 31) == ("academic",) * 12 + ("acid",)
    assert digest_words("0" * 32 + "3" + "f" * 31) == ("academic",) * 13


@pytest.mark.parametrize("digest", ["", DIGEST[1:], DIGEST + "0", DIGEST.upper(), "x" * 64])
def test_only_a_digest_has_forms(digest: str) -> None:
    """What is no digest is a fault of the caller."""
    for form in (digest_groups, digest_words, lambda digest: compare_digest("", digest)):
        with pytest.raises(ValueError, match="64 lower-case"):
            form(digest)


@given(digests)
def test_both_forms_agree_however_they_are_typed(digest: str) -> None:
    """Capitals, blanks, line ends and dashes make no difference, and four letters of a word are enough."""
    in_groups, in_words = digest_groups(digest), digest_words(digest)
    for typed in (
        digest,
        digest.upper(),
        in_groups,
        in_groups.replace(" ", "\n") + "\n",
        "-".join(in_groups.split()),
        " ".join(in_words),
        "-".join(in_words).upper(),
        ",\r\n ".join(in_words) + "\n",
        "–".join(word[:4] for word in in_words),
    ):
        assert compare_digest(typed, digest).is_whole


@given(digests, st.data())
def test_what_is_typed_rightly_is_right_at_every_key(digest: str, data: st.DataObject) -> None:
    """At no moment while the right digits or words are typed is anything called wrong."""
    whole = data.draw(st.sampled_from([digest, digest_groups(digest), " ".join(digest_words(digest))]))
    end = data.draw(st.integers(0, len(whole)))
    assert not compare_digest(whole[:end], digest).is_wrong


@given(digests, st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_a_wrong_digit_is_found_in_its_group(digest: str, place: int, digit: str) -> None:
    """One digit changed is told by the number of its group, unless what was typed could be no digits."""
    if digit == digest[place]:
        return
    found = compare_digest(digest[:place] + digit + digest[place + 1 :], digest)
    assert (found.state, found.place, found.of) == (Agreement.DIFFERS, place // 8 + 1, 8)


def test_what_is_said_of_digits() -> None:
    """Digits are counted in groups; the first that differs, or one too many, is told."""
    cases = {
        "": (Agreement.SO_FAR, 0, "Type the digits or the words."),
        " \n": (Agreement.SO_FAR, 0, "Type the digits or the words."),
        "60FC": (Agreement.SO_FAR, 0, "Type the digits or the words."),
        GROUPS[:20]: (Agreement.SO_FAR, 2, "Right so far: 2 of 8 groups."),
        GROUPS: (Agreement.WHOLE, 8, "All 8 groups agree."),
        GROUPS[:-1] + "d": (Agreement.DIFFERS, 8, "Group 8 of eight is different."),
        GROUPS + "0": (Agreement.DIFFERS, 9, "There are more than 8 groups of eight."),
        GROUPS[:12].replace("1", "l"): (Agreement.DIFFERS, 2, "Group 2 of eight is different."),
        "61": (Agreement.DIFFERS, 1, "Group 1 of eight is different."),
    }
    for typed, (state, place, text) in cases.items():
        found = compare_digest(typed, DIGEST)
        assert (found.state, found.place, found.of) == (state, place, 8), typed
        assert found.text == text


def test_what_is_said_of_words() -> None:
    """A word that is another one is told from one that is none."""
    so_far = " ".join(WORDS[:3])
    cases = {
        "g": (Agreement.SO_FAR, 0, "Type the digits or the words."),
        "gath": (Agreement.SO_FAR, 1, "Right so far: 1 of 13 words."),
        f"{so_far} liv": (Agreement.SO_FAR, 3, "Right so far: 3 of 13 words."),
        f"{so_far} liv ": (Agreement.NO_WORD, 4, "Word 4 is not in the word list. Check it again."),
        f"{so_far} livix": (Agreement.NO_WORD, 4, "Word 4 is not in the word list. Check it again."),
        f"{so_far} zer": (Agreement.DIFFERS, 4, "Word 4 is different."),
        f"{so_far} zero payroll": (Agreement.DIFFERS, 4, "Word 4 is different."),
        f"{so_far} zer payroll": (Agreement.NO_WORD, 4, "Word 4 is not in the word list. Check it again."),
        "gatherx": (Agreement.NO_WORD, 1, "Word 1 is not in the word list. Check it again."),
        " ".join((*WORDS[:-1], "zero")): (Agreement.DIFFERS, 13, "Word 13 is different."),
        " ".join(WORDS): (Agreement.WHOLE, 13, "All 13 words agree."),
        " ".join((*WORDS, "zero")): (Agreement.DIFFERS, 14, "There are more than 13 words."),
    }
    for typed, (state, place, text) in cases.items():
        found = compare_digest(typed, DIGEST)
        assert (found.state, found.place, found.of) == (state, place, 13), typed
        assert found.text == text


def test_the_beginning_of_a_code_may_have_its_label() -> None:
    """Before a part of a code its English name may stand, and counts for nothing."""
    for label in ("SHA-256: ", "Check code: ", "digest = "):
        assert compare_digest(label + DIGEST[:8], DIGEST) == compare_digest(DIGEST[:8], DIGEST)
    assert compare_digest(DIGEST[:8], DIGEST).state is Agreement.SO_FAR


@pytest.mark.parametrize(
    "label", ["SHA-256: ", "Code de contrôle (SHA-256)\u00a0:\n", "Prüfcode, als Wörter: "]
)
def test_a_code_is_pasted_with_its_label(label: str) -> None:
    """Whatever stands before a whole code and ends with a colon is none of it, in any language."""
    assert compare_digest(label + GROUPS, DIGEST).is_whole
    assert is_complete_digest(label + IN_WORDS)
    assert not is_complete_digest(label + GROUPS[:-1])


def test_a_code_may_be_written_as_a_number() -> None:
    """Behind `0x`, once, and all at once or not."""
    for typed in ("0x" + DIGEST, "0x " + DIGEST, " 0X" + DIGEST, "digest: 0x" + DIGEST):
        assert compare_digest(typed, DIGEST).is_whole
        assert is_complete_digest(typed)
    assert compare_digest("0x", DIGEST) == compare_digest("", DIGEST)
    assert not is_complete_digest(f"{DIGEST[:32]} 0x{DIGEST[32:]}")
    assert not is_complete_digest("0x0x" + DIGEST)


def test_words_may_be_numbered() -> None:
    """As on a list of them; a number that none of thirteen words has is no such number."""
    for sign in (".", ")", ":"):
        typed = "\n".join(f"{place}{sign} {word}" for place, word in enumerate(WORDS, start=1))
        assert compare_digest(typed, DIGEST).is_whole
        assert is_complete_digest(typed)
    assert compare_digest("1 gather\n2  usual", DIGEST).place == 2
    assert not is_complete_digest(f"14. {IN_WORDS}")


def test_a_whole_code_is_known_without_the_digest() -> None:
    """By its digits, whichever they are, or by thirteen words, each long enough."""
    assert is_complete_digest("0123456789abcdef" * 4)
    assert not is_complete_digest("0123456789abcdeg" * 4)
    assert not is_complete_digest("0" * 63)
    assert is_complete_digest(" ".join(word[:4] for word in WORDS))
    for changed in ("zer", "zerox", "gathe r"):
        assert not is_complete_digest(" ".join((*WORDS[:-1], changed)))
    assert not is_complete_digest(" ".join(WORDS[:-1]))


def test_letters_that_may_be_either() -> None:
    """The letters A to F alone begin digits and words: what agrees with either is right so far."""
    as_word = compare_digest("dec", words_begin := digest_whose_first_word("decision"))
    assert (as_word.state, as_word.of) == (Agreement.SO_FAR, 13)
    assert compare_digest("dec1", words_begin).of == 8
    assert compare_digest("abc", "abc" + "0" * 61).state is Agreement.SO_FAR
    assert compare_digest("fee", DIGEST).is_wrong


def digest_whose_first_word(word: str) -> str:
    """Return a digest that begins with a word of the list."""
    return next(digest for first in range(1024) if digest_words(digest := f"{first << 246:064x}")[0] == word)
