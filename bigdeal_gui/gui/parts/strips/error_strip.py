"""The strip that says what happened, what is safe and what to do next, on the page where it arose."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.gui.parts.escape import pressed_by_escape
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, text_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout
from bigdeal_gui.pages.path_words import breakable

_MARK: Final = 28


class ErrorStrip(QFrame):
    """Hidden until there is something to say; closed by its cross, by Esc, or by the next success.

    `closed` is emitted when the user closes it.
    """

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("errorStrip")
        self.setAccessibleName(self.tr("Message"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._mark = Mark("error", _MARK, self, QPalette.ColorRole.BrightText)
        self.title = text_label(self)
        self.sentence, self.hint = text_label(self, select=BY_MOUSE), text_label(self, select=BY_MOUSE)
        self.close_button = QToolButton(self)
        self._build()
        self.hide()

    def _build(self) -> None:
        set_text_role(self.title, TextRole.SECTION)
        self.close_button.setAccessibleName(self.tr("Close message"))
        self.close_button.setToolTip(self.tr("Close this message (Esc)"))
        self.close_button.setIcon(icons.icon("close", self.palette()))
        self.close_button.setAutoRaise(True)
        self.close_button.setMinimumSize(28, 28)
        pressed_by_escape(self.close_button)
        self.close_button.clicked.connect(self._on_close_button_clicked)
        column = column_layout(self.title, self.sentence, self.hint, spacing=4)
        top = Qt.AlignmentFlag.AlignTop
        row_layout(
            (self._mark, 0, top), (column, 1), (self.close_button, 0, top), on=self, margin=12, spacing=12
        )

    def show_error(self, error: AppError) -> None:
        """Show what `error` means for the user."""
        title, hint = error_advice(error)
        self.show_note(title, str(error), hint)

    def show_fault(self, place: str) -> None:
        """Show that the program itself failed at `place`, which names no value."""
        self.show_note(
            self.tr("Something went wrong inside the program"),
            self.tr("No files of this set were left behind. ({place})").format(place=place),
            self.tr(
                "Fill the meter again and deal: you will get a new set. Please report the text in brackets."
            ),
        )

    def show_crash(self, safe: str) -> None:
        """Show that the program itself failed; `safe` tells what was left alone, and where the fault is."""
        self.show_note(
            self.tr("Something went wrong inside the program"),
            safe,
            self.tr("Please report the text in brackets."),
        )

    def show_note(self, title: str, sentence: str, hint: str) -> None:
        """Show texts that are already in the user's language."""
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.hint.setText(hint)
        self.setAccessibleDescription(f"{title}. {sentence} {hint}")
        self.show()
        self._fit()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {sentence} {hint}"))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Keep the room for all lines: a page in a low window would take it."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for label in (self.title, self.sentence, self.hint):
            room, metrics = label.width(), label.fontMetrics()
            if self.isVisible() and any(
                metrics.horizontalAdvance(word) > room for word in label.text().split()
            ):
                # A path has places to break the line only where it must.
                label.setText(breakable(label.text()))
            label.setMinimumHeight(max(label.heightForWidth(max(label.width(), 1)), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Close on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._on_close_button_clicked()
        else:
            super().keyPressEvent(event)

    def _on_close_button_clicked(self) -> None:
        self.hide()
        self.closed.emit()
