"""The settings: everything that is asked once, changed here and saved at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bigdeal_gui.errors import AppError
from bigdeal_gui.gui.parts.confirm import confirm
from bigdeal_gui.gui.parts.error_strip import ErrorStrip
from bigdeal_gui.gui.parts.folder_field import FolderField
from bigdeal_gui.gui.parts.formats_box import FormatsBox
from bigdeal_gui.gui.parts.giving_way import Explanation, StepGap
from bigdeal_gui.gui.parts.labels import buddy_label, hint_label, section_label, title_label
from bigdeal_gui.gui.parts.languages import LANGUAGES, SYSTEM
from bigdeal_gui.gui.parts.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.sections import Sections
from bigdeal_gui.gui.parts.spacing import MARGIN, NEAR, fit_above_bar, fit_bar, fit_page, fit_part
from bigdeal_gui.gui.settings.choices import profile_choice, randomness_choice
from bigdeal_gui.gui.settings.identification_field import IdentificationField
from bigdeal_gui.gui.settings.old_settings import OldSettingsButton, choose_old_settings
from bigdeal_gui.gui.settings.presets_list import PresetsList
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.settings import replaces_owner, restored_defaults, with_old_settings
from bigdeal_gui.storage.settings import TEXT_SIZES, Appearance

if TYPE_CHECKING:
    from collections.abc import Callable

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.settings import OldSettings
    from bigdeal_gui.storage.settings import Settings

_SAVED_MS: Final = 4_000
_LETTERS_WIDE: Final = 108


@dataclass(frozen=True, slots=True)
class SettingsQuestions:
    """What the page asks in dialogs; tests put their answers in place of them.

    `choose_file` asks for Big Deal's settings (empty: cancelled), `confirm` a yes or no.
    """

    confirm: Callable[[Question, QWidget], bool] = confirm
    choose_file: Callable[[QWidget], str] = choose_old_settings


class SettingsPage(QWidget):
    """Shows the settings of `store` and saves every change at once.

    `changed` is emitted after a change of the user's was saved. `questions` stands in for the dialogs.
    """

    help_topic: Final = "machines"

    changed = Signal()

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        questions: SettingsQuestions | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._questions = questions or SettingsQuestions()
        self._column = ScrollColumn(self)
        inside = self._column.inside
        self.saved = QLabel(self)
        self.identification = IdentificationField(inside)
        self.import_button = OldSettingsButton(inside, self._questions.choose_file)
        self._formats = FormatsModel()
        self.formats = FormatsBox(self._formats, inside)
        self.folder = FolderField(self.tr("Folder for the files"), self.tr("C&hoose…"), inside)
        self.archive = FolderField(self.tr("Folder for used sets"), self.tr("Ch&oose…"), inside)
        self.profile = profile_choice(inside)
        self.randomness = randomness_choice(inside)
        self.language = QComboBox(inside)
        self.appearance = QComboBox(inside)
        self.text_size = QComboBox(inside)
        self.presets = PresetsList(inside, self._may_drop_preset)
        self.restore_button = QPushButton(self.tr("Restore de&faults…"), self)
        self.topics = self._sections()
        self.strip = ErrorStrip(self)
        self._saved_timer = QTimer(self)
        self._build()
        self._show(store.settings)
        self._connect()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.saved.setAccessibleName(self.tr("State of the settings"))
        column = self._column.layout_in
        fit_page(column)
        column.addWidget(title_label(self.tr("Settings"), self._column.inside))
        column.addWidget(self.topics, 1)
        bar = QFrame(self)
        bar.setObjectName("dealBar")
        row = QHBoxLayout(bar)
        fit_bar(row)
        row.addWidget(self.saved, 1)
        row.addWidget(self.restore_button)
        self.restore_button.setAutoDefault(False)
        self.saved.setWordWrap(True)
        note = QVBoxLayout()
        fit_above_bar(note)
        note.addWidget(self.strip)
        whole = QVBoxLayout(self)
        fit_part(whole, 0)
        whole.addWidget(self._column, 1)
        whole.addLayout(note)
        whole.addWidget(bar)
        self.setFocusProxy(self.topics)
        self._saved_timer.setSingleShot(True)
        self._saved_timer.setInterval(_SAVED_MS)
        self._saved_timer.timeout.connect(self.saved.clear)

    def _sections(self) -> Sections:
        return Sections(
            self.tr("Topics"),
            (
                (self.tr("Language and appearance"), self._looks()),
                (self.tr("Your club"), self._club()),
                (self.tr("Files"), self._files()),
                (self.tr("Dealing"), self._dealing()),
                (self.tr("Presets"), self._presets()),
            ),
            self._column.inside,
        )

    def _topic(self, *parts: QWidget) -> QWidget:
        """Return a topic with `parts` below each other, no wider than a line that reads well."""
        topic = QWidget(self._column.inside)
        topic.setMaximumWidth(self.fontMetrics().averageCharWidth() * _LETTERS_WIDE)
        column = QVBoxLayout(topic)
        fit_part(column)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        return topic

    def _gap(self) -> StepGap:
        return StepGap(self._column.inside, MARGIN, 0)

    def _club(self) -> QWidget:
        inside = self._column.inside
        title = section_label(self.tr("&Identification"), inside)
        title.setBuddy(self.identification.line)
        words = Explanation(
            self.tr(
                "Your club and place. It is mixed into every deal, so that two clubs never deal "
                "the same boards, even from the same seed. It is no password."
            ),
            inside,
        )
        return self._topic(title, words, self.identification, self._gap(), self._import_row())

    def _files(self) -> QWidget:
        inside = self._column.inside
        return self._topic(
            section_label(self.tr("Files"), inside),
            Explanation(self.tr("Ticked when the program starts."), inside),
            self.formats,
            self._gap(),
            self._folders(),
        )

    def _dealing(self) -> QWidget:
        inside = self._column.inside
        return self._topic(
            section_label(self.tr("Contents of the files"), inside),
            self.profile,
            self._gap(),
            section_label(self.tr("Randomness"), inside),
            self.randomness,
        )

    def _presets(self) -> QWidget:
        title = section_label(self.tr("Pr&esets"), self._column.inside)
        title.setBuddy(self.presets.list)
        return self._topic(title, self.presets)

    def _import_row(self) -> QWidget:
        holder = QWidget(self._column.inside)
        row = QHBoxLayout(holder)
        fit_part(row)
        row.addWidget(self.import_button)
        row.addWidget(
            hint_label(self.tr("From Big Deal: bigdeal.ini or .bigdealrc, byte for byte."), holder), 1
        )
        return holder

    def _folders(self) -> QWidget:
        holder = QWidget(self._column.inside)
        grid = self._grid(holder)
        for row, (text, field) in enumerate(
            ((self.tr("&New sets go to"), self.folder), (self.tr("&Used sets go to"), self.archive))
        ):
            grid.addWidget(buddy_label(text, field.line, holder), row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        return holder

    def _looks(self) -> QWidget:
        self.language.addItem(self.tr("As the system"), SYSTEM)
        for language in LANGUAGES:
            self.language.addItem(language.name, language.code)
        for scheme, title in (
            (Appearance.SYSTEM, self.tr("As the system")),
            (Appearance.LIGHT, self.tr("Light")),
            (Appearance.DARK, self.tr("Dark")),
        ):
            self.appearance.addItem(title, scheme)
        for percent in TEXT_SIZES:
            self.text_size.addItem(self.tr("{percent} %").format(percent=percent), percent)
        holder = QWidget(self._column.inside)
        grid = self._grid(holder)
        for row, (text, combo) in enumerate(
            (
                (self.tr("Lan&guage"), self.language),
                (self.tr("Co&lours"), self.appearance),
                (self.tr("&Text size"), self.text_size),
            )
        ):
            combo.setAccessibleName(text.replace("&", ""))
            grid.addWidget(buddy_label(text, combo, holder), row, 0)
            grid.addWidget(combo, row, 1)
        grid.setColumnStretch(2, 1)
        return self._topic(holder)

    def _grid(self, holder: QWidget) -> QGridLayout:
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(MARGIN)
        grid.setVerticalSpacing(NEAR)
        return grid

    def _connect(self) -> None:
        self.identification.changed.connect(self._on_identification_changed)
        self.import_button.imported.connect(self._on_import_button_imported)
        self.import_button.failed.connect(self.strip.show_error)
        self.formats.changed.connect(self._on_formats_changed)
        self.folder.changed.connect(self._on_folder_changed)
        self.archive.changed.connect(self._on_archive_changed)
        self.profile.chosen.connect(self._on_profile_chosen)
        self.randomness.chosen.connect(self._on_randomness_chosen)
        self.language.activated.connect(self._on_language_activated)
        self.appearance.activated.connect(self._on_appearance_activated)
        self.text_size.activated.connect(self._on_text_size_activated)
        self.presets.changed.connect(self._on_presets_changed)
        self.restore_button.clicked.connect(self._on_restore_button_clicked)
        self._store.changed.connect(self._on_store_changed)

    # -- showing and keeping ------------------------------------------------------------------------------

    def _show(self, settings: Settings) -> None:
        if settings.owner != self.identification.owner:
            self.identification.set_owner(settings.owner)
        if set(settings.formats) != self._formats.chosen:
            self._formats.choose(settings.formats)
            self.formats.refresh()
        self.folder.set_folder(settings.folder)
        self.archive.set_folder(settings.archive_folder)
        self.profile.set_value(settings.profile)
        self.randomness.set_value(settings.randomness)
        self.language.setCurrentIndex(max(0, self.language.findData(settings.language)))
        self.appearance.setCurrentIndex(self.appearance.findData(settings.appearance))
        self.text_size.setCurrentIndex(TEXT_SIZES.index(settings.text_percent))
        if settings.presets != self.presets.presets or not settings.presets:
            self.presets.set_presets(settings.presets)

    def _keep(self, settings: Settings) -> None:
        try:
            self._store.replace(settings)
        except AppError as error:
            self._show(self._store.settings)
            self.strip.show_error(error)
            return
        self.strip.hide()
        self._say(self.tr("Saved"))
        self.changed.emit()

    def _say(self, text: str) -> None:
        self.saved.setText(text)
        self._saved_timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.saved, text))

    def _may_drop_preset(self, name: str) -> bool:
        question = Question(
            self.tr("Delete preset"),
            self.tr("Delete the preset “{name}”?").format(name=name),
            self.tr("Sets dealt with it are not touched."),
            self.tr("&Delete"),
        )
        return self._questions.confirm(question, self)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_store_changed(self, settings: Settings) -> None:
        self._show(settings)

    def _on_identification_changed(self) -> None:
        self._keep(replace(self._store.settings, owner=self.identification.owner))

    def _on_formats_changed(self) -> None:
        self._keep(replace(self._store.settings, formats=self._formats.chosen_names))

    def _on_folder_changed(self) -> None:
        self._keep(replace(self._store.settings, folder=self.folder.folder))

    def _on_archive_changed(self) -> None:
        self._keep(replace(self._store.settings, archive_folder=self.archive.folder))

    def _on_profile_chosen(self) -> None:
        self._keep(replace(self._store.settings, profile=self.profile.value))

    def _on_randomness_chosen(self) -> None:
        self._keep(replace(self._store.settings, randomness=self.randomness.value))

    def _on_language_activated(self) -> None:
        self._keep(replace(self._store.settings, language=self.language.currentData()))

    def _on_appearance_activated(self) -> None:
        chosen = Appearance(self.appearance.currentData())
        self._keep(replace(self._store.settings, appearance=chosen))

    def _on_text_size_activated(self, index: int) -> None:
        self._keep(replace(self._store.settings, text_percent=TEXT_SIZES[index]))

    def _on_presets_changed(self) -> None:
        self._keep(self.presets.applied_to(self._store.settings))

    def _on_import_button_imported(self, old: OldSettings) -> None:
        settings = self._store.settings
        if replaces_owner(settings, old):
            question = Question(
                self.tr("Import old settings"),
                self.tr("Replace the identification?"),
                self.tr("The one in the file differs from yours. Sets already dealt are not touched."),
                self.tr("&Replace"),
            )
            if not self._questions.confirm(question, self):
                return
        self._keep(with_old_settings(settings, old))
        if old.left_out:
            self._say(self.tr("Saved, without: {formats}").format(formats=", ".join(old.left_out)))

    def _on_restore_button_clicked(self) -> None:
        question = Question(
            self.tr("Restore defaults"),
            self.tr("Set everything back as it was at the first start?"),
            self.tr("Your identification, your presets and the sets you have dealt are kept."),
            self.tr("Set &back"),
        )
        if self._questions.confirm(question, self):
            self._keep(restored_defaults(self._store.settings))
