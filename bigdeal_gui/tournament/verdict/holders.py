"""What is said of the holders: whose words are those that were promised, and who withheld them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.holders.holder_promise import PartKind, part_kind
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.tournament.holders.holder_promise import Holder
    from bigdeal_gui.tournament.verdict.evidence import Evidence


def holder_entries(evidence: Evidence) -> Iterator[tuple[ListName, Entry]]:
    """Yield what the value holds for each holder whom the plan promises; there has to be a value."""
    holders, value = evidence.shared.holders, evidence.value
    parts = value.parts if value is not None else ()
    if parts is None:
        text = translate(
            "verdict",
            "The value is not made as promised: behind it belong the words, or their SHA-256, of everybody"
            " who keeps words: {names}.",
        ).format(names=", ".join(f"“{holder.name}”" for holder in holders))
        yield ListName.CONTRADICTED, Entry(EntryKind.HOLDER, text)
        return
    for holder, part in zip(holders, parts, strict=True):
        yield _entry(holder, part_kind(part, holder))


def _entry(holder: Holder, found: PartKind) -> tuple[ListName, Entry]:
    if found is PartKind.WORDS:
        text = translate(
            "verdict", "The words of “{name}” are in the value: their SHA-256 is the promised one."
        )
        list_, kind = ListName.PROVED, EntryKind.HOLDER
    elif found is PartKind.WITHHELD:
        text = translate(
            "verdict",
            "The words of “{name}” were withheld: as promised, their SHA-256 stands in their place. Whoever"
            " withheld them, or kept them from being used, could choose between two values.",
        )
        list_, kind = ListName.CHOSEN, EntryKind.WITHHELD
    else:
        text = translate(
            "verdict",
            "What stands in the value for “{name}” is neither the words whose SHA-256 was promised, nor that"
            " SHA-256.",
        )
        list_, kind = ListName.CONTRADICTED, EntryKind.HOLDER
    return list_, Entry(kind, text.format(name=holder.name), holder=holder.name)
