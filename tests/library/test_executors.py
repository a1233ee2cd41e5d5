"""Heavy work in parts: the same to the last bit wherever it is done, whatever is lost on the way."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import chain, islice
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import pytest

from bigdeal_gui import library
from bigdeal_gui.bulk.generator import LANES
from bigdeal_gui.errors.library import WorkerLost
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.holdings.counting import form_counts
from bigdeal_gui.holdings.rules import Reading
from bigdeal_gui.library import arrays, dealing, figures, parts, spans, suits
from bigdeal_gui.library.dealing import Quoted
from bigdeal_gui.library.spans import Spans
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.randomness import generator
from bigdeal_gui.services.dealing.sources import BULK_BOARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

np = pytest.importorskip("numpy")

SEED: Final = "0f" * 20
OWNER: Final = "executors"
VECTORS: Final = Path(__file__).parents[1] / "vectors" / "library" / "study_seeds.json"


class Breaking(Executor):
    """Does what it is given, `whole` parts of it; then it is broken, as a pool that lost a process."""

    def __init__(self, whole: int, *, when_given: bool = False) -> None:
        self.whole = whole
        self.when_given = when_given

    def submit(self, function: Callable[..., Any], /, *values: object, **named: object) -> Future[Any]:
        """Return a future that is done, or broken."""
        future: Future[Any] = Future()
        if self.whole > 0:
            future.set_result(function(*values, **named))
        elif self.when_given:
            raise BrokenExecutor
        else:
            future.set_exception(BrokenExecutor())
        self.whole -= 1
        return future


def deals(count: int) -> Iterator[library.Deal]:
    """Return some deals of the seed."""
    return library.deals(SEED, OWNER, count)


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut everything into many parts."""
    monkeypatch.setattr(figures, "_COUNTERS", 2**9)
    monkeypatch.setattr(figures, "_DEALS", 200)
    monkeypatch.setattr(arrays, "_COUNTERS", 2**9)


@pytest.fixture
def short_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let seeds end after a thousand counters, as if four bytes held no more."""
    import bigdeal_gui.bulk.generator  # noqa: F401, PLC0415 - it takes the limit over when it is loaded

    monkeypatch.setattr(generator, "LAST_COUNTER", 1_000)


def test_seeds_of_a_study_are_those_of_the_vectors() -> None:
    """Each place has its seed, and the seed its deals; what is no place has none."""
    for case in json.loads(VECTORS.read_text("utf-8")):
        found = library.study_seed(case["seed"], case["place"])
        assert found.hex() == case["study_seed"]
        assert library.deal_text(next(library.deals(found, "study", 1))) == case["first_deal"]
    for place in (-1, 2**32):
        with pytest.raises(ValueError, match="0 to 2"):
            library.study_seed(SEED, place)


@pytest.mark.usefixtures("short_seeds", "small_parts")
def test_a_study_goes_on_where_a_seed_ends() -> None:
    """Deals, rows and figures go over from seed to seed alike, and none is left out or comes twice."""
    seeds = [library.study_seed(SEED, place) for place in range(3)]
    numbers = chain.from_iterable(
        generator.numbers_of_counters(dealing.seed_of(seed), OWNER.encode(), range(1, 1_001))
        for seed in seeds
    )
    expected = [library.deal_of(number) for number in islice(numbers, 1_500)]
    assert list(deals(1_500)) == expected
    assert library.owner_array(SEED, OWNER, 1_500).tobytes() == library.array_of(expected).tobytes()
    assert library.statistics(deals(1_500)) == library.statistics(iter(expected))


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("count", [1, 340, 347, 1_000, 2_345])
def test_threads_count_what_is_counted_here(count: int) -> None:
    """However the deals are cut, exactly those asked for are counted, given by a seed or one by one."""
    here = library.statistics(iter(list(deals(count))))
    assert here.deals == count
    with ThreadPoolExecutor(2) as pool:
        assert library.statistics(deals(count), executor=pool) == here
        assert library.statistics(list(deals(count)), executor=pool) == here
        rows = np.concatenate(list(library.owner_arrays(SEED, OWNER, count, executor=pool)))
    assert rows.tobytes() == library.array_of(deals(count)).tobytes()


def test_arrays_and_lists_are_counted_alike() -> None:
    """A span long enough for numpy gives the figures of the same deals counted one by one."""
    assert library.statistics(deals(12_000)) == library.statistics(list(deals(12_000)))
    without = library.statistics([*deals(20), *deals(1)], repeats=False)
    assert (without.deals, without.repeated_pairs) == (21, None)
    assert library.statistics([*deals(20), *deals(1)]).repeated_pairs == 1


def test_deals_that_some_were_taken_of_are_the_rest() -> None:
    """What was taken is not counted, and what was counted cannot be taken again."""
    rest = library.deals(SEED, OWNER, 30)
    assert next(rest) == next(deals(1))
    assert library.statistics(rest).deals == 29
    whole = library.deals(SEED, OWNER, 30)
    assert library.statistics(whole).deals == 30
    assert list(whole) == []


@pytest.mark.usefixtures("small_parts")
def test_sets_are_counted_wherever_they_are_dealt() -> None:
    """Sets of seeds, lists and empty ones keep their places; the first place of a rare count is the same."""

    def sets() -> Iterator[Any]:
        for place in range(40):
            dealt = library.deals(SEED, f"set {place}", place % 3 * 8)
            yield dealt if place % 4 else list(dealt)
        yield list(library.deals(SEED, "stuck", 1)) * 36

    here = library.statistics_of_sets(sets())
    assert here.sets == 27
    assert {odd.place for odd in here.odd_sets} == {40}
    with ThreadPoolExecutor(2) as pool:
        assert library.statistics_of_sets(list(sets()), executor=pool) == here


def test_holdings_are_counted_by_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a suit are shared, and every count is that of one process."""
    monkeypatch.setattr(suits, "_WORDS", 50)
    here = library.count_holdings("wide", size=6)
    with ThreadPoolExecutor(2) as pool:
        assert library.count_holdings("wide", size=6, executor=pool) == here
    assert here == form_counts(Reading.WIDE, 6)


@pytest.mark.solver
def test_double_dummy_results_come_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a worker are those worked out here, a table a deal."""
    pytest.importorskip("endplay")
    monkeypatch.setattr(figures, "_SOLVED", 1)
    here = list(library.double_dummy(deals(2)))
    with ThreadPoolExecutor(1) as pool:
        assert next(library.double_dummy(iter(deals(1)), executor=pool)) == here[0]
    assert [(len(table), len(table[0])) for table in here] == [(4, 5)] * 2
    assert all(north + east <= 26 for (north, *_), (east, *_), _south, _west in here)


def test_each_worker_solves_with_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here all processors work; at the workers of an executor there is one for each part."""

    def run(work: SimpleNamespace, _progress: object) -> SimpleNamespace:
        return SimpleNamespace(pieces=lambda _executor: work.work.keywords["threads"])

    monkeypatch.setattr(figures, "PartsRun", run)
    assert library.double_dummy([]) == 0  # type: ignore[comparison-overlap]  # all of them
    with ThreadPoolExecutor(1) as pool:
        assert library.double_dummy([], executor=pool) == 1  # type: ignore[comparison-overlap]


def test_a_span_has_its_deals_in_arrays_of_some_thousands() -> None:
    """No more than it has, and none behind the last."""
    for most in (20_000, 30_000, 99_999):
        span = spans.Span(bytes(20), b"", 5, 2 * LANES + 7, most)
        sizes = [hands.shape[1] for hands in span.arrays()]
        assert sum(sizes) == sum(1 for _deal in span.deals()) == min(most, 44_199)
        assert len(sizes) == (1 if most == 20_000 else 2 if most == 30_000 else 3)


def test_no_more_spans_are_out_than_are_likely_to_be_enough() -> None:
    """What is out counts as dealt; what comes back with too few deals is followed by another."""
    spans = Spans(Quoted(bytes(20), b"", 1_000), 100)
    out = list(islice(iter(spans.next, None), 99))
    assert sum(span.counters for span in out) == 1_500, "a counter gives a deal in two of three cases"
    assert spans.take(out[0], 10) == 10
    assert spans.next() is not None


def test_behind_a_span_with_too_many_deals_nothing_whole_is_taken() -> None:
    """It comes again, as large as is wanted; what was begun behind it is left away."""
    spans = Spans(Quoted(bytes(20), b"", 20), 10)
    first, second = list(islice(iter(spans.next, None), 2))
    assert not spans.takes(first, 30)
    assert not spans.takes(second, 5)
    last = spans.next()
    assert last is not None
    assert (last.first, last.most) == (first.first, 20)
    assert spans.next() is None
    assert spans.takes(last, 20)


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("when_given", [False, True])
@pytest.mark.parametrize("whole", [0, 1, 3, 5])
def test_what_is_done_is_kept_when_an_executor_breaks(whole: int, *, when_given: bool) -> None:
    """One error says how many are done; the next executor does the rest, and the answer is the same."""
    here = library.statistics(deals(2_000))
    told: list[tuple[int, int]] = []
    with pytest.raises(WorkerLost) as caught:
        library.statistics(
            deals(2_000),
            executor=Breaking(whole, when_given=when_given),
            progress=lambda done, total: told.append((done, total)),
        )
    assert caught.value.done == (told[-1][0] if told else 0)
    assert str(caught.value.done) in str(caught.value)
    again = Breaking(1)
    with pytest.raises(WorkerLost) as caught_again:
        caught.value.resume(again)
    assert caught_again.value.done >= caught.value.done
    assert caught_again.value.resume(Breaking(1_000)) == here
    assert told[-1] == (2_000, 2_000)


@pytest.mark.usefixtures("small_parts")
def test_pieces_go_on_after_those_that_came() -> None:
    """What was yielded before an executor broke does not come a second time."""
    expected = library.owner_array(SEED, OWNER, 3_000)
    rows = []
    pieces = library.owner_arrays(SEED, OWNER, 3_000, executor=Breaking(3))
    with pytest.raises(WorkerLost) as caught:
        rows.extend(pieces)
    rows.extend(caught.value.resume(Breaking(1_000)))
    assert np.array_equal(np.concatenate(rows), expected)


@pytest.mark.usefixtures("small_parts")
def test_progress_stops_the_work() -> None:
    """What it raises comes through, also while a part is waited for, and what has not begun is cancelled."""

    class Waiting(Executor):
        def __init__(self) -> None:
            self.given: list[Future[Any]] = []

        def submit(self, _function: object, /, *_values: object, **_named: object) -> Future[Any]:
            self.given.append(Future())
            return self.given[-1]

    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    waiting = Waiting()
    with pytest.raises(Cancelled):
        library.statistics(deals(3_000), executor=waiting, progress=stop)
    assert len(waiting.given) > 5
    assert all(future.cancelled() for future in waiting.given)
    with pytest.raises(Cancelled):
        library.statistics(deals(3_000), progress=stop)


def test_no_more_parts_are_out_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits to be taken is bounded, and nothing is dealt before it is asked for."""
    monkeypatch.setattr(parts, "_AHEAD", 3)
    monkeypatch.setattr(arrays, "_COUNTERS", 2**9)
    executor = Breaking(1_000)
    pieces = library.owner_arrays(SEED, OWNER, 10_000, executor=executor)
    assert executor.whole == 1_000
    next(pieces)
    assert executor.whole == 1_000 - 3


def test_parts_show_nothing_of_themselves() -> None:
    """Engines write what they send away into logs and dashboards: neither seed nor card is in its words."""
    dealt = library.deals(SEED, OWNER, 5)
    quoted = dealt.taken_whole()
    assert quoted is not None
    span = spans.Spans(quoted, 2**9).next()
    words = [repr(dealt), repr(quoted), repr(span), repr(spans.SomeDeals.of(deals(1)))]
    assert words == ["SeedDeals(hidden)", "Quoted(hidden)", "Span(hidden)", "SomeDeals(hidden)"]


def test_a_last_span_is_likely_to_be_enough() -> None:
    """It is longer by four standard deviations than a deal of each number would ask for, and no longer."""
    quoted = library.deals(SEED, OWNER, 1_000).taken_whole()
    assert quoted is not None
    span = spans.Spans(quoted, 10**6).next()
    assert span is not None
    likely = 1_000 * 2**96 / DEALS
    assert span.counters == int(likely + 4 * math.sqrt(likely) + 4)


def test_long_spans_are_counted_in_arrays() -> None:
    """Below a bound one by one: the counts are the same."""
    span = spans.Span(bytes.fromhex(SEED), OWNER.encode(), 1, BULK_BOARDS, BULK_BOARDS)
    short = span._replace(counters=100)
    kinds = [type(next(figures._batches(one))).__name__ for one in (span, short)]
    assert kinds == ["ArrayBatch", "ListedBatch"]


@pytest.mark.usefixtures("small_parts")
def test_a_pool_that_loses_a_process_goes_on_with_a_fresh_one() -> None:
    """A worker of a real pool is killed in the middle: the answer is the one that one process gives."""
    here = library.statistics(deals(20_000))
    context = get_context("spawn")
    with ProcessPoolExecutor(2, context) as pool:
        killed: list[int] = []

        def kill(done: int, _total: int) -> None:
            if done and not killed:
                killed.append(next(iter(pool._processes)))
                os.kill(killed[0], signal.SIGTERM)

        with pytest.raises(WorkerLost) as caught:
            library.statistics(deals(20_000), executor=pool, progress=kill)
    assert 0 < caught.value.done < 20_000
    with ProcessPoolExecutor(1, context) as fresh:
        assert caught.value.resume(fresh) == here


_ON_DASK: Final = """
import os, signal
from bigdeal_gui import library
from bigdeal_gui.library import figures
from distributed import Client, LocalCluster

def main():
    figures._COUNTERS = 2**10
    seed = "0f" * 20
    here = library.statistics(library.deals(seed, "dask", 20_000))
    settings = {"host": "127.0.0.1", "dashboard_address": None, "silence_logs": 50}
    with LocalCluster(n_workers=2, threads_per_worker=1, **settings) as cluster, Client(cluster) as client:
        pids = list(client.run(os.getpid).values())
        assert len(set(pids)) == 2

        def kill(done, total):
            if done and pids:
                os.kill(pids.pop(), signal.SIGKILL)
                pids.clear()

        there = library.statistics(
            library.deals(seed, "dask", 20_000), executor=client.get_executor(), progress=kill
        )
        print(there == here, pids)

if __name__ == "__main__":
    main()
"""


def test_a_cluster_of_dask_goes_on_when_a_worker_is_killed(tmp_path: Path) -> None:
    """Two worker processes, one killed in the middle: its parts are done again, the answer is the same."""
    pytest.importorskip("distributed")
    program = tmp_path / "on_dask.py"
    program.write_text(_ON_DASK)
    around = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "DASK_TEMPORARY_DIRECTORY": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, str(program)], cwd=tmp_path, env=around, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "True []\n"), done.stderr
