"""The sign of a light: its shape says the same as its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.check.verify.light_mark import SHAPES, LightMark, light_colour
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import good_colour, open_colour, palette
from bigdeal_gui.pages.verify import Light

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROLE = QPalette.ColorRole


def test_every_light_has_its_colour() -> None:
    """Right, not yet, open, wrong, and none."""
    shown = palette(is_dark=False)
    assert [light_colour(light, shown) for light in Light] == [
        {
            Light.GREEN: good_colour(shown),
            Light.WAITING: shown.color(ROLE.Link),
            Light.AMBER: open_colour(shown),
            Light.RED: shown.color(ROLE.BrightText),
            Light.NONE: shown.color(ROLE.PlaceholderText),
        }[light]
        for light in Light
    ]


def test_every_light_has_its_shape(qtbot: QtBot) -> None:
    """Drawn in its colour; another shape stands in for it where one is given."""
    window = QWidget()
    qtbot.addWidget(window)
    assert SHAPES == {
        Light.GREEN: "check",
        Light.WAITING: "to-come",
        Light.AMBER: "open",
        Light.RED: "error",
        Light.NONE: "to-come",
    }
    for light, shape in SHAPES.items():
        for other in ("", "warning"):
            mark = LightMark(light, 48, window, other)
            ground = QColor(mark.palette().color(ROLE.Window))
            drawn = icons.icon_pixmap(other or shape, 48, light_colour(light, mark.palette())).toImage()
            seen = mark.grab().toImage()
            assert mark.size() == QSize(48, 48)
            assert all(
                seen.pixelColor(x, y) == drawn.pixelColor(x, y)
                for x in range(48)
                for y in range(48)
                if drawn.pixelColor(x, y).alpha() == 255
            )
            assert seen.pixelColor(0, 0) == ground
