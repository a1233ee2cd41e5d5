"""The help: pages of Markdown that lie beside the program, read without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QEvent, QIODevice, QLocale, QSignalBlocker, QSize, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageSize,
    QPalette,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QApplication, QDialog, QListWidget, QPushButton, QTextBrowser, QWidget

from bigdeal_gui import TITLE
from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.gui.parts.dialogs.file_dialogs import choose_new_file, open_in_desktop
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel, hint_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, column_layout, row_layout
from bigdeal_gui.pages.help import TOPICS, HelpModel, help_folders, page_title
from bigdeal_gui.paper.record_options import usual_paper
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.labels import make_wall_card
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file

_LINE_PERCENT: Final = 135.0
_TOPICS_WIDTH: Final = 190
_SIZE: Final = QSize(820, 620)
_PRINTED_POINTS: Final = 9
_FRAME: Final = QSize(8, 40)
"""Pixels that a window's frame takes."""


class HelpText(QTextBrowser):
    """One page of help; links lead to other pages and nowhere else."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Load nothing: the pages hold no pictures, and nothing is fetched."""
        return None

    _source = ""

    def show_page(self, text: str) -> None:
        """Show `text`, which is Markdown, set for reading, from its beginning."""
        self._source = text
        self._set()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Set the page again when colours or the size of text change."""
        super().changeEvent(event)
        if self._source and event.type() in {QEvent.Type.PaletteChange, QEvent.Type.FontChange}:
            place = self.verticalScrollBar().value()
            self._set()
            self.verticalScrollBar().setValue(place)

    def _set(self) -> None:
        self.document().setMarkdown(self._source)
        self._space()
        self._use_own_bold()
        self._rule_tables()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _space(self) -> None:
        """Give paragraphs and headings room, in steps of the text's own height."""
        line = self.fontMetrics().height()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            form = QTextBlockFormat(block.blockFormat())
            level = form.headingLevel()
            in_table = cursor.currentTable() is not None
            percent = 100.0 if in_table else _LINE_PERCENT
            form.setLineHeight(percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin(line if level > 1 else 0)
            form.setBottomMargin(0 if in_table else 0.55 * line)
            cursor.setBlockFormat(form)
            if level:
                self._size_heading(cursor, level)
            block = block.next()
        cursor.endEditBlock()

    def _size_heading(self, cursor: QTextCursor, level: int) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        form.setFontPointSize(self.font().pointSizeF() * (1.45 if level == 1 else 1.15))
        form.setFontWeight(QFont.Weight.DemiBold)
        cursor.setCharFormat(form)

    def _use_own_bold(self) -> None:
        """Set what is bold in the font's own semibold: another weight would be smeared out of it."""
        cursor = QTextCursor(self.document())
        form = QTextCharFormat()
        form.setFontWeight(QFont.Weight.DemiBold)
        block = self.document().begin()
        while block.isValid():
            start = block.position()
            for stretch in block.textFormats():
                if stretch.format.fontWeight() > QFont.Weight.DemiBold:
                    cursor.setPosition(start + stretch.start)
                    end = start + stretch.start + stretch.length
                    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(form)
            block = block.next()

    def _rule_tables(self) -> None:
        line = QColor(self.palette().color(QPalette.ColorRole.Mid))
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                form = frame.format()
                form.setCellPadding(6)
                form.setCellSpacing(0)
                form.setBorderCollapse(True)
                form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                form.setBorderBrush(line)
                form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
                frame.setFormat(form)


class HelpPage(QWidget):
    """The list of topics beside the topic that is open."""

    def __init__(self, parent: QWidget | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.model = HelpModel((folder,) if folder else help_folders(QLocale().name()))
        self.topics = QListWidget(self)
        self.text = HelpText(self)
        self.card_button = QPushButton(self.tr("&Card for the wall…"), self)
        self.print_button = QPushButton(self.tr("&Print this page…"), self)
        self.problem = hint_label("", self)
        self.choose_file = choose_new_file
        self.open_file = open_in_desktop
        self._build()
        self.topics.addItems(self.model.titles())
        self._show()
        self.topics.currentRowChanged.connect(self._on_topics_current_row_changed)
        self.text.anchorClicked.connect(self._on_text_anchor_clicked)

    def _build(self) -> None:
        title = PlainLabel(self.tr("Help"), self)
        self.card_button.setToolTip(self.tr("One page: deal, duplicate, print, and what never to do"))
        self.card_button.clicked.connect(self._on_card_button_clicked)
        self.print_button.setToolTip(self.tr("Save this page of the help as PDF, and open it"))
        self.print_button.clicked.connect(self._on_print_button_clicked)
        self.problem.hide()
        for button in (self.card_button, self.print_button):
            button.setAutoDefault(False)
        head = row_layout(title, STRETCH, self.card_button, self.print_button, spacing=16)
        set_text_role(title, TextRole.TITLE)
        label = PlainLabel(self.tr("&Topics"), self)
        label.setBuddy(self.topics)
        self.topics.setAccessibleName(self.tr("Help topics"))
        self.topics.setWordWrap(True)
        self.topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setAccessibleName(self.tr("Help text"))
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(20)
        left = column_layout(label, self.topics, spacing=16)
        row = row_layout((left, 1), (self.text, 3), spacing=16)
        column_layout(head, self.problem, row, on=self, margin=16, spacing=16)
        self.topics.setMinimumWidth(_TOPICS_WIDTH)
        self.setFocusProxy(self.topics)

    @property
    def topic(self) -> str:
        """The name of the topic that is open."""
        return self.model.topic

    def show_topic(self, name: str) -> None:
        """Open the topic `name`, one of TOPICS; another changes nothing."""
        if self.model.open(name):
            self._show()

    def _show(self) -> None:
        with QSignalBlocker(self.topics):
            self.topics.setCurrentRow(TOPICS.index(self.model.topic))
        self.text.show_page(self.model.page(self.model.topic))

    def _on_card_button_clicked(self) -> None:
        """Make the card where the user says, in the window's language, and show it, to be printed."""
        paper = usual_paper(QLocale.system().name())
        self._make(
            self.tr("Card for the wall"), lambda target: make_wall_card(target, paper, QLocale().name())
        )

    def _on_print_button_clicked(self) -> None:
        """Make a PDF of the open page where the user says, and show it, to be printed."""
        text = self.model.page(self.model.topic)
        self._make(page_title(text), lambda target: deliver_file(target, lambda: _pdf(text)))

    def _make(self, title: str, make: Callable[[Path], DeliveredFile]) -> None:
        target = self.choose_file(title, "PDF (*.pdf)", Path.home() / f"{title}.pdf", self)
        if target is None:
            return
        self.problem.hide()
        try:
            made = make(target)
        except AppError as error:
            self.problem.setText(f"{error} {error_advice(error).hint}")
            self.problem.show()
        else:
            self.open_file(made.path)

    def _on_topics_current_row_changed(self, row: int) -> None:
        self.show_topic(TOPICS[row])

    def _on_text_anchor_clicked(self, link: QUrl) -> None:
        if self.model.follow(link.toString()):
            self._show()


def _pdf(text: str) -> bytes:
    """Return `text`, which is Markdown, as pages of the office's paper."""
    content = QByteArray()
    device = QBuffer(content)
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(device)
    is_letter = usual_paper(QLocale.system().name()) is PaperSize.LETTER
    size = QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(size))
    writer.setTitle(page_title(text))
    document = QTextDocument()
    document.setDefaultFont(QFont(QApplication.font().family(), _PRINTED_POINTS))
    document.setMarkdown(text)
    document.print_(writer)
    device.close()
    return bytes(content.data())


class HelpWindow(QDialog):
    """Holds the help page, to be read beside the page that it explains; Esc closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Help – {program}").format(program=TITLE))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.page = HelpPage(self)
        column_layout(self.page, on=self)
        self.resize(_SIZE.boundedTo(self.screen().availableGeometry().size() - _FRAME))
