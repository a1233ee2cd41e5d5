"""The panel beside every step of a tournament: what to publish, what to keep secret, what to do next."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.labels import section_label
from bigdeal_gui.gui.parts.mark import Mark
from bigdeal_gui.gui.parts.scrolling import ScrollColumn

if TYPE_CHECKING:
    from bigdeal_gui.pages.tournament.texts import Guide

_MARK: Final = 22
_LETTERS: Final = 26
_JOINTS: Final = re.compile("([._-])(?=[^ ])")


class GuidePanel(ScrollColumn):
    """`folder_asked` is emitted by its button."""

    folder_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guidePanel")
        self.setAccessibleName(self.tr("What to publish, what to keep secret, what to do next"))
        self.next = self._text()
        self.publish = self._text()
        self.secret = self._text()
        self.folder_button = QPushButton(self.tr("&Open folder"), self.inside)
        self._build()

    def _text(self) -> QLabel:
        label = QLabel(self.inside)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _build(self) -> None:
        column = self.layout_in
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(16)
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
        column.addStretch(1)
        self.put_beside()
        self._fit()

    def put_beside(self) -> None:
        """Show everything in this panel."""
        for place, part in enumerate((self.first, *self.others)):
            self.layout_in.insertWidget(place, part)
            part.show()
        self.layout_in.setAlignment(self.folder_button, Qt.AlignmentFlag.AlignLeft)
        self.show()

    def put_into(self, column: QVBoxLayout) -> None:
        """Show what comes next above the other things in `column`, the rest below; this panel goes."""
        column.insertWidget(0, self.first)
        for part in self.others:
            column.addWidget(part)
            part.show()
        self.first.show()
        column.setAlignment(self.folder_button, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def _section(self, title: str, shape: str, role: QPalette.ColorRole, text: QLabel) -> QFrame:
        frame = QFrame(self.inside)
        frame.setObjectName("guideSection")
        mark = Mark(shape, _MARK, frame)
        mark.show_shape(shape, role)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(mark)
        head.addWidget(section_label(title, frame), 1)
        text.setParent(frame)
        text.setAccessibleDescription(title)
        column = QVBoxLayout(frame)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
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
            self._fit()

    def _fit(self) -> None:
        self.folder_button.setIcon(icons.icon("folder", self.palette()))
        self.setFixedWidth(self.fontMetrics().averageCharWidth() * _LETTERS + 72)


def _foldable(text: str) -> str:
    """Return `text` so that a long name of a file may go on in the next line behind its dots and dashes."""
    return _JOINTS.sub("\\1\N{ZERO WIDTH SPACE}", text)
