"""The page Hand records: what is printed and published of each set, and sealed files opened. Never a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from bigdeal_gui.analysis.double_dummy import check_double_dummy_solver
from bigdeal_gui.errors.analysis import AnalysisUnavailable
from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.new_files import NewFiles
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel, hint_label, title_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.parts.progress_footer import FooterTexts, ProgressFooter
from bigdeal_gui.gui.parts.sets_browser import SetsBrowser
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.strips.note_strip import NoticeStrip
from bigdeal_gui.gui.records.bar import RecordsBar
from bigdeal_gui.gui.records.club_paper import LogoChoice, PaperState, club_paper_choices
from bigdeal_gui.gui.records.making import RecordMaking
from bigdeal_gui.gui.records.questions import RecordsQuestions
from bigdeal_gui.gui.records.sealing_dialog import SealingOffer
from bigdeal_gui.journal.sets import LIFE
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.path_words import breakable, unbroken_path
from bigdeal_gui.pages.records import (
    SealDraft,
    is_one_file,
    likeliest_record,
    paper_words,
    question_before_open,
    record_offer,
)
from bigdeal_gui.pages.sets import (
    SetSearch,
    day_words,
    nothing_fits_words,
    set_title,
    state_icon,
    state_meaning,
)
from bigdeal_gui.seals.age import SUFFIX, SealKind
from bigdeal_gui.services.printing.club_logo import keep_logo
from bigdeal_gui.services.printing.records import SheetKind
from bigdeal_gui.services.printing.seals import Sealed, SealWay, look_at_sealed, unseal
from bigdeal_gui.services.printing.subject import NO_TITLES, set_heading
from bigdeal_gui.services.spoken import state_words
from bigdeal_gui.storage.names import free_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile
    from bigdeal_gui.storage.settings import Choice


_MARK: Final = 20


class RecordsPanel(QFrame):
    """Names the chosen sets and sums the paper up; its button asks for another paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.title = PlainLabel(self, wordWrap=True)
        self.code = PlainLabel(self)
        self.mark = Mark("deal", _MARK, self)
        self.state = PlainLabel(self)
        self.summary = hint_label("", self)
        self.paper_button = QPushButton(self.tr("&Paper…"), self, autoDefault=False)
        self._build()

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        set_text_role(self.code, TextRole.CODE)
        self.paper_button.setToolTip(self.tr("Your club’s header and footer, and the page layout"))
        head = row_layout((self.title, 1), self.mark, self.state, self.code, spacing=12)
        paper = row_layout((self.summary, 1), self.paper_button, spacing=12)
        column_layout(head, paper, on=self, margin=(12, 8, 12, 8), spacing=4)

    def show_paper(self, words: str) -> None:
        """Show in `words` how it is printed."""
        self.summary.setText(words)
        self.paper_button.setAccessibleDescription(words)

    def show_sets(self, sets: Sequence[JournalSet]) -> None:
        """Show the chosen sets, one at least."""
        first = sets[0]
        is_one = len(sets) == 1
        for part in (self.mark, self.state, self.code):
            part.setVisible(is_one)
        if not is_one:
            self.title.setText(self.tr("%n set(s) chosen", "", len(sets)))
            self.setAccessibleDescription(", ".join(map(set_title, sets)))
        else:
            self.title.setText(
                breakable(f"{set_title(first)} · {day_words(first)} · {which_boards(first.boards)}")
            )
            self.code.setText(first.code)
            self.code.setAccessibleName(self.tr("Set code {code}").format(code=first.code or self.tr("none")))
            self.mark.show_shape(state_icon(first.state), QPalette.ColorRole.WindowText)
            self.state.setText(state_words(first.state))
            self.state.setToolTip(state_meaning(first.state))
            self.setAccessibleDescription(f"{state_words(first.state)}. {state_meaning(first.state)}")
        self.setAccessibleName(unbroken_path(self.title.text()))


_MARGIN: Final = 16


class RecordOpening(QObject):
    """`opened` carries a title, what is to be said, and the folder of the new file."""

    opened = Signal(str, str, object)

    def __init__(
        self, store: SettingsStore, jobs: Jobs, questions: RecordsQuestions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._questions = questions
        self._window = parent

    def begin(self) -> None:
        """Ask which file, and look what opens it."""
        path = self._questions.choose_sealed(self._store.settings.folder or Path.home(), self._window)
        if path is None:
            return
        self._jobs.run(lambda work: look_at_sealed(work.journal, path), lambda found: self._open(path, found))

    def _open(self, path: Path, found: Sealed) -> None:
        passphrase = ""
        if found.kind is SealKind.PASSPHRASE:
            passphrase = self._questions.ask_passphrase(path.name, self._window)
            if not passphrase:
                return
        target = None
        if passphrase or found.is_due:
            target = self._place(path)
            if target is None:
                return
        # A seal that is not due says so.
        self._jobs.run(lambda work: unseal(path, target, work, passphrase=passphrase), self._say)

    def _place(self, path: Path) -> Path | None:
        bare = Path(path.name.removesuffix(SUFFIX))
        name = free_name(path.parent, bare.stem, [bare.suffix]) + bare.suffix
        kind = self.tr("Records ({suffix})").format(suffix=f"*{bare.suffix}")
        return self._questions.choose_new_file(
            self.tr("The opened record"), kind, path.parent / name, self._window
        )

    def _say(self, file: DeliveredFile) -> None:
        words = self.tr("{name} in {folder}").format(name=file.path.name, folder=file.path.parent)
        shows = self.tr("The file is not sealed: anyone who has it can see all hands.")
        self.opened.emit(self.tr("Record opened"), f"{words}\n{shows}", file.path.parent)


class RecordsPage(QWidget):
    """Sets in a table, below it the chosen ones and their paper, and at the foot what can be made of them.

    `questions` stands in for the dialogs. Everything that reads, draws or seals
    runs off the window's thread.
    """

    help_topic: Final = "records"

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: RecordsQuestions | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        asked = questions or RecordsQuestions()
        self._open_file = asked.open_folder
        self.reader = Jobs(self)
        self.worker = Jobs(self)
        self._asked = asked
        self._titles = NO_TITLES
        self._shown: tuple[SetId, ...] = ()
        self._solver_problem = ""
        self.column = ScrollColumn(self)
        inside = self.column.inside
        self.open_button = QPushButton(self.tr("&Open a sealed record…"), inside, autoDefault=False)
        self.sets = SetsBrowser(self.reader, SetSearch(among=LIFE), self._empty_words, inside)
        self.panel = RecordsPanel(inside)
        self.note = NoticeStrip(self.tr("Open &folder"), asked.open_folder, self)
        self.foot = ProgressFooter(
            self.worker,
            self,
            FooterTexts(
                self.tr("Double dummy: {done} of {wanted} boards"),
                self.tr("Boards solved"),
                self.tr("Boards analysed so far"),
                self.tr("Stop; no files are left behind"),
            ),
        )
        self.strip = ErrorStrip(self)
        self.bar = RecordsBar(self)
        files = NewFiles(store, self, asked.choose_new_file, asked.ask_paper)
        self.making = RecordMaking(store, self.worker, files, asked.choose_folder)
        self.opening = RecordOpening(store, self.worker, asked, self)
        self._build()
        self._connect()
        self._sum_up()
        self.reader.run(_solver_problem, self._take_solver)

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.open_button.setToolTip(self.tr("With its passphrase, or after its time has come"))
        title = title_label(self.tr("Hand records"), self.column.inside)
        head = flow_row(title, self.sets.count, self.open_button, spacing=16)
        # It scrolls where an error stands below it in large letters.
        column = self.column.layout_in
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 8)
        column.setSpacing(8)
        add_to_layout(column, head, self.sets.filter, (self.sets.table, 1), self.panel)
        below = column_layout(self.foot, self.note, self.strip, margin=(_MARGIN, 0, _MARGIN, 0), spacing=0)
        # What its buttons need stands before them, for the eye as for Tab.
        column_layout((self.column, 1), below, self.bar, on=self, spacing=0)
        self.setFocusProxy(self.sets.table)

    def _connect(self) -> None:
        self.sets.listed.connect(self._on_sets_listed)
        self.sets.chosen_changed.connect(self._on_sets_chosen_changed)
        self.bar.sheets_asked.connect(self.make_sheets)
        self.bar.labels_button.clicked.connect(self._on_labels_button_clicked)
        self.bar.checklist_button.clicked.connect(self._on_checklist_button_clicked)
        self.bar.publish_button.clicked.connect(self._on_publish_button_clicked)
        self.bar.players_asked.connect(self._on_bar_players_asked)
        self.panel.paper_button.clicked.connect(self._on_paper_button_clicked)
        self._store.changed.connect(self._sum_up)
        self.open_button.clicked.connect(self.opening.begin)
        self.making.made.connect(self._on_file_made)
        self.making.open_asked.connect(self._open_file)
        self.opening.opened.connect(self._on_file_made)
        self.worker.began.connect(self._on_worker_began)
        self.worker.idle.connect(self._on_worker_idle)
        for jobs in (self.reader, self.worker):
            jobs.report_to(self.strip, self.tr("No files were left behind. ({place})"))

    # -- reading ------------------------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the list again from its beginning; the chosen set stays chosen where it can."""
        self.sets.reload()

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        for jobs in (self.reader, self.worker):
            jobs.stop()

    def _empty_words(self, search: SetSearch) -> str:
        if search.is_narrowed:
            return nothing_fits_words()
        return self.tr("No sets yet. Once you have dealt one, you print its records and labels here.")

    # -- making -------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[JournalSet, ...]:
        """The chosen sets, from the top."""
        return self.sets.table.chosen_sets

    def make_sheets(self, kind: SheetKind) -> None:
        """Make what shows the cards of the chosen sets; where they are to be played, ask how it is sealed."""
        sets = self.chosen
        if not sets or not self.worker.is_idle:
            return
        draft: SealDraft | None = SealDraft(SealWay.PASSPHRASE)
        if any(record_offer(set_).is_sealed for set_ in sets):
            today = datetime.now().astimezone().date()
            choices, can_be_over = club_paper_choices(self._store.settings), kind is SheetKind.RECORD
            offer = SealingOffer(
                self.making.kind_text(kind),
                likeliest_record(sets, kind, choices.seal, today),
                can_be_over,
                self.making.folder if can_be_over and is_one_file(sets, choices) else None,
                choices.with_pack,
            )
            draft = self._asked.ask_sealing(offer, self)
            if draft is not None and draft.way is not SealWay.FINISHED:
                self._keep({"seal": draft.way.value})
            elif draft is not None and offer.pack_folder is not None:
                self._keep({"with_pack": draft.with_pack})
            question = question_before_open(sets, draft, today) if draft is not None else None
            if question is not None and not self._asked.confirm(question, self):
                draft = None
        if draft is not None:
            self.making.sheets(sets, kind, draft, self._titles)

    def _keep(self, chosen: Mapping[str, Choice], logo: LogoChoice | None = None) -> None:
        settings = self._store.settings
        try:
            if logo is not None:
                keep_logo(logo.plain)
            self._store.replace(replace(settings, records={**settings.records, **chosen}))
        except AppError as error:
            self.strip.show_error(error)

    def _sum_up(self) -> None:
        titles = (self._titles.event, self._titles.session)
        parts = (*filter(None, titles), paper_words(club_paper_choices(self._store.settings)))
        self.panel.show_paper(" · ".join(parts))

    def _take_solver(self, problem: str) -> None:
        """Keep why double-dummy results cannot be asked for; empty where they can."""
        self._solver_problem = problem

    # -- Qt's events --------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Show what was dealt meanwhile."""
        super().showEvent(event)
        self.reload()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Fit what stands below the list."""
        super().resizeEvent(event)
        self.bar.fit()

    # -- signals ------------------------------------------------------------------------------------------

    def _on_sets_listed(self, _count: int) -> None:
        self._show_chosen()

    def _on_sets_chosen_changed(self) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        sets = self.chosen
        if self._shown != self.sets.chosen_ids:
            # Another session has another event and another number.
            self._shown, self._titles = self.sets.chosen_ids, NO_TITLES
            self._sum_up()
        if sets:
            self.panel.show_sets(sets)
        self.panel.setVisible(bool(sets))
        self.bar.show_sets(sets)

    def _on_paper_button_clicked(self) -> None:
        sets = self.chosen
        heading = set_heading(sets[0]) if len(sets) == 1 else None
        state = PaperState(
            self._store.settings,
            self._titles,
            heading.event if heading else "",
            heading.day if heading else None,
            is_one_set=heading is not None,
            solver_problem=self._solver_problem,
        )
        chosen = self._asked.choose_paper(state, self)
        if chosen is not None:
            self._titles = chosen.titles
            self._keep(chosen.kept, chosen.logo)
            self._sum_up()

    def _on_labels_button_clicked(self) -> None:
        if self.chosen and self.worker.is_idle:
            self.making.labels(*self.chosen, titles=self._titles)

    def _on_checklist_button_clicked(self) -> None:
        if self.chosen and self.worker.is_idle:
            self.making.checklist(self.chosen[0], self._titles)

    def _on_bar_players_asked(self, kind: PlayersPaper) -> None:
        if self.chosen and self.worker.is_idle:
            self.making.players_paper(self.chosen[0], kind, self._titles)

    def _on_publish_button_clicked(self) -> None:
        if self.chosen and self.worker.is_idle:
            self.making.publish(self.chosen[0], self._titles)

    def _on_file_made(self, title: str, text: str, folder: Path) -> None:
        self.note.tell(title, text, folder)
        # A set may have been finished by the print.
        self.reload()

    def _on_worker_began(self) -> None:
        self.strip.hide()
        self.note.hide()
        # Before the panel is closed, or Qt gives the focus to the side bar.
        self.sets.table.setFocus()
        self.panel.setEnabled(False)
        self.bar.setEnabled(False)
        self.open_button.setEnabled(False)

    def _on_worker_idle(self) -> None:
        self.panel.setEnabled(True)
        self.bar.setEnabled(True)
        self.open_button.setEnabled(True)
        if self.isVisible() and not self.note.isHidden():
            self.note.folder_button.setFocus()


def _solver_problem(_work: Work) -> str:
    """Return why double-dummy results cannot be had; empty where they can."""
    try:
        check_double_dummy_solver()
    except AnalysisUnavailable as error:
        return str(error)
    return ""
