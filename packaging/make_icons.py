"""Paint the program's icon: PNG at each size for the window, ICO for Windows, ICNS for macOS.

Run from the top folder: `python packaging/make_icons.py`. The results are kept in `resources/icons`.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath

from bigdeal_gui.gui.icons import SUITS, fill
from bigdeal_gui.gui.resources import ICON_SIZES

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "icons"
GROUND: Final = QColor(22, 84, 61)
CARD: Final = QColor(252, 252, 248)
BLACK: Final = QColor(28, 32, 36)
RED: Final = QColor(190, 30, 45)
SMALL: Final = 32
"""Below this many pixels four suits blur: one spade is shown."""


def painted(size: int) -> QImage:
    """Return the icon at `size` pixels: a card with the four suits on green baize."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    ground = QPainterPath()
    ground.addRoundedRect(QRectF(2, 2, 60, 60), 13, 13)
    painter.fillPath(ground, GROUND)
    card = QPainterPath()
    card.addRoundedRect(QRectF(12, 9, 40, 46), 6, 6)
    painter.fillPath(card, CARD)
    if size < SMALL:
        fill(painter, SUITS["spade"], QRectF(14, 14, 36, 36), BLACK)
    else:
        fill(painter, SUITS["spade"], QRectF(15.5, 13.5, 15.5, 17), BLACK)
        fill(painter, SUITS["heart"], QRectF(33, 13.5, 15.5, 17), RED)
        fill(painter, SUITS["diamond"], QRectF(15.5, 33.5, 15.5, 17), RED)
        fill(painter, SUITS["club"], QRectF(33, 33.5, 15.5, 17), BLACK)
    painter.end()
    return image


def png(size: int) -> bytes:
    """Return the icon at `size` pixels as PNG."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not painted(size).save(buffer, "PNG"):
        raise RuntimeError("Qt wrote no PNG")
    return bytes(buffer.data().data())


def ico(images: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG images by size (at most 256)."""
    head = struct.pack("<HHH", 0, 1, len(images))
    place = len(head) + 16 * len(images)
    for size, data in images.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(images.values())


def icns(images: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon of PNG images by their type code."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in images.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> int:
    """Write every file of the icon."""
    app = QGuiApplication(sys.argv)
    FOLDER.mkdir(parents=True, exist_ok=True)
    images = {size: png(size) for size in ICON_SIZES}
    for size, data in images.items():
        (FOLDER / f"bigdeal-gui-{size}.png").write_bytes(data)
    (FOLDER / "bigdeal-gui.ico").write_bytes(ico(images))
    kinds = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
    (FOLDER / "bigdeal-gui.icns").write_bytes(icns({kind: png(size) for kind, size in kinds.items()}))
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
