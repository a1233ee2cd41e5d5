"""Icons: strokes on a grid, in the colours of text, each drawn once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QImage, QPainter, QPalette, QPixmapCache

import bigdeal_gui
from bigdeal_gui.gui.parts.look import icons

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


def test_an_icon_is_drawn_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - Qt must be there
    """Asked for again it is the same picture; another name, size, colour or screen has its own."""
    QPixmapCache.clear()
    drawn: list[tuple[object, ...]] = []
    draw = icons._drawn

    def noted(*what: object) -> object:
        drawn.append(what)
        return draw(*what)  # type: ignore[arg-type] - as it was asked

    monkeypatch.setattr(icons, "_drawn", noted)
    black, red, soft = QColor("black"), QColor("red"), QColor(0, 0, 0, 128)
    asked = [
        ("more", 16, black, 1.0),
        ("less", 16, black, 1.0),
        ("more", 24, black, 1.0),
        ("more", 16, red, 1.0),
        ("more", 16, soft, 1.0),
        ("more", 16, black, 2.0),
    ]
    first = [icons.icon_pixmap(*one).toImage() for one in asked]
    assert len(drawn) == len(asked)
    assert [icons.icon_pixmap(*one).toImage() for one in asked] == first
    assert len(drawn) == len(asked)
    assert all(one != other for place, one in enumerate(first) for other in first[:place])
    assert [image.devicePixelRatio() for image in first] == [1.0] * 5 + [2.0]
    assert [image.size() for image in first[-3:]] == [QSize(16, 16), QSize(16, 16), QSize(32, 32)]


def test_an_icon_stands_in_the_middle_of_nothing(qtbot: QtBot) -> None:  # noqa: ARG001 - Qt must be there
    """A ring is as far from all four sides, and what is around it is not painted."""
    image = icons.icon_pixmap("to-come", 48, QColor("red")).toImage()
    on = [image.pixelColor(x, y) for x, y in ((5, 24), (42, 24), (24, 5), (24, 42))]
    assert on == [QColor("red")] * 4
    assert [image.pixelColor(x, y).alpha() for x, y in ((0, 0), (47, 47), (24, 24))] == [0, 0, 0]


def test_strokes_are_lines_curves_rings_and_boxes() -> None:
    """Each letter is one kind of step; what is behind it are its numbers."""
    drawn = icons.stroke_path("M 1 2 L 3 -4.5 C 5 6 7 8 9 10 Z")
    steps = [drawn.elementAt(place) for place in range(drawn.elementCount())]
    assert [(step.x, step.y) for step in steps] == [(1, 2), (3, -4.5), (5, 6), (7, 8), (9, 10), (1, 2)]
    assert [steps[place].isLineTo() for place in (1, 5)] == [True, True]
    assert steps[2].isCurveTo()
    assert icons.stroke_path("O 12 8 3").boundingRect() == QRectF(9, 5, 6, 6)
    box = icons.stroke_path("R 2 4 10 12 3")
    assert box.boundingRect() == QRectF(2, 4, 10, 12)
    assert [box.contains(QPointF(x, y)) for x, y in ((2.2, 4.2), (3, 5), (11, 15), (11.8, 15.8))] == [
        False, True, True, False
    ]  # fmt: skip


def seen(image: QImage) -> list[list[bool]]:
    """Return which pixels of 8 by 8 are drawn on."""
    return [[image.pixelColor(x, y).alpha() > 0 for x in range(8)] for y in range(8)]


def test_a_drawing_fills_its_square_and_nothing_else(qtbot: QtBot) -> None:  # noqa: ARG001 - Qt must be there
    """It is moved and scaled to where it is wanted; the painter is given back as it came."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    square, where = "M 0 0 L 24 0 L 24 24 L 0 24 Z", QRectF(2, 3, 4, 3)
    icons.fill_strokes(painter, square, where, QColor("red"))
    inside = [[2 <= x < 6 and 3 <= y < 6 for x in range(8)] for y in range(8)]
    assert seen(image) == inside
    assert image.pixelColor(3, 4) == QColor("red")
    image.fill(Qt.GlobalColor.transparent)
    icons.paint_strokes(painter, "M 0 12 L 24 12", where, QColor("blue"), width=8)
    assert [place for place, row in enumerate(seen(image)) if row[4]] == [4]
    assert image.pixelColor(4, 4) == QColor("blue")
    # Round ends: half a line beyond its ends.
    assert seen(image)[4] == [False, True, True, True, True, True, True, False]
    image.fill(Qt.GlobalColor.transparent)
    painter.setBrush(QColor("red"))
    icons.paint_strokes(painter, square, QRectF(2, 2, 4, 4), QColor("blue"), width=1)
    assert image.pixelColor(4, 4).alpha() == 0, "an outline is not filled"
    assert painter.transform().isIdentity()
    assert painter.brush() == QBrush(QColor("red"))
    assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.end()


def shades(icon: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> list[str]:
    """Return the colours of an icon's ring, where it is painted whole, in the sizes that it has."""
    images = [icon.pixmap(size, mode).toImage() for size in icon.availableSizes(mode)]
    return [image.pixelColor(image.width() // 2, image.height() // 8).name() for image in images]


def coloured() -> QPalette:
    """Return a palette in which everything has a colour of its own."""
    made = QPalette()
    for group, role, colour in (
        (QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText, "#ff0000"),
        (QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText, "#00ff00"),
        (QPalette.ColorGroup.Active, QPalette.ColorRole.Text, "#0000ff"),
        (QPalette.ColorGroup.Active, QPalette.ColorRole.HighlightedText, "#ffff00"),
    ):
        made.setColor(group, role, QColor(colour))
    return made


def test_icons_have_the_colours_of_text(qtbot: QtBot) -> None:  # noqa: ARG001 - Qt must be there
    """Of a button while it is on and off, and of a row of a table that is chosen or not; in four sizes."""
    modes = QIcon.Mode
    button = icons.icon("to-come", coloured())
    sizes = [QSize(side, side) for side in (16, 22, 33, 44)]
    assert button.availableSizes() == button.availableSizes(modes.Disabled) == sizes
    assert (shades(button)[2:], shades(button, modes.Disabled)[2:]) == (["#ff0000"] * 2, ["#00ff00"] * 2)
    always_on = icons.icon("to-come", coloured(), is_always_on=True)
    assert (always_on.availableSizes(), always_on.availableSizes(modes.Disabled)) == (sizes, [])
    row = icons.row_icon("to-come", coloured())
    assert row.availableSizes() == row.availableSizes(modes.Selected) == sizes
    assert (shades(row)[2:], shades(row, modes.Selected)[2:]) == (["#0000ff"] * 2, ["#ffff00"] * 2)
    good = icons.row_icon("to-come", coloured(), QColor("#ff00ff"))
    assert (shades(good)[2:], shades(good, modes.Selected)[2:]) == (["#ff00ff"] * 2, ["#ffff00"] * 2)


def test_every_icon_is_of_strokes_on_the_grid() -> None:
    """None is empty, or reaches beyond its square."""
    grid = QRectF(0, 0, icons.GRID, icons.GRID)
    for name, strokes in {**icons.OUTLINES, **icons.SUITS}.items():
        assert not icons.stroke_path(strokes).isEmpty(), name
        assert grid.contains(icons.stroke_path(strokes).boundingRect()), name
    assert set(icons.SUITS) == {"spade", "heart", "diamond", "club"}


def test_no_icon_is_there_for_nobody() -> None:
    """Each is asked for by its name."""
    files = [file for file in Path(bigdeal_gui.__file__).parent.rglob("*.py") if file.name != "icons.py"]
    text = "".join(file.read_text("utf-8") for file in files)
    assert [name for name in icons.OUTLINES if f'"{name}"' not in text] == []
