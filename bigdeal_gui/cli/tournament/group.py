"""`bigdeal tournament`: a tournament from the first line of its plan to the reveal."""

from __future__ import annotations

from typing import Final

import click

from bigdeal_gui.cli.parts.lazy_group import LazyGroup

_ROOM: Final = "bigdeal_gui.cli.tournament"
_PLACES: Final = {
    **dict.fromkeys(
        ("new", "set-name", "set-source", "add-phase", "remove-phase", "show", "deviation"), f"{_ROOM}.plan"
    ),
    "holder": f"{_ROOM}.holder",
    **dict.fromkeys(("inspect", "publish", "sheet", "published"), f"{_ROOM}.publish"),
    "set-value": f"{_ROOM}.set_value",
    **dict.fromkeys(("deal", "reserve"), f"{_ROOM}.deal"),
    "reveal": f"{_ROOM}.reveal",
}


@click.group("tournament", cls=LazyGroup, places=dict(sorted(_PLACES.items())))
def tournament_command() -> None:
    """Commit, deal and reveal a whole tournament.

    In this order: new, set-name, set-source (and holder), add-phase, inspect, publish and published (weeks
    ahead), set-value (when the outside value is known), deal, reveal. NAME.sqd and NAME.sqk are
    SquareDeal's own files.
    """
