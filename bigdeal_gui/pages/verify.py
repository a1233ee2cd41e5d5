"""What verifying found, in the words of the window: the verdict, the four lists, sessions and boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.tournament.digest_forms import digest_groups, digest_words, is_complete_digest
from bigdeal_gui.tournament.plan import PRACTICE
from bigdeal_gui.tournament.verdict.boards import board_runs
from bigdeal_gui.tournament.verdict.lists import EntryKind, ListName, VerdictWord
from bigdeal_gui.tournament.verdict.played import asked_sessions
from bigdeal_gui.tournament.verdict.promise import promised_moment
from bigdeal_gui.tournament.verdict.statements import Statements
from bigdeal_gui.words import board_words, translate, with_name

if TYPE_CHECKING:
    from bigdeal_gui.services.tournament.verify_report import VerifyReport
    from bigdeal_gui.tournament.proof import FileProof, PartProof

_MOST_BOARDS: Final = 200
_MOST_SESSIONS: Final = 12
_MOST_LINES: Final = 30


class Light(Enum):
    """What is said of something: right, right as far as it goes, wrong, to come, or nothing."""

    GREEN = auto()
    WAITING = auto()
    AMBER = auto()
    RED = auto()
    NONE = auto()


LIGHTS: Final = {
    ListName.PROVED: Light.GREEN,
    ListName.LEFT_TO_YOU: Light.AMBER,
    ListName.CHOSEN: Light.AMBER,
    ListName.CONTRADICTED: Light.RED,
}


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One line of a report: a title, and what is said of it. `below` are lines that explain it."""

    light: Light
    title: str
    words: str
    file: str = ""
    below: tuple[ReportLine, ...] = ()


@dataclass(frozen=True, slots=True)
class ListLine:
    """One line of a list, and what it is about."""

    text: str
    kind: EntryKind | None = None


@dataclass(frozen=True, slots=True)
class VerdictQuestions:
    """What somebody is asked about a tournament.

    `digest` is what theirs is held against, empty where nothing was published; without a commitment it
    `is_of_keys` alone, and another one accuses nobody. They saw it before `moment`. `source` promises the
    value, empty where a signed round proves it. `sessions` are those that may have been played, phase and
    session from 1 with their titles; `is_first` asks for earlier promises.
    """

    digest: str
    is_of_keys: bool
    moment: str
    source: str
    sessions: tuple[tuple[tuple[int, int], str], ...]
    is_first: bool


@dataclass(frozen=True, slots=True)
class ListShown:
    """One of the four lists, with what it means; without lines it is not shown."""

    title: str
    words: str
    lines: tuple[ListLine, ...]


def verify_verdict(report: VerifyReport) -> ReportLine:
    """Return the verdict on everything that was handed in; what was practice says so first."""
    line = _verdict(report)
    return replace(line, title=with_name(PRACTICE, line.title)) if report.plan.is_practice else line


def _verdict(report: VerifyReport) -> ReportLine:
    lists = report.lists
    if lists.word is VerdictWord.FALSE:
        return ReportLine(
            Light.RED, translate("VerifyRows", "Not everything is as promised"), report.problems[0]
        )
    if report.unreadable:
        file = report.unreadable[0]
        return ReportLine(
            Light.AMBER,
            translate("VerifyRows", "A file cannot be used"),
            translate("VerifyRows", "{name}: {reason}").format(name=file.name, reason=file.error),
        )
    if not lists.board_count:
        return ReportLine(
            Light.AMBER,
            translate("VerifyRows", "Nothing is wrong, but no board could be verified yet"),
            _open_words(report),
        )
    if lists.word is VerdictWord.PROVED:
        return ReportLine(
            Light.GREEN, translate("VerifyRows", "Every board is as promised"), _count_words(report)
        )
    return _open_verdict(report)


def _open_verdict(report: VerifyReport) -> ReportLine:
    """Return the verdict where nothing is wrong, boards are proved, and not everything is settled."""
    light = Light.AMBER
    if report.waits_for_others:
        light = Light.WAITING
        title = translate("VerifyRows", "As promised so far; other sessions are still to come")
        told = translate(
            "VerifyRows",
            "Boards verified: {boards}. Nothing was chosen, and no question is left for you. The other "
            "sessions can be verified when they are revealed.",
        )
    elif any(entry.kind is EntryKind.OTHER_SESSIONS for entry in report.lists.left_to_you):
        title = translate("VerifyRows", "Nothing is wrong; other sessions are still secret")
        told = translate(
            "VerifyRows",
            "Boards verified: {boards}. Answer the questions below. The other sessions can be verified when"
            " they are revealed.",
        )
    elif report.lists.left_to_you:
        title = translate("VerifyRows", "Nothing is wrong so far; some questions are for you")
        told = translate(
            "VerifyRows",
            "Boards verified: {boards}. Answer the questions below. No file can answer them for you.",
        )
    else:
        title = translate("VerifyRows", "Nothing is wrong, but something was chosen")
        told = translate(
            "VerifyRows", "Boards verified: {boards}. See below what the organiser could choose, and ask why."
        )
    return ReportLine(light, title, told.format(boards=report.lists.board_count))


def questions_asked(report: VerifyReport) -> VerdictQuestions:
    """Return what is to be asked, whatever was answered already."""
    evidence = report.evidence
    left = {entry.kind for entry in report.stating(Statements()).lists.left_to_you}
    return VerdictQuestions(
        evidence.promise.digest if evidence.promise else report.plan.keys_hash or "",
        evidence.promise is None,
        promised_moment(evidence),
        (evidence.shared.outside or "–") if EntryKind.VALUE in left else "",
        tuple(((name.id.phase, name.id.session), name.title) for name in asked_sessions(evidence)),
        EntryKind.FIRST_PROMISE in left,
    )


def _count_words(report: VerifyReport) -> str:
    sessions = {entry.session for entry in report.lists.proved if entry.kind is EntryKind.BOARDS}
    told = translate(
        "VerifyRows",
        "Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the"
        " outside value.",
    )
    return told.format(boards=report.lists.board_count, sessions=len(sessions))


def _open_words(report: VerifyReport) -> str:
    if report.plan.keys_hash is None:
        return translate("VerifyRows", "This plan is not published yet: no keys are bound to it.")
    if report.plan.value is None:
        return translate("VerifyRows", "The outside value is not in this plan yet.")
    if report.evidence.keys is None and report.evidence.session_keys is None:
        return translate(
            "VerifyRows", "The keys are not among the files, or still sealed. They are published after play."
        )
    return translate("VerifyRows", "No files of boards were given.")


def promise_lines(report: VerifyReport) -> tuple[ReportLine, ...]:
    """Return what was promised; its digest and value only when somebody has given theirs."""
    plan = report.plan
    value = plan.value if plan.value is not None else translate("VerifyRows", "not known yet")
    rows = [
        (translate("VerifyRows", "Tournament"), plan.name or "–"),
        (translate("VerifyRows", "Outside value from"), plan.source or "–"),
    ]
    if report.is_value_told:
        rows.append((translate("VerifyRows", "Outside value"), value))
    said = report.statements
    if report.evidence.promise is not None and (is_complete_digest(said.digest) or said.plans):
        digest = report.evidence.promise.digest
        rows += [
            (translate("VerifyRows", "Check code"), digest_groups(digest)),
            (translate("VerifyRows", "Check code in words"), " ".join(digest_words(digest))),
        ]
    return tuple(ReportLine(Light.NONE, title, text) for title, text in rows)


def verify_list_shown(report: VerifyReport, name: ListName) -> ListShown:
    """Return one of the four lists in the window's words."""
    entries = report.lists.entries(name)
    lines = [
        ListLine(entry.text, entry.kind)
        for entry in entries
        if not (name is ListName.PROVED and entry.kind is EntryKind.BOARDS)
    ]
    if len(lines) > _MOST_LINES:
        more = translate("VerifyRows", "… and {count} more").format(count=len(lines) - _MOST_LINES)
        lines = [*lines[:_MOST_LINES], ListLine(more)]
    if name is ListName.PROVED and report.lists.board_count:
        lines.insert(0, ListLine(_count_words(report)))
    return ListShown(name.in_words(), _meaning(name), tuple(lines))


def _meaning(name: ListName) -> str:
    """Return what it means to be in a list."""
    return {
        ListName.PROVED: translate("VerifyRows", "What the files show, and what you told us."),
        ListName.LEFT_TO_YOU: translate("VerifyRows", "No file can answer this for you."),
        ListName.CHOSEN: translate(
            "VerifyRows",
            "The organiser could choose this after the value was known. This is not an accusation: ask why.",
        ),
        ListName.CONTRADICTED: translate("VerifyRows", "These cannot all be true."),
    }[name]


def session_lines(report: VerifyReport) -> tuple[ReportLine, ...]:
    """Return a line for each session in each file, the red ones first, and what happened to its boards."""
    files = report.proof.files if report.proof is not None else ()
    lines = [line for file in files for line in _file_lines(file)]
    lines += [
        ReportLine(Light.AMBER, translate("VerifyRows", "Cannot be used"), str(file.error), file.name)
        for file in report.unreadable
    ]
    return tuple(sorted(lines, key=lambda line: line.light not in (Light.RED, Light.AMBER)))


def _file_lines(file: FileProof) -> Iterator[ReportLine]:
    if not file.has_boards:
        yield ReportLine(Light.RED, file.name, file.difference, file.name)
    if file.unjudged:
        told = translate("VerifyRows", "{boards}: the key of the session is missing")
        told = told.format(boards=board_words(board_runs(file.unjudged)))
        yield ReportLine(Light.AMBER, translate("VerifyRows", "Cannot be decided"), told, file.name)
    for part in file.parts:
        title = (
            part.session.title
            if part.session is not None
            else translate("VerifyRows", "Not from this tournament")
        )
        yield ReportLine(
            Light.GREEN if part.is_ok else Light.RED, title, _part_words(part), file.name, _below(part)
        )


def _part_words(part: PartProof) -> str:
    red = [board for board in part.boards if not board.is_ok]
    if not red:
        numbers = board_runs([board.number for board in part.boards])
        return translate("VerifyRows", "{boards} as promised").format(boards=board_words(numbers))
    return translate("VerifyRows", "board {number}: {reason}").format(
        number=red[0].number, reason=red[0].reason
    )


def _below(part: PartProof) -> tuple[ReportLine, ...]:
    """Return the red boards one by one, then the green ones and those that are missing."""
    red = [board for board in part.boards if not board.is_ok]
    green = [board for board in part.boards if board.is_ok]
    lines = [
        ReportLine(
            Light.GREEN if board.is_ok else Light.RED,
            translate("VerifyRows", "Board {number}").format(number=board.number),
            translate("VerifyRows", "as promised") if board.is_ok else board.reason,
        )
        for board in (*red[:_MOST_BOARDS], *green[:_MOST_BOARDS])
    ]
    if part.missing:
        numbers = ", ".join(map(str, part.missing[:_MOST_SESSIONS]))
        lines.append(ReportLine(Light.NONE, translate("VerifyRows", "Not in the file"), numbers))
    return tuple(lines)


def remark_lines(report: VerifyReport) -> tuple[str, ...]:
    """Return what should be known and makes nothing wrong."""
    return tuple(dict.fromkeys(report.remarks))
