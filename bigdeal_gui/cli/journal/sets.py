"""`bigdeal journal list`, `state` and `certificate`: the sets of the record."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, say_file, say_json, say_words, tell
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.print_options import options_of_print, place_of
from bigdeal_gui.cli.parts.set_texts import set_json, shown, state_name
from bigdeal_gui.cli.parts.target import made_folder
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.journal.journal import Journal, JournalSet, Kind, State
from bigdeal_gui.journal.sets import LIFE, Grade
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.subject import heading_of, set_described
from bigdeal_gui.services.sets.certificate import SUFFIX, deliver_certificate
from bigdeal_gui.services.sets.history import change_state, needs_archive
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.words import written_day

if TYPE_CHECKING:
    from bigdeal_gui.journal.archive import Moved
    from bigdeal_gui.paper.record_options import RecordOptions

UNDO: Final = "undo"
_MOST_LISTED: Final = 100
_LONG_DAY: Final = "2026.11.24"
"""A day that takes the most room in every language."""
_MARKS: Final = {None: "", Grade.KNOWN: "", Grade.READ: "?", Grade.CLAIMED: "!"}


def _word(state: State) -> str:
    return state.value.replace(" ", "-")


@click.command("list")
@click.option("--search", metavar="WORDS", default="", help="Code, event, date, format or file name.")
@click.option(
    "--state",
    "states",
    multiple=True,
    type=click.Choice([_word(state) for state in State]),
    help="Only sets in this state; may be given several times.",
)
@click.option(
    "--limit",
    metavar="N",
    type=click.IntRange(1),
    default=_MOST_LISTED,
    show_default=True,
    help="How many sets at most.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def list_command(
    search: str,
    states: tuple[str, ...],
    limit: int,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """List the sets dealt or seen here, newest first.

    A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.
    """
    wanted = [state for state in State if _word(state) in states]
    page = journal_of_command().sets(search, wanted, limit=limit)
    if as_json:
        say_json([set_json(set_) for set_ in page.sets])
    else:
        for set_ in page.sets:
            say(_line(set_))
    if page.total > len(page.sets):
        tell(
            tr(
                "These are {count} of {total} sets: --limit shows more, --search fewer.",
                count=len(page.sets),
                total=page.total,
            )
        )
    elif not page.total:
        is_asked = search or wanted
        tell(
            tr("There is no such set in the journal.") if is_asked else tr("No set has been dealt here yet.")
        )


def _line(set_: JournalSet) -> str:
    day = shown(written_day(set_.date or set_.dealt_at[:10].replace("-", ".")))
    width = len(written_day(_LONG_DAY))
    longest = max(len(state_name(state)) for state in State)
    formats = ",".join(set_.formats)
    # Of a set that was only seen the code is what its file said, or claimed.
    code = f"{set_.code}{_MARKS[set_.code_grade]}"
    return (
        f"{day:{width}}  {code:10} {set_.boards!s:9}  {state_name(set_.state):{longest}}  {formats}"
        f"{'  ' if set_.event else ''}{shown(set_.event)}{_away(set_)}"
    )


def _away(set_: JournalSet) -> str:
    """Return what is said of a set whose folder went away while it was dealt."""
    if set_.state is not State.BEGUN or os.path.isdir(set_.folder):  # noqa: PTH112 - never raises
        return ""
    return tr("  (not known: its files were going to {folder})", folder=shown(str(set_.folder)))


@click.command("state")
@click.argument("code")
@click.argument("state", type=click.Choice([*map(_word, LIFE), UNDO]))
def state_command(code: str, state: str) -> None:
    """Set the state of a set: duplicated, in play, finished, released.

    “undo” takes back the last step. Files of a finished set move to the archive folder, if the settings
    have one, and come back with “undo”. A released set stays released: its key is written down, so that
    anybody can recompute its code.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    wanted = _last(journal, found) if state == UNDO else next(step for step in LIFE if _word(step) == state)
    folder = kept_settings().archive_folder if needs_archive(wanted) else None
    taken = change_state(journal, found.id, wanted, folder)
    say_words(
        "Set {code} was {before} and is now {state}.",
        code=found.code,
        before=state_name(found.state),
        state=state_name(wanted),
    )
    if needs_archive(wanted) and folder is None:
        tell(tr("No archive folder is chosen in the settings, so the files are not moved."))
    if taken.moved is not None:
        _say_moved(taken.moved)
    if taken.problem is not None:
        raise taken.problem


def _last(journal: Journal, found: JournalSet) -> State:
    steps = [row for row in journal.rows(found.id) if row.kind == Kind.STATE]
    if not steps:
        raise Refused(tr("Set {code} has taken no step that could be undone.", code=found.code))
    return State(json.loads(steps[-1].payload)["from"])


def _say_moved(moved: Moved) -> None:
    for path in moved.files:
        say_words("  moved to {path}", path=path)
    for path in moved.left:
        tell(tr("  left: {path} is gone, changed or held open", path=path))


@click.command("certificate")
@click.argument("code")
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@click.option(
    "--owner", metavar="TEXT", help="The identification the set was dealt with, to be printed in clear."
)
@click.option(
    "--paper",
    type=click.Choice([size.value for size in PaperSize if size is size.of_the_office]),
    default=PaperSize.A4.value,
    show_default=True,
)
@options_of_print("language")
def certificate_command(
    code: str, target: str, owner: str | None, paper: str, options: RecordOptions
) -> None:
    """Make a dealing certificate, as PDF.

    It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event
    and day, and names the journal's newest row, for comparison later.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    place = place_of(target, set_described(found).stem("certificate") + SUFFIX)
    with made_folder(place.parent), speaking(options.language):
        made = deliver_certificate(
            journal,
            found.id,
            place,
            owner=None if owner is None else owner.encode("utf-8", "surrogateescape"),
            size=PaperSize(paper),
        )
    say_file(made.file.path, made.file.size_bytes)
    say_words("Set {place} of {count} dealt for this event on this day", place=made.place, count=made.count)
    for note in letters_notes(heading_of(found)):
        tell(f"bigdeal: {shown(note)}")
