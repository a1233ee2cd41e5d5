"""What a PDF says of itself that Qt does not write: its language, that its title names the window, blanks.

The first two are for who has the page read aloud, the blanks against who would learn something from its size.
Source: ISO 32000-1, 7.5.6 (incremental updates), 7.7.2 (the catalogue), 12.2 (viewer preferences), 14.9.2
(language).
"""

from __future__ import annotations

import re
from typing import Final

_END: Final = re.compile(rb"trailer\n(<<.*?)>>\s*startxref\s+([0-9]+)\s+%%EOF\s*\Z", re.DOTALL)
_ROOT: Final = re.compile(rb"/Root ([0-9]+) 0 R")
_BEFORE: Final = re.compile(rb"/Prev [0-9]+\n?")
_ROW_BYTES: Final = 20
_OFFSET_DIGITS: Final = 10


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


def filled_up(data: bytes, step_bytes: int, least_bytes: int) -> bytes:
    """Return the PDF `data`, a multiple of `step_bytes` long and at least `least_bytes`.

    Readers look for a PDF's end in its last 1,024 bytes, so the blanks stand before an update that changes
    nothing. A file without the plain form that is needed gets line ends after it.
    """
    end = _END.match(data, data.rfind(b"trailer\n"))
    if end is None:
        return data + b"\n" * (_whole_steps(max(len(data), least_bytes), step_bytes) - len(data))
    rows = b"xref\n0 1\n0000000000 65535 f \n"
    trailer = b"trailer\n%b/Prev %b\n>>\nstartxref\n" % (_BEFORE.sub(b"", end[1]), end[2])
    update_bytes = len(rows) + len(trailer) + _OFFSET_DIGITS + len(b"\n%%EOF\n")
    size_bytes = _whole_steps(max(len(data) + update_bytes, least_bytes), step_bytes)
    place = size_bytes - update_bytes
    ended = (b"%d\n%%%%EOF" % place).ljust(update_bytes - len(rows) - len(trailer), b"\n")
    return data.ljust(place, b"\n") + rows + trailer + ended


def _whole_steps(size_bytes: int, step_bytes: int) -> int:
    return -(-size_bytes // step_bytes) * step_bytes
