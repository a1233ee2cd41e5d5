"""The About box: which program this is, how its self-test ended, whose work it rests on, its folders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QIcon, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui import TITLE, __version__
from bigdeal_gui.errors.randomness import part_in_words
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, fit_to_text
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import (
    PlainLabel,
    buddy_label,
    hint_label,
    section_label,
    text_label,
    title_label,
)
from bigdeal_gui.gui.parts.look.spacing import add_to_layout, column_layout, row_layout
from bigdeal_gui.resource_files import icon_files, third_party_notice
from bigdeal_gui.services.verify_page import page_digest
from bigdeal_gui.storage.places import config_folder, data_folder, portable_home

_ICON: Final = 56
_LETTERS_WIDE: Final = 84
_NOTICE_LETTERS: Final = 126
_NOTICE_LINES: Final = 36
_FRAME: Final = QSize(8, 40)
"""Pixels that a window's frame takes."""


LICENCES: Final = (
    (TITLE, "MIT License"),
    ("Qt and PySide6", "GNU Lesser General Public License, version 3"),
    ("Python", "Python Software Foundation License, version 2"),
    ("pycryptodome", "BSD 2-Clause License; parts in the public domain"),
    ("click", "BSD 3-Clause License"),
    ("holidays", "MIT License"),
    ("Inter font", "SIL Open Font License, version 1.1"),
    ("noble-curves", "MIT License"),
    ("platformdirs", "MIT License"),
    ("py-arkworks-bls12381", "MIT License"),
    ("pydyf", "BSD 3-Clause License"),
    ("pyrage", "MIT License"),
    ("python-dateutil", "BSD 3-Clause License"),
    ("rich", "MIT License"),
    ("segno", "BSD 3-Clause License"),
    ("shamir-mnemonic", "MIT License"),
    ("six", "MIT License"),
    ("Source Sans and Source Code Pro fonts", "SIL Open Font License, version 1.1"),
)
"""The works that the program contains, and their terms; names of licences are not translated."""


class AboutDialog(QDialog):
    """`parts` names what the self-test found sound; empty while it runs or where it failed."""

    def __init__(self, parts: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About {program}").format(program=TITLE))
        self._column = ScrollColumn(self)
        self._inside = self._column.inside
        self.self_test = PlainLabel(self._self_test_text(parts), self._inside, wordWrap=True)
        self.licences = QPlainTextEdit(self._licence_text(), self._inside, readOnly=True)
        self.notice_button = QPushButton(self.tr("All licences in &full…"), self._inside)
        self._notice = third_party_notice()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self._build()

    def _build(self) -> None:
        self.self_test.setAccessibleName(self.tr("Result of the self-test"))
        self.licences.setTabChangesFocus(True)
        self.licences.setMinimumHeight(self.fontMetrics().lineSpacing() * 9)
        self.notice_button.setVisible(bool(self._notice))
        self.notice_button.clicked.connect(self._on_notice_button_clicked)
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Close"))
        close.setAccessibleName(self.tr("Close"))
        self._buttons.rejected.connect(self.reject)
        self._fill(self._column.layout_in)
        column_layout((self._column, 1), self._buttons, on=self, margin=(24, 24, 24, 16), spacing=16)
        close.setFocus()

    def _fill(self, column: QVBoxLayout) -> None:
        inside = self._inside
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._heading())
        column.addSpacing(8)
        add_to_layout(column, section_label(self.tr("Self-test"), inside), self.self_test, self._page())
        column.addSpacing(8)
        is_carried = portable_home() is not None
        kept = self.tr("Stored beside the program") if is_carried else self.tr("Stored on this computer")
        offline = self.tr("Works offline: it connects to nothing and downloads nothing.")
        add_to_layout(column, section_label(kept, inside), self._places(), hint_label(offline, inside))
        column.addSpacing(8)
        licences = buddy_label(self.tr("&Licences"), self.licences, inside)
        set_text_role(licences, TextRole.SECTION)
        add_to_layout(
            column, licences, (self.licences, 1), (self.notice_button, 0, Qt.AlignmentFlag.AlignLeft)
        )

    def _on_notice_button_clicked(self) -> None:
        NoticeWindow(self._notice, self).show()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Open as large as the text needs."""
        super().showEvent(event)
        width = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        fit_to_text(self, self._column, width, self._buttons.sizeHint().height() + 16)

    def _heading(self) -> QHBoxLayout:
        row = row_layout(spacing=16)
        if files := icon_files():
            icon = QIcon()
            for file in files:
                icon.addFile(str(file))
            picture = PlainLabel(self._inside)
            picture.setPixmap(icon.pixmap(QSize(_ICON, _ICON), self.devicePixelRatio()))
            row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        name = self.tr("{program} {version}").format(program=TITLE, version=__version__)
        said = self.tr(
            "Deals bridge boards that nobody could predict, nobody can repeat and nobody has seen."
        )
        origin = self.tr(
            "Deals what Big Deal by Hans van Staveren deals from the same seed and identification. "
            "An independent program; Big Deal’s author has no part in it."
        )
        labels = (
            title_label(name, self._inside),
            text_label(self._inside, said),
            hint_label(origin, self._inside),
        )
        row.addLayout(column_layout(*labels, spacing=4), 1)
        return row

    def _page(self) -> QFormLayout:
        """Show what players compare the page with that an organiser hands them."""
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        digest = self._line(page_digest())
        form.addRow(buddy_label(self.tr("SHA-256 of &verify.html"), digest, self._inside), digest)
        return form

    def _places(self) -> QFormLayout:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(8)
        for text, folder in (
            (self.tr("&Settings"), config_folder()),
            (self.tr("List of what was &dealt"), data_folder()),
        ):
            line = self._line(str(folder))
            form.addRow(buddy_label(text, line, self._inside), line)
        return form

    def _line(self, text: str) -> QLineEdit:
        line = QLineEdit(text, self._inside, readOnly=True)
        line.setCursorPosition(0)
        return line

    def _self_test_text(self, parts: Sequence[str]) -> str:
        if not parts:
            return self.tr("Not passed. Nothing can be dealt until it has.")
        return self.tr("Passed: {parts}.").format(parts=", ".join(map(part_in_words, parts)))

    def _licence_text(self) -> str:
        rows = "\n".join(f"{work}: {terms}" for work, terms in LICENCES)
        note = self.tr(
            "Qt and PySide6 are included unchanged, as separate libraries. You may replace them with "
            "versions you have built yourself; their source code is at code.qt.io. This program comes "
            "without any warranty."
        )
        return f"{rows}\n\n{note}"


class NoticeWindow(QDialog):
    """Shows the text `notice`, which can be read, searched by eye and copied; Esc closes it."""

    def __init__(self, notice: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences – {program}").format(program=TITLE))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.text = QPlainTextEdit(notice, self, readOnly=True, tabChangesFocus=True)
        self.text.setAccessibleName(self.tr("Licences of everything in the program"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Close"))
        close.setAccessibleName(self.tr("Close"))
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        metrics = self.text.fontMetrics()
        wanted = QSize(metrics.averageCharWidth() * _NOTICE_LETTERS, metrics.lineSpacing() * _NOTICE_LINES)
        self.resize(wanted.boundedTo(self.screen().availableGeometry().size() - _FRAME))
