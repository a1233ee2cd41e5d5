"""The rule behind the sentence that a plan promises, where it is one of the known sources'.

The plan's file keeps the sentence alone; the sentence of a known source says everything, so the rule can be
found again and its day checked against the exchange's calendar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import permutations
from typing import Final

from bigdeal_gui.errors.tournament import InvalidRule
from bigdeal_gui.tournament.holders.holder_promise import shared_promise
from bigdeal_gui.tournament.value.calendars import MONTHS, WEEKDAYS
from bigdeal_gui.tournament.value.round_rule import PromisedRule, RoundRule, round_in_words
from bigdeal_gui.tournament.value.sources import KNOWN_SOURCES, Source, SourceRule, ValueKind

_DAY: Final = re.compile(rf"(?:{'|'.join(WEEKDAYS)}) (\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})")
_DAY_BEHIND: Final = re.compile(rf"(.+) \({_DAY.pattern}\)")


def known_rule(sentence: str) -> PromisedRule | None:
    """Return the rule of the outside value whose words are `sentence`; None for somebody's own words.

    Holders of words, whom the sentence may name behind it, are no part of the rule.
    """
    sentence = shared_promise(sentence).outside
    promised = round_in_words(sentence)
    return _known_sources(sentence) if promised is None else _known_round(sentence, *promised)


def rule_in_words(sentence: str) -> PromisedRule | None:
    """Return the rule that the words of a plan promise: a known one, or own words with a day behind them.

    So a day that somebody chose is bound beside the words, and no value is taken before it. Whoever verifies
    believes no such day but that of the commitment: a sentence of somebody else may mean another thing.
    """
    outside = shared_promise(sentence).outside
    return known_rule(sentence) or (None if round_in_words(outside) else _own_words(outside))


def _own_words(sentence: str) -> SourceRule | None:
    match = _DAY_BEHIND.fullmatch(sentence)
    if match is None:
        return None
    try:
        rule = SourceRule(_day_of(match[2], match[3], match[4]), text=match[1])
    except (ValueError, InvalidRule):
        return None
    return rule if rule.in_words() == sentence else None


def _day_of(day: str, month: str, year: str) -> date:
    return date(int(year), MONTHS.index(month) + 1, int(day))


def _known_round(sentence: str, number: int, otherwise: str) -> RoundRule | None:
    try:
        rule = RoundRule(number, _known_sources(otherwise) or SourceRule(None, text=otherwise))
    except InvalidRule:
        return None
    return rule if rule.in_words() == sentence else None


def _known_sources(sentence: str) -> SourceRule | None:
    match = _DAY.search(sentence)
    if match is None:
        return None
    try:
        day = _day_of(*match.groups())
        return next((rule for rule in _rules(sentence, day) if rule.in_words() == sentence), None)
    except (ValueError, InvalidRule):
        return None


def _rules(sentence: str, day: date) -> Iterator[SourceRule]:
    """Yield the rules of one or two known sources that are named in `sentence`."""
    named = [
        replace(source, kind=kind)
        for source in KNOWN_SOURCES
        if source.name in sentence
        for kind in ValueKind
        if kind.words in sentence.lower()
    ]
    yield from (SourceRule(day, (source,)) for source in named)
    yield from (SourceRule(day, pair) for pair in permutations(named, 2))


def source_by_name(text: str) -> Source | None:
    """Return the known source that `text` names, wholly or by a beginning that only one has."""
    wanted = " ".join(text.split()).casefold()
    whole = [source for source in KNOWN_SOURCES if source.name.casefold() == wanted]
    begun = [source for source in KNOWN_SOURCES if wanted and source.name.casefold().startswith(wanted)]
    found = whole or begun
    return found[0] if len(found) == 1 else None
