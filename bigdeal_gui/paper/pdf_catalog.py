"""What a PDF says of itself that Qt does not write: its language, and that its title names the window.

Both are for who has the page read aloud. Source: ISO 32000-1, 7.5.6 (incremental updates), 7.7.2 (the
catalogue), 12.2 (viewer preferences), 14.9.2 (language).
"""

from __future__ import annotations

import re
from typing import Final

_END: Final = re.compile(rb"trailer\n(<<.*?)>>\s*startxref\s+([0-9]+)\s+%%EOF\s*\Z", re.DOTALL)
_ROOT: Final = re.compile(rb"/Root ([0-9]+) 0 R")
_ROW_BYTES: Final = 20


def with_language(data: bytes, language: str) -> bytes:
    """Return the PDF `data` with its language, such as `nl`, added at its end.

    Qt 6.11's files have the plain form that is needed for it; one that has not comes back as it is.
    """
    end = _END.search(data)
    root = _ROOT.search(end[1]) if end else None
    if end is None or root is None:
        return data
    table = int(end[2])
    rows = data.index(b"\n", data.index(b"\n", table) + 1) + 1
    row = rows + int(root[1]) * _ROW_BYTES
    start = int(data[row : row + 10])
    catalogue = data[start : data.index(b">>\nendobj", start)]
    added = b"/Lang (%b)\n/ViewerPreferences <</DisplayDocTitle true>>\n" % language.encode("ascii")
    place = len(data)
    body = catalogue + added + b">>\nendobj\n"
    return b"".join(
        (
            data,
            body,
            b"xref\n%b 1\n%010d 00000 n \n" % (root[1], place),
            b"trailer\n%b/Prev %d\n>>\nstartxref\n%d\n%%%%EOF\n" % (end[1], table, place + len(body)),
        )
    )
