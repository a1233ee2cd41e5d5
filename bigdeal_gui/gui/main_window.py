"""The window's frame: there at once, filled when it has been painted.

Qt's classes are named through their modules: PySide6 makes each class, with its enums, when it is first
named, and the first paint waits for every one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore, QtGui, QtWidgets

from bigdeal_gui import TITLE

if TYPE_CHECKING:
    from bigdeal_gui.gui.side_bar import Body

SIZE: Final = (1080, 690)
"""Width and height at the start, where the screen is large enough."""

BODY_POINTS: Final = 10.5
"""The text at 100 %, as `parts/look/appearance.py` has it, which is loaded after the first paint."""

MINIMUM_SIZE: Final = (520, 360)
"""Smaller than any laptop at 200 %: below 900 × 600 the pages scroll and the side bar shows icons alone."""

_WINDOW_FRAME: Final = (8, 40)
"""What the system puts around a window, beside and above it, in pixels."""


class MainWindow(QtWidgets.QMainWindow):
    """Shows pages and switches between them; the side bar is made with the first of them.

    `painted` is emitted once, after the empty frame is on the screen. `help_asked` carries a topic of the
    help, `about_asked` nothing.
    """

    painted = QtCore.Signal()
    help_asked = QtCore.Signal(str)
    about_asked = QtCore.Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(TITLE)  # until the first page is there
        self.setMinimumSize(*MINIMUM_SIZE)
        self._was_painted = False
        self._leave: QtGui.QShortcut | None = None
        self._body: Body | None = None
        self._titles: dict[str, str] = {}
        self._may_close: Callable[[], bool] = lambda: True

    def fit_to_screen(self) -> None:
        """Take SIZE, more of it beside larger text, or what the screen has room for, and stay on it."""
        larger = (1 + max(QtWidgets.QApplication.font().pointSizeF() / BODY_POINTS, 1.0)) / 2
        room = self.screen().availableGeometry()
        width, height = room.width() - _WINDOW_FRAME[0], room.height() - _WINDOW_FRAME[1]
        size = QtCore.QSize(min(round(SIZE[0] * larger), width), min(round(SIZE[1] * larger), height))
        if self.isVisible() and size != self.size():
            self.move(room.x() + (room.width() - size.width()) // 2, room.y())
        self.resize(size)

    # -- pages --------------------------------------------------------------------------------------------

    def add_page(
        self, name: str, icon: str, page: QtWidgets.QWidget, *, at_foot: bool = False, title: str = ""
    ) -> None:
        """Add `page` to the side bar as `name`, with the drawing `icon`; Ctrl and its number open it.

        While it is open the window is called `title`, or `name` where there is none.
        """
        self._titles[name] = title or name
        if self._body is None:
            self._body = self._furnished()
        self._body.add_page(name, icon, page, at_foot=at_foot)

    def show_as(self, name: str, words: str) -> None:
        """Let side bar and title show `words` for the page `name`, by which programs still know it."""
        self._titles[name] = words
        if self._body:
            self._body.show_as(name, words)

    @property
    def page_names(self) -> tuple[str, ...]:
        """The pages in the order of their keys."""
        return self._body.page_names if self._body else ()

    @property
    def open_page(self) -> QtWidgets.QWidget | None:
        """The page that is shown; None before the first is added."""
        return self._body.open_page if self._body else None

    def show_page(self, name: str) -> None:
        """Open the page called `name`."""
        if self._body:
            self._body.show_page(name)

    def remove_pages(self) -> int:
        """Take all pages away, so that others can be added; return the place of the one that was open."""
        if self._body is None:
            return 0
        place = self._body.open_place
        self.takeCentralWidget()
        self._body.deleteLater()
        self._body = None
        return place

    def ask_before_closing(self, may_close: Callable[[], bool]) -> None:
        """Let `may_close` decide whether the window closes."""
        self._may_close = may_close

    def _furnished(self) -> Body:
        from bigdeal_gui.gui.side_bar import Body  # noqa: PLC0415 - as above
        from bigdeal_gui.resource_files import icon_files  # noqa: PLC0415 - after the first paint

        icon = QtGui.QIcon()
        for file in icon_files():
            icon.addFile(str(file))
        self.setWindowIcon(icon)
        body = Body(self)
        body.page_opened.connect(self._on_body_page_opened)
        body.help_asked.connect(self.help_asked)
        body.about_asked.connect(self.about_asked)
        self.setCentralWidget(body)
        if self._leave is None:
            self._leave = QtGui.QShortcut(QtGui.QKeySequence(QtGui.QKeySequence.StandardKey.Quit), self)
            self._leave.activated.connect(self.close)
        return body

    def _on_body_page_opened(self, name: str) -> None:
        self.setWindowTitle(self.tr("{page} – {program}").format(page=self._titles[name], program=TITLE))

    # -- Qt's events --------------------------------------------------------------------------------------

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Tell once that the frame is there, when the paint has reached the screen."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QtCore.QTimer.singleShot(0, self.painted.emit)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001, N802 - Qt's signature
        """Move the focus to the next control, or the one before, in reading order."""
        from bigdeal_gui.gui.parts.layout.tab_order import move_focus  # noqa: PLC0415 - after the first paint

        return move_focus(self, is_forward=next)

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Close, unless something in progress is to be finished."""
        if self._may_close():
            event.accept()
        else:
            event.ignore()
