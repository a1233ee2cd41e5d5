"""A line of play as rows for people, and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.holdings.lines import Cash
from bigdeal_gui.holdings.words import NORTH, SOUTH
from bigdeal_gui.model.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.holdings.lines import Branch, End, Line

_NAMES: Final = {SOUTH: "South", NORTH: "North"}
_NEXT: Final = {SOUTH: ("West", "North", "East"), NORTH: ("East", "South", "West")}


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
