"""The judgement of a tournament: what follows from files and from statements, in four lists.

A verdict follows from files and from statements. Files are everything that was dropped, named or packed,
whoever brought them. Statements are what a person says: the check code (digest, SHA-256) as they saw it, or
a plan that they kept; that this was before the promised moment; the outside value as they looked it up;
which sessions were played; and that they know of no other promise. No file ever settles what is left to a
person:

- With nothing stated the verdict is open or false, never proved.
- What a person settles is the same whatever files are added.
- More files never make a verdict better, but where they are what it asks for: they may take away that
  something is to be brought, cannot be read, is missing or is still secret, that the promise before is not
  here, or that there is no commitment with its rule for the value; a round that the network signed settles
  the value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.verdict.boards import board_entries
from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, Found, FourLists, ListName
from bigdeal_gui.tournament.verdict.played import played_entries
from bigdeal_gui.tournament.verdict.promise import promise_entries
from bigdeal_gui.tournament.verdict.value import value_entries
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.tournament.verdict.evidence import Evidence
    from bigdeal_gui.tournament.verdict.statements import Statements


def _file_entries(evidence: Evidence) -> Found:
    """Yield what is said of files, whatever they hold."""
    yield from _sums(evidence)
    for file in evidence.unread:
        words = translate("verdict", "“{file}” cannot be used: {reason} Get it again.")
        if not file.reason:
            words = translate("verdict", "“{file}” was not opened: unpack it, and give its contents.")
        text = words.format(file=file.name, reason=file.reason)
        yield ListName.LEFT_TO_YOU, Entry(EntryKind.UNREADABLE, text, file=file.name)
    for told in evidence.record.deviations if evidence.record else ():
        text = translate("verdict", "The organiser reports a deviation from the plan: “{what}”.")
        text = text.format(what=told.what)
        if told.reason:
            words = translate("verdict", "The organiser’s reason: “{reason}”.").format(reason=told.reason)
            text = f"{text} {words}"
        yield ListName.CHOSEN, Entry(EntryKind.DEVIATION, text)


def _sums(evidence: Evidence) -> Found:
    sums = evidence.sums
    if sums is None:
        return
    for name in sums.wrong:
        text = translate("reasons", "“{name}” is not the file in the list of checksums.")
        yield ListName.CONTRADICTED, Entry(EntryKind.CHECKSUM, text.format(name=name), file=name)
    for name in sums.missing:
        text = translate("verdict", "“{file}” is in the list of checksums, but not among the files.")
        yield ListName.CHOSEN, Entry(EntryKind.MISSING_FILE, text.format(file=name), file=name)
    if not sums.wrong and not sums.missing:
        text = translate("verdict", "All files match the list of checksums in the pack.")
        yield ListName.PROVED, Entry(EntryKind.CHECKSUMS, text)


def tournament_verdict(evidence: Evidence, statements: Statements) -> FourLists:
    """Return all that can be said of a tournament, where somebody states these things."""
    return FourLists.of(
        [
            *board_entries(evidence),
            *promise_entries(evidence, statements),
            *played_entries(evidence, statements),
            *value_entries(evidence, statements),
            *_file_entries(evidence),
        ]
    )
