"""The deal page: from the wish to the result, on one page with one button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.journal import ClockSetBack, JournalDoubtful
from bigdeal_gui.errors.storage import FolderLost, LeftoverFiles, StorageError
from bigdeal_gui.gui.deal.bar import DealBar
from bigdeal_gui.gui.deal.form import DealForm
from bigdeal_gui.gui.deal.presets_box import PresetsBox
from bigdeal_gui.gui.deal.questions import DealQuestions
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.collapsing import StepGap
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.labels import title_label
from bigdeal_gui.gui.parts.look.spacing import (
    ABOVE_BAR,
    INSIDE,
    MARGIN,
    STRETCH,
    add_to_layout,
    column_layout,
    row_layout,
)
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.pages.boards import MAX_SESSION_BOARDS
from bigdeal_gui.pages.deal import BlockingReason, DealModel, MeterModel, checked_orders, place_for_sets
from bigdeal_gui.pages.table_texts import source_words

if TYPE_CHECKING:
    from datetime import date

    from bigdeal_gui.gui.deal.clock_strip import ClockStrip
    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel
    from bigdeal_gui.pages.deal import CheckedOrders, PlaceRequest, SetPlace
    from bigdeal_gui.randomness.collector import Collector
    from bigdeal_gui.services.dealing.session import DealtSets, SessionOrder
    from bigdeal_gui.storage.preset import Preset

_LOOK_AGAIN_MS: Final = 5_000
"""How often a folder that could not be used is looked at again."""


class DealPage(QWidget):
    """Order, deal, result. `began` and `ended` frame the dealing of a set.

    `result_made` carries the `ResultPanel`, when there is one.
    """

    help_topic: Final = "deal"

    began = Signal()
    ended = Signal()
    result_made = Signal(object)

    def __init__(
        self,
        store: SettingsStore,
        collector: Collector,
        watcher: InputWatcher,
        parent: QWidget | None = None,
        *,
        questions: DealQuestions | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._collector = collector
        self._watcher = watcher
        self._questions = questions or DealQuestions()
        self._jobs = Jobs(self)
        self._looker = Jobs(self)
        self._place: SetPlace | None = None
        self._place_request: PlaceRequest | None = None
        self._look_again = QTimer(self, interval=_LOOK_AGAIN_MS)
        self._had_focus: QWidget | None = None
        self._told_readable: set[Path] = set()
        self.model = DealModel(MeterModel(collector.meter, watcher.quiet_ns))
        self.presets = PresetsBox(
            store, self.model.request, self._questions.confirm, self, self._questions.ask_draft
        )
        self.form = DealForm(self.model, self)
        self.strip = ErrorStrip(self)
        self.bar = DealBar(self)
        self.stack = QStackedWidget(self)
        self._header = QWidget(self)
        self._build()
        self._take_settings()
        self._on_presets_chosen(self._usual)
        self._show_presets()
        watcher.watch_text_of(self.form.event_line)
        watcher.pumped.connect(self._on_watcher_pumped)
        self._refresh()

    # -- what others ask ----------------------------------------------------------------------------------

    @property
    def is_dealing(self) -> bool:
        """Whether a set is being dealt now."""
        return not self._jobs.is_idle

    @property
    def request(self) -> Preset:
        """What the form asks for at this moment."""
        return self.model.request()

    def show_request(self, request: Preset) -> None:
        """Ask for `request`."""
        self.model.take_request(request)
        self.form.show_model()
        self._refresh()

    def set_self_test(self, *, has_passed: bool) -> None:
        """Take in the answer of the self-test; without a pass nothing is dealt."""
        self.model.self_test = has_passed
        self._refresh()

    def stop(self) -> None:
        """Ask what is in progress to stop and wait for its end: a whole set, or nothing. It is for good."""
        self._jobs.stop()
        self._looker.stop()

    def next_session(self) -> None:
        """Show the steps again, with an empty meter."""
        self._collector.meter.reset()
        self.form.lock.fold()
        self._show_result(is_shown=False)
        self._forget_place()
        self._watcher.pump()
        self.form.entropy.area.setFocus()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        head = (title_label(self.tr("Deal a session"), self), STRETCH, self.presets)
        row_layout(*head, on=self._header, margin=(MARGIN, MARGIN, MARGIN, 0), spacing=INSIDE)
        self._add_column(self.form)
        self._notes = column_layout(self.strip, margin=ABOVE_BAR, spacing=0)
        self._layout = column_layout(self._header, (self.stack, 1), self._notes, self.bar, on=self, spacing=0)
        self.form.changed.connect(self._on_form_changed)
        self.form.help_me.clicked.connect(self._on_help_me_clicked)
        self.presets.chosen.connect(self._on_presets_chosen)
        self.presets.failed.connect(self.strip.show_error)
        self.bar.deal_asked.connect(self._on_bar_deal_asked)
        self.bar.elsewhere_asked.connect(lambda: self._on_bar_deal_asked(is_elsewhere=True))
        self.bar.cancel_asked.connect(self._jobs.cancel)
        self._jobs.progressed.connect(self.bar.advance)
        self._jobs.failed.connect(self.strip.show_error)
        self._jobs.crashed.connect(self.strip.show_fault)
        self._jobs.idle.connect(self._on_jobs_idle)
        self._store.changed.connect(self._on_store_changed)
        self.form.boards.more.turned.connect(self._show_presets)
        self.form.boards.forget.clicked.connect(self._on_forget_clicked)
        self._look_again.timeout.connect(self._on_look_again_timeout)
        self.setFocusProxy(self.form.entropy.area)

    @cached_property
    def result(self) -> ResultPanel:
        """What was dealt last; made for the first set."""
        from bigdeal_gui.gui.parts.strips.result_panel import ResultPanel  # noqa: PLC0415 - behind the first page

        made = ResultPanel(self, self._questions.open_folder)
        self._add_column(made)
        self._layout.addWidget(made.foot)
        made.foot.hide()
        made.next_asked.connect(self.next_session)
        made.always_asked.connect(self._on_result_always_asked)
        self.result_made.emit(made)
        return made

    def _add_column(self, content: QWidget) -> None:
        column = ScrollColumn(self.stack)
        inside = column.layout_in
        inside.setContentsMargins(MARGIN, 0, MARGIN, 0)
        inside.setSpacing(0)
        above, below = StepGap(column.inside, MARGIN), StepGap(column.inside, MARGIN)
        add_to_layout(inside, above, (content, 1), below)
        self.stack.addWidget(column)

    @property
    def _last(self) -> Preset | None:
        """The session that was dealt last; None where none is remembered."""
        return next(iter(self._store.settings.last_session), None)

    @property
    def _usual(self) -> Preset | None:
        """What the page begins with: the chosen preset, or else the last session."""
        return self.presets.preset or self._last

    def _show_presets(self) -> None:
        """Show the presets to whoever has some, or unfolded what few need."""
        self.presets.setVisible(bool(self._store.settings.presets) or self.form.boards.more.is_open)
        self.form.boards.forget.setVisible(self._last is not None)

    def _remember(self, folder: Path) -> None:
        """Begin the next time with the session that was dealt into `folder`; offer to deal there always."""
        last = self._last
        is_there = last is not None and last.folder == folder
        is_same = last is not None and is_there and last.event == self.model.event
        is_direct = last is not None and is_there and last.is_direct
        self._keep_last((replace(self.model.request(), folder=folder, is_direct=is_direct),))
        if is_same and not is_direct and self.presets.preset is None:
            self.result.offer_always()

    def _keep_last(self, last: tuple[Preset, ...]) -> None:
        try:
            self._store.replace(replace(self._store.settings, last_session=last))
        except AppError as error:
            self.strip.show_error(error)

    def _take_settings(self) -> None:
        self.model.take_settings(self._store.settings)
        self.form.show_model()

    # -- showing ------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self.presets.compare(self.model.request())
        self.form.entropy.refresh()
        blocking_reason = self.model.blocking_reason()
        self.bar.show_words(
            self._words(blocking_reason), is_ready=blocking_reason is None and not self.is_dealing
        )
        self.form.help_me.setEnabled(not self.is_dealing and self.model.can_deal_without_meter())
        self.form.help_me.setVisible(self.model.meter.is_needed)

    def _words(self, blocking_reason: BlockingReason | None) -> str:
        count = len(self.model.formats.boards)
        if blocking_reason is None and self.model.sets > 1:
            sets = self.tr("Ready to deal %n set(s)", "", self.model.sets)
            boards = self.tr("of %n board(s)", "", count)
            return f"{sets} {boards}"
        if blocking_reason is None:
            return self.tr("Ready to deal %n board(s)", "", count)
        return {
            BlockingReason.SELF_TEST_RUNNING: self.tr("One moment: the program is testing itself"),
            BlockingReason.SELF_TEST_FAILED: self.tr("This copy of the program is damaged and cannot deal"),
            BlockingReason.TOO_MANY_BOARDS: self.tr("A set has {most} boards at most").format(
                most=MAX_SESSION_BOARDS
            ),
            BlockingReason.NO_FORMAT: self.tr("Choose at least one format"),
            BlockingReason.FORMAT_CANNOT_HOLD: self._unfit_words(),
            BlockingReason.METER_NOT_FULL: self.form.entropy.time_left,
            BlockingReason.HANDS_NOT_STILL: self.tr("Release the keys and the mouse"),
        }[blocking_reason]

    def _unfit_words(self) -> str:
        boards = self.model.formats.boards
        for format_ in self.model.formats.unfit():
            if format_.max_board is not None:
                return self.tr("Boards {first}–{last} do not fit {suffix}: {most} at most").format(
                    first=boards.first, last=boards.last, suffix=format_.suffix, most=format_.max_board
                )
            return self.tr("These boards do not fit {suffix}").format(suffix=format_.suffix)
        return ""

    def _show_result(self, *, is_shown: bool) -> None:
        self.stack.setCurrentIndex(1 if is_shown else 0)
        self._header.setVisible(not is_shown)
        self.bar.setVisible(not is_shown)
        self.result.foot.setVisible(is_shown)
        self.setFocusProxy(self.result.next_button if is_shown else self.form.entropy.area)

    @cached_property
    def clock_strip(self) -> ClockStrip:
        """Where the day is corrected; made when the clock is in doubt."""
        from bigdeal_gui.gui.deal.clock_strip import ClockStrip  # noqa: PLC0415 - seldom needed

        made = ClockStrip(self)
        self._notes.addWidget(made)
        made.day_said.connect(self._on_clock_strip_day_said)
        return made

    def _day(self) -> date:
        """Return the day of the set: the one that somebody said, or the clock's."""
        today = self._questions.today()
        return self.model.corrected.get(today, today)

    # -- where the set goes -------------------------------------------------------------------------------

    def _find_place(self) -> None:
        """Look for the place of the set, off the window's thread, when something has changed for it."""
        usual = self._usual
        folder = usual.direct_folder if usual else None
        request = None if folder is None else self.model.place_request(folder, self._day())
        if request == self._place_request:
            return
        self._place_request, self._place = request, None
        self._looker.cancel()
        if request is None:
            self._take_place(None, None)
        else:
            self._looker.run(
                lambda _job: place_for_sets(request), lambda place: self._take_place(request, place)
            )

    def _take_place(self, request: PlaceRequest | None, place: SetPlace | None) -> None:
        if request != self._place_request or self.is_dealing:
            return  # after dealing it is looked for again
        self._place = place
        self.bar.show_place(place)
        if place is not None and place.is_readable:
            self._told_readable.add(place.target.parent)
        if place is not None and place.problem is not None:
            self._look_again.start()
        else:
            self._look_again.stop()

    def _forget_place(self) -> None:
        """Have the place looked for again: what was seen of the disk may be no longer true."""
        self._place_request = None
        self._find_place()

    def _said_target(self) -> Path | None:
        """Return where the set goes without a question, as the bar says; None where one is asked."""
        place = self._place
        return place.target if place is not None and place.problem is None else None

    def _asked_target(self, day: date) -> Path | None:
        usual = self._usual
        folder = (usual.folder if usual else None) or self._store.settings.folder or Path.home()
        target = self._questions.choose_target(folder, self.model.proposed_name(folder, day), self)
        if target is not None:
            self.presets.remember_folder(target.parent)
        return target

    # -- dealing ------------------------------------------------------------------------------------------

    def _ask_and_deal(self, *, has_user_entropy: bool, is_elsewhere: bool = False) -> None:
        self.strip.hide()
        day = self._day()
        said = None if is_elsewhere else self._said_target()
        target = said or self._asked_target(day)
        if target is None:
            return
        owner = self._store.settings.owner
        try:
            orders = self.model.orders(target, owner, day, has_user_entropy=has_user_entropy)
        except AppError as error:
            self.strip.show_error(error)
            self._forget_place()
            return
        self._check_and_deal(orders)

    def _check_and_deal(self, orders: Sequence[SessionOrder], *, although_journal: bool = False) -> None:
        today = self._questions.today()
        clock_day = None if today in self.model.corrected else today
        check = partial(checked_orders, orders, although_journal=although_journal, clock_day=clock_day)
        self._begin(partial(self._jobs.run, check, partial(self._deal_checked, orders)))

    def _begin(self, job: Callable[[], None]) -> None:
        """Have `job` run with the form closed; while a question was asked, the one before it ended."""
        was_idle = self._jobs.is_idle
        job()
        if was_idle:
            self._had_focus = self.focusWidget()
            self.form.set_open(is_open=False)
            self.presets.setEnabled(False)
            self.bar.begin()
            self.began.emit()
        self._refresh()

    def _deal_checked(self, orders: Sequence[SessionOrder], checked: CheckedOrders | AppError) -> None:
        """Deal what can be dealt, now that no disk has to be waited for, or say why it cannot."""
        if isinstance(checked, JournalDoubtful):
            told = self.tr("The problem and your answer are recorded in the journal.")
            if self._is_agreed(self.tr("There is a problem with the journal"), f"{checked}\n{told}"):
                self._check_and_deal(orders, although_journal=True)
                return
        try:
            if isinstance(checked, AppError):
                raise checked
            if checked.readable is not None and orders[0].folder not in self._told_readable:
                # Before the seed is drawn, and once of a folder where the answer was yes.
                if not self._is_agreed(self.tr("Others can read the boards"), str(checked.readable)):
                    checked.give_up()
                    return
                self._told_readable.add(orders[0].folder)
            deal = checked.begin(self._collector)
        except ClockSetBack as error:
            self.clock_strip.show_error(error)
        except AppError as error:
            self.strip.show_error(error)
        else:
            then = partial(self._show_dealt, orders[0])
            self._begin(partial(self._jobs.run, deal, then, self._on_dealing_failed))

    def _is_agreed(self, title: str, explanation: str) -> bool:
        return self._confirm(title, self.tr("Deal anyway?"), explanation, self.tr("&Deal anyway"))

    def _confirm(self, title: str, question: str, explanation: str, button: str) -> bool:
        from bigdeal_gui.pages.questions import Question  # noqa: PLC0415 - as above

        return self._questions.confirm(Question(title, question, explanation, button), self)

    def _show_dealt(self, order: SessionOrder, dealt: DealtSets) -> None:
        self.result.show_sets(dealt, self.model.event, order.randomness, order.formats)
        self._show_result(is_shown=True)
        self.result.next_button.setFocus()
        self._remember(order.folder)

    def _on_dealing_failed(self, error: AppError) -> None:
        # No file was left and the seed is wiped: what was typed is as good as before.
        if isinstance(error, StorageError) and not isinstance(error, LeftoverFiles | FolderLost):
            self._collector.give_back()
            self.model.meter.look()

    def _on_jobs_idle(self) -> None:
        self.bar.end()
        self._forget_place()
        self.form.set_open(is_open=True)
        self.presets.setEnabled(True)
        self._refresh()
        if self._had_focus is not None and self.stack.currentIndex() == 0:
            self._had_focus.setFocus()
        self._had_focus = None
        self.ended.emit()

    # -- signals ------------------------------------------------------------------------------------------

    def _on_form_changed(self) -> None:
        self._find_place()
        self._refresh()

    def _on_watcher_pumped(self) -> None:
        self.model.meter.look()
        self._refresh()
        self._find_place()

    def _on_help_me_clicked(self) -> None:
        from bigdeal_gui.journal.sets import Randomness  # noqa: PLC0415 - behind the first page

        is_sure = self._confirm(
            self.tr("Deal without your typing"),
            self.tr("Use only the computer’s own randomness?"),
            self.tr(
                "The operating system supplies 320 bits. That is enough for a fair set nobody can "
                "predict, as long as this computer can be trusted. Your typing protects you even if it "
                "cannot. The certificate of this set will say “{source}”."
            ).format(source=source_words(Randomness.SYSTEM)),
            self.tr("&Use only the computer"),
        )
        if is_sure:
            self._ask_and_deal(has_user_entropy=False)

    def _on_presets_chosen(self, preset: Preset | None) -> None:
        if preset is not None:
            self.show_request(preset)
        self._forget_place()

    def _on_bar_deal_asked(self, *, is_elsewhere: bool = False) -> None:
        # After midnight the name has another day: it is looked for before anything is dealt.
        self._watcher.pump()
        if self.model.blocking_reason() is None and not self.is_dealing:
            has_user_entropy = self._collector.meter.is_full
            self._ask_and_deal(has_user_entropy=has_user_entropy, is_elsewhere=is_elsewhere)

    def _on_result_always_asked(self) -> None:
        if (last := self._last) is not None:
            self._keep_last((replace(last, is_direct=True),))

    def _on_forget_clicked(self) -> None:
        self._keep_last(())
        self.model.event = ""
        self.form.show_model()

    def _on_clock_strip_day_said(self, day: date) -> None:
        self.model.corrected[self._questions.today()] = day
        self._forget_place()
        self.bar.deal_button.setFocus()

    def _on_look_again_timeout(self) -> None:
        if self.isVisible() and not self.is_dealing:
            self._forget_place()

    def _on_store_changed(self) -> None:
        self._take_settings()
        self._show_presets()
        self._find_place()
        self._refresh()
