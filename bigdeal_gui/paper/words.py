"""The words of printed sheets: cards, seats and what stands around them, as a language's players write them.

A sheet's language is chosen for its readers and need not be the window's. The letters of cards are those that
a country's federation prints, where its players' packs or papers have letters of their own: Dutch A H V B,
French and Portuguese A R D V, German A K D B, Polish A K D W, Danish E K D B, Swedish E K D kn, Norwegian
E K D Kn. Italian and Spanish sheets have A K Q J, the letters of the packs that are sold there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from datetime import date

Four: TypeAlias = tuple[str, str, str, str]

INTERNATIONAL_HONOURS: Final = ("A", "K", "Q", "J")


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """A language's words. Fours are in the order of seats (N E S W), suits (♠ ♥ ♦ ♣) or vulnerabilities.

    `honours` are the letters of ace, king, queen and jack. Texts with a {field} are completed by the methods.
    `months` are written as after a day; `first_day` is how the first of a month is written.
    """

    code: str
    name: str
    honours: Four
    seats: Four
    seat_names: Four
    suits: Four
    no_trump: str
    no_trump_name: str
    void: str
    board_of: str
    boards_of: str
    dealer_of: str
    vulnerable: Four
    points: str
    par: str
    passed_out: str
    double_dummy: str
    tricks: str
    no_double_dummy: str
    title: str
    section_of: str
    session_of: str
    set_code_of: str
    page_of: str
    date_of: str
    months: tuple[str, ...]
    first_day: str = "1"

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
        """Return `South deals`."""
        return self.dealer_of.format(seat=self.seat_names[seat])

    def section(self, text: str) -> str:
        """Return `Section A`; a section with a name of its own stands for itself."""
        return self.section_of.format(text=text) if _is_label(text) else text

    def session(self, text: str) -> str:
        """Return `Session 2`; a session with a name of its own stands for itself."""
        return self.session_of.format(text=text) if _is_label(text) else text

    def set_code(self, code: str) -> str:
        """Return `Set K7QA-M2PX`."""
        return self.set_code_of.format(code=code)

    def page(self, page: int, pages: int) -> str:
        """Return `Page 1 of 2`."""
        return self.page_of.format(page=page, pages=pages)

    def day(self, day: date) -> str:
        """Return `6 January 2026`."""
        number = self.first_day if day.day == 1 else str(day.day)
        return self.date_of.format(day=number, month=self.months[day.month - 1], year=day.year)


_LONGEST_LABEL: Final = 3


def _is_label(text: str) -> bool:
    """Tell whether a text is a number or some letters, such as `2`, `A` or `NW`, and no name."""
    return 0 < len(text) <= _LONGEST_LABEL
