"""The sample page: drawn off the window's thread, marked as a sample, and said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QSizePolicy

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.gui.records import preview_pane
from bigdeal_gui.gui.records.preview_pane import PaperPreview, PreviewPane
from bigdeal_gui.paper.record_options import PerPage, RecordHeading, RecordOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.sample import Sample
from tests.gui.heart import Heart
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

HEADING = RecordHeading("Program 1", "Cup")


@pytest.fixture
def pane(qtbot: QtBot) -> Iterator[PaperPreview]:
    """A preview of 300 × 420 pixels."""
    made = PaperPreview(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(made)
    made.resize(300, 420)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


def shown(pane: PaperPreview, qtbot: QtBot, options: RecordOptions) -> bytes:
    """Return the dots of the page of `options`."""
    before = pane.image
    pane.show_sample(Sample(options, HEADING), "A4")
    qtbot.waitUntil(lambda: pane.image is not before and pane.jobs.is_idle, timeout=20_000)
    return dots(pane.image)


def dots(image: QImage | None) -> bytes:
    """Return a picture as bytes."""
    assert image is not None
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "BMP")  # type: ignore[call-overload]  # Qt's own sheet of types wants bytes
    return bytes(buffer.data().data())


def test_the_page_follows_the_choices(pane: PaperPreview, qtbot: QtBot) -> None:
    """Another choice is another picture, in the shape of its paper; the window never stands still."""
    with Heart() as heart:
        first = shown(pane, qtbot, RecordOptions())
        other = shown(pane, qtbot, RecordOptions(layout=PerPage.LARGE_PRINT, paper=PaperSize.LETTER))
        again = shown(pane, qtbot, RecordOptions())
    assert heart.is_even, "the window stood still while the page was drawn"
    assert first == again != other
    assert pane.image is not None
    assert pane.image.height() / pane.image.width() == pytest.approx(297 / 210, abs=0.01)
    assert "not your boards: A4" in pane.accessibleDescription()
    assert pane.accessibleName() == "Sample page"


def test_the_mark_lies_across_the_page(
    pane: PaperPreview, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In large letters: without it a good part of the picture would be another."""
    marked = shown(pane, qtbot, RecordOptions())
    monkeypatch.setattr(preview_pane, "_MARK", preview_pane.QColor(0, 0, 0, 0))
    bare = shown(pane, qtbot, RecordOptions())
    assert sum(one != other for one, other in zip(bare, marked, strict=True)) > len(bare) / 50


def test_another_size_is_drawn_anew(pane: PaperPreview, qtbot: QtBot) -> None:
    """A wider pane has a page of more dots; choices during the drawing are not lost."""
    shown(pane, qtbot, RecordOptions())
    assert pane.image is not None
    width = pane.image.width()
    pane.resize(600, 840)
    qtbot.waitUntil(lambda: pane.image is not None and pane.image.width() > 1.8 * width, timeout=20_000)
    before = dots(pane.image)
    pane.show_sample(Sample(RecordOptions(), HEADING), "")
    pane._draw()
    pane.show_sample(Sample(RecordOptions(layout=PerPage.TWELVE), HEADING), "")
    pane._draw()
    qtbot.waitUntil(lambda: pane.jobs.is_idle and dots(pane.image) != before, timeout=20_000)
    assert not pane.grab().isNull()


def test_a_page_that_cannot_be_drawn_says_why(
    pane: PaperPreview, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Words stand in its place, for the eye and for the screen reader."""
    pane._draw()
    assert pane.jobs.is_idle
    assert len({pane.grab().toImage().pixel(150, y) for y in range(420)}) == 1
    policy = QSizePolicy.Policy.Expanding
    assert (pane.sizePolicy().horizontalPolicy(), pane.sizePolicy().verticalPolicy()) == (policy, policy)

    def fails(*_all: object) -> None:
        raise PrintingUnavailable("a font is missing")

    monkeypatch.setattr(preview_pane, "page_and_count", fails)
    pane.show_sample(Sample(RecordOptions(), HEADING), "")
    qtbot.waitUntil(lambda: "a font is missing" in pane.accessibleDescription(), timeout=20_000)
    assert pane.image is None
    seen = pane.grab().toImage()
    assert len({seen.pixel(x, y) for x in range(300) for y in range(200, 220)}) > 1, "words in the middle"


def test_every_page_can_be_read(qtbot: QtBot) -> None:
    """Buttons turn the pages and enlarge them; another layout with fewer pages shows its last one."""
    made = PreviewPane(None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(made)
    made.resize(300, 460)
    with qtbot.waitExposed(made):
        made.show()
    pane = made.preview
    shown(pane, qtbot, RecordOptions(layout=PerPage.TWELVE))
    assert made.number.text() == "Page 1 of 3"
    assert not made.before.isEnabled()
    assert not made.smaller.isEnabled()
    first = dots(pane.image)
    for _ in range(2):
        made.after.click()
    qtbot.waitUntil(lambda: pane.jobs.is_idle and dots(pane.image) != first, timeout=20_000)
    assert made.number.text() == "Page 3 of 3"
    assert not made.after.isEnabled()
    width = pane.width()
    while made.larger.isEnabled():
        made.larger.click()
    assert pane.width() >= 3.5 * width
    middle = made.area.verticalScrollBar()
    assert middle.maximum() > 0
    qtbot.waitUntil(lambda: pane.image is not None and pane.image.width() > 2 * width, timeout=20_000)
    while made.smaller.isEnabled():
        made.smaller.click()
    qtbot.waitUntil(lambda: pane.width() <= width + 2)
    pane.show_sample(Sample(RecordOptions(), HEADING), "")
    qtbot.waitUntil(lambda: made.number.text() == "Page 2 of 2", timeout=20_000)
    pane.stop()


def test_a_page_is_shown_as_large_as_it_fits(pane: PaperPreview) -> None:
    """In the middle, below a line of its own, in the shape of its paper."""
    red, line = "#ff0000", pane.palette().color(QPalette.ColorRole.Mid).name()
    pane.image = QImage(50, 100, QImage.Format.Format_RGB32)
    pane.image.fill(QColor(red))
    pane.resize(402, 302)
    seen = pane.grab().toImage()
    ground = pane.palette().color(QPalette.ColorRole.Window).name()
    across = [seen.pixelColor(x, 100).name() for x in (124, 125, 126, 127, 274, 275, 276, 277)]
    assert across == [ground, line, red, red, red, red, line, ground]
    down = [seen.pixelColor(200, y).name() for y in (0, 1, 300, 301)]
    assert down == [line, red, red, line]


class StillPane(PreviewPane):
    """A pane whose page has three pages already, and is never drawn."""

    def __init__(self) -> None:
        super().__init__(None)  # type: ignore[arg-type]  # a window of its own
        self.preview.pages = 3
        self.preview.drawn.emit()


def test_the_buttons_say_which_page_it_is(qtbot: QtBot) -> None:
    """Before the first and behind the last there is none."""
    made = StillPane()
    qtbot.addWidget(made)
    told = []
    for button in (None, made.after, made.after, made.before):
        if button is not None:
            button.click()
        told.append((made.number.text(), made.before.isEnabled(), made.after.isEnabled(), made.preview.page))
    assert told == [
        ("Page 1 of 3", False, True, 1),
        ("Page 2 of 3", True, True, 2),
        ("Page 3 of 3", True, False, 3),
        ("Page 2 of 3", True, True, 2),
    ]
    check_kept("preview_pane", said("a page", made))
    made.preview.stop()


def test_a_page_is_enlarged_around_its_middle(qtbot: QtBot) -> None:
    """In four steps; enlarged, the keyboard scrolls it. It grows with its pane."""
    made = StillPane()
    qtbot.addWidget(made)
    made.resize(400, 500)
    with qtbot.waitExposed(made):
        made.show()
    view, bar = made.area.viewport(), made.area.verticalScrollBar()
    focus = Qt.FocusPolicy
    assert (made.area.focusPolicy(), made.smaller.isEnabled()) == (focus.NoFocus, False)
    assert made.preview.size() == view.size()
    for zoom in (1.5, 2, 3, 4):
        assert made.larger.isEnabled()
        made.larger.click()
        qtbot.waitUntil(lambda zoom=zoom: abs(made.preview.width() - zoom * view.width()) < 3)
        assert made.preview.height() == pytest.approx(zoom * view.height(), abs=3)
        assert bar.value() == pytest.approx(bar.maximum() / 2, abs=3)
    assert (made.larger.isEnabled(), made.area.focusPolicy()) == (False, focus.StrongFocus)
    bar.setValue(bar.maximum())
    before = (bar.value() + bar.pageStep() / 2) / (bar.maximum() + bar.pageStep())
    made.smaller.click()
    after = (bar.value() + bar.pageStep() / 2) / (bar.maximum() + bar.pageStep())
    assert after == pytest.approx(before, abs=0.05)
    made.resize(600, 500)
    qtbot.waitUntil(lambda: abs(made.preview.width() - 3 * view.width()) < 3)
    while made.smaller.isEnabled():
        made.smaller.click()
    qtbot.waitUntil(lambda: made.preview.size() == view.size())
    assert made.area.focusPolicy() is focus.NoFocus
    assert made.sizeHint() == made.preview.sizeHint() == QSize(340, 480)
    made.preview.stop()


def test_the_page_is_drawn_in_the_dots_of_the_screen(
    pane: PaperPreview, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many to a millimetre as the narrower side has room for; of the page that is asked for."""
    asked: list[tuple[int, float]] = []

    def draw(_document: object, _draw: object, page: int, dots: float) -> tuple[QImage, int]:
        asked.append((page, dots))
        return QImage(10, 10, QImage.Format.Format_RGB32), 4

    monkeypatch.setattr(preview_pane, "page_and_count", draw)
    pane.page = 3
    pane.resize(210, 1_000)
    shown(pane, qtbot, RecordOptions())
    pane.resize(1_000, 297)
    with qtbot.waitSignal(pane.drawn):
        pane.show_page(9)
        assert pane.page == 9
    qtbot.waitUntil(lambda: pane.page == 4 and pane.jobs.is_idle)
    assert asked[0] == (3, pytest.approx(25.4))
    assert asked[-1] == (4, pytest.approx(25.4))
    assert pane.pages == 4


def test_a_page_is_drawn_once_for_each_choice(
    pane: PaperPreview, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not again and again while nobody chooses anything."""
    drawn: list[int] = []

    def draw(_document: object, _draw: object, page: int, _dots: float) -> tuple[QImage, int]:
        drawn.append(page)
        return QImage(10, 10, QImage.Format.Format_RGB32), 1

    monkeypatch.setattr(preview_pane, "page_and_count", draw)
    pane.findChild(QTimer).setInterval(0)
    for times in (1, 2):
        shown(pane, qtbot, RecordOptions())
        for _round in range(50):
            QApplication.processEvents()
        assert (len(drawn), pane.jobs.is_idle) == (times, True)
