"""Two dealings of one order at once, by two programs: one deals, the other waits or says so."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.services import Cancelled, DealingInProgress
from bigdeal_gui.services.dealing.dealing_lock import dealing_lock
from bigdeal_gui.services.work import CancelToken, Work

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bigdeal_gui.journal.journal import Journal

DEAL = ["deal", "-n", "4", "-f", "pbn,lin", "-o", "tuesday", "--owner", "Club"]
SLOW = """
import time
from pathlib import Path
from bigdeal_gui.services.dealing.files import SetFiles
write = SetFiles.write
def waiting(self, boards):
    Path("begun").touch()
    while not Path("go").exists():
        time.sleep(0.02)
    write(self, boards)
SetFiles.write = waiting
"""
IMPATIENT = """
from bigdeal_gui.services.dealing import dealing_lock
dealing_lock._PAUSE_S = 0.01
"""
WAITING = """
import time
from pathlib import Path
from bigdeal_gui.services.dealing import dealing_lock
from bigdeal_gui.services.work import Work
def until_ended(_seconds):
    Path("waits").touch()
    while not Path("ended").exists():
        time.sleep(0.02)
dealing_lock.time = type("Clock", (), {"sleep": until_ended})
"""
COMMAND = "from bigdeal_gui.cli.bigdeal import main; main()"


def begun(folder: Path, code: str, *arguments: str) -> subprocess.Popen[str]:
    """Start a dealing into `folder` as a program of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *(arguments or DEAL)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "BIGDEAL_HOME": str(folder / "home")},
    )


def appears(path: Path, process: subprocess.Popen[str]) -> None:
    """Wait for the file with which `process` says how far it is."""
    end = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < end
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A dealing that has begun and goes on when a file `go` is there."""
    with begun(tmp_path, SLOW + COMMAND) as process:
        appears(tmp_path / "begun", process)
        yield process
        (tmp_path / "go").touch()


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Return the exit code and what was told."""
    with process:
        _out, told = process.communicate(timeout=60)
    return process.returncode, told


def test_the_second_says_that_one_is_under_way(tmp_path: Path, first: subprocess.Popen[str]) -> None:
    """While the first deals on, the second ends with 3 and a sentence, and the first is not disturbed."""
    code, told = ended(begun(tmp_path, IMPATIENT + COMMAND))
    assert code == 3
    assert f"A set called “tuesday” is being dealt into “{tmp_path}” right now." in told
    assert not (tmp_path / "tuesday.pbn").exists()
    (tmp_path / "go").touch()
    assert ended(first)[0] == 0
    assert {"tuesday.pbn", "tuesday.lin"} <= {path.name for path in tmp_path.iterdir()}
    assert not [path for path in tmp_path.rglob("*") if path.suffix == ".lock"]


def test_the_second_waits_a_moment(journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first ends soon, the second goes on, and finds the name taken or not."""
    waited: list[float] = []
    with ExitStack() as first:
        first.enter_context(dealing_lock(Work(lambda: journal), tmp_path, "a"))

        def pause(seconds: float) -> None:
            waited.append(seconds)
            if len(waited) == 3:
                first.close()

        monkeypatch.setattr("bigdeal_gui.services.dealing.dealing_lock.time.sleep", pause)
        with dealing_lock(Work(lambda: journal), tmp_path, "a"):
            assert len(waited) == 3


def test_the_second_of_two_programs_deals_nothing(tmp_path: Path, first: subprocess.Popen[str]) -> None:
    """The first ends while the second waits: one set is there, and the second says that its name is taken."""
    second = begun(tmp_path, WAITING + COMMAND)
    appears(tmp_path / "waits", second)
    (tmp_path / "go").touch()
    assert ended(first)[0] == 0
    (tmp_path / "ended").touch()
    dealt = (tmp_path / "tuesday.pbn").read_bytes()
    code, told = ended(second)
    assert code == 3
    assert "already exists" in told
    assert (tmp_path / "tuesday.pbn").read_bytes() == dealt


def test_other_orders_are_dealt_meanwhile(tmp_path: Path, first: subprocess.Popen[str]) -> None:
    """Another name in the same folder, and the same name in another, are nobody's business."""
    (tmp_path / "other").mkdir()
    for target in ("wednesday", "other/tuesday"):
        code, told = ended(begun(tmp_path, COMMAND, "deal", "-n", "4", "-f", "pbn", "-o", target))
        assert code == 0, told
        assert (tmp_path / f"{target}.pbn").exists()
    assert first.poll() is None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a kill that nobody can catch")
def test_a_program_that_died_keeps_nobody(tmp_path: Path, first: subprocess.Popen[str]) -> None:
    """What a killed program had locked is free, and its lock is cleared away."""
    first.kill()
    first.wait()
    assert list((tmp_path / "home" / "data").glob("*.lock"))
    code, told = ended(begun(tmp_path, COMMAND, "deal", "-n", "4", "-f", "pbn", "-o", "wednesday"))
    assert code == 0, told
    assert not list((tmp_path / "home" / "data").glob("*.lock"))
    code, told = ended(begun(tmp_path, COMMAND))
    assert code == 0, told


def test_one_program_waits_for_itself_and_can_be_stopped(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two dealings of one window are kept apart too, capitals or not, and waiting can be cancelled."""
    monkeypatch.setattr("bigdeal_gui.services.dealing.dealing_lock._PAUSE_S", 0.001)
    token = CancelToken()
    work = Work(lambda: journal, cancel=token)
    with dealing_lock(work, tmp_path, "a"):
        with pytest.raises(DealingInProgress), dealing_lock(work, tmp_path, "A"):
            pytest.fail("both deal")
        token.cancel()
        with pytest.raises(Cancelled), dealing_lock(work, tmp_path, "a"):
            pytest.fail("both deal")


def test_where_nothing_can_be_locked_nobody_is_kept(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal's folder that takes no file is no reason not to deal."""

    def refused(_path: Path) -> int:
        raise PermissionError

    monkeypatch.setattr("bigdeal_gui.storage.disk.open_own", refused)
    with (
        dealing_lock(Work(lambda: journal), tmp_path, "a"),
        dealing_lock(Work(lambda: journal), tmp_path, "a"),
    ):
        assert not list(journal.store.path.parent.glob("*.lock"))
