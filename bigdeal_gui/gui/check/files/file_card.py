"""What a check found out about a set of boards: verdict in words, shape and colour, and what is behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QPlainTextEdit, QPushButton, QWidget

from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE_AND_KEYS, PlainLabel, make_bold, plain_tip
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import add_to_layout, column_layout, row_layout
from bigdeal_gui.journal.journal import State
from bigdeal_gui.pages.check import FileFacts, KnownSet, Mismatch, SetFacts, Verdict
from bigdeal_gui.pages.path_words import breakable, path_words
from bigdeal_gui.pages.sets import set_line
from bigdeal_gui.services.sets.evidence import numbers_words
from bigdeal_gui.services.spoken import local_time
from bigdeal_gui.words import one_line_name, quoted_name, with_name

_MARK: Final = 32
_LINES_IN_SIGHT: Final = 6
_SHAPES: Final = {
    Verdict.SOUND: "check",
    Verdict.USED: "warning",
    Verdict.OTHER_CODE: "warning",
    Verdict.NOT_FOR_PLAY: "warning",
}


class FileCard(QFrame):
    """Files with the same boards, or one by itself. `convert_asked` is emitted by its button."""

    convert_asked = Signal()

    def __init__(self, set_: SetFacts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fileCard")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set = set_
        self.facts = facts = set_.lead
        is_good = facts.verdict is Verdict.SOUND
        role = QPalette.ColorRole.Accent if is_good else QPalette.ColorRole.BrightText
        shape = _SHAPES.get(facts.verdict, "error")
        self.mark = Mark(shape, _MARK, self, role)
        self.name = PlainLabel(breakable(set_.name), self, wordWrap=True)
        self.verdict = PlainLabel(self._verdict_words(), self, wordWrap=True)
        self.fold = FoldButton(self)
        self.files = PlainLabel("\n".join(self._file_lines()), self)
        self.lines = [self._line(text) for text in self._texts()]
        self.problems = self._problem_list()
        self.convert_button = QPushButton(self.tr("Convert…"), self, autoDefault=False)
        self._build(role)

    def _build(self, role: QPalette.ColorRole) -> None:
        set_text_role(self.name, TextRole.SECTION)
        if len(self.set.files) == 1:
            self.name.setToolTip(plain_tip(one_line_name(self.facts.path)))
        self.verdict.setForegroundRole(role)
        make_bold(self.verdict)
        self.convert_button.setVisible(self.facts.is_readable)
        self.convert_button.setAccessibleName(self.tr("Convert {file}").format(file=self.set.name))
        self.convert_button.clicked.connect(self.convert_asked)
        words = column_layout(self.name, self.verdict, *self.lines, spacing=4)
        if self.problems is not None:
            words.addWidget(self.problems)
        self._build_files()
        add_to_layout(words, (self.fold, 0, Qt.AlignmentFlag.AlignLeft), self.files)
        top = Qt.AlignmentFlag.AlignTop
        row_layout(
            (self.mark, 0, top), (words, 1), (self.convert_button, 0, top), on=self, margin=12, spacing=12
        )
        self.setAccessibleName(with_name(self.set.name, self.verdict.text()))
        self.setAccessibleDescription(" ".join(line.text() for line in self.lines))

    def _build_files(self) -> None:
        """List the files, folded away where there is nothing to be said of one of them."""
        is_many = len(self.set.files) > 1
        self.fold.setVisible(is_many)
        self.fold.setText(self.tr("%n file(s)", "", len(self.set.files)))
        self.fold.setToolTip(self.tr("Show or hide the files of these boards"))
        self.files.setWordWrap(True)
        self.files.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        self.fold.turn(is_open=is_many and not self.set.is_of_all)
        self.files.setVisible(self.fold.is_open)
        self.fold.turned.connect(self.files.setVisible)

    def _file_lines(self) -> Iterator[str]:
        """Yield a line for each file, with what is to be said of it alone; nothing of a single file."""
        files = self.set.files
        if len(files) == 1:
            return
        is_one_folder = len({file.path.parent for file in files}) == 1
        for file in files:
            name = breakable(one_line_name(file.path.name)) if is_one_folder else path_words(file.path)
            told = [file.numbers_words] if file.numbers_words else []
            if file.verdict is not Verdict.SOUND and not self.set.is_of_all:
                told.append(self._words_of(file))
            if len(self.set.set_codes) > 1 and file.set_code:
                told.append(self.tr("the file says: set code {code}").format(code=file.set_code))
            yield " · ".join((name, *told, *file.remarks))

    def set_open(self, *, is_open: bool) -> None:
        """Let the file be converted, or not yet."""
        self.convert_button.setEnabled(is_open)
        self.convert_button.setToolTip(
            self.tr("Write these boards in other formats")
            if is_open
            else self.tr("Tick “I understand” in the warning above first")
        )

    # -- words --------------------------------------------------------------------------------------------

    def _verdict_words(self) -> str:
        words = self._words_of(self.facts)
        return words if self.set.is_of_all else with_name(self.facts.path.name, words)

    def _words_of(self, facts: FileFacts) -> str:
        if facts.verdict is Verdict.SOUND and not facts.count:
            return self.tr("Empty: there are no boards in it")
        if facts.verdict is Verdict.NOT_WHOLE:
            return self.tr("%n incomplete board(s)", "", len(facts.problems))
        return {
            Verdict.UNREADABLE: facts.title,
            Verdict.USED: self._used_words(),
            Verdict.DIFFERS: self.tr("Different deals from the other file with this name"),
            Verdict.REPEATS: self.tr("The same deal appears in it more than once"),
            Verdict.OTHER_CODE: self.tr("Its boards are not all those of its set code"),
            Verdict.NOT_FOR_PLAY: self.tr("Not for play: see below"),
            Verdict.SOUND: self.tr("In order: every board is complete"),
        }[facts.verdict]

    def _used_words(self) -> str:
        states = {known.found.state for known in self.facts.used}
        if State.IN_PLAY in states:
            return self.tr("In play: do not play these boards again")
        if State.FINISHED in states:
            return self.tr("Finished: these boards were played")
        return self.tr("Released: anyone may know these boards")

    def _texts(self) -> Iterator[str]:
        facts = self.facts
        if facts.title:
            if not facts.problems:
                yield facts.sentence
            yield facts.hint
            if len(facts.problems) <= _LINES_IN_SIGHT:
                yield from (f"{problem[:1].upper()}{problem[1:]}" for problem in facts.problems)
            return
        yield " · ".join(self._contents())
        if len(self.set.files) == 1:
            yield from facts.remarks
        for other in self.set.mismatches:
            yield self._mismatch_words(other)
        for numbers in facts.repeated:
            yield self.tr("Boards {numbers} have the same deal.").format(numbers=numbers_words(numbers))
        yield from self._journal_texts()

    def _journal_texts(self) -> Iterator[str]:
        """Yield what the journal knows of the boards, and where a file says something else."""
        facts = self.facts
        for known in facts.known:
            yield self._known_words(known)
        for own, others in dict.fromkeys((file.event, file.other_events) for file in self.set.files):
            if others:
                yield self.tr("The file names the event {event}, but the set was dealt for {other}.").format(
                    event=quoted_name(own), other=", ".join(map(quoted_name, others))
                )
        if facts.claim:
            yield facts.claim
        if facts.count and not facts.known:
            yield self.tr("Not met on this computer before.")

    def _contents(self) -> Iterator[str]:
        facts = self.facts
        if len(self.set.files) > 1:
            yield from self._shared_contents()
            return
        if facts.count == 1:
            yield self.tr("1 board, number {numbers}").format(numbers=facts.numbers)
        elif facts.count:
            yield self.tr("%n board(s), {numbers}", "", facts.count).format(numbers=facts.numbers)
        if facts.numbers_words:
            yield facts.numbers_words
        if facts.set_code:
            yield self.tr("the file says: set code {code}").format(code=facts.set_code)
        if facts.event:
            yield self.tr("the file says: {event}").format(event=quoted_name(facts.event))

    def _shared_contents(self) -> Iterator[str]:
        facts, count = self.set.source, len(self.set.files)
        boards = self.tr("the same %n board(s)", "", facts.count)
        files = (
            self.tr("%n format(s)", "", self.set.formats)
            if self.set.formats
            else self.tr("%n file(s)", "", count)
        )
        yield with_name(f"{files}, {boards}", facts.numbers)
        if len(self.set.set_codes) == 1:
            yield self.tr("the files say: set code {code}").format(code=self.set.set_codes[0])

    def _known_words(self, known: KnownSet) -> str:
        found = known.found
        if found.state is State.SEEN:
            source = ", ".join(path.name for path in found.planned_files)
            line = self.tr("first seen here {time} as “{source}”").format(
                time=local_time(found.dealt_at), source=source
            )
        else:
            line = set_line(found)
        words = (
            self.tr("Known here: {set}").format(set=line)
            if known.is_whole
            else self.tr("Of this file’s boards {which}: {set}").format(which=known.which, set=line)
        )
        if known.other_numbers:
            numbers = numbers_words(known.other_numbers)
            words = f"{words} · " + self.tr("numbered there: {numbers}").format(numbers=numbers)
        return words

    def _mismatch_words(self, other: Mismatch) -> str:
        if other.here != other.there:
            return self.tr("Boards in this file: {here}. In “{file}”: {there}.").format(
                here=other.here, there=other.there, file=other.other
            )
        return self.tr("It differs from “{file}” first at board {board}.").format(
            file=other.other, board=other.board
        )

    # -- parts --------------------------------------------------------------------------------------------

    def _line(self, text: str) -> QLabel:
        return PlainLabel(breakable(text), self, wordWrap=True)

    def _problem_list(self) -> QPlainTextEdit | None:
        if len(self.facts.problems) <= _LINES_IN_SIGHT:
            return None
        box = QPlainTextEdit("\n".join(self.facts.problems), self, readOnly=True, tabChangesFocus=True)
        box.setAccessibleName(self.tr("Problems of {file}").format(file=self.facts.path.name))
        box.setToolTip(self.tr("Every incomplete board, and why"))
        box.setFixedHeight(box.fontMetrics().lineSpacing() * (_LINES_IN_SIGHT + 1))
        return box
