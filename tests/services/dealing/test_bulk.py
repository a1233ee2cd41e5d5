"""Boards dealt in bulk are the boards of the plain path, byte for byte."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.bulk.big_deal import bulk_hands
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.formats.format import Format, Heading, Profile
from bigdeal_gui.formats.table import FORMATS, format_by_name, parse_formats
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.numbering.big_deal import deal_of_number
from bigdeal_gui.numbering.schemes import scheme_by_name
from bigdeal_gui.randomness.seed import Seed
from bigdeal_gui.services.dealing import bulk as bulk_session
from bigdeal_gui.services.dealing import session as session_module
from bigdeal_gui.services.dealing import sources
from bigdeal_gui.services.dealing.bulk import Bulk
from bigdeal_gui.services.dealing.session import SessionOrder, deal_session
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE, BoardSource, deal_source_for
from bigdeal_gui.services.number_records import BULK_RECORDS, unpacked_diagrams
from bigdeal_gui.services.sets.statistics import deals_batch
from bigdeal_gui.services.work import CancelToken, Work

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.model.boards import Board

pytestmark = pytest.mark.unwatched

SECRET = bytes(range(20))
OWNER = b"Test Club"


@pytest.mark.parametrize("asked", ["4", None])
def test_numpy_begins_no_threads_that_nobody_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str | None
) -> None:
    """Its library for matrices has one, where the user did not say otherwise: in dealing and in counting."""
    scheme = scheme_by_name("pavlicek")
    records = bytes(BULK_RECORDS * scheme.record_bytes)
    for begin in (
        lambda: deal_source_for(BoardRange(1, BULK_BOARDS)),
        lambda: deals_batch([deal_text(deal_of_number(7))[2:].encode()]),
        lambda: [*unpacked_diagrams(scheme, io.BytesIO(records))],
    ):
        monkeypatch.setenv("OPENBLAS_NUM_THREADS", asked or "")
        if asked is None:
            monkeypatch.delenv("OPENBLAS_NUM_THREADS")
        begin()
        assert os.environ["OPENBLAS_NUM_THREADS"] == (asked or "1")


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


def test_runs_go_on_from_piece_to_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of a piece begins the next run, and every board has its number."""
    whole = bulk_session.BulkGenerator

    class Pieces:
        def __init__(self, seed: Seed, owner: bytes) -> None:
            self._generator = whole(seed, owner)

        def ranges(self) -> Iterator[object]:
            for numbers in self._generator.ranges():
                yield from (numbers[:, start : start + 35] for start in range(0, numbers.shape[1], 35))

    monkeypatch.setattr(bulk_session, "BulkGenerator", Pieces)
    monkeypatch.setattr(bulk_session, "RUN_BOARDS", 10)
    boards = BoardRange(5, 104)
    runs = list(Bulk().runs(boards, Seed(SECRET), OWNER))
    assert [len(run) for run in runs] == [10] * 10
    assert [board for run in runs for board in run] == boards_of(ONE_BY_ONE, boards)


@pytest.mark.parametrize(
    "one", [one for one in FORMATS if one.max_board is None and one.name != "cds"], ids=lambda one: one.name
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


def test_boards_that_differ_from_the_plain_path_are_never_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first boards of every set are dealt both ways; when they differ, none comes out."""
    monkeypatch.setattr(bulk_session, "bulk_hands", lambda numbers: bulk_hands(numbers)[::-1])
    with pytest.raises(SelfTestFailed):
        next(Bulk().runs(BoardRange(1, 100), Seed(SECRET), OWNER))


def test_the_quickest_source_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small sets are dealt one by one, large ones in bulk where numpy is, and one by one where it is not."""
    assert deal_source_for(BoardRange(1, BULK_BOARDS - 1)) is ONE_BY_ONE
    assert isinstance(deal_source_for(BoardRange(1, BULK_BOARDS)), Bulk)
    monkeypatch.setattr(sources, "find_spec", lambda _name: None)
    assert deal_source_for(BoardRange(1, BULK_BOARDS)) is ONE_BY_ONE


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
    work = Work(
        lambda: journal, progress=lambda _done, _total: token.cancel() if cancel else None, cancel=token
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(session_module, "deal_source_for", lambda _boards: source)
        dealt = deal_session(order, Seed(SECRET), work)
    return [file.path.read_bytes() for file in dealt.files]


def test_a_session_in_bulk_delivers_the_same_files(order: SessionOrder, journal: Journal) -> None:
    """Through delivery, journal and read-back, format by format."""
    plain = deal(order, journal, ONE_BY_ONE)
    assert deal(replace(order, name="bulk"), journal, Bulk()) == plain
    # Made again, the files are compared with what is there, piece by piece.
    assert deal(replace(order, name="bulk", is_remake=True), journal, Bulk()) == plain


def test_a_session_in_bulk_that_is_cancelled_leaves_nothing(order: SessionOrder, journal: Journal) -> None:
    """Stopped after the first run, no file and no part of one stays."""
    with pytest.raises(Cancelled):
        deal(order, journal, Bulk(), CancelToken())
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
        "from bigdeal_gui.cli.bigdeal import call_bigdeal\n"
        "import bigdeal_gui.gui.app, bigdeal_gui.gui.main_window\n"
        "with tempfile.TemporaryDirectory() as folder:\n"
        "    assert call_bigdeal(['deal', '-n', '36', '-f', 'pbn', '-o', folder + '/x']) == 0\n"
        "assert 'bigdeal_gui.services.dealing.session' in sys.modules\n"
        "assert 'numpy' not in sys.modules and 'multiprocessing' not in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
