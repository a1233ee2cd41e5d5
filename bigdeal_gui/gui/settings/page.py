"""The settings: everything that is asked once, changed here and saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QListWidget, QPushButton, QWidget

from bigdeal_gui.errors.base import AppError
from bigdeal_gui.gui.parts.dialogs.confirm import confirm
from bigdeal_gui.gui.parts.dialogs.preset_dialog import ask_draft
from bigdeal_gui.gui.parts.fields.choice_group import ChoiceGroup
from bigdeal_gui.gui.parts.fields.folder_field import FolderField
from bigdeal_gui.gui.parts.fields.formats_box import FormatsBox
from bigdeal_gui.gui.parts.languages import LANGUAGES, SYSTEM
from bigdeal_gui.gui.parts.layout.collapsing import Explanation, StepGap
from bigdeal_gui.gui.parts.layout.scrolling import ScrollColumn
from bigdeal_gui.gui.parts.layout.sections import Sections
from bigdeal_gui.gui.parts.look.labels import PlainLabel, buddy_label, hint_label, section_label, title_label
from bigdeal_gui.gui.parts.look.spacing import (
    ABOVE_BAR,
    BAR_MARGINS,
    INSIDE,
    MARGIN,
    STRETCH,
    add_to_layout,
    column_layout,
    row_layout,
    set_margins,
    set_page_margins,
)
from bigdeal_gui.gui.parts.strips.error_strip import ErrorStrip
from bigdeal_gui.gui.settings.identification_field import IdentificationField
from bigdeal_gui.gui.settings.old_settings import OldSettingsButton, choose_old_settings
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.boards import boards_words
from bigdeal_gui.pages.formats import FormatsModel
from bigdeal_gui.pages.presets import PresetDraft, preset_named, with_preset, without_preset
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.pages.settings import OldSettings, replaces_owner, restored_defaults, with_old_settings
from bigdeal_gui.storage.settings import SETTINGS, SettingRow, Settings, setting_words
from bigdeal_gui.words import board_words

if TYPE_CHECKING:
    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.storage.preset import Preset


_ROWS: Final = 4


class PresetsList(QWidget):
    """`changed` is emitted after the user changed or deleted a preset.

    `ask_draft` asks for name and folder; `confirm` takes a name and returns whether it may go.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QWidget,
        confirm: Callable[[str], bool],
        ask_draft: Callable[[str, PresetDraft, QWidget], PresetDraft | None] = ask_draft,
    ) -> None:
        super().__init__(parent)
        self._presets: tuple[Preset, ...] = ()
        self._confirm = confirm
        self._ask_draft = ask_draft
        self._names: dict[str, str] = {}
        self.list = QListWidget(self)
        self.change_button = QPushButton(self.tr("Name, folde&r…"), self)
        self.delete_button = QPushButton(self.tr("&Delete…"), self)
        self.empty = hint_label(self.tr("None yet. You save a session as a preset on the Deal page."), self)
        self._build()

    def _build(self) -> None:
        self.list.setAccessibleName(self.tr("Presets"))
        self.list.setFixedHeight(self.list.fontMetrics().lineSpacing() * _ROWS * 3 // 2)
        self.change_button.setAccessibleName(self.tr("Name, folder… of the selected preset"))
        tip = self.tr("Rename the preset, or let it always deal into one folder")
        self.change_button.setToolTip(tip)
        delete = self.tr("Delete the selected preset")
        self.delete_button.setAccessibleName(delete)
        self.delete_button.setToolTip(delete)
        buttons = column_layout(self.change_button, self.delete_button, STRETCH)
        column_layout(self.empty, row_layout((self.list, 1), buttons), on=self)
        self.setFocusProxy(self.list)
        self.change_button.clicked.connect(self._on_change_button_clicked)
        self.delete_button.clicked.connect(self._on_delete_button_clicked)

    @property
    def presets(self) -> tuple[Preset, ...]:
        """The presets as they are now."""
        return self._presets

    def set_presets(self, presets: tuple[Preset, ...]) -> None:
        """Show `presets`; the row chosen before stays chosen where it can."""
        row = self.list.currentRow()
        self._presets = presets
        self.list.clear()
        self.list.addItems([self._line(preset) for preset in presets])
        self.list.setCurrentRow(min(max(row, 0), len(presets) - 1))
        for shown in (self.list, self.change_button, self.delete_button):
            shown.setVisible(bool(presets))
        self.empty.setVisible(not presets)

    def applied_to(self, settings: Settings) -> Settings:
        """Return `settings` with the presets as they are; the one used last is known by its new name."""
        last = self._names.get(settings.last_preset, settings.last_preset)
        return replace(settings, presets=self._presets, last_preset=last)

    def _line(self, preset: Preset) -> str:
        line = self.tr("{name}: {boards}, {formats}").format(
            name=preset.name,
            boards=board_words(boards_words(BoardRange(preset.first_board, preset.last_board))),
            formats=", ".join(preset.formats) or self.tr("no files"),
        )
        if preset.direct_folder is None:
            return line
        return self.tr("{preset}, always into {folder}").format(preset=line, folder=preset.direct_folder)

    def _replace(self, presets: tuple[Preset, ...]) -> None:
        self.set_presets(presets)
        self.changed.emit()

    def _on_change_button_clicked(self) -> None:
        preset = self._presets[self.list.currentRow()]
        before = PresetDraft(preset.name, preset.folder, is_direct=preset.is_direct)
        decided = self._ask_draft(self.tr("Preset"), before, self)
        if decided is None or decided == before:
            return
        new = decided.put_into(preset)
        if new.name != preset.name and preset_named(self._presets, new.name) and not self._confirm(new.name):
            return
        self._names = {preset.name: new.name}
        self._replace(with_preset(without_preset(self._presets, preset.name), new))

    def _on_delete_button_clicked(self) -> None:
        name = self._presets[self.list.currentRow()].name
        if self._confirm(name):
            self._names = {name: ""}
            self._replace(without_preset(self._presets, name))


_SAVED_MS: Final = 4_000
_LETTERS_WIDE: Final = 108


@dataclass(frozen=True, slots=True)
class SettingsQuestions:
    """What the page asks in dialogs; tests put their answers in place of them.

    `choose_file` asks for Big Deal's settings (empty: cancelled), `confirm` a yes or no.
    """

    confirm: Callable[[Question, QWidget], bool] = confirm
    choose_file: Callable[[QWidget], str] = choose_old_settings


class SettingControl(NamedTuple):
    """A control, what it emits when the user changed its value, and how that is shown and read."""

    whole: QWidget
    changed: SignalInstance
    show: Callable[[Any], None]
    value: Callable[[], Any]


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
        self.saved = PlainLabel(self, wordWrap=True)
        self.identification = IdentificationField(inside)
        self.import_button = OldSettingsButton(inside, self._questions.choose_file)
        self._formats = FormatsModel()
        self.formats = FormatsBox(self._formats, inside)
        self.presets = PresetsList(inside, self._may_drop_preset)
        self.controls = self._controls()
        self.restore_button = QPushButton(self.tr("Restore de&faults…"), self, autoDefault=False)
        self.topics = self._sections()
        self.strip = ErrorStrip(self)
        self._saved_timer = QTimer(self, singleShot=True, interval=_SAVED_MS)
        self._build()
        self._show(store.settings)
        self._connect()

    # -- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.saved.setAccessibleName(self.tr("State of the settings"))
        column = self._column.layout_in
        set_page_margins(column)
        column.addWidget(title_label(self.tr("Settings"), self._column.inside))
        column.addWidget(self.topics, 1)
        bar = QFrame(self)
        bar.setObjectName("dealBar")
        row_layout((self.saved, 1), self.restore_button, on=bar, margin=BAR_MARGINS, spacing=INSIDE)
        note = column_layout(self.strip, margin=ABOVE_BAR)
        column_layout((self._column, 1), note, bar, on=self, spacing=0)
        self.setFocusProxy(self.topics)
        self._saved_timer.timeout.connect(self.saved.clear)

    def _controls(self) -> dict[str, SettingControl]:
        inside = self._column.inside
        languages = (SYSTEM, *(language.code for language in LANGUAGES))
        names = (self.tr("Same as the system"), *(language.name for language in LANGUAGES))
        self_made = {
            "language": _drop_down(languages, names, inside),
            "owner": SettingControl(
                self.identification,
                self.identification.changed,
                self.identification.set_owner,
                lambda: self.identification.owner,
            ),
            "formats": SettingControl(
                self.formats, self.formats.changed, self._show_formats, lambda: self._formats.chosen_names
            ),
            "presets": SettingControl(
                self.presets, self.presets.changed, self.presets.set_presets, lambda: self.presets.presets
            ),
        }
        rows = {name: row for name, row in SETTINGS.items() if row.topic}
        return {name: self_made.get(name) or _control(row, inside) for name, row in rows.items()}

    def _sections(self) -> Sections:
        topics = dict.fromkeys(row.topic for row in SETTINGS.values() if row.topic)
        return Sections(
            self.tr("Topics"),
            [(setting_words(topic), self._topic(topic)) for topic in topics],
            self._column.inside,
        )

    def _topic(self, name: str) -> QWidget:
        """Return the topic `name`, no wider than a line that reads well."""
        inside = self._column.inside
        topic = QWidget(inside)
        topic.setMaximumWidth(self.fontMetrics().averageCharWidth() * _LETTERS_WIDE)
        column = column_layout(on=topic)
        for place, part in enumerate(self._parts(name)):
            if place:
                column.addWidget(StepGap(inside, MARGIN, 0))
            add_to_layout(column, *part)
        column.addStretch(1)
        return topic

    def _parts(self, topic: str) -> Iterator[Sequence[QWidget]]:
        """Yield what is below each other in `topic`, with a gap between: tall controls before lines."""
        inside = self._column.inside
        lines = list[tuple[SettingRow, QWidget]]()
        for name, row in SETTINGS.items():
            whole = self.controls[name].whole if row.topic == topic else None
            if isinstance(whole, (QComboBox, FolderField)):
                lines.append((row, whole))
            elif whole is not None:
                title = section_label(setting_words(row.label), inside)
                if "&" in row.label:
                    title.setBuddy(whole.focusProxy() or whole)
                words = [Explanation(setting_words(row.help), inside)] if row.is_explained else []
                yield title, *words, whole
        if lines:
            yield (self._grid(lines),)
        if topic == SETTINGS["owner"].topic:
            yield (self._import_row(),)

    def _import_row(self) -> QWidget:
        holder = QWidget(self._column.inside)
        words = self.tr("From Big Deal: bigdeal.ini or .bigdealrc, byte for byte.")
        row_layout(self.import_button, (hint_label(words, holder), 1), on=holder)
        return holder

    def _grid(self, lines: Iterable[tuple[SettingRow, QWidget]]) -> QWidget:
        holder = QWidget(self._column.inside)
        form = QFormLayout(holder)
        set_margins(form)
        form.setHorizontalSpacing(MARGIN)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        for row, whole in lines:
            label = buddy_label(setting_words(row.label), whole.focusProxy() or whole, holder)
            label.setMinimumHeight(whole.sizeHint().height())
            form.addRow(label, whole)
        return holder

    def _connect(self) -> None:
        for name, control in self.controls.items():
            control.whole.setProperty("setting", name)
            control.changed.connect(self._on_control_changed)
        self.import_button.imported.connect(self._on_import_button_imported)
        self.import_button.failed.connect(self.strip.show_error)
        self.restore_button.clicked.connect(self._on_restore_button_clicked)
        self._store.changed.connect(self._show)

    # -- showing and keeping ------------------------------------------------------------------------------

    def _show(self, settings: Settings) -> None:
        for name, control in self.controls.items():
            control.show(getattr(settings, name))

    def _show_formats(self, names: tuple[str, ...]) -> None:
        self._formats.choose(names)
        self.formats.refresh()

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
            self.tr("Sets you dealt with it are not affected."),
            self.tr("&Delete"),
        )
        return self._questions.confirm(question, self)

    # -- signals ------------------------------------------------------------------------------------------

    def _on_control_changed(self) -> None:
        name = self.sender().property("setting")
        settings = replace(self._store.settings, **{name: self.controls[name].value()})
        self._keep(self.presets.applied_to(settings) if name == "presets" else settings)

    def _on_import_button_imported(self, old: OldSettings) -> None:
        settings = self._store.settings
        if replaces_owner(settings, old):
            question = Question(
                self.tr("Import old settings"),
                self.tr("Replace the identification?"),
                self.tr(
                    "The one in the file differs from yours. Sets you have already dealt are not affected."
                ),
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
            self.tr("Reset everything to how it was at the first start?"),
            self.tr("Your identification, your presets and the sets you have dealt are kept."),
            self.tr("&Reset"),
        )
        if self._questions.confirm(question, self):
            self._keep(restored_defaults(self._store.settings))


def _control(row: SettingRow, parent: QWidget) -> SettingControl:
    """Return the control of a setting that is a folder or has values to choose from."""
    if row.button:
        folder = FolderField(setting_words(row.title), setting_words(row.button), parent)
        return SettingControl(folder, folder.changed, folder.set_folder, lambda: folder.folder)
    titles = [
        setting_words(choice).format(percent=value)
        for value, choice in zip(row.values, row.choices, strict=True)
    ]
    if not row.explanations:
        return _drop_down(row.values, titles, parent)
    rows = zip(row.values, titles, map(setting_words, row.explanations), strict=True)
    group = ChoiceGroup(setting_words(row.label), list(rows), parent)
    return SettingControl(group, group.chosen, group.set_value, lambda: group.value)


def _drop_down(values: Sequence[object], titles: Sequence[str], parent: QWidget) -> SettingControl:
    """Return a list to choose one of `values` from; for any other it shows the first."""
    box = QComboBox(parent)
    box.addItems(titles)
    return SettingControl(
        box,
        box.activated,
        lambda value: box.setCurrentIndex(values.index(value) if value in values else 0),
        lambda: values[box.currentIndex()],
    )
