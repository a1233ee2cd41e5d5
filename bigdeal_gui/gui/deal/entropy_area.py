"""The randomness area: where people type at random, with their rhythm as bars, the meter and its words.

Shows how much has been collected and what the estimator says; never what was typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import QFrame, QProgressBar, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.input_watcher import is_for_the_window
from bigdeal_gui.gui.parts.look.appearance import TextRole, repolish_style, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.pages.deal import MeterModel, MeterStage
from bigdeal_gui.pages.table_texts import meter_words
from bigdeal_gui.randomness.rhythm_trace import BARS, LONG, Slots
from bigdeal_gui.words import with_name

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


_STEP: Final = 10
_WIDTH: Final = 7
_GAP: Final = 4
_FAINT: Final = 0.55

_STEP_PERCENT: Final = 25
_AREA_HEIGHT: Final = 96
_MARK: Final = 20
_DONE: Final = 32
_MINUTE: Final = 60
_IN_SECONDS: Final = 100
"""From so many seconds on, minutes are told."""

_SHAPES: Final = {
    MeterStage.NOT_NEEDED: "check",
    MeterStage.WAITING: "collecting",
    MeterStage.COLLECTING: "collecting",
    MeterStage.TOO_REGULAR: "warning",
    MeterStage.FULL: "check",
    MeterStage.READY: "check",
}
_COLOURS: Final = {
    MeterStage.NOT_NEEDED: QPalette.ColorRole.PlaceholderText,
    MeterStage.WAITING: QPalette.ColorRole.PlaceholderText,
    MeterStage.COLLECTING: QPalette.ColorRole.Accent,
    MeterStage.TOO_REGULAR: QPalette.ColorRole.BrightText,
    MeterStage.FULL: QPalette.ColorRole.Accent,
    MeterStage.READY: QPalette.ColorRole.Accent,
}


class RhythmStrip(QWidget):
    """Bars of three heights on one foot, in a colour of the palette."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._slots: Slots = (None,) * BARS
        self._is_warning = False
        self.setFixedSize(QSize(BARS * (_WIDTH + _GAP) - _GAP, LONG * _STEP))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_rhythm(self, slots: Slots, *, is_warning: bool) -> None:
        """Show bars of these heights, in the colour of a warning where they are too even."""
        if (slots, is_warning) != (self._slots, self._is_warning):
            self._slots, self._is_warning = slots, is_warning
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Draw the bars."""
        role = QPalette.ColorRole.BrightText if self._is_warning else QPalette.ColorRole.Accent
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(role))
        painter.setOpacity(1.0 if self._is_warning else _FAINT)
        for place, height in enumerate(self._slots):
            if height is not None:
                tall = height * _STEP
                bar = QRectF(place * (_WIDTH + _GAP), self.height() - tall, _WIDTH, tall)
                painter.drawRoundedRect(bar, 1.5, 1.5)
        painter.end()


class EntropyArea(QFrame):
    """Takes the focus and every key that does not work the window, so that rattling presses nothing else."""

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
            self.tr(
                "Type anything, using many different keys, or move the mouse. Press Tab or Escape to "
                "leave the area."
            )
        )
        self.setToolTip(self.tr("Click here, then type. Press Tab or Esc to leave."))
        self._done = Mark("check", _DONE, self, QPalette.ColorRole.HighlightedText)
        self._done.hide()
        self.headline = PlainLabel(self, wordWrap=True)
        self.headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_text_role(self.headline, TextRole.TITLE)
        self.detail = PlainLabel(self, wordWrap=True)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.rhythm = RhythmStrip(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        layout = column_layout(STRETCH, (self._done, 0, centre), on=self, margin=(16, 12, 16, 12), spacing=4)
        add_to_layout(layout, self.headline, self.detail)
        layout.addSpacing(4)
        add_to_layout(layout, (self.rhythm, 0, centre), STRETCH)

    def show_enough(self, *, is_enough: bool) -> None:
        """Change colour, and bear a large check mark, while the meter is full."""
        if self._done.isHidden() is is_enough:
            self._done.setVisible(is_enough)
            self.rhythm.setHidden(is_enough)
            self.setProperty("isEnough", is_enough)
            for widget in (self, self.headline, self.detail):
                repolish_style(widget)

    def event(self, event: QEvent) -> bool:
        """Claim the keys that are struck by chance before menus, mnemonics and shortcuts see them."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and not is_for_the_window(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Leave on Esc, which closes a message as well; keep every other key from going further."""
        if event.key() == Qt.Key.Key_Escape:
            self.focusNextChild()
            event.ignore()
        else:
            event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the key from going further."""
        event.accept()


class EntropyPanel(QWidget):
    """Area, meter and words: shows where the meter stands, and has no part in filling it."""

    def __init__(self, meter: MeterModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._meter = meter
        self._announced_step = 0
        self._announced_stage = MeterStage.WAITING
        self.area = EntropyArea(self)
        self.bar = QProgressBar(self)
        self.mark = Mark("collecting", _MARK, self)
        self.words = PlainLabel(self)
        self._build()
        self.refresh()

    def _build(self) -> None:
        self.bar.setAccessibleName(self.tr("Entropy"))
        self.bar.setRange(0, self._meter.target_bits)
        self.bar.setTextVisible(False)
        letters = self.words.fontMetrics()
        self.words.setMinimumWidth(
            max(letters.horizontalAdvance(self._state_word(stage)) for stage in MeterStage)
        )
        meter = row_layout((self.bar, 1), self.mark, self.words)
        column_layout((self.area, 1), meter, on=self)

    @property
    def time_left(self) -> str:
        """How long the meter will still take, in words; why it takes nothing in, while it does not."""
        if self._meter.stage is MeterStage.TOO_REGULAR:
            return self._state_word(MeterStage.TOO_REGULAR)
        seconds = self._meter.seconds_left
        if seconds is None:
            stage = self._meter.stage
            if stage is MeterStage.WAITING:
                return self.tr("Type, or move the mouse")
            return self._headline(MeterStage.COLLECTING)
        if seconds < _IN_SECONDS:
            return self.tr("about %n second(s) more", "", seconds)
        minutes = -(-seconds // _MINUTE)
        return self.tr("about %n minute(s) more", "", minutes)

    def refresh(self) -> None:
        """Show where the meter stands."""
        meter, stage = self._meter, self._meter.stage
        self.bar.setValue(meter.bits)
        self.mark.show_shape(_SHAPES[stage], _COLOURS[stage])
        state = self._state_word(stage)
        is_going = stage is MeterStage.COLLECTING
        self.words.setText(state)
        bits = self.tr("{bits} of {target} bits · {state}").format(
            bits=meter.bits, target=meter.target_bits, state=state
        )
        about = self.tr("How much randomness has been collected from you")
        for widget in (self.bar, self.words):
            widget.setToolTip(with_name(about, bits))
        self.bar.setAccessibleDescription(f"{self.words.text()}. {bits}")
        self.area.show_enough(is_enough=stage in {MeterStage.FULL, MeterStage.READY})
        self.area.rhythm.show_rhythm(meter.rhythm, is_warning=stage is MeterStage.TOO_REGULAR)
        self.area.headline.setText(self.time_left if is_going else self._headline(stage))
        self.area.detail.setText(self._detail(stage))
        self._announce(stage, meter.bits * 100 // meter.target_bits)

    def _state_word(self, stage: MeterStage) -> str:
        return {
            MeterStage.NOT_NEEDED: self.tr("not needed"),
            MeterStage.WAITING: self.tr("waiting"),
            MeterStage.COLLECTING: self.tr("good"),
            MeterStage.TOO_REGULAR: self.tr("too regular"),
            MeterStage.FULL: self.tr("full"),
            MeterStage.READY: self.tr("ready"),
        }[stage]

    def _headline(self, stage: MeterStage) -> str:
        return {
            MeterStage.NOT_NEEDED: self.tr("The computer’s own randomness is used."),
            MeterStage.WAITING: self.tr("Type anything, using many different keys, or move the mouse here."),
            MeterStage.COLLECTING: self.tr("Keep going: many different keys, or the mouse."),
            MeterStage.TOO_REGULAR: self.tr("This is too easy to guess."),
            MeterStage.FULL: self.tr("Enough. Release the keys and the mouse."),
            MeterStage.READY: self.tr("Enough. You can deal now."),
        }[stage]

    def _detail(self, stage: MeterStage) -> str:
        if stage is MeterStage.NOT_NEEDED:
            return self.tr("As chosen in the settings. What you type is mixed in as well.")
        advice = self._meter.advice
        return self.tr("Nothing you type is stored.") if advice is None else meter_words(advice)

    def _announce(self, stage: MeterStage, percent: int) -> None:
        """Speak to a screen reader at each quarter and each change of stage, and at no other time."""
        step = percent // _STEP_PERCENT
        if step > self._announced_step or stage is not self._announced_stage:
            words = ". ".join(dict.fromkeys((self.area.headline.text(), self._headline(stage))))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.area, words))
        self._announced_step = step
        self._announced_stage = stage
