"""A group of subcommands that are loaded when they are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

import click

from bigdeal_gui.cli.parts.common_options import no_such_command, with_common_options
from bigdeal_gui.cli.parts.language import tr


def write_command_list(formatter: click.HelpFormatter, lines: Iterable[tuple[str, str]]) -> None:
    """Write the names of commands, and what is said of each."""
    with formatter.section(tr("Commands")):
        formatter.write_dl([(name, tr(line)) for name, line in lines])


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

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of subcommands, each with the first paragraph of its help."""
        known = [(name, self.get_command(ctx, name)) for name in self.list_commands(ctx)]
        write_command_list(formatter, [(name, found.short_help or "") for name, found in known if found])


class LazyGroup(KnownGroup):
    """A group whose members are imported when they are called, or when the help lists them, not before.

    `places` has the module of each subcommand: `set-name` is its `set_name_command`.
    """

    def __init__(self, places: Mapping[str, str], **options: Any) -> None:  # noqa: ANN401 - click's own
        super().__init__(**options)
        self._places = places

    def list_commands(self, _context: click.Context) -> list[str]:
        """Return the names, in the order of the table."""
        return list(self._places)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        """Return the subcommand `name`, imported now."""
        if name not in self._places:
            return None
        module = import_module(self._places[name])
        return with_common_options(getattr(module, f"{name.replace('-', '_')}_command"))
