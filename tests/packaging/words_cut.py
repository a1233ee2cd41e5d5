"""Measures the texts of a window: which are cut, and which letters with Alt mean two things at once."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QToolButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SLACK: Final = 2


def words_of(text: str) -> str:
    """Return `text` without the marks for Alt."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def cut(widget: QWidget) -> bool:
    """Tell whether a text of `widget` has less room than it takes."""
    if isinstance(widget, QLabel):
        return label_is_cut(widget)
    if isinstance(widget, QAbstractButton) and widget.text():
        is_icon = isinstance(widget, QToolButton) and (
            widget.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        lines = words_of(widget.text()).splitlines()
        return (
            not is_icon and max(map(widget.fontMetrics().horizontalAdvance, lines)) > widget.width() + SLACK
        )
    if isinstance(widget, QComboBox):
        return widget.fontMetrics().horizontalAdvance(widget.currentText()) > widget.width()
    return False


def label_is_cut(label: QLabel) -> bool:
    """Tell whether a label is too narrow for its longest line, or too low for all of them."""
    if not label.text() or not label.pixmap().isNull():
        return False
    room = label.contentsRect().size()
    text = label.text() if label.textFormat() is Qt.TextFormat.PlainText else plain(label.text())
    metrics = label.fontMetrics()
    if not label.wordWrap():
        needed = QSize(
            max(map(metrics.horizontalAdvance, words_of(text).splitlines() or [""])),
            metrics.height() * max(1, text.count("\n") + 1),
        )
        return (
            needed.width() > room.width() + SLACK or metrics.tightBoundingRect(text).height() > room.height()
        )
    flags = Qt.TextFlag.TextWordWrap
    box = metrics.boundingRect(0, 0, room.width(), 10_000, flags, text)
    return box.height() > room.height() + SLACK + metrics.descent() or box.width() > room.width() + SLACK


def plain(text: str) -> str:
    """Return a text of a label as it is read, which may be marked up."""
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def cuts(shown: Iterable[QWidget]) -> Iterator[str]:
    """Yield what is cut of the widgets `shown`."""
    for widget in shown:
        if cut(widget):
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()  # type: ignore[attr-defined]
            yield f"{type(widget).__name__} “{text[:80]}” in {widget.width()}×{widget.height()}"


def letters_twice(shown: Iterable[QWidget]) -> Iterator[str]:
    """Yield each letter that Alt presses in two places among the widgets `shown`."""
    places: dict[str, list[str]] = defaultdict(list)
    for widget in shown:
        if not isinstance(widget, QAbstractButton | QLabel):
            continue
        if isinstance(widget, QLabel) and (widget.buddy() is None or not widget.buddy().isVisible()):
            continue
        for letter in re.findall(r"(?<!&)&([^&\s])", widget.text()):
            places[letter.upper()].append(widget.text())
    yield from (f"Alt+{letter} twice: {texts}" for letter, texts in places.items() if len(texts) > 1)
