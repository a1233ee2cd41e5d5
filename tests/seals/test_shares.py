"""Shares of a passphrase: any two of three officials, and nobody alone."""

from __future__ import annotations

import contextlib
import re
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
import shamir_mnemonic as slip39
from hypothesis import given, settings
from hypothesis import strategies as st
from shamir_mnemonic.wordlist import WORDLIST

from bigdeal_gui.errors.seals import TooFewShares, UnfitShares, UnfitSharing, UnreadableShare
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.seals.age import open_sealed
from bigdeal_gui.seals.passphrases import check_passphrase
from bigdeal_gui.seals.shares import (
    TWO_OF_THREE,
    Share,
    Shared,
    Sharing,
    combine_shares,
    read_share,
    share_out,
    share_sheet_text,
)
from tests.seals import age_by_hand

if TYPE_CHECKING:
    from collections.abc import Iterable

# Source: SLIP-0039's published vectors, “Basic sharing 2-of-3 (128 bits)”, read here without a passphrase.
PUBLISHED = (
    (
        "shadow pistol academic always adequate wildlife fancy gross oasis cylinder "
        "mustang wrist rescue view short owner flip making coding armed"
    ),
    (
        "shadow pistol academic acid actress prayer class unknown daughter sweater "
        "depict flip twice unkind craft early superior advocate guest smoking"
    ),
)


@pytest.fixture(scope="module")
def shared() -> Shared:
    """Return a passphrase that three officials hold."""
    return share_out(TWO_OF_THREE, system_bytes)


@pytest.mark.parametrize(("needed", "count"), [(2, 2), (2, 3), (3, 5), (16, 16)])
def test_any_few_make_the_passphrase_again(needed: int, count: int) -> None:
    """As many shares as are needed, whichever, in any order, open what the passphrase sealed."""
    shared = share_out(Sharing(needed, count), system_bytes)
    assert [share.number for share in shared.shares] == list(range(1, count + 1))
    for few in list(combinations(shared.shares, needed))[-3:]:
        assert combine_shares(few[::-1]) == shared.passphrase
    assert combine_shares(shared.shares) == shared.passphrase
    sealed = age_by_hand.written(b"keys", shared.passphrase)
    assert open_sealed(sealed, passphrase=combine_shares(shared.shares[:needed])) == b"keys"


def test_another_tool_makes_the_passphrase_again(shared: Shared) -> None:
    """The words are SLIP-39's: a tool that knows nothing of this program makes the passphrase of them."""
    assert re.fullmatch("[0-9a-f]{32}", shared.passphrase)
    check_passphrase(shared.passphrase)
    for few in combinations(shared.shares, 2):
        assert slip39.combine_mnemonics([" ".join(share.words) for share in few]).hex() == shared.passphrase


def test_lists_of_another_tool_are_read() -> None:
    """The words of SLIP-39's published vector are two shares of one set of three."""
    shares = [read_share(text) for text in PUBLISHED]
    assert {(share.needed, share.set_number) for share in shares} == {(2, 25653)}
    assert combine_shares(shares) == slip39.combine_mnemonics(list(PUBLISHED)).hex()


def test_one_official_alone_has_nothing(shared: Shared) -> None:
    """One share, however often it is given, is refused with the number that is needed."""
    with pytest.raises(TooFewShares) as caught:
        combine_shares([shared.shares[0]] * 3)
    assert (caught.value.have, caught.value.needed) == (1, 2)
    with pytest.raises(TooFewShares) as caught:
        combine_shares([])
    assert (caught.value.have, caught.value.needed) == (0, 2)


def test_a_list_may_have_blanks_around_it_up_to_a_limit(shared: Shared) -> None:
    """Two thousand letters are read, and not one more."""
    words = " ".join(shared.shares[0].words)
    assert read_share(words.ljust(2_000)) == shared.shares[0]
    with pytest.raises(UnreadableShare, match="too long"):
        read_share(words.ljust(2_001))


def test_the_randomness_is_the_callers() -> None:
    """Passphrase and set number are the bytes that were given, all 128 and 15 bits of them."""
    given_bytes = iter([bytes(range(16)), b"\xff\xfe"])
    shared = share_out(TWO_OF_THREE, lambda _count: next(given_bytes))
    assert shared.passphrase == bytes(range(16)).hex()
    assert {share.set_number for share in shared.shares} == {0x7FFE}


def test_lists_are_made_without_stretching(shared: Shared) -> None:
    """128 random bits need none, so every tool has them at once."""
    made = [slip39.Share.from_mnemonic(" ".join(share.words)) for share in shared.shares]
    assert {(share.iteration_exponent, share.extendable) for share in made} == {(0, False)}


def test_secrets_show_themselves_nowhere(shared: Shared) -> None:
    """Neither passphrase nor words stand in a repr."""
    shown = repr(shared) + repr(shared.shares)
    assert shared.passphrase not in shown
    words = set(shared.shares[0].words) - {"words", "share", "needed", "number"}
    assert not words & set(re.findall("[a-z]+", shown))


@pytest.mark.parametrize(("needed", "count"), [(1, 1), (1, 3), (0, 3), (3, 2), (2, 17), (-1, -1)])
def test_impossible_sharings_are_refused(needed: int, count: int) -> None:
    """At least two must come together, of at most sixteen."""
    with pytest.raises(UnfitSharing):
        Sharing(needed, count)


@pytest.mark.parametrize(
    "change",
    [
        str.upper,
        lambda text: text.replace(" ", "\n\n"),
        lambda text: " ".join(word[:4] for word in text.split()),
        lambda text: ", ".join(f"{place}. {word}" for place, word in enumerate(text.split(), start=1)),
    ],
)
def test_words_are_read_however_they_are_typed(shared: Shared, change: object) -> None:
    """Capitals, numbers, commas and line breaks do not matter, and four letters of a word are enough."""
    assert callable(change)
    for share in shared.shares:
        assert read_share(change(" ".join(share.words))) == share


def test_a_mistyped_word_is_told_by_its_place(shared: Shared) -> None:
    """The error names the place and neither the word typed nor the right one."""
    words = list(shared.shares[0].words)
    said = "The words cannot be read: {}."
    for wrong in ("xylophone", words[6] + "s", words[6][:3], "émigré"):
        with pytest.raises(UnreadableShare) as caught:
            read_share(" ".join([*words[:6], wrong, *words[7:]]))
        assert str(caught.value) == said.format("word 7 is not in the word list")
    other = next(word for word in WORDLIST if word != words[6])
    with pytest.raises(UnreadableShare) as caught:
        read_share(" ".join([*words[:6], other, *words[7:]]))
    assert str(caught.value) == said.format("word 7 is another than on the sheet")
    with pytest.raises(UnreadableShare) as caught:
        read_share(" ".join([*words[:6], other, words[8], words[7], *words[9:]]))
    assert str(caught.value) == said.format("one of its words differs from the sheet")
    assert caught.value.__suppress_context__


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "0 words"),
        ("academic " * 19, "19 words"),
        ("academic " * 21, "21 words"),
        ("academic " * 34, "34 words"),
        ("academic " * 33, "one of its words"),
        ("a" * 2001, "too long"),
    ],
)
def test_lists_of_other_lengths_are_refused(text: str, reason: str) -> None:
    """Too few or too many words are counted for the reader."""
    with pytest.raises(UnreadableShare, match=reason):
        read_share(text)


@pytest.mark.parametrize(
    ("groups", "exponent"), [({"group_count": 2}, 0), ({"group_count": 2, "group_threshold": 2}, 0), ({}, 5)]
)
def test_lists_made_for_something_else_are_refused(groups: dict[str, int], exponent: int) -> None:
    """Shares of several groups, or such as ask for minutes of work, are none of ours."""
    parts = {"group_threshold": 1, "group_count": 1} | groups
    share = slip39.Share(
        identifier=1,
        extendable=False,
        iteration_exponent=exponent,
        group_index=0,
        index=0,
        member_threshold=2,
        value=bytes(16),
        **parts,
    )
    with pytest.raises(UnreadableShare, match="another purpose"):
        read_share(share.mnemonic())


def with_value(share: Share, number: int, value: bytes) -> Share:
    """Return a forged share: its words are sound by themselves."""
    forged = slip39.Share(
        identifier=share.set_number,
        extendable=False,
        iteration_exponent=0,
        group_index=0,
        group_threshold=1,
        group_count=1,
        index=number - 1,
        member_threshold=share.needed,
        value=value,
    )
    return read_share(forged.mnemonic())


def test_shares_that_do_not_belong_together_are_refused(shared: Shared) -> None:
    """Shares of two sets, two lists with one number, and a forged list are told apart."""
    other = share_out(Sharing(3, 3), system_bytes)
    first, second, _third = shared.shares
    cases: Iterable[tuple[str, list[Share]]] = (
        ("different sets", [first, other.shares[1]]),
        ("same number", [first, with_value(first, 1, bytes(16))]),
        ("not of this set", [first, with_value(first, 2, bytes(16))]),
        ("not of this set", [first, with_value(first, 2, bytes(32))]),
    )
    for reason, shares in cases:
        with pytest.raises(UnfitShares, match=reason):
            combine_shares(shares)
    assert combine_shares([first, second]) == shared.passphrase


@pytest.mark.unwatched
@settings(max_examples=50)
@given(st.lists(st.sampled_from(WORDLIST), min_size=20, max_size=20))
def test_chance_words_are_no_share(words: list[str]) -> None:
    """The list's own checksum finds words that never were a share."""
    with pytest.raises(UnreadableShare):
        read_share(" ".join(words))


@settings(max_examples=200)
@given(st.text(max_size=300))
def test_no_text_does_worse_than_an_error(text: str) -> None:
    """Whatever is typed, reading it ends in an error that is known."""
    with pytest.raises(UnreadableShare):
        read_share(text)


@settings(max_examples=100)
@given(
    st.lists(
        st.tuples(st.integers(1, 16), st.integers(1, 16), st.binary(min_size=16, max_size=16)),
        min_size=1,
        max_size=4,
    )
)
def test_sound_lists_of_anybody_do_no_worse_than_an_error(parts: list[tuple[int, int, bytes]]) -> None:
    """Lists with right checksums and any content make some passphrase or an error that is known."""
    shares = [with_value(Share(1, needed, 7, ()), number, value) for number, needed, value in parts]
    with contextlib.suppress(TooFewShares, UnfitShares):
        assert re.fullmatch("[0-9a-f]{32}", combine_shares(shares))


def test_a_sheet_holds_what_its_official_needs(shared: Shared) -> None:
    """The words with their numbers, the tournament, the file and the set; and it can be read back."""
    share = shared.shares[1]
    sheet = share_sheet_text(
        share, TWO_OF_THREE, tournament="Spring Teams", file_name="spring.sqk.age", holder="A. Official"
    )
    for part in (
        "SECRET: share 2 of 3",
        "Spring Teams",
        "spring.sqk.age",
        "A. Official",
        str(share.set_number),
    ):
        assert part in sheet
    rows = re.findall(r"(\d+)\. ([a-z]+)", sheet)
    assert rows == [(str(place), word) for place, word in enumerate(share.words, start=1)]
    four = "".join(f"{place:2}. {word:<12}" for place, word in enumerate(share.words[:4], start=1)).rstrip()
    assert four in sheet.splitlines()
    assert "Any 2 of the 3" in sheet
    assert max(map(len, sheet.splitlines())) <= 72
    assert shared.passphrase not in sheet


def test_a_sheet_without_a_holder_leaves_him_out(shared: Shared) -> None:
    """Nobody's name stands on a sheet where none is given."""
    sheet = share_sheet_text(shared.shares[0], TWO_OF_THREE, tournament="Spring", file_name="spring.sqk.age")
    assert "Held by" not in sheet
