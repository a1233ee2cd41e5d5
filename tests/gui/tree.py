"""What stands in a window, part by part, as text that can be kept and compared."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

KEPT: Final = Path(__file__).with_name("answers")
CHANGING: Final = re.compile(
    r"\d{4}-\d\d-\d\d|\d{1,2} [A-Z][a-z]+ 20\d\d|\d\d:\d\d|/\S+|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|age1\w+"
    r"|(?:\b|(?<=\\n))[0-9a-f]{8,}\b|\\n\\n(?:[a-z]+(?: |\\n)){12}[a-z]+"
)
"""Days, hours, folders, hashes, set codes, and a hash in words."""
WHOLE: Final = (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QTableView,
)
"""What is inside these is Qt's."""


def check_kept(name: str, text: str) -> None:
    """Compare a text with the one that was kept; `BIGDEAL_KEEP_ANSWERS=1` keeps what is said now."""
    kept = KEPT / f"{name}.txt"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text, "utf-8", newline="\n")
    if sys.platform == "linux":  # elsewhere some words are the system's
        assert text.splitlines() == kept.read_text("utf-8").splitlines()


def said(title: str, window: QWidget) -> str:
    """Return all that stands in a window, below a title."""
    return f"-- {title}\n" + "".join(f"{line}\n" for line in lines(window))


def lines(widget: QWidget, depth: int = 0) -> Iterator[str]:
    """Yield a line for a widget and for each below it that somebody has put somewhere."""
    yield CHANGING.sub("…", "  " * depth + " ".join(filter(None, words(widget))))
    if isinstance(widget, WHOLE):
        return
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for child in children:
        if not child.isWindow() and not child.objectName().startswith("qt_scroll"):
            yield from lines(child, depth + 1)


def words(widget: QWidget) -> Iterator[str]:
    """Yield what a widget is, says and can."""
    yield type(widget).__name__
    yield from place(widget)
    yield from map(repr, texts(widget))
    for told, name in (
        (widget.isHidden(), "hidden"),
        (not widget.isEnabled(), "disabled"),
        (bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus), "tab"),
        (isinstance(widget, QAbstractButton) and widget.isChecked(), "checked"),
        (isinstance(widget, QPushButton) and widget.isDefault(), "default"),
        (isinstance(widget, QLabel) and widget.wordWrap(), "wraps"),
    ):
        if told:
            yield name
    for name, text in (
        ("name", widget.accessibleName()),
        ("explained", widget.accessibleDescription()),
        ("tip", widget.toolTip()),
    ):
        if text:
            yield f"{name} {text!r}"
    if isinstance(widget, QLabel) and widget.buddy() is not None:
        yield f"of {type(widget.buddy()).__name__}"


def place(widget: QWidget) -> Iterator[str]:
    """Yield where a widget stands in its parent's layout."""
    parent = widget.parentWidget()
    layout = parent.layout() if parent is not None else None
    number = -1 if layout is None else layout.indexOf(widget)
    if number >= 0:
        yield str(layout.getItemPosition(number)[:2]) if isinstance(layout, QGridLayout) else f"#{number}"


def texts(widget: QWidget) -> Iterator[str]:
    """Yield the texts that a widget shows."""
    match widget:
        case QAbstractButton() | QLabel():
            yield widget.text()
        case QLineEdit():
            yield widget.text() or f"({widget.placeholderText()})"
        case QAbstractSpinBox():
            yield widget.text()
        case QPlainTextEdit() | QTextEdit():
            yield widget.toPlainText()[:200]
        case QGroupBox():
            yield widget.title()
        case QComboBox():
            yield widget.currentText()
            yield from (widget.itemText(place) for place in range(min(widget.count(), 20)))
        case QTableView() if widget.model() is not None:
            model = widget.model()
            yield f"{model.rowCount()} rows, {widget.selectionBehavior().name}, {widget.selectionMode().name}"
            for column in range(model.columnCount()):
                yield str(model.headerData(column, Qt.Orientation.Horizontal))
