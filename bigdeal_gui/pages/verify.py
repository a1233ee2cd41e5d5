"""What verifying found, in the words of the window: the verdict, the promise, sessions and boards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bigdeal_gui.services.tournament.verify_report import VerifyReport
    from bigdeal_gui.tournament.proof import BoardProof, FileProof, PartProof

_MOST_BOARDS: Final = 200
_MOST_SESSIONS: Final = 12


class Light(Enum):
    """What is said of something: right, wrong, or nothing yet."""

    GREEN = auto()
    RED = auto()
    OPEN = auto()


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One line of a report: a title, and what is said of it. `below` are lines that explain it."""

    light: Light
    title: str
    words: str
    file: str = ""
    below: tuple[ReportLine, ...] = ()


def verdict(report: VerifyReport) -> ReportLine:
    """Return the verdict on everything that was handed in."""
    if report.problems:
        return ReportLine(
            Light.RED, translate("VerifyRows", "Not everything is as promised"), report.problems[0]
        )
    if report.unreadable:
        file = report.unreadable[0]
        return ReportLine(
            Light.RED,
            translate("VerifyRows", "A file cannot be used"),
            translate("VerifyRows", "{name}: {reason}").format(name=file.name, reason=file.error),
        )
    if report.proof is None:
        return ReportLine(
            Light.OPEN,
            translate("VerifyRows", "Nothing is wrong, but no board could be verified yet"),
            _open_words(report),
        )
    sessions = {part.session.id for file in report.proof.files for part in file.parts if part.session}
    words = translate(
        "VerifyRows",
        "Boards verified: {boards}. Sessions: {sessions}. Every one follows from the published keys and the"
        " outside value.",
    )
    return ReportLine(
        Light.GREEN,
        translate("VerifyRows", "Every board is as promised"),
        words.format(boards=report.proof.board_count, sessions=len(sessions)),
    )


def _open_words(report: VerifyReport) -> str:
    if report.plan.keys_hash is None:
        return translate("VerifyRows", "This plan is not published yet: no keys are bound to it.")
    if report.plan.value is None:
        return translate("VerifyRows", "The outside value is not in this plan yet.")
    if report.evidence.keys is None:
        return translate(
            "VerifyRows", "The keys are not among the files, or still sealed. They are published after play."
        )
    return translate("VerifyRows", "There are no files of boards among what was handed in.")


def promise_lines(report: VerifyReport) -> tuple[ReportLine, ...]:
    """Return what was promised, and whether it holds."""
    plan = report.plan
    lines = [
        ReportLine(Light.OPEN, translate("VerifyRows", "Tournament"), plan.name or "–"),
        ReportLine(Light.OPEN, translate("VerifyRows", "Outside value from"), plan.source or "–"),
        ReportLine(
            Light.OPEN,
            translate("VerifyRows", "Outside value"),
            plan.value if plan.value is not None else translate("VerifyRows", "not known yet"),
        ),
        _keys_line(report),
        _plan_line(report),
    ]
    sums = report.evidence.sums
    if sums is not None:
        wrong = len(sums.wrong)
        lines.append(
            ReportLine(
                Light.RED if wrong else Light.GREEN,
                translate("VerifyRows", "Checksums"),
                translate("VerifyRows", "wrong: {names}").format(names=", ".join(sums.wrong))
                if wrong
                else translate("VerifyRows", "every file is the one that was packed"),
            )
        )
    return tuple(lines)


def _keys_line(report: VerifyReport) -> ReportLine:
    title = translate("VerifyRows", "Keys")
    if report.evidence.keys is None:
        return ReportLine(
            Light.OPEN, title, translate("VerifyRows", "not here; they are published after play")
        )
    if report.evidence.keys_problem:
        return ReportLine(Light.RED, title, report.evidence.keys_problem)
    return ReportLine(Light.GREEN, title, translate("VerifyRows", "the ones that were promised"))


def _plan_line(report: VerifyReport) -> ReportLine:
    title = translate("VerifyRows", "Plan")
    if not report.evidence.promises:
        return ReportLine(
            Light.OPEN,
            title,
            translate("VerifyRows", "no commitment file is here, so only the keys are bound to it"),
        )
    if report.evidence.broken:
        return ReportLine(Light.RED, title, " ".join(broken.text for broken in report.evidence.broken))
    return ReportLine(Light.GREEN, title, translate("VerifyRows", "word for word the one that was promised"))


def session_lines(report: VerifyReport) -> tuple[ReportLine, ...]:
    """Return a line for each session in each file, the red ones first; below it what became of the boards."""
    files = report.proof.files if report.proof is not None else ()
    lines = [line for file in files for line in _file_lines(file)]
    lines += [
        ReportLine(Light.RED, translate("VerifyRows", "Cannot be used"), str(file.error), file.name)
        for file in report.unreadable
    ]
    return tuple(sorted(lines, key=lambda line: line.light is not Light.RED))


def _file_lines(file: FileProof) -> Iterator[ReportLine]:
    if not file.parts:
        yield ReportLine(Light.RED, file.name, file.difference, file.name)
    for part in file.parts:
        title = (
            part.session.title
            if part.session is not None
            else translate("VerifyRows", "Not of this tournament")
        )
        yield ReportLine(
            Light.GREEN if part.is_ok else Light.RED, title, _part_words(part), file.name, _below(part)
        )


def _part_words(part: PartProof) -> str:
    red = [board for board in part.boards if not board.is_ok]
    if not red:
        return translate("VerifyRows", "boards {numbers} as promised").format(numbers=_numbers(part.boards))
    return translate("VerifyRows", "board {number}: {reason}").format(
        number=red[0].number, reason=red[0].reason
    )


def _below(part: PartProof) -> tuple[ReportLine, ...]:
    """Return the red boards one by one, then the green ones and those that are missing."""
    red = [board for board in part.boards if not board.is_ok]
    green = [board for board in part.boards if board.is_ok]
    lines = [
        ReportLine(
            Light.RED, translate("VerifyRows", "Board {number}").format(number=board.number), board.reason
        )
        for board in red[:_MOST_BOARDS]
    ]
    lines += [
        ReportLine(
            Light.GREEN,
            translate("VerifyRows", "Board {number}").format(number=board.number),
            translate("VerifyRows", "as promised"),
        )
        for board in green[:_MOST_BOARDS]
    ]
    if part.missing:
        numbers = ", ".join(map(str, part.missing[:_MOST_SESSIONS]))
        lines.append(ReportLine(Light.OPEN, translate("VerifyRows", "Not in the file"), numbers))
    return tuple(lines)


def remark_lines(report: VerifyReport) -> tuple[str, ...]:
    """Return what should be known and makes nothing wrong."""
    remarks = list(report.remarks)
    if report.proof is not None:
        remarks += [remark for file in report.proof.files for remark in file.remarks]
        missing = [name.title for name in report.proof.missing]
        if missing:
            shown = ", ".join(missing[:_MOST_SESSIONS]) + " …" * (len(missing) > _MOST_SESSIONS)
            words = translate("VerifyRows", "Sessions of the plan without a board among the files: {names}.")
            remarks.append(words.format(names=shown))
    return tuple(dict.fromkeys(remarks))


def _numbers(boards: Sequence[BoardProof]) -> str:
    """Return board numbers as people write them: 1–6, 8."""
    runs: list[list[int]] = []
    for number in sorted(board.number for board in boards):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
