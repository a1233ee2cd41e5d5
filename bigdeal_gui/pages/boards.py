"""Which boards can be asked for in the window, and how it writes their numbers."""

from __future__ import annotations

import re
from typing import Final

from bigdeal_gui.errors.model import InvalidPlan
from bigdeal_gui.model.plans import BoardRange, parse_board_range
from bigdeal_gui.words import translate

MAX_SESSION_BOARDS: Final = 100
"""Boards of one session in the window, as in Big Deal's simple program."""

MAX_TYPED_BOARDS: Final = 9_999
"""As many can be typed: a field that stops taking digits at 100 would make 12 of 120, in silence."""

MAX_FIRST_BOARD: Final = 9_999

_RANGE_TYPED: Final = re.compile(r"\s*[0-9]{1,4}\s*[-–]\s*[0-9]{1,5}\s*")


def typed_range(text: str) -> BoardRange | None:
    """Return the range that `text` names as `11-20`; None for anything else.

    More boards than a set can have are understood too, so that they can be refused in words.
    """
    if not _RANGE_TYPED.fullmatch(text):
        return None
    try:
        boards = parse_board_range(text)
    except InvalidPlan:
        return None
    return boards if len(boards) <= MAX_TYPED_BOARDS and boards.first <= MAX_FIRST_BOARD else None


def boards_words(boards: BoardRange) -> str:
    """Return the numbers of `boards`, such as `1–24`."""
    return boards.numbers.replace("-", "–")


def which_boards(boards: BoardRange) -> str:
    """Return which `boards` they are, such as `Board 7` or `Boards 1–24`."""
    one, many = translate("BoardsWords", "Board {numbers}"), translate("BoardsWords", "Boards {numbers}")
    return (one if len(boards) == 1 else many).format(numbers=boards_words(boards))
