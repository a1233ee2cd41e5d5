"""What is asked in dialogs where files are checked and converted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bigdeal_gui.gui.check.files.convert_dialog import ask_conversion
from bigdeal_gui.gui.parts.dialogs.file_dialogs import (
    choose_files,
    choose_set_name,
    open_in_desktop,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.formats.format import Profile
    from bigdeal_gui.gui.check.files.convert_dialog import ConvertRequest
    from bigdeal_gui.pages.check import FileFacts


@dataclass(frozen=True, slots=True)
class FilesQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_files` takes the folder to start from, `choose_target` folder and name proposed, `ask_conversion`
    what was found out about a file.
    """

    choose_files: Callable[[Path, QWidget], Sequence[Path]] = choose_files
    choose_target: Callable[[Path, str, QWidget], Path | None] = choose_set_name
    ask_conversion: Callable[[FileFacts, Sequence[str], Profile, QWidget], ConvertRequest | None] = (
        ask_conversion
    )
    open_folder: Callable[[Path], None] = open_in_desktop
