"""`bigdeal convert`: a file of boards in other formats, or under other board numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import (
    echo,
    echo_file,
    echo_json,
    echo_notes,
    echo_stderr,
    echo_warning,
    echo_warning_words,
    echo_words,
    echo_words_stderr,
)
from bigdeal_gui.cli.parts.headings import heading_options
from bigdeal_gui.cli.parts.inputs import (
    FORMAT_NAMES,
    STANDARD_INPUT,
    InputFiles,
    first_option,
    format_option,
    joined_format_options,
)
from bigdeal_gui.cli.parts.language import tr, usage_error
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import command_at_work, reading_progress_bar
from bigdeal_gui.cli.parts.set_texts import (
    boards_counted,
    claim_json,
    hit_words,
    numbers_text,
    remark_json,
    set_json,
)
from bigdeal_gui.cli.parts.target import (
    PROFILE,
    echo_cautions,
    make_target_folder,
    target_argument,
    target_line_end,
)
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.journal.journal import Journal, State
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import DoubleDummy, Table
from bigdeal_gui.model.plans import parse_board_ranges
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.convert import Analysis, Conversion, Converted, Others, convert_boards
from bigdeal_gui.services.sets.evidence import NumbersFrom, claim_sentence
from bigdeal_gui.services.sets.find_sets import one_file_a_set
from bigdeal_gui.words import one_line_name

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json


@click.command("convert")
@click.argument("source", metavar="IN")
@click.option(
    "-f",
    "formats",
    metavar="FORMATS",
    required=True,
    multiple=True,
    callback=joined_format_options,
    help=f"Formats, with commas between: {FORMAT_NAMES}.",
)
@click.option(
    "-o",
    "target",
    metavar="FOLDER/NAME",
    required=True,
    help="Folder and name, without ending. A new FOLDER is for you alone to read.",
)
@click.option(
    "--boards",
    "plan",
    metavar="PLAN",
    help="New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it, the boards keep theirs.",
)
@PROFILE
@click.option(
    "--although-used",
    is_flag=True,
    help="Convert boards of a set that is in play or finished, for a record or a web page.",
)
@click.option(
    "--double-dummy",
    "is_analysed",
    is_flag=True,
    help="Put double-dummy tricks and par into pbn files; refused before play.",
)
@heading_options
@first_option
@format_option
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def convert_command(  # noqa: PLR0913 - one parameter a flag, passed by name
    source: str,
    formats: str,
    target: str,
    plan: str | None,
    profile: Profile,
    *,
    although_used: bool,
    is_analysed: bool,
    event: str,
    site: str,
    date: str,
    first_board: int | None,
    format_name: str | None,
    as_json: bool,
) -> None:
    """Convert a file of boards into other formats.

    The ending of IN shows its format; “-” is standard input and needs --format. Of a folder or an archive
    (.zip) every set is converted, and -o names a folder. Nothing is ever overwritten: all files are
    written, or none. No card is shown.

    Boards that were in play are refused: nobody may play them again.
    """
    inputs = InputFiles(format_name)
    sources = inputs.paths_of(source)
    is_one = source == STANDARD_INPUT or not inputs.is_many(source)
    folder, name = target_argument(target) if is_one else (Path(target), "")
    order = Conversion(
        source=sources[0],
        formats=parse_formats(formats),
        folder=folder,
        name=name,
        plan=parse_board_ranges(plan) if plan is not None else (),
        profile=profile,
        line_end=target_line_end(profile),
        allow_used=although_used,
        event=event,
        site=site,
        date=date,
        first_board=first_board,
    )
    if is_analysed and (profile is Profile.BIGDEAL or all(row.name != "pbn" for row in order.formats)):
        raise usage_error("--double-dummy is for pbn files in the standard profile.")
    orders = (
        [order]
        if is_one
        else [replace(order, source=path, name=path.stem) for path in one_file_a_set(sources)]
    )
    journal = journal_of_command()
    analysis = Analysis(partial(_analysed, journal, is_asked=is_analysed), is_asked=is_analysed)
    answers: list[Json] = []
    with make_target_folder(folder):
        for one in orders:
            with reading_progress_bar(tr("Converting")) as pulse:
                done = convert_boards(one, journal, read=inputs.read, pulse=pulse, analysis=analysis)
            echo_cautions("bigdeal", one.formats, done.boards, one.profile)
            _warn(done, journal)
            answers.append(_json(done, journal))
            if not as_json:
                _report(done, journal)
    if as_json:
        echo_json(answers[0] if is_one else answers)


def _analysed(
    journal: Journal, boards: Sequence[Board], tables: Mapping[Deal, Table], *, is_asked: bool
) -> Sequence[DoubleDummy] | None:
    from bigdeal_gui.services.printing.double_dummy import analysed_boards, in_place_of_brought  # noqa: PLC0415 - for who needs it

    with command_at_work(tr("Double dummy"), journal) as work:
        results: Sequence[DoubleDummy] | None
        if is_asked:
            results, notes = analysed_boards(boards, tables, work)
        else:
            results, notes = in_place_of_brought(boards, tables, work)
    echo_notes(notes)
    return results


def _json(done: Converted, journal: Journal) -> dict[str, Json]:
    return {
        "code": done.set_code,
        "code_in_source": done.said_code,
        "code_differs": claim_json(done.claim) if done.claim else None,
        "boards": [done.boards.first, done.boards.last],
        "numbers_from": done.numbers_from.value,
        "count": done.count,
        "files": [{"path": str(file.path), "bytes": file.size_bytes} for file in done.files],
        "other_tags": done.others.value,
        "remarks": [remark_json(remark) for remark in done.remarks],
        "sets": [
            {"set": set_json(journal.set_by_id(hit.id)), "was_in_use": hit.state in USED_STATES}
            for hit in done.hits
        ],
    }


def _warn(done: Converted, journal: Journal) -> None:
    if done.numbers_from is NumbersFrom.COUNTED:
        echo_words_stderr("the file has no board numbers: they are counted from 1. --first N changes that.")
    echo_notes(map(str, done.remarks))
    if done.others is Others.LEFT_OUT:
        echo_words_stderr(
            "auctions, results and other tags of the file were left out: it is not one game a board, with"
            " a line for each tag."
        )
    if done.claim:
        echo_warning(one_line_name(claim_sentence(done.claim, done.said_code)))
    elif done.said_code and not done.set_code:
        echo_words_stderr(
            "the file said set code {said_code}. Its cards are not known here as that set, so the new files"
            " do not carry it.",
            said_code=done.said_code,
        )
    for hit in done.hits:
        if hit.state in USED_STATES:
            echo_warning_words("do not play these boards, they were in use before:")
            echo_stderr(f"  {hit_words(hit, journal.set_by_id(hit.id), _numbers(done))}")


def _numbers(done: Converted) -> list[int]:
    return [number for run in done.numbers for number in run]


def _report(done: Converted, journal: Journal) -> None:
    numbers = _numbers(done)
    echo_words(
        "{boards} converted: {numbers}", boards=boards_counted(done.count), numbers=numbers_text(numbers)
    )
    for file in done.files:
        echo_file(file.path, file.size_bytes)
    if done.set_code:
        echo_words("Set code {code}", code=done.set_code)
    for hit in done.hits:
        # Where a set dealt here has all the boards, sets that were only seen say no more.
        if hit.state not in USED_STATES and not (done.set_code and hit.state is State.SEEN):
            echo(hit_words(hit, journal.set_by_id(hit.id), numbers))
