"""The foot of the page of hand records: what is offered for the sets that are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.records.bar import RecordsBar
from bigdeal_gui.journal.journal import State
from bigdeal_gui.paper.sheets.players_paper import PlayersPaper
from bigdeal_gui.services.printing.records import SheetKind
from tests.gui.parts.sets.test_model import journal_set
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def bar(qtbot: QtBot) -> RecordsBar:
    """The bar of a window that is high enough for its words."""
    window = QWidget()
    qtbot.addWidget(window)
    made = RecordsBar(window)
    made.owner = window
    window.resize(900, 900)
    return made


def test_the_bar_is_as_it_was_kept(bar: RecordsBar) -> None:
    """For one set in each state, and for several; without one it goes."""
    assert bar.isHidden()
    assert bar.words.text() == ""
    kept = ""
    for state in (State.DEALT, State.IN_PLAY, State.FINISHED, State.RELEASED, State.SEEN):
        bar.show_sets([journal_set(1, state)])
        assert not bar.isHidden()
        assert bar.toolTip() == bar.words.text()
        kept += said(state.name, bar)
    bar.show_sets([journal_set(1), journal_set(2, State.FINISHED)])
    kept += said("two sets", bar)
    bar.show_sets([])
    assert bar.isHidden()
    menu = [f"{action.text()} {action.data().name}\n" for action in bar.players_menu.actions()]
    check_kept("records bar", kept + "".join(menu))


def test_words_need_a_high_window(bar: RecordsBar) -> None:
    """Twenty lines of text; where there is nothing to say there are none."""
    line = bar.fontMetrics().height()
    bar.show_sets([journal_set(1)])
    seen = []
    for height in (20 * line, 20 * line - 1):
        bar.window().resize(900, height)
        bar.fit()
        seen.append(not bar.words.isHidden())
    assert seen == [True, False]
    bar.window().resize(900, 900)
    bar.show_sets([journal_set(1, State.FINISHED)])
    assert bar.words.isHidden() is not bool(bar.words.text())


def test_each_button_asks_for_its_own(bar: RecordsBar) -> None:
    """Prints by their kind, the players' paper from a menu."""
    bar.show_sets([journal_set(1, State.FINISHED)])
    asked: list[object] = []
    bar.sheets_asked.connect(asked.append)
    bar.players_asked.connect(asked.append)
    for button in (*bar.sheets.values(), bar.labels_button, bar.checklist_button, bar.publish_button):
        button.setEnabled(True)
        button.click()
        assert not button.autoDefault()
    assert bar.players_button.menu() is bar.players_menu
    for action in bar.players_menu.actions():
        action.trigger()
    assert asked == [*bar.sheets, *PlayersPaper]
    assert list(bar.sheets) == [SheetKind.RECORD, SheetKind.DEALING_SHEETS, SheetKind.CURTAIN_CARDS]


def test_icons_have_the_colours_of_the_bar(bar: RecordsBar) -> None:
    """Before and after they change."""
    buttons = {
        "records": bar.sheets[SheetKind.RECORD],
        "deal": bar.sheets[SheetKind.DEALING_SHEETS],
        "boxes": bar.sheets[SheetKind.CURTAIN_CARDS],
        "check": bar.checklist_button,
        "elsewhere": bar.publish_button,
    }
    changed = QPalette(bar.palette())
    changed.setColor(QPalette.ColorRole.WindowText, "#ff0000")
    for palette in (bar.palette(), changed):
        bar.setPalette(palette)
        for name, button in buttons.items():
            drawn = icons.icon(name, palette).pixmap(16).toImage()
            assert button.icon().pixmap(16).toImage() == drawn, name
    before = bar.publish_button.icon().cacheKey()
    font = bar.font()
    font.setPointSizeF(font.pointSizeF() + 1)
    bar.setFont(font)
    assert bar.publish_button.icon().cacheKey() == before
