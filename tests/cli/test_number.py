"""`bigdeal number`: every scheme, arguments and streams, and answers to what is no value."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli import bigdeal
from bigdeal_gui.cli.number import SCHEMES
from bigdeal_gui.cli.parts.boundary import run_command
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.numbering.big_deal import DEALS
from bigdeal_gui.numbering.endings import BALANCED, UNBALANCED
from bigdeal_gui.numbering.layouts import LAYOUTS
from tests.cli.peak import peak_kib

if TYPE_CHECKING:
    from collections.abc import Callable

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "numbering.json").read_text())

PAIRS = [
    *(
        (scheme, deal[key], deal["deal"])
        for deal in VECTORS["deals"]
        for scheme, key in (("bigdeal", "big_deal"), ("andrews", "andrews"), ("pavlicek", "pavlicek"))
    ),
    *(
        (scheme, ending[scheme], ending["diagram"])
        for ending in VECTORS["endings"]
        for scheme in ("balanced", "base5")
    ),
    *(("base5", layout["base5"], layout["diagram"]) for layout in VECTORS["layouts"]),
    ("unbalanced", "0", "N:AKQJ.AKQ.AKQ.AKQ T98.JT98.JT9.JT9 765.765.8765.876 432.432.432.5432"),
    ("unbalanced", str(UNBALANCED - 1), "N:... ... ... ..."),
    ("zbs", "80000001 80000000 80000000 00000000", "N:... ... ... A..."),
]

COUNTS = {
    "bigdeal": DEALS,
    "andrews": DEALS,
    "pavlicek": DEALS,
    "balanced": BALANCED,
    "unbalanced": UNBALANCED,
    "base5": LAYOUTS,
}

DEAL = VECTORS["deals"][0]["deal"]
WORKED = [
    (
        "N:8.AKQT4.AJ6.T742 9.J53.KQ92.QJ985 KQJT72.62.T84.K6 A6543.987.753.A3",
        "WSSSSENSWWWWSNNNENWWWSENESNEENSESWNWSWEWSEENEENSENWN",
        (
            "[6 13 14 15 17 23 26 29 34 43 46 49 51] [5 12 17 18 20 21 23 29 32 33 34 35 37] "
            "[1 2 3 4 5 10 14 15 16 17 20 23 24]"
        ),
    ),
    (
        "N:9.Q65.A764.J6432 AKJ6532.83.3.K98 T74.K942.982.A75 Q8.AJT7.KQJT5.QT",
        "EEWESNWSEESEEWSNWWSEWNNSESNWWWWSSNNWNESSEWNWEESNSNNN",
        (
            "[5 15 21 22 26 33 34 36 42 47 49 50 51] [0 1 3 7 8 10 11 17 20 29 32 35 36] "
            "[1 3 4 6 9 11 12 17 18 20 21 24 25]"
        ),
    ),
]
"""Andrews' worked deals, their owner words and sequences."""

NOTHING = "80000000 80000000 80000000 00000000"
GOOD = {"zbs": NOTHING, "sequences": WORKED[0][2], "owners": WORKED[0][1], "triple": "0 0 0"}


class Answer:
    """What the command left."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def number(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Return `bigdeal number` in this process: its arguments, then what stands on standard input."""

    def called(*arguments: str, stdin: bytes = b"") -> Answer:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = run_command("bigdeal", lambda: bigdeal.call_bigdeal(["number", *arguments]))
        return Answer(code, *capsys.readouterr())

    return called


# -- both directions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "value", "diagram"), PAIRS)
def test_every_scheme_both_ways(scheme: str, value: str, diagram: str, number: Callable[..., Answer]) -> None:
    """Published pairs, as arguments, come out as exact text."""
    encoded = number("encode", "--scheme", scheme, diagram)
    assert (encoded.code, encoded.out, encoded.err) == (0, value + "\n", "")
    decoded = number("decode", "--scheme", scheme, value)
    assert (decoded.code, decoded.out, decoded.err) == (0, diagram + "\n", "")


@pytest.mark.parametrize("scheme", [*COUNTS, "zbs"])
def test_a_stream_there_and_back(scheme: str, number: Callable[..., Answer]) -> None:
    """Numbers of the whole range, a line each, become diagrams and the same numbers again."""
    if scheme == "zbs":
        lines = [f"{0x80000000 + n:08X} C8C27394 80000000 {n:08X}" for n in range(0, 5**13, 10**8)]
    else:
        count = COUNTS[scheme]
        lines = [str(n) for n in (*range(3), *range(0, count, count // 50), count - 2, count - 1)]
    typed = "".join(line + "\n" for line in lines)
    decoded = number("decode", "--scheme", scheme, stdin=typed.encode())
    assert decoded.code == 0, decoded.err
    assert len(set(decoded.out.splitlines())) == len(set(lines))
    assert number("encode", "--scheme", scheme, stdin=decoded.out.encode()).out == typed


def test_several_values(number: Callable[..., Answer]) -> None:
    """Each argument is a value; a number may have commas and stand in blanks."""
    numbers = [vector["big_deal"] for vector in VECTORS["deals"]]
    deals = [vector["deal"] for vector in VECTORS["deals"]]
    assert number("decode", "--scheme", "BigDeal", *numbers).out.splitlines() == deals
    with_commas = [f" {int(value):,} " for value in numbers]
    assert number("decode", "--scheme", "bigdeal", *with_commas).out.splitlines() == deals
    assert number("encode", "--scheme", "bigdeal", *deals).out.splitlines() == numbers


def test_quotation_marks_may_be_forgotten(number: Callable[..., Answer]) -> None:
    """What a shell took apart at the blanks is joined, four words a value."""
    deals = [vector["deal"] for vector in VECTORS["deals"][:2]]
    numbers = [vector["big_deal"] for vector in VECTORS["deals"][:2]]
    words = [word for deal in deals for word in deal.split()]
    assert number("encode", "--scheme", "bigdeal", *words).out.splitlines() == numbers
    mixed = number("encode", "--scheme", "bigdeal", *deals[0].split(), deals[1])
    assert mixed.out.splitlines() == numbers
    zbs = "80000001 80000000 80000000 00000000"
    assert number("decode", "--scheme", "zbs", *zbs.split(), zbs).out == "N:... ... ... A...\n" * 2


@pytest.mark.parametrize("scheme", ["balanced", "unbalanced", "base5", "zbs"])
def test_other_spellings(scheme: str, number: Callable[..., Answer]) -> None:
    """Another first seat, small letters, tens as two digits, a hand as a hyphen: the same value."""
    spellings = ["N:T... .A.. ..K. ...2", "E:.a.. ..k. ...2 10...", " S:..K.  ...2 T... .A.."]
    values = number("encode", "--scheme", scheme, *spellings).out.splitlines()
    assert values == [values[0]] * 3


@pytest.mark.parametrize("scheme", ["unbalanced", "base5", "zbs"])
def test_a_hand_without_cards(scheme: str, number: Callable[..., Answer]) -> None:
    """It may be dots or a hyphen."""
    values = number("encode", "--scheme", scheme, "N:A... - - -", "N:A... ... ... -").out.splitlines()
    assert values == [values[0]] * 2


def test_lines_of_other_systems(number: Callable[..., Answer]) -> None:
    """A byte order mark, CR LF, blanks, empty lines and a last line without an end are no trouble."""
    stdin = b"\xef\xbb\xbf0\r\n\r\n  \n\t1 \n 2"
    three = number("decode", "--scheme", "pavlicek", "0", "1", "2")
    assert number("decode", "--scheme", "pavlicek", stdin=stdin).out == three.out
    assert number("decode", "--scheme", "pavlicek", "-", stdin=stdin).out == three.out


def test_nothing_in_nothing_out(number: Callable[..., Answer]) -> None:
    """Empty input is no fault."""
    answer = number("decode", "--scheme", "base5", stdin=b"")
    assert (answer.code, answer.out, answer.err) == (0, "", "")


def test_the_help_lists_every_scheme(number: Callable[..., Answer]) -> None:
    """Each scheme stands in the help with what it numbers."""
    answer = number("--help")
    assert answer.code == 0
    for scheme in SCHEMES:
        assert re.search(rf"^ +{scheme.name} +{re.escape(scheme.about)}$", answer.out, re.MULTILINE)


@pytest.mark.parametrize("scheme", [scheme.name for scheme in SCHEMES])
def test_andrews_worked_deals_go_there_and_back(scheme: str, number: Callable[..., Answer]) -> None:
    """What each scheme says of his two deals it reads again, a line each."""
    typed = "".join(f"{diagram}\n" for diagram, _word, _sequences in WORKED)
    encoded = number("encode", "--scheme", scheme, stdin=typed.encode())
    assert (encoded.code, encoded.err) == (0, "")
    assert number("decode", "--scheme", scheme, stdin=encoded.out.encode()).out == typed
    for place, scheme_shown in ((1, "owners"), (2, "sequences")):
        if scheme == scheme_shown:
            assert encoded.out.splitlines() == [example[place] for example in WORKED]


def test_sets_and_their_squashed_indices(number: Callable[..., Answer]) -> None:
    """The article's 235 has the index 15, with or without quotation marks, and comes back by its size."""
    for typed in (("2 3 5",), ("2", "3", "5"), ("5,3,2",)):
        assert number("encode", "--scheme", "squashed", *typed).out == "15\n"
    assert number("decode", "--scheme", "squashed", "--size", "3", "15", "16").out == "2 3 5\n0 4 5\n"
    for wrong in (("squashed", "15"), ("andrews", "--size", "3", "15")):
        assert "--size N belongs to the scheme squashed" in number("decode", "--scheme", *wrong).err
    assert "Not a whole number." in number("encode", "--scheme", "squashed", "2 x").err
    assert (
        "Not a set of numbers: no set of this size"
        in number("decode", "--scheme", "squashed", "--size=2", "-1").err
    )


def test_a_template_is_completed(number: Callable[..., Answer]) -> None:
    """Fixed cards stay, a seed gives the same deals again, and nobody takes them for boards."""
    template, seed = "N:AKQ... - - J...", "0001" * 10
    answer = number("complete", "-n", "3", "--seed", seed, *template.split())
    assert answer.code == 0
    assert answer.err == "For study only: boards for play come from “bigdeal deal”.\n"
    deals = [parse_deal(line) for line in answer.out.splitlines()]
    assert len({deal.hands for deal in deals}) == 3
    assert all({0, 1, 2} <= set(deal.hands[0]) and 3 in deal.hands[3] for deal in deals)
    assert number("complete", "--seed", seed, template).out == answer.out.splitlines(keepends=True)[0]
    assert number("complete", template).out != number("complete", template).out


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--seed", "00", "N:- - - -"), 2, "--seed needs 40 hexadecimal digits."),
        (("--seed", "x", "N:- - - -"), 2, "--seed needs 40 hexadecimal digits."),
        (("N:AKQJT98765432.A.. - - -",), 2, "Not a part of a deal: cards held: North 14"),
        (("N:A... A... - -",), 2, "Not a layout: 1 card that appears more than once."),
    ],
)
def test_what_cannot_be_completed(
    arguments: tuple[str, ...], code: int, message: str, number: Callable[..., Answer]
) -> None:
    """A seed of another length, and a template that no deal has, are told; nothing is dealt."""
    answer = number("complete", *arguments)
    assert (answer.code, answer.out) == (code, "")
    assert message in answer.err


def test_suits_by_themselves(number: Callable[..., Answer]) -> None:
    """A suit of 13 letters has a word without the flag, and a deal's last word may carry it."""
    assert number("encode", "--scheme", "zbs", "WS-----------").out == "00000015\n"
    assert number("decode", "--scheme", "zbs", "00000015").out == "WS-----------\n"
    both = "80000015 80000000 80000000 80000000"
    assert number("decode", "--scheme", "zbs", both).out == "N:... ... K... A...\n"


# -- what is no value -------------------------------------------------------------------------------------

MISSING = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543"
REPEATED = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT987654KK"


EMPTY_HANDS = "; ".join(f"{seat} has 0 cards" for seat in ("North", "East", "South", "West"))


@pytest.mark.parametrize(
    ("direction", "scheme", "value", "message"),
    [
        *(
            ("decode", scheme, outside, f"numbers from 0 to {count - 1}.")
            for scheme, count in COUNTS.items()
            for outside in (str(count), "-1", "9" * 400)
        ),
        *(
            ("encode", scheme, diagram, f"Not a deal: {problems}")
            for scheme in ("bigdeal", "andrews", "pavlicek")
            for diagram, problems in (
                (MISSING, "West has 12 cards; 1 card missing."),
                (REPEATED, "2 cards that appear more than once; 2 cards missing."),
                ("N:- - - -", EMPTY_HANDS),
            )
        ),
        *(
            ("encode", scheme, "N:AA... A... - -", "Not a layout: 2 cards that appear more than once.")
            for scheme in ("balanced", "unbalanced", "base5", "zbs")
        ),
        (
            "encode",
            "balanced",
            "N:A... K... Q... -",
            "Not a balanced ending: cards held: North 1, East 1, South 1, West 0; each needs the same",
        ),
        (
            "encode",
            "unbalanced",
            "N:AKQJT98765432.A.. ... ... ...",
            "Not an unbalanced ending: cards held: North 14, East 0, South 0, West 0; at most 13.",
        ),
        *(
            ("encode", scheme.name, text, message)
            for scheme in SCHEMES
            for text, message in (
                ("N:A... K... Q...", "Not a diagram: 4 hands are needed, not 3."),
                ("A... K... Q... -", "Not a diagram: it must start with N:, E:, S: or W:."),
                ("N:A.. K... Q... -", "Not a diagram: North has 3 suits instead of 4."),
                ("N:X... K... Q... -", "Not a diagram: North has a letter that is not a rank."),
                ("N:" + "A" * 600, "Longer than any value."),
                ("12", "Not a diagram: it must start with N:, E:, S: or W:."),
            )
        ),
        *(
            ("decode", scheme, text, "Not a whole number.")
            for scheme in COUNTS
            for text in ("1.5", "1e9", "0x10", "+1", "1_000", "1,00", "1 2", "\u0661", "N:- - - -", "--5")
        ),
        ("decode", "zbs", "80000000 80000000 80000000", "Not four suit words: 3 instead of 4."),
        ("decode", "zbs", "80000000", "Not four suit words: 1 instead of 4."),
        ("decode", "zbs", "48C27395", "Not four suit words: a suit by itself ends at 48C27394."),
        ("decode", "sequences", "[1 2] x", "Not sequences: each stands in brackets, such as [0 1 2]."),
        ("decode", "owners", "NESW", "Not an owner word: it has 52 letters N, E, S, W or -."),
        ("decode", "triple", "1 2", "Not the triple of a deal: three numbers"),
        (
            "decode",
            "zbs",
            "80000000 80000000 80000000 48C27395",
            "Not four suit words: that of the clubs runs from 00000000 to 48C27394.",
        ),
        (
            "decode",
            "zbs",
            "80000000 C8C27395 80000000 00000000",
            "Not four suit words: that of the hearts runs from 80000000 to C8C27394.",
        ),
        (
            "decode",
            "zbs",
            "8000000G 80000000 80000000 00000000",
            "Not four suit words: number 1 is not eight hexadecimal digits.",
        ),
    ],
)
def test_what_is_no_value(
    direction: str, scheme: str, value: str, message: str, number: Callable[..., Answer]
) -> None:
    """The place is named, from arguments and from standard input, and the code is that of usage."""
    if message.startswith("numbers"):
        message = f"The scheme “{scheme}” {message}"
    good = DEAL if direction == "encode" else GOOD.get(scheme, "0")
    argued = number(direction, "--scheme", scheme, "--", good, value)
    streamed = number(direction, "--scheme", scheme, stdin=f"{good}\n\n{value}\n{good}\n".encode())
    for answer, place in ((argued, "Value 2"), (streamed, "Line 3")):
        assert answer.code == 2
        assert answer.err.startswith(f"bigdeal: {place}: {message}")
        assert len(answer.out.splitlines()) == 1
        assert len(value) < 4 or value not in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("encode",),
        ("decode", "1"),
        ("decode", "--scheme", "other", "1"),
        ("decode", "--scheme"),
        ("translate", "--scheme", "base5", "1"),
    ],
)
def test_what_is_no_command(arguments: tuple[str, ...], number: Callable[..., Answer]) -> None:
    """No direction, no scheme or another one is a fault of usage."""
    answer = number(*arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert re.match("Usage: bigdeal number|Error: Option '--scheme'", answer.err)


def test_a_negative_number_is_no_option(number: Callable[..., Answer]) -> None:
    """-1 is told apart from an option without help."""
    answer = number("decode", "--scheme", "base5", "-1")
    assert answer.code == 2
    assert f"Value 1: The scheme “base5” numbers from 0 to {LAYOUTS - 1}." in answer.err


def test_an_endless_line_is_not_read_to_its_end(number: Callable[..., Answer]) -> None:
    """A line longer than any value ends the command, however long it is."""
    stdin = io.BytesIO(b"1\n" + b"7" * 100_000)
    answer = number("decode", "--scheme", "base5", stdin=stdin.getvalue())
    assert answer.code == 2
    assert answer.err.startswith("bigdeal: Line 2: Longer than any value.\n")


def test_without_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Started with standard input closed, and without a value, the command says so."""
    monkeypatch.setattr(sys, "stdin", None)
    assert (
        run_command("bigdeal", lambda: bigdeal.call_bigdeal(["number", "decode", "--scheme", "base5"])) == 2
    )
    assert "There is no input" in capsys.readouterr().err


# -- streams ----------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells it elsewhere")
def test_memory_does_not_grow_with_the_stream(tmp_path: Path) -> None:
    """200,000 lines, 6 MB in and 14 MB out, take less than 2 MiB more than ten lines do."""
    few, many, out = (tmp_path / name for name in ("few", "many", "out"))
    few.write_text("".join(f"{n}\n" for n in range(10)))
    many.write_text("".join(f"{DEALS - 1 - n}\n" for n in range(200_000)))
    little = peak_kib("decode", "--scheme", "bigdeal", stdin=few, stdout=out)
    much = peak_kib("decode", "--scheme", "bigdeal", stdin=many, stdout=out)
    assert much < little + 2048
    with out.open() as lines:
        assert sum(1 for _line in lines) == 200_000


def test_a_line_is_answered_before_the_next_is_read(started_as: Callable[[str], list[str]]) -> None:
    """Another program can ask, wait for the answer, and ask again."""
    command = [*started_as("bigdeal"), "number", "decode", "--scheme", "base5"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        for asked, answer in ((1, b"N:A... ... ... ...\n"), (4, b"N:... ... ... A...\n")):
            process.stdin.write(f"{asked}\n".encode())
            process.stdin.flush()
            assert process.stdout.readline() == answer
        process.stdin.close()
        assert process.wait(30) == 0


def test_a_reader_that_goes_away(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """When nobody reads on, the command ends at once and quietly, as a shell expects."""
    many = tmp_path / "many"
    many.write_text("1\n" * 100_000)
    command = [*started_as("bigdeal"), "number", "decode", "--scheme", "base5"]
    with (
        many.open("rb") as stdin,
        subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process,
    ):
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == b"N:A... ... ... ...\n"
        process.stdout.close()
        assert process.wait(30) == 141
        assert process.stderr.read() == b""
