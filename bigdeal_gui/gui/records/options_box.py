"""How records, labels and lists are printed: a few choices, folded away, remembered for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
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
from bigdeal_gui.gui.parts.languages import language_of_system
from bigdeal_gui.pages.table_texts import option_label
from bigdeal_gui.paper.label_sheets import LABEL_SHEETS, LabelSheet
from bigdeal_gui.paper.record_options import OPTIONS, Option, OptionKind, usual_paper
from bigdeal_gui.paper.words import languages
from bigdeal_gui.services.printing.choices import choices_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bigdeal_gui.services.printing.choices import PrintChoices
    from bigdeal_gui.services.printing.seals import SealWay
    from bigdeal_gui.storage.settings import Choice, Settings

_MOST_COPIES: Final = 20
_MOST_TEXT: Final = 60
_HEIGHT: Final = 30
_HTML: Final = "html"


def choices_here(settings: Settings) -> PrintChoices:
    """Return how it is printed: as it was chosen, else on the paper sold here, in the window's language."""
    return choices_in(settings, QLocale.system().name(), language_of_system())


class RecordOptionsBox(QWidget):
    """`changed` is emitted when the user chose something else."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.fold = QToolButton(self)
        self.summary = hint_label("", self)
        self.body = QWidget(self)
        self.combos = {
            option.name: self._combo(self._rows(option))
            for option in OPTIONS
            if option.kind in {OptionKind.CHOICE, OptionKind.LANGUAGE}
        }
        self.texts = {
            option.name: self._line("", option.row.letters)
            for option in OPTIONS
            if option.kind is OptionKind.TEXT
        }
        self.switches = {
            option.name: CheckBox(option_label(option.row.label), self.body)
            for option in OPTIONS
            if option.kind is OptionKind.SWITCH
        }
        self.double_dummy = self.switches["double_dummy"]
        self.file_type = self._combo((("", "PDF"), (_HTML, self.tr("Web page (HTML)"))))
        self.site = self._line(self.tr("such as the club's hall"))
        self.session = self._line(self.tr("such as 2"))
        self.sections = self._line(self.tr("such as A, B"))
        self.sheet = self._combo((sheet.name, self._sheet_text(sheet)) for sheet in LABEL_SHEETS)
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

    def _line(self, example: str, letters: int = _MOST_TEXT) -> QLineEdit:
        line = QLineEdit(self.body)
        line.setPlaceholderText(example)
        line.setMaxLength(letters)
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
        columns = QHBoxLayout(self.body)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(32)
        columns.addLayout(
            self._form(
                *(
                    (option_label(option.row.label), self.combos[option.name])
                    for option in OPTIONS
                    if option.name in self.combos
                ),
                (self.tr("Hand record as"), self.file_type),
            ),
            1,
        )
        right = self._form(
            *(
                (option_label(option.row.label), self.texts[option.name])
                for option in OPTIONS
                if option.name in self.texts
            ),
            (self.tr("Site"), self.site),
            (self.tr("Session"), self.session),
            (self.tr("Sections"), self.sections),
            (self.tr("Sheet of labels"), self.sheet),
            (self.tr("Copies"), self.copies),
        )
        right.addRow(hint_label(self.tr("Sections and copies are for labels and checklists."), self.body))
        for switch in self.switches.values():
            switch.setMinimumHeight(_HEIGHT)
            right.addRow(switch)
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
        for switch in self.switches.values():
            switch.clicked.connect(self._on_choice_changed)
        self.copies.valueChanged.connect(self._on_choice_changed)

    # -- showing ------------------------------------------------------------------------------------------

    def show_choices(self, settings: Settings) -> None:
        """Show the choices of `settings`."""
        self._settings = settings
        choices = choices_here(settings)
        for option in OPTIONS:
            value = getattr(choices.options, option.name)
            if option.kind is OptionKind.SWITCH:
                self.switches[option.name].setChecked(value)
            elif option.kind is OptionKind.CHOICE:
                _show(self.combos[option.name], value.value)
            elif option.kind is OptionKind.TEXT:
                self.texts[option.name].setText(value)
        # Without a choice the language is the window's, whatever that will be.
        _show(self.combos["language"], settings.records.get("language", ""))
        _show(self.file_type, _HTML if choices.web_page else "")
        _show(self.sheet, choices.label_sheet.name)
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

    def chosen(self, seal: SealWay) -> dict[str, Choice]:
        """Return what is chosen as the settings keep it, with the way of sealing `seal`."""
        return {
            **{name: combo.currentData() for name, combo in self.combos.items()},
            **{name: line.text().strip() for name, line in self.texts.items()},
            **{name: switch.isChecked() for name, switch in self.switches.items()},
            "web_page": bool(self.file_type.currentData()),
            "seal": seal.value,
            "label_sheet": self.sheet.currentData(),
            "label_copies": self.copies.value(),
            "site": self.site.text().strip(),
            "sections": self.sections.text().strip(),
        }

    def _sum_up(self) -> None:
        named = [self.combos[name].currentText() for name in ("paper", "layout", "colours")]
        if self.combos["language"].currentData():
            named.append(self.combos["language"].currentText())
        if self.double_dummy.isChecked():
            named.append(self.tr("with double dummy"))
        self.summary.setText(" · ".join(named))
        controls: dict[str, QWidget] = {**self.combos, **self.switches, **self.texts}
        for option in OPTIONS:
            if option.row.needs:
                controls[option.name].setEnabled(self.switches[option.row.needs].isChecked())

    def _rows(self, option: Option) -> Iterator[tuple[str, str]]:
        """Yield what is kept of each choice, and what it is called."""
        if option.kind is OptionKind.LANGUAGE:
            yield "", self.tr("as the window")
            yield from ((language.code, language.name) for language in languages())
        usual = usual_paper(QLocale.system().name())
        for value, label in option.choices:
            here = " " + self.tr("(usual here)") if value is usual else ""
            yield value.value, option_label(label) + here

    def _sheet_text(self, sheet: LabelSheet) -> str:
        if sheet.labels == 1:
            return self.tr("a whole page, {like}").format(like=sheet.like)
        return self.tr("{count} on a sheet, {like}").format(count=sheet.labels, like=sheet.like)

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


def _show(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(max(box.findData(value), 0))
