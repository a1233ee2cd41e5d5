"""Deals as arrays of numpy: a row of 52 bytes a deal, who has ♠A, ♠K … ♣2 (0 to 3, N E S W)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from bigdeal_gui.library.dealing import Quoted, checked_count, owner_bytes, seed_of
from bigdeal_gui.library.packages import need_numpy
from bigdeal_gui.library.parts import PartsRun
from bigdeal_gui.library.spans import Span, Spans
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal

if TYPE_CHECKING:
    from concurrent.futures import Executor

    import numpy as np
    from numpy.typing import NDArray

    from bigdeal_gui.library.parts import Progress

    Owners: TypeAlias = "NDArray[np.uint8]"

_COUNTERS: Final = 2**15


def owner_array(seed: bytes | str, owner: bytes | str, count: int) -> Owners:
    """Return the first `count` deals of `seed` and `owner`: `count` rows of 52 owners, uint8.

    They are those of `deals`, some ten times as fast for 100,000 and more. An array takes 52 bytes a deal.

    Raises:
        PackageMissing: numpy is not installed.
        ValueError: as `deals`.
    """
    need_numpy()
    import numpy as np

    found = np.empty((checked_count(count), PACK_SIZE), np.uint8)
    filled = 0
    for some in owner_arrays(seed, owner, count):
        found[filled : filled + len(some)] = some
        filled += len(some)
    return found


def owner_arrays(
    seed: bytes | str,
    owner: bytes | str,
    count: int,
    *,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Iterator[Owners]:
    """Yield the rows of `owner_array` in arrays of 20,000 rows or so, however many there are in all.

    With an `executor` its workers deal them, ahead of who takes them by some hundred arrays. `progress` takes
    the deals done and wanted, and may raise to stop.

    Raises:
        PackageMissing, ValueError: as `owner_array`, when the first is asked for.
        WorkerLost: the executor broke; the error's `resume` yields the rest with another.
    """
    need_numpy()
    quoted = Quoted(seed_of(seed).reveal(), owner_bytes(owner), checked_count(count))
    yield from PartsRun(_Dealing(quoted), progress).pieces(executor)


class _Dealing:
    """Deals of a seed as rows."""

    def __init__(self, quoted: Quoted) -> None:
        self.done, self.total = 0, quoted.size
        self.work = _rows
        self._spans = Spans(quoted, _COUNTERS)

    def next_part(self) -> Span | None:
        return self._spans.next()

    def take(self, part: Span, result: Owners) -> tuple[Owners, ...]:
        wanted = self._spans.take(part, len(result))
        self.done += wanted
        return (result[:wanted],) if wanted else ()


def _rows(span: Span) -> Owners:
    need_numpy()
    import numpy as np

    from bigdeal_gui.bulk.big_deal import bulk_owners

    return np.concatenate([bulk_owners(hands) for hands in span.arrays()])


def array_of(dealt: Iterable[Deal]) -> Owners:
    """Return deals as an array of their owners, a row a deal.

    Raises:
        PackageMissing: numpy is not installed.
    """
    need_numpy()
    import numpy as np

    rows = b"".join(deal.owners() for deal in dealt)
    return np.frombuffer(rows, np.uint8).reshape(-1, PACK_SIZE).copy()


def deals_of_array(owners: Owners) -> Iterator[Deal]:
    """Yield the deals of an array of owners, each checked.

    Raises:
        ValueError: the array has other rows than 52 whole numbers.
        InvalidDeal: a row gives a seat more or fewer than 13 cards, or a card to none.
    """
    check_rows(owners)
    return map(_deal_of_row, owners)


def check_rows(owners: Owners) -> None:
    """Make sure that an array has rows of owners.

    Raises:
        ValueError: it has not.
    """
    if owners.shape[1:] != (PACK_SIZE,) or owners.dtype.kind not in "iu":
        raise ValueError("an array of owners has rows of 52 whole numbers")


def _deal_of_row(row: Owners) -> Deal:
    hands: list[list[int]] = [[], [], [], []]
    for card, owner in enumerate(row.tolist()):
        if 0 <= owner < len(hands):
            hands[owner].append(card)
    return Deal.from_hands(hands)
