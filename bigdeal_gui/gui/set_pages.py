"""The pages about sets that are there already, Check, Journal and Hand records, and files dropped on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.dialogs.file_dialogs import dropped_paths
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.side_bar import LazyPage

if TYPE_CHECKING:
    from bigdeal_gui.gui.check.page import CheckPage
    from bigdeal_gui.gui.history.archive_hint import ArchiveHint
    from bigdeal_gui.gui.history.page import HistoryPage
    from bigdeal_gui.gui.main_window import MainWindow
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
    from bigdeal_gui.gui.post_deal_actions import PostDealActions
    from bigdeal_gui.gui.records.page import RecordsPage


class FileDrops(QObject):
    """Watches `window`, whose widgets take no drops of their own any more once `take_over` was called.

    `dropped` carries the paths. The files are only read: whatever the dragging program offers, it is told
    that they were copied.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.veil = PlainLabel(self.tr("Drop the files here to check them"), window)
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


class SetPages(QObject):
    """Adds the pages to `window`; each is made when it is first opened.

    Files dropped anywhere on the window open the check page. `failed` carries the AppError of a journal that
    cannot be used, found at the start, or of a file that could not be made; `crashed` the place of a fault.
    """

    failed = Signal(object)
    crashed = Signal(str)

    def __init__(self, window: MainWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._check_name = self.tr("Check")
        self.check_page: CheckPage | None = None
        self.history_page: HistoryPage | None = None
        self.records_page: RecordsPage | None = None
        self.archive_hint: ArchiveHint | None = None
        self.after_dealing: dict[ResultPanel, PostDealActions] = {}
        window.add_page(self._check_name, "check", LazyPage(self._new_check_page, window))
        # Programs that read the screen aloud, and scripts, know the page by the name that it has always had.
        history = self.tr("History", "accessible name of the page Journal")
        window.add_page(history, "history", LazyPage(self._new_history_page, window))
        window.show_as(history, self.tr("Journal"))
        window.add_page(self.tr("Hand records"), "records", LazyPage(self._new_records_page, window))
        self.drops = FileDrops(window)
        self.drops.dropped.connect(self._on_drops_dropped)
        self._is_over = False
        self._takes_drops: Callable[[Sequence[Path]], bool] = lambda _paths: False

    def begin(self, first_page: QWidget) -> None:
        """Look after the sets of earlier days, once the window is there; a hint goes on top of `first_page`.

        A window whose settings are not kept, or that meets its user for the first time, has no earlier days.
        """
        if self._store.is_kept and not self._store.settings.is_first_run:
            QTimer.singleShot(0, self, lambda: self._look(first_page))

    def offer_drops_to(self, take: Callable[[Sequence[Path]], bool]) -> None:
        """Let `take` see dropped files first; what it does not take is checked."""
        self._takes_drops = take

    def check(self, paths: Sequence[Path]) -> None:
        """Open the check page and check, or verify, `paths`."""
        was_shown = self.check_page is not None and self.check_page.isVisible()
        self._window.show_page(self._check_name)
        if self.check_page is not None:
            self.check_page.check(paths, was_shown=was_shown)

    def serve(self, result: ResultPanel) -> None:
        """Make labels and certificates of the set that `result` shows, when they are asked for."""
        result.labels_asked.connect(lambda codes: self._after_dealing(result).labels(codes))
        result.certificate_asked.connect(lambda codes: self._after_dealing(result).certify(codes))

    def leave(self) -> None:
        """Wait for the end of what is in progress and let go of the window; the pages are not taken away."""
        self.stop()
        self.drops.leave()
        self.deleteLater()

    def stop(self) -> None:
        """Wait for the end of what is in progress; nothing is begun after it."""
        self._is_over = True
        parts = (
            self.check_page,
            self.history_page,
            self.records_page,
            self.archive_hint,
            *self.after_dealing.values(),
        )
        for part in parts:
            if part is not None:
                part.stop()

    def _look(self, first_page: QWidget) -> None:
        if self._is_over:
            return
        from bigdeal_gui.gui.history.archive_hint import ArchiveHint  # noqa: PLC0415 - after the first paint
        from bigdeal_gui.gui.parts.strips.note_strip import put_strip_above  # noqa: PLC0415 - as above

        self.archive_hint = ArchiveHint(self._store, first_page)
        self.archive_hint.failed.connect(self.failed)
        put_strip_above(first_page, self.archive_hint)
        self.archive_hint.look()

    def _new_check_page(self, parent: QWidget) -> QWidget:
        from bigdeal_gui.gui.check.page import CheckPage  # noqa: PLC0415 - opened by hand

        self.check_page = CheckPage(self._store, parent)
        return self.check_page

    def _new_history_page(self, parent: QWidget) -> QWidget:
        from bigdeal_gui.gui.history.page import HistoryPage  # noqa: PLC0415 - opened by hand

        self.history_page = HistoryPage(self._store, parent)
        self.drops.take_over()
        return self.history_page

    def _new_records_page(self, parent: QWidget) -> QWidget:
        from bigdeal_gui.gui.records.page import RecordsPage  # noqa: PLC0415 - opened by hand

        self.records_page = RecordsPage(self._store, parent)
        self.drops.take_over()
        return self.records_page

    def _after_dealing(self, result: ResultPanel) -> PostDealActions:
        if result not in self.after_dealing:
            from bigdeal_gui.gui.post_deal_actions import PostDealActions  # noqa: PLC0415 - asked for by hand

            made = self.after_dealing[result] = PostDealActions(self._store, result)
            made.failed.connect(self.failed)
            made.crashed.connect(self.crashed)
        return self.after_dealing[result]

    def _on_drops_dropped(self, paths: list[Path]) -> None:
        if not self._takes_drops(paths):
            self.check(paths)
