"""The one-to-one maps between numbers and deals, endings, layouts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from bigdeal_gui.library.arrays import check_rows
from bigdeal_gui.library.packages import need_numpy
from bigdeal_gui.model.cards import PACK_SIZE
from bigdeal_gui.model.deals import Deal
from bigdeal_gui.model.layouts import UNUSED, Layout, layout_text, parse_layout
from bigdeal_gui.numbering import zbs
from bigdeal_gui.numbering.schemes import (
    cut_off_record,
    layouts_of_records,
    number_out_of_range,
    scheme_by_name,
    scheme_record,
)

if TYPE_CHECKING:
    from bigdeal_gui.library.arrays import Owners

_ROWS: Final = 2**13
"""Rows that stay in the processor's cache while they are packed."""


def scheme_count(scheme: str) -> int:
    """Return how many deals, endings or layouts the scheme numbers, from 0 to one less.

    Raises:
        UnknownScheme: there is no such scheme.
    """
    return scheme_by_name(scheme).count


def number_of(layout: Deal | Layout, scheme: str = "bigdeal") -> int:
    """Return the number of a deal, an ending or any other layout.

    Raises:
        UnknownScheme: there is no such scheme.
        InvalidDeal, InvalidLayout: the scheme has no number for such a layout.
    """
    return scheme_by_name(scheme).number_of(Layout(layout.hands))


def deal_of(number: int, scheme: str = "bigdeal") -> Deal:
    """Return the deal with this number.

    Raises:
        UnknownScheme: there is no such scheme.
        NumberOutOfRange: the scheme has no such number.
        InvalidDeal: the number is that of an ending, or of another layout that is no deal.
    """
    return Deal.from_hands(layout_of(number, scheme).hands)


def layout_of(number: int, scheme: str) -> Layout:
    """Return the layout with this number; deals are layouts too.

    Raises:
        UnknownScheme, NumberOutOfRange: as `deal_of`.
    """
    return scheme_by_name(scheme).layout_of(number)


def pack(layouts: Iterable[Deal | Layout], scheme: str) -> bytes:
    """Return the numbers of layouts as records of 12 to 20 bytes, one after another, big-endian.

    Raises:
        UnknownScheme, InvalidDeal, InvalidLayout: as `number_of`.
    """
    chosen = scheme_by_name(scheme)
    return b"".join(scheme_record(chosen, Layout(layout.hands)) for layout in layouts)


def unpack(data: bytes, scheme: str) -> Iterator[Layout]:
    """Yield the layouts of records that `pack` made.

    Raises:
        UnknownScheme: as `number_of`.
        DamagedNumbers: a record is cut off or out of range; the error says which. Those before it were given.
    """
    return layouts_of_records(scheme_by_name(scheme), data)


def pack_zbs(values: Iterable[Deal | Layout | str]) -> bytes:
    """Return suit words of 32 bits, big-endian: four a layout, one a suit by itself.

    Such a suit is given as 13 letters, N, E, S, W or - for who has the ace, the king …

    Raises:
        InvalidLayout: letters that are no suit.
    """
    texts = (value if isinstance(value, str) else layout_text(Layout(value.hands)) for value in values)
    return b"".join(map(zbs.zbs_record, texts))


def unpack_zbs(data: bytes) -> Iterator[Layout | str]:
    """Yield the layouts and suits of words that `pack_zbs` made.

    Raises:
        DamagedNumbers: a word is cut off or none; the error says which. Those before it were given.
    """
    for text in zbs.zbs_texts(zbs.zbs_words_of_bytes([data])):
        yield parse_layout(text) if ":" in text else text


def pack_array(owners: Owners, scheme: str) -> bytes:
    """Return the records of an array of owners, a row a layout: 0 to 3 for a seat, 4 for nobody.

    Endings and layouts are packed at about a million a second, the schemes bigdeal and andrews one by one.

    Raises:
        PackageMissing: numpy is not installed.
        ValueError: the array has other rows than 52 whole numbers from 0 to 4.
        UnknownScheme, InvalidDeal, InvalidLayout: as `number_of`.
    """
    need_numpy()
    import numpy as np

    from bigdeal_gui.bulk import packed

    chosen = scheme_by_name(scheme)
    check_rows(owners)
    if ((owners < 0) | (owners > UNUSED)).any():
        raise ValueError("owners are 0 to 3 for a seat, 4 for nobody")
    rows = owners.astype(np.uint8)
    if scheme in packed.SCHEMES and packed.is_fit(rows, scheme).all():
        parts = (rows[first : first + _ROWS] for first in range(0, len(rows), _ROWS))
        return b"".join(packed.records_of(part, scheme, chosen.record_bytes) for part in parts)
    # Where a row has no number the first of them says so.
    return b"".join(scheme_record(chosen, Layout.from_owners(row.tobytes())) for row in rows)


def unpack_array(data: bytes, scheme: str) -> Owners:
    """Return the layouts of records as an array of owners, uint8; what `pack_array` packs.

    Raises:
        PackageMissing: numpy is not installed.
        UnknownScheme, DamagedNumbers: as `unpack`.
    """
    need_numpy()
    import numpy as np

    from bigdeal_gui.bulk import packed

    chosen = scheme_by_name(scheme)
    size = chosen.record_bytes
    whole, left = divmod(len(data), size)
    owners = np.empty((whole, PACK_SIZE), np.uint8)
    for first in range(0, whole, _ROWS):
        part = data[first * size : min(first + _ROWS, whole) * size]
        if scheme in packed.SCHEMES:
            words = packed.words_of(part, size)
            is_sound = packed.is_in_range(words, chosen.count)
            if not is_sound.all():
                raise number_out_of_range(chosen, first + 1 + int(is_sound.argmin()))
            owners[first : first + _ROWS] = packed.owners_of(words, scheme)
        else:
            rows = b"".join(layout.owners() for layout in layouts_of_records(chosen, part, first + 1))
            owners[first : first + _ROWS] = np.frombuffer(rows, np.uint8).reshape(-1, PACK_SIZE)
    if left:
        raise cut_off_record(chosen, whole + 1, left)
    return owners
