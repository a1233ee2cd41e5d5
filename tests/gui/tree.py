"""What a window says and lets do, part by part, as text that can be kept and compared."""

from __future__ import annotations

import os
import re
import sys
from difflib import unified_diff
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDateTimeEdit,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QTextEdit,
    QWidget,
)

from bigdeal_gui import __version__
from bigdeal_gui.gui.parts.layout.collapsing import CollapsibleMixin
from bigdeal_gui.gui.parts.look.mark import Mark
from tests.gui.well_made import placed_parts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

KEPT: Final = Path(__file__).with_name("answers")
CHANGING: Final = re.compile(
    r"\d{4}-\d\d-\d\d|(?:[A-Z]\w+day )?\d{1,2} [A-Z][a-z]+ 20\d\d|\d\d:\d\d"
    r"|/\S+|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b|age1\w+"
    rf"|{re.escape(__version__)}"
    r"|(?:\b|(?<=\\n))[0-9a-f]{8,}\b|\\n\\n(?:[a-z]+(?: |\\n)){12}[a-z]+"
)
"""Days, hours, folders, set codes, keys, the version, hashes, and hashes in words."""
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
CHANGED: Final = {"disabled", "checked", "read only"}
"""What a page changes while somebody works on it."""
ANY_LENGTH: Final = 32_767
"""Qt's word for as many letters as somebody likes."""


def check_kept(name: str, text: str) -> None:
    """Compare a text with the one that was kept; `BIGDEAL_KEEP_ANSWERS=1` keeps what is said now."""
    kept = KEPT / f"{name}.txt"
    if os.environ.get("BIGDEAL_KEEP_ANSWERS"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(text, "utf-8", newline="\n")
    if sys.platform == "linux":  # elsewhere some words are the system's
        assert text.splitlines() == kept.read_text("utf-8").splitlines()


def said(title: str, window: QWidget) -> str:
    """Return all that is said in a window, below a title: a line for each part that says something."""
    return f"-- {title}\n" + "".join(f"{line}\n" for line in lines(window, window))


class Story:
    """What somebody meets who is led through a page: what is told, and what each look finds changed on it."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._before: list[str] = []
        self._told: list[str] = []

    def tell(self, *told: object) -> None:
        """Take down what was asked, or announced."""
        self._told.append(CHANGING.sub("…", " | ".join(map(str, told))))

    def look(self) -> None:
        """Take down what came into sight since the look before, and what went out of it."""
        now = list(lines(self._page, self._page, is_only_seen=True))
        focus = self._page.window().focusWidget()
        words = [*texts(focus), *names(focus)] if focus is not None else ["nowhere"]
        now.append(CHANGING.sub("…", f"focus {' '.join(words)}"))
        # Behind two lines of heads, and one for each place where something has changed.
        changes = unified_diff(self._before, now, n=0, lineterm="")
        self._told += [line for line in list(changes)[2:] if line[0] in "+-"]
        self._before = now

    def begin(self) -> None:
        """Forget what was met so far: it belongs to the story of another test."""
        self.look()
        self._told = []

    @property
    def text(self) -> str:
        """All of it, a line for each."""
        return "".join(f"{line}\n" for line in self._told)


def story_of(seen: Callable[[], list[str]], way: Iterator[str]) -> Iterator[str]:
    """Yield what is seen at first, and behind each title of `way` what has changed."""
    before = seen()
    yield from before
    for title in way:
        now = seen()
        yield f"-- {title}"
        yield from (line for line in list(unified_diff(before, now, n=0, lineterm=""))[2:] if line[0] in "+-")
        before = now


def lines(widget: QWidget, window: QWidget, *, is_only_seen: bool = False) -> Iterator[str]:
    """Yield a line for a widget of a window, and for each below it: how they are built is not told.

    `is_only_seen` leaves out what is hidden and what is always so, and tells what is in tables.
    """
    # What is left out for want of room is in sight a moment later, or earlier.
    is_seen = widget.is_wanted() if isinstance(widget, CollapsibleMixin) else not widget.isHidden()
    if is_only_seen and not is_seen:
        return
    told = [*map(repr, filter(None, texts(widget)))]
    if is_only_seen:
        told += [] if told else filter(None, [widget.accessibleName()])
        told += [word for word in states(widget, window) if word in CHANGED] if told else []
    else:
        told += names(widget)
        if (
            isinstance(widget, QLabel)
            and not told
            and widget.pixmap().isNull()
            and widget.isVisibleTo(window)
        ):
            told = ["empty"]
        told += looks(widget)
        told += [*limits(widget), *states(widget, window)] if told else []
    if told:
        yield CHANGING.sub("…", " ".join([kind(widget), *told]))
    if is_only_seen and isinstance(widget, QTableView):
        yield from cells(widget)
    if not isinstance(widget, WHOLE):
        for child in parts(widget):
            if not child.isWindow():
                yield from lines(child, window, is_only_seen=is_only_seen)


def parts(widget: QWidget) -> list[QWidget]:
    """Return what is in a widget: first what its layout holds, in the layout's order, then the rest."""
    layout = widget.layout()
    placed = list(dict.fromkeys(placed_in(layout))) if layout is not None else []
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [*(one for one in placed if one in children), *(one for one in children if one not in placed)]


def placed_in(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of those inside it, a grid's by rows."""
    placed = placed_parts(layout)
    if isinstance(layout, QGridLayout):
        placed.sort(key=lambda one: layout.getItemPosition(one[0])[:2])
    for _place, part in placed:
        if isinstance(part, QWidget):
            yield part
        else:
            yield from placed_in(part)


def cells(table: QTableView) -> Iterator[str]:
    """Yield a line for each row of a table: what stands in it, what is ticked, and what is chosen."""
    model = table.model()
    for row in range(min(model.rowCount(), 20)):
        told = []
        for column in range(model.columnCount()):
            if not table.isColumnHidden(column):
                tick = model.index(row, column).data(Qt.ItemDataRole.CheckStateRole)
                told.append(f"{model.index(row, column).data()}{'' if tick is None else f' ({tick.name})'}")
        chosen = " chosen" * (table.currentIndex().row() == row)
        yield CHANGING.sub("…", f"row {' | '.join(told)}{chosen}")


def kind(widget: QWidget) -> str:
    """Return what a widget is for its user."""
    kinds = {QLabel: "label", QAbstractButton: "button", WHOLE: "field"}
    return next((name for type_, name in kinds.items() if isinstance(widget, type_)), "part")


def names(widget: QWidget) -> Iterator[str]:
    """Yield what a screen reader and the mouse are told of a widget."""
    for name, text in (
        ("name", widget.accessibleName()),
        ("explained", widget.accessibleDescription()),
        ("tip", widget.toolTip()),
    ):
        if text:
            yield f"{name} {text!r}"


def states(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Yield what holds of a widget."""
    for is_so, word in (
        (not widget.isVisibleTo(window), "hidden"),
        (not widget.isEnabledTo(window), "disabled"),
        (bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus), "tab"),
        (isinstance(widget, QAbstractButton) and widget.isChecked(), "checked"),
        (isinstance(widget, QPushButton) and widget.isDefault(), "default"),
        (isinstance(widget, QPushButton) and widget.autoDefault(), "pressed by Return"),
        (isinstance(widget, QAbstractButton) and widget.isCheckable(), "checkable"),
        (isinstance(widget, QAbstractButton) and not widget.icon().isNull(), "with an icon"),
        (isinstance(widget, QLabel) and widget.wordWrap(), "wraps"),
        (isinstance(widget, QLineEdit | QPlainTextEdit) and widget.isReadOnly(), "read only"),
        (isinstance(widget, QPlainTextEdit) and widget.tabChangesFocus(), "left by Tab"),
        (isinstance(widget, QLineEdit) and widget.echoMode() is not QLineEdit.EchoMode.Normal, "dots"),
    ):
        if is_so:
            yield word
    if isinstance(widget, QLabel) and (buddy := widget.buddy()) is not None:
        yield f"of {buddy.accessibleName()!r}"
    if (proxy := widget.focusProxy()) is not None:
        yield f"passes the focus to {(proxy.accessibleName() or kind(proxy))!r}"


def looks(widget: QWidget) -> Iterator[str]:
    """Yield what the style sheet, and the drawing of a mark, are chosen by."""
    if (name := widget.objectName()) and not name.startswith("qt_"):
        yield f"like {name}"
    if role := widget.property("textRole"):
        yield f"as {role}"
    if isinstance(rank := getattr(widget, "rank", None), int):
        yield f"left out at {rank}"
    if isinstance(widget, Mark):
        shape, color = widget.shape
        yield f"mark {shape}, {color.name}"


def limits(widget: QWidget) -> Iterator[str]:
    """Yield what may be entered, and how much of it."""
    match widget:
        case QLabel():
            by = widget.textInteractionFlags()
            for flag in (
                Qt.TextInteractionFlag.TextSelectableByMouse, Qt.TextInteractionFlag.TextSelectableByKeyboard,
            ):  # fmt: skip
                if by & flag:
                    yield str(flag.name).removeprefix("Text")
            if widget.textFormat() is Qt.TextFormat.PlainText:
                yield "plain"
        case QLineEdit() if widget.maxLength() != ANY_LENGTH:
            yield f"up to {widget.maxLength()} letters"
        case QSpinBox() if not widget.objectName().startswith("qt_"):
            yield f"{widget.minimum()} to {widget.maximum()}"
        case QDateTimeEdit():
            yield f"{widget.displayFormat()}{' in a calendar' * widget.calendarPopup()}"


def texts(widget: QWidget) -> Iterator[str]:
    """Yield the texts that a widget shows."""
    match widget:
        case QAbstractButton() | QLabel():
            yield widget.text()
        case QLineEdit() if widget.echoMode() is not QLineEdit.EchoMode.Normal:
            yield "•" * bool(widget.text())
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
