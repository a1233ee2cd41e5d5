"""The table of sessions: what can be ticked, by hand, by the space bar and all at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.table import Column
from bigdeal_gui.gui.tournament.sessions_table import SessionColumn, SessionsModel, SessionsTable, TickedModel
from bigdeal_gui.gui.tournament.steps.reveal import RevealModel
from bigdeal_gui.model.plans import parse_board_range
from bigdeal_gui.pages.tournament.reveals import RevealRow, RevealState
from bigdeal_gui.pages.tournament.sessions import SessionRow
from bigdeal_gui.tournament.sessions import SessionId
from tests.gui.tree import cells, check_kept, lines, story_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.modeltest import ModelTester
    from pytestqt.qtbot import QtBot

TICK = Qt.ItemDataRole.CheckStateRole
ROWS = tuple(
    SessionRow(
        SessionId(1, number), f"Final {number}", f"fin{number}", parse_board_range("20"), number == 1, False
    )
    for number in (1, 2, 3)
)


@dataclass(frozen=True)
class Row:
    """A session that can be ticked or not."""

    id: SessionId
    can_tick: bool


@pytest.fixture
def model() -> TickedModel[Row]:
    """Two sessions, of which the second cannot be ticked."""
    made = TickedModel[Row]()
    made.set_columns({number: Column("", lambda row: str(row.can_tick)) for number in (0, 1)})
    made.show_rows([Row(SessionId(1, 1), can_tick=True), Row(SessionId(1, 2), can_tick=False)])
    return made


def test_only_the_first_column_of_what_can_be_ticked_has_a_tick(model: TickedModel[Row]) -> None:
    """Nothing else takes one, and what does tells of it."""
    told: list[object] = []
    model.ticked_changed.connect(lambda: told.append("ticked"))
    model.dataChanged.connect(lambda first, last, roles: told.append((first.row(), last.row(), roles)))
    with_tick = model.index(0, 0)
    others = [model.index(0, 1), model.index(1, 0), model.index(1, 1), QModelIndex()]
    assert model.flags(with_tick) & Qt.ItemFlag.ItemIsUserCheckable
    assert with_tick.data(TICK) == Qt.CheckState.Unchecked
    for index in others:
        assert not model.flags(index) & Qt.ItemFlag.ItemIsUserCheckable
        assert model.data(index, TICK) is None
        assert model.setData(index, Qt.CheckState.Checked, TICK) is False
    assert model.setData(with_tick, Qt.CheckState.Checked, Qt.ItemDataRole.EditRole) is False
    assert (told, model.ticked) == ([], ())
    assert model.setData(with_tick, Qt.CheckState.Checked, TICK)
    assert (told, model.ticked) == ([(0, 0, [TICK]), "ticked"], model.rows[:1])
    assert with_tick.data(TICK) == Qt.CheckState.Checked
    assert model.setData(with_tick, Qt.CheckState.Unchecked, TICK)
    assert model.ticked == ()


def test_all_are_ticked_that_can_be(model: TickedModel[Row]) -> None:
    """And none of them, where there is any at all."""
    told: list[object] = []
    model.ticked_changed.connect(lambda: told.append("ticked"))
    model.dataChanged.connect(lambda first, last, roles: told.append((first.row(), last.row(), roles)))
    model.tick_all(is_on=True)
    assert model.ticked == model.rows[:1]
    model.tick_all(is_on=False)
    assert model.ticked == ()
    assert told == [(0, 1, [TICK]), "ticked"] * 2
    model.show_rows([])
    told.clear()
    model.tick_all(is_on=True)
    assert told == ["ticked"]


def test_a_session_that_is_revealed_loses_its_tick_and_that_is_told() -> None:
    """Of rows that are as they were nothing is told."""
    model = RevealModel()
    told: list[object] = []
    secret = RevealRow(SessionId(1, 1), "Final 1", "cup-final-1.zip", RevealState.SECRET, has_reserve=False)
    model.show_rows([secret])
    model.tick_all(is_on=True)
    model.ticked_changed.connect(lambda: told.append(model.ticked))
    model.show_rows([secret])
    assert told == []
    model.show_rows([replace(secret, state=RevealState.REVEALED)])
    assert told == [()]


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    """A window for the table."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(700, 500)
    return made


def test_the_table_is_as_it_was_kept(window: MainWindow, qtbot: QtBot) -> None:
    """It counts what is ticked, by its buttons and by the space bar, wherever in the row that is pressed."""
    table = SessionsTable(window)
    window.setCentralWidget(table)
    with qtbot.waitExposed(window):
        window.show()

    def way() -> Iterator[str]:
        QTest.keyClick(table.view, Qt.Key.Key_Space)
        table.model.show_rows(ROWS)
        yield "sessions"
        table.none_button.click()
        yield "none"
        table.all_button.click()
        yield "all"
        table.view.setCurrentIndex(table.model.index(1, SessionColumn.FILES))
        QTest.keyClick(table.view, Qt.Key.Key_Space)
        yield "the second left out"
        QTest.keyClick(table.view, Qt.Key.Key_Space)
        QTest.keyClick(table.view, Qt.Key.Key_Down)
        yield "the second again, and down"
        table.model.show_rows([replace(ROWS[0], is_revealed=True), ROWS[1], replace(ROWS[2], is_dealt=True)])
        yield "the last is dealt"
        table.model.forget()
        yield "forgotten"
        table.model.show_rows(ROWS)
        yield "the same sessions, as if they were new"

    told = story_of(lambda: [*lines(table, table), *cells(table.view)], way())
    check_kept("sessions", "".join(f"{line}\n" for line in told))


def test_the_sessions_are_a_sound_model(qtmodeltester: ModelTester) -> None:
    """Qt's rules hold; the next session is ticked and no other, a dealt one loses its tick once."""
    model = SessionsModel()
    qtmodeltester.check(model)
    rows = [
        SessionRow(
            SessionId(1, number), f"Final {number}", f"fin{number}", parse_board_range("20"), False, False
        )
        for number in (1, 2)
    ]
    model.show_rows(rows)
    qtmodeltester.check(model)
    assert model.ticked == (rows[0],)
    dealt = SessionRow(rows[0].id, rows[0].title, rows[0].stem, rows[0].boards, True, False)
    model.show_rows([dealt, rows[1]])
    assert model.ticked == (rows[1],)
    index = model.index(0, SessionColumn.NAME)
    assert model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    model.show_rows([dealt, rows[1]])
    assert model.ticked == (dealt, rows[1])
    assert not model.setData(index, "x", Qt.ItemDataRole.EditRole)
    model.tick_all(is_on=False)
    model.show_rows([dealt, replace(rows[1], title="Final two")])
    assert model.ticked == (), "who has unticked all is not gainsaid"
    model.setData(index, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    third = replace(rows[1], id=SessionId(1, 3))
    model.show_rows([dealt, rows[1], third])
    assert model.ticked == (dealt,), "nor who has ticked one, when another comes"
    model.tick_all(is_on=False)
    model.show_rows([dealt, rows[1]])
    reserve = SessionRow(dealt.id, dealt.title, dealt.stem, dealt.boards, True, True)
    model.show_rows([reserve, rows[1]])
    assert model.index(0, SessionColumn.STATE).data() == "reserve dealt"
    assert model.index(1, SessionColumn.BOARDS).data(Qt.ItemDataRole.AccessibleTextRole) == "Boards: 1–20"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Session"
    assert model.headerData(0, Qt.Orientation.Vertical) == "1"
