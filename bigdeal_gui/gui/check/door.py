"""What every door of the check page has: jobs of its own, a column that scrolls, progress, errors."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.errors.services import Cancelled
from bigdeal_gui.gui.check.drop_area import DropArea, DropWords
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, ScrollList
from bigdeal_gui.gui.parts.look.spacing import (
    ABOVE_BAR,
    MARGIN,
    STRETCH,
    add_to_layout,
    column_layout,
    set_page_margins,
)
from bigdeal_gui.gui.parts.progress_footer import FooterTexts, ProgressFooter
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip

_AREA_STRETCH: Final = 2


class DoorWidget(QWidget):
    """What is behind a door: controls go into `column`, work through `jobs`.

    Failures of a job are told by `strip`; where it lasts, `foot` counts with the words of `texts`.
    `handed` carries files that were chosen here and may belong behind another door.
    """

    handed = Signal(object)
    keeps_drops = False
    """Whether files belong here that are dropped while this door is open, and that no other door knows."""
    help_topic = "check"

    def __init__(self, parent: QWidget | None = None, texts: FooterTexts | None = None) -> None:
        super().__init__(parent)
        self.jobs = Jobs(self)
        self.column = ScrollColumn(self)
        self.foot = ProgressFooter(self.jobs, self, texts)
        self.strip = ErrorStrip(self)
        set_page_margins(self.column.layout_in)
        # The title of the page and the doors stand above.
        self.column.layout_in.setContentsMargins(MARGIN, 0, MARGIN, MARGIN)
        note = column_layout(self.foot, self.strip, margin=ABOVE_BAR, spacing=0)
        column_layout((self.column, 1), note, on=self, spacing=0)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.jobs.crashed.connect(self.tell_crash)
        self.jobs.began.connect(self.strip.hide)

    def check(self, paths: Sequence[Path]) -> None:
        """Take files that were dropped, or handed over; a door that knows no files passes them over."""

    def stop(self) -> None:
        """Stop what is in progress and wait for its end."""
        self.jobs.stop()

    def tell_crash(self, place: str) -> None:
        """Tell of a fault at `place` of the program, which changed no file."""
        self.strip.show_crash(self.tr("Your files were not changed. ({place})").format(place=place))

    def _on_jobs_failed(self, error: AppError) -> None:
        if not isinstance(error, Cancelled):
            self.strip.show_error(error)


class FilesDoorWidget(DoorWidget):
    """A door for files: `area` is large until there are `results`, which have the rest of the room.

    Whoever makes one adds to `results.layout_in`, and calls `show_results`.
    """

    def __init__(
        self, words: DropWords, parent: QWidget | None = None, texts: FooterTexts | None = None
    ) -> None:
        super().__init__(parent, texts)
        self.area = DropArea(words, self.column.inside)
        self.results = ScrollList(self.column.inside)
        self.results.layout_in.setSpacing(MARGIN)
        add_to_layout(self.column.layout_in, (self.area, _AREA_STRETCH), (self.results, 1), STRETCH)
        self.setFocusProxy(self.area)
        self.show_results(is_shown=False)

    def show_results(self, *, is_shown: bool) -> None:
        """Give the room to what was found, or to the area for files."""
        self.area.set_large(is_large=not is_shown)
        column = self.column.layout_in
        column.setStretchFactor(self.area, 0 if is_shown else _AREA_STRETCH)
        column.setStretch(column.count() - 1, 0 if is_shown else 1)
        self.results.setVisible(is_shown)
