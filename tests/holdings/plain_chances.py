"""The best chances by trying every plan against every division of the single cards: slow, and simple.

It knows no groups of equal cards, no positions that are the same, no bounds and no other solver: a plan sees
the cards that were played, in their order, and is worth the set of divisions in which it takes its tricks.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from itertools import product
from math import comb
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Division: TypeAlias = str
"""The word with W or E in place of each O."""

Wins: TypeAlias = frozenset[Division]


def divisions_of(word: str) -> list[Division]:
    """Return every division of the opponents' cards."""
    return ["".join(letters) for letters in product(*("WE" if owner == "O" else owner for owner in word))]


def plain_chance(word: str, tricks: int) -> Fraction:
    """Return the best chance of at least `tricks` tricks."""
    return max(_weight(wins) for wins in plans(word, tricks))


def plain_mean(word: str) -> Fraction:
    """Return the greatest mean of the tricks that one plan takes."""
    most = max(word.count("S"), word.count("N"))
    marked = [f"{count}{division}" for count in range(1, most + 1) for division in divisions_of(word)]
    return max(sum((_weight({one[1:]}) for one in wins), Fraction()) for wins in _plans(marked))


def plans(word: str, tricks: int) -> set[Wins]:
    """Return the sets of divisions in which plans take at least `tricks` tricks, no set within another."""
    found = _plans([f"{tricks}{division}" for division in divisions_of(word)])
    return {frozenset(one[1:] for one in wins) for wins in found}


def _plans(marked: list[str]) -> set[Wins]:
    """Do the same for divisions each of which begins with the tricks that are wanted in it."""
    return _trick(frozenset(marked), frozenset(), 0)


def _weight(wins: Iterable[Division]) -> Fraction:
    total = Fraction()
    for division in wins:
        west, east = division.count("W"), division.count("E")
        total += Fraction(comb(26 - west - east, 13 - west), comb(26, 13))
    return total


def _trick(divisions: Wins, gone: frozenset[int], won: int) -> set[Wins]:
    """Return what plans reach from a trick on; places in `gone` are played."""
    one = next(iter(divisions))[1:]
    leads = [place for place, owner in enumerate(one) if owner in "SN" and place not in gone]
    if not leads:
        return {frozenset(division for division in divisions if int(division[0]) <= won)}
    return _largest(wins for place in leads for wins in _after(divisions, gone, won, [place]))


def _after(divisions: Wins, gone: frozenset[int], won: int, played: list[int | None]) -> set[Wins]:
    """Return what plans reach in the middle of a trick; None was played where there was no card."""
    one = next(iter(divisions))[1:]
    cards = [place for place in played if place is not None]
    if len(played) == 4:
        return _trick(divisions, gone | set(cards), won + (one[min(cards)] in "SN"))
    turn = "SWNE"[("SWNE".index(one[cards[0]]) + len(played)) % 4]
    if turn in "SN":
        mine = [place for place, owner in enumerate(one) if owner == turn and place not in gone]
        choices: list[int | None] = [*mine] or [None]
        return _largest(wins for place in choices for wins in _after(divisions, gone, won, [*played, place]))
    shown: dict[int | None, set[Division]] = {}
    for division in divisions:
        theirs = [
            place
            for place, owner in enumerate(division[1:])
            if owner == turn and place not in gone and place not in cards
        ]
        for place in theirs or [None]:
            shown.setdefault(place, set()).add(division)
    answers = [
        {wins | (divisions - held) for wins in _after(frozenset(held), gone, won, [*played, place])}
        for place, held in shown.items()
    ]
    return reduce(lambda some, others: _largest(one & two for one in some for two in others), answers)


def _largest(sets: Iterable[Wins]) -> set[Wins]:
    every = set(sets)
    return {one for one in every if not any(one < other for other in every)}
