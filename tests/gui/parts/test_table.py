"""Rows as a table: said once for eyes, ears and tool tips, and one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from bigdeal_gui.gui.parts.table import Column, RowsModel, RowsView

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot


def rounds(*names: str) -> RowsModel[str]:
    """Return a table of rounds, with a drawing before those that are over."""
    model = RowsModel[str]()
    model.set_columns(
        {
            0: Column("Round", str, tip=lambda name: f"The {name}"),
            1: Column(
                "State",
                lambda name: "over" if name == "final" else "",
                shape=lambda name: "check" if name == "final" else "",
            ),
        }
    )
    model.show_rows(names)
    return model


def told(model: RowsModel[str], role: Qt.ItemDataRole, row: int = 0) -> list[object]:
    """Return what a row holds."""
    return [model.data(model.index(row, column), role) for column in range(model.columnCount())]


def test_a_table_of_rows_is_a_sound_model(qtmodeltester: ModelTester, qtbot: QtBot) -> None:
    """Qt's rules hold while rows are shown, added and changed."""
    model = rounds()
    with qtbot.captureExceptions() as faults:
        qtmodeltester.check(model)
        model.show_rows(["final", "swiss"])
        model.add_rows(["teams"])
        model.add_rows([])
        model.change_row(1, "pairs")
        qtmodeltester.check(model)
    assert faults == []
    assert model.rows == ("final", "pairs", "teams")


def test_a_cell_is_said_for_eyes_ears_and_tips() -> None:
    """A screen reader hears the column, and that a cell is empty; a column without tips shows its text."""
    model = rounds("swiss", "final")
    assert told(model, Qt.ItemDataRole.DisplayRole) == ["swiss", ""]
    assert told(model, Qt.ItemDataRole.AccessibleTextRole) == ["Round: swiss", "State: none"]
    assert told(model, Qt.ItemDataRole.ToolTipRole, 1) == ["The final", "over"]
    assert model.data(QModelIndex()) is None
    assert model.row_at(-1) is model.row_at(2) is None


def test_icons_are_made_once_until_the_colours_change(qapp: QApplication) -> None:  # noqa: ARG001 - pixmaps need Qt
    """Each shape is drawn when it is first looked at; new colours draw it again."""
    drawn: list[str] = []

    def draw(shape: str) -> QIcon:
        drawn.append(shape)
        return QIcon(QPixmap(8, 8))

    model = rounds("swiss", "final")
    assert told(model, Qt.ItemDataRole.DecorationRole, 1) == [None, None]
    model.draw_with(draw)
    assert told(model, Qt.ItemDataRole.DecorationRole) == [None, None]
    for _again in range(2):
        assert told(model, Qt.ItemDataRole.DecorationRole, 1)[1] is not None
    assert drawn == ["check"]
    model.draw_with(draw)
    assert told(model, Qt.ItemDataRole.DecorationRole, 1)[1] is not None
    assert drawn == ["check", "check"]


def test_a_row_is_chosen_whatever_keys_are_held(qtbot: QtBot) -> None:
    """Ctrl held for a shortcut does not take the choice away, even where several rows may be chosen."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds("swiss", "final"), window, wide=0)
    view.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
    window.show()
    qtbot.waitExposed(window)
    heard: list[int] = []
    view.chosen_changed.connect(lambda: heard.append(view.chosen))
    view.choose(1)
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    view.choose(1)
    chosen = [index.row() for index in view.selectionModel().selectedRows()]
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Control)
    assert (chosen, heard) == ([1], [1])


def test_a_table_is_as_high_as_its_rows(qtbot: QtBot) -> None:
    """It grows with its rows up to a limit, and keeps room for one where there is none."""
    window = QWidget()
    qtbot.addWidget(window)
    model = rounds()
    view = RowsView(model, window, wide=0)
    view.fit_rows(3)
    heights = []
    for count in (0, 1, 2, 3, 4):
        model.show_rows(["swiss"] * count)
        heights.append(view.height())
    assert [high - heights[0] for high in heights] == [0, 0, view.line, 2 * view.line, 2 * view.line]


def test_a_table_does_with_less_height_where_a_page_has_no_room(qtbot: QtBot) -> None:
    """Rows above the least it shows are to spare; what it gives is whole rows, and it takes them back."""
    window = QWidget()
    qtbot.addWidget(window)
    model = rounds("swiss", "pairs", "teams", "final")
    view = RowsView(model, window, wide=0)
    assert view.spare() == 0
    view.fit_rows(4, least=1)
    assert view.spare() == 3 * view.line
    whole = view.height()
    view.give(view.line + 1)
    assert (view.given(), view.height()) == (2 * view.line, whole - 2 * view.line)
    view.give(0)
    assert (view.given(), view.height()) == (0, whole)
    assert view.is_wanted()
    view.hide()
    assert not view.is_wanted()
    model.show_rows(["swiss"])
    assert view.spare() == 0


def test_shift_and_f10_ask_for_the_menu_of_the_row(qtbot: QtBot) -> None:
    """F10 alone is another program's key."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds("swiss", "final"), window, wide=0)
    view.choose(1)
    with qtbot.assertNotEmitted(view.menu_asked):
        QTest.keyClick(view, Qt.Key.Key_F10)
    with qtbot.waitSignal(view.menu_asked) as asked:
        QTest.keyClick(view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    row = view.visualRect(view.model().index(1, 0))
    assert asked.args == [view.viewport().mapToGlobal(row.bottomLeft())]


def test_headers_are_titles_to_the_left_and_rows_are_numbered() -> None:
    """A column that is not there has no title, and other questions have no answer."""
    model = rounds("swiss", "final")
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    roles = Qt.ItemDataRole
    for role in (roles.DisplayRole, roles.AccessibleTextRole):
        assert [model.headerData(place, across, role) for place in (-1, 0, 1, 2)] == [
            None, "Round", "State", None
        ]  # fmt: skip
    assert model.headerData(1, down) == "2"
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    assert model.headerData(0, across, roles.TextAlignmentRole) == left
    assert model.headerData(0, down, roles.TextAlignmentRole) is None
    assert model.headerData(0, across, roles.ToolTipRole) is None


def test_several_rows_are_chosen_from_the_top(qtbot: QtBot) -> None:
    """The keyboard stands on the first of them; where one is chosen at a time there is no first."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds("swiss", "pairs", "teams", "final"), window, wide=0, is_many=True)
    heard: list[tuple[int, ...]] = []
    view.chosen_changed.connect(lambda: heard.append(view.chosen_rows))
    assert view.chosen == -1
    view.choose_all([3, 1])
    assert (view.chosen, view.chosen_rows, view.currentIndex().row()) == (1, (1, 3), 3)
    assert heard[-1] == (1, 3)
    view.choose(2)
    assert view.chosen_rows == (2,)
