"""`bigdeal check`: whether files hold whole boards, which set they are, and whether that set was used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import (
    echo,
    echo_json,
    echo_stderr,
    echo_warning,
    echo_warning_words,
    echo_words,
)
from bigdeal_gui.cli.parts.inputs import InputFiles, first_option, format_option
from bigdeal_gui.cli.parts.language import tr, translatable, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import reading_progress_bar
from bigdeal_gui.cli.parts.set_texts import (
    boards_counted,
    claim_json,
    hit_words,
    numbers_text,
    remark_json,
    set_json,
    set_words,
)
from bigdeal_gui.errors.formats import InvalidBoards
from bigdeal_gui.formats.table import format_of_file_name
from bigdeal_gui.journal.journal import JournalSet, SetId, State
from bigdeal_gui.journal.set_code import read_set_code
from bigdeal_gui.journal.sets import Grade
from bigdeal_gui.services.sets.check import CheckedFile, CheckReport, Meeting, check_files
from bigdeal_gui.services.sets.evidence import NumbersFrom, claim_sentence, names_event
from bigdeal_gui.words import one_line_name, within_line

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json


_WHY: Final = {
    State.BEGUN: translatable(
        "writing them was interrupted, or is still in progress. The next set that is dealt into their"
        " folder, or the next start of the window, completes it or undoes it."
    ),
    State.FAILED: translatable("their set was not completed; its files were removed, and these are copies."),
}

_COUNTED: Final = frozenset({NumbersFrom.STATED, NumbersFrom.OTHER_FILE, NumbersFrom.COUNTED})
_NUMBERS_FROM: Final = {
    NumbersFrom.FILE: "",
    NumbersFrom.JOURNAL: translatable(" (numbers from the journal)"),
    NumbersFrom.STATED: translatable(" (counted from {first}, as you said)"),
    NumbersFrom.OTHER_FILE: translatable(" (counted from {first}, as in the other file of this name)"),
    NumbersFrom.COUNTED: translatable(" (counted from {first}: the file has no board numbers)"),
}


@click.command("check")
@click.argument("files", metavar="[FILE]...", nargs=-1)
@click.option("--code", metavar="CODE", help="Show which set this code on a label or sheet belongs to.")
@first_option
@format_option
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.pass_context
def check_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[str, ...],
    code: str | None,
    first_board: int | None,
    format_name: str | None,
    *,
    as_json: bool,
) -> None:
    """Check files of boards, and show which set they are.

    Every board must be complete, no deal may occur twice, and files of one name must contain the same
    deals. The journal knows which set a file is, and whether it was played. FILE may be a folder or an
    archive (.zip, .gz); “-” is standard input and needs --format. No card is ever shown.

    You are warned of anything unusual, such as repeated boards or missing numbers. A set code in a file is
    shown as the file's own claim.

    Exit codes: 0 all is well, 1 something is wrong with the files or the code, 2 unknown format or option,
    4 a damaged file.
    """
    if code is not None and not files:
        found = journal_of_command().set_by_code(code)
        echo_json(set_json(found)) if as_json else _say_set(found)
        return
    if code is not None or not files:
        raise usage_error("Give the names of files to check, or --code with a set code.")
    inputs = InputFiles(format_name)
    paths = [path for word in files for path in inputs.paths_of(word)]
    journal = journal_of_command()
    with reading_progress_bar(tr("Checking")) as pulse:
        report = check_files(paths, journal, first_board=first_board, read=inputs.read, pulse=pulse)
    sets = {meeting.hit.id: journal.set_by_id(meeting.hit.id) for meeting in report.meetings}
    echo_json(_report_json(report, sets)) if as_json else _say_report(report, sets)
    _warn(report, sets)
    context.exit(int(report.exit_code))


def _say_set(found: JournalSet) -> None:
    words = set_words(found)
    echo(words[0].upper() + words[1:])
    for file in found.files:
        echo(f"  {within_line(file.path)}")


def _say_report(report: CheckReport, sets: dict[SetId, JournalSet]) -> None:
    for file in report.files:
        if file.error is not None:
            _say_error(file)
            continue
        echo(f"{within_line(file.path)}: {_contents(file)}")
        for remark in file.remarks:
            echo(f"  {remark}")
        for numbers in file.repeated:
            echo_words("  Boards {numbers} have the same deal.", numbers=numbers_text(numbers))
        for meeting in _of(file, report):
            found = sets[meeting.hit.id]
            if meeting.is_told:
                echo(f"  {hit_words(meeting.hit, found, file.all_numbers)}")
            is_named = file.event and found.event and meeting.is_whole
            if is_named and not names_event(file.event, found.event):
                echo_words(
                    "  The file names the event “{event}”, the set was dealt for “{dealt_for}”.",
                    event=file.event,
                    dealt_for=found.event,
                )
        if not _of(file, report):
            echo_words("  Not known: neither dealt nor seen on this computer before.")
    for difference in report.differences:
        echo(str(difference))


def _say_error(file: CheckedFile) -> None:
    if isinstance(file.error, InvalidBoards):
        problems = file.error.problems
        count = len(problems)
        not_whole = tr("1 board not whole") if count == 1 else tr("{count} boards not whole", count=count)
        echo(f"{within_line(file.path)}: {not_whole}")
        for problem in problems:
            echo(f"  {problem}")
    else:
        echo(f"{within_line(file.path)}: {file.error}")


def _contents(file: CheckedFile) -> str:
    count = file.count
    words = [
        f"{boards_counted(count)}, {file.numbers}"
        + (tr(source, first=file.lowest) if (source := _NUMBERS_FROM[file.numbers_from]) else ""),
        _format_name(file),
        tr("it says: set code {code}", code=file.set_code) if file.set_code else "",
        tr("it says: event “{event}”", event=file.event) if file.event else "",
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
            echo_warning_words(
                "{path}: do not play or duplicate these boards: {why}",
                path=meeting.path,
                why=tr(_WHY[found.state]),
            )
            echo_stderr(f"  {set_words(found)}")
        if meeting.is_used:
            echo_warning_words(
                "{path}: do not play these boards, they were in use before:", path=meeting.path
            )
            echo_stderr(f"  {set_words(found)}")
    for file in report.files:
        if file.claim:
            sentence = one_line_name(claim_sentence(file.claim, file.set_code))
            echo_warning(f"{within_line(file.path)}: {sentence}")
            echo_stderr(f"  {set_words(file.claim.found)}")


def _report_json(report: CheckReport, sets: dict[SetId, JournalSet]) -> dict[str, Json]:
    return {
        "exit_code": int(report.exit_code),
        "files": [_file_json(file, report, sets) for file in report.files],
        "differences": [
            {
                "first": str(difference.first),
                "second": str(difference.second),
                "board": difference.board,
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
        "numbers_counted": bool(file.count) and file.numbers_from in _COUNTED,
        "numbers_from": file.numbers_from.value if file.count else None,
        "sessions": file.sessions,
        "for_play": file.is_for_play,
        "remarks": [remark_json(remark) for remark in file.remarks],
        "repeated": [list(numbers) for numbers in file.repeated],
        "code": file.set_code,
        "code_is": _code_grade(file, report),
        "code_differs": claim_json(file.claim) if file.claim else None,
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


def _code_grade(file: CheckedFile, report: CheckReport) -> str | None:
    """Return how well the set code of a file is borne out: by its cards, by nobody, or not at all."""
    if not file.set_code:
        return None
    if file.claim:
        return Grade.CLAIMED
    met = {
        meeting.hit.code
        for meeting in _of(file, report)
        if meeting.is_whole and meeting.hit.state is not State.SEEN
    }
    return Grade.KNOWN if read_set_code(file.set_code) in met else Grade.READ
