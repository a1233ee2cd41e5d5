"""The languages of the window, and the one that is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from bigdeal_gui.pages.table_texts import STATES
from bigdeal_gui.resource_files import resource_folder
from bigdeal_gui.words import translate_with

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SYSTEM: Final = ""
"""The code that means: whichever of ours the system speaks."""

ENGLISH: Final = "en"


class Language(NamedTuple):
    """A language by its ISO 639-1 code and the name that its speakers give it."""

    code: str
    name: str


LANGUAGES: Final = (
    Language("en", "English"),
    Language("da", "Dansk"),
    Language("de", "Deutsch"),
    Language("es", "Español"),
    Language("fr", "Français"),
    Language("it", "Italiano"),
    Language("nl", "Nederlands"),
    Language("nb", "Norsk"),
    Language("pl", "Polski"),
    Language("pt", "Português"),
    Language("sv", "Svenska"),
)
"""English, in which the program is written, then by name."""

_CODES: Final = tuple(language.code for language in LANGUAGES)
_NORWEGIAN: Final = {"no": "nb", "nn": "nb"}
_QT_CODES: Final = {"nb": "nn", "pt": "pt_BR"}
"""The nearest that Qt speaks; the words on buttons are in our own files."""


def translation_folder() -> Path:
    """Return the folder of the compiled translations."""
    return resource_folder() / "translations"


def language_of_system(locale: QLocale | None = None) -> str:
    """Return the first of our languages that `locale` (None: the system's) asks for, or English."""
    for name in (locale or QLocale.system()).uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        code = _NORWEGIAN.get(code, code)
        if code in _CODES:
            return code
    return ENGLISH


class Translations(QObject):
    """Lets the program speak one language: its own words, Qt's own, dates and numbers.

    Widgets that are there already keep their words; whoever chooses a language makes them anew.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        self._code = ""
        self._system = QLocale()

    @property
    def code(self) -> str:
        """The code of the language in force; empty before the first."""
        return self._code

    def speak(self, code: str) -> bool:
        """Put the language `code` (SYSTEM or one of LANGUAGES) in force; return whether that changed it."""
        wanted = code if code in _CODES else language_of_system(self._system)
        if wanted == self._code:
            return False
        self._silence()
        self._code = wanted
        QLocale.setDefault(self._locale(wanted))
        for name, folder in self._files(wanted):
            translator = QTranslator(self)
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)
        translate_with(_spoken, wanted)
        return True

    def _locale(self, code: str) -> QLocale:
        """Return the system's ways with dates and numbers if it speaks `code`, else those of `code`."""
        return self._system if language_of_system(self._system) == code else QLocale(code)

    @staticmethod
    def _files(code: str) -> Iterator[tuple[str, str]]:
        ours = str(translation_folder())
        # Qt's own words (buttons of dialogs) lie beside ours in a frozen program, else where Qt lies.
        qt = f"qtbase_{_QT_CODES.get(code, code)}"
        yield qt, QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        yield qt, ours
        yield f"bigdeal-gui_{code}", ours

    def _silence(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()


def _spoken(context: str, text: str) -> str:
    """Translate for the rooms below; states of a set are called as everywhere in the window."""
    if context == STATES:
        return _state(text)
    return QCoreApplication.translate(context, text)


def _state(text: str) -> str:
    from bigdeal_gui.journal.sets import State  # noqa: PLC0415 - behind the first page
    from bigdeal_gui.pages.sets import state_words  # noqa: PLC0415 - as above

    state = next((state for state in State if state.value == text), None)
    return QCoreApplication.translate(STATES, text) if state is None else state_words(state).lower()
