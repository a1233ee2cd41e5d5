"""The steps of a tournament as work off the window's thread; after each, how the tournament stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.tournament import plan as plan_files
from bigdeal_gui.services.tournament.deal import deal_sessions
from bigdeal_gui.services.tournament.key_sheets import publish_shared, write_passphrase
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.publish import publish, set_value
from bigdeal_gui.services.tournament.record import record_deviation
from bigdeal_gui.services.tournament.reveal import reveal
from bigdeal_gui.services.tournament.status import read_status

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date
    from pathlib import Path

    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.gui.parts.jobs import Job, Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.keys_choice import Keeping
    from bigdeal_gui.journal.journal import Journal
    from bigdeal_gui.services.cancel import CancelToken
    from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt
    from bigdeal_gui.services.tournament.keys import Unlocking
    from bigdeal_gui.services.tournament.reveal import Revealed
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.storage.delivery import DeliveredFile
    from bigdeal_gui.tournament.plan import Phase

    Progress = Callable[[int, int], None]

_Made = TypeVar("_Made")


class Acts(QObject):
    """Has `jobs` do the steps on the tournament `path`.

    `status_read` carries its status after every step; the others carry what a step made, before that.
    """

    status_read = Signal(object)
    published = Signal(object)
    sheet_made = Signal(str, object)
    valued = Signal()
    dealt = Signal(object)
    deviated = Signal(object)
    revealed = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        jobs: Jobs,
        today: Callable[[], date],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._today = today

    @property
    def formats(self) -> tuple[Format, ...]:
        """The formats ticked in the settings, in which the boards will be dealt."""
        model = FormatsModel()
        model.choose(self._store.settings.formats)
        return model.chosen_formats

    # -- the plan -----------------------------------------------------------------------------------------

    def look(self, path: Path) -> None:
        """Read how the tournament stands."""
        self._change(path, lambda: None)

    def begin(self, path: Path, name: str) -> None:
        """Make a new plan."""
        self._change(path, lambda: plan_files.new_tournament(path, name))

    def set_name(self, path: Path, text: str) -> None:
        """Give the tournament a name."""
        self._change(path, lambda: plan_files.set_name(path, text))

    def set_source(self, path: Path, text: str) -> None:
        """Say where the outside value comes from."""
        self._change(path, lambda: plan_files.set_source(path, text))

    def add_phase(self, path: Path, phase: Phase) -> None:
        """Add a phase behind the last."""
        self._change(path, lambda: plan_files.add_phase(path, phase))

    def change_phase(self, path: Path, number: int, phase: Phase) -> None:
        """Put `phase` in the place of another."""
        self._change(path, lambda: plan_files.change_phase(path, number, phase))

    def remove_phase(self, path: Path, number: int) -> None:
        """Take a phase out."""
        self._change(path, lambda: plan_files.remove_phase(path, number))

    def move_phase(self, path: Path, number: int, new_number: int) -> None:
        """Give a phase another place."""
        self._change(path, lambda: plan_files.move_phase(path, number, new_number))

    # -- the steps that bind ------------------------------------------------------------------------------

    def make_sheet(self, status: TournamentStatus, target: Path) -> None:
        """Write a new passphrase on a sheet; `sheet_made` carries it, and the sheet."""
        tournament = status.tournament

        def work(_job: Job) -> str:
            return write_passphrase(
                target, tournament.plan.name, tournament.sealed_path.name, random_bytes=system_bytes
            )

        self._jobs.run(work, lambda passphrase: self.sheet_made.emit(passphrase, target))

    def publish(
        self, status: TournamentStatus, keeping: Keeping, acknowledged: Sequence[str], sheets: Path | None
    ) -> None:
        """Publish the plan; `sheets` is the folder for those of officials. `published` carries the sheets."""
        formats, today, path = self.formats, self._today(), status.path

        def step(journal: Journal, _progress: Progress, _cancel: CancelToken) -> tuple[Path, ...]:
            if keeping.sharing is not None and sheets is not None:
                _published, made = publish_shared(
                    path,
                    keeping.sharing,
                    sheets,
                    formats=formats,
                    journal=journal,
                    random_bytes=system_bytes,
                    rule=status.rule,
                    acknowledged=acknowledged,
                    today=today,
                )
                return made
            publish(
                path,
                seal=keeping.seal,
                formats=formats,
                journal=journal,
                random_bytes=system_bytes,
                rule=status.rule,
                acknowledged=acknowledged,
                today=today,
            )
            return ()

        self._run(path, step, self.published.emit)

    def set_value(self, path: Path, text: str, *, is_correction: bool) -> None:
        """Put the outside value into the plan."""

        def step(journal: Journal, _progress: Progress, _cancel: CancelToken) -> None:
            set_value(path, text, journal=journal, is_correction=is_correction)

        self._run(path, step, lambda _made: self.valued.emit())

    def deal(self, status: TournamentStatus, opening: Unlocking, order: DealingOrder) -> None:
        """Open the keys and deal `order`."""
        path = status.path

        def step(journal: Journal, progress: Progress, cancel: CancelToken) -> SessionsDealt:
            run_self_test()
            keys = open_keys(plan_files.open_tournament(path), opening.unlock())
            return deal_sessions(path, keys, order, journal=journal, progress=progress, cancel=cancel)

        self._run(path, step, self.dealt.emit)

    def deviate(self, path: Path, text: str) -> None:
        """Record where play did not follow the plan."""

        def step(journal: Journal, _progress: Progress, _cancel: CancelToken) -> DeliveredFile:
            return record_deviation(path, text, journal=journal)

        self._run(path, step, self.deviated.emit)

    def reveal(self, path: Path, opening: Unlocking, target: Path) -> None:
        """Open the keys and make the public pack; somebody said that all play is over."""

        def step(journal: Journal, progress: Progress, cancel: CancelToken) -> Revealed:
            keys = open_keys(plan_files.open_tournament(path), opening.unlock())
            return reveal(
                path, keys, target, play_is_over=True, journal=journal, progress=progress, cancel=cancel
            )

        self._run(path, step, self.revealed.emit)

    # -- the work -----------------------------------------------------------------------------------------

    def _change(self, path: Path, change: Callable[[], object]) -> None:
        def step(_journal: Journal, _progress: Progress, _cancel: CancelToken) -> object:
            return change()

        self._run(path, step, lambda _made: None)

    def _run(
        self,
        path: Path,
        step: Callable[[Journal, Progress, CancelToken], _Made],
        tell: Callable[[_Made], None],
    ) -> None:
        formats, today = self.formats, self._today()

        def work(job: Job) -> tuple[_Made, TournamentStatus]:
            made = step(job.journal, job.progress, job.cancel)
            return made, read_status(path, job.journal, formats, today)

        def answer(done: tuple[_Made, TournamentStatus]) -> None:
            made, status = done
            tell(made)
            self.status_read.emit(status)

        self._jobs.run(work, answer)
