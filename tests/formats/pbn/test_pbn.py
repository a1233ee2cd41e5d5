"""The pbn format: what is written, what is read, and what other programs make of it."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

import endplay.parsers.pbn
import pytest
from endplay.types import Denom, Player, Rank
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import DamagedFile, InvalidBoards, NoHands
from bigdeal_gui.formats.format import CRLF, Heading, Profile
from bigdeal_gui.formats.pbn.reader import encoding_of_pbn
from bigdeal_gui.formats.table import format_by_name, read_boards_file
from bigdeal_gui.model.boards import Board, dealer
from bigdeal_gui.model.cards import RANKS
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

if TYPE_CHECKING:
    from collections.abc import Sequence

PBN = format_by_name("pbn")
HANDS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
SUITS = tuple(bytes(range(first, first + 13)) for first in (0, 13, 26, 39))


PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def read(text: str, first_board: int = 1) -> tuple[Board, ...]:
    """Read a file given as text."""
    return PBN.read(text.encode("latin-1"), first_board).boards


def numbers(text: str, first_board: int = 1) -> list[int]:
    """Return the numbers of the boards of a file, each of which has a suit a hand."""
    boards = read(text, first_board)
    assert all(board.deal.hands == SUITS for board in boards)
    return [board.number for board in boards]


STANDARD_FILE = """\
% PBN 2.1
%HRTitleEvent "Club 100% evening"
%HRTitleSetID "K7QM-2PXA"
[Event "Club 100% evening"]
[Site "Town Hall"]
[Date "2031.12.24"]
[Board "2"]
[West ""]
[North ""]
[East ""]
[South ""]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Scoring ""]
[Declarer ""]
[Contract ""]
[Result ""]
[Generator "bigdeal-gui 1.0"]

"""


def test_standard_file() -> None:
    """The standard profile writes PBN's tags in PBN's order, empty where nothing is known, with CRLF."""
    heading = Heading(
        BoardRange(2, 2),
        "bigdeal-gui 1.0",
        line_end=b"\n",
        event='"Club" 100%\tevening\n',
        site='Town "Hall"',
        date="2031.12.24",
        set_code="K7QM-2PXA",
    )
    assert PBN.write(heading, [Board(2, deal_of_number(0))]).decode("ascii") == STANDARD_FILE.replace(
        "\n", "\r\n"
    )


@pytest.mark.parametrize(
    ("event", "directive", "charset"),
    [
        ("Zürich", b"%Content-type: text/x-pbn; charset=ISO-8859-1\r\n", "latin-1"),
        ("Łódź", b"%Content-type: text/x-pbn; charset=UTF-8\r\n", "utf-8"),
    ],
)
def test_letters_beyond_ascii(event: str, directive: bytes, charset: str) -> None:
    """An event is written in Latin-1 if it can be, else in UTF-8, and a directive says which."""
    data = PBN.write(Heading(BoardRange(1, 1), "bigdeal-gui 1.0", event=event), [Board(1, deal_of_number(0))])
    assert data.startswith(b"% PBN 2.1\r\n" + directive)
    assert f'[Event "{event}"]'.encode(charset) in data
    assert PBN.read(data).event == event


def test_plain_files_have_no_directives() -> None:
    """Without an event and a code there is nothing between the version and the first game."""
    data = PBN.write(Heading(BoardRange(1, 1), "bigdeal-gui 1.0"), [Board(1, deal_of_number(0))])
    assert data.startswith(b'% PBN 2.1\r\n[Event ""]\r\n')


def as_endplay_reads(data: bytes) -> Sequence[endplay.types.Board]:
    """Read a file with an independent program."""
    return endplay.parsers.pbn.load(io.StringIO(data.decode("utf-8").replace("\r\n", "\n")))


@pytest.mark.parametrize("profile", Profile)
@given(deals=st.lists(st.integers(0, DEALS - 1), min_size=1, max_size=4), first=st.integers(1, 200))
@settings(max_examples=25)
def test_another_program_reads_the_same_cards(profile: Profile, deals: list[int], first: int) -> None:
    """An independent reader finds every card with the same player, and number, dealer and vulnerability."""
    boards = [Board(first + place, deal_of_number(number)) for place, number in enumerate(deals)]
    heading = Heading(
        BoardRange(first, boards[-1].number), "bigdeal-gui 1.0", profile, CRLF, event="Łódź, the 1st"
    )
    found = as_endplay_reads(PBN.write(heading, boards))
    assert len(found) == len(boards)
    ranks = {letter: Rank.find(letter) for letter in RANKS}
    suits = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs)
    for theirs, ours in zip(found, boards, strict=True):
        assert theirs.board_num == ours.number
        for player, hand in zip(PLAYERS, ours.deal.hands, strict=True):
            held = {(card.suit, card.rank) for card in theirs.deal[player]}
            assert held == {(suits[card // 13], ranks[RANKS[card % 13]]) for card in hand}


def test_files_of_another_program_are_read() -> None:
    """A file that an independent program wrote from our boards is read as the same boards."""
    boards = tuple(Board(number, deal_of_number(number * 10**26)) for number in range(1, 17))
    theirs = as_endplay_reads(PBN.write(Heading(BoardRange(1, 16), "bigdeal-gui 1.0"), boards))
    for board, ours in zip(theirs, boards, strict=True):
        board.dealer = Player.find(dealer(ours.number).letter)
    text = endplay.parsers.pbn.dumps(theirs)
    assert PBN.read(text.encode("utf-8")).boards == boards


@pytest.mark.parametrize(
    "text",
    [
        f'[Board "1"]\n[Deal "{HANDS}"]\n',
        f'[Board "1"]\r\n[Deal "{HANDS}"]',
        f'[Board "1"]\r[Deal "{HANDS}"]\r',
        f'\xef\xbb\xbf% PBN 2.1\n[Board "1"][Deal "{HANDS}"]',
        f'[BOARD "1"]\n[deal "{HANDS.lower()}"]\n',
        f'  [ Board   "1" ]  \n\n[Deal " {HANDS} "]\n',
        f'[Board"1"][Deal "{HANDS.replace("T", "10")}"]',
        '[Board "1"]\n[Deal "E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432..."]',
        '[Board "1"]\n[Deal "S:..23456789TJQKA. ...AKQJT98765432 AKQJT98765432... .AKQJT98765432.."]',
        '[Board "1"]\n[Deal "w:...AKQJT98765432 AKQJT98765432... .AKQJT98765432..  ..AKQJT98765432."]',
        f'; remark [Board "9"]\n[Board "1"] ; [Board "8"]\n[Deal "{HANDS}"]{{ [Deal "x"] }}',
        f'{{ over\n[Board "7"]\n\n% odd }}\nlines }} [Board "1"]\n[Deal "{HANDS}"]',
        f'%Creator: x\n% [Board "9"]\n[Board "1"]\n[Deal "{HANDS}"]',
        f'[Board "1"]\n[Deal "{HANDS}"]\n[Auction "N"]\nPass Pass {{ [Board "2"]\n }} Pass ; {{\nPass\n*\n\n',
        f'[Board "1"]\n[Deal "{HANDS}"]\n[OptimumResultTable "Declarer;Result"]\nN NT 10\nS  S 9\n',
        f'[Event "#"]\n[Board "1"]\n[Dealer "n"]\n[Vulnerable "LOVE"]\n[Deal "{HANDS}"]\n[Result "##7"]',
        f'[Board "1"]\n[Dealer "?"]\n[Vulnerable "-"]\n[Deal "{HANDS}"]',
        f'[Board "1"]\n[Dealer "X"]\n[Vulnerable "red"]\n[Deal "{HANDS}"]',
        f'[Board "001"]\n[Dealer ""]\n[Vulnerable ""]\n[Deal "{HANDS}"]',
    ],
)
def test_tolerant_reading(text: str) -> None:
    """Line ends, case, blanks, comments, sections and the first seat may vary as import allows."""
    assert numbers(text) == [1]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "none,love,-,None,nobody,no one"),
        (2, "NS,n-s,N/S"),
        (3, "EW,E-W,ew,e/w"),
        (4, "All,both,BOTH,Everybody"),
    ],
)
def test_words_for_vulnerability(number: int, words: str) -> None:
    """All of PBN's words for vulnerability are read."""
    for word in words.split(","):
        assert numbers(f'[Board "{number}"][Vulnerable "{word}"][Deal "{HANDS}"]') == [number]


GAME = f'[Deal "{HANDS}"]\n'


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"{GAME}\n{GAME}", [11, 12]),
        (f"{GAME}{GAME}", [11, 12]),
        (f'[Board "5"]\n{GAME}\n{GAME}', [5, 6]),
        (f'[Board "5"]\n{GAME}[Board "2"]\n{GAME}[Board ""]{GAME}[Board "?"]{GAME}', [5, 2, 3, 4]),
        (f'[Event "A"]\n[Board "5"]\n\n[Board "6"]\n{GAME}', [6]),
        (f'[Board "6"]\n{GAME}\n[Board "7"]\n[Result "9"]\n', [6]),
        (f'{GAME}\n[Dealer "W"]\n{GAME}', [11, 12]),
    ],
)
def test_boards_without_numbers_count_on(text: str, found: list[int]) -> None:
    """A board without a number follows the one before, the first has the number given by the caller."""
    assert numbers(text, first_board=11) == found


def test_a_number_that_comes_again_begins_a_session() -> None:
    """What follows it is of that session, where as few sessions would do with boards that take turns."""
    hands = [deal_text(deal_of_number(place)) for place in range(4)]
    games = [
        f'[Board "{number}"]\n[Deal "{deal}"]\n\n' for number, deal in zip((1, 2, 1, 3), hands, strict=True)
    ]
    found = read_boards_file("a.pbn", "".join(games).encode())
    assert [[board.number for board in session] for session in found.sessions] == [[1, 2], [1, 3]]


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-16", "utf-8-sig"])
def test_a_text_in_utf_16_is_read(encoding: str) -> None:
    """Known by its mark, or by its first letters where it has none."""
    text = f'[Board "1"][Deal "{HANDS}"]'
    assert len(read_boards_file("a.pbn", text.encode(encoding)).boards) == 1


def test_an_empty_comment_ends() -> None:
    """Its two brackets stand side by side."""
    assert numbers(f'[Board "1"] {{}} [Deal "{HANDS}"]') == [1]


def test_counted_numbers_are_told() -> None:
    """A file is numbered only when every board brought its number."""
    assert PBN.read(f'[Board "1"]{GAME}'.encode()).numbered
    assert not PBN.read(f'[Board "1"]{GAME}{GAME}'.encode()).numbered


@pytest.mark.parametrize(
    ("data", "event", "code"),
    [
        (b'[Event "?"]', "", ""),
        (b'[Event "Pairs"]\n[Event "Teams"]', "Pairs", ""),
        (b'%HRTitleEvent "Title"\n%HRTITLESETID "AB"  \n[Event "Pairs"]', "Title", "AB"),
        ('[Event "Łódź"]'.encode(), "Łódź", ""),
        ('[Event "Zürich"]'.encode("latin-1"), "Zürich", ""),
        (b"%Content-type: text/x-pbn; charset=iso-8859-1\n" + '[Event "Ã¼"]'.encode("latin-1"), "Ã¼", ""),
    ],
)
def test_event_and_code_are_found(data: bytes, event: str, code: str) -> None:
    """The event and the set code are read in the character set of the file."""
    found = PBN.read(data + b"\n" + GAME.encode())
    assert (found.event, found.set_code) == (event, code)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "it has no boards"),
        ("% PBN 2.1\n%\n", 2, "it has no boards"),
        ("hello", 1, "it has no boards"),
        ('\n[Board "1"\n', 2, 'a tag does not have the form [Name "value"]'),
        (f'[Board "1"]\n{GAME}{{ note\n\n', 4, "a comment is not closed"),
        (f'[Board "0"]\n{GAME}', 2, "board numbers go from 1 to 1000000000"),
        (f'[Board "1000000001"]\n{GAME}', 2, "board numbers go from 1 to 1000000000"),
        ('[Board "1"]\n[Deal "N:... ... ..."]\n', 2, "Deal is not a seat, a colon and four hands"),
        ('[Board "1"]\n[Deal "X:- - - -"]\n', 2, "Deal is not a seat, a colon and four hands"),
        ('[Board "1"]\n[Deal "N:... .. ... ..."]\n', 2, "a hand in Deal has 3 suits instead of 4"),
        ('[Board "1"]\n[Deal "N:A1.K.. ... ... -"]\n', 2, "a hand in Deal has a letter that is not a rank"),
    ],
)
def test_damage_is_placed(text: str, line: int, reason: str) -> None:
    """What does not follow the format is told with its line."""
    with pytest.raises(DamagedFile) as error:
        read(text)
    assert (error.value.name, error.value.place, error.value.reason) == ("pbn", f"line {line}", reason)


@pytest.mark.parametrize("text", ['[Board "1"]\n\n', '[Board "1"]\n[Deal ""]\n'])
def test_boards_without_hands_are_no_damage(text: str) -> None:
    """A template has games and no hands: that is told, with the line where the file ended."""
    with pytest.raises(NoHands) as error:
        read(text)
    assert (error.value.name, error.value.place) == ("pbn", "line 2")


def test_all_bad_boards_are_listed() -> None:
    """Every board that is no deal is listed with what is wrong, and no card is named."""
    missing = HANDS.replace("N:AK", "N:A")
    twice = HANDS.replace("N:AK", "N:AA")
    text = f'[Board "4"][Deal "{missing}"]\n{GAME}\n[Board "9"][Deal "{twice}"]\n[Deal "N:A... - - -"]'
    with pytest.raises(InvalidBoards) as error:
        read(text)
    assert error.value.name == "pbn"
    assert error.value.problems == (
        "board 4: North has 12 cards; 1 card missing",
        "board 9: 1 card that appears more than once; 1 card missing",
    )


@pytest.mark.parametrize("event", ["%d", "N:%b %b %b %b", "100 % pairs", "%%", "Deal"])
@pytest.mark.parametrize("profile", list(Profile))
def test_per_cent_signs_in_an_event_are_text(event: str, profile: Profile) -> None:
    """Whatever an event is called, the boards are written, and the standard profile gives its name back."""
    boards = (Board(1, deal_of_number(5)), Board(2, deal_of_number(6)))
    read = format_by_name("pbn").read(
        format_by_name("pbn").write(Heading(BoardRange(1, 2), "test", profile, event=event), boards)
    )
    assert read.boards == boards
    assert read.event == ("" if profile is Profile.BIGDEAL else event)


def test_files_for_web_pages_keep_what_their_readers_look_for() -> None:
    """The tags that Bridgewebs, BridgeComposer and double-dummy pages read stand in every game, in order.

    One a line in column 1, an empty line between games, the deal from North with T for ten, the
    vulnerability in PBN's own words, and the tags of names there though empty.
    """
    boards = [Board(number, deal_of_number(number * 10**26)) for number in range(1, 17)]
    heading = Heading(BoardRange(1, 16), "bigdeal-gui 1.0", event="Club", site="Hall", date="2026.03.01")
    text = PBN.write(heading, boards).decode("ascii")
    assert text.startswith("% PBN 2.1\r\n")
    assert text.endswith("]\r\n\r\n")
    games = text.split("\r\n\r\n")[:-1]
    assert len(games) == 16
    mandatory = "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring"
    for game, board in zip(games, boards, strict=True):
        tags = re.findall(r'^\[(\w+) "([^"]*)"\]\r?$', game, re.MULTILINE)
        assert [name for name, _ in tags][:15] == [*mandatory.split(), "Declarer", "Contract", "Result"]
        values = dict(tags)
        assert values["Board"] == str(board.number)
        assert values["Dealer"] == dealer(board.number).letter
        assert values["Vulnerable"] in {"None", "NS", "EW", "All"}
        assert re.fullmatch(r"N:([AKQJT2-9]*(\.[AKQJT2-9]*){3} ?){4}", values["Deal"])
        assert (values["Event"], values["Site"], values["Date"]) == ("Club", "Hall", "2026.03.01")
        assert values["Contract"] == values["Result"] == values["West"] == ""
        assert max(map(len, game.splitlines())) < 255


@pytest.mark.parametrize(
    ("data", "encoding"), [("é".encode(), "utf-8"), ("é".encode("cp1252"), "cp1252"), (b"[Event]", "utf-8")]
)
def test_letters_are_spelt_as_the_file_has_them(data: bytes, encoding: str) -> None:
    """A file in ASCII gets new letters in UTF-8."""
    assert "é".encode(encoding_of_pbn(data)) == "é".encode(encoding)
