"""The tournament page: leads an organiser from the first line of a plan to the reveal. Never shows a card."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.spacing import ABOVE_BAR, column_layout, set_page_margins
from bigdeal_gui.gui.parts.progress_footer import FooterTexts, ProgressFooter
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.strips.note_strip import NoticeStrip
from bigdeal_gui.gui.tournament.final_steps import FinalSteps
from bigdeal_gui.gui.tournament.jobs import TournamentJobs
from bigdeal_gui.gui.tournament.questions import Questions
from bigdeal_gui.gui.tournament.source_wizard import utc_now
from bigdeal_gui.gui.tournament.start import TournamentStart
from bigdeal_gui.gui.tournament.view import TournamentView
from bigdeal_gui.pages.tournament.steps import with_recent
from bigdeal_gui.services.dealing.clock import local_today
from bigdeal_gui.services.tournament.holders import Slip, make_holder_slip
from bigdeal_gui.services.tournament.layout import tournament_layout
from bigdeal_gui.services.tournament.plan import (
    add_phase,
    change_phase,
    move_phase,
    remove_phase,
    set_plan_source,
    set_tournament_name,
)
from bigdeal_gui.tournament.holders.holder_promise import shared_promise

if TYPE_CHECKING:
    from datetime import date, datetime

    from PySide6.QtGui import QKeyEvent, QShowEvent

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.tournament.new_dialog import NewTournament
    from bigdeal_gui.services.tournament.status import TournamentStatus


class _Stack(QStackedWidget):
    """Asks for no height by its width: what is in it scrolls, and the message below keeps its lines."""

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Deny what its pages would ask for."""
        return False


class TournamentPage(QWidget):
    """`verify_asked` carries the paths of what is to be verified.

    `questions` can be put in place of the dialogs.
    """

    verify_asked = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: Questions | None = None,
        today: Callable[[], date] = local_today,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._questions = questions or Questions()
        self._keeps_strip = False
        self.jobs = Jobs(self)
        self.work = TournamentJobs(store, self.jobs, today, now, self)
        self.stack = _Stack(self)
        self._start_column = ScrollColumn(self.stack)
        self.start = TournamentStart(self._start_column.inside)
        self.foot = ProgressFooter(
            self.jobs,
            self,
            FooterTexts(
                self.tr("{done} of {wanted} boards"),
                self.tr("Boards done"),
                self.tr("Boards done so far"),
                self.tr("Stop; sessions already dealt are kept"),
            ),
        )
        self.view = TournamentView(store, self._questions, today, self.foot, self.stack)
        self.final = FinalSteps(self.view, self.work, self._questions, self)
        self.strip = ErrorStrip(self)
        self.slip_note = NoticeStrip(self.tr("Open &folder"), self._questions.open_folder, self)
        self.qr_button = QPushButton(self.tr("&QR code of the hash…"), self.slip_note, autoDefault=False)
        self._hash_line = ""
        self._build()
        self._connect()

    def _build(self) -> None:
        set_page_margins(self._start_column.layout_in)
        self._start_column.layout_in.addWidget(self.start)
        self.qr_button.setToolTip(self.tr("Shows name and hash for the organiser’s telephone to read"))
        self.slip_note.extra.addWidget(self.qr_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.stack.addWidget(self._start_column)
        self.stack.addWidget(self.view)
        note = column_layout(self.slip_note, self.strip, margin=ABOVE_BAR, spacing=0)
        column_layout((self.stack, 1), note, self.view.deal.result.foot, self.view.bar, on=self, spacing=0)
        self.start.show_recent(self._store.settings.recent_tournaments)
        self.setFocusProxy(self.start.new_button)

    def _connect(self) -> None:
        self.start.new_button.clicked.connect(self._on_new_button_clicked)
        self.start.practice_button.clicked.connect(self._on_practice_button_clicked)
        self.start.open_button.clicked.connect(self._on_open_button_clicked)
        self.start.words_button.clicked.connect(self._on_words_button_clicked)
        self.start.recent_asked.connect(self.open)
        self.view.close_button.clicked.connect(self.close_tournament)
        self.view.guide.folder_button.clicked.connect(self._on_folder_button_clicked)
        plan = self.view.plan
        plan.name_given.connect(self._on_name_given)
        plan.source_button.clicked.connect(self._on_source_button_clicked)
        plan.holders_button.clicked.connect(self._on_holders_button_clicked)
        plan.phases.add_asked.connect(self._ask_phase)
        plan.phases.edit_asked.connect(self._ask_phase)
        plan.phases.remove_asked.connect(self._on_remove_asked)
        plan.phases.move_asked.connect(self._on_move_asked)
        self.qr_button.clicked.connect(self._on_qr_button_clicked)
        for part in (self.view.publish, self.view.value.round):
            part.qr_asked.connect(self._show_qr)
        self.view.reveal.verify_asked.connect(self._on_verify_asked)
        for step in (self.view.deal, self.view.reveal):
            step.keys.failed.connect(self.strip.show_error)
        self.work.status_read.connect(self._on_work_status_read)
        self.jobs.began.connect(self._on_jobs_began)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.jobs.crashed.connect(self._on_jobs_crashed)
        self.jobs.idle.connect(self._on_jobs_idle)
        self.final.began.connect(self._on_final_began)

    # -- what others ask ----------------------------------------------------------------------------------

    @property
    def help_topic(self) -> str:
        """The topic for F1: with a tournament open, what to do when something goes wrong at the event."""
        return "event" if self.opened is not None else "tournament"

    @property
    def opened(self) -> Path | None:
        """The plan that is open; None on the start view."""
        status = self.view.status
        return status.path if status is not None and self.stack.currentIndex() else None

    def open(self, path: Path) -> None:
        """Open the tournament whose plan is `path`."""
        self.view.status = None
        self.work.look(path.absolute())

    def close_tournament(self) -> None:
        """Go back to the start view."""
        self.view.forget()
        self.strip.hide()
        self.stack.setCurrentIndex(0)
        self.start.show_recent(self._store.settings.recent_tournaments)
        self.setFocusProxy(self.start.new_button)
        self.start.new_button.setFocus()

    def take(self, paths: Sequence[Path]) -> bool:
        """Take the file of a promised round, dropped where one is wanted; tell whether it was one."""
        is_wanted = self.view.value.round.isVisible() and len(paths) == 1
        if not is_wanted or paths[0].suffix.lower() not in {".json", ".txt", ""} or paths[0].is_dir():
            return False
        self.final.bring_round(paths[0])
        return True

    def stop(self) -> None:
        """Stop what is in progress and wait for its end."""
        self.jobs.stop()

    # -- showing ------------------------------------------------------------------------------------------

    def _on_work_status_read(self, status: TournamentStatus) -> None:
        is_new = self.opened != status.path
        self.view.show_status(status)
        self.stack.setCurrentIndex(1)
        if is_new:
            self.setFocusProxy(self.view.line.buttons[self.view.opened])
            self.setFocus()
            self._remember(status.path)

    def _remember(self, path: Path) -> None:
        settings = self._store.settings
        try:
            self._store.replace(
                replace(settings, recent_tournaments=with_recent(settings.recent_tournaments, path))
            )
        except AppError as error:
            self.strip.show_error(error)

    def _forget_missing(self) -> None:
        """Offer no tournament whose plan is gone, once somebody met that."""
        settings = self._store.settings
        there = tuple(filter(os.path.isfile, settings.recent_tournaments))
        self._store.replace(replace(settings, recent_tournaments=there))
        self.start.show_recent(there)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Look at the files again: another program may have changed them."""
        super().showEvent(event)
        if self.opened is not None and self.jobs.is_idle and not event.spontaneous():
            self.work.look(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Cancel on Esc what is in progress."""
        if event.key() == Qt.Key.Key_Escape and not self.jobs.is_idle:
            self.jobs.cancel()
        else:
            super().keyPressEvent(event)

    # -- tournaments --------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        recent = self._store.settings.recent_tournaments
        known = next(filter(os.path.isfile, recent), None)
        return tournament_layout(known).place if known else self._store.settings.folder or Path.home()

    def _on_new_button_clicked(self) -> None:
        self._begin(self._questions.ask_new(self._folder(), self))

    def _on_practice_button_clicked(self) -> None:
        self._begin(self._questions.ask_practice(self._folder(), self))

    def _begin(self, asked: NewTournament | None) -> None:
        if asked is not None:
            self.view.status = None
            self.work.begin(asked.path, asked.name, is_practice=asked.is_practice)

    def _on_open_button_clicked(self) -> None:
        path = self._questions.choose_plan(self._folder(), self)
        if path is not None:
            self.open(path)

    def _on_words_button_clicked(self) -> None:
        asked = self._questions.ask_holder(self._folder(), self)
        if asked is not None:
            self.jobs.run(
                lambda work: make_holder_slip(asked.folder, asked.name, random_bytes=work.random_bytes),
                self._on_slip_made,
            )

    def _show_qr(self, title: str, text: str) -> None:
        self._questions.show_qr(title, text, self)

    def _on_qr_button_clicked(self) -> None:
        self._show_qr(self.tr("Name and hash, for the organiser"), self._hash_line)

    def _on_slip_made(self, slip: Slip) -> None:
        self._hash_line = f"{slip.holder.name}={slip.holder.words_hash}"
        secret = ", ".join(path.name for path in slip.secret)
        words = self.tr("Secret, to keep: {secret}. For the organiser: {public}. In {folder}")
        then = self.tr("Print the slip. Give the words when the outside value is known, not before.")
        where = words.format(secret=secret, public=slip.public.name, folder=slip.public.parent)
        self.slip_note.tell(
            self.tr("The slip for {name} is ready").format(name=slip.holder.name),
            f"{where}\n{then}",
            slip.public.parent,
        )

    def _on_folder_button_clicked(self) -> None:
        if self.opened is not None:
            self._questions.open_folder(self.opened.parent)

    def _on_verify_asked(self, pack: Path) -> None:
        self.verify_asked.emit([pack])

    # -- the plan -----------------------------------------------------------------------------------------

    def _on_name_given(self, text: str) -> None:
        if self.opened is not None:
            self.work.edit(set_tournament_name, self.opened, text)

    def _on_source_button_clicked(self) -> None:
        status = self.view.status
        if status is None:
            return
        outside = shared_promise(status.plan.source).outside
        words = self._questions.ask_source(status.rule, outside, self)
        if words:
            self.work.edit(set_plan_source, status.path, words)

    def _on_holders_button_clicked(self) -> None:
        status = self.view.status
        if status is None:
            return
        promise = shared_promise(status.plan.source)
        holders = self._questions.ask_holders(promise, self)
        if holders is not None:
            self.work.edit(set_plan_source, status.path, promise.outside, holders)

    def _ask_phase(self, number: int = 0) -> None:
        """Ask for phase `number`; 0 for a new one."""
        status = self.view.status
        if status is None:
            return
        phases = status.plan.phases
        before = phases[number - 1] if number else None
        taken = {phase.prefix for phase in phases if phase is not before}
        phase = self._questions.ask_phase(before, taken, self)
        if phase is None:
            return
        self.view.plan.phases.choose(number or len(phases) + 1)
        if number:
            self.work.edit(change_phase, status.path, number, phase)
        else:
            self.work.edit(add_phase, status.path, phase)

    def _on_remove_asked(self, number: int) -> None:
        if self.opened is not None:
            self.view.plan.phases.choose(number)
            self.work.edit(remove_phase, self.opened, number)

    def _on_move_asked(self, number: int, new_number: int) -> None:
        if self.opened is not None:
            self.view.plan.phases.choose(new_number)
            self.work.edit(move_phase, self.opened, number, new_number)

    # -- the work -----------------------------------------------------------------------------------------

    def _on_final_began(self, words: str) -> None:
        self.foot.announce(words)
        # Else the focus would go wherever something is left that can be pressed.
        self.foot.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.set_open(is_open=False)

    def _on_jobs_began(self) -> None:
        self.slip_note.hide()
        if not self._keeps_strip:
            self.strip.hide()
        self._keeps_strip = False

    def _on_jobs_failed(self, error: AppError) -> None:
        self.strip.show_error(error)
        self.final.has_failed()
        if not self.opened:
            self._forget_missing()

    def _on_jobs_crashed(self, place: str) -> None:
        self.final.has_failed()
        self.strip.show_note(
            self.tr("Something went wrong inside the program"),
            self.tr("The files of the tournament have not changed. ({place})").format(place=place),
            self.tr("Open the tournament again. Please report the text in brackets."),
        )

    def _on_jobs_idle(self) -> None:
        self.view.set_open(is_open=True)
        if self.final.end() and self.opened is not None:
            self._keeps_strip = True
            self.work.look(self.opened)
