"""Lines of Big Deal's simple program, out of batch files: dealt, or answered with one that works."""

from __future__ import annotations

import io
import os
import shlex
import sys
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.bigdeal import call_bigdeal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Answer

    Run = Callable[..., Answer]


@pytest.fixture
def batch(bigdeal: Run, club: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return `bigdeal` in a folder in which Big Deal was used before."""
    monkeypatch.chdir(club)
    return bigdeal


def names(folder: Path) -> set[str]:
    """Return the names of files, without settings and digests."""
    return {path.name for path in folder.iterdir()} - {".bigdealrc", "dealseen.txt"}


@pytest.mark.skipif(os.name == "nt", reason="lines are split as a POSIX shell does")
def test_last_weeks_batch_file_twice(batch: Run, club: Path) -> None:
    """The line deals; a week later it is refused, and the line it names deals a new set beside the old."""
    line = ["-n", "36", "-p", "club", "-f", "dup,pbn"]
    first = batch(*line)
    assert first.code == 0, first.err
    assert names(club) == {"club.dup", "club.pbn"}
    old = (club / "club.pbn").read_bytes()
    second = batch(*line)
    assert second.code == 3
    assert "Traceback" not in second.err
    working = second.err.splitlines()[0].partition("bigdeal -n")[2]
    third = batch("-n", *shlex.split(working))
    assert third.code == 0, third.err
    assert names(club) == {"club.dup", "club.pbn", "club-2.dup", "club-2.pbn"}
    assert (club / "club.pbn").read_bytes() == old
    assert (club / "club-2.pbn").read_bytes() != old


def test_what_is_missing_is_asked(batch: Run, club: Path) -> None:
    """Boards and name are asked for, the formats are those of the settings file, letters may be joined."""
    answer = batch("-n8", stdin=b"evening\n")
    assert answer.code == 0, answer.err
    assert names(club) == {"evening.dup", "evening.pbn"}
    assert b'[Board "8"]' in (club / "evening.pbn").read_bytes()
    asked = batch("-p", "late", stdin=b"101\n4\n")
    assert asked.code == 0, asked.err
    assert "At most 100 boards" in asked.err
    assert names(club) >= {"late.dup", "late.pbn"}


def test_the_free_name_is_offered_without_what_was_asked(batch: Run) -> None:
    """The line that would work has the flags that were typed, and no others."""
    assert batch("-n", "4", "-p", "a", "-f", "pbn").code == 0
    assert "bigdeal -p a-2 -f pbn\n" in batch("-p", "a", "-f", "pbn", stdin=b"4\n").err


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (["-n", "101", "-p", "a", "-f", "pbn"], 3, "At most 100 boards"),
        (["-n", "150-250", "-p", "a", "-f", "pbn"], 3, "At most 100 boards"),
        (["-e", "words", "-n", "4", "-p", "a", "-f", "pbn"], 2, "“bigdealx” in place of “bigdeal”"),
        (["-n", "4", "-p", "a", "-f", "pbn", "-W", "words"], 2, "“bigdealx” in place of “bigdeal”"),
        (["-n", "4", "-p", "a", "-f", "pbn", "-o", "-h", "0" * 40], 2, "“bigdealx” in place"),
        (["-R"], 2, "“bigdealx” in place of “bigdeal”"),
        (["-n", "4", "-p", "a", "-f", "abc"], 2, "abc"),
    ],
)
def test_what_the_simple_program_does_not_do(
    line: list[str], code: int, words: str, batch: Run, club: Path
) -> None:
    """More boards, seeds and influence are refused before dealing, with what to type."""
    answer = batch(*line)
    assert answer.code == code
    assert words in answer.err
    assert names(club) == set()


def test_a_hundred_boards_of_any_numbers(batch: Run, club: Path) -> None:
    """The limit is of boards, not of their numbers."""
    assert batch("-n", "101-200", "-p", "a", "-f", "pbn").code == 0
    assert b'[Board "200"]' in (club / "a.pbn").read_bytes()


def test_it_is_reached_by_the_process_arguments(
    club: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without arguments given, those of the process count."""
    monkeypatch.chdir(club)
    monkeypatch.setattr(sys, "argv", ["bigdeal", "-n", "4", "-p", "a", "-f", "pbn"])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert call_bigdeal() == 0
    assert "4 boards dealt" in capsys.readouterr().out
