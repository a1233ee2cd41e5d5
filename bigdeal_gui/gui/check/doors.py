"""The doors of the check page: the questions that can be asked there, one of them open at a time.

To add a door:

1. Its model, without a screen, in `bigdeal_gui/pages/`; its widget, a `DoorWidget` (or a `FilesDoorWidget`,
   which has the area for files and a list for what was found in them), in a folder of its own,
   `gui/check/NAME/door.py`. It imports no other door.
2. A row of `DOORS`, with a function that imports the widget: nothing of a door is loaded before it is opened.

A question without a row is not shown. Where a door has files of its own kind, `takes` knows them, so that
files dropped on the window open it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.check.door import DoorWidget
    from bigdeal_gui.gui.parts.settings_store import SettingsStore


class Door(NamedTuple):
    """A question of the check page. `name` is fixed, whatever the language; `title` gives the words.

    `make` makes the widget. `takes` tells whether files that were dropped belong here; it is asked off the
    window's thread. Where no door takes them, the first one has them.
    """

    name: str
    title: Callable[[], str]
    make: Callable[[SettingsStore, QWidget], DoorWidget]
    takes: Callable[[Sequence[Path]], bool] = lambda _paths: False


def _files(store: SettingsStore, parent: QWidget) -> DoorWidget:
    from bigdeal_gui.gui.check.files.door import FilesDoor  # noqa: PLC0415 - opened by hand

    return FilesDoor(store, parent)


def _board(store: SettingsStore, parent: QWidget) -> DoorWidget:
    from bigdeal_gui.gui.check.board.door import BoardDoor  # noqa: PLC0415 - opened by hand

    return BoardDoor(store, parent)


def _fair(store: SettingsStore, parent: QWidget) -> DoorWidget:
    from bigdeal_gui.gui.check.fair.door import FairDoor  # noqa: PLC0415 - opened by hand

    return FairDoor(store, parent)


def _tournament(store: SettingsStore, parent: QWidget) -> DoorWidget:
    from bigdeal_gui.gui.check.verify.door import TournamentDoor  # noqa: PLC0415 - opened by hand

    return TournamentDoor(store, parent)


def _box(store: SettingsStore, parent: QWidget) -> DoorWidget:
    from bigdeal_gui.gui.check.box.door import BoxDoor  # noqa: PLC0415 - opened by hand

    return BoxDoor(store, parent)


def _are_boxes(paths: Sequence[Path]) -> bool:
    from bigdeal_gui.pages.boxes import are_boxes  # noqa: PLC0415 - as above

    return are_boxes(paths)


def _holds_plan(paths: Sequence[Path]) -> bool:
    from bigdeal_gui.services.tournament.submitted_files import holds_plan  # noqa: PLC0415 - as above

    return holds_plan(paths)


DOORS: tuple[Door, ...] = (
    Door("files", lambda: translate("CheckDoors", "Is this file sound?"), _files),
    Door("board", lambda: translate("CheckDoors", "What is this board?"), _board),
    Door("fair", lambda: translate("CheckDoors", "Is our machine fair?"), _fair),
    Door("tournament", lambda: translate("CheckDoors", "Verify a tournament"), _tournament, _holds_plan),
    Door("box", lambda: translate("CheckDoors", "Open a locked box"), _box, _are_boxes),
)
"""In the order in which they are shown."""
