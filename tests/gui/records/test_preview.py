"""The sample page: drawn off the window's thread, marked as a sample, and said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QBuffer, QIODevice

from bigdeal_gui.errors.paper import PrintingUnavailable
from bigdeal_gui.gui.records import preview_pane
from bigdeal_gui.gui.records.preview_pane import PaperPreview, PreviewPane
from bigdeal_gui.paper.record_options import PerPage, RecordHeading, RecordOptions
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.sample import Sample
from tests.gui.heart import Heart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
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
    """Without it the picture would be another."""
    marked = shown(pane, qtbot, RecordOptions())
    monkeypatch.setattr(preview_pane, "_MARK", preview_pane.QColor(0, 0, 0, 0))
    assert shown(pane, qtbot, RecordOptions()) != marked


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

    def fails(*_all: object) -> None:
        raise PrintingUnavailable("a font is missing")

    monkeypatch.setattr(preview_pane, "page_and_count", fails)
    pane.show_sample(Sample(RecordOptions(), HEADING), "")
    qtbot.waitUntil(lambda: "a font is missing" in pane.accessibleDescription(), timeout=20_000)
    assert pane.image is None
    assert not pane.grab().isNull()


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
