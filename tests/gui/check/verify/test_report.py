"""The report of a verification, part by part: its lists, and the sessions with their boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHeaderView, QLabel, QTreeView, QWidget

from bigdeal_gui.gui.check.verify.door import ListCard, VerifyReportPanel
from bigdeal_gui.gui.check.verify.light_mark import SHAPES, LightMark, light_colour
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.pages.verify import LIGHTS, Light, ListLine, ListShown, ReportLine
from bigdeal_gui.tournament.verdict.lists import ListName
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the parts stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def panel(window: QWidget) -> VerifyReportPanel:
    """The report before there is one."""
    return VerifyReportPanel(window, lambda *_asked: [])


def listed(*lines: str) -> ListShown:
    """Return a list of these lines."""
    return ListShown("A list", "What it means.", tuple(ListLine(line) for line in lines))


@pytest.mark.parametrize("name", list(ListName))
def test_a_list_has_its_sign_at_every_line(window: QWidget, name: ListName) -> None:
    """As large as the words; without lines it is not there, and what it said before goes."""
    card = ListCard(name, window)
    assert card.isHidden()
    assert (card.title.text(), card.words.text()) == ("", "")
    card.show_list(listed("one", "two"))
    assert not card.isHidden()
    assert card.accessibleName() == "A list. What it means."
    signs = card.findChildren(LightMark)
    size = card.fontMetrics().height()
    assert [sign.light for sign in signs] == [LIGHTS[name]] * 3
    assert [sign.width() for sign in signs] == [size + 4, size, size]
    words = [label.text() for label in card.findChildren(QLabel)]
    assert words == ["A list", "What it means.", "one", "two"]
    assert not any(label.isHidden() for label in card.findChildren(QLabel))
    card.show_list(listed("one", "two"))
    assert card.findChildren(LightMark) == signs, "the same list stays"
    card.show_list(listed())
    assert card.isHidden()
    assert [label.isHidden() for label in card.findChildren(QLabel) if label.text() in {"one", "two"}] == [
        True
    ] * 2


def test_the_empty_report_is_as_it_was_kept(panel: VerifyReportPanel) -> None:
    """Every part has its place before anything is in it."""
    assert panel.isHidden()
    check_kept("report", said("no report", panel))
    tree, header = panel.tree, panel.tree.header()
    modes = QHeaderView.ResizeMode
    assert [header.sectionResizeMode(place) for place in range(3)] == [
        modes.ResizeToContents, modes.Stretch, modes.ResizeToContents
    ]  # fmt: skip
    assert (header.stretchLastSection(), header.accessibleName()) == (False, "Columns")
    heads = [
        panel.model.headerData(place, Qt.Orientation.Horizontal) for place in range(panel.model.columnCount())
    ]
    assert heads == ["Session", "Result", "File"]
    assert tree.editTriggers() == QTreeView.EditTrigger.NoEditTriggers
    assert tree.uniformRowHeights()
    assert not tree.tabKeyNavigation()
    assert panel.mark.light is Light.NONE
    order = [panel.sealed, *(panel.cards[name] for name in (ListName.CONTRADICTED, ListName.CHOSEN))]
    order += [
        panel.cards[ListName.LEFT_TO_YOU],
        panel.cards[ListName.PROVED],
        panel.sessions_title,
        panel.tree,
    ]
    places = [panel.layout().indexOf(part) for part in [*order, panel.remarks_title, panel.remarks]]
    assert places == sorted(places)
    assert -1 not in places


def test_what_opens_the_keys_is_asked_with_the_report(panel: VerifyReportPanel, qtbot: QtBot) -> None:
    """A fault of what was given is passed on."""
    with qtbot.waitSignal(panel.failed) as failed:
        panel.keys.failed.emit("fault")
    assert failed.args == ["fault"]
    panel.keys.forget()
    assert not panel.open_button.isEnabled()


def test_the_signs_follow_the_colours(panel: VerifyReportPanel) -> None:
    """Those of sessions and of their boards; each is drawn in the colour of its light."""
    boards = tuple(ReportLine(light, f"Board {place}", "words") for place, light in enumerate(Light))
    lines = [ReportLine(light, light.name, "words", "a.pbn", boards) for light in Light]
    panel._show_sessions(lines)
    model = panel.model
    assert model.rowCount() == len(lines)
    reds = [row for row in range(len(lines)) if panel.tree.isExpanded(model.index(row, 0))]
    assert [lines[row].light for row in reds] == [Light.RED]
    folded = model.item(0 if reds[0] else 1)
    assert (folded.rowCount(), folded.child(0).text()) == (1, ""), "boards come when somebody looks"
    item = model.item(reds[0])
    assert [item.child(row).text() for row in range(item.rowCount())] == [line.title for line in boards]
    assert [model.item(0, column).text() for column in range(3)] == [lines[0].title, "words", "a.pbn"]
    assert [model.item(0, column).toolTip() for column in range(3)] == [lines[0].title, "words", "a.pbn"]
    said_of = {
        line.light: model.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row, line in enumerate(lines)
    }
    assert said_of[Light.GREEN] == "GREEN: as promised"
    assert said_of[Light.RED] == "RED: not as promised"
    changed = QPalette(panel.palette())
    for role in (QPalette.ColorRole.Link, QPalette.ColorRole.BrightText, QPalette.ColorRole.PlaceholderText):
        changed.setColor(role, "#ff00ff")
    for palette in (panel.palette(), changed):
        panel.setPalette(palette)
        for row, line in enumerate(lines):
            drawn = icons.row_icon(SHAPES[line.light], palette, light_colour(line.light, palette))
            assert model.item(row).icon().pixmap(16).toImage() == drawn.pixmap(16).toImage()
            assert item.child(row).icon().pixmap(16).toImage() == drawn.pixmap(16).toImage()


def test_the_tree_is_as_high_as_what_is_unfolded(panel: VerifyReportPanel) -> None:
    """Three rows at least, twelve at most, and its head; without sessions it is not there."""
    height = max(panel.fontMetrics().height() * 2, 28)
    below = tuple(ReportLine(Light.RED, "Board", "words") for _ in range(4))
    heights = []
    for count, boards in ((0, ()), (1, ()), (5, ()), (2, below), (40, ())):
        panel._show_sessions([ReportLine(Light.RED, "Session", "words", below=boards)] * count)
        assert (panel.tree.isHidden(), panel.sessions_title.isHidden()) == (not count, not count)
        heights.append(panel.tree.minimumHeight())
        assert panel.model.rowCount() == count
    assert heights == [rows * height for rows in (4, 4, 6, 11, 13)]
