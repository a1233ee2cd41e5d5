"""What the window looks like and what belongs to it: its style sheet, its icons, the licences."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from bigdeal_gui.resource_files import resource_folder

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""The window icon's sizes; one PNG each."""


def style_sheet() -> str:
    """Return the one style sheet; empty where it is missing, as the window works without it."""
    try:
        return (resource_folder() / "style" / "window.qss").read_text("utf-8")
    except OSError:
        return ""


def icon_files() -> list[Path]:
    """Return the window icon's files that are there."""
    folder = resource_folder() / "icons"
    files = (folder / f"bigdeal-gui-{size}.png" for size in ICON_SIZES)
    return [file for file in files if file.is_file()]


def third_party_notice() -> str:
    """Return the licences of everything in a frozen program; empty where each library brings its own."""
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    if unpacked is None:
        return ""
    try:
        return (Path(unpacked) / "THIRD-PARTY.txt").read_text("utf-8")
    except OSError:
        return ""
