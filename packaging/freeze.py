"""Build the one-file program of this system and try it out: `python packaging/freeze.py [FOLDER]`.

Standard library only; PyInstaller is started as a program. `try_out` is also what the tests call.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
NAME: Final = {"win32": "bigdeal-gui.exe", "darwin": "bigdeal-gui.app/Contents/MacOS/bigdeal-gui"}.get(
    sys.platform, "bigdeal-gui"
)
COMMAND_NAME: Final = "bigdeal.exe" if sys.platform == "win32" else NAME
"""The file that has a terminal."""

HARMLESS: Final = {"This plugin does not support propagateSizeHints()"}
"""What Qt says of a display that does not exist, and that means nothing."""

WINDOW_STAYS_S: Final = 8.0
A_LONG_TIME_S: Final = 120.0


class TrialFailed(Exception):
    """The frozen program did something else than it should; the sentence says what."""


def build(folder: Path) -> Path:
    """Build into `folder` and return the program.

    Raises:
        subprocess.CalledProcessError: PyInstaller failed; its words are on standard error.
    """
    # The same sources give the same archive.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1767225600"}
    work = TOP / "build" / "pyinstaller"
    options = ["--noconfirm", "--clean", "--log-level=ERROR", f"--distpath={folder}", f"--workpath={work}"]
    recipe = str(TOP / "packaging" / "bigdeal.spec")
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *options, recipe], check=True, cwd=TOP, env=environment
    )
    return folder / NAME


def try_out(program: Path) -> list[str]:
    """Let `program` test itself, deal, and open its window, each with an empty profile in an empty folder.

    Returns:
        A line for each thing that worked.

    Raises:
        TrialFailed: something did not work, or said a word too many.
    """
    commands = program.with_name(COMMAND_NAME) if sys.platform == "win32" else program
    return [
        _tests_itself(commands),
        _deals(commands),
        _is_big_deal(commands),
        _opens(program),
        _stays_open(program),
    ]


def _tests_itself(program: Path) -> str:
    with tempfile.TemporaryDirectory() as place:
        said = _run(Path(place), program, "self-test")
    lines = said.splitlines()
    if not lines or not all(line.endswith(": ok") for line in lines):
        raise TrialFailed(f"the self-test said: {said}")
    return f"self-test: {len(lines)} parts ok"


def _deals(program: Path) -> str:
    with tempfile.TemporaryDirectory() as place:
        _run(Path(place), program, "deal", "-n", "36", "-f", "pbn,dlm,dup", "-o", "trial")
        files = sorted(path.name for path in (Path(place) / "work").iterdir())
    if files != ["trial.dlm", "trial.dup", "trial.pbn"]:
        raise TrialFailed(f"dealing left these files: {', '.join(files) or 'none'}")
    return "deal: a set of three files"


def _is_big_deal(program: Path) -> str:
    with tempfile.TemporaryDirectory() as place:
        said = _run(Path(place), program, "bigdealx", "--help")
    return f"bigdealx: {len(said.splitlines())} lines of help"


def _opens(program: Path) -> str:
    """Let the window open without a display, test itself and report what it found in its archive."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        _run(Path(place), program, "--smoke-test", str(report), QT_QPA_PLATFORM="offscreen")
        seen = json.loads(report.read_text("utf-8"))
    lacking = [name for name in ("passed", "has_style_sheet", "has_icon", "pages") if not seen[name]]
    if lacking:
        raise TrialFailed(f"the window lacks: {', '.join(lacking)}")
    return f"window: opens with Qt {seen['qt']}, pages {', '.join(seen['pages'])}"


def _stays_open(program: Path) -> str:
    """Open the window without a display: it must stay, and say nothing, until it is told to end."""
    with tempfile.TemporaryDirectory() as place:
        work, environment = _surroundings(Path(place))
        environment["QT_QPA_PLATFORM"] = "offscreen"
        with (Path(place) / "said").open("wb+") as said:
            window = subprocess.Popen([program], cwd=work, env=environment, stdout=said, stderr=said)
            ends = time.monotonic() + WINDOW_STAYS_S
            while window.poll() is None and time.monotonic() < ends:
                time.sleep(0.1)
            has_stayed = window.poll() is None
            window.terminate()
            window.wait(A_LONG_TIME_S)
            said.seek(0)
            words = set(said.read().decode(errors="replace").splitlines()) - HARMLESS
    if not has_stayed or words:
        raise TrialFailed(
            f"the window {'stayed' if has_stayed else 'closed by itself'} and said: {' '.join(words)}"
        )
    return "window: stays open and silent"


def _run(place: Path, program: Path, *arguments: str, **variables: str) -> str:
    work, environment = _surroundings(place)
    environment.update(variables)
    done = subprocess.run(
        [program, *arguments],
        cwd=work,
        env=environment,
        capture_output=True,
        text=True,
        timeout=A_LONG_TIME_S,
        check=False,
    )
    if done.returncode != 0 or set(done.stderr.splitlines()) - HARMLESS:
        raise TrialFailed(f"{' '.join(arguments)} ended with {done.returncode} and said: {done.stderr}")
    return done.stdout


def _surroundings(place: Path) -> tuple[Path, dict[str, str]]:
    """Return an empty working folder under `place`, and variables that lead to an empty home there."""
    work, home = place / "work", place / "home"
    work.mkdir()
    home.mkdir()
    gone = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "QT_PLUGIN_PATH", "DISPLAY", "WAYLAND_DISPLAY"}
    kept = {name: value for name, value in os.environ.items() if name not in gone}
    return work, {**kept, "HOME": str(home), "BIGDEAL_HOME": str(home / "bigdeal")}


def main() -> int:
    """Build, try out, and say what came of it."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TOP / "dist"
    try:
        program = build(folder)
        for line in try_out(program):
            print(line, flush=True)  # noqa: T201 - a build script speaks to its terminal
    except (TrialFailed, subprocess.CalledProcessError) as error:
        print(f"Failed: {error}", file=sys.stderr)  # noqa: T201 - as above
        return 1
    print(f"{program}: {program.stat().st_size / 1e6:.1f} MB")  # noqa: T201 - as above
    return 0


if __name__ == "__main__":
    sys.exit(main())
