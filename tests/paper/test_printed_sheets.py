"""Dealing sheets, curtain cards, labels and checklists as PDF, read back with poppler's tools."""

from __future__ import annotations

import re
import shutil
import subprocess
from datetime import date
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.cards import RANKS
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions, Ten
from bigdeal_gui.paper.record_text import board_texts
from bigdeal_gui.paper.sheets.checklist import Checklist, checklist_pdf
from bigdeal_gui.paper.sheets.curtain_cards import CurtainCards, curtain_cards_pdf
from bigdeal_gui.paper.sheets.dealing_sheets import dealing_sheets_pdf
from bigdeal_gui.paper.sheets.label_sheets import LABEL_SHEETS, LabelSheet
from bigdeal_gui.paper.sheets.labels import Label, LabelKind, LabelOptions, labels_pdf
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from tests.paper.tagged import faults, spoken

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from conftest import Recorder

    Reader = Callable[[bytes], str]

pytestmark = [
    pytest.mark.skipif(
        any(shutil.which(name) is None for name in ("pdftotext", "pdffonts", "pdfinfo")),
        reason="poppler-utils is not installed",
    )
]

HEADING = RecordHeading(
    "bigdeal-gui 1.0", "Łódź & Möckmühl", "Town Hall", "A", "2", date(2026, 1, 6), "K7QA-M2PX"
)
NUMBERS = (1, 2, 36, 99, 100)
DEALS = (*first_deals(Seed(bytes(20)), b"sheets", 4), deal_of_number(0))
BOARDS = [Board(number, deal) for number, deal in zip(NUMBERS, DEALS, strict=True)]


@pytest.fixture
def text_of(tmp_path: Path) -> Reader:
    """Return what reads the text of a PDF in the order in which it was drawn; page ends are form feeds."""

    def read(data: bytes) -> str:
        path = tmp_path / "read.pdf"
        path.write_bytes(data)
        done = subprocess.run(
            ["pdftotext", "-raw", str(path), "-"], check=True, capture_output=True, encoding="utf-8"
        )
        assert done.stderr == ""
        return done.stdout

    return read


def told(data: bytes, tmp_path: Path, tool: str) -> str:
    """Return what a tool of poppler says of a PDF."""
    path = tmp_path / "told.pdf"
    path.write_bytes(data)
    return subprocess.run([tool, str(path)], check=True, capture_output=True, encoding="utf-8").stdout


def dealt_by_list(text: str, seats: str) -> dict[int, Deal]:
    """Deal a sorted pack by the lines of a sheet, counting the piles as it asks."""
    found: dict[int, bytearray] = {}
    number = 0
    for line in text.splitlines():
        tokens = line.replace(" ", "")
        if match := re.fullmatch(rf"(1|14|27|40)([{seats}]{{13}})((?:[{seats}]\d+)+)", tokens):
            pack = found.setdefault(number, bytearray())
            assert int(match[1]) == len(pack) + 1
            pack += bytes(map(seats.index, match[2]))
            piles = [f"{letter}{pack.count(seat)}" for seat, letter in enumerate(seats)]
            assert match[3] == "".join(piles)
        elif line.isdigit():
            number = int(line)
    return {number: Deal.from_owners(pack) for number, pack in found.items()}


@pytest.mark.parametrize(
    ("language", "paper"), [("en", PaperSize.A4), ("sv", PaperSize.LETTER), ("fr", PaperSize.A4)]
)
def test_dealing_sheets_deal_every_card(text_of: Reader, language: str, paper: PaperSize) -> None:
    """A sorted pack, dealt by the sheet's letters, is each board; the piles' counts agree line by line."""
    found = words_of_paper(language)
    text = text_of(dealing_sheets_pdf(BOARDS, HEADING, RecordOptions(paper=paper, language=language)))
    deals = dealt_by_list(text, "".join(found.seats))
    assert deals == dict(zip(NUMBERS, DEALS, strict=True))
    pages = text.split("\f")[:-1]
    assert len(pages) == 2
    for page in pages:
        assert "Łódź & Möckmühl" in page
        assert page.count("K7QA-M2PX") == 2
    for board in BOARDS:
        assert found.dealer(dealer(board.number)) in " ".join(text.split())
        assert found.vulnerable[vulnerability(board.number)] in " ".join(text.split())


def hands_on_cards(text: str, language: str, ten: str) -> dict[int, Deal]:
    """Gather the hands of curtain cards."""
    found = words_of_paper(language)
    ranks = (*found.honours, ten, *RANKS[5:])
    one_rank = re.compile("|".join(sorted(ranks, key=len, reverse=True)))
    hands: dict[int, list[list[int]]] = {}
    hand: list[int] = []
    symbols = "♠♥♦♣"
    for line in text.splitlines():
        first, _, rest = line.partition(" ")
        if first.isdigit() and rest in found.seat_names:
            hand = []
            of_board = hands.setdefault(int(first), [])
            assert found.seat_names.index(rest) == len(of_board)
            of_board.append(hand)
        elif first in symbols and rest != "—":
            suit = symbols.index(first)
            hand += [suit * 13 + ranks.index(letter) for letter in one_rank.findall(rest)]
    return {number: Deal.from_hands(four) for number, four in hands.items()}


@pytest.mark.parametrize(
    ("language", "ten", "paper"),
    [
        ("en", Ten.FIGURES, PaperSize.A4),
        ("nl", Ten.LETTER, PaperSize.LETTER),
        ("nb", Ten.FIGURES, PaperSize.A4),
    ],
)
def test_curtain_cards_hold_every_card(text_of: Reader, language: str, ten: Ten, paper: PaperSize) -> None:
    """Four cards a board, each with its seat's hand, number, dealer, vulnerability and set code."""
    options = RecordOptions(paper=paper, language=language, ten=ten)
    text = text_of(curtain_cards_pdf(BOARDS, HEADING, options))
    assert hands_on_cards(text, language, ten.value) == dict(zip(NUMBERS, DEALS, strict=True))
    assert text.count("\f") == 2
    assert text.count("K7QA-M2PX") == 4 * len(BOARDS)
    found = words_of_paper(language)
    for board in BOARDS:
        words_of_board = (
            f"{found.dealer(dealer(board.number))} · {found.vulnerable[vulnerability(board.number)]}"
        )
        assert text.count(words_of_board) >= 4


def test_curtain_cards_have_one_size_and_spacing(recorder: Callable[[float, float], Recorder]) -> None:
    """A long suit makes all cards smaller, not its own: none looks unlike another."""
    pages = {}
    for name, boards in (("usual", BOARDS[:4]), ("long", BOARDS)):
        page = recorder(194.0, 281.0)
        texts = board_texts(boards, words_of_paper("en"), RecordOptions(), None)
        CurtainCards(HEADING, RecordOptions(), words_of_paper("en")).draw(page, texts)
        hands = [run for run in page.runs if " " in run.text and set(run.text) <= set("AKQJ1098765432 ")]
        (pages[name],) = {(run.style.points, run.style.stretch) for run in hands}
        assert max(run.left + run.width for run in hands) <= 194.0
    assert 8 <= pages["long"][0] < pages["usual"][0] <= 16
    assert pages["usual"][1] == 1


CARDS = re.compile(rf"[♠♥♦♣]|\b[{RANKS}]{{5,}}\b|[{RANKS}]*\.[{RANKS}]*\.[{RANKS}]*\.")
"""What a hand would look like; a set code or a year does not."""


@pytest.mark.unwatched
@pytest.mark.parametrize("sheet", LABEL_SHEETS, ids=lambda sheet: sheet.name)
def test_labels_name_the_set_and_show_no_card(text_of: Reader, tmp_path: Path, sheet: LabelSheet) -> None:
    """Each label has event, session, section, day, boards and code; one too many for a sheet adds a page."""
    options = LabelOptions(sheet, kind=LabelKind.RECORDS, copies=sheet.labels + 1)
    data = labels_pdf([Label(HEADING, BoardRange(1, 36))], options)
    text = text_of(data)
    assert text.count("\f") == 2
    for line in (
        "Łódź & Möckmühl",
        "Session 2 · Section A · 6 January 2026",
        "Town Hall",
        "Boards 1–36",
        "K7QA-M2PX",
        "Hand records: do not open before play is over",
    ):
        assert text.count(f"{line}\n") == sheet.labels + 1
    assert not CARDS.search(text)
    kind = "(A4)" if sheet.paper is PaperSize.A4 else "(letter)"
    assert kind in told(data, tmp_path, "pdfinfo")


def test_checklists_name_every_board_and_show_no_card(text_of: Reader) -> None:
    """Numbers, dealers and vulnerabilities stand below one another, sections and copies side by side."""
    data = checklist_pdf(Checklist(HEADING, BoardRange(1, 36), ("A", "B", "Red"), 2), language="en-GB")
    text = text_of(data)
    assert text.count("\f") == 1
    for number in range(1, 37):
        vulnerable = words_of_paper("en-GB").vulnerable[vulnerability(number)]
        row = f"{number} {dealer(number).name.title()} {vulnerable}"
        assert f"\n{row}\n" in text
    for name in ("Section A", "Section B", "Section Red"):
        assert text.count(f"{name}\n") == 1
    assert text.count("Copy 1") == text.count("Copy 2") == 3
    assert text.count("Made") == text.count("Checked") == 6
    assert not CARDS.search(text)


@pytest.mark.parametrize("make", ["dealing", "curtain", "labels", "checklist"])
def test_documents_are_described_and_fonts_inside(tmp_path: Path, make: str) -> None:
    """Title and program stand in the description, and every font is embedded."""
    options = RecordOptions()
    data, title = {
        "dealing": lambda: (dealing_sheets_pdf(BOARDS[:1], HEADING, options), "Dealing sheet"),
        "curtain": lambda: (curtain_cards_pdf(BOARDS[:1], HEADING, options), "Curtain cards"),
        "labels": lambda: (labels_pdf([Label(HEADING, BoardRange(1, 2))], LabelOptions()), "Labels"),
        "checklist": lambda: (checklist_pdf(Checklist(HEADING, BoardRange(7, 7))), "Duplication checklist"),
    }[make]()
    info = told(data, tmp_path, "pdfinfo")
    assert re.search(rf"^Title: +{title} · .*K7QA-M2PX$", info, re.MULTILINE)
    assert re.search(r"^Creator: +bigdeal-gui 1.0$", info, re.MULTILINE)
    fonts = told(data, tmp_path, "pdffonts").splitlines()[2:]
    assert fonts
    assert all(re.search(r" yes (yes|no) +yes +\d+ +\d+$", line) for line in fonts)


def test_labels_are_read_aloud_line_by_line() -> None:
    """A label begins with a title and ends with what its code says; each label is a part."""
    label = Label(HEADING, BoardRange(1, 36))
    data = labels_pdf([label], LabelOptions(language="pl", kind=LabelKind.RECORDS, copies=15))
    assert faults(data) == []
    lines, polish = spoken(data), words_of_paper("pl")
    assert lines[1:8] == [
        "  Sect",
        f"    P: {polish.records_note}",
        "    H1: Łódź & Möckmühl",
        f"    P: {polish.session('2')} · {polish.section('A')} · 6 stycznia 2026",
        "    P: Town Hall",
        f"    P: {polish.boards('1–36')}",
        "    P: K7QA-M2PX",
    ]
    assert lines[8] == "    Figure: QR: K7QA-M2PX Łódź & Möckmühl 1-36"
    assert lines.count("  Sect") == 15


def test_dealing_sheets_are_read_aloud_board_by_board() -> None:
    """What stands on every page is read on the first; of each board the lines, each with its first card."""
    data = dealing_sheets_pdf(BOARDS, HEADING, RecordOptions(language="en-GB"))
    assert faults(data) == []
    lines = spoken(data)
    title = f"{words_of_paper('en-GB').dealing_title} · {words_of_paper('en-GB').boards('1–2, 36, 99–100')}"
    assert lines[1:3] == [f"  H1: {title}", "  P: Łódź & Möckmühl"]
    assert sum(line.startswith("  P:") for line in lines) == 6
    assert [line for line in lines if "H2" in line] == [f"    H2: Board {number}" for number in NUMBERS]
    start = lines.index("    H2: Board 2")
    assert lines[start + 1 : start + 6] == [
        f"    P: {words_of_paper('en-GB').dealer(1)}",
        f"    P: {words_of_paper('en-GB').vulnerable[1]}",
        "    L",
        "      LI",
        "        Lbl: 1",
    ]
    owners = "".join("NESW"[seat] for seat in DEALS[1].owners())
    for place in range(4):
        body = lines[start + 6 + 3 * place].removeprefix("        LBody: ").replace(" ", "")
        assert body.startswith(owners[13 * place : 13 * place + 13])


def test_curtain_cards_are_read_aloud_hand_by_hand() -> None:
    """Each card is a part: board and seat, whose they are, and its suits by their names."""
    data = curtain_cards_pdf(BOARDS, HEADING, RecordOptions(language="de"))
    assert faults(data) == []
    lines = spoken(data)
    assert [line for line in lines if "H1" in line][:2] == ["    H1: Board 1, Nord", "    H1: Board 1, Ost"]
    for suit in words_of_paper("de").suits:
        assert lines.count(f"        Lbl: {suit}") == 4 * len(BOARDS)
    assert f"        LBody: {words_of_paper('de').void}" in lines
    assert sum(line.startswith("  P:") for line in lines) == 1


def test_checklists_are_tables_to_who_listens() -> None:
    """A row a board, a head a column, named by section, copy and what is signed."""
    checklist = Checklist(HEADING, BoardRange(1, 60), ("A", "B"), 2)
    data = checklist_pdf(checklist, language="sv")
    assert faults(data) == []
    lines, swedish = spoken(data), words_of_paper("sv")
    assert lines.count("  Table") == 2
    heads = [line.strip() for line in lines if line.startswith("      TH: ")]
    assert heads[:3] == [f"TH: {head}" for head in (swedish.board_head, swedish.dealer_head, "Zon")]
    assert heads[3] == f"TH: {swedish.section('A')} · {swedish.copy(1)} · {swedish.made}"
    assert len([line for line in lines if line == "    TR"]) == 62
    assert lines.count("      TD: ") == 60 * 8


def test_no_sheet_is_printed_of_what_is_no_deal() -> None:
    """A board whose cards are not a pack is refused before anything is drawn."""
    north, _, south, west = DEALS[0].hands
    bad = Board(1, Deal((north, north, south, west)))
    for make in (dealing_sheets_pdf, curtain_cards_pdf):
        with pytest.raises(InvalidDeal):
            make([bad], HEADING, RecordOptions())
