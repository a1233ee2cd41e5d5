"""Sheets of labels as they are sold, and whole pages to be stuck or slid onto an envelope.

Source: the measures that Avery publishes for its products; other makers' sheets of the same numbers of labels
have the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bigdeal_gui.paper.surface import PaperSize


@dataclass(frozen=True, slots=True)
class LabelSheet:
    """A sheet of labels, measured in millimetres from the paper's upper left corner.

    `left` and `top` are where the first label begins, `across` and `down` the way from one label to the next;
    `like` names products with this division.
    """

    name: str
    like: str
    paper: PaperSize
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    across: float
    down: float

    @property
    def labels(self) -> int:
        """How many labels are on a sheet."""
        return self.columns * self.rows


LABEL_SHEETS: Final = (
    LabelSheet("l7163", "L7163, J8163", PaperSize.A4, 2, 7, 99.1, 38.1, 4.65, 15.15, 101.6, 38.1),
    LabelSheet("l7165", "L7165, J8165", PaperSize.A4, 2, 4, 99.1, 67.7, 4.65, 13.1, 101.6, 67.7),
    LabelSheet("l7160", "L7160, J8160", PaperSize.A4, 3, 7, 63.5, 38.1, 7.25, 15.15, 66.0, 38.1),
    LabelSheet("5163", "5163, 8163", PaperSize.LETTER, 2, 5, 101.6, 50.8, 3.97, 12.7, 106.36, 50.8),
    LabelSheet("5164", "5164, 8164", PaperSize.LETTER, 2, 3, 101.6, 84.67, 3.97, 12.7, 106.36, 84.67),
    LabelSheet("a4", "A4", PaperSize.A4, 1, 1, 170.0, 120.0, 20.0, 88.5, 0.0, 0.0),
    LabelSheet("letter", "Letter", PaperSize.LETTER, 1, 1, 175.9, 120.0, 20.0, 79.7, 0.0, 0.0),
)
"""In the order in which they are offered; the last two are whole pages, for envelopes."""

DEFAULT_LABELS: Final = LABEL_SHEETS[0]


def label_sheet(name: str) -> LabelSheet:
    """Return the sheet called `name`, such as `l7163`.

    Raises:
        KeyError: there is none.
    """
    return {sheet.name: sheet for sheet in LABEL_SHEETS}[name]
