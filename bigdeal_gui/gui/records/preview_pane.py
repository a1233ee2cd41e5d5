"""The sample record page by page, from a whole page at a glance to letters that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from bigdeal_gui.gui.records.preview import PaperPreview

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QResizeEvent

_ZOOMS: Final = (1.0, 1.5, 2.0, 3.0, 4.0)
"""The page's width, in that of the pane."""
_HEIGHT: Final = 36
_USUAL: Final = QSize(340, 480)


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
        self.number = QLabel(self)
        self._zoom = 0
        row = QHBoxLayout()
        row.setSpacing(4)
        for part in (self.before, self.number, self.after):
            row.addWidget(part)
        row.addStretch(1)
        for button in (self.smaller, self.larger):
            row.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(self.area, 1)
        whole.addLayout(row)
        self.preview.drawn.connect(self._show_state)
        self._show_state()

    def _button(self, sign: str, name: str, pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton(sign, self)
        button.setFixedWidth(_HEIGHT)
        button.setMinimumHeight(_HEIGHT)
        button.setAutoDefault(False)
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
