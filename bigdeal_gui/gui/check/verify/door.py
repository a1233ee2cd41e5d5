"""Verify a tournament: its public pack or its plan is taken, and reported on; never a card.

The report has one verdict, four lists, and every session green or red.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QIcon, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QPushButton,
    QTreeView,
    QWidget,
)

from bigdeal_gui.gui.check.door import FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.check.verify.conversation import Conversation
from bigdeal_gui.gui.check.verify.light_mark import SHAPES, LightMark, light_colour
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_some, choose_tournament
from bigdeal_gui.gui.parts.keys_unlocking import KeysUnlocking
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, hint_label, section_label, text_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.pages.verify import (
    LIGHTS,
    Light,
    ListShown,
    ReportLine,
    promise_lines,
    questions_asked,
    remark_lines,
    session_lines,
    verify_list_shown,
    verify_verdict,
)
from bigdeal_gui.services.tournament.keys import KeysState, Unlocking
from bigdeal_gui.services.tournament.verify import Verified, saved_plans, verify_unlocking
from bigdeal_gui.tournament.verdict.lists import ListName
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.services.tournament.verify_report import VerifyReport
    from bigdeal_gui.tournament.verdict.evidence import SavedPlan


_SIGNS: Final = {ListName.LEFT_TO_YOU: "open", ListName.CHOSEN: "about"}

_LARGE: Final = 56
_ROWS_IN_SIGHT: Final = 12
_UNFOLDED: Final = 20
_COLOURED: Final = '<span style="color: {colour}">{words}</span>'
_BELOW: Final = Qt.ItemDataRole.UserRole + 1


def _empty(grid: QGridLayout) -> None:
    while (item := grid.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


class ListCard(QFrame):
    """Hidden while its list is empty."""

    def __init__(self, name: ListName, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = name
        self._shown: ListShown | None = None
        self.setObjectName("fileCard")
        self.title = section_label("", self)
        self.words = hint_label("", self)
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(12)
        self._rows.setVerticalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        mark = LightMark(LIGHTS[name], self._sign_size() + 4, self, _SIGNS.get(name, ""))
        head = row_layout(mark, (self.title, 1), spacing=12)
        column_layout(head, self.words, self._rows, on=self, margin=12)
        self.hide()

    def show_list(self, shown: ListShown) -> None:
        """Show a list."""
        if shown == self._shown:
            return
        self._shown = shown
        _empty(self._rows)
        self.title.setText(shown.title)
        self.words.setText(shown.words)
        self.setAccessibleName(f"{shown.title}. {shown.words}")
        for row, line in enumerate(shown.lines):
            self._add(row, line.text)
        for widget in self.findChildren(QWidget):
            if self._rows.indexOf(widget) >= 0:
                widget.show()  # at once, so that nothing jumps
        self.setVisible(bool(shown.lines))

    def _sign_size(self) -> int:
        """Return how large a sign is beside words of the size that was chosen."""
        return self.fontMetrics().height()

    def _add(self, row: int, text: str) -> None:
        sign = LightMark(LIGHTS[self._name], self._sign_size(), self, _SIGNS.get(self._name, ""))
        self._rows.addWidget(sign, row, 0, Qt.AlignmentFlag.AlignTop)
        self._rows.addWidget(text_label(self, text, BY_MOUSE), row, 1)


class VerifyReportPanel(QWidget):
    """Hidden until there is a report. `open_asked` carries what opens the keys, `failed` an AppError."""

    open_asked = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget, choose_files: Callable[[str, QWidget], Sequence[Path]]) -> None:
        super().__init__(parent)
        self.mark = LightMark(Light.NONE, _LARGE, self)
        self.title = text_label(self, select=BY_MOUSE)
        self.words = text_label(self, select=BY_MOUSE)
        self.promise = QGridLayout()
        self.conversation = Conversation(self)
        self.cards = {name: ListCard(name, self) for name in ListName}
        self._report: VerifyReport | None = None
        self.sealed = QFrame(self)
        self.keys = KeysUnlocking(self.sealed, choose_files)
        self.open_button = QPushButton(self.tr("Open the keys and verif&y"), self.sealed)
        self.model = QStandardItemModel(0, 3, self)
        self.tree = QTreeView(self)
        self.sessions_title = section_label(self.tr("Sessions and boards"), self)
        self.remarks_title = section_label(self.tr("Good to know"), self)
        self.remarks = text_label(self, select=BY_MOUSE)
        self._icons: dict[Light, QIcon] = {}
        self._build()
        self._colour()
        self.hide()

    def _build(self) -> None:
        set_text_role(self.title, TextRole.TITLE)
        self.title.setTextFormat(Qt.TextFormat.RichText)
        self._verdict_box = QFrame(self)
        self._verdict_box.setObjectName("codeBox")
        words = column_layout(self.title, self.words, spacing=4)
        row_layout(
            (self.mark, 0, Qt.AlignmentFlag.AlignTop),
            (words, 1),
            on=self._verdict_box,
            margin=(16, 12, 16, 12),
            spacing=16,
        )
        promise = QFrame(self)
        promise.setObjectName("fileCard")
        self.promise.setHorizontalSpacing(12)
        self.promise.setVerticalSpacing(8)
        self.promise.setColumnStretch(2, 1)
        title = section_label(self.tr("The promise"), promise)
        column_layout(title, self.promise, on=promise, margin=12, spacing=6)
        self.conversation.changed.connect(self._on_conversation_changed)
        self._build_sealed()
        self._build_tree()
        column_layout(
            self._verdict_box,
            self.sealed,
            self.cards[ListName.CONTRADICTED],
            self.conversation,
            self.cards[ListName.CHOSEN],
            self.cards[ListName.LEFT_TO_YOU],
            self.cards[ListName.PROVED],
            promise,
            self.sessions_title,
            self.tree,
            self.remarks_title,
            self.remarks,
            on=self,
            spacing=12,
        )

    def _build_sealed(self) -> None:
        self.sealed.setObjectName("noteStrip")
        self.open_button.setToolTip(self.tr("The keys stay sealed on the disk"))
        hint = self.tr(
            "Officials can verify before the reveal: choose what opens the keys. Players wait for the reveal."
        )
        column_layout(
            section_label(self.tr("The keys are sealed"), self.sealed),
            hint_label(hint, self.sealed),
            self.keys,
            (self.open_button, 0, Qt.AlignmentFlag.AlignLeft),
            on=self.sealed,
            margin=12,
        )
        self.keys.changed.connect(self._on_keys_changed)
        self.keys.failed.connect(self.failed)
        self.open_button.clicked.connect(self._on_open_button_clicked)

    def _build_tree(self) -> None:
        tree = self.tree
        self.model.setHorizontalHeaderLabels([self.tr("Session"), self.tr("Result"), self.tr("File")])
        tree.setModel(self.model)
        tree.setAccessibleName(self.tr("Sessions and boards"))
        tree.setAccessibleDescription(self.tr("Press the right arrow key to show the boards of a session."))
        tree.setToolTip(self.tr("Open a session to see its boards"))
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setAlternatingRowColors(True)
        tree.setUniformRowHeights(True)
        tree.setTabKeyNavigation(False)
        tree.expanded.connect(self._on_tree_expanded)
        header = tree.header()
        header.setAccessibleName(self.tr("Columns"))
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(_UNFOLDED)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    # -- showing ------------------------------------------------------------------------------------------

    def show_verified(self, found: Verified) -> None:
        """Show what was found; what somebody answered before stays only for the same promise."""
        self._report = report = found.report
        self.conversation.ask(questions_asked(report))
        self._show_sessions(session_lines(report))
        remarks = remark_lines(report)
        self.remarks.setText("\n".join(f"• {remark}" for remark in remarks))
        for part in (self.remarks, self.remarks_title):
            part.setVisible(bool(remarks))
        self.keys.show_state(found.sealed)
        self.keys.forget()
        self.sealed.setVisible(found.sealed is not KeysState.NONE)
        self._on_conversation_changed()
        self.show()

    def keep(self, plans: Sequence[SavedPlan]) -> None:
        """Take plans that somebody kept, as they say."""
        self.conversation.keep(plans)

    def _on_conversation_changed(self) -> None:
        """Judge with what is said now; no file is read again."""
        if self._report is None:
            return
        report = self._report.stating(self.conversation.statements)
        for name, card in self.cards.items():
            card.show_list(verify_list_shown(report, name))
        self._show_promise(promise_lines(report))
        line = verify_verdict(report)
        if (line.light, line.words) == (self.mark.light, self.words.text()) and not self.isHidden():
            return
        self.mark.light = line.light
        self.mark.update()
        self.title.setAccessibleName(line.title)
        self.words.setText(line.words)
        self._verdict_box.setAccessibleName(f"{line.title}. {line.words}")
        self._colour()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{line.title}. {line.words}"))

    def _show_promise(self, lines: Sequence[ReportLine]) -> None:
        _empty(self.promise)
        for row, line in enumerate(lines):
            name = hint_label(line.title, self)
            name.setWordWrap(False)
            words = text_label(self, line.words, BY_MOUSE)
            words.setAccessibleName(with_name(line.title, line.words))
            self.promise.addWidget(name, row, 1, Qt.AlignmentFlag.AlignTop)
            self.promise.addWidget(words, row, 2)

    def _show_sessions(self, lines: Sequence[ReportLine]) -> None:
        self.model.removeRows(0, self.model.rowCount())
        for line in lines:
            row = self._row(line)
            if line.below:
                # The boards come when somebody looks: a championship has more than a thousand.
                row[0].setData(line.below, _BELOW)
                row[0].appendRow(QStandardItem())
            self.model.appendRow(row)
        rows = len(lines)
        for place, line in enumerate(lines[:_UNFOLDED]):
            if line.light is Light.RED and line.below:
                self.tree.expand(self.model.index(place, 0))
                rows += len(line.below)
        for part in (self.tree, self.sessions_title):
            part.setVisible(bool(lines))
        height = max(self.fontMetrics().height() * 2, 28)
        self.tree.setMinimumHeight(height * (min(max(rows, 3), _ROWS_IN_SIGHT) + 1))

    def _on_tree_expanded(self, index: QModelIndex) -> None:
        item = self.model.itemFromIndex(index)
        lines = item.data(_BELOW)
        if lines:
            item.setData(None, _BELOW)
            item.removeRows(0, item.rowCount())
            for line in lines:
                item.appendRow(self._row(line))

    def _row(self, line: ReportLine) -> list[QStandardItem]:
        cells = [QStandardItem(text) for text in (line.title, line.words, line.file)]
        said = {Light.GREEN: self.tr("as promised"), Light.RED: self.tr("not as promised")}
        cells[0].setData(line.light, Qt.ItemDataRole.UserRole)
        cells[0].setIcon(self._icons[line.light])
        cells[0].setData(with_name(line.title, said.get(line.light, "")), Qt.ItemDataRole.AccessibleTextRole)
        for cell in cells:
            cell.setToolTip(cell.text())
        return cells

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def _colour(self) -> None:
        """Give title, frame and rows the colours of what they say."""
        shown = self.palette()
        light = self.mark.light
        colour = shown.windowText().color() if light is Light.NONE else light_colour(light, shown)
        # A style sheet keeps its own palette, so the words bring their colour with them.
        coloured = _COLOURED.format(colour=colour.name(), words=html.escape(self.title.accessibleName()))
        self.title.setText(coloured)
        self._icons = {
            light: icons.row_icon(SHAPES[light], shown, light_colour(light, shown)) for light in Light
        }
        for row in range(self.model.rowCount()):
            item = self.model.item(row)
            for cell in (item, *(item.child(place) for place in range(item.rowCount()))):
                if cell.data(Qt.ItemDataRole.UserRole) is not None:
                    cell.setIcon(self._icons[cell.data(Qt.ItemDataRole.UserRole)])

    # -- signals ------------------------------------------------------------------------------------------

    def _on_keys_changed(self) -> None:
        self.open_button.setEnabled(self.keys.unlocking is not None)

    def _on_open_button_clicked(self) -> None:
        unlocking = self.keys.unlocking
        if unlocking is not None:
            self.open_asked.emit(unlocking)


@dataclass(frozen=True, slots=True)
class TournamentQuestions:
    """What is asked in dialogs; tests put their answers in place of them.

    `choose_tournament` takes the folder to start from, `choose_some` a title.
    """

    choose_tournament: Callable[[Path, QWidget], Sequence[Path]] = choose_tournament
    choose_some: Callable[[str, QWidget], Sequence[Path]] = choose_some


class TournamentDoor(FilesDoorWidget):
    """Verifies what a tournament published.

    `questions` stands in for the dialogs.
    """

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: TournamentQuestions | None = None,
    ) -> None:
        super().__init__(
            DropWords(
                self.tr("Drop what a tournament published here"),
                self.tr(
                    "Choose its public pack (.zip) or its plan (.sqd). The files in the same folder are "
                    "found."
                ),
                self.tr("Choose &files…"),
                self.tr("Prove that the boards are the promised ones"),
            ),
            parent,
        )
        self._questions = questions or TournamentQuestions()
        self._found: Verified | None = None
        self._folder = store.settings.folder or Path.home()
        self.report = VerifyReportPanel(self.results.inside, self._questions.choose_some)
        add_to_layout(self.results.layout_in, self.report, STRETCH)
        self.area.button.clicked.connect(self._on_area_button_clicked)
        self.report.open_asked.connect(self._on_report_open_asked)
        self.report.conversation.plan_button.clicked.connect(self._on_plan_button_clicked)
        self.report.failed.connect(self.strip.show_error)

    def check(self, paths: Sequence[Path]) -> None:
        """Verify `paths`; the report before goes."""
        self.jobs.cancel()
        self.report.hide()
        self.results.hide()
        self._folder = paths[0].parent
        files = tuple(paths)
        self.jobs.run(lambda work: verify_unlocking(files, Unlocking(), work), self._show)

    def _show(self, found: Verified) -> None:
        self._found = found
        self.report.show_verified(found)
        self.show_results(is_shown=True)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_area_button_clicked(self) -> None:
        if paths := self._questions.choose_tournament(self._folder, self):
            self.handed.emit(paths)

    def _on_report_open_asked(self, unlocking: Unlocking) -> None:
        files = self._found.paths if self._found else ()
        self.jobs.run(lambda work: verify_unlocking(files, unlocking, work), self._show)

    def _on_plan_button_clicked(self) -> None:
        kept = self._questions.choose_some(self.tr("Choose the plan that you saved"), self)
        if kept:
            self.jobs.run(lambda _job: saved_plans(kept), self.report.keep)
