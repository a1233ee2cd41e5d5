"""The digest of a commitment as people handle it: in groups, as words, and compared while somebody types it.

Groups are eight times eight hexadecimal digits. The words are those of SLIP-39: ten bits each, so that 13 of
them hold the first 130 bits. Who could make another commitment with the same 13 words would have to try
2^130 of them.
Source: SLIP-0039, “Shamir's Secret-Sharing for Mnemonic Codes” (the list of words).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final

from bigdeal_gui.words import translate

DIGITS: Final = 64
GROUPS: Final = 8
WORDS: Final = 13

_GROUP_DIGITS: Final = DIGITS // GROUPS
_WORD_BITS: Final = 10
_ENOUGH_LETTERS: Final = 4
"""So many letters tell the words of SLIP-39 apart."""
_DIGEST: Final = re.compile(f"[0-9a-f]{{{DIGITS}}}")
_HEX: Final = frozenset("0123456789abcdef")
_BETWEEN: Final = re.compile(r"[\W_]+")
_LABEL: Final = re.compile(r"\s*(?:sha-?256|digest|check code)\s*(?:\([^)]*\)\s*)?[:=]\s*", re.IGNORECASE)
_BEFORE: Final = re.compile(r".*[:=]", re.DOTALL)
"""All that stands before a code, as far as its last colon: a label in any language."""
_NUMBERED: Final = re.compile(r"(?<!\w)(?:1[0-3]|[1-9])(?:[.):]|(?=\s+[g-z]))(?=\s*[a-z]{3})", re.IGNORECASE)
"""The number before a word, as in “1. academic 2. acid”."""


class Agreement(Enum):
    """How what was typed agrees with a digest."""

    SO_FAR = auto()
    """It is right as far as it goes, and not whole."""
    WHOLE = auto()
    """All digits, or all words, are there and right."""
    DIFFERS = auto()
    NO_WORD = auto()
    """A word is none of the list: it was mistyped."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The outcome of a comparison, at the group or word `place` (1, 2, 3 …), out of `of` groups or words.

    `place` is the first that differs or is no word; otherwise how many are there and right, so that 0 means
    that nothing was typed. It is `of` + 1 where there is more than the whole.
    """

    state: Agreement
    place: int
    of: int

    @property
    def is_whole(self) -> bool:
        """Whether it was typed wholly, and right."""
        return self.state is Agreement.WHOLE

    @property
    def is_wrong(self) -> bool:
        """Whether something of it is another than in the digest."""
        return self.state in (Agreement.DIFFERS, Agreement.NO_WORD)

    @property
    def text(self) -> str:
        """What was found, in a sentence."""
        return self._words().format(place=self.place, of=self.of)

    def _words(self) -> str:
        are_words = self.of == WORDS
        if self.is_wrong and self.place > self.of:
            return (
                translate("digest", "There are more than {of} words.")
                if are_words
                else translate("digest", "There are more than {of} groups of eight.")
            )
        if self.state is Agreement.NO_WORD:
            return translate("digest", "Word {place} is not in the word list. Check it again.")
        if self.state is Agreement.DIFFERS:
            return (
                translate("digest", "Word {place} is different.")
                if are_words
                else translate("digest", "Group {place} of eight is different.")
            )
        if self.state is Agreement.WHOLE:
            return (
                translate("digest", "All {of} words agree.")
                if are_words
                else translate("digest", "All {of} groups agree.")
            )
        if not self.place:
            return translate("digest", "Type the digits or the words.")
        return (
            translate("digest", "Right so far: {place} of {of} words.")
            if are_words
            else translate("digest", "Right so far: {place} of {of} groups.")
        )


def digest_groups(digest: str) -> str:
    """Return a digest, 64 lower-case hexadecimal digits, as eight groups of eight with blanks between."""
    checked = _checked(digest)
    return " ".join(checked[start : start + _GROUP_DIGITS] for start in range(0, DIGITS, _GROUP_DIGITS))


def digest_words(digest: str) -> tuple[str, ...]:
    """Return the 13 words of a digest: its first 130 bits, ten a word, the first of them the highest."""
    number = int(_checked(digest), 16) >> (4 * DIGITS - _WORD_BITS * WORDS)
    places = (number >> _WORD_BITS * left for left in reversed(range(WORDS)))
    return tuple(all_digest_words()[place & 2**_WORD_BITS - 1] for place in places)


def compare_digest(typed: str, digest: str) -> Compared:
    """Hold what somebody types or scans, finished or not, against a digest.

    It is taken as digits or as words. Capitals, blanks, line ends, dashes and commas do not matter, and the
    first four letters of a word are enough. No word of the list is made of the letters A to F alone, so
    nothing that is whole can be taken for the other.
    """
    parts = _parts(typed)
    together = "".join(parts)
    is_over = bool(typed) and bool(_BETWEEN.match(typed[-1]))
    as_digits = _compare_digits(together, _checked(digest))
    if any(sign.isdigit() for sign in together):
        return as_digits
    if set(together) <= _HEX and not as_digits.is_wrong:
        return as_digits
    return _compare_words(parts, digest_words(digest), is_over=is_over)


def is_complete_digest(typed: str) -> bool:
    """Tell whether what was typed is all of some digest: 64 digits, or 13 words of the list."""
    return _are_complete(_parts(typed))


def _are_complete(parts: Sequence[str]) -> bool:
    together = "".join(parts)
    if len(together) == DIGITS and set(together) <= _HEX:
        return True
    known = {word[:_ENOUGH_LETTERS]: word for word in all_digest_words()}
    return len(parts) == WORDS and all(
        part[:_ENOUGH_LETTERS] in known and known[part[:_ENOUGH_LETTERS]].startswith(part) for part in parts
    )


def _parts(typed: str) -> list[str]:
    """Return the groups or words that were typed, without a label, `0x` or the numbers of words.

    Before a whole code anything may stand that ends with a colon; before a part of one, the English label.
    """
    folded = typed.casefold()
    labelled = _bare(_BEFORE.sub("", folded))
    return labelled if _are_complete(labelled) else _bare(_LABEL.sub("", folded, count=1))


def _bare(folded: str) -> list[str]:
    parts = [part for part in _BETWEEN.split(_NUMBERED.sub(" ", folded)) if part]
    return [part for part in (*(first.removeprefix("0x") for first in parts[:1]), *parts[1:]) if part]


def _compare_digits(typed: str, digest: str) -> Compared:
    if not digest.startswith(typed):
        right = next(
            (place for place, (one, other) in enumerate(zip(typed, digest, strict=False)) if one != other),
            DIGITS,
        )
        return Compared(Agreement.DIFFERS, right // _GROUP_DIGITS + 1, GROUPS)
    state = Agreement.WHOLE if len(typed) == DIGITS else Agreement.SO_FAR
    return Compared(state, len(typed) // _GROUP_DIGITS, GROUPS)


def _compare_words(typed: Sequence[str], wanted: Sequence[str], *, is_over: bool) -> Compared:
    """Compare words; `is_over` tells that something was typed behind the last, so that it is whole."""
    for place, word in enumerate(typed, start=1):
        if place > WORDS:
            return Compared(Agreement.DIFFERS, place, WORDS)
        is_last = place == len(typed)
        full = wanted[place - 1]
        if full.startswith(word) and len(word) >= _ENOUGH_LETTERS:
            continue
        if full.startswith(word) and is_last and not is_over:
            return Compared(Agreement.SO_FAR, place - 1, WORDS)
        return Compared(_why(word, is_begun=is_last and not is_over), place, WORDS)
    state = Agreement.WHOLE if len(typed) == WORDS else Agreement.SO_FAR
    return Compared(state, len(typed), WORDS)


def _why(word: str, *, is_begun: bool) -> Agreement:
    """Return what is wrong with a word: it is another of the list, or the beginning of one, or none."""
    is_known = (is_begun or len(word) >= _ENOUGH_LETTERS) and any(
        full.startswith(word) for full in all_digest_words()
    )
    return Agreement.DIFFERS if is_known else Agreement.NO_WORD


@cache
def all_digest_words() -> tuple[str, ...]:
    """Return the 1,024 words of SLIP-39, in the order of the alphabet."""
    from shamir_mnemonic.wordlist import WORDLIST  # noqa: PLC0415 - the start of the program does without it

    return tuple(WORDLIST)


def _checked(digest: str) -> str:
    if not _DIGEST.fullmatch(digest):
        raise ValueError("a digest is 64 lower-case hexadecimal digits")
    return digest
