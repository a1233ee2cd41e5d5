"""The look of a record, shown with a fixed sample: boards that were published and never dealt for play."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import Seat
from bigdeal_gui.paper.hand_records.hand_record import draw_hand_record, record_document, record_has_room
from bigdeal_gui.paper.record_options import PerPage, RecordHeading, RecordOptions
from bigdeal_gui.paper.words import words_of_paper
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import Document, Surface

_FILE: Final = "boards.toml"


@dataclass(frozen=True, slots=True)
class Sample:
    """A record of sample boards as it would be printed. Whoever shows it writes `mark` across its pages."""

    options: RecordOptions
    heading: RecordHeading

    @property
    def mark(self) -> str:
        """What is written across its pages, in their language."""
        return words_of_paper(self.options.language).sample

    @property
    def document(self) -> Document:
        """The paper it is drawn on."""
        return record_document(self.heading, self.options)

    def draw(self, surface: Surface) -> None:
        """Draw the pages.

        Raises:
            PrintingUnavailable: this copy of the program is not complete.
        """
        boards, results = sample_boards()
        draw_hand_record(surface, boards, self.heading, self.options, results)


def layouts_with_room(options: RecordOptions, heading: RecordHeading) -> frozenset[PerPage]:
    """Return the layouts in which a full page can be read, with these options otherwise.

    Raises:
        PrintingUnavailable: this copy of the program is not complete.
    """
    boards, results = sample_boards()
    return frozenset(
        layout
        for layout in PerPage
        if record_has_room(
            boards[: layout.boards], heading, replace(options, layout=layout), results[: layout.boards]
        )
    )


@cache
def sample_boards() -> tuple[tuple[Board, ...], tuple[DoubleDummy, ...]]:
    """Return the boards, and the double-dummy results of each.

    Raises:
        PrintingUnavailable: this copy of the program is not complete.
    """
    path = resource_folder() / "sample" / _FILE
    try:
        rows = tomllib.loads(path.read_text("utf-8"))["boards"]
    except (OSError, ValueError, KeyError) as error:
        text = translate("reasons", "{file} of the program is missing or damaged")
        raise PrintingUnavailable(text.format(file=_FILE)) from error
    boards = tuple(
        Board(number, Deal.from_owners(map(int, row["owners"]))) for number, row in enumerate(rows, 1)
    )
    return boards, tuple(map(_result, rows))


def _result(row: dict[str, Any]) -> DoubleDummy:
    north, east, south, west = (tuple(tricks) for tricks in row["tricks"])
    contracts = (
        Contract(level, Strain(strain), tuple(map(Seat, declarers)), bool(doubled), over)
        for level, strain, declarers, doubled, over in row["contracts"]
    )
    return DoubleDummy((north, east, south, west), row["par"], tuple(contracts))
