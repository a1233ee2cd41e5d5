"""The help of commands: its headings, and the list of commands, are in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import click

from bigdeal_gui.cli.parts.language import mark, tr

OF_CLICK: Final = (
    mark("Usage:"),
    mark("Options"),
    mark("Commands"),
    mark("Show this message and exit."),
    mark("Show the version and exit."),
)


class SpokenHelp(click.HelpFormatter):
    """Writes help as click does, in the language that is spoken."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, prefix or f"{tr('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a list."""
        super().write_heading(tr(heading))

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: int, **named: int) -> None:
        """Write names, and what is said of each."""
        super().write_dl([(name, tr(text)) for name, text in rows], *args, **named)


class SpokenContext(click.Context):
    """A context of click whose help is in the language that is spoken."""

    formatter_class = SpokenHelp
