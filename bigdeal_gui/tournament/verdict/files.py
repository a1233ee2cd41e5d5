"""What is said of the files themselves: read or not, those of the list of checksums, and deviations told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.verdict.lists import Entry, EntryKind, ListName
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bigdeal_gui.tournament.verdict.evidence import Evidence

    Found = Iterator[tuple[ListName, Entry]]


def file_entries(evidence: Evidence) -> Found:
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
