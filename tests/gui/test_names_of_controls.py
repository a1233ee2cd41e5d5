"""Every control of the pages beside dealing can be named by a screen reader and reached by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from bigdeal_gui.gui.help.about import AboutDialog
from bigdeal_gui.gui.help.page import HelpPage
from bigdeal_gui.gui.parts.look.appearance import WindowLook
from bigdeal_gui.gui.parts.settings_store import SettingsStore
from bigdeal_gui.gui.settings.first_run import FirstRun
from bigdeal_gui.gui.settings.page import SettingsPage
from bigdeal_gui.resource_files import style_sheet
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import Settings
from tests.gui.tree import check_kept, said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

CONTROLS = (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit)
CYRILLIC = "Бридж".encode("cp1252", "xmlcharrefreplace") + b"\xe9"
SETTINGS = Settings(owner=CYRILLIC, presets=(Preset("Tuesday", "Pairs", 1, 24, ("pbn",)),))


def settings_page() -> QWidget:
    """Return the settings page with a preset and a foreign identification."""
    return SettingsPage(SettingsStore(None, SETTINGS))


WINDOWS: tuple[Callable[[], QWidget], ...] = (
    settings_page,
    lambda: FirstRun(SETTINGS),
    lambda: AboutDialog(("hash", "generator")),
    HelpPage,
)


@pytest.fixture
def own_looks(looks: None) -> Iterator[None]:  # noqa: ARG001 - they are put back
    """Put the program's own look in force while a test runs."""
    made = WindowLook(style_sheet())
    made.apply("light")
    yield
    made.deleteLater()


@pytest.fixture(params=WINDOWS, ids=["settings", "first-run", "about", "help"])
def window(request: pytest.FixtureRequest, own_looks: None, qtbot: QtBot) -> QWidget:  # noqa: ARG001
    """Return one of the pages, shown."""
    made: QWidget = request.param()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def controls(window: QWidget) -> Iterator[QWidget]:
    """Yield every control of `window` but the inner works of a combo box or a scroll bar."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, CONTROLS) and not inside_combo(widget):
            yield widget


def inside_combo(widget: QWidget) -> bool:
    """Tell whether `widget` belongs to the popup of a combo box."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QComboBox):
            return True
        parent = parent.parentWidget()
    return False


def test_what_stands_there_is_as_it_was_kept(window: QWidget) -> None:
    """Words, places, names and states of every part."""
    check_kept(type(window).__name__, said(type(window).__name__, window))


def test_every_control_has_a_name(window: QWidget) -> None:
    """A screen reader has a name for each control, without marks for the keyboard."""
    found = list(controls(window))
    assert found
    for control in found:
        name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
        assert name.strip(), control
        assert "&" not in name


def test_every_control_is_reached_by_tab(window: QWidget) -> None:
    """Each control takes the focus by Tab."""
    for control in controls(window):
        if isinstance(control, QAbstractScrollArea | QLineEdit | QAbstractButton | QComboBox):
            assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control


def test_no_letter_is_underlined_twice(window: QWidget) -> None:
    """On what is shown at one time, Alt and a letter means one thing."""
    letters = []
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QAbstractButton | QLabel):
            is_label = isinstance(widget, QLabel)
            if is_label and (widget.buddy() is None or not widget.buddy().isVisible()):
                continue
            letters += re.findall(r"(?<!&)&([^&\s])", widget.text())
    folded = [letter.upper() for letter in letters]
    assert sorted(folded) == sorted(set(folded))


def test_targets_are_large_enough(window: QWidget) -> None:
    """Whatever is clicked is at least 24 pixels high."""
    for control in controls(window):
        if control.isVisible() and isinstance(control, QAbstractButton):
            assert control.height() >= 24, control
