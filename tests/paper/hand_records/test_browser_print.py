"""Hand records from the web, as a browser prints them: compared with the PDF, place by place."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.hand_records.hand_record_html import hand_record_html
from bigdeal_gui.paper.record_options import (
    Binding,
    JournalRow,
    Order,
    PerPage,
    RecordHeading,
    RecordOptions,
    Results,
)
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from pathlib import Path

CHROMIUM: Final = shutil.which("chromium") or ""
SUITS: Final = [list(range(first, first + 13)) for first in (0, 13, 26, 39)]
BOARDS: Final = tuple(
    Board(number, deal)
    for number, deal in enumerate(first_deals(Seed(bytes(range(20))), b"hand records", 26), 1)
)
LONG: Final = (*BOARDS[:3], Board(4, Deal.from_hands(SUITS)))
FOUND: Final = DoubleDummy(
    ((9, 7, 6, 10, 5), (4, 6, 7, 3, 8), (10, 7, 5, 10, 5), (3, 6, 7, 3, 6)),
    -300,
    (Contract(5, Strain.DIAMONDS, (Seat.NORTH,), is_doubled=True, over=-2),),
)
HEADING: Final = RecordHeading(
    "program 1",
    "Tuesday pairs",
    "Town hall",
    "A",
    "2",
    date(2026, 1, 6),
    "K7QC-M2PX",
    JournalRow(7, bytes(32)),
)

NAMED: Final = [
    RecordOptions(language="de", double_dummy=True),
    RecordOptions(layout=PerPage.TWELVE, paper=PaperSize.LETTER, order=Order.COLUMNS, points=False),
    RecordOptions(
        layout=PerPage.TWENTY_FOUR, results=Results.CONTRACTS, club="The Bridge Club", foot="See you soon"
    ),
]


def places(path: Path) -> list[list[tuple[str, float, float]]]:
    """Return the words of each page with their left and lower ends in points."""
    box = subprocess.run(
        ["pdftotext", "-bbox", str(path), "-"], check=True, capture_output=True, encoding="utf-8"
    )
    return [
        [
            (word, float(left), float(bottom))
            for left, bottom, word in re.findall(r'xMin="([0-9.]+)" .* yMax="([0-9.]+)">(.*)</word>', found)
        ]
        for found in box.stdout.split("<page ")[1:]
    ]


Places = list[list[tuple[str, float, float]]]


def as_printed(page: bytes, record: bytes, folder: Path) -> tuple[Places, Places]:
    """Return the words of the PDF `record`, and of the web's `page` as a browser prints it."""
    web, printed, paper = (folder / name for name in ("record.html", "printed.pdf", "record.pdf"))
    web.write_bytes(page)
    paper.write_bytes(record)
    subprocess.run(
        [
            CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer",
            f"--user-data-dir={folder / 'profile'}", f"--print-to-pdf={printed}", web.as_uri(),
        ],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    return places(paper), places(printed)


@pytest.mark.unwatched
@pytest.mark.skipif(not CHROMIUM or shutil.which("pdftotext") is None, reason="no Chromium, or no poppler")
@pytest.mark.parametrize("options", NAMED, ids=lambda options: options.layout.value)
def test_the_web_page_prints_like_the_pdf(options: RecordOptions, tmp_path: Path) -> None:
    """As many pages with the same boards, and suits, numbers and figures at the same places."""
    found = [FOUND] * len(BOARDS)
    page = hand_record_html(BOARDS, HEADING, options, found)
    ours, theirs = as_printed(page, hand_record_pdf(BOARDS, HEADING, options, found), tmp_path)
    assert len(theirs) == len(ours)
    for page, other in zip(ours, theirs, strict=True):
        assert sorted("".join(word for word, *_ in page)) == sorted("".join(word for word, *_ in other))
        # Which blanks end a word is for the reader to guess.
        symbols, same = ([word for word in found if word[0][0] in "♠♥♦♣"] for found in (page, other))
        assert len(symbols) > 30
        beside = [
            any(
                sign[0] == again[0] and abs(left - there) < 2 and abs(low - bottom) < 3
                for again, there, bottom in same
            )
            for sign, left, low in symbols
        ]
        # The suit of par is now a word of its own, now a part of “5♦x−2”.
        assert sum(beside) >= 0.94 * len(beside)


@pytest.mark.skipif(not CHROMIUM or shutil.which("pdftotext") is None, reason="no Chromium, or no poppler")
def test_results_without_room_are_not_printed(tmp_path: Path) -> None:
    """36 boards a page are printed as the PDF has them; the screen has the results."""
    options = RecordOptions(layout=PerPage.THIRTY_SIX, paper=PaperSize.A3)
    found = [FOUND] * len(BOARDS)
    page = hand_record_html(BOARDS, HEADING, options, found)
    assert page.count(b'<table class="results">') == len(BOARDS)
    ours, theirs = as_printed(page, hand_record_pdf(BOARDS, HEADING, options, found), tmp_path)
    ours_words, theirs_words = (
        [sorted("".join(word for word, *_ in one)) for one in pages] for pages in (ours, theirs)
    )
    assert theirs_words == ours_words


def test_results_without_room_are_told_apart_from_those_that_are_missing() -> None:
    """The foot of the screen names the figures; that of the print says that there are none."""
    options = RecordOptions(layout=PerPage.THIRTY_SIX, paper=PaperSize.A3)
    page = hand_record_html(BOARDS, HEADING, options, [FOUND] * len(BOARDS)).decode()
    screen, print_ = page.partition("<footer>")[2], page.partition("<footer>")[0]
    assert "Tricks as declarer" in screen
    assert "Tricks as declarer" not in print_
    assert "without double dummy results" in print_
    assert ".results, .par { display: none; }" in page
    roomy = hand_record_html(
        BOARDS, HEADING, replace(options, layout=PerPage.EIGHTEEN), [FOUND] * len(BOARDS)
    )
    assert b".results, .par { display: none; }" not in roomy


def test_letters_that_cannot_be_squeezed_are_smaller() -> None:
    """A long suit is squeezed in print as on paper, alone; what stands beside the cards becomes smaller."""
    options = RecordOptions(layout=PerPage.TWENTY_FOUR, double_dummy=True, language="fr")
    plain = hand_record_html(BOARDS, HEADING, replace(options, layout=PerPage.TWELVE)).decode()
    squeezed = hand_record_html(LONG, HEADING, options, [FOUND] * len(LONG)).decode()
    assert "--narrow: 0." not in plain
    assert 'class="long" style="--size: 8.' in squeezed
    long = hand_record_html(BOARDS[:1], replace(HEADING, event="W" * 300), options).decode()
    assert "WWW…</span>" in long


@pytest.mark.parametrize(
    ("binding", "rules"),
    [
        (Binding.LOOSE, []),
        (Binding.BOOKLET, []),
        (Binding.PUNCHED, ["@page { margin-left: 18.000mm; }"]),
        (
            Binding.DUPLEX,
            ["@page :right { margin-left: 18.000mm; }", "@page :left { margin-right: 18.000mm; }"],
        ),
    ],
)
def test_printed_pages_leave_room_for_holes(binding: Binding, rules: list[str]) -> None:
    """The paper's margin is wider where the holes come."""
    page = hand_record_html(BOARDS, HEADING, RecordOptions(binding=binding)).decode()
    assert [line for line in page.splitlines() if line.startswith("@page")][1:] == rules
