"""Which boards a format cannot count or number: known before its writer is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bigdeal_gui.model.boards import dealer
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.plans import BoardRange

MAX_DUPLIMATE_BOARD: Final = 99
"""The highest number of a board in the files of Duplimate."""
KOPS_COUNTS: Final = 2**16
CDS_NUMBERS: Final = 2**8


def borel_limit(boards: BoardRange) -> str:
    """Return why readers would seat the hands of `boards` wrongly; empty when North deals first."""
    if dealer(boards.first) is Seat.NORTH:
        return ""
    return translate(
        "reasons",
        "it has no board numbers, and programs that take its first line for board 1 rotate the hands",
    )


def kops_limit(boards: BoardRange) -> str:
    """Return why a kops file cannot count `boards`; empty when it can."""
    reason = translate("reasons", "its count of boards starts again at 0 after 65535")
    return "" if len(boards) < KOPS_COUNTS else reason


def cds_limit(boards: BoardRange) -> str:
    """Return why a cds file cannot number `boards`; empty when it can."""
    reason = translate("reasons", "its board numbers start again at 0 after 255")
    return "" if boards.last < CDS_NUMBERS else reason
