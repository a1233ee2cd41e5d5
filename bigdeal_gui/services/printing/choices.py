"""How a club prints: what was chosen last, kept in the settings, for window and command alike."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bigdeal_gui.paper.record_options import RecordOptions, record_options, usual_paper
from bigdeal_gui.paper.sheets.label_sheets import DEFAULT_LABELS, LABEL_SHEETS, LabelSheet
from bigdeal_gui.paper.sheets.labels import LabelOptions
from bigdeal_gui.services.printing.labels import typed_sections
from bigdeal_gui.services.printing.seals import SealWay

if TYPE_CHECKING:
    from bigdeal_gui.storage.settings import Settings


_LOCALE_LETTERS: Final = 85
"""As long as a name may be. Source: Microsoft, winnls.h, LOCALE_NAME_MAX_LENGTH."""


@dataclass(frozen=True, slots=True)
class PrintChoices:
    """The last choices. Their names are the settings'; never a passphrase.

    `web_page` makes a hand record HTML. `has_asked_for_results`: double dummy was chosen, and is not there
    because it is usual. `seal` is a way that waits for play to end: leaving a record open is
    never remembered. `with_pack`: after play the public pack is made with the record. `label_copies` is at
    least 1.
    """

    options: RecordOptions
    web_page: bool = False
    seal: SealWay = SealWay.PASSPHRASE
    with_pack: bool = True
    label_sheet: LabelSheet = DEFAULT_LABELS
    label_copies: int = 1
    site: str = ""
    sections: str = ""
    director: str = ""
    has_asked_for_results: bool = False

    @property
    def labels(self) -> LabelOptions:
        """How labels are printed."""
        return LabelOptions(self.label_sheet, self.options.language, copies=self.label_copies)

    @property
    def section_names(self) -> tuple[str, ...]:
        """The sections, one by one; none for an empty text."""
        return typed_sections(self.sections)


def print_choices_in(settings: Settings, locale: str, language: str = "en") -> PrintChoices:
    """Return the choices of `settings`.

    Where nobody chose, the paper is that of the language's country, or of `locale`, the system's, such as
    `fr_CA`; the language is the window's, and `language` where the settings leave it to the system.
    """
    language = settings.language or language
    return print_choices(
        settings.records, RecordOptions(paper=usual_paper(language, locale), language=language)
    )


def print_choices(untrusted: Mapping[str, object], usual: RecordOptions) -> PrintChoices:
    """Return the choices that the settings mean; what is missing or strange is as in `usual`, or the default.

    `usual` has the paper that is sold here and the window's language; the paper of labels follows it.
    """
    own = next((sheet for sheet in LABEL_SHEETS if sheet.paper is usual.paper), DEFAULT_LABELS)
    sheets = {sheet.name: sheet for sheet in LABEL_SHEETS}
    timed = {way.value: way for way in (SealWay.RELEASE, SealWay.LOCKED)}
    return PrintChoices(
        record_options(untrusted, usual),
        web_page=untrusted.get("web_page") is True,
        seal=timed.get(_text(untrusted, "seal"), SealWay.PASSPHRASE),
        with_pack=untrusted.get("with_pack") is not False,
        label_sheet=sheets.get(_text(untrusted, "label_sheet"), own),
        label_copies=_copies(untrusted.get("label_copies")),
        site=_text(untrusted, "site"),
        sections=_text(untrusted, "sections"),
        director=_text(untrusted, "director"),
        has_asked_for_results=untrusted.get("double_dummy") is True,
    )


if sys.platform == "win32":

    def locale_of_system() -> str:
        """Return the name of the user's language and country, such as `fr-CA`; empty for none."""
        import ctypes  # noqa: PLC0415 - Windows alone has it to ask

        name = ctypes.create_unicode_buffer(_LOCALE_LETTERS)
        ctypes.windll.kernel32.GetUserDefaultLocaleName(name, _LOCALE_LETTERS)
        return name.value

else:

    def locale_of_system(environ: Mapping[str, str] = os.environ) -> str:
        """Return the name of the language and country for paper, such as `fr_CA.UTF-8`; empty for none."""
        return next((name for name in map(environ.get, ("LC_ALL", "LC_PAPER", "LANG")) if name), "")


def _text(untrusted: Mapping[str, object], name: str) -> str:
    value = untrusted.get(name)
    return value if isinstance(value, str) else ""


def _copies(untrusted: object) -> int:
    return max(untrusted, 1) if isinstance(untrusted, int) and not isinstance(untrusted, bool) else 1
