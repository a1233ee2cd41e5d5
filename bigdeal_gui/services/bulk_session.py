"""The bulk source of boards: arrays instead of deals, in this process or in several.

Ranges of counters are dealt side by side and joined in their order, so the boards are those of the plain
source whatever the number of processes.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bigdeal_gui.errors import SelfTestFailed
from bigdeal_gui.formats.board_run import BoardRun
from bigdeal_gui.formats.pbn_bulk import pbn_bulk_writer
from bigdeal_gui.numbering.big_deal_bulk import hands_of
from bigdeal_gui.randomness.bulk import BulkGenerator
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.services.bulk_workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from bigdeal_gui.formats.format import Format, Heading, SetWriter
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.plans import BoardRange
    from bigdeal_gui.numbering.big_deal_bulk import Words
    from bigdeal_gui.randomness.seed import Seed

_WRITERS: Final[dict[str, Callable[[Heading], SetWriter]]] = {"pbn": pbn_bulk_writer}
"""The formats with a writer that knows how to use arrays; all others take the boards one by one."""

_RUN_BOARDS: Final = 2**12
"""Boards whose text stays in the processor's cache while it is written; a multiple of 16, see `pbn_bulk`."""

_COMPARED_BOARDS: Final = 32


class Bulk:
    """Deals with `jobs` processes; with one, in this process."""

    def __init__(self, jobs: int = 1) -> None:
        self._jobs = jobs

    def formats(self, formats: Sequence[Format]) -> tuple[Format, ...]:
        """Return the formats, with writers for arrays where there are such."""
        return tuple(replace(one, writer=_WRITERS.get(one.name, one.writer)) for one in formats)

    def runs(self, boards: BoardRange, seed: Seed, owner: bytes) -> Generator[Sequence[Board], None, None]:
        """Yield the boards in order.

        The first boards are dealt the plain way as well, and compared before any is given away.

        Raises:
            SelfTestFailed: they differ; no board must be used.
            CounterExhausted: the seed has no more deals.
            WorkerLost: a process ended before its work was done.
        """
        expected = first_deals(seed, owner, min(_COMPARED_BOARDS, len(boards)))
        first = boards.first
        with ExitStack() as stack:
            if self._jobs > 1:
                ranges: Iterator[Words] = stack.enter_context(Workers(seed, owner, self._jobs)).ranges()
            else:
                ranges = map(hands_of, BulkGenerator(seed, owner).ranges())
            for hands in ranges:
                for start in range(0, hands.shape[1], _RUN_BOARDS):
                    wanted = min(_RUN_BOARDS, boards.last + 1 - first)
                    run = BoardRun(first, hands[:, start : start + wanted])
                    if first == boards.first and [board.deal for board in run[: len(expected)]] != expected:
                        raise SelfTestFailed("bulk path")
                    yield run
                    first += len(run)
                    if first > boards.last:
                        return
