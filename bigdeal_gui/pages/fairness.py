"""“Is our machine fair?” without a screen: what is asked, what is shown, and the sheet that is printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bigdeal_gui.analysis.check_up import wording
from bigdeal_gui.pages.questions import Question
from bigdeal_gui.services.printing.check_up_sheet import make_check_up_sheet, summary_lines
from bigdeal_gui.services.sets.check_up import CheckUpReport, Fate, check_up
from bigdeal_gui.words import translate

if TYPE_CHECKING:
    from bigdeal_gui.analysis.check_up.verdict import CheckUp
    from bigdeal_gui.services.work import Work
    from bigdeal_gui.storage.delivery import DeliveredFile

_MOST_NAMED: Final = 20
"""So many files are named that could not be read; the sheet names them all."""


@dataclass(frozen=True, slots=True)
class Fairness:
    """A verdict over sets, in the user's words."""

    report: CheckUpReport
    found: CheckUp
    sentence: str
    details: str

    @property
    def is_to_be_confirmed(self) -> bool:
        """Whether somebody has to say that sets were played which the journal does not know."""
        return self.report.known_sets < self.found.sets

    def print_sheet(self, target: Path, work: Work) -> DeliveredFile:
        """Print the sheet into a new file.

        Raises:
            AppError: the file cannot be drawn or written; nothing is left of it.
        """
        return make_check_up_sheet(self.report, self.found, target, work.journal)


def look_at_played(paths: Sequence[Path], work: Work) -> Fairness | None:
    """Return the verdict over the sets in `paths`; None where no set could be read.

    Raises:
        NotFinished: some of them are still to be played.
    """
    report = check_up(paths, work)
    found = report.found
    if found is None:
        return None
    powers = "\n".join(f"{name}: {seen}" for name, seen in wording.filter_power_lines(found))
    unreadable = "\n".join(
        f"{file.path.name}: {file.reason}" for file in report.of(Fate.UNREADABLE)[:_MOST_NAMED]
    )
    parts = ("\n".join(summary_lines(report, found)), unreadable, f"{wording.filters_title(found)}\n{powers}")
    return Fairness(report, found, wording.verdict_sentence(found), "\n\n".join(filter(None, parts)))


def played_question() -> Question:
    """Return what is asked once about sets that the journal does not know."""
    return Question(
        translate("fairness", "Were these boards played?"),
        translate("fairness", "Has everybody played all of these boards?"),
        translate("fairness", "This computer does not know all of these sets. Figures tell about the hands."),
        translate("fairness", "&They were played"),
    )
