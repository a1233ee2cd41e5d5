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

import folder_zip
import gates
from contents import COMMANDS, PROGRAM
from one_file import LEVEL
from reproducible import BUILD_DATE
from stage import TrialFailed
from trials import try_out

TOP: Final = Path(__file__).resolve().parents[1]


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
    with tempfile.TemporaryDirectory() as work:
        environment = {
            **os.environ,
            "PYTHONHASHSEED": "0",
            "SOURCE_DATE_EPOCH": BUILD_DATE,
            "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": str(LEVEL),
        }
        subprocess.run(
            [
                # What an earlier process compiled can make other strings one object, and the bytes show it.
                # What PyInstaller starts only looks for modules, and may take what is there.
                *(sys.executable, "-X", f"pycache_prefix={work}"),
                *("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"),
                *(f"--distpath={folder}", f"--workpath={work}", str(TOP / "packaging" / "bigdeal.spec")),
            ],
            check=True,
            cwd=TOP,
            env=environment,
        )
    return program_in(folder)


def one_file_programs(folder: Path) -> list[Path]:
    """Return what a build into `folder` makes that is whole in one file, or on macOS one application."""
    if sys.platform == "darwin":
        return [folder / f"{PROGRAM}.app"]
    names = (f"{PROGRAM}.exe", f"{COMMANDS}.exe") if sys.platform == "win32" else (PROGRAM,)
    return [folder / name for name in names]


def main() -> int:
    """Build, try out, read what was built, and say what came of it."""
    parser = argparse.ArgumentParser(description="Build the frozen program of this system.")
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "dist")
    asked = parser.parse_args()
    try:
        program = build(asked.folder)
        found = look_at(program, one_file_programs(asked.folder))
        if sys.platform != "darwin":
            found += look_at_zip(folder_zip.make(folder_zip.folder_in(asked.folder), asked.folder))
    except (TrialFailed, subprocess.CalledProcessError) as error:
        print(f"Failed: {error}", file=sys.stderr)  # noqa: T201 - a build script speaks to its terminal
        return 1
    for finding in found:
        print(f"Failed: {finding}", file=sys.stderr)  # noqa: T201 - as above
    return 1 if found else 0


def look_at_zip(pack: Path) -> list[str]:
    """Do as `look_at` with the program that `pack` is unpacked to."""
    with tempfile.TemporaryDirectory() as place:
        folder = folder_zip.unpack(pack, Path(place).resolve())
        print(f"{pack}: {size_bytes(pack) / 1e6:.1f} MB", flush=True)  # noqa: T201 - as above
        return look_at(program_in(folder), [folder])


def look_at(program: Path, built: list[Path]) -> list[str]:
    """Try `program` out, say what it did, and return all that keeps what was `built` from going out.

    Raises:
        TrialFailed: it did something else than it should.
    """
    for line in try_out(program):
        print(line, flush=True)  # noqa: T201 - as above
    found = []
    for path in built:
        found += [f"{path.name}: {finding}" for finding in gates.findings(path)]
        print(f"{path}: {size_bytes(path) / 1e6:.1f} MB", flush=True)  # noqa: T201 - as above
    return found


def size_bytes(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(one.stat().st_size for one in files if one.is_file() and not one.is_symlink())


if __name__ == "__main__":
    sys.exit(main())
