"""The grid of a hand record, on a surface that needs no Qt."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.errors.paper import LayoutTooSmall
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.hand_records import hand_record
from bigdeal_gui.paper.hand_records.grid import record_grid, text_in_two_lines
from bigdeal_gui.paper.hand_records.pages import BoardPages
from bigdeal_gui.paper.record_options import Binding, PerPage, RecordHeading, RecordOptions, Results
from bigdeal_gui.paper.record_text import SUIT_SYMBOLS, board_texts
from bigdeal_gui.paper.type_setting import text_width
from bigdeal_gui.paper.words import paper_languages, words_of_paper
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from conftest import Recorder, Run

    from bigdeal_gui.paper.surface import Document

    NewSurface = Callable[[float, float], Recorder]

CLUB: Final = tuple(
    Board(number, deal)
    for number, deal in enumerate(first_deals(Seed(bytes(range(20))), b"hand records", 36), 1)
)
SUITS: Final = [list(range(first, first + 13)) for first in (0, 13, 26, 39)]
ONE_SUIT_EACH: Final = Deal.from_hands(SUITS)
FOUR_ROWS: Final = DoubleDummy(
    ((13, 12, 11, 10, 13), (0, 11, 10, 10, 12), (10, 13, 10, 12, 11), (11, 12, 11, 10, 10)),
    -1100,
    (Contract(7, Strain.HEARTS, (Seat.NORTH, Seat.SOUTH), is_doubled=True, over=-10),) * 4,
)
TWO_ROWS: Final = replace(FOUR_ROWS, tricks=(FOUR_ROWS.tricks[0], FOUR_ROWS.tricks[1]) * 2)
A4: Final = (194.0, 281.0)
LETTER: Final = (199.9, 263.4)


def drawn(
    monkeypatch: pytest.MonkeyPatch,
    surface: Recorder,
    boards: Sequence[Board],
    options: RecordOptions,
    found: Sequence[DoubleDummy] | None = None,
) -> Document:
    """Draw a record, and return what it is described as."""
    documents: list[Document] = []

    def kept(document: Document, draw: Callable[[Recorder], None]) -> bytes:
        documents.append(document)
        draw(surface)
        return b""

    monkeypatch.setattr(hand_record, "pdf", kept)
    hand_record.hand_record_pdf(boards, RecordHeading("p 1", "Cup"), options, found)
    return documents[0]


def cells_of(surface: Recorder) -> list[tuple[float, float, list[Run]]]:
    """Return each board's corner and its texts."""
    found = []
    for area in surface.rectangles:
        left, top, width, height = area.box
        if width > 30:
            inside = [
                run
                for run in surface.runs
                if run.page == area.page
                and left <= run.left < left + width
                and top < run.baseline <= top + height
            ]
            found.append((left, top, inside))
    return found


def hands_of(runs: Sequence[Run]) -> dict[str, list[Run]]:
    """Return the symbols and cards of each seat's hand."""
    order = [run for run in runs if len(run.text) == 1 and run.style.align.value == "centre"]
    starts = [runs.index(run) for run in order if run.text in "NESW"][:4]
    return dict(zip("NESW", (list(runs[start + 1 : start + 9]) for start in starts), strict=True))


@pytest.mark.unwatched
@pytest.mark.parametrize("found", [None, (FOUR_ROWS, TWO_ROWS)], ids=["plain", "results"])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
@pytest.mark.parametrize("layout", [one for one in PerPage if one is not PerPage.THIRTY_SIX])
def test_seats_have_one_left_edge_and_cards_one_look(
    recorder: NewSurface,
    monkeypatch: pytest.MonkeyPatch,
    layout: PerPage,
    paper: tuple[float, float],
    found: tuple[DoubleDummy, DoubleDummy] | None,
) -> None:
    """North stands above South, each seat at its own place in every cell; only long suits are set tighter."""
    surface = recorder(*paper)
    options = RecordOptions(layout=layout, double_dummy=True)
    results = [found[number % 2] for number in range(36)] if found else None
    drawn(monkeypatch, surface, CLUB, options, results)
    edges: set[tuple[str, int, float, float]] = set()
    cards, symbols = set(), set()
    for left, top, runs in cells_of(surface):
        for seat, hand in hands_of(runs).items():
            for place, run in enumerate(hand):
                where = (round(run.left - left, 6), round(run.baseline - top, 6))
                edges.add(("NS" if seat in "NS" else seat, place % 2, where[0], where[1]))
                if place % 2 == 0:
                    symbols.add(replace(run.style, colour=""))
                elif len(run.text.split()) < (4 if layout is PerPage.TWENTY_FOUR else 6):
                    cards.add(run.style)
    lefts = {(seat, is_card, left) for seat, is_card, left, _ in edges}
    assert len(lefts) == 3 * 2
    assert len({baseline for *_, baseline in edges}) == 12
    assert len(cards) == 1
    assert len(symbols) == 1


@pytest.mark.unwatched
@pytest.mark.parametrize("found", [FOUR_ROWS, TWO_ROWS], ids=["four rows", "two rows"])
@pytest.mark.parametrize("results", Results)
@pytest.mark.parametrize("layout", [one for one in PerPage if one.has_room_for_double_dummy])
def test_results_stand_in_their_own_place(
    recorder: NewSurface,
    monkeypatch: pytest.MonkeyPatch,
    layout: PerPage,
    results: Results,
    found: DoubleDummy,
) -> None:
    """However long South's suits are, and however many rows there are, they keep apart."""
    surface = recorder(*LETTER)
    options = RecordOptions(layout=layout, double_dummy=True, results=results)
    boards = (*CLUB[:5], Board(6, ONE_SUIT_EACH))
    drawn(monkeypatch, surface, boards, options, [found] * len(boards))
    for _left, _top, runs in cells_of(surface):
        hands = hands_of(runs)
        after = runs[runs.index(hands["W"][-1]) + 1 :]
        head = next(place for place, run in enumerate(after) if run.text == "NT")
        count = 5 + 6 * (2 if results is Results.CONTRACTS or found is TWO_ROWS else 4)
        table, par = after[head : head + count], after[head + count]
        assert par.text.startswith("Par ")
        end = max(run.left + run.width for run in hands["S"])
        assert end + 0.3 < min(run.left for run in table)
        east = hands["E"][-1]
        assert min(run.baseline - run.style.cap_height for run in table) > east.baseline + 0.3
        assert table[-1].baseline == pytest.approx(hands["S"][-1].baseline)


@pytest.mark.parametrize("language", paper_languages(), ids=lambda one: one.code)
def test_dealer_and_vulnerability_have_room(language: object) -> None:
    """They stand left of North, below the number, in one style, no smaller than 6 points."""
    language = words_of_paper(language.code)
    texts = board_texts(CLUB, language, RecordOptions(), None)
    for width, height in ((64.6, 44.0), (48.5, 29.0), (194.0, 130.0)):
        grid = record_grid(width, height, language, texts)
        assert grid.told.points >= 6
        assert grid.told.stretch > 0.45
        parts = language.vulnerable
        if grid.told_lines == 3:
            parts = tuple(part for text in parts for part in text_in_two_lines(text))
        for text in (*map(language.dealer, SEATS), *parts):
            assert text_width(text, grid.told) <= grid.label_width * 1.001
        above = grid.baseline(Seat.NORTH, 0) - grid.cards.cap_height + grid.number.cap_height
        first = grid.baseline(Seat.NORTH, 3) - (grid.told_lines - 1) * grid.told_line
        assert above <= first - grid.told.cap_height


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("vulnérable", ("vulnérable", "")),
        ("Personne vulnérable", ("Personne", "vulnérable")),
        ("Obie przed partią", ("Obie przed", "partią")),
    ],
)
def test_a_long_text_goes_on_two_lines(text: str, lines: tuple[str, str]) -> None:
    """It is broken at a blank, where the longer line is shortest."""
    assert text_in_two_lines(text) == lines


def test_a_long_suit_gives_way_alone() -> None:
    """Thirteen cards make no others smaller: they come closer, get narrower, and are never below 8 points."""
    english = words_of_paper("en")
    plain = record_grid(64.6, 65.0, english, board_texts(CLUB, english, RecordOptions(), None))
    boards = (*CLUB, Board(1, ONE_SUIT_EACH))
    grid = record_grid(64.6, 65.0, english, board_texts(boards, english, RecordOptions(), None))
    assert grid == plain
    room = grid.rooms[Seat.WEST] - grid.before
    for cards in range(1, 14):
        text = " ".join(("A", "K", "Q", "J", "10", *"98765432")[:cards])
        style = grid.suit_style(text, Seat.WEST)
        assert text_width(text, style) <= room * 1.002
        assert style.points >= 8
        assert (style == grid.cards) == (text_width(text, grid.cards) <= room)
    assert style.stretch < 1


def test_what_cannot_be_read_is_refused() -> None:
    """Cards below 8 points, or below 20 in large print: the grid says so, and the page is not printed."""
    english = words_of_paper("en")
    texts = board_texts(CLUB, english, RecordOptions(), None)
    assert record_grid(64.6, 44.0, english, texts).is_readable
    assert not record_grid(64.6, 44.0, english, texts, 20.0).is_readable
    assert not record_grid(48.5, 29.0, english, texts).is_readable
    assert not record_grid(30.0, 44.0, english, texts).is_readable
    with pytest.raises(LayoutTooSmall, match="36"):
        BoardPages(texts, RecordOptions(layout=PerPage.THIRTY_SIX)).grid(*A4, english)


@pytest.mark.unwatched
@pytest.mark.parametrize(
    ("count", "layout", "expected"),
    [
        (1, PerPage.EIGHTEEN, [1]),
        (18, PerPage.EIGHTEEN, [18]),
        (24, PerPage.EIGHTEEN, [12, 12]),
        (27, PerPage.EIGHTEEN, [15, 12]),
        (36, PerPage.EIGHTEEN, [18, 18]),
        (16, PerPage.TWELVE, [9, 7]),
        (36, PerPage.TWENTY_FOUR, [20, 16]),
        (5, PerPage.LARGE_PRINT, [2, 2, 1]),
    ],
)
def test_pages_are_balanced(
    recorder: NewSurface, monkeypatch: pytest.MonkeyPatch, count: int, layout: PerPage, expected: list[int]
) -> None:
    """Pages hold whole rows, as many on each as can be; each names its own boards."""
    surface = recorder(*A4)
    drawn(monkeypatch, surface, CLUB[:count], RecordOptions(layout=layout))
    pages = [area.page for area in surface.rectangles if area.box[2] > 30]
    assert [pages.count(page) for page in range(1, surface.page + 1)] == expected
    first = 1
    for page, boards in enumerate(expected, start=1):
        said = f"Boards {first}–{first + boards - 1}" if boards > 1 else f"Board {first}"
        assert said in {run.text for run in surface.runs if run.page == page}
        first += boards
    sizes = {area.box[2:] for area in surface.rectangles if area.box[2] > 30}
    assert len(sizes) == 1


def test_a_booklet_lies_across(recorder: NewSurface, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small pages a side; the last boards stand left of the first, and nothing on the fold."""
    surface = recorder(281.0, 194.0)
    document = drawn(monkeypatch, surface, CLUB, RecordOptions(binding=Binding.BOOKLET))
    assert document.is_landscape
    assert surface.page == 4
    numbers = {
        (run.page, run.left > 140.5): run.text for run in surface.runs if run.text.startswith("Boards")
    }
    assert numbers == {
        (1, True): "Boards 1–8",
        (2, False): "Boards 9–16",
        (3, True): "Boards 17–24",
        (4, False): "Boards 25–30",
        (4, True): "Boards 31–36",
    }
    for before, after in pairwise(sorted({area.box[0] for area in surface.rectangles if area.box[2] > 30})):
        assert after > before
    assert not [
        area for area in surface.rectangles if area.box[0] < 140.5 - 7.9 < area.box[0] + area.box[2] - 0.2
    ]


def test_a_short_booklet_has_empty_pages(recorder: NewSurface, monkeypatch: pytest.MonkeyPatch) -> None:
    """A single page stands on the right half of the front, as a title does; the back is empty."""
    surface = recorder(281.0, 194.0)
    drawn(monkeypatch, surface, CLUB[:4], RecordOptions(binding=Binding.BOOKLET))
    assert surface.page == 2
    assert {run.page for run in surface.runs} == {1}
    assert min(run.left for run in surface.runs) > 140.5


def test_no_boards_are_no_page(recorder: NewSurface, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty record draws nothing."""
    surface = recorder(*A4)
    drawn(monkeypatch, surface, (), RecordOptions())
    assert surface.runs == surface.rectangles == []


def test_symbols_in_contracts_have_their_colour(
    recorder: NewSurface, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Par is red where a heart stands in it, black beside it."""
    surface = recorder(*A4)
    drawn(monkeypatch, surface, CLUB[:1], RecordOptions(double_dummy=True), [FOUR_ROWS])
    (place,) = (number for number, run in enumerate(surface.runs) if run.text == "Par −1100")
    contract = surface.runs[place + 1 : place + 4]
    assert [(run.text, run.style.colour) for run in contract] == [
        ("NS 7", "#000000"),
        (SUIT_SYMBOLS[1], "#c00000"),
        ("x−10", "#000000"),
    ]


@pytest.mark.parametrize(("layout", "fits"), [(PerPage.TWELVE, True), (PerPage.THIRTY_SIX, False)])
def test_whether_a_layout_can_be_read_is_known_before(layout: PerPage, *, fits: bool) -> None:
    """Where the page would be too small to read, drawing it is refused, and this says so."""
    boards = [Board(number, deal) for number, deal in enumerate(first_deals(Seed(b"room" * 5), b"", 36), 1)]
    assert (
        hand_record.record_has_room(
            boards, RecordHeading("Club"), RecordOptions(layout=layout, double_dummy=False)
        )
        is fits
    )
