"""Labels by what they say: titles, groups, explanations; and what is copied from them."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QClipboard, QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.pages.path_words import left_to_right, unbroken_path
from bigdeal_gui.words import harmless_text

BY_MOUSE: Final = Qt.TextInteractionFlag.TextSelectableByMouse
BY_MOUSE_AND_KEYS: Final = BY_MOUSE | Qt.TextInteractionFlag.TextSelectableByKeyboard


class PlainLabel(QLabel):
    """A label whose words are plain: no name in them becomes HTML, or turns the letters round."""

    def __init__(self, *words_and_parent: str | QWidget | None, wordWrap: bool = False) -> None:  # noqa: N803 - Qt's name
        parent = next((given for given in words_and_parent if isinstance(given, QWidget)), None)
        super().__init__(parent, textFormat=Qt.TextFormat.PlainText, wordWrap=wordWrap)
        for given in words_and_parent:
            if isinstance(given, str):
                self.setText(given)

    def setText(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Show `text` without what could turn its letters round."""
        super().setText(left_to_right(harmless_text(text)))


def plain_tip(text: str) -> str:
    """Return `text` as a tool tip that shows it as it is: Qt takes a name such as `<b>` for HTML."""
    shown = harmless_text(text)
    return f"<p>{escape(shown)}</p>" if QtGui.Qt.mightBeRichText(shown) else shown


def title_label(text: str, parent: QWidget) -> QLabel:
    """Return the title of a page, which pushes what stands beside it to the right.

    It is as high everywhere as a button beside it, so that none stands lower.
    """
    label = _label(text, TextRole.TITLE, parent)
    label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return label


def section_label(text: str, parent: QWidget) -> QLabel:
    """Return the title of a group of controls."""
    return _label(text, TextRole.SECTION, parent)


def hint_label(text: str, parent: QWidget) -> QLabel:
    """Return an explanation that wraps."""
    label = _label(text, TextRole.HINT, parent)
    label.setWordWrap(True)
    return label


def text_label(parent: QWidget, text: str = "", select: Qt.TextInteractionFlag | None = None) -> QLabel:
    """Return words that wrap, plain whatever they are; `select` tells how they can be marked and copied."""
    label = PlainLabel(text, parent, wordWrap=True)
    if select is not None:
        label.setTextInteractionFlags(select)
    return label


def buddy_label(text: str, control: QWidget, parent: QWidget) -> QLabel:
    """Return the label of `control`: its mnemonic goes there, and it is the control's accessible name."""
    # Qt measures the text with kerning but draws it without where a letter is underlined: a little room.
    label = PlainLabel(text + "\N{NO-BREAK SPACE}", parent)
    label.setBuddy(control)
    if not control.accessibleName():
        control.setAccessibleName(text.replace("&", "").rstrip(":"))
    return label


def make_bold(label: QLabel) -> None:
    """Show the words of `label` in bold, whatever its role."""
    font = label.font()
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)


def bold_width(button: QWidget, words: str) -> int:
    """Return the width in pixels of `words` on `button` in bold, as those of what is open are."""
    font = QFont(button.font())
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetrics(font).horizontalAdvance(words)


def _label(text: str, role: TextRole, parent: QWidget) -> QLabel:
    label = PlainLabel(text, parent)
    set_text_role(label, role)
    return label


class CopiedText(QObject):
    """Takes the places where a label may break the line out of a path that is copied from it.

    Watches the clipboard, and what X11 pastes with the middle button, while `parent` is there.

    Qt has no other place: a label gives out its selection itself. What other programs copy is left alone.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clipboard = QGuiApplication.clipboard()
        self._clipboard.changed.connect(self._on_clipboard_changed)

    def _on_clipboard_changed(self, mode: QClipboard.Mode) -> None:
        label = QApplication.focusWidget()
        if not (isinstance(label, QLabel) and label.hasSelectedText()):
            return
        text = self._clipboard.text(mode)
        if (whole := unbroken_path(text)) != text:
            self._clipboard.setText(whole, mode)
