"""A club's logo: a picture that anybody may have made, checked once, and kept plain and small.

Of an untrusted PNG only what holds its dots is read, of a drawing in SVG only what is plain, within limits
that are asked before anything is unpacked; Qt does it, once. What is kept is a PNG of the plainest kind,
which needs no library to be read.
"""

from __future__ import annotations

import pyexpat
import re
import struct
import zlib
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final, NoReturn

from bigdeal_gui.errors.paper import LogoUnusable
from bigdeal_gui.paper.preview import drawing_at_hand
from bigdeal_gui.paper.surface import Raster
from bigdeal_gui.words import translate

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_ELEMENTS: Final = frozenset(
    (
        *("svg", "g", "defs", "use", "symbol", "path", "rect", "circle", "ellipse", "line", "polyline"),
        *("polygon", "text", "tspan", "linearGradient", "radialGradient", "stop", "style"),
    )
)
_OUTSIDE: Final = re.compile(r"""\\|@|url\(\s*["']?(?!["'#])""", re.IGNORECASE)
"""What leads out of the drawing, or hides that it does."""
_MOST_USES: Final = 1000
"""So often parts may stand for others, those within one another counted each time."""
_MOST_DEEP: Final = 100

MAX_LOGO_BYTES: Final = 5_000_000
MAX_LOGO_SIDE: Final = 6000
"""Dots from side to side; at most, and not in both ways at once:"""
MAX_LOGO_DOTS: Final = 16_000_000
KEPT_SIDE: Final = 800
"""As many dots as the longer side keeps: 500 an inch where a logo is printed largest."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_HEADER: Final = struct.Struct(">IIBBBBB")
_LENGTH: Final = struct.Struct(">I")
_OF_DOTS: Final = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
"""The chunks of a PNG that its dots are in. Source: PNG (Third Edition), 11."""
_RGB, _RGBA = 2, 6
_BITS: Final = 8
_SOLID: Final = b"\xff"
_FRAME_BYTES: Final = 12


def plain_svg(untrusted: bytes) -> bytes:
    """Return the drawing in an SVG file with nothing in it but shapes, colours and texts.

    Scripts, pictures, references to other files and all that is not in `_ELEMENTS` are left out.
    Source: Scalable Vector Graphics (SVG) 1.1, W3C.

    Raises:
        LogoUnusable: it is no drawing, damaged, too complicated, or declares entities.
    """
    writer = _SvgWriter()
    parser = pyexpat.ParserCreate(namespace_separator=" ")
    # A text comes whole, so that it is judged whole.
    parser.buffer_text, parser.buffer_size = True, len(untrusted) + 1
    parser.StartElementHandler = writer.start
    parser.EndElementHandler = writer.end
    parser.CharacterDataHandler = writer.text
    parser.EntityDeclHandler = writer.refuse
    try:
        parser.Parse(untrusted, True)
    except pyexpat.ExpatError as error:
        raise LogoUnusable(translate("reasons", "it is damaged")) from error
    if not writer.written:
        raise LogoUnusable(translate("reasons", "it is not a PNG, JPEG or SVG picture"))
    writer.check_uses()
    return "".join(writer.written).encode("utf-8")


class _SvgWriter:
    """Takes what pyexpat finds in a drawing, and writes the plain part of it again."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._open: list[str] = []
        """The names of what is open in the new drawing."""
        self._ids: list[str] = []
        self._skipped = 0
        """How deep it is in what is left out."""
        self._uses: dict[str, list[str]] = {"": []}
        """By the name of a part, what it stands for; the whole drawing has none."""

    def refuse(self, *_declared: object) -> NoReturn:
        raise LogoUnusable(translate("reasons", "its drawing is too complicated"))

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if self._skipped or space != _SVG or local not in _ELEMENTS:
            self._skipped += 1
            return
        if len(self._open) == _MOST_DEEP:
            self.refuse()
        self._open.append(local)
        self._ids.append(attributes.get("id", ""))
        kept = {own: value for own, value in attributes.items() if _is_kept(own, value)}
        target = attributes.get("href") or attributes.get(f"{_XLINK} href") or ""
        if target.startswith("#"):
            kept["xlink:href"] = target
            if local == "use":
                for part in {"", *self._ids}:
                    self._uses.setdefault(part, []).append(target[1:])
        spaces = f' xmlns="{_SVG}" xmlns:xlink="{_XLINK}"' if len(self._open) == 1 else ""
        said = "".join(f' {own}="{escape(value)}"' for own, value in kept.items())
        self.written.append(f"<{local}{spaces}{said}>")

    def end(self, _name: str) -> None:
        if self._skipped:
            self._skipped -= 1
            return
        self._ids.pop()
        self.written.append(f"</{self._open.pop()}>")

    def text(self, text: str) -> None:
        if self._skipped or not self._open or (self._open[-1] == "style" and not _is_plain(text)):
            return
        self.written.append(escape(text))

    def check_uses(self) -> None:
        """Make sure that the drawing does not grow without end when its parts are put in their places."""
        waiting, count = [""], 0
        while waiting:
            part = waiting.pop()
            count += 1
            if count + len(waiting) > _MOST_USES:
                self.refuse()
            waiting += self._uses.get(part, [])


def _is_kept(name: str, value: str) -> bool:
    return " " not in name and name != "href" and not name.startswith("on") and _is_plain(value)


def _is_plain(text: str) -> bool:
    return _OUTSIDE.search(text) is None


def plain_logo(untrusted: bytes) -> bytes:
    """Return the picture in a PNG, JPEG or SVG file as a plain PNG; nothing else of it.

    A large one is made smaller; a drawing gets `KEPT_SIDE` dots.

    Raises:
        LogoUnusable: it is none of these, too large, or damaged.
        PrintingUnavailable: Qt does not load here.
    """
    if len(untrusted) > MAX_LOGO_BYTES:
        text = translate("reasons", "it is larger than {count} MB")
        raise LogoUnusable(text.format(count=MAX_LOGO_BYTES // 1_000_000))
    if untrusted.startswith(_JPEG):
        return logo_png(_decoded(untrusted, "jpeg"))
    if untrusted.removeprefix(BOM_UTF8).lstrip().startswith(b"<"):
        return logo_png(_decoded(plain_svg(untrusted), "svg"))
    chunks = [chunk for chunk in _chunks(untrusted) if chunk[0] in _OF_DOTS]
    if not chunks or chunks[0][0] != b"IHDR" or len(chunks[0][1]) != _HEADER.size:
        raise _damaged()
    width, height, *_kind = _HEADER.unpack(chunks[0][1])
    _check_size(width, height)
    return logo_png(_decoded(_SIGNATURE + b"".join(_chunk(*chunk) for chunk in chunks), "png"))


def _check_size(width: int, height: int) -> None:
    if max(width, height) > MAX_LOGO_SIDE or width * height > MAX_LOGO_DOTS:
        raise LogoUnusable(translate("reasons", "it has more pixels than a page can show"))


def _decoded(data: bytes, kind: str) -> Raster:
    # A drawing's letters need all that a page needs.
    with drawing_at_hand():
        from PySide6.QtCore import QBuffer, QByteArray, QLoggingCategory, QSize, Qt  # noqa: PLC0415
        from PySide6.QtGui import QImage, QImageReader  # noqa: PLC0415

        # What is wrong with a picture is said by the program, in its own words.
        QLoggingCategory.setFilterRules("qt.gui.imageio*=false\nqt.svg*=false")
        buffer = QBuffer()
        buffer.setData(QByteArray(data))
        reader = QImageReader(buffer, QByteArray(kind.encode()))
        reader.setAutoTransform(True)
        size, kept = reader.size(), QSize(KEPT_SIDE, KEPT_SIDE)
        if kind == "svg":
            # A drawing of no size has the one that it is given.
            size = (size if size.isValid() else kept).scaled(kept, Qt.AspectRatioMode.KeepAspectRatio)
            reader.setScaledSize(size.expandedTo(QSize(1, 1)))
            reader.setBackgroundColor(Qt.GlobalColor.transparent)
        else:
            _check_size(size.width(), size.height())
        image = reader.read()
        if image.isNull():
            raise _damaged()
        if max(image.width(), image.height()) > KEPT_SIDE:
            smooth = Qt.TransformationMode.SmoothTransformation
            image = image.scaled(kept, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        image = image.convertToFormat(QImage.Format.Format_RGBA8888)
        return _raster(image.width(), image.height(), bytes(image.constBits()))


def logo_png(picture: Raster) -> bytes:
    """Return `picture` as a plain PNG: eight bits a colour, no filter, one piece of data."""
    dots = picture.width * picture.height
    if picture.alpha:
        mixed = bytearray(4 * dots)
        for place in range(3):
            mixed[place::4] = picture.rgb[place::3]
        mixed[3::4] = picture.alpha
        data, kind = bytes(mixed), _RGBA
    else:
        data, kind = picture.rgb, _RGB
    row = len(data) // picture.height
    lines = b"".join(b"\0" + data[start : start + row] for start in range(0, len(data), row))
    header = _HEADER.pack(picture.width, picture.height, _BITS, kind, 0, 0, 0)
    return _SIGNATURE + b"".join(
        _chunk(*chunk) for chunk in ((b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    )


def read_logo(kept: bytes) -> Raster:
    """Return the picture that `logo_png` wrote.

    Raises:
        LogoUnusable: it is another kind of PNG, or damaged.
    """
    try:
        (header_name, header), (data_name, data), _end = _chunks(kept)
        width, height, bits, kind, *others = _HEADER.unpack(header)
        is_plain = (header_name, data_name, bits, others) == (b"IHDR", b"IDAT", _BITS, [0, 0, 0])
        if (
            not is_plain
            or kind not in {_RGB, _RGBA}
            or not 0 < width <= KEPT_SIDE
            or not 0 < height <= KEPT_SIDE
        ):
            raise _damaged()
        row = 1 + width * (4 if kind == _RGBA else 3)
        lines = zlib.decompressobj().decompress(data, row * height + 1)
    except (ValueError, struct.error, zlib.error) as error:
        raise _damaged() from error
    if len(lines) != row * height or any(lines[::row]):
        raise _damaged()
    dots = b"".join(lines[start + 1 : start + row] for start in range(0, len(lines), row))
    return _raster(width, height, dots) if kind == _RGBA else Raster(width, height, dots)


def _raster(width: int, height: int, dots: bytes) -> Raster:
    """Return the picture of dots of four bytes; one that covers everything needs no alpha."""
    rgb = bytearray(3 * width * height)
    for place in range(3):
        rgb[place::3] = dots[place::4]
    alpha = dots[3::4]
    return Raster(width, height, bytes(rgb), b"" if alpha == _SOLID * len(alpha) else alpha)


def _chunks(untrusted: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and data of the chunks, up to the last one.

    Raises:
        LogoUnusable: it is no PNG, or cut short.
    """
    if not untrusted.startswith(_SIGNATURE):
        raise LogoUnusable(translate("reasons", "it is not a PNG, JPEG or SVG picture"))
    place, name = len(_SIGNATURE), b""
    while name != b"IEND":
        if place + _FRAME_BYTES > len(untrusted):
            raise _damaged()
        (length,) = _LENGTH.unpack_from(untrusted, place)
        name, data = untrusted[place + 4 : place + 8], untrusted[place + 8 : place + 8 + length]
        place += _FRAME_BYTES + length
        if place > len(untrusted) or untrusted[place - 4 : place] != _LENGTH.pack(zlib.crc32(name + data)):
            raise _damaged()
        yield name, data


def _chunk(name: bytes, data: bytes) -> bytes:
    return _LENGTH.pack(len(data)) + name + data + _LENGTH.pack(zlib.crc32(name + data))


def _damaged() -> LogoUnusable:
    return LogoUnusable(translate("reasons", "it is damaged"))
