"""Pages as pictures on the screen."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.paper.fonts.program_fonts import FAMILIES, font_data, font_file_stem
from bigdeal_gui.paper.pdf.page import BOLD_LINE
from bigdeal_gui.paper.preview import drawing_at_hand, page_and_count
from bigdeal_gui.paper.surface import Align, Document, PaperSize, Pen, Raster, Role, Style
from bigdeal_gui.paper.type_setting import text_width
from tests.paper.fonts.faces import font_of, use_fonts

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QImage

    from bigdeal_gui.paper.surface import Surface

TRIAL = Document("trial", "test", margin_mm=10.0)
STYLE = Style(12.0)
RED, GREEN, BLUE, GREY = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (9, 9, 9))
WHITE, BLACK = ((255, 255, 255), (0, 0, 0))


def looker(draw: Callable[[Surface], None], page: int = 1) -> Callable[[float, float], tuple[int, ...]]:
    """Return how to look at the colour of a place, in millimetres within the margins, at 10 dots each."""
    image = page_and_count(TRIAL, draw, page, 254.0)[0]

    def look(left: float, top: float) -> tuple[int, ...]:
        colour = image.pixelColor(round(10 * (left + 10)), round(10 * (top + 10)))
        return colour.red(), colour.green(), colour.blue()

    return look


@pytest.mark.usefixtures("qapp")
def test_lines_areas_and_pictures_have_their_place_and_colour() -> None:
    """Strokes, rules, rectangles, boxes and pictures cover what they should and nothing else."""
    rows = [left * 10 + right * 10 for left, right in ((RED, GREEN), (BLUE, GREY)) for _ in range(10)]
    alpha = bytes(0 if place // 20 >= 10 and place % 20 >= 10 else 255 for place in range(400))

    def draw(surface: Surface) -> None:
        surface.rectangle((10, 10, 20, 10), fill="#ff0000")
        surface.rectangle((40, 10, 20, 10), border=Pen(1.0, "#0000ff"))
        surface.boxes([(10, 40, 5, 5), (15, 40, 5, 5)], "#00ff00")
        surface.line(10, 60, 20, 1.0)
        surface.stroke(40, 60, 60, 80, Pen(1.0, "#ff0000"))
        surface.stroke(70, 60, 90, 60, Pen(1.0, is_dashed=True))
        surface.image((10, 90, 20, 20), Raster(20, 20, b"".join(map(bytes, rows))), "four fields")
        with surface.part(Role.FIGURE, "the same"), surface.unspoken():
            surface.image((40, 90, 20, 20), Raster(20, 20, b"".join(map(bytes, rows)), alpha))

    look = looker(draw)
    seen = {
        (20, 15): RED,
        (31, 15): WHITE,
        (40, 15): BLUE,
        (50, 15): WHITE,
        (14.95, 42): GREEN,
        (15.05, 42): GREEN,
        (20, 60.5): BLACK,
        (50, 70): RED,
        (72, 60): BLACK,
        (78, 60): WHITE,
        (11, 91): RED,
        (29, 91): GREEN,
        (11, 109): BLUE,
        (29, 109): GREY,
        (41, 91): RED,
        (59, 109): WHITE,
    }
    assert {place: look(*place) for place in seen} == seen


def ink(
    image: QImage, top: float, bottom: float, left: float = -10, right: float = 200
) -> tuple[float, float]:
    """Return from where to where there is ink in a part of the page, in millimetres within the margins."""
    dots = image.width() / 210
    rows = range(round(dots * (top + 10)), round(dots * (bottom + 10)))
    columns = [
        column
        for column in range(round(dots * (left + 10)), round(dots * (right + 10)))
        if any(image.pixelColor(column, row).lightness() < 200 for row in rows)
    ]
    return columns[0] / dots - 10, (columns[-1] + 1) / dots - 10


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dots_per_inch", [60.0, 120.0])
def test_words_stand_where_they_are_printed(dots_per_inch: float) -> None:
    """Runs and paragraphs take the places that the fonts' own measures give them, squeezed or not."""
    widths: list[float] = []

    def draw(surface: Surface) -> None:
        surface.run(50, 10, "North and south", STYLE)
        surface.run(50, 20, "North and south", Style(12.0, align=Align.RIGHT, stretch=0.5, gap_points=3.0))
        surface.text(0, 30, 60, "North and south", Style(12.0, is_bold=True, align=Align.CENTRE))
        styles = (STYLE, Style(12.0, stretch=0.5, gap_points=3.0), Style(12.0, is_bold=True))
        widths.extend(text_width("North and south", style) for style in styles)

    image = page_and_count(TRIAL, draw, 1, dots_per_inch)[0]
    assert ink(image, 5, 12) == pytest.approx((50, 50 + widths[0]), abs=0.7)
    assert ink(image, 15, 22) == pytest.approx((50 - widths[1], 50), abs=0.7)
    assert ink(image, 29, 36) == pytest.approx((30 - widths[2] / 2, 30 + widths[2] / 2), abs=0.7)


@pytest.mark.usefixtures("qapp")
def test_other_scripts_stand_where_they_are_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their shapes are those that a face of the system has, thicker in bold text."""
    (tmp_path / "Face.ttf").write_bytes(font_of({"א": "W", "ב": "I"}))
    use_fonts(monkeypatch, tmp_path)

    def draw(surface: Surface) -> None:
        surface.run(0, 10, "אא ב", STYLE)
        surface.run(50, 10, "x אא", Style(12.0, colour="#ff0000"))
        surface.run(100, 10, "אא ב", Style(12.0, is_bold=True))

    image = page_and_count(TRIAL, draw, 1, 120.0)[0]
    use_fonts(monkeypatch, tmp_path / "none")
    assert ink(image, 5, 12, 0, 45) == pytest.approx((0, text_width("I WW", STYLE)), abs=1.0)
    assert ink(image, 5, 12, 45, 95) == pytest.approx((50, 50 + text_width("WW x", STYLE)), abs=0.7)
    dots = image.width() / 210
    assert image.dotsPerMeterX() == image.dotsPerMeterY() == round(120 / 0.0254)
    thin, bold = (
        sum(
            image.pixelColor(round(dots * left) + across, round(dots * 15) + down).lightness() < 200
            for across in range(round(dots * 30))
            for down in range(round(dots * 7))
        )
        for left in (10, 110)
    )
    assert thin < bold < 2 * thin


@pytest.mark.usefixtures("qapp")
def test_curves_of_other_scripts_are_those_of_their_face(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As round as the same shape of the program's own face, and bold by a fixed part of their size."""
    (tmp_path / "Face.ttf").write_bytes(font_of({"א": "O"}))
    use_fonts(monkeypatch, tmp_path)
    size = Style(60.0)

    def draw(surface: Surface) -> None:
        assert (surface.width, surface.height) == (190, 277)
        surface.run(0, 30, "O", size)
        surface.run(50, 30, "א", size)
        surface.run(100, 30, "א", Style(60.0, is_bold=True))

    image = page_and_count(TRIAL, draw, 1, 254.0)[0]
    use_fonts(monkeypatch, tmp_path / "none")
    for top in range(16, 30, 2):
        own, other = (ink(image, top, top + 0.1, left, left + 40) for left in (0, 50))
        assert (other[0] - 50, other[1] - 50) == pytest.approx(own, abs=0.15)
    plain, bold = (ink(image, 22, 22.1, left, left + 40) for left in (50, 100))
    assert (bold[1] - bold[0]) - (plain[1] - plain[0]) == pytest.approx(BOLD_LINE * 60 * 25.4 / 72, abs=0.2)


@pytest.mark.usefixtures("qapp")
def test_the_page_that_is_asked_for_is_shown() -> None:
    """Of several pages one is painted, as large as its paper; a page that is not there is an error."""

    def draw(surface: Surface) -> None:
        for colour in ("#ff0000", "#00ff00"):
            surface.rectangle((10, 10, 20, 20), fill=colour)
            surface.rectangle((10, 10, 20, 20), border=Pen(1.0, colour))
            surface.boxes([(50, 10, 20, 20)], colour)
            surface.stroke(0, 0, 5, 0)
            surface.run(0, 30, "x", STYLE)
            surface.image((80, 10, 20, 20), Raster(1, 1, b"\xff\x00\x00"))
            surface.next_page()

    assert looker(draw, 1)(20, 20) == looker(draw, 1)(60, 20) == RED
    assert looker(draw, 2)(20, 20) == looker(draw, 2)(60, 20) == GREEN
    assert looker(draw, 3)(20, 20) == looker(draw, 3)(90, 20) == WHITE
    beyond, count = page_and_count(TRIAL, draw, 4, 30.0)
    assert count == 3
    assert beyond.pixelColor(20, 20).getRgb()[:3] == WHITE
    across = Document("trial", "test", PaperSize.LETTER, is_landscape=True)
    image = page_and_count(across, lambda _surface: None, 1, 100.0)[0]
    assert (image.width(), image.height()) == (1100, 850)


def in_a_program_of_its_own(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code that has no Qt application yet."""
    return subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)


def test_qt_is_started_and_ended_where_there_is_none() -> None:
    """Without a window, and though no display can be reached, pictures come, as often as they are wanted."""
    done = in_a_program_of_its_own(
        "import os; os.environ['QT_QPA_PLATFORM'] = 'xcb'; os.environ.pop('DISPLAY', None)\n"
        "from bigdeal_gui.paper.preview import page_and_count\n"
        "from bigdeal_gui.paper.surface import Document\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "for _ in range(2):\n"
        "    assert page_and_count(Document('t', 'c'), lambda sheet: None, 1, 10)[0].width() == 83\n"
        "    assert QGuiApplication.instance() is None\n"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.usefixtures("qapp")
def test_the_own_qt_is_ended_when_drawing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens on the page, no application stays behind; one that is there is left alone."""
    ended: list[list[str]] = []

    class Application:
        def __init__(self, arguments: list[str]) -> None:
            self._arguments = arguments

        @staticmethod
        def instance() -> None:
            return None

        def shutdown(self) -> None:
            ended.append(self._arguments)

    def fail(_sheet: Surface) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        page_and_count(TRIAL, fail, 1, 10)[0]
    assert not ended
    monkeypatch.setattr("PySide6.QtGui.QGuiApplication", Application)
    for kernel in ("linux", "winnt"):
        monkeypatch.setattr("PySide6.QtCore.QSysInfo.kernelType", lambda kernel=kernel: kernel)
        with pytest.raises(ZeroDivisionError):
            page_and_count(TRIAL, fail, 1, 10)[0]
    # Only Windows has its own: without a display Qt finds no fonts there.
    assert [line[-1] for line in ended] == ["offscreen", "windows"]


@pytest.mark.usefixtures("qapp")
def test_fonts_are_loaded_where_qt_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file of the faces that are drawn with is given to Qt, once."""
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415

    loaded: list[bytes] = []
    monkeypatch.setattr(QFontDatabase, "families", list)
    monkeypatch.setattr(
        QFontDatabase, "addApplicationFontFromData", lambda data: loaded.append(bytes(data)) or len(loaded)
    )
    with drawing_at_hand():
        assert sorted(loaded) == sorted(
            font_data(font_file_stem(family, is_bold=is_bold))
            for family in FAMILIES
            for is_bold in (False, True)
        )


@pytest.mark.usefixtures("qapp")
def test_without_qt_or_fonts_nothing_can_be_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A missing library or font is an error that says so."""
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415

    def drawing() -> None:
        with drawing_at_hand():
            pass

    with monkeypatch.context() as patched:
        patched.setattr(QFontDatabase, "families", list)
        patched.setattr(QFontDatabase, "addApplicationFontFromData", lambda _data: -1)
        with pytest.raises(PrintingUnavailable, match="font of the program cannot be used"):
            drawing()
        patched.setattr("bigdeal_gui.paper.fonts.program_fonts.resource_folder", lambda: tmp_path)
        with pytest.raises(PrintingUnavailable, match="font of the program is missing"):
            drawing()
    monkeypatch.setitem(sys.modules, "PySide6.QtGui", None)
    with pytest.raises(PrintingUnavailable, match="library"):
        drawing()
