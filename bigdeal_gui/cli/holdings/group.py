"""`bigdeal holdings`: the suits in two hands, listed, counted, reduced and solved."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.holdings.kinds import kinds_command
from bigdeal_gui.cli.holdings.solve import solve_command
from bigdeal_gui.cli.parts.boundary import say, say_file
from bigdeal_gui.errors import Usage
from bigdeal_gui.holdings.counting import counts, forms
from bigdeal_gui.holdings.reduction import steps
from bigdeal_gui.holdings.renaming import deals_up_to_renaming, renamings
from bigdeal_gui.holdings.rules import ABOUT, PUBLISHED, PUBLISHED_TWINS, Level, Reading
from bigdeal_gui.holdings.words import NORTH, SOUTH, hand_of, word_of
from bigdeal_gui.storage.delivery import Delivery

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.holdings.words import Word

_LINES_AT_ONCE: Final = 1_000
_CRLF: Final = "\r\n"
_LIST_HEADER: Final = "South,North,word"
_COUNT_HEADER: Final = "level,count,published,difference"

_level = click.option(
    "--level",
    "level",
    metavar="LEVEL",
    type=click.Choice([str(level.value) for level in Level]),
    help="How many of the steps to take, 0 to 5; 5 where none is given.",
)
_reading = click.option(
    "--reading",
    "reading",
    type=click.Choice([reading.value for reading in Reading]),
    default=Reading.LITERAL.value,
    show_default=True,
    help="How the article's third step is understood.",
)


@click.group(
    "holdings",
    short_help="List, count, reduce and solve the suits in two hands.",
    invoke_without_command=True,
    epilog="\b\nSteps:\n" + "\n".join(f"  {level.value}  {about}" for level, about in ABOUT.items()),
)
@_level
@_reading
@click.option("--count", "is_count", is_flag=True, help="Count instead: every level, or the one of --level.")
@click.option("--csv", "file", metavar="FILE", help="Write into the new FILE; “-” is standard output.")
@click.pass_context
def command(
    context: click.Context,
    level: str | None,
    reading: str,
    is_count: bool,  # noqa: FBT001 - a flag of the command line
    file: str | None,
) -> None:
    """List the suits in two hands that Bradmetz's steps tell apart: South, North, and the word.

    A word has a letter a card, the ace first: S, N and O for South, North and the opponents.
    """
    if context.invoked_subcommand is not None:
        if is_count or file is not None or level is not None:
            raise Usage(f"The options of “{context.invoked_subcommand}” stand after it.")
        return
    chosen = Reading(reading)
    only = None if level is None else Level(int(level))
    if file is not None:
        count_rows, listed = _count_rows(chosen, only), _listed(chosen, only)
        _write(_csv(_COUNT_HEADER, count_rows) if is_count else _csv(_LIST_HEADER, listed), file)
    elif is_count:
        _say_counts(chosen, only)
    else:
        _say_all(f"{south:<13}  {north:<6}  {word}" for south, north, word in _listed(chosen, only))


@command.command("reduce", short_help="Reduce one suit, and name the rule of each step.")
@click.argument("south")
@click.argument("north")
@_level
@_reading
def reduce_command(south: str, north: str, level: str | None, reading: str) -> None:
    """Reduce the suit SOUTH NORTH, such as AX95 Q4, and name the rule of each step.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.
    """
    word = word_of(south, north)
    say(_shown(word))
    for step in steps(word, Reading(reading), Level.SENTINEL if level is None else Level(int(level))):
        word = step.word
        say(f"{_shown(word)}  step {step.level.value}: {ABOUT[step.level]}")
    say(f"Canonical form: {hand_of(word, SOUTH)} {hand_of(word, NORTH)}")


def _shown(word: Word) -> str:
    return f"{word}  {hand_of(word, SOUTH)} {hand_of(word, NORTH)}"


def _listed(reading: Reading, level: Level | None) -> Iterator[tuple[str, str, str]]:
    for word in forms(reading, Level.SENTINEL if level is None else level):
        yield hand_of(word, SOUTH), hand_of(word, NORTH), word


def _count_rows(reading: Reading, level: Level | None) -> Iterator[tuple[int, int, int, int]]:
    """Yield level, our count, the published one and the difference."""
    found = counts(reading) if level is None else {level: sum(1 for _ in forms(reading, level))}
    for counted, number in found.items():
        yield counted.value, number, PUBLISHED[counted], number - PUBLISHED[counted]


def _say_counts(reading: Reading, level: Level | None) -> None:
    say(f"level      count  published  difference   (reading: {reading.value})")
    for number, found, published, difference in _count_rows(reading, level):
        say(f"{number:<5}{found:>11,}{published:>11,}{difference:>+12,}")
    if level is not None:
        return
    say(f"6              -{PUBLISHED_TWINS:>11,}           -   (twins: the rule is not taken)")
    say("\nDeals that each kind of renaming of the suits leaves as they are:")
    for kind in reversed(renamings()):
        cycles = "+".join(str(length) for length in kind.cycles)
        say(f"{kind.ways} of kind {cycles:<8}{kind.deals_fixed:>39,}")
    say(f"Deals that differ after renaming the suits: {deals_up_to_renaming():,}")


def _csv(header: str, rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    yield header
    for row in rows:
        yield ",".join(map(str, row))


def _chunks(lines: Iterable[str], line_end: str) -> Iterator[str]:
    """Yield the lines, many at once, so that neither memory nor flushing counts."""
    left = iter(lines)
    while chunk := list(islice(left, _LINES_AT_ONCE)):
        yield line_end.join((*chunk, ""))


def _say_all(lines: Iterable[str]) -> None:
    for chunk in _chunks(lines, "\n"):
        say(chunk, end="")


def _write(lines: Iterable[str], file: str) -> None:
    if file == "-":
        _say_all(lines)
        return
    path = Path(file)
    with Delivery(path.parent, [path.name]) as delivery:
        for chunk in _chunks(lines, _CRLF):
            delivery.write(path.name, chunk.encode("ascii"))
        (delivered,) = delivery.commit()
    say_file(delivered.path, delivered.size_bytes)


command.add_command(solve_command)
command.add_command(kinds_command)
