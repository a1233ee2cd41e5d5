"""Well-known suits, and for each number of tricks the lies in which the known line takes them.

The lies are told as a player would tell them, and weighed here over all divisions of the single cards:
nothing is taken from the program. What books print is rounded; it stands beside.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RANKS = "AKQJT98765432"


@dataclass(frozen=True)
class Known:
    """A suit, the tricks, and whether the line takes them against the cards of West and East."""

    south: str
    north: str
    tricks: int
    takes: Callable[[str, str], bool]
    percent: str
    """As printed or commonly quoted."""

    @property
    def chance(self) -> Fraction:
        """The share of the deals of two hands in which the line takes its tricks."""
        ways = sum(
            _ways(west, east) for west, east in divisions(self.south + self.north) if self.takes(west, east)
        )
        return Fraction(ways, comb(26, 13))


def divisions(seen: str) -> Iterator[tuple[str, str]]:
    """Yield the cards of West and East in every division of the cards that are not seen."""
    hidden = [rank for rank in RANKS if rank not in seen]
    for sides in product((True, False), repeat=len(hidden)):
        west = "".join(rank for rank, is_west in zip(hidden, sides, strict=True) if is_west)
        yield west, "".join(rank for rank in hidden if rank not in west)


def _ways(west: str, east: str) -> int:
    return comb(26 - len(west) - len(east), 13 - len(west))


def _with(cards: str) -> Callable[[str, str], bool]:
    """East, who plays before South, has all of these cards."""
    return lambda _west, east: set(cards) <= set(east)


def _not_behind(cards: str) -> Callable[[str, str], bool]:
    """West, who plays after South, has not all of these cards."""
    return lambda west, _east: not set(cards) <= set(west)


def _breaks(most: int) -> Callable[[str, str], bool]:
    """Neither has more than so many cards."""
    return lambda west, east: max(len(west), len(east)) <= most


def _falls(card: str, rounds: int) -> Callable[[str, str], bool]:
    """The card falls in so many rounds."""
    return lambda west, east: len(west if card in west else east) <= rounds


def _either(*takes: Callable[[str, str], bool]) -> Callable[[str, str], bool]:
    return lambda west, east: any(one(west, east) for one in takes)


def _both(*takes: Callable[[str, str], bool]) -> Callable[[str, str], bool]:
    return lambda west, east: all(one(west, east) for one in takes)


def _short(most: int) -> Callable[[str, str], bool]:
    """West has at most so many cards."""
    return lambda west, _east: len(west) <= most


def _behind_alone(card: str) -> Callable[[str, str], bool]:
    """The card is East's only one."""
    return lambda _west, east: east == card


KNOWN = (
    # One finesse, two finesses.
    Known("K2", "543", 1, _with("A"), "50"),
    Known("AQJ", "432", 3, _with("K"), "50"),
    Known("KQ2", "543", 2, _with("A"), "50"),
    Known("AJT", "543", 2, _not_behind("KQ"), "76"),
    Known("AQT", "543", 2, _not_behind("KJ"), "76"),
    Known("AQT", "543", 3, _with("KJ"), "24"),
    Known("KJ2", "543", 1, _not_behind("AQ"), "76"),
    Known("KJ2", "543", 2, _with("AQ"), "24"),
    Known("QJ2", "543", 1, _not_behind("AK"), "76"),
    # Finesse the nine, then the queen: the king with East, or the jack and ten.
    Known("AQ9", "543", 2, _either(_with("K"), _with("JT")), "63"),
    Known("AKQT", "2", 4, _with("J"), "50"),
    # How the cards break.
    Known("AKQ5", "432", 4, _breaks(3), "36"),
    Known("AQ32", "K54", 4, _breaks(3), "36"),
    Known("AK432", "765", 4, _breaks(3), "68"),
    Known("AK432", "765", 3, _breaks(4), "96"),
    Known("AK432", "8765", 5, _breaks(2), "41"),
    Known("AK432", "8765", 4, _breaks(3), "90"),
    Known("A432", "Q765", 3, _both(_breaks(3), _with("K")), "34"),
    # Nine never: the queen falls. With the ten East may have all four as well, which the ace shows.
    Known("AKJ32", "7654", 5, _falls("Q", 2), "53"),
    Known("AKJT2", "6543", 5, _either(_falls("Q", 2), _both(_short(0), _with("Q"))), "58"),
    # Three top cards; but where West has shown out, the jack is with East, and the ten is finessed.
    Known("AKQT", "432", 4, _either(_falls("J", 3), _both(_short(1), _with("J"))), "61"),
    # One trick may be lost: only four with West are too many, unless East's one card is the queen.
    Known(
        "AKJ32",
        "654",
        4,
        _either(_breaks(3), _both(_breaks(4), _either(_short(1), _behind_alone("Q")))),
        "85",
    ),
    Known("AKJ32", "654", 5, _both(_breaks(3), _with("Q")), "34"),
)
