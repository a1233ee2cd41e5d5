"""Is this file sound? Files of boards are read, compared and known again; copies in other formats.

Shows counts, numbers, sets and problems, and never a card.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.check.files.converting import Converting
from bigdeal_gui.gui.check.files.file_card import FileCard
from bigdeal_gui.gui.check.files.questions import FilesQuestions
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.look.spacing import NEAR
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from bigdeal_gui.pages.check import FileFacts, SetFacts, Verdict, look_at
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.pages.sets import set_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet, SetId

_MOST_CARDS: Final = 100
_MOST_SETS_NAMED: Final = 5


class FilesDoor(FilesDoorWidget):
    """Checks files, and converts.

    `questions` stands in for the dialogs.
    """

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: FilesQuestions | None = None,
    ) -> None:
        super().__init__(
            DropWords(
                self.tr("Drop files of boards here"),
                self.tr(
                    "Any format, several files at once, or a whole folder. The files are only read; no "
                    "card is shown."
                ),
                self.tr("Choose &files…"),
                self.tr("Choose files of boards to check"),
            ),
            parent,
        )
        self._store = store
        self._questions = questions or FilesQuestions()
        self._last_folder: Path | None = None
        self.converting = Converting(store, self.jobs, self._questions, self)
        listed = self.results.inside
        self.warning = NoteStrip(Tone.WARNING, (), listed)
        self.only_copies = CheckBox(
            self.tr("I &understand: I only want copies, for a record or a web page"), self.warning
        )
        self.made = NoticeStrip(self.tr("&Open folder"), self._questions.open_folder, listed)
        self.summary = QLabel(listed)
        self.cards: list[FileCard] = []
        self._cards_box = QVBoxLayout()
        self._build()
        self.area.choose_asked.connect(self._on_area_choose_asked)
        self.only_copies.toggled.connect(self._open_cards)
        self.converting.made.connect(self._on_converting_made)

    def _build(self) -> None:
        self.only_copies.setToolTip(self.tr("Allows these files to be converted"))
        self.warning.extra.addWidget(self.only_copies)
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.hide()
        self._cards_box.setSpacing(NEAR)
        listed = self.results.layout_in
        for found in (self.made, self.warning, self.summary):
            listed.addWidget(found)
        listed.addLayout(self._cards_box)
        listed.addStretch(1)

    # -- checking -----------------------------------------------------------------------------------------

    def check(self, paths: Sequence[Path]) -> None:
        """Check `paths`: files, or folders with files in them. What was shown before goes."""
        self.jobs.cancel()
        self.made.hide()
        self._clear()
        self._last_folder = paths[0].parent
        files = tuple(paths)
        self.jobs.run(lambda work: look_at(files, work), self._show)

    def _show(self, sets: tuple[SetFacts, ...]) -> None:
        self._clear()
        facts = [file for set_ in sets for file in set_.files]
        self.show_results(is_shown=True)
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

    def _clear(self) -> None:
        self.results.hide()
        self.warning.hide()
        self.only_copies.setChecked(False)
        self.summary.hide()
        for card in self.cards:
            self._cards_box.removeWidget(card)
            card.deleteLater()
        self.cards.clear()

    def _summary_words(self, sets: Sequence[SetFacts]) -> list[str]:
        facts = [file for set_ in sets for file in set_.files]
        sound = sum(file.verdict is Verdict.SOUND for file in facts)
        if not facts:
            return [self.tr("There are no files of boards in this folder.")]
        if len(facts) == 1:
            words = [self.tr("1 file checked.")]
        elif sound == len(facts):
            words = [self.tr("%n file(s) checked: all in order.", "", len(facts))]
        else:
            words = [
                self.tr(
                    "%n file(s) checked: {sound} in order, {others} with problems, shown first.",
                    "",
                    len(facts),
                ).format(sound=sound, others=len(facts) - sound)
            ]
        if any(set_.verdict is Verdict.DIFFERS for set_ in sets):
            words.append(self.tr("Files with the same name contain different boards."))
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
        self.warning.say(self.tr("These boards were in use before"), breakable("\n".join([*lines, advice])))

    def _open_cards(self) -> None:
        for card in self.cards:
            card.set_open(is_open=self.only_copies.isChecked() or not card.set.source.used)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_area_choose_asked(self) -> None:
        folder = self._last_folder or self._store.settings.folder or Path.home()
        if paths := self._questions.choose_files(folder, self):
            self.handed.emit(paths)

    def _on_card_convert_asked(self) -> None:
        card = self.sender()
        if isinstance(card, FileCard):
            self.converting.convert(card.set.source)

    def _on_converting_made(self, title: str, text: str, folder: Path) -> None:
        self.show_results(is_shown=True)
        self.made.tell(title, text, folder)
        self.results.ensureWidgetVisible(self.made)
