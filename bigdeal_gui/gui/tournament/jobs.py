"""The steps of a tournament as jobs; after each, how the tournament stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QObject, Signal

from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.randomness.system import system_bytes
from bigdeal_gui.services.dealing.self_test import run_self_test
from bigdeal_gui.services.seal_process import SealerApart
from bigdeal_gui.services.tournament.announce import announce
from bigdeal_gui.services.tournament.deal import deal_sessions
from bigdeal_gui.services.tournament.deviation import record_deviation
from bigdeal_gui.services.tournament.holders import make_slip
from bigdeal_gui.services.tournament.key_sheets import publish_into, write_passphrase
from bigdeal_gui.services.tournament.keys import open_keys
from bigdeal_gui.services.tournament.plan import begin_practice, begin_tournament, open_tournament
from bigdeal_gui.services.tournament.reveal import reveal
from bigdeal_gui.services.tournament.reveal_session import reveal_sessions
from bigdeal_gui.services.tournament.sheet import write_sheet
from bigdeal_gui.services.tournament.status import read_status
from bigdeal_gui.services.tournament.value import NO_WORDS, set_round, set_value
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament import drand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date, datetime
    from pathlib import Path

    from bigdeal_gui.errors import AppError
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.gui.parts.jobs import Job, Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt
    from bigdeal_gui.services.tournament.holders import Slip
    from bigdeal_gui.services.tournament.keys import Custody, Unlocking
    from bigdeal_gui.services.tournament.publish import Published
    from bigdeal_gui.services.tournament.reveal import Revealed
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.services.tournament.value import Words
    from bigdeal_gui.storage.delivery import DeliveredFile
    from bigdeal_gui.tournament.keys_file import Place

_Made = TypeVar("_Made")
_More = ParamSpec("_More")


class TournamentJobs(QObject):
    """Has `jobs` do the steps. What `then` is given is what a step made.

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
        self._jobs = jobs
        self._today = today
        self._now = now
        self.is_dealing = False
        """Whether sessions are being dealt, or wait for their turn to be."""
        jobs.idle.connect(self._on_jobs_idle)

    @property
    def formats(self) -> tuple[Format, ...]:
        """The formats ticked in the settings, in which the boards will be dealt."""
        model = FormatsModel()
        model.choose(self._store.settings.formats)
        return model.chosen_formats

    # -- the plan -----------------------------------------------------------------------------------------

    def look(self, path: Path) -> None:
        """Read how the tournament stands."""
        self._run(path, lambda _job: None, lambda _made: None)

    def begin(self, path: Path, name: str, *, is_practice: bool) -> None:
        """Make the plan of a new tournament in a folder of its own; `path` is where it would lie without."""
        make = begin_practice if is_practice else begin_tournament
        formats, today = self.formats, self._today()

        def work(job: Job) -> TournamentStatus:
            journal = job.journal
            return read_status(make(path, name).path, journal, formats, today)

        self._jobs.run(work, self.status_read.emit)

    def edit(
        self,
        change: Callable[Concatenate[Path, _More], object],
        path: Path,
        *more: _More.args,
        **named: _More.kwargs,
    ) -> None:
        """Have a function of `services.tournament.plan` change the plan `path`, or make it."""
        self._run(path, lambda _job: change(path, *more, **named), lambda _made: None)

    # -- the steps that cannot be taken back --------------------------------------------------------------

    def make_sheet(self, status: TournamentStatus, target: Path, then: Callable[[str], object]) -> None:
        """Write a new passphrase on the sheet `target`; `then` is given it."""
        tournament = status.tournament

        def work(_job: Job) -> str:
            return write_passphrase(
                target, tournament.plan.name, tournament.layout.sealed.name, random_bytes=system_bytes
            )

        self._jobs.run(work, then)

    def publish(
        self,
        status: TournamentStatus,
        custody: Custody,
        acknowledged: Sequence[str],
        folder: Path,
        then: Callable[[Published], object],
    ) -> None:
        """Publish the plan; sheets of officials go into `folder`."""
        formats, today, now = self.formats, self._today(), self._now()

        def step(job: Job) -> Published:
            return publish_into(
                status.path,
                custody,
                folder,
                formats=formats,
                journal=job.journal,
                random_bytes=system_bytes,
                rule=status.rule,
                acknowledged=acknowledged,
                today=today,
                now=now,
                sealer=SealerApart(job.cancel),
            )

        self._run(status.path, step, then)

    def write_page(self, path: Path, target: Path, then: Callable[[DeliveredFile], object]) -> None:
        """Write the publication sheet into the new file `target`."""
        self._run(path, lambda job: write_sheet(path, target, journal=job.journal), then)

    def announce(self, path: Path, where: str, since: date, then: Callable[[object], object]) -> None:
        """Write down where the sealed plan stands, and `since` which day."""
        today = self._today()
        self._run(path, lambda job: announce(path, where, since, journal=job.journal, today=today), then)

    def set_value(  # noqa: PLR0913 - the value, how it came about, and what follows
        self,
        path: Path,
        text: str,
        then: Callable[[object], object],
        *,
        is_correction: bool,
        as_published: str = "",
        words: Words = NO_WORDS,
    ) -> None:
        """Put the outside value, and the words of its holders, into the plan."""
        now = self._now()
        self._run(
            path,
            lambda job: set_value(
                path,
                text,
                journal=job.journal,
                is_correction=is_correction,
                as_published=as_published,
                now=now,
                words=words,
            ),
            then,
        )

    def read_round(self, path: Path, file: Path, then: Callable[[drand.Round], object]) -> None:
        """Read a round of drand from a `file` that somebody brought."""
        self._run(path, lambda _job: drand.read_round(read_file(file, drand.MAX_FILE_BYTES)), then)

    def set_round(
        self,
        path: Path,
        found: drand.Round,
        then: Callable[[object], object],
        *,
        is_correction: bool,
        words: Words = NO_WORDS,
    ) -> None:
        """Put the promised round of drand, and the words of the holders, into the plan."""
        self._run(
            path,
            lambda job: set_round(path, found, journal=job.journal, is_correction=is_correction, words=words),
            then,
        )

    def make_slip(self, name: str, folder: Path, then: Callable[[Slip], object]) -> None:
        """Make the words of a holder; `then` is given where they are."""
        self._jobs.run(lambda _job: make_slip(folder, name, random_bytes=system_bytes), then)

    def deal(  # noqa: PLR0913 - what is dealt, how, and what follows
        self,
        path: Path,
        unlocking: Unlocking,
        order: DealingOrder,
        then: Callable[[SessionsDealt], object],
        *,
        failed: Callable[[AppError], object],
        although_journal: bool,
    ) -> None:
        """Open the keys and deal `order`; where the journal is in doubt, only `although_journal`."""

        def step(job: Job) -> SessionsDealt:
            if although_journal:
                job.journal.store.accept_doubt()
            job.journal.store.require_no_doubt()
            run_self_test()
            keys = open_keys(open_tournament(path), unlocking.unlock(), SealerApart(job.cancel))
            return deal_sessions(
                path, keys, order, journal=job.journal, progress=job.progress, cancel=job.cancel
            )

        self.is_dealing = True
        self._run(path, step, then, failed)

    def deviate(self, path: Path, text: str, then: Callable[[DeliveredFile], object]) -> None:
        """Record where play did not follow the plan."""
        self._run(path, lambda job: record_deviation(path, text, journal=job.journal), then)

    def reveal(
        self, path: Path, unlocking: Unlocking, target: Path, then: Callable[[Revealed], object]
    ) -> None:
        """Open the keys and make the public pack; somebody said that all play is over."""

        def step(job: Job) -> Revealed:
            keys = open_keys(open_tournament(path), unlocking.unlock(), SealerApart(job.cancel))
            return reveal(
                path,
                keys,
                target,
                play_is_over=True,
                journal=job.journal,
                progress=job.progress,
                cancel=job.cancel,
            )

        self._run(path, step, then)

    def reveal_sessions(
        self,
        path: Path,
        unlocking: Unlocking,
        places: Sequence[Place],
        then: Callable[[Sequence[Revealed]], object],
    ) -> None:
        """Open the keys and make a pack for each session; somebody said that its play is over."""

        def step(job: Job) -> Sequence[Revealed]:
            tournament = open_tournament(path)
            keys = open_keys(tournament, unlocking.unlock(), SealerApart(job.cancel))
            tournament.layout.make(tournament.layout.publish)
            return reveal_sessions(
                path,
                keys,
                places,
                play_is_over=True,
                journal=job.journal,
                progress=job.progress,
                cancel=job.cancel,
            )

        self._run(path, step, then)

    def _run(
        self,
        path: Path,
        step: Callable[[Job], _Made],
        then: Callable[[_Made], object],
        failed: Callable[[AppError], object] = lambda _error: None,
    ) -> None:
        formats, today, now = self.formats, self._today(), self._now()

        def work(job: Job) -> tuple[_Made, TournamentStatus]:
            # The journal comes first: without it nothing is begun.
            journal = job.journal
            made = step(job)
            return made, read_status(path, journal, formats, today, now)

        def tell(done: tuple[_Made, TournamentStatus]) -> None:
            made, status = done
            then(made)
            self.status_read.emit(status)

        self._jobs.run(work, tell, failed)

    def _on_jobs_idle(self) -> None:
        self.is_dealing = False
