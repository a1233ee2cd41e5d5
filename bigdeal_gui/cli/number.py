"""`bigdeal number`: deals, endings and layouts to numbers and back, one value after the other."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import count as counted
from itertools import islice
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple

import click

from bigdeal_gui.cli.parts.boundary import echo, echo_file, echo_stderr
from bigdeal_gui.cli.parts.lazy_group import KnownGroup
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.numbering import UnfitValue
from bigdeal_gui.errors.services import Usage
from bigdeal_gui.errors.storage import CannotRead
from bigdeal_gui.model.diagrams import deal_text, parse_deal
from bigdeal_gui.model.layouts import layout_text, owner_word, parse_layout, parse_owner_word
from bigdeal_gui.numbering import andrews, zbs
from bigdeal_gui.numbering.schemes import BIT_FORMS, NUMBER_SCHEMES, NumberScheme, scheme_by_name
from bigdeal_gui.randomness.completions import completions
from bigdeal_gui.randomness.seed import SEED_BYTES, Seed
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.number_records import (
    packed_diagrams,
    packed_words,
    unpacked_diagrams,
    unpacked_words,
)
from bigdeal_gui.storage import disk
from bigdeal_gui.storage.delivery import Delivery

_STANDARD_STREAM: Final = "-"

_MAX_VALUE_BYTES: Final = 512
"""More than the longest diagram or number; fewer digits than Python would refuse to read."""

_TOO_LONG: Final = "Longer than any value."
_MAX_MEMBERS: Final = 1_000
_SEQUENCE: Final = re.compile(r"\[([^\[\]]*)\]")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_NUMBER: Final = re.compile(r"-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)")


class _Binary(NamedTuple):
    """How values are kept in a file: both directions, a record's size, and what records are called."""

    packed: Callable[..., Iterator[bytes]]
    """From a stream of lines, and what a line is called (`place`)."""

    unpacked: Callable[[BinaryIO], Iterator[bytes]]
    record_bytes: int
    records: str


def _pack(kind: _Binary, chunks: Iterator[bytes], target: str) -> None:
    """Write the records of `chunks` into the new file `target`, or to standard output.

    Raises:
        UnpackableValue, StorageError: nothing is left of the file.
        Usage: the records would go to a terminal.
    """
    if target == _STANDARD_STREAM:
        output = _standard_output()
        for chunk in chunks:
            output.write(chunk)
        output.flush()
        return
    path = Path(target)
    with Delivery(path.parent, [path.name]) as delivery:
        for chunk in chunks:
            delivery.write(path.name, chunk)
        (file,) = delivery.commit()
    echo_file(file.path, file.size_bytes, f"{file.size_bytes // kind.record_bytes} {kind.records}, ")


def _of_file(kind: _Binary, path: Path) -> Iterator[bytes]:
    with disk.refused_as(CannotRead, path), path.open("rb") as file:
        yield from kind.unpacked(file)


def _standard_output() -> BinaryIO:
    if sys.stdout is None or sys.stdout.isatty():
        raise Usage("Records are not text: name a file, or send them to another program.")
    return sys.stdout.buffer


@dataclass(frozen=True, slots=True)
class Scheme:
    """One way to number, as text: what it numbers, and the two directions."""

    name: str
    about: str
    encode: Callable[[str], str]
    decode: Callable[[str], str]
    words: int = 1
    """How many words a value of `decode` has."""

    encoded_words: int = 4
    """How many words a value of `encode` has: a diagram four."""


_ABOUT: Final = {
    "bigdeal": "deals as Big Deal numbers them",
    "andrews": "deals in Andrews' squashed order",
    "pavlicek": "deals in Pavlicek's order",
    "balanced": "endings, 1 to 13 cards in every hand",
    "unbalanced": "endings, 0 to 13 cards in each hand",
    "base5": "any card anywhere",
    "bits104": "deals, two bits a card",
    "bits156": "any card anywhere, three bits a card",
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


def _sequences_text(text: str) -> str:
    return " ".join(f"[{' '.join(map(str, places))}]" for places in andrews.sequences_of(parse_deal(text)))


def _of_sequences(text: str) -> str:
    sequences = _SEQUENCE.findall(text)
    if _SEQUENCE.sub("", text).strip():
        raise Usage("Not sequences: each stands in brackets, such as [0 1 2].")
    return deal_text(andrews.deal_of_sequences([_whole_numbers(places) for places in sequences]))


def _whole_numbers(text: str) -> list[int]:
    return [_number(part) for part in text.replace(",", " ").split()]


SCHEMES: Final = (
    *map(_as_text, (*NUMBER_SCHEMES, *BIT_FORMS)),
    Scheme(
        "zbs",
        "any card anywhere, as four suit words in hexadecimal",
        lambda text: zbs.zbs_hexadecimal(zbs.zbs_words_of_text(text)),
        lambda text: zbs.zbs_text(zbs.parse_zbs_words(text)),
        words=4,
    ),
    Scheme(
        "owners",
        "any card anywhere, as 52 letters N, E, S, W or -",
        lambda text: owner_word(parse_layout(text)),
        lambda text: layout_text(parse_owner_word(text)),
    ),
    Scheme("sequences", "deals as Andrews' three sequences of 13", _sequences_text, _of_sequences),
    Scheme(
        "triple",
        "deals as the squashed indices of the sequences",
        lambda text: " ".join(map(str, andrews.triple_of(parse_deal(text)))),
        lambda text: deal_text(andrews.deal_of_triple([_number(part) for part in text.split()])),
        words=3,
    ),
)

SETS: Final = "squashed"


def _sets(size: int = 0) -> Scheme:
    """Return the scheme of sets of whole numbers, of which `decode` makes those of `size` members."""
    return Scheme(
        SETS,
        "sets of whole numbers, such as 2 3 5, in squashed order",
        lambda text: str(andrews.squashed_index(_whole_numbers(text))),
        lambda text: " ".join(map(str, andrews.squashed_set(_number(text), size))),
        encoded_words=_MAX_VALUE_BYTES,
    )


_BY_NAME: Final = {scheme.name: scheme for scheme in (*SCHEMES, _sets())}

_scheme = click.option(
    "--scheme",
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
    cls=KnownGroup,
    epilog="\b\nSchemes:\n"
    + "\n".join(f"  {scheme.name:<11} {scheme.about}" for scheme in _BY_NAME.values()),
)
def number_command() -> None:
    """Turn deals, endings and layouts into numbers, and back.

    Without VALUE each line of standard input is one, and is answered before the next is read.
    """


@number_command.command("encode", context_settings=_AS_VALUES)
@_scheme
@click.option(
    "--binary",
    metavar="FILE",
    help="Write records of 12 to 20 bytes into the new FILE; “-” is standard output.",
)
@_values
def encode_command(scheme: str, binary: str | None, values: tuple[str, ...]) -> None:
    """Turn diagrams into numbers.

    A diagram is “N:AK.2.. Q..3. ... .4..K”, its suits spades.hearts.diamonds.clubs; a hand without cards is
    “...” or “-”.

    With --binary a file of numbers is written: 12 bytes a deal, 14 a balanced ending, 15 an unbalanced one,
    16 any layout, 13 and 20 for bits104 and bits156, the most significant byte first. Words of zbs are four
    bytes each; 13 letters N, E, S, W or - are a suit by itself.
    """
    chosen = _BY_NAME[scheme]
    given = _given(values, chosen.encoded_words)
    if binary is None:
        _answer(chosen.encode, given)
        return
    kind = _binary(scheme)
    if _is_standard_input(values):
        _pack(kind, kind.packed(_standard_input(), place="line"), binary)
    else:
        lines = "".join(f"{text}\n" for _place, text in given)
        _pack(kind, kind.packed(BytesIO(lines.encode("ascii", "replace")), place="value"), binary)


@number_command.command("decode", context_settings=_AS_VALUES)
@_scheme
@click.option("--binary", metavar="FILE", help="Read the records of FILE; “-” is standard input.")
@click.option(
    "--size",
    metavar="N",
    type=click.IntRange(1, _MAX_MEMBERS),
    help="How many members the sets of the scheme squashed have.",
)
@_values
def decode_command(scheme: str, binary: str | None, size: int | None, values: tuple[str, ...]) -> None:
    """Turn numbers into diagrams.

    The scheme zbs takes four hexadecimal words a diagram. With --binary the numbers come from a file that
    “encode --binary” wrote.
    """
    if (size is None) is (scheme == SETS):
        raise Usage("--size N belongs to the scheme squashed, and to no other: 3 for sets such as 2 3 5.")
    chosen = _BY_NAME[scheme] if size is None else _sets(size)
    if binary is None:
        _answer(chosen.decode, _given(values, chosen.words))
    elif values:
        raise Usage("With --binary the numbers stand in the file: give no values besides.")
    else:
        kind = _binary(scheme)
        is_piped = binary == _STANDARD_STREAM
        # Those before a damaged record are said.
        for chunk in kind.unpacked(_standard_input()) if is_piped else _of_file(kind, Path(binary)):
            echo(chunk.decode("ascii"), end="")


@number_command.command("complete")
@click.option(
    "-n", "count", metavar="COUNT", type=click.IntRange(1), default=1, help="How many deals. Without it, one."
)
@click.option(
    "--seed",
    metavar="HEX",
    help="40 hexadecimal digits that give the same deals again. Without it, the computer's randomness.",
)
@click.argument("diagram", nargs=-1, required=True)
def complete_command(count: int, seed: str | None, diagram: tuple[str, ...]) -> None:
    """Complete a diagram to deals, at random, for study.

    The cards of DIAGRAM, such as “N:AKQ... - - J...”, stay; the rest is dealt, and each such deal is
    equally likely. Boards for play come from “bigdeal deal” alone, because here you know cards.
    """
    try:
        secret = system_bytes(SEED_BYTES) if seed is None else bytes.fromhex(seed)
        stream = completions(Seed(secret), parse_layout(" ".join(diagram)))
    except ValueError as error:
        raise Usage("--seed needs 40 hexadecimal digits.") from error
    echo_stderr("For study only: boards for play come from “bigdeal deal”.")
    for deal in islice(stream, count):
        echo(deal_text(deal))


def _binary(name: str) -> _Binary:
    """Return how the values of a scheme are written into files.

    Raises:
        Usage: they are not.
    """
    if name == "zbs":
        return _Binary(packed_words, unpacked_words, zbs.WORD_BYTES, "words")
    if name not in _ABOUT:
        raise Usage(f"The scheme {name} has no files. For deals and layouts choose base5.")
    scheme = scheme_by_name(name)
    return _Binary(
        partial(packed_diagrams, scheme), partial(unpacked_diagrams, scheme), scheme.record_bytes, "records"
    )


def _is_standard_input(values: Sequence[str]) -> bool:
    return tuple(values) in {(), (_STANDARD_STREAM,)}


def _answer(turned: Callable[[str], str], values: Iterator[tuple[str, str]]) -> None:
    for place, text in values:
        try:
            answer = turned(text)
        except AppError as error:
            raise UnfitValue(place, str(error)) from error
        echo(answer)


def _given(values: Sequence[str], words: int) -> Iterator[tuple[str, str]]:
    """Yield place and text of each value: the arguments, or the lines of standard input."""
    return _lines() if _is_standard_input(values) else _joined(values, words)


def _joined(values: Sequence[str], words: int) -> Iterator[tuple[str, str]]:
    """Yield the arguments; those that a shell took apart, for want of quotation marks, are joined again."""
    first = 0
    for place in counted(1):
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
    for number in counted(1):
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
