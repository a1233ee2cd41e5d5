"""The one table of record options: each row says everything, and does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.paper.hand_records import hand_record
from bigdeal_gui.paper.record_options import (
    OPTIONS,
    Option,
    OptionKind,
    RecordHeading,
    RecordOptions,
    record_options,
    usual_paper,
)
from bigdeal_gui.paper.surface import PaperSize

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    from bigdeal_gui.paper.surface import Document

    Paper = Callable[[float, float], Recorder]

BOARDS = [Board(number, deal_of_number(10**28 + number**9)) for number in range(1, 14)]
EVEN = (8, 9, 5, 4, 7)
UNEVEN = (5, 4, 8, 9, 6)
RESULTS = DoubleDummy(
    (EVEN, UNEVEN, EVEN, UNEVEN), 110, (Contract(2, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), False, 1),)
)

each_option = pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)


def other(option: Option) -> object:
    """Return a value that is not the default, as flags and settings write it."""
    if option.kind is OptionKind.CHOICE:
        return next(value.value for value, _label in option.choices if value is not option.default)
    if option.kind is OptionKind.TEXT:
        return "The Club"
    return "fr" if option.kind is OptionKind.LANGUAGE else not option.default


@pytest.mark.unwatched
@each_option
def test_every_option_changes_what_is_printed(
    recorder: Paper, monkeypatch: pytest.MonkeyPatch, option: Option
) -> None:
    """Another choice is another page; an option that nothing draws by is found out."""

    def drawn(options: RecordOptions) -> tuple[Document, Recorder]:
        page = recorder(190.0, 277.0)
        documents: list[Document] = []

        def kept(document: Document, draw: Callable[[Recorder], None]) -> bytes:
            documents.append(document)
            draw(page)
            return b""

        monkeypatch.setattr(hand_record, "pdf", kept)
        heading = RecordHeading("test", "Cup")
        hand_record.hand_record_pdf(BOARDS, heading, options, [RESULTS] * len(BOARDS))
        return documents[0], page

    usual = record_options({"language": "nl", option.row.needs: True})
    assert drawn(record_options({option.name: other(option)}, usual)) != drawn(usual)
    assert drawn(usual) == drawn(usual)


@each_option
def test_rows_say_everything(option: Option) -> None:
    """Each option has label, flag and help, each choice its label, and what is needed is there."""
    row = option.row
    assert row.label
    assert row.flag.startswith("--")
    assert row.help.endswith(".")
    assert all(label for _value, label in option.choices)
    assert option.value(option.word, None) == option.default
    assert not row.needs or option.kind in {OptionKind.CHOICE, OptionKind.SWITCH}
    assert row.needs in {"", *(other.name for other in OPTIONS if other.kind is OptionKind.SWITCH)}


def test_flags_are_there_once() -> None:
    """No two options share a flag, a name or a label."""
    for found in (
        [option.row.flag for option in OPTIONS],
        [option.name for option in OPTIONS],
        [option.row.label for option in OPTIONS],
    ):
        assert len(set(found)) == len(found)


@each_option
@pytest.mark.parametrize("strange", ["", 7, None, ["four"]])
def test_what_means_nothing_is_as_usual(option: Option, strange: object) -> None:
    """A strange value costs itself alone, and takes what is usual instead of it; a text may be empty."""
    usual = record_options({option.name: other(option)})
    is_meant = isinstance(strange, str) and option.kind is OptionKind.TEXT
    assert record_options({option.name: strange}, usual) == (RecordOptions() if is_meant else usual)
    assert record_options({}) == RecordOptions()


def test_texts_are_of_one_line_and_short() -> None:
    """What people write is printed on one line, whatever was in it, and no longer than there is room for."""
    for option in OPTIONS:
        if option.kind is OptionKind.TEXT:
            assert option.value("Town\nclub \u202e", "") == "Town club"
            assert option.value("x" * 1000, "") == "x" * option.row.letters


@pytest.mark.parametrize(
    ("locales", "paper"),
    [
        (("en-US",), PaperSize.LETTER),
        (("fr_CA.UTF-8",), PaperSize.LETTER),
        (("en", "es-Latn-MX"), PaperSize.LETTER),
        (("en-GB", "en_US.UTF-8"), PaperSize.A4),
        (("nl", "de_DE@euro"), PaperSize.A4),
        (("C.UTF-8",), PaperSize.A4),
        (("", ""), PaperSize.A4),
        (("sr_RS@latin", "en_US"), PaperSize.A4),
    ],
)
def test_paper_is_the_countrys(locales: tuple[str, ...], paper: PaperSize) -> None:
    """The first name with a country decides; where none names one the paper is A4."""
    assert usual_paper(*locales) is paper
