"""Paint the program's icon: PNG at each size for the window, ICO for Windows, ICNS for macOS; and the marks.

Run from the top folder: `python packaging/make_icons.py`. The results are kept in `resources/icons`, the
drawings inside controls in `resources/style/marks`, and the picture on the last page of the setup program
beside its script.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageWriter, QPainter, QPainterPath, QPalette

from bigdeal_gui.gui.parts.look.appearance import palette
from bigdeal_gui.gui.parts.look.icons import SUITS, fill_strokes, paint_strokes
from bigdeal_gui.resource_files import ICON_SIZES, marks_folder

FOLDER: Final = Path(__file__).resolve().parents[1] / "resources" / "icons"
SETUP_PICTURE: Final = Path(__file__).resolve().parent / "windows" / "finish.bmp"
SETUP_SIZE: Final = (164, 314)
"""Pixels, as NSIS wants it."""
GROUND: Final = QColor(22, 84, 61)
CARD: Final = QColor(252, 252, 248)
BLACK: Final = QColor(28, 32, 36)
RED: Final = QColor(190, 30, 45)
SMALL: Final = 32
"""Below this many pixels four suits blur: one spade is shown."""
LARGE: Final = 128
"""From this many pixels on every system reads PNG in its icons."""

MARKS: Final = {
    "check": "M 5 12.5 L 10 17.5 L 19.5 7",
    "some": "M 6 12 L 18 12",
    "down": "M 6 9.5 L 12 15.5 L 18 9.5",
    "up": "M 6 14.5 L 12 8.5 L 18 14.5",
    "left": "M 14.5 6 L 8.5 12 L 14.5 18",
    "right": "M 9.5 6 L 15.5 12 L 9.5 18",
}
"""Drawings inside controls, as in `icons.OUTLINES`."""
MARK_SIZE: Final = 64
"""Pixels; Qt makes pictures smaller for a control, never larger."""


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
        fill_strokes(painter, SUITS["spade"], QRectF(14, 14, 36, 36), BLACK)
    else:
        fill_strokes(painter, SUITS["spade"], QRectF(15.5, 13.5, 15.5, 17), BLACK)
        fill_strokes(painter, SUITS["heart"], QRectF(33, 13.5, 15.5, 17), RED)
        fill_strokes(painter, SUITS["diamond"], QRectF(15.5, 33.5, 15.5, 17), RED)
        fill_strokes(painter, SUITS["club"], QRectF(33, 33.5, 15.5, 17), BLACK)
    painter.end()
    return image


def png(size: int) -> bytes:
    """Return the icon at `size` pixels as PNG."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(painted(size)):
        raise RuntimeError("Qt wrote no PNG")
    return bytes(buffer.data().data())


def dib(size: int) -> bytes:
    """Return the icon at `size` pixels as a bitmap of Windows: rows from the bottom up, then a mask."""
    image = painted(size).convertToFormat(QImage.Format.Format_ARGB32)
    colours = bytes(image.constBits())
    row_bytes = 4 * size
    upwards = b"".join(colours[row * row_bytes :][:row_bytes] for row in reversed(range(size)))
    # Where alpha counts the mask does not; its rows are filled up to four bytes.
    mask = bytes((size + 31) // 32 * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, len(upwards) + len(mask), 0, 0, 0, 0)
    return head + upwards + mask


def ico(images: dict[int, bytes]) -> bytes:
    """Return a Windows icon of images by size (at most 256)."""
    head = struct.pack("<HHH", 0, 1, len(images))
    place = len(head) + 16 * len(images)
    for size, data in images.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(images.values())


def planes(size: int) -> tuple[bytes, bytes]:
    """Return the icon at `size` pixels as macOS keeps its smallest: three packed colours, and the alpha."""
    image = painted(size).convertToFormat(QImage.Format.Format_RGBA8888)
    pixels = bytes(image.constBits())
    return b"".join(packed(pixels[colour::4]) for colour in range(3)), pixels[3::4]


def packed(plane: bytes) -> bytes:
    """Return `plane` in the run lengths of macOS's icons: 128 to 255 repeats a byte 3 to 130 times."""
    result, loose, place = bytearray(), bytearray(), 0

    def put_loose() -> None:
        for start in range(0, len(loose), 128):
            piece = loose[start : start + 128]
            result.append(len(piece) - 1)
            result.extend(piece)
        loose.clear()

    while place < len(plane):
        rest = plane[place : place + 130]
        run = len(rest) - len(rest.lstrip(rest[:1]))
        if run < 3:  # noqa: PLR2004 - the shortest run there is a code for
            loose += rest[:run]
        else:
            put_loose()
            result += bytes((run + 125, rest[0]))
        place += run
    put_loose()
    return bytes(result)


def macos_images() -> dict[bytes, bytes]:
    """Return the images of macOS's icon by their type code."""
    images = {}
    for size, colours, alpha in ((16, b"is32", b"s8mk"), (32, b"il32", b"l8mk")):
        images[colours], images[alpha] = planes(size)
    # What is twice a smaller size, for dense screens, is PNG at any size.
    doubled = {b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024}
    single = {b"ic07": 128, b"ic08": 256, b"ic09": 512}
    return images | {kind: png(size) for kind, size in (single | doubled).items()}


def icns(images: dict[bytes, bytes]) -> bytes:
    """Return a macOS icon of images by their type code."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in images.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def setup_picture() -> QImage:
    """Return the picture beside the last words of the setup program, in few colours."""
    image = QImage(*SETUP_SIZE, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    painter.drawImage((SETUP_SIZE[0] - LARGE) // 2, 48, painted(LARGE))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Indexed8)


def write_marks() -> None:
    """Write the drawings inside controls, for light windows and dark ones: style sheets load pictures."""
    marks_folder().mkdir(exist_ok=True)
    on, off = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    text, chosen = QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText
    for shade in ("light", "dark"):
        shown = palette(is_dark=shade == "dark")
        for name, strokes in MARKS.items():
            for state, group in (("", on), ("-off", off)):
                colour = shown.color(group, chosen if name in {"check", "some"} else text)
                image = QImage(MARK_SIZE, MARK_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
                image.fill(Qt.GlobalColor.transparent)
                painter = QPainter(image)
                paint_strokes(painter, strokes, QRectF(image.rect()), colour, 3 if name == "check" else 2.5)
                painter.end()
                image.save(str(marks_folder() / f"{shade}-{name}{state}.png"))


def main() -> int:
    """Write every file of the icon, and the marks."""
    app = QGuiApplication(sys.argv)
    write_marks()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in ICON_SIZES:
        (FOLDER / f"bigdeal-gui-{size}.png").write_bytes(png(size))
    # Only the large ones as PNG: not everything that shows icons on Windows reads that at small sizes.
    bitmaps = {size: png(size) if size >= LARGE else dib(size) for size in ICON_SIZES}
    (FOLDER / "bigdeal-gui.ico").write_bytes(ico(bitmaps))
    (FOLDER / "bigdeal-gui.icns").write_bytes(icns(macos_images()))
    if not QImageWriter(str(SETUP_PICTURE), QByteArray(b"BMP")).write(setup_picture()):
        raise RuntimeError("Qt wrote no BMP")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
