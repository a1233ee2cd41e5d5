"""The empty stage that each trial of a frozen program is played on, and what may be said there.

Standard library only, like the trials.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

ON_WINDOWS: Final = sys.platform == "win32"
A_LONG_TIME_S: Final = 120.0

SPOKEN: Final = "mbcs" if ON_WINDOWS else "utf-8"
"""How a command writes where nobody reads its terminal: on Windows in the system's code page."""

HARMLESS: Final = (
    # Qt, of a display that does not exist.
    re.compile(r"This plugin does not support propagateSizeHints\(\)"),
    # What everybody who asks for figures about unplayed boards is told.
    re.compile(r"bigdealx: stats: this file tells about boards .*"),
    # What is said of files that do not tell that the first board is another than 1.
    re.compile(r"bigdealx: \w+: it (claims boards 1 to \d+|has no board numbers).*"),
    re.compile(r""),
)
"""Lines on standard error that are as they should be."""

GONE: Final = frozenset(
    {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "QT_PLUGIN_PATH", "DISPLAY", "WAYLAND_DISPLAY", "APPIMAGE"}
)
"""Variables that would let the program find what its user does not have."""


class TrialFailed(Exception):
    """The frozen program did something else than it should; the sentence says what."""


@dataclass(frozen=True, slots=True)
class Place:
    """A new folder with nothing in it, the programs to try there, and a home that is as empty."""

    folder: Path
    program: Path
    commands: Path

    @property
    def work(self) -> Path:
        """The folder the programs are started in."""
        return self.folder / "work"

    @property
    def home(self) -> Path:
        """The user's home."""
        return self.folder / "home"

    def surroundings(self) -> dict[str, str]:
        """Return the variables that lead to this place and nowhere else."""
        kept = {name: value for name, value in os.environ.items() if name not in GONE}
        return {**kept, "HOME": str(self.home), "BIGDEAL_HOME": str(self.home / "bigdeal")}

    def run(self, *arguments: str, expected: str, program: Path | None = None, **variables: str) -> str:
        """Run a command and return what it said on standard output.

        Args:
            arguments: The command line after the program's name.
            expected: A regular expression that all of standard output must match.
            program: Another program than the commands' own.
            variables: More variables of the environment.

        Raises:
            TrialFailed: it failed, or said something else.
        """
        done = subprocess.run(
            [program or self.commands, *arguments],
            cwd=self.work,
            env={**self.surroundings(), **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding=SPOKEN,
            timeout=A_LONG_TIME_S,
            check=False,
        )
        line = " ".join(arguments)
        if done.returncode != 0 or surprising(done.stderr):
            raise TrialFailed(f"“{line}” ended with {done.returncode} and said: {done.stderr}")
        if re.fullmatch(expected, done.stdout) is None:
            raise TrialFailed(f"“{line}” said what was not expected: {done.stdout}")
        return done.stdout


def surprising(text: str) -> list[str]:
    """Return the lines of `text` that are not as they should be."""
    return [line for line in text.splitlines() if not any(one.fullmatch(line) for one in HARMLESS)]


def end_with_children(program: subprocess.Popen[bytes]) -> None:
    """Tell `program` to end; one file unpacks itself and starts a second process, which must end as well."""
    if ON_WINDOWS and program.poll() is None:
        # There a process that is ended cannot hand that on.
        subprocess.run(
            ["taskkill", "/T", "/F", "/PID", str(program.pid)],  # noqa: S607 - the system's own
            capture_output=True,
            check=False,
        )
    program.terminate()
    program.wait(A_LONG_TIME_S)
