"""How hand records look and what they are headed with, as PDF and as HTML.

`RecordOptions` is the one table of what can be chosen: its fields are the rows that the commands take as
flags, the window shows as controls, the settings keep and the printer draws by.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum, auto
from typing import TYPE_CHECKING, Annotated, Any, Final, get_type_hints

from bigdeal_gui.paper.surface import BLACK, RED, PaperSize, Raster, printable_line

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


class Binding(Enum):
    """How the sheets are kept, and so where they need room at an edge."""

    LOOSE = "loose"
    PUNCHED = "punched"
    """Printed on one side, with room for holes at the left."""
    DUPLEX = "duplex"
    """Printed on both sides, with room for the same holes on either."""
    BOOKLET = "booklet"
    """Two small pages a side, in the order in which the folded sheets are read."""


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
    def tint(self) -> str:
        """What lies behind the letters of vulnerable sides: light, so that it copies well."""
        return "#dcdcdc" if self is SuitColours.BLACK else "#f8cdcd"


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
    """What a record says of the double-dummy results: tricks, or the contracts that can be made."""

    TRICKS = "tricks"
    CONTRACTS = "contracts"


class OptionGroup(Enum):
    """What an option is about: the window keeps together what belongs together."""

    CLUB = "club"
    """Whose paper it is."""
    PAGE = "page"
    """How boards are laid out on paper."""
    BOARDS = "boards"
    """What a board says, in which letters and colours."""
    RESULTS = "results"
    """What can be made of it."""


@dataclass(frozen=True, slots=True)
class OptionRow:
    """What command and window say of an option.

    `label` and `choices` are the window's English, a choice for each member of an enum; `flag` and `help`
    are the command's. `needs` names the switch without which the option says nothing. A text that people
    write has up to `letters` characters; 0 where it is chosen.
    """

    label: str
    flag: str
    help: str
    choices: tuple[str, ...] = ()
    needs: str = ""
    group: OptionGroup = OptionGroup.BOARDS
    letters: int = 0


@dataclass(frozen=True, slots=True)
class RecordOptions:
    """How a hand record looks. A field with its row is all that an option is, beside what draws it.

    Enums are chosen from, truths are switched; a text is what people write, or the code of a language in
    `paper.words`.
    `results`, and with them par, stand where `double_dummy` is wanted, its results are given and there is
    room for them. A name is also what the settings call the option, so it stays.
    """

    club: Annotated[
        str,
        OptionRow(
            "Club", "--club", "The club, at the head of every page.", group=OptionGroup.CLUB, letters=80
        ),
    ] = ""
    head: Annotated[
        str,
        OptionRow(
            "Header line",
            "--head",
            "A line of text at the head of every page.",
            group=OptionGroup.CLUB,
            letters=120,
        ),
    ] = ""
    foot: Annotated[
        str,
        OptionRow(
            "Footer line",
            "--foot",
            "A line of text at the foot of every page.",
            group=OptionGroup.CLUB,
            letters=160,
        ),
    ] = ""
    paper: Annotated[
        PaperSize,
        OptionRow(
            "Paper",
            "--paper",
            "The size of the paper.",
            ("A4", "US Letter", "A3", "A5", "US Legal"),
            group=OptionGroup.PAGE,
        ),
    ] = PaperSize.A4
    layout: Annotated[
        PerPage,
        OptionRow(
            "Boards per page",
            "--layout",
            "Boards on a page; large: two, in large print (record).",
            ("12 boards", "18 boards", "24 boards", "36 boards", "2 boards, in large print"),
            group=OptionGroup.PAGE,
        ),
    ] = PerPage.EIGHTEEN
    order: Annotated[
        Order,
        OptionRow(
            "Boards go",
            "--order",
            "Boards in rows or in columns (record).",
            ("in rows", "in columns"),
            group=OptionGroup.PAGE,
        ),
    ] = Order.ROWS
    binding: Annotated[
        Binding,
        OptionRow(
            "Sheets are",
            "--binding",
            "With room for holes, or two small pages a side, to be folded (record).",
            ("loose", "punched", "punched, printed on both sides", "folded into a booklet"),
            group=OptionGroup.PAGE,
        ),
    ] = Binding.LOOSE
    colours: Annotated[
        SuitColours,
        OptionRow(
            "Suits",
            "--colours",
            "The colours of the suits.",
            ("four colours", "black and red", "black alone"),
        ),
    ] = SuitColours.TWO
    ten: Annotated[Ten, OptionRow("Ten", "--ten", "How a ten is written.", ("10", "T"))] = Ten.FIGURES
    language: Annotated[
        str,
        OptionRow(
            "Language", "--language", "The language of the print: {languages}. Without it, the settings'."
        ),
    ] = "en"
    international_letters: Annotated[
        bool,
        OptionRow(
            "A K Q J in every language",
            "--international-letters/--no-international-letters",
            "Write A K Q J in every language.",
        ),
    ] = False
    points: Annotated[
        bool,
        OptionRow(
            "High-card points", "--points/--no-points", "With the high-card points of each hand (record)."
        ),
    ] = True
    double_dummy: Annotated[
        bool,
        OptionRow(
            "Double-dummy results and par",
            "--double-dummy/--no-double-dummy",
            "With double-dummy results and par (record). Without the flag, up to 200 boards.",
            group=OptionGroup.RESULTS,
        ),
    ] = True
    results: Annotated[
        Results,
        OptionRow(
            "Double dummy says",
            "--results",
            "What double-dummy results show (record).",
            ("tricks", "contracts"),
            needs="double_dummy",
            group=OptionGroup.RESULTS,
        ),
    ] = Results.TRICKS
    par: Annotated[
        bool,
        OptionRow(
            "Par beside the results",
            "--par/--no-par",
            "With par beside double-dummy results (record).",
            needs="double_dummy",
            group=OptionGroup.RESULTS,
        ),
    ] = True


class OptionKind(Enum):
    """How an option is chosen."""

    CHOICE = auto()
    SWITCH = auto()
    LANGUAGE = auto()
    TEXT = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """A row of the table, with its name and default. `choices` are pairs of a value and its English label."""

    name: str
    default: Enum | bool | str
    row: OptionRow
    choices: tuple[tuple[Enum, str], ...] = ()

    @property
    def kind(self) -> OptionKind:
        """How it is chosen."""
        if self.choices:
            return OptionKind.CHOICE
        if isinstance(self.default, bool):
            return OptionKind.SWITCH
        return OptionKind.TEXT if self.row.letters else OptionKind.LANGUAGE

    @property
    def word(self) -> object:
        """The default as flags and settings write it."""
        return self.default.value if isinstance(self.default, Enum) else self.default

    def value(self, untrusted: object, usual: object) -> object:
        """Return the value that a flag or the settings mean; `usual` for what means none."""
        if self.choices:
            return next((value for value, _label in self.choices if value.value == untrusted), usual)
        if self.row.letters:
            return printable_line(untrusted)[: self.row.letters] if isinstance(untrusted, str) else usual
        return untrusted if type(untrusted) is type(self.default) and untrusted != "" else usual


def _options() -> tuple[Option, ...]:
    rows = get_type_hints(RecordOptions, include_extras=True)
    found = []
    for one in fields(RecordOptions):
        (row,) = rows[one.name].__metadata__
        values = tuple(type(one.default)) if isinstance(one.default, Enum) else ()
        found.append(Option(one.name, one.default, row, tuple(zip(values, row.choices, strict=True))))
    return tuple(found)


OPTIONS: Final = _options()
"""The table, row by row."""


def record_options(chosen: Mapping[str, object], usual: RecordOptions | None = None) -> RecordOptions:
    """Return the options that flags or settings mean; what is strange or missing is as in `usual`."""
    usual = usual or RecordOptions()
    values: dict[str, Any] = {
        option.name: option.value(chosen.get(option.name), getattr(usual, option.name)) for option in OPTIONS
    }
    return RecordOptions(**values)


_LETTER_COUNTRIES: Final = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
"""Where US Letter is the usual paper. Source: Unicode CLDR, supplemental data, `paperSize`."""


def usual_paper(*locales: str) -> PaperSize:
    """Return the paper of the first country that `locales`, such as `en-US` or `fr_CA.UTF-8`, name; or A4."""
    for locale in locales:
        _language, *parts = locale.partition(".")[0].partition("@")[0].replace("_", "-").split("-")
        for part in parts:
            if len(part) == _COUNTRY_LETTERS and part.isalpha():
                return PaperSize.LETTER if part.upper() in _LETTER_COUNTRIES else PaperSize.A4
    return PaperSize.A4


_COUNTRY_LETTERS: Final = 2

_GROUP: Final = 8
_GROUPS_IN_SHORT: Final = 4
"""128 bits: nobody can make another row with them, and a person can type them from paper."""


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A row of the journal and its hash, by which its whole past can be compared later."""

    sequence: int
    hash: bytes

    @property
    def digits(self) -> str:
        """The whole hash, eight hexadecimal digits a group."""
        return grouped_digits(self.hash)

    @property
    def short_digits(self) -> str:
        """The first 32 digits of the hash: enough for `bigdeal journal verify --known`."""
        return grouped_digits(self.hash[: _GROUP * _GROUPS_IN_SHORT // 2])


def grouped_digits(digest: bytes) -> str:
    """Return the hexadecimal digits of `digest`, eight a group."""
    digits = digest.hex()
    return " ".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))


@dataclass(frozen=True, slots=True)
class RecordHeading:
    """What stands on every page: the event's words, the set code, and the program with its version.

    A text may be empty; a section or session of up to three characters gets its word before it. `newest` is
    the newest row of the journal when the sheet was made: a sheet that others keep is a witness of it.
    """

    program: str
    event: str = ""
    site: str = ""
    section: str = ""
    session: str = ""
    day: date | None = None
    set_code: str = ""
    newest: JournalRow | None = None
    director: str = ""
    logo: Raster | None = field(default=None, repr=False)
