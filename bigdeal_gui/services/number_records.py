"""Diagrams into records of numbers, and back, as streams: one by one, or thousands at once with numpy.

What is read is looked at in blocks of at most RECORDS_AT_ONCE lines or records, so memory stays flat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, BinaryIO, Final

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.numbering import DamagedNumbers, UnpackableValue
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.model.layouts import layout_text
from bigdeal_gui.numbering import zbs
from bigdeal_gui.numbering.schemes import (
    cut_off_record,
    layouts_of_records,
    number_out_of_range,
    scheme_record,
)
from bigdeal_gui.services.dealing.sources import has_bulk
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.numbering.schemes import NumberScheme

RECORDS_AT_ONCE: Final = 2**13
"""So many hide the cost of a call on arrays, and stay in the processor's cache."""

BULK_RECORDS: Final = 5_000
"""From so many in the first block on, arrays are quicker, their library's loading included."""

MAX_LINE_BYTES: Final = 512
"""More than the longest diagram or number."""

_COMPARED_RECORDS: Final = 32
_BLOCK_BYTES: Final = 2**19
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def packed_diagrams(scheme: NumberScheme, lines: BinaryIO, *, place: str = "line") -> Iterator[bytes]:
    """Yield the records of diagrams, one a line, some at a time; empty lines are passed over.

    `place` is what a line is called where one is wrong.

    Raises:
        UnpackableValue: a line is no diagram, or its layout has no number in the scheme.
        SelfTestFailed: arrays give other records than one by one; none must be used.
    """
    bulk: _Bulk | None = None
    first = 1

    def record(text: str) -> bytes:
        return scheme_record(scheme, scheme.parse(text))

    for block in _line_blocks(lines, place):
        count = block.count(b"\n")
        if first == 1 and count >= BULK_RECORDS:
            bulk = _bulk_for(scheme)
        records = bulk.records_of_lines(block) if bulk else None
        if records is None:
            records = _records_of_lines(record, block, first, place)
        yield records
        first += count


def unpacked_diagrams(scheme: NumberScheme, records: BinaryIO) -> Iterator[bytes]:
    """Yield the diagrams of records, a line each, some at a time.

    Raises:
        DamagedNumbers: a record is cut off or out of range; those before it were given.
        SelfTestFailed: arrays give other diagrams than one by one; none must be used.
    """
    bulk: _Bulk | None = None
    first = 1
    while block := _filled(records, RECORDS_AT_ONCE * scheme.record_bytes):
        whole = len(block) // scheme.record_bytes
        if first == 1 and whole >= BULK_RECORDS:
            bulk = _bulk_for(scheme)
        if bulk:
            yield from bulk.lines_of_records(block, first)
        else:
            yield from _lines_of_records(scheme, block, first)
        first += whole


def packed_words(lines: BinaryIO, *, place: str = "line") -> Iterator[bytes]:
    """Yield the suit words of diagrams, and of suits by themselves, one a line; see `zbs`.

    Raises:
        UnpackableValue: as `packed_diagrams`.
    """
    first = 1
    for block in _line_blocks(lines, place):
        yield _records_of_lines(zbs.zbs_record, block, first, place)
        first += block.count(b"\n")


def unpacked_words(words: BinaryIO) -> Iterator[bytes]:
    """Yield the diagrams of suit words, and the letters of suits by themselves, a line each.

    Raises:
        DamagedNumbers: as `unpacked_diagrams`; the words are counted.
    """
    chunks = iter(lambda: _filled(words, RECORDS_AT_ONCE * zbs.WORD_BYTES), b"")
    return (f"{text}\n".encode("ascii") for text in zbs.zbs_texts(zbs.zbs_words_of_bytes(chunks)))


# -- blocks -----------------------------------------------------------------------------------------------


def _filled(source: BinaryIO, size: int) -> bytes:
    """Return `size` bytes of `source`, or what is left of it: a pipe may give less than it is asked for."""
    block = source.read(size)
    while len(block) < size and (more := source.read(size - len(block))):
        block += more
    return block


def _line_blocks(lines: BinaryIO, place: str) -> Iterator[bytes]:
    """Yield whole lines, each ended by LF alone, in blocks.

    Raises:
        UnpackableValue: a line is longer than any value.
    """
    rest, first = b"", 1
    while piece := lines.read(_BLOCK_BYTES):
        if first == 1 and not rest:
            piece = piece.removeprefix(_BYTE_ORDER_MARK)
        block, line_end, rest = (rest + piece).rpartition(b"\n")
        if line_end:
            block = (block + line_end).replace(b"\r\n", b"\n")
            yield block
            first += block.count(b"\n")
        if len(rest) > MAX_LINE_BYTES:
            raise _too_long(place, first)
    if rest:
        yield rest + b"\n"


def _too_long(place: str, line: int) -> UnpackableValue:
    return UnpackableValue(f"{place} {line}", translate("reasons", "Longer than any value."))


# -- one by one -------------------------------------------------------------------------------------------


def _records_of_lines(record: Callable[[str], bytes], block: bytes, first: int, place: str) -> bytes:
    records = []
    for line, raw in enumerate(block.split(b"\n")[:-1], start=first):
        if len(raw) > MAX_LINE_BYTES:
            raise _too_long(place, line)
        if text := raw.decode("ascii", "replace").strip():
            try:
                records.append(record(text))
            except AppError as error:
                raise UnpackableValue(f"{place} {line}", str(error)) from error
    return b"".join(records)


def _lines_of_records(scheme: NumberScheme, block: bytes, first: int) -> Iterator[bytes]:
    lines: list[str] = []
    try:
        lines.extend(layout_text(layout) for layout in layouts_of_records(scheme, block, first))
    except DamagedNumbers:
        yield _joined(lines)
        raise
    yield _joined(lines)


def _joined(lines: list[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("ascii")


# -- thousands at once ------------------------------------------------------------------------------------


def _bulk_for(scheme: NumberScheme) -> _Bulk | None:
    """Return what makes records of `scheme` in arrays; None where nothing here does."""
    if not has_bulk():
        return None
    # numpy is loaded where there are thousands.
    from bigdeal_gui.bulk.packed import SCHEMES  # noqa: PLC0415 - as said

    return _Bulk(scheme) if scheme.name in SCHEMES else None


class _Bulk:
    """Records in arrays. The first ones are made one by one as well, and compared before any is given."""

    def __init__(self, scheme: NumberScheme) -> None:
        from bigdeal_gui.bulk import diagrams, packed  # noqa: PLC0415 - needs numpy

        self._scheme = scheme
        self._diagrams = diagrams
        self._packed = packed
        self._is_compared = False

    def records_of_lines(self, block: bytes) -> bytes | None:
        """Return the records of a block of lines; None where one of them has to be looked at by itself."""
        owners = self._diagrams.owners_of_texts(block)
        if owners is None or not self._packed.is_fit(owners, self._scheme.name).all():
            return None
        records = self._packed.records_of(owners, self._scheme.name, self._scheme.record_bytes)
        self._compare(records, block)
        return records

    def lines_of_records(self, block: bytes, first: int) -> Iterator[bytes]:
        """Yield the lines of a block of records, which may end within one.

        Raises:
            DamagedNumbers: as `unpacked_diagrams`.
        """
        scheme = self._scheme
        whole, left = divmod(len(block), scheme.record_bytes)
        words = self._packed.words_of(block[: whole * scheme.record_bytes], scheme.record_bytes)
        is_sound = self._packed.is_in_range(words, scheme.count)
        sound = whole if is_sound.all() else int(is_sound.argmin())
        lines = self._diagrams.texts_of(self._packed.owners_of(words[:sound], scheme.name))
        self._compare(block[: sound * scheme.record_bytes], lines)
        yield lines
        if sound < whole:
            raise number_out_of_range(scheme, first + sound)
        if left:
            raise cut_off_record(scheme, first + whole, left)

    def _compare(self, records: bytes, lines: bytes) -> None:
        if self._is_compared:
            return
        some = records[: _COMPARED_RECORDS * self._scheme.record_bytes]
        expected = b"".join(_lines_of_records(self._scheme, some, 1))
        if not lines.startswith(expected):
            raise SelfTestFailed("bulk path")
        self._is_compared = True
