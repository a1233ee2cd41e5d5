"""The bulk source of boards: arrays instead of deals, in this process or in several.

Ranges of counters are dealt side by side and joined in their order, so the boards are those of the plain
source whatever the number of processes.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.bulk.big_deal import deals_of, hands_of
from bigdeal_gui.bulk.board_run import RUN_BOARDS, BoardRun, WrittenRun
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.bulk.pbn_writer import pbn_bulk_writer
from bigdeal_gui.errors import SelfTestFailed
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.randomness.generator import first_deals

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from bigdeal_gui.bulk.big_deal import Words
    from bigdeal_gui.formats.format import Format, Heading, SetWriter
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.randomness.seed import Seed

_WRITERS: Final[dict[str, Callable[[Heading], SetWriter]]] = {"pbn": pbn_bulk_writer}
"""The formats with a writer that knows how to use arrays; all others take the boards one by one.

Such a writer keeps nothing from run to run, so that every process can have one.
"""

_COMPARED_BOARDS: Final = 32


class Bulk:
    """Deals one set with `jobs` processes; with one, in this process."""

    def __init__(self, jobs: int = 1) -> None:
        self._jobs = jobs
        self._makers: dict[str, Callable[[], SetWriter]] = {}

    def formats(self, formats: Sequence[Format]) -> tuple[Format, ...]:
        """Return the formats, with writers for arrays where there are such.

        Several processes write the formats whose writers were made before the first run is asked for.
        """
        return tuple(
            replace(format_, writer=partial(self._writer, format_.name))
            if format_.name in _WRITERS
            else format_
            for format_ in formats
        )

    def runs(self, boards: BoardRange, seed: Seed, owner: bytes) -> Generator[Sequence[Board], None, None]:
        """Yield the boards in order.

        The first boards are dealt the plain way as well, and compared before any is given away.

        Raises:
            SelfTestFailed: they differ; no board must be used.
            CounterExhausted: the seed has no more deals.
            WorkerLost: a process ended before its work was done.
        """
        is_first = True
        with ExitStack() as stack:
            if self._jobs > 1:
                # The library for processes is loaded where there are several.
                from bigdeal_gui.services.dealing.bulk_workers import Workers  # noqa: PLC0415

                workers = stack.enter_context(Workers(seed, owner, self._jobs, self._makers))
                runs: Iterator[BoardRun] = workers.runs(boards)
            else:
                runs = _runs_here(boards, seed, owner)
            for run in runs:
                if is_first:
                    check_first_hands(run.hands, seed, owner)
                    is_first = False
                yield run

    def _writer(self, name: str, heading: Heading) -> SetWriter:
        maker = partial(_WRITERS[name], heading)
        self._makers[name] = maker
        return _TextTaker(name, maker())


class _TextTaker:
    """A writer that takes the text which a run brings along, and writes that of others."""

    def __init__(self, name: str, writer: SetWriter) -> None:
        self._name = name
        self._writer = writer
        self.start: Final = writer.start
        self.end: Final = writer.end

    def boards(self, boards: Sequence[Board]) -> bytes:
        if isinstance(boards, WrittenRun) and self._name in boards.texts:
            return boards.texts[self._name]
        return self._writer.boards(boards)


def check_first_hands(hands: Words, seed: Seed, owner: bytes) -> None:
    """Deal the first of `hands`, which begin with the seed's first deal, the plain way as well.

    Raises:
        SelfTestFailed: they differ; no board must be used.
    """
    some = hands[:, :_COMPARED_BOARDS]
    if list(deals_of(some)) != first_deals(seed, owner, some.shape[1]):
        raise SelfTestFailed("bulk path")


def _runs_here(boards: BoardRange, seed: Seed, owner: bytes) -> Iterator[BoardRun]:
    """Yield runs of RUN_BOARDS and a last one, so that a page of text made for one serves the next."""
    first, dealt = boards.first, boards.first
    rest = np.empty((len(SEATS), 0), np.uint64)
    for numbers in BulkGenerator(seed, owner).ranges():
        hands = hands_of(numbers[:, : boards.last + 1 - dealt])
        dealt += hands.shape[1]
        rest = np.concatenate([rest, hands], axis=1)
        whole = rest.shape[1] if dealt > boards.last else rest.shape[1] // RUN_BOARDS * RUN_BOARDS
        for start in range(0, whole, RUN_BOARDS):
            yield BoardRun(first + start, rest[:, start : min(start + RUN_BOARDS, whole)])
        first += whole
        rest = rest[:, whole:]
        if dealt > boards.last:
            return
