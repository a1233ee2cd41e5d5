"""The judgement of a tournament: from what is at hand to the four lists, the same for window and command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bigdeal_gui.tournament.judged_boards import board_entries
from bigdeal_gui.tournament.judged_files import file_entries
from bigdeal_gui.tournament.judged_promise import promise_entries
from bigdeal_gui.tournament.judged_value import value_entries
from bigdeal_gui.tournament.verdict import FourLists

if TYPE_CHECKING:
    from bigdeal_gui.tournament.evidence import Answers, Evidence


def judge(evidence: Evidence, answers: Answers) -> FourLists:
    """Return all that can be said of a tournament."""
    return FourLists.of(
        [
            *board_entries(evidence),
            *promise_entries(evidence, answers),
            *value_entries(evidence, answers),
            *file_entries(evidence),
        ]
    )
