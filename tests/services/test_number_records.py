"""Streams of diagrams and records: one by one and in arrays they are the same."""

from __future__ import annotations

from io import BytesIO
from itertools import count, islice
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.numbering import DamagedNumbers, UnpackableValue
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.model.layouts import layout_text
from bigdeal_gui.numbering.schemes import NUMBER_SCHEMES, NumberScheme, scheme_by_name
from bigdeal_gui.services import number_records
from bigdeal_gui.services.number_records import (
    packed_diagrams,
    packed_words,
    unpacked_diagrams,
    unpacked_words,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

each_scheme = pytest.mark.parametrize("scheme", NUMBER_SCHEMES, ids=lambda scheme: scheme.name)
UNBALANCED: Final = scheme_by_name("unbalanced")


def sample(scheme: NumberScheme, size: int) -> tuple[bytes, bytes]:
    """Return records spread over all numbers of a scheme, and their lines."""
    numbers = [place * (scheme.count // size) + place for place in range(size)]
    records = b"".join(number.to_bytes(scheme.record_bytes, "big") for number in numbers)
    lines = "".join(f"{layout_text(scheme.layout_of(number))}\n" for number in numbers)
    return records, lines.encode("ascii")


@pytest.fixture(params=["one by one", "arrays"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let short streams take arrays too, and look at few records at once."""
    monkeypatch.setattr(number_records, "BULK_RECORDS", 1 if request.param == "arrays" else 10**9)
    monkeypatch.setattr(number_records, "RECORDS_AT_ONCE", 16)
    monkeypatch.setattr(number_records, "_BLOCK_BYTES", 700)
    if request.param == "arrays":
        pytest.importorskip("numpy")
    return str(request.param)


@each_scheme
@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("size", [1, 16, 50])
def test_records_and_lines_lead_to_each_other(scheme: NumberScheme, size: int) -> None:
    """Lines become the records, and these the lines, in blocks or at once."""
    records, lines = sample(scheme, size)
    assert b"".join(packed_diagrams(scheme, BytesIO(lines))) == records
    assert b"".join(unpacked_diagrams(scheme, BytesIO(records))) == lines


def test_words_of_suits_come_back_as_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Diagrams and suits by themselves, block by block; what is none is told by its line."""
    monkeypatch.setattr(number_records, "_BLOCK_BYTES", 80)
    monkeypatch.setattr(number_records, "RECORDS_AT_ONCE", 2)
    lines = sample(UNBALANCED, 7)[1]
    words = b"".join(packed_words(BytesIO(lines)))
    assert b"".join(unpacked_words(BytesIO(words))) == lines
    with pytest.raises(UnpackableValue) as caught:
        list(packed_words(BytesIO(lines + b"wrong\n"), place="row"))
    assert str(caught.value).startswith("Row 8: ")
    with pytest.raises(DamagedNumbers):
        list(unpacked_words(BytesIO(words[:-1])))


@pytest.mark.usefixtures("way")
def test_of_nothing_nothing_comes() -> None:
    """An empty stream holds no records, and no lines."""
    assert b"".join(packed_diagrams(UNBALANCED, BytesIO())) == b""
    assert b"".join(unpacked_diagrams(UNBALANCED, BytesIO())) == b""


@pytest.mark.usefixtures("way")
def test_lines_in_other_spellings_are_read() -> None:
    """CRLF, small letters, another seat first, empty lines and a byte order mark are read."""
    records, lines = sample(UNBALANCED, 40)
    texts = lines.decode("ascii").splitlines()
    texts[30] = texts[30].lower()
    first, *others = texts[31].removeprefix("N:").split()
    texts[31] = "E:" + " ".join([*others, first])
    written = "\r\n\r\n".join(texts)
    assert (
        b"".join(packed_diagrams(UNBALANCED, BytesIO(b"\xef\xbb\xbf" + written.encode("ascii")))) == records
    )


@each_scheme
@pytest.mark.usefixtures("way")
def test_the_first_record_out_of_range_is_told(scheme: NumberScheme) -> None:
    """The records before it are given, and its own number is told, in a later block too."""
    records, lines = sample(scheme, 40)
    for place in (0, 15, 16, 37):
        at = place * scheme.record_bytes
        bad = records[:at] + scheme.count.to_bytes(scheme.record_bytes, "big") + records[at:]
        given = bytearray()
        with pytest.raises(DamagedNumbers, match=f"record {place + 1}: its number is above"):
            given.extend(b"".join(collected(unpacked_diagrams(scheme, BytesIO(bad)), given)))
        assert bytes(given).splitlines() == lines.splitlines()[:place]


def collected(chunks: Iterator[bytes], into: bytearray) -> Iterator[bytes]:
    """Add each chunk to `into` when it comes, so that it is there when the next one raises."""
    for chunk in chunks:
        into += chunk
        yield b""


@each_scheme
@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("whole", [0, 1, 16, 39])
def test_a_record_that_is_cut_off_is_told(scheme: NumberScheme, whole: int) -> None:
    """Where a file ends within a record those before it are given, and it is named."""
    records, lines = sample(scheme, 40)
    cut = records[: whole * scheme.record_bytes + 5]
    given = bytearray()
    with pytest.raises(DamagedNumbers, match=f"record {whole + 1}: it ends after 5 of"):
        list(collected(unpacked_diagrams(scheme, BytesIO(cut)), given))
    assert bytes(given).splitlines() == lines.splitlines()[:whole]


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (b"N:A... A... ... ...", "Not a layout: 1 card that appears more than once."),
        (b"N:AKQJT98765432.A.. ... ... ...", "Not an unbalanced ending: cards held: North 14"),
        (b"hello", "Not a diagram"),
        (b"N:" + b"A" * 600, "Longer than any value."),
        (b"7" * 5_000, "Longer than any value."),
    ],
)
@pytest.mark.parametrize("before", [0, 1, 33])
def test_a_line_that_cannot_be_packed_is_told(wrong: bytes, reason: str, before: int) -> None:
    """The line and the reason are named, and no card."""
    _records, lines = sample(UNBALANCED, 40)
    rows = lines.splitlines()
    rows.insert(before, wrong)
    with pytest.raises(UnpackableValue) as caught:
        list(packed_diagrams(UNBALANCED, BytesIO(b"\n".join(rows))))
    assert str(caught.value).startswith(f"Line {before + 1}: {reason}")


@pytest.mark.parametrize("scheme", [scheme_by_name(name) for name in ("pavlicek", "balanced", "base5")])
@settings(max_examples=20)
@given(data=st.data())
def test_any_records_come_back(scheme: NumberScheme, data: st.DataObject) -> None:
    """Any numbers, turned into lines and back, are the same file."""
    numbers = data.draw(st.lists(st.integers(0, scheme.count - 1), max_size=30))
    records = b"".join(number.to_bytes(scheme.record_bytes, "big") for number in numbers)
    lines = b"".join(unpacked_diagrams(scheme, BytesIO(records)))
    assert b"".join(packed_diagrams(scheme, BytesIO(lines))) == records


@pytest.mark.parametrize("direction", ["pack", "unpack"])
def test_arrays_that_differ_are_never_given(direction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first records are made one by one as well, and a difference stops everything."""
    packed_bulk = pytest.importorskip("bigdeal_gui.bulk.packed")
    monkeypatch.setattr(number_records, "BULK_RECORDS", 1)
    records, lines = sample(UNBALANCED, 40)
    right, made = packed_bulk.owners_of, packed_bulk.records_of
    monkeypatch.setattr(packed_bulk, "owners_of", lambda words, name: right(words, name)[::-1])
    monkeypatch.setattr(packed_bulk, "records_of", lambda *asked: made(*asked)[15:] + bytes(15))
    with pytest.raises(SelfTestFailed):
        next(
            packed_diagrams(UNBALANCED, BytesIO(lines))
            if direction == "pack"
            else unpacked_diagrams(UNBALANCED, BytesIO(records))
        )


class Trickle(BytesIO):
    """A pipe that gives some bytes at a time, as pipes may."""

    def read(self, size: int | None = -1) -> bytes:
        """Return seven bytes at most."""
        return super().read(min(size or 7, 7))


@pytest.mark.usefixtures("way")
def test_a_pipe_may_give_little_at_a_time() -> None:
    """Records and lines that come in pieces are put together."""
    records, lines = sample(UNBALANCED, 40)
    assert b"".join(unpacked_diagrams(UNBALANCED, Trickle(records))) == lines
    assert b"".join(packed_diagrams(UNBALANCED, Trickle(lines))) == records


def test_without_numpy_it_goes_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where numpy is not installed long streams work too."""
    monkeypatch.setattr(number_records, "BULK_RECORDS", 1)
    monkeypatch.setattr(number_records, "has_bulk", lambda: False)
    records, lines = sample(UNBALANCED, 40)
    assert b"".join(unpacked_diagrams(UNBALANCED, BytesIO(records))) == lines


def test_blocks_are_given_before_the_end_is_read() -> None:
    """Records of a stream without an end come as they are read."""

    class Endless(BytesIO):
        def __init__(self) -> None:
            super().__init__()
            self._numbers = count()

        def read(self, size: int | None = -1) -> bytes:
            wanted = (size or 0) // UNBALANCED.record_bytes
            assert wanted < 2**16, "no more at once than is quickly worked at"
            return b"".join(number.to_bytes(15, "big") for number in islice(self._numbers, wanted))

    chunks = unpacked_diagrams(UNBALANCED, Endless())
    assert next(chunks).count(b"\n") == number_records.RECORDS_AT_ONCE
    assert next(chunks).count(b"\n") == number_records.RECORDS_AT_ONCE
