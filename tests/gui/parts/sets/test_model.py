"""The journal as a table: columns, words, pages, and no card in any role."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QIcon, QPixmap

from bigdeal_gui.gui.parts.sets_browser import SetColumn, SetsModel
from bigdeal_gui.journal.journal import JournalSet, SetId, SetOrder, SetPage, State
from bigdeal_gui.model.plans import BoardRange

if TYPE_CHECKING:
    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


def journal_set(number: int, state: State = State.DEALT, *, event: str = "Tuesday pairs") -> JournalSet:
    """Return a set as the journal lists it."""
    is_own = state is not State.SEEN
    return JournalSet(
        id=SetId(number),
        code=f"K7QM-{number:04d}" if is_own else "",
        event=event,
        date="2026.11.24" if is_own else "",
        boards=BoardRange(1, 24),
        state=state,
        dealt_at="2026-11-24T18:00:00.000000Z",
        is_own=is_own,
        formats=("pbn", "dlm"),
        identification=b"",
        profile="standard",
        randomness="meter",
        version="1.0",
        folder=Path("sets"),
        planned_files=(Path("sets/tuesday.pbn"),),
        files=(),
    )


def page(first: int, count: int, total: int) -> SetPage:
    """Return `count` sets of `total`, the newest being `first`."""
    return SetPage(total, tuple(journal_set(number) for number in range(first, first - count, -1)))


def row(model: SetsModel, number: int, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> list[object]:
    """Return what a row holds."""
    return [model.data(model.index(number, column), role) for column in SetColumn]


def test_a_filled_table_is_a_sound_model(qtmodeltester: ModelTester, qtbot: QtBot) -> None:
    """Qt's rules for models hold for an empty table, a filled one and one with more to fetch."""
    model = SetsModel()
    with qtbot.captureExceptions() as faults:
        qtmodeltester.check(model)
        model.begin(page(9, 3, 9))
        qtmodeltester.check(model)
        model.append(page(6, 6, 9))
        qtmodeltester.check(model)
    assert faults == []


def test_columns_tell_what_is_known() -> None:
    """Date, event, boards, formats, source, state and set code, in that order."""
    model = SetsModel()
    model.begin(SetPage(1, (journal_set(7, State.IN_PLAY),)))
    assert row(model, 0) == [
        "24 Nov 2026",
        "Tuesday pairs",
        "1–24",
        "pbn, dlm",
        "your typing and the computer",
        "In play",
        "K7QM-0007",
    ]
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in SetColumn]
    assert heads == ["Date", "Event", "Boards", "Formats", "Source", "State", "Set code"]
    assert model.headerData(0, Qt.Orientation.Vertical) == "1"
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.DecorationRole) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)


def test_cells_are_read_with_their_titles() -> None:
    """A screen reader hears which column a cell stands in, and that an empty one is empty."""
    model = SetsModel()
    model.begin(SetPage(1, (journal_set(7, State.FINISHED, event=""),)))
    said = row(model, 0, Qt.ItemDataRole.AccessibleTextRole)
    assert said[SetColumn.STATE] == "State: Finished"
    assert said[SetColumn.EVENT] == "Event: none"
    assert "Play is over" in str(row(model, 0, Qt.ItemDataRole.ToolTipRole)[SetColumn.STATE])


def test_a_set_from_elsewhere_is_told_by_its_file() -> None:
    """Without event and date the file's name and the day it was met stand there."""
    model = SetsModel()
    model.begin(SetPage(1, (journal_set(7, State.SEEN, event=""),)))
    told = row(model, 0)
    assert (told[SetColumn.EVENT], told[SetColumn.STATE], told[SetColumn.CODE]) == (
        "tuesday.pbn",
        "From elsewhere",
        "",
    )
    assert str(told[SetColumn.DATE]).endswith(" Nov 2026")
    assert str(row(model, 0, Qt.ItemDataRole.ToolTipRole)[SetColumn.DATE]).startswith("First seen")


def test_pages_are_fetched_when_they_are_wanted(qtbot: QtBot) -> None:
    """One page is asked for at a time, until all are there."""
    model, nowhere = SetsModel(), QModelIndex()
    assert (model.canFetchMore(nowhere), model.is_whole) == (False, True)
    model.begin(page(10, 4, 10))
    with qtbot.waitSignal(model.more_wanted) as asked:
        model.fetchMore(nowhere)
    assert asked.args == [4]
    assert not model.canFetchMore(nowhere)
    with qtbot.assertNotEmitted(model.more_wanted):
        model.fetchMore(nowhere)
    model.append(page(6, 2, 10))
    assert (model.rowCount(), model.canFetchMore(nowhere), model.is_whole) == (6, True, False)
    model.append(page(4, 4, 10))
    assert (model.rowCount(), model.canFetchMore(nowhere), model.is_whole) == (10, False, True)
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_a_set_dealt_meanwhile_is_not_shown_twice() -> None:
    """A page that overlaps the one before adds what is new; one without news ends the list."""
    model = SetsModel()
    model.begin(page(10, 4, 10))
    model.append(page(7, 4, 11))
    ids = [model.row_at(number) for number in range(model.rowCount())]
    assert [one.id for one in ids if one] == [10, 9, 8, 7, 6, 5, 4]
    assert model.canFetchMore(QModelIndex())
    model.append(page(7, 4, 11))
    assert not model.canFetchMore(QModelIndex())


def test_a_set_shows_its_new_state(qtbot: QtBot) -> None:
    """A step changes one row; a set that is not listed changes none."""
    model = SetsModel()
    model.begin(page(10, 4, 4))
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.replace([journal_set(9, State.IN_PLAY)])
    assert changed.args[0].row() == 1
    assert row(model, 1)[SetColumn.STATE] == "In play"
    with qtbot.assertNotEmitted(model.dataChanged):
        model.replace([journal_set(99)])
    assert model.row_at(-1) is model.row_at(4) is None


def test_states_have_shapes(qtbot: QtBot, qapp: object) -> None:  # noqa: ARG001 - pixmaps need Qt
    """A drawing stands before the words of the state, and nowhere else."""
    model = SetsModel()
    model.begin(page(1, 1, 1))
    assert not any(row(model, 0, Qt.ItemDataRole.DecorationRole))
    with qtbot.waitSignal(model.dataChanged):
        model.draw_with(lambda _shape: QIcon(QPixmap(8, 8)))
    drawn = row(model, 0, Qt.ItemDataRole.DecorationRole)
    assert [column for column in SetColumn if drawn[column] is not None] == [SetColumn.STATE]


def test_nothing_outside_the_table_is_told() -> None:
    """An index that is not valid, and a role that is not ours, hold nothing."""
    model = SetsModel()
    model.begin(page(1, 1, 1))
    assert model.data(QModelIndex()) is None
    assert model.data(model.index(0, 0), Qt.ItemDataRole.UserRole) is None


@pytest.mark.parametrize("state", list(State))
def test_every_state_has_words(state: State) -> None:
    """No state is without a name and a meaning."""
    model = SetsModel()
    model.begin(SetPage(1, (journal_set(1, state),)))
    for role in ROLES:
        assert row(model, 0, role)[SetColumn.STATE]


def test_a_column_is_asked_for_by_what_it_shows() -> None:
    """A column without an order of its own, and none, bring the usual one back."""
    model = SetsModel()
    asked: list[tuple[SetOrder, bool]] = []
    model.order_wanted.connect(lambda order, is_down: asked.append((order, is_down)))
    model.sort(SetColumn.EVENT)
    model.sort(SetColumn.DATE, Qt.SortOrder.DescendingOrder)
    model.sort(SetColumn.FORMATS)
    model.sort(-1)
    assert asked == [
        (SetOrder.EVENT, False),
        (SetOrder.DAY, True),
        (SetOrder.OWN, False),
        (SetOrder.OWN, False),
    ]
