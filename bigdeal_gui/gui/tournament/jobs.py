"""The steps of a tournament as jobs; after each, how the tournament stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.services.tournament.layout import find_plan
from bigdeal_gui.services.tournament.plan import begin_practice, begin_tournament
from bigdeal_gui.services.tournament.status import TournamentStatus, read_tournament_status

if TYPE_CHECKING:
    from datetime import date, datetime

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.work import Work

_Made = TypeVar("_Made")
_More = ParamSpec("_More")


class TournamentJobs(QObject):
    """Has `jobs` do the steps; `today` and `now` are the clock. What `then` is given is what a step made.

    `status_read` carries the status of the tournament after every step, when `then` was called.
    """

    status_read = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        jobs: Jobs,
        today: Callable[[], date],
        now: Callable[[], datetime],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self.jobs = jobs
        self.today = today
        self.now = now
        self.is_dealing = False
        """Whether sessions are being dealt, or wait for their turn to be."""
        jobs.idle.connect(self._on_jobs_idle)

    @property
    def formats(self) -> tuple[Format, ...]:
        """The formats ticked in the settings, in which the boards will be dealt."""
        model = FormatsModel()
        model.choose(self._store.settings.formats)
        return model.chosen_formats

    def look(self, path: Path) -> None:
        """Read how the tournament stands whose plan somebody means by `path`."""
        self._read(lambda: find_plan(path))

    def begin(self, path: Path, name: str, *, is_practice: bool) -> None:
        """Make the plan of a new tournament in a folder of its own; `path` is where it would lie without."""
        make = begin_practice if is_practice else begin_tournament
        self._read(lambda: make(path, name).path)

    def _read(self, plan: Callable[[], Path]) -> None:
        """Read how the tournament stands whose plan is what `plan` returns."""
        formats, today, now = self.formats, self.today(), self.now()

        def step(work: Work) -> TournamentStatus:
            # The journal comes first: without it nothing is begun.
            journal = work.journal
            return read_tournament_status(plan(), journal, formats, today, now)

        self.jobs.run(step, self.status_read.emit)

    def edit(
        self,
        change: Callable[Concatenate[Path, _More], object],
        path: Path,
        *more: _More.args,
        **named: _More.kwargs,
    ) -> None:
        """Have a function of `services.tournament.plan` change the plan `path`, or make it."""
        self.run(path, lambda _work: change(path, *more, **named), lambda _made: None)

    def run(
        self,
        path: Path,
        step: Callable[[Work], _Made],
        then: Callable[[_Made], object],
        failed: Callable[[AppError], object] = lambda _error: None,
    ) -> None:
        """Do `step` for the tournament whose plan is `path`, then read how that stands."""
        formats, today, now = self.formats, self.today(), self.now()

        def step_and_look(work: Work) -> tuple[_Made, TournamentStatus]:
            # The journal comes first: without it nothing is begun.
            journal = work.journal
            made = step(work)
            return made, read_tournament_status(path, journal, formats, today, now)

        def tell(done: tuple[_Made, TournamentStatus]) -> None:
            made, status = done
            then(made)
            self.status_read.emit(status)

        self.jobs.run(step_and_look, tell, failed)

    def _on_jobs_idle(self) -> None:
        self.is_dealing = False
