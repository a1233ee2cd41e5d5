"""What is written is read back: every format that holds deals, any deals, both profiles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.formats.format import CRLF, LF, Heading, Profile
from bigdeal_gui.formats.table import FORMATS, format_by_name, read_boards_file
from bigdeal_gui.formats.titles import title_line
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

READABLE = [row for row in FORMATS if row.holds_boards]
NUMBERED = [row for row in READABLE if row.is_numbered]
UNLIMITED = [
    row
    for row in READABLE
    if row.max_board is None and not any(row.refusal(BoardRange(n, n + 5)) for n in range(95, 300))
]

# Drawing boards takes longer than writing and reading them: each example is tried in all formats.
NUMBERS = st.lists(st.integers(0, DEALS - 1), min_size=1, max_size=6)


def boards_of(numbers: list[int], first: int) -> tuple[Board, ...]:
    """Return boards from `first` on with the deals that have `numbers`."""
    return tuple(Board(first + place, deal_of_number(number)) for place, number in enumerate(numbers))


@pytest.mark.parametrize("profile", Profile)
@given(numbers=NUMBERS, first=st.integers(1, 94), line_end=st.sampled_from([LF, CRLF, b"\r"]))
def test_written_sets_are_read_back(
    profile: Profile, numbers: list[int], first: int, line_end: bytes
) -> None:
    """Deals and board numbers come back as they were, given the first board, in every format."""
    boards = boards_of(numbers, first)
    heading = Heading(BoardRange(first, boards[-1].number), "bigdeal-gui 1.0", profile, line_end)
    for row in READABLE:
        read = row.read(row.write(heading, boards), first)
        assert read.boards == boards, row.name
        assert row.is_numbered or not read.numbered, row.name


@pytest.mark.unwatched
@given(numbers=NUMBERS, first=st.integers(1, 94))
def test_numbers_in_the_file_need_no_hint(numbers: list[int], first: int) -> None:
    """Formats with board numbers are read rightly by one who does not know the first board."""
    boards = boards_of(numbers, first)
    heading = Heading(BoardRange(first, boards[-1].number), "bigdeal-gui 1.0")
    for row in NUMBERED:
        read = read_boards_file(f"Friday{row.suffix.upper()}", row.write(heading, boards))
        assert read.boards == boards, row.name
        assert read.numbered, row.name


@pytest.mark.unwatched
@given(numbers=NUMBERS, first=st.integers(95, 10**9 - 6))
def test_high_boards_are_read_back(numbers: list[int], first: int) -> None:
    """Formats without a limit hold boards up to the last."""
    boards = boards_of(numbers, first)
    heading = Heading(BoardRange(first, boards[-1].number), "bigdeal-gui 1.0")
    for row in UNLIMITED:
        assert row.read(row.write(heading, boards), first).boards == boards, row.name


def test_a_cds_number_that_does_not_follow_begins_anew() -> None:
    """Behind a gap numbers count on modulo 256 from where they are."""
    row = format_by_name("cds")
    records = [
        row.write(Heading(BoardRange(number, number), "x"), boards_of([7], number)) for number in (5, 255, 3)
    ]
    data = records[0] + records[1] + b"\0" + records[2][1:]
    assert [board.number for board in row.read(data, 1).boards] == [5, 255, 256]


def test_files_without_titles_have_none() -> None:
    """No format invents an event or a code."""
    boards = boards_of([7, 9], 1)
    for row in FORMATS:
        if row.holds_boards:
            found = row.read(row.write(Heading(BoardRange(1, 2), "bigdeal-gui 1.0"), boards))
            assert (found.event, found.set_code) == ("", ""), row.name


@given(numbers=NUMBERS, first=st.integers(1, 2000))
def test_cds_is_read_back_past_its_numbers(numbers: list[int], first: int) -> None:
    """Big Deal's board numbers modulo 256 are understood where the first board is known."""
    boards = boards_of(numbers, first)
    row = format_by_name("cds")
    heading = Heading(BoardRange(first, boards[-1].number), "bigdeal-gui 1.0", Profile.BIGDEAL)
    assert row.read(row.write(heading, boards), first).boards == boards


@pytest.mark.unwatched
@given(
    event=st.text(max_size=300),
    site=st.text(max_size=300),
    code=st.from_regex(r"[0-9A-Z]{4}-[0-9A-Z]{4}", fullmatch=True),
)
def test_pbn_keeps_events_and_codes(event: str, site: str, code: str) -> None:
    """Any event comes back as it was cleaned, in Latin-1 or UTF-8; no line is longer than PBN allows."""
    heading = Heading(
        BoardRange(1, 1), "bigdeal-gui 1.0", event=event, site=site, date="2031.12.24", set_code=code
    )
    row = format_by_name("pbn")
    data = row.write(heading, boards_of([0], 1))
    read = row.read(data)
    assert read.event == title_line(event, '"')
    assert read.set_code == code
    assert max(map(len, data.splitlines(keepends=True))) <= 255
    assert data.count(b"\r\n") == data.count(b"\n") == data.count(b"\r")


@given(event=st.text(max_size=300))
def test_any_event_fits_a_headline(event: str) -> None:
    """A document has one ASCII headline whatever the event, and the event comes back in ASCII."""
    row = format_by_name("dlm")
    boards = boards_of([0], 1)
    data = row.write(Heading(BoardRange(1, 1), "bigdeal-gui 1.0", event=event), boards)
    assert data.isascii()
    assert data.count(b"\r\n") == 10 + 2 * 99
    assert row.read(data).boards == boards


@pytest.mark.parametrize(
    ("event", "code", "read_event"),
    [
        ("", "", ""),
        ("", "K7QM-2PXA", ""),
        ("Tuesday pairs", "", "Tuesday pairs"),
        ("Tuesday - pairs", "K7QM-2PXA", "Tuesday - pairs"),
        ("Größter = Preis 東", "K7QM-2PXA", "Grosster Preis ?"),
    ],
)
def test_dlm_keeps_event_and_code(event: str, code: str, read_event: str) -> None:
    """The headline gives event and set code back, in ASCII and without our own name."""
    row = format_by_name("dlm")
    heading = Heading(BoardRange(1, 1), "bigdeal-gui 1.0", event=event, set_code=code)
    read = row.read(row.write(heading, boards_of([0], 1)))
    assert (read.event, read.set_code) == (read_event, code)
