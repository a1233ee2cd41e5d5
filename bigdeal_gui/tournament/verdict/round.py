"""What is said of a value that a round of drand was promised for: the signature proves it, or it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.round_rule import RoundRule, is_randomness
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Evidence, RoundFile


def signed_entry(evidence: Evidence, value: str, rule: RoundRule) -> tuple[ListName, Entry] | None:
    """Return what the round's file says of `value`; None where there is no such file."""
    given = evidence.round
    if given is None:
        return None
    if problem := _problem(given, value, rule):
        return ListName.CONTRADICTED, Entry(EntryKind.VALUE, problem, file=given.name)
    text = translate(
        "verdict",
        "The value is the randomness of round {number}, which appeared on {when}: the network’s signature"
        " is genuine.",
    )
    text = text.format(number=rule.number, when=rule.when)
    return ListName.PROVED, Entry(EntryKind.VALUE, text, file=given.name)


def is_fallback(value: str) -> bool:
    """Tell whether `value` is no randomness, but what counts should the network have ended."""
    return not is_randomness(value)


def fallback_entry(rule: RoundRule) -> Entry:
    """Return what is said where something else was taken than the promised round."""
    text = translate(
        "verdict",
        "The value is not that of the promised round {number}. It counts only if the network had ended before"
        " {when}.",
    )
    return Entry(EntryKind.FALLBACK, text.format(number=rule.number, when=rule.when))


def to_look_up(value: str, rule: RoundRule, *, is_here: bool) -> str:
    """Return what only a person can look up; `value` is as people read it.

    `is_here` tells that a file of some round is here, and does not prove it.
    """
    if is_fallback(value):
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


def _problem(given: RoundFile, value: str, rule: RoundRule) -> str:
    if given.round.number != rule.number:
        text = translate("verdict", "“{file}” is round {found}; round {promised} was promised.")
        return text.format(file=given.name, found=given.round.number, promised=rule.number)
    if fault := drand.fault(given.round):
        text = translate("verdict", "“{file}” is not what the network signed: {reason}.")
        return text.format(file=given.name, reason=fault)
    if given.round.value != value:
        text = translate("verdict", "“{file}” is the promised round, but the value does not match it.")
        return text.format(file=given.name)
    return ""
