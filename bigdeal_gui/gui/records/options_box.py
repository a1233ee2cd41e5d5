"""How records, labels and lists are printed: a few choices, folded away, remembered for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.gui.parts import icons
from bigdeal_gui.gui.parts.boxes import CheckBox
from bigdeal_gui.gui.parts.labels import buddy_label, hint_label
from bigdeal_gui.gui.records.print_options import paper_of, record_options, sheet_of
from bigdeal_gui.paper.label_sheets import LABEL_SHEETS
from bigdeal_gui.paper.languages import LANGUAGES
from bigdeal_gui.paper.record_options import Order, PerPage, SuitColours, Ten
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.storage.record_choices import RecordChoices

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bigdeal_gui.storage.settings import Settings

_MOST_COPIES: Final = 20
_MOST_TEXT: Final = 60
_HEIGHT: Final = 30
_NAMES: Final = {
    "da": "Dansk",
    "de": "Deutsch",
    "en": "English",
    "en-GB": "English (UK)",
    "en-US": "English (US)",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nb": "Norsk",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "sv": "Svenska",
}


class RecordOptionsBox(QWidget):
    """`changed` is emitted when the user chose something else."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.fold = QToolButton(self)
        self.summary = hint_label("", self)
        self.body = QWidget(self)
        self.paper = self._combo((size.value, self._paper_words(size)) for size in PaperSize)
        self.layout_box = self._combo((one.value, self._layout_words(one)) for one in PerPage)
        self.order = self._combo(
            ((Order.ROWS.value, self.tr("in rows")), (Order.COLUMNS.value, self.tr("in columns")))
        )
        self.colours = self._combo(
            (
                (SuitColours.FOUR.value, self.tr("four colours")),
                (SuitColours.TWO.value, self.tr("black and red")),
                (SuitColours.BLACK.value, self.tr("black alone")),
            )
        )
        self.ten = self._combo((one.value, one.value) for one in Ten)
        self.language = self._combo(
            (
                ("", self.tr("as the window")),
                *((one.code, _NAMES.get(one.code, one.code)) for one in LANGUAGES),
            )
        )
        self.file_type = self._combo((("", "PDF"), ("html", self.tr("Web page (HTML)"))))
        self.double_dummy = CheckBox(self.tr("Double-dummy results and par"), self.body)
        self.site = self._line(self.tr("such as the club's hall"))
        self.session = self._line(self.tr("such as 2"))
        self.sections = self._line(self.tr("such as A, B"))
        self.sheet = self._combo((one.name, self._sheet_words(one.name)) for one in LABEL_SHEETS)
        self.copies = QSpinBox(self.body)
        self._build()
        self.show_choices(settings)
        self._connect()

    # -- building -----------------------------------------------------------------------------------------

    def _combo(self, rows: Iterable[tuple[str, str]]) -> QComboBox:
        box = QComboBox(self.body)
        for value, words in rows:
            box.addItem(words, value)
        box.setMinimumHeight(_HEIGHT)
        box.activated.connect(self._on_choice_changed)
        return box

    def _line(self, example: str) -> QLineEdit:
        line = QLineEdit(self.body)
        line.setPlaceholderText(example)
        line.setMaxLength(_MOST_TEXT)
        line.setMinimumHeight(_HEIGHT)
        line.editingFinished.connect(self._on_choice_changed)
        return line

    def _build(self) -> None:
        self.fold.setText(self.tr("P&rint options"))
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setMinimumHeight(28)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setToolTip(self.tr("Show or hide how records and labels are printed"))
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.copies.setRange(1, _MOST_COPIES)
        self.copies.setMinimumHeight(_HEIGHT)
        self.double_dummy.setMinimumHeight(_HEIGHT)
        columns = QHBoxLayout(self.body)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(32)
        columns.addLayout(
            self._form(
                (self.tr("Paper"), self.paper),
                (self.tr("On a page"), self.layout_box),
                (self.tr("Boards go"), self.order),
                (self.tr("Suits"), self.colours),
                (self.tr("Ten"), self.ten),
                (self.tr("Language"), self.language),
                (self.tr("Hand record as"), self.file_type),
            ),
            1,
        )
        right = self._form(
            (self.tr("Site"), self.site),
            (self.tr("Session"), self.session),
            (self.tr("Sections"), self.sections),
            (self.tr("Sheet of labels"), self.sheet),
            (self.tr("Copies"), self.copies),
        )
        right.addRow(hint_label(self.tr("Sections and copies are for labels and checklists."), self.body))
        right.addRow(self.double_dummy)
        columns.addLayout(right, 1)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.fold)
        head.addWidget(self.summary, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(self.body)
        self.body.hide()
        self._paint_icon()

    def _form(self, *rows: tuple[str, QWidget]) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(6)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, control in rows:
            label: QLabel = buddy_label(words, control, self.body)
            form.addRow(label, control)
        return form

    def _connect(self) -> None:
        self.fold.toggled.connect(self._on_fold_toggled)
        self.double_dummy.clicked.connect(self._on_choice_changed)
        self.copies.valueChanged.connect(self._on_choice_changed)

    # -- showing ------------------------------------------------------------------------------------------

    def show_choices(self, settings: Settings) -> None:
        """Show the choices of `settings`."""
        self._settings = settings
        choices = settings.records
        look = record_options(choices, settings)
        for box, value in (
            (self.paper, look.paper.value),
            (self.layout_box, look.per_page.value),
            (self.order, look.order.value),
            (self.colours, look.colours.value),
            (self.ten, look.ten.value),
            (self.language, choices.language),
            (self.file_type, "html" if choices.web_page else ""),
            (self.sheet, sheet_of(choices).name),
        ):
            box.setCurrentIndex(max(box.findData(value), 0))
        self.double_dummy.setChecked(choices.double_dummy)
        self.site.setText(choices.site)
        self.sections.setText(choices.sections)
        self.copies.setValue(choices.label_copies)
        self._sum_up()

    def take_solver(self, problem: str) -> None:
        """Let double-dummy results be asked for, unless there is a `problem`."""
        self.double_dummy.setEnabled(not problem)
        self.double_dummy.setToolTip(
            problem or self.tr("Takes some seconds; boards are solved on this computer")
        )
        if problem:
            self.double_dummy.setChecked(False)
            self._sum_up()

    def choices(self, seal: str) -> RecordChoices:
        """Return what is chosen, with the way of sealing `seal`."""
        return RecordChoices(
            paper=self.paper.currentData(),
            layout=self.layout_box.currentData(),
            order=self.order.currentData(),
            colours=self.colours.currentData(),
            ten=self.ten.currentData(),
            language=self.language.currentData(),
            double_dummy=self.double_dummy.isChecked(),
            web_page=bool(self.file_type.currentData()),
            seal=seal,
            label_sheet=self.sheet.currentData(),
            label_copies=self.copies.value(),
            site=self.site.text().strip(),
            sections=self.sections.text().strip(),
        )

    def _sum_up(self) -> None:
        words = [self.paper.currentText(), self.layout_box.currentText(), self.colours.currentText()]
        if self.language.currentData():
            words.append(self.language.currentText())
        if self.double_dummy.isChecked():
            words.append(self.tr("with double dummy"))
        self.summary.setText(" · ".join(words))

    def _paper_words(self, size: PaperSize) -> str:
        usual = " " + self.tr("(usual here)") if size is paper_of(RecordChoices()) else ""
        return {PaperSize.A4: "A4", PaperSize.LETTER: self.tr("US Letter")}[size] + usual

    def _layout_words(self, one: PerPage) -> str:
        if one is PerPage.LARGE_PRINT:
            return self.tr("2 boards, in large print")
        return self.tr("%n board(s)", "", one.boards)

    def _sheet_words(self, name: str) -> str:
        one = next(sheet for sheet in LABEL_SHEETS if sheet.name == name)
        if one.labels == 1:
            return self.tr("a whole page, {like}").format(like=one.like)
        return self.tr("{count} on a sheet, {like}").format(count=one.labels, like=one.like)

    # -- Qt's events --------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Repaint the icon when the colours change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._paint_icon()

    def _paint_icon(self) -> None:
        self.fold.setIcon(icons.icon("less" if self.fold.isChecked() else "more", self.palette()))

    def _on_fold_toggled(self, is_open: bool) -> None:  # noqa: FBT001 - Qt's signature
        self.body.setVisible(is_open)
        self._paint_icon()

    def _on_choice_changed(self) -> None:
        self._sum_up()
        self.changed.emit()
