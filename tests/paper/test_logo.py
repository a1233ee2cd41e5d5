"""A club's logo: taken from any PNG within limits, kept plain, and read back without a library."""

from __future__ import annotations

import struct
import subprocess
import sys
import tracemalloc
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from bigdeal_gui.errors.paper import LogoUnusable, PrintingUnavailable
from bigdeal_gui.paper.logo import KEPT_SIDE, MAX_LOGO_BYTES, logo_png, plain_logo, read_logo
from bigdeal_gui.paper.surface import Raster

if TYPE_CHECKING:
    from collections.abc import Callable

SMALL = Raster(2, 2, bytes(range(12)))
SOFT = Raster(1, 2, b"abcdef", b"\x00\x80")
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png(width: int, height: int, *, has_alpha: bool = False, kind: str = "PNG") -> bytes:
    """Return a picture of one colour as Qt writes it."""
    formats = QImage.Format
    image = QImage(width, height, formats.Format_RGBA8888 if has_alpha else formats.Format_RGB32)
    image.fill("#80336699" if has_alpha else "#336699")
    image.setText("Author", "somebody's name")
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]  # Qt's own sheet of types wants bytes
    return bytes(buffer.data().data())


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def claimed(width: int, height: int, data: bytes = b"", *, bits: int = 8, kind: int = 2) -> bytes:
    """Return a PNG that says how large it is, and holds `data`."""
    header = struct.pack(">IIBBBBB", width, height, bits, kind, 0, 0, 0)
    return SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


@pytest.mark.parametrize("picture", [SMALL, SOFT])
def test_what_is_kept_comes_back(picture: Raster) -> None:
    """Dots and what they cover are the same, and Qt reads the file too."""
    kept = logo_png(picture)
    assert read_logo(kept) == picture
    assert read_logo(plain_logo(kept)) == picture
    image = QImage.fromData(kept)
    assert (image.width(), image.height()) == (picture.width, picture.height)


def test_a_picture_is_taken_without_what_is_not_seen() -> None:
    """Dots and transparency stay, words about the picture go, and a large one is made smaller."""
    plain = read_logo(plain_logo(png(6, 4)))
    assert (plain.width, plain.height, plain.rgb[:3], plain.alpha) == (6, 4, b"\x33\x66\x99", b"")
    assert set(read_logo(plain_logo(png(6, 4, has_alpha=True))).alpha) == {0x80}
    source = png(6, 4)
    assert b"somebody" in source
    assert b"somebody" not in plain_logo(source)
    large = read_logo(plain_logo(png(2 * KEPT_SIDE, 300)))
    assert (large.width, large.height) == (KEPT_SIDE, 150)


def test_a_photograph_is_taken() -> None:
    """Of a JPEG the dots are kept, as many as of a PNG, and no word about it."""
    source = png(2 * KEPT_SIDE, 300, kind="JPEG")
    plain = read_logo(plain_logo(source))
    assert (plain.width, plain.height, plain.alpha) == (KEPT_SIDE, 150, b"")
    assert max(abs(a - b) for a, b in zip(plain.rgb[:3], b"\x33\x66\x99", strict=True)) < 4


@pytest.mark.parametrize(
    ("attributes", "size"),
    [
        ("width='40' height='20'", (KEPT_SIDE, KEPT_SIDE // 2)),
        ("viewBox='0 0 10 10000'", (1, KEPT_SIDE)),
        ("", (KEPT_SIDE, KEPT_SIDE)),
    ],
)
def test_a_drawing_is_taken_sharp(attributes: str, size: tuple[int, int]) -> None:
    """An SVG gets as many dots as are kept, whatever its own size; where nothing is drawn paper shows."""
    inside = "<rect width='10' height='5' fill='#336699'/><circle cx='99' cy='99' r='1'/>"
    svg = f"\ufeff<svg xmlns='http://www.w3.org/2000/svg' {attributes}>{inside}</svg>"
    plain = read_logo(plain_logo(svg.encode()))
    assert (plain.width, plain.height) == size
    assert max(abs(a - b) for a, b in zip(plain.rgb[:3], b"\x33\x66\x99", strict=True)) < 4
    assert 0 in plain.alpha


def test_a_drawing_with_letters_is_taken_by_a_command() -> None:
    """Where no window is, Qt is started for them, without a display."""
    svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text y='9'>A</text></svg>"
    script = f"from bigdeal_gui.paper.logo import plain_logo; print(len(plain_logo({svg.encode()!r})))"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert int(done.stdout) > 1000
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("made", "word"),
    [
        (lambda: b"", "not a PNG"),
        (lambda: png(4, 4, kind="BMP"), "not a PNG"),
        (lambda: b"<html/>", "not a PNG"),
        pytest.param(lambda: png(4, 4, kind="JPEG")[:40], "damaged", marks=pytest.mark.qt_log_ignore("JPEG")),
        (lambda: png(6001, 1, kind="JPEG"), "more pixels"),
        (lambda: png(4, 4) + bytes(MAX_LOGO_BYTES), "5 MB"),
        (lambda: claimed(100_000, 1), "more pixels"),
        (lambda: claimed(5000, 5000), "more pixels"),
        (lambda: png(4, 4)[:-20], "damaged"),
        (lambda: SIGNATURE, "damaged"),
        (lambda: SIGNATURE + chunk(b"IEND", b""), "damaged"),
        (lambda: SIGNATURE + chunk(b"tEXt", b"a"), "damaged"),
        (lambda: SIGNATURE + chunk(b"IHDR", b"short") + chunk(b"IEND", b""), "damaged"),
        (lambda: SIGNATURE + struct.pack(">I", 2**31) + b"IHDR" + bytes(20), "damaged"),
        (lambda: png(4, 4).replace(b"IDAT", b"IDAX"), "damaged"),
        (lambda: claimed(0, 4), "damaged"),
        (lambda: claimed(4, 4, bits=3), "damaged"),
    ],
)
def test_hostile_files_are_refused(made: Callable[[], bytes], word: str) -> None:
    """What is no PNG, too large or broken says so; sizes are asked before anything is unpacked."""
    with pytest.raises(LogoUnusable) as caught:
        plain_logo(made())
    assert word in str(caught.value)


def test_a_bomb_is_not_unpacked() -> None:
    """Data that unpacks to more than its picture has is no kept logo; what is taken has its size."""
    bomb = claimed(2, 2, bytes(50_000_000))
    assert len(bomb) < 100_000
    with pytest.raises(LogoUnusable):
        read_logo(bomb)
    tracemalloc.start()
    taken = plain_logo(bomb)
    _now, peak_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert read_logo(taken).width == 2
    assert peak_bytes < 5_000_000


@pytest.mark.parametrize(
    "kept",
    [
        claimed(2, 2, b"\0abcabc" * 2, bits=4),
        claimed(2, 2, b"\0abcabc" * 2, kind=0),
        claimed(0, 2, b""),
        claimed(KEPT_SIDE + 1, 1, b"\0" + b"abc" * (KEPT_SIDE + 1)),
        claimed(2, 2, b"\0abcabc"),
        claimed(2, 2, b"\1abcabc" * 2),
        SIGNATURE + chunk(b"IEND", b""),
        SIGNATURE + chunk(b"IHDR", b"x") + chunk(b"IDAT", b"") + chunk(b"IEND", b""),
        claimed(2, 2, b"\0abcabc" * 2).replace(zlib.compress(b"\0abcabc" * 2), b"x"),
        b"other",
    ],
)
def test_what_was_not_kept_here_is_refused(kept: bytes) -> None:
    """A kept file that is damaged, or of somebody else's making, is no logo."""
    with pytest.raises(LogoUnusable):
        read_logo(kept)


def test_damaged_data_is_refused() -> None:
    """Data that cannot be unpacked is no picture."""
    header = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)
    with pytest.raises(LogoUnusable):
        read_logo(SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", b"no stream") + chunk(b"IEND", b""))


@given(st.binary(max_size=200))
def test_nothing_else_happens(data: bytes) -> None:
    """Whatever the bytes are, they are a picture or are refused."""
    for whole in (data, SIGNATURE + data, logo_png(SMALL)[: len(data)] + data):
        with pytest.raises(LogoUnusable):
            plain_logo(whole)


@pytest.mark.unwatched
def test_limits_are_those_that_are_told() -> None:
    """What is as large as the documents allow is taken; a byte, a dot or a row more is not."""
    told = Path(__file__).parents[2].joinpath("docs", "records.md").read_text("utf-8")
    assert "up to 5 MB and 16 million dots" in " ".join(told.split())
    picture = png(4, 4)
    filled = picture[:33] + chunk(b"tEXt", bytes(5_000_000 - len(picture) - 12)) + picture[33:]
    assert len(filled) == 5_000_000
    assert read_logo(plain_logo(filled)).width == 4
    with pytest.raises(LogoUnusable, match="5 MB"):
        plain_logo(filled + b"\0")
    for width, height in ((4000, 4000), (6000, 1000)):
        assert read_logo(plain_logo(png(width, height))).width == KEPT_SIDE
    for width, height in ((4000, 4001), (6001, 1)):
        with pytest.raises(LogoUnusable, match="more pixels"):
            plain_logo(claimed(width, height))


def test_a_logo_is_not_taken_without_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pixels are read by Qt: where it does not load, that is said."""
    monkeypatch.setitem(sys.modules, "PySide6.QtGui", None)
    with pytest.raises(PrintingUnavailable, match="library is missing"):
        plain_logo(logo_png(Raster(2, 1, b"abcdef")))
