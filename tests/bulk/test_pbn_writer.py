"""pbn from arrays is pbn, byte for byte."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bigdeal_gui.bulk import pbn_writer as pbn_writer_of_arrays
from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.bulk.board_run import BoardRun
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.bulk.pbn_writer import pbn_bulk_writer
from bigdeal_gui.formats.format import LF, Heading, Profile
from bigdeal_gui.formats.pbn.writer import pbn_writer
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

SECRET = bytes(range(20))
HANDS = bulk_hands(BulkGenerator(Seed(SECRET), b"club").words(1, 2_000))
DEALS = first_deals(Seed(SECRET), b"club", HANDS.shape[1])


def both(heading: Heading, first: int, count: int) -> tuple[bytes, bytes]:
    """Return the same boards written from arrays and written plainly."""
    plain, bulk = pbn_writer(heading), pbn_bulk_writer(heading)
    boards = list(map(Board, range(first, first + count), DEALS))
    run = BoardRun(first, HANDS[:, :count])
    return (bulk.start() + bulk.boards(run) + bulk.end(), plain.start() + plain.boards(boards) + plain.end())


@given(
    st.integers(1, 3)
    | st.sampled_from([8, 9, 10, 98, 990, 9_999, 99_995, 999_999_000])
    | st.integers(1, 10**6),
    st.integers(1, 150),
)
def test_runs_of_any_place_and_length(first: int, count: int) -> None:
    """Wherever a run begins and ends, and where numbers grow by a digit, the bytes are the same."""
    bulk, plain = both(Heading(BoardRange(1, 1), "program 1.0"), first, count)
    assert bulk == plain


@pytest.mark.parametrize("profile", list(Profile))
@pytest.mark.parametrize("event", ["", "Tuesday [Board 7] 100 %", "Żółw", "Fête [Deal N:]"])
def test_headings_of_every_kind(profile: Profile, event: str) -> None:
    """Events with signs that templates use, in any alphabet, and both profiles come out the same."""
    heading = Heading(BoardRange(1, 1200), "program 1.0", profile, LF, event, "Here", "2026.01.05")
    bulk, plain = both(heading, 1, 1200)
    assert bulk == plain


def test_run_after_run_is_one_file() -> None:
    """A file written in many runs is the file written in one."""
    heading = Heading(BoardRange(1, 1000), "program 1.0")
    writer = pbn_bulk_writer(heading)
    whole = BoardRun(1, HANDS[:, :1000])
    parts = [whole[:9], whole[9:25], whole[25:41], whole[41:500], whole[500:]]
    pieces = [writer.start(), *map(writer.boards, parts), writer.end()]
    assert b"".join(pieces) == both(heading, 1, 1000)[1]


def test_boards_that_are_no_run_are_written_plainly() -> None:
    """The writer takes any boards."""
    boards = list(map(Board, range(1, 41), DEALS))
    heading = Heading(BoardRange(1, 40), "program 1.0")
    assert pbn_bulk_writer(heading).boards(boards) == pbn_writer(heading).boards(boards)


def test_every_hand_shape_is_spelt_right() -> None:
    """Voids and thirteen-card suits stand in their places between the dots."""
    suit = 2**13 - 1
    words = [suit << 39, suit << 26, suit << 13, suit]
    hands = np.array([words[turn:] + words[:turn] for turn in range(4)] * 16, np.uint64).T
    run = BoardRun(1, np.ascontiguousarray(hands))
    heading = Heading(BoardRange(1, 64), "program 1.0")
    assert pbn_bulk_writer(heading).boards(run) == pbn_writer(heading).boards(list(run))


def test_a_run_is_a_sequence_of_boards() -> None:
    """It can be counted, walked, indexed and cut; it shows no card, and leaves out none."""
    run = BoardRun(5, HANDS[:, :20])
    boards = list(map(Board, range(5, 25), DEALS))
    assert len(run) == len(boards)
    assert list(run) == boards
    assert (run[0], run[-1], list(run[3:7])) == (boards[0], boards[-1], boards[3:7])
    assert repr(run) == "BoardRun(20 boards, hidden)"
    with pytest.raises(IndexError):
        run[20]
    with pytest.raises(ValueError, match="consecutive"):
        run[::2]


def test_a_run_is_parted_where_numbers_grow_by_a_digit() -> None:
    """Each part has numbers of one width, and together they are the run."""
    parts = list(islice(pbn_writer_of_arrays._of_one_width(BoardRun(98, HANDS[:, :905])), 4))
    assert [(part.first, len(part)) for part in parts] == [(98, 2), (100, 900), (1000, 3)]
