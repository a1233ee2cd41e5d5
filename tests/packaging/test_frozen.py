"""The one-file program: it passes the gates and every trial, from an empty folder with an empty profile."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import archives
import contents
import gates
import pytest
import stage
import trials
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.frozen

WINDOW_APPEARS_S = 30.0
COLOURS_OF_A_WINDOW = 20
"""An empty screen has one colour; a window with text and icons has hundreds."""

OF_COMMANDS = frozenset(
    {
        "bigdealx",
        "dossier",
        "double dummy",
        "every format",
        "known set",
        "self-test",
        "signature",
        "locked box",
        "tournament",
    }
)
"""Trials of what is inside: one file holds what the folder holds, which has a test of its own."""
assert {trial.name for trial in trials.TRIALS} >= OF_COMMANDS

# The days on which each exchange is closed, as the library finds them in the folder given.
CALENDARS = """
import json, sys
sys.path.insert(0, sys.argv[1])
import holidays
years = range(2024, 2031)
found = {}
for code in sorted(holidays.registry.EntityLoader.get_financial_codes()):
    plain = holidays.financial_holidays(code, years=years)
    named = holidays.financial_holidays(code, years=years, language="en_US")
    found[code] = [sorted(map(str, plain)), sorted(f"{day} {name}" for day, name in named.items())]
print(json.dumps(found))
"""


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """Start an X display of our own and return its name."""
    for tool in ("Xvfb", "import"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    read_end, write_end = os.pipe()
    with (tmp_path / "xvfb.txt").open("wb") as log:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
            pass_fds=[write_end],
            stdout=log,
            stderr=log,
        )
    os.close(write_end)
    with os.fdopen(read_end) as number:
        name = f":{number.readline().strip()}"
    yield name
    server.terminate()
    server.wait(30)


@pytest.fixture
def surroundings(tmp_path: Path, display: str) -> dict[str, str]:
    """Return the variables of a user who has a display and nothing else."""
    gone = stage.GONE | {"QT_QPA_PLATFORM", "XDG_SESSION_TYPE"}
    kept = {name: value for name, value in os.environ.items() if name not in gone}
    return {**kept, "DISPLAY": display, "HOME": str(tmp_path), "BIGDEAL_HOME": str(tmp_path / "kept")}


def test_it_may_go_out(program: Path) -> None:
    """What was built has only listed plugins, no network code, all its parts and notices, and a fit size."""
    assert gates.findings(program) == []


@pytest.fixture(scope="session")
def commands(program: Path) -> Path:
    """Return the same build as a folder, if it is there: it need not unpack itself for every command."""
    unpacked = program.parent / contents.FOLDER / program.name
    return unpacked if unpacked.is_file() else program


def test_the_one_file_holds_what_the_folder_holds(program: Path, commands: Path) -> None:
    """Every file and module is in both, with the same bytes: what the one does the other can do."""
    if commands == program:
        pytest.skip("only the one file was built")
    carried, installed = archives.read(program), archives.read(commands.parent)
    for one, other in ((carried.files, installed.files), (carried.modules, installed.modules)):
        assert one.keys() == other.keys()
        assert [name for name, data in one.items() if data() != other[name]()] == []


@pytest.mark.parametrize("trial", trials.TRIALS, ids=lambda trial: trial.name)
def test_it_passes_the_trial(program: Path, commands: Path, trial: trials.Trial) -> None:
    """It tests itself, deals, writes, opens and is carried about, silently, with nothing there before."""
    taken = commands if trial.name in OF_COMMANDS else program
    assert trials.attempt(trial, program, taken).startswith(f"{trial.name}: ")


@pytest.mark.display
def test_it_finds_all_that_a_window_on_a_display_needs(
    program: Path, tmp_path: Path, surroundings: dict[str, str]
) -> None:
    """On an X display it opens through Qt's own plugin for X, tests itself and says nothing."""
    report = tmp_path / "report.json"
    done = subprocess.run(
        [program, "--smoke-test", report],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=surroundings,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert json.loads(report.read_text())["platform"] == "xcb"


@pytest.mark.display
def test_its_window_is_seen(program: Path, tmp_path: Path, surroundings: dict[str, str]) -> None:
    """On an X display there is something to be seen."""
    window = subprocess.Popen([program], cwd=tmp_path, env=surroundings, stdin=subprocess.DEVNULL)
    try:
        ends = time.monotonic() + WINDOW_APPEARS_S
        while (seen := colours_of_screen(tmp_path, surroundings)) < COLOURS_OF_A_WINDOW:
            assert time.monotonic() < ends, f"the screen has {seen} colours"
            assert window.poll() is None, "the window closed by itself"
            time.sleep(0.2)
    finally:
        stage.end_with_children(window)


def colours_of_screen(folder: Path, surroundings: dict[str, str]) -> int:
    """Return how many colours there are on the screen, of every fourth dot."""
    shot = folder / "shot.png"
    subprocess.run(["import", "-window", "root", shot], env=surroundings, check=True)
    image = QImage(str(shot))
    return len({image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)})


@pytest.mark.parametrize(
    ("name", "arguments", "answer"),
    [
        ("bigdeal", ["self-test"], ": ok"),
        ("bigdealx", ["--help"], "bigdealx"),
        ("bigdeal-gui", ["--version"], "gui"),
    ],
)
def test_a_link_is_the_program_of_its_name(
    program: Path, tmp_path: Path, name: str, arguments: list[str], answer: str
) -> None:
    """The one file, called through a link, is the program that the link is named after."""
    link = tmp_path / name
    link.symlink_to(program)
    done = subprocess.run([link, *arguments], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert answer in done.stdout


def test_every_exchange_has_its_calendar(program: Path, tmp_path: Path) -> None:
    """The calendars that were cut out of their library say of every exchange what the library says."""
    frozen = archives.read(program)
    cut = tmp_path / "cut"
    header = importlib.util.MAGIC_NUMBER + bytes(12)
    works = ("holidays", "dateutil", "six")
    for name, code in frozen.modules.items():
        if name.partition(".")[0] in works:
            is_package = any(other.startswith(f"{name}.") for other in frozen.modules)
            path = cut.joinpath(*name.split("."), *(["__init__"] if is_package else []))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.with_name(f"{path.name}.pyc").write_bytes(header + code())
    for name, data in frozen.files.items():
        if name.startswith("holidays"):
            (cut / name).parent.mkdir(parents=True, exist_ok=True)
            (cut / name).write_bytes(data())
    installed = importlib.util.find_spec("holidays")
    assert installed is not None
    assert installed.origin is not None
    whole = os.path.dirname(os.path.dirname(installed.origin))  # noqa: PTH120 - a path of importlib's
    assert calendars(str(cut)) == calendars(whole)


def calendars(folder: str) -> dict[str, list[list[str]]]:
    """Return the calendars of all exchanges as the library in `folder`, and nothing else, finds them."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", CALENDARS, folder],
        capture_output=True,
        text=True,
        check=True,
        env={"LANGUAGE": "en"},
    )
    found: dict[str, list[list[str]]] = json.loads(done.stdout)
    assert found
    return found
