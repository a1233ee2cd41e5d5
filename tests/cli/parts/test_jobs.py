"""Large sets in both programs, and `--jobs`, which has no effect any more."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


SAID: Final = "--jobs has no effect any more. One process deals; the boards are the same.\n"


def test_jobs_is_accepted_and_one_process_deals(
    bigdeal: Callable[..., Any], bigdealx: Callable[..., Any], club: Path
) -> None:
    """Scripts that give it go on; it is said on standard error, and the boards are the same."""
    common = ("-n", "8", "-f", "pbn", "-h", "00" * 20)
    for name, extra in (("one", ()), ("two", ("--jobs", "2"))):
        answer = bigdealx(*common, "-p", name, *extra)
        assert (answer.code, answer.err) == (0, f"bigdealx: {SAID}" if extra else "")
    assert (club / "one.pbn").read_bytes() == (club / "two.pbn").read_bytes()
    answer = bigdeal("deal", "-n", "8", "-f", "pbn", "-o", "three", "--jobs", "2")
    assert (answer.code, answer.err) == (0, f"bigdeal: {SAID}")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_a_large_set_that_is_interrupted_leaves_nothing(
    started_as: Callable[[str], list[str]], tmp_path: Path
) -> None:
    """Ctrl-C while millions of boards are dealt: no file, no part of one, no process, no alarm."""
    folder = tmp_path / "boards"
    folder.mkdir()
    command = [*started_as("bigdeal"), "deal", "-n", "20000000", "-f", "pbn", "-o", str(folder / "x")]
    # A group of its own, all of which gets the signal, as a terminal sends it.
    running = subprocess.Popen(
        [*command, "--owner", "club"],
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
