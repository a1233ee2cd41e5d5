"""Standard output that fails after a set was dealt: the set stays, and the exit code and words are true."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.journal.journal import State
from bigdeal_gui.services.sets.open_journal import open_journal

if TYPE_CHECKING:
    from collections.abc import Callable

    Bigdeal = Callable[..., object]

FULL = Path("/dev/full")
DEAL = "import sys; from bigdeal_gui.cli.bigdeal import main; sys.exit(main())"
LIKE_BIG_DEAL = "import sys; from bigdeal_gui.cli.bigdealx.program import main; sys.exit(main())"

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="a device that is always full, as Linux has")


def run(home: Path, output: int, program: str, *words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a program with `output` as its standard output; home and folder are its own."""
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        stdout=output,
        stderr=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=folder,
        env=os.environ | {"BIGDEAL_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])},
    )


@pytest.mark.parametrize("more", [(), ("--json",)], ids=str)
def test_a_full_disk_behind_it_is_told(own_home: Path, tmp_path: Path, more: tuple[str, ...]) -> None:
    """Exit code 5; standard error has the code and says that the set is whole; no fault of the program."""
    handle = os.open(FULL, os.O_WRONLY)
    done = run(own_home, handle, DEAL, "deal", "-n", "4", "-f", "pbn", "-o", "set", *more, folder=tmp_path)
    os.close(handle)
    (set_,) = open_journal().sets().sets
    assert done.returncode == 5
    assert done.stderr.splitlines() == [
        "bigdeal: standard output could not be written: No space left on device.",
        f"Set {set_.code} is dealt, and all its files are whole.",
    ]
    assert set_.state is State.DEALT
    assert (tmp_path / "set.pbn").is_file()


def test_a_reader_that_went_away_is_no_failure_of_a_set(own_home: Path, tmp_path: Path) -> None:
    """Exit code 0 where a set was dealt; where only words were asked for it is what shells expect."""
    reading, writing = os.pipe()
    os.close(reading)
    done = run(own_home, writing, DEAL, "deal", "-n", "4", "-f", "pbn", "-o", "set", folder=tmp_path)
    assert done.returncode == 0
    assert done.stderr.endswith("is dealt, and all its files are whole.\n")
    assert run(own_home, writing, DEAL, "journal", "list", folder=tmp_path).returncode == 141
    os.close(writing)


def test_help_and_lists_on_a_full_disk_are_no_fault_either(own_home: Path, tmp_path: Path) -> None:
    """The words are about standard output, and no report is asked for."""
    handle = os.open(FULL, os.O_WRONLY)
    for words in (("--help",), ("journal", "list", "--json")):
        done = run(own_home, handle, DEAL, *words, folder=tmp_path)
        assert done.returncode == 5
        assert done.stderr == "bigdeal: standard output could not be written: No space left on device.\n"
    os.close(handle)


@pytest.mark.parametrize("letter", ["\x1b", "\x7f", "\x00\x01", "\u2028"], ids=ascii)
@pytest.mark.parametrize("option", ["--event", "--site"])
def test_what_no_file_can_hold_is_refused_before_dealing(
    bigdeal: Bigdeal, own_home: Path, option: str, letter: str
) -> None:
    """A control character within an event or a site; nothing was begun."""
    answer = bigdeal("deal", "-n", "4", "-f", "pbn", "-o", "set", option, f"Cup {letter} 1")
    assert (answer.code, f"After {option} comes one line" in answer.err) == (2, True)  # type: ignore[attr-defined]
    assert not (own_home / "data").exists()


def test_what_is_typed_around_an_event_is_trimmed(bigdeal: Bigdeal, tmp_path: Path) -> None:
    """A line end of a script's file, a tab or a space is nobody's intention; within they are a space."""
    answer = bigdeal("deal", "-n", "4", "-f", "pbn", "-o", str(tmp_path / "set"), "--event", " Cup\t1 \t\r")
    assert answer.code == 0  # type: ignore[attr-defined]
    assert open_journal().sets().sets[0].event == "Cup 1"
