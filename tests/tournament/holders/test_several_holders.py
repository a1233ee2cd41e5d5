"""A small model of several hands, gone through exhaustively: who can foresee a board, and who can choose one.

Keys, outside values, words and boards are four each, and a board is a sum of them all: as with a good hash,
each of them alone moves it anywhere. The hash that stands for withheld words is public from the start and
tells nothing of them. A coalition is the organiser with some of the holders, in any strategy: whatever it
does, at random or not, is a mixture of the moves that are gone through here, each at what was known then.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.tournament.holders.holder_promise import (
    Holder,
    PartKind,
    SharedPromise,
    SharedValue,
    hash_of_words,
    holder_part_kind,
    shared_promise,
    shared_value,
)
from bigdeal_gui.tournament.keys.keys_file import new_keys
from bigdeal_gui.tournament.plan import Plan, new_phase
from bigdeal_gui.tournament.sessions import SessionId, session_deals

if TYPE_CHECKING:
    from collections.abc import Iterator

FOUR = range(4)
EVENLY = dict.fromkeys(FOUR, 1 / 4)


@dataclass(frozen=True)
class Hand:
    """What a holder has: the words, the number that is public as their hash, and whether they are given."""

    words: int
    public: int
    is_given: bool = True

    @property
    def part(self) -> int:
        """What goes into the value."""
        return self.words if self.is_given else self.public


def board(key: int, outside: int, hands: tuple[Hand, ...]) -> int:
    """Return the board that is dealt."""
    return (key + outside + sum(hand.part for hand in hands)) % 4


def shares(boards: Iterator[int]) -> dict[int, float]:
    """Return how often each board comes."""
    counted = Counter(boards)
    return {one: counted[one] / counted.total() for one in FOUR if counted[one]}


def moves(count: int) -> Iterator[tuple[Hand, ...]]:
    """Yield all that so many holders can do: any words, any public number, given or withheld."""
    one = [Hand(*parts) for parts in product(FOUR, FOUR, (True, False))]
    yield from product(one, repeat=count)


def seen_by_others(
    key: int, outside: int, others: tuple[Hand, ...], public: int, *, honest: int
) -> dict[int, float]:
    """Return how likely each board is for who knows all but the words of so many honest holders.

    Honest holders may have any words, and give them.
    """
    unknown = product([Hand(words, public) for words in FOUR], repeat=honest)
    return shares(board(key, outside, (*hands, *others)) for hands in unknown)


@pytest.mark.unwatched
def test_with_one_honest_holder_nobody_foresees_a_board() -> None:
    """Whoever knows keys, value and all other words, and chose them, finds each board equally likely."""
    for key, outside, public in product(FOUR, FOUR, FOUR):
        for others in moves(2):
            assert seen_by_others(key, outside, others, public, honest=1) == EVENLY


def test_with_one_honest_holder_nobody_chooses_a_board() -> None:
    """Although key and words are chosen with the outside value in hand, and words withheld at will."""
    for outside, public, target in product(FOUR, FOUR, FOUR):
        best = max(
            seen_by_others(key, outside, others, public, honest=1)[target]
            for key in FOUR
            for others in moves(1)
        )
        assert best == 1 / 4


def test_without_an_honest_holder_boards_are_foreseen_and_chosen() -> None:
    """So it is the honest holder that counts: without one the same model gives everything away."""
    for key, outside, others in product(FOUR, FOUR, moves(2)):
        assert list(seen_by_others(key, outside, others, 0, honest=0).values()) == [1.0]
    for outside, target in product(FOUR, FOUR):
        assert any(seen_by_others(key, outside, (), 0, honest=0) == {target: 1.0} for key in FOUR)
        assert any(seen_by_others(0, outside, others, 0, honest=0) == {target: 1.0} for others in moves(1))


@cache
def chance(target: int, hands_given_last: int) -> tuple[float, float]:
    """Return how often a coalition gets `target` that sees the honest words before it gives its own.

    The first figure is for one that always gives them, the second for one that withholds where that helps.
    Keys, words and the public numbers were fixed before; the outside value and the honest words are anything.
    """
    given, chosen, runs = 0, 0, 0
    for key, outside, honest in product(FOUR, FOUR, FOUR):
        for fixed in product(product(FOUR, FOUR), repeat=hands_given_last):
            runs += 1
            ways = [
                board(
                    key,
                    outside,
                    (
                        Hand(honest, 0),
                        *(Hand(*one, is_given) for one, is_given in zip(fixed, way, strict=True)),
                    ),
                )
                for way in product((True, False), repeat=hands_given_last)
            ]
            given += ways[0] == target
            chosen += target in ways
    return given / runs, chosen / runs


@pytest.mark.unwatched
def test_who_gives_words_last_can_choose_only_by_withholding_them() -> None:
    """One holder has two boards to choose from, two have up to four; without withholding there is no choice.

    So who withholds is told by every verifier, and words are best handed over all at once.
    """
    for target in FOUR:
        assert chance(target, 1) == (1 / 4, 1 - (3 / 4) ** 2)
        assert chance(target, 2)[0] == 1 / 4
        assert 1 / 4 < chance(target, 2)[1] <= 1 - (3 / 4) ** 4


def test_the_program_mixes_as_the_model_does() -> None:
    """Each key, outside value, words and withheld words deal other boards, and what was withheld is seen."""
    plan = Plan("Cup", "The draw", (new_phase(1, "1-2", "fin", "Final"),))
    words = ["-".join([first, *["hawk"] * 11]) for first in ("axis", "furl", "genius", "zero")]
    kinds, dealt = Counter[tuple[PartKind, ...]](), set()
    keys = [
        new_keys(plan, lambda count, seed=seed: bytes([seed] * 3 + list(range(count - 3)))) for seed in (1, 2)
    ]
    for one, two, outside, key in product(words, words, ("17", "18"), keys):
        holders = (Holder("B", hash_of_words(one)), Holder("C", hash_of_words(two)))
        promise = shared_promise(SharedPromise("The draw", holders).in_words())
        for parts in product((one, hash_of_words(one)), (two, hash_of_words(two))):
            value = SharedValue(outside, parts).in_file()
            found = shared_value(value, promise.holders)
            assert found == SharedValue(outside, parts)
            kinds[tuple(map(holder_part_kind, parts, promise.holders))] += 1
            valued = Plan("Cup", promise.in_words(), plan.phases, value)
            dealt.add(tuple(session_deals(valued, key, SessionId(1, 1), 2)))
    assert len(dealt) == len(words) ** 2 * 4 * 2 * 2
    assert set(kinds) == set(product((PartKind.WORDS, PartKind.WITHHELD), repeat=2))
