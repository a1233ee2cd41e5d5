"""What the deal page asks in dialogs, and the day."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.file_dialogs import ask_set_name, open_in_desktop

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.pages.presets import PresetDraft
    from bigdeal_gui.pages.questions import Question

translate = QCoreApplication.translate


def local_today() -> date:
    """Return today’s date by this computer’s clock and time zone."""
    from bigdeal_gui.services.dealing.clock import local_today as wall_day  # noqa: PLC0415 - behind the first page

    return wall_day()


def choose_target(folder: Path, name: str, parent: QWidget) -> Path | None:
    """Return the folder and name for a set that the user picked, None when the dialog was cancelled."""
    title = translate("SaveDialog", "Deal session: name of the set")
    return ask_set_name(title, translate("SaveDialog", "Deal"), folder / name, parent)


def ask_draft(title: str, draft: PresetDraft, parent: QWidget) -> PresetDraft | None:
    """Ask for what `draft` holds; None when the dialog was cancelled."""
    from bigdeal_gui.gui.parts.dialogs.preset_dialog import ask_draft as ask  # noqa: PLC0415 - behind the first page

    return ask(title, draft, parent)


class DealQuestions(NamedTuple):
    """What the page asks in dialogs, and the day; tests put their answers in place of them.

    `choose_target` asks for folder and name of a set (None: cancelled), `confirm` a yes or no, `ask_draft`
    for name and folder of a preset.
    """

    choose_target: Callable[[Path, str, QWidget], Path | None] = choose_target
    confirm: Callable[[Question, QWidget], bool] = confirm
    open_folder: Callable[[Path], None] = open_in_desktop
    today: Callable[[], date] = local_today
    ask_draft: Callable[[str, PresetDraft, QWidget], PresetDraft | None] = ask_draft
