"""Groups of subcommands, loaded when they are called, and what every command takes: `--json`, `--quiet`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final

import click

from bigdeal_gui.cli.parts.boundary import output_manner
from bigdeal_gui.cli.parts.help_text import SpokenContext, help_paragraphs
from bigdeal_gui.cli.parts.language import tr

_JSON: Final = "--json"
_QUIET: Final = "--quiet"


def _gather(_context: click.Context, _option: click.Parameter, is_given: bool) -> None:  # noqa: FBT001 - click's call
    output_manner().is_gathered = is_given


def with_common_options(command: click.Command) -> click.Command:
    """Return `command`, which takes the common options now, and its subcommands too.

    A command with a `--json` of its own answers with an object of its own. All others say what files they
    wrote, and their lines.
    """
    command.context_class = SpokenContext
    command.short_help = next(iter(help_paragraphs(command.help)), None)
    if isinstance(command, click.Group):
        for below in command.commands.values():
            with_common_options(below)
        if not command.invoke_without_command:
            return command
    taken = {name for parameter in command.params for name in parameter.opts}
    if _JSON not in taken:
        command.params.append(
            click.Option(
                [_JSON],
                is_flag=True,
                expose_value=False,
                callback=_gather,
                help="Answer as JSON, for programs.",
            )
        )
    if _QUIET not in taken:
        command.params.append(
            click.Option([_QUIET], is_flag=True, expose_value=False, help="Print only warnings and errors.")
        )
    return command


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
            meant = get_close_matches(args[0], known, 1)
            hint = tr(" Did you mean “{word}”?", word=meant[0]) if meant else ""
            raise click.UsageError(tr("There is no command “{word}”.{hint}", word=args[0], hint=hint), ctx)
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
