"""What hand records say of boards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bigdeal_gui.errors.model import InvalidDeal
from bigdeal_gui.model.boards import Board, Vulnerability
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.record_options import PerPage, RecordHeading, RecordOptions, Results, SuitColours, Ten
from bigdeal_gui.paper.record_text import (
    BoardText,
    ResultRow,
    board_numbers_text,
    board_texts,
    double_dummy_note,
    session_text,
)
from bigdeal_gui.paper.words import words_of_paper

DEAL = parse_deal("N:AKQJT98765432... .AK.AKQJT.AKQJT9 .QJT98765.9876.8 .432.5432.765432")
BOARD = Board(5, DEAL)
ENGLISH = words_of_paper("en")
OPTIONS = RecordOptions(double_dummy=True)
SAME = DoubleDummy(
    ((13, 13, 0, 1, 2), (0, 0, 12, 11, 10), (13, 13, 0, 1, 2), (0, 0, 12, 11, 10)),
    1510,
    (Contract(7, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), is_doubled=False, over=0),),
)
OTHER = replace(SAME, tricks=((9, 7, 6, 10, 5), (4, 6, 7, 3, 8), (10, 7, 5, 10, 5), (3, 6, 7, 3, 6)))


def text_of(
    options: RecordOptions = OPTIONS, found: DoubleDummy | None = SAME, board: Board = BOARD
) -> BoardText:
    """Return the words of one board in the options' language."""
    (text,) = board_texts([board], words_of_paper(options.language), options, found and [found])
    return text


def test_a_board_in_words() -> None:
    """Number, dealer, vulnerability, cards from the highest down, and points."""
    text = text_of()
    assert (text.title, text.dealer, text.dealer_text) == ("Board 5", Seat.NORTH, "North deals")
    assert (text.vulnerability, text.vulnerability_text) == (Vulnerability.NORTH_SOUTH, "N-S vul")
    assert [text.is_vulnerable(seat) for seat in SEATS] == [True, False, True, False]
    assert " ".join(text.hands[Seat.NORTH][0]) == "A K Q J 10 9 8 7 6 5 4 3 2"
    assert text.hands[Seat.NORTH][1:] == ((), (), ())
    assert [" ".join(suit) for suit in text.hands[Seat.SOUTH]] == ["", "Q J 10 9 8 7 6 5", "9 8 7 6", "8"]
    assert text.points == (10, 27, 3, 0)
    assert sum(text.points) == 40


@pytest.mark.parametrize(
    ("options", "honours"),
    [
        (replace(OPTIONS, language="nl"), "A H V B 10 9"),
        (replace(OPTIONS, language="sv", ten=Ten.LETTER), "E K D kn T 9"),
        (replace(OPTIONS, language="fr", international_letters=True), "A K Q J 10 9"),
    ],
)
def test_cards_are_written_as_the_reader_is_used_to(options: RecordOptions, honours: str) -> None:
    """Letters are the language's or the international ones; tens are figures or a letter."""
    assert " ".join(text_of(options).hands[Seat.NORTH][0][:6]) == honours


@pytest.mark.parametrize(
    ("number", "vulnerable"),
    [(1, ""), (2, "NS"), (3, "EW"), (4, "NESW"), (36, "NESW"), (100, "NESW"), (17, "")],
)
def test_dealer_and_vulnerability_follow_the_number(number: int, vulnerable: str) -> None:
    """Boards above 16 and 99 go on as the cycle does."""
    text = text_of(board=Board(number, DEAL))
    assert text.dealer is SEATS[(number - 1) % 4]
    assert {seat.letter for seat in SEATS if text.is_vulnerable(seat)} == set(vulnerable)


def test_equal_seats_share_a_row_of_tricks() -> None:
    """Two rows where partners make the same in every strain, four where one does not."""
    sides = text_of().results
    assert [(row.label, row.cells) for row in sides] == [
        ("NS", ("13", "13", "0", "1", "2")),
        ("EW", ("0", "0", "12", "11", "10")),
    ]
    assert [row.label for row in text_of(found=OTHER).results] == ["N", "E", "S", "W"]
    assert text_of(found=OTHER).results[3].cells == ("3", "6", "7", "3", "6")


def test_contracts_are_tricks_above_six() -> None:
    """Levels for each side, both seats' where they differ, a dash where nothing can be made."""
    found = text_of(replace(OPTIONS, results=Results.CONTRACTS), OTHER).results
    assert [(row.label, row.cells) for row in found] == [
        ("NS", ("3/4", "1", "-", "4", "-")),
        ("EW", ("-", "-", "1", "-", "2/-")),
    ]


@pytest.mark.parametrize(
    ("score", "contracts", "lines"),
    [
        (1510, SAME.par_contracts, ("Par +1510", "NS 7♠=")),
        (0, (), ("Par 0", "passed out")),
        (
            -300,
            (Contract(5, Strain.DIAMONDS, (Seat.NORTH,), is_doubled=True, over=-2),),
            ("Par −300", "N 5♦x−2"),
        ),
        (
            -430,
            (Contract(3, Strain.NO_TRUMP, (Seat.EAST, Seat.WEST), is_doubled=False, over=1),),
            ("Par −430", "EW 3NT+1"),
        ),
        (
            110,
            tuple(
                Contract(level, Strain.CLUBS, (Seat.SOUTH,), is_doubled=False, over=0)
                for level in (1, 2, 3, 4)
            ),
            ("Par +110", "S 1♣=", "S 2♣=", "S 3♣= …"),
        ),
    ],
)
def test_par_from_the_side_of_north_south(
    score: int, contracts: tuple[Contract, ...], lines: tuple[str, ...]
) -> None:
    """The score has its sign; contracts their declarer, doubling and result; after three come dots."""
    assert text_of(found=replace(SAME, par_score=score, par_contracts=contracts)).par == lines


@pytest.mark.parametrize(("options", "found"), [(OPTIONS, None), (RecordOptions(double_dummy=False), SAME)])
def test_results_that_are_missing_or_not_wanted_are_left_out(
    options: RecordOptions, found: DoubleDummy | None
) -> None:
    """Never zeros: no rows and no par; only where they were wanted are they said to be missing."""
    text = text_of(options, found)
    assert text.results == text.par == ()
    note = double_dummy_note([text], options, ENGLISH)
    assert note == ("without double dummy results" if found is None else "")


def test_points_and_par_can_be_left_out() -> None:
    """The options turn them off."""
    text = text_of(replace(OPTIONS, points=False, par=False))
    assert text.points == text.par == ()
    assert text.results
    assert double_dummy_note([text], OPTIONS, ENGLISH) == "Double dummy: Tricks as declarer"


def test_results_of_the_file_are_told_as_such() -> None:
    """Whoever reads the sheet can tell whose figures they are; where none are shown, none are spoken of."""
    brought = replace(SAME, is_brought=True)
    told = "Double dummy (from the file)"
    contracts = replace(OPTIONS, results=Results.CONTRACTS)
    assert double_dummy_note([text_of(found=brought)], OPTIONS, ENGLISH) == f"{told}: Tricks as declarer"
    assert double_dummy_note([text_of(contracts, brought)], contracts, ENGLISH) == told
    unwanted = RecordOptions(double_dummy=False)
    assert double_dummy_note([text_of(unwanted, brought)], unwanted, ENGLISH) == ""


def test_every_board_needs_its_result() -> None:
    """Results that do not match the boards are a programmer's mistake."""
    with pytest.raises(ValueError, match="shorter"):
        board_texts([BOARD, BOARD], ENGLISH, OPTIONS, [SAME])


def test_a_board_without_a_whole_pack_is_not_printed() -> None:
    """What is no deal is refused, without a word about its cards."""
    north, east, south, _ = DEAL.hands
    with pytest.raises(InvalidDeal) as error:
        board_texts([Board(1, Deal((north, east, south, north)))], ENGLISH, OPTIONS, None)
    assert "13 cards missing" in str(error.value)


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ([1, 2, 3], "Boards 1–3"),
        ([7], "Board 7"),
        ([1, 2, 5, 7, 8], "Boards 1–2, 5, 7–8"),
        ([17, 18, 1, 2], "Boards 17–18, 1–2"),
        ([], ""),
    ],
)
def test_the_boards_are_named_as_they_stand(numbers: list[int], said: str) -> None:
    """Runs of numbers are shortened; what is left out is not among them."""
    assert board_numbers_text([Board(number, DEAL) for number in numbers], ENGLISH) == said


@pytest.mark.parametrize(
    ("session", "section", "said"),
    [("2", "A", "Session 2 · Section A"), ("Final", "", "Final"), ("", "B", "Section B"), ("", "", "")],
)
def test_session_and_section_are_joined(session: str, section: str, said: str) -> None:
    """What is not given leaves no dot."""
    assert session_text(RecordHeading("test", session=session, section=section), ENGLISH) == said


def test_no_repr_shows_a_card() -> None:
    """What a log might print of a board's words is hidden."""
    text = text_of()
    assert repr(text) == "BoardText(5, hidden)"
    assert repr(text.results[0]) == "ResultRow(hidden)"
    assert repr(ResultRow("NS", (Seat.NORTH,), ("7",))) == "ResultRow(hidden)"


def brightness(colour: str) -> float:
    """Return the relative luminance of `#rrggbb`, by WCAG 2.2."""
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_are_dark_enough_and_shapes_do_without() -> None:
    """Suits have a contrast of 4.5 to white paper (WCAG 2.2, 1.4.3), black letters one of 10 to a tint."""
    for colours in SuitColours:
        for colour in colours.of_suits:
            assert 1.05 / (brightness(colour) + 0.05) >= 4.5
        assert (brightness(colours.tint) + 0.05) / 0.05 >= 10
        assert 1.05 / (brightness(colours.tint) + 0.05) >= 1.3
    assert len(set(SuitColours.FOUR.of_suits)) == 4
    assert len(set(SuitColours.TWO.of_suits)) == 2
    assert set(SuitColours.BLACK.of_suits) == {"#000000"}
    grey = SuitColours.BLACK.tint
    assert grey[1:3] == grey[3:5] == grey[5:7]


def test_pages_hold_what_their_names_say() -> None:
    """12, 18, 24 or 36 boards, or two in large print; results have no room among 36."""
    assert [one.boards for one in PerPage] == [12, 18, 24, 36, 2]
    assert [one for one in PerPage if not one.has_room_for_double_dummy] == [PerPage.THIRTY_SIX]


def test_a_lesson_is_printed_with_its_own_dealer() -> None:
    """Where a file gives a board another dealer and vulnerability, those are printed."""
    text = text_of(board=Board(1, DEAL, 7))
    assert (text.number, text.dealer_text) == (1, words_of_paper("en").dealer(Seat.SOUTH))
    assert text.vulnerability is Vulnerability.ALL
