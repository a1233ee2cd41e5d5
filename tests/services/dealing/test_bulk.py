"""Boards dealt in bulk are the boards of the plain path, with one process or several."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.bulk import generator as bulk
from bigdeal_gui.bulk.big_deal import hands_of
from bigdeal_gui.bulk.board_run import BoardRun
from bigdeal_gui.errors import Cancelled, CounterExhausted, SelfTestFailed, WorkerLost
from bigdeal_gui.formats.format import Format, Heading, Profile
from bigdeal_gui.formats.pbn.writer import pbn_writer
from bigdeal_gui.formats.table import FORMATS, format_by_name, parse_formats
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.cancel import CancelToken
from bigdeal_gui.services.dealing import bulk as bulk_session
from bigdeal_gui.services.dealing import bulk_workers, sources
from bigdeal_gui.services.dealing import session as session_module
from bigdeal_gui.services.dealing.bulk import Bulk, WrittenRun
from bigdeal_gui.services.dealing.bulk_workers import Workers
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE, BoardSource, source_for
from bigdeal_gui.services.work import Work

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

pytestmark = pytest.mark.unwatched

SECRET = bytes(range(20))
OWNER = b"Test Club"


def file_of(source: BoardSource, boards: BoardRange, one: Format) -> tuple[str, int]:
    """Return the digest and the size of a file of `boards` as `source` deals and writes it."""
    (format_of_source,) = source.formats([one])
    running, size = hashlib.sha256(), 0
    for chunk in format_of_source.chunks(Heading(boards, "test"), source.runs(boards, Seed(SECRET), OWNER)):
        running.update(chunk)
        size += len(chunk)
    return running.hexdigest(), size


def boards_of(source: BoardSource, boards: BoardRange) -> list[Board]:
    """Return the boards that `source` deals."""
    return [board for run in source.runs(boards, Seed(SECRET), OWNER) for board in run]


@pytest.mark.parametrize(("first", "last"), [(1, 14_000), (98_000, 102_000)])
def test_many_boards_are_the_same_bytes(first: int, last: int) -> None:
    """In pbn, over several runs and through the numbers' growth from one digit to six."""
    boards = BoardRange(first, last)
    pbn = format_by_name("pbn")
    assert file_of(Bulk(), boards, pbn) == file_of(ONE_BY_ONE, boards, pbn)


@pytest.mark.parametrize(
    "one",
    [one for one in FORMATS if one.max_board is None and one.name != "cds"],
    ids=lambda one: one.name,
)
def test_every_format_takes_arrays(one: Format) -> None:
    """Formats without a writer of their own for arrays write the same bytes too."""
    boards = BoardRange(1, 5_000)
    assert file_of(Bulk(), boards, one) == file_of(ONE_BY_ONE, boards, one)


@pytest.mark.parametrize(
    ("first", "last"), [(1, 1), (8, 11), (5, 4_100), (99_990, 104_120), (999_999_990, 1_000_000_000)]
)
def test_runs_at_the_edges(first: int, last: int) -> None:
    """One board, a few, one more than a run, and the highest numbers there are."""
    boards = BoardRange(first, last)
    assert boards_of(Bulk(), boards) == boards_of(ONE_BY_ONE, boards)


@pytest.mark.parametrize("jobs", [2, 3])
def test_several_processes_deal_the_same(jobs: int) -> None:
    """However many processes share the counters, the boards come in one order."""
    boards = BoardRange(1, 60_000)
    pbn = format_by_name("pbn")
    assert file_of(Bulk(jobs), boards, pbn) == file_of(Bulk(), boards, pbn)


def test_boards_that_differ_from_the_plain_path_are_never_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first boards of every set are dealt both ways; when they differ, none comes out."""
    monkeypatch.setattr(bulk_session, "hands_of", lambda numbers: hands_of(numbers)[::-1])
    with pytest.raises(SelfTestFailed):
        next(Bulk().runs(BoardRange(1, 100), Seed(SECRET), OWNER))


def test_processes_end_with_the_work() -> None:
    """A set that is broken off leaves no process behind."""
    runs = Bulk(2).runs(BoardRange(1, 10_000_000), Seed(SECRET), OWNER)
    next(runs)
    runs.close()
    import multiprocessing  # noqa: PLC0415 - only asked here who is alive

    assert multiprocessing.active_children() == []


def test_a_process_that_ends_too_early_is_an_error() -> None:
    """Killed from outside, a worker leaves no hole in the set: the dealing ends."""
    with Workers(Seed(SECRET), OWNER, 2, {}, lanes=64) as workers:
        runs = workers.runs(BoardRange(1, 10_000))
        next(runs)
        for worker in workers._workers:
            worker.process.kill()
            worker.process.join()
        with pytest.raises(WorkerLost):
            for _ in range(10):
                next(runs)


def test_a_seed_that_cannot_be_handed_over_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """All processes that have begun are ended and the error is told."""
    ended: list[int] = []

    def torn(_seed: Seed) -> bytes:
        raise OSError("torn")

    monkeypatch.setattr(Seed, "reveal", torn)
    end = Workers._end
    monkeypatch.setattr(Workers, "_end", lambda self: (ended.append(len(self._workers)), end(self)))
    with pytest.raises(OSError, match="torn"):
        Workers(Seed(SECRET), OWNER, 1, {})
    assert ended == [1]


def test_a_process_that_cannot_begin_leaves_no_pipe_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no room for another process, its error comes through."""

    def full(_process: object) -> None:
        raise OSError("no more processes")

    context = bulk_workers.get_context("spawn")
    pipe = context.Pipe
    ends: list[Connection] = []

    def noted(*, duplex: bool) -> tuple[Connection, Connection]:
        both = pipe(duplex=duplex)
        ends.extend(both)
        return both

    monkeypatch.setattr(context, "Pipe", noted)
    monkeypatch.setattr(context.Process, "start", full)
    with pytest.raises(OSError, match="no more processes"):
        Workers(Seed(SECRET), OWNER, 2, {})
    assert [end.closed for end in ends] == [True] * 4


def test_the_last_counter_ends_the_work_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """When the counters are used up, an error says so; a set that they are just enough for is whole."""
    firsts = range(1, bulk.LAST_COUNTER + 1, 64)[-3:]
    generator = bulk.BulkGenerator(Seed(SECRET), OWNER)
    count = generator.words(firsts[0], bulk.LAST_COUNTER + 1 - firsts[0]).shape[1]
    for boards, is_enough in ((BoardRange(1, count), True), (BoardRange(1, count + 1), False)):
        with Workers(Seed(SECRET), OWNER, 2, {}, lanes=64) as workers:
            monkeypatch.setattr(workers, "_firsts", firsts)
            runs = workers.runs(boards)
            if is_enough:
                assert sum(map(len, runs)) == count
            else:
                with pytest.raises(CounterExhausted):
                    list(runs)


class Pipe:
    """A worker's end of a pipe, played in this process."""

    def __init__(self, *received: bytes) -> None:
        self.received = list(received)
        self.sent: list[bytes] = []

    def recv_bytes(self) -> bytes:
        """Return the next message, or end as a closed pipe does."""
        if not self.received:
            raise EOFError
        return self.received.pop(0)

    def send_bytes(self, data: bytes) -> None:
        """Keep what was sent."""
        self.sent.append(data)


def test_a_worker_answers_until_its_pipe_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed and owner come first; then ranges are hashed, and written once their first board is known."""
    monkeypatch.setattr(bulk_workers.signal, "signal", lambda *_arguments: None)
    maker = partial(pbn_writer, Heading(BoardRange(1, 99), "test"))
    request = bulk_workers._REQUEST.pack
    requests = Pipe(SECRET, OWNER, request(True, 1, 64), request(True, 65, 64), request(False, 7, 20))
    answers = Pipe()
    bulk_workers.work(requests, answers, [maker], 64)  # type: ignore[arg-type] - the methods that are used
    generator = bulk.BulkGenerator(Seed(SECRET), OWNER)
    counts = [generator.words(first, 64).shape[1].to_bytes(8, "little") for first in (1, 65)]
    boards = boards_of(ONE_BY_ONE, BoardRange(1, 20))
    text = maker().boards([Board(board.number + 6, board.deal) for board in boards])
    assert answers.sent == [*counts, hands_of(generator.words(1, 64)[:, :20]).tobytes(), text]


def test_texts_of_other_processes_are_taken_where_there_are_any() -> None:
    """A run that brings the text of a format is not written again; every other run is."""
    hands = hands_of(bulk.BulkGenerator(Seed(SECRET), OWNER).words(1, 64))[:, :16]
    (pbn,) = Bulk(2).formats([format_by_name("pbn")])
    writer = pbn.writer(Heading(BoardRange(1, 16), "test"))
    assert writer.boards(WrittenRun(1, hands, {"pbn": b"written"})) == b"written"
    assert writer.boards(WrittenRun(1, hands, {})) == writer.boards(BoardRun(1, hands)) != b"written"


def test_systems_without_signal_masks_begin_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be held back, nothing is."""
    monkeypatch.delattr(bulk_workers.signal, "pthread_sigmask", raising=False)
    with bulk_workers._signals_held():
        pass


def test_the_quickest_source_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small sets are dealt one by one, large ones in bulk where numpy is, and one by one where it is not."""
    assert source_for(BoardRange(1, BULK_BOARDS - 1), jobs=8) is ONE_BY_ONE
    assert isinstance(source_for(BoardRange(1, BULK_BOARDS)), Bulk)
    monkeypatch.setattr(sources, "find_spec", lambda _name: None)
    assert source_for(BoardRange(1, BULK_BOARDS)) is ONE_BY_ONE


@pytest.fixture
def order(folder: Path) -> SessionOrder:
    """Return an order for 14,000 boards."""
    return SessionOrder(
        boards=BoardRange(1, 14_000),
        formats=parse_formats("pbn,ber,stats"),
        folder=folder,
        name="large",
        owner=OWNER,
        profile=Profile.BIGDEAL,
        with_statistics=True,
    )


def deal(
    order: SessionOrder, journal: Journal, source: BoardSource, cancel: CancelToken | None = None
) -> Sequence[bytes]:
    """Deal `order` from the fixed seed and return its files' bytes."""
    token = cancel or CancelToken()
    dealt = deal_session(
        order,
        Seed(SECRET),
        Work(
            lambda: journal, progress=lambda _done, _total: token.cancel() if cancel else None, cancel=token
        ),
        source=source,
    )
    return [file.path.read_bytes() for file in dealt.files]


def test_a_session_in_bulk_delivers_the_same_files(order: SessionOrder, journal: Journal) -> None:
    """Through delivery, journal and read-back, format by format."""
    plain = deal(order, journal, ONE_BY_ONE)
    assert deal(replace(order, name="bulk"), journal, Bulk()) == plain
    # Made again, the files are compared with what is there, piece by piece.
    assert deal(replace(order, name="bulk", is_remake=True), journal, Bulk(2)) == plain


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_session_in_bulk_that_is_cancelled_leaves_nothing(
    order: SessionOrder, journal: Journal, jobs: int
) -> None:
    """Stopped after the first run, no file and no part of one stays."""
    with pytest.raises(Cancelled):
        deal(order, journal, Bulk(jobs), CancelToken())
    assert not list(order.folder.iterdir())


def test_sets_that_can_be_played_are_held_whatever_the_source(
    order: SessionOrder, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is compared card by card does not come from the bulk path."""
    monkeypatch.setattr(session_module, "PLAYABLE_BOARDS", 20_000)
    monkeypatch.setattr(Bulk, "runs", None)
    assert deal(order, journal, Bulk())


def test_small_sessions_and_the_window_load_no_numpy() -> None:
    """Neither a club's set dealt by the command nor the window's modules import numpy."""
    script = (
        "import sys, tempfile\n"
        "from bigdeal_gui.cli.bigdeal import call\n"
        "import bigdeal_gui.gui.app, bigdeal_gui.gui.main_window\n"
        "with tempfile.TemporaryDirectory() as folder:\n"
        "    assert call(['deal', '-n', '36', '-f', 'pbn', '-o', folder + '/x', '--jobs', '4']) == 0\n"
        "assert 'bigdeal_gui.services.dealing.session' in sys.modules\n"
        "assert 'numpy' not in sys.modules and 'multiprocessing' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
