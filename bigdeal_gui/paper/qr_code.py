"""QR codes as boxes to be filled: texts that a telephone or a scanner reads.

Source: ISO/IEC 18004, as the library segno makes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bigdeal_gui.paper.surface import Box

QUIET_MODULES: Final = 4
"""How broad the empty border is that the standard asks for, in modules."""

_ERROR_LEVEL: Final = "m"
"""What can be read though 15 % of it are stained."""


def qr_rows(text: str) -> tuple[bytes, ...]:
    """Return the rows of the QR code of `text`: a byte a module, 1 dark and 0 light, without the border."""
    import segno  # noqa: PLC0415 - only when something is printed

    code = segno.make_qr(text, error=_ERROR_LEVEL, boost_error=True)
    return tuple(map(bytes, code.matrix))


def qr_boxes(text: str, left: float, top: float, side: float) -> list[Box]:
    """Return the dark modules of the QR code of `text`, run by run, in a square with its empty border."""
    rows = qr_rows(text)
    module = side / (len(rows) + 2 * QUIET_MODULES)
    boxes: list[Box] = []
    for down, row in enumerate(rows, start=QUIET_MODULES):
        start = 0
        for run in row.split(b"\0"):
            if run:
                across = left + (QUIET_MODULES + start) * module
                boxes.append((across, top + down * module, len(run) * module, module))
            start += len(run) + 1
    return boxes
