"""The first start: language and who you are, what the files are for, where they go; all optional."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bigdeal_gui import TITLE
from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.parts.fields.boxes import CheckBox
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.languages import LANGUAGES, language_of_system
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn, fit_to_text
from bigdeal_gui.gui.parts.look.appearance import TextRole, set_text_role
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label, text_label, title_label
from bigdeal_gui.gui.parts.look.spacing import STRETCH, add_to_layout, column_layout, row_layout
from bigdeal_gui.gui.parts.restore_button import RestoreButton
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.settings.identification_field import IdentificationField
from bigdeal_gui.gui.settings.old_settings import OldSettingsButton, choose_old_settings
from bigdeal_gui.pages.settings import MACHINES, FirstRunModel, OldSettings
from bigdeal_gui.pages.table_texts import format_title
from bigdeal_gui.storage import disk

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from bigdeal_gui.services.moving import Restored
    from bigdeal_gui.storage.settings import Settings

_PAGES: Final = 3
_LETTERS_WIDE: Final = 84
_LETTERS_OF_BUTTON: Final = 9
_LINE_HEIGHT: Final = 28
_BUTTON_HEIGHT: Final = 40
_GAPS_HEIGHT: Final = 32


class FirstRun(QDialog):
    """Asks for the settings that most clubs want to choose.

    Pages passed with *Next* count, whatever happens afterwards; skipping or closing leaves the rest as it
    was. Where another language is chosen the dialog ends with `OTHER_LANGUAGE`, to be asked again in it with
    what was typed so far.
    `choose_file` and `choose_folder` stand in for the system's dialogs.
    """

    OTHER_LANGUAGE: Final = 2
    """The result after which `language` is to be spoken."""

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        choose_file: Callable[[QWidget], str] = choose_old_settings,
        choose_folder: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Welcome to {program}").format(program=TITLE))
        self._model = FirstRunModel(settings)
        self._restored: Settings | None = None
        self.step = PlainLabel(self)
        self.stack = QStackedWidget(self)
        self.strip = ErrorStrip(self)
        self.skip_button = QPushButton(self)
        self.back_button = QPushButton(self.tr("&Back"), self)
        self.next_button = QPushButton(self, default=True)
        self._columns = [ScrollColumn(self.stack) for _page in range(_PAGES)]
        who, what, where = (column.inside for column in self._columns)
        self.languages = QComboBox(who)
        self.identification = IdentificationField(who)
        self.import_button = OldSettingsButton(who, choose_file)
        self.restore_button = RestoreButton(who, lambda: settings)
        self.imported = hint_label("", who)
        self.machines = {name: CheckBox("", what) for name in MACHINES}
        self.ticked = hint_label("", what)
        self.folder = FolderField(self.tr("Folder for the files"), self.tr("&Choose…"), where, choose_folder)
        self._build()
        self._fill_in()
        self._open(0)

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        for column, fill_page in zip(
            self._columns, (self._build_who, self._build_what, self._build_where), strict=True
        ):
            column.layout_in.setContentsMargins(0, 0, 0, 0)
            column.layout_in.setSpacing(8)
            fill_page(column.inside, column.layout_in)
            column.layout_in.addStretch(1)
            self.stack.addWidget(column)
        buttons = row_layout(self.skip_button, STRETCH, self.back_button, self.next_button)
        for button in (self.skip_button, self.back_button, self.next_button):
            button.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LETTERS_OF_BUTTON)
        set_text_role(self.step, TextRole.HINT)
        column_layout(
            self.step, (self.stack, 1), self.strip, buttons, on=self, margin=(24, 24, 24, 16), spacing=16
        )
        self.skip_button.clicked.connect(self.reject)
        self.back_button.clicked.connect(self._on_back_button_clicked)
        self.next_button.clicked.connect(self._on_next_button_clicked)
        self.import_button.imported.connect(self._on_import_button_imported)
        self.import_button.failed.connect(self.strip.show_error)
        self.restore_button.restored.connect(self._on_restore_button_restored)
        self.restore_button.failed.connect(self.strip.show_error)

    def _build_languages(self, page: QWidget, column: QVBoxLayout) -> None:
        for language in LANGUAGES:
            self.languages.addItem(language.name)
        codes = [language.code for language in LANGUAGES]
        in_force = self._language_before
        self.languages.setCurrentIndex(codes.index(in_force) if in_force in codes else 0)
        self.languages.setAccessibleName(self.tr("&Language").replace("&", ""))
        self.languages.setToolTip(self.tr("You can change it later, in the settings."))
        self.languages.activated.connect(self._on_languages_activated)
        label = buddy_label(self.tr("&Language"), self.languages, page)
        column.addLayout(row_layout(label, self.languages, STRETCH))

    def _build_who(self, page: QWidget, column: QVBoxLayout) -> None:
        self.import_button.setAutoDefault(False)
        self._build_languages(page, column)
        column.addSpacing(8)
        words = self.tr(
            "Your identification is mixed into every deal, so two clubs never deal the same "
            "boards, even from the same seed."
        )
        add_to_layout(column, title_label(self.tr("Who are you?"), page), text_label(page, words))
        column.addSpacing(8)
        label = buddy_label(self.tr("&Identification: club and place"), self.identification.line, page)
        add_to_layout(column, label, self.identification)
        column.addSpacing(8)
        used = hint_label(self.tr("if you have used Big Deal before"), page)
        had = hint_label(self.tr("if you had this program before, on another computer"), page)
        rows = (row_layout(self.import_button, (used, 1)), row_layout(self.restore_button, (had, 1)))
        add_to_layout(column, *rows, self.imported)
        self.imported.hide()

    def _build_what(self, page: QWidget, column: QVBoxLayout) -> None:
        words = self.tr("Tick what you use. The right files are then ticked for every session.")
        heading = title_label(self.tr("Where will you use the files?"), page)
        add_to_layout(column, heading, text_label(page, words))
        column.addSpacing(8)
        titles = self._machine_titles()
        for name, box in self.machines.items():
            title = titles[name]
            box.setText(title)
            box.setAccessibleName(title.replace("&", ""))
            box.setMinimumHeight(_LINE_HEIGHT)
            box.toggled.connect(self._show_ticked)
            column.addWidget(box)
        column.addSpacing(8)
        column.addWidget(self.ticked)

    def _machine_titles(self) -> dict[str, str]:
        return {
            "duplimate": self.tr("&Duplimate, Bridge Sorter"),
            "dupsoft": self.tr("Duplimate with an &older program"),
            "dealer4": self.tr("Dealer&4"),
            "composer": self.tr("Bridge&Composer, Dealmaster Pro"),
            "scoring": self.tr("A scoring program or &web site"),
            "bbo": self.tr("B&ridge Base Online (BBO)"),
            "kops": self.tr("&KoPS"),
            "other": self.tr("Something &else, or I don’t know"),
        }

    def _build_where(self, page: QWidget, column: QVBoxLayout) -> None:
        self.folder.button.setAutoDefault(False)
        words = self.tr("You can still choose a different folder for each session.")
        add_to_layout(column, title_label(self.tr("Where do the files go?"), page), text_label(page, words))
        column.addSpacing(8)
        warning = self.tr(
            "Anyone who can open the files before play can read the hands. Choose a folder of "
            "your own, not a shared one."
        )
        label = buddy_label(self.tr("&Folder"), self.folder.line, page)
        add_to_layout(column, label, self.folder, hint_label(warning, page))

    def _fill_in(self) -> None:
        settings = self._model.before
        self.identification.set_owner(settings.owner)
        for name, box in self.machines.items():
            box.setChecked(name in settings.machine)
        self._show_ticked()
        self.folder.set_folder(settings.folder or documents_folder())

    # -- what comes of it ---------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The code of the language that is chosen."""
        return LANGUAGES[self.languages.currentIndex()].code

    @property
    def _language_before(self) -> str:
        return self._model.before.language or language_of_system()

    def result_settings(self) -> Settings:
        """Return the settings after the pages that were passed; asked again only in another language."""
        if self._restored is not None:
            return self._restored
        self._take_answers()
        is_other = self.result() == self.OTHER_LANGUAGE
        answers = self._model.result()
        return replace(answers, language=self.language, is_first_run=True) if is_other else answers

    def _take_answers(self) -> None:
        self._model.owner = self.identification.owner
        self._model.machines = tuple(name for name, box in self.machines.items() if box.isChecked())
        self._model.folder = self.folder.folder

    # -- pages --------------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Open as large as the largest page needs."""
        super().showEvent(event)
        width = self.fontMetrics().averageCharWidth() * _LETTERS_WIDE
        others = self.step.sizeHint().height() + _BUTTON_HEIGHT + _GAPS_HEIGHT
        highest = max(self._columns, key=lambda column: column.height_for(width))
        fit_to_text(self, highest, width, others)
        self._focus()

    def _open(self, page: int) -> None:
        last = len(self._columns) - 1
        self.strip.hide()
        self.stack.setCurrentIndex(page)
        self.step.setText(self.tr("Step {step} of {steps}").format(step=page + 1, steps=last + 1))
        self.back_button.setVisible(page > 0)
        self.skip_button.setText(self.tr("&Skip the rest") if page else self.tr("&Skip"))
        self.next_button.setText(self.tr("Fi&nish") if page == last else self.tr("&Next"))
        for button in (self.skip_button, self.back_button, self.next_button):
            button.setAccessibleName(button.text().replace("&", ""))
        self._focus()

    def _focus(self) -> None:
        # Where a language was chosen a moment ago, another may be meant.
        who = self.languages if self._model.before.language else self.identification.line
        first = (who, next(iter(self.machines.values())), self.folder.line)
        first[self.stack.currentIndex()].setFocus(Qt.FocusReason.TabFocusReason)

    def _show_ticked(self) -> None:
        self._take_answers()
        formats = [format_by_name(name) for name in self._model.formats]
        files = ", ".join(f"{format_title(format_)} ({format_.suffix})" for format_ in formats)
        self.ticked.setText(self.tr("Files for each session: {files}").format(files=files))

    # -- signals ------------------------------------------------------------------------------------------

    def _on_languages_activated(self) -> None:
        if self.language != self._language_before:
            self._model.passed = max(self._model.passed, 1)
            self.done(self.OTHER_LANGUAGE)

    def _on_back_button_clicked(self) -> None:
        self._open(self.stack.currentIndex() - 1)

    def _on_next_button_clicked(self) -> None:
        page = self.stack.currentIndex()
        self._model.passed = max(self._model.passed, page + 1)
        if page + 1 == len(self._columns):
            self._finish()
        else:
            self._open(page + 1)

    def _on_restore_button_restored(self, came: Restored) -> None:
        """End the questions where the backup answers them."""
        self.strip.hide()
        self._restored = came.settings
        if came.settings is not None:
            self.accept()
            return
        self.imported.setText(self.tr("The journal is back. This backup has no settings."))
        self.imported.show()

    def _finish(self) -> None:
        """End the questions; the folder that was named is made where it is missing, or it is said why not."""
        folder = self.folder.folder
        try:
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.strip.show_error(CannotWrite(folder or Path(), disk.system_reason(error)))
            return
        self.accept()

    def _on_import_button_imported(self, old: OldSettings) -> None:
        self.strip.hide()
        said = []
        if old.owner is not None:
            self.identification.set_owner(old.owner)
            said.append(self.tr("Identification imported; compare its number if you like."))
        if old.formats:
            self._model.imported = old.formats
            said.append(self.tr("Formats imported: {names}.").format(names=", ".join(old.formats)))
        if old.left_out:
            said.append(self.tr("Left out: {names}.").format(names=", ".join(old.left_out)))
        self.imported.setText(" ".join(said) or self.tr("This file contains nothing to import."))
        self.imported.show()
        self._show_ticked()


def documents_folder() -> Path | None:
    """Return the user's folder for documents; None where the system names none that is there."""
    named = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(named) if named and Path(named).is_dir() else None
