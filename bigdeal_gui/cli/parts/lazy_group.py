"""A group of subcommands that are loaded when they are called."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from bigdeal_gui.cli.parts.common_options import equipped, no_such_command


class KnownGroup(click.Group):
    """A group that knows the names of its subcommands, and names the one that may have been meant."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the name and the command that `args` begin with, and the rest."""
        known = self.list_commands(ctx)
        if not args[0].startswith("-") and args[0] not in known and not ctx.resilient_parsing:
            raise no_such_command(ctx, args[0], known)
        return super().resolve_command(ctx, args)


class LazyGroup(KnownGroup):
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
        return equipped(found) if isinstance(found, click.Command) else None
