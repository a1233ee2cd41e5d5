"""`bigdeal convert`: a file of boards in other formats, or under other board numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.boundary import say, say_file, tell
from bigdeal_gui.cli.parts.inputs import FORMAT_NAMES, InputFiles, format_option
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.set_texts import hit_words, shown
from bigdeal_gui.cli.parts.target import line_end_of, made_folder, target_of, tell_cautions
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.formats.table import parse_formats
from bigdeal_gui.model.plans import parse_plan
from bigdeal_gui.services.sets.check import USED_STATES
from bigdeal_gui.services.sets.convert import Conversion, convert

if TYPE_CHECKING:
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
def command(  # noqa: PLR0913, PLR0917 - one parameter a flag, passed by name
    source: str,
    formats: str,
    target: str,
    plan: str | None,
    profile: str,
    although_used: bool,  # noqa: FBT001 - a flag of the command line
    format_name: str | None,
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
    with made_folder(folder):
        done = convert(order, journal, read=inputs.read)
    tell_cautions("bigdeal", order.formats, done.boards, order.profile)
    _report(done, journal)


def _report(done: Converted, journal: Journal) -> None:
    say(f"{done.count} boards converted: {done.boards}")
    for remark in done.remarks:
        tell(f"bigdeal: {remark}")
    for file in done.files:
        say_file(file.path, file.size_bytes)
    if done.set_code:
        say(f"Set code {shown(done.set_code)}")
    for hit in done.hits:
        words = hit_words(hit, journal.set_by_id(hit.id), done.count)
        if hit.state in USED_STATES:
            tell("bigdeal: warning: do not play these boards, they were in use before:")
            tell(f"  {words}")
        else:
            say(words)
