"""What the inspector says of one phase: its boards, its sessions, and how both are told."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import FormatCannotHold
from bigdeal_gui.tournament.findings import error, warning
from bigdeal_gui.tournament.inspector_texts import text_findings
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.formats.format import Format, Profile
    from bigdeal_gui.tournament.findings import Finding
    from bigdeal_gui.tournament.plan import Phase

MANY_BOARDS: Final = 99
"""So many boards a session may have before somebody should look again."""

_MARKS: Final = re.compile("#+")
_TOTAL: Final = re.compile(r"#+ ?(?:/|of) ?([0-9]{1,4})(?![0-9])")


def phase_findings(
    number: int, phase: Phase, formats: Sequence[Format], profile: Profile
) -> Iterator[Finding]:
    """Yield what is wrong or doubtful about phase `number` (1, 2, 3 …) by itself."""
    yield from _boards_findings(number, phase)
    yield from _sessions_findings(number, phase)
    yield from _format_findings(number, phase, formats, profile)
    yield from _numbering_findings(number, phase)
    what = translate("findings", "the description of phase {number}").format(number=number)
    yield from text_findings(phase.description, what, number)
    if not phase.description.strip():
        text = translate("findings", "Phase {number} has no description.").format(number=number)
        yield warning("no-description", text, number)
    if not phase.prefix.isascii():
        text = translate("findings", "Not every computer keeps the letters of “{prefix}” in names of files.")
        yield warning("special-letters", text.format(prefix=phase.prefix), number)


def _boards_findings(number: int, phase: Phase) -> Iterator[Finding]:
    ranges = phase.boards.ranges
    shown = {"number": number, "boards": phase.boards.text.strip()}
    if len({len(boards) for boards in ranges}) > 1:
        counts = ", ".join(str(len(boards)) for boards in ranges)
        text = translate("findings", "The sessions of phase {number} differ in boards: {counts} ({boards}).")
        yield warning("unequal-boards", text.format(counts=counts, **shown), number)
    pairs = [pair for pair in pairwise(ranges) if pair[1].first != 1]
    if any(before.last + 1 != after.first for before, after in pairs):
        text = translate("findings", "The boards of phase {number} do not follow one another: {boards}.")
        yield warning("boards-not-in-row", text.format(**shown), number)
    if any(len(boards) > MANY_BOARDS for boards in ranges):
        text = translate("findings", "A session of phase {number} has more than {limit} boards: {boards}.")
        yield warning("many-boards", text.format(limit=MANY_BOARDS, **shown), number)


def _sessions_findings(number: int, phase: Phase) -> Iterator[Finding]:
    ranges, sessions = phase.boards.ranges, phase.sessions
    if not sessions or sessions % max(len(ranges), 1) == 0:
        return
    shown = {"number": number, "sessions": sessions, "ranges": len(ranges)}
    if len(ranges) > sessions:
        text = translate("findings", "Phase {number} has {ranges} sets of boards for {sessions} sessions.")
        yield warning("boards-unused", text.format(**shown), number)
    else:
        text = translate(
            "findings",
            "The {sessions} sessions of phase {number} do not use its {ranges} ranges of boards evenly.",
        )
        yield warning("odd-sessions", text.format(**shown), number)


def _format_findings(
    number: int, phase: Phase, formats: Sequence[Format], profile: Profile
) -> Iterator[Finding]:
    for kind in formats:
        for boards in dict.fromkeys(phase.boards.ranges):
            try:
                kind.check_holds(boards, profile)
            except FormatCannotHold as problem:
                text = translate("findings", "Phase {number}, boards {boards}: {problem} {remedy}").format(
                    number=number, boards=boards, problem=problem, remedy=problem.remedy
                )
                yield error(f"format-cannot-hold-{kind.name}", text, number)
                break


def _numbering_findings(number: int, phase: Phase) -> Iterator[Finding]:
    if phase.sessions == 1:
        return
    marks = _MARKS.search(phase.prefix)
    if marks is None:
        text = translate("findings", "All sessions of phase {number} would be called “{prefix}”: add a “#”.")
        yield error("prefix-without-number", text.format(number=number, prefix=phase.prefix), number)
    elif phase.sessions >= 10 ** len(marks[0]):
        text = translate(
            "findings",
            "“{prefix}” has too few “#” for {sessions} sessions: the files will not sort in order.",
        )
        yield warning("number-too-short", text.format(prefix=phase.prefix, sessions=phase.sessions), number)
    if phase.description.strip() and not _MARKS.search(phase.description):
        text = translate("findings", "The description “{text}” does not tell the sessions apart: add a “#”.")
        yield warning("description-without-number", text.format(text=phase.description), number)
    total = _TOTAL.search(phase.description)
    if phase.sessions and total and int(total[1]) != phase.sessions:
        text = translate(
            "findings", "The description “{text}” tells another number than {sessions} sessions."
        )
        yield warning(
            "description-of-other-count", text.format(text=phase.description, sessions=phase.sessions), number
        )
