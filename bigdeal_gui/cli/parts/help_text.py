"""The help of commands, and click's own sentences, in the language that is spoken.

Help is translated when it is written, paragraph by paragraph; where it is declared it is English.
"""

from __future__ import annotations

import inspect
import re
from copy import copy
from typing import Final

import click
from click import _textwrap, core, exceptions, formatting, parser, types

from bigdeal_gui.cli.parts.language import tr, translatable

_AS_IT_IS: Final = "\b"
"""A paragraph that begins with it is a list: click breaks no lines in it."""

_ROW: Final = re.compile(r"(  \S+ +)?(.+)")
"""A line of a list: what is explained, and the explanation; or its heading."""

OF_CLICK: Final = (
    translatable("Try '{command} {option}' for help."),
    translatable("Error: {message}"),
    translatable("No such option {name!r}."),
    translatable("Did you mean {possibility}?"),
    translatable("(Did you mean one of: {possibilities}?)"),
    translatable("Option {name!r} does not take a value."),
    translatable("Option {name!r} requires an argument."),
    translatable("Missing argument"),
    translatable("Missing option"),
    translatable("Missing command."),
    translatable("Choose from:\n\t{choices}"),
    translatable("Got unexpected extra argument ({args})"),
    translatable("Got unexpected extra arguments ({args})"),
    translatable("Invalid value for {param_hint}: {message}"),
    translatable("{value!r} is not one of {choices}."),
    translatable("{value} is not in the range {range}."),
    translatable("directory"),
    translatable("{name} {filename!r} is a file."),
)
"""What click says of a line that it does not understand; the words of its help are asked for by the help."""

_INSTEAD: Final = {
    "{value!r} is not a valid {number_type}.": translatable("{value!r} is not a whole number."),
    "{value!r} does not match the format {format}.": translatable(
        "{value!r} is not a day such as 2027-07-06."
    ),
    "{value!r} does not match the formats {formats}.": translatable(
        "{value!r} is not a time such as 2027-07-06 18:00."
    ),
}
"""Click's own words cannot be translated: numbers are whole, one format is a day's, several a time's."""


def _of_click(text: str) -> str:
    return tr(_INSTEAD.get(text, text))


def _of_click_counted(one: str, several: str, count: int) -> str:
    return _of_click(one if count == 1 else several)


for _module in (core, exceptions, formatting, parser, types):
    # Click translates by the catalogues of the system, where it has none.
    vars(_module).update(_=_of_click, ngettext=_of_click_counted)

# Names such as NAME-public.zip are not broken at their hyphens.
_textwrap.TextWrapper.wordsep_re = _textwrap.TextWrapper.wordsep_simple_re


def help_paragraphs(text: str | None) -> list[str]:
    """Return the paragraphs of help, each in one line; a list has its lines."""
    parts = inspect.cleandoc(text or "").split("\n\n")
    return [part if part.startswith(_AS_IT_IS) else " ".join(part.split()) for part in parts if part]


class SpokenContext(click.Context):
    """A context of click whose help is in the language that is spoken."""

    def get_help(self) -> str:
        """Return the help of the command."""
        spoken = copy(self.command)
        spoken.help, spoken.epilog = _spoken(spoken.help), _spoken(spoken.epilog)
        spoken.params = [_spoken_parameter(parameter) for parameter in self.command.get_params(self)]
        spoken.add_help_option = False  # it is among them
        return spoken.get_help(self)


def _spoken_parameter(parameter: click.Parameter) -> click.Parameter:
    if not isinstance(parameter, click.Option) or not parameter.help:
        return parameter
    spoken = copy(parameter)
    spoken.help = tr(parameter.help)
    return spoken


def _spoken(text: str | None) -> str:
    return "\n\n".join(
        "\n".join(map(_spoken_row, part.splitlines())) if part.startswith(_AS_IT_IS) else tr(part)
        for part in help_paragraphs(text)
    )


def _spoken_row(line: str) -> str:
    found = _ROW.fullmatch(line)
    return line if found is None or line == _AS_IT_IS else f"{found[1] or ''}{tr(found[2])}"
