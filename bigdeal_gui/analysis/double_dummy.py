"""Double dummy: what each seat makes in each strain when all cards are known, and par.

The figures are those of Bo Haglund's solver DDS 2.9, which comes with the package endplay, an extra of this
program. Of endplay only the binding is loaded: the package as a whole would load a drawing library with it,
which takes a second and writes a list of the computer's fonts into the user's folders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Any, Final

from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.model.boards import Vulnerability, dealer, vulnerability
from bigdeal_gui.model.cards import SUIT_SIZE
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain, Table
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from types import ModuleType

    from bigdeal_gui.model.deals import Deal

_ALL_PROCESSORS: Final = 0
_ACE_BIT: Final = 14

_ANY_SCORE: Final = -1
_ONE_CARD: Final = 1
_NEW_STRAIN: Final = 1
_SAME_STRAIN: Final = 2
"""What the solver is asked: how many tricks, with one card that takes them, in a strain that is new to it, or
with another leader in the one that it has just searched."""

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
_DECLARERS: Final = (*((seat,) for seat in SEATS), (Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
"""What the solver's numbers 0 to 5 mean when they name declarers."""


def check_double_dummy_solver() -> None:
    """Make sure that double-dummy results can be had.

    Raises:
        AnalysisUnavailable: the extra `analysis` is not installed, or does not work here.
    """
    _library()


class DealSolver:
    """The solver while it has its memory. `threads` may work at once, each under a number from 0 on."""

    __slots__ = ("_library", "threads")

    def __init__(self, library: ModuleType) -> None:
        self._library = library
        self.threads: Final = _thread_count(library)

    def makes(
        self, deal: Deal, strain: Strain, thread: int, look: Callable[[], None] = lambda: None
    ) -> tuple[int, int, int, int]:
        """Return the tricks that N, E, S and W each take as declarer of `deal` in `strain`.

        Takes some 0.05 seconds, seldom as much as half a second. Python's other threads go on meanwhile.
        `look` is called before each of the four, and may raise to end it.

        Raises:
            AnalysisUnavailable: the solver gave up.
        """
        asked, answered = _asked(self._library, deal), self._library.futureTricks()
        asked.trump = _THEIR_STRAIN[strain]
        makes = [0] * len(SEATS)
        mode = _NEW_STRAIN
        for declarer in SEATS:
            look()
            asked.first = (declarer + 1) % len(SEATS)
            try:
                self._library.SolveBoard(asked, _ANY_SCORE, _ONE_CARD, mode, answered, thread)
            except self._library.DDSError as error:
                reason = translate("reasons", "the solver gave up ({error})").format(error=error)
                raise AnalysisUnavailable(reason) from error
            makes[declarer] = SUIT_SIZE - answered.score[0]
            mode = _SAME_STRAIN
        north, east, south, west = makes
        return north, east, south, west


@contextmanager
def double_dummy_solver(threads: int = _ALL_PROCESSORS) -> Iterator[DealSolver]:
    """Give the solver, which holds some 120 MB a thread until the block ends; 0 threads are one a processor.

    One block at a time: the solver's memory is the process's. No thread may be at work when the block ends.

    Raises:
        AnalysisUnavailable: as `check_double_dummy_solver`.
    """
    library = _library()
    try:
        library.SetMaxThreads(threads)
        yield DealSolver(library)
    finally:
        library.FreeMemory()
        # Without threads the solver would write into what it has just given back.
        library.SetMaxThreads(_ALL_PROCESSORS)


def tricks_with_par(tricks: Table, number: int) -> DoubleDummy:
    """Return `tricks` with their par, dealt and vulnerable as board `number`; any thread may ask at any time.

    Raises:
        AnalysisUnavailable: as `check_double_dummy_solver`.
    """
    library = _library()
    table, par = library.ddTableResults(), library.parResultsMaster()
    for seat, of_seat in zip(SEATS, tricks, strict=True):
        for strain, count in zip(STRAINS, of_seat, strict=True):
            table.resTable[_THEIR_STRAIN[strain]][seat] = count
    library.DealerParBin(table, par, dealer(number), _THEIR_VULNERABILITY[vulnerability(number)])
    found = (par.contracts[place] for place in range(par.number))
    return DoubleDummy(tricks, par.score, tuple(_contract(contract) for contract in found if contract.level))


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


def _thread_count(library: ModuleType) -> int:
    """Return for how many threads the solver has room: the processors, or fewer where memory is short."""
    position, answered = library.deal(), library.futureTricks()
    for seat in SEATS:
        position.remainCards[seat][seat] = 1 << _ACE_BIT
    thread = 0
    while True:
        try:
            library.SolveBoard(position, _ANY_SCORE, _ONE_CARD, _NEW_STRAIN, answered, thread)
        except library.DDSError:
            # Where there is room for none, the first deal says why.
            return max(thread, 1)
        thread += 1


def _asked(library: ModuleType, deal: Deal) -> Any:  # noqa: ANN401 - a C structure
    asked = library.deal()
    for seat, hand in enumerate(deal.hands):
        for card in hand:
            suit, rank = divmod(card, SUIT_SIZE)
            asked.remainCards[seat][suit] |= 1 << (_ACE_BIT - rank)
    return asked


def _contract(found: Any) -> Contract:  # noqa: ANN401 - a C structure
    # The solver doubles whatever fails, and nothing else.
    return Contract(
        level=found.level,
        strain=Strain(found.denom),
        declarers=_DECLARERS[found.seats],
        is_doubled=found.underTricks > 0,
        over=found.overTricks - found.underTricks,
    )
