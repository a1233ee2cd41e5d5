"""Where the files lie that came with the program: by the sources, in the wheel, or in a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""The window icon's sizes; one PNG each."""

_FACES: Final = (
    "window/BigdealText-Regular.ttf",
    "window/BigdealText-SemiBold.ttf",
    "BigdealMono-Regular.ttf",
)


def resource_folder() -> Path:
    """Return the folder that holds fonts, style, icons, help and translations; it need not exist."""
    package = Path(__file__).resolve().parent
    unpacked: str | None = getattr(sys, "_MEIPASS", None)
    candidates = [
        *([Path(unpacked) / "resources", Path(unpacked) / "bigdeal_gui" / "resources"] if unpacked else []),
        package / "resources",
        package.parent / "resources",
    ]
    return next((folder for folder in candidates if (folder / "style").is_dir()), candidates[-1])


def style_sheet() -> str:
    """Return the one style sheet; empty where it is missing, as the window works without it."""
    try:
        return (resource_folder() / "style" / "window.qss").read_text("utf-8")
    except OSError:
        return ""


def translation_folder() -> Path:
    """Return the folder of the translations."""
    return resource_folder() / "translations"


def translation_file(code: str) -> Path:
    """Return the file of translations into the language `code`, such as `nl`."""
    return translation_folder() / f"bigdeal-gui_{code}.ts"


def face_files() -> list[Path]:
    """Return the window's faces that are there: text in two weights, and one for codes."""
    folder = resource_folder() / "fonts"
    files = (folder / name for name in _FACES)
    return [file for file in files if file.is_file()]


def marks_folder() -> Path:
    """Return the folder of the drawings inside controls, `light-NAME.png` and `dark-NAME.png`."""
    return resource_folder() / "style" / "marks"


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
