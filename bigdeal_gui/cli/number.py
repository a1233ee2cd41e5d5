"""`bigdeal number`: deals, endings and layouts to numbers and back, one value after the other."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Final

import click

from bigdeal_gui.cli.parts.boundary import say
from bigdeal_gui.errors import AppError, UnfitValue, Usage
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.model.layouts import layout_text, parse_layout
from bigdeal_gui.numbering import andrews, big_deal, endings, layouts, pavlicek, zbs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.layouts import Layout

_MAX_VALUE_BYTES: Final = 512
"""More than the longest diagram or number; fewer digits than Python would refuse to read."""

_TOO_LONG: Final = "Longer than any value."
_WORDS_A_VALUE: Final = 4
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_NUMBER: Final = re.compile(r"-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)")


@dataclass(frozen=True, slots=True)
class Scheme:
    """One way to number: what it numbers, and the two directions as text."""

    name: str
    about: str
    encode: Callable[[str], str]
    decode: Callable[[str], str]
    words: int = 1
    """How many words a value of `decode` has; a diagram has four in each scheme."""


def _of_deals(
    name: str, about: str, number_of: Callable[[Deal], int], deal_of: Callable[[int], Deal]
) -> Scheme:
    return Scheme(
        name,
        about,
        lambda text: str(number_of(parse_deal(text))),
        lambda text: deal_text(deal_of(_number(text))),
    )


def _of_layouts(
    name: str, about: str, number_of: Callable[[Layout], int], layout_of: Callable[[int], Layout]
) -> Scheme:
    return Scheme(
        name,
        about,
        lambda text: str(number_of(parse_layout(text))),
        lambda text: layout_text(layout_of(_number(text))),
    )


def _number(text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise Usage("Not a whole number.")
    return int(text.replace(",", ""))


SCHEMES: Final = (
    _of_deals("bigdeal", "deals as Big Deal numbers them", big_deal.number_of, big_deal.deal_of),
    _of_deals("andrews", "deals in Andrews' squashed order", andrews.number_of, andrews.deal_of),
    _of_deals("pavlicek", "deals in Pavlicek's order", pavlicek.number_of, pavlicek.deal_of),
    _of_layouts(
        "balanced", "endings, 1 to 13 cards in every hand", endings.balanced_number, endings.balanced_ending
    ),
    _of_layouts(
        "unbalanced",
        "endings, 0 to 13 cards in each hand",
        endings.unbalanced_number,
        endings.unbalanced_ending,
    ),
    _of_layouts("base5", "any card anywhere", layouts.number_of, layouts.layout_of),
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
@_values
def encode(scheme: str, values: tuple[str, ...]) -> None:
    """Turn diagrams such as “N:AK.2.. Q..3. ... .4..K” into numbers.

    Suits stand in the order spades.hearts.diamonds.clubs; a hand without cards is “...” or “-”.
    """
    _answer(_BY_NAME[scheme].encode, _given(values, _WORDS_A_VALUE))


@command.command("decode", short_help="Turn numbers into diagrams.", context_settings=_AS_VALUES)
@_scheme
@_values
def decode(scheme: str, values: tuple[str, ...]) -> None:
    """Turn numbers into diagrams; the scheme zbs takes four hexadecimal words a diagram."""
    chosen = _BY_NAME[scheme]
    _answer(chosen.decode, _given(values, chosen.words))


def _answer(turned: Callable[[str], str], values: Iterator[tuple[str, str]]) -> None:
    for place, text in values:
        try:
            answer = turned(text)
        except AppError as error:
            raise UnfitValue(place, str(error)) from error
        say(answer)


def _given(values: Sequence[str], words: int) -> Iterator[tuple[str, str]]:
    """Yield place and text of each value: the arguments, or the lines of standard input."""
    return _lines() if tuple(values) in {(), ("-",)} else _joined(values, words)


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
    if sys.stdin is None:  # started with standard input closed
        raise Usage("There is no input from which to read values.")
    lines = sys.stdin.buffer
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
