"""What is said of the outside value: whether it is the published one, in the promised form, in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.value.value_form import is_before, is_in_form, readable
from bigdeal_gui.tournament.value.value_reading import ValueReading, read_value
from bigdeal_gui.tournament.verdict.holders import holder_entries
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.tournament.verdict.round import fallback_entry, is_fallback, signed_entry, to_look_up
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from bigdeal_gui.tournament.verdict.evidence import Evidence
    from bigdeal_gui.tournament.verdict.statements import Statements

    Found = Iterator[tuple[ListName, Entry]]


def value_entries(evidence: Evidence, statements: Statements) -> Found:
    """Yield what is said of the value of a published plan: the outside one, and the words of holders."""
    if evidence.plan.keys_hash is None:
        return
    if evidence.value is None:
        text = translate("verdict", "The outside value is not in this plan yet: its day has not come.")
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.BRING_VALUE, text)
        return
    yield from holder_entries(evidence)
    value, rule = evidence.value.outside, evidence.round_rule
    signed = signed_entry(evidence, value, rule) if rule is not None else None
    if signed is not None:
        yield signed
    is_proved = signed is not None and signed[0] is ListName.PROVED
    given = statements.value.strip()
    is_typed = rule is None or is_fallback(value)
    reading = read_value(given, value, evidence.rule if is_typed else None) if given else None
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
        shown = readable(evidence.rule, value)
        text = to_look_up(shown, evidence.round_rule, is_here=evidence.round is not None)
        return ListName.LEFT_TO_YOU, Entry(EntryKind.VALUE, text)
    words = translate("verdict", "Look the value up, and give it as you found it. The promise was: {source}.")
    text = words.format(source=evidence.shared.outside.rstrip(".") or "–")
    return ListName.LEFT_TO_YOU, Entry(EntryKind.VALUE, text)


def _chosen(evidence: Evidence, value: str, *, is_proved: bool) -> Iterator[Entry]:
    if evidence.round_rule is None or is_fallback(value):
        yield from _spelt(evidence, value)
    if evidence.round_rule is not None and is_fallback(value):
        yield fallback_entry(evidence.round_rule)
    entered = evidence.record.value if evidence.record else None
    if entered is None:
        return
    if not is_proved and (text := _early(evidence, value, entered.entered)):
        yield Entry(EntryKind.VALUE_EARLY, text)
    if entered.as_published:
        text = translate(
            "verdict",
            "The value was used as published, not as promised. The organiser’s reason: “{reason}”.",
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
        return text.format(entered=f"{moment:%Y-%m-%d %H:%M:%S} UTC", number=rule.number, when=rule.when)
    day = evidence.day if rule is None else rule.or_else.day if is_fallback(value) else None
    if day is None or not is_before(moment, day):
        return ""
    text = translate("verdict", "The value was entered on {entered}, before the promised day, {day}.")
    return text.format(entered=moment.date().isoformat(), day=day.isoformat())


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
