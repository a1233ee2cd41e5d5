"""`--jobs` and large sets in both programs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.cli.parts import jobs
from bigdeal_gui.errors import Usage
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.services.dealing import sources
from bigdeal_gui.services.dealing.bulk import Bulk
from bigdeal_gui.services.dealing.sources import BULK_BOARDS, ONE_BY_ONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.mark.parametrize("text", ["0", "65", "-1", "two", "", "1.5", "٣", "100"])
def test_no_number_of_processes(text: str) -> None:
    """Only 1 to 64 is one."""
    with pytest.raises(Usage):
        jobs.read_jobs(text)


def test_numbers_of_processes() -> None:
    """Both ends count."""
    assert [jobs.read_jobs(text) for text in ("1", "08", "64")] == [1, 8, 64]


def test_without_numpy_it_is_said_and_one_process_deals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wish that cannot be fulfilled is told once; nothing is told where nothing was wished."""
    large = BoardRange(1, BULK_BOARDS)
    assert isinstance(jobs.source_of("bigdeal", large, 2), Bulk)
    for module in (jobs, sources):
        monkeypatch.setattr(module, "has_bulk", lambda: False)
    assert jobs.source_of("bigdeal", large, 1) is ONE_BY_ONE
    assert jobs.source_of("bigdeal", BoardRange(1, 36), 2) is ONE_BY_ONE
    assert capsys.readouterr().err == ""
    assert jobs.source_of("bigdeal", large, 2) is ONE_BY_ONE
    assert "numpy" in capsys.readouterr().err


def test_bigdealx_deals_the_same_with_any_number_of_processes(
    program: Callable[..., subprocess.CompletedProcess[str]], club: Path
) -> None:
    """The real program, one seed, one process and two: the same bytes, and as Big Deal's own seed says."""
    seed = "00" * 20
    common = ("-n", str(BULK_BOARDS), "-f", "pbn", "-h", seed)
    for name, extra in (("one", ()), ("two", ("--jobs", "2"))):
        done = program("bigdealx", *common, "-p", name, *extra, cwd=club)
        assert (done.returncode, done.stderr) == (0, "")
    assert (club / "one.pbn").read_bytes() == (club / "two.pbn").read_bytes()


def test_bigdealx_refuses_a_strange_number(bigdealx: Callable[..., object], club: Path) -> None:
    """Before anything is dealt."""
    answer = bigdealx("-n", "8", "-p", "x", "-f", "pbn", "--jobs", "many")
    assert answer.code == 2  # type: ignore[attr-defined] - the fixture's answer
    assert not (club / "x.pbn").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
@pytest.mark.parametrize("count", ["1", "2"])
def test_a_large_set_that_is_interrupted_leaves_nothing(
    started_as: Callable[[str], list[str]], tmp_path: Path, count: str
) -> None:
    """Ctrl-C while millions of boards are dealt: no file, no part of one, no process, no alarm."""
    folder = tmp_path / "boards"
    folder.mkdir()
    command = [*started_as("bigdeal"), "deal", "-n", "20000000", "-f", "pbn", "-o", str(folder / "x")]
    # A group of its own, all of which gets the signal, as a terminal sends it.
    running = subprocess.Popen(
        [*command, "--owner", "club", "--jobs", count],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 60
    while sum(path.stat().st_size for path in folder.iterdir()) < 2**20 and time.monotonic() < end:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, "")
    assert err == "bigdeal: stopped. No files of this set were left behind.\n"
    assert not list(folder.iterdir())
    # Python's own watcher of shared resources goes a moment after the program.
    end = time.monotonic() + 20
    with pytest.raises(ProcessLookupError):
        while time.monotonic() < end:
            os.killpg(running.pid, 0)
            time.sleep(0.05)


def test_the_bar_tells_rate_and_time_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a terminal, long work shows how many boards a second are dealt."""
    from bigdeal_gui.cli.parts import progress  # noqa: PLC0415 - as the test of the bar does

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(progress, "SHORT_WORK_S", 0.0)
    monkeypatch.setenv("COLUMNS", "100")
    with progress.Bar("Dealing") as bar:
        for done in range(10):
            bar(done * 100_000, 1_000_000)
    assert "a second" in capsys.readouterr().err
