"""What is said of the outside value: whether it is the published one, in the promised form, in time.

Where it was promised of holders: whose words it is made of, and whose were withheld; of a round of drand:
whether the signature proves it.

Newspapers and web pages write 43,275.91, 43.275,91, 43 275,91 and 43’275.91 for one number: spaces of every
width, apostrophes, dots and commas group its digits. Where a mark may be either, the decimals that were
promised decide, and never a guess at the reader's country.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from enum import Enum, auto
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors.tournament import InvalidValue
from bigdeal_gui.tournament.holders.holder_promise import Holder, PartKind, holder_part_kind
from bigdeal_gui.tournament.holders.holder_words import are_holder_words
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.outside_value import MAX_VALUE, canonical_value
from bigdeal_gui.tournament.value.round_rule import RoundRule, is_randomness
from bigdeal_gui.tournament.value.value_form import is_before_day, is_in_form, readable_value
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, ListName
from bigdeal_gui.words import translate, written_day, written_time

if TYPE_CHECKING:
    from bigdeal_gui.tournament.value.sources import SourceRule
    from bigdeal_gui.tournament.verdict.evidence import Evidence, RoundFile
    from bigdeal_gui.tournament.verdict.statements import Statements

_BLANKS: Final = "\u00a0\u2007\u2009\u202f"
_APOSTROPHES: Final = "'’\u02bc`\u00b4"
_MARKS: Final = str.maketrans({**dict.fromkeys(_BLANKS, " "), **dict.fromkeys(_APOSTROPHES, "’")})
_GROUPED: Final = re.compile(r"[0-9]{1,3}([ ’.,])[0-9]{3}(?:\1[0-9]{3})*|[0-9]+", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9][0-9 ’.,]*", re.ASCII)
_MOST_PARTS: Final = 16
_HEX: Final = re.compile(r"(?:[\w -]{0,20}[:=])?(?:0x)?([0-9a-f]{64})", re.ASCII)


class ValueReading(Enum):
    """What a typed value is, held against another."""

    SAME = auto()
    OTHER = auto()
    UNREADABLE = auto()
    """It is in no form in which the promised value could be read."""


def compare_typed_value(typed: str, value: str, rule: SourceRule | None) -> ValueReading:
    """Hold what somebody looked up and typed against the `value` of a plan.

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
        return bool(canonical_value(text))
    return False


def _spellings(value: str) -> set[str]:
    """Return a value as it stands, and as it goes into a plan; of 64 hexadecimal digits these alone.

    Taking the marks out of 3,7,9,21 leaves 37,921, and a second time 37921.
    """
    plain = value.translate(_MARKS).strip()
    if digits := _HEX.fullmatch("".join(plain.casefold().split())):
        return {digits[1]}
    with suppress(InvalidValue):
        return {plain, canonical_value(plain)}
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


def value_entries(evidence: Evidence, statements: Statements) -> Found:
    """Yield what is said of the value of a published plan: the outside one, and the words of holders."""
    if evidence.plan.keys_hash is None:
        return
    if evidence.value is None:
        text = translate("verdict", "The outside value is not in this plan yet: its day has not come.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_VALUE, text)
        return
    yield from _holder_entries(evidence)
    value, rule = evidence.value.outside, evidence.round_rule
    signed = _signed_entry(evidence, value, rule) if rule is not None else None
    if signed is not None:
        yield signed
    is_proved = signed is not None and signed[0] is ListName.PROVED
    given = statements.value.strip()
    is_typed = rule is None or _is_fallback(value)
    reading = compare_typed_value(given, value, evidence.rule if is_typed else None) if given else None
    if not is_proved or reading is ValueReading.OTHER:
        yield _authentic(evidence, given, reading, value)
    yield from ((ListName.CHOSEN, entry) for entry in _chosen(evidence, value, is_proved=is_proved))


def _authentic(
    evidence: Evidence, given: str, reading: ValueReading | None, value: str
) -> tuple[ListName, Entry]:
    if reading is ValueReading.OTHER:
        words = translate("verdict", "The value you gave is “{given}”; the value in the plan is “{value}”.")
        return ListName.CONTRADICTED, Entry(EntryKind.VALUE, words.format(given=given, value=value))
    if reading is ValueReading.SAME:
        text = translate("verdict", "The outside value is the one you gave.")
        return ListName.PROVED, Entry(EntryKind.VALUE, text)
    if reading is ValueReading.UNREADABLE:
        words = translate(
            "verdict", "The value you gave, “{given}”, cannot be read as the promised one: {source}."
        )
        text = words.format(given=given, source=evidence.shared.outside.rstrip(".") or "–")
        return ListName.LEFT_TO_YOU, Entry(EntryKind.VALUE, text)
    if evidence.round_rule is not None:
        shown = readable_value(evidence.rule, value)
        text = _to_look_up(shown, evidence.round_rule, is_here=evidence.round is not None)
        return ListName.LEFT_TO_YOU, Entry(EntryKind.VALUE, text)
    words = translate("verdict", "Look the value up, and give it as you found it. The promise was: {source}.")
    text = words.format(source=evidence.shared.outside.rstrip(".") or "–")
    return ListName.LEFT_TO_YOU, Entry(EntryKind.VALUE, text)


def _chosen(evidence: Evidence, value: str, *, is_proved: bool) -> Iterator[Entry]:
    if evidence.round_rule is None or _is_fallback(value):
        yield from _spelt(evidence, value)
    if evidence.round_rule is not None and _is_fallback(value):
        yield _fallback_entry(evidence.round_rule)
    entered = evidence.record.value if evidence.record else None
    if entered is None:
        return
    if not is_proved and (text := _early(evidence, value, entered.entered)):
        yield Entry(EntryKind.VALUE_EARLY, text)
    if entered.as_published:
        text = translate(
            "verdict", "The value was used as published, not as promised. The organiser’s reason: “{reason}”."
        )
        yield Entry(EntryKind.DEVIATION, text.format(reason=entered.as_published))


def _early(evidence: Evidence, value: str, moment: datetime) -> str:
    """Return what is said of a value entered at `moment`, when nobody could know it; empty where one could.

    What counts instead of a round has its own day, and counts only if the round's moment passed without it.
    """
    rule = evidence.round_rule
    if rule is not None and moment < rule.moment:
        text = translate(
            "verdict",
            "The value was entered on {entered}, but the promised round {number} appeared later, on {when}.",
        )
        return text.format(
            entered=f"{written_time(moment, '%H:%M:%S')} UTC", number=rule.number, when=rule.when
        )
    day = evidence.day if rule is None else rule.or_else.day if _is_fallback(value) else None
    if day is None or not is_before_day(moment, day):
        return ""
    text = translate("verdict", "The value was entered on {entered}, before the promised day, {day}.")
    return text.format(entered=written_day(moment.date()), day=written_day(day))


def _spelt(evidence: Evidence, value: str) -> Iterator[Entry]:
    if evidence.rule is None:
        text = translate(
            "verdict",
            "The promise does not fix how the value is written: a different spelling gives different boards.",
        )
        yield Entry(EntryKind.VALUE_SPELLING, text)
    elif not is_in_form(evidence.rule, value):
        text = translate(
            "verdict", "“{value}” is not written as promised: digits only, with the promised decimals."
        )
        yield Entry(EntryKind.VALUE_FORM, text.format(value=value))


def _signed_entry(evidence: Evidence, value: str, rule: RoundRule) -> tuple[ListName, Entry] | None:
    """Return what the round's file says of `value`; None where there is no such file."""
    given = evidence.round
    if given is None:
        return None
    if problem := _round_problem(given, value, rule):
        return ListName.CONTRADICTED, Entry(EntryKind.VALUE, problem, file=given.name)
    text = translate(
        "verdict",
        "The value is the randomness of round {number}, which appeared on {when}: the network’s signature"
        " is genuine.",
    )
    text = text.format(number=rule.number, when=rule.when)
    return ListName.PROVED, Entry(EntryKind.VALUE, text, file=given.name)


def _is_fallback(value: str) -> bool:
    """Tell whether `value` is no randomness, but what counts should the network have ended."""
    return not is_randomness(value)


def _fallback_entry(rule: RoundRule) -> Entry:
    """Return what is said where something else was taken than the promised round."""
    text = translate(
        "verdict",
        "The value is not that of the promised round {number}. It counts only if the network had ended before"
        " {when}.",
    )
    return Entry(EntryKind.FALLBACK, text.format(number=rule.number, when=rule.when))


def _to_look_up(value: str, rule: RoundRule, *, is_here: bool) -> str:
    """Return what only a person can look up; `value` is as people read it.

    `is_here` tells that a file of some round is here, and does not prove it.
    """
    if _is_fallback(value):
        text = translate(
            "verdict",
            "Look up whether the network had ended before {when}, and whether {value} was published. The "
            "promise for that case was: {source}.",
        )
        return text.format(when=rule.when, value=value, source=rule.or_else.in_words().rstrip("."))
    if is_here:
        text = translate(
            "verdict", "Look up at {address} whether the randomness of round {number} is {value}."
        )
        return text.format(number=rule.number, address=drand.relay_address(rule.number), value=value)
    text = translate(
        "verdict",
        "The file of round {number} (.round.json) is not here. Look up at {address} whether its randomness is"
        " {value}; or add the file, and it is checked here.",
    )
    return text.format(number=rule.number, address=drand.relay_address(rule.number), value=value)


def _round_problem(given: RoundFile, value: str, rule: RoundRule) -> str:
    if given.round.number != rule.number:
        text = translate("verdict", "“{file}” is round {found}; round {promised} was promised.")
        return text.format(file=given.name, found=given.round.number, promised=rule.number)
    if fault := drand.round_fault(given.round):
        text = translate("verdict", "“{file}” is not what the network signed: {reason}.")
        return text.format(file=given.name, reason=fault)
    if given.round.value != value:
        text = translate("verdict", "“{file}” is the promised round, but the value does not match it.")
        return text.format(file=given.name)
    return ""


def _holder_entries(evidence: Evidence) -> Found:
    """Yield what the value holds for each holder whom the plan promises; there has to be a value."""
    holders, value = evidence.shared.holders, evidence.value
    parts = value.parts if value is not None else ()
    if parts is None:
        text = translate(
            "verdict",
            "The value is not complete: the words, or their SHA-256, of everyone who keeps words belong "
            "after it: {names}.",
        ).format(names=", ".join(f"“{holder.name}”" for holder in holders))
        yield ListName.CONTRADICTED, Entry(EntryKind.HOLDER, text)
        return
    for holder, part in zip(holders, parts, strict=True):
        kind = holder_part_kind(part, holder)
        yield _holder_entry(holder, kind)
        if kind is PartKind.WORDS and not are_holder_words(part):
            text = translate(
                "verdict", "The words of “{name}” are not twelve words from the list: they could be guessed."
            ).format(name=holder.name)
            yield ListName.CHOSEN, Entry(EntryKind.WEAK_WORDS, text, holder=holder.name)
    yield from _equal_holders(holders)


def _equal_holders(holders: Sequence[Holder]) -> Found:
    """Yield which holders have one hash, so that they are one."""
    by_hash: dict[str, list[str]] = {}
    for holder in holders:
        by_hash.setdefault(holder.words_hash, []).append(holder.name)
    for names in by_hash.values():
        if len(names) > 1:
            text = translate("verdict", "These have the same words, so they are one holder: {names}.").format(
                names=", ".join(f"“{name}”" for name in names)
            )
            yield ListName.CHOSEN, Entry(EntryKind.ONE_HOLDER, text, holder=names[0])


def _holder_entry(holder: Holder, found: PartKind) -> tuple[ListName, Entry]:
    if found is PartKind.WORDS:
        text = translate(
            "verdict", "The words of “{name}” are in the value: their SHA-256 is the promised one."
        )
        list_, kind = ListName.PROVED, EntryKind.HOLDER
    elif found is PartKind.WITHHELD:
        text = translate(
            "verdict",
            "The words of “{name}” were withheld: as promised, their SHA-256 is used instead. Anyone who "
            "withheld them, or kept them from being used, could choose between two values.",
        )
        list_, kind = ListName.CHOSEN, EntryKind.WITHHELD
    else:
        text = translate("verdict", "The value has neither the promised words of “{name}” nor their SHA-256.")
        list_, kind = ListName.CONTRADICTED, EntryKind.HOLDER
    return list_, Entry(kind, text.format(name=holder.name), holder=holder.name)
