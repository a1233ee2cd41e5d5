"""Ask the package index for every locked library's wheels for both kinds of Mac: `python check_wheels.py`.

Runs on any system, needs a network and installs nothing. Exit code 1: a wheel is missing, or asks for a newer
macOS than the application says.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from macos_bundle import FLOOR

LOCK: Final = Path(__file__).resolve().parents[1] / "requirements.lock"
PROCESSORS: Final = ("arm64", "x86_64")
PYTHON: Final = "3.11"

_TAG: Final = re.compile(r"macosx_(\d+)_(\d+)_\w+\.whl$")


def floor_of(wheel: str) -> str | None:
    """Return the oldest macOS that the file name `wheel` allows; None where it is for every system."""
    found = _TAG.search(wheel)
    return f"{found[1]}.{found[2]}" if found else None


def wheels(report: dict[str, Any]) -> list[str]:
    """Return the file names in pip's report of an installation."""
    return sorted(str(one["download_info"]["url"]).rpartition("/")[2] for one in report["install"])


def too_new(names: list[str]) -> list[str]:
    """Return those of the wheels `names` that ask for a newer macOS than the application does."""
    limit = tuple(map(int, FLOOR.split(".")))
    floors = ((name, floor_of(name)) for name in names)
    return [name for name, floor in floors if floor and tuple(map(int, floor.split("."))) > limit]


def asked(processor: str) -> list[str]:
    """Return the wheels that pip would install on a Mac with `processor`.

    Raises:
        SystemExit: one is missing; pip's words are on standard error.
    """
    platform = f"macosx_{FLOOR.replace('.', '_')}_{processor}"
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.json"
        command = [
            *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--dry-run", "--ignore-installed", "--only-binary=:all:", f"--platform={platform}"),
            *(f"--python-version={PYTHON}", f"--target={place}", f"--report={report}"),
            f"--requirement={LOCK}",
        ]
        if subprocess.run(command, check=False).returncode != 0:
            raise SystemExit(f"Not every library has a wheel for {platform}.")
        return wheels(json.loads(report.read_text("utf-8")))


def main() -> int:
    """Tell what both kinds of Mac would get."""
    newer = []
    for processor in PROCESSORS:
        names = asked(processor)
        print(f"{processor}: {len(names)} wheels for macOS {FLOOR}")  # noqa: T201 - a script's answer
        for name in names:
            if floor_of(name):
                print(f"  {name}")  # noqa: T201 - as above
        newer += too_new(names)
    for name in newer:
        print(f"Failed: {name} asks for a newer macOS than {FLOOR}")  # noqa: T201 - as above
    return 1 if newer else 0


if __name__ == "__main__":
    sys.exit(main())
