"""The rhythm of the window: every distance lies on one grid."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import bigdeal_gui.gui
from bigdeal_gui.gui.parts.look import spacing

GUI: Final = Path(bigdeal_gui.gui.__file__).parent
CALLS: Final = re.compile(r"(?:set(?:\w*Spacing|ContentsMargins)|addSpacing)\(([0-9, ]+)\)")


def test_every_distance_is_on_the_grid() -> None:
    """What a layout of any page says in pixels is a multiple of four, and so are the names for it."""
    off = [
        f"{path.relative_to(GUI)}: {found[0]}"
        for path in sorted(GUI.rglob("*.py"))
        for found in CALLS.finditer(path.read_text("utf-8"))
        if any(int(part) % spacing.GRID for part in found[1].split(","))
    ]
    assert off == []
    names = (spacing.LINE, spacing.NEAR, spacing.INSIDE, spacing.MARGIN, spacing.BETWEEN)
    assert [name for name in names if name % spacing.GRID] == []
