"""The check page: files of boards are dropped, read, compared and known again; copies in other formats.

Shows counts, numbers, sets and problems, and never a card.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bigdeal_gui.errors import AppError, Cancelled, UnknownSet
from bigdeal_gui.gui.check.converting import Converting
from bigdeal_gui.gui.check.drop_area import DropArea
from bigdeal_gui.gui.check.file_card import FileCard
from bigdeal_gui.gui.check.questions import CheckQuestions
from bigdeal_gui.gui.check.set_lookup import SetLookup
from bigdeal_gui.gui.check.verify.part import VerifyPart
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList
from bigdeal_gui.gui.parts.look.labels import title_label
from bigdeal_gui.gui.parts.look.spacing import (
    MARGIN,
    NEAR,
    set_margins,
    set_margins_above_bar,
    set_page_margins,
)
from bigdeal_gui.gui.parts.progress_footer import ProgressFooter
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from bigdeal_gui.pages.check import FileFacts, SetFacts, Verdict, look_at
from bigdeal_gui.pages.sets import set_line
from bigdeal_gui.services.sets.history import SetDetails, details
from bigdeal_gui.services.tournament.keys import Unlocking
from bigdeal_gui.services.tournament.submitted_files import holds_plan
from bigdeal_gui.services.tournament.verify import Verified, verify_unlocking

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.services.work import Work

_AREA_STRETCH: Final = 2
_BELOW: Final = 1
_PATIENCE_MS: Final = 400
_MOST_CARDS: Final = 100
_MOST_SETS_NAMED: Final = 5


class CheckPage(QWidget):
    """Checks files, answers for set codes, converts.

    `questions` stands in for the dialogs.
    """

    help_topic: Final = "check"

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: CheckQuestions | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._questions = questions or CheckQuestions()
        self._last_folder: Path | None = None
        self.jobs = Jobs(self)
        self.converting = Converting(store, self.jobs, self._questions, self)
        self.column = ScrollColumn(self)
        inside = self.column.inside
        self.area = DropArea(inside)
        self.results = ScrollList(inside)
        listed = self.results.inside
        self.lookup = SetLookup(inside)
        self.warning = NoteStrip(Tone.WARNING, (), listed)
        self.only_copies = CheckBox(
            self.tr("I &understand: I only want copies, for a record or a web page"), self.warning
        )
        self.made = NoticeStrip(self.tr("&Open folder"), self._questions.open_folder, listed)
        self.tournaments = VerifyPart(self.jobs, self._questions, inside, self.results)
        self.summary = QLabel(listed)
        self.cards: list[FileCard] = []
        self._cards_box = QVBoxLayout()
        self.tournaments.folder = store.settings.folder or Path.home()
        self.foot = ProgressFooter(self.jobs, self)
        self.strip = ErrorStrip(self)
        self._build()
        self._connect()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = self.column.layout_in
        set_page_margins(column)
        self.only_copies.setToolTip(self.tr("Lets these files be converted"))
        self.warning.extra.addWidget(self.only_copies)
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.hide()
        self._cards_box.setSpacing(NEAR)
        title = title_label(self.tr("Check files of boards"), self.column.inside)
        for part, stretch in (
            (title, 0),
            (self.area, _AREA_STRETCH),
            (self.lookup, 0),
            (self.tournaments, 0),
            (self.results, 1),
        ):
            column.addWidget(part, stretch)
        column.addStretch(_BELOW)
        listed = self.results.layout_in
        listed.setSpacing(MARGIN)
        for found in (self.made, self.warning, self.summary):
            listed.addWidget(found)
        listed.addLayout(self._cards_box)
        listed.addStretch(1)
        self._show_results(is_shown=False)
        note = QVBoxLayout()
        set_margins_above_bar(note)
        note.addWidget(self.foot)
        note.addWidget(self.strip)
        whole = QVBoxLayout(self)
        set_margins(whole, 0)
        whole.addWidget(self.column, 1)
        whole.addLayout(note)
        self.setFocusProxy(self.area)

    def _connect(self) -> None:
        self.tournaments.chosen.connect(self.check)
        self.tournaments.shown.connect(self._on_tournaments_shown)
        self.tournaments.failed.connect(self.strip.show_error)
        self.area.choose_asked.connect(self._on_area_choose_asked)
        self.lookup.asked.connect(self._on_lookup_asked)
        self.only_copies.toggled.connect(self._open_cards)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.jobs.crashed.connect(self._on_jobs_crashed)
        self.converting.made.connect(self._on_converting_made)
        self.jobs.began.connect(self.strip.hide)

    # -- checking -----------------------------------------------------------------------------------------

    def check(self, paths: Sequence[Path]) -> None:
        """Check `paths`: files, or folders with files in them; those of a tournament are verified.

        What was shown before goes.
        """
        if not paths:
            return
        self.jobs.cancel()
        self.made.hide()
        self._clear()
        self._last_folder = self.tournaments.folder = paths[0].parent
        files = tuple(paths)

        def step(work: Work) -> tuple[SetFacts, ...] | Verified:
            if holds_plan(files):
                return verify_unlocking(files, Unlocking(), work)
            return look_at(files, work)

        def then(found: tuple[SetFacts, ...] | Verified) -> None:
            if isinstance(found, tuple):
                self._show(found)
            else:
                self.tournaments.show_verified(found)

        self.jobs.run(step, then)

    def stop(self) -> None:
        """Stop what is under way and wait for its end."""
        self.jobs.stop()

    def _show(self, sets: tuple[SetFacts, ...]) -> None:
        self._clear()
        facts = [file for set_ in sets for file in set_.files]
        self._show_results(is_shown=True)
        for set_ in sets[:_MOST_CARDS]:
            card = FileCard(set_, self.results.inside)
            card.convert_asked.connect(self._on_card_convert_asked)
            self.cards.append(card)
            self._cards_box.addWidget(card)
            card.show()
        self.summary.setText(" ".join(self._summary_words(sets)))
        self.summary.show()
        self._warn(facts)
        self._open_cards()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.summary, self.summary.text()))

    def _show_results(self, *, is_shown: bool) -> None:
        """Give the room to what was found, or to the area for files."""
        self.area.set_large(is_large=not is_shown)
        column = self.column.layout_in
        column.setStretchFactor(self.area, 0 if is_shown else _AREA_STRETCH)
        column.setStretch(column.count() - 1, 0 if is_shown else _BELOW)
        self.results.setVisible(is_shown)

    def _clear(self) -> None:
        self.results.hide()
        self.warning.hide()
        self.only_copies.setChecked(False)
        self.summary.hide()
        self.tournaments.clear()
        for card in self.cards:
            self._cards_box.removeWidget(card)
            card.deleteLater()
        self.cards.clear()

    def _summary_words(self, sets: Sequence[SetFacts]) -> list[str]:
        facts = [file for set_ in sets for file in set_.files]
        sound = sum(file.verdict is Verdict.SOUND for file in facts)
        if not facts:
            return [self.tr("The folder holds no file of boards.")]
        if len(facts) == 1:
            words = [self.tr("1 file checked.")]
        elif sound == len(facts):
            words = [self.tr("%n file(s) checked: all sound.", "", len(facts))]
        else:
            words = [
                self.tr(
                    "%n file(s) checked: {sound} sound, {others} to be looked at, shown first.",
                    "",
                    len(facts),
                ).format(sound=sound, others=len(facts) - sound)
            ]
        if any(set_.verdict is Verdict.DIFFERS for set_ in sets):
            words.append(self.tr("Files of one name hold different boards."))
        elif len(sets) < len(facts):
            words.append(self.tr("%n set(s) of boards in all.", "", len(sets)))
        if len(sets) > _MOST_CARDS:
            words.append(self.tr("The first %n are shown.", "", _MOST_CARDS))
        return words

    def _warn(self, facts: Sequence[FileFacts]) -> None:
        files: dict[SetId, list[str]] = {}
        sets: dict[SetId, JournalSet] = {}
        for file in facts:
            for known in file.used:
                sets[known.found.id] = known.found
                files.setdefault(known.found.id, []).append(file.path.name)
        if not sets:
            return
        lines = [
            self.tr("{files}: set {set}").format(files=", ".join(files[set_id]), set=set_line(sets[set_id]))
            for set_id in list(sets)[:_MOST_SETS_NAMED]
        ]
        if len(sets) > _MOST_SETS_NAMED:
            lines.append(self.tr("and %n more set(s)", "", len(sets) - _MOST_SETS_NAMED))
        advice = self.tr(
            "Do not duplicate, print or play these boards: deal a new set, or a reserve set in a tournament."
            " If boxes with this code are on the tables, call the director."
        )
        self.warning.say(self.tr("These boards were in use before"), "\n".join([*lines, advice]))

    def _open_cards(self) -> None:
        for card in self.cards:
            card.set_open(is_open=self.only_copies.isChecked() or not card.set.source.used)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_area_choose_asked(self) -> None:
        folder = self._last_folder or self._store.settings.folder or Path.home()
        self.check(self._questions.choose_files(folder, self))

    def _on_tournaments_shown(self) -> None:
        self._show_results(is_shown=True)

    def _on_lookup_asked(self, code: str) -> None:
        def step(work: Work) -> SetDetails | str:
            try:
                return details(work.journal, work.journal.set_by_code(code).id)
            except UnknownSet as error:
                return error.text

        def then(found: SetDetails | str) -> None:
            if isinstance(found, str):
                self.lookup.show_unknown(found)
            else:
                self.lookup.show_set(found)

        self.jobs.run(step, then)

    def _on_card_convert_asked(self) -> None:
        card = self.sender()
        if isinstance(card, FileCard):
            self.converting.convert(card.set.source)

    def _on_converting_made(self, title: str, text: str, folder: Path) -> None:
        self._show_results(is_shown=True)
        self.made.tell(title, text, folder)
        self.results.ensureWidgetVisible(self.made)

    def _on_jobs_failed(self, error: AppError) -> None:
        if not isinstance(error, Cancelled):
            self.strip.show_error(error)

    def _on_jobs_crashed(self, place: str) -> None:
        self.strip.show_crash(self.tr("The files were left as they are. ({place})").format(place=place))
