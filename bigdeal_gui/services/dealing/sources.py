"""Where a set's boards come from: dealt one by one, or in bulk where that is worth it."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Sequence
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from bigdeal_gui.model.boards import Board
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.randomness.generator import generated_deals

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.randomness.seed import Seed

BULK_BOARDS: Final = 13_000
"""From here on the bulk path is quicker, its library's loading included."""

_RUN_BOARDS: Final = 500
"""Boards between two looks at the cancel token."""


class BoardSource(Protocol):
    """Deals the boards of a seed; every source deals the same."""

    def formats(self, formats: Sequence[Format]) -> tuple[Format, ...]:
        """Return the formats with the writers that suit this source best; their bytes are the same."""
        ...

    def runs(self, boards: BoardRange, seed: Seed, owner: bytes) -> Generator[Sequence[Board], None, None]:
        """Yield the boards in order, run by run; close the generator where it is not exhausted.

        Raises:
            CounterExhausted: the seed has no more deals.
        """
        ...


class OneByOne:
    """The plain source, at home everywhere."""

    def formats(self, formats: Sequence[Format]) -> tuple[Format, ...]:
        """Return the formats as they are."""
        return tuple(formats)

    def runs(self, boards: BoardRange, seed: Seed, owner: bytes) -> Generator[Sequence[Board], None, None]:
        """Yield the boards in order."""
        return numbered_runs(boards, generated_deals(seed, owner))


ONE_BY_ONE: Final = OneByOne()


def has_bulk() -> bool:
    """Tell whether the library that the bulk path needs is installed; it is not loaded, but made ready to be.

    Its own library for matrices, of which there are none here, would have threads wait for some in a loop.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return find_spec("numpy") is not None


def deal_source_for(boards: BoardRange) -> BoardSource:
    """Return the quickest source of `boards`."""
    if len(boards) < BULK_BOARDS or not has_bulk():
        return ONE_BY_ONE
    from bigdeal_gui.services.dealing.bulk import Bulk  # noqa: PLC0415 - numpy costs 60 ms

    return Bulk()


def numbered_runs(boards: BoardRange, dealt: Iterable[Deal]) -> Generator[Sequence[Board], None, None]:
    """Yield `dealt` as numbered boards, run by run."""
    numbered = map(Board, boards, dealt)
    while run := list(islice(numbered, _RUN_BOARDS)):
        yield run
