"""Pack the programs of a folder into a setup program: `python make_installer.py [FOLDER] [OUT]`.

Works wherever NSIS is: on Windows, and on Debian (`apt-get install nsis`). Standard library only.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import contents
import windows_program
from reproducible import BUILD_DATE

TOP: Final = Path(__file__).resolve().parents[2]
SCRIPT: Final = Path(__file__).with_name("installer.nsi")
USUAL_PLACES: Final = (r"C:\Program Files (x86)\NSIS\makensis.exe", r"C:\Program Files\NSIS\makensis.exe")

STUBS: Final = ("x86-unicode", "amd64-unicode")
"""Windows runs both; NSIS for Windows has the first alone, a Wine without 32 bits runs the second alone."""


def file_lists(folder: Path) -> str:
    """Return the two macros of the script: what is installed from `folder`, and what of it is removed again.

    Raises:
        SystemExit: a name there cannot be written into the script.
    """
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    # In one order on every system, so that the same files make the same setup program.
    files = sorted(found, key=Path.as_posix)
    folders = {parent for file in files for parent in file.parents} - {Path()}
    for file in files:
        if set(file.as_posix()) & set("$\"'`\n"):
            raise SystemExit(f"The name “{file}” cannot stand in NSIS's script.")
    lines = ["!macro INSTALL_FILES"]
    for parent in sorted({file.parent for file in files}, key=Path.as_posix):
        lines.append(f'  SetOutPath "{_installed(parent)}"')
        lines += [f'  File "{_written(folder / file)}"' for file in files if file.parent == parent]
    lines += ["!macroend", "!macro REMOVE_FILES", '  SetOutPath "$TEMP"']
    lines += [f'  Delete "{_installed(file)}"' for file in files]
    # What lies inside goes first.
    lines += [f'  RMDir "{_installed(one)}"' for one in sorted(folders, key=Path.as_posix, reverse=True)]
    return "\n".join([*lines, "!macroend", ""])


def _installed(file: Path) -> str:
    return "\\".join(("$INSTDIR", *file.parts))


def _written(path: Path) -> str:
    return str(path.absolute()).replace("$", "$$")


def defines(folder: Path, lists: Path, output: Path, stub: str) -> dict[str, str]:
    """Return what the script is told."""
    version = contents.version_of(TOP)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return {
        "VERSION": version,
        "NUMBERS": ".".join(map(str, windows_program.version_numbers(version))),
        "COPYRIGHT": contents.copyright_line(TOP),
        "ICON": str(TOP / "resources" / "icons" / "bigdeal-gui.ico"),
        "LISTS": str(lists.absolute()),
        "KIB": str(-(-size // 1024)),
        "OUTPUT": str(output.absolute()),
        "STUB": stub,
    }


def makensis() -> str:
    """Return NSIS's compiler.

    Raises:
        SystemExit: there is none.
    """
    found = shutil.which("makensis") or next((place for place in USUAL_PLACES if Path(place).is_file()), None)
    if found is None:
        raise SystemExit(
            "There is no makensis here: install NSIS (https://nsis.sourceforge.io, or apt-get install nsis)."
        )
    return found


def make(folder: Path, output: Path, stub: str) -> None:
    """Write the setup program `output` of everything in `folder`; any warning of makensis is an error.

    Raises:
        SystemExit: `folder` lacks a program, or there is no makensis.
        subprocess.CalledProcessError: makensis failed; its words are on standard error.
    """
    lacking = [
        f"{one.name}.exe" for one in windows_program.INSTALLED if not (folder / f"{one.name}.exe").is_file()
    ]
    if lacking:
        raise SystemExit(
            f"{folder} lacks {', '.join(lacking)}: `python3 dev.py package` on Windows makes them."
        )
    output.parent.mkdir(parents=True, exist_ok=True)
    # The same programs give the same setup program.
    for path in folder.rglob("*"):
        os.utime(path, (int(BUILD_DATE), int(BUILD_DATE)))
    with tempfile.TemporaryDirectory() as place:
        lists = Path(place) / "lists.nsh"
        lists.write_text(file_lists(folder), "utf-8")
        given = [f"-D{name}={value}" for name, value in defines(folder, lists, output, stub).items()]
        subprocess.run(
            [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *given, str(SCRIPT)],
            check=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": BUILD_DATE},
        )


def main() -> int:
    """Make the setup program and say how large it is."""
    parser = argparse.ArgumentParser(description="Packs the programs of a folder into a setup program.")
    parser.add_argument("folder", type=Path, nargs="?", default=TOP / "dist" / "bigdeal-gui")
    parser.add_argument("output", type=Path, nargs="?", help="dist/bigdeal-gui-VERSION-setup.exe if left out")
    parser.add_argument("--stub", choices=STUBS, default=STUBS[0])
    asked = parser.parse_args()
    output = asked.output or TOP / "dist" / f"bigdeal-gui-{contents.version_of(TOP)}-setup.exe"
    try:
        make(asked.folder, output, asked.stub)
    except subprocess.CalledProcessError as error:
        print(f"Failed: {error}", file=sys.stderr)  # noqa: T201 - a build script speaks to its terminal
        return 1
    print(f"{output}: {output.stat().st_size / 1e6:.1f} MB")  # noqa: T201 - as above
    return 0


if __name__ == "__main__":
    sys.exit(main())
