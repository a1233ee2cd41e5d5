"""The steps of a tournament that cannot be taken back: what each asks, calls, and says afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import JournalDoubtful
from bigdeal_gui.gui.tournament.questions import (
    deviation_question,
    doubt_question,
    publish_question,
    reserve_question,
    reveal_question,
    reveal_sessions_question,
    value_question,
)
from bigdeal_gui.pages.tournament.reveals import in_few
from bigdeal_gui.services.dealing_process import DealingProcess
from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt, deal_unlocked
from bigdeal_gui.services.tournament.key_sheets import write_passphrase
from bigdeal_gui.services.tournament.keys import Unlocking, open_keys
from bigdeal_gui.services.tournament.notices import record_deviation
from bigdeal_gui.services.tournament.plan import Tournament, open_tournament
from bigdeal_gui.services.tournament.publish import announce_plan, publish_tournament
from bigdeal_gui.services.tournament.reveal import Revealed, reveal_tournament, reveal_unlocked
from bigdeal_gui.services.tournament.sheet import write_publication_sheet
from bigdeal_gui.services.tournament.value import set_plan_round, set_plan_value
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.storage.reading import read_file
from bigdeal_gui.tournament.value import drand
from bigdeal_gui.tournament.value.outside_value import canonical_value

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.gui.tournament.jobs import TournamentJobs
    from bigdeal_gui.gui.tournament.questions import Questions
    from bigdeal_gui.gui.tournament.view import TournamentView
    from bigdeal_gui.services.tournament.publish import Published
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile

_Made = TypeVar("_Made")

_PAINT_MS: Final = 100


def _apart(job: Callable[[Work], _Made], *, although_journal: bool = False) -> Callable[[Work], _Made]:
    """Return what has `job` done in a process of its own, which takes the keys with it when it ends."""

    def call(work: Work) -> _Made:
        with DealingProcess() as process:
            return process.do(job, work, although_journal=although_journal)

    return call


@dataclass(frozen=True, slots=True, repr=False)
class _Step(Generic[_Made]):
    """A step for which everything was asked and answered.

    `words` are shown while `call` runs on a thread of its own. `then` says what it made, after which `focus`
    has the focus: None for what had it before. `failed` is called instead where it failed.
    """

    words: str
    call: Callable[[Work], _Made]
    then: Callable[[_Made], object]
    focus: QWidget | None = None
    failed: Callable[[AppError], object] = lambda _error: None
    is_dealing: bool = False


class FinalSteps(QObject):
    """Does with `work` what the buttons of `view` ask. `began` carries what is said meanwhile."""

    began = Signal(str)

    def __init__(
        self, view: TournamentView, work: TournamentJobs, questions: Questions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._work = work
        self._questions = questions
        self._window = parent
        self._focus: QWidget | None = None
        self._is_in_progress = False
        self._has_failed = False
        self._next: Callable[[], None] | None = None
        for asked, step in (
            (view.publish.publish_asked, self._publish),
            (view.publish.page_asked, self._write_page),
            (view.publish.stands_asked, self._announce),
            (view.value.fix_asked, self._set_value),
            (view.value.round_asked, self._set_round),
            (view.deal.deal_asked, self._deal),
            (view.deal.again_asked, self._deal_again),
            (view.deal.reserve_asked, self._deal_reserve),
            (view.deal.deviation_asked, self._deviate),
            (view.reveal.reveal_asked, self._reveal),
            (view.reveal.sessions_asked, self._reveal_sessions),
        ):
            asked.connect(partial(self._take, step))
        view.publish.keys.sheet_asked.connect(self._on_sheet_asked)
        view.value.round.file_asked.connect(self._on_round_file_asked)
        view.reveal.target_asked.connect(self._on_target_asked)

    # -- what the page tells ------------------------------------------------------------------------------

    def has_failed(self) -> None:
        """Take in that the work in progress failed."""
        self._has_failed = True

    def end(self) -> bool:
        """Give the focus back when the work has ended; tell whether the tournament is to be looked at again.

        After a failure it is: some sessions may have been dealt.
        """
        if self._next is not None:
            QTimer.singleShot(0, self, self._next)
            self._next = None
        was_in_progress, has_failed = self._is_in_progress, self._has_failed
        self._is_in_progress = self._has_failed = False
        if not was_in_progress:
            return False
        if self._focus is not None and self._focus.isVisible():
            self._focus.setFocus()
        return has_failed

    def _take(self, step_of: Callable[..., _Step[Any] | None], *given: object) -> None:
        """Take the step that `step_of` makes of the tournament that is open and what the signal `given`."""
        status = self._view.status
        if status is not None:
            self._begin(status.path, step_of(status, *given))

    def _begin(self, path: Path, step: _Step[Any] | None) -> None:
        """Show the words of the step, then do it: opening a seal holds the window up, so it paints first."""
        if step is None:
            return
        self._focus = self._window.window().focusWidget()
        self._is_in_progress, self._has_failed = True, False
        self.began.emit(step.words)
        QTimer.singleShot(_PAINT_MS, self, lambda: self._run(path, step))

    def _run(self, path: Path, step: _Step[Any]) -> None:
        def then(made: object) -> None:
            step.then(made)
            self._focus = step.focus or self._focus

        self._work.is_dealing |= step.is_dealing
        self._work.run(path, step.call, then, step.failed)

    def _new_file(self, title: str, kind: str, proposed: Path) -> Path | None:
        """Ask for a file that is not there yet; `proposed` gets a number where it is."""
        name = free_name(proposed.parent, proposed.stem, [proposed.suffix]) + proposed.suffix
        return self._questions.choose_new_file(title, kind, proposed.with_name(name), self._window)

    # -- publishing ---------------------------------------------------------------------------------------

    def _on_sheet_asked(self) -> None:
        if self._view.status is None:
            return
        tournament = self._view.status.tournament
        proposed = tournament.path.parent / f"{tournament.stem}-passphrase.txt"
        target = self._new_file(self.tr("Sheet with a new passphrase"), self.tr("Text (*.txt)"), proposed)
        if target is not None:
            self._work.jobs.run(
                lambda work: write_passphrase(
                    target,
                    tournament.plan.name,
                    tournament.layout.sealed.name,
                    random_bytes=work.random_bytes,
                ),
                lambda passphrase: self._say_sheet_made(passphrase, target),
            )

    def _say_sheet_made(self, passphrase: str, sheet: Path) -> None:
        self._view.publish.keys.take_passphrase(passphrase)
        self._view.say(
            self.tr("A new passphrase is on the sheet"),
            self.tr(
                "{sheet}\nPrint it twice, put the sheets into two safe places, then delete the file. Both"
                " fields hold the passphrase already."
            ).format(sheet=sheet),
        )

    def _publish(self, status: TournamentStatus) -> _Step[Published] | None:
        step = self._view.publish
        custody, folder = step.keys.custody, status.path.parent
        if custody is None:
            return None
        if custody.sharing is not None:
            title = self.tr("Folder for the officials’ sheets, ideally on a USB drive")
            chosen = self._questions.choose_folder(title, folder, self._window)
            if chosen is None:
                return None
            folder = chosen
        if not self._questions.confirm(publish_question(status.plan.name), self._window):
            return None
        call = partial(
            publish_tournament,
            status.path,
            custody=custody,
            sheets_folder=folder,
            formats=self._work.formats,
            rule=status.rule,
            acknowledged=step.findings.acknowledged,
            today=self._work.today(),
            now=self._work.now(),
        )
        words = self.tr("Making and sealing the keys: this takes a few seconds")
        return _Step(words, _apart(call), self._say_published, step.next_button)

    def _say_published(self, made: Published) -> None:
        self._view.publish.keys.forget()
        words = self.tr(
            "Now publish the files under “Publish this” where all players can see them, and enter here "
            "where they are."
        )
        if made.sheets:
            words += "\n" + self.tr(
                "The officials’ sheets are in {folder}: {names}. Print each, hand it over in an envelope, "
                "and delete the files."
            ).format(folder=made.sheets[0].parent, names=", ".join(sheet.name for sheet in made.sheets))
        if made.interrupted:
            words += "\n" + made.interrupted
        self._view.say(self.tr("The plan is sealed, and its keys are made"), words)

    def _write_page(self, status: TournamentStatus) -> _Step[DeliveredFile] | None:
        target = self._new_file(
            self.tr("The publication sheet"), "PDF (*.pdf)", status.tournament.layout.sheet
        )
        if target is None:
            return None
        return _Step(
            self.tr("Drawing the publication sheet"),
            lambda work: write_publication_sheet(status.path, target, journal=work.journal),
            lambda sheet: self._view.say(
                self.tr("The publication sheet is saved"),
                self.tr("Print {sheet}, and put it where everyone can see it.").format(sheet=sheet.path),
            ),
        )

    def _announce(self, status: TournamentStatus, where: str, since: date) -> _Step[None]:
        today = self._work.today()
        return _Step(
            self.tr("Recording where it is published"),
            lambda work: announce_plan(status.path, where, since, journal=work.journal, today=today),
            lambda _made: self._say_announced(),
            self._view.publish.next_button,
        )

    def _say_announced(self) -> None:
        self._view.publish.where.clear()
        self._view.publish.propose_today()
        self._view.say(
            self.tr("The place of publication is recorded"),
            self.tr("Now wait for the day of the outside value."),
        )

    # -- the value ----------------------------------------------------------------------------------------

    def _on_round_file_asked(self) -> None:
        files = self._questions.choose_some(self.tr("The promised round"), self._window)
        if files:
            self.bring_round(files[0])

    def bring_round(self, path: Path) -> None:
        """Read the promised round out of the file `path`."""
        status = self._view.status
        if status is not None:
            self._work.run(
                status.path,
                lambda _work: drand.read_round(read_file(path, drand.MAX_FILE_BYTES)),
                self._view.value.round.take,
            )

    def _set_value(self, status: TournamentStatus, text: str) -> _Step[Tournament] | None:
        reason = self._view.value.reason.text()
        return self._value_step(
            canonical_value(text),
            lambda **given: set_plan_value(
                status.path, text, as_published=reason, now=self._work.now(), **given
            ),
        )

    def _set_round(self, status: TournamentStatus, found: drand.Round) -> _Step[Tournament] | None:
        return self._value_step(found.value, partial(set_plan_round, status.path, found))

    def _value_step(self, value: str, put: Callable[..., Tournament]) -> _Step[Tournament] | None:
        step = self._view.value
        if not self._questions.confirm(value_question(value, step.hands.withheld_by), self._window):
            return None
        is_correction, words = step.is_correction, step.hands.words
        return _Step(
            self.tr("Putting the value into the plan"),
            lambda work: put(journal=work.journal, is_correction=is_correction, words=words),
            lambda _made: self._view.say(
                self.tr("The value is in the plan"),
                self.tr("Publish the plan again, so that everyone sees the value."),
            ),
            step.next_button,
        )

    # -- dealing ------------------------------------------------------------------------------------------

    def _deal(self, status: TournamentStatus) -> _Step[SessionsDealt] | None:
        step = self._view.deal
        return self._dealing(status, step.keys.unlocking, step.order())

    def _deal_again(self, status: TournamentStatus) -> _Step[SessionsDealt] | None:
        order = status.interrupted_step.again() if status.interrupted_step is not None else None
        return self._dealing(status, self._view.deal.keys.unlocking, order)

    def _deal_reserve(self, status: TournamentStatus) -> _Step[SessionsDealt] | None:
        step = self._view.deal
        unlocking = step.keys.unlocking
        if unlocking is None:
            return None
        titles = [row.title for row in step.sessions.model.ticked]
        only = step.only_boards()
        reason = self._questions.ask_text(reserve_question(titles, only), self._window)
        return self._dealing(status, unlocking, step.order(reason=reason) if reason else None)

    def _dealing(
        self,
        status: TournamentStatus,
        unlocking: Unlocking | None,
        order: DealingOrder | None,
        *,
        although_journal: bool = False,
    ) -> _Step[SessionsDealt] | None:
        if unlocking is None or order is None:
            return None

        def call(work: Work) -> SessionsDealt:
            job = partial(deal_unlocked, status.path, unlocking.unlock(), order)
            return _apart(job, although_journal=although_journal)(work)

        def failed(error: AppError) -> None:
            if isinstance(error, JournalDoubtful):
                self._next = lambda: ask_in_doubt(error)

        def ask_in_doubt(doubt: JournalDoubtful) -> None:
            if self._questions.confirm(doubt_question(doubt), self._window):
                again = self._dealing(status, unlocking, order, although_journal=True)
                self._begin(status.path, again)

        return _Step(
            self.tr("Opening the keys and dealing: this takes a few seconds"),
            call,
            self._show_dealt,
            self._view.deal.result.next_button,
            failed,
            is_dealing=True,
        )

    def _show_dealt(self, dealt: SessionsDealt) -> None:
        self._view.note.hide()
        if dealt.notice is not None:
            words = self.tr("Put “{notice}” on the wall: it tells the players the reason.")
            self._view.say(words.format(notice=dealt.notice.name), "")
        self._view.deal.show_dealt(dealt)
        self._view.column.verticalScrollBar().setValue(0)

    def _deviate(self, status: TournamentStatus) -> _Step[DeliveredFile] | None:
        text = self._questions.ask_text(deviation_question(), self._window)
        if not text:
            return None
        return _Step(
            self.tr("Recording the deviation"),
            lambda work: record_deviation(status.path, text, journal=work.journal),
            lambda notice: self._view.say(
                self.tr("The deviation is recorded"),
                self.tr("Put “{notice}” on the wall.").format(notice=notice.path.name),
            ),
        )

    # -- revealing ----------------------------------------------------------------------------------------

    def _on_target_asked(self) -> None:
        step = self._view.reveal
        if step.pack is None:
            return
        target = self._questions.choose_new_file(
            self.tr("The public pack"), self.tr("Archive (*.zip)"), step.pack, self._window
        )
        if target is not None:
            step.set_target(target)

    def _reveal(self, status: TournamentStatus) -> _Step[Revealed] | None:
        step = self._view.reveal
        unlocking, pack = step.keys.unlocking, step.pack
        if unlocking is None or pack is None:
            return None
        if not self._questions.confirm(reveal_question(status.plan.name), self._window):
            return None

        def call(work: Work) -> Revealed:
            keys = open_keys(open_tournament(status.path), unlocking.unlock(), work.sealer)
            return reveal_tournament(status.path, keys, pack, work, play_is_over=True)

        words = self.tr("Opening the keys and making the pack: this takes a few seconds")
        return _Step(words, call, self._say_revealed, step.verify_button)

    def _say_revealed(self, made: Revealed) -> None:
        self._view.reveal.show_revealed(made)
        self._view.say(
            self.tr("The public pack is made"),
            self.tr("Publish {pack} where everyone can find it.").format(pack=made.target),
        )

    def _reveal_sessions(self, status: TournamentStatus) -> _Step[Sequence[Revealed]] | None:
        step = self._view.reveal
        unlocking, rows = step.keys.unlocking, step.sessions.sessions.ticked
        if unlocking is None or not rows:
            return None
        burnt = [row.title for row in rows if not row.has_reserve]
        question = reveal_sessions_question([row.title for row in rows], burnt)
        if not self._questions.confirm(question, self._window):
            return None
        places = [row.place for row in rows]

        def call(work: Work) -> Sequence[Revealed]:
            return _apart(partial(reveal_unlocked, status.path, unlocking.unlock(), places))(work)

        words = self.tr("Opening the keys and making the packs: this takes a few seconds")
        return _Step(words, call, self._say_sessions_revealed, step.verify_button)

    def _say_sessions_revealed(self, made: Sequence[Revealed]) -> None:
        self._view.reveal.show_sessions_revealed(made)
        names = ", ".join(in_few([pack.target.name for pack in made]))
        self._view.say(
            self.tr("The revealed sessions have their public packs"),
            self.tr("Publish it where everyone can find it: {names}.").format(names=names),
        )
