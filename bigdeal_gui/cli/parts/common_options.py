"""What every command takes: `--json` and `--quiet`, and a word about a command that was misspelt."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

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


def no_such_command(context: click.Context, word: str, known: Iterable[str]) -> click.UsageError:
    """Return what to raise for the command `word`, which is none of those `known`."""
    meant = get_close_matches(word, list(known), 1)
    hint = tr(" Did you mean “{word}”?", word=meant[0]) if meant else ""
    return click.UsageError(tr("There is no command “{word}”.{hint}", word=word, hint=hint), context)
