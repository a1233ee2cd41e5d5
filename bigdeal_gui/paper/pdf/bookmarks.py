"""Bookmarks of a PDF: its headings, each a click away.

Source: ISO 32000-1, 12.3.3 (document outline) and 12.3.2 (destinations).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pydyf

_FEWEST: Final = 2


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A heading, its page (from 0), and how far its top is from the page's lower edge, in points."""

    title: str
    page: int
    top: float


def write_bookmarks(pdf: pydyf.PDF, bookmarks: Sequence[Bookmark], pages: Sequence[pydyf.Dictionary]) -> None:
    """Put `bookmarks` into `pdf`, in their order; a single one leads nowhere new and is left out."""
    if len(bookmarks) < _FEWEST:
        return
    outline = pydyf.Dictionary({"Type": "/Outlines", "Count": len(bookmarks)})
    pdf.add_object(outline)
    items = [
        pydyf.Dictionary(
            {
                "Title": pydyf.String(bookmark.title),
                "Parent": outline.reference,
                "Dest": pydyf.Array(
                    [pages[bookmark.page].reference, "/XYZ", 0, round(bookmark.top, 1), "null"]
                ),
            }
        )
        for bookmark in bookmarks
    ]
    for item in items:
        pdf.add_object(item)
    for item, after in pairwise(items):
        item["Next"] = after.reference
        after["Prev"] = item.reference
    outline["First"] = items[0].reference
    outline["Last"] = items[-1].reference
    pdf.catalog["Outlines"] = outline.reference
