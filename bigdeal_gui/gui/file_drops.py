"""Files dropped anywhere on the window, with a word over the window while they hover."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QLabel, QWidget

from bigdeal_gui.gui.parts.dialogs.file_dialogs import dropped_paths
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role


class FileDrops(QObject):
    """Watches `window`, whose widgets take no drops of their own any more once `take_over` was called.

    `dropped` carries the paths. The files are only read: whatever the dragging program offers, it is told
    that they were copied.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.veil = QLabel(self.tr("Drop the files here to check them"), window)
        self.veil.setObjectName("dropVeil")
        self.veil.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.veil.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        set_text_role(self.veil, TextRole.TITLE)
        self.veil.hide()
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def leave(self) -> None:
        """Watch the window no more."""
        self._window.removeEventFilter(self)
        self.veil.deleteLater()
        self.deleteLater()

    def take_over(self) -> None:
        """Take the drops of all widgets that are there now: a line of text would take a file as words."""
        for widget in self._window.findChildren(QWidget):
            if widget.acceptDrops() and not widget.isWindow():
                widget.setAcceptDrops(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take drags of files; everything else goes its way."""
        kind = event.type()
        if kind == QEvent.Type.DragLeave:
            self.veil.hide()
        elif kind == QEvent.Type.WindowDeactivate:
            self.take_over()  # somebody went to fetch files, perhaps, and new widgets may be there
        elif isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            return self._take(event, kind)
        return super().eventFilter(watched, event)

    def _take(self, event: QDragEnterEvent | QDragMoveEvent | QDropEvent, kind: QEvent.Type) -> bool:
        paths = dropped_paths(event.mimeData())
        self.veil.hide()
        if not paths:
            event.ignore()
            return True
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if kind == QEvent.Type.Drop:
            self.dropped.emit(paths)
        else:
            self.veil.setGeometry(self._window.rect().adjusted(8, 8, -8, -8))
            self.veil.raise_()
            self.veil.show()
        return True
