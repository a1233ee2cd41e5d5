"""The one table of record options: each row says everything, and does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.numbering.big_deal import deal_of
from bigdeal_gui.paper import hand_record
from bigdeal_gui.paper.record_options import (
    OPTIONS,
    Option,
    OptionKind,
    RecordHeading,
    RecordOptions,
    record_options,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Recorder

    from bigdeal_gui.paper.surface import Document

    Paper = Callable[[float, float], Recorder]

BOARDS = [Board(number, deal_of(10**28 + number**9)) for number in range(1, 14)]
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
    return "fr" if option.kind is OptionKind.LANGUAGE else not option.default


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
    assert not row.needs or option.kind is not OptionKind.LANGUAGE
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
    """A strange value costs itself alone, and takes what is usual instead of it."""
    usual = record_options({option.name: other(option)})
    assert record_options({option.name: strange}, usual) == usual
    assert record_options({}) == RecordOptions()
