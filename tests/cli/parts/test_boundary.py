"""The last boundary of the commands: a fault that nobody foresaw is told without a single value."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import click
import pytest

from bigdeal_gui.cli.bigdeal import bigdeal_group, call_bigdeal
from bigdeal_gui.cli.parts.boundary import run_command, speak_as_asked
from bigdeal_gui.errors.services import Cancelled

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

HAND = "AKQJT98.AKQ.AK.A"
SEED = "5ca1ab1e" * 5
SECRETS = (HAND, "AKQJT98", SEED, SEED[:8])

PLANT = f"""
from bigdeal_gui.randomness.pool import Pool
def seed(self, *clock):
    hand, seed = {HAND!r}, {SEED!r}
    raise ValueError(f"{{hand}} of {{seed}}")
Pool.seed = seed
"""
PROGRAMS = {
    "bigdeal": ("bigdeal", ["deal", "-n", "4", "-f", "pbn", "-o", "a", "--owner", "Club"]),
    "bigdealx": ("bigdealx.program", ["-n", "4", "-f", "pbn", "-p", "a"]),
}


def words_of_commands() -> Iterator[tuple[str, ...]]:
    """Yield the words by which each command is called, those in groups too."""
    for name in bigdeal_group.list_commands(click.Context(bigdeal_group)):
        command = bigdeal_group.get_command(click.Context(bigdeal_group), name)
        assert command is not None
        yield from words_below((name,), command)


def words_below(words: tuple[str, ...], command: click.Command) -> Iterator[tuple[str, ...]]:
    """Yield `words`, or those of all that is in the group that they call."""
    if not isinstance(command, click.Group):
        yield words
        return
    for name, below in command.commands.items():
        yield from words_below((*words, name), below)


def faulty(_self: object, *_arguments: object) -> None:
    """Meet a fault with a hand and a seed in its text."""
    raise ValueError(HAND, SEED)


@pytest.mark.parametrize("words", list(words_of_commands()), ids=" ".join)
def test_every_subcommand_ends_within_the_boundary(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault in any subcommand is exit code 5, its kind and its place, and neither a trace nor its text."""
    reads = click.Command.parse_args

    def parse_args(self: click.Command, context: click.Context, arguments: list[str]) -> list[str]:
        if not isinstance(self, click.Group):
            faulty(self)
        return reads(self, context, arguments)

    monkeypatch.setattr(click.Command, "parse_args", parse_args)
    assert run_command("bigdeal", lambda: call_bigdeal(words)) == 5
    out, err = capsys.readouterr()
    assert re.search(r"^bigdeal: .*\(ValueError, test_boundary\.py:\d+\)", err)
    assert "Traceback" not in err
    assert not [secret for secret in SECRETS if secret in out + err]


@pytest.mark.parametrize(
    ("end", "kind", "code", "text"),
    [
        (Cancelled(), "stopped", 130, "stopped. No files of this set were left behind."),
        (KeyboardInterrupt(), "stopped", 130, "stopped."),
        (ValueError(HAND), "fault", 5, "something went wrong inside the program (ValueError, "),
    ],
    ids=["stopped", "broken in", "fault"],
)
def test_an_end_that_is_no_refusal_is_an_object_too(
    end: BaseException, kind: str, code: int, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its kind and its exit code, for programs."""

    def ends() -> int:
        speak_as_asked(["--json"])
        raise end

    assert run_command("bigdeal", ends) == code
    out, err = capsys.readouterr()
    told = json.loads(out)["error"]
    assert (told["kind"], told["exit"]) == (kind, code)
    assert told["text"].startswith(text)
    assert err.startswith(f"bigdeal: {text}")


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_meets_a_fault_shows_no_value(name: str, tmp_path: Path) -> None:
    """A hand and a seed in the fault's text and locals reach neither terminal nor report nor a file."""
    module, arguments = PROGRAMS[name]
    code = f"{PLANT}from bigdeal_gui.cli.{module} import main; main()"
    (tmp_path / ".bigdealrc").write_bytes(b"[BigDeal]\nformats=pbn\naskformats=0\nowner=x\n")

    def started(**variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", code, *arguments],
            cwd=tmp_path,
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, **variables},
        )

    answer = started()
    assert answer.returncode == 5
    assert f"{name}: something went wrong inside the program (ValueError, <string>:5)." in answer.stderr
    assert "What was dealt before is safe" in answer.stderr
    assert "BIGDEAL_REPORT" in answer.stderr
    again = started(BIGDEAL_REPORT="fault.txt")
    assert again.returncode == 5
    report = (tmp_path / "fault.txt").read_text("utf-8")
    assert "\nValueError\n" in report
    for text in (answer.stdout, answer.stderr, again.stdout, again.stderr, report):
        assert "Traceback" not in text
        assert not [secret for secret in SECRETS if secret in text]
    assert {path.name for path in tmp_path.iterdir()} <= {".bigdealrc", "fault.txt", "deallog.txt"}


def test_a_report_overwrites_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is taken is said, the file stays, and the exit code is still the fault's."""
    taken = tmp_path / "taken.txt"
    taken.write_bytes(b"mine")
    monkeypatch.setenv("BIGDEAL_REPORT", str(taken))

    class Panic(BaseException):
        """What libraries written in Rust raise."""

    def work() -> int:
        raise Panic(HAND)

    assert run_command("bigdeal", work) == 5
    err = capsys.readouterr().err
    assert "could not be written" in err
    assert "already exists" in err
    assert taken.read_bytes() == b"mine"


@pytest.mark.parametrize("fault", ["thread", "thrown away"])
def test_faults_beside_the_work_are_told_without_a_value(
    fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A fault on another thread, or in what is thrown away, shows its place alone; the command goes on."""

    class Held:
        def __del__(self) -> None:
            raise ValueError(HAND)

    def raising() -> None:
        raise ValueError(HAND)

    def work() -> int:
        if fault == "thread":
            thread = threading.Thread(target=raising)
            thread.start()
            thread.join()
        else:
            Held()
        return 0

    before = threading.excepthook, sys.unraisablehook
    assert run_command("bigdeal", work) == 0
    assert (threading.excepthook, sys.unraisablehook) == before
    err = capsys.readouterr().err
    assert re.fullmatch(
        r"bigdeal: something went wrong beside the work \(ValueError, test_boundary\.py:\d+\)\.\n", err
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [(["deal", "-x"], "No such option"), (["deal"], "Missing option"), (["stats", "--by"], "--by")],
)
def test_misused_commands_are_told_as_ever(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be understood ends with 2 and click's own words."""
    assert run_command("bigdeal", lambda: call_bigdeal(words)) == 2
    err = capsys.readouterr().err
    assert told in err
    assert "fault" not in err


@pytest.mark.parametrize("words", ["verify LONG", "tournament show LONG", "deal -n 2 -f pbn -o LONG/a"])
def test_a_path_at_which_nobody_may_look_is_no_fault(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As in a closed folder, or one too long: the sentence names it."""
    assert run_command("bigdeal", lambda: call_bigdeal(words.replace("LONG", "x" * 300).split())) == 5
    assert f"bigdeal: “{'x' * 300}" in (told := capsys.readouterr().err)
    assert "could not be read" in told
