"""How a promise says that its value is written, and whether a value is written so.

Who may choose between 43,275.91 and 43275.910 may choose between two sets of boards. A rule that names its
sources and their decimals leaves one spelling: the digits of each, without marks, one blank between two. In
the plan the marks are gone, so that 43,275.9 and 4,327.59 would be one value: how many decimals a value has
can be seen only while it is typed.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bigdeal_gui.tournament.value.calendars import FARTHEST_EAST, hours_ahead
from bigdeal_gui.tournament.value.known_rules import known_rule
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule
from bigdeal_gui.tournament.value.sources import Source, SourceRule, ValueKind
from bigdeal_gui.words import translate

_DIGITS: Final = re.compile("[0-9]+", re.ASCII)
_EARLIEST_CLOSE: Final = timedelta(hours=12)
"""Before noon no exchange closes, on no short day either."""
_EARLIEST_FIGURE: Final = timedelta(hours=8)
"""Before eight no opening value or fixing is out."""

_WHOLE: Final = r"(?:0|[1-9][0-9]*|[1-9][0-9]{0,2}(?:[.,][0-9]{3})+)"
_NUMBER: Final = re.compile(r"[0-9]+(?:[.,][0-9]+)*", re.ASCII)
_LAST_MARK: Final = re.compile("[.,](?=[0-9]*$)")


def spelling_rule(promise: str, bound: PromisedRule | None) -> SourceRule | None:
    """Return the rule that leaves one spelling of a typed value; None where there is none.

    `promise` is the plan's sentence, `bound` the rule in its commitment. Of a promised round, whose value is
    never typed, it is that of what counts should the network have ended.
    """
    rules = (
        rule.or_else if isinstance(rule, RoundRule) else rule
        for rule in (bound, known_rule(promise))
        if rule is not None
    )
    return next((rule for rule in rules if rule.sources), None)


def is_in_form(rule: SourceRule, value: str) -> bool:
    """Tell whether `value` is in the one form that `rule`, with its sources, leaves."""
    parts = value.split(" ")
    return len(parts) == len(rule.sources) and all(map(_is_number, parts, rule.sources))


def readable_value(rule: SourceRule | None, value: str) -> str:
    """Return `value` as people read it: `43,275.91` for `4327591` with two decimals.

    A value in no form that a rule knows is given as it stands.
    """
    if rule is None or not is_in_form(rule, value):
        return value
    return " ".join(map(_with_marks, value.split(" "), rule.sources))


def is_before_day(moment: datetime, day: date) -> bool:
    """Tell whether it was before `day` everywhere on earth at `moment`."""
    return moment < _begins(day, FARTHEST_EAST)


def is_value_to_come(rule: PromisedRule, moment: datetime) -> bool:
    """Tell whether somebody at `moment`, which has a time zone, cannot know the value that `rule` promises.

    Where its exchanges are, it is too early for one of its figures; of a rule in its own words, its day has
    begun nowhere.
    """
    if isinstance(rule, RoundRule):
        return moment < rule.moment
    if rule.day is None:
        return False
    figures = [
        _begins(rule.day, hours_ahead(source.exchange))
        + (_EARLIEST_CLOSE if source.kind is ValueKind.CLOSE else _EARLIEST_FIGURE)
        for source in rule.sources
    ]
    return moment < max(figures, default=_begins(rule.day, FARTHEST_EAST))


def _begins(day: date, ahead: float) -> datetime:
    """Return when `day` begins where clocks are `ahead` of UTC by so many hours."""
    return datetime.combine(day, time(), UTC) - timedelta(hours=ahead)


def _is_number(text: str, source: Source) -> bool:
    has_zeros = len(text) > source.decimals + 1 and text.startswith("0")
    return bool(_DIGITS.fullmatch(text)) and len(text) > source.decimals and not has_zeros


def _with_marks(text: str, source: Source) -> str:
    whole = len(text) - source.decimals
    return f"{int(text[:whole]):,}" + f".{text[whole:]}" * bool(source.decimals)


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
        reason = translate("reasons", "the {name} is a number: digits with a point or comma")
        return reason.format(name=source.name)
    found = _decimals_in(trimmed)
    if found == decimals:
        reason = translate("reasons", "the points or commas in {text} are in the wrong places")
        return reason.format(text=trimmed)
    reason = translate("reasons", "decimals of the {name}: promised {promised}, typed {found}")
    return reason.format(name=source.name, promised=decimals, found=found)


def _decimals_in(number: str) -> int:
    mark = _LAST_MARK.search(number)
    return len(number) - mark.end() if mark else 0
