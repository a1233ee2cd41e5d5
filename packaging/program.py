"""The frozen program: one file that is the window, `bigdeal` and `bigdealx`.

Which of them it is follows from the name it was called by, so that links work as programs, or else from
its first argument.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Final

import lazy_files

COMMANDS: Final = ("bigdeal", "bigdealx")
WINDOW: Final = "bigdeal-gui"
SEAL_PROCESS: Final = "--seal-process"
"""What the window calls the program with to have a seal made or opened: `seals/sealer.py`."""
DEAL_PROCESS: Final = "--deal-process"
"""The same to have a set dealt: `services/dealing_process.py`."""

_OF_COMMANDS: Final = re.compile(r"[a-z][a-z-]*|--language(?:=.*)?")
"""The first word of a subcommand's line: its name, or the language that is asked for before it."""


def chosen(arguments: list[str]) -> tuple[str, list[str]]:
    """Return which program `arguments` (with the program's name first) mean, and the arguments it expects."""
    name = Path(arguments[0]).stem.lower()
    first = arguments[1] if len(arguments) > 1 else ""
    # Every file is all three programs, be it called `bigdeal`.
    if first in COMMANDS:
        return first, [first, *arguments[2:]]
    if name in COMMANDS:
        return name, arguments
    # A file dropped on the program comes with its folder, so a bare word can only be a subcommand.
    if _OF_COMMANDS.fullmatch(first):
        return "bigdeal", arguments
    return WINDOW, arguments


def say_help() -> None:
    """Say what this one file is: the window, and all commands."""
    from bigdeal_gui.cli.bigdeal import SUBCOMMANDS  # noqa: PLC0415 - only the one asked for is loaded
    from bigdeal_gui.gui.app import USAGE  # noqa: PLC0415 - as above

    rows = [(name, line) for name, (_module, line) in SUBCOMMANDS.items()]
    rows.append(("bigdealx", "Deal as Big Deal 2.0's extended program does."))
    commands = "".join(f"  {name:12} {line}\n" for name, line in rows)
    if sys.stdout is not None:  # a windowed program on Windows has no standard output
        sys.stdout.write(
            f"{USAGE}\n\nThis file is these commands as well: {WINDOW} COMMAND …\n{commands}"
            f"{WINDOW} COMMAND --help says more of each.\n"
        )


def main() -> None:
    """Be the program that was asked for."""
    if sys.argv[1:] == [SEAL_PROCESS]:
        from bigdeal_gui.seals import sealer  # noqa: PLC0415 - only the one asked for is loaded

        sealer.main()
        return
    if sys.argv[1:] == [DEAL_PROCESS]:
        from bigdeal_gui.services import dealing_process  # noqa: PLC0415 - as above

        dealing_process.main()
        return
    # Programs started from here (the file manager, the browser) must find their own libraries, not ours.
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        os.environ.pop(name, None)
        if before is not None:
            os.environ[name] = before
    if unpacked := getattr(sys, "_MEIPASS", None):
        from pyimod02_importers import pyz_archive  # noqa: PLC0415 - PyInstaller's, in a frozen program alone

        lazy_files.install(pyz_archive.toc, pyz_archive.extract, Path(unpacked))
    program, sys.argv = chosen(sys.argv)
    if program == WINDOW and sys.argv[1:] in (["--help"], ["-h"]):
        say_help()
        return
    if program == "bigdealx":
        from bigdeal_gui.cli.bigdealx import program as bigdealx  # noqa: PLC0415 - only the one asked for is loaded

        bigdealx.main()
    if program == "bigdeal":
        from bigdeal_gui.cli import bigdeal  # noqa: PLC0415 - as above

        bigdeal.main()
    from bigdeal_gui.gui import app  # noqa: PLC0415 - as above

    try:
        sys.exit(app.main())
    except ImportError as error:  # a library of the graphics driver, which is never packed
        sys.exit(f"The window cannot open: {error}. “{WINDOW} deal --help” works without a window.")


if __name__ == "__main__":
    main()
