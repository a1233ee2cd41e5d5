"""The check page: questions about files, boards and tournaments; a door for each, one of them open.

To add a door:

1. Its model, without a screen, in `bigdeal_gui/pages/`; its widget, a `DoorWidget` (or a `FilesDoorWidget`,
   which has the area for files and a list for what was found in them), in a folder of its own,
   `gui/check/NAME/door.py`. It imports no other door.
2. A row of `DOORS`, with a function that imports the widget: nothing of a door is loaded before it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.labels import bold_width, title_label
from bigdeal_gui.gui.parts.look.spacing import INSIDE, MARGIN, column_layout
from bigdeal_gui.words import translate

if TYPE_CHECKING:
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


class DoorButton(QPushButton):
    """A door's question, one of many that stays down; a radio button to a screen reader."""

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.name = name
        self.setObjectName("doorButton")
        self.setAccessibleName(title)
        self.setToolTip(title)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for the room of the words in bold, as those of the open door are, so that nothing moves."""
        words = self.text()
        more = bold_width(self, words) - self.fontMetrics().horizontalAdvance(words)
        return super().sizeHint() + QSize(max(more, 0), 0)


class CheckPage(QWidget):
    """Shows the doors of `DOORS`; what is behind one is made when it is first opened."""

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.jobs = Jobs(self)
        """Finds out which door files belong to; what is done with them is the door's own."""
        self.made: dict[str, DoorWidget] = {}
        self.buttons: dict[str, DoorButton] = {}
        self._stack = QStackedWidget(self)
        self._build()
        self.open_door(DOORS[0].name)
        self.jobs.crashed.connect(self._on_jobs_crashed)

    @property
    def open(self) -> DoorWidget:
        """What is behind the door that is open."""
        return self.made[self._open_name]

    @property
    def _open_name(self) -> str:
        return next(name for name, button in self.buttons.items() if button.isChecked())

    @property
    def help_topic(self) -> str:
        """The topic that explains the open door."""
        return self.open.help_topic

    def check(self, paths: Sequence[Path], *, was_shown: bool = False) -> None:
        """Open the door that `paths` belong to, files or folders, and hand them in there.

        Where the page `was_shown` when they were dropped the open door may keep them.
        """
        if not paths:
            return
        files = tuple(paths)
        keeps = was_shown and self.open.keeps_drops
        otherwise = self._open_name if keeps else DOORS[0].name

        def then(name: str) -> None:
            self.open_door(name).check(files)

        def first_door(_work: object) -> str:
            return next((door.name for door in DOORS if door.takes(files)), otherwise)

        self.jobs.cancel()
        self.jobs.run(first_door, then)

    def open_door(self, name: str) -> DoorWidget:
        """Open the door called `name`, shut the one that was open, and return what is behind it."""
        door = next(door for door in DOORS if door.name == name)
        if name not in self.made:
            self.made[name] = door.make(self._store, self)
            self.made[name].handed.connect(self.check)
            self.made[name].setAccessibleName(self.buttons[name].accessibleName())
            self._stack.addWidget(self.made[name])
        self.buttons[name].setChecked(True)
        self._stack.setCurrentWidget(self.made[name])
        self.setFocusProxy(self.made[name])
        return self.made[name]

    def stop(self) -> None:
        """Stop what is in progress and wait for its end."""
        self.jobs.stop()
        for door in self.made.values():
            door.stop()

    def _build(self) -> None:
        for door in DOORS:
            button = self.buttons[door.name] = DoorButton(door.name, door.title(), self)
            # Not only a click: assistive programs switch the button without one.
            button.toggled.connect(self._on_button_toggled)
        row = flow_row(*self.buttons.values())
        head = column_layout(title_label(self.tr("Check"), self), row, margin=MARGIN, spacing=INSIDE)
        column_layout(head, (self._stack, 1), on=self, spacing=0)

    def _on_jobs_crashed(self, place: str) -> None:
        self.open.tell_crash(place)

    def _on_button_toggled(self, is_on: bool) -> None:  # noqa: FBT001 - Qt's signature
        button = self.sender()
        if is_on and isinstance(button, DoorButton):
            self.open_door(button.name)
