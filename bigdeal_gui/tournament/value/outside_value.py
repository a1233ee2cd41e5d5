"""The outside value: how it is spelt before it goes into the deals, and how much of it nobody could know.

It goes into the deals as the bytes of its UTF-8, as SquareDeal uses the bytes of its description file.
Source: SquareDeal 2.7 (behaviour).
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.words import translate, written_figure

MAX_VALUE: Final = 500
"""The most characters of a value."""
ENOUGH_BITS: Final = 16
"""With so many bits, even who tries 2^40 sets of keys before publishing gains next to nothing.

He can choose keys by the average over the 2^16 values that may come; with 2^40 tries the best average lies
sqrt(2 ln 2^40 / 2^16) = 3 % of a standard deviation from a random one.
"""

_BLANKS: Final = re.compile(r"\s+")
_MARKS: Final = re.compile(r"([0-9])[.,]([0-9])")
"""SquareDeal goes over a value once, and looks at no digit twice: see `canonical`."""
_NUMBER: Final = re.compile("[0-9]+")
_YEAR: Final = re.compile("(?:19|20)[0-9]{2}")
_BLANK_BETWEEN: Final = re.compile("[0-9] [0-9]{3}(?![0-9])")
_LETTER_AT_DIGIT: Final = re.compile(r"[OoIl](?=[0-9.,])|(?<=[0-9.,])[OoIl]")
_STRANGE_MARK: Final = re.compile("(?<=[0-9])[^0-9A-Za-z .,/:-](?=[0-9])")
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
_BREAKS: Final = frozenset("\n\r\v\f\x1c\x1d\x1e\x1f\x85\u2028\u2029")
_SHORT: Final = 2
_SHORT_BITS: Final = 3.0
_KNOWN_DIGITS: Final = 2
_MANY_BITS: Final = 40
_LOOKS: Final = str.maketrans(
    {"o": "0", "i": "1", "l": "1", "|": "1", "–": "-", "—": "-", "−": "-", "’": "'", "‘": "'", " ": ""}
)


def canonical_value(text: str) -> str:
    """Return a typed value as it goes into the file and into the deals.

    White space around it goes, inside it becomes one blank; `.` and `,` between digits go, so that 43,275.91
    and 43275,91 are one value. Accents are composed (NFC). What an earlier file holds is used as it stands.
    A mark behind a single digit that stood behind a mark stays, as with SquareDeal, since either program may
    go on: 3,7,9,21 becomes 37,921.

    Raises:
        InvalidValue: it is empty, too long, of several lines, or holds what cannot be seen or is no digit
            but looks like one.
    """
    trimmed = unicodedata.normalize("NFC", text[: 2 * MAX_VALUE]).strip()
    if not trimmed:
        raise InvalidValue(translate("reasons", "it is empty"))
    if max(len(text), len(trimmed)) > MAX_VALUE:
        reason = translate("reasons", "it is longer than {count} characters").format(count=MAX_VALUE)
        raise InvalidValue(reason)
    if any(sign in _BREAKS for sign in trimmed):
        raise InvalidValue(translate("reasons", "it has more than one line"))
    blanked = _BLANKS.sub(" ", trimmed)
    for place, sign in enumerate(blanked, start=1):
        if problem := _problem(sign):
            raise InvalidValue(problem.format(place=place))
    return _MARKS.sub(r"\1\2", blanked)


def join_values(values: Iterable[str]) -> str:
    """Return several typed values as one that could have been typed: in order, a blank between them.

    Raises:
        InvalidValue: one of them cannot be a value.
    """
    typed = [value.strip() for value in values]
    for value in typed:
        canonical_value(value)
    return " ".join(typed)


def typing_difference(first: str, second: str) -> str:
    """Return in a sentence how two typings of one value differ; empty where they are the same value.

    Raises:
        InvalidValue: one of them cannot be a value.
    """
    left, right = canonical_value(first), canonical_value(second)
    if left == right:
        return ""
    place = next(
        (place for place, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]),
        min(len(left), len(right)),
    )
    sentence = (
        translate("findings", "They look alike: character {place} is {one} here and {other} there.")
        if _look(left) == _look(right)
        else translate("findings", "Character {place} is {one} here and {other} there.")
    )
    return sentence.format(
        place=place + 1, one=_named(left[place : place + 1]), other=_named(right[place : place + 1])
    )


def value_cautions(text: str) -> tuple[str, ...]:
    """Return what looks odd in a typed value, a sentence each; it can be right all the same.

    Raises:
        InvalidValue: it cannot be a value.
    """
    value = canonical_value(text)
    found = (
        (
            _BLANK_BETWEEN.search(_BLANKS.sub(" ", text)),
            translate("findings", "There is a space between digits: if it only groups them, leave it out."),
        ),
        (
            _LETTER_AT_DIGIT.search(value),
            translate("findings", "There is a letter among the digits: O is not 0, l and I are not 1."),
        ),
        (
            _STRANGE_MARK.search(value),
            translate("findings", "There is a sign between digits: if it only groups them, leave it out."),
        ),
        (
            not value.isascii(),
            translate(
                "findings",
                "Some keyboards lack some of these characters, and others must type exactly the same.",
            ),
        ),
        (not _NUMBER.search(value), translate("findings", "It has no digit: words can often be guessed.")),
    )
    return tuple(sentence for is_so, sentence in found if is_so)


def unpredictable_bits(text: str) -> int:
    """Return how many bits of a typed value nobody could know the day before: an estimate, on the low side.

    A number of three digits or more counts 3.3 bits a digit after the first two, which everybody knows of an
    index (it moves by about 1 % a day); a shorter one, as in a lottery, counts 3 bits; words and years
    count nothing.

    Raises:
        InvalidValue: it cannot be a value.
    """
    numbers = _NUMBER.findall(canonical_value(text))
    lengths = [len(number) for number in numbers if not _YEAR.fullmatch(number)]
    bits = sum(
        _SHORT_BITS if length <= _SHORT else (length - _KNOWN_DIGITS) * math.log2(10) for length in lengths
    )
    return math.floor(bits)


def explain_bits(text: str) -> str:
    """Return what `unpredictable_bits` means for a typed value, in a few sentences.

    Raises:
        InvalidValue: it cannot be a value.
    """
    bits = unpredictable_bits(text)
    chance = translate(
        "findings",
        "About {bits} bits of it could not be known beforehand: a guess is right once in {times} tries.",
    ).format(bits=bits, times=written_figure(2**bits) if bits < _MANY_BITS else f"2^{bits}")
    advice = (
        translate("findings", "That is enough.")
        if bits >= ENOUGH_BITS
        else translate("findings", "That is little: add a second source, or take a value with more digits.")
    )
    how = translate(
        "findings",
        "The first two digits of a number are not counted, because those of an index can be guessed.",
    )
    return f"{chance} {advice} {how}"


def _problem(sign: str) -> str:
    if unicodedata.category(sign) in _UNSEEN:
        return translate("reasons", "character {place} is invisible")
    if not sign.isascii() and unicodedata.digit(sign, None) is not None:
        return translate("reasons", "character {place} only looks like a digit")
    return ""


def _look(value: str) -> str:
    return value.casefold().translate(_LOOKS)


def _named(sign: str) -> str:
    """Return a character in words that tell it from those that look like it."""
    if not sign:
        return translate("findings", "missing")
    if sign == " ":
        return translate("findings", "a space")
    if sign.isdigit():
        return translate("findings", "the digit {one}").format(one=sign)
    if sign.isalpha():
        kind = (
            translate("findings", "the capital letter {one}")
            if sign.isupper()
            else translate("findings", "the small letter {one}")
        )
        return kind.format(one=sign)
    text = translate("findings", "the sign {one} ({name})")
    return text.format(one=sign, name=unicodedata.name(sign, "?").lower())
