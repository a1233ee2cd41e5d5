"""`bigdeal number`: deals, endings and layouts to numbers and back, one value after the other."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.cli.parts.number_files import STANDARD_STREAM, pack, unpack, unpack_file
from bigdeal_gui.errors import AppError, UnfitValue, Usage
from bigdeal_gui.model.layouts import layout_text, parse_layout
from bigdeal_gui.numbering import zbs
from bigdeal_gui.numbering.schemes import NUMBER_SCHEMES, scheme_by_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.numbering.schemes import NumberScheme

_MAX_VALUE_BYTES: Final = 512
"""More than the longest diagram or number; fewer digits than Python would refuse to read."""

_TOO_LONG: Final = "Longer than any value."
_WORDS_A_VALUE: Final = 4
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_NUMBER: Final = re.compile(r"-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)")


@dataclass(frozen=True, slots=True)
class Scheme:
    """One way to number, as text: what it numbers, and the two directions."""

    name: str
    about: str
    encode: Callable[[str], str]
    decode: Callable[[str], str]
    words: int = 1
    """How many words a value of `decode` has; a diagram has four in each scheme."""


_ABOUT: Final = {
    "bigdeal": "deals as Big Deal numbers them",
    "andrews": "deals in Andrews' squashed order",
    "pavlicek": "deals in Pavlicek's order",
    "balanced": "endings, 1 to 13 cards in every hand",
    "unbalanced": "endings, 0 to 13 cards in each hand",
    "base5": "any card anywhere",
}


def _as_text(scheme: NumberScheme) -> Scheme:
    return Scheme(
        scheme.name,
        _ABOUT[scheme.name],
        lambda text: str(scheme.number_of(scheme.parse(text))),
        lambda text: layout_text(scheme.layout_of(_number(text))),
    )


def _number(text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise Usage("Not a whole number.")
    return int(text.replace(",", ""))


SCHEMES: Final = (
    *map(_as_text, NUMBER_SCHEMES),
    Scheme(
        "zbs",
        "any card anywhere, as four suit words in hexadecimal",
        lambda text: zbs.words_text(zbs.words_of(parse_layout(text))),
        lambda text: layout_text(zbs.layout_of(zbs.parse_words(text))),
        words=_WORDS_A_VALUE,
    ),
)

_BY_NAME: Final = {scheme.name: scheme for scheme in SCHEMES}

_scheme = click.option(
    "--scheme",
    "scheme",
    metavar="SCHEME",
    required=True,
    type=click.Choice(list(_BY_NAME), case_sensitive=False),
    help="Which way to number; “bigdeal number --help” lists them.",
)
_values = click.argument("values", nargs=-1, metavar="[VALUE]...")
# A number below 0 is out of range, which is a better answer than an unknown option.
_AS_VALUES: Final = {"ignore_unknown_options": True}


@click.group(
    "number",
    short_help="Turn deals, endings and layouts into numbers, and back.",
    epilog="\b\nSchemes:\n" + "\n".join(f"  {scheme.name:<11} {scheme.about}" for scheme in SCHEMES),
)
def command() -> None:
    """Turn deals, endings and layouts into numbers, and back.

    Without a VALUE each line of standard input is one, and is answered before the next is read.
    """


@command.command("encode", short_help="Turn diagrams into numbers.", context_settings=_AS_VALUES)
@_scheme
@click.option(
    "--binary",
    metavar="FILE",
    help="Write records of 12 to 16 bytes into the new FILE; “-”: standard output.",
)
@_values
def encode(scheme: str, binary: str | None, values: tuple[str, ...]) -> None:
    """Turn diagrams such as “N:AK.2.. Q..3. ... .4..K” into numbers.

    Suits stand in the order spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.

    With --binary a file of numbers is written, whole or not at all: 12 bytes a deal, 14 a balanced
    ending, 15 an unbalanced one, 16 any layout, the most significant byte first, nothing between them.
    """
    given = _given(values, _WORDS_A_VALUE)
    if binary is None:
        _answer(_BY_NAME[scheme].encode, given)
    elif _is_standard_input(values):
        pack(_records_of(scheme), _standard_input(), binary)
    else:
        lines = "".join(f"{text}\n" for _place, text in given)
        pack(_records_of(scheme), BytesIO(lines.encode("ascii", "replace")), binary, place="value")


@command.command("decode", short_help="Turn numbers into diagrams.", context_settings=_AS_VALUES)
@_scheme
@click.option("--binary", metavar="FILE", help="Read the records of FILE; “-” is standard input.")
@_values
def decode(scheme: str, binary: str | None, values: tuple[str, ...]) -> None:
    """Turn numbers into diagrams; the scheme zbs takes four hexadecimal words a diagram.

    With --binary they come from a file of numbers that “encode --binary” wrote.
    """
    chosen = _BY_NAME[scheme]
    if binary is None:
        _answer(chosen.decode, _given(values, chosen.words))
    elif values:
        raise Usage("With --binary the numbers stand in the file: give no values besides.")
    elif binary == STANDARD_STREAM:
        unpack(_records_of(scheme), _standard_input())
    else:
        unpack_file(_records_of(scheme), Path(binary))


def _records_of(name: str) -> NumberScheme:
    """Return the scheme whose records are wanted.

    Raises:
        Usage: it has no records.
    """
    if all(scheme.name != name for scheme in NUMBER_SCHEMES):
        raise Usage(f"There are no files of {name} numbers here: take base5, which holds the same layouts.")
    return scheme_by_name(name)


def _is_standard_input(values: Sequence[str]) -> bool:
    return tuple(values) in {(), (STANDARD_STREAM,)}


def _answer(turned: Callable[[str], str], values: Iterator[tuple[str, str]]) -> None:
    for place, text in values:
        try:
            answer = turned(text)
        except AppError as error:
            raise UnfitValue(place, str(error)) from error
        say(answer)


def _given(values: Sequence[str], words: int) -> Iterator[tuple[str, str]]:
    """Yield place and text of each value: the arguments, or the lines of standard input."""
    return _lines() if _is_standard_input(values) else _joined(values, words)


def _joined(values: Sequence[str], words: int) -> Iterator[tuple[str, str]]:
    """Yield the arguments; those that a shell took apart, for want of quotation marks, are joined again."""
    first = 0
    for place in count(1):
        taken = values[first : first + words]
        if not taken:
            return
        if any(" " in value for value in taken):
            taken = taken[:1]
        first += len(taken)
        text = " ".join(taken).strip()
        if len(text) > _MAX_VALUE_BYTES:
            raise UnfitValue(f"value {place}", _TOO_LONG)
        yield f"value {place}", text


def _lines() -> Iterator[tuple[str, str]]:
    """Yield the lines of standard input that are not empty, without ever holding more than one."""
    lines = _standard_input()
    for number in count(1):
        line = lines.readline(_MAX_VALUE_BYTES + 1)
        if not line:
            return
        if len(line) > _MAX_VALUE_BYTES:
            raise UnfitValue(f"line {number}", _TOO_LONG)
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        text = line.decode("ascii", "replace").strip()
        if text:
            yield f"line {number}", text


def _standard_input() -> BinaryIO:
    """Return the bytes of standard input.

    Raises:
        Usage: the command was started with it closed.
    """
    if sys.stdin is None:
        raise Usage("There is no input from which to read values.")
    return sys.stdin.buffer
