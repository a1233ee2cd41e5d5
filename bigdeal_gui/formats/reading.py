"""What all readers share: places in a file, lines, records, and the list of checked boards.

Outside data is bounded here: how many lines and boards a file may have.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import DamagedFile, InvalidBoards
from bigdeal_gui.formats.hands import PACK, FourHands
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.cards import HAND_SIZE
from bigdeal_gui.model.deals import Deal, deal_problems
from bigdeal_gui.model.plans import MAX_BOARDS
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MAX_FILE_BOARDS: Final = 250_000
"""The most boards that are read from one file."""

MAX_FILE_LINES: Final = 6_000_000
"""The most lines that are read from one file: 24 a board."""

MAX_LINE_BYTES: Final = 2**16
"""The longest line that is read; no format needs more than 255 bytes but for comments."""

_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def at_line(line: int) -> str:
    """Return how an error names a line, 1 being the first."""
    return translate("reasons", "line {line}").format(line=line)


def at_byte(offset: int) -> str:
    """Return how an error names an offset, 0 being the first byte."""
    return translate("reasons", "byte {offset} ({hexadecimal})").format(
        offset=offset, hexadecimal=hex(offset)
    )


def text_lines(name: str, untrusted_data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the lines of a file with their numbers, whatever ends them; a byte order mark is dropped.

    Raises:
        DamagedFile: more than MAX_FILE_LINES, or one of more than MAX_LINE_BYTES.
    """
    unified = unified_text(untrusted_data)
    if unified.count(b"\n") > MAX_FILE_LINES:
        raise DamagedFile(
            name,
            at_line(MAX_FILE_LINES + 1),
            translate("reasons", "more than {max_file_lines} lines").format(max_file_lines=MAX_FILE_LINES),
        )
    for line, text in enumerate(io.BytesIO(unified), start=1):
        if len(text) > MAX_LINE_BYTES:
            raise DamagedFile(
                name,
                at_line(line),
                translate("reasons", "a line of more than {max_line_bytes} bytes").format(
                    max_line_bytes=MAX_LINE_BYTES
                ),
            )
        yield line, text.rstrip(b"\n")


def unified_text(untrusted_data: bytes) -> bytes:
    """Return the data with LF for every CRLF and lone CR, and without a byte order mark."""
    text = untrusted_data.removeprefix(_BYTE_ORDER_MARK)
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def fixed_records(name: str, untrusted_data: bytes, size: int, start: int = 0) -> Iterator[tuple[int, bytes]]:
    """Return the records of `size` bytes with their offsets, the first at `start`.

    Raises:
        DamagedFile: the last one is cut short, or there are too many.
    """
    count, rest = divmod(len(untrusted_data) - start, size)
    if rest:
        raise DamagedFile(
            name,
            at_byte(start + count * size),
            translate("reasons", "the last record has {rest} bytes instead of {size}").format(
                rest=rest, size=size
            ),
        )
    if count > MAX_FILE_BOARDS:
        raise DamagedFile(
            name,
            at_byte(start + MAX_FILE_BOARDS * size),
            translate("reasons", "more than {max_file_boards} boards").format(
                max_file_boards=MAX_FILE_BOARDS
            ),
        )
    offsets = range(start, len(untrusted_data), size)
    return ((offset, untrusted_data[offset : offset + size]) for offset in offsets)


def check_padding(name: str, untrusted_record: bytes, start: int, offset: int) -> None:
    """Make sure that a record holds only spaces and NULs from `start` on; `offset` is the record's own.

    Raises:
        DamagedFile: something else stands there.
    """
    padding = untrusted_record[start:]
    if strange := padding.strip(b" \0"):
        raise DamagedFile(
            name,
            at_byte(offset + start + padding.index(strange)),
            translate("reasons", "something stands in the unused part"),
        )


@dataclass(slots=True, repr=False)
class BoardList:
    """The boards of one file, checked as they come.

    `name` is the format's, `place` says in words where an error is. Boards that are no deals are gathered
    and all reported by `finished`; everything else is raised at once.
    """

    name: str
    place: Callable[[int], str]
    _deals: dict[int, Deal | None] = field(default_factory=dict)
    _problems: list[str] = field(default_factory=list)

    def add(self, number: int, untrusted_hands: FourHands, where: int) -> None:
        """Take board `number`, hands N, E, S, W in any order of cards, found at line or offset `where`.

        Raises:
            DamagedFile: the number is out of range or was there before, or there are too many boards.
        """
        self._open(number, where)
        north, east, south, west = untrusted_hands
        north_south, east_west = north + south, east + west
        # 52 cards, 13 to each seat, that leave nothing of the pack are each of its cards once.
        if len(north) == len(east) == len(south) == len(west) == HAND_SIZE and not PACK.translate(
            None, north_south + east_west
        ):
            self._deals[number] = Deal(
                (
                    PACK.translate(None, south + east_west),
                    PACK.translate(None, west + north_south),
                    PACK.translate(None, north + east_west),
                    PACK.translate(None, east + north_south),
                )
            )
        else:
            self._reject(number, "; ".join(deal_problems(untrusted_hands)))

    def add_checked(self, number: int, deal: Deal | None, reason: str, where: int) -> None:
        """Take board `number`, whose `deal` was checked elsewhere; None when it is none, for `reason`.

        Raises:
            DamagedFile: as `add`.
        """
        self._open(number, where)
        if deal is None:
            self._reject(number, reason)
        else:
            self._deals[number] = deal

    def deal(self, number: int) -> Deal | None:
        """Return the deal of a board taken before; None when there is none."""
        return self._deals.get(number)

    def __len__(self) -> int:
        return len(self._deals)

    def finished(self, where: int) -> tuple[Board, ...]:
        """Return the boards in the order of the file, which ended at `where`.

        Raises:
            DamagedFile: there are none.
            InvalidBoards: some are no deals.
        """
        if not self._deals:
            raise self.damaged(where, translate("reasons", "it holds no boards"))
        if self._problems:
            raise InvalidBoards(self.name, tuple(self._problems))
        return tuple(Board(number, deal) for number, deal in self._deals.items() if deal is not None)

    def damaged(self, where: int, reason: str) -> DamagedFile:
        """Return the error that says what is wrong at line or offset `where`."""
        return DamagedFile(self.name, self.place(where), reason)

    def _open(self, number: int, where: int) -> None:
        if not 1 <= number <= MAX_BOARDS:
            raise self.damaged(
                where, translate("reasons", "board numbers go from 1 to {last}").format(last=MAX_BOARDS)
            )
        if number in self._deals:
            raise self.damaged(
                where, translate("reasons", "board {number} is there already").format(number=number)
            )
        if len(self._deals) == MAX_FILE_BOARDS:
            raise self.damaged(
                where,
                translate("reasons", "more than {max_file_boards} boards").format(
                    max_file_boards=MAX_FILE_BOARDS
                ),
            )
        self._deals[number] = None

    def _reject(self, number: int, reason: str) -> None:
        self._problems.append(
            translate("reasons", "board {number}: {reason}").format(number=number, reason=reason)
        )
