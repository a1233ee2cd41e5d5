"""Where the program keeps its own files: with the user's others, or beside itself on a stick.

A frozen program that finds `portable.ini` beside it keeps everything in the folder `bigdeal-data` there. What
stands in the file does not matter.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs

from bigdeal_gui import PROGRAM_NAME
from bigdeal_gui.errors.storage import PortableUnwritable
from bigdeal_gui.storage import disk

HOME_VARIABLE: Final = "BIGDEAL_HOME"
"""Names one folder for everything the program keeps, and is stronger than the mark."""

PORTABLE_MARKS: Final = ("portable.ini", "portable.ini.txt")
"""The second name is what Windows makes of the first where it hides the ends of names."""
PORTABLE_FOLDER: Final = "bigdeal-data"


def config_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the absolute folder of the settings; it need not exist yet."""
    home = _home(environ)
    return home / "config" if home else platformdirs.user_config_path(PROGRAM_NAME, appauthor=False)


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the absolute folder of the journal; it need not exist yet."""
    home = _home(environ)
    return home / "data" if home else platformdirs.user_data_path(PROGRAM_NAME, appauthor=False)


def settings_path(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the settings file."""
    return config_folder(environ) / "settings.json"


def journal_path(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the journal's database."""
    return data_folder(environ) / "journal.sqlite3"


def archive_folder(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return where finished sets go until the user chooses: on a stick beside the journal, else nowhere."""
    home = portable_home(environ)
    return home / "archive" if home else None


def portable_home(environ: Mapping[str, str] = os.environ) -> Path | None:
    """Return the absolute folder beside the program that holds everything; None where it is not portable."""
    folder = None if environ.get(HOME_VARIABLE) else _program_folder(environ)
    if folder is None or not any((folder / mark).is_file() for mark in PORTABLE_MARKS):
        return None
    return folder / PORTABLE_FOLDER


def check_portable(environ: Mapping[str, str] = os.environ) -> None:
    """Make sure that a program on a stick can keep its files there; elsewhere do nothing.

    Raises:
        PortableUnwritable: the stick is write-protected, full, or somebody else's.
    """
    home = portable_home(environ)
    if home is None:
        return
    trial = home / f"can-be-written-{os.getpid()}"
    with disk.refused_as(PortableUnwritable, home):
        home.mkdir(mode=disk.OWNER_ONLY_FOLDER, exist_ok=True)
        trial.write_bytes(b"yes\n")
        trial.unlink()


def text_of_folder(folder: Path, environ: Mapping[str, str] = os.environ) -> str:
    """Return how `folder` is written into the settings: from the program's folder on, if it is on its stick.

    A stick gets another letter, or another mount point, on the next computer.
    """
    home = portable_home(environ)
    if home is not None and folder.is_relative_to(home.parent):
        return folder.relative_to(home.parent).as_posix()
    return str(folder)


def folder_of_text(text: str, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder that `text_of_folder` wrote."""
    home = portable_home(environ)
    return home.parent / text if home else Path(text)


def _home(environ: Mapping[str, str]) -> Path | None:
    named = environ.get(HOME_VARIABLE, "")
    return Path(named).absolute() if named else portable_home(environ)


def _program_folder(environ: Mapping[str, str]) -> Path | None:
    """Return the folder that the user sees the frozen program in; None when it runs from its sources."""
    if not getattr(sys, "frozen", False):
        return None
    program = Path(sys.executable).absolute()
    image, unpacked = environ.get("APPIMAGE"), environ.get("APPDIR")
    # Both variables are also inherited by programs that have nothing to do with the image.
    if image and unpacked and program.is_relative_to(unpacked):
        return Path(image).absolute().parent
    for parent in program.parents:
        if parent.suffix == ".app" and program.parent == parent / "Contents" / "MacOS":
            return parent.parent
    return program.parent
