"""`bigdeal journal`: the group of commands about what was dealt on this computer."""

from __future__ import annotations

import io
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_file, echo_json, echo_notes, echo_stderr, echo_words
from bigdeal_gui.cli.parts.kept_settings import kept_settings
from bigdeal_gui.cli.parts.language import tr, translatable, usage_error
from bigdeal_gui.cli.parts.lazy_group import KnownGroup
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.cli.parts.print_options import PAPER, options_of_print, output_path
from bigdeal_gui.cli.parts.secrets import (
    OPENED_BY,
    SEALED_BY,
    asked_new_passphrase,
    passphrase_in,
    typed_secret,
)
from bigdeal_gui.cli.parts.set_texts import set_json, state_name
from bigdeal_gui.cli.parts.target import make_target_folder
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.errors.services import Refused
from bigdeal_gui.journal.attached import number_in_history
from bigdeal_gui.journal.check import export_text, verify_journal
from bigdeal_gui.journal.journal import Journal, JournalSet, Kind, State
from bigdeal_gui.journal.sets import LIFE, Grade
from bigdeal_gui.services.moving import Comeback, back_up_club, needs_passphrase, restore_club
from bigdeal_gui.services.printing.letters import letters_notes
from bigdeal_gui.services.printing.subject import set_described, set_heading
from bigdeal_gui.services.sets.certificate import SUFFIX, deliver_certificates
from bigdeal_gui.services.sets.history import change_state, export_record, needs_archive
from bigdeal_gui.services.spoken import speaking
from bigdeal_gui.storage import places
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.delivery import check_targets
from bigdeal_gui.words import one_line_name, written_day

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import RecordOptions
    from bigdeal_gui.paper.surface import PaperSize

UNDO: Final = "undo"
_MOST_LISTED: Final = 100
_LONG_DAY: Final = "2026.11.24"
"""A day that takes the most room in every language."""
_MARKS: Final = {None: "", Grade.KNOWN: "", Grade.READ: "?", Grade.CLAIMED: "!"}

FEWEST_DIGITS: Final = 16
"""How much of a hash is compared at least: 64 bits, which nobody can hit by chance."""
_DIGITS: Final = re.compile(rf"[0-9a-f]{{{FEWEST_DIGITS},64}}")
_ROW: Final = re.compile(r"[1-9][0-9]{0,12}")
_KNOWN: Final = "--known"
_PUT_BACK: Final = translatable(
    "Compare the digits with the paper once more. If they are the same, and the paper was made with this"
    " journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is"
    " missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal"
    " restore”, and tell everyone who relies on it."
)
_LOSS: Final = translatable(
    "If you lose the passphrase, the backup is lost: nobody, and no program, can open it again."
)


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
def list_command(search: str, states: tuple[str, ...], limit: int, *, as_json: bool) -> None:
    """List the sets dealt or seen here, newest first.

    A set code with “?” was only read in a file; with “!” a file claimed it, but another set has it.
    """
    wanted = [state for state in State if _word(state) in states]
    page = journal_of_command().sets(search, wanted, limit=limit)
    if as_json:
        echo_json([set_json(set_) for set_ in page.sets])
    else:
        for set_ in page.sets:
            echo(_line(set_))
    if page.total > len(page.sets):
        echo_stderr(
            tr(
                "These are {count} of {total} sets: --limit shows more, --search fewer.",
                count=len(page.sets),
                total=page.total,
            )
        )
    elif not page.total:
        is_asked = search or wanted
        echo_stderr(
            tr("There is no such set in the journal.") if is_asked else tr("No set has been dealt here yet.")
        )


def _line(set_: JournalSet) -> str:
    day = one_line_name(written_day(set_.date or set_.dealt_at[:10].replace("-", ".")))
    width = len(written_day(_LONG_DAY))
    longest = max(len(state_name(state)) for state in State)
    formats = ",".join(set_.formats)
    # Of a set that was only seen the code is what its file said, or claimed.
    code = f"{set_.code}{_MARKS[set_.code_grade]}"
    return (
        f"{day:{width}}  {code:10} {set_.boards.numbers:9}  {state_name(set_.state):{longest}}  {formats}"
        f"{'  ' if set_.event else ''}{one_line_name(set_.event)}{_away(set_)}"
    )


def _away(set_: JournalSet) -> str:
    """Return what is said of a set whose folder went away while it was dealt."""
    if set_.state is not State.BEGUN or os.path.isdir(set_.folder):  # noqa: PTH112 - never raises
        return ""
    return tr("  (not known: its files were going to {folder})", folder=set_.folder)


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
    echo_words(
        "Set {code} was {before} and is now {state}.",
        code=found.code,
        before=state_name(found.state),
        state=state_name(wanted),
    )
    if needs_archive(wanted) and folder is None:
        echo_stderr(tr("No archive folder is chosen in the settings, so the files are not moved."))
    if taken.moved is not None:
        for path in taken.moved.files:
            echo_words("  moved to {path}", path=path)
        for path in taken.moved.left:
            echo_stderr(tr("  left: {path} is gone, changed or held open", path=path))
    if taken.problem is not None:
        raise taken.problem


def _last(journal: Journal, found: JournalSet) -> State:
    steps = [row for row in journal.rows(found.id) if row.kind == Kind.STATE]
    if not steps:
        raise Refused(tr("Set {code} has taken no step that could be undone.", code=found.code))
    return State(json.loads(steps[-1].payload)["from"])


@click.command("certificate")
@click.argument("code")
@click.option("-o", "target", metavar="FILE.pdf", required=True, help="The new file, or a folder for it.")
@click.option(
    "--owner", metavar="TEXT", help="The identification the set was dealt with, to be printed in clear."
)
@PAPER
@options_of_print("language")
def certificate_command(
    code: str, target: str, owner: str | None, paper: PaperSize, options: RecordOptions
) -> None:
    """Make a dealing certificate, as PDF.

    It shows when and how the set CODE was dealt, and no card. It counts the sets dealt for the same event
    and day, and names the journal's newest row, for comparison later.
    """
    journal = journal_of_command()
    found = journal.set_by_code(code)
    place = output_path(target, set_described(found).stem("certificate") + SUFFIX)
    with make_target_folder(place.parent), speaking(options.language):
        (made,) = deliver_certificates(
            journal,
            [found.id],
            place,
            owner=None if owner is None else owner.encode("utf-8", "surrogateescape"),
            size=paper,
        )
    echo_file(made.file.path, made.file.size_bytes)
    echo_words("Set {place} of {count} dealt for this event on this day", place=made.place, count=made.count)
    echo_notes(letters_notes(set_heading(found)))


class _FromPaper(click.Command):
    """Takes all words after --known as one: blanks between digits are printed, so they are typed."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        joined: list[str] = []
        is_known = False
        for word in args:
            if is_known and not word.startswith("-"):
                joined[-1] = f"{joined[-1]} {word}".strip()
                continue
            is_known = word == _KNOWN
            joined += [word, ""] if is_known else [word]
        return super().parse_args(ctx, joined)


@dataclass(frozen=True, slots=True)
class _Known:
    """A hash that somebody kept, and the number that stood before it; None where none did."""

    row: int | None
    digits: str


@click.command("verify", cls=_FromPaper)
@click.option(
    _KNOWN,
    metavar="[ROW] HASH",
    multiple=True,
    help="A hash from a certificate, a hand record, a public pack or an export, with or without the row's"
    f" number; the first {FEWEST_DIGITS} digits are enough.",
)
@click.pass_context
def verify_command(context: click.Context, known: tuple[str, ...]) -> None:
    """Check every row; with --known, compare with paper.

    Every row that was changed, removed, moved or slipped in is named. The owner of this computer could
    rewrite the whole journal, or put yesterday's back: --known finds that out, with a hash that somebody
    else kept.

    Exit codes: 0 intact, 1 not.
    """
    wanted = [_readings(text) for text in known]
    journal = journal_of_command()
    report = verify_journal(journal.store)
    problems = [str(problem) for problem in report.problems]
    found = [_found(journal, readings) for readings in wanted]
    missing = [_unlike(journal, readings[0]) for readings, row in zip(wanted, found, strict=True) if not row]
    doubts = {
        row.sequence
        for row in journal.rows()
        if row.sequence in report.alarms and '{"missing":' not in row.payload
    }
    rows = tr("1 row") if report.rows == 1 else tr("{count} rows", count=report.rows)
    whole = tr("not as they were written:") if problems else tr("all as they were written")
    echo(f"{rows}, {whole}")
    for problem in problems:
        echo(f"  {problem}")
    if journal.store.doubt:
        echo_words("In doubt: {doubt}", doubt=journal.store.doubt)
    for row in filter(None, found):
        number = number_in_history(row)
        here = tr("The hash given is row {number}'s: this journal has that row.", number=number)
        there = tr("The hash given is row {number}'s: an attached journal has that row.", number=number)
        echo(here if row > 0 else there)
    for unlike in missing:
        echo_words("Not in it: {reason}.", reason=unlike)
    if missing:
        echo_words(_PUT_BACK)
    for what, sequences in (
        (translatable("The clock had been set back at row {rows}."), report.clock_set_back),
        (
            translatable("The counter beside the journal was missing and was started again at row {rows}."),
            tuple(sorted({*report.alarms} - doubts)),
        ),
        (
            translatable("A doubt about the journal, or that it was known, was noted at row {rows}."),
            tuple(sorted(doubts)),
        ),
        (translatable("The journal was brought back from a backup at row {rows}."), report.restores),
        (translatable("The journal of another backup was attached at row {rows}."), report.attached),
    ):
        if sequences:
            echo_words(what, rows=", ".join(map(str, sequences)))
    if report.rows:
        echo_words("Newest: row {row}, hash {hash}", row=report.head.sequence, hash=report.head.hash.hex())
    if problems or missing or journal.store.doubt:
        context.exit(int(ExitCode.CHECK_FAILED))


def _readings(text: str) -> list[_Known]:
    """Return what may be meant: decimal digits in front are a row's number, or part of the hash."""
    first, *rest = text.lower().split() or [""]
    readings = [_Known(int(first), "".join(rest))] if rest and _ROW.fullmatch(first) else []
    readings.append(_Known(None, first + "".join(rest)))
    sound = [known for known in readings if _DIGITS.fullmatch(known.digits)]
    if not sound:
        raise usage_error(
            "After {option} come {count} to 64 digits of a row's hash, or its number and these.",
            option=_KNOWN,
            count=FEWEST_DIGITS,
        )
    return sound


def _found(journal: Journal, readings: list[_Known]) -> int | None:
    """Return the row that has the hash, and the number where one was given."""
    for known in readings:
        row = journal.row_by_hash(known.digits)
        if row is not None and known.row in {None, number_in_history(row)}:
            return row
    return None


def _unlike(journal: Journal, known: _Known) -> str:
    newest = journal.newest_row()
    last = newest.sequence if newest else 0
    if known.row is None:
        return tr(
            "no row has the hash {digits}, which was given to somebody; the newest is row {last}",
            digits=known.digits,
            last=last,
        )
    if known.row > last:
        return tr(
            "row {row} is missing, though its hash was given to somebody; the newest is row {last}",
            row=known.row,
            last=last,
        )
    return tr("row {row} is not the row whose hash was given to somebody", row=known.row)


@click.command("export")
@click.argument("file", metavar="[FILE]", default="-")
def export_command(file: str) -> None:
    """Write the journal as text that anybody can check.

    It goes to FILE; without FILE, or with “-”, to standard output. It contains no card, seed or key, and
    its chain of hashes can be checked.
    """
    journal = journal_of_command()
    if file == "-":
        text = io.StringIO()
        export_text(journal.store, text)
        echo(text.getvalue(), end="")
        return
    delivered = export_record(journal, Path(file))
    echo_file(delivered.path, delivered.size_bytes)


@click.command("backup")
@click.argument("file")
@click.option("--seal", "is_sealed", is_flag=True, help="Seal it with a passphrase, typed at the terminal.")
@SEALED_BY
def backup_command(file: str, passphrase_file: str | None, *, is_sealed: bool) -> None:
    """Copy journal, settings, presets and logo into one new file.

    FILE can be on a USB drive. Keep it safe: it contains no card, but anyone who has it can recognise deals
    that were dealt here. If sealed, it opens with its passphrase alone.
    """
    path = Path(file)
    journal = journal_of_command()
    if is_sealed or passphrase_file is not None:
        check_targets(path.parent, [path.name])
    if passphrase_file is not None:
        passphrase = passphrase_in(passphrase_file)
    else:
        passphrase = asked_new_passphrase(_LOSS) if is_sealed else ""
    back_up_club(journal, path, passphrase=passphrase)
    echo_words(
        "{path}  {size} bytes, up to row {row}",
        path=path,
        size=path.stat().st_size,
        row=journal.head().sequence,
    )
    if not passphrase:
        echo_stderr(tr("It holds the journal's key: keep it where nobody else can read it."))


@click.command("restore")
@click.argument("file")
@OPENED_BY
def restore_command(file: str, passphrase_file: str | None) -> None:
    """Bring the journal back from a backup.

    Close the window first. Nothing is overwritten: if a journal exists, that of FILE is attached to it, and
    both are used. Settings, presets and logo are added where missing. Rows newer than the backup are
    missing afterwards, and the journal says so.
    """
    path = Path(file)
    passphrase = passphrase_in(passphrase_file) if passphrase_file is not None else ""
    if not passphrase and path.is_file() and needs_passphrase(path):
        passphrase = typed_secret(tr("Passphrase of “{name}”: ", name=path.name))
    before = kept_settings()
    restored = restore_club(path, before, passphrase=passphrase)
    report = verify_journal(restored.journal.store)
    report.require_sound()
    if restored.settings is not None and restored.settings != before:
        settings_file.save_settings(places.settings_path(), restored.settings)
        echo_words("Settings, presets and identification were taken from the backup where you had none.")
    if restored.comeback is Comeback.BACK:
        row = report.head.sequence
        echo_words("The journal is back, up to row {last}; row {row} records this.", last=row - 1, row=row)
    elif restored.comeback is Comeback.ATTACHED:
        echo_words(
            "The backup's journal is attached to yours: row {row} records this.", row=report.attached[-1]
        )
    else:
        echo_words("Everything in this backup's journal is here already: the journal was not changed.")


@click.group("journal", cls=KnownGroup)
def journal_command() -> None:
    """What was dealt here: list, verify, export, certificates, backups."""


for subcommand in (
    list_command,
    verify_command,
    export_command,
    certificate_command,
    backup_command,
    restore_command,
    state_command,
):
    journal_command.add_command(subcommand)
