"""Hand records on paper, read back with poppler's tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.paper import LayoutTooSmall
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.pdf import page
from bigdeal_gui.paper.pdf.page_part import MARGIN_MM
from bigdeal_gui.paper.record_options import (
    Binding,
    Order,
    PerPage,
    RecordHeading,
    RecordOptions,
    Results,
    SuitColours,
    Ten,
)
from bigdeal_gui.paper.record_text import rank_letters
from bigdeal_gui.paper.surface import MM_PER_INCH, Align, PaperSize
from bigdeal_gui.paper.type_setting import text_width
from bigdeal_gui.paper.words import paper_languages, words_of_paper
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from tests.paper.tagged import Pdf, faults

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bigdeal_gui.paper.surface import Box, Pen, Style
    from bigdeal_gui.paper.words import Words

pytestmark = [
    pytest.mark.unwatched,
    pytest.mark.usefixtures("qapp"),
    pytest.mark.skipif(
        any(shutil.which(name) is None for name in ("pdftotext", "pdffonts", "pdfinfo")),
        reason="poppler-utils is not installed",
    ),
]

HEADING = RecordHeading(
    "bigdeal-gui 1.0.0",
    event="Dienstagspaare Möckmühl – Finał",
    site="Clubhaus am See",
    section="A",
    session="2",
    day=date(2026, 11, 3),
    set_code="K7QA-M2PX",
)

PLAIN: Final = RecordOptions(double_dummy=False)
SUITS: Final = [list(range(first, first + 13)) for first in (0, 13, 26, 39)]
DEALS: Final = first_deals(Seed(bytes(range(20))), b"hand records", 36)
ONE_SUIT_EACH: Final = [
    Deal.from_hands([SUITS[(first + seat) % 4] for seat in range(4)]) for first in range(4)
]
TEN_AND_THREE: Final = [
    Deal.from_hands([(SUITS[suit][:10] + SUITS[(suit + 1) % 4][10:]) for suit in rotated])
    for rotated in ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
]
TOO_SMALL: Final = {(PerPage.TWENTY_FOUR, PaperSize.A5), (PerPage.THIRTY_SIX, PaperSize.A5)}
"""Of eight boards: layouts that cannot be read on this paper, and are refused."""
CLUB: Final = tuple(Board(number, deal) for number, deal in enumerate(DEALS, 1))
STRANGE: Final = tuple(Board(number, deal) for number, deal in enumerate((*ONE_SUIT_EACH, *TEN_AND_THREE), 1))

WORST: Final = DoubleDummy(
    ((13, 12, 11, 10, 13), (0, 11, 10, 10, 12), (10, 13, 10, 12, 11), (11, 12, 11, 10, 10)),
    -1100,
    tuple(
        Contract(7, Strain.NO_TRUMP, (Seat.NORTH, Seat.SOUTH), is_doubled=True, over=-10) for _ in range(4)
    ),
)
EVEN: Final = replace(WORST, tricks=(WORST.tricks[0], WORST.tricks[1]) * 2)

needs_time = settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])


def run(data: bytes, tmp_path: Path, *command: str) -> str:
    """Return what a tool of poppler writes about a PDF."""
    path = tmp_path / "record.pdf"
    path.write_bytes(data)
    name, *rest = command
    done = subprocess.run([name, str(path), *rest], check=True, capture_output=True, encoding="utf-8")
    assert done.stderr == ""
    return done.stdout


def cards_of(line: str, suit: int, letters: Sequence[str]) -> list[int]:
    """Return the cards of a suit as it is printed, blanks or none between them."""
    text = line.replace(" ", "")
    if text == "—":
        return []
    longest_first = sorted(letters, key=len, reverse=True)
    found = re.findall("|".join(longest_first), text)
    assert "".join(found) == text
    return [13 * suit + letters.index(rank) for rank in found]


def deals_of(data: bytes, tmp_path: Path, options: RecordOptions) -> list[Deal]:
    """Return every deal of a PDF, in the order of its text; each hand stands after its seat's letter."""
    language = words_of_paper(options.language)
    letters = rank_letters(language, options)
    text = run(data, tmp_path, "pdftotext", "-raw", "-")
    hands = re.findall(r"^(.)\n♠ (.+)\n♥ (.+)\n♦ (.+)\n♣ (.+)$", text, re.MULTILINE)
    assert [seat for seat, *_ in hands] == list(language.seats) * (len(hands) // 4)
    read = [
        [card for suit, line in enumerate(suits) for card in cards_of(line, suit, letters)]
        for _, *suits in hands
    ]
    return [Deal.from_hands(read[first : first + 4]) for first in range(0, len(read), 4)]


# -- cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", paper_languages(), ids=lambda one: one.code)
def test_every_card_comes_back_in_every_language(language: Words, tmp_path: Path) -> None:
    """Boards 1 to 16 in the letters of each language, board by board, hand by hand."""
    options = RecordOptions(language=language.code)
    data = hand_record_pdf(CLUB[:16], HEADING, options)
    assert deals_of(data, tmp_path, options) == [board.deal for board in CLUB[:16]]


@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("per_page", PerPage)
def test_voids_and_suits_of_13_cards_come_back(per_page: PerPage, paper: PaperSize, tmp_path: Path) -> None:
    """Nothing is cut off, however long the suit, beside the results, in each division of each paper."""
    options = RecordOptions(paper=paper, layout=per_page, language="nb", double_dummy=True)
    if (per_page, paper) in TOO_SMALL:
        with pytest.raises(LayoutTooSmall):
            hand_record_pdf(STRANGE, HEADING, options, [WORST, EVEN] * 4)
        return
    data = hand_record_pdf(STRANGE, HEADING, options, [WORST, EVEN] * 4)
    assert deals_of(data, tmp_path, options) == [board.deal for board in STRANGE]


@needs_time
@given(packs=st.lists(st.permutations(range(52)), min_size=1, max_size=5), options=st.data())
def test_whatever_was_dealt_comes_back(
    packs: list[list[int]], options: st.DataObject, tmp_path: Path
) -> None:
    """Any deals, in any order of the page, with any letters and tens."""
    chosen = RecordOptions(
        binding=options.draw(st.sampled_from([one for one in Binding if one is not Binding.BOOKLET])),
        layout=options.draw(st.sampled_from([one for one in PerPage if one is not PerPage.THIRTY_SIX])),
        double_dummy=False,
        order=options.draw(st.sampled_from(Order)),
        colours=options.draw(st.sampled_from(SuitColours)),
        ten=options.draw(st.sampled_from(Ten)),
        language=options.draw(st.sampled_from(paper_languages())).code,
        international_letters=options.draw(st.booleans()),
        points=options.draw(st.booleans()),
    )
    deals = [Deal.from_hands([pack[first : first + 13] for first in (0, 13, 26, 39)]) for pack in packs]
    boards = [Board(number, deal) for number, deal in enumerate(deals, 98)]
    assert deals_of(hand_record_pdf(boards, HEADING, chosen), tmp_path, chosen) == deals


@pytest.mark.parametrize("number", [1, 36, 100])
def test_number_dealer_and_vulnerability_stand_before_the_cards(number: int, tmp_path: Path) -> None:
    """A board's text begins with its number and what follows from it."""
    data = hand_record_pdf([Board(number, DEALS[0])], HEADING, RecordOptions())
    lines = run(data, tmp_path, "pdftotext", "-raw", "-").splitlines()
    start = lines.index(str(number))
    dealers, vulnerable = {1: ("North", "None"), 36: ("West", "Both"), 100: ("West", "Both")}[number]
    assert lines[start + 1 : start + 4] == [f"{dealers} deals", f"{vulnerable} vul", "N"]


def test_points_and_results_come_back(tmp_path: Path) -> None:
    """Points of N, E, S, W, the rows of the results, and par, each in reading order."""
    options = RecordOptions(double_dummy=True)
    text = run(hand_record_pdf(CLUB[:1], HEADING, options, [WORST]), tmp_path, "pdftotext", "-raw", "-")
    points = re.search(r"^HCP\n([0-9]+)\n([0-9]+)\n([0-9]+)\n([0-9]+)$", text, re.MULTILINE)
    assert points
    assert sum(map(int, points.groups())) == 40
    for words_of_board in (
        "NT ♠ ♥ ♦ ♣\nN 13 12 11 10 13\nE 0 11 10 10 12\nS 10 13 10 12 11\nW 11 12 11 10 10\n",
        "Par −1100\nNS 7NTx−10\nNS 7NTx−10\nNS 7NTx−10 …\n",
        "Double dummy: Tricks as declarer",
    ):
        assert words_of_board in text
    plain = run(hand_record_pdf(CLUB[:1], HEADING, PLAIN), tmp_path, "pdftotext", "-raw", "-")
    assert "ouble dummy" not in plain
    assert "Par" not in plain
    missing = run(hand_record_pdf(CLUB[:1], HEADING, options), tmp_path, "pdftotext", "-raw", "-")
    assert "without double dummy results" in missing


# -- pages -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("per_page", "pages"),
    [
        (PerPage.TWELVE, 3),
        (PerPage.EIGHTEEN, 2),
        (PerPage.TWENTY_FOUR, 2),
        (PerPage.THIRTY_SIX, 1),
        (PerPage.LARGE_PRINT, 18),
    ],
)
def test_pages_hold_their_boards_and_their_heading(per_page: PerPage, pages: int, tmp_path: Path) -> None:
    """As many pages as are needed; event, site, session, section, date, code and page on each."""
    paper = PaperSize.A3 if per_page is PerPage.THIRTY_SIX else PaperSize.A4
    data = hand_record_pdf(CLUB, HEADING, RecordOptions(layout=per_page, paper=paper))
    assert re.search(rf"^Pages: +{pages}$", run(data, tmp_path, "pdfinfo"), re.MULTILINE)
    found = run(data, tmp_path, "pdftotext", "-raw", "-").strip("\f").split("\f")
    assert len(found) == pages
    for number, text in enumerate(found, start=1):
        for said in (
            "Dienstagspaare Möckmühl – Finał",
            "Clubhaus am See",
            "Session 2 · Section A",
            "3 November 2026 · Set K7QA-M2PX",
            "bigdeal-gui 1.0.0 · Set K7QA-M2PX",
            f"Page {number} of {pages}",
        ):
            assert said in text
        here = {PerPage.TWENTY_FOUR: (20, 16)}.get(per_page, (per_page.boards,) * pages)
        first = 1 + sum(here[: number - 1])
        assert f"Boards {first}–{first + here[number - 1] - 1}" in text
        assert len(re.findall("^♣ ", text, re.MULTILINE)) == 4 * here[number - 1]


def test_a_heading_may_say_little(tmp_path: Path) -> None:
    """Without event, date or code the sheet is called what it is; nothing stands for what is not there."""
    text = run(hand_record_pdf(CLUB[:1], RecordHeading("p 1"), PLAIN), tmp_path, "pdftotext", "-raw", "-")
    assert text.startswith("Hand record\nBoard 1\n1\n")
    assert text.endswith("p 1 Page 1 of 1\n\f")
    assert "Set" not in text


def test_long_titles_stay_on_the_page(tmp_path: Path) -> None:
    """Whatever people call an event, it is fitted into its part of the line, and forges no second line."""
    heading = replace(HEADING, event="W" * 300 + "\nSet AAAA-AAAA\x1b", site="x" * 300, session="y" * 90)
    data = hand_record_pdf(CLUB[:1], heading, RecordOptions())
    box = run(data, tmp_path, "pdftotext", "-bbox", "-")
    assert max(map(float, re.findall(r'xMax="([0-9.]+)"', box))) <= 595 - MARGIN_MM * 72 / MM_PER_INCH + 1
    assert "WWW…" in box
    assert "AAAA" not in box.partition("<body>")[2]


@pytest.mark.parametrize(("size", "told"), [(PaperSize.A4, "(A4)"), (PaperSize.LETTER, "(letter)")])
def test_fonts_are_inside_and_the_description_is_right(size: PaperSize, told: str, tmp_path: Path) -> None:
    """Only the program's own fonts, all embedded with their letters; title, creator and no author."""
    data = hand_record_pdf(CLUB[:12], HEADING, RecordOptions(paper=size, language="de"))
    fonts = run(data, tmp_path, "pdffonts").splitlines()[2:]
    assert fonts
    assert all(re.match(r"(.*\+)?Bigdeal.* yes (yes|no) +yes +\d+ +\d+$", line) for line in fonts)
    info = run(data, tmp_path, "pdfinfo")
    assert told in info
    title = "Verteilungszettel · Dienstagspaare Möckmühl – Finał · Durchgang 2 · Sektion A · K7QA-M2PX"
    assert re.search(rf"^Title: +{title}$", info, re.MULTILINE)
    assert re.search(r"^Creator: +bigdeal-gui 1.0.0$", info, re.MULTILINE)
    assert not re.search(r"^Author: +\S", info, re.MULTILINE)
    assert Pdf(data).root["Lang"] == "de"
    assert faults(data) == []


def test_boards_go_along_rows_or_down_columns(tmp_path: Path) -> None:
    """The second board stands beside the first, or below it."""
    for order, is_beside in ((Order.ROWS, True), (Order.COLUMNS, False)):
        data = hand_record_pdf(CLUB[:4], replace(HEADING, section="", session=""), RecordOptions(order=order))
        box = run(data, tmp_path, "pdftotext", "-bbox", "-")
        places = [
            tuple(map(float, re.findall(rf'xMin="([0-9.]+)" yMin="([0-9.]+)" [^>]*>{word}<', box)[0]))
            for word in ("North", "East")
        ]
        assert (places[1][0] > places[0][0] + 100) is is_beside
        assert (places[1][1] > places[0][1] + 50) is not is_beside


# -- places ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ink:
    """A text's box on a page, from the baseline to the height of capitals, in millimetres."""

    page: int
    left: float
    top: float
    right: float
    bottom: float
    text: str
    points: float

    def meets(self, other: Ink) -> bool:
        """Tell whether two texts overlap, but for a hair."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.05 and down > 0.02


def overlapping(inks: Sequence[Ink]) -> list[tuple[str, str]]:
    """Return each pair of texts that meet."""
    downwards = sorted(inks, key=lambda ink: ink.top)
    found = []
    for place, one in enumerate(downwards, 1):
        for other in downwards[place:]:
            if other.top >= one.bottom:
                break
            if one.meets(other):
                found.append((one.text, other.text))
    return found


def drawn(
    monkeypatch: pytest.MonkeyPatch, boards: Sequence[Board], options: RecordOptions, found: DoubleDummy
) -> dict[Box, list[Ink]]:
    """Return the texts of each cell of a record, as the PDF's own metrics place them; none is written."""
    pages, inks, cells = [1], [], []

    class Watched(page.Sheet):
        def run(self, left: float, baseline: float, text: str, style: Style) -> None:
            width = text_width(text, style)
            start = left - {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[style.align] * width
            top = baseline - style.cap_height
            inks.append(Ink(pages[-1], start, top, start + width, baseline, text, style.points))

        def rectangle(self, box: Box, *, fill: str | None = None, border: Pen | None = None) -> None:
            del fill, border
            if box[2] > 40:
                cells.append((pages[-1], box))

        def next_page(self) -> None:
            pages.append(pages[-1] + 1)

        def written(self) -> bytes:
            return b""

    monkeypatch.setattr(page, "Sheet", Watched)
    hand_record_pdf(boards, HEADING, options, [found] * len(boards))
    assert len(cells) == len(boards)
    return {
        (number, *box): [
            ink
            for ink in inks
            if ink.page == number
            and box[0] <= (ink.left + ink.right) / 2 <= box[0] + box[2]
            and box[1] <= ink.bottom <= box[1] + box[3]
        ]
        for number, box in cells
    }


@pytest.mark.parametrize("found", [WORST, EVEN], ids=["four rows", "two rows"])
@pytest.mark.parametrize("results", [Results.TRICKS, Results.CONTRACTS])
@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("per_page", PerPage)
def test_nothing_overlaps_and_nothing_leaves_its_cell(
    per_page: PerPage, paper: PaperSize, results: Results, found: DoubleDummy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the longest suits and results, texts keep to their places, and no card is below 8 points."""
    options = RecordOptions(paper=paper, layout=per_page, double_dummy=True, results=results, language="nl")
    boards = (*STRANGE, *CLUB[8:16])
    try:
        cells = drawn(monkeypatch, boards, options, found)
    except LayoutTooSmall:
        assert (per_page, paper) in {*TOO_SMALL, (PerPage.THIRTY_SIX, PaperSize.A4)}
        return
    for (_, left, top, width, height), inks in cells.items():
        assert len(inks) > 35
        for ink in inks:
            assert left < ink.left
            assert ink.right < left + width
            assert top < ink.top
            assert ink.bottom < top + height
        assert overlapping(inks) == []
        cards = [ink for ink in inks if re.fullmatch(r"([AHVB2-9]|10| )+", ink.text) and " " in ink.text]
        assert all(ink.points >= 7.99 for ink in cards)


@pytest.mark.parametrize("has_results", [False, True])
@pytest.mark.parametrize("per_page", PerPage)
def test_common_hands_are_neither_squeezed_nor_small(
    per_page: PerPage, monkeypatch: pytest.MonkeyPatch, *, has_results: bool
) -> None:
    """On 36 boards as they are dealt no card is smaller than the division's letters, beside results too."""
    options = RecordOptions(layout=per_page, double_dummy=has_results, par=False)
    if per_page is PerPage.THIRTY_SIX:
        options = replace(options, paper=PaperSize.A3)
    sizes = {
        ink.points
        for inks in drawn(monkeypatch, CLUB, options, WORST).values()
        for ink in inks
        if (ink.text in "♠♥♦♣" and not has_results) or re.fullmatch(r"[AKQJ0-9]+( [AKQJ0-9]+)+", ink.text)
    }
    assert len(sizes) == 1
    least = {PerPage.TWELVE: 10, PerPage.EIGHTEEN: 8.7, PerPage.TWENTY_FOUR: 8.4, PerPage.THIRTY_SIX: 8.5}
    assert sizes.pop() >= least.get(per_page, 24)
