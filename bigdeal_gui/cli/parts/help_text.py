"""The help of commands in the language that is spoken, paragraph by paragraph as click writes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.language import mark, translated

if TYPE_CHECKING:
    from collections.abc import Iterable

_AS_TYPED: Final = "\b"
"""What begins a paragraph whose lines stay as they are."""
_ADDED: Final = re.compile(r"(?P<help>.*?)(?P<added> {2}\[[^\[]*\])?")
"""The help of an option, and what click adds to it: [default: 1; required]."""
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
        super().write_usage(prog, args, prefix or f"{translated('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        """Write the heading of a list."""
        super().write_heading(translated(heading))

    def write_text(self, text: str) -> None:
        """Write paragraphs."""
        super().write_text("\n\n".join(map(_paragraph, text.split("\n\n"))))

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: int, **named: int) -> None:
        """Write names, and what is said of each."""
        super().write_dl([(name, _said_of(text)) for name, text in rows], *args, **named)


class SpokenContext(click.Context):
    """A context of click whose help is in the language that is spoken."""

    formatter_class = SpokenHelp


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a help text that are translated, each in one line."""
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip() and _AS_TYPED not in part]


def _paragraph(text: str) -> str:
    return text if _AS_TYPED in text else "\n\n".join(map(translated, paragraphs(text)))


def _said_of(text: str) -> str:
    found = _ADDED.fullmatch(text)
    return translated(found["help"]) + (found["added"] or "") if found else text
