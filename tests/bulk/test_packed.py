"""Records in bulk: the same bytes as one by one, for every scheme and every edge."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.model.layouts import Layout
from bigdeal_gui.numbering.endings import BALANCED_FIRSTS
from bigdeal_gui.numbering.schemes import NumberScheme, layouts_of_records, scheme_by_name, scheme_record

np = pytest.importorskip("numpy")
bulk = pytest.importorskip("bigdeal_gui.bulk.packed")

SCHEMES: Final = [scheme_by_name(name) for name in sorted(bulk.SCHEMES)]
each_scheme = pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.name)


def array(owners: list[bytes]) -> Any:  # noqa: ANN401 - of a package that need not be there
    """Return rows as an array."""
    return np.frombuffer(b"".join(owners), np.uint8).reshape(-1, 52)


def check_same(scheme: NumberScheme, numbers: list[int]) -> None:
    """Make sure that arrays and single records agree on `numbers`, both ways."""
    size = scheme.record_bytes
    data = b"".join(number.to_bytes(size, "big") for number in numbers)
    words = bulk.words_of(data, size)
    assert bulk.is_in_range(words, scheme.count).all()
    owners = bulk.owners_of(words, scheme.name)
    assert owners.tobytes() == b"".join(layout.owners() for layout in layouts_of_records(scheme, data))
    assert bulk.is_fit(owners, scheme.name).all()
    assert bulk.records_of(owners, scheme.name, size) == data


@pytest.mark.unwatched
@each_scheme
@settings(max_examples=40)
@given(data=st.data())
def test_arrays_are_single_records(scheme: NumberScheme, data: st.DataObject) -> None:
    """Any numbers give the same layouts, and the layouts the same records, in arrays and one by one."""
    check_same(scheme, data.draw(st.lists(st.integers(0, scheme.count - 1), max_size=20)))


@each_scheme
def test_the_edges(scheme: NumberScheme) -> None:
    """The first and the last numbers, and those around powers of two, where words end."""
    powers = [2**bits + step for bits in range(scheme.count.bit_length() - 1) for step in (-1, 0, 1)]
    check_same(scheme, [0, 1, scheme.count - 2, scheme.count - 1, *powers])


def test_balanced_endings_of_each_size() -> None:
    """Where one size ends and the next begins the numbers agree, and some in the middle of each size."""
    firsts = BALANCED_FIRSTS[:-1]
    middles = [(first + end) // 2 for first, end in zip(firsts, BALANCED_FIRSTS[1:], strict=True)]
    check_same(scheme_by_name("balanced"), [*firsts, *middles, *(end - 1 for end in BALANCED_FIRSTS[1:])])


@each_scheme
def test_numbers_out_of_range_are_told_apart(scheme: NumberScheme) -> None:
    """The last number is in range, the next is not, and neither is the largest that a record can hold."""
    size = scheme.record_bytes
    numbers = [scheme.count - 1, scheme.count, scheme.count + 2**64, 256**size - 1, 0]
    data = b"".join(min(number, 256**size - 1).to_bytes(size, "big") for number in numbers)
    assert bulk.is_in_range(bulk.words_of(data, size), scheme.count).tolist() == [
        True,
        False,
        False,
        False,
        True,
    ]


byte_a_card = st.binary(min_size=52, max_size=52)
"""Drawn at once: a card at a time takes longer than what is tested."""

fives = byte_a_card.map(lambda drawn: bytes(one % 5 for one in drawn))
dealt = st.tuples(byte_a_card, st.integers(0, 14), st.integers(0, 14))


def row_of(places: tuple[bytes, int, int]) -> bytes:
    """Return a row in which three seats have one number of cards, and North perhaps another."""
    order, north, others = places
    cards = sorted(range(52), key=order.__getitem__)
    owners = bytearray([4]) * 52
    at = 0
    for seat, size in enumerate((north, *[min(others, 12)] * 3)):
        for card in cards[at : at + size]:
            owners[card] = seat
        at += size
    return bytes(owners)


@pytest.mark.unwatched
@each_scheme
@given(rows=st.lists(fives | dealt.map(row_of), max_size=10))
def test_what_has_no_number_is_found(scheme: NumberScheme, rows: list[bytes]) -> None:
    """A row is fit where, one by one, its layout has a number."""

    def has_number(row: bytes) -> bool:
        try:
            scheme_record(scheme, Layout.from_owners(row))
        except AppError:
            return False
        return True

    assert bulk.is_fit(array(rows), scheme.name).tolist() == [has_number(row) for row in rows]
