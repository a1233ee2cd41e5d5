"""The phases of a plan as a control: the table, what the chosen one means, and the buttons to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.flow_layout import FlowLayout
from bigdeal_gui.gui.parts.labels import hint_label
from bigdeal_gui.gui.tournament.phases.model import PhaseColumn, PhasesModel
from bigdeal_gui.pages.tournament.texts import phase_name, phase_words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bigdeal_gui.services.tournament.status import TournamentStatus

_ROWS_IN_SIGHT: Final = 6


class PhasesView(QTableView):
    """The table; `remove_asked` is emitted by the Delete key."""

    remove_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Remove on Delete, edit on Return."""
        if event.key() == Qt.Key.Key_Delete:
            self.remove_asked.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class PhasesTable(QWidget):
    """Each signal is emitted by its button; all but `add_asked` carry the number of the chosen phase.

    `move_asked` carries its new number as well.
    """

    add_asked = Signal()
    edit_asked = Signal(int)
    remove_asked = Signal(int)
    move_asked = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = PhasesModel(self)
        self.view = PhasesView(self)
        self.meaning = hint_label("", self)
        self.add_button = self._button(self.tr("&Add a phase…"), self.tr("Describe one more phase"))
        self.edit_button = self._button(self.tr("&Edit…"), self.tr("Change the chosen phase"))
        self.remove_button = self._button(
            self.tr("&Remove"), self.tr("Take the chosen phase out of the plan")
        )
        self.up_button = self._button(
            self.tr("Move &up"), self.tr("Put the chosen phase before the one above")
        )
        self.down_button = self._button(
            self.tr("Move &down"), self.tr("Put the chosen phase behind the one below")
        )
        self._is_open = True
        self._wanted_row = 0
        self._build()

    def _button(self, words: str, tip: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        button.setMinimumHeight(32)
        return button

    def _build(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setAccessibleName(self.tr("Phases"))
        view.setAccessibleDescription(self.tr("Return changes the chosen phase, Delete removes it."))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        header = view.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(PhaseColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(56)
        view.verticalHeader().setAccessibleName(self.tr("Numbers of the phases"))
        view.verticalHeader().setHighlightSections(False)
        self._buttons = QWidget(self)
        row = FlowLayout(self._buttons)
        row.setSpacing(8)
        for button in (
            self.add_button,
            self.edit_button,
            self.remove_button,
            self.up_button,
            self.down_button,
        ):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(view)
        column.addWidget(self.meaning)
        column.addWidget(self._buttons)
        view.selectionModel().currentRowChanged.connect(self._refresh)
        view.activated.connect(self._on_edit_asked)
        view.remove_asked.connect(self._on_remove_button_clicked)
        self.add_button.clicked.connect(self.add_asked)
        self.edit_button.clicked.connect(self._on_edit_asked)
        self.remove_button.clicked.connect(self._on_remove_button_clicked)
        self.up_button.clicked.connect(self._on_up_button_clicked)
        self.down_button.clicked.connect(self._on_down_button_clicked)
        self._fit()
        self._refresh()

    @property
    def number(self) -> int:
        """The number of the chosen phase; 0 while none is."""
        return self.view.currentIndex().row() + 1

    def show_status(self, status: TournamentStatus) -> None:
        """Show the phases of a plan, closed or open to changes; the chosen row stays where it can."""
        row = self._wanted_row if self._wanted_row >= 0 else self.view.currentIndex().row()
        self._is_open = not status.is_closed
        self.model.show_phases(status.plan.phases, status.findings, is_inspected=not status.is_closed)
        count = self.model.rowCount()
        self.view.setVisible(count > 0)
        self._buttons.setVisible(self._is_open)
        self._wanted_row = -1
        if count:
            self.view.selectRow(min(max(row, 0), count - 1))
        self.view.setColumnHidden(PhaseColumn.REMARKS, not self._is_open)
        self._fit()
        self._refresh()

    def choose(self, number: int) -> None:
        """Have phase `number` chosen when the plan is shown next."""
        self._wanted_row = number - 1

    def _refresh(self) -> None:
        phase = self.model.phase_at(self.number - 1)
        has_one = phase is not None
        for button in (self.edit_button, self.remove_button):
            button.setEnabled(has_one)
        self.up_button.setEnabled(has_one and self.number > 1)
        self.down_button.setEnabled(has_one and self.number < self.model.rowCount())
        if phase is not None:
            words = phase_words(phase)
            self.meaning.setText(f"{phase_name(phase)}: {words}.")
        else:
            self.meaning.setText(
                self.tr(
                    "No phase yet. A phase is a part of the tournament with sessions of one kind: a round"
                    " robin, a final."
                )
            )

    # -- Qt's events --------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the icons, and fit the rows, when colours or text size change."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._fit()

    def _fit(self) -> None:
        self.model.set_icons(
            {name: icons.row_icon(name, self.palette()) for name in ("check", "warning", "error")}
        )
        line = round(self.fontMetrics().height() * 2)
        self.view.verticalHeader().setDefaultSectionSize(line)
        rows = min(max(self.model.rowCount(), 1), _ROWS_IN_SIGHT)
        self.view.setFixedHeight(line * rows + self.view.horizontalHeader().sizeHint().height() + 6)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_edit_asked(self) -> None:
        if self._is_open and self.number:
            self.edit_asked.emit(self.number)

    def _on_remove_button_clicked(self) -> None:
        if self._is_open and self.number:
            self.remove_asked.emit(self.number)

    def _on_up_button_clicked(self) -> None:
        self.move_asked.emit(self.number, self.number - 1)

    def _on_down_button_clicked(self) -> None:
        self.move_asked.emit(self.number, self.number + 1)
