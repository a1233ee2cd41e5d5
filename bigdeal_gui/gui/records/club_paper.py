"""The club's paper: head and foot, and how a page looks, with a sample page beside the choices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from bigdeal_gui import PROGRAM
from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.jobs import Jobs
from bigdeal_gui.gui.parts.languages import language_of_system
from bigdeal_gui.gui.parts.layout.flow_layout import flow_row
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label
from bigdeal_gui.gui.parts.look.spacing import column_layout, row_layout
from bigdeal_gui.gui.records.preview_pane import PreviewPane
from bigdeal_gui.pages.records import paper_words
from bigdeal_gui.pages.table_texts import option_label
from bigdeal_gui.paper.logo import read_logo
from bigdeal_gui.paper.record_options import (
    OPTIONS,
    Option,
    OptionGroup,
    OptionKind,
    RecordHeading,
    usual_paper,
)
from bigdeal_gui.paper.sheets.label_sheets import LABEL_SHEETS, LabelSheet
from bigdeal_gui.paper.words import paper_languages
from bigdeal_gui.services.printing.choices import PrintChoices, print_choices_in
from bigdeal_gui.services.printing.club_logo import kept_logo, logo_from_file
from bigdeal_gui.services.printing.sample import Sample, layouts_with_room
from bigdeal_gui.services.printing.subject import NO_TITLES, Titles

if TYPE_CHECKING:
    from datetime import date

    from bigdeal_gui.paper.record_options import PerPage
    from bigdeal_gui.paper.surface import Raster
    from bigdeal_gui.storage.settings import Choice, Settings

_MOST_COPIES: Final = 20
_MOST_TEXT: Final = 60
_HEIGHT: Final = 36
_SIZE: Final = (1000, 660)
_ROOM: Final = 80
"""Pixels that the screen keeps for its own bars and the window's title."""


def club_paper_choices(settings: Settings) -> PrintChoices:
    """Return how it is printed: as it was chosen, else on the paper sold here, in the window's language."""
    return print_choices_in(settings, QLocale.system().name(), language_of_system())


def choose_picture(parent: QWidget) -> Path | None:
    """Return the picture that the user picked, None when the dialog was cancelled."""
    name, _filter = QFileDialog.getOpenFileName(
        parent,
        QCoreApplication.translate("ClubPaperDialog", "Choose a logo"),
        "",
        QCoreApplication.translate("ClubPaperDialog", "Pictures ({suffixes})").format(
            suffixes="*.png *.jpg *.jpeg *.svg"
        ),
    )
    return Path(name) if name else None


@dataclass(frozen=True, slots=True)
class PaperState:
    """What the dialog begins with; `event` and `day` are those of the chosen set, empty for several."""

    settings: Settings
    titles: Titles = NO_TITLES
    event: str = ""
    day: date | None = None
    is_one_set: bool = True
    solver_problem: str = ""
    choose_picture: Callable[[QWidget], Path | None] = choose_picture


@dataclass(frozen=True, slots=True)
class LogoChoice:
    """Another logo, as it is kept; None for no logo any more."""

    plain: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class PaperChosen:
    """What was chosen: what the settings keep, what is printed this time alone, and another logo."""

    kept: Mapping[str, Choice] = field(default_factory=dict)
    titles: Titles = NO_TITLES
    logo: LogoChoice | None = None


def choose_paper(state: PaperState, parent: QWidget) -> PaperChosen | None:
    """Ask how it is printed; None when the dialog was cancelled."""
    dialog = ClubPaperDialog(state, parent)
    is_done = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.chosen if is_done else None
    dialog.stop()
    dialog.deleteLater()
    return chosen


class ClubPaperDialog(QDialog):
    """A tab for each kind of choice, a sample page beside them; nothing is kept before *OK*."""

    def __init__(self, state: PaperState, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = state
        self.setWindowTitle(self.tr("Paper"))
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self._pages = QStackedWidget(self)
        self.pane = PreviewPane(self)
        self.preview = self.pane.preview
        self.combos: dict[str, QComboBox] = {}
        self.switches: dict[str, CheckBox] = {}
        self.texts: dict[str, QLineEdit] = {}
        self._forms: dict[object, QFormLayout] = {}
        self.columns: list[ScrollColumn] = []
        self.jobs = Jobs(self)
        self._logo: Raster | None = None
        self._other_logo: LogoChoice | None = None
        self._build()
        self._wheel_guard = WheelGuard(self)
        self._show()
        self._on_choice_changed()
        self.jobs.failed.connect(self._on_jobs_failed)
        self.jobs.idle.connect(self._on_jobs_idle)
        self.jobs.run(lambda _job: kept_logo(), self._show_logo)

    def stop(self) -> None:
        """Wait for the end of what is in progress."""
        self.jobs.stop()
        self.preview.stop()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        session = object()
        for key, title in (
            (OptionGroup.CLUB, self.tr("&Club")),
            (session, self.tr("&Session")),
            (OptionGroup.PAGE, self.tr("&Page")),
            (OptionGroup.BOARDS, self.tr("&Boards")),
            (OptionGroup.RESULTS, self.tr("&Double dummy")),
        ):
            self._add_tab(key, title)
        for option in OPTIONS:
            self._add_option(option)
        club, times = self._forms[OptionGroup.CLUB], self._forms[session]
        self._add_logo(club)
        self.director = self._line(club, self.tr("Tournament director"), "")
        self.site = self._line(club, self.tr("Place"), self.tr("such as the club’s hall"))
        self.event_line = self._line(times, self.tr("Event"), self._state.event)
        self.event_line.setEnabled(self._state.is_one_set)
        self.session = self._line(times, self.tr("Session"), self.tr("such as 2"))
        self.sections = self._line(times, self.tr("Sections"), self.tr("such as A, B"))
        self.sections.setToolTip(self.tr("Each section gets its own hand record and labels"))
        self.file_type = self._combo(
            self._forms[OptionGroup.PAGE],
            self.tr("Hand record format"),
            ((False, "PDF"), (True, self.tr("Web page (HTML)"))),
        )
        self.sheet = self._combo(
            times, self.tr("Label sheet"), ((sheet.name, self._sheet_text(sheet)) for sheet in LABEL_SHEETS)
        )
        self.copies = QSpinBox(times.parentWidget())
        self.copies.setRange(1, _MOST_COPIES)
        self.copies.setToolTip(self.tr("Labels, and columns of the checklist, for each section"))
        self._add_row(times, self.tr("Copies"), self.copies)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._ok_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.buttons = buttons
        self.tabs.currentChanged.connect(self._pages.setCurrentIndex)
        self._lay_out()

    def _lay_out(self) -> None:
        middle = row_layout((self._pages, 3), (self.pane, 2), spacing=16)
        self.words = hint_label("", self)
        self._show_hint()
        foot = row_layout((self.words, 1), self.buttons, spacing=16)
        # The tabs over the whole width: beside the sample page large titles would be cut.
        column_layout(self.tabs, (middle, 1), foot, on=self, margin=16, spacing=12)
        room = self.screen().availableGeometry().size()
        wanted = self.minimumSizeHint()
        width, height = (
            min(max(usual, least), most - _ROOM)
            for usual, least, most in zip(
                _SIZE, (wanted.width(), wanted.height()), (room.width(), room.height()), strict=True
            )
        )
        self.resize(width, height)

    def _add_tab(self, key: object, title: str) -> None:
        column = ScrollColumn(self._pages)
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        column.layout_in.setContentsMargins(12, 12, 12, 12)
        column.layout_in.addLayout(form)
        column.layout_in.addStretch(1)
        self._forms[key] = form
        self.columns.append(column)
        self._pages.addWidget(column)
        self.tabs.addTab(title)

    def _add_option(self, option: Option) -> None:
        form, label = self._forms[option.row.group], option_label(option.row.label)
        match option.kind:
            case OptionKind.SWITCH:
                switch = CheckBox(label, self)
                switch.setMinimumHeight(_HEIGHT)
                switch.clicked.connect(self._on_choice_changed)
                form.addRow(switch)
                self.switches[option.name] = switch
            case OptionKind.TEXT:
                self.texts[option.name] = self._line(form, label, "", option.row.letters)
            case _:
                self.combos[option.name] = self._combo(form, label, self._rows(option))

    def _add_logo(self, form: QFormLayout) -> None:
        self.logo_button = QPushButton(self.tr("Choose…"), self, autoDefault=False)
        self.no_logo_button = QPushButton(self.tr("Remove"), self, autoDefault=False)
        self.logo_button.setToolTip(self.tr("A PNG, JPEG or SVG picture; the program keeps its own copy"))
        self.no_logo_button.setToolTip(self.tr("Print without a logo; your file is not deleted"))
        self.logo_button.clicked.connect(self._on_logo_button_clicked)
        self.no_logo_button.clicked.connect(self._on_no_logo_button_clicked)
        for button, name in (
            (self.logo_button, self.tr("Choose a logo")),
            (self.no_logo_button, self.tr("Remove the logo")),
        ):
            button.setAccessibleName(name)
        label = PlainLabel(self.tr("Logo"), self)
        label.setMinimumHeight(_HEIGHT)
        form.addRow(label, flow_row(self.logo_button, self.no_logo_button))
        self.no_logo_button.setEnabled(False)

    def _combo(self, form: QFormLayout, words: str, rows: Iterable[tuple[object, str]]) -> QComboBox:
        box = QComboBox(self)
        # With large text the field may be narrower than what is chosen.
        box.currentTextChanged.connect(box.setToolTip)
        for value, text in rows:
            box.addItem(text, value)
        box.setMinimumContentsLength(8)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.activated.connect(self._on_choice_changed)
        self._add_row(form, words, box)
        return box

    def _line(self, form: QFormLayout, words: str, example: str, letters: int = _MOST_TEXT) -> QLineEdit:
        line = QLineEdit(self, placeholderText=example, maxLength=letters)
        line.textEdited.connect(self._on_choice_changed)
        self._add_row(form, words, line)
        return line

    def _add_row(self, form: QFormLayout, words: str, control: QWidget) -> None:
        label: QLabel = buddy_label(words, control, self)
        label.setMinimumHeight(_HEIGHT)
        form.addRow(label, control)

    def _rows(self, option: Option) -> Iterator[tuple[str, str]]:
        """Yield what is kept of each choice, and what it is called."""
        if option.kind is OptionKind.LANGUAGE:
            yield "", self.tr("same as the window")
            yield from ((language.code, language.name) for language in paper_languages())
        usual = usual_paper(QLocale.system().name())
        for value, label in option.choices:
            here = " " + self.tr("(usual in your country)") if value is usual else ""
            yield value.value, option_label(label) + here

    def _sheet_text(self, sheet: LabelSheet) -> str:
        if sheet.labels == 1:
            return self.tr("a whole page, {like}").format(like=sheet.like)
        return self.tr("{count} on a sheet, {like}").format(count=sheet.labels, like=sheet.like)

    # -- showing ------------------------------------------------------------------------------------------

    def _show(self) -> None:
        settings = self._state.settings
        choices = club_paper_choices(settings)
        for option in OPTIONS:
            value = getattr(choices.options, option.name)
            if option.kind is OptionKind.SWITCH:
                self.switches[option.name].setChecked(value)
            elif option.kind is OptionKind.CHOICE:
                _choose(self.combos[option.name], value.value)
            elif option.kind is OptionKind.TEXT:
                self.texts[option.name].setText(value)
        # Without a choice the language is the window's, whatever that will be.
        _choose(self.combos["language"], settings.records.get("language", ""))
        _choose(self.file_type, choices.web_page)
        _choose(self.sheet, choices.label_sheet.name)
        self.director.setText(choices.director)
        self.site.setText(choices.site)
        self.sections.setText(choices.sections)
        self.copies.setValue(choices.label_copies)
        self.event_line.setText(self._state.titles.event)
        self.session.setText(self._state.titles.session)
        double_dummy, problem = self.switches["double_dummy"], self._state.solver_problem
        double_dummy.setEnabled(not problem)
        double_dummy.setToolTip(problem or self.tr("Takes a few seconds; this computer does the analysis"))
        if problem:
            double_dummy.setChecked(False)

    @property
    def chosen(self) -> PaperChosen:
        """What is chosen so far."""
        kept: dict[str, Choice] = {
            **{name: combo.currentData() for name, combo in self.combos.items()},
            **{name: line.text().strip() for name, line in self.texts.items()},
            **{name: switch.isChecked() for name, switch in self.switches.items()},
            "web_page": bool(self.file_type.currentData()),
            "label_sheet": self.sheet.currentData(),
            "label_copies": self.copies.value(),
            "director": self.director.text().strip(),
            "site": self.site.text().strip(),
            "sections": self.sections.text().strip(),
        }
        titles = Titles(self.event_line.text().strip(), session=self.session.text().strip())
        return PaperChosen(kept, titles, self._other_logo)

    def _show_hint(self) -> None:
        """Say what is remembered, in place of what was wrong with a picture."""
        self.words.setText(
            self.tr("The page shows sample boards. Your choices are remembered, except event and session.")
        )

    def _show_logo(self, logo: Raster | None) -> None:
        self._logo = logo
        self.no_logo_button.setEnabled(logo is not None)
        self._on_choice_changed()

    def _on_choice_changed(self) -> None:
        controls: dict[str, QWidget] = {**self.combos, **self.switches}
        for option in OPTIONS:
            if option.row.needs:
                controls[option.name].setEnabled(self.switches[option.row.needs].isChecked())
        chosen, state = self.chosen, self._state
        settings = replace(state.settings, records={**state.settings.records, **chosen.kept})
        choices = club_paper_choices(settings)
        heading = RecordHeading(
            PROGRAM,
            chosen.titles.event or state.event,
            choices.site,
            next(iter(choices.section_names), ""),
            chosen.titles.session,
            state.day,
            director=choices.director,
            logo=self._logo,
        )
        self.preview.show_sample(Sample(choices.options, heading), paper_words(choices))
        self._grey_layouts(layouts_with_room(choices.options, heading))

    def _grey_layouts(self, readable: Collection[PerPage]) -> None:
        """Let layouts be chosen that can be read on the chosen paper, and say why others cannot."""
        box = self.combos["layout"]
        reason = self.tr("On this paper the cards would be too small to be read")
        rows = box.model()
        for row in range(box.count()):
            has_room = any(layout.value == box.itemData(row) for layout in readable)
            # Qt knows an item without these flags as one that cannot be chosen.
            rows.setData(rows.index(row, 0), None if has_room else 0, Qt.ItemDataRole.UserRole - 1)
            box.setItemData(row, "" if has_room else reason, Qt.ItemDataRole.ToolTipRole)

    def _on_logo_button_clicked(self) -> None:
        path = self._state.choose_picture(self)
        if path is None:
            return

        def taken(plain: bytes) -> None:
            self._other_logo = LogoChoice(plain)
            self._show_logo(read_logo(plain))

        # What is confirmed is what can be seen.
        self._ok_button.setEnabled(False)
        self._show_hint()
        self.jobs.run(lambda _job: logo_from_file(path), taken)

    def _on_no_logo_button_clicked(self) -> None:
        self._other_logo = LogoChoice()
        self._show_hint()
        self.logo_button.setFocus()
        self._show_logo(None)

    def _on_jobs_idle(self) -> None:
        self._ok_button.setEnabled(True)

    def _on_jobs_failed(self, error: AppError) -> None:
        words = f"{error} {error_advice(error).hint}"
        self.words.setText(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))


class WheelGuard(QObject):
    """Lets the wheel scroll the page: it turns values below `part` only while their control has the focus."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        for control in (*part.findChildren(QComboBox), *part.findChildren(QAbstractSpinBox)):
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Pass the wheel on to the page."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(max(box.findData(value), 0))
