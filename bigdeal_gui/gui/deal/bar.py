"""The foot of the deal page: what is missing, the one button, and progress while long work lasts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QWidget

from bigdeal_gui.gui.parts.escape import pressed_by_escape
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import BAR_MARGINS, INSIDE, column_layout, row_layout
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.words import written_figure

if TYPE_CHECKING:
    from bigdeal_gui.pages.deal import SetPlace

PATIENCE_MS: Final = 400
"""Work shorter than this shows no progress: it would only flicker."""

_MINUTE: Final = 60


class DealBar(QFrame):
    """Words, where the set goes, buttons, progress and Cancel.

    `deal_asked`, `elsewhere_asked` and `cancel_asked` are emitted by the buttons. `clock` counts seconds.
    """

    deal_asked = Signal()
    elsewhere_asked = Signal()
    cancel_asked = Signal()

    def __init__(self, parent: QWidget, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.setObjectName("dealBar")
        self._clock = clock
        self._began = 0.0
        self._place: SetPlace | None = None
        self.words = PlainLabel(self, wordWrap=True)
        self.place = PlainLabel(self, wordWrap=True)
        self.elsewhere_button = QPushButton(self.tr("Else&where…"), self, autoDefault=False)
        self.deal_button = QPushButton(self.tr("&Deal session…"), self, autoDefault=False, default=False)
        self.progress = QProgressBar(self)
        self.progress_words = PlainLabel(self)
        self.cancel_button = QPushButton(self.tr("&Cancel"), self, autoDefault=False)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._build()

    def _build(self) -> None:
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.deal_button.setObjectName("dealButton")
        self.deal_button.setAccessibleName(self.tr("Deal session"))
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        set_text_role(self.place, TextRole.HINT)
        self.elsewhere_button.setToolTip(self.tr("Choose another folder or name for this set, then deal"))
        self.deal_button.setMinimumWidth(190)
        self.cancel_button.setToolTip(self.tr("Stop dealing; no files are left behind"))
        self.progress.setAccessibleName(self.tr("Boards dealt"))
        self.progress.setToolTip(self.tr("Boards dealt so far"))
        said = column_layout(self.words, self.place, spacing=0)
        told = ((said, 1), (self.progress, 2), self.progress_words)
        buttons = (self.cancel_button, self.elsewhere_button, self.deal_button)
        row_layout(*told, *buttons, on=self, margin=BAR_MARGINS, spacing=INSIDE)
        self._patience.timeout.connect(self._on_patience_timeout)
        self.deal_button.clicked.connect(self.deal_asked)
        self.elsewhere_button.clicked.connect(self.elsewhere_asked)
        pressed_by_escape(self.cancel_button)
        self.cancel_button.clicked.connect(self._on_cancel_button_clicked)
        self.show_place(None)

    def show_place(self, place: SetPlace | None) -> None:
        """Say where the set goes without a question, or why it cannot; None: one is asked."""
        self._place = place
        is_direct = place is not None and place.problem is None
        self.deal_button.setText(self.tr("&Deal session") if is_direct else self.tr("&Deal session…"))
        self.deal_button.setToolTip(
            self.tr("Deal into the folder shown on the left")
            if is_direct
            else self.tr("Choose where to save the files, then deal")
        )
        self.place.setText(self._place_words(place))
        names = place.names if place else ()
        self.place.setToolTip("\n".join(str(place.target.parent / name) for name in names) if place else "")
        self._show_progress(is_shown=False)

    def _place_words(self, place: SetPlace | None) -> str:
        if place is None:
            return ""
        if place.problem is None:
            text = self.tr("Into: {place}").format(place=breakable(place.short))
            if place.is_readable:
                return text + "\n" + self.tr("Everyone who can use this disk can read the boards there.")
            return text
        text = self.tr("{problem} You will be asked to choose another folder.")
        return text.format(problem=breakable(str(place.problem)))

    def show_words(self, words: str, *, is_ready: bool) -> None:
        """Say what is missing beside the button, and let it be pressed or not."""
        if self.words.text() != words:
            self.words.setText(words)
        self.deal_button.setEnabled(is_ready)
        self.elsewhere_button.setEnabled(is_ready)

    def begin(self) -> None:
        """Work has begun; progress appears when it lasts."""
        self._began = self._clock()
        self.progress.setRange(0, 0)
        self.progress_words.setText("")
        self.cancel_button.setEnabled(True)
        self._patience.start()

    def advance(self, done: int, wanted: int) -> None:
        """`done` of `wanted` boards are dealt."""
        is_stopping = not self.cancel_button.isEnabled()
        if is_stopping or not self.progress.isVisibleTo(self):
            return
        self.progress.setRange(0, 100)
        self.progress.setValue(done * 100 // max(wanted, 1))
        seconds = max(self._clock() - self._began, 0.001)
        rate = done / seconds
        left = (wanted - done) / rate if rate else 0.0
        self.progress_words.setText(
            self.tr("{done} of {wanted} boards · {rate} a second · {left} left").format(
                done=written_figure(done),
                wanted=written_figure(wanted),
                rate=written_figure(round(rate)),
                left=self._duration(left),
            )
        )

    def end(self) -> None:
        """Work has ended."""
        self._patience.stop()
        self._show_progress(is_shown=False)

    def _duration(self, seconds: float) -> str:
        if seconds < _MINUTE:
            return self.tr("{count} s").format(count=round(seconds))
        return self.tr("{count} min").format(count=round(seconds / _MINUTE))

    def _show_progress(self, *, is_shown: bool) -> None:
        self.progress.setVisible(is_shown)
        self.progress_words.setVisible(is_shown)
        self.cancel_button.setVisible(is_shown)
        self.words.setVisible(not is_shown)
        self.deal_button.setVisible(not is_shown)
        self.place.setVisible(not is_shown and self._place is not None)
        is_direct = self._place is not None and self._place.problem is None
        self.elsewhere_button.setVisible(not is_shown and is_direct)

    def _on_patience_timeout(self) -> None:
        self._show_progress(is_shown=True)
        self.cancel_button.setFocus()

    def _on_cancel_button_clicked(self) -> None:
        self.cancel_button.setEnabled(False)
        self.progress_words.setText(self.tr("Stopping…"))
        self.cancel_asked.emit()
