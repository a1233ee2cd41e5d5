"""`bigdeal journal verify`: whether every row of the record is as it was written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say, say_words
from bigdeal_gui.cli.parts.language import mark, tr, usage
from bigdeal_gui.cli.parts.opening import journal_of_command
from bigdeal_gui.errors.base import ExitCode
from bigdeal_gui.journal.attached import number_in_history
from bigdeal_gui.journal.check import verify

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

FEWEST_DIGITS: Final = 16
"""How much of a hash is compared at least: 64 bits, which nobody can hit by chance."""

_DIGITS: Final = re.compile(rf"[0-9a-f]{{{FEWEST_DIGITS},64}}")
_ROW: Final = re.compile(r"[1-9][0-9]{0,12}")
_KNOWN: Final = "--known"
_PUT_BACK: Final = mark(
    "Compare the digits with the paper once more. If they are the same, and the paper was made with this"
    " journal, then the journal was rolled back to an earlier day, or rewritten: what was dealt since is"
    " missing in it. Keep a copy of its folder as it is, bring back the newest backup with “bigdeal journal"
    " restore”, and tell everyone who relies on it."
)


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
    report = verify(journal.store)
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
    say(f"{rows}, {whole}")
    for problem in problems:
        say(f"  {problem}")
    if journal.store.doubt:
        say_words("In doubt: {doubt}", doubt=journal.store.doubt)
    for row in filter(None, found):
        number = number_in_history(row)
        here = tr("The hash given is row {number}'s: this journal has that row.", number=number)
        there = tr("The hash given is row {number}'s: an attached journal has that row.", number=number)
        say(here if row > 0 else there)
    for unlike in missing:
        say_words("Not in it: {reason}.", reason=unlike)
    if missing:
        say_words(_PUT_BACK)
    for what, sequences in (
        (mark("The clock had been set back at row {rows}."), report.clock_set_back),
        (
            mark("The counter beside the journal was missing and was started again at row {rows}."),
            tuple(sorted({*report.alarms} - doubts)),
        ),
        (
            mark("A doubt about the journal, or that it was known, was noted at row {rows}."),
            tuple(sorted(doubts)),
        ),
        (mark("The journal was brought back from a backup at row {rows}."), report.restores),
        (mark("The journal of another backup was attached at row {rows}."), report.attached),
    ):
        if sequences:
            say_words(what, rows=", ".join(map(str, sequences)))
    if report.rows:
        say_words(
            "Newest: row {row}, hash {hash}",
            row=report.head.sequence,
            hash=report.head.hash.hex(),
        )
    if problems or missing or journal.store.doubt:
        context.exit(int(ExitCode.CHECK_FAILED))


def _readings(text: str) -> list[_Known]:
    """Return what may be meant: decimal digits in front are a row's number, or part of the hash."""
    first, *rest = text.lower().split() or [""]
    readings = [_Known(int(first), "".join(rest))] if rest and _ROW.fullmatch(first) else []
    readings.append(_Known(None, first + "".join(rest)))
    sound = [known for known in readings if _DIGITS.fullmatch(known.digits)]
    if not sound:
        raise usage(
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
            "row {row}: is missing, though its hash was given to somebody; the newest is row {last}",
            row=known.row,
            last=last,
        )
    return tr("row {row}: is not the row whose hash was given to somebody", row=known.row)
