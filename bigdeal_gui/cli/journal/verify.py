"""`bigdeal journal verify`: whether every row of the record is as it was written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.cli.parts.opening import open_journal
from bigdeal_gui.errors import ExitCode, Usage
from bigdeal_gui.journal.check import verify

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal

FEWEST_DIGITS: Final = 16
"""How much of a hash is compared at least: 64 bits, which nobody can hit by chance."""

_DIGITS: Final = re.compile(rf"[0-9a-f]{{{FEWEST_DIGITS},64}}")


@click.command("verify", short_help="Check every row; with --known, compare with a certificate.")
@click.option(
    "--known",
    metavar="ROW HASH",
    nargs=2,
    type=(click.IntRange(1), str),
    multiple=True,
    help="A row's number and hash from a certificate, an export or a minute book;"
    f" the first {FEWEST_DIGITS} digits are enough.",
)
@click.pass_context
def verify_command(context: click.Context, known: tuple[tuple[int, str], ...]) -> None:
    """Check that every row, list and count of the journal is as it was written.

    Every row that was changed, removed, moved or slipped in is named. Whoever owns this computer
    could write the whole journal anew: --known compares it with a hash that somebody else kept.

    Exit codes: 0 sound, 1 not.
    """
    wanted = [(row, _digits(text)) for row, text in known]
    journal = open_journal()
    report = verify(journal.store)
    problems = [str(problem) for problem in report.problems]
    problems += _unlike(journal, wanted)
    if journal.store.doubt:
        problems.append(f"in doubt: {journal.store.doubt}")
    doubts = {
        row.sequence
        for row in journal.rows()
        if row.sequence in report.alarms and '{"missing":' not in row.payload
    }
    rows = f"{report.rows} {'row' if report.rows == 1 else 'rows'}"
    say(f"{rows}, {'not as they were written:' if problems else 'all as they were written'}")
    for problem in problems:
        say(f"  {problem}")
    for what, sequences in (
        ("The clock had been set back at", report.clock_set_back),
        (
            "The count beside the journal was missing, and begun anew, at",
            tuple(sorted({*report.alarms} - doubts)),
        ),
        ("A doubt about the journal, or that it was known, was noted at", tuple(sorted(doubts))),
        ("The journal was brought back from a backup at", report.restores),
    ):
        if sequences:
            say(f"{what} row {', '.join(map(str, sequences))}.")
    if report.rows:
        say(f"Newest: row {report.head.sequence}, hash {report.head.hash.hex()}")
    if problems:
        context.exit(int(ExitCode.CHECK_FAILED))


def _digits(text: str) -> str:
    digits = "".join(text.split()).lower()
    if not _DIGITS.fullmatch(digits):
        raise Usage(f"After --known stand a row's number and {FEWEST_DIGITS} to 64 digits of its hash.")
    return digits


def _unlike(journal: Journal, wanted: list[tuple[int, str]]) -> list[str]:
    hashes = {row.sequence: row.hash.hex() for row in journal.rows()} if wanted else {}
    problems = []
    for row, digits in wanted:
        if row not in hashes:
            problems.append(f"row {row}: is missing, though its hash was given to somebody")
        elif not hashes[row].startswith(digits):
            problems.append(f"row {row}: is not the row whose hash was given to somebody")
    return problems
