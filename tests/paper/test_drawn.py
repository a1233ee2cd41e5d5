"""Every printed page stands as it was kept: each text, line and box in its place, and what is read aloud.

After a change that is meant, `BIGDEAL_KEEP_DRAWN=1` with these tests keeps what is drawn now; the difference
in `tests/paper/drawn/` is what has changed on paper.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.certificate import CertificateFacts, CertifiedFile, SetOfDay, certificates_pdf
from bigdeal_gui.paper.check_up_sheet import check_up_pdf
from bigdeal_gui.paper.cover_note import cover_note_pdf
from bigdeal_gui.paper.dossier import Columns, Dossier, Rows, Section, dossier_pdf
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.hand_records.hand_record_html import hand_record_html
from bigdeal_gui.paper.holder_slip import SlipFacts, holder_slip_pdf
from bigdeal_gui.paper.publication_sheet import PublicationFacts, publication_sheet_pdf
from bigdeal_gui.paper.record_options import (
    Binding,
    JournalRow,
    Order,
    PerPage,
    RecordHeading,
    RecordOptions,
    Results,
    SuitColours,
    Ten,
)
from bigdeal_gui.paper.sheets.checklist import Checklist, checklist_pdf
from bigdeal_gui.paper.sheets.curtain_cards import curtain_cards_pdf
from bigdeal_gui.paper.sheets.dealing_sheets import dealing_sheets_pdf
from bigdeal_gui.paper.sheets.label_sheets import LABEL_SHEETS
from bigdeal_gui.paper.sheets.labels import Label, LabelKind, LabelOptions, labels_pdf
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper, players_paper_pdf
from bigdeal_gui.paper.surface import PaperSize, Raster
from bigdeal_gui.paper.wall_card import wall_card_pdf
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from tests.paper.drawn import listing
from tests.paper.test_check_up_sheet import FACTS as CHECK_UP
from tests.paper.test_cover_note import FACTS as NOTE

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT: Final = Path(__file__).with_name("drawn")
PACKED: Final = re.compile(r"(?<=base64,)[\w+/=]+")

DEALS: Final = (*first_deals(Seed(bytes(20)), b"drawn", 6), deal_of_number(0))
BOARDS: Final = [Board(number, deal) for number, deal in zip((1, 2, 35, 36, 99, 100, 7), DEALS, strict=True)]
TRICKS: Final = DoubleDummy(
    ((13, 12, 11, 10, 9), (0, 1, 2, 3, 4), (12, 12, 11, 10, 8), (1, 1, 2, 3, 5)),
    1430,
    (
        Contract(6, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), is_doubled=False, over=0),
        Contract(5, Strain.DIAMONDS, (Seat.EAST,), is_doubled=True, over=-2),
    ),
)
EVEN: Final = DoubleDummy(((6, 7, 6, 7, 6), (7, 6, 7, 6, 7), (6, 7, 6, 7, 6), (7, 6, 7, 6, 7)), -90, ())
HEADING: Final = RecordHeading(
    "bigdeal-gui 1.0", "Łódź & Möckmühl", "Town Hall", "A", "2", date(2026, 1, 6), "K7QA-M2PX"
)
LOGO: Final = Raster(2, 1, bytes(range(6)), bytes((255, 128)))
CLUB_PAPER: Final = RecordOptions(
    club="Bridge & Co",
    head="Since 1931 · Tournament director: Ann",
    foot="Next: Friday",
    paper=PaperSize.LETTER,
    layout=PerPage.TWELVE,
    order=Order.COLUMNS,
    binding=Binding.DUPLEX,
    colours=SuitColours.FOUR,
    ten=Ten.LETTER,
    language="de",
    double_dummy=True,
)
WITH_LOGO: Final = replace(HEADING, logo=LOGO, newest=JournalRow(18, bytes(range(96, 128))))

FACTS: Final = CertificateFacts(
    code="K7QA-M2PX",
    event="Dienstagspaare Möckmühl – Finał",
    date="2026.01.06",
    boards=BoardRange(1, 24),
    formats="pbn, dlm",
    profile="profile standard",
    state="dealt",
    dealt_at="2026-01-06 18:30:12 +0100 (17:30:12 UTC)",
    dealt_by="bigdeal-gui 0.1.0",
    printed_at="2026-01-06 18:31:00 +0100 (17:31:00 UTC)",
    printed_by="bigdeal-gui 0.1.1",
    known_answers=19,
    identification=bytes(range(20)),
    identification_text=None,
    randomness="from the computer's own alone",
    files=(
        CertifiedFile("tuesday.pbn", 7983, bytes(range(32))),
        CertifiedFile("tuesday.dlm", 5847, bytes(range(32, 64))),
    ),
    same_day=(SetOfDay("K7QA-M2PX", BoardRange(1, 24), "2026-01-06 18:30:12", "dealt"),),
    place=1,
    sets_that_day=1,
    row=JournalRow(17, bytes(range(64, 96))),
    newest=JournalRow(18, bytes(range(96, 128))),
    problems=(),
    notes=(),
)
IN_TROUBLE: Final = replace(
    FACTS,
    event="",
    identification_text="Bridge Club",
    same_day=(SetOfDay("", BoardRange(1, 30), "2026-01-06 18:10:00", "failed"), *FACTS.same_day),
    place=2,
    sets_that_day=3,
    problems=("row 9: was changed", "row 12: is missing"),
    notes=tuple(f"row {row}: the clock had been set back" for row in range(40)),
)

HASH: Final = "b740475f3e05f512d0273ec3f0f77e5c21baa021859b593255baac753366563c"
GROUPS: Final = tuple(HASH[place : place + 8] for place in range(0, 64, 8))
WORDS: Final = "hawk-sister-response-makeup-axis-visitor-decrease-furl-clothes-maximum-genius-facility"
SLIP: Final = SlipFacts("Team B", tuple(WORDS.split("-")), WORDS, HASH, GROUPS, "bigdeal-gui 1.0")
PROMISE: Final = PublicationFacts(
    event="Spring Teams",
    promise="Closing value of the DAX on Tuesday 6 July 2027",
    day="Tuesday 6 July 2027",
    digest=HASH,
    groups=GROUPS,
    words=("island", *WORDS.split("-")),
    keys_hash="c" * 64,
    keeping="3 officials, sealed: any 2 of them together can open the keys.",
    name="spring",
    program="bigdeal-gui 1.0",
    page_digest="e" * 64,
)
PROMISED_ROUND: Final = replace(
    PROMISE, day="", address="https://example.org/1234", holders=(("Team A", HASH), ("Team B", "d" * 64))
)
DOSSIER: Final = Dossier(
    program="bigdeal-gui 9.9",
    subtitle="Made on a day.",
    verdict="NOT CLEAR",
    reasons=("One thing.", "Another thing."),
    sections=(
        Section("1. First", ("A paragraph.", Rows((("Sum", HASH), ("Long label " * 5, "words " * 60))))),
        Section("2. Second", (Columns(("test", "result"), (3, 1), (("a", "1"),) * 36, first_figure=1),)),
        Section("3. Third", tuple(f"Paragraph {place}. {'More words. ' * 40}" for place in range(6))),
    ),
    signers=("By one:", "By two:"),
)

PAGES: Final[dict[str, Callable[[], bytes]]] = {
    "record": lambda: hand_record_pdf(BOARDS[:3], HEADING, RecordOptions()),
    "record-club-paper": lambda: hand_record_pdf(BOARDS, WITH_LOGO, CLUB_PAPER, [TRICKS, *[EVEN] * 6]),
    "record-booklet": lambda: hand_record_pdf(
        BOARDS[:3],
        WITH_LOGO,
        RecordOptions(
            layout=PerPage.LARGE_PRINT,
            binding=Binding.BOOKLET,
            colours=SuitColours.BLACK,
            points=False,
            double_dummy=True,
            results=Results.CONTRACTS,
        ),
        [TRICKS, EVEN, EVEN],
    ),
    "record-without-room": lambda: hand_record_pdf(
        [*BOARDS[:2], BOARDS[-1]],
        replace(HEADING, event="", session=""),
        RecordOptions(
            layout=PerPage.THIRTY_SIX, paper=PaperSize.A3, binding=Binding.PUNCHED, par=False, language="fr"
        ),
        [EVEN] * 3,
    ),
    "record-contracts": lambda: hand_record_pdf(
        BOARDS[:2],
        HEADING,
        RecordOptions(double_dummy=True, results=Results.CONTRACTS, foot="See you"),
        [TRICKS, EVEN],
    ),
    "dealing-sheets": lambda: dealing_sheets_pdf(BOARDS[:3], HEADING, RecordOptions()),
    "curtain-cards": lambda: curtain_cards_pdf(
        [BOARDS[1], BOARDS[-1]], HEADING, RecordOptions(language="pl")
    ),
    "labels": lambda: labels_pdf(
        [Label(HEADING, BoardRange(1, 36)), Label(replace(HEADING, event=""), BoardRange(7, 7))],
        LabelOptions(copies=2, first=2),
    ),
    "labels-of-records": lambda: labels_pdf(
        [Label(HEADING, BoardRange(1, 36))], LabelOptions(LABEL_SHEETS[-1], "sv", LabelKind.RECORDS)
    ),
    "checklist": lambda: checklist_pdf(Checklist(HEADING, BoardRange(1, 6), ("A", "Red"), 2)),
    "checklist-of-one": lambda: checklist_pdf(
        Checklist(replace(HEADING, newest=JournalRow(3, bytes(32))), BoardRange(1, 70)), language="nl"
    ),
    "certificates": lambda: certificates_pdf([FACTS, IN_TROUBLE]),
    "slip": lambda: holder_slip_pdf(SLIP),
    "publication": lambda: publication_sheet_pdf(PROMISE),
    "publication-of-a-round": lambda: publication_sheet_pdf(PROMISED_ROUND, PaperSize.LETTER),
    "dossier": lambda: dossier_pdf(DOSSIER),
    "wall-card": lambda: wall_card_pdf("Program 1", language="de"),
    "cover-note": lambda: cover_note_pdf(NOTE, "fr"),
    "check-up": lambda: check_up_pdf(CHECK_UP),
    **{
        kind.value: partial(players_paper_pdf, kind, HEADING, [BoardRange(2, 3), BoardRange(7, 7)])
        for kind in PlayersPaper
    },
}
SCREENS: Final[dict[str, Callable[[], bytes]]] = {
    "record.html": lambda: hand_record_html(BOARDS[:3], HEADING, RecordOptions()),
    "record-club-paper.html": lambda: hand_record_html(
        [BOARDS[0], BOARDS[-1]], WITH_LOGO, CLUB_PAPER, [TRICKS, EVEN]
    ),
}


def compare(name: str, shown: str) -> None:
    """Hold what is shown against what was kept under a name, or keep it where that is asked for."""
    if os.environ.get("BIGDEAL_KEEP_DRAWN"):
        (KEPT / name).write_text(shown, "utf-8", newline="\n")
    assert shown.splitlines() == (KEPT / name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", PAGES)
def test_what_is_printed_is_what_was_kept(name: str) -> None:
    """Texts, lines and boxes of every page, with their places and styles, and what is read aloud of them."""
    compare(f"{name}.txt", listing(PAGES[name]()))


@pytest.mark.parametrize("name", SCREENS)
def test_a_page_for_browsers_is_what_was_kept(name: str) -> None:
    """All but its fonts and pictures, which another library packs otherwise."""
    compare(name, PACKED.sub("…", SCREENS[name]().decode("utf-8")))


def test_nothing_is_kept_that_is_not_compared() -> None:
    """Each kept listing belongs to a page above."""
    kept = {path.name for path in KEPT.iterdir()}
    assert kept == {*SCREENS, *(f"{name}.txt" for name in PAGES)}
