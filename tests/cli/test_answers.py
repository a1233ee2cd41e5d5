"""Every answer of the commands is as it was kept: each word, on whichever output, and the exit code.

What comes by chance, set codes and hashes, is numbered in the order in which it appears; times are left out,
long fractions rounded, and short lists put on one line. After a change that is meant,
`BIGDEAL_KEEP_ANSWERS=1` with these tests keeps what is answered now.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import pytest

from bigdeal_gui import __version__
from bigdeal_gui.cli.bigdeal import bigdeal_group
from bigdeal_gui.cli.parts import moments
from bigdeal_gui.model.diagrams import deal_text
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conftest import Answer

KEPT: Final = Path(__file__).with_name("answers")
SUITS: Final = "'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432'"
SEED: Final = "000102030405060708090a0b0c0d0e0f10111213"
"""Of the files that Big Deal's way makes the same each time."""

DEALS: Final = [deal_text(deal) for deal in first_deals(Seed(bytes.fromhex(SEED)), b"Test Club", 8)]
"""Those that it makes."""

CHANGING: Final = {
    "CODE": re.compile(r"\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b"),
    "HASH": re.compile(r"\b(?:[0-9a-f]{16}|[0-9a-f]{64})\b|\b[0-9a-f]{8}(?: [0-9a-f]{8}){3,7}\b"),
    "TIME": re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z| ?[+-]\d\d:?\d\d)?"),
    "DAY": re.compile(r"\b20\d\d[-.]\d\d[-.]\d\d\b"),
}

SPRING: Final = Path(__file__).parents[1] / "vectors" / "squaredeal"
"""SquareDeal's own tournament."""
WORDS: Final = re.compile(r"(?<=The same in words:\n)(?:  .*\n)+|(?<=\"words\": )\[[^]]*\]")
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
        "journal list --json --limit 2",
        "check sets/one.csv sets/two-1.pbn --json",
        "fouled-when {2} --board 9 --deal -",
        "send {1} --to bbo -o sent/ --json",
        "journal export",
        "journal export kept.txt",
        "journal export kept.txt",
    ),
    "tournament": (
        "tournament new cup.sqd",
        "tournament show cup",
        "tournament inspect cup",
        "tournament set-source cup --of DAX --day 2027-07-06",
        "tournament add-phase cup 3 1-4,5-8 rr# 'Round robin #/3'",
        "tournament add-phase cup '2:?:ko#:Knock-out #/2'",
        "tournament add-phase cup --sessions 0 --boards 4 --prefix sw# --description 'Swiss #'",
        "tournament add-phase cup 1 1-4 rr1 Again",
        "tournament add-phase cup 1 1-4 rr1",
        "tournament inspect cup --json",
        "tournament remove-phase cup 4",
        "tournament remove-phase cup 4",
        "tournament set-name cup 'Club cup'",
        f"tournament holder add cup 'Team B={'b7' * 32}'",
        f"tournament holder add cup 'Team B={'b8' * 32}'",
        f"tournament holder add cup 'Team C={'c7' * 32}'",
        "tournament holder remove cup 'Team C'",
        "tournament holder remove cup 'Team C'",
        "tournament show cup",
        "tournament show cup --json",
        "tournament inspect cup",
        "tournament set-value cup 24,103.55",
        "tournament publish cup --plain",
        "tournament publish cup --plain --acknowledge all",
        "tournament published cup --where 'Bulletin 1' --since 2027-07-01",
        "tournament published cup --where 'Bulletin 1' --since tomorrow",
        "tournament sheet cup --json",
        "tournament show cup",
        "tournament set-value cup 24,103.55",
        "tournament set-value cup 24,103.55 --withheld 'Team B'",
        "tournament set-value cup 24,103.56 --withheld 'Team B'",
        "tournament deal cup --phase 1 -f pbn --json",
        "tournament deal cup --all --boards 4 -f pbn",
        "tournament deal cup --phase 3 --sessions 2 -f pbn",
        "tournament reserve cup --phase 1 --sessions 2 -f pbn --reason 'records were seen'",
        "tournament deviation cup 'Session 2 was played first'",
        "tournament show cup",
        "tournament reveal cup --phase 1 --sessions 1",
        "tournament reveal cup --phase 1 --sessions 1 --play-is-over",
        "tournament reveal cup --play-is-over --json",
        "verify cup/publish/cup-public.zip --played all --no-other-promise",
        "tournament show cup --json",
        "tournament deal cup --phase 1 -f pbn",
    ),
    "verify": (
        "verify spring/spring.sqd --keys spring/spring.sqk --boards spring/rr1.pbn spring/ko2.pbn",
        "verify spring/spring.sqd spring/spring.sqk spring/rr1-2.pbn --json --no-other-promise --before",
        "verify spring/spring.sqd --played 1:1-3 --played 2:1 --value 2345.60",
        "verify spring/spring.sqd spring/spring.sqk spring/rr3reserve.pbn --value 2345.61 --strict",
        "verify spring/spring.sqd spring/spring.sqk --digest 00 --played 7:1",
        "verify spring/rr1.pbn",
        "tournament show spring/spring.sqd",
        "tournament deal spring/spring.sqd --phase 3 --sessions 1 -f dup -o boards --json",
        "tournament deal spring/spring.sqd --phase 3 --boards 4 -f dup",
        "tournament deal spring/spring.sqd --phase 9 -f dup",
        "tournament reserve spring/spring.sqd --phase 1 --sessions 1 --only 5 -f ber --reason Fouled",
        "tournament reveal spring/spring.sqd --phase 3 --sessions 1 --play-is-over",
    ),
    "bigdealx": (
        "bigdealx --help",
        "bigdealx --version",
        "bigdealx -x",
        "bigdealx -n 4 stray",
        f"bigdealx -h {SEED} -n 4 -p made -f pbn,stats --jobs 2 --log",
        f"bigdealx -h {SEED} -n 4 -p made -f pbn,ber",
        f"bigdealx -h {SEED[::-1]} -n 11-14 -p made -f ber",
        f"bigdealx -h {SEED} -n 11-14 -p other -f bri,dup -W 'Test Club'",
        "bigdealx -h 12 -n 4 -p a -f pbn",
        f"bigdealx -h {SEED} -n 4 -p a -f pbn -o --keyboard",
        "bigdealx -n 4 -p a -f pbn -o",
        "bigdealx -n 4 -p a -f pbn -o -e words -E club/gone.bin",
        "bigdealx -n 4 -p b -f pbn -e words",
        "bigdealx -n 4 -p b -f pbn,no",
        "bigdealx -n x -p b -f pbn",
        "bigdealx -n 4 -p b/c -f pbn",
        "bigdealx -n 4",
        "-n 4 -p made -f pbn",
        "-n 101 -p made -f pbn",
        "-n 4 -p made -f pbn -e words",
    ),
    "papers": (
        f"bigdealx -h {SEED} -n 8 -p made -f pbn,dup",
        f"bigdealx -h {SEED[::-1]} -n 1 -p one -f pbn",
        "check club/one.pbn club/made.dup --quiet",
        "check club/one.pbn",
        "identify club/made.pbn --board 3 --deal -",
        "identify club/made.pbn --deal 'N:A K Q J' --json",
        "players-paper club/made.pbn -o slips.pdf --kind pickup-slips",
        "players-paper club/made.pbn -o slips.pdf --json",
        "wall-card -o card.pdf",
        "send AAAA-AAAA --to bbo -o x.lin",
        "check-up club",
        "check-up club -o sheet.pdf --json --finished",
        "check-up gone",
        "lock club/made.pbn -o box.zip.age --until 2020-01-01T12:00Z",
        "lock club/made.pbn -o box.zip.age --until tomorrow",
        "lock -o box.zip.age",
        "unlock club/made.pbn --when",
        "unseal club/made.pbn",
        "fouled-when AAAA-AAAA --board 3 --deal -",
        "spot-check AAAA-AAAA",
        f"identify club/made.pbn --board 3 --deal '{DEALS[2]}' --json",
        f"identify club/made.pbn --board 3 --deal 'E{DEALS[2][1:]}' --json",
        f"identify club/made.pbn club/one.pbn --board 3 --deal '{DEALS[4]}'",
        f"identify club/made.pbn --hand 'N {DEALS[4].split()[1]}' --dealer N --json",
        "convert club/made.pbn -f csv,dlm -o again/made --json",
        "stats club/made.pbn --chart made.xyz",
        "send --list",
        "send --list --json",
        "send AAAA-AAAA --to bbo",
        "unlock club/made.pbn --json",
        "self-test --boards 20000",
        "journal restore gone.zip",
        "holdings kinds --kind twins --every 50",
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
        text = WORDS.sub("WORDS\n", text)
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
    name: str,
    bigdeal: Callable[..., Answer],
    bigdealx: Callable[..., Answer],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A talk with the commands, each after those before it, word for word."""
    monkeypatch.setattr(moments, "local_today", lambda: date(2027, 7, 6))
    monkeypatch.setattr(moments, "now", lambda: datetime(2027, 7, 6, 18, tzinfo=UTC))
    if name == "verify":
        shutil.copytree(SPRING, tmp_path / "spring", copy_function=shutil.copyfile)
    listener = Listener(tmp_path)
    for command in TALKS[name]:
        program, *words = shlex.split(command)
        if program == "bigdealx":
            listener.take(command, bigdealx(*words))
            continue
        named = [re.sub(r"\{(\d)\}", listener.code, word) for word in words]
        stdin = (tmp_path / "club" / "made.csv").read_bytes() if "--format" in words else b""
        listener.take(command, bigdeal(program, *named, stdin=stdin))
    assert_kept(name, listener.lines)


def assert_kept(name: str, lines: list[str]) -> None:
    """Make sure that `lines` are those that were kept under that name, or keep them."""
    shown = "\n".join(lines)
    kept = KEPT / f"{name}.txt"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        kept.write_text(shown, "utf-8", newline="\n")
    assert shown.splitlines() == kept.read_text("utf-8").splitlines()


def test_the_commands_take_what_they_always_took() -> None:
    """Scripts of others call them: no name goes, no option needs a value more, or may be left out less."""
    assert_kept("parameters", [*taken(bigdeal_group, "bigdeal")])


def taken(command: click.Command, name: str) -> Iterator[str]:
    """Yield a line for a command, for each thing that it takes, and those of its subcommands."""
    yield name
    for one in command.params:
        more = {"required": one.required, "again": one.multiple, "flag": getattr(one, "is_flag", False)}
        names = one.opts + one.secondary_opts if one.param_type_name == "option" else [f"({one.name})"]
        words = [*names, one.metavar or "", str(one.nargs) if one.nargs != 1 else ""]
        words += [word for word, is_so in more.items() if is_so]
        words += [str(one.default)] if isinstance(one.default, (str, int)) and not more["flag"] else []
        words += ["|".join(one.type.choices)] if isinstance(one.type, click.Choice) else []
        yield "  " + " ".join(filter(None, words))
    if isinstance(command, click.Group):
        context = click.Context(command)
        for word in command.list_commands(context):
            if found := command.get_command(context, word):
                yield from taken(found, f"{name} {word}")
