"""A value as somebody looked it up and typed it, held against the one in a plan.

Newspapers and web pages write 43,275.91, 43.275,91, 43 275,91 and 43’275.91 for one number: spaces of every
width, apostrophes, dots and commas group its digits. Where a mark may be either, the decimals that were
promised decide, and never a guess at the reader's country.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from enum import Enum
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.tournament.value.outside_value import MAX_VALUE, canonical
from bigdeal_gui.tournament.value.value_form import is_in_form

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.sources import SourceRule

_BLANKS: Final = "\u00a0\u2007\u2009\u202f"
_APOSTROPHES: Final = "'’\u02bc`\u00b4"
_MARKS: Final = str.maketrans({**dict.fromkeys(_BLANKS, " "), **dict.fromkeys(_APOSTROPHES, "’")})
_GROUPED: Final = re.compile(r"[0-9]{1,3}([ ’.,])[0-9]{3}(?:\1[0-9]{3})*|[0-9]+", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9][0-9 ’.,]*", re.ASCII)
_MOST_PARTS: Final = 16
_HEX: Final = re.compile(r"(?:[\w -]{0,20}[:=])?(?:0x)?([0-9a-f]{64})", re.ASCII)


class ValueReading(Enum):
    """What a typed value is, held against another."""

    SAME = "same"
    OTHER = "other"
    UNREADABLE = "unreadable"
    """It is in no form in which the promised value could be read."""


def read_value(typed: str, value: str, rule: SourceRule | None) -> ValueReading:
    """Hold what somebody typed against the `value` of a plan.

    With a `rule` that names sources and their decimals both are numbers of those; `value` may stand in the
    form that this leaves, or as somebody published it. Without one they are texts in which marks between
    digits do not matter.
    """
    if len(typed) > MAX_VALUE:
        return ValueReading.UNREADABLE
    if not _spellings(typed).isdisjoint(_spellings(value)):
        return ValueReading.SAME
    if rule is None or not rule.sources:
        return ValueReading.OTHER if _is_value(typed) else ValueReading.UNREADABLE
    decimals = [source.decimals for source in rule.sources]
    read = set(_numbers(typed, decimals))
    meant = set(_numbers(value, decimals))
    if is_in_form(rule, value):
        meant = {tuple(map(int, value.split(" ")))}
    if not read:
        return ValueReading.UNREADABLE
    return ValueReading.OTHER if read.isdisjoint(meant) else ValueReading.SAME


def _is_value(text: str) -> bool:
    with suppress(InvalidValue):
        return bool(canonical(text))
    return False


def _spellings(value: str) -> set[str]:
    """Return a value as it stands, and as it goes into a plan; of 64 hexadecimal digits these alone.

    Taking the marks out of 3,7,9,21 leaves 37,921, and a second time 37921.
    """
    plain = value.translate(_MARKS).strip()
    if digits := _HEX.fullmatch("".join(plain.casefold().split())):
        return {digits[1]}
    with suppress(InvalidValue):
        return {plain, canonical(plain)}
    return {plain}


def _numbers(text: str, decimals: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield what a text can mean: a number for each source, in units of its last decimal."""
    parts = text.translate(_MARKS).split()
    if not len(decimals) <= len(parts) <= _MOST_PARTS:
        return
    for ends in combinations(range(1, len(parts)), len(decimals) - 1):
        edges = (0, *ends, len(parts))
        pieces = [" ".join(parts[start:end]) for start, end in pairwise(edges)]
        found = [_number(piece, places) for piece, places in zip(pieces, decimals, strict=True)]
        if all(number is not None for number in found):
            yield tuple(number for number in found if number is not None)


def _number(text: str, decimals: int) -> int | None:
    """Return a number in units of its last promised decimal; None where it cannot be read as one."""
    if not _NUMBER.fullmatch(text):
        return None
    whole, mark, after = text, "", ""
    last = max(text.rfind("."), text.rfind(","))
    if last > 0 and 1 <= len(text) - last - 1 <= decimals and (rest := text[last + 1 :]).isdigit():
        whole, mark, after = text[:last], text[last], rest
    grouped = _GROUPED.fullmatch(whole)
    if grouped is None or (mark and grouped[1] == mark):
        return None
    return int(re.sub("[^0-9]", "", whole) + after.ljust(decimals, "0"))
