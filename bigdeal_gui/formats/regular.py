"""Files with nothing odd about them, read at once: as this program writes them.

A format compares such a file with its shape, decodes the cards of all boards in a few steps, and has them
checked here: 52 cards, 13 to each seat. Where a byte is otherwise the file is left to the reader that takes a
board at a time, and knows how others write and what to say of damage. Both give the same answer.
"""

from __future__ import annotations

from functools import wraps
from itertools import chain, repeat
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.formats.format import SetRead
from bigdeal_gui.formats.hands import PACK, hands_of_owners
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import HAND_SIZE, PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.model.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    _Reader: TypeAlias = Callable[[bytes, int], SetRead]
    _Regular: TypeAlias = Callable[[bytes, int], SetRead | None]

MAX_BYTES: Final = 2**21
"""Of longer files other threads would wait for each step: this is a millisecond."""

_AT_ONCE: Final = 250
_FOUR_HANDS: Final = Struct(f"{HAND_SIZE}s" * len(SEATS))
_WHOLE_PACK: Final = Struct(f"{PACK_SIZE}s")
_OWNERS: Final = bytes(SEATS)


def unless_regular(regular: _Regular) -> Callable[[_Reader], _Reader]:
    """Ask a reader only where `regular`, which reads the same of regular files, gives None."""

    def decorated(reader: _Reader) -> _Reader:
        @wraps(reader)
        def read(untrusted_data: bytes, first_board: int) -> SetRead:
            found = regular(untrusted_data, first_board) if len(untrusted_data) <= MAX_BYTES else None
            return found or reader(untrusted_data, first_board)

        return read

    return decorated


def plain_boards(
    first: int, deals: Sequence[Deal] | None, *, numbered: bool = True, event: str = "", set_code: str = ""
) -> SetRead | None:
    """Return what a file holds of which nothing is to be told: `deals` are boards `first`, `first` + 1 ….

    None where there are no such boards.
    """
    if not deals or not 1 <= first <= MAX_BOARDS + 1 - len(deals):
        return None
    boards = tuple(map(Board, range(first, first + len(deals)), deals))
    return SetRead(boards, numbered, event, set_code)


def fixed_size_records(untrusted_data: bytes, size: int) -> list[bytes]:
    """Return the records of `size` bytes; none where the data is no multiple of that."""
    if len(untrusted_data) % size:
        return []
    return [untrusted_data[start : start + size] for start in range(0, len(untrusted_data), size)]


def deals_of_cards(untrusted_cards: bytes) -> list[Deal] | None:
    """Return the deals of 52 cards each, 13 to N, E, S, W in any order; None where some are no deals."""
    deals: list[Deal] = []
    for first in range(0, len(untrusted_cards), PACK_SIZE * _AT_ONCE):
        some = _some_deals(untrusted_cards[first : first + PACK_SIZE * _AT_ONCE])
        if some is None:
            return None
        deals += some
    return deals


def deals_of_owners(untrusted_owners: bytes) -> list[Deal] | None:
    """Return the deals in which card i lies with seat `owners[i]`, 52 a deal; None as `deals_of_cards`."""
    if len(untrusted_owners) % PACK_SIZE or untrusted_owners.translate(None, _OWNERS):
        return None
    deals: list[Deal] = []
    for first in range(0, len(untrusted_owners), PACK_SIZE):
        hands = hands_of_owners(untrusted_owners[first : first + PACK_SIZE])
        # Of 52 cards the fourth hand has what the others have not.
        if not len(hands[0]) == len(hands[1]) == len(hands[2]) == HAND_SIZE:
            return None
        deals.append(Deal(hands))
    return deals


def _some_deals(untrusted_cards: bytes) -> list[Deal] | None:
    if len(untrusted_cards) % PACK_SIZE:
        return None
    # Of 52 cards only each of the pack leaves nothing of it.
    if any(map(PACK.translate, repeat(None), chain.from_iterable(_WHOLE_PACK.iter_unpack(untrusted_cards)))):
        return None
    hands = _FOUR_HANDS.iter_unpack(untrusted_cards)
    if not _is_rising(untrusted_cards):
        return [
            Deal((bytes(north), bytes(east), bytes(south), bytes(west)))
            for north, east, south, west in (map(sorted, four) for four in hands)
        ]
    return list(map(Deal, hands))


def _is_rising(cards: bytes) -> bool:
    """Tell whether the cards of every hand, thirteen each, come in order, none twice."""
    here = int.from_bytes(cards, "little")
    # What is more than 127 after 127 was added is more than nothing, and cards differ by less than that.
    steps = (here >> 8) + int.from_bytes(b"\x7f" * len(cards), "little") - here
    within = int.from_bytes((b"\x80" * (HAND_SIZE - 1) + b"\0") * (len(cards) // HAND_SIZE), "little")
    return steps & within == within
