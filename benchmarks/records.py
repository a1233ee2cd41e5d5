"""Files of numbers: a million endings packed and unpacked, against one by one.

The numbers are spread evenly over all there are, so that no run differs from another.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

from benchmarks.side_by_side import Row, medians, report, seconds
from bigdeal_gui.numbering.schemes import scheme_by_name
from bigdeal_gui.services import number_records
from bigdeal_gui.services.number_records import packed_diagrams, unpacked_diagrams

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import BinaryIO

    from bigdeal_gui.numbering.schemes import NumberScheme

    Way = Callable[[NumberScheme, BinaryIO], Iterator[bytes]]

MANY = 1_000_000
FEW = number_records.BULK_RECORDS - 1
"""So many are done one by one, as no library is loaded for them."""

ROUNDS = 3
WANTED_S = 5.0
WANTED_RATIO = 5.0


def sample(scheme: NumberScheme, count: int) -> bytes:
    """Return `count` records of a scheme."""
    step = scheme.count // count
    return b"".join((place * step).to_bytes(scheme.record_bytes, "big") for place in range(count))


def through(way: Way, scheme: NumberScheme, data: bytes) -> Callable[[], float]:
    """Return what goes through `data` in one direction, and tells the processor seconds."""

    def went() -> float:
        return seconds(lambda: sum(map(len, way(scheme, BytesIO(data)))))

    return went


def rows() -> Iterator[Row]:
    """Yield a row for each scheme and direction."""
    for name in ("balanced", "unbalanced", "base5"):
        scheme = scheme_by_name(name)
        many, few = sample(scheme, MANY), sample(scheme, FEW)
        texts = (
            b"".join(unpacked_diagrams(scheme, BytesIO(many))),
            b"".join(unpacked_diagrams(scheme, BytesIO(few))),
        )
        for word, way, (long, short) in (
            ("unpacked", unpacked_diagrams, (many, few)),
            ("packed", packed_diagrams, texts),
        ):
            taken, plain = medians(through(way, scheme, long), through(way, scheme, short), rounds=ROUNDS)
            ratio = plain / FEW * MANY / taken
            yield Row(
                f"a million {name} {word}",
                f"{taken:.1f} s, {ratio:.0f} times as fast as one by one",
                f"<= {WANTED_S:.0f} s, >= {WANTED_RATIO:.0f} times",
                taken <= WANTED_S and ratio >= WANTED_RATIO,
            )


if __name__ == "__main__":
    report(rows())
