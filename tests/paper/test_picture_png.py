"""Described pictures as PNG files: the same picture as the SVG."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from bigdeal_gui.analysis.chart import set_chart
from bigdeal_gui.analysis.picture import INK, PAPER, Area, LevelLine, Picture, Text, chart_svg
from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.library import statistics as statistics_of
from bigdeal_gui.paper.fonts.program_fonts import SANS
from bigdeal_gui.paper.picture_png import DOTS_PER_PIXEL, picture_png
from bigdeal_gui.randomness.generator import first_deals
from bigdeal_gui.randomness.seed import Seed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

FILL = "#3182bd"


def drawn(picture: Picture) -> QImage:
    """Return the PNG of `picture`, read again."""
    return QImage.fromData(QByteArray(picture_png(picture)), "PNG")


def at(image: QImage, left: float, top: float) -> str:
    """Return the colour at a place of the description."""
    return image.pixelColor(int(left * DOTS_PER_PIXEL), int(top * DOTS_PER_PIXEL)).name()


def inked(image: QImage, left: int, top: int, width: int, height: int) -> int:
    """Return how many dots of a part are dark."""
    part = image.copy(*(one * DOTS_PER_PIXEL for one in (left, top, width, height)))
    return sum(
        part.pixelColor(x, y).lightness() < 128 for x in range(part.width()) for y in range(part.height())
    )


@pytest.mark.usefixtures("qtbot")
def test_every_piece_stands_where_it_was_put() -> None:
    """Areas, lines and texts in their order on white paper, two dots a pixel, titled."""
    pieces = (Area(10, 10, 20, 20, FILL), Area(20, 10, 20, 20, INK), LevelLine(50, 20, 40, 2))
    image = drawn(Picture(100, 50, "12 deals", pieces))
    assert (image.width(), image.height(), image.text("Title")) == (200, 100, "12 deals")
    assert [at(image, left, 15) for left in (5, 15, 25, 45)] == [PAPER, FILL, INK, PAPER]
    assert [at(image, 70, top) for top in (18, 19, 20, 21)] == [PAPER, INK, INK, PAPER]


@pytest.mark.usefixtures("qtbot")
def test_texts_stand_on_their_baseline_at_their_left_end_or_middle() -> None:
    """Bold is bolder; nothing stands where no text is."""
    pieces = (Text(10, 20, "HHH"), Text(60, 20, "HHH", is_bold=True), Text(110, 40, "HHH", is_centred=True))
    image = drawn(Picture(160, 50, "", pieces))
    plain, bold = inked(image, 10, 8, 40, 13), inked(image, 60, 8, 40, 13)
    assert 0 < plain < bold
    assert inked(image, 0, 0, 9, 50) == inked(image, 0, 21, 90, 29) == 0
    left, right = inked(image, 90, 28, 20, 13), inked(image, 110, 28, 20, 13)
    assert left > 0
    assert abs(left - right) <= 0.1 * (left + right)


@pytest.mark.unwatched
@pytest.mark.usefixtures("qtbot")
def test_svg_and_png_are_the_same_picture() -> None:
    """A chart drawn from its SVG by another program differs from the PNG by edges of letters at most."""
    chart = set_chart(statistics_of(first_deals(Seed(bytes(range(20))), b"club", 200)))
    ours = drawn(chart)
    theirs = QImage(ours.size(), ours.format())
    theirs.fill(Qt.GlobalColor.white)
    painter = QPainter(theirs)
    # Qt takes a list of families for the name of one.
    described = re.sub('font-family="[^"]*"', f'font-family="{SANS}"', chart_svg(chart))
    QSvgRenderer(QByteArray(described.encode())).render(painter)
    painter.end()
    small = [one.scaled(450, 365, mode=Qt.TransformationMode.SmoothTransformation) for one in (ours, theirs)]
    different = sum(
        abs(QColor(small[0].pixel(x, y)).lightness() - QColor(small[1].pixel(x, y)).lightness()) > 64
        for x in range(450)
        for y in range(365)
    )
    assert different <= 0.002 * 450 * 365


def test_without_qt_the_error_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else breaks where the library is not installed."""
    monkeypatch.setitem(sys.modules, "PySide6.QtGui", None)
    with pytest.raises(PrintingUnavailable, match="library is missing"):
        picture_png(Picture(10, 10, "", ()))


def test_a_picture_can_be_drawn_beside_a_window(qtbot: QtBot) -> None:
    """Where a window runs, its Qt is used and goes on."""
    png = picture_png(Picture(10, 10, "", ()))
    assert png.startswith(b"\x89PNG")
    qtbot.wait(1)
