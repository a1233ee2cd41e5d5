"""The area for files, and a door that has one: large until there is something to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy

from bigdeal_gui.errors.services import Cancelled, Refused
from bigdeal_gui.gui.check.door import DoorWidget, FilesDoorWidget
from bigdeal_gui.gui.check.drop_area import DropWords
from bigdeal_gui.gui.parts.look.mark import Mark
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def door(qtbot: QtBot) -> Iterator[FilesDoorWidget]:
    """A door for files with one result."""
    made = FilesDoorWidget(DropWords("Drop files here", "They stay as they are.", "&Choose…", "Pick them"))
    qtbot.addWidget(made)
    made.results.layout_in.addWidget(QLabel("a result", made.results.inside))
    made.resize(700, 600)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.stop()


def test_a_door_for_files_is_as_it_was_kept(door: FilesDoorWidget) -> None:
    """The area alone, and then what was found."""
    kept = said("empty", door)
    door.show_results(is_shown=True)
    check_kept("files_door", kept + said("results", door))


def test_the_area_becomes_a_row_above_the_results(door: FilesDoorWidget) -> None:
    """A large drawing above centred words, or a small one beside them; and back again."""
    area = door.area
    (mark,) = area.findChildren(Mark)
    policy = QSizePolicy.Policy

    def shape() -> tuple[object, ...]:
        QApplication.processEvents()
        return (
            area.title.y() > mark.geometry().bottom(),
            area.button.x() > area.title.geometry().right(),
            area.minimumHeight(),
            area.sizePolicy().verticalPolicy(),
            area.title.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask,
            area.hint.alignment() == area.title.alignment(),
            mark.minimumWidth() > 40,
            door.results.isVisible(),
        )

    large = (True, False, 190, policy.Expanding, Qt.AlignmentFlag.AlignHCenter, True, True, False)
    assert shape() == large
    above = mark.y()
    below = area.height() - area.button.geometry().bottom()
    assert abs(above - below) < 5, "in the middle"
    assert area.height() > 350
    door.show_results(is_shown=True)
    small = (False, True, 0, policy.Preferred, Qt.AlignmentFlag.AlignLeft, True, False, True)
    assert shape() == small
    assert mark.x() < 30, "at the edge"
    assert area.width() - area.button.geometry().right() < 30
    assert door.results.height() > area.height()
    assert door.results.geometry().bottom() > 500
    door.show_results(is_shown=False)
    assert shape() == large


def test_messages_stand_below_the_column(door: FilesDoorWidget) -> None:
    """Where they do not scroll away."""
    door.jobs.failed.emit(Refused(reason="No."))
    QApplication.processEvents()
    assert door.strip.geometry().top() > door.column.geometry().bottom() > 300


def test_the_icon_of_the_area_has_its_colours(door: FilesDoorWidget) -> None:
    """It follows them."""
    before = door.area.button.icon().cacheKey()
    font = door.area.font()
    font.setPointSizeF(font.pointSizeF() + 1)
    door.area.setFont(font)
    assert door.area.button.icon().cacheKey() == before
    changed = QPalette(door.palette())
    changed.setColor(QPalette.ColorRole.WindowText, "#ff0000")
    door.area.setPalette(changed)
    assert door.area.button.icon().cacheKey() != before
    assert (door.focusProxy(), door.area.focusProxy()) == (door.area, door.area.button)


def test_a_door_tells_what_failed_and_not_what_was_stopped(qtbot: QtBot) -> None:
    """New work takes the message away."""
    door = DoorWidget()
    qtbot.addWidget(door)
    door.check([])
    door.jobs.failed.emit(Cancelled())
    assert door.strip.isHidden()
    door.jobs.failed.emit(Refused(reason="No."))
    assert not door.strip.isHidden()
    door.jobs.began.emit()
    assert door.strip.isHidden()
    door.jobs.crashed.emit("a.py:7")
    assert "Your files were not changed. (a.py:7)" in said("a fault", door.strip)
    assert (door.keeps_drops, door.help_topic) == (False, "check")
    door.stop()
    with qtbot.assertNotEmitted(door.jobs.began):
        door.jobs.run(lambda _work: None, lambda _none: None)
