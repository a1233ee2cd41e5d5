"""The panel beside every step of a tournament: what to publish, what to keep secret, what to do next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.layout.collapsing import CollapsibleMixin
from bigdeal_gui.gui.parts.layout.scrolling import ScrollList
from bigdeal_gui.gui.parts.look import icons
from bigdeal_gui.gui.parts.look.labels import section_label
from bigdeal_gui.gui.parts.look.mark import Mark
from bigdeal_gui.gui.parts.look.spacing import NEAR, set_card_margins, set_page_margins

if TYPE_CHECKING:
    from bigdeal_gui.pages.tournament.texts import Guide

_MARK: Final = 22
_LETTERS: Final = 26
_AROUND: Final = 72
_ANY: Final = 16_777_215
"""Qt's word for as wide as may be."""
_JOINTS: Final = re.compile("([._-])(?=[^ ])")


class GuideSection(CollapsibleMixin, QFrame):
    """What is to be done next, published or kept secret."""

    rank = 3


class GuidePanel(ScrollList):
    """`folder_asked` is emitted by its button."""

    folder_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guidePanel")
        self.setAccessibleName(self.tr("What to publish, what to keep secret, and what to do next"))
        self.next = self._text()
        self.publish = self._text()
        self.secret = self._text()
        self.folder_button = QPushButton(self.tr("&Open folder"), self.inside)
        self._is_beside = True
        self._build()

    def _text(self) -> QLabel:
        label = QLabel(self.inside)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _build(self) -> None:
        column = self.layout_in
        set_page_margins(column)
        accent, bright = QPalette.ColorRole.Accent, QPalette.ColorRole.BrightText
        self.first = self._section(self.tr("Next"), "next", accent, self.next)
        self.others = (
            self._section(self.tr("Publish this"), "publish", accent, self.publish),
            self._section(self.tr("Keep this secret"), "secret", bright, self.secret),
            self.folder_button,
        )
        self.folder_button.setToolTip(self.tr("Show the files in their folder"))
        self.folder_button.setAutoDefault(False)
        self.folder_button.setMinimumHeight(32)
        self.folder_button.clicked.connect(self.folder_asked)
        for part in self.others:
            column.addWidget(part)
        column.setAlignment(self.folder_button, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.put_beside()
        self._paint_icon()

    def put_beside(self) -> None:
        """Stand beside the step, with everything."""
        self.layout_in.insertWidget(0, self.first)
        self._is_beside = True
        self._fit_width()
        self.show()

    def replace_content(self, column: QVBoxLayout) -> None:
        """Have what comes next above the other things in `column`; the rest is shown in place of the step."""
        column.insertWidget(0, self.first)
        self._is_beside = False
        self._fit_width()
        self.hide()

    def _section(self, title: str, shape: str, role: QPalette.ColorRole, text: QLabel) -> QFrame:
        frame = GuideSection(self.inside)
        frame.setObjectName("guideSection")
        mark = Mark(shape, _MARK, frame)
        mark.show_shape(shape, role)
        head = QHBoxLayout()
        head.setSpacing(NEAR)
        head.addWidget(mark)
        head.addWidget(section_label(title, frame), 1)
        text.setParent(frame)
        text.setAccessibleDescription(title)
        column = QVBoxLayout(frame)
        set_card_margins(column)
        column.addLayout(head)
        column.addWidget(text)
        return frame

    def show_guide(self, guide: Guide) -> None:
        """Show what `guide` says."""
        nothing = self.tr("Nothing at this step.")
        self.publish.setText("\n".join(f"• {_foldable(text)}" for text in guide.publish) or nothing)
        self.secret.setText("\n".join(f"• {_foldable(text)}" for text in guide.secret) or nothing)
        self.next.setText(guide.next)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow colours and size of text."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            self._paint_icon()
            self._fit_width()

    def _paint_icon(self) -> None:
        self.folder_button.setIcon(icons.icon("folder", self.palette()))

    def _fit_width(self) -> None:
        wide = self.fontMetrics().averageCharWidth() * _LETTERS + _AROUND
        self.setMinimumWidth(wide if self._is_beside else 0)
        self.setMaximumWidth(wide if self._is_beside else _ANY)


def _foldable(text: str) -> str:
    """Return `text` so that a long name of a file may go on in the next line behind its dots and dashes."""
    return _JOINTS.sub("\\1\N{ZERO WIDTH SPACE}", text)
