"""Rows of one kind of thing, as a model and as a control: columns said once, for eyes, ears and tool tips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import scaled_pixels, text_scale
from bigdeal_gui.gui.parts.look.labels import plain_tip
from bigdeal_gui.words import one_line_name, with_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QWidget

    Index = QModelIndex | QPersistentModelIndex

_Row = TypeVar("_Row")
_Number = TypeVar("_Number", bound=int)
_NOWHERE: Final = QModelIndex()
_LINES: Final = 2.0
_FRAME: Final = 6
_A_LINE: Final = 17
"""Pixels of a line at 100 %: what is empty in a row does not grow with the text."""
_LEAST: Final = 2
_ICON: Final = 16
_RANK: Final = 2
"""A table collapses when explanations have: what it leaves out can still be scrolled to."""


@dataclass(frozen=True, slots=True)
class Column(Generic[_Row]):
    """One column. `tip` stands in for the text in a tool tip; `shape` names the drawing before it."""

    title: str
    text: Callable[[_Row], str]
    tip: Callable[[_Row], str] | None = None
    shape: Callable[[_Row], str] | None = None


class RowsModel(QAbstractTableModel, Generic[_Row]):
    """A line for each row, numbered from 1. The columns are set once, before anything is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: list[Column[_Row]] = []
        self._rows: list[_Row] = []
        self._draw: Callable[[str], QIcon] | None = None
        self._icons: dict[str, QIcon] = {}

    def set_columns(self, columns: Mapping[_Number, Column[_Row]]) -> None:
        """Have `columns`, which are numbered from 0 on, from left to right."""
        self._columns = [column for _number, column in sorted(columns.items(), key=lambda item: item[0])]

    # -- filling ------------------------------------------------------------------------------------------

    def show_rows(self, rows: Sequence[_Row]) -> None:
        """Show `rows` in place of those that were there."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def add_rows(self, rows: Sequence[_Row]) -> None:
        """Show `rows` below those that are there."""
        if rows:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()

    def change_row(self, number: int, row: _Row) -> None:
        """Show `row` in the place of another, which is there."""
        self._rows[number] = row
        self.dataChanged.emit(self.index(number, 0), self.index(number, len(self._columns) - 1))

    def draw_with(self, draw: Callable[[str], QIcon]) -> None:
        """Make the icons of shapes with `draw` from now on."""
        self._draw, self._icons = draw, {}
        if self._rows:
            last = self.index(len(self._rows) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last, [Qt.ItemDataRole.DecorationRole])

    # -- asking -------------------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[_Row, ...]:
        """What is shown, from the top."""
        return tuple(self._rows)

    def row_at(self, number: int) -> _Row | None:
        """Return the row `number`, from 0 on; None outside the table."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    # -- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return words for eyes and ears, and the icon before them."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        column = self._columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return one_line_name(column.text(row))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return with_name(column.title, one_line_name(column.text(row)) or self.tr("none"))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip((column.tip or column.text)(row))
        if role == Qt.ItemDataRole.DecorationRole and column.shape is not None:
            return self._icon(column.shape(row))
        return None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the title of a column, and the number of a row."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1)
        return self._columns[section].title if 0 <= section < len(self._columns) else None

    def _icon(self, shape: str) -> QIcon | None:
        if not shape or self._draw is None:
            return None
        if shape not in self._icons:
            self._icons[shape] = self._draw(shape)
        return self._icons[shape]


class RowsView(QTableView):
    """The control over `rows`: one row is chosen at a time, or with `is_many` several; Tab leaves the table.

    `wide` is the column that takes the room left over, `lines` the height of a row in lines of text.
    `chosen_changed` is emitted when other rows are chosen, `menu_asked` with a place on the screen; the row
    under the mouse is then among the chosen.
    """

    rank = _RANK

    chosen_changed = Signal()
    menu_asked = Signal(QPoint)

    def __init__(
        self,
        rows: RowsModel[Any],
        parent: QWidget,
        *,
        wide: int,
        lines: float = _LINES,
        is_many: bool = False,
    ) -> None:
        super().__init__(parent)
        self._rows = rows
        self._is_many = is_many
        self._lines = lines
        self._most = self._least = 0
        self._left_out = 0
        self.setModel(rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        modes = QAbstractItemView.SelectionMode
        self.setSelectionMode(modes.ExtendedSelection if is_many else modes.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setAccessibleName(self.tr("Columns"))
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        chosen = self.selectionModel()
        (chosen.selectionChanged if is_many else chosen.currentRowChanged).connect(self.chosen_changed)
        self._fit()

    @property
    def line(self) -> int:
        """The height of a row, in pixels."""
        return self.fontMetrics().height() + round((self._lines - 1) * _A_LINE)

    @property
    def chosen(self) -> int:
        """The number of the chosen row, from 0 on, of several the first; -1 while none is."""
        return next(iter(self.chosen_rows), -1) if self._is_many else self.currentIndex().row()

    @property
    def chosen_rows(self) -> tuple[int, ...]:
        """The numbers of all chosen rows, from the top."""
        return tuple(sorted(index.row() for index in self.selectionModel().selectedRows()))

    def choose(self, number: int) -> None:
        """Choose the row `number` alone, whatever keys are held: Qt's `selectRow` asks for Ctrl and Shift."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(self._rows.index(number, 0), flags.ClearAndSelect | flags.Rows)

    def choose_all(self, numbers: Sequence[int]) -> None:
        """Choose the rows `numbers`, one at least, and no others; the keyboard stands on the first."""
        self.choose(numbers[0])
        last = self._rows.columnCount() - 1
        chosen = QItemSelection()
        for number in numbers:
            chosen.select(self._rows.index(number, 0), self._rows.index(number, last))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def fit_rows(self, most: int, least: int = _LEAST) -> None:
        """Be as high as the rows that are there, one at least and `most` at most, now and from now on.

        Where there is no room for them, `least` rows are in sight, and the others scroll.
        """
        if not self._most:
            self._rows.modelReset.connect(self._fit)
        self._most, self._least = most, least
        self._fit()

    # -- collapsing ----------------------------------------------------------------------------------------

    def is_wanted(self) -> bool:
        """Tell whether it would be shown if there were room."""
        return not self.isHidden()

    def spare(self) -> int:
        """Return how many pixels it can do without."""
        return max(self._rows_in_sight() - self._least, 0) * self.line

    def given(self) -> int:
        """Return how many pixels it does without now."""
        return self._left_out * self.line

    def give(self, pixels: int) -> None:
        """Have fewer rows in sight."""
        left_out = -(-pixels // self.line)
        if left_out != self._left_out:
            self._left_out = left_out
            self._fit_height()

    # -- Qt's events --------------------------------------------------------------------------------------

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        """Ask for a menu: where the mouse is, or for the keyboard below the row it stands on."""
        place = event.pos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            place = self._place_of_keyboard()
        elif (index := self.indexAt(place)).isValid() and index.row() not in self.chosen_rows:
            self.choose(index.row())
        event.accept()
        self.menu_asked.emit(self.viewport().mapToGlobal(place))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Take Shift+F10 for the menu key, which many keyboards have not: not every system tells Qt so."""
        if event.key() == Qt.Key.Key_F10 and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            self.menu_asked.emit(self.viewport().mapToGlobal(self._place_of_keyboard()))
        else:
            super().keyPressEvent(event)

    def _place_of_keyboard(self) -> QPoint:
        return self.visualRect(self.currentIndex()).bottomLeft()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the row in sight on which the keyboard stands."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the icons, and fit the rows, when colours or text size change."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._fit()

    def _fit(self) -> None:
        palette = self.palette()
        self._rows.draw_with(lambda shape: icons.row_icon(shape, palette))
        side = scaled_pixels(_ICON, text_scale(self.font().pointSizeF()))
        self.setIconSize(QSize(side, side))
        self.verticalHeader().setDefaultSectionSize(self.line)
        self._fit_height()

    def _rows_in_sight(self) -> int:
        return min(self._rows.rowCount(), self._most)

    def _fit_height(self) -> None:
        if self._most:
            rows = max(self._rows_in_sight() - self._left_out, 1)
            self.setFixedHeight(self.line * rows + self.horizontalHeader().sizeHint().height() + _FRAME)
