"""The languages of the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from bigdeal_gui.errors.base import AppError, error_advice
from bigdeal_gui.errors.storage import FolderMissing
from bigdeal_gui.formats.table import format_by_name
from bigdeal_gui.gui.main_window import MainWindow
from bigdeal_gui.gui.parts.languages import LANGUAGES, Translations, language_of_system
from bigdeal_gui.gui.session import WindowSession
from bigdeal_gui.journal.chain import Row, chain_problems
from bigdeal_gui.model.diagrams import parse_deal
from bigdeal_gui.model.plans import BoardRange
from bigdeal_gui.pages.table_texts import format_title, meter_words
from bigdeal_gui.randomness.messages import MeterMessage
from bigdeal_gui.resource_files import translation_file
from bigdeal_gui.services import spoken
from bigdeal_gui.storage.names import check_file_name
from bigdeal_gui.storage.settings import SettingsDamage, load_settings
from bigdeal_gui.words import language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from bigdeal_gui.gui.parts.settings_store import SettingsStore

OTHERS = [language.code for language in LANGUAGES if language.code != "en"]


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    """A voice that is English again when the test is over."""
    made = Translations(qapp)
    yield made
    made.speak("en")
    # Else its words would be asked for before those of every window that comes after.
    made.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, looks: None) -> Iterator[MainWindow]:  # noqa: ARG001
    """An empty window; the looks of the program are put back behind it."""
    made = MainWindow()
    qtbot.addWidget(made)
    yield made
    made.ask_before_closing(lambda: True)


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("de_CH", "de"), ("nn_NO", "nb"), ("pt_BR", "pt"), ("C", "en"), ("ja_JP", "en"), ("en_GB", "en"),
        *((language.code, language.code) for language in LANGUAGES),
    ],
)  # fmt: skip
def test_the_system_says_which_language(locale: str, code: str) -> None:
    """The first language of ours that the system asks for is taken, and English where there is none."""
    assert language_of_system(QLocale(locale)) == code


def test_before_the_first_no_language_is_in_force(translations: Translations) -> None:
    """The first one changes that, whichever it is; the same again changes nothing."""
    assert (translations.code, translations.unreadable) == ("", "")
    assert [translations.speak(code) for code in ("en", "en", "pl", "nb")] == [True, False, True, True]
    assert (translations.code, translations.unreadable) == ("nb", "")


@pytest.mark.parametrize("code", OTHERS)
def test_words_of_every_room_are_translated(code: str, translations: Translations) -> None:
    """Words of the window, of errors, formats and the meter come in the language; fields are kept."""
    folder = Path("somewhere")
    english = (
        QApplication.translate("DealPage", "Deal a session"),
        *error_advice(FolderMissing(folder)),
        str(FolderMissing(folder)),
        format_title(format_by_name("dup")),
        meter_words(MeterMessage.LOOP),
    )
    assert translations.speak(code)
    spoken = (
        QApplication.translate("DealPage", "Deal a session"),
        *error_advice(FolderMissing(folder)),
        str(FolderMissing(folder)),
        format_title(format_by_name("dup")),
        meter_words(MeterMessage.LOOP),
    )
    assert not set(spoken) & set(english)
    assert str(folder) in spoken[3]


def reasons_of_lower_rooms() -> list[str]:
    """Return what readers, hands, names of files and the chain of the journal say of what is wrong."""
    said = []
    for attempt in (
        lambda: format_by_name("lin").read(b"qx|o1|md|3|pg||"),
        lambda: format_by_name("pbn").read(b'[Board "x"]\n[Deal "N:"]\n'),
        lambda: parse_deal("N:AKQJT98765432... - - -"),
        lambda: check_file_name("a:b"),
    ):
        with pytest.raises(AppError) as raised:
            attempt()
        said.append(str(raised.value))
    row = Row(2, "", 1, "deal", None, 0, "{}", b"", b"", b"")
    return [*said, *map(str, chain_problems([row], b"", b"", list))]


@pytest.mark.parametrize("code", OTHERS)
def test_reasons_of_lower_rooms_are_translated(code: str, translations: Translations, tmp_path: Path) -> None:
    """What is wrong with a file, hands, a name, a row or the settings is said in the language."""
    english = reasons_of_lower_rooms()
    path = tmp_path / "settings.json"
    path.write_text("{", "utf-8")
    damages: list[SettingsDamage] = []
    load_settings(path, damages.append)
    damage = str(damages[0])
    assert translations.speak(code)
    assert language() == code
    spoken = reasons_of_lower_rooms()
    assert len(spoken) == len(english) == 6
    assert not set(spoken) & set(english)
    # The settings, which name the language, are read before it is spoken.
    assert str(damages[0]) != damage
    assert "settings.json.damaged-1" in str(damages[0])


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (1, "1 board dealt", "1 rozdanie"),
        (3, "3 boards dealt", "3 rozdania"),
        (5, "5 boards dealt", "5 rozdań"),
    ],
)
def test_plurals_follow_the_language(
    count: int, english: str, polish: str, translations: Translations
) -> None:
    """One, few and many have forms of their own where the language has."""
    translations.speak("en")
    assert QApplication.translate("ResultPanel", "%n board(s) dealt", "", count) == english
    translations.speak("pl")
    assert polish in QApplication.translate("ResultPanel", "%n board(s) dealt", "", count)


def test_a_language_that_cannot_be_loaded_costs_that_language_alone(
    translations: Translations, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a sound file English is spoken, plurals too, and the language is named; others can be had."""
    monkeypatch.setattr(
        spoken, "translation_file", lambda code: tmp_path if code == "de" else translation_file(code)
    )
    assert translations.speak("de")
    assert not translations.speak("de")
    assert (translations.unreadable, translations.code, language()) == ("Deutsch", "en", "en")
    assert QApplication.translate("ResultPanel", "%n board(s) dealt", "", 1) == "1 board dealt"
    assert translations.speak("nl")
    assert (translations.unreadable, translations.code, language()) == ("", "nl", "nl")


def test_the_window_says_which_language_is_missing(
    window: MainWindow, store: SettingsStore, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With no translations at all the window is in English and deals; one sentence says why."""
    monkeypatch.setattr(spoken, "translation_file", lambda code: tmp_path / code)
    store.replace(replace(store.settings, language="pl"))
    session = WindowSession(window, store, lambda _progress, _cancel: ("one",))
    strip = session.deal_page.strip
    assert not strip.isHidden()
    assert strip.title.text() == "Polski cannot be loaded"
    assert "in English" in strip.sentence.text()
    assert window.page_names[0] == "Deal"
    window.close()


def test_qt_speaks_the_language_or_the_nearest_that_it_knows(translations: Translations) -> None:
    """The menu of a field has no English words in any of them."""
    words = {}
    for code, _name in LANGUAGES:
        translations.speak(code)
        words[code] = QCoreApplication.translate("QWidgetTextControl", "&Undo")
    assert {code for code, word in words.items() if word == "&Undo"} == {"en"}


def test_dates_and_numbers_follow_the_language(translations: Translations) -> None:
    """A thousand is written as the language writes it."""
    translations.speak("de")
    assert QLocale().toString(1234567) == "1.234.567"
    translations.speak("en")
    assert QLocale().language() in {QLocale.Language.English, QLocale.Language.C}


def test_the_language_changes_while_the_window_is_open(
    window: MainWindow, store: SettingsStore, qtbot: QtBot
) -> None:
    """The pages are there in the new language at once; the meter and the form keep what was put in."""
    session = WindowSession(window, store, lambda _progress, _cancel: ("one",))
    session.open()
    qtbot.waitUntil(lambda: session.deal_page.model.self_test is True)
    session.deal_page.model.event = "Tuesday pairs"
    session.deal_page.model.formats.boards = BoardRange(1, 12)
    window.show_page("Settings")
    meter = session.collector.meter
    store.replace(replace(store.settings, language="de"))
    qtbot.waitUntil(lambda: session.translations.code == "de")
    assert "Settings" not in window.page_names
    assert len(window.page_names) == len(set(window.page_names))
    assert window.open_page is not None
    assert window.open_page.accessibleName() == window.page_names[-1]
    assert session.deal_page.model.event == "Tuesday pairs"
    assert len(session.deal_page.model.formats.boards) == 12
    assert session.deal_page.model.self_test is True
    assert session.collector.meter is meter
    words = {label.text() for kind in (QLabel, QPushButton) for label in session.deal_page.findChildren(kind)}
    assert "Deal a session" not in words
    store.replace(replace(store.settings, language="en"))
    qtbot.waitUntil(lambda: window.page_names[0] == "Deal")
    window.close()
