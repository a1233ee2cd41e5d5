"""The steps of a tournament that cannot be taken back: asked before, done as a job, told of after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from bigdeal_gui.errors import JournalDoubtful
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
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.tournament.outside_value import canonical

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from bigdeal_gui.errors import AppError
    from bigdeal_gui.gui.tournament.jobs import TournamentJobs
    from bigdeal_gui.gui.tournament.questions import Questions
    from bigdeal_gui.gui.tournament.view import TournamentView
    from bigdeal_gui.services.tournament.deal import DealingOrder, SessionsDealt
    from bigdeal_gui.services.tournament.keys import Unlocking
    from bigdeal_gui.services.tournament.publish import Published
    from bigdeal_gui.services.tournament.reveal import Revealed
    from bigdeal_gui.services.tournament.status import TournamentStatus
    from bigdeal_gui.storage.delivery import DeliveredFile
    from bigdeal_gui.tournament import drand

_PAINT_MS: Final = 100


class FinalSteps(QObject):
    """Does with `work` what the buttons of `view` ask. `began` carries what is said while it is under way."""

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
        self._is_under_way = False
        self._has_failed = False
        self._next: Callable[[], None] | None = None
        view.publish.publish_asked.connect(self._on_publish_asked)
        view.publish.page_asked.connect(self._on_page_asked)
        view.publish.stands_asked.connect(self._on_stands_asked)
        view.publish.keys.sheet_asked.connect(self._on_sheet_asked)
        view.value.fix_asked.connect(self._on_fix_asked)
        view.value.round_asked.connect(self._on_round_asked)
        view.value.round.file_asked.connect(self._on_round_file_asked)
        view.deal.deal_asked.connect(self._on_deal_asked)
        view.deal.again_asked.connect(self._on_again_asked)
        view.deal.reserve_asked.connect(self._on_reserve_asked)
        view.deal.deviation_asked.connect(self._on_deviation_asked)
        view.deal.folder_asked.connect(questions.open_folder)
        view.reveal.target_asked.connect(self._on_target_asked)
        view.reveal.reveal_asked.connect(self._on_reveal_asked)
        view.reveal.sessions_asked.connect(self._on_sessions_asked)

    # -- what the page tells ------------------------------------------------------------------------------

    def has_failed(self) -> None:
        """Take in that the work under way failed."""
        self._has_failed = True

    def end(self) -> bool:
        """Give the focus back when the work has ended; tell whether the tournament is to be looked at again.

        After a failure it is: some sessions may have been dealt.
        """
        if self._next is not None:
            QTimer.singleShot(0, self, self._next)
            self._next = None
        was_under_way, has_failed = self._is_under_way, self._has_failed
        self._is_under_way = self._has_failed = False
        if not was_under_way:
            return False
        if self._focus is not None and self._focus.isVisible():
            self._focus.setFocus()
        return has_failed

    def _begin(self, words: str, act: Callable[[], None]) -> None:
        """Say `words`, and then `act`: opening a seal holds the window up, so it is painted before."""
        self._focus = self._window.window().focusWidget()
        self._is_under_way, self._has_failed = True, False
        self.began.emit(words)
        QTimer.singleShot(_PAINT_MS, self, act)

    # -- publishing ---------------------------------------------------------------------------------------

    def _on_sheet_asked(self) -> None:
        status = self._view.status
        if status is None:
            return
        folder = status.path.parent
        name = free_name(folder, f"{status.tournament.stem}-passphrase", [".txt"]) + ".txt"
        target = self._questions.choose_new_file(
            self.tr("Sheet with a new passphrase"), self.tr("Text (*.txt)"), folder / name, self._window
        )
        if target is not None:
            self._work.make_sheet(status, target, lambda passphrase: self._say_sheet_made(passphrase, target))

    def _say_sheet_made(self, passphrase: str, sheet: Path) -> None:
        self._view.publish.keys.take_passphrase(passphrase)
        self._view.say(
            self.tr("A new passphrase is on the sheet"),
            self.tr(
                "{sheet}\nPrint it twice, put the sheets into two safe places, then delete the file. Both"
                " fields hold the passphrase already."
            ).format(sheet=sheet),
        )

    def _on_publish_asked(self) -> None:
        status, step = self._view.status, self._view.publish
        custody = step.keys.custody
        if status is None or custody is None:
            return
        folder: Path | None = status.path.parent
        if custody.sharing is not None:
            folder = self._questions.choose_folder(
                self.tr("Folder for the officials' sheets, best on a stick"),
                status.path.parent,
                self._window,
            )
        if folder is None:
            return
        sheets = folder
        question = publish_question(status.plan.name)
        if self._questions.confirm(question, self._window):
            seen = step.findings.acknowledged
            self._begin(
                self.tr("Making and sealing the keys: this takes some seconds"),
                lambda: self._work.publish(status, custody, seen, sheets, self._on_published),
            )

    def _on_published(self, made: Published) -> None:
        self._view.publish.keys.forget()
        self._focus = self._view.publish.next_button
        words = self.tr(
            "Now put the files under “Publish this” where all players see them, and say here where they"
            " stand."
        )
        if made.sheets:
            words += "\n" + self.tr(
                "The officials' sheets are in {folder}: {names}. Print each, hand it over in an envelope, and"
                " delete the files."
            ).format(folder=made.sheets[0].parent, names=", ".join(sheet.name for sheet in made.sheets))
        if made.cut_off:
            words += "\n" + made.cut_off
        self._view.say(self.tr("The plan is sealed, and its keys are made"), words)

    def _on_page_asked(self) -> None:
        status = self._view.status
        if status is None:
            return
        proposed = status.tournament.layout.sheet
        name = free_name(proposed.parent, proposed.stem, [proposed.suffix]) + proposed.suffix
        target = self._questions.choose_new_file(
            self.tr("The publication sheet"), "PDF (*.pdf)", proposed.with_name(name), self._window
        )
        if target is not None:
            self._begin(
                self.tr("Drawing the publication sheet"),
                lambda: self._work.write_page(status.path, target, self._on_page_written),
            )

    def _on_page_written(self, sheet: DeliveredFile) -> None:
        self._view.say(
            self.tr("The publication sheet is saved"),
            self.tr("Print {sheet}, and put it where everybody sees it.").format(sheet=sheet.path),
        )

    def _on_stands_asked(self, where: str, since: date) -> None:
        status = self._view.status
        if status is not None:
            self._begin(
                self.tr("Noting where it stands"),
                lambda: self._work.announce(status.path, where, since, self._on_announced),
            )

    def _on_announced(self, _made: object) -> None:
        self._view.publish.where.clear()
        self._view.publish.propose_today()
        self._focus = self._view.publish.next_button
        self._view.say(
            self.tr("It is noted where the plan stands"),
            self.tr("Now wait for the day of the outside value."),
        )

    # -- the value ----------------------------------------------------------------------------------------

    def _on_fix_asked(self, text: str) -> None:
        status, step = self._view.status, self._view.value
        if status is None:
            return
        question, words = value_question(canonical(text), step.hands.withheld_by), step.hands.words
        if self._questions.confirm(question, self._window):
            is_correction, reason = step.is_correction, step.reason.text()
            self._begin(
                self.tr("Putting the value into the plan"),
                lambda: self._work.set_value(
                    status.path,
                    text,
                    self._on_valued,
                    is_correction=is_correction,
                    as_published=reason,
                    words=words,
                ),
            )

    def _on_round_file_asked(self) -> None:
        status = self._view.status
        files = self._questions.choose_some(self.tr("The promised round"), self._window)
        if status is not None and files:
            self._work.read_round(status.path, files[0], self._view.value.round.take)

    def _on_round_asked(self, found: drand.Round) -> None:
        status, step = self._view.status, self._view.value
        question, words = value_question(found.value, step.hands.withheld_by), step.hands.words
        if status is not None and self._questions.confirm(question, self._window):
            is_correction = step.is_correction
            self._begin(
                self.tr("Putting the value into the plan"),
                lambda: self._work.set_round(
                    status.path, found, self._on_valued, is_correction=is_correction, words=words
                ),
            )

    def _on_valued(self, _made: object) -> None:
        self._focus = self._view.value.next_button
        self._view.say(
            self.tr("The value is in the plan"),
            self.tr("Publish the plan once more, so that all see the value."),
        )

    # -- dealing ------------------------------------------------------------------------------------------

    def _on_deal_asked(self) -> None:
        status, step = self._view.status, self._view.deal
        unlocking, order = step.keys.unlocking, step.order()
        if status is not None and unlocking is not None and order is not None:
            self._deal(status, unlocking, order)

    def _on_again_asked(self) -> None:
        status, unlocking = self._view.status, self._view.deal.keys.unlocking
        if status is not None and status.broken_off is not None and unlocking is not None:
            self._deal(status, unlocking, status.broken_off.again())

    def _on_reserve_asked(self) -> None:
        status, step = self._view.status, self._view.deal
        unlocking = step.keys.unlocking
        if status is None or unlocking is None:
            return
        titles = [row.title for row in step.sessions.model.ticked]
        reason = self._questions.ask_text(reserve_question(titles), self._window)
        order = step.order(reason=reason) if reason else None
        if order is not None:
            self._deal(status, unlocking, order)

    def _deal(
        self,
        status: TournamentStatus,
        unlocking: Unlocking,
        order: DealingOrder,
        *,
        although_journal: bool = False,
    ) -> None:
        def failed(error: AppError) -> None:
            if isinstance(error, JournalDoubtful):
                self._next = lambda: self._ask_in_doubt(error, status, unlocking, order)

        self._begin(
            self.tr("Opening the keys and dealing: this takes some seconds"),
            lambda: self._work.deal(
                status.path,
                unlocking,
                order,
                self._on_dealt,
                failed=failed,
                although_journal=although_journal,
            ),
        )

    def _ask_in_doubt(
        self, doubt: JournalDoubtful, status: TournamentStatus, unlocking: Unlocking, order: DealingOrder
    ) -> None:
        if self._questions.confirm(doubt_question(doubt), self._window):
            self._deal(status, unlocking, order, although_journal=True)

    def _on_dealt(self, dealt: SessionsDealt) -> None:
        self._view.note.hide()
        if dealt.cut_off:
            self._view.say(self.tr("A delivery had been cut off"), "\n".join(map(str, dealt.cut_off)))
        self._view.deal.show_dealt(dealt)
        self._focus = self._view.deal.result.folder_button
        self._view.column.verticalScrollBar().setValue(0)

    def _on_deviation_asked(self) -> None:
        status = self._view.status
        if status is None:
            return
        text = self._questions.ask_text(deviation_question(), self._window)
        if text:
            self._begin(
                self.tr("Recording the deviation"),
                lambda: self._work.deviate(status.path, text, self._on_deviated),
            )

    def _on_deviated(self, notice: DeliveredFile) -> None:
        self._view.say(
            self.tr("The deviation is recorded"),
            self.tr("Put “{notice}” on the wall.").format(notice=notice.path.name),
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

    def _on_reveal_asked(self) -> None:
        status, step = self._view.status, self._view.reveal
        unlocking, pack = step.keys.unlocking, step.pack
        if status is None or unlocking is None or pack is None:
            return
        question = reveal_question(status.plan.name)
        if self._questions.confirm(question, self._window):
            self._begin(
                self.tr("Opening the keys and making the pack: this takes some seconds"),
                lambda: self._work.reveal(status.path, unlocking, pack, self._on_revealed),
            )

    def _on_sessions_asked(self) -> None:
        status, step = self._view.status, self._view.reveal
        unlocking, rows = step.keys.unlocking, step.sessions.sessions.ticked
        if status is None or unlocking is None or not rows:
            return
        burnt = [row.title for row in rows if not row.has_reserve]
        question = reveal_sessions_question([row.title for row in rows], burnt)
        if self._questions.confirm(question, self._window):
            places = [row.place for row in rows]
            self._begin(
                self.tr("Opening the keys and making the packs: this takes some seconds"),
                lambda: self._work.reveal_sessions(
                    status.path, unlocking, places, self._on_sessions_revealed
                ),
            )

    def _on_sessions_revealed(self, made: Sequence[Revealed]) -> None:
        self._view.reveal.show_sessions_revealed(made)
        self._focus = self._view.reveal.verify_button
        names = ", ".join(in_few([pack.target.name for pack in made]))
        self._view.say(
            self.tr("The revealed sessions have their public packs"),
            self.tr("Publish where everybody finds it: {names}.").format(names=names),
        )

    def _on_revealed(self, made: Revealed) -> None:
        self._view.reveal.show_revealed(made)
        self._focus = self._view.reveal.verify_button
        self._view.say(
            self.tr("The public pack is made"),
            self.tr("Publish {pack} where everybody finds it.").format(pack=made.target),
        )
