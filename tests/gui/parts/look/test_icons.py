"""Icons are drawn once, and as they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPixmapCache

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
    first = [icons.pixmap(*one).toImage() for one in asked]
    assert len(drawn) == len(asked)
    assert [icons.pixmap(*one).toImage() for one in asked] == first
    assert len(drawn) == len(asked)
    assert all(one != other for place, one in enumerate(first) for other in first[:place])
    assert [image.devicePixelRatio() for image in first] == [1.0] * 5 + [2.0]
