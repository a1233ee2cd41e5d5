"""`bigdeal holdings solve`: the best chance of every number of tricks, and how to play for it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.holdings.line_text import line_json, line_rows
from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.errors import Usage
from bigdeal_gui.holdings.chances import Suit
from bigdeal_gui.holdings.lines import line_of
from bigdeal_gui.holdings.positions import longest
from bigdeal_gui.holdings.words import NORTH, SOUTH, hand_of, word_of
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from bigdeal_gui.holdings.chances import Chance

_INDENT: Final = "  "


@click.command("solve", short_help="The best chance of every number of tricks, and the line of play.")
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
    help="Tell the lines up to N leads; 0 tells the chances alone.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON, for programs.")
def solve_command(
    south: str,
    north: str,
    tricks: int | None,
    leads: int,
    as_json: bool,  # noqa: FBT001 - a flag of the command line
) -> None:
    """Solve the suit SOUTH NORTH, such as AJ2 765: the best chance of 1, 2, … tricks, and a line for each.

    The suit stands alone: either hand can lead to every trick. West and East see all cards and know
    declarer's plan; declarer sees what is played. Every lie of their cards has the chance it has
    when nothing is known of either hand. Chances are exact.

    The ten is T, X or 10; R, D and V are K, Q and J; a hand without cards is “-”. K/Q is either of two cards
    that are worth the same.
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
