"""The pbn format, written from arrays: the bytes of `pbn`, many boards at a time.

Sixteen boards in a row have the same dealers and vulnerabilities as the next sixteen, and a hand with its
dots is sixteen bytes; so while board numbers have as many digits, a file is one block of bytes over and
over, with digits and hands laid in. The block comes from the plain writer, which also writes what does
not fill one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.bulk.big_deal import suit_holdings
from bigdeal_gui.bulk.board_run import BoardRun
from bigdeal_gui.formats.pbn.writer import CYCLE, pbn_writer
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import RANKS, SUIT_SIZE
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.numbering.big_deal import deal_of_number

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bigdeal_gui.bulk.big_deal import Words
    from bigdeal_gui.formats.format import Heading, SetWriter

_HAND_BYTES: Final = 16
_WORD_BITS: Final = 64
_BOARD: Final = b'[Board "'
_DEAL: Final = b'[Deal "N:'
_HOLDINGS: Final = 2**SUIT_SIZE
_DOT: Final = ord(".")
_ANY_DEAL: Final = deal_of_number(0)
"""Stands where hands will be laid in."""


def pbn_bulk_writer(heading: Heading) -> SetWriter:
    """Return a writer of pbn files that is quick with a BoardRun, and takes any boards."""
    return _BulkWriter(pbn_writer(heading))


@dataclass(frozen=True, slots=True)
class _Page:
    """The block of bytes for some rounds of sixteen boards, with the places for what changes.

    `numbers` and `hands` show the same memory: for each of the sixteen the number of every round, and for
    each of the sixteen and each seat the hand of every round.
    """

    block: NDArray[np.uint8]
    numbers: list[NDArray[np.void]]
    hands: list[list[NDArray[np.void]]]


class _BulkWriter:
    def __init__(self, plain: SetWriter) -> None:
        self._plain = plain
        self._records: dict[tuple[int, int], list[bytes]] = {}
        self._page_key = (0, 0, 0)
        self._page: _Page | None = None

    def start(self) -> bytes:
        return self._plain.start()

    def boards(self, boards: Sequence[Board]) -> bytes:
        if not isinstance(boards, BoardRun):
            return self._plain.boards(boards)
        # Joining a single piece copies nothing.
        return b"".join([piece for run in _of_one_width(boards) for piece in self._pieces(run)])

    def end(self) -> bytes:
        return self._plain.end()

    def _pieces(self, run: BoardRun) -> Iterator[bytes]:
        """Yield the bytes of boards whose numbers have as many digits."""
        rounds, rest = divmod(len(run), CYCLE)
        if rounds:
            yield self._rounds(run[: rounds * CYCLE], rounds)
        if rest:
            yield self._plain.boards(list(run[rounds * CYCLE :]))

    def _rounds(self, run: BoardRun, count: int) -> bytes:
        page = self._page_for(run.first, count)
        digits = _digits(run.first, count * CYCLE).reshape(count, CYCLE)
        texts = _hand_texts(run.hands.ravel()).reshape(len(SEATS), count, CYCLE)
        for place in range(CYCLE):
            page.numbers[place][:] = digits[:, place]
            for seat in SEATS:
                page.hands[place][seat][:] = texts[seat][:, place]
        return page.block.tobytes()

    def _page_for(self, first: int, count: int) -> _Page:
        """Return the page for `count` rounds from board `first` on; the last one again where it fits."""
        key = (first % CYCLE, len(str(first)), count)
        if self._page is None or key != self._page_key:
            self._page_key, self._page = key, _new_page(self._records_from(first), len(str(first)), count)
        return self._page

    def _records_from(self, first: int) -> list[bytes]:
        """Return sixteen boards' records from number `first` on; right but for numbers and hands.

        Sixteen boards later they are the same, while numbers are as wide.
        """
        key = (first % CYCLE, len(str(first)))
        if key not in self._records:
            boards = (Board(first + place, _ANY_DEAL) for place in range(CYCLE))
            self._records[key] = [self._plain.boards([board]) for board in boards]
        return self._records[key]


def _new_page(records: list[bytes], digits: int, count: int) -> _Page:
    pattern = np.frombuffer(b"".join(records), np.uint8)
    block = np.empty((count, len(pattern)), np.uint8)
    block[:] = pattern
    page = _Page(block, [], [])
    start = 0
    for record in records:
        # No text of a user's stands in these places: it can hold no quotation mark.
        page.numbers.append(_column(block, start + record.index(_BOARD) + len(_BOARD), digits))
        at = start + record.index(_DEAL) + len(_DEAL)
        page.hands.append([_column(block, at + seat * (_HAND_BYTES + 1), _HAND_BYTES) for seat in SEATS])
        start += len(record)
    return page


def _column(block: NDArray[np.uint8], at: int, size: int) -> NDArray[np.void]:
    """Return the `size` bytes of every row from column `at` on, as one item a row."""
    rows, width = block.shape
    return np.ndarray((rows,), f"V{size}", block.data, at, (width,))


def _of_one_width(run: BoardRun) -> Iterator[BoardRun]:
    """Yield `run` in parts whose board numbers have as many digits."""
    while run:
        count = 10 ** len(str(run.first)) - run.first
        yield run[:count]
        run = run[count:]


def _digits(first: int, count: int) -> NDArray[np.void]:
    """Return the digits, in ASCII, of `count` numbers from `first` on, all as wide: an item a number."""
    width = len(str(first))
    # Board numbers end long before 32 bits do.
    rest = np.arange(first, first + count, dtype=np.uint32)
    rows = np.empty((count, width), np.uint8)
    for column in range(width - 1, -1, -1):
        higher = rest // np.uint32(10)
        rows[:, column] = rest - higher * np.uint32(10)
        rest = higher
    rows += ord("0")
    return rows.view(f"V{width}").ravel()


def _suit_texts(*, is_last: bool, has_dot: bool) -> Words:
    """Return sixteen bytes, as two words, for each holding of a suit (bit 12 the ace, bit 0 the deuce).

    The ranks stand at the front, or at the end where `is_last`; a dot may follow them; the rest is zero.
    """
    holdings = np.arange(_HOLDINGS)
    is_held = (holdings[:, None] >> np.arange(SUIT_SIZE - 1, -1, -1) & 1).astype(np.int64)
    widths = is_held.sum(axis=1) + has_dot
    starts = _HAND_BYTES - widths if is_last else 0 * widths
    rows, ranks = np.nonzero(is_held)
    text = np.zeros((_HOLDINGS, _HAND_BYTES), np.uint8)
    text[rows, starts[rows] + (np.cumsum(is_held, axis=1) - 1)[rows, ranks]] = np.frombuffer(
        RANKS.encode("ascii"), np.uint8
    )[ranks]
    if has_dot:
        text[holdings, starts + widths - 1] = _DOT
    # The first byte of a text is the lowest of its first word, whatever the machine.
    return np.ascontiguousarray(text.view("<u8").astype(np.uint64).T)


_SPADES: Final = _suit_texts(is_last=False, has_dot=True)
_DIAMONDS: Final = _suit_texts(is_last=True, has_dot=True)
_CLUBS: Final = _suit_texts(is_last=True, has_dot=False)
_LENGTHS_BITS: Final = np.array([8 * holding.bit_count() for holding in range(_HOLDINGS)], np.uint64)
"""Eight times the number of cards: the bits of a holding's text."""


def _hand_texts(hands: Words) -> NDArray[np.void]:
    """Return the text of each hand, suits S.H.D.C, sixteen bytes an item.

    Spades stand at the front and clubs at the end; hearts are shifted behind the spades and diamonds before
    the clubs. A shift by 64 bits or more, and so by a negative number, leaves nothing.
    """
    spades, hearts, diamonds, clubs = suit_holdings(hands)
    text = np.empty((len(hands), 2), np.uint64)
    word = np.uint64(_WORD_BITS)
    behind = _taken(_LENGTHS_BITS, spades) + np.uint64(8)
    low, high = _taken(_SPADES[0], hearts), _taken(_SPADES[1], hearts)
    front = _taken(_SPADES[0], spades) | low << behind
    back = _taken(_SPADES[1], spades) | high << behind | low >> word - behind | low << behind - word
    before = _taken(_LENGTHS_BITS, clubs)
    low, high = _taken(_DIAMONDS[0], diamonds), _taken(_DIAMONDS[1], diamonds)
    front |= _taken(_CLUBS[0], clubs) | low >> before | high << word - before | high >> before - word
    back |= _taken(_CLUBS[1], clubs) | high >> before
    text[:, 0] = front
    text[:, 1] = back
    return text.astype("<u8", copy=False).view(f"V{_HAND_BYTES}").ravel()


def _taken(table: Words, places: NDArray[np.int64]) -> Words:
    return table.take(places, mode="clip")
