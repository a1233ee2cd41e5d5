"""The settings page: every change is saved at once, and says so."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QFormLayout, QWidget

from bigdeal_gui.errors.storage import CannotWrite
from bigdeal_gui.formats.format import Profile
from bigdeal_gui.gui.parts.dialogs.message_box import MessageBox
from bigdeal_gui.gui.parts.dialogs.preset_dialog import PresetDialog
from bigdeal_gui.gui.parts.languages import LANGUAGES
from bigdeal_gui.gui.settings import page as settings_page
from bigdeal_gui.gui.settings.page import PresetsList, SettingsPage, SettingsQuestions
from bigdeal_gui.pages.presets import PresetDraft
from bigdeal_gui.storage import settings as settings_file
from bigdeal_gui.storage.preset import Preset
from bigdeal_gui.storage.settings import SETTINGS, RandomnessPolicy, Settings
from tests.gui.tree import Story, check_kept

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore
    from bigdeal_gui.pages.questions import Question

TUESDAY = Preset("Tuesday", "Tuesday pairs", 1, 24, ("pbn",))
FRIDAY = Preset("Friday", "Teams", 1, 32, ("dlm", "pbn"))


class Answers:
    """Answers questions, and keeps them."""

    def __init__(self, *, is_yes: bool = True) -> None:
        self.is_yes = is_yes
        self.asked: list[str] = []
        self.whole: list[Question] = []

    def __call__(self, question: Question, _parent: QWidget) -> bool:
        """Answer `question`."""
        self.asked.append(question.question)
        self.whole.append(question)
        return self.is_yes


@pytest.fixture
def answers() -> Answers:
    """Return somebody who says yes."""
    return Answers()


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    """Return the name of old settings, to be written by the test."""
    return tmp_path / "bigdeal.ini"


@pytest.fixture
def page(store: SettingsStore, answers: Answers, ini: Path, qtbot: QtBot) -> SettingsPage:
    """Return the page, shown, with two presets."""
    store.replace(replace(store.settings, presets=(FRIDAY, TUESDAY)))
    made = SettingsPage(
        store, questions=SettingsQuestions(confirm=answers, choose_file=lambda _parent: str(ini))
    )
    made.resize(900, 600)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def kept(tmp_path: Path) -> Settings:
    """Return what stands on the disk."""
    return settings_file.load_settings(tmp_path / "settings.json")


def test_the_identification_is_saved(
    page: SettingsPage, store: SettingsStore, tmp_path: Path, qtbot: QtBot
) -> None:
    """What was typed is on the disk as soon as the line is left, and the page says so."""
    page.identification.line.setFocus()
    with qtbot.waitSignal(page.changed, timeout=1000):
        qtbot.keyClicks(page.identification.line, "Utrecht")
        qtbot.keyClick(page.identification.line, Qt.Key.Key_Return)
    assert store.settings.owner == kept(tmp_path).owner == b"Utrecht"
    assert page.saved.text() == "Saved"


def test_formats_are_saved(page: SettingsPage, tmp_path: Path, qtbot: QtBot) -> None:
    """A tick changes the formats that are ticked at start."""
    with qtbot.waitSignal(page.changed, timeout=1000):
        page.formats.choices["lin"].box.click()
    assert set(kept(tmp_path).formats) == {"pbn", "dlm", "lin"}


@pytest.mark.parametrize("name", ["folder", "archive_folder"])
def test_folders_are_saved(page: SettingsPage, tmp_path: Path, name: str, qtbot: QtBot) -> None:
    """A typed folder is kept; a missing one is told; an empty line means to ask each time."""
    field = page.controls[name].whole
    page.topics.bring(field)
    field.line.setText(str(tmp_path / "missing"))
    with qtbot.waitSignal(page.changed, timeout=1000):
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert getattr(kept(tmp_path), name) == tmp_path / "missing"
    assert field.missing.isVisible()
    field.line.clear()
    with qtbot.waitSignal(page.changed, timeout=1000):
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert getattr(kept(tmp_path), name) is None
    assert not field.missing.isVisible()


@pytest.mark.parametrize("name", [name for name, row in SETTINGS.items() if row.values or name == "language"])
def test_every_choice_is_shown_and_saved(
    page: SettingsPage, store: SettingsStore, tmp_path: Path, name: str, qtbot: QtBot
) -> None:
    """A value is shown when it comes from elsewhere, and kept when the user picks it."""
    control = page.controls[name].whole
    page.topics.bring(control)
    values = SETTINGS[name].values or ("", *(language.code for language in LANGUAGES))
    for place, value in enumerate(values):
        beside = values[place - 1 if place else 1]
        store.replace(replace(store.settings, **{name: beside}))
        assert page.controls[name].value() == beside
        with qtbot.waitSignal(page.changed, timeout=1000):
            if isinstance(control, QComboBox):
                qtbot.keyClick(control, Qt.Key.Key_Down if place else Qt.Key.Key_Up)
            else:
                control.buttons[place].click()
        assert getattr(kept(tmp_path), name) == value


def test_the_page_has_a_control_for_every_setting_with_a_topic(
    page: SettingsPage, store: SettingsStore
) -> None:
    """Each is in its topic and shows its setting; a setting without a topic has none."""
    assert list(page.controls) == [name for name, row in SETTINGS.items() if row.topic]
    assert page.focusProxy() is page.topics
    wraps = QFormLayout.RowWrapPolicy.WrapLongRows
    assert {form.rowWrapPolicy() for form in page.findChildren(QFormLayout)} == {wraps}
    store.replace(replace(store.settings, formats=page.controls["formats"].value()))
    for name, control in page.controls.items():
        assert control.value() == getattr(store.settings, name), name
        page.topics.bring(control.whole)
        assert control.whole.isVisible(), name
        assert page.topics.buttons[page.topics.place].text() == SETTINGS[name].topic


def test_the_page_follows_the_settings(page: SettingsPage, store: SettingsStore, tmp_path: Path) -> None:
    """What is changed elsewhere is shown here."""
    store.replace(
        replace(
            store.settings,
            owner=b"Arnhem",
            formats=("dup",),
            folder=tmp_path,
            profile=Profile.BIGDEAL,
            presets=(),
        )
    )
    assert page.identification.line.text() == "Arnhem"
    assert page.formats.choices["dup"].box.isChecked()
    assert not page.formats.choices["pbn"].box.isChecked()
    assert page.controls["folder"].value() == tmp_path
    assert page.controls["profile"].whole.value is Profile.BIGDEAL
    page.topics.bring(page.presets)
    assert page.presets.empty.isVisible()


def test_a_preset_is_renamed_and_given_a_folder(
    page: SettingsPage, store: SettingsStore, qtbot: QtBot, tmp_path: Path
) -> None:
    """The real dialog asks for both; the list stays in alphabetical order, and the last preset is known."""
    store.replace(replace(store.settings, last_preset="Friday"))
    page.presets.list.setCurrentRow(0)

    def drive() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PresetDialog)
        dialog.name.setText("  Wednesday ")
        dialog.always.click()
        dialog.folder.line.setText("")
        assert not dialog.done_button.isEnabled()
        dialog.folder.line.setText(str(tmp_path))
        dialog.done_button.click()

    QTimer.singleShot(100, drive)
    with qtbot.waitSignal(page.changed, timeout=5000):
        qtbot.mouseClick(page.presets.change_button, Qt.MouseButton.LeftButton)
    changed = replace(FRIDAY, name="Wednesday", folder=tmp_path, is_direct=True)
    assert store.settings.presets == (TUESDAY, changed)
    assert store.settings.last_preset == "Wednesday"
    assert str(tmp_path) in page.presets.list.item(1).text()


@pytest.mark.parametrize("is_yes", [True, False])
def test_a_name_that_is_taken_is_asked_about(
    page: SettingsPage, store: SettingsStore, answers: Answers, *, is_yes: bool, qtbot: QtBot
) -> None:
    """Renaming to a name in use replaces the other preset only after a question."""
    answers.is_yes = is_yes
    page.presets._ask_draft = lambda _title, before, _parent: replace(before, name="Tuesday")
    page.presets.list.setCurrentRow(0)
    qtbot.mouseClick(page.presets.change_button, Qt.MouseButton.LeftButton)
    assert answers.asked == ["Delete the preset “Tuesday”?"]
    assert store.settings.presets == ((replace(FRIDAY, name="Tuesday"),) if is_yes else (FRIDAY, TUESDAY))


@pytest.mark.parametrize("draft", [None, PresetDraft("Friday")])
def test_no_new_name_changes_nothing(
    page: SettingsPage, store: SettingsStore, draft: PresetDraft | None, qtbot: QtBot
) -> None:
    """A cancelled dialog, or the same name, leave the presets as they are."""
    page.presets._ask_draft = lambda _title, _before, _parent: draft
    page.presets.list.setCurrentRow(0)
    with qtbot.assertNotEmitted(page.changed):
        qtbot.mouseClick(page.presets.change_button, Qt.MouseButton.LeftButton)
    assert store.settings.presets == (FRIDAY, TUESDAY)


@pytest.mark.parametrize("is_yes", [True, False])
def test_a_preset_is_deleted_after_a_question(
    page: SettingsPage, store: SettingsStore, answers: Answers, *, is_yes: bool, qtbot: QtBot
) -> None:
    """Only a yes deletes the chosen preset, and no other."""
    answers.is_yes = is_yes
    page.presets.list.setCurrentRow(1)
    qtbot.mouseClick(page.presets.delete_button, Qt.MouseButton.LeftButton)
    assert store.settings.presets == ((FRIDAY,) if is_yes else (FRIDAY, TUESDAY))


def test_old_settings_are_imported(
    page: SettingsPage, store: SettingsStore, ini: Path, answers: Answers, qtbot: QtBot
) -> None:
    """Identification, byte for byte, and formats come over; what is not offered is named."""
    ini.write_bytes(b"formats=dup,zzz\nowner=K\x94ln \n")
    with qtbot.waitSignal(page.changed, timeout=1000):
        qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert store.settings.owner == b"K\x94ln "
    assert store.settings.formats == ("dup",)
    assert "zzz" in page.saved.text()
    assert answers.asked == []


@pytest.mark.parametrize("is_yes", [True, False])
def test_another_identification_is_replaced_after_a_question(
    page: SettingsPage, store: SettingsStore, ini: Path, answers: Answers, *, is_yes: bool, qtbot: QtBot
) -> None:
    """An identification in use is not lost without a yes."""
    store.replace(replace(store.settings, owner=b"Arnhem"))
    answers.is_yes = is_yes
    ini.write_bytes(b"owner=Utrecht\n")
    qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert store.settings.owner == (b"Utrecht" if is_yes else b"Arnhem")
    assert len(answers.asked) == 1


def test_a_damaged_import_is_said_on_the_page(page: SettingsPage, ini: Path, qtbot: QtBot) -> None:
    """What is wrong with the file stands in the strip; nothing is changed."""
    ini.write_bytes(b"no settings\n")
    with qtbot.assertNotEmitted(page.changed):
        qtbot.mouseClick(page.import_button, Qt.MouseButton.LeftButton)
    assert page.strip.isVisible()


def test_defaults_come_back_after_a_question(page: SettingsPage, store: SettingsStore, qtbot: QtBot) -> None:
    """Everything but identification and presets is as at the first start, which does not come again."""
    store.replace(
        replace(store.settings, owner=b"Utrecht", formats=("ber",), randomness=RandomnessPolicy.SYSTEM)
    )
    with qtbot.waitSignal(page.changed, timeout=1000):
        qtbot.mouseClick(page.restore_button, Qt.MouseButton.LeftButton)
    assert store.settings == Settings(owner=b"Utrecht", presets=(FRIDAY, TUESDAY), is_first_run=False)
    assert page.controls["randomness"].whole.value is RandomnessPolicy.USER


def test_what_the_page_asks_and_says_is_as_it_was_kept(
    page: SettingsPage, store: SettingsStore, ini: Path, answers: Answers, qtbot: QtBot
) -> None:
    """Before a preset goes, before an identification does, and before the defaults come back."""
    store.replace(replace(store.settings, owner=b"Arnhem"))
    ini.write_bytes(b"owner=Utrecht\nformats=dup,zzz\n")
    story = Story(page)
    for button in (page.presets.delete_button, page.import_button, page.restore_button):
        page.topics.bring(button)
        story.look()
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        story.tell("asked", answers.whole[-1])
    story.look()
    check_kept("settings", story.text)


def test_the_question_before_the_defaults_is_safe(store: SettingsStore, qtbot: QtBot) -> None:
    """The real question is answered with no by default, and then nothing changes."""
    page = SettingsPage(store)
    qtbot.addWidget(page)
    page.show()
    before = replace(store.settings, formats=("ber",))
    store.replace(before)

    def drive() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, MessageBox)
        box.safe_button.click()

    QTimer.singleShot(100, drive)
    qtbot.mouseClick(page.restore_button, Qt.MouseButton.LeftButton)
    assert store.settings == before


def test_settings_that_cannot_be_saved_stay_as_they_were(
    page: SettingsPage, store: SettingsStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtbot: QtBot
) -> None:
    """When the disk refuses, the page says so and shows what is in force."""

    def refuse(*_arguments: object) -> None:
        raise CannotWrite(tmp_path / "settings.json", "no space left")

    monkeypatch.setattr(settings_file, "save_settings", refuse)
    with qtbot.assertNotEmitted(page.changed):
        page.controls["profile"].whole.buttons[1].click()
    assert page.strip.isVisible()
    assert page.controls["profile"].whole.value is store.settings.profile is Profile.STANDARD
    monkeypatch.undo()
    page.controls["profile"].whole.buttons[1].click()
    assert not page.strip.isVisible()


def test_what_was_saved_is_said_for_a_while(
    store: SettingsStore, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, aloud: list[str]
) -> None:
    """Aloud as well; then the bar is empty again."""
    monkeypatch.setattr(settings_page, "_SAVED_MS", 1)
    page = SettingsPage(store)
    qtbot.addWidget(page)
    page.controls["profile"].whole.buttons[1].click()
    assert aloud == [page.saved.text()] == ["Saved"]
    qtbot.waitUntil(lambda: not page.saved.text())
    assert not any(timer.isActive() for timer in page.findChildren(QTimer))


class Drafts:
    """The list of presets by itself, whose questions the test answers."""

    def __init__(self, qtbot: QtBot) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.draft: PresetDraft | None = None
        self.is_sure = True
        self.asked: list[object] = []
        self.list = PresetsList(
            self.parent,
            lambda name: self.asked.append(name) or self.is_sure,
            lambda *asked: self.asked.append(asked) or self.draft,
        )
        self.changes: list[tuple[Preset, ...]] = []
        self.list.changed.connect(lambda: self.changes.append(self.list.presets))


@pytest.fixture
def drafts(qtbot: QtBot) -> Drafts:
    """Return the list, empty."""
    return Drafts(qtbot)


def test_presets_say_what_they_deal_and_where(drafts: Drafts, tmp_path: Path) -> None:
    """Boards, formats or none, and the folder that needs no asking; without any there are words alone."""
    presets = drafts.list
    controls = (presets.list, presets.change_button, presets.delete_button)
    presets.set_presets(())
    assert [part.isHidden() for part in (*controls, presets.empty)] == [True, True, True, False]
    bare = Preset("Bare", "", 3, 3, (), folder=tmp_path, is_direct=True)
    presets.set_presets((bare, FRIDAY))
    lines = [presets.list.item(row).text() for row in range(presets.list.count())]
    bare_line = f"Bare: board 3, no files, always into {tmp_path}"
    assert lines == [bare_line, "Friday: boards 1–32, dlm, pbn"]
    assert [part.isHidden() for part in (*controls, presets.empty)] == [False, False, False, True]
    assert presets.focusProxy() is presets.list


def test_the_row_stays_where_it_can(drafts: Drafts) -> None:
    """The first is chosen at first, and the last where the chosen one is no more."""
    presets = drafts.list
    rows = []
    presets.set_presets((FRIDAY, TUESDAY))
    rows.append(presets.list.currentRow())
    presets.list.setCurrentRow(1)
    for shown in ((FRIDAY, TUESDAY), (FRIDAY,), ()):
        presets.set_presets(shown)
        rows.append(presets.list.currentRow())
    assert rows == [0, 1, 0, -1]


def test_the_preset_used_last_is_known_by_its_new_name(drafts: Drafts, tmp_path: Path) -> None:
    """And by none once it is deleted; who renames another, or nothing, changes nothing of it."""
    presets = drafts.list
    presets.set_presets((FRIDAY, TUESDAY))
    settings = Settings(last_preset="Friday")
    presets.change_button.click()
    before = PresetDraft("Friday")
    assert drafts.asked == [("Preset", before, presets)]
    drafts.draft = before
    presets.change_button.click()
    assert drafts.changes == []
    drafts.draft = PresetDraft("Friday", tmp_path)
    presets.change_button.click()
    moved = replace(FRIDAY, folder=tmp_path)
    assert drafts.changes.pop() == (moved, TUESDAY)
    assert drafts.asked[1:] == [drafts.asked[0]] * 2, "its own name is not asked about"
    drafts.draft = PresetDraft("Wednesday", tmp_path)
    presets.change_button.click()
    renamed = replace(moved, name="Wednesday")
    assert drafts.changes.pop() == (TUESDAY, renamed)
    applied = presets.applied_to(settings)
    assert (applied.presets, applied.last_preset) == ((TUESDAY, renamed), "Wednesday")
    assert presets.applied_to(Settings(last_preset="Tuesday")).last_preset == "Tuesday"
    presets.list.setCurrentRow(1)
    presets.delete_button.click()
    assert drafts.asked[-1] == "Wednesday"
    assert drafts.changes.pop() == (TUESDAY,)
    assert presets.applied_to(replace(settings, last_preset="Wednesday")).last_preset == ""
