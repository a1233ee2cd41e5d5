"""How hand records look and what they are headed with, as PDF and as HTML."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bigdeal_gui.paper.surface import BLACK, RED, PaperSize

if TYPE_CHECKING:
    from datetime import date


class PerPage(Enum):
    """How many boards stand on a page; `LARGE_PRINT` has two, in letters of 24 points."""

    TWELVE = "12"
    EIGHTEEN = "18"
    TWENTY_FOUR = "24"
    THIRTY_SIX = "36"
    LARGE_PRINT = "large"

    @property
    def boards(self) -> int:
        """The number of boards."""
        return 2 if self is PerPage.LARGE_PRINT else int(self.value)

    @property
    def has_room_for_double_dummy(self) -> bool:
        """Whether results fit beside the hands."""
        return self is not PerPage.THIRTY_SIX


class Order(Enum):
    """Where the next board stands: beside the one before, or below it."""

    ROWS = "rows"
    COLUMNS = "columns"


class SuitColours(Enum):
    """The colours of the suit symbols. Their shapes tell them apart without any."""

    FOUR = "four"
    TWO = "two"
    BLACK = "black"

    @property
    def of_suits(self) -> tuple[str, str, str, str]:
        """Spades, hearts, diamonds and clubs as `#rrggbb`, dark enough for white paper."""
        return _COLOURS[self]

    @property
    def emphasis(self) -> str:
        """What vulnerable sides are filled with, under white letters."""
        return BLACK if self is SuitColours.BLACK else RED


_COLOURS = {
    SuitColours.FOUR: ("#1a3a9c", RED, "#b34a00", "#0b6b2a"),
    SuitColours.TWO: (BLACK, RED, RED, BLACK),
    SuitColours.BLACK: (BLACK, BLACK, BLACK, BLACK),
}


class Ten(Enum):
    """How a ten is written."""

    FIGURES = "10"
    LETTER = "T"


class Results(Enum):
    """What a record says of the double-dummy results: nothing, tricks, or the contracts that can be made."""

    NONE = "none"
    TRICKS = "tricks"
    CONTRACTS = "contracts"


@dataclass(frozen=True, slots=True)
class RecordOptions:
    """How a hand record looks.

    `language` is a code of `paper.languages`. `has_international_letters` prints A K Q J in every language.
    `results`, and with them par, stand where double-dummy results are given and there is room for them.
    """

    paper: PaperSize = PaperSize.A4
    per_page: PerPage = PerPage.EIGHTEEN
    order: Order = Order.ROWS
    colours: SuitColours = SuitColours.FOUR
    ten: Ten = Ten.FIGURES
    language: str = "en"
    has_international_letters: bool = False
    shows_points: bool = True
    results: Results = Results.NONE
    shows_par: bool = True


@dataclass(frozen=True, slots=True)
class RecordHeading:
    """What stands on every page: the event's words, the set code, and the program with its version.

    A text may be empty; a section or session of up to three characters gets its word before it.
    """

    program: str
    event: str = ""
    site: str = ""
    section: str = ""
    session: str = ""
    day: date | None = None
    set_code: str = ""
