"""Double dummy: the solver's figures, par against an auction with open cards, and life without the extra."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING

import endplay.dds
import endplay.types
import pytest

from bigdeal_gui.analysis import double_dummy as module
from bigdeal_gui.analysis.double_dummy import (
    DealSolver,
    check_double_dummy_solver,
    double_dummy_solver,
    tricks_with_par,
)
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.model.boards import Vulnerability, dealer, vulnerability
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.double_dummy import STRAINS, Contract, DoubleDummy, Strain
from bigdeal_gui.model.seats import SEATS, Seat
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import Table, Tricks

pytestmark = pytest.mark.solver

THEIR_STRAINS = dict(
    zip(
        STRAINS,
        (
            endplay.types.Denom.nt,
            endplay.types.Denom.spades,
            endplay.types.Denom.hearts,
            endplay.types.Denom.diamonds,
            endplay.types.Denom.clubs,
        ),
        strict=True,
    )
)


@pytest.fixture(autouse=True)
def _own_solver() -> Iterator[None]:
    """Have every test find the solver for itself."""
    module._library.cache_clear()
    yield
    module._library.cache_clear()


def table_of(found: DealSolver, deal: Deal, thread: int = 0) -> Table:
    """Return what each seat makes in each strain, asked for strain by strain."""
    north, east, south, west = zip(*(found.makes(deal, strain, thread) for strain in STRAINS), strict=True)
    return north, east, south, west


@pytest.mark.unwatched
def test_tables_are_the_solvers_own() -> None:
    """For random deals all twenty figures are those that the solver gives at once, whichever thread asks."""
    deals = list(first_deals(Seed(bytes(20)), b"dd", 6))
    with double_dummy_solver() as found:
        tables = [table_of(found, deal, place % found.threads) for place, deal in enumerate(deals)]
    for deal, tricks in zip(deals, tables, strict=True):
        table = endplay.dds.calc_dd_table(endplay.types.Deal(deal_text(deal)))
        theirs = tuple(
            tuple(table[THEIR_STRAINS[strain], endplay.types.Player(seat)] for strain in STRAINS)
            for seat in SEATS
        )
        assert tricks == theirs


def test_a_suit_a_hand() -> None:
    """Where each hand is one suit, who has the trumps takes all, without trumps who leads does."""
    with double_dummy_solver() as found:
        tricks = table_of(found, deal_of_number(0))
    result = tricks_with_par(tricks, 1)
    assert result.tricks == tricks
    assert tricks == ((0, 13, 0, 13, 0), (0, 0, 13, 0, 13), (0, 13, 0, 13, 0), (0, 0, 13, 0, 13))
    assert result.par_score == 1510
    (contract,) = result.par_contracts
    assert contract == Contract(7, Strain.SPADES, (Seat.NORTH, Seat.SOUTH), is_doubled=False, over=0)


def test_there_is_room_for_the_threads_that_are_told_and_for_no_more() -> None:
    """As many threads as there are processors may ask; one more is told that there is no room."""
    with double_dummy_solver() as found:
        assert 1 <= found.threads <= (os.cpu_count() or 1)
        found.makes(deal_of_number(0), Strain.SPADES, found.threads - 1)
        with pytest.raises(
            AnalysisUnavailable, match=r"the solver gave up \(Thread index is not 0 .. maximum\)"
        ):
            found.makes(deal_of_number(0), Strain.SPADES, found.threads)


@pytest.mark.parametrize(("room", "told"), [(0, 1), (1, 1), (5, 5)])
def test_threads_are_asked_one_after_the_other(room: int, told: int) -> None:
    """From the first to the one that has no room; without any there is still one to be told so."""
    asked: list[object] = []

    class NoRoom(Exception):
        pass

    def solve(*arguments: object) -> None:
        asked.append(arguments[-1])
        assert asked == [*range(len(asked))]
        if len(asked) > room:
            raise NoRoom

    hands = SimpleNamespace(remainCards=[[0] * 4 for _seat in range(4)])
    library = SimpleNamespace(deal=lambda: hands, futureTricks=list, SolveBoard=solve, DDSError=NoRoom)
    assert module._thread_count(library) == told  # type: ignore[arg-type]
    assert [sum(map(bool, cards)) for cards in hands.remainCards] == [1, 1, 1, 1]


def test_a_solver_without_room_says_so_with_the_first_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where memory is too short for a single thread, the reason comes when a deal is asked for."""
    library = module._library()

    def refuse(*_arguments: object) -> None:
        raise library.DDSError("no room")

    monkeypatch.setattr(library, "SolveBoard", refuse)
    with double_dummy_solver() as found:
        assert found.threads == 1
        with pytest.raises(AnalysisUnavailable, match=r"the solver gave up \(no room\)"):
            found.makes(deal_of_number(0), Strain.SPADES, 0)


def tables() -> Iterator[Table]:
    """Yield tables of tricks as deals have them: sides that make a little more or less than each other.

    Each is four seats by five strains.
    """
    state = 1
    for _ in range(40):
        rows: list[tuple[int, int, int, int]] = []
        for _ in STRAINS:
            state = state * 48271 % (2**31 - 1)
            north = (6, 7, 7, 5, 8, 9, 4, 10, 3, 11, 12, 2)[state % 12]
            south = north + (0, 0, 0, 1, -1)[state // 12 % 5]
            east, west = 13 - north - state // 60 % 2, 13 - north - state // 120 % 2
            rows.append((north, east, south, west))
        seats: tuple[Tricks, ...] = tuple(zip(*rows, strict=True))
        yield seats[0], seats[1], seats[2], seats[3]


@pytest.mark.parametrize("number", [1, 2, 7, 16])
def test_par_is_what_an_auction_with_open_cards_comes_to(number: int) -> None:
    """For any dealer and vulnerability: nobody can do better by another call, and the contracts score it."""
    for tricks in list(tables())[number % 4 :: 4]:
        result = tricks_with_par(tricks, number)
        assert result.tricks == tricks
        assert result.par_score == auction_value(tricks, number)
        for contract in result.par_contracts:
            for seat in contract.declarers:
                taken = tricks[seat][contract.strain]
                assert contract.over == taken - contract.level - 6
                assert contract.is_doubled == (contract.over < 0)
                assert points(contract.level, contract.strain, taken, seat, number) == result.par_score


def test_boards_that_nobody_can_make_are_passed_out() -> None:
    """Where every contract fails, par is nothing, and no contract scores it."""
    result = tricks_with_par(((6, 6, 6, 6, 6),) * 4, 5)
    assert (result.par_score, result.par_contracts) == (0, ())


def points(level: int, strain: Strain, taken: int, seat: Seat, number: int) -> int:
    """Return North-South's score of a contract that is doubled if it fails (Laws of Duplicate Bridge, 77)."""
    side = Vulnerability.NORTH_SOUTH if seat in {Seat.NORTH, Seat.SOUTH} else Vulnerability.EAST_WEST
    is_vulnerable = vulnerability(number) in {side, Vulnerability.ALL}
    over = taken - level - 6
    if over < 0:
        steps = [200, *[300] * 12] if is_vulnerable else [100, 200, 200, *[300] * 10]
        score = -sum(steps[:-over])
    else:
        each = 20 if strain in {Strain.DIAMONDS, Strain.CLUBS} else 30
        bid = level * each + (10 if strain is Strain.NO_TRUMP else 0)
        bonus = (500 if is_vulnerable else 300) if bid >= 100 else 50
        if level == 6:
            bonus += 750 if is_vulnerable else 500
        if level == 7:
            bonus += 1500 if is_vulnerable else 1000
        score = bid + bonus + over * each
    return score if side is Vulnerability.NORTH_SOUTH else -score


def auction_value(tricks: tuple[tuple[int, ...], ...], number: int) -> int:
    """Return what North-South score when all four see the cards and call as best they can."""
    bids = [(level, strain) for level in range(1, 8) for strain in reversed(STRAINS)]

    @cache
    def value(last: int, bidder: Seat, passes: int) -> int:
        """Return the score when bid `last` (-1: none) was `bidder`'s, and `passes` calls followed it."""
        if passes == (4 if last < 0 else 3):
            if last < 0:
                return 0
            level, strain = bids[last]
            return points(level, strain, tricks[bidder][strain], bidder, number)
        turn = SEATS[(bidder + passes + (last >= 0)) % 4]
        ways = [value(last, bidder, passes + 1)]
        ways += [value(bid, turn, 0) for bid in range(last + 1, len(bids))]
        return max(ways) if turn in {Seat.NORTH, Seat.SOUTH} else min(ways)

    return value(-1, dealer(number), 0)


def test_no_figure_is_shown() -> None:
    """Results tell about cards, so no repr shows them."""
    contract = Contract(4, Strain.SPADES, (Seat.NORTH,), is_doubled=False, over=0)
    result = DoubleDummy(((7,) * 5,) * 4, 420, (contract,))  # type: ignore[arg-type]
    assert (repr(contract), repr(result)) == ("Contract(hidden)", "DoubleDummy(hidden)")


def test_without_the_extra_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is not installed, asking for it is an error that names it."""
    monkeypatch.setitem(sys.modules, "endplay", None)
    with pytest.raises(AnalysisUnavailable) as caught:
        check_double_dummy_solver()
    assert str(caught.value) == (
        "Double-dummy analysis is not available on this computer: the extra “analysis” is not installed."
    )


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (None, "the package endplay has no solver in it"),
        ("raise OSError('wrong ELF class')", "the solver of the package endplay does not load here"),
        ("raise RuntimeError('no libdds')", "the solver of the package endplay does not load here"),
    ],
)
def test_a_broken_extra_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str | None, reason: str
) -> None:
    """A package without its solver, or with one that does not load, is told as such."""
    package = tmp_path / "endplay"
    package.mkdir()
    (package / "__init__.py").touch()
    if code is not None:
        (package / "_dds").mkdir()
        (package / "_dds" / "__init__.py").write_text(code)
    for name in [name for name in sys.modules if name.partition(".")[0] == "endplay"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(AnalysisUnavailable) as caught:
        check_double_dummy_solver()
    assert caught.value.reason == reason


def test_only_the_solver_is_loaded_and_it_leaves_no_trace(tmp_path: Path) -> None:
    """No drawing library comes with it, nothing is printed, and no file is made anywhere at home."""
    code = (
        "import sys\n"
        "from bigdeal_gui.analysis.double_dummy import check_double_dummy_solver, double_dummy_solver\n"
        "assert 'ctypes' not in sys.modules\n"
        "from bigdeal_gui.model.double_dummy import Strain\n"
        "from bigdeal_gui.numbering.big_deal import deal_of_number\n"
        "with double_dummy_solver() as found:\n"
        "    assert found.makes(deal_of_number(0), Strain.SPADES, 0) == (13, 0, 13, 0)\n"
        "assert not {'matplotlib', 'numpy', 'endplay'} & set(sys.modules)\n"
    )
    environment = {"HOME": str(tmp_path), "TMPDIR": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not list(tmp_path.iterdir())
