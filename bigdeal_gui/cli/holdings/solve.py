"""`bigdeal holdings solve`: the best chance of every number of tricks, and how to play for it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.holdings.chances import Chance, Suit
from bigdeal_gui.holdings.lines import Branch, Cash, End, Line, line_of
from bigdeal_gui.holdings.positions import longest
from bigdeal_gui.holdings.words import NORTH, SOUTH, hand_of, word_of
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE

if TYPE_CHECKING:
    from fractions import Fraction


_NAMES: Final = {SOUTH: "South", NORTH: "North"}
_NEXT: Final = {SOUTH: ("West", "North", "East"), NORTH: ("East", "South", "West")}

_INDENT: Final = "  "


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
@click.option(
    "--tricks", "tricks", metavar="N", type=click.IntRange(1, SUIT_SIZE), help="Only this number of tricks."
)
@click.option(
    "--leads",
    "leads",
    metavar="N",
    type=click.IntRange(0, SUIT_SIZE),
    default=SUIT_SIZE,
    help="Show the lines up to N leads; 0 shows the chances alone.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def solve_command(
    south: str,
    north: str,
    tricks: int | None,
    leads: int,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """The best chance of every number of tricks, and the line of play.

    The suit is SOUTH NORTH, such as AJ2 765. It stands alone: either hand can lead to every trick. West and
    East see all cards and know declarer's plan; declarer sees what is played. Chances are exact, as when
    nothing is known of either hand. K/Q is either of two cards that are worth the same.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”.
    """
    suit = Suit(word_of(south, north))
    if tricks is not None and tricks > longest(suit.position):
        raise Usage(f"The longer hand has {longest(suit.position)} cards, so there are no {tricks} tricks.")
    found = suit.chances() if tricks is None else iter((suit.chance(tricks),))
    if as_json:
        say(json.dumps(_json(suit, list(found), has_lines=leads > 0), indent=2))
        return
    _say(suit, found, leads=leads, is_whole=tricks is None)


def _say(suit: Suit, found: Iterator[Chance], *, leads: int, is_whole: bool) -> None:
    groups = ", ".join("/".join(group) for group in _groups_of(suit)) or "no card"
    say(f"{hand_of(suit.word, SOUTH)} facing {hand_of(suit.word, NORTH)}, the opponents have {groups}.")
    say("tricks  best chance                   all cards in sight")
    told = []
    for chance in found:
        say(
            f"{chance.tricks:<6}{_percent(chance.chance):>11} %  {chance.chance!s:<20}"
            f"{_percent(chance.in_sight):>7} %"
        )
        told.append(chance)
    for chance in told if leads else ():
        if chance.chance:
            say(f"\n{_tricks(chance.tricks)}:")
            for row in line_rows(line_of(suit, chance), leads):
                say(_INDENT + row)
    if is_whole:
        # The slowest question stands last.
        say(("\n" if leads and told else "") + _kind_words(suit, told))


def _kind_words(suit: Suit, found: list[Chance]) -> str:
    if all(chance.chance == 1 for chance in found):
        return "Trivial: these tricks are certain, more are out of reach."
    if suit.has_one_line():
        return "One line has the best chance of every number of tricks."
    return "No line has the best chance of every number of tricks: it depends on how many are wanted."


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def _percent(chance: Fraction) -> str:
    # Two decimals tell every chance from none: the smallest are those of a lone king among eleven cards.
    return f"{float(100 * chance):.2f}"


def _groups_of(suit: Suit) -> list[str]:
    """Return the opponents' groups by their ranks, such as "KQ"."""
    theirs = "".join(
        rank if owner not in {SOUTH, NORTH} else " " for rank, owner in zip(RANKS, suit.word, strict=True)
    )
    return theirs.split()


def _json(suit: Suit, found: list[Chance], *, has_lines: bool) -> dict[str, object]:
    west = [",".join(map(str, held)) for held in suit.lies.west()]
    return {
        "south": hand_of(suit.word, SOUTH),
        "north": hand_of(suit.word, NORTH),
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
                **({"line": line_json(line_of(suit, chance))} if has_lines and chance.chance else {}),
            }
            for chance in found
        ],
    }
