"""Shows what has to travel as a QR code, for a telephone to take along, with the text itself below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import title_label
from bigdeal_gui.pages.path_words import breakable
from bigdeal_gui.paper.qr_code import qr_boxes

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_SIDE: Final = 280
"""Pixels that a code is wide and high, with its empty border: some seven for each of its modules."""

translate = QCoreApplication.translate


class QrCode(QWidget):
    """The code of `text`, dark on light whatever the colours of the window are."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._boxes = qr_boxes(text, 0, 0, _SIDE)
        self.setFixedSize(_SIDE, _SIDE)
        self.setAccessibleName(translate("QrDialog", "QR code of the text below"))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the modules."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        for left, top, width, height in self._boxes:
            painter.fillRect(QRectF(left, top, width, height), Qt.GlobalColor.black)
        painter.end()


class QrDialog(QDialog):
    """`title` says what `text` is, which everybody may know. It can be copied, too."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._text = text
        self.text = QLabel(breakable(text), self)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        set_text_role(self.text, TextRole.CODE)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = self._buttons.addButton(
            translate("QrDialog", "Cop&y the text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.copy_button.setToolTip(translate("QrDialog", "Copy it to paste it elsewhere"))
        self.copy_button.setAutoDefault(False)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(12)
        whole.addWidget(title_label(title, self))
        whole.addWidget(QrCode(text, self), 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(self.text)
        whole.addWidget(self._buttons)
        self._buttons.rejected.connect(self.reject)
        self.copy_button.clicked.connect(self._on_copy_button_clicked)

    def _on_copy_button_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self._text)


def show_qr(title: str, text: str, parent: QWidget) -> None:
    """Show `text`, which is public, as a QR code until the dialog is closed."""
    QrDialog(title, text, parent).exec()
