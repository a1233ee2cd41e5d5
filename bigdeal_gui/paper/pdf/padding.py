"""Blanks in a PDF, against who would learn something from its size.

Source: ISO 32000-1, 7.5.6 (incremental updates), 7.5.8 (cross-reference streams).
"""

from __future__ import annotations

import re
from typing import Final

_END: Final = re.compile(rb"startxref\s+([0-9]+)\s+%%EOF\s*\Z")
_TABLE: Final = re.compile(
    rb"[0-9]+ 0 obj\n<</Type /XRef\b[^>]*?/Size ([0-9]+)(/Root [0-9]+ 0 R/Info [0-9]+ 0 R)"
)
_OFFSET_DIGITS: Final = 10
_OFFSET_BYTES: Final = 8


def padded_pdf(data: bytes, step_bytes: int, least_bytes: int) -> bytes:
    """Return the PDF `data`, a multiple of `step_bytes` long and at least `least_bytes`.

    Readers look for a PDF's end in its last 1,024 bytes, so the blanks stand before an update that changes
    nothing. A file that this program did not draw gets line ends after it.
    """
    end = _END.search(data, max(0, len(data) - 64))
    table = _TABLE.match(data, int(end[1])) if end else None
    if end is None or table is None:
        return data.ljust(_whole_steps(max(len(data), least_bytes), step_bytes), b"\n")
    number, before = int(table[1]), int(end[1])
    head = b"%d 0 obj\n<</Type /XRef/Index [%d 1]/W [1 %d 0]/Size %d%b/Prev %d/Length %d>>\n" % (
        *(number, number, _OFFSET_BYTES, number + 1, table[2], before, 1 + _OFFSET_BYTES),
    )
    start, stop = b"stream\n\x01", b"\nendstream\nendobj\nstartxref\n"
    update_bytes = len(head + start) + _OFFSET_BYTES + len(stop) + _OFFSET_DIGITS + len(b"\n%%EOF\n")
    size_bytes = _whole_steps(max(len(data) + update_bytes, least_bytes), step_bytes)
    place = size_bytes - update_bytes
    update = b"".join((head, start, place.to_bytes(_OFFSET_BYTES, "big"), stop, b"%d\n%%%%EOF" % place))
    return data.ljust(place, b"\n") + update.ljust(update_bytes, b"\n")


def _whole_steps(size_bytes: int, step_bytes: int) -> int:
    return -(-size_bytes // step_bytes) * step_bytes
