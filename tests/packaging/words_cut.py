"""Measures the texts of the window in a language: `words_cut.py LANGUAGE` prints a line for each that is cut.

And one for each letter that, with Alt, means two things on what is shown at one time.

A program of its own, so that each language begins with an application of its own.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QToolButton, QWidget

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / part) for part in ("packaging", "")]

import tour  # noqa: E402 - its folder is on the path only now

from bigdeal_gui.gui.app import make_app  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOKS: Final = ((100, (900, 600)), (200, (1366, 768)))
"""Text in percent, and the window: the smallest, and the largest text on a small laptop."""
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


def cuts(window: QWidget) -> Iterator[str]:
    """Yield what is cut in `window`."""
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and cut(widget):
            text = widget.currentText() if isinstance(widget, QComboBox) else widget.text()  # type: ignore[attr-defined]
            yield f"{type(widget).__name__} “{text[:80]}” in {widget.width()}×{widget.height()}"


def letters_twice(window: QWidget) -> Iterator[str]:
    """Yield each letter that Alt presses in two places of `window`."""
    places: dict[str, list[str]] = defaultdict(list)
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QAbstractButton | QLabel):
            continue
        if isinstance(widget, QLabel) and (widget.buddy() is None or not widget.buddy().isVisible()):
            continue
        for letter in re.findall(r"(?<!&)&([^&\s])", widget.text()):
            places[letter.upper()].append(widget.text())
    yield from (f"Alt+{letter} twice: {texts}" for letter, texts in places.items() if len(texts) > 1)


def main() -> None:
    """Print what is cut, and which letters stand twice."""
    language = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="bridge-club-") as place:
        home = Path(place)
        tour.prepare(home)
        app = make_app()
        for percent, size in LOOKS:
            look = tour.Look(language, text_percent=percent, size=size)
            for stop in tour.stops(app, home, look):
                for fault in (*cuts(stop.widget), *letters_twice(stop.widget)):
                    sys.stdout.write(f"{stop.name} at {percent} %: {fault}\n")
    sys.stdout.write("measured\n")


if __name__ == "__main__":
    main()
