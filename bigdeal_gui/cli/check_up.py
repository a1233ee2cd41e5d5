"""`bigdeal check-up`: whether the sets that a club played are as chance deals them."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.analysis.check_up import wording
from bigdeal_gui.cli.parts.boundary import echo, echo_stderr, echo_words, echo_words_stderr
from bigdeal_gui.cli.parts.inputs import InputFiles, format_option
from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.print_options import options_of_print
from bigdeal_gui.cli.parts.progress import command_at_work
from bigdeal_gui.services.printing.check_up_sheet import make_check_up_sheet
from bigdeal_gui.services.printing.double_dummy import double_dummy_tables
from bigdeal_gui.services.sets.check_up import CheckUpReport, Fate, check_up
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.words import one_line_name, quoted_name

if TYPE_CHECKING:
    from bigdeal_gui.analysis.check_up.verdict import CheckUp
    from bigdeal_gui.paper.record_options import RecordOptions


@click.command("check-up")
@click.argument("files", metavar="FOLDER|FILE...", nargs=-1, required=True)
@click.option("-o", "sheet", metavar="SHEET.pdf", help="Print the verdict for the notice board.")
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
@click.option(
    "--finished", is_flag=True, help="Nobody has to play these boards any more, whatever the journal says."
)
@click.option(
    "--double-dummy",
    "is_solved",
    is_flag=True,
    help="Also count games and slams that can be made: some 0.2 seconds a board.",
)
@options_of_print("paper", "language")
@format_option
@click.pass_context
def check_up_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    context: click.Context,
    files: tuple[str, ...],
    sheet: str | None,
    *,
    as_json: bool,
    finished: bool,
    is_solved: bool,
    format_name: str | None,
    options: RecordOptions,
) -> None:
    """Tell whether played sets are as chance deals them.

    Give last year's files, or their FOLDER: any format, any program, the more sets the better. Where they
    are not as chance deals them, you learn what was done to them. A set that is there several times counts
    once.

    Exit codes: 0 as chance deals them, 1 not, 4 files that cannot be read.
    """
    inputs = InputFiles(format_name)
    paths = [inputs.path_of(word) for word in files]
    journal = journal_of_command()
    with command_at_work(tr("Reading"), journal) as work:
        solve = (
            partial(double_dummy_tables, progress=work.progress, cancel=work.cancel) if is_solved else None
        )
        report = check_up(paths, work, although_unfinished=finished, read=inputs.read, solve=solve)
    if report.found is not None and report.known_sets < report.found.sets:
        echo_words_stderr(
            "by naming files that the journal does not know, you say that their boards were played: figures"
            " tell about the hands (Laws of Duplicate Bridge, Law 6D)."
        )
    if not as_json:
        # Before the sheet, which may have no place: what was found is not lost then.
        _say(report)
    if sheet is not None and report.found is not None:
        with speaking(options.language):
            made = make_check_up_sheet(report, report.found, Path(sheet), journal, options.paper)
        echo_stderr(f"bigdeal: {one_line_name(made.path)}  {tr('{count} bytes', count=made.size_bytes)}")
    if as_json:
        # After it: an answer for programs is one object, and a refusal is another.
        echo(json.dumps(_json(report), indent=2))
    for file in report.of(Fate.UNREADABLE):
        echo_words_stderr("not read: {path}: {reason}", path=file.path, reason=file.reason)
    context.exit(int(report.exit_code))


def _say(report: CheckUpReport) -> None:
    found = report.found
    if found is None:
        echo_words("No set could be read.")
    else:
        _say_verdict(found)
    counted, copies = report.of(Fate.COUNTED), report.of(Fate.COPY)
    echo_words(
        "\nFiles counted: {count}. SHA-256 of the list of these files and their copies: {digest}",
        count=len(counted),
        digest=report.digest,
    )
    stems = {file.path.with_suffix("") for file in counted}
    if same := [file for file in copies if file.path.with_suffix("") in stems]:
        echo_words("The same sets in other formats: {count}", count=len(same))
    if others := [file for file in copies if file not in same]:
        echo_words("Copies of sets counted already: {count}", count=len(others))
        for file in others:
            echo(f"  {one_line_name(file.path)}")
        echo_words(
            "Copies are not a fault. If two of these were played on two days, the machine dealt a set again."
        )
    if skipped := report.of(Fate.NO_BOARDS):
        echo_words("Skipped, not files of boards: {count}", count=len(skipped))
        for file in skipped:
            echo(f"  {one_line_name(file.path)}")
    for one in report.never_finished:
        event = quoted_name(one.event) if one.event else tr("no event")
        echo_words(
            "Dealt and never finished, {event}, {month}: {count}",
            event=event,
            month=one.month,
            count=one.sets,
        )


def _say_verdict(found: CheckUp) -> None:
    echo(wording.verdict_sentence(found))
    echo(wording.chance_in_words(found))
    echo(wording.figures_looked_at(found))
    echo(f"\n{wording.filters_title(found)}")
    for name, seen in wording.filter_power_lines(found):
        echo(f"  {name}: {seen}")


def _json(report: CheckUpReport) -> dict[str, object]:
    found = report.found
    answer: dict[str, object] = {
        "kind": None,
        "files": [
            {
                "path": str(file.path),
                "fate": file.fate.value,
                "boards": file.boards,
                "sets": file.sets,
                "sha256": file.sha256,
                "reason": file.reason,
            }
            for file in report.files
        ],
        "files_sha256": report.digest,
        "known_sets": report.known_sets,
        "never_finished": [
            {"event": one.event, "month": one.month, "sets": one.sets} for one in report.never_finished
        ],
    }
    if found is None:
        return answer
    return answer | {
        "kind": found.kind.value,
        "sentence": wording.verdict_sentence(found),
        "chance": found.chance,
        "sets": found.sets,
        "boards": found.boards,
        "figures": [
            {
                "name": figure.name,
                "level": figure.level.value,
                "count": figure.count,
                "expected": figure.expected,
                "spread": figure.spread,
                "chance": figure.chance,
            }
            for figure in found.figures
        ],
        "log_likelihood_ratios": {kind.value: _finite(value) for kind, value in found.explained.items()},
        "power": [
            {
                "kind": power.kind.value,
                "detail": power.detail,
                "chance": power.chance,
                "sets_needed": power.sets_needed,
            }
            for power in found.powers
        ],
        "not_looked_at": [] if found.is_solved else ["double-dummy"],
    }


def _finite(value: float) -> float | None:
    """Return what JSON can hold; None where a filter cannot explain the boards at all."""
    return value if value > -float("inf") else None
