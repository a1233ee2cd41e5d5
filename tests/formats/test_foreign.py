"""Files as other programs write them: every trait that was met, in a small file of its own."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bigdeal_gui.errors.formats import DamagedFile, FormatCannotHold, FormatError
from bigdeal_gui.formats.caveats import SHOWN_PLACES, Caveat, CaveatKind
from bigdeal_gui.formats.format import Heading, Profile, SetRead
from bigdeal_gui.formats.reading import BoardList
from bigdeal_gui.formats.table import FORMATS, format_by_name, holds_boards, read_boards_file
from bigdeal_gui.formats.text import error_at_line, text_encoding
from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.diagrams import hands_text, parse_deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number

FOLDER = Path(__file__).parents[1] / "vectors" / "foreign"
KNOWN: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
DEALS = {int(name): parse_deal(text) for name, text in KNOWN["deals"].items()}

REAL = Path(__file__).parents[3] / "shared" / "data" / "real-files"
"""Files of a dozen programs; their makers', so they are read where they lie and kept nowhere else."""


def read(name: str) -> SetRead:
    """Read a file of this folder."""
    return read_boards_file(name, (FOLDER / name).read_bytes())


def test_every_file_has_its_answer() -> None:
    """No file lies in the folder without what is expected of it, and each says what it shows."""
    assert {path.name for path in FOLDER.iterdir()} == {*KNOWN["files"], "expected.json"}
    assert all(answer["about"] for answer in KNOWN["files"].values())


@pytest.mark.parametrize("name", KNOWN["files"])
def test_what_is_there_is_read_and_what_is_odd_is_told(name: str) -> None:
    """Boards, numbers, dealers, sessions and event are those of the file, and each oddity has its lines."""
    answer = KNOWN["files"][name]
    found = read(name)
    assert found.boards == tuple(Board(number, DEALS[deal], *as_) for number, deal, *as_ in answer["boards"])
    assert [len(session) for session in found.sessions] == answer["sessions"]
    assert found.numbered == answer["numbered"]
    assert found.event == answer["event"]
    assert {
        remark.oddity.value + (f": {remark.detail}" if remark.detail else ""): [
            remark.count,
            list(remark.places),
        ]
        for remark in found.remarks
    } == answer["remarks"]
    is_one = len(answer["sessions"]) == 1
    assert found.is_for_play == (
        is_one and not {"other conditions", "partial", "unknown conditions"} & {*answer["remarks"]}
    )


@pytest.mark.parametrize("name", ["lesson.pbn", "gaps.pbn", "lesson.lin", "spreadsheet.csv"])
@pytest.mark.parametrize("row", [row for row in FORMATS if row.holds_boards], ids=lambda row: row.name)
def test_boards_are_written_as_they_are_or_refused(row: Any, name: str) -> None:  # noqa: ANN401 - a Format
    """Formats with room for them keep gaps, dealers and vulnerabilities; the others say why they cannot."""
    boards = read(name).boards
    heading = Heading(BoardRange(boards[0].number, boards[-1].number), "test")
    has_gaps = len(heading.boards) != len(boards)
    others = sum(board.played_as is not None for board in boards)
    if (has_gaps and not row.holds_gaps) or (others and not row.holds_conditions):
        with pytest.raises(FormatCannotHold, match=r"new numbers|Choose other boards"):
            row.check_holds_boards(heading.boards, Profile.STANDARD, len(boards), others)
    else:
        row.check_holds_boards(heading.boards, Profile.STANDARD, len(boards), others)
        assert row.read(row.write(heading, boards)).boards == boards


@pytest.mark.parametrize("oddity", CaveatKind)
def test_every_oddity_has_its_sentence(oddity: CaveatKind) -> None:
    """A remark says what was met and how often, and where, as far as places were kept."""
    remark = Caveat(oddity, 12, ("line 3", "line 5"), "x")
    assert str(remark).endswith(" (line 3, line 5 …)")
    assert ("x" if oddity is CaveatKind.ENCODING else "12") in str(remark)
    assert str(Caveat(oddity, 1, ())).count("(") == 0


def test_no_remark_grows_with_the_file() -> None:
    """Of an oddity that comes again and again, the first places are kept and all are counted."""
    game = f'[Board "1"]\n[Deal "{KNOWN["deals"]["1"]}"]\n\n'
    (remark,) = format_by_name("pbn").read((game * 100).encode()).remarks
    assert remark.count == 99
    assert len(remark.places) == SHOWN_PLACES


def test_a_number_that_always_stands_for_another_deal_takes_no_time() -> None:
    """A hostile file with one number for all its boards, but for one, is read as quickly as any."""
    boards = BoardList("pbn", error_at_line)
    for place in range(20_000):
        north, east, south, west = deal_of_number(place).hands
        boards.add(7, (north, east, south, west), place)
    boards.add(8, (north, east, south, west), place)
    found = boards.set_read(0)
    assert len(found.sessions) == 20_000
    assert not found.is_for_play


@pytest.mark.parametrize(
    ("data", "declared", "encoding"),
    [
        (b"", "", "UTF-8"),
        (b"plain", "cp1250", "UTF-8"),
        ("ł".encode(), "", "UTF-8"),
        ("ł".encode(), "UTF-8", "UTF-8"),
        (b"\xb3", "", "windows-1252"),
        (b"\xb3", "CP1250", "windows-1250"),
        (b"\xb3", "EBCDIC", "windows-1252"),
        (b"\xb3", "ISO-8859-2", "iso-8859-2"),
    ],
)
def test_encodings(data: bytes, declared: str, encoding: str) -> None:
    """What a file declares is taken where it is known; else UTF-8 where it fits, and Windows' where not."""
    assert text_encoding(data, declared) == encoding


@pytest.mark.parametrize("hands", ["AXCB", "AKDX"])
def test_letters_that_tell_no_language_are_refused(hands: str) -> None:
    """Where letters do not tell which cards they are, nothing is guessed."""
    text = KNOWN["deals"]["1"].replace("K", hands[1]).replace("Q", hands[2]).replace("J", hands[3])
    with pytest.raises(DamagedFile, match="a letter that is not a rank"):
        format_by_name("pbn").read(f'[Deal "{text}"]'.encode())


def deals_of(found: SetRead) -> str:
    """Return the digest of the distinct deals, sorted, as PBN's from North."""
    texts = {"N:" + " ".join(hand.decode() for hand in hands_text(board.deal)) for board in found.boards}
    return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()


@pytest.mark.skipif(not REAL.is_dir(), reason="the files of other programs are not here")
def test_real_files_are_read_with_their_cards() -> None:
    """Every file that holds whole deals and is not made to be wrong is read, each card with its player."""
    expected = json.loads((REAL / "expected.json").read_text("utf-8"))
    for name, answer in expected.items():
        if not answer["distinct_deals"] or "errors_" in name:
            continue
        assert holds_boards(name)
        found = read_boards_file(name, (REAL / name).read_bytes())
        assert deals_of(found) == answer["sorted_deals_sha256"], name


@pytest.mark.skipif(not REAL.is_dir(), reason="the files of other programs are not here")
def test_real_files_without_deals_are_refused() -> None:
    """A file without whole deals is an error of the formats, never a set."""
    expected = json.loads((REAL / "expected.json").read_text("utf-8"))
    for name, answer in expected.items():
        if not answer["distinct_deals"] and holds_boards(name):
            with pytest.raises(FormatError):
                read_boards_file(name, (REAL / name).read_bytes())


@pytest.mark.parametrize("start", [b"PK\3\4", b"\x1f\x8b\x08", b"7z\xbc\xaf", b"Rar!"])
@pytest.mark.parametrize("name", ["a.pbn", "a.lin", "a.dup"])
def test_archives_under_another_name_are_told(name: str, start: bytes) -> None:
    """What is packed is not searched for boards, even where it holds them as they are."""
    with pytest.raises(DamagedFile, match="unpack it first"):
        read_boards_file(name, start + (FOLDER / "gaps.pbn").read_bytes())


@pytest.mark.parametrize("hand", ["S7HT98542DKJ9CQT3S2", "S7HT98542XKJ9CQT3", "HT98S7H542DKJ9CQT3"])
def test_suits_of_a_lin_hand_stand_once(hand: str) -> None:
    """A suit named twice, or none, is refused: nobody could tell whose cards they are."""
    text = (FOLDER / "clubs-first.lin").read_bytes().replace(b"CQT3DKJ9HT98542S7", hand.encode())
    with pytest.raises(DamagedFile, match="a hand is not S, H, D, C"):
        format_by_name("lin").read(text)


def test_seats_and_vulnerabilities_in_words() -> None:
    """Words of other programs are taken as they are meant, not for the board number's."""
    text = f'[Board "1"]\n[Dealer "West"]\n[Vulnerable "E/W"]\n[Deal "{KNOWN["deals"]["1"]}"]\n'
    found = format_by_name("pbn").read(text.encode())
    (board,) = found.boards
    assert dealer(board.conditions_number) is Seat.WEST
    assert vulnerability(board.conditions_number) is Vulnerability.EAST_WEST
