"""A folder is typed or chosen, and it is told where it cannot be found."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QStyle, QWidget

from bigdeal_gui.gui.parts.fields.choice_group import ChoiceGroup
from bigdeal_gui.gui.parts.fields.fold_button import FoldButton
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.look import icons
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    """What the fields stand on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_folder_that_is_not_there_is_told(parent: QWidget, tmp_path: Path) -> None:
    """Unless the work makes it; without a folder there is nothing to tell."""
    field = FolderField("Archive", "&Choose…", parent)
    assert field.folder is None
    assert field.missing.isHidden()
    field.set_folder(tmp_path / "none")
    assert field.folder == tmp_path / "none"
    assert not field.missing.isHidden()
    assert field.line.cursorPosition() == 0, "its beginning is in sight"
    check_kept("folder_field", said("a folder that is gone", field))
    assert field.focusProxy() is field.line
    assert field.layout().indexOf(field.missing) == 1
    field.set_folder(tmp_path / "none", is_to_be_made=True)
    assert field.missing.isHidden()
    field.set_folder(tmp_path)
    assert field.missing.isHidden()
    field.set_folder(None)
    assert field.line.text() == ""


def test_a_folder_that_cannot_be_looked_at_is_told_as_missing(parent: QWidget, tmp_path: Path) -> None:
    """The system refuses a name so long, as it does one in a closed folder or on a dead drive."""
    field = FolderField("Archive", "&Choose…", parent)
    field.set_folder(tmp_path / ("x" * 300))
    assert not field.missing.isHidden()
    assert field.existing is None
    field.set_folder(tmp_path)
    assert field.existing == tmp_path


def test_a_change_is_told_once_it_is_finished(parent: QWidget, tmp_path: Path) -> None:
    """Spaces around it are none of it, and a line left as it was tells nothing."""
    field = FolderField("Archive", "&Choose…", parent)
    told: list[Path | None] = []
    field.changed.connect(lambda: told.append(field.folder))
    field.set_folder(tmp_path)
    field.line.editingFinished.emit()
    assert told == []
    field.line.setText(f"  {tmp_path / 'none'} ")
    assert told == []
    for _time in range(2):
        field.line.editingFinished.emit()
    assert told == [tmp_path / "none"]
    assert not field.missing.isHidden()


def test_the_dialog_begins_where_the_field_is(
    parent: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelled, it changes nothing."""
    asked: list[tuple[object, ...]] = []
    answers = ["", str(tmp_path)]

    def ask(*what: object) -> str:
        asked.append(what)
        return answers[len(asked) - 1]

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", ask)
    field = FolderField("Archive", "&Choose…", parent)
    field.button.click()
    assert field.folder is None
    field.set_folder(tmp_path / "none")
    field.button.click()
    assert field.folder == tmp_path
    assert field.missing.isHidden()
    assert asked == [(field, "Archive", str(Path.home())), (field, "Archive", str(tmp_path / "none"))]


def test_a_choice_is_the_value_of_its_row(parent: QWidget, qtbot: QtBot) -> None:
    """Each row has its explanation; only the user's own choice is told."""
    rows = ((1, "&One", "The first."), (2, "&Two", "The second."))
    group = ChoiceGroup[int]("How many", rows, parent)
    assert group.value == 1
    check_kept("choice_group", said("two rows", group))
    with qtbot.assertNotEmitted(group.chosen):
        group.set_value(2)
    assert group.value == 2
    with qtbot.waitSignal(group.chosen):
        group.buttons[0].click()
    assert group.value == 1


def test_explanations_begin_where_the_titles_begin(parent: QWidget, qtbot: QtBot) -> None:
    """However large the marks are."""
    group = ChoiceGroup[int]("How many", ((1, "One", "The first."), (2, "Two", "The second.")), parent)
    with qtbot.waitExposed(parent):
        parent.show()
    words = group.findChildren(QLabel)
    for width in (0, 30):
        if width:
            group.setStyleSheet(f"QRadioButton::indicator {{ width: {width}px }}")
        QApplication.processEvents()
        metric = QStyle.PixelMetric.PM_ExclusiveIndicatorWidth
        mark = group.style().pixelMetric(metric, None, group.buttons[0])
        assert [label.x() for label in words] == [mark + 8] * 2
        assert group.buttons[0].y() < words[0].y() < group.buttons[1].y() < words[1].y()
    assert mark == 30


def test_a_fold_tells_how_it_stands(parent: QWidget) -> None:
    """Turned twice the same way it tells once; its icon follows the colours."""
    fold = FoldButton(parent)
    assert (fold.autoRaise(), fold.toolButtonStyle(), fold.focusPolicy()) == (
        True, Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.FocusPolicy.StrongFocus
    )  # fmt: skip
    told: list[bool] = []
    fold.turned.connect(told.append)
    assert fold.accessibleDescription() == "collapsed"
    before = fold.icon().cacheKey()
    fold.turn(is_open=False)
    fold.turn(is_open=True)
    fold.turn(is_open=True)
    drawn = icons.icon("less", fold.palette()).pixmap(16).toImage()
    assert fold.icon().pixmap(16).toImage() == drawn
    assert (told, fold.accessibleDescription()) == ([True], "expanded")
    assert fold.icon().cacheKey() != before
    fold.click()
    assert (told, fold.is_open) == ([True, False], False)
    before = fold.icon().cacheKey()
    dark = QPalette(fold.palette())
    dark.setColor(QPalette.ColorRole.ButtonText, "#ffffff")
    fold.setPalette(dark)
    assert fold.icon().cacheKey() != before
