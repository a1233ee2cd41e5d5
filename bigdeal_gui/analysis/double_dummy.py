"""Double dummy: what each seat makes in each strain when all cards are known, and par.

The figures are those of Bo Haglund's solver DDS 2.9, which comes with the package endplay, an extra of this
program. Of endplay only the binding is loaded: the package as a whole would load a drawing library with it,
which takes a second and writes a list of the computer's fonts into the user's folders.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors import AnalysisUnavailable
from bigdeal_gui.model.boards import Vulnerability, dealer, vulnerability
from bigdeal_gui.model.cards import SUIT_SIZE
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain, Tricks
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from types import ModuleType

    from bigdeal_gui.model.boards import Board

    Solve = Callable[[Sequence[Board]], tuple[DoubleDummy, ...]]

MAX_BATCH: Final = 32
"""The most boards that the solver is given at once; it has room for 40."""

_ALL_PROCESSORS: Final = 0
_WITHOUT_PAR: Final = -1
_ACE_BIT: Final = 14

_THEIR_STRAIN: Final = {
    Strain.SPADES: 0,
    Strain.HEARTS: 1,
    Strain.DIAMONDS: 2,
    Strain.CLUBS: 3,
    Strain.NO_TRUMP: 4,
}
_THEIR_VULNERABILITY: Final = {
    Vulnerability.NONE: 0,
    Vulnerability.ALL: 1,
    Vulnerability.NORTH_SOUTH: 2,
    Vulnerability.EAST_WEST: 3,
}
_DECLARERS: Final = (
    *((seat,) for seat in SEATS),
    (Seat.NORTH, Seat.SOUTH),
    (Seat.EAST, Seat.WEST),
)
"""What the solver's numbers 0 to 5 mean when they name declarers."""


def check_solver() -> None:
    """Make sure that double-dummy results can be had.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
    """
    _library()


@contextmanager
def solver() -> Iterator[Solve]:
    """Give a function that solves up to MAX_BATCH boards at once, on all processors.

    It holds some 80 MB a processor until the block ends. One block at a time: the solver's memory is the
    process's. Python's other threads go on while it works.

    Raises:
        AnalysisUnavailable: as `check_solver`, or the solver gave up.
    """
    library = _library()
    try:
        yield lambda boards: _solved(library, boards)
    except library.DDSError as error:
        reason = translate("reasons", "the solver gave up ({error})").format(error=error)
        raise AnalysisUnavailable(reason) from error
    finally:
        library.FreeMemory()
        # Without threads the solver would write into what it has just given back.
        library.SetMaxThreads(_ALL_PROCESSORS)


@cache
def _library() -> ModuleType:
    package = find_spec("endplay")
    if package is None:
        raise AnalysisUnavailable(translate("reasons", "the extra “analysis” is not installed"))
    spec = PathFinder.find_spec("_dds", package.submodule_search_locations)
    if spec is None or spec.loader is None:
        raise AnalysisUnavailable(translate("reasons", "the package endplay has no solver in it"))
    library = module_from_spec(spec)
    try:
        spec.loader.exec_module(library)
    except (OSError, RuntimeError) as error:
        reason = translate("reasons", "the solver of the package endplay does not load here")
        raise AnalysisUnavailable(reason) from error
    return library


def _solved(library: ModuleType, boards: Sequence[Board]) -> tuple[DoubleDummy, ...]:
    asked, answered = library.ddTableDeals(), library.ddTablesRes()
    asked.noOfTables = len(boards)
    for place, board in enumerate(boards):
        table = asked.ddTableDeal[place].cards
        for seat, hand in enumerate(board.deal.hands):
            for card in hand:
                suit, rank = divmod(card, SUIT_SIZE)
                table[seat][suit] |= 1 << (_ACE_BIT - rank)
    all_strains = [False] * len(STRAINS)
    library.CalcAllTables(asked, _WITHOUT_PAR, all_strains, answered, library.allParResults())
    return tuple(
        _double_dummy(library, board.conditions_number, answered.results[place])
        for place, board in enumerate(boards)
    )


def _double_dummy(library: ModuleType, number: int, table: Any) -> DoubleDummy:  # noqa: ANN401 - a C structure
    north, east, south, west = (_tricks(table, seat) for seat in SEATS)
    par = library.parResultsMaster()
    library.DealerParBin(table, par, dealer(number), _THEIR_VULNERABILITY[vulnerability(number)])
    found = (par.contracts[place] for place in range(par.number))
    return DoubleDummy(
        (north, east, south, west),
        par.score,
        tuple(_contract(contract) for contract in found if contract.level),
    )


def _tricks(table: Any, seat: Seat) -> Tricks:  # noqa: ANN401 - a C structure
    no_trump, spades, hearts, diamonds, clubs = (
        table.resTable[_THEIR_STRAIN[strain]][seat] for strain in STRAINS
    )
    return no_trump, spades, hearts, diamonds, clubs


def _contract(found: Any) -> Contract:  # noqa: ANN401 - a C structure
    # The solver doubles whatever fails, and nothing else.
    return Contract(
        level=found.level,
        strain=Strain(found.denom),
        declarers=_DECLARERS[found.seats],
        is_doubled=found.underTricks > 0,
        over=found.overTricks - found.underTricks,
    )
