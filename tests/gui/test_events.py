"""What widgets take of Qt's events: they add to what Qt does, and take nothing away."""

from __future__ import annotations

import importlib
import pkgutil
from contextlib import suppress
from typing import TYPE_CHECKING, Final
from unittest.mock import MagicMock

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bigdeal_gui import gui
from bigdeal_gui.gui.deal.entropy_area import EntropyArea

if TYPE_CHECKING:
    from collections.abc import Iterator

HANDED_ON: Final = ("changeEvent", "keyPressEvent", "resizeEvent", "showEvent")


def overrides() -> Iterator[tuple[type[QWidget], str]]:
    """Yield the classes of the window that look at such an event, with its name."""
    for module in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}."):
        for one in vars(importlib.import_module(module.name)).values():
            if isinstance(one, type) and issubclass(one, QWidget) and one.__module__ == module.name:
                yield from ((one, name) for name in HANDED_ON if name in vars(one))


@pytest.mark.parametrize(
    ("widget", "name"),
    # What is typed into the area works nothing.
    sorted(set(overrides()) - {(EntropyArea, "keyPressEvent")}, key=str),
)
def test_qt_hears_of_each_event_too(widget: type[QWidget], name: str) -> None:
    """Whoever looks at a key, a change, a new size or being shown hands it on to the class above."""
    heard: list[QEvent] = []
    qt_s = next(one for one in widget.__mro__ if one.__module__.startswith("PySide6."))
    ear = type("Ear", (qt_s,), {name: lambda _self, event: heard.append(event)})
    stand_ins = {"__getattr__": lambda _self, _name: MagicMock(), "currentIndex": MagicMock()}
    hearing = type("Hearing", (widget, ear), stand_ins)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F24, Qt.KeyboardModifier.NoModifier)
    # Its parts are stand-ins, and Qt has made none of it: only what is handed on counts.
    with suppress(Exception):
        getattr(widget, name)(hearing.__new__(hearing), event)
    assert heard == [event]
