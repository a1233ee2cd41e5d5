"""Rows as a table: said once for eyes, ears and tool tips, and one of them chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QIcon, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget

from bigdeal_gui.gui.parts.look.appearance import BODY_POINTS
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


def test_a_name_in_a_cell_neither_breaks_nor_turns() -> None:
    """Behind a line break nothing of it would be seen, and an override would read it backwards."""
    model = rounds("cup\nfinal \u202egnp.live")
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
        assert str(told(model, role)[0]).endswith("cup\ufffdfinal \ufffdgnp.live")
    assert told(model, Qt.ItemDataRole.ToolTipRole)[0] == "The cup\nfinal \ufffdgnp.live"


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
        QTest.keyClick(view, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
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


class Heard:
    """Takes down, in words, what a model tells of its rows, and how many there are then."""

    def __init__(self, model: RowsModel[str]) -> None:
        self.told: list[tuple[object, ...]] = []
        self._model = model
        model.modelAboutToBeReset.connect(lambda: self._tell("reset"))
        model.modelReset.connect(lambda: self._tell("reset done"))
        model.rowsAboutToBeInserted.connect(lambda _parent, *rows: self._tell("insert", *rows))
        model.rowsInserted.connect(lambda _parent, *rows: self._tell("insert done", *rows))
        model.dataChanged.connect(
            lambda first, last, roles: self._tell(
                "changed", first.row(), first.column(), last.row(), last.column(), *roles
            )
        )

    def _tell(self, *words: object) -> None:
        self.told.append((*words, self._model.rowCount()))


def test_a_model_tells_of_its_rows_before_and_after(qapp: QApplication) -> None:  # noqa: ARG001 - icons need Qt
    """Each change with the places that it takes; what changes nothing tells nothing."""
    model = rounds("swiss")
    heard = Heard(model)
    model.show_rows(["a", "b"])
    model.add_rows(["c", "d"])
    model.add_rows([])
    model.change_row(2, "e")
    model.draw_with(lambda _shape: QIcon())
    icon = Qt.ItemDataRole.DecorationRole
    assert heard.told == [
        ("reset", 1), ("reset done", 2),
        ("insert", 2, 3, 2), ("insert done", 2, 3, 4),
        ("changed", 2, 0, 2, 1, 4),
        ("changed", 0, 0, 3, 1, icon, 4),
    ]  # fmt: skip
    model.show_rows([])
    heard.told.clear()
    model.draw_with(lambda _shape: QIcon())
    assert heard.told == []


def test_columns_stand_in_the_order_of_their_numbers() -> None:
    """However they are written down."""
    model = RowsModel[str]()
    model.set_columns({1: Column("Two", str), 0: Column("One", str)})
    assert [model.headerData(place, Qt.Orientation.Horizontal) for place in range(2)] == ["One", "Two"]


def test_a_view_is_as_it_was_meant(qtbot: QtBot) -> None:
    """Whole rows are chosen, Tab leaves it, it scrolls by pixels, and one column takes the room left over."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds("swiss", "final"), window, wide=1)
    many = RowsView(rounds("swiss"), window, wide=0, lines=3.0, is_many=True)
    modes, header = QTableView.SelectionMode, view.horizontalHeader()
    assert (view.selectionMode(), many.selectionMode()) == (modes.SingleSelection, modes.ExtendedSelection)
    assert view.selectionBehavior() is QTableView.SelectionBehavior.SelectRows
    assert not view.tabKeyNavigation()
    assert not view.wordWrap()
    pixels = QTableView.ScrollMode.ScrollPerPixel
    assert (view.verticalScrollMode(), view.horizontalScrollMode()) == (pixels, pixels)
    assert view.verticalHeader().isHidden()
    assert header.accessibleName() == "Columns"
    resize = header.ResizeMode
    assert [header.sectionResizeMode(place) for place in (0, 1)] == [resize.ResizeToContents, resize.Stretch]
    letters = view.fontMetrics().height()
    assert (view.line, many.line) == (letters + 17, letters + 34)
    assert view.verticalHeader().defaultSectionSize() == view.line
    assert view.rank == 2


def test_a_view_follows_the_size_and_the_colours_of_text(qtbot: QtBot) -> None:
    """Rows, icons and height; the icon of a row is drawn again in another colour."""
    window = QWidget()
    qtbot.addWidget(window)
    font = window.font()
    font.setPointSizeF(BODY_POINTS)
    window.setFont(font)
    model = rounds("final")
    view = RowsView(model, window, wide=0)
    view.fit_rows(2)
    head = view.horizontalHeader()
    assert view.iconSize() == QSize(16, 16)
    assert view.height() == view.line + head.sizeHint().height() + 6
    font.setPointSizeF(2 * BODY_POINTS)
    view.setFont(font)
    assert view.iconSize() == QSize(24, 24)
    assert view.verticalHeader().defaultSectionSize() == view.line
    assert view.height() == view.line + head.sizeHint().height() + 6
    changed = QPalette(view.palette())
    changed.setColor(QPalette.ColorRole.Text, "#ff0000")
    before = model.data(model.index(0, 1), Qt.ItemDataRole.DecorationRole)
    view.setPalette(changed)
    after = model.data(model.index(0, 1), Qt.ItemDataRole.DecorationRole)
    assert isinstance(before, QIcon)
    assert isinstance(after, QIcon)
    assert before.pixmap(16).toImage() != after.pixmap(16).toImage()


def test_the_mouse_asks_for_the_menu_of_the_row_below_it(qtbot: QtBot) -> None:
    """It chooses that row, unless it is among the chosen; beside the rows it changes nothing."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 400)
    view = RowsView(rounds("swiss", "pairs", "teams"), window, wide=0, is_many=True)
    view.resize(400, 400)
    with qtbot.waitExposed(window):
        window.show()
    view.choose_all([0, 1])
    asked: list[QPoint] = []
    view.menu_asked.connect(asked.append)
    reasons = QContextMenuEvent.Reason
    chosen = []
    for reason, row, shift in (
        (reasons.Mouse, 1, 0), (reasons.Mouse, 2, 0), (reasons.Mouse, 2, 200), (reasons.Keyboard, 0, 0)
    ):  # fmt: skip
        place = view.visualRect(view.model().index(row, 0)).center() + QPoint(0, shift)
        event = QContextMenuEvent(reason, place, view.viewport().mapToGlobal(place))
        event.ignore()
        QApplication.sendEvent(view.viewport(), event)
        assert event.isAccepted()
        chosen.append(view.chosen_rows)
        if reason is reasons.Mouse:
            assert asked[-1] == view.viewport().mapToGlobal(place)
    assert chosen == [(0, 1), (2,), (2,), (2,)]
    below = view.visualRect(view.model().index(2, 0)).bottomLeft()
    assert asked[-1] == view.viewport().mapToGlobal(below)


def test_the_row_of_the_keyboard_stays_in_sight(qtbot: QtBot) -> None:
    """Where the table becomes lower."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds(*["swiss"] * 9), window, wide=0)
    view.resize(300, 500)
    with qtbot.waitExposed(window):
        window.show()
    view.choose(8)
    view.resize(300, 150)
    assert view.viewport().rect().contains(view.visualRect(view.model().index(8, 0)).center())


def test_what_is_chosen_together_is_chosen_in_all_columns(qtbot: QtBot) -> None:
    """A view over cells shows whole rows."""
    window = QWidget()
    qtbot.addWidget(window)
    view = RowsView(rounds("swiss", "pairs", "teams"), window, wide=0, is_many=True)
    view.choose_all([2, 0])
    chosen = sorted((index.row(), index.column()) for index in view.selectionModel().selectedIndexes())
    assert chosen == [(0, 0), (0, 1), (2, 0), (2, 1)]


def test_a_table_that_gave_all_shows_one_row(qtbot: QtBot) -> None:
    """Two stay in sight where nothing else is said; a second limit takes the place of the first."""
    window = QWidget()
    qtbot.addWidget(window)
    model = rounds(*["swiss"] * 5)
    view = RowsView(model, window, wide=0)
    loose = view.height()
    view.give(view.line)
    assert view.height() == loose, "a table without a limit has any height"
    view.give(0)
    view.fit_rows(9)
    whole = view.height()
    view.fit_rows(4)
    assert view.height() == whole - view.line
    assert view.spare() == 2 * view.line
    view.give(9 * view.line)
    assert view.height() == whole - 4 * view.line
