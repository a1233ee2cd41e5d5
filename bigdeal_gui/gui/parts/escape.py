"""What Esc does on a page wherever the focus is: it presses the button that closes a message, or cancels."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QAbstractButton, QWidget

_MARK: Final = "isPressedByEsc"


def pressed_by_escape(button: QAbstractButton, *, is_it: bool = True) -> None:
    """Have Esc press `button` while it is in sight and open, or no longer."""
    button.setProperty(_MARK, is_it)


def press_escape(page: QWidget) -> bool:
    """Press the first button of `page` that Esc presses now; tell whether there was one."""
    for button in page.findChildren(QAbstractButton):
        if button.property(_MARK) and button.isVisible() and button.isEnabled():
            button.click()
            return True
    return False
