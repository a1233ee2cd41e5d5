"""The composition root: everything the window needs is made here, once, and handed to whoever uses it."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, qVersion
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QWidget

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.errors.base import AppError, ExitCode
from bigdeal_gui.errors.randomness import SelfTestFailed
from bigdeal_gui.gui.deal.page import DealPage
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.input_watcher import InputWatcher
from bigdeal_gui.gui.parts.languages import Translations
from bigdeal_gui.gui.parts.look.appearance import WindowLook
from bigdeal_gui.gui.parts.look.labels import CopiedText
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.gui.parts.worker import Cleanup, Job, Task
from bigdeal_gui.gui.set_pages import SetPages
from bigdeal_gui.gui.side_bar import LazyPage
from bigdeal_gui.gui.tournament_pages import TournamentPages
from bigdeal_gui.randomness.collector import Collector
from bigdeal_gui.randomness.credit import EntropyMeter
from bigdeal_gui.randomness.pool import Pool
from bigdeal_gui.resource_files import style_sheet
from bigdeal_gui.services.faults import fault_place
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.places import settings_path
from bigdeal_gui.storage.settings import Settings, SettingsDamage

if TYPE_CHECKING:
    from types import TracebackType

    from bigdeal_gui.gui.help.page import HelpWindow
    from bigdeal_gui.gui.main_window import MainWindow
    from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
    from bigdeal_gui.pages.questions import Question
    from bigdeal_gui.services.work import CancelToken


_SMOKE_TEST_S: Final = 4.0
_LOOK_MS: Final = 50
_AFTER_PAGE_MS: Final = 20
"""How long all that nobody sees waits at the start: the page is painted first."""


_UNREADABLE: Final = (
    "{language} cannot be loaded",
    "The file of translations is missing or damaged, so this window is in English.",
    "Dealing is not affected. Install the program again to get the language back.",
)
"""Only ever shown where there are no translations."""


class WindowSession(QObject):
    """One run of the window: its parts and how they hear of each other.

    What is opened by hand is made on demand, so that the window is there at once. `self_test` stands in for
    the program's own. `tested` is emitted when it has ended: all that deals is loaded then.
    """

    tested = Signal()

    def __init__(self, window: MainWindow, store: SettingsStore, self_test: Job | None = None) -> None:
        super().__init__(window)
        self.window = window
        self.store = store
        self.self_test_parts: tuple[str, ...] = ()
        self._self_test = self_test or _try_all_parts
        self._self_test_task: Task | None = None
        self._behind_page = QTimer(self, singleShot=True)
        self._behind_page.timeout.connect(self._on_behind_page_timeout)
        self.translations = Translations(self)
        self.translations.speak(store.settings.language)
        self.appearance = WindowLook(style_sheet(), self)
        self.appearance.follow(store.settings)
        self.collector = Collector(Pool(), EntropyMeter())
        self.watcher = InputWatcher(self.collector, self)
        self._help: HelpWindow | None = None
        CopiedText(self)
        self._furnish()
        self._report_language()
        self.window.help_asked.connect(self._on_window_help_asked)
        self.window.about_asked.connect(self._on_window_about_asked)
        self.window.ask_before_closing(self._may_close)
        store.changed.connect(self._on_store_changed)

    def _furnish(self) -> None:
        """Make the pages, in the language that is in force."""
        self.deal_page = DealPage(self.store, self.collector, self.watcher, self.window)
        title = self.tr("Deal a session")
        self.window.add_page(self.tr("Deal"), "deal", self.deal_page, title=title)
        self.tournaments = TournamentPages(self.window, self.store)
        self.records = SetPages(self.window, self.store)
        self.records.offer_drops_to(self.tournaments.take)
        self.tournaments.verify_asked.connect(self.records.check)
        self.tournaments.made.connect(self._on_tournaments_made)
        self.records.failed.connect(self.deal_page.strip.show_error)
        self.records.crashed.connect(self._on_records_crashed)
        self.deal_page.result_made.connect(self.records.serve)
        self.window.add_page(
            self.tr("Settings"), "settings", LazyPage(self._settings_page, self.window), at_foot=True
        )

    def _on_tournaments_made(self) -> None:
        self.records.drops.take_over()
        if self.tournaments.page is not None:
            self.records.serve(self.tournaments.page.view.deal.result)

    def _change_language(self) -> None:
        """Make new pages in the language of the settings; work in progress is done first.

        What was typed into the meter and into the form stays.
        """
        if self.deal_page.is_dealing:
            self.deal_page.ended.connect(self._change_language, Qt.ConnectionType.QueuedConnection)
            return
        if self.tournaments.is_busy:
            self.tournaments.idle.connect(self._change_language, Qt.ConnectionType.QueuedConnection)
            return
        if not self.translations.speak(self.store.settings.language):
            return
        # What is on the screen stays there until the new pages can be painted in its place.
        self.window.setUpdatesEnabled(False)
        QTimer.singleShot(0, self.window, lambda: self.window.setUpdatesEnabled(True))
        request, has_passed = self.deal_page.request, self.deal_page.model.self_test
        opened = self.tournaments.opened
        self.deal_page.stop()
        self.tournaments.leave()
        self.records.leave()
        if self._help is not None:
            self._help.deleteLater()
            self._help = None
        place = self.window.remove_pages()
        self._furnish()
        self.records.drops.take_over()
        self.deal_page.show_request(request)
        self.tournaments.reopen(opened)
        if has_passed is not None:
            self.deal_page.set_self_test(has_passed=has_passed)
        self.window.show_page(self.window.page_names[place])
        self._report_language()

    def open(self) -> None:
        """Show the window and begin to listen; the self-test and the rest begin behind the painted page."""
        # The empty frame may be on the screen already: it did not know how large the text is.
        if not self.window.isMaximized():
            self.window.fit_to_screen()
        self.window.show()
        self.watcher.watch(self.window.windowHandle())
        self.deal_page.setFocus()
        # Behind all that is to be laid out and painted first, however long that takes.
        QTimer.singleShot(0, self, self._wait_behind_page)
        if self.store.settings.is_first_run and self.store.is_kept:
            QTimer.singleShot(0, self._ask_first_run)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open what the user double-clicked or dropped on the program: a plan, or files to be checked."""
        if not self.tournaments.open_plan(paths):
            self.records.check(paths)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Take the files that macOS sends to a program that is open already."""
        if isinstance(event, QFileOpenEvent):
            self.open_files([Path(event.file())])
            return True
        return super().eventFilter(watched, event)

    def report_damage(self, damage: SettingsDamage) -> None:
        """Say on the page that settings could not be read."""
        self.deal_page.strip.show_note(
            self.tr("Some settings were reset"),
            str(damage),
            self.tr("The sets you have dealt are safe. Please check your settings."),
        )

    def _report_language(self) -> None:
        """Say on the page that a language cannot be loaded."""
        if language := self.translations.unreadable:
            self.deal_page.strip.show_note(*(text.format(language=language) for text in _UNREADABLE))

    def _wait_behind_page(self) -> None:
        if self.window.isVisible():  # it may have been closed meanwhile
            self._behind_page.start(_AFTER_PAGE_MS)

    def _start_self_test(self) -> None:
        """Run the self-test on a thread of its own; until it has passed nothing is dealt."""
        self._self_test_task = Task(self._self_test, self)
        self._self_test_task.done.connect(self._on_self_test_done)
        self._self_test_task.failed.connect(self._on_self_test_failed)
        self._self_test_task.crashed.connect(self._on_self_test_crashed)
        self._self_test_task.finished.connect(self._on_self_test_finished)
        self._self_test_task.start()

    def _settings_page(self, parent: QWidget) -> QWidget:
        from bigdeal_gui.gui.settings.page import SettingsPage  # noqa: PLC0415 - opened by hand

        page = SettingsPage(self.store, parent)
        self.records.drops.take_over()
        return page

    def _may_close(self) -> bool:
        for question in self._questions_before_closing():
            if not confirm(question, self.window):
                return False
        self._behind_page.stop()
        self.deal_page.stop()
        if self._self_test_task is not None:
            self._self_test_task.wait()
        self.tournaments.stop()
        self.records.stop()
        return True

    def _questions_before_closing(self) -> Iterator[Question]:
        """Yield what has to be asked before work that takes long is given up."""
        from bigdeal_gui.pages.questions import Question  # noqa: PLC0415 - behind the first page

        if self.deal_page.is_dealing:
            yield Question(
                self.tr("A set is being dealt"),
                self.tr("Stop dealing and close?"),
                self.tr("If you stop now, you have all files of this set, or none."),
                self.tr("&Stop and close"),
            )
        if self.tournaments.is_dealing:
            yield Question(
                self.tr("Sessions of a tournament are being dealt"),
                self.tr("Stop dealing and close?"),
                self.tr(
                    "If you stop now, no files of the current session are left behind. The sessions "
                    "already dealt are kept, and you can deal the others later."
                ),
                self.tr("&Stop and close"),
            )

    # -- signals ------------------------------------------------------------------------------------------

    def _ask_first_run(self) -> None:
        """Ask the few questions of the first start, again where another language is chosen."""
        from bigdeal_gui.gui.settings.first_run import FirstRun  # noqa: PLC0415 - once in the program's life

        wizard = FirstRun(self.store.settings, self.window)
        is_other = wizard.exec() == FirstRun.OTHER_LANGUAGE
        try:
            self.store.replace(wizard.result_settings())
        except AppError as error:
            self.deal_page.strip.show_error(error)
            return
        if is_other:
            # After the window speaks it: that was asked for a moment before.
            QTimer.singleShot(0, self, self._ask_first_run)
        self.deal_page.setFocus()

    def _on_window_help_asked(self, topic: str) -> None:
        from bigdeal_gui.gui.help.page import HelpWindow  # noqa: PLC0415 - opened by hand

        if self._help is None:
            self._help = HelpWindow(self.window)
        self._help.page.show_topic(topic)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def _on_window_about_asked(self) -> None:
        from bigdeal_gui.gui.help.about import AboutDialog  # noqa: PLC0415 - opened by hand

        AboutDialog(self.self_test_parts, self.window).exec()

    def _on_behind_page_timeout(self) -> None:
        self.records.drops.take_over()
        self._start_self_test()
        self.records.begin(self.deal_page)
        self.tournaments.begin(self.deal_page)

    def _on_self_test_done(self, parts: tuple[str, ...]) -> None:
        self.self_test_parts = parts
        self.deal_page.set_self_test(has_passed=True)

    def _on_self_test_failed(self, error: AppError) -> None:
        self.deal_page.set_self_test(has_passed=False)
        self.deal_page.strip.show_error(error)

    def _on_self_test_crashed(self, place: str) -> None:
        self._on_self_test_failed(SelfTestFailed(place))

    def _on_records_crashed(self, place: str) -> None:
        safe = self.tr("The set and its files have not changed. ({place})")
        self.deal_page.strip.show_crash(safe.format(place=place))

    def _on_self_test_finished(self) -> None:
        self._self_test_task = None
        self.tested.emit()

    def _on_store_changed(self, settings: Settings) -> None:
        self.appearance.follow(settings)
        QTimer.singleShot(0, self, self._change_language)


class CrashNotice(QObject):
    """The last boundary: takes the place of Python's own hooks, and shows one notice at a time.

    It names a place in the program and no value: in a trace of Python's there could be deals.
    """

    _arisen = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._box: MessageBox | None = None
        # Queued: the fault may have arisen on another thread, or in the middle of a paint.
        self._arisen.connect(self.show_notice)

    def install(self) -> None:
        """Catch what no other boundary caught, on every thread."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception

    @property
    def box(self) -> MessageBox | None:
        """The notice on the screen, if any."""
        return self._box

    def show_notice(self, place: str) -> None:
        """Say that the program met a fault at `place`."""
        if self._box is not None:
            return
        from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox  # noqa: PLC0415 - seldom, if ever

        box = MessageBox(
            self.tr("Something went wrong"),
            self.tr("Something went wrong inside the program."),
            self.tr(
                "The sets you have already dealt are safe. Close the program and start it again before "
                "you deal. Please report this: {place}"
            ).format(place=place),
            [],
            self._window,
            safe=self.tr("Close"),
            is_grave=True,
        )
        box.finished.connect(self._on_box_finished)
        self._box = box
        box.open()

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._report(error)

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._report(arguments.exc_value)

    def _report(self, error: BaseException) -> None:
        place = fault_place(error)
        if sys.stderr is not None:
            sys.stderr.write(f"fault: {place}\n")
        self._arisen.emit(place)

    def _on_box_finished(self) -> None:
        self._box = None


def _try_all_parts(_progress: Callable[[int, int], None], _cancel: CancelToken) -> tuple[str, ...]:
    """Load what deals, so that the button, which waits for this, does not; then test it."""
    from bigdeal_gui.services.dealing import session  # noqa: F401, PLC0415 - off the window's thread
    from bigdeal_gui.services.dealing.self_test import run_self_test  # noqa: PLC0415 - as above
    from bigdeal_gui.services.sets import open_journal  # noqa: F401, PLC0415 - as above

    return run_self_test()


def start_window(app: QApplication, window: MainWindow, files: Sequence[Path] = ()) -> WindowSession:
    """Fill `window`, put it to work with the user's settings, and open `files`."""
    CrashNotice(window).install()
    damages: list[SettingsDamage] = []
    problem: AppError | None = None
    path = settings_path()
    try:
        store = SettingsStore(path, settings_file.load_settings(path, damages.append), app)
    except AppError as error:
        problem = error
        store = SettingsStore(None, Settings(), app)
    session = WindowSession(window, store)
    for damage in damages:
        session.report_damage(damage)
    if problem is not None:
        session.deal_page.strip.show_error(problem)
    session.open()
    session.tested.connect(lambda: Cleanup(window))
    if sys.platform == "darwin":  # elsewhere nothing sends files, and every event would pass by here
        app.installEventFilter(session)
    if files:
        QTimer.singleShot(0, session, lambda: session.open_files(files))
    return session


def start_smoke_test(app: QApplication, window: MainWindow, report: str) -> None:
    """Fill `window` with default settings; when the self-test has ended, write to `report` and quit."""
    session = WindowSession(window, SettingsStore(None, Settings(), app))
    session.open()
    end = time.monotonic() + _SMOKE_TEST_S
    look = QTimer(session)

    def on_look_timeout() -> None:
        answer = session.deal_page.model.self_test
        if answer is None and time.monotonic() < end:
            return
        look.stop()
        Path(report).write_text(json.dumps(_seen(app, session), indent=1) + "\n", "utf-8")
        window.close()
        app.exit(ExitCode.DONE if answer else ExitCode.SYSTEM)

    look.timeout.connect(on_look_timeout)
    look.start(_LOOK_MS)


def _seen(app: QApplication, session: WindowSession) -> dict[str, object]:
    import platform  # noqa: PLC0415 - for this report alone

    return {
        "program": PROGRAM_NAME,
        "version": __version__,
        "platform": app.platformName(),
        "system": platform.platform(),
        "python": platform.python_version(),
        "qt": qVersion(),
        "style": app.style().objectName(),
        "has_style_sheet": bool(style_sheet()),
        "has_icon": not session.window.windowIcon().isNull(),
        "language": session.translations.code,
        "pages": list(session.window.page_names),
        "self_test": list(session.self_test_parts),
        "passed": session.deal_page.model.self_test is True,
    }
