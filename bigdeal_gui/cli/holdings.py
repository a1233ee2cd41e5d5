"""`bigdeal holdings`: the suits in two hands, listed, counted, reduced and solved."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_file
from bigdeal_gui.cli.parts.lazy_group import KnownGroup
from bigdeal_gui.cli.parts.progress import Bar
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.holdings.chances import Chance, Suit
from bigdeal_gui.holdings.counting import canonical_forms, deals_up_to_renaming, form_counts, suit_renamings
from bigdeal_gui.holdings.kinds import ABOUT_KINDS, TWIN_KINDS, HoldingKind, count_kinds
from bigdeal_gui.holdings.lines import Branch, Cash, End, Line, line_of_play
from bigdeal_gui.holdings.positions import longer_length
from bigdeal_gui.holdings.reduction import reduction_steps
from bigdeal_gui.holdings.rules import ABOUT, PUBLISHED, PUBLISHED_TWINS, Level, Reading
from bigdeal_gui.holdings.words import NORTH, SOUTH, Word, hand_in_word, holding_word
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE
from bigdeal_gui.storage.delivery import Delivery

if TYPE_CHECKING:
    from fractions import Fraction

_NAMES: Final = {SOUTH: "South", NORTH: "North"}
_NEXT: Final = {SOUTH: ("West", "North", "East"), NORTH: ("East", "South", "West")}

_INDENT: Final = "  "

_EVERY: Final = 100
_PUBLISHED_MERGES: Final = PUBLISHED[Level.SENTINEL] - PUBLISHED_TWINS
_LINES_AT_ONCE: Final = 1_000
_CRLF: Final = "\r\n"
_LIST_HEADER: Final = "South,North,word"
_COUNT_HEADER: Final = "level,count,published,difference"


def line_rows(line: Line | Cash, leads: int) -> Iterator[str]:
    """Yield the rows of a line, what comes of a lead below it and further to the right.

    After `leads` leads in a row there are dots.
    """
    if isinstance(line, Cash):
        yield _cash(line)
        return
    if not leads:
        yield "…"
        return
    yield f"{_NAMES[line.hand]} leads {line.card}"
    second, third, fourth = _NEXT[line.hand]
    branches = sorted(line.branches, key=_cards)
    for number, branch in enumerate(branches, 1):
        ends = sorted(branch.ends, key=_cards)
        answer = f"{third} {branch.third}" if branch.third else f"{third} has none"
        row = f"- {_condition(second, branch, number, len(branches))}{answer}"
        if len(ends) == 1:
            yield from _followed(row, ends[0].then, leads - 1)
            continue
        yield row
        for end_number, end in enumerate(ends, 1):
            condition = _condition(fourth, end, end_number, len(ends)).removesuffix(": ")
            yield from (f"  {text}" for text in _followed(f"- {condition}", end.then, leads - 1))


def line_json(line: Line | Cash) -> dict[str, object]:
    """Return a line as JSON: a lead with its answers, or what is cashed."""
    if isinstance(line, Cash):
        return {"cash": {"hand": _NAMES[line.hand], "tricks": line.tricks} if line.tricks else None}
    return {
        "lead": {"hand": _NAMES[line.hand], "card": line.card},
        "answers": [
            {
                "second": _sorted(branch.cards),
                "third": branch.third or None,
                "then": [
                    {"fourth": _sorted(end.cards), **line_json(end.then)}
                    for end in sorted(branch.ends, key=_cards)
                ],
            }
            for branch in sorted(line.branches, key=_cards)
        ],
    }


def _followed(row: str, then: Line | Cash, leads: int) -> Iterator[str]:
    """Yield a row and what comes after it, which stands in the same row if it is short."""
    if isinstance(then, Cash):
        yield f"{row}; {_cash(then)}"
        return
    yield row
    yield from (f"    {text}" for text in line_rows(then, leads))


def _cash(cash: Cash) -> str:
    return f"{_NAMES[cash.hand]} cashes {cash.tricks}" if cash.tricks else "all are won"


def _condition(hand: str, part: Branch | End, number: int, of: int) -> str:
    """Return "East K/Q: "; the last of several is "otherwise", and one alone has no condition."""
    if of == 1:
        return ""
    if number == of:
        return "otherwise: "
    held = [("/".join(group) if group else "none") for group in _sorted(part.cards)]
    return f"{hand} {' or '.join(held)}: "


def _cards(part: Branch | End) -> tuple[int, list[str]]:
    """Sort those with the fewest cards first, so that the rest comes last."""
    return sum(map(len, part.cards)), _sorted(part.cards)


def _sorted(groups: Iterable[str]) -> list[str]:
    return sorted(groups, key=lambda group: RANKS.find(group[:1]) if group else len(RANKS))


@click.command("solve")
@click.argument("south")
@click.argument("north")
@click.option("--tricks", metavar="N", type=click.IntRange(1, SUIT_SIZE), help="Only this number of tricks.")
@click.option(
    "--leads",
    metavar="N",
    type=click.IntRange(0, SUIT_SIZE),
    default=SUIT_SIZE,
    help="Show the lines up to N leads; 0 shows the chances alone.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def solve_command(south: str, north: str, tricks: int | None, leads: int, *, as_json: bool) -> None:
    """The best chance of every number of tricks, and the line of play.

    The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and
    East see all cards and know declarer's plan; declarer sees what is played. Chances are exact, as when
    nothing is known of either hand. K/Q is either of two cards that are worth the same.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.
    """
    suit = Suit(holding_word(south, north))
    if tricks is not None and tricks > longer_length(suit.position):
        raise Usage(
            f"The longer hand has {longer_length(suit.position)} cards, so there are no {tricks} tricks."
        )
    found = suit.chances() if tricks is None else iter((suit.chance(tricks),))
    if as_json:
        echo(json.dumps(_solved_json(suit, list(found), has_lines=leads > 0), indent=2))
        return
    _say_solved(suit, found, leads=leads, is_whole=tricks is None)


def _say_solved(suit: Suit, found: Iterator[Chance], *, leads: int, is_whole: bool) -> None:
    groups = ", ".join("/".join(group) for group in _groups_of(suit)) or "no card"
    south, north = (hand_in_word(suit.word, seat) for seat in (SOUTH, NORTH))
    echo(f"{south} facing {north}, the opponents have {groups}.")
    echo("tricks  best chance                   all cards in sight")
    told = []
    for chance in found:
        echo(
            f"{chance.tricks:<6}{_percent(chance.chance):>11} %  {chance.chance!s:<20}"
            f"{_percent(chance.in_sight):>7} %"
        )
        told.append(chance)
    for chance in told if leads else ():
        if chance.chance:
            echo("\n1 trick:" if chance.tricks == 1 else f"\n{chance.tricks} tricks:")
            for row in line_rows(line_of_play(suit, chance), leads):
                echo(_INDENT + row)
    if is_whole:
        # The slowest question stands last.
        echo(("\n" if leads and told else "") + _kind_words(suit, told))


def _kind_words(suit: Suit, found: list[Chance]) -> str:
    if all(chance.chance == 1 for chance in found):
        return "Trivial: these tricks are certain, more are out of reach."
    if suit.has_one_line():
        return "One line has the best chance of every number of tricks."
    return "No line has the best chance of every number of tricks: it depends on how many are wanted."


def _percent(chance: Fraction) -> str:
    # Two decimals tell every chance from none: the smallest are those of a lone king among eleven cards.
    return f"{float(100 * chance):.2f}"


def _groups_of(suit: Suit) -> list[str]:
    """Return the opponents' groups by their ranks, such as "KQ"."""
    theirs = "".join(
        rank if owner not in {SOUTH, NORTH} else " " for rank, owner in zip(RANKS, suit.word, strict=True)
    )
    return theirs.split()


def _solved_json(suit: Suit, found: list[Chance], *, has_lines: bool) -> dict[str, object]:
    west = [",".join(map(str, held)) for held in suit.lies.west()]
    return {
        "south": hand_in_word(suit.word, SOUTH),
        "north": hand_in_word(suit.word, NORTH),
        "groups": _groups_of(suit),
        "lies": suit.lies.count,
        "chances": [
            {
                "tricks": chance.tricks,
                "chance": str(chance.chance),
                "percent": float(100 * chance.chance),
                "all_cards_in_sight": str(chance.in_sight),
                "taken_where_west_has_of_each_group": [
                    held for number, held in enumerate(west) if chance.lies >> number & 1
                ],
                **({"line": line_json(line_of_play(suit, chance))} if has_lines and chance.chance else {}),
            }
            for chance in found
        ],
    }


_level = click.option(
    "--level",
    metavar="LEVEL",
    type=click.Choice([str(level.value) for level in Level]),
    help="How many of the steps to take, 0 to 5. Without it, 5.",
)
_reading = click.option(
    "--reading",
    type=click.Choice([reading.value for reading in Reading]),
    default=Reading.LITERAL.value,
    show_default=True,
    help="How the article's third step is understood.",
)


@click.command(
    "kinds",
    epilog="\b\nKinds:\n" + "\n".join(f"  {kind.value:<9}  {about}" for kind, about in ABOUT_KINDS.items()),
)
@click.option(
    "--reading",
    type=click.Choice([reading.value for reading in Reading]),
    default=Reading.LITERAL.value,
    show_default=True,
    help="The canonical forms of this reading, after step 5.",
)
@click.option(
    "--kind",
    "chosen",
    multiple=True,
    type=click.Choice([kind.value for kind in HoldingKind]),
    help="Only this kind; may be given several times.",
)
@click.option(
    "--every",
    metavar="N",
    type=click.IntRange(1),
    help=f"Look at one form in N. Without it, {_EVERY}; 1 where only twins or trivial ones are asked for.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def kinds_command(reading: str, chosen: tuple[str, ...], every: int | None, *, as_json: bool) -> None:
    """Count trivial holdings, those with one strategy, and twins.

    The kinds are those of Bradmetz's article, among the canonical forms. Twins are not looked for in a
    sample. All forms take some ten minutes for trivial ones and twins, and hours for the others.
    """
    kinds = {HoldingKind(name) for name in chosen} or set(HoldingKind)
    if every is None:
        every = 1 if chosen and kinds <= TWIN_KINDS | {HoldingKind.TRIVIAL} else _EVERY
    if every > 1:
        if chosen and kinds & TWIN_KINDS:
            raise Usage("Twins are found among all forms: they need --every 1.")
        kinds -= TWIN_KINDS
    words = list(canonical_forms(Reading(reading)))
    looked_at = words[::every]
    with Bar("Holdings") as bar:
        found = count_kinds(looked_at, kinds, bar)
    if as_json:
        echo(json.dumps(_kinds_json(reading, len(words), len(looked_at), found), indent=2))
        return
    echo(f"{len(looked_at):,} of {len(words):,} canonical forms (reading: {reading})")
    echo("kind          found    share  published")
    for kind in HoldingKind:
        if kind in found:
            published = f"{_PUBLISHED_MERGES:,}" if kind in TWIN_KINDS else "-"
            share = 100 * found[kind] / len(looked_at)
            echo(f"{kind.value:<9}{found[kind]:>10,}{share:>7.2f} %{published:>11}  {ABOUT_KINDS[kind]}")


def _kinds_json(
    reading: str, forms_found: int, looked_at: int, found: dict[HoldingKind, int]
) -> dict[str, object]:
    return {
        "reading": reading,
        "forms": forms_found,
        "looked_at": looked_at,
        "kinds": {kind.value: count for kind, count in found.items()},
    }


@click.group(
    "holdings",
    cls=KnownGroup,
    invoke_without_command=True,
    epilog="\b\nSteps:\n" + "\n".join(f"  {level.value}  {about}" for level, about in ABOUT.items()),
)
@_level
@_reading
@click.option("--count", "is_count", is_flag=True, help="Count instead: every level, or the one of --level.")
@click.option("--csv", "file", metavar="FILE", help="Write into the new FILE; “-” is standard output.")
@click.pass_context
def holdings_command(
    context: click.Context, level: str | None, reading: str, *, is_count: bool, file: str | None
) -> None:
    """List, count, reduce and solve the suits in two hands.

    Without a command it lists the holdings that Bradmetz's steps tell apart: South, North, and the word. A
    word has a letter a card, the ace first: S, N, and O for the opponents.
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


@holdings_command.command("reduce")
@click.argument("south")
@click.argument("north")
@_level
@_reading
def reduce_command(south: str, north: str, level: str | None, reading: str) -> None:
    """Reduce one suit, and name the rule of each step.

    The suit is SOUTH NORTH, such as AX95 Q4.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.
    """
    word = holding_word(south, north)
    echo(_shown(word))
    for step in reduction_steps(
        word, Reading(reading), Level.SENTINEL if level is None else Level(int(level))
    ):
        word = step.word
        echo(f"{_shown(word)}  step {step.level.value}: {ABOUT[step.level]}")
    echo(f"Canonical form: {hand_in_word(word, SOUTH)} {hand_in_word(word, NORTH)}")


def _shown(word: Word) -> str:
    return f"{word}  {hand_in_word(word, SOUTH)} {hand_in_word(word, NORTH)}"


def _listed(reading: Reading, level: Level | None) -> Iterator[tuple[str, str, str]]:
    for word in canonical_forms(reading, Level.SENTINEL if level is None else level):
        yield hand_in_word(word, SOUTH), hand_in_word(word, NORTH), word


def _count_rows(reading: Reading, level: Level | None) -> Iterator[tuple[int, int, int, int]]:
    """Yield level, our count, the published one and the difference."""
    found = (
        form_counts(reading) if level is None else {level: sum(1 for _ in canonical_forms(reading, level))}
    )
    for counted, number in found.items():
        yield counted.value, number, PUBLISHED[counted], number - PUBLISHED[counted]


def _say_counts(reading: Reading, level: Level | None) -> None:
    echo(f"level      count  published  difference   (reading: {reading.value})")
    for number, found, published, difference in _count_rows(reading, level):
        echo(f"{number:<5}{found:>11,}{published:>11,}{difference:>+12,}")
    if level is not None:
        return
    echo(f"6              -{PUBLISHED_TWINS:>11,}           -   (twins: the rule is not taken)")
    echo("\nDeals that each kind of renaming of the suits leaves as they are:")
    for kind in reversed(suit_renamings()):
        cycles = "+".join(str(length) for length in kind.cycles)
        echo(f"{kind.ways} of kind {cycles:<8}{kind.deals_fixed:>39,}")
    echo(f"Deals that differ after renaming the suits: {deals_up_to_renaming():,}")


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
        echo(chunk, end="")


def _write(lines: Iterable[str], file: str) -> None:
    if file == "-":
        _say_all(lines)
        return
    path = Path(file)
    with Delivery(path.parent, [path.name]) as delivery:
        for chunk in _chunks(lines, _CRLF):
            delivery.write(path.name, chunk.encode("ascii"))
        (delivered,) = delivery.commit()
    echo_file(delivered.path, delivered.size_bytes)


holdings_command.add_command(solve_command)
holdings_command.add_command(kinds_command)
