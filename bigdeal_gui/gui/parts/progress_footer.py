"""Progress with a count and Cancel for work on files, shown when it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from bigdeal_gui.gui.parts.escape import pressed_by_escape
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.spacing import row_layout

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.jobs import Jobs

PATIENCE_MS: Final = 400
"""Work shorter than this shows no progress: it would only flicker."""


@dataclass(frozen=True, slots=True)
class FooterTexts:
    """What is counted, for eyes and ears: `counted` has places for `{done}` and `{wanted}`.

    `name` is what a screen reader calls the progress, `tip` and `cancel_tip` explain it and its button.
    """

    counted: str
    name: str
    tip: str
    cancel_tip: str


class ProgressFooter(QWidget):
    """Follows `jobs`; its button cancels them. Without `texts` it counts files that are checked.

    `shown` is emitted when there is something to show, and when there is nothing any more.
    """

    shown = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget, texts: FooterTexts | None = None) -> None:
        super().__init__(parent)
        self._announced = ""
        shown = texts or FooterTexts(
            self.tr("{done} of {wanted} files"),
            self.tr("Files checked"),
            self.tr("Files read so far"),
            self.tr("Stop checking"),
        )
        self._counted = shown.counted
        self.progress = QProgressBar(self)
        self.words = PlainLabel(self)
        self.cancel_button = QPushButton(self.tr("&Cancel"), self, autoDefault=False)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self.progress.setAccessibleName(shown.name)
        self.progress.setToolTip(shown.tip)
        self.cancel_button.setToolTip(shown.cancel_tip)
        row_layout(self.words, (self.progress, 1), self.cancel_button, on=self, spacing=12)
        self._patience.timeout.connect(self.show)
        pressed_by_escape(self.cancel_button)
        self.cancel_button.clicked.connect(jobs.cancel)
        jobs.began.connect(self._on_jobs_began)
        jobs.progressed.connect(self._on_jobs_progressed)
        jobs.idle.connect(self._on_jobs_idle)
        self.hide()

    def announce(self, words: str) -> None:
        """Say at once what the job that is to come does: it will last."""
        self._announced = words
        self.progress.setRange(0, 0)
        self.words.setText(words)
        self.show()

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001, N802 - Qt's signature
        """Tell others of it."""
        super().setVisible(visible)
        self.shown.emit()

    def _on_jobs_began(self) -> None:
        self.progress.setRange(0, 0)
        self.words.setText(self._announced or self.tr("One moment…"))
        self._patience.start()

    def _on_jobs_progressed(self, done: int, wanted: int) -> None:
        self.progress.setRange(0, wanted)
        self.progress.setValue(done)
        self.words.setText(self._counted.format(done=done, wanted=wanted))

    def _on_jobs_idle(self) -> None:
        self._announced = ""
        self._patience.stop()
        self.hide()
