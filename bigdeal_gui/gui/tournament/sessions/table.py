"""The sessions of a tournament as a control: the table with ticks, and buttons for all and none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.tournament.sessions.model import SessionColumn, SessionsModel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_ROWS_IN_SIGHT: Final = 8


class SessionsView(QTableView):
    """The table: the space bar ticks the chosen session in whichever column."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Tick on the space bar."""
        index = self.currentIndex().siblingAtColumn(SessionColumn.NAME)
        if event.key() == Qt.Key.Key_Space and index.isValid():
            is_on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked
            self.model().setData(index, state, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)


class SessionsTable(QWidget):
    """`model` holds what is ticked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = SessionsModel(self)
        self.view = SessionsView(self)
        self.all_button = QPushButton(self.tr("Tick &all"), self)
        self.none_button = QPushButton(self.tr("Tick &none"), self)
        self.count = QLabel(self)
        self._build()

    def _build(self) -> None:
        view = self.view
        view.setModel(self.model)
        view.setAccessibleName(self.tr("Sessions"))
        view.setAccessibleDescription(self.tr("The space bar ticks the chosen session."))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        view.verticalHeader().hide()
        header = view.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(SessionColumn.NAME, QHeaderView.ResizeMode.Stretch)
        # A championship has hundreds of sessions: the columns are fitted to the first of them.
        header.setResizeContentsPrecision(100)
        self.all_button.setToolTip(self.tr("Deal every session"))
        self.none_button.setToolTip(self.tr("Begin with no session"))
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.all_button, self.none_button):
            button.setAutoDefault(False)
            button.setMinimumHeight(30)
            row.addWidget(button)
        row.addWidget(self.count, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(view)
        column.addLayout(row)
        self.all_button.clicked.connect(self._on_all_button_clicked)
        self.none_button.clicked.connect(self._on_none_button_clicked)
        self.model.ticked_changed.connect(self._refresh)
        self.model.modelReset.connect(self._fit)
        self._fit()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Fit the rows to the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        line = round(self.fontMetrics().height() * 1.8)
        self.view.verticalHeader().setDefaultSectionSize(line)
        rows = min(max(self.model.rowCount(), 1), _ROWS_IN_SIGHT)
        self.view.setFixedHeight(line * rows + self.view.horizontalHeader().sizeHint().height() + 6)

    def _refresh(self) -> None:
        ticked = self.model.ticked
        boards = sum(len(one.boards) for one in ticked)
        self.count.setText(
            self.tr("%n session(s) ticked, {boards} boards", "", len(ticked)).format(boards=boards)
        )

    def _on_all_button_clicked(self) -> None:
        self.model.tick_all(is_on=True)

    def _on_none_button_clicked(self) -> None:
        self.model.tick_all(is_on=False)
