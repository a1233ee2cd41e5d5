"""The progress bar of long work."""

from __future__ import annotations

import os
import signal
import sys
from types import SimpleNamespace

import pytest

from bigdeal_gui.cli.parts import progress
from bigdeal_gui.errors.services import Cancelled


def worked(capsys: pytest.CaptureFixture[str]) -> str:
    """Return what a piece of work in ten steps shows."""
    with progress.Bar("Dealing") as bar:
        for done in range(10):
            bar(done, 10)
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_long_work_shows_a_bar_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a second the title appears on standard error."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(progress, "SHORT_WORK_S", 0.0)
    assert "Dealing" in worked(capsys)


@pytest.mark.parametrize(("is_of_bytes", "rate"), [(False, "12,500"), (True, "2.5 MB")])
def test_the_bar_says_how_fast_it_goes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, is_of_bytes: bool, rate: str
) -> None:
    """What was done by the seconds that went by."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "120")
    bar = progress.Bar("Dealing", is_of_bytes=is_of_bytes)
    begun = progress.time.monotonic()
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: begun + 10.0))
    with bar:
        bar(25_000_000 if is_of_bytes else 125_000, 10**9)
    assert f"{rate} a second" in capsys.readouterr().err


def test_short_work_shows_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Work that is done at once has no bar, even on a terminal."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert worked(capsys) == ""


def test_no_terminal_no_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In a script nothing is shown, however long the work."""
    monkeypatch.setattr(progress, "SHORT_WORK_S", 0.0)
    assert worked(capsys) == ""


def test_without_standard_error_there_is_no_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A windowed program of Windows has no standard streams, and works all the same."""
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(progress, "SHORT_WORK_S", 0.0)
    assert worked(capsys) == ""


def test_reading_is_told_in_bytes_and_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A long file shows megabytes; Ctrl-C ends it at the next pulse, or at the end of the work."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(progress, "SHORT_WORK_S", 0.0)
    with progress.reading_progress_bar("Checking") as pulse:
        pulse(1_000_000, 2_000_000)
    told = capsys.readouterr().err
    assert "MB" in told
    assert "50%" in told
    with pytest.raises(Cancelled), progress.reading_progress_bar("Checking") as pulse:
        os.kill(os.getpid(), signal.SIGINT)
        pulse(1, 2)
    with pytest.raises(Cancelled), progress.reading_progress_bar("Checking"):
        os.kill(os.getpid(), signal.SIGINT)
