"""Build the frozen program of this system and let it through all trials and gates.

`python packaging/freeze.py [FOLDER]`. PyInstaller is started as a program; what it does
stands in `bigdeal.spec`, what the program must then do in `trials.py`, what it must be in `gates.py`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import gates
import translations
from contents import COMMANDS, FOLDER, PROGRAM
from stage import TrialFailed
from trials import try_out

TOP: Final = Path(__file__).resolve().parents[1]

BUILD_DATE: Final = "1767225600"
"""Seconds since 1970, written wherever a file wants a date: the same sources give the same program."""

LEVEL: Final = "8"
"""How hard modules and files are packed: 9 takes half as long again and saves half a thousandth."""


def program_in(folder: Path) -> Path:
    """Return where a build into `folder` puts the program."""
    if sys.platform == "darwin":
        return folder / f"{PROGRAM}.app" / "Contents" / "MacOS" / PROGRAM
    return folder / (f"{PROGRAM}.exe" if sys.platform == "win32" else PROGRAM)


def build(folder: Path) -> Path:
    """Build the program into `folder` and return the program.

    Raises:
        subprocess.CalledProcessError: PyInstaller failed; its words are on standard error.
    """
    if translations.outdated():
        translations.compile_all()
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": BUILD_DATE,
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": LEVEL,
    }
    with tempfile.TemporaryDirectory() as work:
        subprocess.run(
            [
                *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"),
                *(f"--distpath={folder}", f"--workpath={work}", str(TOP / "packaging" / "bigdeal.spec")),
            ],
            check=True,
            cwd=TOP,
            env=environment,
        )
    return program_in(folder)


def handed_out(folder: Path) -> list[Path]:
    """Return everything that a build into `folder` makes for users: files, and folders that are installed."""
    if sys.platform == "darwin":
        return [folder / f"{PROGRAM}.app"]
    if sys.platform == "win32":
        names = (f"{PROGRAM}.exe", f"{COMMANDS}.exe", PROGRAM)
    else:
        names = (PROGRAM, FOLDER)
    return [folder / name for name in names]


def main() -> int:
    """Build, try out, read what was built, and say what came of it."""
    parser = argparse.ArgumentParser(description="Build the frozen program of this system.")
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "dist")
    asked = parser.parse_args()
    try:
        program = build(asked.folder)
        for line in try_out(program):
            print(line, flush=True)  # noqa: T201 - a build script speaks to its terminal
    except (TrialFailed, subprocess.CalledProcessError) as error:
        print(f"Failed: {error}", file=sys.stderr)  # noqa: T201 - as above
        return 1
    code = 0
    for path in handed_out(asked.folder):
        found = gates.findings(path)
        for finding in found:
            print(f"Failed: {path.name}: {finding}", file=sys.stderr)  # noqa: T201 - as above
        print(f"{path}: {size_bytes(path) / 1e6:.1f} MB")  # noqa: T201 - as above
        code = 1 if found else code
    return code


def size_bytes(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [one for one in path.rglob("*") if not one.is_symlink()]
    return sum(one.stat().st_size for one in files if one.is_file())


if __name__ == "__main__":
    sys.exit(main())
