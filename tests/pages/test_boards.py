"""The boards that can be asked for in the window."""

from __future__ import annotations

import pytest

from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import boards_words, typed_range, which_boards
from bigdeal_gui.words import board_words


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("11-20", BoardRange(11, 20)),
        (" 11 – 20 ", BoardRange(11, 20)),
        ("24", None),
        ("20-11", None),
        ("0-3", None),
        ("1-101", BoardRange(1, 101)),
        ("11-", None),
        ("9999-10000", BoardRange(9999, 10000)),
        ("99999-99999", None),
        ("1-9999", BoardRange(1, 9999)),
        ("1-10000", None),
        ("1-99999", None),
        ("a1-2", None),
    ],
)
def test_a_range_typed_for_a_number_is_understood(text: str, boards: BoardRange | None) -> None:
    """Two numbers with a dash are a range; more boards than a set has are understood, to be refused."""
    assert typed_range(text) == boards


def test_one_board_is_no_range() -> None:
    """It is named as one."""
    assert which_boards(BoardRange(7, 7)) == "Board 7"
    assert board_words(boards_words(BoardRange(2, 2))) == "board 2"
    assert board_words(boards_words(BoardRange(1, 24))) == "boards 1–24"
    assert which_boards(BoardRange(7, 8)) == "Boards 7–8"
