"""The languages of the window, and the one that is in force."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from bigdeal_gui.catalogue import NO_COUNT, Catalogue
from bigdeal_gui.resource_files import translation_folder
from bigdeal_gui.services.spoken import catalogue_of, spoken_text
from bigdeal_gui.words import translate_with

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

_NAMES: Final = dict(LANGUAGES)
_NORWEGIAN: Final = {"no": "nb", "nn": "nb"}
_QT_CODES: Final = {"nb": "nn", "pt": "pt_BR"}
"""The nearest that Qt speaks; the words on buttons are in our own files."""


def language_of_system(locale: QLocale | None = None) -> str:
    """Return the first of our languages that `locale` (None: the system's) asks for, or English."""
    for name in (locale or QLocale.system()).uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        code = _NORWEGIAN.get(code, code)
        if code in _NAMES:
            return code
    return ENGLISH


class Translations(QObject):
    """Lets the program speak one language: its own words, Qt's own, dates and numbers.

    Widgets that are there already keep their words; whoever chooses a language makes them again.

    Attributes:
        unreadable: The name of the language that was asked for and cannot be loaded; English then takes its
            place. Empty where all is well.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.unreadable = ""
        self._translators: list[QTranslator] = []
        self._wanted = ""
        self._code = ""
        self._system = QLocale()

    @property
    def code(self) -> str:
        """The code of the language in force; empty before the first."""
        return self._code

    def speak(self, code: str) -> bool:
        """Put the language `code` (SYSTEM or one of LANGUAGES) in force; return whether that changed it."""
        wanted = code if code in _NAMES else language_of_system(self._system)
        if wanted == self._wanted:
            return False
        self._silence()
        self._wanted = wanted
        catalogue = catalogue_of(wanted)
        self.unreadable = "" if catalogue else _NAMES[wanted]
        self._code = wanted if catalogue else ENGLISH
        QLocale.setDefault(self._locale(self._code))
        # Qt's own words (buttons of dialogs) are beside ours in a frozen program, else where Qt is.
        qt = f"qtbase_{_QT_CODES.get(self._code, self._code)}"
        for folder in (
            QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
            str(translation_folder()),
        ):
            words_of_qt = QTranslator(self)
            if words_of_qt.load(qt, folder):
                self._install(words_of_qt)
        if catalogue := catalogue or catalogue_of(ENGLISH):
            self._install(_OurWords(catalogue, self))
            translate_with(partial(spoken_text, catalogue), self._code)
        return True

    def _locale(self, code: str) -> QLocale:
        """Return the system's ways with dates and numbers if it speaks `code`, else those of `code`."""
        return self._system if language_of_system(self._system) == code else QLocale(code)

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._translators.append(translator)

    def _silence(self) -> None:
        translate_with(None)
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()


class _OurWords(QTranslator):
    """Gives Qt the translations of a catalogue."""

    def __init__(self, catalogue: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(
        self, context: str, text: str, comment: str | None = None, count: int = NO_COUNT
    ) -> str | None:
        # After None, and only then, Qt asks the next translator.
        return self._catalogue.translation(context, text, comment or "", count)
