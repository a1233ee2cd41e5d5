"""The numbers of endings against an independent program, slow oracles and small packs counted whole."""

import json
import subprocess
import sys
from itertools import product
from math import comb, factorial, prod
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.model import InvalidLayout
from bigdeal_gui.errors.numbering import NumberOutOfRange
from bigdeal_gui.model.layouts import Layout, layout_text, parse_layout
from bigdeal_gui.numbering import pavlicek
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.numbering.endings import (
    BALANCED,
    UNBALANCED,
    CappedOrder,
    balanced_ending,
    balanced_number,
    unbalanced_ending,
    unbalanced_number,
)

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())


def endings_of(cards: int) -> int:
    """Return how many endings have `cards` cards a hand: 52 cards into four hands and the rest."""
    return prod(comb(52 - seat * cards, cards) for seat in range(4))


FIRSTS = {cards: sum(map(endings_of, range(cards + 1, 14))) for cards in range(13, 0, -1)}


def near(ends: list[int]) -> st.SearchStrategy[int]:
    """Return numbers of the whole range, and those within 1000 of its ends and of each border inside."""
    last = ends[-1]
    borders = [st.integers(max(0, end - 1000), min(last, end + 1000) - 1) for end in ends]
    return st.one_of(st.integers(0, last - 1), *borders)


# -- balanced ---------------------------------------------------------------------------------------------


def test_count_of_balanced_endings() -> None:
    """The published total; full deals come first, and 6,497,400 endings of one card each come last."""
    assert BALANCED == 2_058_009_868_335_972_036_308_496_616_883_640
    assert FIRSTS[12] == DEALS
    assert FIRSTS[1] + 6_497_400 == FIRSTS[1] + endings_of(1) == BALANCED


@pytest.mark.parametrize("vector", VECTORS["endings"], ids=lambda vector: vector["balanced"])
def test_an_independent_program_agrees(vector: dict[str, str]) -> None:
    """Published pairs of ending and number hold in both directions."""
    number = int(vector["balanced"])
    assert balanced_number(parse_layout(vector["diagram"])) == number
    assert layout_text(balanced_ending(number)) == vector["diagram"]


@given(near([*FIRSTS.values(), BALANCED]))
def test_every_number_makes_a_balanced_ending(number: int) -> None:
    """The size is that of the block in which the number lies, and the ending leads back to the number."""
    ending = balanced_ending(number)
    size = max(cards for cards, first in FIRSTS.items() if first + endings_of(cards) > number)
    assert ending.sizes == (size,) * 4
    assert Layout.from_hands(ending.hands) == ending
    assert balanced_number(ending) == number


@given(st.permutations(range(52)), st.integers(1, 13))
def test_every_balanced_ending_has_its_number(pack: list[int], size: int) -> None:
    """Every ending of a size has a number in the size's block that makes it again."""
    ending = Layout.from_hands([pack[seat * size : (seat + 1) * size] for seat in range(4)])
    number = balanced_number(ending)
    assert FIRSTS[size] <= number < FIRSTS[size] + endings_of(size)
    assert balanced_ending(number) == ending


@pytest.mark.parametrize("size", FIRSTS)
def test_the_ends_of_every_block(size: int) -> None:
    """A block's first ending gives the highest cards to North; its last to nobody, then to West."""
    first, last = balanced_ending(FIRSTS[size]), balanced_ending(FIRSTS[size] + endings_of(size) - 1)
    unused = 52 - 4 * size
    ranked = b"".join(bytes([seat]) * size for seat in range(4)) + b"\4" * unused
    assert pavlicek.owners_by_rank(first.owners()) == ranked
    assert pavlicek.owners_by_rank(last.owners()) == ranked[::-1]


@pytest.mark.parametrize("number", [0, 1, 10**27, DEALS - 1])
def test_the_first_block_is_pavliceks_deals(number: int) -> None:
    """Endings with 13 cards a hand have the numbers of the deals."""
    assert balanced_ending(number).hands == pavlicek.deal_of_number(number).hands


def test_the_end_of_the_last_block_is_counted_whole() -> None:
    """One card each of the six lowest of the pack: every way is listed, and they are the last numbers."""
    listed = [bytes(owners) for owners in product(range(5), repeat=6) if sorted(owners) == [0, 1, 2, 3, 4, 4]]
    endings = [Layout.from_owners(pavlicek.owners_by_suit(b"\4" * 46 + owners)) for owners in listed]
    numbers = list(range(BALANCED - len(listed), BALANCED))
    assert [balanced_number(ending) for ending in endings] == numbers
    assert [balanced_ending(number) for number in numbers] == endings


@pytest.mark.parametrize(
    "diagram",
    ["N:A... K... Q... -", "N:- - - -", "N:AK... Q... J... T...", "N:AKQJT98765432.A.. ... ... ..."],
)
def test_hands_of_different_sizes_are_no_balanced_ending(diagram: str) -> None:
    """Sizes that differ, and empty hands, are refused with the sizes and without a card."""
    with pytest.raises(InvalidLayout, match=r"^Not a balanced ending: cards held: North \d+, East \d+, "):
        balanced_number(parse_layout(diagram))


def test_fourteen_cards_each_are_no_balanced_ending() -> None:
    """A hand too large is refused even where all would be the same."""
    with pytest.raises(InvalidLayout):
        balanced_number(Layout((bytes(14), bytes(14), bytes(14), bytes(14))))


@pytest.mark.parametrize("number", [-1, BALANCED])
def test_no_balanced_ending_outside(number: int) -> None:
    """Numbers outside the range are refused."""
    with pytest.raises(NumberOutOfRange, match=f"balanced.*{BALANCED - 1}"):
        balanced_ending(number)


# -- unbalanced -------------------------------------------------------------------------------------------


def capped(owners: tuple[int, ...], most: int) -> bool:
    """Tell whether no seat has more than `most` cards."""
    return all(owners.count(seat) <= most for seat in range(4))


@pytest.mark.parametrize(("cards", "most"), [(6, 2), (5, 1), (4, 0), (5, 3), (3, 5), (1, 1), (0, 2)])
def test_a_small_pack_is_counted_whole(cards: int, most: int) -> None:
    """With few cards every way is listed: ranks are places in sorted order, and undone."""
    order = CappedOrder(cards, most)
    listed = [owners for owners in product(range(5), repeat=cards) if capped(owners, most)]
    assert order.count == len(listed)
    assert [order.rank_of(owners) for owners in listed] == list(range(len(listed)))
    assert [tuple(order.owners_of(number)) for number in range(len(listed))] == listed


def test_ways_are_told_for_any_room() -> None:
    """Whatever the seats can take, the ways to place no card, one, two … are those of choosing hands."""
    order = CappedOrder(4, 2)
    for rooms in product(range(3), repeat=4):
        assert [*order.ways(rooms)] == [slow_ways(cards, [*rooms]) for cards in range(5)]


def slow_ways(cards: int, rooms: list[int]) -> int:
    """Return the ways to place `cards` cards when seat i can take `rooms[i]`, by choosing hand after hand."""
    if not rooms:
        return 1
    return sum(
        comb(cards, size) * slow_ways(cards - size, rooms[1:]) for size in range(min(cards, rooms[0]) + 1)
    )


def ways(cards: int, rooms: list[int]) -> int:
    """Return the same faster: the hands are added one after the other."""
    counts = [1] + [0] * cards
    for room in rooms:
        counts = [
            sum(comb(held, size) * counts[held - size] for size in range(min(held, room) + 1))
            for held in range(cards + 1)
        ]
    return sum(comb(cards, held) * count for held, count in enumerate(counts))


def slow_rank(owners: bytes) -> int:
    """Return the rank by the definition: the ways to go on from every owner that comes before."""
    rooms = [13, 13, 13, 13]
    number = 0
    for place, owner in enumerate(owners):
        for seat in range(owner):
            if rooms[seat]:
                after = [*rooms[:seat], rooms[seat] - 1, *rooms[seat + 1 :]]
                number += ways(51 - place, after)
        if owner < 4:
            rooms[owner] -= 1
    return number


def test_count_of_unbalanced_endings() -> None:
    """The total of the literature, by the table, by two other counts, and within fifteen bytes."""
    by_sizes = sum(
        factorial(52) // prod(map(factorial, (*sizes, 52 - sum(sizes))))
        for sizes in product(range(14), repeat=4)
    )
    assert CappedOrder(52, 13).count == UNBALANCED == by_sizes == ways(52, [13] * 4)
    assert ways(9, [2, 0, 3, 1]) == slow_ways(9, [2, 0, 3, 1])
    assert 256**14 < UNBALANCED <= 256**15


@given(near([UNBALANCED]))
def test_every_number_makes_an_unbalanced_ending(number: int) -> None:
    """Every number makes hands of at most 13 cards that lead back to it."""
    ending = unbalanced_ending(number)
    assert max(ending.sizes) <= 13
    assert Layout.from_hands(ending.hands) == ending
    assert unbalanced_number(ending) == number


@given(st.permutations(range(52)), st.tuples(*[st.integers(0, 13)] * 4))
def test_every_unbalanced_ending_has_its_number(pack: list[int], sizes: tuple[int, ...]) -> None:
    """Every ending has a number in fifteen bytes that makes it again."""
    hands = [pack[13 * seat : 13 * seat + size] for seat, size in enumerate(sizes)]
    ending = Layout.from_hands(hands)
    number = unbalanced_number(ending)
    assert unbalanced_ending(int.from_bytes(number.to_bytes(15, "big"), "big")) == ending


@settings(max_examples=8, deadline=None)
@given(near([UNBALANCED]))
def test_the_slow_oracle_agrees(number: int) -> None:
    """Counted afresh at every card, the rank is the same."""
    assert slow_rank(pavlicek.owners_by_rank(unbalanced_ending(number).owners())) == number


@given(near([UNBALANCED]).filter(lambda number: number > 0))
def test_the_order_is_lexicographic(number: int) -> None:
    """A number more is a list of owners that stands later."""
    before, after = (pavlicek.owners_by_rank(unbalanced_ending(n).owners()) for n in (number - 1, number))
    assert before < after


@given(near([BALANCED]), near([BALANCED]))
def test_balanced_endings_of_a_size_keep_their_order(one: int, other: int) -> None:
    """Two balanced endings of the same size stand in the same order among the unbalanced ones."""
    low, high = sorted((one, other))
    first, second = balanced_ending(low), balanced_ending(high)
    if first.sizes == second.sizes and low < high:
        assert unbalanced_number(first) < unbalanced_number(second)


def test_the_ends_of_the_range() -> None:
    """The first ending is Pavlicek's first deal; the last is the empty table."""
    assert unbalanced_ending(0).hands == pavlicek.deal_of_number(0).hands
    assert layout_text(unbalanced_ending(UNBALANCED - 1)) == "N:... ... ... ..."
    assert layout_text(unbalanced_ending(UNBALANCED - 2)) == "N:... ... ... ...2"


def test_a_hand_of_fourteen_is_no_unbalanced_ending() -> None:
    """More than 13 cards are refused with the sizes and without a card."""
    with pytest.raises(InvalidLayout) as caught:
        unbalanced_number(parse_layout("N:AKQJT98765432.A.. ... ... ..."))
    assert str(caught.value) == (
        "Not an unbalanced ending: cards held: North 14, East 0, South 0, West 0; at most 13."
    )


@pytest.mark.parametrize("number", [-1, UNBALANCED])
def test_no_unbalanced_ending_outside(number: int) -> None:
    """Numbers outside the range are refused."""
    with pytest.raises(NumberOutOfRange, match=f"unbalanced.*{UNBALANCED - 1}"):
        unbalanced_ending(number)


def test_the_table_is_made_when_it_is_needed() -> None:
    """Importing every scheme, and numbering a balanced ending, makes no table."""
    script = (
        "from bigdeal_gui.numbering import andrews, endings, layouts, pavlicek, zbs\n"
        "endings.balanced_ending(1)\n"
        "assert endings.pack_order.cache_info().currsize == 0\n"
        "endings.unbalanced_ending(1)\n"
        "assert endings.pack_order.cache_info().currsize == 1\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
