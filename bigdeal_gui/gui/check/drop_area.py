"""The area for files, dropped or chosen; large while there is nothing else on the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QWidget

from bigdeal_gui.gui.parts.fields.icon_button import IconButton
from bigdeal_gui.gui.parts.layout.collapsing import Explanation
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import INSIDE, LINE, MARGIN, STRETCH, add_to_layout, column_layout

_LARGE_MARK: Final = 56
_SMALL_MARK: Final = 32
_LARGE_HEIGHT: Final = 190


@dataclass(frozen=True, slots=True)
class DropWords:
    """What an area says: which files are welcome, what happens to them; its button and its tool tip."""

    title: str
    hint: str
    button: str
    tip: str


class DropArea(QFrame):
    """Its button is for those who choose files; the window itself takes the files that are dropped."""

    def __init__(self, words: DropWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dropArea")
        self._mark = Mark("drop", _LARGE_MARK, self, QPalette.ColorRole.Accent)
        self.title = PlainLabel(words.title, self, wordWrap=True)
        self.hint = Explanation(words.hint, self)
        self.button = IconButton("folder", words.button, self)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._build(words.tip)
        self.set_large(is_large=True)

    def _build(self, tip: str) -> None:
        set_text_role(self.title, TextRole.SECTION)
        self.button.setToolTip(tip)
        self._box.setContentsMargins(MARGIN, INSIDE, MARGIN, INSIDE)
        self._box.setSpacing(INSIDE)
        words = column_layout(self.title, self.hint, spacing=LINE)
        centre = Qt.AlignmentFlag.AlignCenter
        add_to_layout(self._box, STRETCH, (self._mark, 0, centre), words, (self.button, 0, centre), STRETCH)
        self.setFocusProxy(self.button)

    def set_large(self, *, is_large: bool) -> None:
        """Take much room, or one row above the results."""
        way = QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(way)
        self._box.setStretch(0, int(is_large))
        self._box.setStretch(2, int(not is_large))
        self._box.setStretch(4, int(is_large))
        self._mark.resize_to(_LARGE_MARK if is_large else _SMALL_MARK)
        self.setMinimumHeight(_LARGE_HEIGHT if is_large else 0)
        tall = QSizePolicy.Policy.Expanding if is_large else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Expanding, tall)
        middle = Qt.AlignmentFlag.AlignHCenter if is_large else Qt.AlignmentFlag.AlignLeft
        for label in (self.title, self.hint):
            label.setAlignment(middle | Qt.AlignmentFlag.AlignVCenter)
