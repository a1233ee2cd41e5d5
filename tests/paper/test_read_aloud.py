"""What a program that reads aloud says of a hand record."""

from __future__ import annotations

import shutil
import subprocess
from datetime import date
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.model.boards import Board, dealer, vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.hand_records.hand_record import hand_record_pdf
from bigdeal_gui.paper.record_options import Binding, PerPage, RecordHeading, RecordOptions
from bigdeal_gui.paper.record_text import rank_letters
from bigdeal_gui.paper.words import paper_languages, words_of_paper
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed
from tests.paper.tagged import Pdf, faults, spoken

if TYPE_CHECKING:
    from pathlib import Path

    from bigdeal_gui.paper.words import Words

HEADING: Final = RecordHeading(
    "bigdeal-gui 1.0.0", "Dienstagspaare", "Möckmühl", "A", "2", date(2026, 11, 3), "K7QA-M2PX"
)
VOID: Final = Deal.from_hands([list(range(13 * suit, 13 * suit + 13)) for suit in range(4)])
DEALS: Final = (VOID, *first_deals(Seed(bytes(20)), b"read aloud", 23))
BOARDS: Final = [Board(number, deal) for number, deal in enumerate(DEALS, 1)]
TRICKS: Final = ((9, 10, 3, 4, 5), (4, 3, 10, 9, 8))
RESULT: Final = DoubleDummy(
    (TRICKS[0], TRICKS[1]) * 2,
    420,
    (Contract(4, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), is_doubled=False, over=0),),
)


def said_of(board: Board, language: Words, options: RecordOptions) -> list[str]:
    """Return what is to be heard of a board, in this order: its words, the hands, the points."""
    letters = rank_letters(language, options)
    lines = [
        f"H2: {language.board(board.number)}",
        f"P: {language.dealer(dealer(board.number))}",
        f"P: {language.vulnerable[vulnerability(board.number)]}",
    ]
    for seat in SEATS:
        lines += [f"H3: {language.seat_names[seat]}", "L"]
        for suit in range(4):
            ranks = [letters[card % 13] for card in board.deal.hands[seat] if card // 13 == suit]
            body = " ".join(ranks) or language.void
            lines += ["LI", f"Lbl: {language.suits[suit]}", f"LBody: {body}"]
    return lines


@pytest.mark.parametrize("code", ["en", "pl", "sv"])
def test_a_board_is_read_as_a_person_reads_it(code: str) -> None:
    """Number, dealer, vulnerability; the hands from North round by their suits' names; results, then par."""
    language, options = words_of_paper(code), RecordOptions(language=code, double_dummy=True)
    data = hand_record_pdf(BOARDS[:3], HEADING, options, [RESULT] * 3)
    assert faults(data) == []
    assert Pdf(data).root["Lang"] == code
    lines = [line.strip() for line in spoken(data)]
    assert lines[0] == "Document"
    assert lines[1] == f"H1: Dienstagspaare {language.session('2')} · {language.section('A')}"
    starts = [place for place, line in enumerate(lines) if line == "Sect"]
    assert len(starts) == 3
    for board, start in zip(BOARDS, starts, strict=False):
        expected = said_of(board, language, options)
        assert lines[start + 1 : start + 1 + len(expected)] == expected
    rest = lines[starts[2] + 1 + len(expected) :]
    assert rest[0] == f"P: {language.points}"
    assert [line.partition(":")[0] for line in rest[1:5]] == ["P"] * 4
    assert rest[5:13] == [
        "Table",
        "TR",
        "TD:",
        f"TH: {language.no_trump}",
        *(f"TH: {suit}" for suit in language.suits),
    ]
    names = language.seat_names
    assert rest[13:20] == ["TR", f"TH: {names[0]} {names[2]}", *(f"TD: {tricks}" for tricks in TRICKS[0])]
    assert rest[27] == f"P: {language.par} +420"
    assert language.suits[0] in rest[28]


@pytest.mark.unwatched
@pytest.mark.parametrize(
    ("options", "count"),
    [
        *((RecordOptions(language=one.code, double_dummy=True), 2) for one in paper_languages()),
        *((RecordOptions(layout=one, double_dummy=True), min(one.boards + 1, 24)) for one in PerPage),
        *((RecordOptions(binding=one), 20) for one in Binding),
    ],
)
def test_every_record_is_sound(options: RecordOptions, count: int) -> None:
    """In every language, division and binding: each text a part, each in its place, the head read once."""
    boards = BOARDS[:count]
    data = hand_record_pdf(boards, HEADING, options, [RESULT] * count)
    assert faults(data) == []
    lines = [line.strip() for line in spoken(data)]
    assert sum(line.startswith("H1:") for line in lines) == 1
    titles = [words_of_paper(options.language).board(board.number) for board in boards]
    found = [line.removeprefix("H2: ") for line in lines if line.startswith("H2: ")]
    assert sorted(found, key=titles.index) == titles
    assert not [line for line in lines if "bigdeal-gui" in line]


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")
@pytest.mark.parametrize("code", ["en", "de"])
def test_another_program_finds_the_same_structure(code: str, tmp_path: Path) -> None:
    """Poppler sees the same parts in the same order, with the texts that are drawn in them."""
    data = hand_record_pdf(BOARDS[:2], HEADING, RecordOptions(language=code))
    path = tmp_path / "record.pdf"
    path.write_bytes(data)
    done = subprocess.run(
        ["pdfinfo", "-struct-text", str(path)], check=True, capture_output=True, encoding="utf-8"
    )
    assert done.stderr == ""
    seen = [line.strip() for line in done.stdout.splitlines()]
    kinds = [line.partition(" ")[0] for line in seen if line and not line.startswith('"')]
    assert kinds == [line.strip().partition(":")[0] for line in spoken(data)]
    texts = [line.strip('"') for line in seen if line.startswith('"')]
    for text in ("1", "♠", words_of_paper(code).dealer(0), words_of_paper(code).seats[0]):
        assert text in texts
