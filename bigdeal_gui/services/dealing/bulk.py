"""The bulk source of boards: arrays instead of deals. The boards are those of the plain source."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Final

import numpy as np

from bigdeal_gui.bulk.big_deal import Words, bulk_deals, bulk_hands
from bigdeal_gui.bulk.board_run import RUN_BOARDS, BoardRun
from bigdeal_gui.bulk.generator import BulkGenerator
from bigdeal_gui.bulk.pbn_writer import pbn_bulk_writer
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.model.seats import SEATS
from bigdeal_gui.randomness.generator import generated_deals

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format, Heading, SetWriter
    from bigdeal_gui.randomness.seed import Seed

_WRITERS: Final[dict[str, Callable[[Heading], SetWriter]]] = {"pbn": pbn_bulk_writer}
"""The formats with a writer that knows how to use arrays; all others take the boards one by one."""

_COMPARED_BOARDS: Final = 32


class Bulk:
    """Deals one set in arrays."""

    def formats(self, formats: Sequence[Format]) -> tuple[Format, ...]:
        """Return the formats, with writers for arrays where there are such."""
        return tuple(
            replace(format_, writer=_WRITERS[format_.name]) if format_.name in _WRITERS else format_
            for format_ in formats
        )

    def runs(self, boards: BoardRange, seed: Seed, owner: bytes) -> Generator[Sequence[Board], None, None]:
        """Yield the boards in order: runs of RUN_BOARDS and a last one.

        So a page of text made for one serves the next. The first boards are dealt the plain way as well, and
        compared before any is given away.

        Raises:
            SelfTestFailed: they differ; no board must be used.
            CounterExhausted: the seed has no more deals.
        """
        first, dealt = boards.first, boards.first
        rest = np.empty((len(SEATS), 0), np.uint64)
        for numbers in BulkGenerator(seed, owner).ranges():
            hands = bulk_hands(numbers[:, : boards.last + 1 - dealt])
            if dealt == boards.first:
                check_first_hands(hands, seed, owner)
            dealt += hands.shape[1]
            rest = np.concatenate([rest, hands], axis=1)
            whole = rest.shape[1] if dealt > boards.last else rest.shape[1] // RUN_BOARDS * RUN_BOARDS
            for start in range(0, whole, RUN_BOARDS):
                yield BoardRun(first + start, rest[:, start : min(start + RUN_BOARDS, whole)])
            first += whole
            rest = rest[:, whole:]
            if dealt > boards.last:
                return


def check_first_hands(hands: Words, seed: Seed, owner: bytes, first_counter: int = 1) -> None:
    """Deal the first of `hands`, which are those of the seed from a counter on, the plain way as well.

    Raises:
        SelfTestFailed: they differ; no board must be used.
    """
    some = hands[:, :_COMPARED_BOARDS]
    plain = generated_deals(seed, owner, first_counter=first_counter)
    if list(bulk_deals(some)) != list(islice(plain, some.shape[1])):
        raise SelfTestFailed("bulk path")
