"""What the inspector finds about the holders whom a promise names, and what is good about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bigdeal_gui.tournament.findings import Finding, blocking, doubting
from bigdeal_gui.tournament.holders.holder_promise import MAX_HOLDERS, Holder, SharedPromise, same_holder_name
from bigdeal_gui.tournament.holders.holder_words import is_easily_found
from bigdeal_gui.words import translate

_FLAWS: Final = frozenset({"too-many-holders", "same-holder", "same-hash", "words-known", "odd-hash"})
_MARK: Final = "SHA-256"
_LEAST_DIGITS: Final = 8
"""Sixty-four random digits nearly always hold more different ones: fewer happen once in 10^14 times."""


def holder_findings(promise: SharedPromise) -> Iterator[Finding]:
    """Yield what is wrong or doubtful about the holders of a promise."""
    holders = promise.holders
    if _MARK in promise.outside:
        text = translate(
            "findings",
            "The promise mentions a SHA-256, but not in the form that every check understands: enter "
            "holders by name and hash.",
        )
        yield doubting("holders-not-understood", text)
    if len(holders) > MAX_HOLDERS:
        text = translate("findings", "There are {count} holders; at most {limit} are possible.")
        yield blocking("too-many-holders", text.format(count=len(holders), limit=MAX_HOLDERS))
    for place, holder in enumerate(holders):
        yield from _findings_of(holder, holders[:place])


def _findings_of(holder: Holder, before: tuple[Holder, ...]) -> Iterator[Finding]:
    if any(same_holder_name(holder.name, other.name) for other in before):
        text = translate("findings", "Two holders are called “{name}”: give them different names.")
        yield blocking("same-holder", text.format(name=holder.name))
    for other in before:
        if other.words_hash == holder.words_hash:
            text = translate(
                "findings", "“{one}” and “{other}” have the same hash, so they have the same words."
            )
            yield blocking("same-hash", text.format(one=other.name, other=holder.name))
            break
    if is_easily_found(holder.words_hash):
        text = translate(
            "findings", "The hash of “{name}” belongs to words that anyone would try first: ask for new ones."
        )
        yield blocking("words-known", text.format(name=holder.name))
    elif len(set(holder.words_hash)) < _LEAST_DIGITS:
        text = translate(
            "findings",
            "The hash of “{name}” does not look like a real one: perhaps nobody knows words for it.",
        )
        yield doubting("odd-hash", text.format(name=holder.name))


def holders_praise(promise: SharedPromise, findings: Iterable[Finding] = ()) -> str:
    """Return what is good about the holders of a promise; empty for none, or where `findings` blame them."""
    if not promise.holders or any(finding.code in _FLAWS for finding in findings):
        return ""
    text = translate(
        "findings",
        "Several people are involved. Nobody can foresee a board before the words are handed over, or "
        "secretly choose one. Only all of these together, with the people who open the keys, could do so: "
        "{names}.",
    )
    return text.format(names=", ".join(holder.name for holder in promise.holders))
