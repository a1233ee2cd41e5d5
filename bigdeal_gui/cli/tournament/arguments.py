"""The plan as the tournament commands take it: its file, or a name for what lies in a folder of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.services.tournament.layout import find_plan

if TYPE_CHECKING:
    from collections.abc import Callable


def plan_argument(command: Callable[..., None]) -> Callable[..., None]:
    """Add the argument `plan`: `cup.sqd` and `cup` both mean `cup/cup.sqd` where only that is there."""
    return click.argument(
        "plan",
        metavar="NAME.sqd",
        type=click.Path(path_type=Path),
        callback=lambda _context, _parameter, path: find_plan(path),
    )(command)
