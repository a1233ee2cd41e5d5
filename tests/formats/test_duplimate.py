"""The formats of the Duplimate: dup with its trailer, dlm with its checksums."""

from __future__ import annotations

import re
from functools import reduce
from operator import xor
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from bigdeal_gui.model.boards import Board

DUP, DLM = format_by_name("dup"), format_by_name("dlm")
PROGRAM = "bigdeal-gui 1.0"


@pytest.fixture
def dup(club_boards: tuple[Board, ...]) -> bytearray:
    """A dup file of boards 1 to 4."""
    return bytearray(DUP.write(Heading(BoardRange(1, 4), PROGRAM), club_boards[:4]))


@pytest.mark.parametrize(
    "trailer", [b"YN1  0 04 ", b"YN1  0 4  ", b"  1  1   4", b"NY  10 004", b"NN001  4  "]
)
def test_trailers_of_other_programs(dup: bytearray, trailer: bytes, club_boards: tuple[Board, ...]) -> None:
    """The spellings of lowest and highest board are all read, on every record or on the first alone."""
    for start in range(0, len(dup), 156):
        dup[start + 146 : start + 156] = trailer
    assert DUP.read(bytes(dup)).boards == club_boards[:4]
    for start in range(156, len(dup), 156):
        dup[start + 146 : start + 156] = bytes(10)
    assert DUP.read(bytes(dup)).boards == club_boards[:4]


def test_dup_of_a_range_from_big_deal(eleven_to_twenty: tuple[Board, ...]) -> None:
    """Big Deal's claim of boards from 1 is believed unless the caller knows better."""
    data = DUP.write(Heading(BoardRange(11, 20), PROGRAM, Profile.BIGDEAL), eleven_to_twenty)
    claimed = DUP.read(data)
    assert [board.number for board in claimed.boards] == list(range(1, 11))
    assert claimed.numbered
    known = DUP.read(data, 11)
    assert known.boards == eleven_to_twenty
    assert not known.numbered


def test_dup_hands_may_be_in_any_order(dup: bytearray, club_boards: tuple[Board, ...]) -> None:
    """The cards of a hand may stand in any order in the bri part."""
    dup[0:2], dup[2:4] = dup[2:4], dup[0:2]
    assert DUP.read(bytes(dup)).boards == club_boards[:4]


@pytest.mark.parametrize(
    ("place", "data", "damaged_at", "reason"),
    [
        (156, b"0x", 157, "a card is not two digits"),
        (78, b"\x03", 78, "the hands are not four suits of rank letters each"),
        (80, b"x", 80, "the hands are not four suits of rank letters each"),
        (146, b"XX", 146, "the trailer cannot be read"),
        (148, b"   ", 146, "the trailer cannot be read"),
        (153, b"1 4", 146, "the trailer cannot be read"),
        (153, b"5  ", 302, "the trailer differs from the first board’s"),
        (309, b"5  ", 302, "the trailer differs from the first board’s"),
    ],
)
def test_dup_damage_is_placed(dup: bytearray, place: int, data: bytes, damaged_at: int, reason: str) -> None:
    """What does not follow the format is told with its offset."""
    dup[place : place + len(data)] = data
    with pytest.raises(DamagedFile) as error:
        DUP.read(bytes(dup))
    assert error.value.name == "dup"
    assert (error.value.place, error.value.reason) == (f"byte {damaged_at} (0x{damaged_at:x})", reason)


@pytest.mark.parametrize(
    ("trailer", "place", "reason"),
    [
        (b"YN1  0 5  ", "byte 146 (0x92)", "it claims boards 1 to 5 but has 4"),
        (b"YN9  0 4  ", "byte 146 (0x92)", "it claims boards 9 to 4 but has 4"),
        (b"YN0  0 3  ", "byte 0 (0x0)", "board numbers go from 1 to 1000000000"),
    ],
)
def test_dup_claims_have_to_fit(dup: bytearray, trailer: bytes, place: str, reason: str) -> None:
    """A trailer that names other boards than the file can hold is damage."""
    for start in range(0, len(dup), 156):
        dup[start + 146 : start + 156] = trailer
    with pytest.raises(DamagedFile) as error:
        DUP.read(bytes(dup))
    assert (error.value.place, error.value.reason) == (place, reason)


@pytest.mark.parametrize(("size", "place"), [(150, 0), (4 * 156 - 1, 468)])
def test_dup_cut_short(dup: bytearray, size: int, place: int) -> None:
    """The offset of a record cut short is told."""
    with pytest.raises(DamagedFile) as error:
        DUP.read(bytes(dup[:size]))
    assert error.value.place == f"byte {place} (0x{place:x})"
    assert error.value.reason == f"the last record has {size - place} bytes instead of 156"


def test_dup_parts_have_to_agree(dup: bytearray) -> None:
    """The hands shown on the machine's screen have to be those that are dealt."""
    dup[78:146] = dup[156 + 78 : 156 + 146]
    with pytest.raises(DamagedFile) as error:
        DUP.read(bytes(dup))
    assert (error.value.place, error.value.reason) == (
        "byte 78 (0x4e)",
        "the hands shown are not the hands dealt",
    )


def test_dup_lists_all_bad_boards(dup: bytearray) -> None:
    """Every board that is no deal is listed, blind or not."""
    dup[78:146] = b" " * 68
    dup[0:2] = dup[2:4]
    dup[156 + 0 : 156 + 2] = b"53"
    dup[156 + 78 : 156 + 146] = b" " * 68
    last_of_west = 312 + 145
    dup[last_of_west] = ord("A") if dup[last_of_west] != ord("A") else ord("K")
    with pytest.raises(InvalidBoards) as error:
        DUP.read(bytes(dup))
    assert [problem.split(":")[0] for problem in error.value.problems] == ["board 1", "board 2", "board 3"]
    assert "1 card that does not exist" in error.value.problems[1]


@pytest.fixture
def dlm(eleven_to_twenty: tuple[Board, ...]) -> bytes:
    """A dlm file of boards 11 to 20."""
    return DLM.write(Heading(BoardRange(11, 20), PROGRAM), eleven_to_twenty)


def test_filler_outside_the_set_is_ignored(dlm: bytes, eleven_to_twenty: tuple[Board, ...]) -> None:
    """The document has 99 boards, of which only From to To are read."""
    assert len(re.findall(rb"^Board \d\d=", dlm, re.MULTILINE)) == 99
    assert DLM.read(dlm).boards == eleven_to_twenty


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"Duplicates=0\r\n", b"Duplicates=1\r\n"),
        (b"\r\n", b"\n"),
        (b"\r\n", b"\r"),
        (b"[Document]", b"\xef\xbb\xbf\n[DOCUMENT] "),
        (b"Status=Show", b"status=SHOW"),
        (b"Checksum=30", b"Checksum=11"),
        (b"Crypto key=0\r\n", b"Another key=any\r\n\r\n"),
        (b"Duplicates 99=0", b"duplicates 99=7"),
    ],
)
def test_documents_of_other_programs(
    dlm: bytes, old: bytes, new: bytes, eleven_to_twenty: tuple[Board, ...]
) -> None:
    """Line ends, case, further keys, the other checksum and Duplicates may vary."""
    changed = dlm.replace(old, new)
    if new == b"Duplicates=1\r\n":
        changed = changed.replace(b"Checksum=30", b"Checksum=31")
    assert changed != dlm
    assert DLM.read(changed).boards == eleven_to_twenty


def test_document_without_filler(dlm: bytes, eleven_to_twenty: tuple[Board, ...]) -> None:
    """Boards outside From and To may be left out."""
    short = re.sub(rb"(Duplicates|Board) (0\d|10|[3-9]\d)=.*\r\n", b"", dlm)
    assert len(short) < len(dlm)
    assert DLM.read(short).boards == eleven_to_twenty


LETTERS = b"aaaaaabffffffkkkkkklpppppp"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (b"[Document]", b"[Documents]", 1, "the section [Document] is missing"),
        (b"[Document]", b"Document]", 1, "it does not start with [Document]"),
        (b"Status=Show", b"Status", 3, "there is no “=”"),
        (b"Status=Show", b"Status=Open", 3, "Status is neither Show nor Sealed"),
        (b"Status=Show\r\n", b"", 1, "Status is neither Show nor Sealed"),
        (b"Status=Show", b"Status=Sealed", 10, "the checksum of the document is wrong"),
        (b"Checksum=30", b"Checksum=29", 10, "the checksum of the document is wrong"),
        (b"Checksum=30\r\n", b"", 1, "“checksum” is missing or not a number"),
        (b"Checksum=30", b"Checksum=x", 10, "“checksum” is missing or not a number"),
        (b"Duplicates=0", b"Duplicates=9999999999", 4, "“duplicates” is missing or not a number"),
        (b"From board=11", b"From board=21", 6, "From board and To board are not within 1 to 99"),
        (b"From board=11", b"From board=0", 6, "From board and To board are not within 1 to 99"),
        (b"To board=20", b"To board=100", 6, "From board and To board are not within 1 to 99"),
        (b"Crypto key=0", b"Crypto key=5", 9, "its boards are encrypted"),
        (b"PrintOuts=0", b"Status=Show", 8, "the same key appears twice"),
        (b"Board 02=a", b"Board 02=q", 14, "board 2 is not 26 letters a to p and three digits"),
        (b"Board 02=a", b"Board 02=b", 14, "the checksum of board 2 is wrong"),
        (b"Board 02=", b"Board 01=", 14, "board 1 appears twice"),
        (b"Board 11=", b"Board 1=", 6, "board 11 is missing"),
    ],
)
def test_dlm_damage_is_placed(dlm: bytes, old: bytes, new: bytes, line: int, reason: str) -> None:
    """What does not follow the format is told with its line."""
    assert dlm.count(old) == 1
    with pytest.raises(DamagedFile) as error:
        DLM.read(dlm.replace(old, new))
    assert (error.value.name, error.value.place, error.value.reason) == ("dlm", f"line {line}", reason)


def test_a_board_that_stands_before_the_others_too_is_refused(dlm: bytes) -> None:
    """Whoever reads a line at a time and whoever reads all at once finds it twice."""
    first = dlm.index(b"Board 01=")
    again = dlm[first : dlm.index(b"\r\n", first) + 2]
    with pytest.raises(DamagedFile, match="appears twice"):
        format_by_name("dlm").read(dlm.replace(b"Status=", again + b"Status=", 1))


def test_dlm_lists_all_bad_boards(dlm: bytes) -> None:
    """Boards with a right checksum that are no deals are all listed; filler that is none is not."""
    for number in (9, 12, 14):
        letters = b"b" + LETTERS[1:]
        line = b"Board %02d=%b%03d" % (number, letters, reduce(xor, letters, number))
        dlm = re.sub(rb"Board %02d=.*(?=\r\n)" % number, line, dlm)
    with pytest.raises(InvalidBoards) as error:
        DLM.read(dlm)
    reason = "North has 12 cards; East has 14 cards"
    assert error.value.problems == (f"board 12: {reason}", f"board 14: {reason}")


def test_headlines_of_other_programs(dlm: bytes) -> None:
    """A foreign headline is the event, unless the document has none."""
    foreign = DLM.read(re.sub(rb"Headline=.*\r\n", b"Headline=Pairs - M\xfcnchen\r\n", dlm))
    assert (foreign.event, foreign.set_code) == ("Pairs - München", "")
    assert DLM.read(re.sub(rb"Headline=.*\r\n", b"", dlm)).event == ""
