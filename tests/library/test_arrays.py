"""Arrays, tables and the deals of other packages."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui import library
from bigdeal_gui.errors.library import PackageMissing
from bigdeal_gui.errors.model import InvalidDeal, InvalidLayout
from bigdeal_gui.errors.numbering import DamagedNumbers
from bigdeal_gui.model.cards import high_card_points
from bigdeal_gui.model.cards import suit_lengths as lengths_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

np = pytest.importorskip("numpy")

SEED: Final = "00" * 20
DEALS: Final = list(library.deals(SEED, "arrays", 200))


def test_deals_become_rows_and_deals_again() -> None:
    """`array_of` and `deals_of_array` undo each other, and the rows are the owners."""
    owners = library.array_of(DEALS)
    assert owners.shape == (200, 52)
    assert owners[7].tobytes() == DEALS[7].owners()
    assert list(library.deals_of_array(owners)) == DEALS
    assert list(library.deals_of_array(owners.astype("int64"))) == DEALS
    assert library.array_of([]).shape == (0, 52)


def test_an_array_of_deals_can_be_written_to() -> None:
    """What is handed out belongs to the caller."""
    owners = library.array_of(DEALS)
    owners[0] = 3
    assert owners[0].sum() == 3 * 52


@pytest.mark.parametrize("seat", library.SEATS)
def test_points_and_lengths_are_those_of_the_hands(seat: library.Seat) -> None:
    """What is counted in arrays is what is counted hand by hand."""
    owners = library.array_of(DEALS)
    hands = [deal.hands[seat] for deal in DEALS]
    assert library.points(owners, seat).tolist() == [high_card_points(hand) for hand in hands]
    assert library.suit_lengths(owners, seat).tolist() == [list(lengths_of(hand)) for hand in hands]


def test_many_deals_come_in_arrays_of_about_twenty_thousand() -> None:
    """However many there are in all."""
    first = next(library.owner_arrays(SEED, "arrays", 10**9))
    assert 19_000 < len(first) < 25_000


def test_rows_that_are_no_deals_are_refused() -> None:
    """A row that gives somebody fourteen cards, or a card to nobody, is no deal; another shape is a fault."""
    owners = library.array_of(DEALS)
    fouled, nobodys = owners.copy(), owners.copy()
    fouled[3, owners[3].tolist().index(1)] = 2
    nobodys[3, 0] = 4
    for wrong in (fouled, nobodys):
        found = library.deals_of_array(wrong)
        assert [next(found) for _row in range(3)] == DEALS[:3]
        with pytest.raises(InvalidDeal):
            next(found)
    for shape in (owners[:, :51], owners.ravel(), owners.astype(float)):
        with pytest.raises(ValueError, match="rows of 52 whole numbers"):
            library.deals_of_array(shape)


def test_a_table_holds_what_the_boards_are() -> None:
    """Each row has its board's number, conditions, hands, points and lengths."""
    pytest.importorskip("pandas")
    boards = library.boards(SEED, "arrays", 20, first_board=5)
    table = library.frame_of([*boards, library.Board(30, DEALS[29], played_as=1)])
    assert table.index.tolist() == [*range(5, 25), 30]
    assert table.index.name == "board"
    assert table.loc[6, "dealer"] == "E"
    assert table.loc[6, "vulnerable"] == "EW"
    # A file may give a board another dealer than its number has.
    assert (table.loc[30, "dealer"], table.loc[30, "vulnerable"]) == ("N", "None")
    for board in boards:
        row = table.loc[board.number]
        texts = library.deal_text(board.deal).removeprefix("N:").split()
        for seat, text in zip(library.SEATS, texts, strict=True):
            hand = board.deal.hands[seat]
            assert row[seat.letter] == text
            assert row[f"{seat.letter}_points"] == high_card_points(hand)
            suits = ("spades", "hearts", "diamonds", "clubs")
            assert tuple(row[f"{seat.letter}_{suit}"] for suit in suits) == lengths_of(hand)


def test_a_table_of_deals_and_of_none() -> None:
    """Deals are numbered from 1, and a table of nothing has all columns."""
    pytest.importorskip("pandas")
    assert library.frame_of(DEALS[:3]).index.tolist() == [1, 2, 3]
    empty = library.frame_of([])
    assert (len(empty), len(empty.columns)) == (0, 2 + 4 * 6)


def test_endplay_gives_back_what_it_was_given() -> None:
    """A deal of endplay has the same cards, and becomes the deal again."""
    pytest.importorskip("endplay")
    theirs = library.to_endplay(DEALS[0])
    assert theirs.to_pbn() == library.deal_text(DEALS[0])
    assert library.from_endplay(theirs) == DEALS[0]


def test_an_endplay_deal_with_a_card_played_is_none() -> None:
    """Where cards are missing there is no deal to give."""
    types = pytest.importorskip("endplay.types")
    theirs = library.to_endplay(DEALS[0])
    theirs.north.remove(next(iter(theirs.north)))
    assert isinstance(theirs, types.Deal)
    with pytest.raises(InvalidDeal):
        library.from_endplay(theirs)


@pytest.mark.parametrize(
    ("package", "extra", "call"),
    [
        ("numpy", "bulk", lambda: library.owner_array(SEED, "", 1)),
        ("numpy", "bulk", lambda: next(library.owner_arrays(SEED, "", 1))),
        ("numpy", "bulk", lambda: library.array_of(DEALS)),
        ("numpy", "bulk", lambda: library.points(np.zeros((1, 52)), 0)),
        ("numpy", "bulk", lambda: library.suit_lengths(np.zeros((1, 52)), 0)),
        ("pandas", "tables", lambda: library.frame_of(DEALS)),
        ("endplay", "analysis", lambda: library.to_endplay(DEALS[0])),
    ],
)
def test_a_package_that_is_missing_is_named(
    package: str, extra: str, call: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a package is not installed the call says which, and how to get it."""
    monkeypatch.setitem(sys.modules, package, None)
    if package == "endplay":
        monkeypatch.setitem(sys.modules, "endplay.types", None)
    with pytest.raises(PackageMissing) as caught:
        call()
    assert f"package {package}," in str(caught.value)
    assert f"pip install bigdeal-gui[{extra}]." in str(caught.value)


def test_a_package_that_is_broken_says_itself_what_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pandas whose own needs are not met is not called missing."""
    (tmp_path / "pandas.py").write_text("import something_that_is_nowhere\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "pandas", raising=False)
    with pytest.raises(ModuleNotFoundError, match="something_that_is_nowhere"):
        library.frame_of(DEALS)


# -- packed -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scheme",
    [
        *("bigdeal", "andrews", "pavlicek", "base5"),
        *(pytest.param(scheme, marks=pytest.mark.unwatched) for scheme in ("balanced", "unbalanced")),
    ],
)
def test_arrays_are_packed_as_layouts_are(scheme: str) -> None:
    """The records of an array are those of its layouts one by one, and give it back, past a block too."""
    count = library.scheme_count(scheme)
    size = 9_000 if scheme in {"balanced", "unbalanced"} else 40
    layouts = [library.layout_of(place * (count // size), scheme) for place in range(size)]
    data = library.pack(layouts, scheme)
    owners = library.unpack_array(data, scheme)
    assert owners.tobytes() == b"".join(layout.owners() for layout in layouts)
    assert library.pack_array(owners, scheme) == data
    assert library.pack_array(owners.astype("int32"), scheme) == data
    assert library.unpack_array(b"", scheme).shape == (0, 52)
    assert library.pack_array(owners[:0], scheme) == b""


@pytest.mark.parametrize("scheme", ["bigdeal", "unbalanced"])
def test_damaged_records_are_told_with_their_number(scheme: str) -> None:
    """A record out of range, and one that is cut off, are named, in a later block too."""
    last = library.scheme_count(scheme) - 1
    size = len(library.pack([library.layout_of(last, scheme)], scheme))
    good = last.to_bytes(size, "big")
    place = 8_200 if scheme == "unbalanced" else 3
    with pytest.raises(DamagedNumbers, match=f"record {place + 1}: its number is above {last}"):
        library.unpack_array(good * place + b"\xff" * size + good, scheme)
    with pytest.raises(DamagedNumbers, match=f"record 4: it ends after 2 of {size} bytes"):
        library.unpack_array(good * 3 + good[:2], scheme)


def test_rows_without_a_number_are_refused() -> None:
    """A hand of fourteen has none among the endings; an owner that is none, or another shape, is a fault."""
    owners = np.full((5, 52), 4, np.uint8)
    owners[3, :14] = 2
    with pytest.raises(InvalidLayout):
        library.pack_array(owners, "unbalanced")
    assert len(library.pack_array(owners, "base5")) == 5 * 16
    owners[4, 7] = 5
    for wrong in (owners, owners.astype(int) - 5, owners[:, 1:]):
        with pytest.raises(ValueError, match=r"whole numbers|0 to 3 for a seat"):
            library.pack_array(wrong, "base5")
