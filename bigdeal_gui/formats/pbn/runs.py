"""Regular pbn files of any length, read as texts of deals: to count deals, which needs nothing else.

A pattern that was met is known again, so that thousands of small files cost little more than their bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.formats.pbn.pattern import Irregular, beginning_of, first_number, start_of
from bigdeal_gui.formats.pbn.reader import is_plain, read_any_pbn
from bigdeal_gui.formats.pbn.writer import CYCLE
from bigdeal_gui.model.diagrams import hands_text

if TYPE_CHECKING:
    from typing import BinaryIO

    from bigdeal_gui.formats.caveats import Caveat
    from bigdeal_gui.formats.pbn.pattern import Beginning, PbnPattern

_PIECE_BYTES: Final = 2**20


class TextRun(NamedTuple):
    """Texts of deals that follow one another, unchecked; `is_all` where they are those of the whole file."""

    texts: list[bytes]
    is_all: bool


class RegularPbn:
    """Reads regular files one after another."""

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
        data = untrusted_file.read(_PIECE_BYTES)
        texts, at, number, pattern = self._beginning(data)
        if len(data) < _PIECE_BYTES:
            if at < len(data):
                raise Irregular
            yield TextRun(texts, is_all=True)
            return
        while texts:
            yield TextRun(texts, is_all=False)
            data = data[at:] + untrusted_file.read(_PIECE_BYTES)
            texts, at = pattern.deal_texts(data, 0, number)
            number += len(texts)
        if data:
            raise Irregular

    def _beginning(self, data: bytes) -> tuple[list[bytes], int, int, PbnPattern]:
        """Return the first texts, where they end, the number that follows, and the pattern."""
        start = start_of(data)
        number = first_number(data, start) if self._known and data[:start].isascii() else None
        if self._known is not None and number is not None:
            try:
                texts, at = self._known.deal_texts(data, start, number)
            except Irregular:
                pass
            else:
                self.remarks = self._remarks_known
                return texts, at, number + len(texts), self._known
        found = beginning_of(data)
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
        if not is_plain(sample) or read != [
            (found.number + place, texts[place], None) for place in range(CYCLE)
        ]:
            raise Irregular
        self._known, self.remarks, self._remarks_known = found.pattern, sample.remarks, sample.remarks
