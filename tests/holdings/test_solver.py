"""The solver: against a plain one, and as the judge of the steps."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.holdings.reduction import hand_roles
from bigdeal_gui.holdings.rules import Reading, Rule, reduction_rules
from bigdeal_gui.holdings.solver import Difference, Solver
from bigdeal_gui.holdings.words import (
    canonical_words,
    exchanged_word,
    holding_word,
    ordered_word,
    word_with_lowest,
)

SMALL = st.text("SNO", max_size=7)
SOUND = reduction_rules(Reading.LITERAL)
WIDE = reduction_rules(Reading.WIDE)[1]


@pytest.fixture(scope="module")
def solver() -> Solver:
    """Return a solver that remembers from test to test."""
    return Solver()


def plain_tricks(owners: str) -> int:
    """Return the tricks of S and N by trying everything; W and E stand in `owners` for the opponents."""

    def best(left: str) -> int:
        leads = [place for place, owner in enumerate(left) if owner in "SN"]
        return max((follow(left, [place]) for place in leads), default=0)

    def follow(left: str, played: list[int]) -> int:
        turn = "SWNE".index(left[played[0]])
        order = ("SWNE" * 2)[turn + 1 : turn + 4]
        return after(left, played, order)

    def after(left: str, played: list[int], order: str) -> int:
        if not order:
            rest = "".join(owner for place, owner in enumerate(left) if place not in played)
            return best(rest) + (left[min(played)] in "SN")
        places = [place for place, owner in enumerate(left) if owner == order[0]]
        values = [after(left, [*played, place], order[1:]) for place in places]
        if not values:
            return after(left, played, order[1:])
        return max(values) if order[0] in "SN" else min(values)

    return best(owners)


def divided(word: str, division: int) -> str:
    """Return the word with W or E in place of each O."""
    letters = []
    for letter in word:
        if letter == "O":
            letters.append("WE"[division & 1])
            division >>= 1
        else:
            letters.append(letter)
    return "".join(letters)


def merges(rule: Rule, size: int) -> list[tuple[str, str]]:
    """Return each word that `rule` changes, and what it makes of it."""
    return [
        (word, ordered_word(word_with_lowest(word, places)))
        for word in canonical_words(size)
        for longer, shorter in hand_roles(word)
        if (places := rule.moves(word, longer, shorter))
    ]


@given(SMALL, st.integers(0, 127))
def test_it_agrees_with_trying_everything(word: str, division: int) -> None:
    """A solver without runs, memory or cuts finds the same tricks."""
    division %= 1 << word.count("O")
    assert Solver().tricks(word, division) == plain_tricks(divided(word, division))


@pytest.mark.unwatched
@given(SMALL)
def test_the_order_in_a_block_takes_the_same_tricks(word: str) -> None:
    """Step 1 is right: trying everything finds no difference between a word and its ordered form."""
    solver = Solver()
    for division in range(1 << word.count("O")):
        assert plain_tricks(divided(word, division)) == solver.tricks(ordered_word(word), division)


@settings(max_examples=30)
@given(st.text("SNO", max_size=10))
def test_it_is_symmetric(word: str) -> None:
    """Exchanging South and North, and West and East with them, changes no result."""
    solver = Solver()
    assert solver.profile(exchanged_word(word)) == solver.profile(word)[::-1]


@given(SMALL)
def test_forgetting_changes_nothing(word: str) -> None:
    """A solver that may remember next to nothing finds the same tricks."""
    assert Solver(most_known=3).profile(word) == Solver().profile(word)


@pytest.mark.parametrize(
    ("south", "north", "division", "tricks"),
    [
        ("AQ", "32", "K", 2),
        ("AQ", "32", "", 1),
        ("AQT", "432", "KJ", 3),
        ("AQT", "432", "J", 2),
        ("AKQJ", "5432", "", 4),
        ("K2", "43", "A", 1),
        ("K2", "43", "", 0),
        ("-", "-", "", 0),
    ],
)
def test_finesses(solver: Solver, south: str, north: str, division: str, tricks: int) -> None:
    """What every player knows: the cards named lie with East, before South, and all others with West."""
    word = holding_word(south, north)
    others = [card for card, owner in zip("AKQJT98765432", word, strict=True) if owner == "O"]
    assert solver.tricks(word, sum(1 << others.index(card) for card in division)) == tricks


def test_a_trivial_holding_takes_two_tricks_always(solver: Solver) -> None:
    """A32/K54 takes two tricks however the cards lie."""
    assert set(solver.profile(holding_word("A32", "K54"))) == {2}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("AX95", "Q4"), ("AX94", "Q5")),
        (("AQX987", "J432"), ("AQX765", "J432")),
        (("AX976", "KQ"), ("AX932", "KQ")),
        (("AQX83", "J976"), ("AQX83", "J942")),
        (("KJ9", "753"), ("KJ9", "432")),
        (("AQX", "J96"), ("AQX", "J32")),
        (("AJ2", "765"), ("AJ2", "543")),
        (("AX", "KJ"), ("A2", "K3")),
        (("AQ32", "K54"), ("AKQ5", "432")),
    ],
)
def test_equal_holdings_of_the_article_are_equal(
    solver: Solver, one: tuple[str, str], other: tuple[str, str]
) -> None:
    """Every pair that the article calls the same takes the same tricks in every division."""
    assert solver.difference(holding_word(*one), holding_word(*other)) is None


def test_different_holdings_of_the_article_differ(solver: Solver) -> None:
    """AQ2/JX and AQ2/J3 take different tricks in some division."""
    one, other = solver.profile(holding_word("AQ2", "JX")), solver.profile(holding_word("AQ2", "J3"))
    assert other not in {one, one[::-1]}


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (("A9", "QJ"), ("AT", "Q2"), Difference("EEWWWWWWW", (2, 1))),
        (("AJ9", "K8"), ("AJ2", "K9"), Difference("WEEWWWWW", (3, 2))),
        (("JT9", "A4"), ("JT2", "A5"), Difference("WWWWWWWW", (2, 1))),
        (("AJT", "K43"), ("AJ2", "K54"), Difference("WWWWWWW", (3, 2))),
        (("QJ9", "A3"), ("QJ2", "A4"), Difference("WEEEEEEW", (3, 2))),
    ],
)
def test_the_documents_counterexamples_are_some(
    solver: Solver, before: tuple[str, str], after: tuple[str, str], found: Difference
) -> None:
    """The wide reading makes one of the other, and they take different tricks in this division."""
    first, second = holding_word(*before), holding_word(*after)
    made = [
        ordered_word(word_with_lowest(ordered_word(first), places))
        for longer, shorter in (("S", "N"), ("N", "S"))
        if (places := WIDE.moves(ordered_word(first), longer, shorter))
    ]
    assert ordered_word(second) in made
    assert solver.difference(first, second) == found


@pytest.mark.parametrize("rule", SOUND, ids=lambda rule: rule.name)
def test_every_merge_is_right_in_small_suits(solver: Solver, rule: Rule) -> None:
    """In suits of up to seven cards no merge of the literal reading changes a trick."""
    found = [merge for size in range(8) for merge in merges(rule, size)]
    assert found
    assert not [merge for merge in found if solver.difference(*merge)]


@pytest.mark.unwatched
@pytest.mark.parametrize("rule", SOUND, ids=lambda rule: rule.name)
def test_a_sample_of_merges_is_right(solver: Solver, rule: Rule) -> None:
    """No merge of a sample of whole suits changes a trick."""
    sample = list(islice(merges(rule, 13), 500, None, 4_000))
    assert sample
    assert not [merge for merge in sample if solver.difference(*merge)]


def test_the_wide_reading_is_not_right(solver: Solver) -> None:
    """Suits of six cards suffice to refute it."""
    assert any(solver.difference(*merge) for size in range(8) for merge in merges(WIDE, size))
