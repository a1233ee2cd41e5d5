"""Where the files lie that came with the program: by the sources, in the wheel, or in a frozen program."""

from __future__ import annotations

import sys
from pathlib import Path


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
