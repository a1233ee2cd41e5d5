"""The help in a window of its own, so that it can be read beside the page it explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout

from bigdeal_gui import PROGRAM_NAME
from bigdeal_gui.gui.help.page import HelpPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_SIZE = QSize(820, 620)


class HelpWindow(QDialog):
    """Holds the help page; Esc closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help – {program}").format(program=PROGRAM_NAME))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.page = HelpPage(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() - QSize(8, 40)))
