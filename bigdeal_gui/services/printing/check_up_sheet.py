"""The sheet that a club prints of its check-up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bigdeal_gui import PROGRAM_NAME, __version__
from bigdeal_gui.analysis.check_up import wording
from bigdeal_gui.analysis.check_up.filters import normal_deviate
from bigdeal_gui.analysis.check_up.verdict import FALSE_ALARMS, CheckUp
from bigdeal_gui.paper.check_up_sheet import CheckUpFacts, check_up_pdf
from bigdeal_gui.paper.surface import PaperSize
from bigdeal_gui.services.printing.records import require_pdf
from bigdeal_gui.services.sets.check_up import CheckUpReport, Fate
from bigdeal_gui.storage.delivery import DeliveredFile, deliver_file
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.journal.journal import Journal


def make_check_up_sheet(
    report: CheckUpReport, found: CheckUp, target: Path, journal: Journal, paper: PaperSize = PaperSize.A4
) -> DeliveredFile:
    """Make the sheet of `report`, whose verdict is `found`, as the new PDF `target`.

    Raises:
        Usage: the name does not end with .pdf.
        AppError: the file cannot be drawn or written; nothing is left of it.
    """
    facts = check_up_facts(report, found)
    return deliver_file(
        require_pdf(target), lambda: check_up_pdf(facts, paper), key=journal.store.delivery_key
    )


def summary_lines(report: CheckUpReport, found: CheckUp) -> tuple[str, ...]:
    """Return what stands under the verdict: how often, what was looked at, and what was not."""
    return (
        wording.chance_in_words(found),
        wording.figures_looked_at(found),
        wording.files_line(
            len(report.of(Fate.COUNTED)), len(report.of(Fate.COPY)), len(report.of(Fate.UNREADABLE))
        ),
        *(wording.never_finished_line(one.event, one.month, one.sets) for one in report.never_finished),
    )


def check_up_facts(report: CheckUpReport, found: CheckUp) -> CheckUpFacts:
    """Return what the sheet says."""
    return CheckUpFacts(
        title=translate("check-up", "Is our machine fair?"),
        sentence=wording.verdict_sentence(found),
        lines=summary_lines(report, found),
        powers_title=wording.filters_title(found),
        powers=tuple(wording.filter_power_lines(found)),
        picture_title=translate(
            "check-up", "Each mark is a figure. A fair machine’s marks are in the grey band."
        ),
        rows=tuple((name, tuple(marks)) for name, marks in wording.deviation_rows(found)),
        band=normal_deviate(FALSE_ALARMS / len(found.figures) / 2),
        digest_title=translate("check-up", "SHA-256 of the list of the files’ SHA-256"),
        digest=report.digest,
        figures_title=translate("check-up", "All figures: count, expected by chance, chance to stray so far"),
        figures=tuple(
            f"{figure.name:20} {figure.level.value:11} {figure.count:12.6g} {figure.expected:12.6g}"
            f" {figure.chance:10.3g}"
            for figure in found.figures
        ),
        files_title=translate("check-up", "Files, with their SHA-256"),
        files=tuple(
            f"{file.sha256 or '–'}  {file.path.name}"
            for file in report.files
            if file.fate is not Fate.NO_BOARDS
        ),
        program=f"{PROGRAM_NAME} {__version__}",
    )
