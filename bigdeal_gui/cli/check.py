"""`bigdeal check`: whether files hold whole boards, which set they are, and whether that set was used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, say_json, tell
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import reading
from bigdeal_gui.cli.parts.set_texts import hit_words, remark_json, set_json, set_words, shown
from bigdeal_gui.errors import InvalidBoards, Usage
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.journal.journal import State
from bigdeal_gui.journal.sets import event_key
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.services.sets.check import check_files

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.services.sets.check import CheckedFile, CheckReport, Meeting


_WHY: Final = {
    State.BEGUN: "their delivery was cut off, or is still under way. The next set that is dealt into their"
    " folder, or the next start of the window, finishes it or takes it back.",
    State.FAILED: "their set was not delivered; its files were taken back, and these are copies.",
}


@click.command("check", short_help="Check files of boards, and tell which set they are.")
@click.argument("files", metavar="[FILE]...", nargs=-1)
@click.option("--code", metavar="CODE", help="Tell which set this code on a label or sheet belongs to.")
@click.option(
    "--first",
    "first_board",
    metavar="N",
    type=click.IntRange(1, MAX_BOARDS),
    default=1,
    show_default=True,
    help="The number of the first board in formats without numbers.",
)
@format_option
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.pass_context
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[str, ...],
    code: str | None,
    first_board: int,
    format_name: str | None,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Check files of boards; no card is ever shown.

    Every board has to be whole, no deal may stand in a file twice, and files of one name have to
    hold the same deals. Each file is looked up in the journal: which session it belongs to, when it
    was dealt, and whether it has been in play. FILE may be a folder, or an archive (.zip, .gz); “-” is
    standard input and needs --format.

    What other programs wrote is read as it stands, and what is odd about it is told: games that repeat
    a board, boards without numbers or with another dealer, several sessions in one file.

    Exit codes: 0 all is well, 1 files differ, repeat a deal, are not for play as they are, are of a
    delivery that was cut off, or have a code nobody knows, 2 a format or option is not known, 4 a file
    is damaged.
    """
    if code is not None and not files:
        found = journal_of_command().set_by_code(code)
        say_json(set_json(found)) if as_json else _say_set(found)
        return
    if code is not None or not files:
        raise Usage("Give the names of files to check, or --code with a set code.")
    inputs = InputFiles(format_name)
    paths = [path for word in files for path in inputs.paths_of(word)]
    journal = journal_of_command()
    with reading("Checking") as pulse:
        report = check_files(paths, journal, first_board=first_board, read=inputs.read, pulse=pulse)
    sets = {meeting.hit.id: journal.set_by_id(meeting.hit.id) for meeting in report.meetings}
    say_json(_report_json(report, sets)) if as_json else _say_report(report, sets)
    _warn(report, sets)
    context.exit(int(report.exit_code))


def _say_set(found: JournalSet) -> None:
    words = set_words(found)
    say(words[0].upper() + words[1:])
    for file in found.files:
        say(f"  {file.path}")


def _say_report(report: CheckReport, sets: dict[SetId, JournalSet]) -> None:
    for file in report.files:
        if file.error is not None:
            _say_error(file)
            continue
        say(f"{file.path}: {_contents(file)}")
        for remark in file.remarks:
            say(f"  {remark}")
        for numbers in file.repeated:
            say(f"  The same deal stands on boards {', '.join(map(str, numbers))}.")
        for meeting in _of(file, report):
            found = sets[meeting.hit.id]
            say(f"  {hit_words(meeting.hit, found, meeting.boards_in_file)}")
            if meeting.is_whole and _is_other(file.event, found.event):
                say(
                    f"  The file names the event “{shown(file.event)}”, the set was dealt for"
                    f" “{shown(found.event)}”."
                )
        if not _of(file, report):
            say("  Not known: neither dealt nor seen on this computer before.")
    for difference in report.differences:
        say(str(difference))


def _is_other(event: str, dealt_for: str) -> bool:
    return bool(event and dealt_for) and event_key(event) != event_key(dealt_for)


def _say_error(file: CheckedFile) -> None:
    if isinstance(file.error, InvalidBoards):
        problems = file.error.problems
        say(f"{file.path}: {len(problems)} {'board' if len(problems) == 1 else 'boards'} not whole")
        for problem in problems:
            say(f"  {problem}")
    else:
        say(f"{file.path}: {file.error}")


def _contents(file: CheckedFile) -> str:
    count = file.count
    words = [
        f"{count} {'board' if count == 1 else 'boards'}, {file.numbers}"
        + ("" if file.numbered else " (counted: the format has no numbers)"),
        _format_name(file),
        f"set code {shown(file.set_code)}" if file.set_code else "",
        f"event “{shown(file.event)}”" if file.event else "",
    ]
    return ", ".join(word for word in words if word)


def _format_name(file: CheckedFile) -> str:
    return next((format_.name for format_ in format_of_file_name(file.path.name)), "")


def _of(file: CheckedFile, report: CheckReport) -> list[Meeting]:
    return [meeting for meeting in report.meetings if meeting.path == file.path]


def _warn(report: CheckReport, sets: dict[SetId, JournalSet]) -> None:
    for meeting in report.meetings:
        found = sets[meeting.hit.id]
        if meeting.is_cut_off:
            tell(
                f"bigdeal: warning: {meeting.path}: do not play or duplicate these boards:"
                f" {_WHY[found.state]}"
            )
            tell(f"  {set_words(found)}")
        if meeting.is_used:
            tell(f"bigdeal: warning: {meeting.path}: do not play these boards, they were in use before:")
            tell(f"  {set_words(found)}")
    for file in report.files:
        codes = {met.hit.code for met in _of(file, report) if met.is_whole and met.hit.code}
        if file.set_code and codes and file.set_code not in codes:
            tell(
                f"bigdeal: warning: {file.path}: it says set code {shown(file.set_code)}, but its boards are"
                f" of set {', '.join(sorted(codes))}."
            )


def _report_json(report: CheckReport, sets: dict[SetId, JournalSet]) -> dict[str, Json]:
    return {
        "exit_code": int(report.exit_code),
        "files": [_file_json(file, report, sets) for file in report.files],
        "differences": [
            {
                "first": str(difference.first),
                "second": str(difference.second),
                "board": difference.board or None,
                "counts": list(difference.counts),
            }
            for difference in report.differences
        ],
    }


def _file_json(file: CheckedFile, report: CheckReport, sets: dict[SetId, JournalSet]) -> dict[str, Json]:
    if isinstance(file.error, InvalidBoards):
        problems = list(file.error.problems)
    else:
        problems = [str(file.error)] if file.error else []
    return {
        "path": str(file.path),
        "format": _format_name(file),
        "problems": problems,
        "boards": file.count,
        "numbers": file.numbers,
        "numbers_counted": bool(file.count) and not file.numbered,
        "sessions": file.sessions,
        "for_play": file.is_for_play,
        "remarks": [remark_json(remark) for remark in file.remarks],
        "repeated": [list(numbers) for numbers in file.repeated],
        "code": file.set_code,
        "event": file.event,
        "sets": [
            {
                "set": set_json(sets[meeting.hit.id]),
                "boards": [list(pair) for pair in meeting.hit.boards],
                "is_whole": meeting.is_whole,
                "was_in_use": meeting.is_used,
                "was_cut_off": meeting.is_cut_off,
            }
            for meeting in _of(file, report)
        ],
    }
