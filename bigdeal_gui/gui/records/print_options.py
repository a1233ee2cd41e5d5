"""What the last choices mean for the print; a strange word means the default. Knows no widget."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QLocale

from bigdeal_gui.gui.parts.languages import language_of_system
from bigdeal_gui.paper.label_sheets import DEFAULT_LABELS, LABEL_SHEETS, LabelSheet
from bigdeal_gui.paper.labels import LabelOptions
from bigdeal_gui.paper.record_options import Order, PerPage, RecordOptions, SuitColours, Ten
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.seals import SealWay

if TYPE_CHECKING:
    from bigdeal_gui.storage.record_choices import RecordChoices
    from bigdeal_gui.storage.settings import Settings

_Choice = TypeVar("_Choice", bound=Enum)


def usual_paper() -> PaperSize:
    """Return the paper that is sold where the user lives."""
    is_letter = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return PaperSize.LETTER if is_letter else PaperSize.A4


def paper_of(choices: RecordChoices) -> PaperSize:
    """Return the chosen paper, or the usual one."""
    return _chosen(choices.paper, usual_paper())


def language_of(choices: RecordChoices, settings: Settings) -> str:
    """Return the language of the print: the one chosen for it, or the window's."""
    return choices.language or settings.language or language_of_system()


def record_options(choices: RecordChoices, settings: Settings) -> RecordOptions:
    """Return how records look."""
    return RecordOptions(
        paper=paper_of(choices),
        per_page=_chosen(choices.layout, PerPage.EIGHTEEN),
        order=_chosen(choices.order, Order.ROWS),
        colours=_chosen(choices.colours, SuitColours.FOUR),
        ten=_chosen(choices.ten, Ten.FIGURES),
        language=language_of(choices, settings),
    )


def label_options(choices: RecordChoices, settings: Settings) -> LabelOptions:
    """Return how labels are printed."""
    sheet = sheet_of(choices)
    return LabelOptions(sheet, language_of(choices, settings), copies=max(choices.label_copies, 1))


def sheet_of(choices: RecordChoices) -> LabelSheet:
    """Return the chosen sheet of labels; the first one of the usual paper without a choice."""
    named = {one.name: one for one in LABEL_SHEETS}
    usual = next((one for one in LABEL_SHEETS if one.paper is usual_paper()), DEFAULT_LABELS)
    return named.get(choices.label_sheet, usual)


def seal_way_of(choices: RecordChoices) -> SealWay:
    """Return the way of sealing that was chosen last; leaving open is never remembered."""
    way = _chosen(choices.seal, SealWay.PASSPHRASE)
    return way if way is SealWay.RELEASE else SealWay.PASSPHRASE


def _chosen(word: str, default: _Choice) -> _Choice:
    return next((one for one in type(default) if one.value == word), default)
