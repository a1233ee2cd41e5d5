"""What is shown when a set has been delivered: how many boards, the set code, the files. Never a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLayout, QPushButton, QWidget

from bigdeal_gui.gui.parts.dialogs.file_dialogs import open_in_desktop
from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.collapsing import Aside, Explanation, StepGap
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, PlainLabel, section_label, text_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import (
    ABOVE_BAR,
    BAR_MARGINS,
    INSIDE,
    LINE,
    MARGIN,
    NEAR,
    STRETCH,
    add_to_layout,
    column_layout,
    row_layout,
)
from bigdeal_gui.gui.parts.strips.note_strip import NoteStrip, NoticeStrip, Tone
from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView
from bigdeal_gui.journal.sets import Randomness
from bigdeal_gui.pages.boards import which_boards
from bigdeal_gui.pages.path_words import breakable, path_words
from bigdeal_gui.pages.table_texts import next_steps, source_words
from bigdeal_gui.words import written_figure

if TYPE_CHECKING:
    from bigdeal_gui.formats.format import Format
    from bigdeal_gui.services.dealing.session import DealtSession, DealtSets


_MOST_ROWS: Final = 6
_LINES: Final = 1.7


class _Row(NamedTuple):
    number: int
    set_: DealtSession


class _Place(IntEnum):
    NUMBER = 0
    CODE = 1
    FILES = 2


class DealtSetsBox(QFrame):
    """All sets dealt together, of which some are chosen: all, to begin with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codeBox")
        self._rows: RowsModel[_Row] = RowsModel(self)
        self._rows.set_columns(
            {
                _Place.NUMBER: Column(self.tr("Set"), lambda row: written_figure(row.number)),
                _Place.CODE: Column(self.tr("Set code"), lambda row: row.set_.set_code),
                _Place.FILES: Column(
                    self.tr("Files"), lambda row: _files(row.set_), lambda row: _names(row.set_)
                ),
            }
        )
        self.table = RowsView(self._rows, self, wide=_Place.FILES, lines=_LINES)
        self.copy_button = QPushButton(self, autoDefault=False)
        self._build()

    def _build(self) -> None:
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setAccessibleName(self.tr("Sets dealt"))
        self.table.setObjectName("dealtSets")
        self.table.fit_rows(_MOST_ROWS)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.copy_button.setToolTip(self.tr("Copy the codes of the selected sets; they reveal no cards"))
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        hint = self.tr(
            "Labels, certificates and copies are made for the sets selected here: all of them, unless you "
            "change it."
        )
        column_layout(
            section_label(self.tr("Set codes"), self),
            self.table,
            Explanation(hint, self),
            row_layout(self.copy_button, STRETCH),
            on=self,
            margin=INSIDE,
        )
        self._on_selection_changed()

    def show_sets(self, sets: Sequence[DealtSession]) -> None:
        """Show `sets`, all of them chosen."""
        self._rows.show_rows([_Row(number, set_) for number, set_ in enumerate(sets, 1)])
        self.table.selectAll()

    @property
    def chosen(self) -> tuple[DealtSession, ...]:
        """The chosen sets, in the order of their deals; where none is, all."""
        numbers = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        rows = self._rows.rows
        return tuple(row.set_ for row in (rows[number] for number in numbers)) or tuple(
            row.set_ for row in rows
        )

    def _on_selection_changed(self) -> None:
        self.copy_button.setText(self.tr("Cop&y %n code(s)", "", len(self.chosen)))

    def _on_copy_button_clicked(self) -> None:
        lines = [f"{set_.set_code}\t{set_.name}" for set_ in self.chosen]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copy_button.setText(self.tr("Copied"))


def _files(set_: DealtSession) -> str:
    """Return the names of a set's files, the part that they share once."""
    return f"{set_.name} ({', '.join(file.path.name.removeprefix(set_.name) for file in set_.files)})"


def _names(set_: DealtSession) -> str:
    return "\n".join(file.path.name for file in set_.files)


_MARK: Final = 56


def _size(size_bytes: int) -> str:
    size = QLocale().formattedDataSize(size_bytes, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
    return size.replace(" ", "\N{NO-BREAK SPACE}")


def _clear(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (label := item.widget()) is not None:
            label.deleteLater()


class ResultPanel(QWidget):
    """The result of one session. The ways on are in `foot`, which is to stand below it, always in sight.

    `next_asked` is emitted when the user goes on, `always_asked` when sets are to go into this folder always;
    the other signals carry the codes of the sets chosen.
    """

    next_asked = Signal()
    always_asked = Signal()
    labels_asked = Signal(object)
    certificate_asked = Signal(object)

    def __init__(self, parent: QWidget, open_folder: Callable[[Path], None] = open_in_desktop) -> None:
        super().__init__(parent)
        self._open_folder = open_folder
        self._folder: Path | None = None
        self._sets: tuple[DealtSession, ...] = ()
        self.mark = Mark("check", _MARK, self, QPalette.ColorRole.Accent)
        self.headline = PlainLabel(self)
        self.subline = Explanation("", self, rank=3)
        self._code_box = QFrame(self)
        self.code_title = Explanation(self.tr("Set code"), self._code_box, rank=2, role=TextRole.SECTION)
        self.code = PlainLabel(self)
        self.code_hint = Explanation(
            self.tr("Write it on the label of each box. It tells you which set is inside."), self._code_box
        )
        self.copy_button = QPushButton(self.tr("Cop&y code"), self, autoDefault=False)
        self.warning = text_label(
            self, self.tr("Do not open these files before play: they contain the hands.")
        )
        self.always = NoteStrip(Tone.HINT, (self.tr("&Always like this"), self.tr("N&o")), self)
        self.sets = DealtSetsBox(self)
        self._files_title = section_label(self.tr("Files"), self)
        self.files = text_label(self, select=BY_MOUSE_AND_KEYS)
        self._next = Aside(self, rank=4)
        self.steps = column_layout(spacing=LINE)
        self.folder_line = Explanation("", self, rank=3)
        self.foot = QWidget(parent)
        self.open_button = IconButton("folder", self.tr("&Open folder"), self.foot)
        self.labels_button = QPushButton(self.tr("Print &labels…"), self.foot)
        self.certificate_button = IconButton("records", self.tr("&Certificate…"), self.foot)
        self.next_button = QPushButton(self.tr("&Next session"), self.foot)
        self.note = NoticeStrip(self.tr("Open &its folder"), open_folder, self.foot)
        self._build()
        self._lay_out()

    def _build(self) -> None:
        set_text_role(self.headline, TextRole.TITLE)
        set_text_role(self.code, TextRole.SET_CODE)
        self.code.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        self.code.setToolTip(self.tr("The code of this set; it reveals nothing about the cards"))
        self.folder_line.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        set_text_role(self.warning, TextRole.SECTION)
        self.always.chosen.connect(self._on_always_chosen)
        self.open_button.setToolTip(self.tr("Show the files in their folder"))
        self.next_button.setToolTip(self.tr("Start another session with an empty meter"))
        self.labels_button.setToolTip(self.tr("Labels for boxes, with the set code; no cards"))
        self.certificate_button.setToolTip(
            self.tr("Make the dealing certificate of this set, as a PDF; no cards")
        )
        self.copy_button.setToolTip(self.tr("Copy the set code to paste it elsewhere; it reveals no cards"))
        self.next_button.setObjectName("nextButton")
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        self.open_button.clicked.connect(self._on_open_button_clicked)
        self.labels_button.clicked.connect(self._on_labels_button_clicked)
        self.certificate_button.clicked.connect(self._on_certificate_button_clicked)
        self.next_button.clicked.connect(self.next_asked)

    def _lay_out(self) -> None:
        words = column_layout(STRETCH, self.headline, self.subline, STRETCH, spacing=LINE)
        top = row_layout(self.mark, (words, 1), spacing=MARGIN)
        self._code_box.setObjectName("codeBox")
        code = row_layout(self.code, self.copy_button, STRETCH, spacing=MARGIN)
        column_layout(self.code_title, code, self.code_hint, on=self._code_box, margin=INSIDE, spacing=LINE)
        column_layout(section_label(self.tr("What to do next"), self._next), self.steps, on=self._next)
        column = column_layout(top, self.warning, self.always, on=self)
        add_to_layout(column, self._gap(), self._code_box, self.sets)
        add_to_layout(column, self._gap(), self._files_title, self.files, self.folder_line)
        add_to_layout(column, self._gap(), self._next, STRETCH)
        self._lay_out_foot()

    def _gap(self) -> StepGap:
        return StepGap(self, NEAR, 0)

    def _lay_out_foot(self) -> None:
        bar = QFrame(self.foot)
        bar.setObjectName("dealBar")
        handing_on = flow_row(self.open_button, self.labels_button, self.certificate_button, spacing=INSIDE)
        last = (self.next_button, 0, Qt.AlignmentFlag.AlignBottom)
        row_layout((handing_on, 1), last, on=bar, margin=BAR_MARGINS, spacing=INSIDE)
        note = column_layout(self.note, margin=ABOVE_BAR)
        column_layout(note, bar, on=self.foot, spacing=0)

    def show_session(
        self,
        dealt: DealtSession,
        event: str,
        randomness: Randomness = Randomness.METER,
        formats: Sequence[Format] = (),
    ) -> None:
        """Show what was delivered for `event` in `formats`; without them the names of the files tell."""
        self._sets = (dealt,)
        self.always.hide()
        self._show_several(is_several=False)
        self.headline.setText(self.tr("%n board(s) dealt", "", len(dealt.boards)))
        self._show_subline((dealt,), event, randomness)
        self.code.setText(dealt.set_code)
        self.code.setAccessibleName(self.tr("Set code {code}").format(code=dealt.set_code))
        self._show_files(formats)
        self.copy_button.setText(self.tr("Cop&y code"))
        for button in (self.labels_button, self.certificate_button, self.copy_button):
            # Sets too large to play have no code, and no labels.
            button.setEnabled(bool(self.codes))
        self._tell_interrupted()
        self.next_button.setFocus()

    def _show_subline(self, sets: Sequence[DealtSession], event: str, randomness: Randomness) -> None:
        boards, *others = {made.boards for made in sets}
        numbers = "" if others else which_boards(boards)
        checked = self.tr("all files written, read back and compared")
        source = self.tr("randomness: {source}").format(source=source_words(randomness))
        self.subline.setText(" · ".join(filter(None, (event, numbers, checked, source))))

    def show_sets(
        self,
        dealt: DealtSets,
        event: str,
        randomness: Randomness = Randomness.METER,
        formats: Sequence[Format] = (),
    ) -> None:
        """Show what was delivered for `event` together, one set or several, as `show_session` does.

        Several need not have the same boards: those of a tournament are of its sessions.
        """
        first = replace(dealt.sets[0], interrupted=dealt.interrupted)
        self.show_session(first, event, randomness, formats)
        if (count := len(dealt.sets)) > 1:
            size, *others = {len(made.boards) for made in dealt.sets}
            boards = "" if others else " " + self.tr("of %n board(s)", "", size)
            self.headline.setText(self.tr("%n set(s)", "", count) + boards)
            self._show_subline(dealt.sets, event, randomness)
            self.files.clear()
            self._show_several(is_several=True)
            self.sets.show_sets(dealt.sets)

    def _show_several(self, *, is_several: bool) -> None:
        self.sets.setVisible(is_several)
        self._code_box.setVisible(not is_several)
        self._files_title.setVisible(not is_several)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the sets that are chosen; sets too large to play have none."""
        chosen = self.sets.chosen if self.sets.isVisibleTo(self) else self._sets
        return tuple(dealt.set_code for dealt in chosen if dealt.set_code)

    def _show_files(self, formats: Sequence[Format]) -> None:
        _clear(self.steps)
        files = [file for dealt in self._sets for file in dealt.files]
        self.files.setText(
            "     ".join(f"{breakable(file.path.name)}  {_size(file.size_bytes)}" for file in files)
        )
        steps = next_steps([file.path.name for file in files], formats)
        self._next.setVisible(bool(steps))  # there is none for a locked box
        for step in steps:
            self.steps.addWidget(text_label(self._next, step))
        self._folder = files[0].path.parent if files else None
        self.folder_line.setText(
            self.tr("In {folder}").format(folder=path_words(self._folder)) if self._folder else ""
        )
        self.open_button.setEnabled(self._folder is not None)

    def _tell_interrupted(self) -> None:
        interrupted = [one for dealt in self._sets for one in dealt.interrupted]
        self.note.hide()
        if interrupted:
            words = "\n".join(map(str, interrupted))
            is_cut = any(one.is_cut for one in interrupted)
            title = (
                self.tr("Writing the files had been interrupted")
                if is_cut
                else self.tr("Others can read these files")
            )
            self.note.tell(title, words, interrupted[0].files[0].parent)

    def offer_always(self) -> None:
        """Ask once whether sets like this one go into this folder always."""
        self.always.say(self.tr("Always like this, into this folder?"), "")

    def _on_always_chosen(self, place: int) -> None:
        self.always.hide()
        if place == 0:
            self.always_asked.emit()

    def show_made(self, title: str, text: str, path: Path) -> None:
        """Say that labels or a certificate were made."""
        self.note.tell(title, text, path.parent)

    def set_busy(self, *, is_busy: bool) -> None:
        """Let nothing be asked for while something is made."""
        for button in (self.labels_button, self.certificate_button):
            button.setEnabled(bool(self.codes) and not is_busy)

    def _on_open_button_clicked(self) -> None:
        if self._folder is not None:
            self._open_folder(self._folder)

    def _on_copy_button_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())
        self.copy_button.setText(self.tr("Copied"))

    def _on_labels_button_clicked(self) -> None:
        self.labels_asked.emit(self.codes)

    def _on_certificate_button_clicked(self) -> None:
        self.certificate_asked.emit(self.codes)
