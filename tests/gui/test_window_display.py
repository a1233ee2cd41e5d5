"""The real program on a virtual display, driven as a person drives it: keys, mouse, save dialog, files."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final

import pytest

from bigdeal_gui.formats.table import format_by_name, read_boards_file
from bigdeal_gui.model.diagrams import hands_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

TOOLS: Final = ("Xvfb", "openbox", "xdotool")
KEYS: Final = "abcdefghijklmnopqrstuvwxyz"
BOUTS: Final = (115, 40, 40, 130)
"""Presses, and more where they were not enough: quick hands need 90 to 110 for a full meter."""

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(
        any(shutil.which(tool) is None for tool in TOOLS), reason="needs Xvfb, openbox and xdotool"
    ),
]


def below(limit: int) -> int:
    """Return a number below `limit` from the system's randomness: a script cannot be less guessable."""
    return int.from_bytes(os.urandom(4), "big") * limit >> 32


def bell(mean_ms: float, spread_ms: float) -> float:
    """Return a time in ms, bell-shaped about `mean_ms`."""
    return mean_ms + spread_ms * (sum(below(1001) for _ in range(4)) - 2000) / 577


def until(what: Callable[[], object], seconds: float = 60.0) -> object:
    """Return the first true answer of `what`.

    Raises:
        TimeoutError: there was none.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := what():
            return answer
        time.sleep(0.05)
    raise TimeoutError


class Person:
    """Somebody at the keyboard of one display."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment

    def do(self, *words: str, script: str | None = None) -> str:
        """Run xdotool; return what it prints, nothing where it found nothing."""
        return subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            input=script,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        ).stdout.strip()

    def window(self, title: str) -> str:
        """Return the visible window whose title begins with `title`, once it is there."""
        found = until(lambda: self.do("search", "--onlyvisible", "--name", f"^{title}"))
        return str(found).splitlines()[-1]

    def has_window(self, title: str, seconds: float) -> bool:
        """Tell whether such a window appears within `seconds`."""
        try:
            until(lambda: self.do("search", "--onlyvisible", "--name", f"^{title}"), seconds)
        except TimeoutError:
            return False
        return True

    def activate(self, window: str) -> None:
        """Bring `window` to the front and give it the keyboard."""
        self.do("windowactivate", "--sync", window)

    def rattle(self, presses: int) -> None:
        """Strike many keys unevenly, holding each as long as fingers do."""
        last, lines = "", []
        for _ in range(presses):
            key = KEYS[below(len(KEYS))]
            while key == last:
                key = KEYS[below(len(KEYS))]
            last = key
            hold, gap = max(30.0, bell(60, 22)), max(8.0, bell(45, 30))
            lines.append(f"keydown {key} sleep {hold / 1000:.4f} keyup {key} sleep {gap / 1000:.4f}")
        self.do("-", script=" ".join(lines) + "\n")

    def click(self, window: str, from_right: int, from_bottom: int) -> None:
        """Click a point of `window` given from its lower right corner."""
        shape = dict(
            line.split("=")
            for line in self.do("getwindowgeometry", "--shell", window).splitlines()
            if "=" in line
        )
        x, y = int(shape["WIDTH"]) - from_right, int(shape["HEIGHT"]) - from_bottom
        self.do("mousemove", "--window", window, str(x), str(y), "sleep", "0.4", "click", "1")


@pytest.fixture
def display() -> Iterator[str]:
    """A display of a small laptop's size with a window manager."""
    read_end, write_end = os.pipe()
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    # Without -noreset the server begins again, and drops the window manager, when a first xdotool leaves.
    screen = ["-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"]
    command = ["Xvfb", "-displayfd", str(write_end), *screen]
    with subprocess.Popen(command, pass_fds=[write_end], **quiet) as server:
        os.close(write_end)
        with os.fdopen(read_end) as pipe:
            name = f":{pipe.readline().strip()}"
        with subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": name}, **quiet) as manager:
            yield name
            manager.terminate()
        server.terminate()


@pytest.fixture
def environment(display: str, own_home: Path) -> dict[str, str]:
    """The surroundings of a first start: an empty home and nothing of Qt's set."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "WAYLAND"))
    }
    temporary = own_home / "tmp"
    temporary.mkdir()
    return {**kept, "DISPLAY": display, "TMPDIR": str(temporary), "PYTHONDONTWRITEBYTECODE": "1"}


@pytest.fixture
def program(environment: dict[str, str], own_home: Path) -> Iterator[subprocess.Popen[str]]:
    """The window, started from the sources."""
    with subprocess.Popen(
        [sys.executable, "-m", "bigdeal_gui.gui.app"],
        env=environment,
        cwd=own_home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        yield started
        started.kill()


def test_from_the_first_start_to_the_files(
    program: subprocess.Popen[str], environment: dict[str, str], own_home: Path, tmp_path: Path
) -> None:
    """A new user skips the questions, rattles, clicks, names the set, and has files that can be read."""
    person = Person(environment)
    person.activate(person.window("Welcome"))
    person.do("key", "Escape")
    window = person.window("Deal a session – Bigdeal")
    until((own_home / "config" / "settings.json").exists)
    person.activate(window)
    for presses in BOUTS:
        person.rattle(presses)
        person.click(window, 110, 32)
        if person.has_window("Deal session", 3):
            break
    folder = tmp_path / "sets"
    folder.mkdir()
    person.activate(person.window("Deal session"))
    person.do("key", "ctrl+a")
    person.do("type", "--delay", "20", f"{folder}/tuesday")
    person.do("key", "Return")
    files = [folder / "tuesday.dlm", folder / "tuesday.pbn"]
    until(lambda: all(file.exists() for file in files))
    until(lambda: sorted(folder.iterdir()) == files)

    deals = []
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        read = read_boards_file(file.name, file.read_bytes())
        assert [board.number for board in read.boards] == list(range(1, 25))
        deals.append([board.deal for board in read.boards])
    assert deals[0] == deals[1]
    assert len({hands_text(deal) for deal in deals[0]}) == 24
    assert format_by_name("pbn").read(files[1].read_bytes()).set_code

    def is_closed() -> bool:
        """Try to close the window, which asks first while the process that dealt has not ended."""
        person.activate(window)
        person.do("key", "alt+F4")
        time.sleep(0.5)
        return program.poll() is not None

    until(is_closed)
    out, err = program.communicate(timeout=20)
    assert (program.returncode, out, err) == (0, "", "")
    assert list((own_home / "tmp").iterdir()) == []
    kept = {path.relative_to(own_home).parts[0] for path in own_home.rglob("*") if path.is_file()}
    assert kept <= {"config", "data", ".cache", ".config"}
