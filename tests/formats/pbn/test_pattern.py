"""Regular pbn files are read quickly, and never otherwise than the reader of any pbn reads them."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bigdeal_gui.errors.formats import FormatError
from bigdeal_gui.formats.deal_texts import DEAL_TEXT_BYTES, deals_of_texts, texts_of_deals
from bigdeal_gui.formats.format import Heading, Profile
from bigdeal_gui.formats.pbn import pattern as pbn_pattern
from bigdeal_gui.formats.pbn import reader as pbn_reader
from bigdeal_gui.formats.pbn.reader import read_any_pbn, read_pbn
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import hands_text
from bigdeal_gui.model.plans import MAX_BOARDS, BoardRange
from bigdeal_gui.numbering.big_deal import DEALS, deal_of_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.formats.format import SetRead

PBN = format_by_name("pbn")


@cache
def dealt(count: int, first: int = 1) -> tuple[Board, ...]:
    """Return boards whose deals differ."""
    return tuple(
        Board(number, deal_of_number((number * 7_919 * 10**23 + number) % DEALS))
        for number in range(first, first + count)
    )


@cache
def written(
    count: int = 40, first: int = 1, event: str = "", profile: Profile = Profile.STANDARD, end: bytes = b"\n"
) -> bytes:
    """Return a file of this program."""
    heading = Heading(
        BoardRange(first, first + count - 1), "test 1", profile, end, event, set_code="K7QM-2PXA"
    )
    return PBN.write(heading, dealt(count, first))


def outcome(read: Callable[[bytes, int], SetRead | None], data: bytes) -> object:
    """Return what a reader says: the set, or the error in words."""
    try:
        return read(data, 5)
    except FormatError as error:
        return type(error), str(error)


regular = pbn_reader._read_regular


@pytest.mark.unwatched
@pytest.mark.parametrize("profile", Profile)
@pytest.mark.parametrize("event", ["", "Tuesday; final {1} 100%", "Mühlheim", "Łódź"])
@pytest.mark.parametrize(("first", "count"), [(1, 16), (1, 40), (7, 17), (93, 1024), (9_990, 40)])
def test_files_of_this_program_are_regular(profile: Profile, event: str, first: int, count: int) -> None:
    """Whatever the event, the profile and the numbers: the quick reader takes them, to the same answer."""
    data = written(count, first, event, profile)
    found = regular(data, 1)
    assert found == read_any_pbn(data, 1)
    assert found is not None
    assert found.boards == dealt(count, first)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data[:-2],
        lambda data: data + b"\r\n",
        lambda data: data + b"\x1a",
        lambda data: data.replace(b'[Board "20"]', b'[Board "21"]'),
        lambda data: data.replace(b'[Board "20"]', b'[Board "020"]'),
        lambda data: data.replace(b'[Board "2"]', b'[Board "102"]'),
        lambda data: data.replace(b'[Dealer "E"]', b'[Dealer "N"]'),
        lambda data: data.replace(b'[Dealer "E"]', b'[Dealer "#"]'),
        lambda data: data.replace(b'[Dealer "E"]\r\n', b""),
        lambda data: data.replace(b'[Vulnerable "EW"]', b'[Vulnerable "Ew"]'),
        lambda data: data.replace(b'[Vulnerable "EW"]', b'[Vulnerable "nobody knows"]'),
        lambda data: data.replace(b'[Result ""]', b'[DoubleDummyTricks "66666666667777777777"]'),
        lambda data: data.replace(b'[Result ""]', b'[Deal ""]'),
        lambda data: data.replace(b'[Result ""]', b"A row of a table"),
        lambda data: data.replace(b'[Site ""]', b'[Event "Other"]'),
        lambda data: data.replace(b'[Site ""]', b'[Site "{"]').replace(b'[Date ""]', b'[Date "}"]'),
        lambda data: data.replace(b"[Site", b"{ said } [Site"),
        lambda data: data.replace(b"\r\n", b"\r"),
        lambda data: data.replace(b"\r\n", b"\n"),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.decode().encode("utf-16"),
        lambda data: b"\n" + data,
        lambda data: data.replace(b"%HR", b"; %HR"),
        lambda data: data.replace(b"N:", b"E:"),
        lambda data: data.replace(b"T", b"t"),
        lambda data: data.replace(b"A", b"K"),
        lambda data: re.sub(rb'\[Board "\d+"\]\r\n', b"", data),
        lambda data: re.sub(rb'(?s)(\[Board "\d+"\])(.*?)(\[Deal [^]]*\])', rb"\3\2\1", data),
        lambda data: data.replace(b"[Generator", b'[Event "New"]\r\n\r\n[Generator', 20),
        lambda data: data + data,
        lambda data: data[:0],
        lambda data: data[: data.index(b"[")],
    ],
)
def test_what_is_not_regular_is_read_as_ever(change: Callable[[bytes], bytes]) -> None:
    """Whatever was done to a file, both readers say the same, be it an error or a remark."""
    for data in (change(written()), change(written(17, 3))):
        assert outcome(read_pbn, data) == outcome(read_any_pbn, data)


def edits() -> st.SearchStrategy[list[tuple[int, int, bytes]]]:
    """Return places, lengths and what stands there instead."""
    pieces = st.sampled_from(
        [
            *(
                b"",
                b"[",
                b"]",
                b'"',
                b"\r",
                b"\n",
                b"\r\n\r\n",
                b"#",
                b"%",
                b"{",
                b"}",
                b";",
                b".",
                b" ",
                b"A",
            ),
            *(b"10", b'[Board "9"]\r\n', b'[Deal "N:', b"\0", b"\x1a", b"\xff", b"2", b"-"),
        ]
    )
    edit = st.tuples(st.integers(0, 2**14), st.sampled_from([0, 0, 1, 1, 2, 68, 300]), pieces)
    return st.lists(edit, min_size=1, max_size=3)


@pytest.mark.unwatched
@settings(max_examples=300)
@given(edits(), st.sampled_from(["", "Łódź", "a"]), st.sampled_from(list(Profile)))
def test_damage_never_tells_the_readers_apart(
    changes: list[tuple[int, int, bytes]], event: str, profile: Profile
) -> None:
    """Bytes taken out, put in or replaced anywhere: the answer is that of the reader of any pbn."""
    data = written(20, 95, event, profile)  # dealers come round, and numbers grow by a digit
    for place, length, instead in changes:
        at = place % len(data)
        data = data[:at] + instead + data[at + length :]
    assert outcome(read_pbn, data) == outcome(read_any_pbn, data)


@pytest.mark.unwatched
@settings(max_examples=200)
@given(st.data())
def test_swapped_letters_never_tell_the_readers_apart(data: st.DataObject) -> None:
    """Letters of a deal changed for others, so that every line keeps its length."""
    text = bytearray(written(20))
    places = [match.start() + 9 for match in re.finditer(rb'\[Deal "N:', bytes(text))]
    for _change in range(data.draw(st.integers(1, 3))):
        first, second = (
            data.draw(st.sampled_from(places)) + data.draw(st.integers(0, DEAL_TEXT_BYTES - 1))
            for _end in range(2)
        )
        text[first], text[second] = text[second], text[first]
    assert outcome(read_pbn, bytes(text)) == outcome(read_any_pbn, bytes(text))


def test_limits_are_those_of_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too many boards or lines, or numbers past the last, are left to the reader that says so."""
    data = written(40)
    last = written(20, MAX_BOARDS - 19)
    # Sixteen more: dealers and vulnerabilities are the same.
    high = re.sub(rb'(Board ")(\d+)"', lambda found: b'%b%d"' % (found[1], int(found[2]) + 16), last)
    assert regular(high, 1) is None
    assert outcome(read_pbn, high) == outcome(read_any_pbn, high)
    assert regular(last, 1) is not None
    monkeypatch.setattr(pbn_reader, "MAX_FILE_BOARDS", 39)
    assert regular(data, 1) is None
    monkeypatch.undo()
    monkeypatch.setattr(pbn_reader, "MAX_FILE_LINES", 100)
    assert regular(data, 1) is None


def test_a_pattern_takes_whole_records_alone() -> None:
    """What is cut short at the end of a piece waits for the next; what differs is Irregular."""
    data = written(40)
    found = pbn_pattern.pbn_beginning(data)
    assert found is not None
    whole, end = found.pattern.deal_texts(data, found.start, 1)
    assert (len(whole), end) == (40, len(data))
    for cut in range(1, 400):
        texts, at = found.pattern.deal_texts(data[:-cut], found.start, 1)
        assert texts == whole[: len(texts)]
        more, end = found.pattern.deal_texts(data[at:], 0, len(texts) + 1)
        assert (texts + more, at + end) == (whole, len(data))
    with pytest.raises(pbn_pattern.Irregular):
        found.pattern.deal_texts(data.replace(b'[Board "20"]', b'[Board "24"]'), found.start, 1)


def test_the_first_number_is_told_by_the_first_record() -> None:
    """Where a record does not read as one, no number is told."""
    data = written(3, 12)
    assert pbn_pattern.pbn_first_number(data, pbn_pattern.pbn_boards_start(data)) == 12
    assert pbn_pattern.pbn_first_number(data, 1) is None
    assert pbn_pattern.pbn_first_number(b'[Event "x"]\r\n\r\n', 0) is None


def test_texts_of_deals_are_strict() -> None:
    """A card twice, a suit too many, an order that is not this program's: the last is a deal all the same."""
    deals = [board.deal for board in dealt(1_001)]
    texts = [b" ".join(hands_text(deal)) for deal in deals]
    assert texts_of_deals(deals) == texts
    assert deals_of_texts(texts) == deals
    assert texts_of_deals([]) == deals_of_texts([]) == []
    plain = b"AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    suits = Deal.from_hands([range(first, first + 13) for first in range(0, 52, 13)])
    assert deals_of_texts([plain]) == [suits]
    assert texts_of_deals([suits]) == [plain]
    assert deals_of_texts([plain.replace(b"AK", b"KA")]) == [suits]
    for wrong in (
        plain.replace(b"AK", b"AA"),
        plain.replace(b"AK", b"A."),
        plain.replace(b"A", b"a"),
        plain.replace(b"2... .A", b"... .2A"),
        plain.replace(b" ", b"."),
        plain.replace(b"AKQ", b"10Q"),
    ):
        assert len(wrong) == DEAL_TEXT_BYTES
        assert deals_of_texts([*texts, wrong]) is None


@pytest.mark.unwatched
@given(st.lists(st.one_of(st.permutations(range(52)), st.just(list(range(52)))), max_size=3))
def test_texts_of_deals_are_their_diagrams(packs: list[list[int]]) -> None:
    """Written many at once or one by one, deals have the same text, which is read as the same deals."""
    deals = [Deal.from_hands([pack[first : first + 13] for first in range(0, 52, 13)]) for pack in packs]
    texts = texts_of_deals(deals)
    assert texts == [b" ".join(hands_text(deal)) for deal in deals]
    assert deals_of_texts(texts) == deals
