"""A strip with a few words and what can be done about them: a hint, a success, or a warning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.escape import pressed_by_escape
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import BY_MOUSE, text_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout

_MARK: Final = 28
_MARGIN: Final = 16


class Tone(Enum):
    """What a strip is about: its drawing, the colour of that drawing, the name of its frame."""

    HINT = ("about", QPalette.ColorRole.Accent, "noteStrip")
    DONE = ("check", QPalette.ColorRole.Accent, "noteStrip")
    WARNING = ("warning", QPalette.ColorRole.BrightText, "errorStrip")


class NoteStrip(QFrame):
    """Hidden until there is something to say. `extra` is where more controls can be put.

    `chosen` carries the place of the button that was pressed; the last one closes the strip, as Esc does.
    """

    chosen = Signal(int)

    def __init__(self, tone: Tone, buttons: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        shape, role, name = tone.value
        self.setObjectName(name)
        self.setAccessibleName(self.tr("Message"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        mark = Mark(shape, _MARK, self, role)
        self.title = text_label(self)
        self.text = text_label(self, select=BY_MOUSE)
        self.buttons: list[QPushButton] = []
        set_text_role(self.title, TextRole.SECTION)
        self.extra = column_layout(spacing=4)
        words = column_layout(self.title, self.text, self.extra, spacing=4)
        self._row = row_layout()
        layout = row_layout(
            (mark, 0, Qt.AlignmentFlag.AlignTop), (words, 1), self._row, on=self, margin=12, spacing=12
        )
        layout.setAlignment(self._row, Qt.AlignmentFlag.AlignTop)
        for text in buttons:
            self.add_button(text)
        self.hide()

    def add_button(self, words: str) -> QPushButton:
        """Add a button after those that are there."""
        button = QPushButton(words, self, autoDefault=False)
        button.setProperty("place", len(self.buttons))
        button.setToolTip(words.replace("&", ""))
        button.clicked.connect(self._on_button_clicked)
        for earlier in self.buttons:
            pressed_by_escape(earlier, is_it=False)
        pressed_by_escape(button)
        self._row.insertWidget(len(self.buttons), button)
        self.buttons.append(button)
        return button

    def say(self, title: str, text: str) -> None:
        """Show `title` and `text`, and read them out."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleDescription(f"{title}. {text}")
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {text}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press the last button on Esc."""
        if event.key() == Qt.Key.Key_Escape and self.buttons:
            self._press(len(self.buttons) - 1)
        else:
            super().keyPressEvent(event)

    def _press(self, place: int) -> None:
        if place == len(self.buttons) - 1:
            self.hide()
        self.chosen.emit(place)

    def _on_button_clicked(self) -> None:
        button = self.sender()
        if button is not None:
            self._press(int(button.property("place")))


def put_strip_above(page: QWidget, strip: NoteStrip) -> None:
    """Have `strip` stand above everything else on `page`, whose column it joins."""
    column = page.layout()
    if isinstance(column, QVBoxLayout):
        column.insertWidget(0, _Above(page, strip))


class _Above(QWidget):
    """Holds a strip, and is there only with it: an empty layout's margins would move the page's title."""

    def __init__(self, page: QWidget, strip: NoteStrip) -> None:
        super().__init__(page)
        column_layout(strip, on=self, margin=(_MARGIN, _MARGIN, _MARGIN, 0))
        self.setVisible(not strip.isHidden())
        strip.installEventFilter(self)

    def eventFilter(self, _strip: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Come and go with the strip."""
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.setVisible(event.type() == QEvent.Type.ShowToParent)
        return False


class NoticeStrip(NoteStrip):
    """Tells what was made, or moved; its first button, called `words`, opens the folder of it."""

    def __init__(self, words: str, open_folder: Callable[[Path], None], parent: QWidget) -> None:
        super().__init__(Tone.DONE, (), parent)
        self._open_folder = open_folder
        self._folder: Path | None = None
        self.folder_button = self.add_button(words)
        self.add_button(self.tr("Close"))
        self.chosen.connect(self._on_chosen)

    def tell(self, title: str, text: str, folder: Path | None) -> None:
        """Show `title` and `text`; where there is a `folder`, it can be opened."""
        self._folder = folder
        self.folder_button.setVisible(folder is not None)
        self.say(title, text)

    def _on_chosen(self, place: int) -> None:
        if place == 0 and self._folder is not None:
            self._open_folder(self._folder)
