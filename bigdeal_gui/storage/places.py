"""Where the program keeps its own files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs

from bigdeal_gui import PROGRAM_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping

HOME_VARIABLE: Final = "BIGDEAL_HOME"
"""Names one folder for everything the program keeps: for sticks, tests and shared computers."""


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


def _home(environ: Mapping[str, str]) -> Path | None:
    named = environ.get(HOME_VARIABLE, "")
    return Path(named).absolute() if named else None
