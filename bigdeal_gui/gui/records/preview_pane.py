"""The sample record page by page, from a whole page at a glance to letters that can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QSizePolicy, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, row_layout
from bigdeal_gui.paper.pdf.page import paper_mm
from bigdeal_gui.paper.preview import page_and_count
from bigdeal_gui.paper.surface import MM_PER_INCH

if TYPE_CHECKING:
    from bigdeal_gui.services.printing.sample import Sample


_CALM_MS: Final = 120
_LEAST_SIZE: Final = QSize(170, 240)
_MARK: Final = QColor(0, 0, 0, 70)
_SHARE_OF_MARK: Final = 0.25
"""How high the letters across the page are, as a part of its width."""
_TILT_OF_MARK: Final = -55

_ZOOMS: Final = (1.0, 1.5, 2.0, 3.0, 4.0)
"""The page's width, in that of the pane."""
_WIDTH: Final = 36
_USUAL: Final = QSize(340, 480)


class PaperPreview(QWidget):
    """Shows one page of `pages`; what it shows is said by its accessible description.

    `drawn` is emitted when another picture is shown.
    """

    drawn = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.jobs = Jobs(self)
        self.image: QImage | None = None
        self.page = self.pages = 1
        self._sample: Sample | None = None
        self._is_stale = False
        self._problem = ""
        self._calm = QTimer(self, singleShot=True, interval=_CALM_MS)
        self._calm.timeout.connect(self._draw)
        self.jobs.idle.connect(self._on_jobs_idle)
        self.setAccessibleName(self.tr("Sample page"))
        self.setMinimumSize(_LEAST_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_sample(self, sample: Sample, words: str) -> None:
        """Draw `sample` in a moment; `words` say how it looks."""
        self._sample = sample
        self.setAccessibleDescription(
            self.tr("A page of a sample record, not your boards: {words}").format(words=words)
        )
        self._calm.start()

    def show_page(self, page: int) -> None:
        """Draw another page in a moment."""
        self.page = page
        self._calm.start()

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        self._calm.stop()
        self.jobs.stop()

    def _draw(self) -> None:
        sample = self._sample
        if sample is None:
            return
        if not self.jobs.is_idle:
            self._is_stale = True
            return
        self._is_stale = False
        width, height = paper_mm(sample.document)
        dots_per_mm = self.devicePixelRatioF() * max(min(self.width() / width, self.height() / height), 0.1)
        dots_per_inch = dots_per_mm * MM_PER_INCH
        page = self.page
        self.jobs.run(lambda _job: _picture(sample, page, dots_per_inch), self._show, self._tell)

    def _show(self, both: tuple[QImage, int]) -> None:
        (self.image, self.pages), self._problem = both, ""
        if self.page > self.pages:
            # Another layout has fewer pages.
            self.show_page(self.pages)
            return
        self.update()
        self.drawn.emit()

    def _tell(self, error: AppError) -> None:
        self.image, self._problem = None, str(error)
        self.setAccessibleDescription(self._problem)
        self.update()

    # -- Qt's events --------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for a page that can be recognised."""
        return _USUAL

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the page again in its size."""
        super().resizeEvent(event)
        self._calm.start()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Show the page as large as it fits, with a line around it."""
        painter = QPainter(self)
        if self.image is None:
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), flags, self._problem)
            return
        size = self.image.size().scaled(self.size() - QSize(2, 2), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRect((self.width() - size.width()) // 2, 1, size.width(), size.height())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self.image)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(place.adjusted(-1, -1, 0, 0))

    def _on_jobs_idle(self) -> None:
        if self._is_stale:
            self._calm.start()


def _picture(sample: Sample, page: int, dots_per_inch: float) -> tuple[QImage, int]:
    """Return a page, marked as a sample, and how many there are; runs on a worker's thread."""
    image, pages = page_and_count(sample.document, sample.draw, page, dots_per_inch)
    width, height = image.width(), image.height()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(painter.font())
    font.setPixelSize(max(round(_SHARE_OF_MARK * width), 1))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(_MARK)
    painter.translate(width / 2, height / 2)
    painter.rotate(_TILT_OF_MARK)
    painter.drawText(QRect(-height, -width, 2 * height, 2 * width), Qt.AlignmentFlag.AlignCenter, sample.mark)
    painter.end()
    return image, pages


class PreviewPane(QWidget):
    """The page with its buttons below: which page it is, and how large."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.area = QScrollArea(self)
        self.preview = PaperPreview(self.area)
        self.area.setWidget(self.preview)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setAccessibleName(self.tr("Sample page, to be scrolled"))
        self.before = self._button("<", self.tr("Previous page"), lambda: self._turn(-1))
        self.after = self._button(">", self.tr("Next page"), lambda: self._turn(1))
        self.smaller = self._button("–", self.tr("Smaller"), lambda: self._enlarge(-1))
        self.larger = self._button("+", self.tr("Larger"), lambda: self._enlarge(1))
        self.number = PlainLabel(self)
        self._zoom = 0
        row = row_layout(self.before, self.number, self.after, STRETCH, self.smaller, self.larger, spacing=4)
        column_layout((self.area, 1), row, on=self, spacing=4)
        self.preview.drawn.connect(self._show_state)
        self._show_state()

    def _button(self, sign: str, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(sign, self, autoDefault=False)
        button.setFixedWidth(_WIDTH)
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.clicked.connect(pressed)
        return button

    def _turn(self, step: int) -> None:
        self.preview.show_page(self.preview.page + step)
        self._show_state()

    def _enlarge(self, step: int) -> None:
        """Make the page larger or smaller, and keep what is in the middle there."""
        bars = (self.area.horizontalScrollBar(), self.area.verticalScrollBar())
        middles = [(bar.value() + bar.pageStep() / 2) / (bar.maximum() + bar.pageStep()) for bar in bars]
        self._zoom += step
        self._set_size()
        for bar, middle in zip(bars, middles, strict=True):
            bar.setValue(round(middle * (bar.maximum() + bar.pageStep()) - bar.pageStep() / 2))
        self._show_state()

    def _set_size(self) -> None:
        size = self.area.viewport().size()
        zoom = _ZOOMS[self._zoom]
        is_whole = self._zoom == 0
        self.preview.setMinimumSize(QSize(0, 0) if is_whole else size * zoom)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus if is_whole else Qt.FocusPolicy.StrongFocus)

    def _show_state(self) -> None:
        page, pages = self.preview.page, self.preview.pages
        self.number.setText(self.tr("Page {page} of {pages}").format(page=page, pages=pages))
        self.before.setEnabled(page > 1)
        self.after.setEnabled(page < pages)
        self.smaller.setEnabled(self._zoom > 0)
        self.larger.setEnabled(self._zoom < len(_ZOOMS) - 1)

    # -- Qt's events --------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for a page that can be recognised."""
        return _USUAL

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Let the page grow with its pane."""
        super().resizeEvent(event)
        self._set_size()
