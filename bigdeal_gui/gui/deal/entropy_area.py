"""The randomness area: where people rattle, with the meter and its words.

Shows how much has been collected and what the estimator says; never what was typed.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.gui.parts.table_texts import meter_words
from bigdeal_gui.pages.deal import QUIET_NS
from bigdeal_gui.randomness.credit import MeterMessage, MeterState

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.input_watcher import InputWatcher
    from bigdeal_gui.randomness.collector import Collector

TICK_MS: Final = 100
"""How often the meter is repainted: ten times a second."""

_STEP_PERCENT: Final = 25
_AREA_HEIGHT: Final = 104
_MARK: Final = 20


class Stage(Enum):
    """What the area is telling."""

    NOT_NEEDED = auto()
    WAITING = auto()
    COLLECTING = auto()
    TOO_REGULAR = auto()
    FULL = auto()
    READY = auto()


_SHAPES: Final = {
    Stage.NOT_NEEDED: "check",
    Stage.WAITING: "collecting",
    Stage.COLLECTING: "collecting",
    Stage.TOO_REGULAR: "warning",
    Stage.FULL: "check",
    Stage.READY: "check",
}
_COLOURS: Final = {
    Stage.NOT_NEEDED: QPalette.ColorRole.PlaceholderText,
    Stage.WAITING: QPalette.ColorRole.PlaceholderText,
    Stage.COLLECTING: QPalette.ColorRole.Accent,
    Stage.TOO_REGULAR: QPalette.ColorRole.BrightText,
    Stage.FULL: QPalette.ColorRole.Accent,
    Stage.READY: QPalette.ColorRole.Accent,
}


class EntropyArea(QFrame):
    """Takes the focus and every key but Tab and Esc, so that rattling presses nothing else."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("entropyArea")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # People who write with an input method get raw keys here: composed text carries no timing.
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, on=False)
        self.setMinimumHeight(_AREA_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setAccessibleName(self.tr("Randomness area"))
        self.setAccessibleDescription(
            self.tr("Type anything, with many keys, or move the mouse. Tab or Escape leaves the area.")
        )
        self.setToolTip(self.tr("Click here, then type. Tab or Esc leaves the area."))
        self.headline = QLabel(self)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.headline.setWordWrap(True)
        set_text_role(self.headline, TextRole.SECTION)
        self.detail = QLabel(self)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(4)
        layout.addStretch(1)
        layout.addWidget(self.headline)
        layout.addWidget(self.detail)
        layout.addStretch(1)

    def event(self, event: QEvent) -> bool:
        """Claim every key before menus, mnemonics and shortcuts see it, but for Tab and Esc."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() not in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape}:
                event.accept()
                return True
            return super().event(event)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave on Esc; keep every other key from going further."""
        if event.key() == Qt.Key.Key_Escape:
            self.focusNextChild()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the key from going further."""
        event.accept()


class EntropyPanel(QWidget):
    """Area, meter and words; asks the collector ten times a second how far it is.

    `changed` is emitted at each look.
    """

    changed = Signal()

    def __init__(self, collector: Collector, watcher: InputWatcher, parent: QWidget) -> None:
        super().__init__(parent)
        self._collector = collector
        self._watcher = watcher
        self._stage = Stage.WAITING
        self._is_still = False
        self._is_needed = True
        self._announced_step = 0
        self.area = EntropyArea(self)
        self.bar = QProgressBar(self)
        self.mark = Mark("collecting", _MARK, self)
        self.words = QLabel(self)
        self._build()
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._timer.start()
        self.look()

    def _build(self) -> None:
        self.bar.setAccessibleName(self.tr("Entropy"))
        self.bar.setRange(0, self._collector.meter.TARGET_BITS)
        self.bar.setTextVisible(False)
        self.bar.setToolTip(self.tr("How much randomness has been collected from you"))
        self.words.setMinimumWidth(self.words.fontMetrics().horizontalAdvance("0" * 28))
        meter = QHBoxLayout()
        meter.setSpacing(8)
        meter.addWidget(self.bar, 1)
        meter.addWidget(self.mark)
        meter.addWidget(self.words)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.area, 1)
        layout.addLayout(meter)

    @property
    def is_still(self) -> bool:
        """Whether the meter is full and the keys were quiet since; stays so until it is not full."""
        return self._is_still

    @property
    def stage(self) -> Stage:
        """What the area is telling now."""
        return self._stage

    def set_needed(self, *, is_needed: bool) -> None:
        """Tell whether the meter counts, or the settings ask for the computer's randomness alone."""
        if is_needed != self._is_needed:
            self._is_needed = is_needed
            self._show(self._stage_now())

    def look(self) -> None:
        """Feed what was queued and show where the meter stands."""
        self._watcher.drain()
        meter = self._collector.meter
        if not meter.is_full:
            self._is_still = False
        elif meter.keys_down == 0 and self._watcher.quiet_ns() >= QUIET_NS:
            self._is_still = True
        self._show(self._stage_now())
        self.changed.emit()

    def _stage_now(self) -> Stage:
        meter = self._collector.meter
        if not self._is_needed:
            return Stage.NOT_NEEDED
        if meter.is_full:
            return Stage.READY if self._is_still else Stage.FULL
        if meter.state is MeterState.TOO_REGULAR:
            return Stage.TOO_REGULAR
        return Stage.COLLECTING if meter.credit_bits >= 1 else Stage.WAITING

    def _show(self, stage: Stage) -> None:
        meter = self._collector.meter
        bits = min(int(meter.credit_bits), meter.TARGET_BITS)
        self.bar.setValue(bits)
        self.mark.show_shape(_SHAPES[stage], _COLOURS[stage])
        self.words.setText(
            self.tr("{bits} of {target} bits · {state}").format(
                bits=bits, target=meter.TARGET_BITS, state=self._state_word(stage)
            )
        )
        self.bar.setAccessibleDescription(self.words.text())
        self.area.headline.setText(self._headline(stage))
        self.area.detail.setText(self._detail(stage))
        self._announce(stage, bits * 100 // meter.TARGET_BITS)

    def _state_word(self, stage: Stage) -> str:
        return {
            Stage.NOT_NEEDED: self.tr("not needed"),
            Stage.WAITING: self.tr("waiting"),
            Stage.COLLECTING: self.tr("good"),
            Stage.TOO_REGULAR: self.tr("too regular"),
            Stage.FULL: self.tr("full"),
            Stage.READY: self.tr("ready"),
        }[stage]

    def _headline(self, stage: Stage) -> str:
        return {
            Stage.NOT_NEEDED: self.tr("The computer's own randomness is used."),
            Stage.WAITING: self.tr("Type anything, with many keys, or move the mouse here."),
            Stage.COLLECTING: self.tr("Go on: many keys, or the mouse."),
            Stage.TOO_REGULAR: self.tr("This can be guessed."),
            Stage.FULL: self.tr("Enough. Lift your hands."),
            Stage.READY: self.tr("Enough. You can deal now."),
        }[stage]

    def _detail(self, stage: Stage) -> str:
        message = self._collector.meter.message
        if stage is Stage.NOT_NEEDED:
            return self.tr("So it was chosen in the settings. What you type goes in as well.")
        if stage in {Stage.COLLECTING, Stage.TOO_REGULAR} and message is not MeterMessage.GOOD:
            return meter_words(message)
        return self.tr("Nothing you type is kept.")

    def _announce(self, stage: Stage, percent: int) -> None:
        """Speak to a screen reader at each quarter and each change of stage, and at no other time."""
        step = percent // _STEP_PERCENT
        if step > self._announced_step or stage is not self._stage:
            announcement = QAccessibleAnnouncementEvent(
                self.area, f"{self.words.text()}. {self._headline(stage)}"
            )
            QAccessible.updateAccessibility(announcement)
        self._announced_step = step
        self._stage = stage

    def _on_timer_timeout(self) -> None:
        self.look()
