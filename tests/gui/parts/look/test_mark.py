"""A drawing as a widget: as large as its text asks for, in the colour of its role."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui.gui.parts.look.appearance import BODY_POINTS
from bigdeal_gui.gui.parts.look.mark import Mark

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROLE = QPalette.ColorRole


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take a painting down."""
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What a drawing stands on, beside text of 100 %."""
    made = QWidget()
    qtbot.addWidget(made)
    font = made.font()
    font.setPointSizeF(BODY_POINTS)
    made.setFont(font)
    return made


@pytest.fixture
def mark(window: QWidget, qtbot: QtBot) -> Mark:
    """A ring of 40 pixels on the screen."""
    made = Mark("to-come", 40, window, ROLE.Highlight)
    with qtbot.waitExposed(window):
        window.show()
    return made


def test_a_mark_is_drawn_in_the_colour_of_its_role(mark: Mark) -> None:
    """The ring fills its square, and has a hole."""
    image = mark.grab().toImage()
    colour, ground = mark.palette().color(ROLE.Highlight), mark.palette().color(ROLE.Window)
    seen = [image.pixelColor(x, y) for x, y in ((20, 5), (34, 20), (20, 34), (20, 20), (1, 1))]
    assert seen == [colour, colour, colour, ground, ground]
    assert Mark("check", 10, mark).shape == ("check", ROLE.WindowText)


def test_another_drawing_is_painted_at_once(mark: Mark) -> None:
    """The one that is there already is not painted again."""
    paints = Paints(mark)
    for name, role, count in (
        ("to-come", ROLE.Highlight, 0),
        ("check", ROLE.Highlight, 1),
        ("check", ROLE.Accent, 2),
        ("check", ROLE.Accent, 2),
    ):
        mark.show_shape(name, role)
        QApplication.processEvents()
        assert (mark.shape, paints.count) == ((name, role), count)


def test_a_mark_grows_with_half_of_its_text(mark: Mark) -> None:
    """So it stays beside its line without pushing it aside; another size holds at once and from then on."""
    assert mark.size() == QSize(40, 40)
    font = mark.font()
    font.setPointSizeF(2 * BODY_POINTS)
    mark.setFont(font)
    assert mark.size() == QSize(60, 60)
    mark.resize_to(20)
    assert mark.size() == QSize(30, 30)
    font.setPointSizeF(BODY_POINTS)
    mark.setFont(font)
    assert mark.size() == QSize(20, 20)
