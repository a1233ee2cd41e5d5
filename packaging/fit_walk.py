"""Walks through the window and finds what does not fit: `python packaging/fit_walk.py [--languages de,pl] …`.

Every page, fresh and after work, with long names, in each language, text size and width of window: nothing
may reach beyond its parent by one pixel, no text may be cut, or have dots without a tool tip, and Alt with a
letter means one thing. No picture is taken. One line a fault; exit 1 where there is one. The tests make part
of this walk, in sizes in which a page must have nothing to scroll to, either.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTableView,
    QWidget,
)
from tour import Look, Names, drawing_app, prepare, shown, stops

from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.languages import LANGUAGES
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList
from bigdeal_gui.gui.parts.look.spacing import MARGIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tour import Stop

SIZES: Final = {
    100: ((900, 600), (1080, 690), (1366, 728), (1920, 1040)),
    125: ((900, 600),),
    150: ((900, 600),),
    175: ((900, 600), (1366, 728)),
    200: ((900, 600), (1366, 728)),
}
"""Text sizes in percent, and windows in pixels: what is left of a screen beside its bars.

What counts is how many letters stand in a line: 1366 pixels at 150 % are as 911 at 100 %.
"""

LONG: Final = "Bezirksmannschaftsmeisterschaftsqualifikationsrunde"
"""A word that no line of a small window holds; names of events are like that."""

NAMES: Final = Names(
    events=(LONG, f"{LONG} 2", "Club teams"), dealt=LONG, tournament=LONG, phases=(LONG, "Semifinal", "Final")
)


_ROUNDS: Final = 4
_CONTROLS: Final = (
    QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QAbstractItemView,
)  # fmt: skip
_NEARLY: Final = 2
"""Pixels by which the middle of a title may differ: half of what letters are higher than a button."""
_STRIPS: Final = frozenset({"errorStrip", "noteStrip"})
_OF_MANY: Final = frozenset({"records", "error-5", "published-0", "published-2"})
_WITH_MARK: Final = frozenset({"result", "result-sets", "sessions-dealt", "error-1"})


class Fault(NamedTuple):
    """Something that does not fit: where, what it is, what it says, and by how many pixels."""

    language: str
    percent: int
    width: int
    stop: str
    kind: str
    what: str
    pixels: int

    def __str__(self) -> str:
        return (
            f"{self.language} {self.percent} % {self.width} px  {self.stop}: {self.kind} by {self.pixels}:"
            f" {self.what}"
        )


def faults_in(top: QWidget) -> Iterator[tuple[str, str, int]]:
    """Yield what in the window or dialog `top` does not fit: kind, widget, pixels."""
    there = shown(top)
    for words in _letters_twice(there):
        yield "a letter twice", words, 1
    for widget in there:
        holder = widget.parentWidget()
        if widget is top or holder is None or widget.isWindow() or _is_inner(widget):
            continue
        if isinstance(widget, ScrollColumn) and (pixels := widget.horizontalScrollBar().maximum()) > 0:
            yield "scrolls sideways", _name(widget), pixels
        if (pixels := _beyond(widget, holder)) > 0:
            yield "beyond its parent", _name(widget), pixels
        if (pixels := _cut(widget)) > 0:
            yield "text cut", _name(widget), pixels
        if isinstance(widget, QTableView):
            for words, pixels in _elided(widget):
                yield "elided without a tool tip", words, pixels


def _letters_twice(there: Iterable[QWidget]) -> Iterator[str]:
    """Yield each letter that Alt presses in two places among the widgets that are shown."""
    places: dict[str, list[str]] = defaultdict(list)
    for widget in there:
        if not isinstance(widget, QAbstractButton | QLabel):
            continue
        if isinstance(widget, QLabel) and (widget.buddy() is None or not widget.buddy().isVisible()):
            continue
        for letter in re.findall(r"(?<!&)&([^&\s])", widget.text()):
            places[letter.upper()].append(widget.text())
    taken = "".join(sorted(places))
    yield from (f"Alt+{letter}: {texts}, of {taken}" for letter, texts in places.items() if len(texts) > 1)


def _elided(table: QTableView) -> Iterator[tuple[str, int]]:
    """Yield the words in `table` of which dots stand for a part, where no tool tip says more."""
    model = table.model()
    for row in range(max(table.rowAt(0), 0), model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            words = str(index.data() or "")
            over = table.fontMetrics().horizontalAdvance(words) - table.columnWidth(column)
            if over > 0 and not index.data(Qt.ItemDataRole.ToolTipRole):
                yield words[:60], over
        if table.rowViewportPosition(row) > table.viewport().height():
            return


def _is_inner(widget: QWidget) -> bool:
    """Tell whether Qt itself lays `widget` out inside a control, or a list scrolls it."""
    inner = QAbstractItemView | QAbstractSpinBox | QComboBox
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, inner):
            return True
        holder = holder.parentWidget()
    return isinstance(widget, QScrollBar) or widget.objectName() in {"dropVeil", "qt_scrollarea_vcontainer"}


def _beyond(widget: QWidget, holder: QWidget) -> int:
    """Return by how many pixels `widget` is beyond `holder`; down is free where it is scrolled to."""
    area, room = widget.geometry(), holder.rect()
    over = [room.left() - area.left(), area.right() - room.right()]
    scrolls = holder.parentWidget()
    if not (isinstance(scrolls, QAbstractScrollArea) and scrolls.viewport() is holder):
        over += [room.top() - area.top(), area.bottom() - room.bottom()]
    elif scrolls.horizontalScrollBar().isVisible():
        return 0
    return max(over)


def _cut(widget: QWidget) -> int:
    """Return how many pixels of the words of a label or button have no room."""
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            return max(widget.heightForWidth(widget.width()) - widget.height(), 0)
        wanted = widget.sizeHint() if widget.pixmap().isNull() else widget.size()
        return max(wanted.width() - widget.width(), wanted.height() - widget.height(), 0)
    if isinstance(widget, QComboBox) and widget.currentText() not in widget.toolTip():
        return max(widget.fontMetrics().horizontalAdvance(widget.currentText()) - widget.width(), 0)
    if isinstance(widget, QAbstractButton) and len(widget.text()) > 1:
        wraps = widget.sizePolicy().hasHeightForWidth()
        high, wide = widget.heightForWidth(widget.width()), widget.sizeHint().width()
        return max(high - widget.height() if wraps else wide - widget.width(), 0)
    if widget.objectName() in _STRIPS:
        # Their lines would overlap.
        return max(widget.minimumSizeHint().height() - widget.height(), 0)
    return 0


def _lay_out(app: QApplication) -> None:
    """Let everything find its place: a layout asks its parent's only in the next round."""
    for _round in range(_ROUNDS):
        app.processEvents()


def _name(widget: QWidget) -> str:
    text = str(widget.property("text") or widget.accessibleName() or widget.objectName())
    return f"{type(widget).__name__} “{text[:60]}”"


def page_faults(stop: Stop, there: Iterable[QWidget]) -> Iterator[str]:
    """Yield what does not fit in the page that is shown, of whose widgets those `there` are seen."""
    window = stop.widget
    # A message that is open takes room from everything: with a long path in it some then scroll. So does the
    # door that asks two things about a board, one below the other.
    if not isinstance(window, MainWindow) or stop.name.startswith(("error", "door-board")):
        return
    for one in there:
        if isinstance(one, ScrollColumn) and not isinstance(one, ScrollList):
            beyond = one.verticalScrollBar().maximum()
            if beyond:
                yield f"scrolls by {beyond}"
        if isinstance(one, _CONTROLS) and not _in_list(one):
            seen = one.visibleRegion().boundingRect()
            if seen != one.rect():
                yield f"“{one.accessibleName()}” is cut: {seen.size()} of {one.size()}"


def _in_list(control: QWidget) -> bool:
    """Tell whether `control` lies in what scrolls by itself, or in another control."""
    around = control.parentWidget()
    while around is not None:
        if isinstance(around, ScrollList | QAbstractItemView | QAbstractSpinBox | QComboBox | QPlainTextEdit):
            return True
        around = around.parentWidget()
    return False


def edges(stop: Stop, there: Iterable[QWidget]) -> tuple[int, int, int] | None:
    """Return where a page's title begins, from above and from the left, and how high the foot is.

    None for a page without a title, and for a dialog.
    """
    if not isinstance(stop.widget, MainWindow) or (page := stop.widget.open_page) is None:
        return None
    titles = [one for one in there if isinstance(one, QLabel) and one.property("textRole") == "title"]
    feet = [one for one in there if isinstance(one, QFrame) and one.objectName() == "dealBar"]
    places = [
        (place.y() + title.height() // 2, place.x())
        for title in titles
        for place in [title.mapTo(page, QPoint())]
    ]
    return (*min(places), feet[0].height() if feet else 0) if places else None


def differences(stop: Stop, found: tuple[int, int, int] | None, first: tuple[int, int, int]) -> Iterator[str]:
    """Yield how a page differs from the `first` in where its title, left edge and foot are `found` to be."""
    if found is None or stop.name in _WITH_MARK:
        return
    is_elsewhere = found[1] != MARGIN or abs(found[0] - first[0]) > _NEARLY
    # Several rows of buttons make a higher foot.
    is_other_foot = found[2] not in {0, first[2]} and stop.name not in _OF_MANY
    if is_elsewhere or is_other_foot:
        yield f"title and foot at {found}, elsewhere at {first}"


def walk(
    app: QApplication, home: Path, languages: Sequence[str], percents: Iterable[int] = tuple(SIZES)
) -> Iterator[Fault]:
    """Yield every fault of every page in `languages` and `percents`; `home` is prepared."""
    import moments  # noqa: PLC0415 - it needs the place that was prepared

    for language in languages:
        for percent in percents:
            sizes = SIZES[percent]
            look = Look(language=language, text_percent=percent, size=sizes[0])
            for stop in stops(app, home, look, replace(NAMES), moments.MOMENTS):
                stop.widget.setUpdatesEnabled(False)  # what is not painted is laid out all the same
                before = stop.widget.size()
                is_main = before.width() == sizes[0][0] or stop.widget.parentWidget() is None
                for size in sizes if is_main else (sizes[0],):
                    if is_main:
                        stop.widget.resize(*size)
                        _lay_out(app)
                    for kind, what, pixels in faults_in(stop.widget):
                        yield Fault(language, percent, size[0], stop.name, kind, what, pixels)
                if is_main:
                    stop.widget.resize(before)


def walked(languages: Sequence[str], percents: Sequence[int]) -> list[Fault]:
    """Return the faults of a walk in a place of its own."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        prepare(home, NAMES)
        return list(walk(drawing_app(), home, languages, percents))


def main() -> int:
    """Walk, and say what was found."""
    parser = argparse.ArgumentParser(description="Finds what does not fit in the window.")
    parser.add_argument("--languages", default=",".join(one.code for one in LANGUAGES))
    parser.add_argument("--percents", default=",".join(map(str, SIZES)))
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--quiet", action="store_true", help="the sums alone")
    asked = parser.parse_args()
    began = time.monotonic()
    languages = asked.languages.split(",")
    parts = [part for start in range(asked.processes) if (part := languages[start :: asked.processes])]
    percents = [int(percent) for percent in asked.percents.split(",")]
    # Qt does not bear that a process is doubled.
    with ProcessPoolExecutor(len(parts), get_context("spawn")) as pool:
        faults = [fault for found in pool.map(walked, parts, repeat(percents)) for fault in found]
    if not asked.quiet:
        sys.stdout.writelines(f"{fault}\n" for fault in faults)
    counts = Counter((fault.stop, fault.kind) for fault in faults)
    for (stop, kind), count in counts.most_common():
        sys.stdout.write(f"{count:6} {stop}: {kind}\n")
    sys.stdout.write(f"{sum(counts.values())} faults in {time.monotonic() - began:.0f} s\n")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
