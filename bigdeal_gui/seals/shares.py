"""A passphrase held by several officials: each has a list of words, and any few of them together make it.

The passphrase is the hexadecimal form of a secret of 128 bits that is shared out by SLIP-39, so that any
tool for SLIP-39 and any tool for age open the file without this program. SLIP-39's own passphrase stays
empty: with it, a wrong one would not be noticed. Its work factor is 0: 128 random bits need no stretching.
Source: SLIP-0039, “Shamir's Secret-Sharing for Mnemonic Codes”.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bigdeal_gui.errors.seals import TooFewShares, UnfitShares, UnfitSharing, UnreadableShare
from bigdeal_gui.words import translate

MAX_SHARES: Final = 16

_SECRET_BYTES: Final = 16
_SET_BITS: Final = 15
_MAX_TEXT: Final = 2_000
_MAX_WORDS: Final = 33
"""The most words of a list that is read: a secret of 256 bits."""
_MAX_WORK: Final = 4
"""The largest work factor that is read; ours is 0."""
_LETTERS: Final = 4
"""So many letters tell the words of SLIP-39 apart."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_WORD_BITS: Final = 10
_PER_LINE: Final = 4
_PAGE_WIDTH: Final = 72


@dataclass(frozen=True, slots=True)
class Sharing:
    """Of `count` officials, `needed` must come together.

    Raises:
        UnfitSharing: fewer than two needed, more than there are, or more than MAX_SHARES.
    """

    needed: int
    count: int

    def __post_init__(self) -> None:
        problems = (
            (self.needed < 2, translate("reasons", "at least two must be needed")),  # noqa: PLR2004
            (self.needed > self.count, translate("reasons", "more are needed than there are")),
            (self.count > MAX_SHARES, translate("reasons", "there can be 16 at most")),
        )
        for is_so, reason in problems:
            if is_so:
                raise UnfitSharing(self.needed, self.count, reason)


TWO_OF_THREE: Final = Sharing(2, 3)


@dataclass(frozen=True, slots=True)
class Share:
    """One official's list of `words`: number `number` (1, 2, 3 …) of the set `set_number`.

    `needed` lists of the set make the passphrase. `set_number`, 0 to 32,767, is no secret: it is the same on
    all sheets of a set, so that people can tell which belong together.
    """

    number: int
    needed: int
    set_number: int
    words: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Shared:
    """A fresh `passphrase` to seal with, in hexadecimal, and the lists of words that make it again."""

    passphrase: str = field(repr=False)
    shares: tuple[Share, ...]


def share_out(sharing: Sharing, random_bytes: Callable[[int], bytes]) -> Shared:
    """Return a new passphrase of 128 bits of `random_bytes`, and its shares.

    The numbers that hide the secret in each share come from the library's own use of the system's randomness.
    """
    import shamir_mnemonic as slip39  # noqa: PLC0415 - the start of the program does without it

    secret = random_bytes(_SECRET_BYTES)
    set_number = int.from_bytes(random_bytes(2), "big") & 2**_SET_BITS - 1
    # Not “extendable”: tools older than that word of the standard read these lists as well.
    hidden = slip39.EncryptedMasterSecret.from_master_secret(
        secret, b"", set_number, extendable=False, iteration_exponent=0
    )
    (members,) = slip39.split_ems(1, [(sharing.needed, sharing.count)], hidden)
    shares = tuple(
        Share(place, sharing.needed, set_number, tuple(member.words()))
        for place, member in enumerate(members, start=1)
    )
    return Shared(secret.hex(), shares)


def read_share(text: str) -> Share:
    """Return the share whose words are in `text`.

    Capitals, numbers, commas and line breaks do not matter, and the first four letters of a word are enough.

    Raises:
        UnreadableShare: it is none, or a word was mistyped; the error names its place.
    """
    import shamir_mnemonic as slip39  # noqa: PLC0415 - as above

    words = _full_words(text)
    try:
        share = slip39.Share.from_mnemonic(" ".join(words))
    except slip39.MnemonicError:
        # The library's sentence begins with the first words of the list.
        raise UnreadableShare(_why_unreadable(words)) from None
    if (share.group_threshold, share.group_count) != (1, 1) or share.iteration_exponent > _MAX_WORK:
        raise UnreadableShare(translate("reasons", "it was made for another purpose"))
    return Share(share.index + 1, share.member_threshold, share.identifier, words)


def combine_shares(shares: Sequence[Share]) -> str:
    """Return the passphrase that enough `shares` of one set make; the same share twice counts once.

    Raises:
        TooFewShares: fewer than needed.
        UnfitShares: of different sets, or one was forged.
    """
    import shamir_mnemonic as slip39  # noqa: PLC0415 - as above

    different = {share.words: share for share in shares}
    if not different:
        raise TooFewShares(0, 2)
    first, *others = different.values()
    if any((share.set_number, share.needed) != (first.set_number, first.needed) for share in others):
        raise UnfitShares(translate("reasons", "they are from different sets"))
    if len({share.number for share in different.values()}) < len(different):
        raise UnfitShares(translate("reasons", "two different lists have the same number"))
    if len(different) < first.needed:
        raise TooFewShares(len(different), first.needed)
    lists = [" ".join(words) for words in different][: first.needed]
    try:
        return bytes(slip39.combine_mnemonics(lists)).hex()
    except slip39.MnemonicError:
        raise UnfitShares(translate("reasons", "one of them is not of this set")) from None


def share_sheet_text(
    share: Share, sharing: Sharing, *, tournament: str, file_name: str, holder: str = ""
) -> str:
    """Return the page that one official keeps: the words, what they are for, and how they are used."""
    rule = "=" * _PAGE_WIDTH
    others = translate("sheets", "Any {needed} of the {count} sheets open the file; one alone is useless.")
    how = translate(
        "sheets",
        "To open it: “bigdeal tournament” asks for the words of each sheet. Without this program: a tool for "
        "SLIP-39 turns the lists into a master secret in hexadecimal (no passphrase); this is the passphrase "
        "for “age -d”.",
    )
    care = translate(
        "sheets",
        "Keep this sheet apart from the others, in a sealed envelope. Do not copy, photograph or email "
        "it. If too few sheets are left, nobody can open the file, and the boards cannot be dealt.",
    )
    lines = [
        rule,
        translate("sheets", "SECRET: share {number} of {count}").format(
            number=share.number, count=sharing.count
        ),
        rule,
        translate("sheets", "Tournament: {name}").format(name=tournament),
        translate("sheets", "Opens: {file}").format(file=file_name),
        translate("sheets", "Set number: {number}").format(number=share.set_number),
        *([translate("sheets", "Held by: {holder}").format(holder=holder)] if holder else []),
        "",
        *_columns(share.words),
        "",
        *_wrapped(others.format(needed=sharing.needed, count=sharing.count)),
        *_wrapped(how),
        *_wrapped(care),
    ]
    return "\n".join(lines) + "\n"


def _columns(words: Sequence[str]) -> list[str]:
    cells = [f"{place:2}. {word:<12}" for place, word in enumerate(words, start=1)]
    rows = (cells[start : start + _PER_LINE] for start in range(0, len(cells), _PER_LINE))
    return ["".join(row).rstrip() for row in rows]


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, _PAGE_WIDTH)


def _full_words(text: str) -> tuple[str, ...]:
    if len(text) > _MAX_TEXT:
        raise UnreadableShare(translate("reasons", "it is too long"))
    typed = [match[0].lower() for match in _WORD.finditer(text)]
    if len(typed) > _MAX_WORDS:
        raise UnreadableShare(_why_unreadable(typed))
    known = _known_words()
    words: list[str] = []
    for place, word in enumerate(typed, start=1):
        full = known.get(word[:_LETTERS], "")
        if not full.startswith(word):
            reason = translate("reasons", "word {place} is not in the word list").format(place=place)
            raise UnreadableShare(reason)
        words.append(full)
    return tuple(words)


@cache
def _known_words() -> dict[str, str]:
    """Return every word of the list, by the letters that tell it from all others."""
    from shamir_mnemonic.wordlist import WORDLIST  # noqa: PLC0415 - as above

    return {word[:_LETTERS]: word for word in WORDLIST}


def _why_unreadable(words: Sequence[str]) -> str:
    count = len(words)
    if count in (20, 33):
        if place := _mistyped_place(words):
            reason = translate("reasons", "word {place} is another than on the sheet")
            return reason.format(place=place)
        return translate("reasons", "one of its words differs from the sheet")
    return translate("reasons", "it has {count} words; a list has 20").format(count=count)


def _mistyped_place(words: Sequence[str]) -> int:
    """Return the place of the one word, counted from 1, that is another than on the sheet; 0 where none is.

    Three words of a list are its checksum, so no two lists differ in fewer than four words: where another
    word in one place makes it right, that is the place. The checksum is linear: what a wrong word does to it
    is the sum of what its wrong bits do.
    """
    from shamir_mnemonic.wordlist import WORDLIST  # noqa: PLC0415 - as above

    numbers = [WORDLIST.index(word) for word in words]
    wrong = _syndrome(numbers)
    nothing = _syndrome([0] * len(numbers))
    for place in range(len(numbers)):
        bits = []
        for bit in range(_WORD_BITS):
            alone = [0] * len(numbers)
            alone[place] = 1 << bit
            bits.append(_syndrome(alone) ^ nothing)
        sums = [0]
        for bit in bits:
            sums += [one ^ bit for one in sums]
        if wrong in sums:
            return place + 1
    return 0


def _syndrome(numbers: Sequence[int]) -> int:
    """Return by which of its 30 bits the checksum in a list of words differs from the right one."""
    from shamir_mnemonic import rs1024  # noqa: PLC0415 - as above

    *data, one, two, three = numbers
    right = rs1024.create_checksum(data, b"shamir")
    differs = 0
    for found, wanted in zip((one, two, three), right, strict=True):
        differs = differs << _WORD_BITS | found ^ wanted
    return differs
