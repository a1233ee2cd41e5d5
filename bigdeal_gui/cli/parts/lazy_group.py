"""A group of subcommands that are loaded when they are called."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Mapping


class LazyGroup(click.Group):
    """A group whose members are imported when they are called, or when the help lists them, not before.

    `places` has the module of each subcommand, where it stands under its name, with _ for -.
    """

    def __init__(self, places: Mapping[str, str], **options: Any) -> None:  # noqa: ANN401 - click's own
        super().__init__(**options)
        self._places = places

    def list_commands(self, _context: click.Context) -> list[str]:
        """Return the names in the order of the alphabet, as click's groups do."""
        return sorted(self._places)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """Return the subcommand `name`, imported now."""
        if name not in self._places:
            return None
        found = getattr(import_module(self._places[name]), name.replace("-", "_"))
        return found if isinstance(found, click.Command) else None
