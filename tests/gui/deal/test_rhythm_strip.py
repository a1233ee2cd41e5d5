"""The strip of bars: drawn when something changed, in the palette's colours, and silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage, QPalette, QRegion

from bigdeal_gui.gui.deal.entropy_area import RhythmStrip
from bigdeal_gui.randomness.rhythm_trace import BARS, LONG, SHORT, USUAL

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

EMPTY = (None,) * BARS


@pytest.fixture
def strip(qtbot: QtBot) -> RhythmStrip:
    """A strip on its own."""
    made = RhythmStrip(None)  # type: ignore[arg-type] # stands alone here
    qtbot.addWidget(made)
    return made


def drawn(strip: RhythmStrip) -> QImage:
    """Return what the strip draws, on nothing."""
    image = QImage(strip.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    strip.render(image, QPoint(), QRegion(), strip.RenderFlag.DrawChildren)
    return image


def heights(image: QImage) -> list[int]:
    """Return how many pixels are painted in the middle of each bar."""
    step = (image.width() + 4) // BARS
    return [
        sum(image.pixelColor(place * step + 2, y).alpha() > 0 for y in range(image.height()))
        for place in range(BARS)
    ]


def test_nothing_is_drawn_before_anything_is_typed(strip: RhythmStrip) -> None:
    """An empty trace leaves the place empty, and takes it nonetheless: nothing jumps when bars come."""
    before = strip.size()
    assert set(heights(drawn(strip))) == {0}
    strip.show_rhythm((USUAL, *EMPTY[1:]), is_warning=False)
    assert strip.size() == before


def test_equal_bars_look_equal(strip: RhythmStrip) -> None:
    """The same height is the same height wherever it stands, and the three differ plainly."""
    strip.show_rhythm((USUAL, SHORT, LONG, USUAL, None, *EMPTY[5:]), is_warning=False)
    usual, short, long, again, none = heights(drawn(strip))[:5]
    assert usual == again
    assert short + 4 <= usual <= long - 4
    assert none == 0


def test_a_warning_changes_the_colour(strip: RhythmStrip) -> None:
    """Too even bars are drawn in the colour of a warning, others in the accent, fainter."""
    slots = (LONG, *EMPTY[1:])
    colours = []
    for is_warning in (False, True):
        strip.show_rhythm(slots, is_warning=is_warning)
        colours.append(drawn(strip).pixelColor(2, strip.height() // 2))
    assert colours[1] == strip.palette().color(QPalette.ColorRole.BrightText)
    assert colours[0].alpha() < 255


def test_it_is_drawn_anew_only_when_something_changed(
    strip: RhythmStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten looks a second at the same bars paint nothing."""
    asked: list[bool] = []
    monkeypatch.setattr(strip, "update", lambda: asked.append(True))
    for _ in range(10):
        strip.show_rhythm(EMPTY, is_warning=False)
    assert asked == []
    for _ in range(10):
        strip.show_rhythm((USUAL, *EMPTY[1:]), is_warning=False)
    assert asked == [True]


def test_it_takes_neither_focus_nor_mouse_nor_the_screen_readers_time(
    strip: RhythmStrip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is decoration: it has no name, takes nothing, and announces nothing."""
    heard: list[object] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    strip.show_rhythm((USUAL, *EMPTY[1:]), is_warning=True)
    assert heard == []
    assert strip.accessibleName() == ""
    assert strip.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert strip.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
