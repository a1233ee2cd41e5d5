"""What the tournament commands take alike: the plan, by its file or a name for its folder, and the keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bigdeal_gui.cli.parts.secrets import unlock_of
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.layout import find_plan

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.services.tournament.plan import Tournament
    from bigdeal_gui.tournament.keys_file import Keys


def plan_argument(command: Callable[..., None]) -> Callable[..., None]:
    """Add the argument `plan`: `cup.sqd` and `cup` both mean `cup/cup.sqd` where only that is there."""
    return click.argument(
        "plan",
        metavar="NAME.sqd",
        type=click.Path(path_type=Path),
        callback=lambda _context, _parameter, path: find_plan(path),
    )(command)


def keys_of(
    tournament: Tournament, passphrase_file: str | None, identities: tuple[str, ...], shares: tuple[str, ...]
) -> Keys:
    """Return the keys beside the plan, opened with what was given where they are sealed.

    Raises:
        AppError: as `open_keys`.
    """
    if tournament.has_plain_keys:
        return open_keys(tournament)
    return open_keys(tournament, unlock_of(tournament.layout.sealed, passphrase_file, identities, shares))
