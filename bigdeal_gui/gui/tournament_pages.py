"""The tournament page within the window, made when it is first opened; the hint at an interrupted dealing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, Tone
from bigdeal_gui.gui.side_bar import LazyPage
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.main_window import MainWindow
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.page import TournamentPage
    from bigdeal_gui.services.tournament.interrupted import InterruptedStep


class InterruptedHint(NoteStrip):
    """Looks on its own thread; shows itself only where something was interrupted.

    `deal_asked` carries the plan of the tournament that is to be opened.
    """

    deal_asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Tone.WARNING, (), parent)
        self._plan: Path | None = None
        self.jobs = Jobs(self)
        self.add_button(self.tr("Deal it now"))
        self.add_button(self.tr("Later"))
        self.chosen.connect(self._on_chosen)

    def look(self, plans: Sequence[Path]) -> None:
        """Look whether a dealing of one of the tournaments with these `plans` was interrupted."""
        from bigdeal_gui.services.tournament.interrupted import first_interrupted_step  # noqa: PLC0415 - behind the first page

        self.jobs.run(lambda work: first_interrupted_step(plans, lambda: work.journal), self._show)

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        self.jobs.stop()

    def _show(self, found: tuple[Path, str, InterruptedStep] | None) -> None:
        if found is None:
            self.hide()
            return
        self._plan, name, interrupted_step = found
        self.say(with_name(name, interrupted_step.title), interrupted_step.text)

    def _on_chosen(self, place: int) -> None:
        if place == 0 and self._plan is not None:
            self.hide()
            self.deal_asked.emit(self._plan)


class TournamentPages(QObject):
    """Adds the page to `window`. `verify_asked` carries the paths of what is to be verified.

    `made` is emitted when the page is made: its fields take no drops of their own from then on. `idle` is
    emitted when work of the page has ended, and none is left.
    """

    verify_asked = Signal(object)
    made = Signal()
    idle = Signal()

    def __init__(self, window: MainWindow, store: SettingsStore) -> None:
        super().__init__(window)
        self._window = window
        self._store = store
        self._wanted: Path | None = None
        self.page: TournamentPage | None = None
        self.hint: InterruptedHint | None = None
        self._late = LazyPage(self._new_page, window)
        window.add_page(self.tr("Tournament"), "tournament", self._late)

    @property
    def opened(self) -> Path | None:
        """The plan that is open."""
        return self.page.opened if self.page is not None else self._wanted

    @property
    def is_dealing(self) -> bool:
        """Whether sessions are being dealt."""
        return self.page is not None and self.page.work.is_dealing

    @property
    def is_busy(self) -> bool:
        """Whether a step is in progress, or waits for its turn."""
        return self.page is not None and not self.page.jobs.is_idle

    def begin(self, first_page: QWidget) -> None:
        """Look whether a dealing was interrupted when the program ended; above `first_page` it is told."""
        if self._store.is_kept and self._store.settings.recent_tournaments:
            QTimer.singleShot(0, self, lambda: self._look(first_page))

    def reopen(self, path: Path | None) -> None:
        """Have the plan `path` open when the page is looked at."""
        self._wanted = path

    def take(self, paths: Sequence[Path]) -> bool:
        """Open a plan, or a folder of one, dropped while this page is shown; tell whether it was one.

        The file of a round is taken where one is wanted.
        """
        from bigdeal_gui.pages.tournament.steps import plan_among  # noqa: PLC0415 - with the page

        plan = plan_among(paths)
        if self.page is None or self._window.open_page is not self._late:
            return False
        if plan is None:
            return self.page.take(paths)
        self.page.open(plan)
        return True

    def open_plan(self, paths: Sequence[Path]) -> bool:
        """Show the page with the plan, or the folder, that `paths` are; tell whether they are one."""
        from bigdeal_gui.pages.tournament.steps import plan_among  # noqa: PLC0415 - with the page

        plan = plan_among(paths)
        if plan is None:
            return False
        self._wanted = plan
        self._window.show_page(self._late.accessibleName())
        if self.page is not None:
            self.page.open(plan)
        return True

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        if self.page is not None:
            self.page.stop()
        if self.hint is not None:
            self.hint.stop()

    def leave(self) -> None:
        """Wait for the end of what is in progress, and let go; the page is not taken away."""
        self.stop()
        self.deleteLater()

    def _look(self, first_page: QWidget) -> None:
        from bigdeal_gui.gui.parts.strips.note_strip import put_strip_above  # noqa: PLC0415 - after the first paint

        self.hint = InterruptedHint(first_page)
        self.hint.deal_asked.connect(lambda plan: self.open_plan([plan]))
        put_strip_above(first_page, self.hint)
        self.hint.look(self._store.settings.recent_tournaments)

    def _on_page_idle(self) -> None:
        """Tell of nothing that is dealt by now."""
        if self.hint is not None and not self.hint.isHidden():
            self.hint.look(self._store.settings.recent_tournaments)

    def _new_page(self, parent: QWidget) -> QWidget:
        from bigdeal_gui.gui.tournament.page import TournamentPage  # noqa: PLC0415 - opened by hand

        self.page = TournamentPage(self._store, parent)
        self.page.verify_asked.connect(self.verify_asked)
        self.page.jobs.idle.connect(self.idle)
        self.page.jobs.idle.connect(self._on_page_idle)
        if self._wanted is not None:
            self.page.open(self._wanted)
        self.made.emit()
        return self.page
