"""`bigdeal convert`: a file of boards in other formats, or under other board numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import say, say_file, say_json, tell
from bigdeal_gui.cli.parts.inputs import FORMAT_NAMES, InputFiles, format_option
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.progress import reading
from bigdeal_gui.cli.parts.set_texts import hit_words, remark_json, set_json, shown
from bigdeal_gui.cli.parts.target import line_end_of, made_folder, target_of, tell_cautions
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import parse_plan
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.convert import Conversion, convert

if TYPE_CHECKING:
    from bigdeal_gui.journal.chain import Json
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.sets.convert import Converted


@click.command("convert", short_help="Convert a file of boards into other formats.")
@click.argument("source", metavar="IN")
@click.option(
    "-f", "formats", metavar="FORMATS", required=True, help=f"Names with commas between: {FORMAT_NAMES}."
)
@click.option(
    "-o",
    "target",
    metavar="FOLDER/NAME",
    required=True,
    help="Where to, and the files' name without its ending. A missing FOLDER is made, for you alone to read.",
)
@click.option(
    "--boards",
    "plan",
    metavar="PLAN",
    help="New board numbers, in order: 24, 11-20, or 1-16,17-32. Without it the boards keep theirs.",
)
@click.option(
    "--profile",
    type=click.Choice([profile.value for profile in Profile]),
    default=Profile.STANDARD.value,
    show_default=True,
    help="bigdeal: byte for byte what Big Deal 2.0 writes.",
)
@click.option(
    "--although-used",
    is_flag=True,
    help="Convert boards of a set that is in play or finished, for a record or a web page.",
)
@format_option
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    source: str,
    formats: str,
    target: str,
    plan: str | None,
    profile: str,
    although_used: bool,  # noqa: FBT001 - a flag of the command line
    format_name: str | None,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Convert a file of boards into other formats; no card is ever shown.

    IN tells its format by its ending; “-” is standard input and needs --format. The files are
    delivered whole or not at all, and nothing is ever overwritten. Boards that were in play before
    are refused: nobody may play them again.
    """
    folder, name = target_of(target)
    inputs = InputFiles(format_name)
    chosen = Profile(profile)
    order = Conversion(
        source=inputs.path_of(source),
        formats=parse_formats(formats),
        folder=folder,
        name=name,
        plan=parse_plan(plan) if plan is not None else (),
        profile=chosen,
        line_end=line_end_of(chosen),
        allow_used=although_used,
    )
    journal = journal_of_command()
    with made_folder(folder), reading("Converting") as pulse:
        done = convert(order, journal, read=inputs.read, pulse=pulse)
    tell_cautions("bigdeal", order.formats, done.boards, order.profile)
    _warn(done, journal)
    say_json(_json(done, journal)) if as_json else _report(done, journal)


def _json(done: Converted, journal: Journal) -> dict[str, Json]:
    return {
        "code": done.set_code,
        "boards": [done.boards.first, done.boards.last],
        "count": done.count,
        "files": [{"path": str(file.path), "bytes": file.size_bytes} for file in done.files],
        "remarks": [remark_json(remark) for remark in done.remarks],
        "sets": [
            {"set": set_json(journal.set_by_id(hit.id)), "was_in_use": hit.state in USED_STATES}
            for hit in done.hits
        ],
    }


def _warn(done: Converted, journal: Journal) -> None:
    for remark in done.remarks:
        tell(f"bigdeal: {remark}")
    for hit in done.hits:
        if hit.state in USED_STATES:
            tell("bigdeal: warning: do not play these boards, they were in use before:")
            tell(f"  {hit_words(hit, journal.set_by_id(hit.id), done.count)}")


def _report(done: Converted, journal: Journal) -> None:
    say(f"{done.count} boards converted: {done.boards}")
    for file in done.files:
        say_file(file.path, file.size_bytes)
    if done.set_code:
        say(f"Set code {shown(done.set_code)}")
    for hit in done.hits:
        if hit.state not in USED_STATES:
            say(hit_words(hit, journal.set_by_id(hit.id), done.count))
