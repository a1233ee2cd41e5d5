"""Walks through the window and finds what does not fit: `python packaging/fit_walk.py [--languages de,pl] …`.

Every page, fresh and after work, with long names, in each language, text size and width of window: nothing
may reach beyond what holds it by one pixel, and no text may be cut. No picture is taken. One line a fault;
exit 1 where there is one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tour import Look, Names, drawing_app, prepare, shown, stops

from bigdeal_gui.gui.parts.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from PySide6.QtWidgets import QApplication, QWidget

PERCENTS: Final = (100, 125, 150, 175, 200)
SIZES: Final = ((900, 600), (1080, 690), (1366, 728), (1920, 1040))
"""Of the window, in pixels: what is left of a screen beside its bars."""

LONG: Final = "Bezirksmannschaftsmeisterschaftsqualifikationsrunde"
"""A word that no line of a small window holds; names of events are like that."""

NAMES: Final = Names(
    events=(LONG, f"{LONG} 2", "Club teams"), dealt=LONG, tournament=LONG, phases=(LONG, "Semifinal", "Final")
)


_ROUNDS: Final = 4


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
    for widget in shown(top):
        holder = widget.parentWidget()
        if widget is top or holder is None or widget.isWindow() or _is_inner(widget):
            continue
        if (pixels := _beyond(widget, holder)) > 0:
            yield "beyond its parent", _name(widget), pixels
        if (pixels := _cut(widget)) > 0:
            yield "text cut", _name(widget), pixels


def _is_inner(widget: QWidget) -> bool:
    """Tell whether Qt itself lays `widget` out inside a control, or a list scrolls it."""
    from PySide6.QtWidgets import (  # noqa: PLC0415 - after the display is named
        QAbstractItemView,
        QAbstractSpinBox,
        QComboBox,
        QScrollBar,
    )

    inner = QAbstractItemView | QAbstractSpinBox | QComboBox
    holder = widget.parentWidget()
    while holder is not None:
        if isinstance(holder, inner):
            return True
        holder = holder.parentWidget()
    return isinstance(widget, QScrollBar) or widget.objectName() in {"dropVeil", "qt_scrollarea_vcontainer"}


def _beyond(widget: QWidget, holder: QWidget) -> int:
    """Return by how many pixels `widget` is beyond `holder`; down is free where it is scrolled to."""
    from PySide6.QtWidgets import QAbstractScrollArea  # noqa: PLC0415 - as above

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
    from PySide6.QtWidgets import QAbstractButton, QLabel  # noqa: PLC0415 - as above

    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            return max(widget.heightForWidth(widget.width()) - widget.height(), 0)
        wanted = widget.sizeHint() if widget.pixmap().isNull() else widget.size()
        return max(wanted.width() - widget.width(), wanted.height() - widget.height(), 0)
    if isinstance(widget, QAbstractButton) and len(widget.text()) > 1:
        return max(widget.sizeHint().width() - widget.width(), 0)
    return 0


def _lay_out(app: QApplication) -> None:
    """Let everything find its place: a layout asks its parent's only in the next round."""
    for _round in range(_ROUNDS):
        app.processEvents()


def _name(widget: QWidget) -> str:
    text = str(widget.property("text") or widget.accessibleName() or widget.objectName())
    return f"{type(widget).__name__} “{text[:60]}”"


def walk(
    app: QApplication,
    home: Path,
    languages: Sequence[str],
    percents: Iterable[int] = PERCENTS,
    sizes: Sequence[tuple[int, int]] = SIZES,
) -> Iterator[Fault]:
    """Yield every fault of every page in `languages`, `percents` and `sizes`; `home` is prepared."""
    for language in languages:
        for percent in percents:
            look = Look(language=language, text_percent=percent, size=sizes[0])
            for stop in stops(app, home, look, replace(NAMES)):
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


def main() -> int:
    """Walk, and say what was found."""
    parser = argparse.ArgumentParser(description="Finds what does not fit in the window.")
    parser.add_argument("--languages", default=",".join(one.code for one in LANGUAGES))
    parser.add_argument("--percents", default=",".join(map(str, PERCENTS)))
    parser.add_argument("--quiet", action="store_true", help="the sums alone")
    asked = parser.parse_args()
    began = time.monotonic()
    counts: Counter[tuple[str, str]] = Counter()
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        prepare(home, NAMES)
        app = drawing_app()
        percents = [int(percent) for percent in asked.percents.split(",")]
        for fault in walk(app, home, asked.languages.split(","), percents):
            counts[fault.stop, fault.kind] += 1
            if not asked.quiet:
                sys.stdout.write(f"{fault}\n")
    for (stop, kind), count in counts.most_common():
        sys.stdout.write(f"{count:6} {stop}: {kind}\n")
    sys.stdout.write(f"{sum(counts.values())} faults in {time.monotonic() - began:.0f} s\n")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
