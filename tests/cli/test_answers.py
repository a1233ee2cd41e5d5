"""Every answer of the commands is as it was kept: each word, on whichever output, and the exit code.

What comes by chance, set codes and hashes, is numbered in the order in which it appears; times are left out,
long fractions rounded, and short lists put on one line. After a change that is meant,
`BIGDEAL_KEEP_ANSWERS=1` with these tests keeps what is answered now.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from conftest import Answer

KEPT: Final = Path(__file__).with_name("answers")
SUITS: Final = "'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'"
SEED: Final = "000102030405060708090a0b0c0d0e0f10111213"
"""Of the files that Big Deal's way makes the same each time."""

CHANGING: Final = {
    "CODE": re.compile(r"\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b"),
    "HASH": re.compile(r"\b(?:[0-9a-f]{16}|[0-9a-f]{64})\b|\b[0-9a-f]{8}(?: [0-9a-f]{8}){7}\b"),
    "TIME": re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z| ?[+-]\d\d:?\d\d)?"),
    "DAY": re.compile(r"\b20\d\d[-.]\d\d[-.]\d\d\b"),
}

PACKED: Final = re.compile(r"(\.pdf|\.zip|\.svg|kept\.txt)  \d+(?= bytes)")
FRACTION: Final = re.compile(r"\d+\.\d{10,}(?:e-\d+)?")
LIST: Final = re.compile(r"\[[^][{}]*\]")
MOST_LINES: Final = 200
BLANKS: Final = re.compile(r"\s+")

TALKS: Final = {
    "holdings": (
        "holdings --count --reading wide --level 2",
        "holdings --level 9",
        "holdings reduce AX95 Q4",
        "holdings reduce AX95 Q4 --level 2",
        "holdings reduce - AKQ --reading wide",
        "holdings reduce AA 2",
        "holdings solve AJ2 765",
        "holdings solve AJ2 765 --leads 0",
        "holdings solve AQ10 432 --tricks 2 --leads 3",
        "holdings solve AQ10 432 --tricks 9",
        "holdings solve AJ9 K32 --json --leads 1",
        "holdings solve KJ5 432 --json --leads 0",
    ),
    "number": (
        f"number encode --scheme bigdeal {SUITS}",
        "number decode --scheme bigdeal 0",
        "number decode --scheme andrews 53644737765488792839237439999",
        "number decode --scheme pavlicek 12345678901234567890",
        "number decode --scheme bigdeal 53644737765488792839237440000",
        "number encode --scheme balanced 'N:AK.2.. Q..3.2 J.3.2. T.4..3'",
        "number decode --scheme balanced 1000000",
        "number decode --scheme unbalanced 7 8",
        "number encode --scheme base5 'N:AK... ... ... ...2'",
        "number encode --scheme zbs 'N:AK... ... ... ...2'",
        "number encode --scheme zbs 'N:AK... AQ... ... ...2'",
        "number decode --scheme base5 x",
        "number decode --scheme no 1",
        f"number encode --scheme bigdeal --binary deals.bin {SUITS}",
        "number encode --scheme bigdeal --binary deals.bin x",
        "number decode --scheme bigdeal --binary deals.bin",
        "number decode --scheme balanced --binary deals.bin",
        "number decode --scheme bigdeal --binary gone.bin",
    ),
    "files": (
        f"bigdealx -h {SEED} -n 8 -p made -f pbn,lin,dlm,csv,bri",
        "check club/made.pbn club/made.lin club/made.bri",
        "check club/made.pbn club/made.lin --json",
        "check club/made.pbn gone.pbn",
        "check club/made.bri --first 5 --json",
        "check --code ABCD-EFGH",
        "check --code wrong",
        "check",
        "check club/made.csv - --format csv",
        "convert club/made.pbn -f lin,csv -o out/other --boards 11-16,1-3",
        "convert club/made.pbn -f lin,csv -o out/other --boards 1-4,17-20",
        "convert club/made.pbn -f lin,csv -o out/other",
        "convert club/made.pbn -f lin,no -o out/more",
        "convert club/made.pbn -f cds,ber -o out/more --boards 300-307",
        "check out/other.lin out/other.csv club/made.pbn",
        "stats club/made.pbn",
        "stats club/made.pbn --json --finished",
        "stats club/made.pbn out --finished --by-set",
        "stats club/made.pbn out --finished --by-set --json",
        "stats club/made.pbn --csv club/made.csv --finished",
        "stats club/made.pbn --csv figures.csv --chart figures.svg --finished",
        "stats gone",
        "stats",
    ),
    "journal": (
        "journal list",
        "journal verify",
        "deal -n 8 -f pbn,lin -o sets/one --owner 'Test Club' --event 'Tuesday pairs'",
        "deal -n 8 -f pbn,lin -o sets/one",
        "deal -n 9-12 -f pbn -o sets/two --event 'Club teams' --json --sets 2",
        "deal -n 0 -f pbn -o sets/none",
        "deal -n 100 -f dup -o sets/none",
        "deal -n 4 -f dup,dupblind -o sets/none",
        "deal -n 4 -f pbn,xyz -o sets/none",
        "journal list",
        "journal list --json",
        "journal list --search tuesday",
        "journal list --state in-play --limit 1",
        "check sets/one.pbn sets/one.lin sets/two-1.pbn",
        "check sets/one.pbn --json",
        "check --code {1}",
        "journal state {1} duplicated",
        "journal state {1} in-play",
        "journal state {1} dealt",
        "convert sets/one.pbn -f csv -o sets/again",
        "convert sets/one.pbn -f csv -o sets/again --although-used",
        "stats sets/one.pbn",
        "public-pack {1} -o pack.zip --no-double-dummy",
        "journal state {1} finished",
        "journal state {1} undo",
        "journal state {1} finished",
        "journal state AAAA-AAAA finished",
        "public-pack {1} -o pack.zip --no-double-dummy",
        "public-pack {1} -o pack.zip --no-double-dummy",
        "journal certificate {1} -o certificate.pdf --owner 'Test Club'",
        "journal certificate {1} -o other.pdf --owner Wrong",
        "labels {1} {2} -o labels.pdf --copies 2 --sections A,B",
        "checklist {1} -o checklist.pdf --sections A,B --copies 2",
        "records {1} -o record.pdf --kind record --layout 12",
        "records {2} -o record2.pdf --kind dealing-sheets",
        "records {2} -o record2.pdf --kind dealing-sheets --open",
        "records sets/one.pbn sets/two-1.pbn -o sheets --kind curtain-cards --finished",
        "records {1} -o record.txt",
        "unseal record.pdf",
        "journal verify",
        "journal verify --known 3 0123456789abcdef",
        "journal verify --known 99 0123456789abcdef",
        "journal export",
        "journal export kept.txt",
        "journal export kept.txt",
    ),
}


class Listener:
    """Writes down a talk; what chance and clock have put into it is numbered."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[str, list[str]] = {kind: [] for kind in CHANGING}
        self.lines: list[str] = []

    def code(self, number: re.Match[str]) -> str:
        """Return the set code that was heard as that one."""
        return self._seen["CODE"][int(number[1]) - 1]

    def take(self, command: str, answer: Answer) -> None:
        """Write down a command and what it left."""
        self.lines += [f"$ {command}", f"exit code {answer.code}"]
        for place, text in (("", answer.out), ("error: ", answer.err)):
            lines = [f"{place}{line}".rstrip() for line in self._numbered(text).splitlines()]
            self.lines += lines[:MOST_LINES]
            self.lines += [f"and {len(lines) - MOST_LINES} lines more"] if len(lines) > MOST_LINES else []
        self.lines.append("")

    def _numbered(self, text: str) -> str:
        text = text.replace(str(self._folder), "FOLDER").replace("\\", "/").replace(__version__, "VERSION")
        text = FRACTION.sub(lambda found: f"{float(found[0]):.8g}", text)
        text = LIST.sub(lambda found: BLANKS.sub(" ", found[0]), PACKED.sub(r"\1  SOME", text))
        for kind, pattern in CHANGING.items():
            text = pattern.sub(lambda found, kind=kind: self._number(kind, found[0]), text)
        return text

    def _number(self, kind: str, text: str) -> str:
        if kind in {"TIME", "DAY"}:
            return kind  # two may be the same, or not
        seen = self._seen[kind]
        if text not in seen:
            seen.append(text)
        return f"{kind}-{seen.index(text) + 1}"


@pytest.mark.skipif(sys.platform == "win32", reason="its reasons and its figures' last digits are others")
@pytest.mark.parametrize("name", TALKS)
def test_the_answers_are_those_that_were_kept(
    name: str, bigdeal: Callable[..., Answer], bigdealx: Callable[..., Answer], tmp_path: Path
) -> None:
    """A talk with the commands, each after those before it, word for word."""
    listener = Listener(tmp_path)
    for command in TALKS[name]:
        program, *words = shlex.split(command)
        if program == "bigdealx":
            listener.take(command, bigdealx(*words))
            continue
        named = [re.sub(r"\{(\d)\}", listener.code, word) for word in words]
        stdin = (tmp_path / "club" / "made.csv").read_bytes() if "--format" in words else b""
        listener.take(command, bigdeal(program, *named, stdin=stdin))
    shown = "\n".join(listener.lines)
    kept = KEPT / f"{name}.txt"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        kept.write_text(shown, "utf-8", newline="\n")
    assert shown.splitlines() == kept.read_text("utf-8").splitlines()
