"""What is said of the holders: whose words are those that were promised, and who withheld them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bigdeal_gui.tournament.holders.holder_promise import Holder, PartKind, part_kind
from bigdeal_gui.tournament.holders.holder_words import are_words
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Evidence


def holder_entries(evidence: Evidence) -> Iterator[tuple[ListName, Entry]]:
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
        kind = part_kind(part, holder)
        yield _entry(holder, kind)
        if kind is PartKind.WORDS and not are_words(part):
            text = translate(
                "verdict",
                "The words of “{name}” are not twelve words from the list: they could be guessed.",
            ).format(name=holder.name)
            yield ListName.CHOSEN, Entry(EntryKind.WEAK_WORDS, text, holder=holder.name)
    yield from _same(holders)


def _same(holders: Sequence[Holder]) -> Iterator[tuple[ListName, Entry]]:
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


def _entry(holder: Holder, found: PartKind) -> tuple[ListName, Entry]:
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
        text = translate(
            "verdict",
            "The value has neither the promised words of “{name}” nor their SHA-256.",
        )
        list_, kind = ListName.CONTRADICTED, EntryKind.HOLDER
    return list_, Entry(kind, text.format(name=holder.name), holder=holder.name)
