"""Numbers packed into records of one size, the most significant byte first, with nothing between them.

So record k begins at byte (k - 1) times the size, a file's size tells how many there are, and records sort as
their numbers do. `bulk/` does the same for thousands at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bigdeal_gui.errors.model import ModelError
from bigdeal_gui.errors.numbering import DamagedNumbers
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.model.layouts import Layout
    from bigdeal_gui.numbering.schemes import NumberScheme


def record_of(scheme: NumberScheme, layout: Layout) -> bytes:
    """Return the record of `layout`, `scheme.record_bytes` long.

    Raises:
        InvalidDeal, InvalidLayout: the scheme has no number for it.
    """
    return scheme.number_of(layout).to_bytes(scheme.record_bytes, "big")


def layouts_of_records(
    scheme: NumberScheme, untrusted_data: bytes, first_record: int = 1
) -> Iterator[Layout]:
    """Yield the layouts of consecutive records, of which the first one is called `first_record`.

    Raises:
        DamagedNumbers: a record is cut off, or its number is no layout's; those before it were given.
    """
    size = scheme.record_bytes
    for place, start in enumerate(range(0, len(untrusted_data), size), start=first_record):
        record = untrusted_data[start : start + size]
        if len(record) < size:
            raise cut_off(scheme, place, len(record))
        number = int.from_bytes(record, "big")
        if number >= scheme.count:
            raise out_of_range(scheme, place)
        try:
            layout = scheme.layout_of(number)
        except ModelError as error:
            reason = translate("reasons", "its bits are not those of a layout")
            raise DamagedNumbers(scheme.name, place, reason) from error
        yield layout


def cut_off(scheme: NumberScheme, record: int, count: int) -> DamagedNumbers:
    """Return the error of a last record with only `count` bytes."""
    reason = translate("reasons", "it ends after {count} of {size} bytes")
    return DamagedNumbers(scheme.name, record, reason.format(count=count, size=scheme.record_bytes))


def out_of_range(scheme: NumberScheme, record: int) -> DamagedNumbers:
    """Return the error of a record whose number is no layout's."""
    reason = translate("reasons", "its number is above {last}")
    return DamagedNumbers(scheme.name, record, reason.format(last=scheme.count - 1))
