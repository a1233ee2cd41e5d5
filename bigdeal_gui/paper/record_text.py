"""What a hand record says of a board, in the words and letters of its language, for paper and for the web."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bigdeal_gui.model.boards import Board, Vulnerability, dealer, vulnerability
from bigdeal_gui.model.cards import SUIT_SIZE, SUITS, high_card_points
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain
from bigdeal_gui.model.plans import number_runs
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.paper.fonts.shaping import isolated_script
from bigdeal_gui.paper.record_options import RecordHeading, RecordOptions, Results
from bigdeal_gui.paper.words import INTERNATIONAL_HONOURS, Four, Words

SUIT_SYMBOLS: Final = ("♠", "♥", "♦", "♣")
VOID: Final = "—"
MINUS: Final = "−"

_NO_CONTRACT: Final = "-"
_BOOK: Final = 6
_FEW_CONTRACTS: Final = 3
_SIDES: Final = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
_NUMERALS: Final = ("9", "8", "7", "6", "5", "4", "3", "2")

Ranks: TypeAlias = tuple[str, ...]
"""The cards of a suit in a hand, from the highest down; none of a void."""


@dataclass(frozen=True, slots=True, repr=False)
class ResultRow:
    """What one seat, or both seats of a side, can make: a cell a strain, no trump first."""

    label: str
    seats: tuple[Seat, ...]
    cells: tuple[str, ...]

    def __repr__(self) -> str:
        return "ResultRow(hidden)"


@dataclass(frozen=True, slots=True, repr=False)
class BoardText:
    """A board in words. `hands` is indexed by seat, then by suit.

    `results` is empty without double-dummy results; `par` is then empty too, else the score in points from
    North-South's side and the contracts. `is_from_file`: the boards' file brought the results with it.
    """

    number: int
    title: str
    dealer: Seat
    dealer_text: str
    vulnerability: Vulnerability
    vulnerability_text: str
    hands: tuple[tuple[Ranks, ...], ...]
    points: tuple[int, ...]
    results: tuple[ResultRow, ...]
    par: tuple[str, ...]
    is_from_file: bool = False

    def __repr__(self) -> str:
        return f"BoardText({self.number}, hidden)"

    def is_vulnerable(self, seat: Seat) -> bool:
        """Tell whether the side of `seat` is vulnerable."""
        own = Vulnerability.EAST_WEST if seat % 2 else Vulnerability.NORTH_SOUTH
        return self.vulnerability in {own, Vulnerability.ALL}


def board_texts(
    boards: Sequence[Board], words: Words, options: RecordOptions, double_dummy: Sequence[DoubleDummy] | None
) -> tuple[BoardText, ...]:
    """Return what the record says of each board; `double_dummy` has a result for each, or is None.

    Raises:
        InvalidDeal: a board does not hold a whole pack.
    """
    results = [None] * len(boards) if double_dummy is None else double_dummy
    return tuple(
        _board_text(board, words, options, result) for board, result in zip(boards, results, strict=True)
    )


def _board_text(
    board: Board, words: Words, options: RecordOptions, double_dummy: DoubleDummy | None
) -> BoardText:
    deal = Deal.from_hands(board.deal.hands)
    number = board.number
    shown = double_dummy if options.double_dummy else None
    ranks = rank_letters(words, options)
    return BoardText(
        number=number,
        title=words.board(number),
        dealer=dealer(board.conditions_number),
        dealer_text=words.dealer(dealer(board.conditions_number)),
        vulnerability=vulnerability(board.conditions_number),
        vulnerability_text=words.vulnerable[vulnerability(board.conditions_number)],
        hands=tuple(_suits(hand, ranks) for hand in deal.hands),
        points=tuple(map(high_card_points, deal.hands)) if options.points else (),
        results=_results(words, options.results, shown) if shown else (),
        par=_par(words, shown) if shown and options.par else (),
        is_from_file=shown is not None and shown.is_brought,
    )


def rank_letters(words: Words, options: RecordOptions) -> Ranks:
    """Return how ace to two are written."""
    honours: Four = INTERNATIONAL_HONOURS if options.international_letters else words.honours
    return (*honours, options.ten.value, *_NUMERALS)


def double_dummy_note(texts: Sequence[BoardText], options: RecordOptions, words: Words) -> str:
    """Return what the figures beside the hands are and whose, or that they are missing though wanted."""
    if any(text.results for text in texts):
        origin = f" ({words.from_file})" if any(text.is_from_file for text in texts) else ""
        figures = f": {words.tricks}" if options.results is Results.TRICKS else ""
        return words.double_dummy + origin + figures
    return words.no_double_dummy if options.double_dummy else ""


def session_text(heading: RecordHeading, words: Words) -> str:
    """Return `Session 2 · Section A`, as far as they are given."""
    return joined_texts(words.session(heading.session), words.section(heading.section))


def joined_texts(*texts: str) -> str:
    """Return the texts that are not empty, with dots between them; one from right to left is isolated."""
    return " · ".join(map(isolated_script, filter(None, texts)))


def board_numbers_text(boards: Sequence[Board] | Sequence[BoardText], words: Words) -> str:
    """Return `Boards 1–36` or `Board 7`, with a comma wherever numbers are left out."""
    runs = number_runs(board.number for board in boards)
    said = ", ".join(f"{first}–{last}" if last > first else str(first) for first, last in runs)
    return words.boards(said) if len(boards) > 1 else "".join(words.board(board.number) for board in boards)


def strain_symbols(words: Words) -> tuple[str, ...]:
    """Return how no trump and the suits, spades first, are written in contracts."""
    return (words.no_trump, *SUIT_SYMBOLS)


def _suits(hand: bytes, ranks: Ranks) -> tuple[Ranks, ...]:
    return tuple(
        tuple(ranks[card % SUIT_SIZE] for card in sorted(hand) if card // SUIT_SIZE == suit)
        for suit in range(len(SUITS))
    )


def _results(words: Words, results: Results, found: DoubleDummy) -> tuple[ResultRow, ...]:
    tricks = found.tricks
    if results is Results.CONTRACTS:
        return tuple(
            ResultRow(words.sides[place], side, tuple(_contracts(found, side, strain) for strain in STRAINS))
            for place, side in enumerate(_SIDES)
        )
    if all(tricks[seat] == tricks[partner] for seat, partner in _SIDES):
        return tuple(
            ResultRow(words.sides[place], side, tuple(map(str, tricks[side[0]])))
            for place, side in enumerate(_SIDES)
        )
    return tuple(ResultRow(words.seats[seat], (seat,), tuple(map(str, tricks[seat]))) for seat in SEATS)


def _contracts(found: DoubleDummy, side: tuple[Seat, Seat], strain: Strain) -> str:
    """Return the level that a side makes, both seats' where they differ: `4`, `3/4`, `-/1`."""
    levels = [found.tricks[seat][strain] - _BOOK for seat in side]
    written = [str(level) if level > 0 else _NO_CONTRACT for level in levels]
    return written[0] if written[0] == written[1] else "/".join(written)


def _par(words: Words, found: DoubleDummy) -> tuple[str, ...]:
    """Return `Par +420` and the contracts, three at most."""
    score = f"{words.par} {_signed(found.par_score)}"
    if not found.par_contracts:
        return score, words.passed_out
    few = [_contract(words, contract) for contract in found.par_contracts[:_FEW_CONTRACTS]]
    if len(found.par_contracts) > _FEW_CONTRACTS:
        few[-1] += " …"
    return score, *few


def _contract(words: Words, contract: Contract) -> str:
    """Return `NS 4♠=`, `E 5♦x−2`: who plays, what, and the tricks over or under."""
    declarers = contract.declarers
    who = words.seats[declarers[0]] if len(declarers) == 1 else words.sides[declarers[0] % len(_SIDES)]
    doubled = "x" if contract.is_doubled else ""
    tricks = _signed(contract.over) if contract.over else "="
    return f"{who} {contract.level}{strain_symbols(words)[contract.strain]}{doubled}{tricks}"


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "0"
