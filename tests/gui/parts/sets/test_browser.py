"""Sets to choose from: what is asked of the journal, what is shown of it, and which rows are chosen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.sets_browser import ORDERS, SetColumn, SetsBrowser
from bigdeal_gui.journal.journal import SetId, SetPage, State
from bigdeal_gui.pages.sets import PAGE, SetSearch
from tests.gui.parts.sets.test_model import journal_set
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.jobs import Jobs


class Reader:
    """Does work at once, on a journal of sets with the numbers `there`, of which it gives two at a time."""

    def __init__(self) -> None:
        self.there = [9, 8, 7, 6, 5]
        self.asked: list[tuple[object, ...]] = []

    def cancel(self) -> None:
        """Take it down."""
        self.asked.append(("cancel",))

    def run(self, work: Callable[[Any], SetPage], then: Callable[[SetPage], object]) -> None:
        """Do `work`, then call `then`."""
        then(work(SimpleNamespace(journal=self)))

    def sets(
        self, words: str, states: tuple[State, ...], *, offset: int, limit: int, **order: object
    ) -> SetPage:
        """Return two of the sets, or all."""
        self.asked.append((words, len(states), offset, *order.values()))
        last = offset + 2 if limit == PAGE else None
        return SetPage(len(self.there), tuple(journal_set(number) for number in self.there[offset:last]))


@pytest.fixture
def reader() -> Reader:
    """A journal of five sets."""
    return Reader()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the browser's controls stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made)
    return made


def browse(reader: Reader, window: QWidget) -> SetsBrowser:
    """Return a browser with its controls in a column."""
    made = SetsBrowser(
        cast("Jobs", reader),
        SetSearch(among=(State.DEALT, State.IN_PLAY)),
        lambda search: f"nothing of {search.words}",
        window,
    )
    for part in (made.filter, made.table, made.count):
        window.layout().addWidget(part)
    return made


@pytest.fixture
def browser(reader: Reader, window: QWidget) -> SetsBrowser:
    """A browser that has read once."""
    made = browse(reader, window)
    made.reload()
    return made


def test_the_controls_are_as_they_were_kept(browser: SetsBrowser, reader: Reader, window: QWidget) -> None:
    """With sets and without, in words."""
    header = browser.table.view.horizontalHeader()
    assert (header.minimumSectionSize(), header.toolTip()[:22]) == (64, "Click to sort by a col")
    assert browser.filter.line.isClearButtonEnabled()
    assert browser.filter.layout().indexOf(browser.filter.box) > 0
    kept = said("sets", window)
    reader.there = []
    browser.filter.line.setText("  swiss ")
    browser.reload()
    assert browser.table.empty.text() == "nothing of swiss"
    check_kept("sets", kept + said("none", window))
    assert browse(reader, window).table.empty.text() == ""


def test_a_list_is_read_page_by_page(browser: SetsBrowser, reader: Reader) -> None:
    """From its beginning, with what is looked for, after whatever was asked before."""
    assert reader.asked == [("cancel",), ("", 2, 0, browser.search.order, False)]
    assert browser.count.text() == "5 sets"
    browser.model.fetchMore(browser.table.view.rootIndex())
    assert reader.asked[2:] == [("", 2, 2, browser.search.order, False)]
    assert [set_.id for set_ in browser.model.rows] == [9, 8, 7, 6]
    browser.filter.line.setText(" a b ")
    browser.filter.box.setCurrentIndex(1)
    listed: list[int] = []
    browser.listed.connect(listed.append)
    browser.filter.box.activated.emit(1)
    assert listed == [5]
    assert reader.asked[-1] == ("a b", 1, 0, browser.search.order, False)
    assert browser.search.state is State.DEALT


def test_typing_is_followed_once_it_pauses(browser: SetsBrowser, reader: Reader, qtbot: QtBot) -> None:
    """Not at every key."""
    before = len(reader.asked)
    with qtbot.waitSignal(browser.listed):
        for words in ("s", "sw", "swi"):
            browser.filter.line.setText(words)
        assert len(reader.asked) == before
    assert reader.asked[before:] == [("cancel",), ("swi", 2, 0, browser.search.order, False)]


def test_a_column_that_is_clicked_sorts_the_list(browser: SetsBrowser, reader: Reader) -> None:
    """A second click turns it round and a third brings the usual order; none is read twice."""
    header, before = browser.table.view.horizontalHeader(), len(reader.asked)
    assert (header.sortIndicatorSection(), header.isSortIndicatorClearable()) == (-1, True)
    usual = (browser.search.order, False)
    for section, order in (
        (SetColumn.EVENT, Qt.SortOrder.AscendingOrder),
        (SetColumn.EVENT, Qt.SortOrder.DescendingOrder),
    ):
        header.setSortIndicator(section, order)
    header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
    browser.model.sort(-1)
    event = ORDERS[SetColumn.EVENT]
    asked = [asked[3:] for asked in reader.asked[before:] if asked != ("cancel",)]
    assert asked == [(event, False), (event, True), usual]


def test_a_menu_sorts_without_a_mouse(browser: SetsBrowser, window: QWidget) -> None:
    """It names the columns that have an order, and ticks the one in force."""
    menu = browser.table.sort_menu(window)
    assert [action.isChecked() for action in menu.actions()] == [True, False, False, False, False, False]
    menu.actions()[0].trigger()
    assert browser.table.view.horizontalHeader().sortIndicatorSection() == -1
    browser.table.view.sortByColumn(SetColumn.CODE, Qt.SortOrder.DescendingOrder)
    menu = browser.table.sort_menu(window)
    assert menu.title() == "Sort by"
    told = [(action.text(), action.isChecked()) for action in menu.actions()]
    assert told == [
        ("Best and newest first", False), ("Date", False), ("Event", False), ("Boards", False),
        ("State", False), ("Set code", True),
    ]  # fmt: skip
    assert all(action.isCheckable() for action in menu.actions())
    menu.actions()[2].trigger()
    header = browser.table.view.horizontalHeader()
    assert header.sortIndicatorSection() == SetColumn.EVENT
    assert header.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
    assert browser.search.order is ORDERS[SetColumn.EVENT]


def test_what_was_chosen_stays_chosen(browser: SetsBrowser, reader: Reader, qtbot: QtBot) -> None:
    """Where it is there still; else the first is, and it is told when the choice has rested a moment."""
    assert (browser.chosen_ids, browser.is_chosen(SetId(9))) == ((9,), True)
    with qtbot.waitSignal(browser.chosen_changed):
        browser.table.view.choose_all([0, 1])
    assert browser.chosen_ids == (9, 8)
    assert browser.chosen == browser.model.rows[0]
    assert not browser.is_chosen(SetId(9))
    reader.there = [8, 7]
    browser.reload()
    assert browser.chosen_ids == (8,)
    reader.there = [3]
    browser.reload()
    assert browser.chosen_ids == (3,)
    reader.there = []
    browser.reload()
    assert (browser.chosen, browser.chosen_ids, browser.count.text()) == (None, (), "0 sets")
    assert browser.table.currentWidget() is browser.table.empty
    reader.there = [3]
    browser.reload()
    assert browser.table.currentWidget() is browser.table.view


def test_all_that_was_found_is_chosen_together(browser: SetsBrowser, reader: Reader) -> None:
    """What was not fetched so far is fetched first; where all are there, nothing is asked."""
    browser.table.view.selectAll()
    assert browser.chosen_ids == (9, 8, 7, 6, 5)
    asked = len(reader.asked)
    browser.table.view.choose(0)
    browser.table.view.selectAll()
    assert browser.chosen_ids == (9, 8, 7, 6, 5)
    assert len(reader.asked) == asked


def test_a_menu_is_asked_for_where_it_is(browser: SetsBrowser, qtbot: QtBot) -> None:
    """The table passes on what its view asks."""
    with qtbot.waitSignal(browser.table.menu_asked):
        qtbot.keyClick(browser.table.view, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert browser.table.focusProxy() is browser.table.view


def test_a_narrow_table_does_without_some_columns(
    browser: SetsBrowser, window: QWidget, qtbot: QtBot
) -> None:
    """Source first, then formats, then boards; never the event, or what tells sets apart."""
    with qtbot.waitExposed(window):
        window.show()
    letter = browser.table.fontMetrics().averageCharWidth()
    hidden = []
    for letters in (130, 129, 95, 94, 60, 59):
        browser.table.resize(letters * letter, 300)
        hidden.append([column.name for column in SetColumn if browser.table.view.isColumnHidden(column)])
    source, formats, boards = "SOURCE", "FORMATS", "BOARDS"
    assert hidden == [
        [], [source], [source], [formats, source], [formats, source], [boards, formats, source]
    ]  # fmt: skip


def test_a_table_keeps_three_rows_in_sight_or_one(browser: SetsBrowser, window: QWidget) -> None:
    """It asks for no more, gives whole rows where a page has no room, and follows the size of text."""
    table = browser.table
    line, frame = table.view.line, 6
    assert table.minimumHeight() == table.sizeHint().height() == 4 * line + frame
    assert table.spare() == 2 * line
    for pixels, rows in ((1, 1), (line, 1), (line + 1, 2), (0, 0)):
        table.give(pixels)
        assert (table.given(), table.minimumHeight()) == (rows * line, (4 - rows) * line + frame)
    font = window.font()
    font.setPointSizeF(2 * font.pointSizeF())
    window.setFont(font)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert table.view.line > line
    assert table.minimumHeight() == 4 * table.view.line + frame
    assert table.is_wanted()
    table.hide()
    assert not table.is_wanted()
