"""`bigdeal number --binary`: files of numbers, written whole or not at all, and read to the first fault."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.cli import bigdeal
from bigdeal_gui.cli import number as number_command
from bigdeal_gui.cli.parts.boundary import run_command
from bigdeal_gui.numbering.schemes import NUMBER_SCHEMES, NumberScheme, scheme_by_name
from tests.cli.peak import peak_kib

if TYPE_CHECKING:
    from collections.abc import Callable

UNBALANCED: Final = scheme_by_name("unbalanced")
ENDINGS: Final = ("N:Q2... A3.4.. .AK.7. J.5..6", "N:A... K... Q... J...", "N:... ... ... ...")
LINES: Final = "".join(f"{ending}\n" for ending in ENDINGS)
RECORDS: Final = b"".join(
    UNBALANCED.number_of(UNBALANCED.parse(ending)).to_bytes(15, "big") for ending in ENDINGS
)


@pytest.fixture
def number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., tuple[int, str, str]]:
    """Return the command in this process: its arguments, then what stands on standard input."""
    monkeypatch.chdir(tmp_path)

    def called(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = run_command("bigdeal", lambda: bigdeal.call_bigdeal(["number", *arguments]))
        return code, *capsys.readouterr()

    return called


ENCODE: Final = ("encode", "--scheme", "unbalanced", "--binary")
DECODE: Final = ("decode", "--scheme", "unbalanced", "--binary")


@pytest.mark.parametrize("how", ["lines", "values", "dash"])
def test_a_file_is_written_and_read(how: str, number: Callable[..., tuple[int, str, str]]) -> None:
    """Diagrams of standard input, or behind the options, become a file, and the file the diagrams."""
    values = {"lines": (), "values": ENDINGS, "dash": ("-",)}[how]
    stdin = b"" if how == "values" else LINES.encode()
    code, out, err = number(*ENCODE, "some.num", *values, stdin=stdin)
    assert (code, out, err) == (0, "some.num  3 records, 45 bytes\n", "")
    assert Path("some.num").read_bytes() == RECORDS
    assert number(*DECODE, "some.num") == (0, LINES, "")
    assert number(*DECODE, "-", stdin=RECORDS) == (0, LINES, "")


@pytest.mark.parametrize("scheme", NUMBER_SCHEMES, ids=lambda scheme: scheme.name)
def test_every_scheme_has_its_records(
    scheme: NumberScheme, number: Callable[..., tuple[int, str, str]]
) -> None:
    """The file of each scheme has its numbers as text has them."""
    name = scheme.name
    last = str(scheme_by_name(name).count - 1)
    _code, diagrams, _err = number("decode", "--scheme", name, "0", last)
    assert number("encode", "--scheme", name, "--binary", "some.num", stdin=diagrams.encode())[0] == 0
    size = scheme_by_name(name).record_bytes
    assert Path("some.num").read_bytes() == bytes(size) + int(last).to_bytes(size, "big")
    assert number("decode", "--scheme", name, "--binary", "some.num") == (0, diagrams, "")


def test_suit_words_have_files(number: Callable[..., tuple[int, str, str]]) -> None:
    """Deals and suits by themselves stand in one file, 16 and 4 bytes, the flag telling them apart."""
    lines = "WS-----------\nN:... ... K... A...\n"
    code, out, _err = number("encode", "--scheme", "zbs", "--binary", "some.zbs", stdin=lines.encode())
    assert (code, out) == (0, "some.zbs  5 words, 20 bytes\n")
    assert Path("some.zbs").read_bytes().hex(" ", 4) == "00000015 80000015 80000000 80000000 80000000"
    assert number("decode", "--scheme", "zbs", "--binary", "some.zbs") == (0, lines, "")
    Path("cut.zbs").write_bytes(Path("some.zbs").read_bytes()[:-1])
    code, out, err = number("decode", "--scheme", "zbs", "--binary", "cut.zbs")
    assert (code, out) == (4, "WS-----------\n")
    assert "record 5: it ends after 3 of 4 bytes" in err
    code, _out, err = number("encode", "--scheme", "zbs", "--binary", "new.zbs", "NES", stdin=b"")
    assert code == 2
    assert err.startswith("bigdeal: Value 1: Not a diagram:")


def test_nothing_is_overwritten(number: Callable[..., tuple[int, str, str]]) -> None:
    """A file that is there stays as it is."""
    Path("mine.num").write_bytes(b"mine")
    code, _out, err = number(*ENCODE, "mine.num", stdin=LINES.encode())
    assert code == 3
    assert "already exists" in err
    assert Path("mine.num").read_bytes() == b"mine"
    assert [path.name for path in Path().iterdir()] == ["mine.num"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("N:A... A... ... ...", "Not a layout: 1 card that appears more than once."),
        ("N:AKQJT98765432.A.. ... ... ...", "Not an unbalanced ending:"),
        ("12", "Not a diagram:"),
        ("N:" + "A" * 600, "Longer than any value."),
    ],
)
def test_one_wrong_line_and_nothing_is_written(
    wrong: str, told: str, number: Callable[..., tuple[int, str, str]]
) -> None:
    """The line, or the value, is named, and no file is left, whole or hidden."""
    for arguments, stdin, place in (
        ((*ENCODE, "some.num"), (LINES + wrong + "\n" + LINES).encode(), "Line 4"),
        ((*ENCODE, "some.num", *ENDINGS, wrong), b"", "Value 4"),
    ):
        code, out, err = number(*arguments, stdin=stdin)
        assert (code, out) == (2, "")
        assert err.startswith(f"bigdeal: {place}: {told}")
        assert list(Path().iterdir()) == []


@pytest.mark.parametrize("damage", ["cut off", "out of range"])
def test_a_damaged_file_is_read_to_its_fault(
    damage: str, number: Callable[..., tuple[int, str, str]]
) -> None:
    """The records before it are answered, its own number is told, and the code is that of damage."""
    bad = b"\xff" * 15 if damage == "out of range" else b"\0" * 14
    Path("bad.num").write_bytes(RECORDS + bad)
    for arguments, stdin in ((("bad.num",), b""), (("-",), RECORDS + bad)):
        code, out, err = number(*DECODE, *arguments, stdin=stdin)
        assert (code, out) == (4, LINES)
        assert err.startswith("bigdeal: Not a valid file of “unbalanced” numbers, record 4: it")
    assert Path("bad.num").read_bytes() == RECORDS + bad


def test_what_cannot_be_asked(number: Callable[..., tuple[int, str, str]]) -> None:
    """Values beside a file, files of sequences, and a file that is not there."""
    assert number(*DECODE, "some.num", "12")[0] == 2
    for direction in ("encode", "decode"):
        code, _out, err = number(direction, "--scheme", "sequences", "--binary", "some.num")
        assert code == 2
        assert "choose base5" in err
    code, out, err = number(*DECODE, "none.num")
    assert (code, out) == (5, "")
    assert "“none.num” could not be read" in err
    assert number(*DECODE, ".")[0] == 5


def test_records_do_not_go_to_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes that are no text are not shown; without standard output there is nowhere to go either."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for output in (Terminal(), None):
        monkeypatch.setattr(number_command.sys, "stdout", output)
        assert run_command("bigdeal", lambda: bigdeal.call_bigdeal(["number", *ENCODE, "-", ENDINGS[0]])) == 2


def test_programs_hand_records_on(tmp_path: Path, started_as: Callable[[str], list[str]]) -> None:
    """Through pipes, records go from program to program as bytes."""
    program = started_as("bigdeal")
    packed = subprocess.run(
        [*program, "number", *ENCODE, "-"],
        input=LINES.encode(),
        capture_output=True,
        check=True,
        cwd=tmp_path,
    )
    assert (packed.stdout, packed.stderr) == (RECORDS, b"")
    lines = subprocess.run(
        [*program, "number", *DECODE, "-"], input=packed.stdout, capture_output=True, check=True, cwd=tmp_path
    )
    assert lines.stdout.decode().splitlines() == list(ENDINGS)
    assert list(tmp_path.iterdir()) == []


# -- streams ----------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells it elsewhere")
def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    """200,000 records, 3 MB, take less than 3 MiB more than 20,000 do, in both directions."""
    pytest.importorskip("numpy")
    step = UNBALANCED.count // 200_000
    peaks = []
    for size in (20_000, 200_000):
        source, lines, again = (tmp_path / f"{size}.{name}" for name in ("num", "txt", "out"))
        source.write_bytes(b"".join((place * step).to_bytes(15, "big") for place in range(size)))
        decoding = peak_kib(*DECODE, "-", stdin=source, stdout=lines)
        peaks.append((decoding, peak_kib(*ENCODE, "-", stdin=lines, stdout=again)))
        assert again.read_bytes() == source.read_bytes()
    for little, much in zip(*peaks, strict=True):
        assert much < little + 3072
