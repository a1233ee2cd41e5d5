"""The words of printed sheets: cards, seats and what stands around them, as a language's players write them.

They are data, a file a language in `resources/translations/paper`; English comes in two countries' ways too,
whose files hold what differs. A sheet's language is chosen for its readers and need not be the window's. The
letters of cards are those that a country's federation prints, where its players' packs or papers have letters
of their own: Dutch A H V B, French and Portuguese A R D V, German A K D B, Polish A K D W, Danish E K D B,
Swedish E K D kn, Norwegian E K D Kn. Italian and Spanish sheets have A K Q J, the letters of the packs
that are sold there.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, get_args, get_type_hints

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.fonts.shaping import isolated_script
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.paper.record_options import JournalRow

Four: TypeAlias = tuple[str, str, str, str]
Twelve: TypeAlias = tuple[str, str, str, str, str, str, str, str, str, str, str, str]

CODES: Final = ("en", "en-GB", "en-US", "da", "de", "es", "fr", "it", "nl", "nb", "pl", "pt", "sv")
"""The languages of printed sheets: English, then by name."""

INTERNATIONAL_HONOURS: Final = ("A", "K", "Q", "J")


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A language's words. Fours are in the order of seats (N E S W), suits (♠ ♥ ♦ ♣) or vulnerabilities.

    `honours` are the letters of ace, king, queen and jack. Texts with a {field} are completed by the methods.
    `months` are written as after a day; `first_day` is how the first of a month is written.

    `dealing_how` to `dealing_keep` say how a pack is dealt by the sheet; `piles` heads the numbers of cards
    that the four piles hold by then. `made`, `checked` and what ends with `_head` head narrow columns.
    """

    code: str
    name: str
    honours: Four
    seats: Four
    seat_names: Four
    suits: Four
    no_trump: str
    void: str
    board_of: str
    boards_of: str
    dealer_of: str
    vulnerable: Four
    points: str
    par: str
    passed_out: str
    double_dummy: str
    from_file: str
    tricks: str
    no_double_dummy: str
    view_of: str
    title: str
    section_of: str
    session_of: str
    set_code_of: str
    director_of: str
    page_of: str
    journal_of: str
    date_of: str
    months: Twelve
    first_day: str
    dealing_title: str
    dealing_how: str
    dealing_check: str
    dealing_keep: str
    piles: str
    curtain_title: str
    curtain_how: str
    labels_title: str
    records_note: str
    checklist_title: str
    checklist_how: str
    board_head: str
    dealer_head: str
    vulnerable_head: str
    copy_of: str
    sample: str
    made: str
    checked: str
    signature: str
    traveller_title: str
    pickup_title: str
    scorecard_title: str
    table_card_title: str
    contract_head: str
    declarer_head: str
    lead_head: str
    tricks_head: str
    score_head: str
    against_head: str
    round_head: str
    boards_head: str
    name_line: str
    table_line: str
    wall_title: str
    wall_heads: Four
    wall_steps: Twelve
    box_title: str
    box_what: str
    box_opens: str
    box_time: str
    box_round: str
    box_how: str
    box_answer: str
    box_page: str
    box_command: str
    box_code: str
    box_code_how: str
    box_closed: str
    box_second: str

    @property
    def sides(self) -> tuple[str, str]:
        """North-South and East-West, as in `NS` and `EW`."""
        north, east, south, west = self.seats
        return north + south, east + west

    def board(self, number: int) -> str:
        """Return `Board 7`."""
        return self.board_of.format(number=number)

    def boards(self, numbers: str) -> str:
        """Return `Boards 1–36`."""
        return self.boards_of.format(numbers=numbers)

    def dealer(self, seat: int) -> str:
        """Return `South deals`; a language of long words has the letter of the seat alone."""
        return self.dealer_of.format(seat=self.seat_names[seat], letter=self.seats[seat])

    def section(self, text: str) -> str:
        """Return `Section A`; a section with a name of its own stands for itself."""
        return self.section_of.format(text=text) if _is_label(text) else text

    def session(self, text: str) -> str:
        """Return `Session 2`; a session with a name of its own stands for itself."""
        return self.session_of.format(text=text) if _is_label(text) else text

    def set_code(self, code: str) -> str:
        """Return `Set K7QA-M2PX`."""
        return self.set_code_of.format(code=code)

    def director(self, name: str) -> str:
        """Return `Tournament director: Ann Gray`."""
        return self.director_of.format(name=isolated_script(name))

    def view_at(self, site: str) -> str:
        """Return `View at bridgebase.com`."""
        return self.view_of.format(site=site)

    def copy(self, number: int) -> str:
        """Return `Copy 2`."""
        return self.copy_of.format(number=number)

    def page(self, page: int, pages: int) -> str:
        """Return `Page 1 of 2`."""
        return self.page_of.format(page=page, pages=pages)

    def journal(self, row: JournalRow) -> str:
        """Return `Journal, row 7: 785d4799 7c23cd28 9bf06f2a 4c1d55e3`."""
        return self.journal_of.format(row=row.sequence, digits=row.short_digits)

    def day(self, day: date) -> str:
        """Return `6 January 2026`."""
        number = self.first_day if day.day == 1 else str(day.day)
        return self.date_of.format(day=number, month=self.months[day.month - 1], year=day.year)

    def day_of_event(self, text: str) -> str:
        """Return the `YYYY.MM.DD` of a set as a day; what is no day, as it was typed."""
        try:
            return self.day(date.fromisoformat(text.replace(".", "-")))
        except ValueError:
            return text


_LONGEST_LABEL: Final = 3


def _is_label(text: str) -> bool:
    """Tell whether a text is a number or some letters, such as `2`, `A` or `NW`, and no name."""
    return 0 < len(text) <= _LONGEST_LABEL


_ALIASES: Final = {"nn": "nb", "no": "nb"}
_LIKE: Final = "like"
"""Names the language of which a file holds what differs."""


def words_of_paper(code: str) -> Words:
    """Return the words of the language `code`, such as `nl` or `en-GB`; English for a strange one.

    Raises:
        PrintingUnavailable: this copy of the program is not complete.
    """
    by_code = {known.lower(): known for known in CODES}
    whole = code.replace("_", "-").lower()
    first = whole.split("-")[0]
    found = by_code.get(whole) or by_code.get(_ALIASES.get(first, first), CODES[0])
    return _words_of(found)


@cache
def _words_of(code: str) -> Words:
    return read_paper_words(resource_folder() / "translations" / "paper" / f"{code}.toml")


def paper_languages() -> tuple[Words, ...]:
    """Return the words of every language, in the order of CODES.

    Raises:
        PrintingUnavailable: this copy of the program is not complete.
    """
    return tuple(words_of_paper(code) for code in CODES)


def read_paper_words(path: Path) -> Words:
    """Return the words in the file `path`, which is called after its language and holds each of them once.

    Raises:
        PrintingUnavailable: the file is missing, or a word in it is missing, strange or no text.
    """
    return Words(code=path.stem, **_texts(path))


def _texts(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        text = translate("reasons", "{file} of the program is missing or damaged")
        raise PrintingUnavailable(text.format(file=path.name)) from error
    like = found.pop(_LIKE, None)
    wanted = {name: kind for name, kind in get_type_hints(Words).items() if name != "code"}
    for name in (*found, *(wanted if like is None else ())):
        if name not in wanted or name not in found:
            text = (
                translate("reasons", "{file} of the program is damaged: “{name}” is missing")
                if name in wanted
                else translate(
                    "reasons", "{file} of the program is damaged: “{name}” is not a word for a sheet"
                )
            )
            raise PrintingUnavailable(text.format(file=path.name, name=name))
    base = {} if like is None else _texts(path.with_name(f"{like}.toml"))
    return base | {name: _checked(path, name, wanted[name], value) for name, value in found.items()}


def _checked(path: Path, name: str, kind: object, value: object) -> str | tuple[str, ...]:
    """Return a text, or as many as `kind` has."""
    if kind is str and isinstance(value, str) and value:
        return value
    texts = tuple(value) if isinstance(value, list) else ()
    if len(texts) == len(get_args(kind)) > 0 and all(isinstance(text, str) and text for text in texts):
        return texts
    text = translate("reasons", "{file} of the program is damaged: “{name}” is wrong")
    raise PrintingUnavailable(text.format(file=path.name, name=name))
