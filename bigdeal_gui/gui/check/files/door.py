"""Is this file sound? Files of boards are read, compared and known again; copies in other formats.

Shows counts, numbers, sets and problems, and never a card.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QDialog, QSpinBox, QWidget

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.check.files.file_card import FileCard
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_files, choose_set_name, open_in_desktop
from bigdeal_gui.gui.parts.dialogs.form_dialog import FormDialog
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, section_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import MAX_FIRST_BOARD
from bigdeal_gui.pages.check import FileFacts, SetFacts, Verdict, look_at_files
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.pages.sets import set_line
from bigdeal_gui.services.printing.double_dummy import in_place_of_brought
from bigdeal_gui.services.sets.archives import bytes_in_archive_or_file
from bigdeal_gui.services.sets.convert import Analysis, Conversion, Converted, Others, convert_boards
from bigdeal_gui.storage.names import free_name
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format, Profile
    from bigdeal_gui.gui.parts.jobs import Jobs
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.journal.journal import JournalSet, SetId
    from bigdeal_gui.model.boards import Board
    from bigdeal_gui.model.deals import Deal
    from bigdeal_gui.model.double_dummy import DoubleDummy, Table
    from bigdeal_gui.services.work import Work


_WIDTH: Final = 640


@dataclass(frozen=True, slots=True)
class ConvertRequest:
    """The formats wanted, and the numbers that the boards get."""

    formats: tuple[Format, ...]
    boards: BoardRange


class ConvertDialog(FormDialog):
    """`request` is what was chosen, once the dialog was accepted."""

    def __init__(self, facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget) -> None:
        gaps = self.tr(
            "The board numbers in this file have gaps. The boards get new numbers, in the same order."
        )
        super().__init__(
            self.tr("Convert {file}").format(file=facts.path.name),
            gaps if "," in facts.numbers else "",
            self.tr("Con&vert…"),
            parent,
            width=_WIDTH,
        )
        self._facts = facts
        self.model = FormatsModel(profile, BoardRange(facts.first, facts.first + facts.count - 1))
        self.model.choose([name for name in formats if name != facts.format_name])
        self.first = QSpinBox(self.inside)
        self.words = PlainLabel(self.inside)
        self.formats = FormatsBox(self.model, self.inside)
        self._build()
        self._refresh()

    @property
    def request(self) -> ConvertRequest:
        """What is chosen now."""
        return ConvertRequest(self.model.chosen_formats, self.model.boards)

    def _build(self) -> None:
        self.first.setRange(1, max(MAX_FIRST_BOARD, self._facts.first))
        self.first.setValue(self._facts.first)
        self.first.setMinimumWidth(84)
        self.first.setToolTip(self.tr("The number of the first board"))
        self.form.addSpacing(8)
        label = buddy_label(self.tr("&First board"), self.first, self.inside)
        numbers = row_layout(label, self.first, (self.words, 1))
        add_to_layout(self.form, section_label(self.tr("Board numbers"), self.inside), numbers)
        self.form.addSpacing(16)
        add_to_layout(self.form, section_label(self.tr("Formats to write"), self.inside), self.formats)
        self.done_button.setToolTip(self.tr("Choose where the new files go, then convert"))
        self.first.valueChanged.connect(self._on_first_value_changed)
        self.formats.changed.connect(self._refresh)

    def _refresh(self) -> None:
        boards = self.model.boards
        self.words.setText(
            self.tr("1 board, number {first}").format(first=boards.first)
            if len(boards) == 1
            else self.tr("%n board(s), {first} to {last}", "", len(boards)).format(
                first=boards.first, last=boards.last
            )
        )
        words = ""
        if not self.model.chosen:
            words = self.tr("Choose at least one format")
        elif self.model.unfit():
            words = self.tr("A format cannot contain these boards")
        self.show_problem(words)

    def _on_first_value_changed(self, first: int) -> None:
        self.model.boards = BoardRange(first, first + self._facts.count - 1)
        self.formats.refresh()
        self.formats.show_problems()
        self._refresh()


def ask_conversion(
    facts: FileFacts, formats: Sequence[str], profile: Profile, parent: QWidget
) -> ConvertRequest | None:
    """Return how the user wants `facts` converted, None when the dialog was cancelled."""
    dialog = ConvertDialog(facts, formats, profile, parent)
    dialog.formats.setFocus()
    return dialog.request if dialog.exec() == QDialog.DialogCode.Accepted else None


@dataclass(frozen=True, slots=True)
class FilesQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_files` takes the folder to start from, `choose_target` folder and name proposed, `ask_conversion`
    what was found out about a file.
    """

    choose_files: Callable[[Path, QWidget], Sequence[Path]] = choose_files
    choose_target: Callable[[Path, str, QWidget], Path | None] = choose_set_name
    ask_conversion: Callable[[FileFacts, Sequence[str], Profile, QWidget], ConvertRequest | None] = (
        ask_conversion
    )
    open_folder: Callable[[Path], None] = open_in_desktop


_MOST_CARDS: Final = 100
_MOST_SETS_NAMED: Final = 5


class Converting(QObject):
    """Has `jobs` convert. `made` carries a title, what is to be said, and the folder."""

    made = Signal(str, str, object)

    def __init__(self, store: SettingsStore, jobs: Jobs, questions: FilesQuestions, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._questions = questions
        self._window = parent
        self._folder: Path | None = None

    def convert(self, facts: FileFacts) -> None:
        """Ask how and where to, and convert the boards of a file."""
        settings = self._store.settings
        request = self._questions.ask_conversion(facts, settings.formats, settings.profile, self._window)
        if request is None:
            return
        # A file in an archive has the archive for a folder; a drive may have been taken out.
        folder = self._folder or next(filter(os.path.isdir, facts.path.parents), Path.home())
        suffixes = [format_.suffix for format_ in request.formats]
        target = self._questions.choose_target(
            folder, free_name(folder, facts.path.stem, suffixes), self._window
        )
        if target is None:
            return
        order = Conversion(
            source=facts.path,
            formats=request.formats,
            folder=target.parent,
            name=without_suffix(target.name, suffixes),
            plan=(request.boards,),
            profile=settings.profile,
            allow_used=bool(facts.used),
        )
        self._jobs.run(lambda work: _converted(order, work), lambda done: self._tell(order, *done))

    def _tell(self, order: Conversion, done: Converted, notes: Sequence[str]) -> None:
        self._folder = order.folder
        lines = [
            ", ".join(file.path.name for file in done.files),
            self.tr("In {folder}").format(folder=order.folder),
        ]
        lines += map(str, done.remarks)
        if done.others is Others.LEFT_OUT:
            lines.append(self.tr("Auctions, results and comments of the file were left out."))
        lines += notes
        for format_ in order.formats:
            lines += [
                with_name(format_.name, f"{caution}.")
                for caution in format_.cautions(done.boards, order.profile)
            ]
        title = self.tr("%n board(s) converted, read back and compared", "", done.count)
        self.made.emit(title, "\n".join(lines), order.folder)


def _converted(order: Conversion, work: Work) -> tuple[Converted, Sequence[str]]:
    """Convert; return what is to be said of double-dummy results that stood in the file as well."""
    notes: list[str] = []

    def prove(boards: Sequence[Board], tables: Mapping[Deal, Table]) -> Sequence[DoubleDummy] | None:
        results, said = in_place_of_brought(boards, tables, work)
        notes.extend(said)
        return results

    return convert_boards(
        order, work.journal, read=bytes_in_archive_or_file, analysis=Analysis(prove, is_asked=False)
    ), notes


def without_suffix(name: str, suffixes: Sequence[str]) -> str:
    """Return a file's name without the one of `suffixes` that it ends with, in whatever letters."""
    for suffix in suffixes:
        if name.lower().endswith(suffix) and len(name) > len(suffix):
            return name[: -len(suffix)]
    return name


class FilesDoor(FilesDoorWidget):
    """Checks files, and converts.

    `questions` stands in for the dialogs.
    """

    def __init__(
        self, store: SettingsStore, parent: QWidget | None = None, *, questions: FilesQuestions | None = None
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
        self.summary = PlainLabel(listed, wordWrap=True)
        self.cards: list[FileCard] = []
        self._cards_box = column_layout()
        self._build()
        self.area.button.clicked.connect(self._on_area_button_clicked)
        self.only_copies.toggled.connect(self._open_cards)
        self.converting.made.connect(self._on_converting_made)

    def _build(self) -> None:
        self.only_copies.setToolTip(self.tr("Allows these files to be converted"))
        self.warning.extra.addWidget(self.only_copies)
        self.summary.hide()
        listed = self.results.layout_in
        add_to_layout(listed, self.made, self.warning, self.summary, self._cards_box, STRETCH)

    # -- checking -----------------------------------------------------------------------------------------

    def check(self, paths: Sequence[Path]) -> None:
        """Check `paths`: files, or folders with files in them. What was shown before goes."""
        self.jobs.cancel()
        self.made.hide()
        self._clear()
        self._last_folder = paths[0].parent
        files = tuple(paths)
        self.jobs.run(lambda work: look_at_files(files, work), self._show)

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
            read = sum(any(file.verdict is not Verdict.UNREADABLE for file in set_.files) for set_ in sets)
            words.append(self.tr("%n set(s) of boards in all.", "", read))
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

    def _on_area_button_clicked(self) -> None:
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
