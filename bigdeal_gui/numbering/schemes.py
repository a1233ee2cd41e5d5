"""The table of number schemes: what each numbers, how many there are, and both directions.

A deal is a layout too. Numbers are packed into records of as many bytes as the largest needs, the most
significant first, with nothing between them: record k begins at byte (k - 1) times the size, a file's size
tells how many there are, and records sort as their numbers do. `bulk/` does the same for thousands at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from bigdeal_gui.errors.model import ModelError
from bigdeal_gui.errors.numbering import DamagedNumbers, UnknownScheme
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.layouts import Layout, parse_layout
from bigdeal_gui.numbering import andrews, big_deal, endings, layouts, pavlicek
from bigdeal_gui.words import translate


@dataclass(frozen=True, slots=True)
class NumberScheme:
    """One way to number `count` layouts, from 0 to `count` - 1.

    `number_of_deal` raises InvalidDeal or InvalidLayout for a layout that has no number, `layout_of_number`
    NumberOutOfRange for a number that is no layout's.
    """

    name: str
    count: int
    number_of: Callable[[Layout], int]
    layout_of: Callable[[int], Layout]
    parse: Callable[[str], Layout] = parse_layout
    """Reads a diagram of what is numbered, and raises what is wrong with it."""

    @property
    def record_bytes(self) -> int:
        """How many bytes hold any of its numbers: 12 for deals, 14 to 16 for what is left of them."""
        return ((self.count - 1).bit_length() + 7) // 8


def _of_deals(
    name: str, number_of: Callable[[Deal], int], deal_of: Callable[[int], Deal], count: int = big_deal.DEALS
) -> NumberScheme:
    return NumberScheme(
        name,
        count,
        lambda layout: number_of(Deal.from_hands(layout.hands)),
        lambda number: Layout(deal_of(number).hands),
        lambda text: Layout(parse_deal(text).hands),
    )


NUMBER_SCHEMES: Final = (
    _of_deals("bigdeal", big_deal.number_of_deal, big_deal.deal_of_number),
    _of_deals("andrews", andrews.number_of_deal, andrews.deal_of_number),
    _of_deals("pavlicek", pavlicek.number_of_deal, pavlicek.deal_of_number),
    NumberScheme("balanced", endings.BALANCED, endings.balanced_number, endings.balanced_ending),
    NumberScheme("unbalanced", endings.UNBALANCED, endings.unbalanced_number, endings.unbalanced_ending),
    NumberScheme("base5", layouts.LAYOUTS, layouts.number_of_layout, layouts.layout_of_number),
)

BIT_FORMS: Final = (
    _of_deals("bits104", layouts.bits_of_deal, layouts.deal_of_bits, 1 << layouts.DEAL_BITS),
    NumberScheme("bits156", 1 << layouts.LAYOUT_BITS, layouts.bits_of_layout, layouts.layout_of_bits),
)
"""Forms of so many bits. Most of their numbers are no layout's: `layout_of_number` raises a ModelError."""

_SHOWN_CHARACTERS: Final = 40


def scheme_by_name(name: str) -> NumberScheme:
    """Return the scheme called `name`.

    Raises:
        UnknownScheme: there is none.
    """
    known = (*NUMBER_SCHEMES, *BIT_FORMS)
    for scheme in known:
        if scheme.name == name:
            return scheme
    raise UnknownScheme(name[:_SHOWN_CHARACTERS], tuple(scheme.name for scheme in known))


def scheme_record(scheme: NumberScheme, layout: Layout) -> bytes:
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
            raise cut_off_record(scheme, place, len(record))
        number = int.from_bytes(record, "big")
        if number >= scheme.count:
            raise number_out_of_range(scheme, place)
        try:
            layout = scheme.layout_of(number)
        except ModelError as error:
            reason = translate("reasons", "its bits are not those of a layout")
            raise DamagedNumbers(scheme.name, place, reason) from error
        yield layout


def cut_off_record(scheme: NumberScheme, record: int, count: int) -> DamagedNumbers:
    """Return the error of a last record with only `count` bytes."""
    reason = translate("reasons", "it ends after {count} of {size} bytes")
    return DamagedNumbers(scheme.name, record, reason.format(count=count, size=scheme.record_bytes))


def number_out_of_range(scheme: NumberScheme, record: int) -> DamagedNumbers:
    """Return the error of a record whose number is no layout's."""
    reason = translate("reasons", "its number is above {last}")
    return DamagedNumbers(scheme.name, record, reason.format(last=scheme.count - 1))
