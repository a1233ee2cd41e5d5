"""A pbn file of any length, board by board: a regular one in great steps, any other line by line.

The two give the same boards and say the same of the file. Where a file stops being regular it is read from
its beginning again, and what was handed on is passed over. To count deals, the texts of a regular one do; a
pattern that was met is known again, so that thousands of small files cost little more than their bytes.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, BinaryIO, Final, NamedTuple

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.formats.deal_texts import deals_of_texts
from bigdeal_gui.formats.pbn.pattern import (
    Beginning,
    Irregular,
    PbnPattern,
    pbn_beginning,
    pbn_boards_start,
    pbn_first_number,
)
from bigdeal_gui.formats.pbn.reader import is_plain_pbn, read_any_pbn, stream_any_pbn
from bigdeal_gui.formats.pbn.writer import CYCLE
from bigdeal_gui.formats.reading import LINES_A_BOARD
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.diagrams import hands_text

if TYPE_CHECKING:
    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.formats.format import SetRead


_PIECE_BYTES: Final = 2**15


def stream_pbn(untrusted_file: BinaryIO, first_board: int) -> Generator[Board, None, SetRead]:
    """Yield the boards of a pbn file of any length that can be read twice; raises as `Format.stream`."""
    done = 0
    try:
        for run in (runs := _Runs(untrusted_file)).all():
            yield from run
            done += len(run)
    except Irregular:
        untrusted_file.seek(0)
    else:
        return runs.end
    rest = stream_any_pbn(untrusted_file, first_board)
    for _board in islice(rest, done):
        pass
    return (yield from rest)


class _Runs:
    """The boards of a regular file, some thousands at a time; then `end` says what is to be said of it."""

    def __init__(self, untrusted_file: BinaryIO) -> None:
        self._file = untrusted_file
        data = untrusted_file.read(_PIECE_BYTES)
        found = pbn_beginning(data)
        if found is None or _lines_a_board(found) > LINES_A_BOARD:
            raise Irregular
        try:
            self._sample = read_any_pbn(data[: found.end], 1)
        except FormatError:
            raise Irregular from None
        self._data, self._found = data, found

    @property
    def end(self) -> SetRead:
        """What the first boards show of the file, without boards."""
        return replace(self._sample, boards=(), tables={})

    def all(self) -> Generator[tuple[Board, ...], None, None]:
        """Yield the boards.

        Raises:
            Irregular: the file is otherwise than its first boards are.
        """
        data, at, number = self._data, self._found.start, self._found.number
        while data:
            texts, at = self._found.pattern.deal_texts(data, at, number)
            deals = deals_of_texts(texts) if texts else None
            if deals is None:
                raise Irregular
            boards = tuple(map(Board, range(number, number + len(deals)), deals))
            if number == self._found.number and not self._shows(boards[:CYCLE]):
                raise Irregular
            yield boards
            number += len(boards)
            data, at = data[at:] + self._file.read(_PIECE_BYTES), 0

    def _shows(self, boards: tuple[Board, ...]) -> bool:
        """Tell whether the reader of any pbn reads the first boards alike, and tells nothing of them."""
        return is_plain_pbn(self._sample) and boards == self._sample.boards


def _lines_a_board(found: Beginning) -> int:
    return max(
        b"".join((record.before, record.between, record.behind)).count(b"\n")
        for record in found.pattern.records
    )


_TEXT_PIECE_BYTES: Final = 2**20


class TextRun(NamedTuple):
    """Texts of deals that follow one another, unchecked; `is_all` where they are those of the whole file."""

    texts: list[bytes]
    is_all: bool


class RegularPbn:
    """Reads the texts of regular files, one file after another."""

    def __init__(self) -> None:
        self._known: PbnPattern | None = None
        self.remarks: tuple[Caveat, ...] = ()
        """What was odd about the file that was read last."""
        self._remarks_known: tuple[Caveat, ...] = ()

    def runs(self, untrusted_file: BinaryIO) -> Iterator[TextRun]:
        """Yield the texts of all deals of a file, some thousands at a time.

        Raises:
            Irregular: it is not regular, as far as its text goes; who takes the deals says more.
        """
        data = untrusted_file.read(_TEXT_PIECE_BYTES)
        texts, at, number, pattern = self._beginning(data)
        if len(data) < _TEXT_PIECE_BYTES:
            if at < len(data):
                raise Irregular
            yield TextRun(texts, is_all=True)
            return
        while texts:
            yield TextRun(texts, is_all=False)
            data = data[at:] + untrusted_file.read(_TEXT_PIECE_BYTES)
            texts, at = pattern.deal_texts(data, 0, number)
            number += len(texts)
        if data:
            raise Irregular

    def _beginning(self, data: bytes) -> tuple[list[bytes], int, int, PbnPattern]:
        """Return the first texts, where they end, the number that follows, and the pattern."""
        start = pbn_boards_start(data)
        number = pbn_first_number(data, start) if self._known and data[:start].isascii() else None
        if self._known is not None and number is not None:
            try:
                texts, at = self._known.deal_texts(data, start, number)
            except Irregular:
                pass
            else:
                self.remarks = self._remarks_known
                return texts, at, number + len(texts), self._known
        found = pbn_beginning(data)
        if found is None:
            raise Irregular
        self._learn(data, found)
        texts, at = found.pattern.deal_texts(data, found.start, found.number)
        return texts, at, found.number + len(texts), found.pattern

    def _learn(self, data: bytes, found: Beginning) -> None:
        """See whether the reader of any pbn reads the first boards as the pattern does, and keep it."""
        texts, _end = found.pattern.deal_texts(data[: found.end], found.start, found.number)
        try:
            sample = read_any_pbn(data[: found.end], 1)
        except FormatError:
            raise Irregular from None
        read = [(board.number, b" ".join(hands_text(board.deal)), board.played_as) for board in sample.boards]
        if not is_plain_pbn(sample) or read != [
            (found.number + place, texts[place], None) for place in range(CYCLE)
        ]:
            raise Irregular
        self._known, self.remarks, self._remarks_known = found.pattern, sample.remarks, sample.remarks
