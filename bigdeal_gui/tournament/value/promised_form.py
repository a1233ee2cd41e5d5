"""Whether a value, as somebody types it, is written as its promise says: a number with so many decimals.

In the plan the marks are gone, so that 43,275.9 and 4,327.59 would be one value: how many decimals a value
has can be seen only while it is typed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.sources import Source, SourceRule

_WHOLE: Final = r"(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:[.,][0-9]{3})+)"
_NUMBER: Final = re.compile(r"[0-9]+(?:[.,][0-9]+)*", re.ASCII)
_LAST_MARK: Final = re.compile("[.,](?=[0-9]*$)")


def form_problem(text: str, rule: SourceRule) -> str:
    """Return how a typed value differs from the form that `rule` promises; empty where it does not.

    A promise in somebody's own words has no form.
    """
    if not rule.sources:
        return ""
    parts = text.split()
    if len(parts) != len(rule.sources):
        return (
            translate("reasons", "a number without spaces was promised")
            if len(rule.sources) == 1
            else translate("reasons", "two numbers with one space between them were promised")
        )
    problems = (source_problem(part, source) for part, source in zip(parts, rule.sources, strict=True))
    return next(filter(None, problems), "")


def source_problem(text: str, source: Source) -> str:
    """Return how the typed value of one source differs from what it publishes; empty where it does not."""
    trimmed, decimals = text.strip(), source.decimals
    whole = re.fullmatch(_WHOLE + (rf"[.,][0-9]{{{decimals}}}" if decimals else ""), trimmed, re.ASCII)
    if whole is not None:
        return ""
    if not _NUMBER.fullmatch(trimmed):
        return translate("reasons", "the {name} is a number: digits with a point or comma").format(
            name=source.name
        )
    found = _decimals_in(trimmed)
    if found == decimals:
        return translate("reasons", "the points or commas in {text} are in the wrong places").format(
            text=trimmed
        )
    return translate("reasons", "decimals of the {name}: promised {promised}, typed {found}").format(
        name=source.name, promised=decimals, found=found
    )


def _decimals_in(number: str) -> int:
    mark = _LAST_MARK.search(number)
    return len(number) - mark.end() if mark else 0
